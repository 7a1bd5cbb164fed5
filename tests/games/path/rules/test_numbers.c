/* What numbers are worth, with others and alone; and the rulebook's examples. */
#include "table.h"

static Table table;

/* Numbers 4, 7, 5, 9 side by side: on 6, 1, 2, 3. A path from 21 by 20 and 12 comes to them. */
static void begin_row(int players) {
    table_begin(&table, players);
    table_number(&table, 2, 36);
    table_number(&table, 4, 6);
    table_number(&table, 7, 1);
    table_number(&table, 5, 2);
    table_number(&table, 9, 3);
    table_start(&table);
    table_lead(&table, 0, PATH_END_B, CELLS(20, 12));
}

static void check_points(int player, int number, int points) {
    ck_assert_msg(table_points_for(&table, player, number) == points, "player %d has %d for the %d, not %d", player,
                  table_points_for(&table, player, number), number, points);
}

START_TEST(who_reaches_a_number_first_gets_all_its_points) {
    begin_row(2);
    table_round(&table, 0, PATH_END_B, CELLS(6, 1));
    check_points(0, 4, 4);
    check_points(0, 7, 7);
    ck_assert_int_eq(path_points(&table.game.player[0]), 11);
}
END_TEST

/* The rulebook's example: Maria has reached the 7, then Tim does. */
START_TEST(tims_7_after_marias_is_worth_4) {
    begin_row(2);
    table_lead(&table, 1, PATH_END_B, CELLS(14, 7));
    table_round(&table, 1, PATH_END_B, CELLS(1));
    check_points(1, 7, 7);
    table_round(&table, 0, PATH_END_B, CELLS(6, 1));
    check_points(0, 7, 4);
    check_points(1, 7, 7); /* Maria keeps what she has */
    ck_assert_int_eq(table.events.list[0].kind, PATH_HAPPENED_LINE);
    ck_assert_int_eq(table.events.list[2].kind, PATH_HAPPENED_NUMBER);
    ck_assert_int_eq(table.events.list[2].number.number, 7);
    ck_assert_int_eq(table.events.list[2].number.points, 4);
    ck_assert(!table.events.list[2].number.full);
}
END_TEST

START_TEST(all_who_reach_a_number_in_the_same_round_get_all_its_points) {
    begin_row(3);
    table_lead(&table, 1, PATH_END_B, CELLS(14, 7));
    table_paint(&table, CELLS(6, 1));
    table_pass(&table, 2);
    table_close(&table, 1, PATH_END_B, CELLS(1));
    table_close(&table, 0, PATH_END_B, CELLS(6, 1));
    check_points(0, 7, 7);
    check_points(1, 7, 7);
    table_lead(&table, 2, PATH_END_B, CELLS(21, 13, 7));
    table_round(&table, 2, PATH_END_B, CELLS(1));
    check_points(2, 7, 4);
}
END_TEST

START_TEST(half_is_rounded_up) {
    static const int half[] = {1, 2, 2, 3, 3, 4, 4, 5, 5};
    for (int number = PATH_NUMBER_MIN; number <= PATH_NUMBER_MAX; number++) {
        bool rim = number >= PATH_NUMBER_RIM;
        int cell = rim ? 1 : 6;
        table_begin(&table, 2);
        table_number(&table, number, cell);
        table_start(&table);
        if (rim) {
            table_lead(&table, 0, PATH_END_B, CELLS(13, 7));
            table_lead(&table, 1, PATH_END_B, CELLS(14, 7));
        } else {
            table_lead(&table, 0, PATH_END_B, CELLS(13, 7));
            table_lead(&table, 1, PATH_END_B, CELLS(14, 13, 7));
        }
        table_round(&table, 0, PATH_END_B, CELLS(cell));
        table_round(&table, 1, PATH_END_B, CELLS(cell));
        check_points(0, number, number);
        check_points(1, number, half[number - PATH_NUMBER_MIN]);
    }
}
END_TEST

START_TEST(with_others_a_higher_number_before_takes_nothing_from_a_lower_one) {
    begin_row(2);
    table_round(&table, 0, PATH_END_B, CELLS(6, 1, 2));
    check_points(0, 5, 5);
}
END_TEST

START_TEST(two_numbers_or_more_in_one_round_all_count) {
    begin_row(2);
    table_round(&table, 0, PATH_END_B, CELLS(6, 1, 2, 3));
    ck_assert_int_eq(path_points(&table.game.player[0]), 4 + 7 + 5 + 9);
    static const int order[] = {4, 7, 5, 9};
    ck_assert_int_eq(table.game.player[0].reached_count, 4);
    for (int i = 0; i < 4; i++) {
        ck_assert_int_eq(table.game.player[0].reached[i].number, order[i]);
    }
}
END_TEST

