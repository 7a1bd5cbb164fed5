/* The ten event cards and the choices they need. */
#include "table.h"

static Table playing(int players, WorldEventCard event) {
    Table table;
    table_begin(&table, players);
    table_hold(&table, 0, event, WORLD_EVENT_NONE);
    return table;
}

static void play(Table *table) {
    table_start(table);
    table_act(table, WORLD_ACTION_PLAY_EVENT, 0, 0, 0);
}

START_TEST(an_event_is_shown_when_it_is_played_and_done_when_all_is_settled) {
    Table table = playing(2, WORLD_EVENT_ADVANCE_2);
    play(&table);
    const WorldEvent *shown = table_event(&table, WORLD_HAPPENED_EVENT_SHOWN, 0);
    ck_assert_int_eq(shown->held.event, WORLD_EVENT_ADVANCE_2);
    ck_assert_int_eq(shown->held.slot, 0);
    ck_assert(table_happened(&table, WORLD_HAPPENED_EVENT_DONE));
    ck_assert_int_eq(table.game.player[0].event[0], WORLD_EVENT_NONE);
}
END_TEST

START_TEST(swap_own_swaps_two_different_slots_of_the_own_row) {
    Table table = playing(2, WORLD_EVENT_SWAP_OWN);
    table_row(&table, 0, ROW(9, 31, 7, 49, 30, 6, 32, 15, 2));
    play(&table);
    table_expect(&table, WORLD_AWAITING_SWAP, 0);
    ck_assert_int_eq(table_try(&table, WORLD_ACTION_SWAP, 3, 3, 0), WORLD_REFUSED_SAME_SLOT);
    ck_assert_int_eq(table_try(&table, WORLD_ACTION_SWAP, 3, 9, 0), WORLD_REFUSED_NO_SUCH_SLOT);
    ck_assert_int_eq(table_try(&table, WORLD_ACTION_SWAP, 9, 3, 0), WORLD_REFUSED_NO_SUCH_SLOT);
    table_act(&table, WORLD_ACTION_SWAP, 8, 0, 0);
    table_expect_row(&table, 0, ROW(2, 31, 7, 49, 30, 6, 32, 15, 9));
    table_expect(&table, WORLD_AWAITING_TURN, 1);
}
END_TEST

START_TEST(legal_lists_a_swap_once_with_the_lower_slot_first) {
    Table table = playing(2, WORLD_EVENT_SWAP_OWN);
    play(&table);
    WorldAction legal[WORLD_LEGAL_MAX];
    int count = world_legal(&table.game, legal);
    ck_assert_int_eq(count, 36);
    for (int i = 0; i < count; i++) {
        ck_assert_int_lt(legal[i].a, legal[i].b);
    }
}
END_TEST

START_TEST(all_swap_lets_everybody_swap_clockwise_from_the_player) {
    Table table;
    table_begin(&table, 3);
    table.setup.starter = 1;
    table_hold(&table, 1, WORLD_EVENT_ALL_SWAP, WORLD_EVENT_NONE);
    table_start(&table);
    table_act(&table, WORLD_ACTION_PLAY_EVENT, 0, 0, 0);
    table_expect(&table, WORLD_AWAITING_SWAP, 1);
    table_act(&table, WORLD_ACTION_SWAP, 0, 8, 0);
    table_expect(&table, WORLD_AWAITING_SWAP, 2);
    table_act(&table, WORLD_ACTION_SWAP, 0, 8, 0);
    table_expect(&table, WORLD_AWAITING_SWAP, 0);
    ck_assert_int_eq(table.game.active, 1);
    table_act(&table, WORLD_ACTION_SWAP, 0, 8, 0);
    table_expect(&table, WORLD_AWAITING_TURN, 2);
}
END_TEST

