#include "sample.h"

#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static Store *store;

static void set_up(void) {
    sample_set_up();
    store = sample_open();
}

static void tear_down(void) {
    store_close(store);
    sample_tear_down();
}

static void reopen(void) {
    store_close(store);
    store = sample_open();
}

/* Somebody edits the file with another tool. */
static void tamper(const char *sql) {
    char path[512];
    sqlite3 *db;
    store_close(store);
    sample_path(path, sizeof path, "schott-world.sqlite");
    ck_assert_int_eq(sqlite3_open(path, &db), SQLITE_OK);
    ck_assert_int_eq(sqlite3_exec(db, sql, NULL, NULL, NULL), SQLITE_OK);
    sqlite3_close(db);
    store = sample_open();
}

static int64_t finish(const char *winner, int64_t best_stage, int64_t when) {
    StoreGame game = sample_game();
    int64_t id;
    snprintf(game.seat[1].name, sizeof game.seat[1].name, "%s", winner);
    store_begin_game(store, &game, "{}", &id);
    StoreExtra extras[] = {{.seat = 1, .key = STORE_BEST_STAGE, .value = best_stage},
                           {.seat = 0, .key = STORE_BEST_RUN, .value = 5}};
    StoreResult result = {.seat = {{2, 20}, {1, 31}, {3, -4}}, .extras = extras, .extra_count = 2};
    store_finish_game(store, id, &result, when);
    return id;
}

static void answer(int64_t game, int64_t ordinal, const char *name, const char *question, const char *topic,
                   bool right) {
    StoreAnswer answer = {
        .game = game, .ordinal = ordinal, .difficulty = 2, .right = right, .when = SAMPLE_NOW + ordinal};
    snprintf(answer.name, sizeof answer.name, "%s", name);
    snprintf(answer.question, sizeof answer.question, "%s", question);
    snprintf(answer.topic, sizeof answer.topic, "%s", topic);
    store_add_answer(store, &answer);
}

START_TEST(settings_are_kept) {
    ck_assert_str_eq(store_get_text(store, "language", "none"), "none");
    store_set_text(store, "language", "zh_CN");
    store_set_text(store, "name", "Änne “小明” 😀");
    store_set_number(store, "volume", -7);
    store_set_flag(store, "fullscreen", true);
    store_set_text(store, "gone", "soon");
    store_unset(store, "gone");
    ck_assert_str_eq(store_get_text(store, "language", "none"), "zh_CN");
    reopen();
    ck_assert_str_eq(store_get_text(store, "language", "none"), "zh_CN");
    ck_assert_str_eq(store_get_text(store, "name", ""), "Änne “小明” 😀");
    ck_assert_int_eq(store_get_number(store, "volume", 0, -10, 10), -7);
    ck_assert(store_get_flag(store, "fullscreen", false));
    ck_assert_ptr_null(store_get_text(store, "gone", NULL));
}
END_TEST

START_TEST(a_setting_that_is_no_number_in_range_is_not_believed) {
    static const char *const NONSENSE[] = {"", "seven", "7x", "99999999999999999999", "11", "-1"};
    for (size_t i = 0; i < sizeof NONSENSE / sizeof *NONSENSE; i++) {
        store_set_text(store, "speed", NONSENSE[i]);
        ck_assert_int_eq(store_get_number(store, "speed", 3, 0, 10), 3);
    }
    store_set_text(store, "speed", "10");
    ck_assert_int_eq(store_get_number(store, "speed", 3, 0, 10), 10);
}
END_TEST

START_TEST(setting_what_is_set_writes_nothing) {
    StoreTicket first = store_set_number(store, "volume", 5);
    ck_assert_uint_eq(store_set_number(store, "volume", 5), first);
    ck_assert_uint_gt(store_set_number(store, "volume", 6), first);
}
END_TEST

START_TEST(a_thousand_settings_are_found_again) {
    char key[32];
    for (int i = 0; i < 1000; i++) {
        snprintf(key, sizeof key, "key%d", i * 7919 % 1000);
        store_set_number(store, key, i);
    }
    reopen();
    for (int i = 0; i < 1000; i++) {
        snprintf(key, sizeof key, "key%d", i * 7919 % 1000);
        ck_assert_int_eq(store_get_number(store, key, -1, 0, 1000), i);
    }
}
END_TEST

