/* Looks for boards whose four starts are worth the same: path-search STYLE FIRST COUNT tries boards FIRST, FIRST + 1,
 * ... and writes each that passes to STYLE-NUMBER.json in the folder it is started in, with its figures on standard
 * output. The same style and number give the same board everywhere. See README.md. */
#include "colouring.h"
#include "data/path/board.h"
#include "trial.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { HALF = 3 }; /* a turn, in sixths */

typedef struct Style {
    const char *name;
    void (*colour)(Random *random, Colouring *out);
    void (*number_rim)(Random *random, PathBoard *board);
    bool holds_the_example; /* of the rulebook */
} Style;

/* --- numbers ------------------------------------------------------------------------------------------------------ */

static int pick(Random *random, PathCells cells) {
    for (uint32_t skip = random_below(random, (uint32_t)path_cells_count(cells)); skip > 0; skip--) {
        cells = path_cells_without_first(cells);
    }
    return path_cells_first(cells);
}

static void place(PathBoard *board, int number, int cell) {
    board->number[number - PATH_NUMBER_MIN] = (uint8_t)cell;
}

/* Inside, but neither the middle nor beside it. */
static PathCells further_in(void) {
    return PATH_CELLS_ALL & ~PATH_CELLS_RIM & ~path_beside[PATH_MIDDLE] & ~path_cells_of(PATH_MIDDLE);
}

static bool numbers_are_apart(const PathBoard *board) {
    PathCells seen = 0;
    for (int i = 0; i < PATH_NUMBERS; i++) {
        if (((path_cells_of(board->number[i]) | path_beside[board->number[i]]) & seen) != 0) {
            return false;
        }
        seen |= path_cells_of(board->number[i]);
    }
    return true;
}

/* 2 opposite 3, and 4 in the middle, beside every start. */
static void number_inside(Random *random, PathBoard *board) {
    int cell = pick(random, further_in());
    place(board, 2, cell);
    place(board, 3, turned(cell, HALF));
    place(board, 4, PATH_MIDDLE);
}

/* 5 opposite 6, 7 opposite 8, 9 opposite 10: anywhere, or all a sixth of a turn apart. */
static void number_rim_in_pairs(Random *random, PathBoard *board) {
    for (int number = 5; number < 10; number += 2) {
        int cell = pick(random, PATH_CELLS_RIM);
        place(board, number, cell);
        place(board, number + 1, turned(cell, HALF));
    }
}

static void number_rim_in_turns(Random *random, PathBoard *board) {
    uint8_t axis[] = {0, 1, 2};
    random_shuffle(random, axis, sizeof axis);
    int cell = pick(random, PATH_CELLS_RIM);
    for (int i = 0; i < 3; i++) {
        int turn = axis[i] + HALF * (int)random_below(random, 2);
        place(board, 5 + 2 * i, turned(cell, turn));
        place(board, 6 + 2 * i, turned(cell, turn + HALF));
    }
}

/* Going round the rim in one direction from a 5, the others follow in order. */
static bool climbs(const PathBoard *board) {
    PathCells seen = 0;
    int number = PATH_NUMBER_RIM;
    for (int cell = board->number[PATH_NUMBER_RIM - PATH_NUMBER_MIN]; cell >= 0;) {
        number += board->number[number - PATH_NUMBER_MIN] == cell;
        if (number > PATH_NUMBER_MAX) {
            return true;
        }
        seen |= path_cells_of(cell);
        PathCells next = path_beside[cell] & PATH_CELLS_RIM & ~seen;
        cell = next == 0 ? -1 : path_cells_first(next);
    }
    return false;
}

/* 5 to 10 one after the other round the rim, 5, 6 and 7 opposite 8, 9 and 10. */
static void number_rim_climbing(Random *random, PathBoard *board) {
    do {
        for (int number = 5; number <= 7; number++) {
            int cell = pick(random, PATH_CELLS_RIM);
            place(board, number, cell);
            place(board, number + 3, turned(cell, HALF));
        }
    } while (!climbs(board));
}

static const Style styles[] = {
    {"classic", colour_mixed, number_rim_in_pairs, true},
    {"kaleidoscope", colour_in_turns, number_rim_in_turns, false},
    {"spiral", colour_in_a_weave, number_rim_climbing, false},
};

/* --- starts and cards --------------------------------------------------------------------------------------------- */

/* Two neighbours of the middle and their opposites. */
static void place_starts(Random *random, PathBoard *board) {
    PathCells open = path_beside[PATH_MIDDLE];
    for (int i = 0; i < PATH_STARTS; i += 2) {
        int cell = pick(random, open), opposite = turned(cell, HALF);
        board->start[i] = (uint8_t)cell;
        board->start[i + 1] = (uint8_t)opposite;
        open &= ~path_cells_of(cell) & ~path_cells_of(opposite);
    }
}

