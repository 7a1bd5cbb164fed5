/* Closing, reopening, and how a round and the game end. */
#include "table.h"

static Table table;

static void begin(void) {
    table_begin(&table, 3);
    table_number(&table, 2, 13);
    table_start(&table);
}

static void check_event(int at, PathEventKind kind, int player) {
    ck_assert_int_lt(at, table.events.count);
    ck_assert_int_eq(table.events.list[at].kind, kind);
    ck_assert_int_eq(table.events.list[at].player, player);
}

START_TEST(everybody_may_close_in_any_order) {
    table_pass(&table, 2);
    ck_assert_int_eq(path_awaited(&table.game), 3);
    table_pass(&table, 0);
    ck_assert_int_eq(path_awaited(&table.game), 2);
    ck_assert_int_eq(table.game.round, 1);
    table_pass(&table, 1);
    ck_assert_int_eq(table.game.round, 2);
    ck_assert_int_eq(path_awaited(&table.game), 7);
}
END_TEST

START_TEST(a_line_that_is_closed_changes_no_path_before_the_round_is_over) {
    table_paint(&table, CELLS(20));
    table_close(&table, 0, PATH_END_B, CELLS(20));
    ck_assert_int_eq(table.game.player[0].count, 1);
    table_pass(&table, 1);
    ck_assert_int_eq(table.game.player[0].count, 1);
    table_pass(&table, 2);
    ck_assert_int_eq(table.game.player[0].count, 2);
}
END_TEST

START_TEST(a_closing_tells_only_that_somebody_has_closed) {
    table_paint(&table, CELLS(20));
    table_close(&table, 0, PATH_END_B, CELLS(20));
    ck_assert_int_eq(table.events.count, 1);
    check_event(0, PATH_HAPPENED_CLOSED, 0);
    ck_assert_int_eq(table.events.list[0].line.count, 0);
    ck_assert_int_eq(table_reopen(&table, 0), PATH_ACCEPTED);
    ck_assert_int_eq(table.events.count, 1);
    check_event(0, PATH_HAPPENED_REOPENED, 0);
}
END_TEST

START_TEST(who_has_closed_must_reopen_before_closing_again) {
    table_pass(&table, 1);
    ck_assert_int_eq(table_try(&table, 1, PATH_END_B, NO_CELLS), PATH_REFUSED_CLOSED);
    ck_assert_int_eq(table_reopen(&table, 1), PATH_ACCEPTED);
    table_pass(&table, 1);
}
END_TEST

START_TEST(who_has_not_closed_has_nothing_to_take_back) {
    ck_assert_int_eq(table_reopen(&table, 0), PATH_REFUSED_NOT_CLOSED);
    table_pass(&table, 0);
    table_pass(&table, 1);
    ck_assert_int_eq(table_reopen(&table, 2), PATH_REFUSED_NOT_CLOSED);
    table_pass(&table, 2);
    ck_assert_int_eq(table_reopen(&table, 0), PATH_REFUSED_NOT_CLOSED); /* the next round */
}
END_TEST

START_TEST(a_line_taken_back_is_not_drawn) {
    table_paint(&table, CELLS(20, 13));
    table_close(&table, 0, PATH_END_B, CELLS(20));
    table_reopen(&table, 0);
    table_close(&table, 0, PATH_END_B, CELLS(13));
    table_pass(&table, 1);
    table_pass(&table, 2);
    ck_assert_int_eq(path_end_cell(&table.game.player[0], PATH_END_B), 13);
    ck_assert_int_eq(table.game.player[0].count, 2);
}
END_TEST

START_TEST(alone_every_line_closes_the_round_at_once) {
    table_begin(&table, 1);
    table_start(&table);
    table_paint(&table, CELLS(20));
    table_close(&table, 0, PATH_END_B, CELLS(20));
    ck_assert_int_eq(table.game.round, 2);
    ck_assert_int_eq(table_reopen(&table, 0), PATH_REFUSED_NOT_CLOSED);
}
END_TEST