START_TEST(a_ticket_says_when_a_writing_is_safe) {
    StoreTicket ticket = store_set_number(store, "volume", 5);
    ck_assert(store_wait(store, ticket, 10000));
    ck_assert_uint_ge(store_committed(store), ticket);
    store_flush(store);
    ck_assert(store_is_idle(store));
    ck_assert(!store_wait(store, ticket + 1, 20));
}
END_TEST

START_TEST(a_game_is_read_back_as_it_was_played) {
    int64_t id = sample_begin(store);
    sample_append(store, id, 0, 500);
    reopen();
    ck_assert_int_eq(sample_check_journal(store, id, 500), 500);
    StoreJournal journal;
    ck_assert_int_eq(store_load_journal(store, id, &journal), STORE_FINE);
    StoreGame game = sample_game();
    ck_assert_str_eq(journal.game.kind, "world");
    ck_assert_str_eq(journal.game.board, "short");
    ck_assert_int_eq(journal.game.started, SAMPLE_NOW);
    ck_assert_int_eq(journal.game.seat_count, 3);
    for (int i = 0; i < 3; i++) {
        ck_assert_str_eq(journal.game.seat[i].name, game.seat[i].name);
        ck_assert_str_eq(journal.game.seat[i].level, game.seat[i].level);
        ck_assert_int_eq(journal.game.seat[i].figurine, game.seat[i].figurine);
    }
    store_journal_free(&journal);
    ck_assert_int_eq(store_load_journal(store, 12345, &journal), STORE_NO_SUCH_GAME);
}
END_TEST

START_TEST(undo_takes_actions_and_their_answers_back) {
    int64_t id = sample_begin(store);
    sample_append(store, id, 0, 10);
    answer(id, 3, "Ben", "kept", "history", true);
    answer(id, 8, "Ben", "undone", "history", true);
    store_truncate_journal(store, id, 8);
    ck_assert_int_eq(sample_check_journal(store, id, 0), 8);
    sample_append(store, id, 8, 12);
    ck_assert_int_eq(sample_check_journal(store, id, 0), 12);
    StoreSeen seen = store_list_seen(store, 100);
    ck_assert_uint_eq(seen.count, 1);
    ck_assert_str_eq(seen.question[0], "kept");
    store_seen_free(&seen);
    sample_expect_no_notice(store);
}
END_TEST

START_TEST(what_makes_no_sense_is_refused_and_said) {
    int64_t id = sample_begin(store);
    StoreAction action = sample_action(0);
    sample_append(store, id, 0, 3);
    sample_expect_no_notice(store);
    store_append_action(store, id, 4, &action); /* a gap */
    sample_expect_notice(store, STORE_WRITE_REFUSED);
    store_append_action(store, id, 2, &action); /* twice */
    sample_expect_notice(store, STORE_WRITE_REFUSED);
    store_append_action(store, id + 1, 0, &action);
    sample_expect_notice(store, STORE_WRITE_REFUSED);
    store_append_action(store, id, 3, &(StoreAction){.seat = 4});
    sample_expect_notice(store, STORE_WRITE_REFUSED);
    store_delete_game(store, id + 1);
    sample_expect_notice(store, STORE_WRITE_REFUSED);
    StoreGame game = sample_game();
    strcpy(game.seat[0].name, "\xff\xfe");
    int64_t nobody;
    store_begin_game(store, &game, "{}", &nobody);
    sample_expect_notice(store, STORE_WRITE_REFUSED);
    answer(777, 0, "Ben", "question", "topic", true);
    sample_expect_notice(store, STORE_WRITE_REFUSED);
    store_abandon_game(store, id, SAMPLE_NOW);
    store_append_action(store, id, 3, &action); /* it is over */
    sample_expect_notice(store, STORE_WRITE_REFUSED);
    ck_assert_int_eq(sample_check_journal(store, id, 3), 3);
}
END_TEST

START_TEST(a_refused_writing_leaves_its_neighbours_alone) {
    int64_t id = sample_begin(store);
    for (int64_t i = 0; i < 200; i++) {
        sample_append(store, id, i, i + 1);
        store_append_action(store, id, 999, &(StoreAction){.seat = 0});
    }
    ck_assert_int_eq(sample_check_journal(store, id, 200), 200);
}
END_TEST

