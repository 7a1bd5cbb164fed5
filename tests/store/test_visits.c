#include "sample.h"

#include "store/visits.h"

#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A stand's visits and hall of fame. */

enum { DAY = 20500 };

static Store *store;

static void set_up(void) {
    sample_set_up();
    store = sample_open();
}

static void tear_down(void) {
    store_close(store);
    sample_tear_down();
}

static int64_t begin(int64_t game, int32_t date, int32_t hour) {
    StoreVisit visit = {.game = game,
                        .kind = "path",
                        .language = "de",
                        .board = "short",
                        .levels = "easy medium",
                        .persons = 2,
                        .date = date,
                        .hour = hour,
                        .begun = SAMPLE_NOW};
    int64_t id;
    store_begin_visit(store, &visit, &id);
    return id;
}

static void answer(int64_t game, int64_t ordinal, const char *topic, bool right) {
    StoreAnswer answer = {.game = game, .ordinal = ordinal, .name = "Ben", .question = "q", .right = right};
    snprintf(answer.topic, sizeof answer.topic, "%s", topic);
    store_add_answer(store, &answer);
}

static int64_t number(const char *sql) {
    char path[512];
    int64_t found = -1;
    sqlite3 *db;
    sqlite3_stmt *statement;
    store_close(store);
    sample_path(path, sizeof path, "schott-world.sqlite");
    ck_assert_int_eq(sqlite3_open(path, &db), SQLITE_OK);
    ck_assert_int_eq(sqlite3_prepare_v2(db, sql, -1, &statement, NULL), SQLITE_OK);
    if (sqlite3_step(statement) == SQLITE_ROW) {
        found = sqlite3_column_int64(statement, 0);
    }
    sqlite3_finalize(statement);
    sqlite3_close(db);
    store = sample_open();
    return found;
}

START_TEST(a_visit_is_read_back_as_it_was) {
    int64_t game = sample_begin(store), id = begin(game, DAY, 9);
    StoreVisit open;
    ck_assert(store_find_open_visit(store, &open));
    ck_assert_int_eq(open.id, id);
    ck_assert_int_eq(open.game, game);
    ck_assert_int_eq(open.outcome, STORE_VISIT_OPEN);
    store_end_visit(store, id, STORE_VISIT_FINISHED, 400, SAMPLE_NOW + 400);
    ck_assert(!store_find_open_visit(store, &open));
    begin(0, DAY + 1, 23);
    begin(0, DAY + 2, 0);
    StoreVisits visits = store_list_visits(store, DAY, DAY + 1);
    ck_assert_uint_eq(visits.count, 2);
    ck_assert_int_eq(visits.visit[0].outcome, STORE_VISIT_FINISHED);
    ck_assert_int_eq(visits.visit[0].seconds, 400);
    ck_assert_str_eq(visits.visit[0].kind, "path");
    ck_assert_str_eq(visits.visit[0].language, "de");
    ck_assert_str_eq(visits.visit[0].levels, "easy medium");
    ck_assert_int_eq(visits.visit[0].persons, 2);
    ck_assert_int_eq(visits.visit[1].hour, 23);
    store_visits_free(&visits);
    sample_expect_no_notice(store);
}
END_TEST

START_TEST(no_name_stays_when_a_visit_has_ended) {
    int64_t family = sample_begin(store), game = sample_begin(store), visit = begin(game, DAY, 9);
    answer(family, 1, "history", true);
    answer(game, 1, "history", true);
    store_finish_game(store, game, &(StoreResult){.seat = {{1, 9}}}, SAMPLE_NOW);
    store_end_visit(store, visit, STORE_VISIT_FINISHED, 1, SAMPLE_NOW);
    StoreGames games = store_list_games(store, NULL);
    ck_assert_uint_eq(games.count, 2);
    ck_assert_str_eq(games.game[0].seat[0].name, "");
    ck_assert_str_eq(games.game[0].seat[2].name, "小明"); /* a computer's own */
    ck_assert_str_eq(games.game[1].seat[0].name, "Änne");
    store_games_free(&games);
    ck_assert_int_eq(number("SELECT count(*) FROM answer WHERE name = 'Ben'"), 1);
    StorePlayers players = store_list_players(store, "world");
    ck_assert_uint_eq(players.count, 0); /* nor a player without a name */
    store_players_free(&players);
}
END_TEST