START_TEST(players_and_actions_that_are_not_there_are_refused) {
    ck_assert_int_eq(table_try(&table, 3, PATH_END_B, NO_CELLS), PATH_REFUSED_NO_SUCH_PLAYER);
    ck_assert_int_eq(table_try(&table, 255, PATH_END_B, NO_CELLS), PATH_REFUSED_NO_SUCH_PLAYER);
    ck_assert_int_eq(table_reopen(&table, 3), PATH_REFUSED_NO_SUCH_PLAYER);
    PathAction action = {.kind = 3};
    ck_assert_int_eq(path_apply(&table.game, &action, NULL), PATH_REFUSED_NO_SUCH_ACTION);
    action.kind = 0;
    ck_assert_int_eq(path_apply(&table.game, &action, NULL), PATH_REFUSED_NO_SUCH_ACTION);
}
END_TEST

START_TEST(the_last_closing_draws_all_lines_in_seat_order_and_turns_the_next_card_up) {
    table_paint(&table, CELLS(13, 14));
    table_close(&table, 1, PATH_END_B, CELLS(14));
    table_pass(&table, 2);
    table_close(&table, 0, PATH_END_B, CELLS(13)); /* reaches the 2 */
    ck_assert_int_eq(table.events.count, 5);
    check_event(0, PATH_HAPPENED_LINE, 0);
    ck_assert_int_eq(table.events.list[0].line.cell[0], 13);
    check_event(1, PATH_HAPPENED_NUMBER, 0);
    ck_assert_int_eq(table.events.list[1].number.cell, 13);
    ck_assert_int_eq(table.events.list[1].number.number, 2);
    ck_assert_int_eq(table.events.list[1].number.points, 2);
    ck_assert(table.events.list[1].number.full);
    check_event(2, PATH_HAPPENED_LINE, 1);
    check_event(3, PATH_HAPPENED_LINE, 2);
    ck_assert_int_eq(table.events.list[3].line.count, 0); /* a pass is told, too */
    check_event(4, PATH_HAPPENED_CARD, PATH_NOBODY);
    ck_assert_int_eq(table.events.list[4].card.round, 2);
    ck_assert_int_eq(table.events.list[4].card.index, table.game.deck[1]);
}
END_TEST

START_TEST(cards_are_turned_up_in_the_order_of_the_deck_each_once) {
    unsigned seen = 0;
    for (int round = 1; round <= PATH_CARDS; round++) {
        ck_assert_int_eq(table.game.round, round);
        ck_assert_ptr_eq(path_card(&table.game), &table.game.board.card[table.setup.deck[round - 1]]);
        seen |= 1u << table.game.deck[round - 1];
        for (int p = 0; p < 3; p++) {
            table_pass(&table, p);
        }
    }
    ck_assert_int_eq(seen, 0x7fff);
    ck_assert(path_is_over(&table.game));
}
END_TEST

START_TEST(after_the_fifteenth_round_the_highest_total_wins) {
    table_round(&table, 1, PATH_END_B, CELLS(14));
    table_pass_to_the_end(&table);
    ck_assert_int_eq(table.game.winners, 1u << 1);
    ck_assert_int_eq(table.game.round, 15);
    ck_assert_int_eq(path_awaited(&table.game), 0);
    check_event(3, PATH_HAPPENED_OVER, PATH_NOBODY);
    ck_assert_int_eq(table.events.list[3].over.winners, 1u << 1);
    ck_assert_int_eq(table.events.count, 4);
}
END_TEST

START_TEST(equal_totals_share_the_victory) {
    table_paint(&table, CELLS(20, 14));
    table_close(&table, 0, PATH_END_B, CELLS(20));
    table_close(&table, 1, PATH_END_B, CELLS(14));
    table_pass(&table, 2);
    table_pass_to_the_end(&table);
    ck_assert_int_eq(table.game.winners, 3);
}
END_TEST

