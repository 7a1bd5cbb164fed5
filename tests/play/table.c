#include "table.h"

#include "ai/character.h"
#include "games/path/play/authority.h"
#include "games/path/play/game.h"
#include "games/world/ai/ai.h"
#include "games/world/play/authority.h"
#include "games/world/play/game.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static Store *store_of(void *context) {
    return ((Table *)context)->store;
}

static double now_of(void *context) {
    return ((Table *)context)->now;
}

static int64_t wall_of(void *context) {
    return ((Table *)context)->wall;
}

static uint64_t next_seed(void *context) {
    return ((Table *)context)->seed++;
}

static double pace_of(void *context) {
    (void)context;
    return 1;
}

static bool is_virtual(void *context) {
    (void)context;
    return true;
}

static const Game *game_of(void *context, int index) {
    static const Game *const GAMES[] = {&WORLD_GAME, &PATH_GAME, NULL};
    (void)context;
    return GAMES[index];
}

static void changed(void *context) {
    ((Table *)context)->changes++;
}

static void think_later(void *context, void (*run)(void *data), void (*done)(void *data, bool dropped), void *data) {
    Table *table = context;
    ck_assert_int_lt(table->thoughts, 8);
    table->thought[table->thoughts].run = run;
    table->thought[table->thoughts].done = done;
    table->thought[table->thoughts++].data = data;
}

void table_open(Table *table) {
    memset(table, 0, sizeof *table);
    table->wall = 1790000000;
    table->seed = 7;
    ck_assert_int_eq(store_open(&table->store, NULL, table->wall), STORE_FINE);
    table->host = (PlayHost){.context = table,
                             .assets = getenv("SCHOTT_WORLD_ASSETS"),
                             .game = game_of,
                             .store = store_of,
                             .now = now_of,
                             .wall = wall_of,
                             .next_seed = next_seed,
                             .pace = pace_of,
                             .is_virtual = is_virtual,
                             .changed = changed,
                             .think = think_later};
}

void table_close(Table *table) {
    table_think(table, true);
    store_close(table->store);
}

void table_think(Table *table, bool drop) {
    int count = table->thoughts;
    table->thoughts = 0;
    for (int i = 0; i < count; i++) {
        if (!drop) {
            table->thought[i].run(table->thought[i].data);
        }
        table->thought[i].done(table->thought[i].data, drop);
    }
}

WorldSessionSetup table_setup(int players, const AiLevel *level) {
    WorldSessionSetup setup = {.players = players, .starter = 0, .board = "short", .questions = DECK_FAMILY};
    for (int p = 0; p < players; p++) {
        Seat *seat = &setup.seat[p];
        int character = ai_character_of((Figurine)p, 1);
        snprintf(seat->name, sizeof seat->name, "%s", ai_character(character)->name);
        seat->figurine = (Figurine)p;
        seat->is_computer = true;
        seat->level = level[p];
        seat->character = character + 1;
    }
    return setup;
}

WorldAction table_some_action(const Session *session, Random *random) {
    const WorldGame *game = world_session_game(session);
    if (game->awaiting == WORLD_AWAITING_QUESTION) {
        return (WorldAction){.kind = WORLD_ACTION_ANSWER, .a = (uint8_t)random_below(random, WORLD_ANSWERS)};
    }
    return game->awaiting == WORLD_AWAITING_STAGE_OVER
               ? (WorldAction){.kind = WORLD_ACTION_NEXT_STAGE}
               : world_ai_choose(AI_MEDIUM, world_session_view(session), game->awaited_player, random);
}

void table_play(Table *table, Session *session, size_t actions) {
    while (session_actions(session) < actions && !session_is_over(session)) {
        table->now += 5000; /* longer than any pause */
        session_step(session, table->now);
        table_think(table, false);
        table->now += 5000;
        if (session_actions(session) < actions) {
            session_step(session, table->now);
        }
        WorldEvent event;
        while (world_session_take_event(session, &event)) {
        }
    }
}