START_TEST(answers_are_counted_by_topic_once) {
    int64_t first = sample_begin(store), second = sample_begin(store);
    int64_t one = begin(first, DAY, 9), two = begin(second, DAY, 9);
    answer(first, 1, "history", true);
    answer(first, 2, "history", false);
    answer(first, 3, "science", true);
    answer(second, 1, "history", true);
    store_end_visit(store, one, STORE_VISIT_FINISHED, 1, SAMPLE_NOW);
    store_end_visit(store, two, STORE_VISIT_ABANDONED, 1, SAMPLE_NOW);
    StoreQuizzes quizzes = store_list_quiz(store, DAY, DAY);
    ck_assert_uint_eq(quizzes.count, 2);
    ck_assert_str_eq(quizzes.quiz[0].topic, "history");
    ck_assert_int_eq(quizzes.quiz[0].asked, 3);
    ck_assert_int_eq(quizzes.quiz[0].right, 2);
    ck_assert_int_eq(quizzes.quiz[1].asked, 1);
    store_quizzes_free(&quizzes);
    sample_expect_no_notice(store);
    store_end_visit(store, one, STORE_VISIT_FINISHED, 1, SAMPLE_NOW); /* twice */
    sample_expect_notice(store, STORE_WRITE_REFUSED);
    quizzes = store_list_quiz(store, DAY, DAY);
    ck_assert_int_eq(quizzes.quiz[0].asked, 3);
    store_quizzes_free(&quizzes);
}
END_TEST

START_TEST(journals_of_visits_do_not_pile_up) {
    int64_t family = sample_begin(store);
    for (int i = 0; i < STORE_VISIT_GAMES + 30; i++) {
        int64_t game = sample_begin(store), visit = begin(game, DAY, i % 24);
        sample_append(store, game, 0, 5);
        for (int k = 0; k < 30; k++) {
            answer(game, k, "world", true);
        }
        store_finish_game(store, game, &(StoreResult){.seat = {{1, 9}}}, SAMPLE_NOW);
        store_end_visit(store, visit, STORE_VISIT_FINISHED, 60, SAMPLE_NOW);
    }
    StoreGames games = store_list_games(store, NULL);
    ck_assert_uint_eq(games.count, STORE_VISIT_GAMES + 1);
    ck_assert_int_eq(games.game[STORE_VISIT_GAMES].id, family);
    store_games_free(&games);
    ck_assert_int_eq(number("SELECT count(*) FROM visit"), STORE_VISIT_GAMES + 30);
    ck_assert_int_eq(number("SELECT sum(asked) FROM quiz"), 30 * (STORE_VISIT_GAMES + 30));
    ck_assert_int_le(number("SELECT count(*) FROM answer"), 30 * STORE_VISIT_GAMES);
    sample_expect_no_notice(store);
}
END_TEST

START_TEST(what_a_crash_left_open_was_abandoned) {
    int64_t family = sample_begin(store), old = sample_begin(store), last = sample_begin(store);
    begin(old, DAY, 9);
    int64_t goes_on = begin(last, DAY, 10);
    answer(old, 1, "world", true);
    store_close_visits(store, goes_on, SAMPLE_NOW + 5);
    StoreVisits visits = store_list_visits(store, DAY, DAY);
    ck_assert_int_eq(visits.visit[0].outcome, STORE_VISIT_ABANDONED);
    ck_assert_int_eq(visits.visit[1].outcome, STORE_VISIT_OPEN);
    store_visits_free(&visits);
    StoreGame game;
    ck_assert(store_find_interrupted(store, "world", &game));
    ck_assert_int_eq(game.id, last);
    ck_assert_str_eq(game.seat[0].name, "Änne");
    store_close_visits(store, 0, SAMPLE_NOW + 5);
    ck_assert(store_find_interrupted(store, "world", &game));
    ck_assert_int_eq(game.id, family);
    ck_assert_int_eq(number("SELECT sum(asked) FROM quiz"), 1);
    sample_expect_no_notice(store);
}
END_TEST

START_TEST(only_so_many_visits_are_kept) {
    number(
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20000)"
        " INSERT INTO visit (id, language, board, levels, persons, date, hour, begun) SELECT i, 'de', 'short', '', 1,"
        " 1, 1, 1 FROM n");
    begin(0, DAY, 3);
    begin(0, DAY, 3);
    ck_assert_int_eq(number("SELECT count(*) FROM visit"), STORE_VISITS_MOST);
    ck_assert_int_eq(number("SELECT max(id) FROM visit"), STORE_VISITS_MOST + 2);
}
END_TEST

