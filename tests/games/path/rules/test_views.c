/* What a seat can see, and that it can be kept up from the events. */
#include "table.h"

#include <string.h>

static Table table;

static void begin(void) {
    table_begin(&table, 3);
    table_start(&table);
}

START_TEST(a_player_sees_the_own_closed_line_and_nobody_elses) {
    table_paint(&table, CELLS(20, 12));
    table_close(&table, 0, PATH_END_B, CELLS(20, 12));
    PathView own, other, onlooker;
    path_view(&table.game, 0, &own);
    path_view(&table.game, 1, &other);
    path_view(&table.game, PATH_NOBODY, &onlooker);
    ck_assert_int_eq(own.line.count, 2);
    ck_assert_int_eq(own.line.cell[1], 12);
    ck_assert_int_eq(other.line.count, 0);
    ck_assert_int_eq(onlooker.line.count, 0);
    ck_assert_int_eq(other.closed, 1);
    ck_assert_int_eq(other.player[0].count, 1);
}
END_TEST

START_TEST(everybody_knows_which_cards_are_still_to_come) {
    PathView view;
    path_view(&table.game, 0, &view);
    ck_assert_int_eq(view.card, 0);
    ck_assert_int_eq(view.to_come, 0x7ffe);
    for (int p = 0; p < 3; p++) {
        table_pass(&table, p);
    }
    path_view(&table.game, 0, &view);
    ck_assert_int_eq(view.card, 1);
    ck_assert_int_eq(view.to_come, 0x7ffc);
    table_pass_to_the_end(&table);
    path_view(&table.game, 0, &view);
    ck_assert_int_eq(view.card, PATH_NO_CARD);
    ck_assert_int_eq(view.to_come, 0);
    ck_assert_int_eq(view.winners, 7);
}
END_TEST

START_TEST(views_that_differ_in_anything_are_not_equal) {
    PathView view;
    table_paint(&table, CELLS(20, 12));
    table_close(&table, 0, PATH_END_B, CELLS(20));
    path_view(&table.game, 0, &view);
    PathView other[12];
    for (int i = 0; i < 12; i++) {
        other[i] = view;
    }
    other[0].seat = 1;
    other[1].round = 2;
    other[2].card = 3;
    other[3].closed = 3;
    other[4].winners = 1;
    other[5].to_come ^= 2;
    other[6].reached = 4;
    other[7].line.cell[0] = 12;
    other[8].player[1].ring[0] = 12;
    other[9].player[2].reached_count = 1;
    other[10].board.card[14].colour[0] = PATH_BLUE;
    other[11].board.number[3] = 1;
    ck_assert(path_view_equal(&view, &view));
    for (int i = 0; i < 12; i++) {
        ck_assert_msg(!path_view_equal(&view, &other[i]), "difference %d is not seen", i);
    }
}
END_TEST

Suite *suite_views(void) {
    Suite *suite = suite_create("views");
    TCase *tests = tcase_create("views");
    tcase_add_checked_fixture(tests, begin, NULL);
    tcase_add_test(tests, a_player_sees_the_own_closed_line_and_nobody_elses);
    tcase_add_test(tests, everybody_knows_which_cards_are_still_to_come);
    tcase_add_test(tests, views_that_differ_in_anything_are_not_equal);
    suite_add_tcase(suite, tests);
    return suite;
}
