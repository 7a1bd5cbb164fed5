/* What holds at every table, whatever is played there. */
#include "inn.h"
#include "suites.h"

#include "base/memory.h"
#include "games/world/play/authority.h"
#include "games/world/play/session.h"
#include "i18n/i18n.h"
#include "play/chronicle.h"
#include "play/session_inside.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static Inn inn;

static void set_up(void) {
    inn_open(&inn);
}

static void tear_down(void) {
    inn_close(&inn);
}

/* Everybody sits down at a new table, and somebody watches. */
static Room *sit_down(const char *game, int people, int computers, const char *more) {
    Line *first = inn_make(&inn, game, people, computers, more);
    for (int p = 0; p < people; p++) {
        Line *line = p == 0 ? first : inn_call(&inn);
        line_join(&inn, line, first->bot.code, false);
        ck_assert_int_eq(far_seat(line->bot.far), p);
    }
    line_join(&inn, inn_call(&inn), first->bot.code, true);
    return inn_room(&inn, first);
}

static void play_to_the_end(const Room *room) {
    for (int i = 0; i < 20000 && !session_is_over(room->session); i++) {
        inn_play(&inn);
    }
    inn_hear(&inn);
    ck_assert(session_is_over(room->session));
}

static void compare_lines(const Room *room) {
    uint64_t digest = bot_digest(inn.line[0].bot.far);
    for (int i = 0; i < inn.lines; i++) {
        const Bot *bot = &inn.line[i].bot;
        ck_assert_int_eq(session_history_count(bot->far), session_history_count(room->session));
        ck_assert_uint_eq(bot_digest(bot->far), digest);
        ck_assert_int_eq(bot->lost, 0);
    }
}

/* --- whole games -------------------------------------------------------------------------------------------------- */

START_TEST(two_to_four_people_play_both_games_to_the_end) {
    static const char *const GAMES[] = {"world", "path"};
    const char *game = GAMES[_i % 2];
    Room *room = sit_down(game, 2 + _i / 2, 0, "");
    play_to_the_end(room);
    compare_lines(room);
    for (int i = 0; i < inn.lines; i++) {
        ck_assert(inn.line[i].bot.is_over);
        ck_assert_int_eq(inn.line[i].bot.heard[FAR_OVER], 1);
        ck_assert_int_eq(far_shuffle(inn.line[i].bot.far), FAIR_PROVED);
    }
}
END_TEST

START_TEST(what_is_told_at_the_end_is_the_whole_game) {
    char hash[40];
    Room *room = sit_down("world", 2, 0, "");
    play_to_the_end(room);
    const char *record = inn.line[2].bot.record; /* of who only watched */
    snprintf(hash, sizeof hash, "\"hash\":\"%016" PRIx64 "\"", session_hash(room->session));
    ck_assert_ptr_nonnull(strstr(record, hash));
    ck_assert_ptr_nonnull(strstr(record, "\"key\""));
    ck_assert_uint_lt(strlen(record), FAR_HOST_MAX - 100);
}
END_TEST

/* A host that cheats says at the end what fits what it said before, and can't. */
START_TEST(a_shuffle_that_was_not_as_promised_is_noticed) {
    static const char *const GAMES[] = {"world", "path"};
    Room *room = sit_down(GAMES[_i], 2, 0, "");
    play_to_the_end(room);
    const Session *played = inn.line[0].bot.far;
    const char *record = inn.line[0].bot.record, *key = strstr(record, "\"key\":\"") + strlen("\"key\":\"");
    char commit[CHANCE_COMMIT_SIZE];
    chance_commit(record_key(room->session->record), commit);
    ck_assert_int_eq(fair_check(played, commit, record), FAIR_PROVED);
    char *another = memory_copy(record), *sign = another + (key - record);
    *sign = *sign == '0' ? '1' : '0';
    ck_assert_int_eq(fair_check(played, commit, another), FAIR_BROKEN);
    free(another);
    commit[0] = commit[0] == '0' ? '1' : '0';
    ck_assert_int_eq(fair_check(played, commit, record), FAIR_BROKEN);
    Room *other = sit_down(GAMES[_i], 2, 0, ""); /* a whole game, and well shuffled, but not theirs */
    play_to_the_end(other);
    char *theirs = chronicle_to_text(other->session);
    chance_commit(record_key(other->session->record), commit);
    ck_assert_int_eq(fair_check(played, commit, theirs), FAIR_BROKEN);
    cJSON_free(theirs);
}
END_TEST

/* --- commit before show ------------------------------------------------------------------------------------------- */

static bool somebody_heard_too_soon(void) {
    bool was_too_soon = false;
    for (int i = 0; i < inn.lines; i++) {
        was_too_soon = was_too_soon || inn.line[i].was_too_soon;
    }
    return was_too_soon;
}

static void play_on_disk(bool shows_at_once) {
    inn_close(&inn);
    inn_open_on_disk(&inn);
    inn.rules.shows_at_once = shows_at_once;
    inn_restart(&inn);
    sit_down("world", 2, 0, "");
    inn_play_on(&inn, 60);
}

