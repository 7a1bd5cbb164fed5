/* Greedy's 25 best lines, each tried in 100 playouts: the cards still to come are shuffled, the same way for every
 * line, and greedy plays on alone. What others may reach meanwhile is not thought of. */
#include "trial.h"

#include <string.h>

enum { CANDIDATES_MAX = 25, PLAYOUTS = 100, LIGHT_CANDIDATES = 8, LIGHT_PLAYOUTS = 12 };

/* The same cards come in the same order again and again, above all at the end of a game, so what greedy does is kept.
 * It never depends on the points won so far. */
typedef struct Kept {
    PathCells taken;
    uint32_t rest; /* of what it depends on; 0: nothing kept */
    int16_t points;
    Walk after;
} Kept;

enum { KEPT_BITS = 14 };

typedef struct Memory {
    WalkTable table; /* for which it holds */
    Kept kept[1 << KEPT_BITS];
} Memory;

static _Thread_local Memory memory;

static void remember(const WalkTable *table) {
    if (memcmp(&memory.table, table, sizeof *table) != 0) {
        memset(&memory, 0, sizeof memory);
        memory.table = *table;
    }
}

static Kept *place_of(PathCells taken, uint32_t rest) {
    uint64_t mixed = (taken ^ (uint64_t)rest << 29) * UINT64_C(0x9e3779b97f4a7c15);
    return &memory.kept[mixed >> (64 - KEPT_BITS)];
}

static Walk step(const WalkTable *table, const Walk *walk, int card, int left) {
    uint32_t rest = 1u | (uint32_t)card << 4 | (uint32_t)left << 8 | (uint32_t)walk->highest << 12 |
                    (uint32_t)walk->end[0] << 16 | (uint32_t)walk->end[1] << 22;
    Kept *kept = place_of(walk->taken, rest);
    if (kept->rest != rest || kept->taken != walk->taken) {
        WalkChoice best;
        walk_best(table, walk, &table->board.card[card], left, &best);
        *kept = (Kept){.taken = walk->taken, .rest = rest, .points = walk->points, .after = best.after};
    }
    Walk after = kept->after;
    after.points = (int16_t)(after.points + walk->points - kept->points);
    return after;
}

static int playout(const WalkTable *table, Walk walk, const uint8_t *cards, int count) {
    for (int i = 0; i < count; i++) {
        walk = step(table, &walk, cards[i], count - 1 - i);
    }
    return walk_total(&walk);
}

static PathLine choose(const PathView *view, int seat, Random *random, int candidates, int playouts) {
    WalkTable table;
    Walk walk;
    WalkChoice candidate[CANDIDATES_MAX];
    uint8_t cards[PATH_CARDS];
    int left = PATH_CARDS - view->round, sum[CANDIDATES_MAX] = {0};
    walk_table(&view->board, view->players, view->reached, &table);
    remember(&table);
    walk_of(&view->player[seat], &walk);
    int count = walk_bests(&table, &walk, &view->board.card[view->card], left, candidate, candidates);
    for (int i = 0, at = 0; i < PATH_CARDS; i++) {
        if ((view->to_come >> i & 1) != 0) {
            cards[at++] = (uint8_t)i;
        }
    }
    for (int i = 0; i < playouts; i++) {
        random_shuffle(random, cards, (size_t)left);
        for (int c = 0; c < count; c++) {
            sum[c] += playout(&table, candidate[c].after, cards, left);
        }
    }
    int best = 0;
    for (int c = 1; c < count; c++) {
        best = sum[c] > sum[best] ? c : best;
    }
    return candidate[best].line;
}

PathLine reference_choose(const PathView *view, int seat, Random *random) {
    return choose(view, seat, random, CANDIDATES_MAX, PLAYOUTS);
}

PathLine light_choose(const PathView *view, int seat, Random *random) {
    return choose(view, seat, random, LIGHT_CANDIDATES, LIGHT_PLAYOUTS);
}
