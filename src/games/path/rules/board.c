#include "games/path/rules/board.h"

#include "core/core_assert.h"

int path_board_colour(const PathBoard *board, int cell) {
    for (int colour = 0; colour < PATH_COLOURS; colour++) {
        if (path_cells_have(board->colour[colour], cell)) {
            return colour;
        }
    }
    CORE_NEVER("every cell has a colour");
}

int path_board_number(const PathBoard *board, int cell) {
    for (int i = 0; i < PATH_NUMBERS; i++) {
        if (board->number[i] == cell) {
            return PATH_NUMBER_MIN + i;
        }
    }
    return 0;
}

static PathBoardFault check_colours(const PathBoard *board, int *where) {
    PathCells coloured = 0, twice = 0;
    for (int colour = 0; colour < PATH_COLOURS; colour++) {
        twice |= coloured & board->colour[colour];
        coloured |= board->colour[colour];
    }
    PathCells wrong = (coloured ^ PATH_CELLS_ALL) | twice;
    if (wrong != 0) {
        *where = path_cells_first(wrong);
        return PATH_BOARD_CELL;
    }
    for (int colour = 0; colour < PATH_COLOURS; colour++) {
        if (board->colour[colour] == 0) {
            *where = colour;
            return PATH_BOARD_COLOUR;
        }
    }
    return PATH_BOARD_FINE;
}

static PathBoardFault check_numbers(const PathBoard *board, int *where) {
    PathCells taken = 0;
    for (int i = 0; i < PATH_NUMBERS; i++) {
        int cell = board->number[i];
        *where = PATH_NUMBER_MIN + i;
        if (cell >= PATH_CELLS) {
            return PATH_BOARD_NUMBER_OFF;
        }
        if (path_cells_have(taken, cell)) {
            return PATH_BOARD_NUMBERS_TOGETHER;
        }
        bool rim = path_cells_have(PATH_CELLS_RIM, cell);
        if (rim != (*where >= PATH_NUMBER_RIM)) {
            return rim ? PATH_BOARD_NUMBER_NOT_INSIDE : PATH_BOARD_NUMBER_NOT_ON_RIM;
        }
        taken |= path_cells_of(cell);
    }
    return PATH_BOARD_FINE;
}

static PathBoardFault check_starts(const PathBoard *board, int *where) {
    PathCells taken = 0;
    for (int i = 0; i < PATH_STARTS; i++) {
        int cell = board->start[i];
        *where = i;
        if (cell >= PATH_CELLS || !path_cells_have(path_beside[PATH_MIDDLE], cell)) {
            return PATH_BOARD_START_APART;
        }
        if (path_cells_have(taken, cell)) {
            return PATH_BOARD_STARTS_TOGETHER;
        }
        if (path_board_number(board, cell) != 0) {
            return PATH_BOARD_START_ON_NUMBER;
        }
        taken |= path_cells_of(cell);
    }
    return PATH_BOARD_FINE;
}

/* A bit for each colour of a card; 0: not the right number of colours. */
static unsigned colours_of(const PathCard *card) {
    unsigned colours = 0;
    int different = 0;
    if (card->count < PATH_CARD_COLOURS || card->count > PATH_FIELDS_MAX) {
        return 0;
    }
    for (int i = 0; i < card->count; i++) {
        if (card->colour[i] >= PATH_COLOURS) {
            return 0;
        }
        different += (colours >> card->colour[i] & 1) == 0;
        colours |= 1u << card->colour[i];
    }
    return different == PATH_CARD_COLOURS ? colours : 0;
}

static bool equal_ones_are_side_by_side(const PathCard *card) {
    int changes = 0;
    for (int i = 1; i < card->count; i++) {
        changes += card->colour[i] != card->colour[i - 1];
    }
    return changes == PATH_CARD_COLOURS - 1;
}

static PathBoardFault check_cards(const PathBoard *board, int *where) {
    uint64_t choices = 0; /* a bit for each choice of colours seen, itself six bits */
    for (int i = 0; i < PATH_CARDS; i++) {
        unsigned colours = colours_of(&board->card[i]);
        *where = i;
        if (colours == 0) {
            return PATH_BOARD_CARD_COLOURS;
        }
        if (!equal_ones_are_side_by_side(&board->card[i])) {
            return PATH_BOARD_CARD_ORDER;
        }
        if (choices >> colours & 1) {
            return PATH_BOARD_CARD_TWICE;
        }
        choices |= UINT64_C(1) << colours;
    }
    return PATH_BOARD_FINE;
}

PathBoardFault path_board_check(const PathBoard *board, int *where) {
    PathBoardFault fault = check_colours(board, where);
    if (fault == PATH_BOARD_FINE) {
        fault = check_numbers(board, where);
    }
    if (fault == PATH_BOARD_FINE) {
        fault = check_starts(board, where);
    }
    return fault == PATH_BOARD_FINE ? check_cards(board, where) : fault;
}
