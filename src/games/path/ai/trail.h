/* One player's part of a game, as small as a search wants it, and the lines that may extend it. */
#ifndef GAMES_PATH_AI_TRAIL_H
#define GAMES_PATH_AI_TRAIL_H

#include "games/path/ai/ground.h"

typedef struct Trail {
    PathCells open;      /* cells that are free and can still be come to */
    PathCells degree[3]; /* how many open neighbours every cell has, bit by bit */
    uint64_t supply;     /* open cells of each colour, a byte each */
    uint8_t end[2];      /* cells, by PathEnd */
    uint8_t count;       /* cells of the path */
    uint8_t highest;     /* number reached so far */
    int16_t points;
    bool settled; /* each part of the open cells is known to hang together, and to have an end that goes into it */
} Trail;

enum { ROUND_SURE = 32 };

/* What holds for a whole round. */
typedef struct Round {
    const Ground *ground;
    uint64_t fields;                /* of each colour on the cards still to come, a byte each */
    uint16_t to_come;               /* a bit for each of these cards */
    uint16_t reached;               /* a bit for each number somebody reached in an earlier round */
    uint16_t soon;                  /* the same once this round is over, as far as it is foreseen */
    uint8_t left;                   /* rounds after this one */
    bool exact;                     /* all lines are tried to the end, so no open cell is let go of */
    uint8_t missing[64];            /* by a set of colours: cards to come that have none of them */
    uint8_t chance[PATH_CARDS + 1]; /* by cards that do not fit: of the next to fit, in ROUND_SURE */
} Round;

/* Others are foreseen to take nothing. */
void round_make(Round *round, const Ground *ground, unsigned to_come, unsigned reached);

void trail_of(Trail *trail, const Ground *ground, const PathPlayer *player);

static inline int trail_total(const Trail *trail) {
    return trail->points - (PATH_CELLS - trail->count);
}

static inline int trail_worth_if(const Ground *ground, const Trail *trail, int number, unsigned reached) {
    bool full = ground->alone ? number > trail->highest : (reached >> number & 1) == 0;
    return full ? number : (number + 1) / 2;
}

/* Points a number is worth to a player in this round, and after it. */
static inline int trail_worth(const Round *round, const Trail *trail, int number) {
    return trail_worth_if(round->ground, trail, number, round->reached);
}

static inline int trail_worth_later(const Round *round, const Trail *trail, int number) {
    return trail_worth_if(round->ground, trail, number, round->soon);
}

/* A line, and where it leads. */
typedef struct Step {
    PathLine line;
    int32_t value;
    Trail after;
} Step;

/* The lines of greatest value, best first, of equals the one that is found first; returns how many. All are judged by
 * weights, the best of them closely. */
enum { TRAIL_STEPS_MAX = 64, TRAIL_CLOSELY = 6 };
int trail_steps(const Round *round, const Trail *trail, const PathCard *card, Step *out, int most);

/* Where a line leads that may be drawn; its value is left at 0. */
void trail_follow(const Round *round, const Trail *trail, const PathLine *line, Step *out);

/* The same, all judged at a glance alone. */
int trail_steps_at_a_glance(const Round *round, const Trail *trail, const PathCard *card, Step *out, int most);

#endif
