/* What a host finds again when it comes back. */
#include "inn.h"
#include "suites.h"

#include "games/world/play/authority.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static Inn inn;
static Line *mia, *leo;
static char code[16];

static void set_up(void) {
    inn_open_on_disk(&inn);
    mia = inn_make(&inn, "world", 2, 0, "");
    leo = inn_call(&inn);
    snprintf(code, sizeof code, "%s", mia->bot.code);
    line_join(&inn, mia, code, false);
    line_join(&inn, leo, code, false);
}

static void tear_down(void) {
    inn_close(&inn);
}

static void come_back(Line *line) {
    line_call_again(&inn, line);
    line_join(&inn, line, code, false);
}

START_TEST(codes_seats_and_secrets_are_there_again) {
    inn_play_on(&inn, 50);
    int had = session_history_count(mia->bot.far);
    uint64_t digest = bot_digest(mia->bot.far);
    inn_restart(&inn);
    come_back(mia);
    come_back(leo);
    ck_assert_int_eq(mia->bot.lost + leo->bot.lost, 0);
    ck_assert_int_eq(session_history_count(mia->bot.far), had);
    ck_assert_uint_eq(bot_digest(leo->bot.far), digest);
    ck_assert_int_eq(mia->bot.heard[FAR_AGAIN], 0);
    ck_assert_str_eq(session_seat(leo->bot.far, 0)->name, "Änne");
    ck_assert(mia->bot.is_owner);
    inn_play_on(&inn, 30);
    ck_assert_uint_eq(bot_digest(mia->bot.far), bot_digest(leo->bot.far));
}
END_TEST

/* The history is as long as it was, and another one. */
START_TEST(who_was_away_when_a_step_was_taken_back_is_not_told_they_have_it) {
    Room *room = inn_room(&inn, mia);
    Line *first = world_session_game(room->session)->awaited_player == 0 ? mia : leo;
    Line *away = first == mia ? leo : mia;
    static const char ACT[] = "{\"t\":\"act\",\"id\":%d,\"moment\":0,\"action\":{\"type\":\"take\",\"from\":\"%s\"}}";
    line_say(&inn, first, ACT, 1, "discard");
    line_hang_up(away);
    line_say(&inn, first, "{\"t\":\"undo\",\"moment\":1}");
    line_say(&inn, first, ACT, 2, "stock");
    ck_assert_int_ge(session_history_count(room->session), session_history_count(away->bot.far));
    inn_restart(&inn);
    come_back(away);
    come_back(first);
    ck_assert_int_eq(away->bot.lost, 0);
    ck_assert_uint_eq(bot_digest(away->bot.far), bot_digest(first->bot.far));
}
END_TEST

START_TEST(a_game_that_is_over_is_told_to_who_was_away) {
    Room *room = inn_room(&inn, mia);
    while (!session_is_over(room->session)) {
        inn_play(&inn);
    }
    inn_hear(&inn);
    uint64_t digest = bot_digest(leo->bot.far);
    free(mia->bot.record);
    mia->bot.record = NULL;
    mia->bot.is_over = false;
    inn_restart(&inn);
    come_back(mia);
    ck_assert(mia->bot.is_over);
    ck_assert_uint_eq(bot_digest(mia->bot.far), digest);
}
END_TEST

START_TEST(secrets_are_kept_as_digests_alone) {
    const char *note = store_get_text(inn.store, "table.1", "");
    ck_assert_ptr_nonnull(strstr(note, "secrets"));
    ck_assert_ptr_null(strstr(note, mia->bot.secret));
    ck_assert_ptr_null(strstr(note, mia->bot.owner));
    ck_assert_ptr_null(strstr(note, "nne"));
    ck_assert_ptr_null(strstr(note, "192.0.2.1"));
}
END_TEST

START_TEST(names_may_go_and_the_game_goes_on) {
    store_unset(inn.store, "table.1.names");
    inn_restart(&inn);
    come_back(mia);
    come_back(leo);
    ck_assert_str_eq(session_seat(mia->bot.far, 1)->name, "Guest");
    inn_play_on(&inn, 20);
}
END_TEST

