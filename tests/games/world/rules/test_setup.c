/* The table before the first turn: decks, deals, and setups that are refused. */
#include "table.h"

#include <string.h>

static WorldSetup shuffled(int players, uint64_t seed) {
    WorldSetup setup = {.seed = seed, .players = (uint8_t)players, .question_count = 3};
    setup.track.goal = 60;
    return setup;
}

START_TEST(the_deck_grows_with_the_players) {
    static const int HIGHEST[] = {50, 55, 60}, JOKERS[] = {3, 3, 4};
    ck_assert_int_eq(world_deck_highest(_i + 2), HIGHEST[_i]);
    ck_assert_int_eq(world_deck_jokers(_i + 2), JOKERS[_i]);
    ck_assert_int_eq(world_deck_size(_i + 2), HIGHEST[_i] + JOKERS[_i]);
}
END_TEST

START_TEST(everybody_gets_nine_cards_one_is_discarded_and_the_rest_is_the_stock) {
    WorldSetup setup = shuffled(_i + 2, 3);
    WorldGame game;
    world_start(&game, &setup, NULL);
    ck_assert_int_eq(game.discard_count, 1);
    ck_assert_int_eq(game.stock_count, world_deck_size(setup.players) - 9 * setup.players - 1);
}
END_TEST

START_TEST(figurines_stand_on_the_start_and_fast_track_is_held) {
    WorldSetup setup = shuffled(4, 3);
    WorldGame game;
    world_start(&game, &setup, NULL);
    for (int p = 0; p < 4; p++) {
        ck_assert_int_eq(game.player[p].field, 0);
        ck_assert_int_eq(game.player[p].fast_track, WORLD_FAST_TRACK_HELD);
        ck_assert_int_eq(game.player[p].exchanged, 0);
    }
}
END_TEST

START_TEST(everybody_gets_two_event_cards_of_twenty) {
    for (uint64_t seed = 0; seed < 200; seed++) {
        WorldSetup setup = shuffled(4, seed);
        WorldGame game;
        world_start(&game, &setup, NULL);
        int copies[WORLD_EVENT_KINDS + 1] = {0};
        for (int p = 0; p < 4; p++) {
            for (int slot = 0; slot < WORLD_HELD_EVENTS; slot++) {
                int event = game.player[p].event[slot];
                ck_assert(event >= 1 && event <= WORLD_EVENT_KINDS);
                ck_assert(++copies[event] <= WORLD_EVENT_COPIES);
            }
        }
    }
}
END_TEST

START_TEST(the_chosen_starter_starts_the_first_stage) {
    WorldSetup setup = shuffled(3, 3);
    setup.starter = 2;
    WorldGame game;
    world_start(&game, &setup, NULL);
    ck_assert_int_eq(game.starter, 2);
    ck_assert_int_eq(game.active, 2);
    ck_assert_int_eq(game.awaited_player, 2);
    ck_assert_int_eq(game.stage, 1);
}
END_TEST

START_TEST(the_same_seed_deals_the_same_and_another_another) {
    WorldSetup setup = shuffled(2, 77);
    WorldGame first, second, other;
    world_start(&first, &setup, NULL);
    world_start(&second, &setup, NULL);
    setup.seed = 78;
    world_start(&other, &setup, NULL);
    ck_assert(world_hash(&first) == world_hash(&second));
    ck_assert(world_hash(&first) != world_hash(&other));
}
END_TEST

START_TEST(a_deal_by_hand_lies_as_it_is_told) {
    Table table;
    table_begin(&table, 2);
    table_row(&table, 0, ROW(1, 3, 5, 7, 9, 11, 13, 15, 2));
    table_discard(&table, (WorldCard[]){50, 49}, 2);
    table_stock_top(&table, 48);
    table_hold(&table, 1, WORLD_EVENT_QUIZ, WORLD_EVENT_NONE);
    table_field(&table, 0, 12);
    table.setup.deal.fast_track[1] = WORLD_FAST_TRACK_SPENT;
    table_start(&table);
    table_expect_row(&table, 0, ROW(1, 3, 5, 7, 9, 11, 13, 15, 2));
    ck_assert_int_eq(table.game.discard[table.game.discard_count - 1], 50);
    ck_assert_int_eq(table.game.discard[table.game.discard_count - 2], 49);
    ck_assert_int_eq(table.game.stock[table.game.stock_count - 1], 48);
    ck_assert_int_eq(table.game.player[1].event[0], WORLD_EVENT_QUIZ);
    ck_assert_int_eq(table.game.player[1].event[1], WORLD_EVENT_NONE);
    table_expect_field(&table, 0, 12);
    ck_assert_int_eq(table.game.player[1].fast_track, WORLD_FAST_TRACK_SPENT);
}
END_TEST

