/* Nim at the engine's table, and contests of its computers. */
#include "ai/nim_ai.h"
#include "data/nim_record.h"
#include "lab/game.h"
#include "lab/options.h"

#include <stddef.h>
#include <stdio.h>

typedef struct NimTable {
    LabTable common;
    NimRecord record;
    NimGame game;
} NimTable;

static void set_out(LabTable *table, const JsonPlace *command) {
    NimRecord *record = &((NimTable *)table)->record;
    json_object(command, "cmd game players seed");
    JsonPlace seed = json_member(command, "seed");
    record->setup =
        (NimSetup){.seed = (uint64_t)json_integer(&seed, 0, JSON_INTEGER_MAX),
                   .players = (uint8_t)json_member_int(command, "players", NIM_PLAYERS_MIN, NIM_PLAYERS_MAX)};
}

static cJSON *state(const LabTable *table) {
    return nim_state_to_json(&((const NimTable *)table)->game);
}

static cJSON *legal(const LabTable *table) {
    const NimGame *game = &((const NimTable *)table)->game;
    cJSON *list = cJSON_CreateArray();
    for (int heap = 0; heap < NIM_HEAPS; heap++) {
        for (int count = 1; count <= game->heap[heap]; count++) {
            NimAction action = {game->turn, (uint8_t)heap, (uint8_t)count};
            cJSON_AddItemToArray(list, nim_action_to_json(&action));
        }
    }
    return list;
}

static cJSON *apply(LabTable *table, const JsonPlace *place) {
    NimTable *nim = (NimTable *)table;
    NimAction action;
    if (nim_action_from_json(place, &action) && nim_apply(&nim->game, &action) != NIM_ACCEPTED) {
        data_fail(place->error, "That cannot be taken now.");
    }
    if (data_failed(place->error)) {
        return NULL;
    }
    record_add(&nim->record.common, &action);
    cJSON *events = cJSON_CreateArray();
    cJSON_AddItemToArray(events, nim_action_to_json(&action));
    return events;
}

static void suggest(const LabTable *table, const JsonPlace *command, cJSON *answer) {
    const NimTable *nim = (const NimTable *)table;
    Random random;
    json_object(command, "cmd level");
    AiLevel level = (AiLevel)json_member_word(command, "level", ai_level_names, AI_LEVELS);
    if (data_failed(command->error) || nim_is_over(&nim->game)) {
        return;
    }
    random_init(&random, nim->record.setup.seed ^ (uint64_t)nim_stones(&nim->game));
    NimAction action = nim_ai_choose(level, &nim->game, &random);
    cJSON_AddItemToObject(answer, "action", nim_action_to_json(&action));
    lab_add_micros(answer, 0);
}

/* An expert, in every other game in the first seat, against easy. Returns who has won. */
static int contest(uint64_t seed, int expert) {
    NimSetup setup = {.seed = seed, .players = NIM_PLAYERS_MIN};
    NimGame game;
    Random random;
    nim_start(&game, &setup);
    random_init(&random, seed);
    while (!nim_is_over(&game)) {
        NimAction action = nim_ai_choose(game.turn == expert ? AI_EXPERT : AI_EASY, &game, &random);
        nim_apply(&game, &action);
    }
    return game.turn;
}

static int simulate(const char *program, int count, char **arguments) {
    const char *games_text = NULL, *name;
    const LabOption options[] = {{"--games", &games_text, NULL}, {"--game", &name, NULL}};
    int64_t games = 100, won = 0;
    (void)program;
    if (!lab_options("simulate", count, arguments, options, 2, NULL) ||
        !lab_option_number("--games", games_text, 1, 1000000, &games)) {
        return LAB_WRONG_USAGE;
    }
    for (int64_t i = 0; i < games; i++) {
        won += contest((uint64_t)i, (int)(i % 2)) == i % 2;
    }
    printf("expert won %lld of %lld games against easy.\n", (long long)won, (long long)games);
    return LAB_DONE;
}

const LabGame lab_nim = {.record = &NIM_RECORD,
                         .new_keys = "",
                         .simulate_options = "",
                         .size = sizeof(NimTable),
                         .record_at = offsetof(NimTable, record),
                         .played_at = offsetof(NimTable, game),
                         .set_out = set_out,
                         .state = state,
                         .legal = legal,
                         .apply = apply,
                         .suggest = suggest,
                         .simulate = simulate};
