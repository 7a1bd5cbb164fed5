/* The boards that come with the game. */
#include "suites.h"

#include "data/file.h"
#include "games/path/data/board.h"
#include "games/path/rules/game.h"

#include <stdlib.h>
#include <string.h>

static PathBoard load(const char *name) {
    DataError error = {0};
    PathBoard board;
    char *folder = file_find_assets(NULL, "", &error);
    ck_assert_msg(path_board_load_named(&board, folder, name, &error), "%s", error.text);
    free(folder);
    return board;
}

START_TEST(each_board_can_be_played_on) {
    PathBoard board = load(path_board_names[_i]);
    int where;
    ck_assert_int_eq(path_board_check(&board, &where), PATH_BOARD_FINE);
}
END_TEST

START_TEST(no_two_boards_are_the_same) {
    for (int a = 0; a < PATH_BOARD_NAMES; a++) {
        for (int b = 0; b < a; b++) {
            PathBoard first = load(path_board_names[a]), second = load(path_board_names[b]);
            ck_assert_mem_ne(&first.colour, &second.colour, sizeof first.colour);
        }
    }
}
END_TEST

START_TEST(each_colour_has_about_ten_cells_and_is_doubled_on_one_card) {
    PathBoard board = load(path_board_names[_i]);
    for (int colour = 0; colour < PATH_COLOURS; colour++) {
        int cells = path_cells_count(board.colour[colour]), cards = 0;
        ck_assert_int_ge(cells, 9);
        ck_assert_int_le(cells, 12);
        for (int i = 0; i < PATH_CARDS; i++) {
            for (int field = 1; field < board.card[i].count; field++) {
                cards += board.card[i].colour[field] == colour && board.card[i].colour[field - 1] == colour;
            }
        }
        ck_assert_int_eq(cards, 1);
    }
}
END_TEST

/* Where a cell lies in a mirror that stands upright in the middle of the board, or in one that lies. */
static int mirrored(int cell, bool upright) {
    static const int first[] = {0, 5, 11, 18, 26, 35, 43, 50, 56, PATH_CELLS};
    int row = 0;
    while (first[row + 1] <= cell) {
        row++;
    }
    return upright ? first[row] + first[row + 1] - 1 - cell : first[8 - row] + cell - first[row];
}

/* A card as its colours, eight bits for how many fields each has. */
static uint64_t fields_of(const PathCard *card, const int becomes[PATH_COLOURS]) {
    uint64_t fields = 0;
    for (int i = 0; i < card->count; i++) {
        fields += UINT64_C(1) << 8 * becomes[card->colour[i]];
    }
    return fields;
}

static bool has_card(const PathBoard *board, uint64_t fields) {
    static const int same[PATH_COLOURS] = {0, 1, 2, 3, 4, 5};
    int found = 0;
    for (int i = 0; i < PATH_CARDS; i++) {
        found += fields_of(&board->card[i], same) == fields;
    }
    return found == 1;
}

/* So no start is better than another, but for the numbers. */
START_TEST(in_both_mirrors_only_colours_trade_places_on_cells_and_cards_alike) {
    PathBoard board = load(path_board_names[_i]);
    for (int upright = 0; upright < 2; upright++) {
        int becomes[PATH_COLOURS], starts = 0;
        for (int cell = 0; cell < PATH_CELLS; cell++) {
            becomes[path_board_colour(&board, cell)] = path_board_colour(&board, mirrored(cell, upright == 1));
        }
        for (int cell = 0; cell < PATH_CELLS; cell++) {
            int image = path_board_colour(&board, mirrored(cell, upright == 1));
            ck_assert_int_eq(image, becomes[path_board_colour(&board, cell)]);
        }
        for (int card = 0; card < PATH_CARDS; card++) {
            ck_assert(has_card(&board, fields_of(&board.card[card], becomes)));
        }
        for (int a = 0; a < PATH_STARTS; a++) {
            for (int b = 0; b < PATH_STARTS; b++) {
                starts += a != b && mirrored(board.start[a], upright == 1) == board.start[b];
            }
        }
        ck_assert_int_eq(starts, PATH_STARTS);
    }
}
END_TEST

/* The rulebook's example: from a yellow start beside the 3, a line of blue, green, grey, yellow ends on a yellow cell
 * beside the 6. */
static bool is_the_example(const PathBoard *board, int start, const PathLine *line) {
    static const int colours[] = {PATH_BLUE, PATH_GREEN, PATH_GREY, PATH_YELLOW};
    for (int i = 0; i < 4; i++) {
        if (line->count != 4 || path_board_colour(board, line->cell[i]) != colours[i]) {
            return false;
        }
    }
    return path_board_colour(board, start) == PATH_YELLOW &&
           path_cells_have(path_beside[start], board->number[3 - PATH_NUMBER_MIN]) &&
           path_cells_have(path_beside[line->cell[3]], board->number[6 - PATH_NUMBER_MIN]);
}

START_TEST(the_rulebooks_example_can_be_drawn_on_classic) {
    PathBoard board = load("classic");
    int found = 0;
    for (int start = 0; start < PATH_STARTS; start++) {
        for (int card = 0; card < PATH_CARDS; card++) {
            PathPlayer player = {.taken = path_cells_of(board.start[start]), .count = 1, .ring = {board.start[start]}};
            PathLine lines[PATH_LINES_MAX];
            int count = path_lines_on(&board, &player, &board.card[card], lines);
            for (int i = 0; i < count; i++) {
                found += is_the_example(&board, board.start[start], &lines[i]);
            }
        }
    }
    ck_assert_int_gt(found, 0);
}
END_TEST

START_TEST(a_board_that_is_not_there_is_told_with_those_that_are) {
    DataError error = {0};
    PathBoard board;
    ck_assert(!path_board_load_named(&board, "anywhere", "clasic", &error));
    ck_assert_str_eq(error.text, "There is no board named \"clasic\": known are classic, kaleidoscope, spiral.");
    DataError closed = {0};
    ck_assert(!path_board_load_named(&board, "no/such/folder", "classic", &closed));
    ck_assert_ptr_nonnull(strstr(closed.text, "no/such/folder/path/boards/classic.json cannot be opened"));
}
END_TEST

Suite *boards_suite(void) {
    Suite *suite = suite_create("boards of the game");
    TCase *tests = tcase_create("boards of the game");
    tcase_add_loop_test(tests, each_board_can_be_played_on, 0, PATH_BOARD_NAMES);
    tcase_add_test(tests, no_two_boards_are_the_same);
    tcase_add_loop_test(tests, each_colour_has_about_ten_cells_and_is_doubled_on_one_card, 0, PATH_BOARD_NAMES);
    tcase_add_loop_test(tests, in_both_mirrors_only_colours_trade_places_on_cells_and_cards_alike, 0, PATH_BOARD_NAMES);
    tcase_add_test(tests, the_rulebooks_example_can_be_drawn_on_classic);
    tcase_add_test(tests, a_board_that_is_not_there_is_told_with_those_that_are);
    suite_add_tcase(suite, tests);
    return suite;
}