START_TEST(points_count_for_victory_and_cells_alike) {
    table_number(&table, 2, 14);
    table_start(&table);
    table_lead(&table, 0, PATH_END_B, CELLS(20, 19)); /* two cells */
    table_round(&table, 1, PATH_END_B, CELLS(14));    /* one cell and 2 points */
    table_pass_to_the_end(&table);
    ck_assert_int_eq(path_total(&table.game.player[0]), -58);
    ck_assert_int_eq(path_total(&table.game.player[1]), -57);
    ck_assert_int_eq(table.game.winners, 2);
}
END_TEST

START_TEST(a_game_that_is_over_takes_no_action) {
    table_pass_to_the_end(&table);
    PathGame end = table.game;
    for (int p = 0; p < 4; p++) {
        PathLine lines[PATH_LINES_MAX];
        ck_assert_int_eq(table_try(&table, p, PATH_END_B, NO_CELLS), PATH_REFUSED_GAME_OVER);
        ck_assert_int_eq(table_reopen(&table, p), PATH_REFUSED_GAME_OVER);
        ck_assert_int_eq(path_lines(&table.game, p, lines), 0);
    }
    ck_assert_mem_eq(&end, &table.game, sizeof end);
}
END_TEST

START_TEST(who_has_closed_has_no_lines_to_choose_from) {
    PathLine lines[PATH_LINES_MAX];
    ck_assert_int_gt(path_lines(&table.game, 1, lines), 1);
    table_pass(&table, 1);
    ck_assert_int_eq(path_lines(&table.game, 1, lines), 0);
}
END_TEST

START_TEST(places_are_by_total_and_equal_totals_share_one) {
    static const struct {
        int total[4], places;
        uint8_t place[4];
    } cases[] = {
        {{5, 5, 5, 5}, 1, {0, 0, 0, 0}},     {{1, 2, 3, 4}, 4, {3, 2, 1, 0}},     {{-9, 30, -9, 7}, 3, {2, 0, 2, 1}},
        {{-60, -60, 0, 0}, 2, {1, 1, 0, 0}}, {{40, 41, 40, 41}, 2, {1, 0, 1, 0}},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        uint8_t place[PATH_PLAYERS_MAX];
        ck_assert_int_eq(path_rank(4, cases[i].total, place), cases[i].places);
        ck_assert_mem_eq(place, cases[i].place, 4);
    }
}
END_TEST

Suite *suite_rounds(void) {
    Suite *suite = suite_create("rounds");
    TCase *tests = tcase_create("rounds");
    tcase_add_checked_fixture(tests, begin, NULL);
    tcase_add_test(tests, everybody_may_close_in_any_order);
    tcase_add_test(tests, a_line_that_is_closed_changes_no_path_before_the_round_is_over);
    tcase_add_test(tests, a_closing_tells_only_that_somebody_has_closed);
    tcase_add_test(tests, who_has_closed_must_reopen_before_closing_again);
    tcase_add_test(tests, who_has_not_closed_has_nothing_to_take_back);
    tcase_add_test(tests, a_line_taken_back_is_not_drawn);
    tcase_add_test(tests, alone_every_line_closes_the_round_at_once);
    tcase_add_test(tests, players_and_actions_that_are_not_there_are_refused);
    tcase_add_test(tests, the_last_closing_draws_all_lines_in_seat_order_and_turns_the_next_card_up);
    tcase_add_test(tests, cards_are_turned_up_in_the_order_of_the_deck_each_once);
    tcase_add_test(tests, after_the_fifteenth_round_the_highest_total_wins);
    tcase_add_test(tests, equal_totals_share_the_victory);
    tcase_add_test(tests, points_count_for_victory_and_cells_alike);
    tcase_add_test(tests, a_game_that_is_over_takes_no_action);
    tcase_add_test(tests, who_has_closed_has_no_lines_to_choose_from);
    tcase_add_test(tests, places_are_by_total_and_equal_totals_share_one);
    suite_add_tcase(suite, tests);
    return suite;
}