START_TEST(the_runs_of_all_swap_pay_each_player_and_their_sites_ask_in_between) {
    Table table = playing(2, WORLD_EVENT_ALL_SWAP);
    table_row(&table, 0, ROW(5, 30, 6, 49, 29, 28, 27, 15, 2));
    table_row(&table, 1, ROW(11, 40, 12, 39, 38, 37, 36, 35, 34));
    table_site(&table, 1, 2);
    play(&table);
    table_act(&table, WORLD_ACTION_SWAP, 1, 2, 0);
    table_expect(&table, WORLD_AWAITING_QUESTION, 0);
    table_answer(&table, true);
    table_expect_field(&table, 0, 3);
    table_expect(&table, WORLD_AWAITING_SWAP, 1);
    table_act(&table, WORLD_ACTION_SWAP, 1, 2, 0);
    table_expect(&table, WORLD_AWAITING_QUESTION, 1);
    table_answer(&table, false);
    table_expect_field(&table, 1, 1);
    table_expect(&table, WORLD_AWAITING_TURN, 1);
}
END_TEST

START_TEST(advance_2_moves_the_players_figurine_two_ahead) {
    Table table = playing(3, WORLD_EVENT_ADVANCE_2);
    play(&table);
    table_expect_field(&table, 0, 2);
    table_expect_field(&table, 1, 0);
    table_expect(&table, WORLD_AWAITING_TURN, 1);
}
END_TEST

START_TEST(all_advance_1_moves_everybody_clockwise_from_the_player_with_jumps) {
    Table table = playing(3, WORLD_EVENT_ALL_ADVANCE_1);
    play(&table);
    table_expect_field(&table, 0, 1);
    table_expect_field(&table, 1, 2);
    table_expect_field(&table, 2, 3);
}
END_TEST

START_TEST(the_sites_of_all_advance_1_ask_before_the_next_figurine_moves) {
    Table table = playing(3, WORLD_EVENT_ALL_ADVANCE_1);
    table_site(&table, 1, 3);
    table_field(&table, 1, 3);
    play(&table);
    table_expect(&table, WORLD_AWAITING_QUESTION, 0);
    table_expect_field(&table, 1, 3);
    table_answer(&table, true);
    table_expect_field(&table, 0, 4);
    table_expect_field(&table, 1, 5);
    table_expect(&table, WORLD_AWAITING_QUESTION, 2);
    table_answer(&table, false);
    table_expect_field(&table, 2, 1);
    table_expect(&table, WORLD_AWAITING_TURN, 1);
}
END_TEST

START_TEST(trade_changes_an_own_card_for_any_card_of_one_other_player) {
    Table table = playing(3, WORLD_EVENT_TRADE);
    table_row(&table, 0, ROW(9, 21, 30, 26, 19, 18, 17, 16, 2));
    table_row(&table, 2, ROW(20, 40, 22, 39, 38, 37, 36, 35, J));
    play(&table);
    table_expect(&table, WORLD_AWAITING_TRADE, 0);
    WorldAction legal[WORLD_LEGAL_MAX];
    ck_assert_int_eq(world_legal(&table.game, legal), 2 * 81);
    ck_assert_int_eq(table_try(&table, WORLD_ACTION_TRADE, 0, 1, 2), WORLD_REFUSED_ONESELF);
    ck_assert_int_eq(table_try(&table, WORLD_ACTION_TRADE, 3, 1, 2), WORLD_REFUSED_NO_SUCH_PLAYER);
    ck_assert_int_eq(table_try(&table, WORLD_ACTION_TRADE, 2, 9, 2), WORLD_REFUSED_NO_SUCH_SLOT);
    ck_assert_int_eq(table_try(&table, WORLD_ACTION_TRADE, 2, 1, 9), WORLD_REFUSED_NO_SUCH_SLOT);
    table_act(&table, WORLD_ACTION_TRADE, 2, 8, 3);
    table_expect_row(&table, 0, ROW(9, 21, 30, J, 19, 18, 17, 16, 2));
    table_expect_row(&table, 2, ROW(20, 40, 22, 39, 38, 37, 36, 35, 26));
}
END_TEST

START_TEST(trade_pays_the_player_for_a_run) {
    Table table = playing(2, WORLD_EVENT_TRADE);
    table_row(&table, 0, ROW(9, 21, 30, 26, 19, 18, 17, 16, 2));
    table_row(&table, 1, ROW(20, 40, 22, 39, 38, 37, 36, 35, 34));
    play(&table);
    table_act(&table, WORLD_ACTION_TRADE, 1, 2, 2);
    table_expect_field(&table, 0, 1);
}
END_TEST

