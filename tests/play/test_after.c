/* After a game and before the next: revenge, the same deal; and what counts of games in which somebody took back what
 * they had seen. */
#include "after.h"
#include "suites.h"

#include "games/path/play/authority.h"
#include "games/world/play/session_inside.h"
#include "play/chronicle.h"

#include <stdio.h>
#include <string.h>

/* --- the next game ------------------------------------------------------------------------------------------------ */

typedef Session *Next(const Session *last, PlayError *error);

/* Of a computer that follows people or does not, after a game that was lost or won. */
static AiLevel level_of(Next *how, AiLevel level, bool follows, int winner) {
    PathSessionSetup setup = setup_for(ADA, 1, level);
    Session *last = begin(&setup);
    last->record->seats.seat[1].follows = follows;
    finish(last, winner);
    Session *next = sit_down(how(last, &error));
    AiLevel lower = session_seat(next, 1)->level;
    ck_assert_str_eq(session_seat(next, 0)->name, "Ada");
    session_leave(last);
    session_abandon(next);
    return lower;
}

static AiLevel level_of_revenge(AiLevel level) {
    return level_of(session_revenge, level, false, 1);
}

static AiLevel level_of_harder(AiLevel level) {
    return level_of(session_harder, level, false, 0);
}

START_TEST(who_has_won_may_have_it_harder) {
    ck_assert_int_eq(level_of_harder(AI_GENTLE), AI_EASY);
    ck_assert_int_eq(level_of_harder(AI_EASY), AI_MEDIUM);
    ck_assert_int_eq(level_of_harder(AI_MEDIUM), AI_HARD);
    ck_assert_int_eq(level_of_harder(AI_HARD), AI_EXPERT);
}
END_TEST

/* Ada lost the game before, so one that follows her would play lower. */
START_TEST(what_was_asked_for_goes_before_what_follows) {
    ck_assert_int_eq(level_of(session_harder, AI_MEDIUM, true, 1), AI_HARD);
    ck_assert_int_eq(level_of(session_again, AI_MEDIUM, true, 1), AI_EASY); /* its second step */
}
END_TEST

START_TEST(harder_is_offered_to_who_won_and_only_where_a_level_is_higher) {
    PathSessionSetup setup = setup_for(BOTH, 2, AI_HARD);
    Session *session = begin(&setup);
    ck_assert(session_may_be_harder(session, 1u << 1)); /* Bob won */
    ck_assert(session_may_be_harder(session, 1u << 1 | 1u << 2));
    ck_assert(!session_may_be_harder(session, 1u << 2));
    session_abandon(session);
    setup = setup_for(ADA, 1, AI_EXPERT);
    session = begin(&setup);
    ck_assert(!session_may_be_harder(session, 1u));
    session_abandon(session);
}
END_TEST

START_TEST(revenge_is_taken_on_the_next_lower_level) {
    ck_assert_int_eq(level_of_revenge(AI_EXPERT), AI_HARD);
    ck_assert_int_eq(level_of_revenge(AI_HARD), AI_MEDIUM);
    ck_assert_int_eq(level_of_revenge(AI_MEDIUM), AI_EASY);
    ck_assert_int_eq(level_of_revenge(AI_EASY), AI_GENTLE);
}
END_TEST

START_TEST(revenge_is_offered_to_who_lost_and_only_where_a_level_is_lower) {
    PathSessionSetup setup = setup_for(BOTH, 2, AI_MEDIUM);
    Session *session = begin(&setup);
    ck_assert(session_may_take_revenge(session, 1u << 2));
    ck_assert(!session_may_take_revenge(session, 1u << 1)); /* Bob won */
    ck_assert(!session_may_take_revenge(session, 1u << 1 | 1u << 2));
    session_stand_in(session, 1, true);
    ck_assert(!session_may_take_revenge(session, 1u << 1)); /* still, though a computer played in his seat */
    session_abandon(session);
    setup = setup_for(ADA, 1, AI_EASY);
    session = begin(&setup);
    ck_assert(session_may_take_revenge(session, 1u << 1));
    session_abandon(session);
    setup = setup_for(ADA, 1, AI_GENTLE);
    session = begin(&setup);
    ck_assert(!session_may_take_revenge(session, 1u << 1)); /* nobody is weaker */
    session_abandon(session);
}
END_TEST

