/* Easy sees what lies before it: it goes for numbers, then for long lines that don't end in a corner. It never thinks
 * of what comes after. Gentle does the same, but sees no further than two or three tiles, as a child does: the child of
 * tests/drive/stand_ins.py wins two games in five against it. */
#include "games/path/ai/ground.h"
#include "games/path/ai/levels.h"

enum {
    POINT = 6,
    CELL = 4,
    NUMBER = 40, /* more than a longer line could make up for */
    WAY_ON = 2,
    GUESS = 8, /* a difference it may overlook */
    GENTLE_GUESS = 32,
    SIGHT = 2,            /* so many tiles gentle sees at least, and up to as many more, less one */
    PASS = -GENTLE_GUESS, /* only where nothing else can be done */
};

static int worth_of_number(const PathView *view, const PathPlayer *player, int number) {
    bool full = view->players > 1 ? (view->reached >> number & 1) == 0 : true;
    for (int i = 0; view->players == 1 && i < player->reached_count; i++) {
        full = full && player->reached[i].number < number;
    }
    return full ? number : (number + 1) / 2;
}

static int liking(const PathView *view, const PathPlayer *player, const PathLine *line) {
    PathCells taken = player->taken;
    int liked = line->count * CELL, at = path_end_cell(player, (PathEnd)line->end);
    for (int i = 0; i < line->count; i++) {
        at = line->cell[i];
        taken |= path_cells_of(at);
        int number = path_board_number(&view->board, at);
        liked += number > 0 ? NUMBER + POINT * worth_of_number(view, player, number) : 0;
    }
    if (line->count == 0) {
        return PASS;
    }
    bool goes_on = (path_beside[at] & PATH_CELLS_ALL & ~taken) != 0;
    return liked + (goes_on ? WAY_ON : 0);
}

/* The line it likes best of those with so many tiles; of two that differ by less than it guesses, either. */
static PathLine choose(const PathView *view, int player, int sight, int guess, Random *random) {
    PathLine lines[PATH_LINES_MAX];
    const PathPlayer *own = &view->player[player];
    int count = path_lines_on(&view->board, own, &view->board.card[view->card], lines);
    int best = 0, most = PASS;
    for (int i = 0; i < count; i++) {
        int liked = liking(view, own, &lines[i]) + (int)random_below(random, (uint32_t)guess);
        if (liked > most && lines[i].count <= sight) {
            most = liked;
            best = i;
        }
    }
    return lines[best];
}

PathLine path_easy_choose(const PathView *view, int player, Random *random) {
    return choose(view, player, PATH_FIELDS_MAX, GUESS, random);
}

PathLine path_gentle_choose(const PathView *view, int player, Random *random) {
    int sight = SIGHT + (int)random_below(random, SIGHT);
    return choose(view, player, sight, GENTLE_GUESS, random);
}

PathLine path_dreaming_choose(const PathView *view, int player, Random *random) {
    return choose(view, player, 1, GENTLE_GUESS, random);
}
