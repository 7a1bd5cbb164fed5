/* Runs, jumps and sites: how figurines move in a turn. */
#include "table.h"

/* Player 0's row and the card on top of the stock. */
static Table with_row(const WorldCard row[WORLD_ROW], WorldCard top) {
    Table table;
    table_begin(&table, 3);
    table_row(&table, 0, row);
    table_stock_top(&table, top);
    return table;
}

static int fields_paid(const WorldCard row[WORLD_ROW], WorldCard top, int slot) {
    Table table = with_row(row, top);
    table_start(&table);
    table_exchange(&table, WORLD_FROM_STOCK, slot);
    return table.game.player[0].field;
}

START_TEST(a_run_pays_one_field_less_than_its_cards) {
    ck_assert_int_eq(fields_paid(ROW(9, 5, 30, 20, 19, 18, 17, 16, 2), 6, 2), 1);
    ck_assert_int_eq(fields_paid(ROW(9, 5, 30, 7, 19, 18, 17, 16, 2), 6, 2), 2);
    ck_assert_int_eq(fields_paid(ROW(9, 5, 30, 7, 8, 18, 17, 16, 2), 6, 2), 3);
    ck_assert_int_eq(fields_paid(ROW(20, 30, 22, 23, 24, 25, 26, 27, 1), 21, 1), 7);
}
END_TEST

START_TEST(a_single_card_pays_nothing) {
    ck_assert_int_eq(fields_paid(ROW(9, 5, 30, 20, 19, 18, 17, 16, 2), 7, 2), 0);
}
END_TEST

START_TEST(falling_neighbours_pay_nothing) {
    ck_assert_int_eq(fields_paid(ROW(9, 7, 30, 5, 19, 18, 17, 16, 2), 6, 2), 0);
}
END_TEST

START_TEST(a_joker_breaks_a_run) {
    ck_assert_int_eq(fields_paid(ROW(9, 5, J, 7, 19, 18, 17, 16, 2), 8, 4), 1);
    ck_assert_int_eq(fields_paid(ROW(1, 30, 29, 28, 19, 18, 17, 16, 14), J, 1), 0);
}
END_TEST

START_TEST(a_run_the_placed_card_is_not_part_of_pays_nothing) {
    ck_assert_int_eq(fields_paid(ROW(9, 5, 6, 7, 19, 18, 17, 16, 2), 30, 8), 0);
}
END_TEST

START_TEST(a_run_that_grows_pays_its_full_new_length_again) {
    Table table = with_row(ROW(9, 5, 30, 20, 19, 18, 17, 16, 2), 6);
    table_start(&table);
    table_exchange(&table, WORLD_FROM_STOCK, 2);
    table_expect_field(&table, 0, 1);
    table_idle_turn(&table);
    table_idle_turn(&table);
    table.game.stock[table.game.stock_count - 1] = 7; /* as if it had been shuffled there */
    table_exchange(&table, WORLD_FROM_STOCK, 3);
    table_expect_field(&table, 0, 3);
}
END_TEST

START_TEST(dealt_runs_pay_nothing) {
    Table table = with_row(ROW(4, 5, 6, 7, 19, 18, 17, 16, 2), 30);
    table_start(&table);
    table_expect_field(&table, 0, 0);
    ck_assert(!table_happened(&table, WORLD_HAPPENED_RUN));
}
END_TEST

/* Player 0 swaps two own slots by swap_own. */
static int fields_for_swap(const WorldCard row[WORLD_ROW], int a, int b, int *runs) {
    Table table = with_row(row, 50);
    table_hold(&table, 0, WORLD_EVENT_SWAP_OWN, WORLD_EVENT_NONE);
    table_start(&table);
    table_act(&table, WORLD_ACTION_PLAY_EVENT, 0, 0, 0);
    table_act(&table, WORLD_ACTION_SWAP, a, b, 0);
    *runs = 0;
    for (int i = 0; i < table.events.count; i++) {
        *runs += table.events.list[i].kind == WORLD_HAPPENED_RUN;
    }
    return table.game.player[0].field;
}

START_TEST(one_swap_that_makes_two_runs_pays_both_in_a_single_move) {
    int runs;
    ck_assert_int_eq(fields_for_swap(ROW(5, 31, 7, 49, 30, 6, 32, 15, 2), 1, 5, &runs), 2 + 2);
    ck_assert_int_eq(runs, 2);
}
END_TEST

START_TEST(two_runs_side_by_side_pay_both) {
    int runs;
    ck_assert_int_eq(fields_for_swap(ROW(5, 30, 6, 31, 49, 21, 32, 15, 2), 1, 2, &runs), 1 + 1);
    ck_assert_int_eq(runs, 2);
}
END_TEST