START_TEST(the_next_game_has_the_same_house_rules_and_handicaps) {
    WorldSessionSetup setup = table_setup(2, (const AiLevel[]){AI_EASY, AI_EASY});
    setup.house = WORLD_HOUSE_NO_QUESTIONS;
    setup.ahead[1] = 4;
    Session *last = sit_down(world_session_start(&table.host, &setup, &error));
    Session *next = sit_down(session_again(last, &error));
    const WorldSetup *rules = world_session_setup(next);
    ck_assert_int_eq(rules->house, WORLD_HOUSE_NO_QUESTIONS);
    ck_assert_int_eq(rules->ahead[0], 0);
    ck_assert_int_eq(rules->ahead[1], 4);
    ck_assert_int_eq(rules->starter, 1); /* the others begin in turn */
    session_abandon(next);
    session_abandon(last);
}
END_TEST

START_TEST(the_next_game_of_best_path_has_the_same_board_and_time) {
    PathSessionSetup setup = setup_for(ADA, 1, AI_MEDIUM);
    snprintf(setup.board, sizeof setup.board, "spiral");
    setup.limit = 30;
    Session *last = begin(&setup);
    session_leave(last);
    last = session_resume(&table.host, &error);
    session_sit_down(last);
    ck_assert_int_eq(path_session_limit(last), 30);
    Session *next = sit_down(session_again(last, &error));
    ck_assert_int_eq(path_session_limit(next), 30);
    ck_assert_str_eq(session_board_name(next), "spiral");
    session_abandon(next);
    session_abandon(last);
}
END_TEST

static bool is_noted_unranked(const Session *session) {
    SessionFacts facts;
    session_game_facts(&table.host, session_store_id(session), &facts);
    return facts.is_unranked;
}

START_TEST(the_same_deal_is_dealt_again_and_counts_nowhere) {
    PathSessionSetup setup = setup_for(ADA, 1, AI_MEDIUM);
    Session *last = begin(&setup);
    uint64_t dealt = session_hash(last);
    finish(last, 0);
    Session *same = sit_down(session_same_deal(last, &error));
    ck_assert_uint_eq(session_hash(same), dealt);
    ck_assert_int_ne(session_store_id(same), session_store_id(last));
    ck_assert(!is_noted_unranked(last));
    session_leave(last);
    session_leave(same);
    same = session_resume(&table.host, &error); /* and is still known for one */
    session_sit_down(same);
    ck_assert(session_is_unranked(same));
    finish(same, 0);
    ck_assert(is_noted_unranked(same));
    session_leave(same);
    StorePlayers players = store_list_players(table.store, "path");
    ck_assert_uint_eq(players.count, 1);
    ck_assert_int_eq(players.player[0].games, 1);
    store_players_free(&players);
}
END_TEST

START_TEST(one_s_own_best_is_not_that_of_a_deal_one_knew) {
    PathSessionSetup setup = {.players = 1, .seat = {{.name = "Ada"}}, .board = "classic"};
    int best = 0, own;
    Session *last = begin(&setup);
    finish(last, -1);
    own = path_total(&path_session_game(last)->player[0]);
    Session *same = sit_down(session_same_deal(last, &error));
    session_leave(last);
    finish(same, 0);
    ck_assert_int_gt(path_total(&path_session_game(same)->player[0]), own);
    Session *file = chronicle_from_session(same);
    chronicle_keep(file); /* nor somebody else's of the same name */
    session_leave(file);
    session_leave(same);
    Session *next = begin(&setup);
    ck_assert(path_session_own_best(next, &best));
    ck_assert_int_eq(best, own);
    session_leave(next);
}
END_TEST

/* --- taken back --------------------------------------------------------------------------------------------------- */

static Session *begin_world_from(int persons, int starter) {
    WorldSessionSetup setup = table_setup(2, (const AiLevel[]){AI_EASY, AI_EASY});
    setup.starter = starter;
    for (int p = 0; p < persons; p++) {
        setup.seat[p].is_computer = false;
        snprintf(setup.seat[p].name, sizeof setup.seat[p].name, "%s", BOTH[p]);
    }
    return sit_down(world_session_start(&table.host, &setup, &error));
}

static Session *begin_world(int persons) {
    return begin_world_from(persons, 0);
}

static void act(Session *session, WorldActionKind kind, int a) {
    ck_assert_int_eq(world_session_act(session, (WorldAction){.kind = (uint8_t)kind, .a = (uint8_t)a}), WORLD_ACCEPTED);
}

START_TEST(nobody_takes_back_what_somebody_else_did_before) {
    Session *session = begin_world(2);
    act(session, WORLD_ACTION_TAKE, WORLD_FROM_DISCARD);
    act(session, WORLD_ACTION_PLACE, 0);
    act(session, WORLD_ACTION_TAKE, WORLD_FROM_DISCARD);
    ck_assert(session_undo(session));
    ck_assert(!session_can_undo(session));
    ck_assert_uint_eq(session_actions(session), 2);
    session_abandon(session);
}
END_TEST