START_TEST(pass_left_hands_every_first_card_to_the_left_neighbour_at_once) {
    Table table = playing(3, WORLD_EVENT_PASS_LEFT);
    table_row(&table, 0, ROW(9, 21, 30, 26, 19, 18, 17, 16, 2));
    table_row(&table, 1, ROW(20, 40, 22, 39, 38, 37, 36, 35, 34));
    table_row(&table, 2, ROW(J, 50, 49, 48, 47, 46, 45, 44, 43));
    play(&table);
    table_expect_row(&table, 0, ROW(J, 21, 30, 26, 19, 18, 17, 16, 2));
    table_expect_row(&table, 1, ROW(9, 40, 22, 39, 38, 37, 36, 35, 34));
    table_expect_row(&table, 2, ROW(20, 50, 49, 48, 47, 46, 45, 44, 43));
}
END_TEST

START_TEST(pass_left_and_shift_seats_pay_no_runs) {
    static const WorldEventCard EVENTS[] = {WORLD_EVENT_PASS_LEFT, WORLD_EVENT_SHIFT_SEATS};
    Table table = playing(2, EVENTS[_i]);
    table_row(&table, 0, ROW(19, 39, 30, 26, 12, 18, 17, 16, 2));
    table_row(&table, 1, ROW(38, 20, 22, 3, 36, 37, 9, 35, 34));
    play(&table);
    table_expect_field(&table, 0, 0);
    table_expect_field(&table, 1, 0);
    ck_assert(!table_happened(&table, WORLD_HAPPENED_RUN));
}
END_TEST

START_TEST(shift_seats_gives_everybody_the_left_neighbours_row_and_nothing_else) {
    Table table = playing(3, WORLD_EVENT_SHIFT_SEATS);
    table_row(&table, 0, ROW(9, 21, 30, 26, 19, 18, 17, 16, 2));
    table_row(&table, 1, ROW(20, 40, 22, 39, 38, 37, 36, 35, 34));
    table_row(&table, 2, ROW(J, 50, 49, 48, 47, 46, 45, 44, 43));
    table_hold(&table, 1, WORLD_EVENT_QUIZ, WORLD_EVENT_TRADE);
    table_field(&table, 1, 7);
    table_start(&table);
    table_act(&table, WORLD_ACTION_FAST_TRACK, 1, 0, 0);
    table_act(&table, WORLD_ACTION_PLAY_EVENT, 0, 0, 0);
    table_expect_row(&table, 0, ROW(20, 40, 22, 39, 38, 37, 36, 35, 34));
    table_expect_row(&table, 1, ROW(J, 50, 49, 48, 47, 46, 45, 44, 43));
    table_expect_row(&table, 2, ROW(9, 21, 30, 26, 19, 18, 17, 16, 2));
    table_expect_field(&table, 1, 7);
    ck_assert_int_eq(table.game.player[1].event[0], WORLD_EVENT_QUIZ);
    ck_assert_int_eq(table.game.player[1].fast_track, WORLD_FAST_TRACK_RUNNING);
    table_expect(&table, WORLD_AWAITING_TURN, 1);
}
END_TEST

START_TEST(whether_a_player_has_exchanged_stays_with_the_player_when_seats_shift) {
    Table table;
    table_begin(&table, 2);
    table_hold(&table, 1, WORLD_EVENT_SHIFT_SEATS, WORLD_EVENT_NONE);
    table_start(&table);
    table_idle_turn(&table);
    table_act(&table, WORLD_ACTION_PLAY_EVENT, 0, 0, 0);
    ck_assert_int_eq(table.game.player[0].exchanged, 1);
    ck_assert_int_eq(table.game.player[1].exchanged, 0);
}
END_TEST

static Table taking_two(void) {
    Table table = playing(2, WORLD_EVENT_TAKE_TWO);
    table_row(&table, 0, ROW(9, 21, 30, 26, 19, 18, 17, 16, 2));
    table_discard(&table, (WorldCard[]){40, 22, 33}, 3);
    play(&table);
    return table;
}

