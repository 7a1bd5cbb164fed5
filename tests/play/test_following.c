/* Computers that follow people from game to game, and seats that somebody has to leave. */
#include "after.h"
#include "suites.h"

#include "play/chronicle.h"

/* --- computers that follow people --------------------------------------------------------------------------------- */

static PathSessionSetup setup_to_follow(const char *const *name, int persons) {
    PathSessionSetup setup = setup_for(name, persons, AI_EXPERT);
    setup.seat[persons].follows = true;
    return setup;
}

/* The skill it takes now, in steps; the game is left as it began. */
static int strength_now(const PathSessionSetup *setup) {
    Session *session = begin(setup);
    int strength = ai_skill_strength(seat_skill(session_seat(session, setup->players - 1)));
    session_abandon(session);
    return strength;
}

static int strength_of(AiLevel level, int step) {
    return ai_skill_strength((AiSkill){level, step});
}

static void play(const PathSessionSetup *setup, int winner) {
    finish_and_leave(begin(setup), winner);
}

START_TEST(a_computer_follows_what_became_of_the_last_game) {
    PathSessionSetup setup = setup_to_follow(ADA, 1);
    ck_assert_int_eq(strength_now(&setup), strength_of(AI_EASY, 0));
    play(&setup, 0);
    ck_assert_int_eq(strength_now(&setup), strength_of(AI_EASY, 1));
    play(&setup, 0);
    ck_assert_int_eq(strength_now(&setup), strength_of(AI_EASY, 2));
    play(&setup, 1);
    ck_assert_int_eq(strength_now(&setup), strength_of(AI_EASY, 1));
    play(&setup, 0);
    play(&setup, 0);
    ck_assert_int_eq(strength_now(&setup), strength_of(AI_MEDIUM, 0));
}
END_TEST

START_TEST(after_three_alike_in_a_row_it_goes_a_whole_level) {
    PathSessionSetup setup = setup_to_follow(ADA, 1);
    play(&setup, 0);
    play(&setup, 0);
    play(&setup, 0);
    ck_assert_int_eq(strength_now(&setup), strength_of(AI_MEDIUM, 2));
    play(&setup, 1);
    play(&setup, 1);
    ck_assert_int_eq(strength_now(&setup), strength_of(AI_MEDIUM, 0));
    play(&setup, 1);
    ck_assert_int_eq(strength_now(&setup), strength_of(AI_EASY, 0));
}
END_TEST

START_TEST(it_goes_below_gentle_and_not_above_expert) {
    PathSessionSetup setup = setup_to_follow(ADA, 1);
    for (int i = 0; i < 5; i++) {
        play(&setup, 1);
    }
    ck_assert_int_eq(strength_now(&setup), strength_of(AI_GENTLE, -AI_STEPS_BELOW));
    play(&setup, 0);
    ck_assert_int_eq(strength_now(&setup), strength_of(AI_GENTLE, 1 - AI_STEPS_BELOW));
    for (int i = 0; i < 8; i++) {
        play(&setup, 0);
    }
    ck_assert_int_eq(strength_now(&setup), strength_of(AI_EXPERT, 0));
}
END_TEST

START_TEST(before_it_has_followed_it_goes_by_the_first_game) {
    PathSessionSetup plain = setup_for(ADA, 1, AI_EASY), follows = setup_to_follow(ADA, 1);
    play(&plain, 1);
    ck_assert_int_eq(strength_now(&follows), strength_of(AI_GENTLE, 2));
    play(&plain, 0);
    ck_assert_int_eq(strength_now(&follows), strength_of(AI_EASY, 1));
    play(&follows, 0);
    play(&plain, 1); /* says nothing any more */
    ck_assert_int_eq(strength_now(&follows), strength_of(AI_EASY, 2));
}
END_TEST

START_TEST(it_follows_each_person_for_themselves) {
    static const char *const BOB[] = {"Bob"};
    PathSessionSetup ada = setup_to_follow(ADA, 1), bob = setup_to_follow(BOB, 1);
    play(&ada, 0);
    play(&ada, 0);
    ck_assert_int_eq(strength_now(&bob), strength_of(AI_EASY, 0));
    play(&bob, 0);
    ck_assert_int_eq(strength_now(&bob), strength_of(AI_EASY, 1));
    ck_assert_int_eq(strength_now(&ada), strength_of(AI_EASY, 2));
}
END_TEST

