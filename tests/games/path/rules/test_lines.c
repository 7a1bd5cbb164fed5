/* Which lines may be drawn. */
#include "table.h"

#include <string.h>

/* A table for one with start 29; 20, 12, 6, 1 lead up from it, 38 and 46 down. */
static Table table;

static void begin(void) {
    table_begin(&table, 2);
    table.setup.start[0] = 2;
    table.setup.start[1] = 1;
    table_number(&table, 2, 13);
    table_start(&table);
}

static void check_refused(int end, const int *cells, PathRefusal refusal) {
    PathGame before = table.game;
    ck_assert_int_eq(table_try(&table, 0, end, cells), refusal);
    ck_assert_mem_eq(&before, &table.game, sizeof before);
    ck_assert_int_eq(table.events.count, 0);
}

static void turn_up(const PathCard *card) {
    table.game.board.card[table.game.deck[0]] = *card;
}

START_TEST(any_number_of_the_fields_may_be_used_from_none_to_all) {
    static const int all[] = {20, 12, 6, 1};
    table_paint(&table, CELLS(20, 12, 6, 1));
    for (int count = 0; count <= 4; count++) {
        int cells[5] = {-1, -1, -1, -1, -1};
        memcpy(cells, all, (size_t)count * sizeof *all);
        PathLine line = table_line(PATH_END_B, cells);
        PathAction action = {.kind = PATH_ACTION_LINE, .line = line};
        ck_assert_int_eq(path_refuses(&table.game, &action), PATH_ACCEPTED);
    }
}
END_TEST

START_TEST(fields_are_used_in_any_order) {
    table_paint(&table, CELLS(6, 20, 1, 12));
    table_close(&table, 0, PATH_END_B, CELLS(20, 12, 6, 1));
}
END_TEST

START_TEST(each_field_is_used_once_at_most) {
    turn_up(&(PathCard){4, {PATH_BLUE, PATH_GREEN, PATH_GREY, PATH_RED}});
    table_paint(&table, CELLS(20));
    table_paint(&table, CELLS(12)); /* blue, both */
    check_refused(PATH_END_B, CELLS(20, 12), PATH_REFUSED_NO_FIELD);
    table_close(&table, 0, PATH_END_B, CELLS(20));
}
END_TEST

START_TEST(a_colour_shown_twice_may_be_used_twice_and_not_three_times) {
    turn_up(&(PathCard){5, {PATH_BLUE, PATH_BLUE, PATH_GREEN, PATH_GREY, PATH_RED}});
    table_paint(&table, CELLS(20, 12));
    table_paint(&table, CELLS(6)); /* blue, all three */
    check_refused(PATH_END_B, CELLS(20, 12, 6), PATH_REFUSED_NO_FIELD);
    table_close(&table, 0, PATH_END_B, CELLS(20, 12));
}
END_TEST

START_TEST(a_card_of_five_fields_takes_five_cells) {
    turn_up(&(PathCard){5, {PATH_BLUE, PATH_BLUE, PATH_GREEN, PATH_GREY, PATH_RED}});
    table_paint(&table, CELLS(20, 12, 6, 1, 2));
    table_close(&table, 0, PATH_END_B, CELLS(20, 12, 6, 1, 2));
}
END_TEST

START_TEST(a_line_is_no_longer_than_the_card_has_fields) {
    table_paint(&table, CELLS(20, 12, 6, 1));
    check_refused(PATH_END_B, CELLS(20, 12, 6, 1, 2), PATH_REFUSED_TOO_LONG);
}
END_TEST

START_TEST(a_colour_that_the_card_does_not_show_is_refused) {
    turn_up(&(PathCard){4, {PATH_VIOLET, PATH_GREEN, PATH_GREY, PATH_RED}});
    table_paint(&table, CELLS(20));
    turn_up(&(PathCard){4, {PATH_BLUE, PATH_GREEN, PATH_GREY, PATH_RED}});
    check_refused(PATH_END_B, CELLS(20), PATH_REFUSED_NO_FIELD);
}
END_TEST