START_TEST(the_interrupted_game_is_the_last_one_still_open) {
    StoreGame game;
    ck_assert(!store_find_interrupted(store, "world", &game));
    int64_t first = sample_begin(store), second = sample_begin(store), third = sample_begin(store);
    StoreGame foreign = sample_game();
    int64_t imported, path;
    foreign.imported = true;
    store_begin_game(store, &foreign, "{}", &imported);
    foreign = sample_game();
    strcpy(foreign.kind, "path");
    store_begin_game(store, &foreign, "{}", &path);
    sample_append(store, second, 0, 4);
    store_abandon_game(store, third, SAMPLE_NOW + 9);
    reopen();
    ck_assert(store_find_interrupted(store, "world", &game));
    ck_assert_int_eq(game.id, second);
    ck_assert_int_eq(game.action_count, 4);
    ck_assert_str_eq(game.seat[2].name, "小明");
    store_finish_game(store, second, &(StoreResult){.seat = {{1, 9}}}, SAMPLE_NOW);
    ck_assert(store_find_interrupted(store, "world", &game));
    ck_assert_int_eq(game.id, first);
}
END_TEST

START_TEST(a_game_is_found_by_its_id_unless_it_makes_no_sense) {
    StoreGame game;
    int64_t first = sample_begin(store), second = sample_begin(store);
    sample_append(store, first, 0, 4);
    ck_assert(!store_find_game(store, second + 1, &game));
    ck_assert(store_find_game(store, first, &game));
    ck_assert_int_eq(game.id, first);
    ck_assert_int_eq(game.action_count, 4);
    ck_assert_str_eq(game.seat[2].name, "小明");
    tamper("UPDATE game SET state = 9");
    ck_assert(!store_find_game(store, first, &game));
}
END_TEST

START_TEST(games_are_listed_newest_first) {
    int64_t old = sample_begin(store), finished = finish("Ben", 12, SAMPLE_NOW + 60);
    StoreGame other = sample_game();
    int64_t path;
    strcpy(other.kind, "path");
    other.started = SAMPLE_NOW + 5;
    store_begin_game(store, &other, "{}", &path);
    reopen();
    StoreGames games = store_list_games(store, NULL);
    ck_assert_uint_eq(games.count, 3);
    ck_assert_int_eq(games.game[0].id, path);
    ck_assert_int_eq(games.game[1].id, finished);
    ck_assert_int_eq(games.game[1].state, STORE_GAME_FINISHED);
    ck_assert_int_eq(games.game[1].ended, SAMPLE_NOW + 60);
    ck_assert_int_eq(games.game[1].seat[1].place, 1);
    ck_assert_int_eq(games.game[1].seat[2].field, -4);
    ck_assert_int_eq(games.game[2].id, old);
    store_games_free(&games);
    games = store_list_games(store, "world");
    ck_assert_uint_eq(games.count, 2);
    store_games_free(&games);
    StoreExtras extras = store_load_extras(store, finished);
    ck_assert_uint_eq(extras.count, 2);
    ck_assert_str_eq(extras.extra[1].key, STORE_BEST_STAGE);
    ck_assert_int_eq(extras.extra[1].value, 12);
    store_extras_free(&extras);
}
END_TEST

START_TEST(a_deleted_game_counts_no_more_but_its_questions_were_seen) {
    int64_t id = finish("Ben", 12, SAMPLE_NOW);
    answer(id, 3, "Ben", "seen", "history", true);
    store_delete_game(store, id);
    StorePlayers players = store_list_players(store, "world");
    StoreExtras extras = store_load_extras(store, id);
    StoreSeen seen = store_list_seen(store, 10);
    StoreJournal journal;
    ck_assert_uint_eq(players.count, 0);
    ck_assert_uint_eq(extras.count, 0);
    ck_assert_uint_eq(seen.count, 1);
    ck_assert_int_eq(store_load_journal(store, id, &journal), STORE_NO_SUCH_GAME);
    store_players_free(&players);
    store_extras_free(&extras);
    store_seen_free(&seen);
}
END_TEST

