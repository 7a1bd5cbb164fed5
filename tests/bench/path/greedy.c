/* One step ahead: every line is drawn, and the place it leads to is judged by what is won already (points, cells) and
 * by what may still be won: cells and numbers that can be reached, ends that can go on, cells nobody can get to any
 * more. */
#include "walk.h"

#include <limits.h>
#include <string.h>

/* Found by a small search on random boards with 8,000 games a try. */
WalkWeights walk_weights = {.cell = 100, .reach = 22, .live = 130, .number = 48, .lonely = 120};

void walk_table(const PathBoard *board, int players, unsigned reached, WalkTable *table) {
    memset(table, 0, sizeof *table);
    table->board = *board;
    table->alone = players == 1;
    table->reached = (uint16_t)reached;
    for (int i = 0; i < PATH_NUMBERS; i++) {
        table->numbers |= path_cells_of(board->number[i]);
        table->number_at[board->number[i]] = (uint8_t)(PATH_NUMBER_MIN + i);
    }
}

void walk_of(const PathPlayer *player, Walk *walk) {
    *walk = (Walk){.taken = player->taken, .count = player->count, .points = (int16_t)path_points(player)};
    walk->end[PATH_END_A] = (uint8_t)path_end_cell(player, PATH_END_A);
    walk->end[PATH_END_B] = (uint8_t)path_end_cell(player, PATH_END_B);
    for (int i = 0; i < player->reached_count; i++) {
        if (player->reached[i].number > walk->highest) {
            walk->highest = player->reached[i].number;
        }
    }
}

static inline int worth(const WalkTable *table, const Walk *walk, int number) {
    bool full = table->alone ? number > walk->highest : (table->reached >> number & 1) == 0;
    return full ? number : (number + 1) / 2;
}

/* --- sets of cells ------------------------------------------------------------------------------------------------ */

#define ROW(first, count) (((UINT64_C(1) << (count)) - 1) << (first))
#define FIRST(cell)       (UINT64_C(1) << (cell))

enum { STEPS = 4 };
static const PathCells FIRSTS =
    FIRST(0) | FIRST(5) | FIRST(11) | FIRST(18) | FIRST(26) | FIRST(35) | FIRST(43) | FIRST(50) | FIRST(56);
static const PathCells LASTS =
    FIRST(4) | FIRST(10) | FIRST(17) | FIRST(25) | FIRST(34) | FIRST(42) | FIRST(49) | FIRST(55) | FIRST(60);

/* Rows whose step down to the right is by 6, 7, 8, 9 cells. To the left it is by one less in the upper half, where the
 * row below is longer, and in the lower half by 5, 6, 7, 8 from rows 7, 6, 5, 4. */
static const PathCells UPPER[STEPS] = {ROW(0, 5), ROW(5, 6), ROW(11, 7), ROW(18, 8)};
static const PathCells LOWER[STEPS] = {ROW(50, 6), ROW(43, 7), ROW(35, 8), ROW(26, 9)};
static const PathCells LOWEST[STEPS] = {ROW(56, 5), ROW(50, 6), ROW(43, 7), ROW(35, 8)};
static const PathCells HIGHEST[STEPS] = {ROW(5, 6), ROW(11, 7), ROW(18, 8), ROW(26, 9)};

/* Where all cells come to by a step in each of two directions. */
static inline void step_aside(PathCells cells, PathCells out[2]) {
    out[0] = (cells & ~LASTS) << 1;
    out[1] = (cells & ~FIRSTS) >> 1;
}

static inline void step_down(PathCells cells, PathCells out[2]) {
    PathCells right = cells & ~LASTS, left = cells & ~FIRSTS;
    out[0] = out[1] = 0;
    for (int i = 0; i < STEPS; i++) {
        out[0] |= ((cells & UPPER[i]) | (right & LOWER[i])) << (6 + i);
        out[1] |= ((cells & UPPER[i]) | (left & LOWER[i])) << (5 + i);
    }
}

static inline void step_up(PathCells cells, PathCells out[2]) {
    PathCells right = cells & ~LASTS, left = cells & ~FIRSTS;
    out[0] = out[1] = 0;
    for (int i = 0; i < STEPS; i++) {
        out[0] |= ((cells & LOWEST[i]) | (left & HIGHEST[i])) >> (6 + i);
        out[1] |= ((cells & LOWEST[i]) | (right & HIGHEST[i])) >> (5 + i);
    }
}

/* All open cells that can be come to. What one direction has added goes on in the next at once. */
static PathCells flood(PathCells from, PathCells open) {
    PathCells now = from, to[2];
    for (PathCells before = 0; now != before;) {
        before = now;
        step_aside(now, to);
        now |= (to[0] | to[1]) & open;
        step_down(now, to);
        now |= (to[0] | to[1]) & open;
        step_up(now, to);
        now |= (to[0] | to[1]) & open;
    }
    return now;
}

/* Open cells with at most one way in: a path can end in one, no more. */
static PathCells dead_ends(PathCells open, PathCells ends) {
    PathCells to[6], once = 0, twice = 0;
    step_aside(open | ends, to);
    step_down(open | ends, to + 2);
    step_up(open | ends, to + 4);
    for (int i = 0; i < 6; i++) {
        twice |= once & to[i];
        once |= to[i];
    }
    return open & ~twice;
}