START_TEST(take_two_takes_the_two_top_cards_of_the_discard) {
    Table table = taking_two();
    table_expect(&table, WORLD_AWAITING_TAKE_TWO, 0);
    ck_assert_int_eq(table.game.hand_count, 2);
    ck_assert_int_eq(table.game.hand[0], 40);
    ck_assert_int_eq(table.game.hand[1], 22);
    ck_assert_int_eq(table.game.discard_count, 1);
    WorldAction legal[WORLD_LEGAL_MAX];
    ck_assert_int_eq(world_legal(&table.game, legal), 18);
    ck_assert_int_eq(table_try(&table, WORLD_ACTION_KEEP, 2, 0, 0), WORLD_REFUSED_NO_SUCH_CARD);
    ck_assert_int_eq(table_try(&table, WORLD_ACTION_KEEP, 0, 9, 0), WORLD_REFUSED_NO_SUCH_SLOT);
}
END_TEST

START_TEST(take_two_puts_back_the_other_and_then_the_replaced_card_on_top) {
    Table table = taking_two();
    table_act(&table, WORLD_ACTION_KEEP, 1, 2, 0);
    table_expect_row(&table, 0, ROW(9, 21, 22, 26, 19, 18, 17, 16, 2));
    table_expect_field(&table, 0, 1);
    ck_assert_int_eq(table.game.discard_count, 3);
    ck_assert_int_eq(table.game.discard[2], 30);
    ck_assert_int_eq(table.game.discard[1], 40);
    ck_assert_int_eq(table.game.discard[0], 33);
}
END_TEST

START_TEST(take_two_takes_the_one_card_that_is_there) {
    Table table = playing(2, WORLD_EVENT_TAKE_TWO);
    table_row(&table, 0, ROW(9, 21, 30, 26, 19, 18, 17, 16, 2));
    table_discard(&table, (WorldCard[]){40}, 1);
    play(&table);
    ck_assert_int_eq(table.game.hand_count, 1);
    ck_assert_int_eq(table_try(&table, WORLD_ACTION_KEEP, 1, 0, 0), WORLD_REFUSED_NO_SUCH_CARD);
    table_act(&table, WORLD_ACTION_KEEP, 0, 0, 0);
    ck_assert_int_eq(table.game.discard_count, 1);
    ck_assert_int_eq(table.game.discard[0], 9);
}
END_TEST

START_TEST(make_swap_names_another_player_who_chooses_the_swap) {
    Table table = playing(3, WORLD_EVENT_MAKE_SWAP);
    table_row(&table, 2, ROW(5, 40, 6, 39, 38, 37, 36, 35, 34));
    play(&table);
    table_expect(&table, WORLD_AWAITING_NAME, 0);
    WorldAction legal[WORLD_LEGAL_MAX];
    ck_assert_int_eq(world_legal(&table.game, legal), 2);
    ck_assert_int_eq(table_try(&table, WORLD_ACTION_NAME, 0, 0, 0), WORLD_REFUSED_ONESELF);
    ck_assert_int_eq(table_try(&table, WORLD_ACTION_NAME, 3, 0, 0), WORLD_REFUSED_NO_SUCH_PLAYER);
    table_act(&table, WORLD_ACTION_NAME, 2, 0, 0);
    table_expect(&table, WORLD_AWAITING_SWAP, 2);
    table_act(&table, WORLD_ACTION_SWAP, 1, 2, 0);
    table_expect_row(&table, 2, ROW(5, 6, 40, 39, 38, 37, 36, 35, 34));
    table_expect_field(&table, 2, 1);
    table_expect(&table, WORLD_AWAITING_TURN, 1);
}
END_TEST

START_TEST(quiz_asks_and_moves_two_ahead_for_a_right_answer) {
    Table right = playing(2, WORLD_EVENT_QUIZ);
    play(&right);
    table_expect(&right, WORLD_AWAITING_QUESTION, 0);
    ck_assert_int_eq(right.game.question.why, WORLD_WHY_EVENT);
    ck_assert_int_eq(right.game.question.amount, 2);
    Table wrong = right;
    table_answer(&right, true);
    table_answer(&wrong, false);
    table_expect_field(&right, 0, 2);
    table_expect_field(&wrong, 0, 0);
    table_expect(&wrong, WORLD_AWAITING_TURN, 1);
}
END_TEST

