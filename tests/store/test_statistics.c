/* What is counted of Best Path: with others and alone apart, and nothing of another game. */
#include "sample.h"

#include <stdio.h>
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

typedef struct End {
    const char *name; /* NULL: a computer */
    int32_t place, points;
    int64_t cells;
} End;

static StoreGame game_of(const char *board, const End *end, int seats) {
    StoreGame game = {.kind = "path", .rules = 1, .seat_count = seats, .started = SAMPLE_NOW};
    snprintf(game.board, sizeof game.board, "%s", board);
    for (int p = 0; p < seats; p++) {
        bool is_person = end[p].name != NULL;
        snprintf(game.seat[p].name, sizeof game.seat[p].name, "%s", is_person ? end[p].name : "小明");
        snprintf(game.seat[p].level, sizeof game.seat[p].level, "%s", is_person ? "" : "hard");
    }
    return game;
}

static int64_t keep(const StoreGame *game, const End *end, int64_t when) {
    int64_t id;
    StoreExtra extra[STORE_SEATS_MAX] = {0};
    StoreResult result = {.extras = extra, .extra_count = (size_t)game->seat_count};
    for (int p = 0; p < game->seat_count; p++) {
        result.seat[p].place = end[p].place;
        result.seat[p].field = end[p].points;
        extra[p] = (StoreExtra){.seat = p, .key = STORE_CELLS, .value = end[p].cells};
    }
    store_begin_game(store, game, "{}", &id);
    store_finish_game(store, id, &result, when);
    return id;
}

static int64_t played(const char *board, const End *end, int seats, int64_t when) {
    StoreGame game = game_of(board, end, seats);
    return keep(&game, end, when);
}

/* Änne: twice with others on classic, won once, twice alone there, and once alone on spiral. */
static int64_t alone_best, together_best;

static void play_all(void) {
    together_best = played("classic", (End[]){{"Änne", 1, 41, 33}, {"Ben", 2, 12, 20}}, 2, SAMPLE_NOW + 1);
    played("classic", (End[]){{"Änne", 2, 41, 30}, {NULL, 1, 50, 40}}, 2, SAMPLE_NOW + 2);
    played("classic", (End[]){{"Änne", 1, -4, 9}}, 1, SAMPLE_NOW + 3);
    alone_best = played("classic", (End[]){{"Änne", 1, 27, 25}}, 1, SAMPLE_NOW + 4);
    played("spiral", (End[]){{"Änne", 1, 36, 31}}, 1, SAMPLE_NOW + 5);
    played("classic", (End[]){{"Chen", 1, 55, 45}}, 1, SAMPLE_NOW + 6);
    StoreGame imported = game_of("classic", (End[]){{"Änne", 1, 61, 61}}, 1);
    imported.imported = true;
    keep(&imported, (End[]){{"Änne", 1, 61, 61}}, SAMPLE_NOW + 7);
    StoreGame world = sample_game();
    keep(&world, (End[]){{"Änne", 1, 60, 1}, {"Ben", 2, 50, 1}, {NULL, 3, 40, 1}}, SAMPLE_NOW + 8);
    StoreGame open = game_of("classic", (End[]){{"Dora", 0, 0, 0}}, 1);
    int64_t id;
    store_begin_game(store, &open, "{}", &id);
}

START_TEST(a_game_alone_is_neither_won_nor_counted_with_the_others) {
    play_all();
    StorePlayers players = store_list_players(store, "path");
    ck_assert_uint_eq(players.count, 3); /* Dora has not finished one */
    ck_assert_str_eq(players.player[0].name, "Änne");
    ck_assert_int_eq(players.player[0].games, 2);
    ck_assert_int_eq(players.player[0].wins, 1);
    ck_assert_int_eq(players.player[0].alone, 3);
    ck_assert_int_eq(players.player[0].last_played, SAMPLE_NOW + 5);
    ck_assert_str_eq(players.player[1].name, "Ben");
    ck_assert_int_eq(players.player[1].games, 1);
    ck_assert_str_eq(players.player[2].name, "Chen");
    ck_assert_int_eq(players.player[2].games, 0);
    ck_assert_int_eq(players.player[2].wins, 0);
    ck_assert_int_eq(players.player[2].alone, 1);
    store_players_free(&players);
    players = store_list_players(store, "world");
    ck_assert_uint_eq(players.count, 2);
    ck_assert_int_eq(players.player[0].games, 1);
    ck_assert_int_eq(players.player[0].alone, 0);
    store_players_free(&players);
}
END_TEST

static void expect(const StoreRecord *record, const char *board, bool is_alone, int64_t games, int64_t wins,
                   int64_t best) {
    ck_assert_str_eq(record->board, board);
    ck_assert(record->is_alone == is_alone);
    ck_assert_int_eq(record->games, games);
    ck_assert_int_eq(record->wins, wins);
    ck_assert_int_eq(record->best, best);
}