START_TEST(commit_before_show) {
    play_on_disk(false);
    ck_assert(!somebody_heard_too_soon());
}
END_TEST

START_TEST(what_is_shown_at_once_would_be_noticed) {
    play_on_disk(true);
    ck_assert(somebody_heard_too_soon());
}
END_TEST

/* --- a connection is a cursor ------------------------------------------------------------------------------------- */

START_TEST(a_connection_is_a_cursor) {
    Room *room = sit_down("world", 2, 0, "");
    Line *slow = &inn.line[2];
    slow->is_slow = true;
    int had = session_history_count(slow->bot.far);
    inn_play_on(&inn, 100);
    ck_assert_int_eq(session_history_count(slow->bot.far), had);
    int heard = slow->bot.heard[FAR_EVENTS];
    slow->is_slow = false;
    inn_hear(&inn);
    ck_assert_int_eq(session_history_count(slow->bot.far), session_history_count(room->session));
    ck_assert_int_le(slow->bot.heard[FAR_EVENTS] - heard, 60); /* not one for each action: they were kept nowhere */
    compare_lines(room);
}
END_TEST

START_TEST(who_comes_back_gets_what_is_missing_and_no_more) {
    Room *room = sit_down("world", 2, 0, "");
    Line *away = &inn.line[2];
    inn_play_on(&inn, 40);
    int had = session_history_count(away->bot.far);
    line_hang_up(away);
    inn_play_on(&inn, 40);
    away->length = 0;
    line_call_again(&inn, away);
    line_join(&inn, away, inn.line[0].bot.code, true);
    const char *events = strstr(away->heard, "\"t\":\"events\""), *n = events != NULL ? strstr(events, "\"n\":") : NULL;
    ck_assert_ptr_nonnull(n);
    ck_assert_int_eq(atoi(n + strlen("\"n\":")), had);
    compare_lines(room);
}
END_TEST

/* --- public by construction, and what never leaves the host ------------------------------------------------------- */

START_TEST(what_is_hidden_never_leaves_the_host) {
    static const char *const WORDS[] = {"seed", "hash", "deck", "stock", "still_to_do", "question_id"};
    Room *room = sit_down(_i == 0 ? "world" : "path", 2, 1, "");
    uint64_t seed = session_rules(room->session)->seed(room->session);
    char number[24];
    snprintf(number, sizeof number, "%" PRIu64, seed);
    for (int i = 0; i < 400 && !session_is_over(room->session); i++) {
        inn_play(&inn);
    }
    for (int i = 0; i < inn.lines; i++) {
        Line *line = &inn.line[i];
        char *over = strstr(line->heard, "{\"t\":\"over\"");
        if (over != NULL) {
            *over = '\0';
        }
        for (size_t word = 0; word < sizeof WORDS / sizeof *WORDS; word++) {
            char key[40];
            snprintf(key, sizeof key, "\"%s\"", WORDS[word]);
            ck_assert_msg(strstr(line->heard, key) == NULL, "%s was told", key);
        }
        ck_assert_ptr_null(strstr(line->heard, number));
    }
}
END_TEST

START_TEST(a_secret_is_told_to_its_own_seat_once) {
    sit_down("world", 2, 0, "");
    inn_play_on(&inn, 10);
    for (int i = 0; i < 2; i++) {
        const char *secret = inn.line[i].bot.secret;
        ck_assert_uint_eq(strlen(secret), 32);
        for (int j = 0; j < inn.lines; j++) {
            const char *found = strstr(inn.line[j].heard, secret);
            ck_assert_int_eq(found != NULL, i == j);
            ck_assert(found == NULL || strstr(found + 1, secret) == NULL);
        }
    }
}
END_TEST

/* --- an action names its moment ----------------------------------------------------------------------------------- */

START_TEST(an_action_names_its_moment) {
    Room *room = sit_down("world", 2, 0, "");
    int seat = world_session_game(room->session)->awaited_player;
    Line *line = &inn.line[seat];
    static const char TAKE[] =
        "{\"t\":\"act\",\"id\":%d,\"moment\":%d,\"action\":{\"type\":\"take\",\"from\":\"discard\"}}";
    line_say(&inn, line, TAKE, 1, 7);
    ck_assert_int_eq(line->bot.heard[FAR_NO], 1);
    ck_assert_int_eq(line->bot.why, FAR_LATE);
    line_say(&inn, line, TAKE, 2, 0);
    ck_assert_uint_eq(session_actions(room->session), 1);
    line_say(&inn, line, TAKE, 3, 0); /* the line has said it once more */
    ck_assert_uint_eq(session_actions(room->session), 1);
    ck_assert_int_eq(line->bot.heard[FAR_NO], 2);
}
END_TEST

START_TEST(who_watches_does_nothing) {
    Room *room = sit_down("world", 2, 0, "");
    Line *watcher = &inn.line[2];
    line_say(&inn, watcher,
             "{\"t\":\"act\",\"id\":1,\"moment\":0,\"action\":{\"type\":\"take\",\"from\":\"discard\"}}");
    ck_assert_int_eq(watcher->bot.why, FAR_NOT_YOURS);
    ck_assert_uint_eq(session_actions(room->session), 0);
    line_say(&inn, watcher, "{\"t\":\"react\",\"what\":\"hello\"}");
    ck_assert(watcher->bot.is_parted);
    ck_assert_int_eq(inn.line[0].bot.reacted, -1);
}
END_TEST