START_TEST(a_deal_without_events_has_them_shuffled_and_dealt) {
    Table table;
    table_begin(&table, 2);
    table.setup.deal.has_events = false;
    table_start(&table);
    ck_assert_int_ne(table.game.player[0].event[0], WORLD_EVENT_NONE);
    ck_assert_int_ne(table.game.player[1].event[1], WORLD_EVENT_NONE);
}
END_TEST

/* Each spoils a fine setup in one way. */
static void no_players(WorldSetup *setup) {
    setup->players = 1;
}
static void five_players(WorldSetup *setup) {
    setup->players = 5;
}
static void absent_starter(WorldSetup *setup) {
    setup->starter = 2;
}
static void no_way(WorldSetup *setup) {
    setup->track.goal = 0;
}
static void site_at_start(WorldSetup *setup) {
    setup->track.site[0] = 1;
}
static void site_at_goal(WorldSetup *setup) {
    setup->track.site[60] = 1;
}
static void site_behind_goal(WorldSetup *setup) {
    setup->track.site[61] = 1;
}
static void site_to_site(WorldSetup *setup) {
    setup->track.site[10] = 2;
    setup->track.site[12] = -1;
}
static void site_back_to_site(WorldSetup *setup) {
    setup->track.site[10] = 1;
    setup->track.site[12] = -2;
}
static void no_questions(WorldSetup *setup) {
    setup->question_count = 0;
}
static void too_many_questions(WorldSetup *setup) {
    setup->question_count = WORLD_QUESTIONS_MAX + 1;
}
static void fourth_answer(WorldSetup *setup) {
    setup->right[setup->question_count - 1] = 3;
}
static void fourth_answer_to_the_first(WorldSetup *setup) {
    setup->right[0] = 3;
}
static void card_twice(WorldSetup *setup) {
    setup->deal.row[0][0] = setup->deal.row[0][1];
}
static void card_too_high(WorldSetup *setup) {
    setup->deal.row[0][0] = 51;
}
static void card_beyond_all(WorldSetup *setup) {
    setup->deal.row[0][0] = 200;
}
static void card_missing(WorldSetup *setup) {
    setup->deal.stock_count--;
}
static void card_wrong_in_stock(WorldSetup *setup) {
    setup->deal.stock[0] = setup->deal.stock[1];
}
static void card_wrong_in_discard(WorldSetup *setup) {
    setup->deal.discard[0] = setup->deal.stock[1];
}
static void empty_discard(WorldSetup *setup) {
    setup->deal.stock[setup->deal.stock_count++] = setup->deal.discard[0];
    setup->deal.discard_count = 0;
}
static void unknown_event(WorldSetup *setup) {
    setup->deal.event[0][0] = WORLD_EVENT_KINDS + 1;
}
static void third_copy(WorldSetup *setup) {
    setup->deal.event[0][0] = setup->deal.event[0][1] = setup->deal.event[1][0] = WORLD_EVENT_QUIZ;
}
static void at_the_goal(WorldSetup *setup) {
    setup->deal.field[0] = 60;
}
static void both_on_one_field(WorldSetup *setup) {
    setup->deal.field[0] = setup->deal.field[1] = 4;
}
static void fast_track_running(WorldSetup *setup) {
    setup->deal.fast_track[0] = WORLD_FAST_TRACK_RUNNING;
}

