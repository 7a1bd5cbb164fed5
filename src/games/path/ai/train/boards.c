#include "games/path/ai/train/boards.h"

#include "core/core_assert.h"

#include <string.h>

enum { SWAPS = 1500, RIM = 24, INSIDE = PATH_CELLS - RIM };

/* Cells of this colour beside a cell. */
static int alike(const uint8_t *colour, int cell, int wanted) {
    int count = 0;
    for (PathCells near = path_beside[cell]; near != 0; near = path_cells_without_first(near)) {
        count += colour[path_cells_first(near)] == wanted;
    }
    return count;
}

static void swap(uint8_t *a, uint8_t *b) {
    uint8_t keep = *a;
    *a = *b;
    *b = keep;
}

/* Swaps cells wherever that leaves fewer beside their like. */
static void mix(uint8_t *colour, Random *random) {
    for (int i = 0; i < SWAPS; i++) {
        int a = (int)random_below(random, PATH_CELLS), b = (int)random_below(random, PATH_CELLS);
        int before = alike(colour, a, colour[a]) + alike(colour, b, colour[b]);
        swap(&colour[a], &colour[b]);
        if (alike(colour, a, colour[a]) + alike(colour, b, colour[b]) > before) {
            swap(&colour[a], &colour[b]);
        }
    }
}

static void choose_colours(PathBoard *board, Random *random) {
    uint8_t colour[PATH_CELLS];
    for (int cell = 0; cell < PATH_CELLS; cell++) {
        colour[cell] = (uint8_t)(cell % PATH_COLOURS);
    }
    random_shuffle(random, colour, PATH_CELLS);
    if (random_below(random, 2) == 0) {
        mix(colour, random);
    }
    for (int cell = 0; cell < PATH_CELLS; cell++) {
        board->colour[colour[cell]] |= path_cells_of(cell);
    }
}

static int list(PathCells cells, uint8_t *out) {
    int count = 0;
    for (; cells != 0; cells = path_cells_without_first(cells)) {
        out[count++] = (uint8_t)path_cells_first(cells);
    }
    return count;
}

static void choose_places(PathBoard *board, Random *random) {
    uint8_t rim[RIM], inside[INSIDE], start[6];
    list(path_beside[PATH_MIDDLE], start);
    random_shuffle(random, start, sizeof start);
    PathCells starts = 0;
    for (int i = 0; i < PATH_STARTS; i++) {
        board->start[i] = start[i];
        starts |= path_cells_of(start[i]);
    }
    list(PATH_CELLS_RIM, rim);
    random_shuffle(random, rim, RIM);
    int count = list(PATH_CELLS_ALL & ~PATH_CELLS_RIM & ~starts, inside);
    random_shuffle(random, inside, (size_t)count);
    for (int number = PATH_NUMBER_MIN; number <= PATH_NUMBER_MAX; number++) {
        bool on_rim = number >= PATH_NUMBER_RIM;
        board->number[number - PATH_NUMBER_MIN] = on_rim ? rim[number] : inside[number];
    }
}

static void choose_card(PathCard *card, unsigned colours, Random *random) {
    int doubled = random_below(random, 2) == 0 ? (int)random_below(random, PATH_CARD_COLOURS) : -1;
    for (int i = 0; colours != 0; i++, colours &= colours - 1) {
        for (int times = i == doubled ? 2 : 1; times > 0; times--) {
            card->colour[card->count++] = (uint8_t)__builtin_ctz(colours);
        }
    }
}

void random_board(PathBoard *board, Random *random) {
    memset(board, 0, sizeof *board);
    choose_colours(board, random);
    choose_places(board, random);
    int count = 0, where;
    for (unsigned colours = 0; colours < 1u << PATH_COLOURS; colours++) {
        if (path_cells_count(colours) == PATH_CARD_COLOURS) {
            choose_card(&board->card[count++], colours, random);
        }
    }
    CORE_ASSERT(path_board_check(board, &where) == PATH_BOARD_FINE);
}
