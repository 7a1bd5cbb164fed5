/* House rules and handicaps: one test for each sentence. */
#include "table.h"

#include <string.h>

enum { GOAL = 60 };

static Table table;

static const WorldCard COMPLETE_BUT_LAST[] = {4, 8, 11, 23, 25, 30, 34, 37, 1};

static void begin_house(uint8_t house) {
    table_begin(&table, 2);
    table.setup.house = house;
}

/* Of whole stages that are dealt, one after the other. */
START_TEST(without_event_cards_nobody_is_ever_dealt_any) {
    WorldSetup setup;
    table_begin(&table, 3);
    setup = table.setup;
    setup.has_deal = false;
    setup.house = WORLD_HOUSE_NO_EVENTS;
    WorldGame game;
    WorldEvents events;
    world_start(&game, &setup, &events);
    for (int stage = 1; stage <= 3; stage++) {
        for (int p = 0; p < game.players; p++) {
            ck_assert_int_eq(game.player[p].event[0], WORLD_EVENT_NONE);
            ck_assert_int_eq(game.player[p].event[1], WORLD_EVENT_NONE);
        }
        ck_assert_int_eq(world_refuses(&game, (WorldAction){.kind = WORLD_ACTION_PLAY_EVENT}),
                         game.awaiting == WORLD_AWAITING_TURN ? WORLD_REFUSED_EVENT_PLAYED : WORLD_REFUSED_NOT_NOW);
        game.awaiting = WORLD_AWAITING_STAGE_OVER;
        ck_assert(world_apply(&game, (WorldAction){.kind = WORLD_ACTION_NEXT_STAGE}, &events) == WORLD_ACCEPTED);
    }
}
END_TEST

START_TEST(a_deal_has_no_event_cards_where_there_are_none) {
    table_begin(&table, 2);
    table_start(&table); /* which lays out the rest of the deck */
    table.setup.house = WORLD_HOUSE_NO_EVENTS;
    table.setup.deal.event[1][0] = WORLD_EVENT_QUIZ;
    ck_assert_int_eq(world_setup_check(&table.setup), WORLD_SETUP_HOUSE);
    table.setup.deal.event[1][0] = WORLD_EVENT_NONE;
    ck_assert_int_eq(world_setup_check(&table.setup), WORLD_SETUP_FINE);
    table.setup.house = 4;
    ck_assert_int_eq(world_setup_check(&table.setup), WORLD_SETUP_HOUSE);
}
END_TEST

START_TEST(a_site_moves_unasked_by_its_number) {
    static const struct { int amount, lands; } SITE[] = {{3, 5}, {-1, 1}, {-5, 0}};
    for (size_t i = 0; i < sizeof SITE / sizeof SITE[0]; i++) {
        begin_house(WORLD_HOUSE_NO_QUESTIONS);
        table_hold(&table, 0, WORLD_EVENT_ADVANCE_2, WORLD_EVENT_NONE);
        table_site(&table, 2, SITE[i].amount);
        table_start(&table);
        table_act(&table, WORLD_ACTION_PLAY_EVENT, 0, 0, 0);
        table_expect_field(&table, 0, SITE[i].lands);
        table_expect(&table, WORLD_AWAITING_TURN, 1);
        ck_assert(!table_happened(&table, WORLD_HAPPENED_QUESTION));
        ck_assert_int_eq(table_event(&table, WORLD_HAPPENED_FIGURINE, 1)->step.why, WORLD_WHY_SITE);
    }
}
END_TEST

START_TEST(the_quiz_moves_two_ahead_unasked) {
    begin_house(WORLD_HOUSE_NO_QUESTIONS);
    table_hold(&table, 0, WORLD_EVENT_QUIZ, WORLD_EVENT_NONE);
    table_start(&table);
    table_act(&table, WORLD_ACTION_PLAY_EVENT, 0, 0, 0);
    table_expect_field(&table, 0, 2);
    table_expect(&table, WORLD_AWAITING_TURN, 1);
}
END_TEST

/* Nine fields for the row and two for the reward. */
START_TEST(the_stages_winner_moves_two_ahead_unasked) {
    begin_house(WORLD_HOUSE_NO_QUESTIONS);
    table_row(&table, 0, COMPLETE_BUT_LAST);
    table_discard(&table, ROW(46), 1);
    table_start(&table);
    table_exchange(&table, WORLD_FROM_DISCARD, 8);
    table_expect(&table, WORLD_AWAITING_STAGE_OVER, 0);
    table_expect_field(&table, 0, 9 + 2);
}
END_TEST

START_TEST(the_goal_can_be_reached_by_the_reward_unasked) {
    begin_house(WORLD_HOUSE_NO_QUESTIONS);
    table_row(&table, 0, COMPLETE_BUT_LAST);
    table_discard(&table, ROW(46), 1);
    table_field(&table, 0, table.setup.track.goal - 10);
    table_start(&table);
    table_exchange(&table, WORLD_FROM_DISCARD, 8);
    table_expect(&table, WORLD_AWAITING_OVER, WORLD_NOBODY);
    ck_assert_int_eq(table.game.winners, 1);
}
END_TEST