static const struct {
    void (*spoil)(WorldSetup *setup);
    WorldSetupFault fault;
} FAULTS[] = {
    {no_players, WORLD_SETUP_PLAYERS},
    {five_players, WORLD_SETUP_PLAYERS},
    {absent_starter, WORLD_SETUP_STARTER},
    {no_way, WORLD_SETUP_TRACK},
    {site_at_start, WORLD_SETUP_TRACK},
    {site_at_goal, WORLD_SETUP_TRACK},
    {site_behind_goal, WORLD_SETUP_TRACK},
    {site_to_site, WORLD_SETUP_TRACK},
    {site_back_to_site, WORLD_SETUP_TRACK},
    {no_questions, WORLD_SETUP_QUESTIONS},
    {too_many_questions, WORLD_SETUP_QUESTIONS},
    {fourth_answer, WORLD_SETUP_RIGHT_ANSWER},
    {fourth_answer_to_the_first, WORLD_SETUP_RIGHT_ANSWER},
    {card_twice, WORLD_SETUP_DEAL_CARDS},
    {card_too_high, WORLD_SETUP_DEAL_CARDS},
    {card_beyond_all, WORLD_SETUP_DEAL_CARDS},
    {card_missing, WORLD_SETUP_DEAL_CARDS},
    {card_wrong_in_stock, WORLD_SETUP_DEAL_CARDS},
    {card_wrong_in_discard, WORLD_SETUP_DEAL_CARDS},
    {empty_discard, WORLD_SETUP_DEAL_DISCARD},
    {unknown_event, WORLD_SETUP_DEAL_EVENTS},
    {third_copy, WORLD_SETUP_DEAL_EVENTS},
    {at_the_goal, WORLD_SETUP_DEAL_FIELDS},
    {both_on_one_field, WORLD_SETUP_DEAL_FIELDS},
    {fast_track_running, WORLD_SETUP_DEAL_FAST_TRACK},
};

START_TEST(a_setup_that_cannot_be_played_is_refused_with_its_fault) {
    Table table;
    table_begin(&table, 2);
    table_start(&table);
    FAULTS[_i].spoil(&table.setup);
    ck_assert_int_eq(world_setup_check(&table.setup), FAULTS[_i].fault);
}
END_TEST

/* One field, one question; and as many of both as there may be. */
START_TEST(the_least_and_the_most_of_a_setup_are_fine) {
    static const struct { uint8_t goal, questions; } ENDS[] = {{1, 1}, {WORLD_GOAL_MAX, WORLD_QUESTIONS_MAX}};
    WorldSetup setup = shuffled(2, 1);
    setup.track.goal = ENDS[_i].goal;
    setup.question_count = ENDS[_i].questions;
    setup.right[0] = 2;
    ck_assert_int_eq(world_setup_check(&setup), WORLD_SETUP_FINE);
    setup.track.site[254] = 1;
    ck_assert_int_eq(world_setup_check(&setup), ENDS[_i].goal == 1 ? WORLD_SETUP_TRACK : WORLD_SETUP_FINE);
}
END_TEST

START_TEST(a_site_that_leads_before_the_start_or_past_the_goal_is_fine) {
    WorldSetup setup = shuffled(2, 1);
    int field;
    setup.track.site[2] = -5;
    setup.track.site[58] = 7;
    ck_assert_int_eq(world_track_check(&setup.track, &field), WORLD_TRACK_FINE);
    ck_assert_int_eq(world_track_site_target(&setup.track, 2), 0);
    ck_assert_int_eq(world_track_site_target(&setup.track, 58), 60);
}
END_TEST

Suite *suite_setup(void) {
    Suite *suite = suite_create("setup");
    TCase *tests = tcase_create("setup");
    tcase_add_loop_test(tests, the_deck_grows_with_the_players, 0, 3);
    tcase_add_loop_test(tests, everybody_gets_nine_cards_one_is_discarded_and_the_rest_is_the_stock, 0, 3);
    tcase_add_test(tests, figurines_stand_on_the_start_and_fast_track_is_held);
    tcase_add_test(tests, everybody_gets_two_event_cards_of_twenty);
    tcase_add_test(tests, the_chosen_starter_starts_the_first_stage);
    tcase_add_test(tests, the_same_seed_deals_the_same_and_another_another);
    tcase_add_test(tests, a_deal_by_hand_lies_as_it_is_told);
    tcase_add_test(tests, a_deal_without_events_has_them_shuffled_and_dealt);
    tcase_add_loop_test(tests, a_setup_that_cannot_be_played_is_refused_with_its_fault, 0,
                        sizeof FAULTS / sizeof *FAULTS);
    tcase_add_loop_test(tests, the_least_and_the_most_of_a_setup_are_fine, 0, 2);
    tcase_add_test(tests, a_site_that_leads_before_the_start_or_past_the_goal_is_fine);
    suite_add_tcase(suite, tests);
    return suite;
}
