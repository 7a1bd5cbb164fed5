/* The end of the game: single and shared wins, and the ranking. */
#include "table.h"

static void expect_winners(const Table *table, unsigned winners) {
    table_expect(table, WORLD_AWAITING_OVER, WORLD_NOBODY);
    ck_assert_uint_eq(table->game.winners, winners);
    WorldAction legal[WORLD_LEGAL_MAX];
    ck_assert_int_eq(world_legal(&table->game, legal), 0);
}

START_TEST(who_reaches_the_goal_in_a_turn_wins) {
    Table table;
    table_begin(&table, 2);
    table_hold(&table, 0, WORLD_EVENT_ADVANCE_2, WORLD_EVENT_NONE);
    table_field(&table, 0, 58);
    table_start(&table);
    table_act(&table, WORLD_ACTION_PLAY_EVENT, 0, 0, 0);
    expect_winners(&table, 1u << 0);
    ck_assert_int_eq(table_try(&table, WORLD_ACTION_TAKE, 0, 0, 0), WORLD_REFUSED_GAME_OVER);
}
END_TEST

START_TEST(all_advance_1_can_bring_a_shared_victory) {
    Table table;
    table_begin(&table, 3);
    table_hold(&table, 0, WORLD_EVENT_ALL_ADVANCE_1, WORLD_EVENT_NONE);
    table_field(&table, 0, 20);
    table_field(&table, 1, 59);
    table_field(&table, 2, 58);
    table_start(&table);
    table.game.player[2].field = 59; /* two on one field cannot be dealt, but the goal holds both */
    table_act(&table, WORLD_ACTION_PLAY_EVENT, 0, 0, 0);
    expect_winners(&table, 1u << 1 | 1u << 2);
}
END_TEST

START_TEST(all_swap_can_bring_a_shared_victory_and_is_done_in_full_first) {
    Table table;
    table_begin(&table, 2);
    table_row(&table, 0, ROW(5, 30, 6, 49, 29, 28, 27, 15, 2));
    table_row(&table, 1, ROW(11, 40, 12, 39, 13, 37, 36, 35, 34));
    table_hold(&table, 0, WORLD_EVENT_ALL_SWAP, WORLD_EVENT_NONE);
    table_field(&table, 0, 59);
    table_field(&table, 1, 58);
    table_start(&table);
    table_act(&table, WORLD_ACTION_PLAY_EVENT, 0, 0, 0);
    table_act(&table, WORLD_ACTION_SWAP, 1, 2, 0);
    table_expect_field(&table, 0, 60);
    table_expect(&table, WORLD_AWAITING_SWAP, 1);
    table_act(&table, WORLD_ACTION_SWAP, 1, 2, 0);
    table_expect_field(&table, 1, 59);
    expect_winners(&table, 1u << 0);
    Table shared = table;
    table_start(&shared);
    shared.game.player[1].field = 59;
    table_act(&shared, WORLD_ACTION_PLAY_EVENT, 0, 0, 0);
    table_act(&shared, WORLD_ACTION_SWAP, 1, 2, 0);
    table_act(&shared, WORLD_ACTION_SWAP, 1, 2, 0);
    expect_winners(&shared, 1u << 0 | 1u << 1);
}
END_TEST

START_TEST(the_goal_is_looked_at_before_a_complete_row) {
    Table table;
    table_begin(&table, 2);
    table_row(&table, 0, ROW(1, 3, 5, 7, 9, 11, 13, 15, 2));
    table_stock_top(&table, 16);
    table_field(&table, 0, 59);
    table_start(&table);
    table_exchange(&table, WORLD_FROM_STOCK, 8);
    expect_winners(&table, 1u << 0);
    ck_assert(world_row_complete(table.game.player[0].row, WORLD_ROW));
    ck_assert(!table_happened(&table, WORLD_HAPPENED_STAGE_WON));
}
END_TEST

/* Player 0 wins the stage with a count of 9; player 1 counts 3. */
static Table scoring(int first, int second) {
    Table table;
    table_begin(&table, 3);
    table_row(&table, 0, ROW(1, 3, 5, 7, 9, 11, 13, 15, 2));
    table_row(&table, 1, ROW(20, 22, 24, 21, 19, 18, 17, 16, 14));
    table_stock_top(&table, 50);
    table_field(&table, 0, first);
    table_field(&table, 1, second);
    return table;
}

START_TEST(in_scoring_the_first_to_arrive_wins_alone) {
    Table table = scoring(52, 58);
    table_start(&table);
    table_exchange(&table, WORLD_FROM_STOCK, 8);
    table_expect_field(&table, 0, 60);
    table_expect_field(&table, 1, 60);
    expect_winners(&table, 1u << 0);
}
END_TEST

