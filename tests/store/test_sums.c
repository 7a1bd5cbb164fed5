/* Sums that grow with each game say what a count of all games would say: whatever is finished, deleted, taken back,
 * imported, joined or brought up to date. The counting here is by games, seats and answers alone, as it was done before
 * there were sums. */
#include "sample.h"
#include "store/inside.h"
#include "store/past.h"
#include "store/visits.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ROUNDS = 400, TEXT = 1 << 16, NAMES = 5, BOARDS = 2 };

static const char *const NAME[NAMES] = {"Änne", "Ben", "小明", "Mia", "Clara"};
static const char *const BOARD[BOARDS] = {"classic", "spiral"};
static const char *const KIND[] = {"world", "path"};

static Store *store;

static void set_up(void) {
    sample_set_up();
    store = sample_open();
}

static void tear_down(void) {
    store_close(store);
    sample_tear_down();
}

/* --- counted anew ------------------------------------------------------------------------------------------------- */

#define WITH_OTHERS "((SELECT count(*) FROM seat o WHERE o.game = s.game) > 1)"
#define COUNTS(s, g)                                                                                                   \
    g ".state = 1 AND " g ".imported = 0 AND " s ".level = '' AND " s ".name <> '' AND NOT EXISTS (SELECT 1 FROM"      \
      " extra u WHERE u.game = " g ".id AND u.seat = " s ".seat AND u.key IN ('unranked', 'stood_in'))"
#define EXTRA(key)                                                                                                     \
    "coalesce((SELECT value FROM extra e WHERE e.game = s.game AND e.seat = s.seat AND e.key = '" key "'), 0)"

static const char PLAYERS[] =
    "SELECT s.name, sum(" WITH_OTHERS "), sum(s.place = 1 AND " WITH_OTHERS "), sum(NOT " WITH_OTHERS "),"
    " max(" EXTRA(
        "best_stage") "), (SELECT count(*) FROM answer a WHERE a.name = s.name),"
                      " (SELECT coalesce(sum(a.correct), 0) FROM answer a WHERE a.name = s.name), max(g.ended)"
                      " FROM seat s JOIN game g ON g.id = s.game WHERE " COUNTS(
                          "s", "g") " AND g.kind = ?"
                                    " GROUP BY s.name ORDER BY 3 DESC, 2 DESC, 4 DESC, 1";

/* Each board's ends with the best one first: the first of a board carries the record. */
#define ENDS(of)                                                                                                       \
    "WITH one AS (SELECT g.board AS board, " WITH_OTHERS " AS others, s.name AS name, s.field AS field, g.id AS id,"   \
    " g.ended AS ended, s.seat AS seat, s.place = 1 AND " WITH_OTHERS                                                  \
    " AS won, " EXTRA("path_cells") " AS cells"                                                                        \
                                    " FROM seat s JOIN game g ON g.id = s.game WHERE " COUNTS(                         \
                                        "s", "g") " AND g.kind = ?1 AND " of ")"                                       \
                                                  " SELECT board, others, count(DISTINCT id), sum(won), max(field), "  \
                                                  "count(*), sum(field), sum(cells),"                                  \
                                                  " (SELECT id || name || ended FROM one b WHERE b.board = one.board " \
                                                  "AND b.others = one.others"                                          \
                                                  " ORDER BY field DESC, ended, id, seat LIMIT 1)"                     \
                                                  " FROM one GROUP BY board, others ORDER BY board, others DESC"

static const char DUELS[] =
    "SELECT s.name, o.name, o.level <> '', count(*), sum(s.place < o.place), sum(s.place > o.place)"
    " FROM seat s JOIN game g ON g.id = s.game JOIN seat o ON o.game = s.game AND o.name <> s.name WHERE " COUNTS(
        "s", "g") " AND g.kind = ? AND o.name <> '' AND (o.level <> '' OR (" COUNTS("o", "g") "))"
                                                                                              " GROUP BY 1, 2, 3 ORDER "
                                                                                              "BY 1, 2, 3";

static const char TOPICS[] = "SELECT name, topic, count(*), sum(correct != 0) FROM answer WHERE name <> ''"
                             " GROUP BY 1, 2 ORDER BY 1, 2";