START_TEST(a_computer_that_sits_in_sits_there_again) {
    line_hang_up(leo);
    line_say(&inn, mia, "{\"t\":\"seat\",\"seat\":1,\"do\":\"stand_in\"}"); /* the table is hers */
    ck_assert_uint_eq(mia->bot.computers, 2);
    inn_restart(&inn);
    come_back(mia);
    ck_assert_uint_eq(mia->bot.computers, 2);
    come_back(leo);
    ck_assert_uint_eq(mia->bot.computers, 0);
}
END_TEST

START_TEST(over_days_time_goes_on_while_no_host_is_there) {
    Line *owner = inn_make(&inn, "world", 2, 0, ",\"pace\":\"days\"");
    snprintf(code, sizeof code, "%s", owner->bot.code);
    line_hang_up(mia);
    mia->bot.secret[0] = leo->bot.secret[0] = '\0';
    session_leave(mia->bot.far);
    mia->bot.far = NULL;
    come_back(mia);
    Room *room = inn_room(&inn, mia);
    if (world_session_game(room->session)->awaited_player == 0) {
        int64_t until = mia->bot.until[0];
        inn_restart(&inn);
        inn.wall += 3600 * 1000;
        come_back(mia);
        ck_assert_int_eq(mia->bot.until[0], until);
    }
}
END_TEST

START_TEST(a_table_is_forgotten_a_month_after_its_last_guest) {
    inn_play_on(&inn, 10);
    inn.wall += INT64_C(29) * 24 * 3600 * 1000;
    inn_restart(&inn);
    ck_assert_uint_eq(tables_count(inn.tables), 1);
    inn.wall += INT64_C(2) * 24 * 3600 * 1000;
    inn_restart(&inn);
    ck_assert_uint_eq(tables_count(inn.tables), 0);
    come_back(mia);
    ck_assert_int_eq(mia->bot.why, FAR_CODE);
    ck_assert_str_eq(store_get_text(inn.store, "table.1", ""), "");
    ck_assert_str_eq(store_get_text(inn.store, "table.1.names", ""), "");
    StoreGames games = store_list_games(inn.store, NULL);
    ck_assert_uint_eq(games.count, 0);
    store_games_free(&games);
}
END_TEST

START_TEST(a_table_that_nobody_was_told_of_is_gone) {
    store_unset(inn.store, "table.1"); /* as if the host was killed between the two */
    inn_restart(&inn);
    ck_assert_uint_eq(tables_count(inn.tables), 0);
    come_back(mia);
    ck_assert_int_eq(mia->bot.why, FAR_CODE);
}
END_TEST

START_TEST(who_knew_what_is_not_kept) {
    Room *room = inn_room(&inn, mia);
    while (!session_is_over(room->session)) {
        inn_play(&inn);
    }
    StoreSeen seen = store_list_seen(inn.store, 10);
    ck_assert_uint_eq(seen.count, 0);
    store_seen_free(&seen);
}
END_TEST

Suite *kept_suite(void) {
    Suite *suite = suite_create("kept");
    TCase *tests = tcase_create("kept");
    tcase_set_timeout(tests, 120);
    tcase_add_checked_fixture(tests, set_up, tear_down);
    tcase_add_test(tests, codes_seats_and_secrets_are_there_again);
    tcase_add_test(tests, who_was_away_when_a_step_was_taken_back_is_not_told_they_have_it);
    tcase_add_test(tests, a_game_that_is_over_is_told_to_who_was_away);
    tcase_add_test(tests, secrets_are_kept_as_digests_alone);
    tcase_add_test(tests, names_may_go_and_the_game_goes_on);
    tcase_add_test(tests, a_computer_that_sits_in_sits_there_again);
    tcase_add_test(tests, over_days_time_goes_on_while_no_host_is_there);
    tcase_add_test(tests, a_table_is_forgotten_a_month_after_its_last_guest);
    tcase_add_test(tests, a_table_that_nobody_was_told_of_is_gone);
    tcase_add_test(tests, who_knew_what_is_not_kept);
    suite_add_tcase(suite, tests);
    return suite;
}