/* --- judging ------------------------------------------------------------------------------------------------------ */

static int hope_in_numbers(const WalkTable *table, const Walk *walk, PathCells cells) {
    int hope = 0;
    for (PathCells rest = cells & table->numbers; rest != 0; rest = path_cells_without_first(rest)) {
        hope += worth(table, walk, table->number_at[path_cells_first(rest)]);
    }
    return hope * walk_weights.number;
}

/* What is hoped for counts less in the last rounds. */
static inline int scaled(int hope, int left) {
    return hope * (left < 8 ? left : 8) / 8;
}

/* A value of at most `floor` need not be exact: most lines are seen to be worse without looking for what they reach.
 * most_in_numbers is what was hoped for before the line. */
static int judge(const WalkTable *table, const Walk *walk, int left, int most_in_numbers, int floor) {
    const WalkWeights *weights = &walk_weights;
    PathCells open = PATH_CELLS_ALL & ~walk->taken;
    int sure = walk->points * 100 + walk->count * weights->cell;
    int most = path_cells_count(open) * weights->reach + 2 * weights->live;
    if (sure + scaled(most + most_in_numbers, left) <= floor) {
        return floor;
    }
    PathCells near_a = path_beside[walk->end[0]] & open, near_b = path_beside[walk->end[1]] & open;
    PathCells reach = flood(near_a | near_b, open);
    PathCells ends = path_cells_of(walk->end[0]) | path_cells_of(walk->end[1]);
    int hope = path_cells_count(reach) * weights->reach + hope_in_numbers(table, walk, reach);
    hope += ((near_a != 0) + (near_b != 0)) * weights->live;
    hope -= path_cells_count(dead_ends(reach, ends)) * weights->lonely;
    return sure + scaled(hope, left);
}

/* --- all lines ---------------------------------------------------------------------------------------------------- */

typedef struct Walker {
    const WalkTable *table;
    const PathCard *card;
    int left, most_in_numbers;
    WalkChoice *best; /* best first */
    int count, most;
    PathLine line;
} Walker;

static void consider(Walker *walker, const Walk *walk) {
    bool full = walker->count == walker->most;
    int floor = full ? walker->best[walker->most - 1].value : INT_MIN;
    int value = judge(walker->table, walk, walker->left, walker->most_in_numbers, floor);
    if (full && value <= floor) {
        return;
    }
    int at = walker->count < walker->most ? walker->count++ : walker->most - 1;
    for (; at > 0 && walker->best[at - 1].value < value; at--) {
        walker->best[at] = walker->best[at - 1];
    }
    walker->best[at] = (WalkChoice){.line = walker->line, .value = value, .after = *walk};
}

/* Longer lines first: then most of the shorter ones are seen to be worse. */
static void go_on(Walker *walker, const Walk *walk, unsigned used) {
    const PathCard *card = walker->card;
    PathCells near = path_beside[walk->end[walker->line.end]] & PATH_CELLS_ALL & ~walk->taken;
    for (int i = 0; i < card->count; i++) {
        bool second = i > 0 && card->colour[i] == card->colour[i - 1] && (used >> (i - 1) & 1) == 0;
        if ((used >> i & 1) != 0 || second) {
            continue;
        }
        PathCells into = near & walker->table->board.colour[card->colour[i]];
        for (; into != 0; into = path_cells_without_first(into)) {
            int cell = path_cells_first(into), number = walker->table->number_at[cell];
            Walk after = *walk;
            after.taken |= path_cells_of(cell);
            after.end[walker->line.end] = (uint8_t)cell;
            after.count++;
            if (number != 0) {
                after.points = (int16_t)(after.points + worth(walker->table, walk, number));
                after.highest = (uint8_t)(number > after.highest ? number : after.highest);
            }
            walker->line.cell[walker->line.count++] = (uint8_t)cell;
            go_on(walker, &after, used | 1u << i);
            consider(walker, &after);
            walker->line.cell[--walker->line.count] = 0;
        }
    }
}

/* A path that is a single cell grows at end b; its end a stays. */
int walk_bests(const WalkTable *table, const Walk *walk, const PathCard *card, int left, WalkChoice *out, int most) {
    Walker walker = {
        .table = table, .card = card, .left = left, .best = out, .most = most, .line = {.end = PATH_END_B}};
    walker.most_in_numbers = hope_in_numbers(table, walk, PATH_CELLS_ALL & ~walk->taken);
    go_on(&walker, walk, 0);
    if (walk->count > 1) {
        walker.line.end = PATH_END_A;
        go_on(&walker, walk, 0);
        walker.line.end = PATH_END_B;
    }
    consider(&walker, walk);
    return walker.count;
}

void walk_best(const WalkTable *table, const Walk *walk, const PathCard *card, int left, WalkChoice *best) {
    walk_bests(table, walk, card, left, best, 1);
}

PathLine greedy_choose(const PathView *view, int seat, Random *random) {
    (void)random;
    WalkTable table;
    Walk walk;
    WalkChoice best;
    walk_table(&view->board, view->players, view->reached, &table);
    walk_of(&view->player[seat], &walk);
    walk_best(&table, &walk, &view->board.card[view->card], PATH_CARDS - view->round, &best);
    return best.line;
}