static void plain_cards(PathBoard *board) {
    int count = 0;
    for (unsigned choice = 0; choice < 1u << PATH_COLOURS; choice++) {
        PathCard card = {0};
        for (int colour = 0; colour < PATH_COLOURS && card.count < PATH_CARD_COLOURS; colour++) {
            if ((choice >> colour & 1) != 0) {
                card.colour[card.count++] = (uint8_t)colour;
            }
        }
        if (path_cells_count(choice) == PATH_CARD_COLOURS) {
            board->card[count++] = card;
        }
    }
}

/* The colours of a card as bits, after the turn if next is given. */
static unsigned bits_of(const PathCard *card, const uint8_t *next) {
    unsigned bits = 0;
    for (int i = 0; i < card->count; i++) {
        bits |= 1u << (next != NULL ? next[card->colour[i]] : card->colour[i]);
    }
    return bits;
}

/* A card for each colour that doubles it, no two the same, and so that a turn of the colours changes nothing. */
static bool choose_doubled(Random *random, const PathBoard *board, const uint8_t next[PATH_COLOURS],
                           uint8_t doubled[PATH_COLOURS]) {
    unsigned seen = 0;
    for (int colour = 0; colour < PATH_COLOURS; colour++) {
        doubled[colour] = (uint8_t)random_below(random, PATH_CARDS);
        if ((seen >> doubled[colour] & 1) != 0 || (bits_of(&board->card[doubled[colour]], NULL) >> colour & 1) == 0) {
            return false;
        }
        seen |= 1u << doubled[colour];
    }
    for (int colour = 0; colour < PATH_COLOURS; colour++) {
        unsigned turned_card = bits_of(&board->card[doubled[colour]], next);
        if (turned_card != bits_of(&board->card[doubled[next[colour]]], NULL)) {
            return false;
        }
    }
    return true;
}

static void set_cards(Random *random, PathBoard *board, const uint8_t next[PATH_COLOURS]) {
    uint8_t doubled[PATH_COLOURS];
    plain_cards(board);
    while (!choose_doubled(random, board, next, doubled)) {
    }
    for (int colour = 0; colour < PATH_COLOURS; colour++) {
        PathCard *card = &board->card[doubled[colour]];
        for (int i = 0; i < PATH_CARD_COLOURS; i++) {
            if (card->colour[i] == colour) {
                memmove(card->colour + i + 1, card->colour + i, (size_t)(PATH_CARD_COLOURS - i));
                card->count++;
                break;
            }
        }
    }
}

/* --- the rulebook's example --------------------------------------------------------------------------------------- */

/* From a cell, a line of these colours over no number, to a cell beside the 6. */
static bool leads_to_six(const PathBoard *board, int at, PathCells taken, const uint8_t *colours, int count) {
    if (count == 0) {
        return path_cells_have(path_beside[at], board->number[6 - PATH_NUMBER_MIN]);
    }
    PathCells into = path_beside[at] & board->colour[colours[0]] & ~taken;
    for (; into != 0; into = path_cells_without_first(into)) {
        int cell = path_cells_first(into);
        if (leads_to_six(board, cell, taken | path_cells_of(cell), colours + 1, count - 1)) {
            return true;
        }
    }
    return false;
}

static bool holds_the_example(const PathBoard *board) {
    static const uint8_t colours[] = {PATH_BLUE, PATH_GREEN, PATH_GREY, PATH_YELLOW};
    PathCells numbers = 0;
    for (int i = 0; i < PATH_NUMBERS; i++) {
        numbers |= path_cells_of(board->number[i]);
    }
    for (int i = 0; i < PATH_STARTS; i++) {
        int start = board->start[i];
        if (path_cells_have(board->colour[PATH_YELLOW], start) &&
            path_cells_have(path_beside[start], board->number[3 - PATH_NUMBER_MIN]) &&
            leads_to_six(board, start, numbers | path_cells_of(start), colours, 4)) {
            return true;
        }
    }
    return false;
}

/* --- the search --------------------------------------------------------------------------------------------------- */

static bool may_stay(const Style *style, const PathBoard *board) {
    return numbers_are_apart(board) && (!style->holds_the_example || holds_the_example(board));
}