/* Who knows the deal does not know what the other one is going to draw. */
START_TEST(among_several_what_was_seen_stays_seen_in_the_same_deal_too) {
    Session *last = begin_world(2), *same = sit_down(session_same_deal(last, &error));
    session_abandon(last);
    act(same, WORLD_ACTION_TAKE, WORLD_FROM_STOCK);
    ck_assert(!session_can_undo(same));
    ck_assert(!session_can_undo_unranked(same));
    session_abandon(same);
}
END_TEST

START_TEST(who_is_away_makes_nobody_alone_among_computers) {
    Session *session = begin_world(2);
    act(session, WORLD_ACTION_TAKE, WORLD_FROM_DISCARD);
    act(session, WORLD_ACTION_PLACE, 0);
    act(session, WORLD_ACTION_TAKE, WORLD_FROM_DISCARD);
    act(session, WORLD_ACTION_PLACE, 0);
    session_stand_in(session, 1, true);
    ck_assert(!session_can_undo(session)); /* it would be what the other one did */
    act(session, WORLD_ACTION_TAKE, WORLD_FROM_STOCK);
    ck_assert(!session_can_undo_unranked(session));
    session = leave_and_resume(session);
    ck_assert(!session_can_undo_unranked(session));
    session_abandon(session);
}
END_TEST

START_TEST(one_among_computers_goes_back_past_a_card_and_is_asked_once) {
    Session *session = begin_world(1);
    act(session, WORLD_ACTION_TAKE, WORLD_FROM_STOCK);
    ck_assert(!session_can_undo(session));
    ck_assert(session_undo_unranked(session));
    ck_assert_uint_eq(session_actions(session), 0);
    session = leave_and_resume(session);
    act(session, WORLD_ACTION_TAKE, WORLD_FROM_STOCK);
    ck_assert(session_can_undo(session));
    session_abandon(session);
}
END_TEST

/* The first event card of some game asks whoever begins. */
static Session *begin_with_a_question(int persons, int starter) {
    for (int game = 0; game < 60; game++) {
        Session *session = begin_world_from(persons, starter);
        act(session, WORLD_ACTION_PLAY_EVENT, 0);
        if (world_session_game(session)->awaiting == WORLD_AWAITING_QUESTION) {
            return session;
        }
        session_abandon(session);
    }
    ck_abort_msg("no event card has asked anything");
}

static void check_answers(const char *name, int64_t asked, int64_t right) {
    StoreTopics topics = store_list_topics(table.store, name);
    for (size_t i = 0; i < topics.count; i++) {
        asked -= topics.topic[i].asked;
        right -= topics.topic[i].right;
    }
    store_topics_free(&topics);
    ck_assert_int_eq(asked, 0);
    ck_assert_int_eq(right, 0);
}

START_TEST(an_answer_counts_unless_the_game_does_not) {
    Session *session = begin_with_a_question(1, 0);
    ck_assert(session_undo_unranked(session));
    act(session, WORLD_ACTION_PLAY_EVENT, 0);
    act(session, WORLD_ACTION_ANSWER, 0);
    check_answers("Ada", 0, 0);
    session_abandon(session);
    session = begin_with_a_question(1, 0);
    act(session, WORLD_ACTION_ANSWER, 0);
    StoreTopics topics = store_list_topics(table.store, "Ada");
    ck_assert_uint_eq(topics.count, 1);
    store_topics_free(&topics);
    session_abandon(session);
}
END_TEST

static void check_seen_last(const char *id) {
    StoreSeen seen = store_list_seen(table.store, 1);
    ck_assert_uint_eq(seen.count, 1);
    ck_assert_str_eq(seen.question[0], id);
    store_seen_free(&seen);
}

/* Anything, until somebody is asked something. */
static void play_to_a_question(Session *session) {
    WorldAction legal[WORLD_LEGAL_MAX];
    Random random;
    random_init(&random, 3);
    for (int i = 0; i < 2000 && world_session_game(session)->awaiting != WORLD_AWAITING_QUESTION; i++) {
        int count = world_legal(world_session_game(session), legal);
        world_session_act(session, legal[random_below(&random, (uint32_t)count)]);
    }
    ck_assert_int_eq(world_session_game(session)->awaiting, WORLD_AWAITING_QUESTION);
}

/* Of the question that was asked, whoever it was. */
START_TEST(an_answer_is_kept_as_it_was_given_and_by_whom) {
    for (int wrong = 0; wrong < 2; wrong++) {
        Session *session = begin_with_a_question(2, 1);
        int card = world_session_game(session)->question.index;
        const WorldSession *world = world_session_of(session);
        act(session, WORLD_ACTION_ANSWER, (question_right_on_card(world, card) + wrong) % WORLD_ANSWERS);
        check_answers("Bob", wrong + 1, 1);
        check_answers("Ada", 0, 0);
        check_seen_last(question_id_on_card(world, card));
        if (wrong == 1) {
            play_to_a_question(session);
            card = world_session_game(session)->question.index;
            ck_assert_int_gt(card, 0);
            table.wall += 60;
            act(session, WORLD_ACTION_ANSWER, 0);
            check_seen_last(question_id_on_card(world, card));
        }
        session_abandon(session);
    }
}
END_TEST