START_TEST(a_visit_that_makes_no_sense_is_refused) {
    StoreVisit visit = {.kind = "world", .language = "\xff", .hour = 3};
    int64_t id;
    store_begin_visit(store, &visit, &id);
    sample_expect_notice(store, STORE_WRITE_REFUSED);
    begin(777, DAY, 3); /* no such game */
    sample_expect_notice(store, STORE_WRITE_REFUSED);
    begin(0, DAY, 24);
    sample_expect_notice(store, STORE_WRITE_REFUSED);
    visit = (StoreVisit){.language = "de", .hour = 3}; /* of no game */
    store_begin_visit(store, &visit, &id);
    sample_expect_notice(store, STORE_WRITE_REFUSED);
    store_end_visit(store, 99, STORE_VISIT_FINISHED, 3, SAMPLE_NOW);
    sample_expect_notice(store, STORE_WRITE_REFUSED);
    store_add_fame(store, &(StoreFame){.name = "\xff"});
    sample_expect_notice(store, STORE_WRITE_REFUSED);
}
END_TEST

static void fame(StoreFameKind kind, const char *board, const char *name, int32_t value, int32_t date) {
    StoreFame fame = {.kind = kind, .value = value, .figurine = 2, .date = date, .when = SAMPLE_NOW};
    snprintf(fame.board, sizeof fame.board, "%s", board);
    snprintf(fame.name, sizeof fame.name, "%s", name);
    store_add_fame(store, &fame);
}

START_TEST(fame_is_fewest_turns_and_longest_runs) {
    StoreFame best[STORE_FAME_MOST];
    fame(STORE_FAME_TURNS, "short", "Anna", 30, DAY);
    fame(STORE_FAME_TURNS, "short", "Ben", 25, DAY);
    fame(STORE_FAME_TURNS, "short", "Chen", 30, DAY + 1);
    fame(STORE_FAME_TURNS, "grand", "Dora", 1, DAY);
    fame(STORE_FAME_RUN, "short", "Emil", 7, DAY);
    fame(STORE_FAME_RUN, "short", "Fay", 9, DAY);
    ck_assert_uint_eq(store_list_fame(store, STORE_FAME_TURNS, "short", DAY, best, STORE_FAME_MOST), 2);
    ck_assert_str_eq(best[0].name, "Ben");
    ck_assert_int_eq(best[0].value, 25);
    ck_assert_int_eq(best[0].figurine, 2);
    ck_assert_uint_eq(store_list_fame(store, STORE_FAME_TURNS, "short", -1, best, STORE_FAME_MOST), 3);
    ck_assert_str_eq(best[1].name, "Anna"); /* who came before Chen */
    ck_assert_uint_eq(store_list_fame(store, STORE_FAME_RUN, "short", DAY, best, 1), 1);
    ck_assert_str_eq(best[0].name, "Fay");
    store_clear_fame(store);
    ck_assert_uint_eq(store_list_fame(store, STORE_FAME_RUN, "short", -1, best, 1), 0);
    sample_expect_no_notice(store);
}
END_TEST

START_TEST(fame_of_best_path_is_most_points_with_others_and_alone_apart) {
    StoreFame best[STORE_FAME_MOST];
    fame(STORE_FAME_POINTS, "classic", "Anna", 31, DAY);
    fame(STORE_FAME_POINTS, "classic", "Ben", 44, DAY);
    fame(STORE_FAME_POINTS, "classic", "Chen", -3, DAY);
    fame(STORE_FAME_POINTS, "spiral", "Dora", 50, DAY);
    fame(STORE_FAME_ALONE, "classic", "Emil", 38, DAY);
    ck_assert_uint_eq(store_list_fame(store, STORE_FAME_POINTS, "classic", DAY, best, STORE_FAME_MOST), 3);
    ck_assert_str_eq(best[0].name, "Ben");
    ck_assert_int_eq(best[0].value, 44);
    ck_assert_str_eq(best[2].name, "Chen");
    ck_assert_int_eq(best[2].value, -3);
    ck_assert_uint_eq(store_list_fame(store, STORE_FAME_ALONE, "classic", -1, best, STORE_FAME_MOST), 1);
    ck_assert_str_eq(best[0].name, "Emil");
    sample_expect_no_notice(store);
}
END_TEST

START_TEST(fame_keeps_the_best_of_today_and_of_all_days) {
    StoreFame best[2 * STORE_FAME_MOST];
    for (int32_t day = 0; day < 5; day++) {
        for (int32_t i = 1; i <= 30; i++) {
            fame(STORE_FAME_QUIZ, "short", "Anna", 100 - 10 * day + i, DAY + day);
        }
    }
    size_t count = store_list_fame(store, STORE_FAME_QUIZ, "short", -1, best, 2 * STORE_FAME_MOST);
    ck_assert_uint_eq(count, 2 * STORE_FAME_MOST);
    ck_assert_int_eq(best[0].value, 130);
    ck_assert_int_eq(best[9].value, 121);
    count = store_list_fame(store, STORE_FAME_QUIZ, "short", DAY + 4, best, 2 * STORE_FAME_MOST);
    ck_assert_uint_eq(count, STORE_FAME_MOST);
    ck_assert_int_eq(best[0].value, 90);
    ck_assert_int_eq(best[9].value, 81);
}
END_TEST

