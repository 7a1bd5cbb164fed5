/* Greedy's 25 best lines, each tried in 100 playouts: the cards still to come are shuffled, the same way for every
 * line, and greedy plays on alone. What others may reach meanwhile is not thought of. */
#include "trial.h"

enum { CANDIDATES_MAX = 25, PLAYOUTS = 100, LIGHT_CANDIDATES = 8, LIGHT_PLAYOUTS = 12 };

static int playout(const WalkTable *table, Walk walk, const uint8_t *cards, int count) {
    for (int i = 0; i < count; i++) {
        WalkChoice best;
        walk_best(table, &walk, &table->board.card[cards[i]], count - 1 - i, &best);
        walk = best.after;
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
