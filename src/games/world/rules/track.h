/* The track: spaces from the start, 0, to the finish, some of them sites with a signed number. */
#ifndef GAMES_WORLD_RULES_TRACK_H
#define GAMES_WORLD_RULES_TRACK_H

#include "games/world/rules/card.h"

#include <stdbool.h>

enum { WORLD_STAGES_MAX = 99 };    /* of a track that says how many; others take as many as it takes */
enum { WORLD_LAST_AHEAD_MAX = 9 }; /* on a track that makes up for the last turn */

typedef struct WorldTrack {
    uint8_t goal;                    /* 1 to WORLD_GOAL_MAX */
    int8_t site[WORLD_GOAL_MAX + 1]; /* by field; 0: no site */
    uint8_t stages;                  /* after these, the furthest figurine goes to the goal; 0: as many as it takes */
    uint8_t last_ahead;              /* fields that whoever has the last turn of the first round starts ahead */
} WorldTrack;

typedef enum WorldTrackFault {
    WORLD_TRACK_FINE,
    WORLD_TRACK_GOAL,         /* goal out of bounds */
    WORLD_TRACK_SITE_ON_END,  /* a site on the start or the goal */
    WORLD_TRACK_SITE_OUTSIDE, /* a site behind the goal */
    WORLD_TRACK_SITE_TO_SITE, /* a site's own move ends on a site */
} WorldTrackFault;

/* Checks a track; where it is at fault, *field says at which field. */
WorldTrackFault world_track_check(const WorldTrack *track, int *field);

/* Where a site's own move ends when nothing stands in the way. */
int world_track_site_target(const WorldTrack *track, int field);

/* Whether no stage follows that one, wherever the figurines are. */
static inline bool world_track_ends_with(const WorldTrack *track, int stage) {
    return track->stages != 0 && stage >= track->stages;
}

#endif