START_TEST(who_arrives_later_in_the_order_wins_if_nobody_did_before) {
    Table table = scoring(12, 58);
    table_start(&table);
    table_exchange(&table, WORLD_FROM_STOCK, 8);
    table_expect_field(&table, 0, 21);
    expect_winners(&table, 1u << 1);
}
END_TEST

START_TEST(those_after_a_winner_still_score_but_are_asked_nothing) {
    Table table = scoring(52, 20);
    table_site(&table, 23, 2);
    table_start(&table);
    table_exchange(&table, WORLD_FROM_STOCK, 8);
    table_expect_field(&table, 1, 23);
    expect_winners(&table, 1u << 0);
    ck_assert(!table_happened(&table, WORLD_HAPPENED_QUESTION));
}
END_TEST

START_TEST(there_is_no_reward_question_when_somebody_has_reached_the_goal) {
    Table table = scoring(52, 20);
    table_start(&table);
    table_exchange(&table, WORLD_FROM_STOCK, 8);
    expect_winners(&table, 1u << 0);
}
END_TEST

START_TEST(a_fast_track_that_ran_in_the_winning_scoring_is_spent) {
    Table table = scoring(42, 20);
    table_start(&table);
    table_act(&table, WORLD_ACTION_FAST_TRACK, 0, 0, 0);
    table_exchange(&table, WORLD_FROM_STOCK, 8);
    expect_winners(&table, 1u << 0);
    ck_assert_int_eq(table.game.player[0].fast_track, WORLD_FAST_TRACK_SPENT);
}
END_TEST

START_TEST(a_site_in_scoring_may_bring_the_victory) {
    Table table = scoring(48, 20);
    table_site(&table, 57, 3);
    table_start(&table);
    table_exchange(&table, WORLD_FROM_STOCK, 8);
    table_answer(&table, true);
    table_expect_field(&table, 1, 23);
    expect_winners(&table, 1u << 0);
}
END_TEST

START_TEST(the_rewards_move_may_bring_the_victory) {
    Table table = scoring(49, 20);
    table_start(&table);
    table_exchange(&table, WORLD_FROM_STOCK, 8);
    table_answer(&table, true);
    expect_winners(&table, 1u << 0);
}
END_TEST

/* As scoring(), of a track with so many stages. */
static Table scoring_in(int stages, int first, int second, int third) {
    Table table = scoring(first, second);
    table_field(&table, 2, third);
    table.setup.track.stages = (uint8_t)stages;
    table_start(&table);
    table_exchange(&table, WORLD_FROM_STOCK, 8);
    return table;
}

START_TEST(after_the_last_stage_whoever_is_furthest_goes_to_the_goal_and_wins) {
    Table table = scoring_in(1, 4, 20, 7);
    table_answer(&table, true);
    table_expect_field(&table, 0, 15);
    table_expect_field(&table, 1, 60);
    expect_winners(&table, 1u << 1);
    const WorldEvent *step = table_event(&table, WORLD_HAPPENED_FIGURINE, 1);
    ck_assert_int_eq(step->player, 1);
    ck_assert_int_eq(step->step.from, 23);
    ck_assert_int_eq(step->step.why, WORLD_WHY_LAST_STAGE);
}
END_TEST

START_TEST(the_last_stages_bonus_may_still_decide_who_is_furthest) {
    for (int right = 0; right < 2; right++) {
        Table table = scoring_in(1, 13, 20, 7); /* 22 and 23 before the bonus */
        table_answer(&table, right);
        expect_winners(&table, right ? 1u << 0 : 1u << 1);
    }
}
END_TEST

START_TEST(nobody_is_sent_to_the_goal_before_the_last_stage) {
    Table table = scoring_in(2, 4, 20, 7);
    table_answer(&table, true);
    table_expect(&table, WORLD_AWAITING_STAGE_OVER, 0);
    table_expect_field(&table, 1, 23);
}
END_TEST

START_TEST(who_reaches_the_goal_in_the_last_stage_wins_as_ever) {
    Table table = scoring_in(1, 52, 20, 7);
    expect_winners(&table, 1u << 0);
    table_expect_field(&table, 1, 23);
}
END_TEST

START_TEST(those_who_all_stand_at_the_start_after_the_last_stage_win_together) {
    Table table = scoring(0, 0);
    table_row(&table, 1, ROW(20, 22, 24, 26, 28, 30, 32, 34, 36));
    table_site(&table, 9, -9);
    table.setup.track.stages = 1;
    table_start(&table);
    ck_assert_int_eq(table.game.stage_winner, 1); /* its row lay complete */
    table_answer(&table, false);
    table.game.player[0].field = table.game.player[2].field = 0;
    table_answer(&table, false);
    expect_winners(&table, 7);
    table_expect_field(&table, 2, 60);
}
END_TEST