/* --- marks of a game ---------------------------------------------------------------------------------------------- */

START_TEST(hints_are_counted_over_sittings) {
    SessionFacts facts;
    PathSessionSetup setup = setup_for(ADA, 1, AI_EASY);
    Session *session = begin(&setup);
    for (int hint = 0; hint < 2; hint++) {
        session_ask_hint(session, 0);
        for (int i = 0; i < 4; i++) {
            table.now += 1000;
            session_step(session, table.now);
            table_think(&table, false);
        }
        PathLine pass = {.end = PATH_END_B};
        path_session_close(session, 0, &pass);
        path_session_close(session, 1, &pass);
    }
    ck_assert_int_eq(session_hints(session), 2);
    int64_t game = session_store_id(session);
    session = leave_and_resume(session);
    ck_assert_int_eq(session_hints(session), 2);
    finish_and_leave(session, -1);
    session_game_facts(&table.host, game, &facts);
    ck_assert_int_eq(facts.hints, 2);
}
END_TEST

START_TEST(what_is_only_shown_is_kept_nowhere) {
    PathSessionSetup setup = setup_for(ADA, 1, AI_EASY);
    setup.is_show = true;
    Session *session = begin(&setup);
    ck_assert(session_is_show(session));
    finish_and_leave(session, 0);
    StoreGames games = store_list_games(table.store, NULL);
    ck_assert_uint_eq(games.count, 0);
    store_games_free(&games);
}
END_TEST

/* --- somebody else's games ---------------------------------------------------------------------------------------- */

START_TEST(a_file_that_is_opened_twice_is_kept_once) {
    PathSessionSetup setup = setup_for(ADA, 1, AI_MEDIUM);
    int64_t kept[3];
    for (int game = 0; game < 2; game++) {
        int64_t wall = table.wall;
        Session *session = begin(&setup);
        table.wall = wall; /* both begin at the same second, but are dealt differently */
        finish(session, 0);
        Session *chronicle = chronicle_from_session(session);
        kept[game] = chronicle_keep(chronicle);
        kept[2] = chronicle_keep(chronicle);
        ck_assert_int_eq(kept[2], kept[game]);
        session_leave(chronicle);
        session_leave(session);
    }
    ck_assert_int_ne(kept[0], kept[1]);
    StoreGames games = store_list_games(table.store, "path");
    ck_assert_uint_eq(games.count, 4);
    store_games_free(&games);
}
END_TEST

Suite *after_suite(void) {
    Suite *suite = suite_create("after a game");
    TCase *tests = tcase_create("after a game");
    tcase_set_timeout(tests, 60);
    tcase_add_checked_fixture(tests, open_table, close_table);
    tcase_add_test(tests, who_has_won_may_have_it_harder);
    tcase_add_test(tests, what_was_asked_for_goes_before_what_follows);
    tcase_add_test(tests, harder_is_offered_to_who_won_and_only_where_a_level_is_higher);
    tcase_add_test(tests, revenge_is_taken_on_the_next_lower_level);
    tcase_add_test(tests, revenge_is_offered_to_who_lost_and_only_where_a_level_is_lower);
    tcase_add_test(tests, the_next_game_has_the_same_house_rules_and_handicaps);
    tcase_add_test(tests, the_next_game_of_best_path_has_the_same_board_and_time);
    tcase_add_test(tests, the_same_deal_is_dealt_again_and_counts_nowhere);
    tcase_add_test(tests, one_s_own_best_is_not_that_of_a_deal_one_knew);
    tcase_add_test(tests, nobody_takes_back_what_somebody_else_did_before);
    tcase_add_test(tests, among_several_what_was_seen_stays_seen_in_the_same_deal_too);
    tcase_add_test(tests, who_is_away_makes_nobody_alone_among_computers);
    tcase_add_test(tests, one_among_computers_goes_back_past_a_card_and_is_asked_once);
    tcase_add_test(tests, an_answer_counts_unless_the_game_does_not);
    tcase_add_test(tests, an_answer_is_kept_as_it_was_given_and_by_whom);
    tcase_add_test(tests, hints_are_counted_over_sittings);
    tcase_add_test(tests, what_is_only_shown_is_kept_nowhere);
    tcase_add_test(tests, a_file_that_is_opened_twice_is_kept_once);
    suite_add_tcase(suite, tests);
    return suite;
}
