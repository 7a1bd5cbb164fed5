/* Complete rows, counts and runs. */
#include "table.h"

typedef struct RowCase {
    const char *says;
    int length;
    WorldCard row[WORLD_ROW];
    bool complete;
    int count;
} RowCase;

static const RowCase CASES[] = {
    {"nine rising numbers are complete and count nine", 9, {4, 8, 11, 23, 25, 30, 34, 37, 46}, true, 9},
    {"jokers complete a row and count nothing", 9, {5, J, 12, 18, 22, 39, J, 41, 43}, true, 7},
    {"only the longest ascending prefix counts", 9, {8, 15, 24, 26, 3, 34, 36, 2, 49}, false, 4},
    {"one whole number between two is enough for a joker", 3, {39, J, 41}, true, 2},
    {"a joker needs room between its neighbours", 3, {5, J, 6}, false, 1},
    {"the prefix goes up to the card that does not fit, the joker before it included", 4, {3, 5, J, 6}, false, 2},
    {"two jokers need two whole numbers", 4, {5, J, J, 8}, true, 2},
    {"two jokers do not fit into a gap of one", 4, {5, J, J, 7}, false, 1},
    {"a joker before the first card may be zero or less", 3, {J, 1, 2}, true, 2},
    {"many jokers before a one fit, for they may be negative", 5, {J, J, J, J, 1}, true, 1},
    {"jokers behind the last card may be over sixty", 4, {60, J, J, J}, true, 1},
    {"a joker may stand for a number that is also elsewhere", 3, {10, J, 12}, true, 2},
    {"jokers alone are ascending and count nothing", 4, {J, J, J, J}, true, 0},
    {"equal numbers do not ascend", 2, {7, 7}, false, 1},
    {"the first card always counts", 9, {50, 3, 2, 1, 4, 5, 6, 7, 8}, false, 1},
    {"a single card is complete", 1, {17}, true, 1},
    {"a row may fail at its last card alone", 9, {1, 2, 3, 4, 5, 6, 7, 9, 8}, false, 8},
    {"jokers apart each need their own room", 5, {1, J, 3, J, 4}, false, 2},
};

START_TEST(a_row_is_worth_what_its_ascending_prefix_says) {
    const RowCase *test = &CASES[_i];
    ck_assert_msg(world_row_complete(test->row, test->length) == test->complete, "%s", test->says);
    ck_assert_msg(world_row_count(test->row, test->length) == test->count, "%s", test->says);
}
END_TEST

START_TEST(the_ascending_prefix_includes_its_jokers) {
    ck_assert_int_eq(world_row_ascending(ROW(5, J, 12, 18, 22, 39, J, 41, 3), WORLD_ROW), 8);
    ck_assert_int_eq(world_row_ascending(ROW(5, J, 6, 18, 22, 39, J, 41, 3), WORLD_ROW), 2);
}
END_TEST

static void expect_run(const WorldCard *row, int slot, int first, int length) {
    WorldRun run = world_row_run(row, WORLD_ROW, slot);
    ck_assert_int_eq(run.first, first);
    ck_assert_int_eq(run.length, length);
}

START_TEST(a_run_is_directly_consecutive_and_rises_from_left_to_right) {
    const WorldCard *row = ROW(4, 5, 6, 8, 20, 19, 30, 31, 2);
    expect_run(row, 0, 0, 3);
    expect_run(row, 1, 0, 3);
    expect_run(row, 2, 0, 3);
    expect_run(row, 3, 3, 1);
    expect_run(row, 4, 4, 1);
    expect_run(row, 5, 5, 1);
    expect_run(row, 7, 6, 2);
}
END_TEST

START_TEST(a_joker_is_never_part_of_a_run) {
    const WorldCard *row = ROW(J, 1, 2, J, 4, J, 6, 7, J);
    expect_run(row, 0, 0, 0);
    expect_run(row, 1, 1, 2);
    expect_run(row, 4, 4, 1);
    expect_run(row, 6, 6, 2);
}
END_TEST

Suite *suite_row(void) {
    Suite *suite = suite_create("rows");
    TCase *tests = tcase_create("rows");
    tcase_add_loop_test(tests, a_row_is_worth_what_its_ascending_prefix_says, 0, sizeof CASES / sizeof *CASES);
    tcase_add_test(tests, the_ascending_prefix_includes_its_jokers);
    tcase_add_test(tests, a_run_is_directly_consecutive_and_rises_from_left_to_right);
    tcase_add_test(tests, a_joker_is_never_part_of_a_run);
    suite_add_tcase(suite, tests);
    return suite;
}