/* A colouring is given up when numbers and starts do not come to hold the example. */
static void make(const Style *style, Random *random, PathBoard *board) {
    enum { TRIES = 20000 };
    Colouring colouring;
    for (bool found = false; !found;) {
        memset(board, 0, sizeof *board);
        style->colour(random, &colouring);
        for (int cell = 0; cell < PATH_CELLS; cell++) {
            board->colour[colouring.colour[cell]] |= path_cells_of(cell);
        }
        for (int i = 0; i < TRIES && !found; i++) {
            style->number_rim(random, board);
            number_inside(random, board);
            place_starts(random, board);
            found = may_stay(style, board);
        }
    }
    set_cards(random, board, colouring.next);
}

/* From cheap to dear; whatever fails is thrown away at once. Chance alone makes four equal starts differ by about 0.6
 * points in 200 deals and by 0.3 in 600. */
static bool is_fair(const PathBoard *board) {
    double mean, wins, alone;
    if (trial_spread_of_wins(board, 1500, greedy_choose) > 0.03 ||
        trial_spread_of_wins(board, 4000, greedy_choose) > 0.023 ||
        (wins = trial_spread_of_wins(board, 20000, greedy_choose)) > 0.02 ||
        trial_spread_alone(board, 200, light_choose, &mean) > 1.0 ||
        (alone = trial_spread_alone(board, 600, light_choose, &mean)) > 0.75) {
        return false;
    }
    printf("%.4f of winning chance, %.2f points alone, mean %.1f", wins, alone, mean);
    return true;
}

/* 2 and 3 are worth little: where they lie changes a little who is first at what. So each place for them is tried. */
static bool becomes_fair(const Style *style, PathBoard *board) {
    if (trial_spread_of_wins(board, 400, greedy_choose) > 0.05) {
        return false;
    }
    for (PathCells rest = further_in(); rest != 0; rest = path_cells_without_first(rest)) {
        place(board, 2, path_cells_first(rest));
        place(board, 3, turned(path_cells_first(rest), HALF));
        if (may_stay(style, board) && is_fair(board)) {
            return true;
        }
    }
    return false;
}

static void write_words(FILE *file, const uint8_t *colours, int count) {
    for (int i = 0; i < count; i++) {
        fprintf(file, "%s\"%s\"", i > 0 ? ", " : "", path_colour_names[colours[i]]);
    }
}

/* A row of the board a line, a card a line. */
static void write_board(FILE *file, const PathBoard *board) {
    static const int rows[] = {5, 6, 7, 8, 9, 8, 7, 6, 5};
    fputs("{\n  \"colours\": [\n", file);
    for (int row = 0, cell = 0; row < 9; row++) {
        uint8_t colour[9];
        for (int i = 0; i < rows[row]; i++) {
            colour[i] = (uint8_t)path_board_colour(board, cell++);
        }
        fputs("    ", file);
        write_words(file, colour, rows[row]);
        fputs(row < 8 ? ",\n" : "\n  ],\n  \"numbers\": [", file);
    }
    for (int i = 0; i < PATH_NUMBERS; i++) {
        fprintf(file, "%s[%d, %d]", i > 0 ? ", " : "", board->number[i], PATH_NUMBER_MIN + i);
    }
    fprintf(file, "],\n  \"starts\": [%d, %d, %d, %d],\n  \"cards\": [\n", board->start[0], board->start[1],
            board->start[2], board->start[3]);
    for (int i = 0; i < PATH_CARDS; i++) {
        fputs("    [", file);
        write_words(file, board->card[i].colour, board->card[i].count);
        fputs(i < PATH_CARDS - 1 ? "],\n" : "]\n  ]\n}\n", file);
    }
}

static bool keep(const Style *style, uint64_t number, const PathBoard *board) {
    char name[64];
    snprintf(name, sizeof name, "%s-%" PRIu64 ".json", style->name, number);
    FILE *file = fopen(name, "w");
    if (file == NULL) {
        fprintf(stderr, "path-search: %s cannot be written.\n", name);
        return false;
    }
    write_board(file, board);
    bool fine = fclose(file) == 0;
    printf(": %s\n", name);
    fflush(stdout);
    return fine;
}

int main(int count, char **arguments) {
    const Style *style = NULL;
    for (size_t i = 0; count == 4 && i < sizeof styles / sizeof *styles; i++) {
        if (strcmp(arguments[1], styles[i].name) == 0) {
            style = &styles[i];
        }
    }
    if (style == NULL) {
        fputs("path-search: classic, kaleidoscope or spiral, the first number and how many are needed.\n", stderr);
        return 2;
    }
    uint64_t first = strtoull(arguments[2], NULL, 10), end = first + strtoull(arguments[3], NULL, 10);
    for (uint64_t number = first; number < end; number++) {
        PathBoard board;
        Random random;
        random_init(&random, number);
        make(style, &random, &board);
        if (becomes_fair(style, &board) && !keep(style, number, &board)) {
            return 1;
        }
    }
    return 0;
}