static const char SEEN[] = "SELECT question FROM answer a WHERE id = (SELECT id FROM answer b WHERE b.question ="
                           " a.question ORDER BY time DESC, id DESC LIMIT 1) ORDER BY time DESC, id DESC";

static void add_rows(char text[TEXT], const char *sql, const char *one, const char *other) {
    sqlite3 *db = store_read_begin(store);
    sqlite3_stmt *statement = database_ask(db, sql,
                                           strchr(sql, '?') == NULL ? ""
                                           : other == NULL          ? "t"
                                                                    : "tt",
                                           one, other);
    ck_assert_msg(statement != NULL, "%s", sqlite3_errmsg(db));
    while (sqlite3_step(statement) == SQLITE_ROW) {
        for (int column = 0; column < sqlite3_column_count(statement); column++) {
            size_t length = strlen(text);
            snprintf(text + length, TEXT - length, "%s|", sqlite3_column_text(statement, column));
        }
        strcat(text, "\n");
    }
    sqlite3_finalize(statement);
    store_read_end(store);
}

static void count_all(char text[TEXT]) {
    text[0] = '\0';
    for (int k = 0; k < 2; k++) {
        add_rows(text, PLAYERS, KIND[k], NULL);
        add_rows(text, ENDS("true"), KIND[k], NULL);
        for (int n = 0; n < NAMES; n++) {
            add_rows(text, ENDS("s.name = ?2"), KIND[k], NAME[n]);
        }
        add_rows(text, DUELS, KIND[k], NULL);
    }
    add_rows(text, TOPICS, NULL, NULL);
    add_rows(text, SEEN, NULL, NULL);
}

/* --- as the store tells it ---------------------------------------------------------------------------------------- */

#define ADD(...) snprintf(text + strlen(text), TEXT - strlen(text), __VA_ARGS__)

static void tell_players(char text[TEXT], const char *kind) {
    StorePlayers players = store_list_players(store, kind);
    for (size_t i = 0; i < players.count; i++) {
        const StorePlayer *p = &players.player[i];
        ADD("%s|%lld|%lld|%lld|%lld|%lld|%lld|%lld|\n", p->name, (long long)p->games, (long long)p->wins,
            (long long)p->alone, (long long)p->best_stage, (long long)p->asked, (long long)p->right,
            (long long)p->last_played);
    }
    store_players_free(&players);
}

static void tell_records(char text[TEXT], const char *kind, const char *name) {
    StoreRecords records = store_list_records(store, kind, name);
    for (size_t i = 0; i < records.count; i++) {
        const StoreRecord *r = &records.record[i];
        ADD("%s|%d|%lld|%lld|%lld|%lld|%lld|%lld|%lld%s%lld|\n", r->board, !r->is_alone, (long long)r->games,
            (long long)r->wins, (long long)r->best, (long long)r->paths, (long long)r->points, (long long)r->cells,
            (long long)r->best_game, r->best_name, (long long)r->best_when);
    }
    store_records_free(&records);
}

static void tell_duels(char text[TEXT], const char *kind) {
    static const char *const SORTED[NAMES] = {"Ben", "Clara", "Mia", "Änne", "小明"};
    for (int n = 0; n < NAMES; n++) {
        for (int o = 0; o < 2 * NAMES; o++) {
            StoreDuel duel = store_find_duel(store, kind, SORTED[n], SORTED[o / 2], o % 2 > 0);
            if (duel.games > 0) {
                ADD("%s|%s|%d|%lld|%lld|%lld|\n", SORTED[n], SORTED[o / 2], o % 2, (long long)duel.games,
                    (long long)duel.won, (long long)duel.lost);
            }
        }
    }
}