static int next_starter(const Table *table) {
    Table next = *table;
    table_answer(&next, false);
    table_act(&next, WORLD_ACTION_NEXT_STAGE, 0, 0, 0);
    ck_assert_int_eq(next.game.active, next.game.starter);
    return next.game.starter;
}

START_TEST(where_stages_are_counted_whoever_is_furthest_behind_begins_the_next) {
    Table table = scoring_in(2, 4, 20, 7), uncounted = scoring_in(0, 4, 20, 7);
    ck_assert_int_eq(next_starter(&table), 2);
    ck_assert_int_eq(next_starter(&uncounted), 1);
    Table first = scoring_in(2, 1, 20, 30);
    ck_assert_int_eq(next_starter(&first), 0);
}
END_TEST

START_TEST(of_several_behind_the_first_from_the_starters_left_begins) {
    Table table = scoring_in(2, 4, 20, 7);
    table.game.player[0].field = table.game.player[2].field = 0;
    ck_assert_int_eq(next_starter(&table), 2);
    table.game.player[1].field = 0;
    ck_assert_int_eq(next_starter(&table), 1);
}
END_TEST

typedef struct RankCase {
    int players;
    uint8_t winners;
    uint8_t field[4];
    uint8_t place[4];
    int places;
} RankCase;

static const RankCase RANKS[] = {
    {2, 0, {5, 9}, {1, 0}, 2},
    {2, 0, {9, 5}, {0, 1}, 2},
    {3, 0, {7, 7, 7}, {0, 0, 0}, 1},
    {4, 1 << 2, {10, 60, 60, 10}, {2, 1, 0, 2}, 3}, /* two on the goal, one of them behind the winner */
    {4, 1 << 1, {60, 60, 60, 8}, {1, 0, 1, 2}, 3},
    {3, 1 << 0 | 1 << 2, {60, 31, 60}, {0, 1, 0}, 2},
};

START_TEST(the_ranking_puts_winners_first_then_fields_and_equals_share) {
    const RankCase *test = &RANKS[_i];
    uint8_t place[WORLD_PLAYERS_MAX];
    ck_assert_int_eq(world_rank(test->players, test->winners, test->field, place), test->places);
    for (int p = 0; p < test->players; p++) {
        ck_assert_int_eq(place[p], test->place[p]);
    }
}
END_TEST

Suite *suite_game_end(void) {
    Suite *suite = suite_create("game end");
    TCase *tests = tcase_create("game end");
    tcase_add_test(tests, who_reaches_the_goal_in_a_turn_wins);
    tcase_add_test(tests, all_advance_1_can_bring_a_shared_victory);
    tcase_add_test(tests, all_swap_can_bring_a_shared_victory_and_is_done_in_full_first);
    tcase_add_test(tests, the_goal_is_looked_at_before_a_complete_row);
    tcase_add_test(tests, in_scoring_the_first_to_arrive_wins_alone);
    tcase_add_test(tests, who_arrives_later_in_the_order_wins_if_nobody_did_before);
    tcase_add_test(tests, those_after_a_winner_still_score_but_are_asked_nothing);
    tcase_add_test(tests, there_is_no_reward_question_when_somebody_has_reached_the_goal);
    tcase_add_test(tests, a_fast_track_that_ran_in_the_winning_scoring_is_spent);
    tcase_add_test(tests, a_site_in_scoring_may_bring_the_victory);
    tcase_add_test(tests, the_rewards_move_may_bring_the_victory);
    tcase_add_test(tests, after_the_last_stage_whoever_is_furthest_goes_to_the_goal_and_wins);
    tcase_add_test(tests, the_last_stages_bonus_may_still_decide_who_is_furthest);
    tcase_add_test(tests, nobody_is_sent_to_the_goal_before_the_last_stage);
    tcase_add_test(tests, who_reaches_the_goal_in_the_last_stage_wins_as_ever);
    tcase_add_test(tests, those_who_all_stand_at_the_start_after_the_last_stage_win_together);
    tcase_add_test(tests, where_stages_are_counted_whoever_is_furthest_behind_begins_the_next);
    tcase_add_test(tests, of_several_behind_the_first_from_the_starters_left_begins);
    tcase_add_loop_test(tests, the_ranking_puts_winners_first_then_fields_and_equals_share, 0,
                        sizeof RANKS / sizeof *RANKS);
    suite_add_tcase(suite, tests);
    return suite;
}
