#include "games/world/rules/track.h"

int world_track_site_target(const WorldTrack *track, int field) {
    int target = field + track->site[field];
    if (target < 0) {
        return 0;
    }
    return target > track->goal ? track->goal : target;
}

WorldTrackFault world_track_check(const WorldTrack *track, int *field) {
    *field = track->goal;
    if (track->goal < 1) {
        return WORLD_TRACK_GOAL;
    }
    for (int at = 0; at <= WORLD_GOAL_MAX; at++) {
        if (track->site[at] == 0) {
            continue;
        }
        *field = at;
        if (at == 0 || at == track->goal) {
            return WORLD_TRACK_SITE_ON_END;
        }
        if (at > track->goal) {
            return WORLD_TRACK_SITE_OUTSIDE;
        }
        if (track->site[world_track_site_target(track, at)] != 0) {
            return WORLD_TRACK_SITE_TO_SITE;
        }
    }
    return WORLD_TRACK_FINE;
}
