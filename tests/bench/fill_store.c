/* A store as families leave it after years: so many finished games of both kinds, with journals, answers and results.
 *
 * fill_store FOLDER GAMES */
#include "store/store.h"

#include <sqlite3.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PEOPLE = 12, WORLD_ACTIONS = 120, PATH_ACTIONS = 40, ANSWERS = 4, EVENING = 3600, SETUP_BYTES = 9500 };

static const int64_t FIRST = 1500000000;

static void seat_person(StoreSeat *seat, int person) {
    static const char *const NAME[PEOPLE] = {"Mia",  "Ben",  "Anna", "Lea", "Otto", "Émile",
                                             "小红", "Änne", "Paul", "Ida", "Max",  "Zoë"};
    snprintf(seat->name, sizeof seat->name, "%s", NAME[person % PEOPLE]);
    seat->figurine = person % 4;
}

/* Mia plays every game, and somebody else every second one; the rest are computers. */
static StoreGame game_of(int number) {
    static const char *const BOARD[2][3] = {{"short", "classic", "grand"}, {"classic", "kaleidoscope", "spiral"}};
    static const char *const OTHER[] = {"Clara", "Otto", "Pixel"}, *const LEVEL[] = {"easy", "medium", "hard"};
    StoreGame game = {.rules = 1, .seat_count = 2 + number % 3, .started = FIRST + (int64_t)number * EVENING};
    snprintf(game.kind, sizeof game.kind, "%s", number % 2 == 0 ? "world" : "path");
    snprintf(game.board, sizeof game.board, "%s", BOARD[number % 2][number / 2 % 3]);
    for (int p = 0; p < game.seat_count; p++) {
        StoreSeat *seat = &game.seat[p];
        if (p == 0 || (p == 1 && number % 4 < 2)) {
            seat_person(seat, p == 0 ? 0 : 1 + number / 4);
        } else {
            snprintf(seat->name, sizeof seat->name, "%s", OTHER[p - 1]);
            snprintf(seat->level, sizeof seat->level, "%s", LEVEL[number / 6 % 3]);
            seat->figurine = p;
        }
    }
    return game;
}

static void extra(StoreResult *result, StoreExtra *extras, int seat, const char *key, int64_t value) {
    StoreExtra *out = &extras[result->extra_count++];
    *out = (StoreExtra){.seat = seat, .value = value};
    snprintf(out->key, sizeof out->key, "%s", key);
}

static void finish(Store *store, const StoreGame *game, int64_t id, int number) {
    StoreExtra extras[4 * STORE_SEATS_MAX];
    StoreResult result = {.extras = extras};
    for (int p = 0; p < game->seat_count; p++) {
        int32_t place = (p + number / 3) % game->seat_count + 1;
        result.seat[p].place = place;
        result.seat[p].field = 70 - 9 * place + number % 7;
        extra(&result, extras, p, number % 2 == 0 ? STORE_BEST_STAGE : STORE_CELLS, 8 + (number + p) % 9);
    }
    extra(&result, extras, 0, "stages", 5);
    extra(&result, extras, 0, "seconds", 900 + number % 600);
    store_finish_game(store, id, &result, game->started + 1800);
}

static void answer(Store *store, const StoreGame *game, int64_t id, int number, int ordinal) {
    static const char *const TOPIC[] = {"glass", "cities", "nature", "history"};
    StoreAnswer answer = {.game = id,
                          .ordinal = ordinal,
                          .difficulty = 1 + ordinal % 3,
                          .right = (number + ordinal) % 3 > 0,
                          .when = game->started + ordinal};
    snprintf(answer.name, sizeof answer.name, "%s", game->seat[0].name);
    snprintf(answer.question, sizeof answer.question, "question-%d", (number * ANSWERS + ordinal) % 600);
    snprintf(answer.topic, sizeof answer.topic, "%s", TOPIC[ordinal % 4]);
    store_add_answer(store, &answer);
}

static void play(Store *store, int number) {
    static char setup[SETUP_BYTES];
    StoreGame game = game_of(number);
    int64_t id;
    bool is_world = number % 2 == 0;
    memset(setup, ' ', sizeof setup);
    memcpy(setup, "{}", 2);
    setup[is_world ? SETUP_BYTES - 1 : 1300] = '\0';
    store_begin_game(store, &game, setup, &id);
    for (int i = 0; i < ANSWERS && is_world; i++) {
        answer(store, &game, id, number, i);
    }
    finish(store, &game, id, number);
}

/* All journals in one statement: the store takes a writing for every action. */
static bool add_journals(const char *folder) {
    char path[1024], sql[512];
    sqlite3 *db = NULL;
    snprintf(path, sizeof path, "%s/schott-world.sqlite", folder);
    snprintf(sql, sizeof sql,
             "WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < %d)"
             " INSERT INTO action SELECT id, i, 1, i %% 2, 1 + i %% 5, i, 0, 0 FROM game, n"
             " WHERE i < CASE kind WHEN 'world' THEN %d ELSE %d END ORDER BY id, i",
             WORLD_ACTIONS, WORLD_ACTIONS, PATH_ACTIONS);
    bool is_done = sqlite3_open(path, &db) == SQLITE_OK && sqlite3_exec(db, sql, NULL, NULL, NULL) == SQLITE_OK;
    sqlite3_close(db);
    return is_done;
}

int main(int argc, char *argv[]) {
    Store *store;
    if (argc != 3 || store_open(&store, argv[1], FIRST) != STORE_FINE) {
        return EXIT_FAILURE;
    }
    int games = atoi(argv[2]);
    for (int number = 0; number < games; number++) {
        play(store, number);
    }
    return store_close(store) && add_journals(argv[1]) ? EXIT_SUCCESS : EXIT_FAILURE;
}