static void tell_all(char text[TEXT]) {
    static const char *const SORTED[NAMES] = {"Ben", "Clara", "Mia", "Änne", "小明"};
    text[0] = '\0';
    for (int k = 0; k < 2; k++) {
        tell_players(text, KIND[k]);
        tell_records(text, KIND[k], NULL);
        for (int n = 0; n < NAMES; n++) {
            tell_records(text, KIND[k], NAME[n]);
        }
        tell_duels(text, KIND[k]);
    }
    for (int n = 0; n < NAMES; n++) {
        StoreTopics topics = store_list_topics(store, SORTED[n]);
        for (size_t i = 0; i < topics.count; i++) {
            ADD("%s|%s|%lld|%lld|\n", SORTED[n], topics.topic[i].topic, (long long)topics.topic[i].asked,
                (long long)topics.topic[i].right);
        }
        store_topics_free(&topics);
    }
    StoreSeen seen = store_list_seen(store, 1000);
    for (size_t i = 0; i < seen.count; i++) {
        ADD("%s|\n", seen.question[i]);
    }
    store_seen_free(&seen);
}

static size_t expect_the_same(const char *when, int round) {
    static char told[TEXT], counted[TEXT];
    tell_all(told);
    count_all(counted);
    ck_assert_msg(strcmp(told, counted) == 0, "%s, round %d: told\n%s\ncounted\n%s", when, round, told, counted);
    return strlen(told);
}

/* --- what happens to a store -------------------------------------------------------------------------------------- */

static unsigned state = 1;

static int below(int bound) {
    state = state * 1103515245u + 12345u;
    return (int)((state >> 16) % (unsigned)bound);
}

static int64_t begun[ROUNDS];
static int games;

static StoreGame any_game(void) {
    StoreGame game = {.rules = 1, .seat_count = 1 + below(4), .started = SAMPLE_NOW + below(100)};
    snprintf(game.kind, sizeof game.kind, "%s", KIND[below(2)]);
    snprintf(game.board, sizeof game.board, "%s", BOARD[below(BOARDS)]);
    game.imported = below(8) == 0;
    for (int p = 0; p < game.seat_count; p++) { /* one name may sit twice */
        snprintf(game.seat[p].name, sizeof game.seat[p].name, "%s", NAME[below(NAMES)]);
        snprintf(game.seat[p].level, sizeof game.seat[p].level, "%s", below(3) == 0 ? "easy" : "");
    }
    return game;
}

static void begin(void) {
    StoreGame game = any_game();
    store_begin_game(store, &game, "{}", &begun[games++]);
}

static void finish(int64_t game) {
    static const char *const KEY[] = {STORE_CELLS, STORE_BEST_STAGE, STORE_UNRANKED, STORE_STOOD_IN};
    StoreExtra extra[6] = {0};
    StoreResult result = {.extras = extra};
    for (int p = 0; p < STORE_SEATS_MAX; p++) {
        result.seat[p].place = 1 + below(3);
        result.seat[p].field = below(90) - 20;
    }
    for (int i = 0; i < 6; i++) {
        int key = i < 5 ? i % 2 : 2 + below(2);
        extra[i].seat = i / 2;
        extra[i].value = key < 2 ? below(30) : 1;
        snprintf(extra[i].key, sizeof extra[i].key, "%s", KEY[key]);
    }
    result.extra_count = below(3) == 0 ? 6 : 5;
    store_finish_game(store, game, &result, SAMPLE_NOW + below(1000));
}

static void answer(int64_t game) {
    StoreAnswer answer = {
        .game = below(9) == 0 ? 0 : game, .ordinal = below(6), .right = below(2) == 0, .when = SAMPLE_NOW + below(50)};
    snprintf(answer.name, sizeof answer.name, "%s", NAME[below(NAMES)]);
    snprintf(answer.question, sizeof answer.question, "q%d", below(30));
    snprintf(answer.topic, sizeof answer.topic, "t%d", below(3));
    store_add_answer(store, &answer);
}

/* A writing that makes no sense by now, such as a second end of a game, is refused and changes no sum. */
static void happen(void) {
    int64_t game = begun[below(games)];
    int what = below(12);
    if (what < 4) {
        begin();
    } else if (what < 7) {
        finish(game);
    } else if (what < 9) {
        answer(game);
    } else if (what == 9) {
        store_delete_game(store, game);
    } else if (what == 10) {
        store_truncate_journal(store, game, below(4));
    } else {
        store_abandon_game(store, game, SAMPLE_NOW);
    }
}

