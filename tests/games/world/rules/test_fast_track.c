/* The Fast Track card: when it may be played, and which players may play it. */
#include "table.h"

static Table four_players(WorldEventCard first_event) {
    Table table;
    table_begin(&table, 4);
    table_hold(&table, 0, first_event, WORLD_EVENT_NONE);
    table_start(&table);
    return table;
}

static WorldRefusal fast_track(Table *table, int player) {
    return table_try(table, WORLD_ACTION_FAST_TRACK, player, 0, 0);
}

START_TEST(it_is_played_in_the_own_turn_and_the_turn_stays) {
    Table table = four_players(WORLD_EVENT_NONE);
    ck_assert_int_eq(fast_track(&table, 0), WORLD_ACCEPTED);
    table_expect(&table, WORLD_AWAITING_TURN, 0);
    ck_assert_int_eq(table.game.player[0].fast_track, WORLD_FAST_TRACK_RUNNING);
}
END_TEST

START_TEST(it_is_played_out_of_turn_by_several_in_one_stage) {
    Table table = four_players(WORLD_EVENT_NONE);
    ck_assert_int_eq(fast_track(&table, 3), WORLD_ACCEPTED);
    ck_assert_int_eq(fast_track(&table, 1), WORLD_ACCEPTED);
    table_expect(&table, WORLD_AWAITING_TURN, 0);
    table_idle_turn(&table);
    ck_assert_int_eq(fast_track(&table, 2), WORLD_ACCEPTED);
    table_expect(&table, WORLD_AWAITING_TURN, 1);
}
END_TEST

START_TEST(it_is_played_once_in_the_whole_game) {
    Table table = four_players(WORLD_EVENT_NONE);
    ck_assert_int_eq(fast_track(&table, 2), WORLD_ACCEPTED);
    ck_assert_int_eq(fast_track(&table, 2), WORLD_REFUSED_FAST_TRACK_GONE);
}
END_TEST

START_TEST(the_first_own_exchange_ends_the_chance_for_this_stage) {
    Table table = four_players(WORLD_EVENT_NONE);
    table_idle_turn(&table);
    ck_assert_int_eq(table.game.player[0].exchanged, 1);
    ck_assert_int_eq(fast_track(&table, 0), WORLD_REFUSED_FAST_TRACK_LATE);
    ck_assert_int_eq(fast_track(&table, 1), WORLD_ACCEPTED);
}
END_TEST

START_TEST(it_cannot_be_slipped_in_between_a_card_drawn_and_a_card_placed) {
    Table table = four_players(WORLD_EVENT_NONE);
    table_act(&table, WORLD_ACTION_TAKE, WORLD_FROM_STOCK, 0, 0);
    ck_assert_int_eq(fast_track(&table, 0), WORLD_REFUSED_NOT_NOW);
    ck_assert_int_eq(fast_track(&table, 1), WORLD_REFUSED_NOT_NOW);
}
END_TEST

START_TEST(it_cannot_be_played_while_a_question_waits) {
    Table table = four_players(WORLD_EVENT_QUIZ);
    table_act(&table, WORLD_ACTION_PLAY_EVENT, 0, 0, 0);
    ck_assert_int_eq(fast_track(&table, 1), WORLD_REFUSED_NOT_NOW);
}
END_TEST

START_TEST(swap_own_trade_and_take_two_count_as_the_players_first_exchange) {
    static const struct {
        WorldEventCard event;
        WorldAction action;
    } CASES[] = {
        {WORLD_EVENT_SWAP_OWN, {WORLD_ACTION_SWAP, 0, 1, 0}},
        {WORLD_EVENT_TRADE, {WORLD_ACTION_TRADE, 1, 0, 0}},
        {WORLD_EVENT_TAKE_TWO, {WORLD_ACTION_KEEP, 0, 0, 0}},
    };
    Table table = four_players(CASES[_i].event);
    WorldAction action = CASES[_i].action;
    table_act(&table, WORLD_ACTION_PLAY_EVENT, 0, 0, 0);
    table_act(&table, action.kind, action.a, action.b, action.c);
    ck_assert_int_eq(fast_track(&table, 0), WORLD_REFUSED_FAST_TRACK_LATE);
    ck_assert_int_eq(fast_track(&table, 1), WORLD_ACCEPTED);
}
END_TEST

START_TEST(whoever_is_made_to_swap_has_missed_it) {
    Table table = four_players(WORLD_EVENT_MAKE_SWAP);
    table_act(&table, WORLD_ACTION_PLAY_EVENT, 0, 0, 0);
    table_act(&table, WORLD_ACTION_NAME, 2, 0, 0);
    table_act(&table, WORLD_ACTION_SWAP, 0, 1, 0);
    ck_assert_int_eq(fast_track(&table, 2), WORLD_REFUSED_FAST_TRACK_LATE);
    ck_assert_int_eq(fast_track(&table, 0), WORLD_ACCEPTED);
}
END_TEST

START_TEST(all_swap_makes_everybody_miss_it) {
    Table table = four_players(WORLD_EVENT_ALL_SWAP);
    table_act(&table, WORLD_ACTION_PLAY_EVENT, 0, 0, 0);
    for (int p = 0; p < 4; p++) {
        table_act(&table, WORLD_ACTION_SWAP, 0, 1, 0);
    }
    for (int p = 0; p < 4; p++) {
        ck_assert_int_eq(fast_track(&table, p), WORLD_REFUSED_FAST_TRACK_LATE);
    }
}
END_TEST