START_TEST(a_line_is_unbroken) {
    table_paint(&table, CELLS(20, 6, 12));
    check_refused(PATH_END_B, CELLS(20, 6), PATH_REFUSED_NOT_BESIDE);
    check_refused(PATH_END_B, CELLS(12), PATH_REFUSED_NOT_BESIDE);
}
END_TEST

START_TEST(no_cell_is_entered_twice) {
    table_paint(&table, CELLS(20, 21));
    check_refused(PATH_END_B, CELLS(20, 29), PATH_REFUSED_TAKEN);
    check_refused(PATH_END_B, CELLS(20, 21, 20), PATH_REFUSED_TAKEN);
    check_refused(PATH_END_B, CELLS(29), PATH_REFUSED_TAKEN);
}
END_TEST

START_TEST(a_path_may_run_beside_itself) {
    table_lead(&table, 0, PATH_END_B, CELLS(20, 12));
    table_paint(&table, CELLS(11, 19, 28));
    table_close(&table, 0, PATH_END_B, CELLS(11, 19, 28)); /* all beside 20 or 29 */
}
END_TEST

START_TEST(others_paths_are_not_in_the_way) {
    table_lead(&table, 1, PATH_END_B, CELLS(21, 20));
    table_paint(&table, CELLS(20, 21, 22));
    table_close(&table, 0, PATH_END_B, CELLS(20, 21, 22));
}
END_TEST

START_TEST(a_path_grows_at_either_end_in_the_order_drawn) {
    table_lead(&table, 0, PATH_END_B, CELLS(20, 12));
    table_round(&table, 0, PATH_END_A, CELLS(38, 46));
    static const int path[] = {46, 38, 29, 20, 12};
    for (int i = 0; i < 5; i++) {
        ck_assert_int_eq(path_cell(&table.game.player[0], i), path[i]);
    }
    table_round(&table, 0, PATH_END_B, CELLS(6));
    ck_assert_int_eq(path_end_cell(&table.game.player[0], PATH_END_A), 46);
    ck_assert_int_eq(path_end_cell(&table.game.player[0], PATH_END_B), 6);
}
END_TEST

START_TEST(a_line_grows_at_one_end_only) {
    table_lead(&table, 0, PATH_END_B, CELLS(20, 12));
    table_paint(&table, CELLS(6, 38));
    check_refused(PATH_END_B, CELLS(6, 38), PATH_REFUSED_NOT_BESIDE);
    check_refused(PATH_END_A, CELLS(6), PATH_REFUSED_NOT_BESIDE);
    table_close(&table, 0, PATH_END_A, CELLS(38));
}
END_TEST

START_TEST(a_path_that_is_a_single_cell_has_end_b_alone) {
    table_paint(&table, CELLS(20));
    check_refused(PATH_END_A, CELLS(20), PATH_REFUSED_ONE_END);
    check_refused(PATH_END_A, NO_CELLS, PATH_REFUSED_ONE_END);
    table_close(&table, 0, PATH_END_B, CELLS(20));
}
END_TEST

START_TEST(a_pass_has_end_b) {
    table_lead(&table, 0, PATH_END_B, CELLS(20));
    check_refused(PATH_END_A, NO_CELLS, PATH_REFUSED_PASS_END);
    check_refused(2, NO_CELLS, PATH_REFUSED_NO_SUCH_END);
    check_refused(255, CELLS(38), PATH_REFUSED_NO_SUCH_END);
    table_close(&table, 0, PATH_END_B, NO_CELLS);
}
END_TEST

START_TEST(cells_that_are_not_there_are_refused) {
    check_refused(PATH_END_B, CELLS(61), PATH_REFUSED_NO_SUCH_CELL);
    check_refused(PATH_END_B, CELLS(63), PATH_REFUSED_NO_SUCH_CELL);
    check_refused(PATH_END_B, CELLS(64), PATH_REFUSED_NO_SUCH_CELL);
    check_refused(PATH_END_B, CELLS(255), PATH_REFUSED_NO_SUCH_CELL);
}
END_TEST