static void ahead(const uint8_t fields[WORLD_PLAYERS_MAX]) {
    table_begin(&table, 4);
    table.setup.has_deal = false;
    table.setup.track.goal = GOAL;
    memcpy(table.setup.ahead, fields, sizeof table.setup.ahead);
}

START_TEST(who_starts_ahead_stands_there) {
    WorldGame game;
    WorldView view, seen;
    WorldEvents events;
    ahead((const uint8_t[]){0, 10, 4, 0});
    world_start(&game, &table.setup, &events);
    for (int p = 0; p < 4; p++) {
        ck_assert_int_eq(game.player[p].field, table.setup.ahead[p]);
    }
    world_view_begin(&view, &table.setup);
    for (int i = 0; i < events.count; i++) {
        world_view_follow(&view, &events.list[i]);
    }
    world_view(&game, &seen);
    ck_assert(world_view_equal(&view, &seen));
}
END_TEST

START_TEST(where_somebody_stands_the_next_free_field_is_taken) {
    WorldGame game;
    ahead((const uint8_t[]){5, 5, 6, 5});
    world_start(&game, &table.setup, NULL);
    ck_assert_int_eq(game.player[0].field, 5);
    ck_assert_int_eq(game.player[1].field, 6);
    ck_assert_int_eq(game.player[2].field, 7);
    ck_assert_int_eq(game.player[3].field, 8);
}
END_TEST

/* Also beside a handicap; but not where a deal says where everybody stands. */
START_TEST(on_some_tracks_whoever_moves_last_starts_ahead) {
    WorldGame game;
    ahead((const uint8_t[]){0, 5, 0, 0});
    table.setup.track.last_ahead = 1;
    for (int starter = 0; starter < 4; starter++) {
        table.setup.starter = (uint8_t)starter;
        world_start(&game, &table.setup, NULL);
        for (int p = 0; p < 4; p++) {
            bool is_last = p == (starter + 3) % 4;
            ck_assert_int_eq(game.player[p].field, table.setup.ahead[p] + (is_last ? 1 : 0));
        }
    }
    table_begin(&table, 2);
    table.setup.track.last_ahead = 1;
    table_start(&table);
    table_expect_field(&table, 1, 0);
}
END_TEST

/* A view begins where the game does, ahead or set out by hand. */
START_TEST(everybody_is_seen_where_they_start) {
    WorldView view;
    table_begin(&table, 3);
    table_field(&table, 1, 12);
    table_field(&table, 2, 30);
    table_start(&table);
    world_view_begin(&view, &table.setup);
    for (int p = 0; p < 3; p++) {
        ck_assert_int_eq(view.seat[p].field, table.game.player[p].field);
    }
    ck_assert_int_eq(view.seat[2].field, 30);
}
END_TEST

START_TEST(nobody_starts_more_than_half_the_way_ahead) {
    ahead((const uint8_t[]){GOAL / 2, 0, 0, 0});
    ck_assert_int_eq(world_setup_check(&table.setup), WORLD_SETUP_FINE);
    table.setup.ahead[3] = GOAL / 2 + 1;
    ck_assert_int_eq(world_setup_check(&table.setup), WORLD_SETUP_AHEAD);
    ahead((const uint8_t[]){1, 1, 1, 1});
    table.setup.track = (WorldTrack){.goal = 3};
    ck_assert_int_eq(world_setup_check(&table.setup), WORLD_SETUP_AHEAD); /* the third would stand on the goal */
    table_begin(&table, 2);
    table.setup.ahead[1] = 1;
    ck_assert_int_eq(world_setup_check(&table.setup), WORLD_SETUP_AHEAD); /* a deal says where everybody stands */
}
END_TEST

START_TEST(the_hash_knows_the_house) {
    table_begin(&table, 2);
    table_start(&table);
    uint64_t hash[WORLD_HOUSE_ALL + 1];
    for (uint8_t house = 0; house <= WORLD_HOUSE_ALL; house++) {
        WorldGame other = table.game;
        other.house = house;
        hash[house] = world_hash(&other);
        for (int before = 0; before < house; before++) {
            ck_assert_uint_ne(hash[before], hash[house]);
        }
    }
}
END_TEST

Suite *suite_house(void) {
    Suite *suite = suite_create("house");
    TCase *tests = tcase_create("house");
    tcase_add_test(tests, without_event_cards_nobody_is_ever_dealt_any);
    tcase_add_test(tests, a_deal_has_no_event_cards_where_there_are_none);
    tcase_add_test(tests, a_site_moves_unasked_by_its_number);
    tcase_add_test(tests, the_quiz_moves_two_ahead_unasked);
    tcase_add_test(tests, the_stages_winner_moves_two_ahead_unasked);
    tcase_add_test(tests, the_goal_can_be_reached_by_the_reward_unasked);
    tcase_add_test(tests, who_starts_ahead_stands_there);
    tcase_add_test(tests, where_somebody_stands_the_next_free_field_is_taken);
    tcase_add_test(tests, on_some_tracks_whoever_moves_last_starts_ahead);
    tcase_add_test(tests, everybody_is_seen_where_they_start);
    tcase_add_test(tests, nobody_starts_more_than_half_the_way_ahead);
    tcase_add_test(tests, the_hash_knows_the_house);
    suite_add_tcase(suite, tests);
    return suite;
}