START_TEST(one_run_that_holds_both_cards_pays_once) {
    int runs;
    ck_assert_int_eq(fields_for_swap(ROW(5, 7, 6, 8, 30, 49, 32, 15, 2), 1, 2, &runs), 3);
    ck_assert_int_eq(runs, 1);
}
END_TEST

START_TEST(a_swap_may_be_told_in_either_order) {
    int runs;
    ck_assert_int_eq(fields_for_swap(ROW(5, 7, 6, 8, 30, 49, 32, 15, 2), 2, 1, &runs), 3);
}
END_TEST

START_TEST(the_rewards_of_one_swap_are_one_move_and_land_on_one_field) {
    Table table = with_row(ROW(5, 31, 7, 49, 30, 6, 32, 15, 2), 50);
    table_hold(&table, 0, WORLD_EVENT_SWAP_OWN, WORLD_EVENT_NONE);
    table_site(&table, 2, 5);
    table_start(&table);
    table_act(&table, WORLD_ACTION_PLAY_EVENT, 0, 0, 0);
    table_act(&table, WORLD_ACTION_SWAP, 1, 5, 0);
    table_expect_field(&table, 0, 4);
    ck_assert(!table_happened(&table, WORLD_HAPPENED_QUESTION));
}
END_TEST

START_TEST(the_victim_of_trade_is_paid_nothing) {
    Table table;
    table_begin(&table, 2);
    table_row(&table, 0, ROW(9, 21, 30, 26, 19, 18, 17, 16, 2));
    table_row(&table, 1, ROW(20, 40, 22, 39, 38, 37, 36, 35, 34));
    table_hold(&table, 0, WORLD_EVENT_TRADE, WORLD_EVENT_NONE);
    table_start(&table);
    table_act(&table, WORLD_ACTION_PLAY_EVENT, 0, 0, 0);
    table_act(&table, WORLD_ACTION_TRADE, 1, 1, 1);
    table_expect_row(&table, 1, ROW(20, 21, 22, 39, 38, 37, 36, 35, 34));
    table_expect_field(&table, 1, 0);
}
END_TEST

/* Player 0 stands on `from` and moves `2` ahead by advance_2; others stand as told. */
static Table about_to_advance(int from, int second, int third) {
    Table table;
    table_begin(&table, 3);
    table_hold(&table, 0, WORLD_EVENT_ADVANCE_2, WORLD_EVENT_NONE);
    table_field(&table, 0, from);
    table_field(&table, 1, second);
    table_field(&table, 2, third);
    return table;
}

static void advance(Table *table) {
    table_start(table);
    table_act(table, WORLD_ACTION_PLAY_EVENT, 0, 0, 0);
}

START_TEST(a_figurine_goes_field_by_field) {
    Table table = about_to_advance(5, 0, 0);
    advance(&table);
    table_expect_field(&table, 0, 7);
    const WorldEvent *step = table_event(&table, WORLD_HAPPENED_FIGURINE, 0);
    ck_assert_int_eq(step->step.from, 5);
    ck_assert_int_eq(step->step.aimed, 7);
    ck_assert_int_eq(step->step.to, 7);
    ck_assert_int_eq(step->step.why, WORLD_WHY_EVENT);
}
END_TEST

START_TEST(what_is_over_the_goal_is_lost) {
    Table table = about_to_advance(59, 0, 0);
    advance(&table);
    table_expect_field(&table, 0, 60);
}
END_TEST

START_TEST(an_occupied_field_is_jumped_to_the_next_free_one_ahead) {
    Table table = about_to_advance(5, 7, 0);
    advance(&table);
    table_expect_field(&table, 0, 8);
    ck_assert_int_eq(table_event(&table, WORLD_HAPPENED_FIGURINE, 0)->step.aimed, 7);
}
END_TEST

START_TEST(several_in_a_line_are_jumped_at_once) {
    Table table = about_to_advance(5, 7, 8);
    advance(&table);
    table_expect_field(&table, 0, 9);
}
END_TEST

START_TEST(only_the_field_where_the_move_ends_is_jumped) {
    Table table = about_to_advance(5, 6, 0);
    advance(&table);
    table_expect_field(&table, 0, 7);
}
END_TEST

START_TEST(a_jump_may_end_on_the_goal) {
    Table table = about_to_advance(57, 59, 0);
    advance(&table);
    table_expect_field(&table, 0, 60);
    table_expect(&table, WORLD_AWAITING_OVER, WORLD_NOBODY);
}
END_TEST

START_TEST(the_start_holds_any_number) {
    Table table = about_to_advance(0, 0, 0);
    advance(&table);
    table_expect_field(&table, 0, 2);
    table_expect_field(&table, 1, 0);
    table_expect_field(&table, 2, 0);
}
END_TEST

