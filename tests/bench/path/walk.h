/* One player's part of a game, as small as playouts want it: what the reference players think with. */
#ifndef TESTS_BENCH_PATH_WALK_H
#define TESTS_BENCH_PATH_WALK_H

#include "core/random.h"
#include "games/path/rules/view.h"

/* What stays the same while a player thinks. */
typedef struct WalkTable {
    PathBoard board;
    uint8_t number_at[PATH_CELLS]; /* 0: none */
    bool alone;
    uint16_t reached; /* a bit for each number others or oneself reached in an earlier round */
} WalkTable;

typedef struct Walk {
    PathCells taken;
    uint8_t end[2]; /* cells, by PathEnd */
    uint8_t count;
    uint8_t highest; /* number reached so far */
    int16_t points;
} Walk;

void walk_table(const PathBoard *board, int players, unsigned reached, WalkTable *table);
void walk_of(const PathPlayer *player, Walk *walk);

static inline int walk_total(const Walk *walk) {
    return walk->points - (PATH_CELLS - walk->count);
}

/* A line with what greedy thinks of it. */
typedef struct WalkChoice {
    PathLine line;
    int32_t value;
    Walk after;
} WalkChoice;

/* The line of greatest value, the first of equals; left: rounds that come after this one. */
void walk_best(const WalkTable *table, const Walk *walk, const PathCard *card, int left, WalkChoice *best);

/* The lines of greatest value, best first; returns how many. */
int walk_bests(const WalkTable *table, const Walk *walk, const PathCard *card, int left, WalkChoice *out, int most);

/* The reference players: one-step greedy, and the best of 25 of its lines by 100 playouts of greedy each. */
PathLine greedy_choose(const PathView *view, int seat, Random *random);
PathLine reference_choose(const PathView *view, int seat, Random *random);

#endif