/* Steps taken back past what was hidden, or a computer in the seat for a while: for that person alone it counts not. */
START_TEST(a_game_that_was_not_one_s_own_doing_counts_for_the_others_alone) {
    static const char *const WHY[] = {STORE_UNRANKED, STORE_STOOD_IN};
    StoreGame game = game_of("classic", (End[]){{"Änne", 1, 41, 33}, {"Ben", 2, 12, 20}}, 2);
    for (int i = 0; i < 2; i++) {
        int64_t id;
        StoreExtra extra = {.seat = 0, .value = 1};
        snprintf(extra.key, sizeof extra.key, "%s", WHY[i]);
        StoreResult result = {.seat = {{1, 41}, {2, 12 + i}}, .extras = &extra, .extra_count = 1};
        store_begin_game(store, &game, "{}", &id);
        store_finish_game(store, id, &result, SAMPLE_NOW + i);
    }
    StorePlayers players = store_list_players(store, "path");
    ck_assert_uint_eq(players.count, 1);
    ck_assert_str_eq(players.player[0].name, "Ben");
    ck_assert_int_eq(players.player[0].games, 2);
    store_players_free(&players);
    StoreRecords records = store_list_records(store, "path", NULL);
    ck_assert_uint_eq(records.count, 1);
    ck_assert_str_eq(records.record[0].best_name, "Ben");
    ck_assert_int_eq(records.record[0].best, 13);
    ck_assert_int_eq(records.record[0].games, 2);
    ck_assert_int_eq(records.record[0].wins, 0);
    store_records_free(&records);
}
END_TEST

START_TEST(a_person_s_records_are_by_board_with_others_and_alone) {
    play_all();
    StoreRecords records = store_list_records(store, "path", "Änne");
    ck_assert_uint_eq(records.count, 3);
    expect(&records.record[0], "classic", false, 2, 1, 41);
    ck_assert_int_eq(records.record[0].best_game, together_best); /* the earlier of two with 41 */
    ck_assert_int_eq(records.record[0].best_when, SAMPLE_NOW + 1);
    ck_assert_int_eq(records.record[0].points, 82);
    ck_assert_int_eq(records.record[0].cells, 63);
    ck_assert_int_eq(records.record[0].paths, 2);
    expect(&records.record[1], "classic", true, 2, 0, 27);
    ck_assert_int_eq(records.record[1].best_game, alone_best);
    ck_assert_int_eq(records.record[1].points, 23);
    expect(&records.record[2], "spiral", true, 1, 0, 36);
    store_records_free(&records);
    records = store_list_records(store, "path", "Dora");
    ck_assert_uint_eq(records.count, 0);
    store_records_free(&records);
}
END_TEST

START_TEST(the_house_s_records_tell_who_holds_them) {
    play_all();
    StoreRecords records = store_list_records(store, "path", NULL);
    ck_assert_uint_eq(records.count, 3);
    expect(&records.record[0], "classic", false, 2, 1, 41); /* the computer's 50 is nobody's, and a game counts once */
    ck_assert_str_eq(records.record[0].best_name, "Änne");
    ck_assert_int_eq(records.record[0].paths, 3);
    expect(&records.record[1], "classic", true, 3, 0, 55);
    ck_assert_str_eq(records.record[1].best_name, "Chen");
    expect(&records.record[2], "spiral", true, 1, 0, 36);
    store_records_free(&records);
    sample_expect_no_notice(store);
}
END_TEST

START_TEST(a_best_of_less_than_nothing_is_a_best) {
    played("spiral", (End[]){{"Änne", 1, -12, 4}}, 1, SAMPLE_NOW);
    StoreRecords records = store_list_records(store, "path", "Änne");
    ck_assert_uint_eq(records.count, 1);
    expect(&records.record[0], "spiral", true, 1, 0, -12);
    store_records_free(&records);
}
END_TEST

int main(void) {
    TCase *tests = tcase_create("statistics");
    tcase_add_checked_fixture(tests, set_up, tear_down);
    tcase_add_test(tests, a_game_alone_is_neither_won_nor_counted_with_the_others);
    tcase_add_test(tests, a_game_that_was_not_one_s_own_doing_counts_for_the_others_alone);
    tcase_add_test(tests, a_person_s_records_are_by_board_with_others_and_alone);
    tcase_add_test(tests, the_house_s_records_tell_who_holds_them);
    tcase_add_test(tests, a_best_of_less_than_nothing_is_a_best);
    Suite *suite = suite_create("statistics");
    suite_add_tcase(suite, tests);
    return sample_run(suite);
}
