/* One step ahead: every line is drawn, and the place it leads to is judged by what is won already (points, cells) and
 * by what may still be won: cells and numbers that can be reached, ends that can go on, cells nobody can get to any
 * more. */
#include "games/path/ai/lap.h"
#include "walk.h"

#include <limits.h>
#include <string.h>

/* What greedy goes by, in hundredths of a point. Found by a small search on random boards with 8,000 games a try. */
enum { CELL = 100, REACH = 22, LIVE = 130, NUMBER = 48, LONELY = 120 };

void walk_table(const PathBoard *board, int players, unsigned reached, WalkTable *table) {
    memset(table, 0, sizeof *table);
    table->board = *board;
    table->alone = players == 1;
    table->reached = table->alone ? 0 : (uint16_t)reached;
    for (int i = 0; i < PATH_NUMBERS; i++) {
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

/* --- judging ------------------------------------------------------------------------------------------------------ */

static int hope_in_numbers(const WalkTable *table, const Walk *walk, PathCells lap) {
    int hope = 0;
    for (int i = 0; i < PATH_NUMBERS; i++) {
        if (path_cells_have(lap, lap_of_cell[table->board.number[i]])) {
            hope += worth(table, walk, PATH_NUMBER_MIN + i);
        }
    }
    return hope * NUMBER;
}

/* What is hoped for counts less in the last rounds. */
static inline int scaled(int hope, int left) {
    return hope * (left < 8 ? left : 8) / 8;
}

/* A value of at most `floor` need not be exact: most lines are seen to be worse without looking for what they reach,
 * which are `most` cells and what these promise in numbers. A dead end that is out of reach costs what it would have
 * brought, one within reach more. */
static int judge(const WalkTable *table, const Walk *walk, int left, PathCells most, int most_in_numbers, int floor) {
    PathCells open = PATH_CELLS_ALL & ~walk->taken;
    int sure = walk->points * 100 + walk->count * CELL;
    int live = ((path_beside[walk->end[0]] & open) != 0) + ((path_beside[walk->end[1]] & open) != 0);
    int hope = path_cells_count(most) * REACH + live * LIVE;
    if (sure + scaled(hope + most_in_numbers, left) <= floor) {
        return floor;
    }
    PathCells ends = lap_of(walk->end[0]) | lap_of(walk->end[1]);
    PathCells dead = lap_dead_ends(most, ends);
    hope -= path_cells_count(dead) * REACH;
    if (sure + scaled(hope + most_in_numbers, left) <= floor) {
        return floor;
    }
    PathCells reach = lap_flood(ends, most);
    hope = path_cells_count(reach) * REACH + live * LIVE;
    hope += reach == most ? most_in_numbers : hope_in_numbers(table, walk, reach);
    hope -= path_cells_count(dead & reach) * LONELY;
    return sure + scaled(hope, left);
}

/* --- all lines ---------------------------------------------------------------------------------------------------- */

typedef struct Walker {
    const WalkTable *table;
    PathCells colour[PATH_CARD_COLOURS]; /* cells of the card's colours */
    int left;
    WalkChoice *best; /* best first */
    int count, most;
    PathLine line;
} Walker;

/* A place a line leads to. */
typedef struct Stop {
    Walk walk;
    PathCells reach; /* round the lap, no fewer cells than can be come to from here */
    int in_numbers;  /* what these promise */
} Stop;

static void consider(Walker *walker, const Stop *stop) {
    bool full = walker->count == walker->most;
    int floor = full ? walker->best[walker->most - 1].value : INT_MIN;
    int value = judge(walker->table, &stop->walk, walker->left, stop->reach, stop->in_numbers, floor);
    if (full && value <= floor) {
        return;
    }
    int at = walker->count < walker->most ? walker->count++ : walker->most - 1;
    for (; at > 0 && walker->best[at - 1].value < value; at--) {
        walker->best[at] = walker->best[at - 1];
    }
    walker->best[at] = (WalkChoice){.line = walker->line, .value = value, .after = stop->walk};
}

static void enter(const Walker *walker, Stop *stop, int cell) {
    int number = walker->table->number_at[cell];
    Walk *walk = &stop->walk;
    walk->taken |= path_cells_of(cell);
    walk->end[walker->line.end] = (uint8_t)cell;
    walk->count++;
    stop->reach &= ~lap_of(cell);
    if (number != 0) {
        walk->points = (int16_t)(walk->points + worth(walker->table, walk, number));
        walk->highest = (uint8_t)(number > walk->highest ? number : walk->highest);
        stop->in_numbers = hope_in_numbers(walker->table, walk, stop->reach);
    }
}

/* Longer lines first: then most of the shorter ones are seen to be worse. */
static void go_on(Walker *walker, const Stop *stop, unsigned left) {
    PathCells near = path_beside[stop->walk.end[walker->line.end]] & ~stop->walk.taken;
    for (int i = 0; i < PATH_CARD_COLOURS; i++) {
        PathCells into = (left >> 2 * i & 3) != 0 ? near & walker->colour[i] : 0;
        for (; into != 0; into = path_cells_without_first(into)) {
            int cell = path_cells_first(into);
            Stop next = *stop;
            enter(walker, &next, cell);
            walker->line.cell[walker->line.count++] = (uint8_t)cell;
            if (left - (1u << 2 * i) != 0) {
                go_on(walker, &next, left - (1u << 2 * i));
            }
            consider(walker, &next);
            walker->line.cell[--walker->line.count] = 0;
        }
    }
}

/* How many fields each colour has, in two bits each. */
static unsigned colours_of(const WalkTable *table, const PathCard *card, PathCells colour[PATH_CARD_COLOURS]) {
    unsigned fields = 0;
    int count = 0;
    for (int i = 0; i < card->count; i++) {
        count += i == 0 || card->colour[i] != card->colour[i - 1];
        colour[count - 1] = table->board.colour[card->colour[i]];
        fields += 1u << 2 * (count - 1);
    }
    return fields;
}

/* A path that is a single cell grows at end b; its end a stays. */
int walk_bests(const WalkTable *table, const Walk *walk, const PathCard *card, int left, WalkChoice *out, int most) {
    Walker walker = {.table = table, .left = left, .best = out, .most = most, .line = {.end = PATH_END_B}};
    unsigned fields = colours_of(table, card, walker.colour);
    Stop here = {.walk = *walk};
    here.reach = lap_flood(lap_of(walk->end[0]) | lap_of(walk->end[1]), lap_of_cells(PATH_CELLS_ALL & ~walk->taken));
    here.in_numbers = hope_in_numbers(table, walk, here.reach);
    go_on(&walker, &here, fields);
    if (walk->count > 1) {
        walker.line.end = PATH_END_A;
        go_on(&walker, &here, fields);
        walker.line.end = PATH_END_B;
    }
    consider(&walker, &here);
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
