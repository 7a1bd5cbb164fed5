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

/* ---- sets of cells ---- */

/* Cells of the rows whose step down is this far and this plus one; and the first and last cells of rows. */
#define ROW(first, count) (((UINT64_C(1) << (count)) - 1) << (first))
static const PathCells ROW_0 = ROW(0, 5), ROW_1 = ROW(5, 6), ROW_2 = ROW(11, 7), ROW_3 = ROW(18, 8), ROW_4 = ROW(26, 9),
                       ROW_5 = ROW(35, 8), ROW_6 = ROW(43, 7), ROW_7 = ROW(50, 6), ROW_8 = ROW(56, 5);
static const PathCells FIRSTS = UINT64_C(1) << 0 | UINT64_C(1) << 5 | UINT64_C(1) << 11 | UINT64_C(1) << 18 |
                                UINT64_C(1) << 26 | UINT64_C(1) << 35 | UINT64_C(1) << 43 | UINT64_C(1) << 50 |
                                UINT64_C(1) << 56;
static const PathCells LASTS = UINT64_C(1) << 4 | UINT64_C(1) << 10 | UINT64_C(1) << 17 | UINT64_C(1) << 25 |
                               UINT64_C(1) << 34 | UINT64_C(1) << 42 | UINT64_C(1) << 49 | UINT64_C(1) << 55 |
                               UINT64_C(1) << 60;

/* The cells and all beside them. In the upper half a row's cells touch the cells as far on as the row is long, and the
 * next; in the lower half as far on as the next row is long, and the next. */
static inline PathCells grown(PathCells cells) {
    PathCells wide = cells | (cells & ~LASTS) << 1 | (cells & ~FIRSTS) >> 1;
    PathCells right = cells & ~LASTS, left = cells & ~FIRSTS;
    wide |= (cells & ROW_0) << 5 | (cells & (ROW_0 | ROW_1)) << 6 | (cells & (ROW_1 | ROW_2)) << 7 |
            (cells & (ROW_2 | ROW_3)) << 8 | (cells & ROW_3) << 9;
    wide |= (left & ROW_4) << 8 | (right & ROW_4) << 9 | (left & ROW_5) << 7 | (right & ROW_5) << 8 |
            (left & ROW_6) << 6 | (right & ROW_6) << 7 | (left & ROW_7) << 5 | (right & ROW_7) << 6;
    wide |= (cells & ROW_8) >> 5 | (cells & (ROW_8 | ROW_7)) >> 6 | (cells & (ROW_7 | ROW_6)) >> 7 |
            (cells & (ROW_6 | ROW_5)) >> 8 | (cells & ROW_5) >> 9;
    wide |= (right & ROW_4) >> 8 | (left & ROW_4) >> 9 | (right & ROW_3) >> 7 | (left & ROW_3) >> 8 |
            (right & ROW_2) >> 6 | (left & ROW_2) >> 7 | (right & ROW_1) >> 5 | (left & ROW_1) >> 6;
    return wide;
}

static PathCells flood(PathCells from, PathCells open) {
    PathCells now = from;
    for (PathCells before = 0; now != before;) {
        before = now;
        now |= grown(now) & open;
    }
    return now;
}

/* Open cells with at most one way in: a path can end in one, no more. */
static PathCells dead_ends(PathCells open, PathCells ends) {
    PathCells out = 0;
    PathCells passable = open | ends;
    for (PathCells rest = open; rest != 0; rest = path_cells_without_first(rest)) {
        int cell = path_cells_first(rest);
        PathCells ways = path_beside[cell] & passable;
        if ((ways & (ways - 1)) == 0) {
            out |= path_cells_of(cell);
        }
    }
    return out;
}

/* ---- judging ---- */

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

/* A value of at most `floor` need not be exact: most lines are seen to be worse without looking for what they reach. */
static int judge(const WalkTable *table, const Walk *walk, int left, int floor) {
    const WalkWeights *weights = &walk_weights;
    PathCells open = PATH_CELLS_ALL & ~walk->taken;
    int sure = walk->points * 100 + walk->count * weights->cell;
    int most = path_cells_count(open) * weights->reach + 2 * weights->live;
    if (sure + scaled(most + hope_in_numbers(table, walk, open), left) <= floor) {
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

/* ---- all lines ---- */

typedef struct Walker {
    const WalkTable *table;
    const PathCard *card;
    int left;
    WalkChoice *best; /* best first */
    int count, most;
    PathLine line;
} Walker;

static void consider(Walker *walker, const Walk *walk) {
    bool full = walker->count == walker->most;
    int floor = full ? walker->best[walker->most - 1].value : INT_MIN;
    int value = judge(walker->table, walk, walker->left, floor);
    if (full && value <= floor) {
        return;
    }
    int at = walker->count < walker->most ? walker->count++ : walker->most - 1;
    for (; at > 0 && walker->best[at - 1].value < value; at--) {
        walker->best[at] = walker->best[at - 1];
    }
    walker->best[at] = (WalkChoice){.line = walker->line, .value = value, .after = *walk};
}

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
            consider(walker, &after);
            go_on(walker, &after, used | 1u << i);
            walker->line.cell[--walker->line.count] = 0;
        }
    }
}

/* A path that is a single cell grows at end b; its end a stays. */
int walk_bests(const WalkTable *table, const Walk *walk, const PathCard *card, int left, WalkChoice *out, int most) {
    Walker walker = {
        .table = table, .card = card, .left = left, .best = out, .most = most, .line = {.end = PATH_END_B}};
    consider(&walker, walk);
    go_on(&walker, walk, 0);
    if (walk->count > 1) {
        walker.line.end = PATH_END_A;
        go_on(&walker, walk, 0);
    }
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
