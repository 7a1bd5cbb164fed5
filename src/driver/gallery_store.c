/* Games of a family that come every week, so that the gallery's statistics have something to show. */
#include "driver/gallery_inside.h"

#include "core/random.h"
#include "store/store.h"

#include <stdio.h>

enum { GAMES = 9, PEOPLE = 3, QUESTIONS_EACH = 6, DAY = 24 * 60 * 60 };

static const char *const NAME[PEOPLE] = {"Anna", "Ben", "Clara"};
static const char *const TOPIC[] = {"history", "science", "products", "world", "everyday"};
static const char *const BOARD[] = {"short", "classic", "grand"};
static const int GOAL[] = {30, 64, 100};

static void answer_questions(Store *store, int64_t game, int64_t when, Random *random) {
    for (int i = 0; i < PEOPLE * QUESTIONS_EACH; i++) {
        StoreAnswer answer = {.game = game, .ordinal = i, .difficulty = 1, .when = when};
        snprintf(answer.name, sizeof answer.name, "%s", NAME[i % PEOPLE]);
        snprintf(answer.question, sizeof answer.question, "asked-%d", i);
        snprintf(answer.topic, sizeof answer.topic, "%s", TOPIC[random_below(random, 5)]);
        answer.right = random_below(random, 10) < 6u + (unsigned)(i % PEOPLE);
        store_add_answer(store, &answer);
    }
}

static void finish(Store *store, int64_t game, int route, int64_t when, Random *random) {
    StoreResult result = {0};
    StoreExtra extra[PEOPLE + 2] = {{.key = "stages", .value = 3 + 3 * route}, {.key = "seconds", .value = 60 * 60}};
    int winner = (int)random_below(random, PEOPLE);
    extra[1].value = 60 * (14 + 16 * route + (int)random_below(random, 9));
    for (int p = 0; p < PEOPLE; p++) {
        int behind = p == winner ? 0 : 3 + (p + PEOPLE - winner) % PEOPLE * 4;
        result.seat[p].place = p == winner ? 1 : (p + PEOPLE - winner) % PEOPLE + 1;
        result.seat[p].field = GOAL[route] - behind;
        extra[p + 2] = (StoreExtra){.seat = p, .key = STORE_BEST_STAGE, .value = 9 + (int)random_below(random, 14)};
    }
    result.extras = extra;
    result.extra_count = sizeof extra / sizeof extra[0];
    store_finish_game(store, game, &result, when);
}

/* A game of Best Path: nine of ten tiles, and most of the numbers. */
static void finish_path(Store *store, int64_t game, int players, int64_t when, Random *random) {
    StoreResult result = {0};
    StoreExtra extra[PEOPLE + 1] = {{.key = "seconds", .value = 60 * (8 + (int)random_below(random, 9))}};
    for (int p = 0; p < players; p++) {
        int cells = 42 + (int)random_below(random, 16);
        result.seat[p].field = 30 + (int)random_below(random, 16) - (61 - cells);
        extra[p + 1] = (StoreExtra){.seat = p, .key = STORE_CELLS, .value = cells};
    }
    for (int p = 0; p < players; p++) {
        result.seat[p].place = 1;
        for (int other = 0; other < players; other++) {
            result.seat[p].place += result.seat[other].field > result.seat[p].field;
        }
    }
    result.extras = extra;
    result.extra_count = (size_t)players + 1;
    store_finish_game(store, game, &result, when);
}

/* Together, or one of them alone. */
static void fill_path(Store *store, int index, int64_t begun, Random *random) {
    static const char *const PATH_BOARD[] = {"classic", "kaleidoscope", "spiral"};
    int64_t id;
    StoreGame game = {.kind = "path", .rules = 1, .seat_count = index % 2 == 0 ? PEOPLE : 1, .started = begun};
    snprintf(game.board, sizeof game.board, "%s", PATH_BOARD[index % 3]);
    for (int p = 0; p < game.seat_count; p++) {
        int who = (p + index / 2) % PEOPLE;
        snprintf(game.seat[p].name, sizeof game.seat[p].name, "%s", NAME[who]);
        game.seat[p].figurine = who;
    }
    store_begin_game(store, &game, "{}", &id);
    finish_path(store, id, game.seat_count, begun + 15 * 60, random);
}

void gallery_fill_store(Store *store) {
    const int64_t first = 1767264300; /* a Thursday's afternoon */
    Random random;
    random_init(&random, 1);
    for (int i = 0; i < GAMES; i++) {
        int route = i % 3;
        int64_t id, begun = first + (int64_t)i * 7 * DAY;
        StoreGame game = {.kind = "world", .rules = 1, .seat_count = PEOPLE, .started = begun};
        snprintf(game.board, sizeof game.board, "%s", BOARD[route]);
        for (int p = 0; p < PEOPLE; p++) {
            snprintf(game.seat[p].name, sizeof game.seat[p].name, "%s", NAME[p]);
            game.seat[p].figurine = p;
        }
        store_begin_game(store, &game, "{}", &id);
        answer_questions(store, id, begun, &random);
        finish(store, id, route, begun + 60 * 60, &random);
        fill_path(store, i, begun + 2 * DAY, &random);
    }
}