START_TEST(where_nothing_fits_the_only_line_is_a_pass) {
    PathLine lines[PATH_LINES_MAX];
    table_lead(&table, 0, PATH_END_B, CELLS(20, 12));
    PathBoard *board = &table.game.board;
    for (int cell = 0; cell < PATH_CELLS; cell++) {
        if (!path_cells_have(table.game.player[0].taken, cell)) {
            for (int colour = 0; colour < PATH_COLOURS; colour++) {
                board->colour[colour] &= ~path_cells_of(cell);
            }
            board->colour[PATH_VIOLET] |= path_cells_of(cell);
        }
    }
    turn_up(&(PathCard){4, {PATH_BLUE, PATH_GREEN, PATH_GREY, PATH_RED}});
    ck_assert_int_eq(path_lines(&table.game, 0, lines), 1);
    ck_assert_int_eq(lines[0].count, 0);
    ck_assert_int_eq(lines[0].end, PATH_END_B);
    turn_up(&(PathCard){4, {PATH_VIOLET, PATH_GREEN, PATH_GREY, PATH_RED}});
    ck_assert_int_gt(path_lines(&table.game, 0, lines), 1);
}
END_TEST

/* On a board with as much of the card's colours as can be, there is room for all lines. */
START_TEST(the_list_of_lines_has_room_for_all) {
    PathLine lines[PATH_LINES_MAX];
    int most = 0;
    for (uint64_t seed = 0; seed < 2000; seed++) {
        Random random;
        random_init(&random, seed);
        PathBoard board = table_random_board(&random);
        PathPlayer player = {.taken = path_cells_of(30) | path_cells_of(29), .count = 2, .ring = {30, 29}};
        for (int i = 0; i < PATH_CARDS; i++) {
            int count = path_lines_on(&board, &player, &board.card[i], lines);
            most = count > most ? count : most;
        }
    }
    ck_assert_int_lt(most, PATH_LINES_MAX / 2);
    ck_assert_int_gt(most, 200);
}
END_TEST

Suite *suite_lines(void) {
    Suite *suite = suite_create("lines");
    TCase *tests = tcase_create("lines");
    tcase_add_checked_fixture(tests, begin, NULL);
    tcase_add_test(tests, any_number_of_the_fields_may_be_used_from_none_to_all);
    tcase_add_test(tests, fields_are_used_in_any_order);
    tcase_add_test(tests, each_field_is_used_once_at_most);
    tcase_add_test(tests, a_colour_shown_twice_may_be_used_twice_and_not_three_times);
    tcase_add_test(tests, a_card_of_five_fields_takes_five_cells);
    tcase_add_test(tests, a_line_is_no_longer_than_the_card_has_fields);
    tcase_add_test(tests, a_colour_that_the_card_does_not_show_is_refused);
    tcase_add_test(tests, a_line_is_unbroken);
    tcase_add_test(tests, no_cell_is_entered_twice);
    tcase_add_test(tests, a_path_may_run_beside_itself);
    tcase_add_test(tests, others_paths_are_not_in_the_way);
    tcase_add_test(tests, a_path_grows_at_either_end_in_the_order_drawn);
    tcase_add_test(tests, a_line_grows_at_one_end_only);
    tcase_add_test(tests, a_path_that_is_a_single_cell_has_end_b_alone);
    tcase_add_test(tests, a_pass_has_end_b);
    tcase_add_test(tests, cells_that_are_not_there_are_refused);
    tcase_add_test(tests, where_nothing_fits_the_only_line_is_a_pass);
    tcase_add_test(tests, the_list_of_lines_has_room_for_all);
    suite_add_tcase(suite, tests);
    return suite;
}