START_TEST(who_lands_directly_on_a_site_must_answer_and_the_right_neighbour_reads) {
    Table table = about_to_advance(5, 0, 0);
    table_site(&table, 7, 3);
    advance(&table);
    table_expect(&table, WORLD_AWAITING_QUESTION, 0);
    ck_assert_int_eq(world_reader(&table.game), 2);
    ck_assert_int_eq(table.game.question.why, WORLD_WHY_SITE);
    ck_assert_int_eq(table.game.question.amount, 3);
    WorldAction legal[WORLD_LEGAL_MAX];
    ck_assert_int_eq(world_legal(&table.game, legal), WORLD_ANSWERS);
}
END_TEST

START_TEST(a_jump_onto_a_site_asks_nothing) {
    Table table = about_to_advance(5, 7, 0);
    table_site(&table, 8, 3);
    advance(&table);
    table_expect_field(&table, 0, 8);
    table_expect(&table, WORLD_AWAITING_TURN, 1);
}
END_TEST

START_TEST(a_site_that_is_passed_asks_nothing) {
    Table table = about_to_advance(5, 0, 0);
    table_site(&table, 6, 3);
    advance(&table);
    table_expect(&table, WORLD_AWAITING_TURN, 1);
}
END_TEST

static Table answered(int amount, bool right, int second, int third) {
    Table table = about_to_advance(5, second, third);
    table_site(&table, 7, amount);
    advance(&table);
    table_answer(&table, right);
    return table;
}

START_TEST(a_plus_site_moves_ahead_for_a_right_answer_and_not_for_a_wrong_one) {
    Table right = answered(3, true, 0, 0), wrong = answered(3, false, 0, 0);
    table_expect_field(&right, 0, 10);
    table_expect_field(&wrong, 0, 7);
}
END_TEST

START_TEST(a_minus_site_moves_back_for_a_wrong_answer_and_not_for_a_right_one) {
    Table right = answered(-3, true, 0, 0), wrong = answered(-3, false, 0, 0);
    table_expect_field(&right, 0, 7);
    table_expect_field(&wrong, 0, 4);
}
END_TEST

START_TEST(the_move_of_a_plus_site_jumps_an_occupied_field) {
    Table table = answered(3, true, 10, 11);
    table_expect_field(&table, 0, 12);
}
END_TEST

START_TEST(back_occupied_fields_are_passed_over_to_the_next_free_one_behind) {
    Table table = answered(-3, false, 4, 3);
    table_expect_field(&table, 0, 2);
    const WorldEvent *step = table_event(&table, WORLD_HAPPENED_FIGURINE, 0);
    ck_assert_int_eq(step->step.aimed, 4);
    ck_assert_int_eq(step->step.why, WORLD_WHY_SITE);
}
END_TEST

START_TEST(back_never_goes_below_the_start_which_always_has_room) {
    Table table = answered(-9, false, 0, 0);
    table_expect_field(&table, 0, 0);
    Table crowded = answered(-6, false, 1, 0);
    table_expect_field(&crowded, 0, 0);
}
END_TEST

START_TEST(a_sites_own_move_never_triggers_another_site) {
    Table table = about_to_advance(5, 10, 0);
    table_site(&table, 7, 3);
    table_site(&table, 11, 2);
    advance(&table);
    table_answer(&table, true);
    table_expect_field(&table, 0, 11);
    table_expect(&table, WORLD_AWAITING_TURN, 1);
    Table back = about_to_advance(5, 4, 0);
    table_site(&back, 7, -3);
    table_site(&back, 3, 1);
    back.setup.track.site[4] = 0;
    advance(&back);
    table_answer(&back, false);
    table_expect_field(&back, 0, 3);
    table_expect(&back, WORLD_AWAITING_TURN, 1);
}
END_TEST

START_TEST(a_sites_own_move_may_reach_the_goal) {
    Table table = about_to_advance(55, 0, 0);
    table_site(&table, 57, 3);
    advance(&table);
    table_answer(&table, true);
    table_expect(&table, WORLD_AWAITING_OVER, WORLD_NOBODY);
}
END_TEST

START_TEST(a_run_reward_can_land_on_a_site) {
    Table table = with_row(ROW(9, 5, 30, 20, 19, 18, 17, 16, 2), 6);
    table_site(&table, 1, 2);
    table_start(&table);
    table_exchange(&table, WORLD_FROM_STOCK, 2);
    table_expect(&table, WORLD_AWAITING_QUESTION, 0);
    table_answer(&table, true);
    table_expect_field(&table, 0, 3);
    table_expect(&table, WORLD_AWAITING_TURN, 1);
}
END_TEST