static size_t live(int rounds) {
    size_t said = 0;
    begin();
    for (int round = 0; round < rounds; round++) {
        happen();
        if (round % 10 == 9) {
            said = expect_the_same("live", round);
        }
    }
    return said;
}

static void forget_notices(void) {
    StoreNotice notice;
    while (store_take_notice(store, &notice)) {
        ck_assert_int_eq(notice.problem, STORE_WRITE_REFUSED);
    }
}

START_TEST(sums_say_what_a_count_of_all_games_says) {
    state = (unsigned)_i + 1;
    games = 0;
    ck_assert_uint_gt(live(ROUNDS - 1), 2000);
    forget_notices();
}
END_TEST

/* As version 6 left it: without a single sum. */
START_TEST(an_older_file_is_counted_as_it_is_brought_up_to_date) {
    games = 0;
    live(200);
    forget_notices();
    store_close(store);
    sample_sql("DROP TABLE counted; DROP TABLE player_sum; DROP TABLE board_sum; DROP TABLE duel_sum;"
               "DROP TABLE topic_sum; DROP INDEX game_by_state; DROP INDEX game_by_start; DROP INDEX seat_by_name;"
               "DROP INDEX answer_by_question; PRAGMA user_version = 6");
    store = sample_open();
    ck_assert_uint_gt(expect_the_same("brought up to date", 0), 1000);
    begin();
    finish(begun[games - 1]);
    expect_the_same("and played on", 0);
}
END_TEST

/* Numbers in a file may be anything. */
START_TEST(an_older_file_with_numbers_nobody_can_add_is_brought_up_to_date) {
    games = 0;
    live(60);
    forget_notices();
    store_close(store);
    sample_sql("UPDATE seat SET field = 9223372036854775807; UPDATE extra SET value = 9223372036854775807;"
               "DROP TABLE counted; DROP TABLE player_sum; DROP TABLE board_sum; DROP TABLE duel_sum;"
               "DROP TABLE topic_sum; DROP INDEX game_by_state; DROP INDEX game_by_start; DROP INDEX seat_by_name;"
               "DROP INDEX answer_by_question; PRAGMA user_version = 6");
    store = sample_open();
    StorePlayers players = store_list_players(store, "world");
    ck_assert_uint_gt(players.count, 0);
    store_players_free(&players);
}
END_TEST

START_TEST(what_was_played_while_the_file_could_not_be_opened_is_added_up_with_it) {
    games = 0;
    live(100);
    forget_notices();
    Store *other = store;
    store = sample_open_anyway(STORE_IN_USE);
    live(100);
    forget_notices();
    store_close(other);
    sample_wait_for_file(store);
    ck_assert_uint_gt(expect_the_same("joined", 0), 1000);
}
END_TEST

static bool file_has(const char *text) {
    static char bytes[SAMPLE_BYTES_MAX];
    char path[512];
    sample_path(path, sizeof path, "copy.sqlite");
    size_t size = sample_read(path, bytes), length = strlen(text);
    for (size_t at = 0; at + length <= size; at++) {
        if (memcmp(bytes + at, text, length) == 0) {
            return true;
        }
    }
    return false;
}

/* Neither in sums nor in indexes. */
START_TEST(a_backup_has_nobody_s_name_and_nobody_s_sums) {
    char path[512];
    int64_t id;
    StoreGame game = {.kind = "world", .board = "short", .rules = 1, .seat_count = 2};
    snprintf(game.seat[0].name, sizeof game.seat[0].name, "Quirina");
    snprintf(game.seat[1].name, sizeof game.seat[1].name, "Clara");
    snprintf(game.seat[1].level, sizeof game.seat[1].level, "easy");
    store_begin_game(store, &game, "{}", &id);
    finish(id);
    sample_path(path, sizeof path, "copy.sqlite");
    store_back_up(store, path);
    store_flush(store);
    ck_assert(file_has("Clara"));
    ck_assert(!file_has("Quirina"));
}
END_TEST