START_TEST(everybody_is_asked_in_their_own_language) {
    i18n_init(getenv("LOCALE_DIR"));
    Line *owner = inn_make(&inn, "world", 2, 0, ""), *english = inn_call(&inn), *german = inn_call(&inn);
    line_join(&inn, owner, owner->bot.code, false); /* German, as all are here */
    line_hang_up(english);
    english->caller = caller_new(inn.tables, "192.0.2.1", english);
    line_say(&inn, english, "{\"t\":\"hello\",\"v\":1,\"lang\":\"en\"}");
    line_join(&inn, english, owner->bot.code, false);
    line_join(&inn, german, owner->bot.code, true);
    while (german->bot.heard[FAR_ASK] == 0) {
        inn_play(&inn);
    }
    WorldSessionQuestion here, there;
    int card = world_session_game(german->bot.far)->question.index;
    world_session_question(english->bot.far, card, &here);
    world_session_question(german->bot.far, card, &there);
    ck_assert_str_ne(here.question, "");
    ck_assert_str_ne(there.question, here.question);
    ck_assert_mem_eq(there.choice, here.choice, sizeof here.choice);
    world_session_question(owner->bot.far, card, &here);
    ck_assert_str_eq(there.question, here.question);
    i18n_fini();
}
END_TEST

/* --- the host's clock and computers decide alone ------------------------------------------------------------------ */

START_TEST(computers_at_the_host_play_on_by_themselves) {
    Room *room = sit_down("world", 1, 3, "");
    inn_play_on(&inn, 100);
    int by_computers = 0;
    for (int i = 0; i < session_history_count(room->session); i++) {
        by_computers += world_session_history(room->session, i)->kind == WORLD_HAPPENED_AWAITING &&
                        world_session_history(room->session, i)->player != 0;
    }
    ck_assert_int_gt(by_computers, 20);
    compare_lines(room);
}
END_TEST

START_TEST(a_step_back_is_told_once_it_is_kept) {
    Room *room = sit_down("world", 2, 0, "");
    int seat = world_session_game(room->session)->awaited_player;
    Line *line = &inn.line[seat];
    line_say(&inn, line, "{\"t\":\"act\",\"id\":1,\"moment\":0,\"action\":{\"type\":\"take\",\"from\":\"discard\"}}");
    ck_assert_uint_eq(session_actions(room->session), 1);
    line_say(&inn, line, "{\"t\":\"undo\",\"moment\":1}");
    ck_assert_uint_eq(session_actions(room->session), 0);
    for (int i = 0; i < inn.lines; i++) {
        ck_assert_int_eq(inn.line[i].bot.heard[FAR_AGAIN], 1);
    }
    compare_lines(room);
}
END_TEST

START_TEST(somebody_reacts_and_everybody_sees_it) {
    sit_down("path", 2, 0, "");
    line_say(&inn, &inn.line[1], "{\"t\":\"react\",\"what\":\"well_done\"}");
    for (int i = 0; i < inn.lines; i++) {
        ck_assert_int_eq(inn.line[i].bot.reacted, 1);
    }
    line_say(&inn, &inn.line[1], "{\"t\":\"react\",\"what\":\"you fool\"}");
    ck_assert(inn.line[1].bot.is_parted);
    ck_assert_int_eq(inn.line[1].bot.why, FAR_NONSENSE);
}
END_TEST

Suite *table_suite(void) {
    Suite *suite = suite_create("a table");
    TCase *tests = tcase_create("a table");
    tcase_set_timeout(tests, 120);
    tcase_add_checked_fixture(tests, set_up, tear_down);
    tcase_add_loop_test(tests, two_to_four_people_play_both_games_to_the_end, 0, 6);
    tcase_add_test(tests, what_is_told_at_the_end_is_the_whole_game);
    tcase_add_loop_test(tests, a_shuffle_that_was_not_as_promised_is_noticed, 0, 2);
    tcase_add_test(tests, commit_before_show);
    tcase_add_test(tests, what_is_shown_at_once_would_be_noticed);
    tcase_add_test(tests, a_connection_is_a_cursor);
    tcase_add_test(tests, who_comes_back_gets_what_is_missing_and_no_more);
    tcase_add_loop_test(tests, what_is_hidden_never_leaves_the_host, 0, 2);
    tcase_add_test(tests, a_secret_is_told_to_its_own_seat_once);
    tcase_add_test(tests, everybody_is_asked_in_their_own_language);
    tcase_add_test(tests, an_action_names_its_moment);
    tcase_add_test(tests, who_watches_does_nothing);
    tcase_add_test(tests, computers_at_the_host_play_on_by_themselves);
    tcase_add_test(tests, a_step_back_is_told_once_it_is_kept);
    tcase_add_test(tests, somebody_reacts_and_everybody_sees_it);
    suite_add_tcase(suite, tests);
    return suite;
}