START_TEST(pass_left_and_shift_seats_do_not_count) {
    static const WorldEventCard EVENTS[] = {WORLD_EVENT_PASS_LEFT, WORLD_EVENT_SHIFT_SEATS};
    Table table = four_players(EVENTS[_i]);
    table_act(&table, WORLD_ACTION_PLAY_EVENT, 0, 0, 0);
    for (int p = 0; p < 4; p++) {
        ck_assert_int_eq(fast_track(&table, p), WORLD_ACCEPTED);
    }
}
END_TEST

START_TEST(the_next_stage_gives_the_chance_again_to_those_who_hold_it) {
    Table table;
    table_begin(&table, 2);
    table_row(&table, 0, ROW(1, 3, 5, 7, 9, 11, 13, 15, 2));
    table_stock_top(&table, 50);
    table_start(&table);
    table_exchange(&table, WORLD_FROM_STOCK, 8);
    table_answer(&table, false);
    table_act(&table, WORLD_ACTION_NEXT_STAGE, 0, 0, 0);
    ck_assert_int_eq(table.game.player[0].exchanged, 0);
    ck_assert_int_eq(fast_track(&table, 0), WORLD_ACCEPTED);
}
END_TEST

/* One exchange completes player 0's row of nine. */
static Table about_to_win(void) {
    Table table;
    table_begin(&table, 2);
    table_row(&table, 0, ROW(1, 3, 5, 7, 9, 11, 13, 15, 2));
    table_row(&table, 1, ROW(20, 22, 24, 21, 19, 18, 17, 16, 14));
    table_stock_top(&table, 50);
    return table;
}

START_TEST(each_counted_card_is_worth_two_fields_at_the_end_of_that_stage) {
    Table table = about_to_win();
    table_start(&table);
    ck_assert_int_eq(fast_track(&table, 0), WORLD_ACCEPTED);
    table_exchange(&table, WORLD_FROM_STOCK, 8);
    table_expect_field(&table, 0, 18);
    table_expect_field(&table, 1, 3);
    const WorldEvent *scored = table_event(&table, WORLD_HAPPENED_SCORED, 0);
    ck_assert_int_eq(scored->scored.count, 9);
    ck_assert_int_eq(scored->scored.doubled, 1);
    ck_assert_int_eq(scored->scored.fields, 18);
}
END_TEST

START_TEST(it_doubles_for_those_who_have_not_won_the_stage_too) {
    Table table = about_to_win();
    table_start(&table);
    ck_assert_int_eq(fast_track(&table, 1), WORLD_ACCEPTED);
    table_exchange(&table, WORLD_FROM_STOCK, 8);
    table_expect_field(&table, 0, 9);
    table_expect_field(&table, 1, 6);
}
END_TEST

START_TEST(it_runs_to_the_end_of_the_scoring_moves_and_is_then_spent) {
    Table table = about_to_win();
    table_site(&table, 3, 1);
    table_start(&table);
    ck_assert_int_eq(fast_track(&table, 0), WORLD_ACCEPTED);
    table_exchange(&table, WORLD_FROM_STOCK, 8);
    table_expect(&table, WORLD_AWAITING_QUESTION, 1);
    ck_assert_int_eq(table.game.player[0].fast_track, WORLD_FAST_TRACK_RUNNING);
    table_answer(&table, true);
    table_expect(&table, WORLD_AWAITING_QUESTION, 0);
    ck_assert_int_eq(table.game.player[0].fast_track, WORLD_FAST_TRACK_SPENT);
    table_answer(&table, false);
    table_act(&table, WORLD_ACTION_NEXT_STAGE, 0, 0, 0);
    ck_assert_int_eq(fast_track(&table, 0), WORLD_REFUSED_FAST_TRACK_GONE);
}
END_TEST

START_TEST(it_stays_running_when_a_turn_ends_the_game) {
    Table table = four_players(WORLD_EVENT_ADVANCE_2);
    table.game.player[0].field = 58;
    ck_assert_int_eq(fast_track(&table, 0), WORLD_ACCEPTED);
    table_act(&table, WORLD_ACTION_PLAY_EVENT, 0, 0, 0);
    table_expect(&table, WORLD_AWAITING_OVER, WORLD_NOBODY);
    ck_assert_int_eq(table.game.player[0].fast_track, WORLD_FAST_TRACK_RUNNING);
}
END_TEST

Suite *suite_fast_track(void) {
    Suite *suite = suite_create("fast track");
    TCase *tests = tcase_create("fast track");
    tcase_add_test(tests, it_is_played_in_the_own_turn_and_the_turn_stays);
    tcase_add_test(tests, it_is_played_out_of_turn_by_several_in_one_stage);
    tcase_add_test(tests, it_is_played_once_in_the_whole_game);
    tcase_add_test(tests, the_first_own_exchange_ends_the_chance_for_this_stage);
    tcase_add_test(tests, it_cannot_be_slipped_in_between_a_card_drawn_and_a_card_placed);
    tcase_add_test(tests, it_cannot_be_played_while_a_question_waits);
    tcase_add_loop_test(tests, swap_own_trade_and_take_two_count_as_the_players_first_exchange, 0, 3);
    tcase_add_test(tests, whoever_is_made_to_swap_has_missed_it);
    tcase_add_test(tests, all_swap_makes_everybody_miss_it);
    tcase_add_loop_test(tests, pass_left_and_shift_seats_do_not_count, 0, 2);
    tcase_add_test(tests, the_next_stage_gives_the_chance_again_to_those_who_hold_it);
    tcase_add_test(tests, each_counted_card_is_worth_two_fields_at_the_end_of_that_stage);
    tcase_add_test(tests, it_doubles_for_those_who_have_not_won_the_stage_too);
    tcase_add_test(tests, it_runs_to_the_end_of_the_scoring_moves_and_is_then_spent);
    tcase_add_test(tests, it_stays_running_when_a_turn_ends_the_game);
    suite_add_tcase(suite, tests);
    return suite;
}