START_TEST(statistics_count_persons_in_finished_games) {
    finish("Ben", 12, SAMPLE_NOW + 1);
    finish("Ben", 15, SAMPLE_NOW + 2);
    int64_t last = finish("Chen", 9, SAMPLE_NOW + 3);
    StoreGame imported = sample_game();
    int64_t id;
    imported.imported = true;
    store_begin_game(store, &imported, "{}", &id);
    store_finish_game(store, id, &(StoreResult){.seat = {{1, 1}, {1, 1}}}, SAMPLE_NOW);
    sample_begin(store);
    answer(last, 1, "Chen", "a", "history", true);
    answer(last, 2, "Chen", "b", "history", false);
    answer(last, 3, "Chen", "c", "science", true);
    answer(last, 3, "Chen", "c", "science", true); /* said twice, counted once */
    reopen();
    StorePlayers players = store_list_players(store, "world");
    ck_assert_uint_eq(players.count, 3); /* the computer is none of them */
    ck_assert_str_eq(players.player[0].name, "Ben");
    ck_assert_int_eq(players.player[0].games, 2);
    ck_assert_int_eq(players.player[0].wins, 2);
    ck_assert_int_eq(players.player[0].best_stage, 15);
    ck_assert_int_eq(players.player[0].last_played, SAMPLE_NOW + 2);
    ck_assert_str_eq(players.player[1].name, "Chen");
    ck_assert_int_eq(players.player[1].asked, 3);
    ck_assert_int_eq(players.player[1].right, 2);
    ck_assert_str_eq(players.player[2].name, "Änne");
    ck_assert_int_eq(players.player[2].games, 3);
    ck_assert_int_eq(players.player[2].wins, 0);
    StoreTopics topics = store_list_topics(store, "Chen");
    ck_assert_uint_eq(topics.count, 2);
    ck_assert_str_eq(topics.topic[0].topic, "history");
    ck_assert_int_eq(topics.topic[0].asked, 2);
    ck_assert_int_eq(topics.topic[0].right, 1);
    store_players_free(&players);
    store_topics_free(&topics);
}
END_TEST

START_TEST(questions_seen_come_back_seen_last_first) {
    answer(0, 1, "Ben", "first", "t", true);
    answer(0, 2, "Ben", "second", "t", true);
    answer(0, 3, "Ben", "third", "t", true);
    answer(0, 4, "Ben", "first", "t", false);
    StoreSeen seen = store_list_seen(store, 2);
    ck_assert_uint_eq(seen.count, 2);
    ck_assert_str_eq(seen.question[0], "first");
    ck_assert_str_eq(seen.question[1], "third");
    store_seen_free(&seen);
}
END_TEST

static void report(int64_t game, int64_t ordinal, const char *question, int64_t when) {
    StoreReport said = {.game = game, .ordinal = ordinal, .when = when};
    snprintf(said.question, sizeof said.question, "%s", question);
    store_add_report(store, &said);
}

static void expect_report(size_t place, const char *question, int64_t times, size_t count) {
    StoreReports reports = store_list_reports(store);
    ck_assert_uint_eq(reports.count, count);
    ck_assert_str_eq(reports.reported[place].question, question);
    ck_assert_int_eq(reports.reported[place].times, times);
    store_reports_free(&reports);
}

START_TEST(questions_called_wrong_are_counted_even_without_their_games) {
    int64_t one = sample_begin(store), other = sample_begin(store);
    report(one, 3, "seldom", 10);
    report(one, 5, "often", 11);
    report(other, 3, "often", 12);
    report(other, 3, "often", 13); /* said twice, counted once */
    store_delete_game(store, one);
    reopen();
    expect_report(0, "often", 2, 2);
    expect_report(1, "seldom", 1, 2);
    sample_expect_no_notice(store);
    report(other, 9, "\xff", 14);
    sample_expect_notice(store, STORE_WRITE_REFUSED);
}
END_TEST

START_TEST(a_question_called_wrong_may_be_taken_back) {
    int64_t id = sample_begin(store);
    report(id, 3, "fine after all", 10);
    report(id, 4, "wrong", 11);
    store_take_back_report(store, id, 3);
    expect_report(0, "wrong", 1, 1);
    sample_expect_no_notice(store);
    store_take_back_report(store, id, 3);
    sample_expect_notice(store, STORE_WRITE_REFUSED);
}
END_TEST

START_TEST(an_edited_journal_is_not_played) {
    static const char *const EDITS[] = {
        "DELETE FROM action WHERE ordinal = 5",
        "UPDATE action SET seat = 3 WHERE ordinal = 5",
        "UPDATE action SET kind = 'take' WHERE ordinal = 5",
        "UPDATE action SET a = 1 << 40 WHERE ordinal = 5",
        "UPDATE action SET rules = 2 WHERE ordinal = 5",
        "UPDATE game SET setup = x'ff00'",
        "UPDATE game SET rules = 0",
        "UPDATE game SET state = 9",
        "UPDATE seat SET seat = 3 WHERE seat = 2",
        "DELETE FROM seat",
        "UPDATE seat SET name = hex(zeroblob(100))",
    };
    for (size_t i = 0; i < sizeof EDITS / sizeof *EDITS; i++) {
        StoreJournal journal;
        int64_t id = sample_begin(store);
        sample_append(store, id, 0, 10);
        tamper(EDITS[i]);
        ck_assert_msg(store_load_journal(store, id, &journal) == STORE_JOURNAL_DAMAGED, "%s", EDITS[i]);
        StoreGames games = store_list_games(store, NULL);
        store_games_free(&games);
        tamper("PRAGMA foreign_keys = ON; DELETE FROM game");
    }
}
END_TEST