/* The rulebook's example of a game alone, in a round for each number and in one line. */
START_TEST(alone_4_7_5_9_give_4_7_3_9) {
    for (int in_one_line = 0; in_one_line < 2; in_one_line++) {
        begin_row(1);
        if (in_one_line) {
            table_round(&table, 0, PATH_END_B, CELLS(6, 1, 2, 3));
        } else {
            table_round(&table, 0, PATH_END_B, CELLS(6));
            table_round(&table, 0, PATH_END_B, CELLS(1));
            table_round(&table, 0, PATH_END_B, CELLS(2));
            table_round(&table, 0, PATH_END_B, CELLS(3));
        }
        check_points(0, 4, 4);
        check_points(0, 7, 7);
        check_points(0, 5, 3);
        check_points(0, 9, 9);
    }
}
END_TEST

/* The rulebook's example: 2, 5, 7, 10 at half and 3, 6, 8, 9 in full are 39, and ten cells missed leave 29. */
START_TEST(numbers_for_39_and_ten_cells_missed_are_29) {
    table_begin(&table, 2);
    static const uint8_t numbers[] = {28, 36, 52, 26, 18, 25, 11, 34, 42};
    for (int i = 0; i < PATH_NUMBERS; i++) {
        table_number(&table, PATH_NUMBER_MIN + i, numbers[i]);
    }
    table.setup.start[0] = 2;
    table.setup.start[1] = 1;
    table_start(&table);
    table_lead(&table, 1, PATH_END_B, CELLS(21, 20)); /* Maria reaches 2, 5, 7 and 10 */
    table_round(&table, 1, PATH_END_B, CELLS(28, 27, 26));
    table_lead(&table, 1, PATH_END_A, CELLS(23, 24));
    table_round(&table, 1, PATH_END_A, CELLS(25, 33, 42));
    ck_assert_int_eq(path_points(&table.game.player[1]), 2 + 5 + 7 + 10);
    table_round(&table, 0, PATH_END_B, CELLS(28, 27, 26, 18)); /* then Tim goes round the board */
    table_lead(&table, 0, PATH_END_B, CELLS(19, 20, 21, 22, 23, 24));
    table_round(&table, 0, PATH_END_B, CELLS(25));
    table_lead(&table, 0, PATH_END_B, CELLS(17, 16, 15, 14, 13, 12));
    table_round(&table, 0, PATH_END_B, CELLS(11));
    table_lead(&table, 0, PATH_END_B, CELLS(5, 6, 7, 8, 9, 10, 4, 3, 2, 1, 0));
    table_lead(&table, 0, PATH_END_A, CELLS(30, 31, 32, 33));
    table_round(&table, 0, PATH_END_A, CELLS(34, 42));
    table_lead(&table, 0, PATH_END_A, CELLS(41, 40, 39, 38, 37));
    table_round(&table, 0, PATH_END_A, CELLS(36));
    table_lead(&table, 0, PATH_END_A, CELLS(35, 43, 44, 45, 46, 47, 48, 49, 55));
    table_pass_to_the_end(&table);
    ck_assert_int_eq(path_points(&table.game.player[0]), 39);
    ck_assert_int_eq(path_missed(&table.game.player[0]), 10);
    ck_assert_int_eq(path_total(&table.game.player[0]), 29);
}
END_TEST

START_TEST(the_start_cell_counts_as_taken_and_a_number_not_reached_costs_one_too) {
    begin_row(1);
    ck_assert_int_eq(path_total(&table.game.player[0]), 3 - 61); /* the start and two more */
    table_round(&table, 0, PATH_END_B, CELLS(6));
    ck_assert_int_eq(path_total(&table.game.player[0]), 4 + 4 - 61);
}
END_TEST

Suite *suite_numbers(void) {
    Suite *suite = suite_create("numbers");
    TCase *tests = tcase_create("numbers");
    tcase_add_test(tests, who_reaches_a_number_first_gets_all_its_points);
    tcase_add_test(tests, tims_7_after_marias_is_worth_4);
    tcase_add_test(tests, all_who_reach_a_number_in_the_same_round_get_all_its_points);
    tcase_add_test(tests, half_is_rounded_up);
    tcase_add_test(tests, with_others_a_higher_number_before_takes_nothing_from_a_lower_one);
    tcase_add_test(tests, two_numbers_or_more_in_one_round_all_count);
    tcase_add_test(tests, alone_4_7_5_9_give_4_7_3_9);
    tcase_add_test(tests, numbers_for_39_and_ten_cells_missed_are_29);
    tcase_add_test(tests, the_start_cell_counts_as_taken_and_a_number_not_reached_costs_one_too);
    suite_add_tcase(suite, tests);
    return suite;
}