START_TEST(of_equal_ones_those_who_came_first_stay) {
    StoreFame best[STORE_FAME_MOST];
    for (char name[2] = "A"; name[0] < 'A' + STORE_FAME_MOST; name[0]++) {
        fame(STORE_FAME_RUN, "short", name, 10, DAY);
    }
    fame(STORE_FAME_RUN, "short", "Better", 12, DAY);
    ck_assert_uint_eq(store_list_fame(store, STORE_FAME_RUN, "short", -1, best, STORE_FAME_MOST), STORE_FAME_MOST);
    ck_assert_str_eq(best[0].name, "Better");
    ck_assert_str_eq(best[1].name, "A");
    ck_assert_str_eq(best[9].name, "I");
    ck_assert_int_eq(number("SELECT count(*) FROM fame WHERE name = 'J'"), 0);
}
END_TEST

/* What the server works out for itself when an entry comes in: the text of it, to be asked of any database. */
static void server_rank(char *out, size_t size) {
    static const char BEFORE[] = "rank int NOT NULL GENERATED ALWAYS AS (", AFTER[] = ") STORED";
    static char sql[1 << 17];
    const char *path = getenv("FLEET_SQL");
    FILE *file = path != NULL ? fopen(path, "r") : NULL;
    ck_assert_msg(file != NULL, "FLEET_SQL");
    sql[fread(sql, 1, sizeof sql - 1, file)] = '\0';
    fclose(file);
    const char *from = strstr(sql, BEFORE);
    ck_assert_ptr_nonnull(from);
    from += sizeof BEFORE - 1;
    const char *to = strstr(from, AFTER);
    ck_assert_ptr_nonnull(to);
    ck_assert_int_lt(snprintf(out, size, "%.*s", (int)(to - from), from), (int)size);
}

START_TEST(a_fleet_s_server_has_the_same_order) {
    static const int32_t VALUE[] = {1, 2, 17, -3, 0, INT32_MAX};
    char rank[200], sql[400];
    server_rank(rank, sizeof rank);
    for (int kind = 0; kind < STORE_FAME_KINDS; kind++) {
        for (size_t i = 0; i < sizeof VALUE / sizeof VALUE[0]; i++) {
            snprintf(sql, sizeof sql, "SELECT %s FROM (SELECT %d AS record, %d AS value)", rank, kind, (int)VALUE[i]);
            ck_assert_msg(number(sql) == store_fame_rank((StoreFameKind)kind, VALUE[i]), "%s", sql);
        }
    }
}
END_TEST

/* The power went between the end of the game and that of the visit. */
START_TEST(a_game_that_was_finished_stays_finished) {
    int64_t game = sample_begin(store);
    begin(game, DAY, 9);
    StoreResult result = {.seat = {{1, 60}, {2, 50}, {3, 40}}};
    store_finish_game(store, game, &result, SAMPLE_NOW + 3);
    store_close_visits(store, 0, SAMPLE_NOW + 5);
    StoreGame kept;
    ck_assert(store_find_game(store, game, &kept));
    ck_assert_int_eq(kept.state, STORE_GAME_FINISHED);
    ck_assert_int_eq(kept.ended, SAMPLE_NOW + 3);
    sample_expect_no_notice(store);
}
END_TEST

int main(void) {
    TCase *tests = tcase_create("visits");
    tcase_set_timeout(tests, 120);
    tcase_add_checked_fixture(tests, set_up, tear_down);
    tcase_add_test(tests, a_visit_is_read_back_as_it_was);
    tcase_add_test(tests, no_name_stays_when_a_visit_has_ended);
    tcase_add_test(tests, answers_are_counted_by_topic_once);
    tcase_add_test(tests, journals_of_visits_do_not_pile_up);
    tcase_add_test(tests, what_a_crash_left_open_was_abandoned);
    tcase_add_test(tests, only_so_many_visits_are_kept);
    tcase_add_test(tests, a_visit_that_makes_no_sense_is_refused);
    tcase_add_test(tests, fame_is_fewest_turns_and_longest_runs);
    tcase_add_test(tests, fame_of_best_path_is_most_points_with_others_and_alone_apart);
    tcase_add_test(tests, a_fleet_s_server_has_the_same_order);
    tcase_add_test(tests, of_equal_ones_those_who_came_first_stay);
    tcase_add_test(tests, a_game_that_was_finished_stays_finished);
    tcase_add_test(tests, fame_keeps_the_best_of_today_and_of_all_days);
    Suite *suite = suite_create("visits");
    suite_add_tcase(suite, tests);
    return sample_run(suite);
}