START_TEST(the_move_of_quiz_can_land_on_a_site) {
    Table table = playing(2, WORLD_EVENT_QUIZ);
    table_site(&table, 2, -1);
    play(&table);
    table_answer(&table, true);
    table_expect(&table, WORLD_AWAITING_QUESTION, 0);
    ck_assert_int_eq(table.game.question.why, WORLD_WHY_SITE);
    table_answer(&table, false);
    table_expect_field(&table, 0, 1);
    table_expect(&table, WORLD_AWAITING_TURN, 1);
}
END_TEST

START_TEST(an_event_is_done_in_full_before_a_complete_row_counts) {
    Table table = playing(2, WORLD_EVENT_ALL_SWAP);
    table_row(&table, 0, ROW(3, 1, 5, 7, 9, 11, 13, 15, 17));
    play(&table);
    table_act(&table, WORLD_ACTION_SWAP, 0, 1, 0);
    table_expect(&table, WORLD_AWAITING_SWAP, 1);
    table_act(&table, WORLD_ACTION_SWAP, 0, 1, 0);
    ck_assert(table_happened(&table, WORLD_HAPPENED_STAGE_WON));
}
END_TEST

START_TEST(an_event_may_complete_a_row_of_somebody_else) {
    Table table = playing(2, WORLD_EVENT_PASS_LEFT);
    table_row(&table, 0, ROW(1, 40, 39, 38, 37, 36, 35, 34, 33));
    table_row(&table, 1, ROW(50, 2, 4, 6, 8, 10, 12, 14, 16));
    play(&table);
    ck_assert_int_eq(table_event(&table, WORLD_HAPPENED_STAGE_WON, 0)->player, 1);
    ck_assert_int_eq(table.game.active, 0);
}
END_TEST

Suite *suite_event_cards(void) {
    Suite *suite = suite_create("event cards");
    TCase *tests = tcase_create("event cards");
    tcase_add_test(tests, an_event_is_shown_when_it_is_played_and_done_when_all_is_settled);
    tcase_add_test(tests, swap_own_swaps_two_different_slots_of_the_own_row);
    tcase_add_test(tests, legal_lists_a_swap_once_with_the_lower_slot_first);
    tcase_add_test(tests, all_swap_lets_everybody_swap_clockwise_from_the_player);
    tcase_add_test(tests, the_runs_of_all_swap_pay_each_player_and_their_sites_ask_in_between);
    tcase_add_test(tests, advance_2_moves_the_players_figurine_two_ahead);
    tcase_add_test(tests, all_advance_1_moves_everybody_clockwise_from_the_player_with_jumps);
    tcase_add_test(tests, the_sites_of_all_advance_1_ask_before_the_next_figurine_moves);
    tcase_add_test(tests, trade_changes_an_own_card_for_any_card_of_one_other_player);
    tcase_add_test(tests, trade_pays_the_player_for_a_run);
    tcase_add_test(tests, pass_left_hands_every_first_card_to_the_left_neighbour_at_once);
    tcase_add_loop_test(tests, pass_left_and_shift_seats_pay_no_runs, 0, 2);
    tcase_add_test(tests, shift_seats_gives_everybody_the_left_neighbours_row_and_nothing_else);
    tcase_add_test(tests, whether_a_player_has_exchanged_stays_with_the_player_when_seats_shift);
    tcase_add_test(tests, take_two_takes_the_two_top_cards_of_the_discard);
    tcase_add_test(tests, take_two_puts_back_the_other_and_then_the_replaced_card_on_top);
    tcase_add_test(tests, take_two_takes_the_one_card_that_is_there);
    tcase_add_test(tests, make_swap_names_another_player_who_chooses_the_swap);
    tcase_add_test(tests, quiz_asks_and_moves_two_ahead_for_a_right_answer);
    tcase_add_test(tests, the_move_of_quiz_can_land_on_a_site);
    tcase_add_test(tests, an_event_is_done_in_full_before_a_complete_row_counts);
    tcase_add_test(tests, an_event_may_complete_a_row_of_somebody_else);
    suite_add_tcase(suite, tests);
    return suite;
}