START_TEST(an_edited_setting_is_left_out) {
    store_set_text(store, "good", "1");
    store_set_text(store, "bad", "1");
    tamper("UPDATE setting SET value = x'ff41' WHERE key = 'bad'; UPDATE setting SET value = 7 WHERE key = 'good'");
    ck_assert_ptr_null(store_get_text(store, "bad", NULL));
    ck_assert_int_eq(store_get_number(store, "good", 0, 0, 10), 7);
}
END_TEST

START_TEST(a_hundred_thousand_actions_are_no_burden) {
    char path[512];
    int64_t id = sample_begin(store);
    sample_append(store, id, 0, 100000);
    store_flush(store);
    ck_assert_int_eq(sample_check_journal(store, id, 100000), 100000);
    reopen();
    ck_assert_int_eq(sample_check_journal(store, id, 100000), 100000);
    store_close(store);
    store = NULL;
    sample_path(path, sizeof path, "schott-world.sqlite");
    FILE *file = sample_file(path, "rb");
    fseek(file, 0, SEEK_END);
    ck_assert_int_lt(ftell(file), 5000000);
    fclose(file);
}
END_TEST

START_TEST(memory_alone_is_a_store_too) {
    Store *other;
    ck_assert_int_eq(store_open(&other, NULL, SAMPLE_NOW), STORE_FINE);
    ck_assert(!store_is_on_disk(other));
    int64_t id = sample_begin(other);
    sample_append(other, id, 0, 20);
    ck_assert_int_eq(sample_check_journal(other, id, 20), 20);
    sample_expect_no_notice(other);
    store_close(other);
    store_close(NULL);
}
END_TEST

int main(void) {
    TCase *tests = tcase_create("store");
    tcase_set_timeout(tests, 120);
    tcase_add_checked_fixture(tests, set_up, tear_down);
    tcase_add_test(tests, settings_are_kept);
    tcase_add_test(tests, a_setting_that_is_no_number_in_range_is_not_believed);
    tcase_add_test(tests, setting_what_is_set_writes_nothing);
    tcase_add_test(tests, a_thousand_settings_are_found_again);
    tcase_add_test(tests, a_ticket_says_when_a_writing_is_safe);
    tcase_add_test(tests, a_game_is_read_back_as_it_was_played);
    tcase_add_test(tests, undo_takes_actions_and_their_answers_back);
    tcase_add_test(tests, what_makes_no_sense_is_refused_and_said);
    tcase_add_test(tests, a_refused_writing_leaves_its_neighbours_alone);
    tcase_add_test(tests, the_interrupted_game_is_the_last_one_still_open);
    tcase_add_test(tests, a_game_is_found_by_its_id_unless_it_makes_no_sense);
    tcase_add_test(tests, games_are_listed_newest_first);
    tcase_add_test(tests, a_deleted_game_counts_no_more_but_its_questions_were_seen);
    tcase_add_test(tests, statistics_count_persons_in_finished_games);
    tcase_add_test(tests, questions_seen_come_back_seen_last_first);
    tcase_add_test(tests, questions_called_wrong_are_counted_even_without_their_games);
    tcase_add_test(tests, a_question_called_wrong_may_be_taken_back);
    tcase_add_test(tests, an_edited_journal_is_not_played);
    tcase_add_test(tests, an_edited_setting_is_left_out);
    tcase_add_test(tests, memory_alone_is_a_store_too);
    TCase *burden = tcase_create("burden");
    tcase_set_tags(burden, "long");
    tcase_set_timeout(burden, 120);
    tcase_add_checked_fixture(burden, set_up, tear_down);
    tcase_add_test(burden, a_hundred_thousand_actions_are_no_burden);
    Suite *suite = suite_create("store");
    suite_add_tcase(suite, burden);
    suite_add_tcase(suite, tests);
    return sample_run(suite);
}