START_TEST(who_stays_on_a_site_is_not_asked_again) {
    Table table = with_row(ROW(9, 5, 30, 20, 19, 18, 17, 16, 2), 50);
    table_field(&table, 0, 7);
    table_site(&table, 7, 2);
    table_start(&table);
    table_exchange(&table, WORLD_FROM_STOCK, 2);
    ck_assert(!table_happened(&table, WORLD_HAPPENED_FIGURINE));
    table_expect_field(&table, 0, 7);
    table_expect(&table, WORLD_AWAITING_TURN, 1);
}
END_TEST

START_TEST(nothing_else_goes_on_before_a_question_is_settled) {
    Table table = about_to_advance(5, 0, 0);
    table_site(&table, 7, 3);
    advance(&table);
    ck_assert_int_eq(table_try(&table, WORLD_ACTION_TAKE, 0, 0, 0), WORLD_REFUSED_NOT_NOW);
    ck_assert_int_eq(table_try(&table, WORLD_ACTION_ANSWER, 3, 0, 0), WORLD_REFUSED_NO_SUCH_ANSWER);
    table_expect(&table, WORLD_AWAITING_QUESTION, 0);
}
END_TEST

START_TEST(questions_are_asked_from_the_top_and_go_to_the_bottom) {
    Table table = about_to_advance(5, 0, 0);
    table_hold(&table, 0, WORLD_EVENT_QUIZ, WORLD_EVENT_NONE);
    table_start(&table);
    WorldGame start = table.game;
    for (int asked = 0; asked < 12; asked++) {
        uint8_t next = table.game.question_next;
        table.game = start;
        table.game.question_next = next;
        table_act(&table, WORLD_ACTION_PLAY_EVENT, 0, 0, 0);
        ck_assert_int_eq(table.game.question.index, asked % 5);
        ck_assert_int_eq(world_right_answer(&table.game), asked % 5 % 3);
    }
}
END_TEST

Suite *suite_moving(void) {
    Suite *suite = suite_create("moving");
    TCase *tests = tcase_create("moving");
    tcase_add_test(tests, a_run_pays_one_field_less_than_its_cards);
    tcase_add_test(tests, a_single_card_pays_nothing);
    tcase_add_test(tests, falling_neighbours_pay_nothing);
    tcase_add_test(tests, a_joker_breaks_a_run);
    tcase_add_test(tests, a_run_the_placed_card_is_not_part_of_pays_nothing);
    tcase_add_test(tests, a_run_that_grows_pays_its_full_new_length_again);
    tcase_add_test(tests, dealt_runs_pay_nothing);
    tcase_add_test(tests, one_swap_that_makes_two_runs_pays_both_in_a_single_move);
    tcase_add_test(tests, two_runs_side_by_side_pay_both);
    tcase_add_test(tests, one_run_that_holds_both_cards_pays_once);
    tcase_add_test(tests, a_swap_may_be_told_in_either_order);
    tcase_add_test(tests, the_rewards_of_one_swap_are_one_move_and_land_on_one_field);
    tcase_add_test(tests, the_victim_of_trade_is_paid_nothing);
    tcase_add_test(tests, a_figurine_goes_field_by_field);
    tcase_add_test(tests, what_is_over_the_goal_is_lost);
    tcase_add_test(tests, an_occupied_field_is_jumped_to_the_next_free_one_ahead);
    tcase_add_test(tests, several_in_a_line_are_jumped_at_once);
    tcase_add_test(tests, only_the_field_where_the_move_ends_is_jumped);
    tcase_add_test(tests, a_jump_may_end_on_the_goal);
    tcase_add_test(tests, the_start_holds_any_number);
    tcase_add_test(tests, who_lands_directly_on_a_site_must_answer_and_the_right_neighbour_reads);
    tcase_add_test(tests, a_jump_onto_a_site_asks_nothing);
    tcase_add_test(tests, a_site_that_is_passed_asks_nothing);
    tcase_add_test(tests, a_plus_site_moves_ahead_for_a_right_answer_and_not_for_a_wrong_one);
    tcase_add_test(tests, a_minus_site_moves_back_for_a_wrong_answer_and_not_for_a_right_one);
    tcase_add_test(tests, the_move_of_a_plus_site_jumps_an_occupied_field);
    tcase_add_test(tests, back_occupied_fields_are_passed_over_to_the_next_free_one_behind);
    tcase_add_test(tests, back_never_goes_below_the_start_which_always_has_room);
    tcase_add_test(tests, a_sites_own_move_never_triggers_another_site);
    tcase_add_test(tests, a_sites_own_move_may_reach_the_goal);
    tcase_add_test(tests, a_run_reward_can_land_on_a_site);
    tcase_add_test(tests, who_stays_on_a_site_is_not_asked_again);
    tcase_add_test(tests, nothing_else_goes_on_before_a_question_is_settled);
    tcase_add_test(tests, questions_are_asked_from_the_top_and_go_to_the_bottom);
    suite_add_tcase(suite, tests);
    return suite;
}