START_TEST(a_game_that_was_left_and_gone_on_with_has_the_same_opponent) {
    PathSessionSetup setup = setup_to_follow(ADA, 1);
    for (int i = 0; i < 3; i++) {
        play(&setup, 1);
    }
    int strength = strength_now(&setup);
    ck_assert_int_eq(strength, strength_of(AI_GENTLE, -2));
    Session *session = leave_and_resume(begin(&setup));
    ck_assert_int_eq(ai_skill_strength(seat_skill(session_seat(session, 1))), strength);
    finish_and_leave(session, 0);
    ck_assert_int_eq(strength_now(&setup), strength + 1);
}
END_TEST

START_TEST(a_game_somebody_else_s_hand_was_in_tells_it_nothing) {
    PathSessionSetup setup = setup_to_follow(BOTH, 2);
    play(&setup, 0);
    ck_assert_int_eq(strength_now(&setup), strength_of(AI_EASY, 1));
    Session *session = begin(&setup);
    session_stand_in(session, 1, true);
    finish_and_leave(session, 0);
    ck_assert_int_eq(strength_now(&setup), strength_of(AI_EASY, 1));
}
END_TEST

/* --- somebody has to go ------------------------------------------------------------------------------------------- */

START_TEST(who_has_gone_has_gone_until_they_are_back) {
    PathSessionSetup setup = setup_for(BOTH, 2, AI_HARD);
    Session *session = begin(&setup);
    session_stand_in(session, 1, true);
    session_stand_in(session, 2, false); /* no person's seat */
    ck_assert_int_eq(session_seat(session, 1)->level, AI_EASY);
    ck_assert_int_eq(session_seat(session, 2)->level, AI_HARD);
    session = leave_and_resume(session);
    ck_assert(session_stands_in(session, 1));
    ck_assert_int_eq(session_persons(session), 1);
    session_stand_in(session, 1, false);
    session = leave_and_resume(session);
    ck_assert_int_eq(session_persons(session), 2);
    finish(session, 1);
    Session *next = session_again(session, &error);
    ck_assert_int_eq(session_persons(next), 2);
    session_leave(next);
    session_leave(session);
    StorePlayers players = store_list_players(table.store, "path"); /* Bob came back, but it was not his alone */
    ck_assert_uint_eq(players.count, 1);
    ck_assert_str_eq(players.player[0].name, "Ada");
    store_players_free(&players);
}
END_TEST

START_TEST(everybody_is_back_when_the_next_game_begins) {
    PathSessionSetup setup = setup_for(BOTH, 2, AI_HARD);
    Session *session = begin(&setup);
    session_stand_in(session, 1, true);
    finish(session, 2);
    Session *(*const next[])(const Session *, PlayError *) = {session_again, session_same_deal, session_revenge,
                                                              session_harder};
    for (int i = 0; i < 4; i++) {
        Session *another = sit_down(next[i](session, &error));
        ck_assert_int_eq(session_persons(another), 2);
        StoreGame row;
        ck_assert(store_find_game(table.store, session_store_id(another), &row));
        ck_assert_str_eq(row.seat[1].level, "");
        session_abandon(another);
    }
    session_leave(session);
}
END_TEST

START_TEST(a_seat_somebody_went_from_is_still_theirs_in_the_list_of_games) {
    PathSessionSetup setup = setup_for(BOTH, 2, AI_HARD);
    Session *session = begin(&setup);
    session_stand_in(session, 1, true);
    Session *chronicle = chronicle_from_session(session);
    StoreGame row;
    ck_assert(store_find_game(table.store, chronicle_keep(chronicle), &row));
    ck_assert_str_eq(row.seat[1].level, "");
    ck_assert_str_eq(row.seat[2].level, "hard");
    session_leave(chronicle);
    session_abandon(session);
}
END_TEST

Suite *following_suite(void) {
    Suite *suite = suite_create("following");
    TCase *tests = tcase_create("following");
    tcase_set_timeout(tests, 60);
    tcase_add_checked_fixture(tests, open_table, close_table);
    tcase_add_test(tests, a_computer_follows_what_became_of_the_last_game);
    tcase_add_test(tests, after_three_alike_in_a_row_it_goes_a_whole_level);
    tcase_add_test(tests, it_goes_below_gentle_and_not_above_expert);
    tcase_add_test(tests, before_it_has_followed_it_goes_by_the_first_game);
    tcase_add_test(tests, it_follows_each_person_for_themselves);
    tcase_add_test(tests, a_game_that_was_left_and_gone_on_with_has_the_same_opponent);
    tcase_add_test(tests, a_game_somebody_else_s_hand_was_in_tells_it_nothing);
    tcase_add_test(tests, who_has_gone_has_gone_until_they_are_back);
    tcase_add_test(tests, everybody_is_back_when_the_next_game_begins);
    tcase_add_test(tests, a_seat_somebody_went_from_is_still_theirs_in_the_list_of_games);
    suite_add_tcase(suite, tests);
    return suite;
}