/* A stand keeps names for as long as a visit takes. */
START_TEST(a_visit_s_sums_end_with_it) {
    int64_t id, visit;
    StoreGame game = sample_game();
    store_begin_game(store, &game, "{}", &id);
    store_begin_visit(store, &(StoreVisit){.game = id, .kind = "world", .language = "de", .board = "short"}, &visit);
    answer(id);
    finish(id);
    StorePlayers players = store_list_players(store, "world");
    ck_assert_uint_ge(players.count, 1);
    store_players_free(&players);
    store_end_visit(store, visit, STORE_VISIT_FINISHED, 60, SAMPLE_NOW);
    players = store_list_players(store, "world");
    ck_assert_uint_eq(players.count, 0);
    store_players_free(&players);
    ck_assert_int_eq(store_find_duel(store, "world", "Änne", "Ben", false).games, 0);
    expect_the_same("a visit's end", 0);
}
END_TEST

/* --- before a game ------------------------------------------------------------------------------------------------ */

static int64_t played(const char *board, int32_t place, int32_t points, int64_t stage, int64_t when) {
    StoreGame game = {.kind = "path", .rules = 1, .seat_count = 2};
    StoreExtra extra = {.key = STORE_BEST_STAGE, .value = stage};
    StoreResult result = {.seat = {{place, points}, {3 - place, 30}}, .extras = &extra, .extra_count = 1};
    int64_t id;
    snprintf(game.board, sizeof game.board, "%s", board);
    snprintf(game.seat[0].name, sizeof game.seat[0].name, "Mia");
    snprintf(game.seat[1].name, sizeof game.seat[1].name, "Clara");
    snprintf(game.seat[1].level, sizeof game.seat[1].level, "easy");
    store_begin_game(store, &game, "{}", &id);
    store_finish_game(store, id, &result, when);
    return id;
}

START_TEST(somebody_s_past_is_what_was_before_that_game) {
    StorePast past = store_find_past(store, "path", "Mia", "spiral", false, 0);
    ck_assert_int_eq(past.games + past.alone + past.last, 0);
    ck_assert(!past.has_best && !past.has_highest && !past.counts);
    played("spiral", 2, 12, 4, SAMPLE_NOW);
    played("classic", 1, 35, 9, SAMPLE_NOW + 1);
    played("spiral", 1, 20, 3, SAMPLE_NOW + 2);
    int64_t last = played("spiral", 1, 60, 11, SAMPLE_NOW + 3);
    past = store_find_past(store, "path", "Mia", "spiral", false, last);
    ck_assert_int_eq(past.games, 3);
    ck_assert(past.counts);
    ck_assert_int_eq(past.won_in_a_row, 2);
    ck_assert(past.has_best && past.has_highest);
    ck_assert_int_eq(past.best, 20);
    ck_assert_int_eq(past.highest, 35);
    ck_assert_int_eq(past.best_stage, 9);
    ck_assert_int_eq(past.last, SAMPLE_NOW + 2);
    past = store_find_past(store, "path", "Mia", "spiral", true, last);
    ck_assert(!past.has_best);
    StoreDuel duel = store_find_duel(store, "path", "Mia", "Clara", true);
    ck_assert_int_eq(duel.won, 3);
    ck_assert_int_eq(duel.lost, 1);
    ck_assert_int_eq(store_find_duel(store, "path", "Mia", "Clara", false).games, 0);
}
END_TEST

int main(void) {
    TCase *tests = tcase_create("sums");
    tcase_set_timeout(tests, 120);
    tcase_add_checked_fixture(tests, set_up, tear_down);
    tcase_add_loop_test(tests, sums_say_what_a_count_of_all_games_says, 0, 4);
    tcase_add_test(tests, an_older_file_is_counted_as_it_is_brought_up_to_date);
    tcase_add_test(tests, an_older_file_with_numbers_nobody_can_add_is_brought_up_to_date);
    tcase_add_test(tests, what_was_played_while_the_file_could_not_be_opened_is_added_up_with_it);
    tcase_add_test(tests, a_backup_has_nobody_s_name_and_nobody_s_sums);
    tcase_add_test(tests, a_visit_s_sums_end_with_it);
    tcase_add_test(tests, somebody_s_past_is_what_was_before_that_game);
    Suite *suite = suite_create("sums");
    suite_add_tcase(suite, tests);
    return sample_run(suite);
}
