/* What fingers do to the line: taps and strokes. */
#include "../rules/table.h"
#include "games/path/words/stroke.h"
#include "suites.h"

static Table table;
static Draft draft;
static DraftStroke stroke;
static DraftWhy why;

/* Ends 12 (over 20) and 38, 29 between them; 6, 1 and 46, 53 can be drawn on. */
static void set_out(void) {
    table_begin(&table, 2);
    table_number(&table, 2, 24); /* out of the way */
    table_number(&table, 5, 3);
    table_number(&table, 7, 10);
    table.setup.start[0] = 2;
    table.setup.start[1] = 1;
    table_start(&table);
    table_lead(&table, 0, PATH_END_B, CELLS(38));
    table_lead(&table, 0, PATH_END_A, CELLS(20, 12));
    table_paint(&table, CELLS(6, 1, 46, 53));
    draft_begin(&draft, &table.game.board, &table.game.player[0], path_card(&table.game), PATH_END_B);
}

static void check_line(int end, const int *cells) {
    PathLine line = draft_line(&draft), wanted = table_line((PathEnd)end, cells);
    ck_assert_mem_eq(&line, &wanted, sizeof line);
}

static void tap(int cell) {
    stroke_down(&stroke, &draft, cell);
    stroke_up(&stroke, &draft, &why);
}

START_TEST(a_tap_draws_and_takes_back) {
    set_out();
    tap(46);
    check_line(PATH_END_B, CELLS(46));
    ck_assert_int_eq(why, DRAFT_MAY);
    tap(46);
    check_line(PATH_END_B, NO_CELLS);
    tap(60);
    ck_assert_int_eq(why, DRAFT_WHY_FAR);
    tap(20);
    ck_assert_int_eq(why, DRAFT_WHY_TAKEN);
}
END_TEST

START_TEST(a_stroke_from_an_end_draws_on) {
    set_out();
    ck_assert_int_eq(stroke_down(&stroke, &draft, 38), DRAFT_UNCHANGED);
    ck_assert_int_eq(stroke_over(&stroke, &draft, 46), DRAFT_ADDED);
    ck_assert_int_eq(stroke_over(&stroke, &draft, 53), DRAFT_ADDED);
    ck_assert_int_eq(stroke_over(&stroke, &draft, STROKE_OFF), DRAFT_UNCHANGED);
    ck_assert_int_eq(stroke_over(&stroke, &draft, 53), DRAFT_UNCHANGED);
    ck_assert_int_eq(stroke_up(&stroke, &draft, &why), DRAFT_UNCHANGED);
    check_line(PATH_END_B, CELLS(46, 53));
    stroke_down(&stroke, &draft, 53); /* on from there, and back along the line */
    ck_assert_int_eq(stroke_over(&stroke, &draft, 46), DRAFT_SHORTENED);
    ck_assert_int_eq(stroke_over(&stroke, &draft, 38), DRAFT_SHORTENED);
    stroke_up(&stroke, &draft, &why);
    check_line(PATH_END_B, NO_CELLS);
}
END_TEST

START_TEST(a_stroke_from_the_other_end_moves_the_line) {
    set_out();
    tap(46);
    stroke_down(&stroke, &draft, 12);
    check_line(PATH_END_B, CELLS(46)); /* nothing happens before it is known where it goes */
    ck_assert_int_eq(stroke_over(&stroke, &draft, 6), DRAFT_MOVED);
    check_line(PATH_END_A, CELLS(6));
    stroke_up(&stroke, &draft, &why);
    set_out();
    stroke_down(&stroke, &draft, 12); /* with nothing drawn, of both ends */
    stroke_over(&stroke, &draft, 6);
    stroke_up(&stroke, &draft, &why);
    check_line(PATH_END_A, CELLS(6));
}
END_TEST

START_TEST(a_stroke_from_the_other_end_to_where_nothing_fits_leaves_the_line) {
    set_out();
    for (int colour = 0; colour < PATH_COLOURS; colour++) {
        draft.board.colour[colour] &= ~path_cells_of(13);
    }
    tap(46);
    stroke_down(&stroke, &draft, 12);
    ck_assert_int_eq(stroke_over(&stroke, &draft, 13), DRAFT_UNCHANGED);
    stroke_up(&stroke, &draft, &why);
    check_line(PATH_END_B, CELLS(46));
}
END_TEST

START_TEST(a_stroke_from_the_middle_of_the_line_draws_on_from_there) {
    set_out();
    table_paint(&table, CELLS(46, 53, 52));
    draft_begin(&draft, &table.game.board, &table.game.player[0], path_card(&table.game), PATH_END_B);
    tap(46);
    tap(53);
    stroke_down(&stroke, &draft, 46);
    stroke_over(&stroke, &draft, 52);
    stroke_up(&stroke, &draft, &why);
    check_line(PATH_END_B, CELLS(46, 52));
}
END_TEST

START_TEST(what_is_out_of_reach_is_passed_over) {
    set_out();
    stroke_down(&stroke, &draft, 60);
    ck_assert_int_eq(stroke_over(&stroke, &draft, 59), DRAFT_UNCHANGED);
    stroke_up(&stroke, &draft, &why);
    ck_assert_int_eq(why, DRAFT_MAY); /* no tap: nothing is said */
    check_line(PATH_END_B, NO_CELLS);
}
END_TEST

Suite *suite_stroke(void) {
    Suite *suite = suite_create("strokes");
    TCase *tests = tcase_create("stroke");
    tcase_add_test(tests, a_tap_draws_and_takes_back);
    tcase_add_test(tests, a_stroke_from_an_end_draws_on);
    tcase_add_test(tests, a_stroke_from_the_other_end_moves_the_line);
    tcase_add_test(tests, a_stroke_from_the_other_end_to_where_nothing_fits_leaves_the_line);
    tcase_add_test(tests, a_stroke_from_the_middle_of_the_line_draws_on_from_there);
    tcase_add_test(tests, what_is_out_of_reach_is_passed_over);
    suite_add_tcase(suite, tests);
    return suite;
}
