/* Nim at the engine's table, and contests of its computers. */
#include "ai/nim_ai.h"
#include "base/memory.h"
#include "data/nim_record.h"
#include "lab/game.h"
#include "lab/options.h"

#include <stdio.h>
#include <stdlib.h>

typedef struct NimTable {
    NimRecord record;
    NimGame game;
} NimTable;

static void *or_nothing(NimTable *nim, bool is_there) {
    if (!is_there) {
        free(nim);
    }
    return is_there ? nim : NULL;
}

static void *begin(const LabAssets *assets, const JsonPlace *command) {
    NimTable *nim = memory_new(sizeof *nim);
    (void)assets;
    json_object(command, "cmd game players seed");
    JsonPlace seed = json_member(command, "seed");
    nim->record.setup =
        (NimSetup){.seed = (uint64_t)json_integer(&seed, 0, JSON_INTEGER_MAX),
                   .players = (uint8_t)json_member_int(command, "players", NIM_PLAYERS_MIN, NIM_PLAYERS_MAX)};
    if (!data_failed(command->error)) {
        nim_start(&nim->game, &nim->record.setup);
    }
    return or_nothing(nim, !data_failed(command->error));
}

static void *load(const LabAssets *assets, const JsonPlace *saved) {
    NimTable *nim = memory_new(sizeof *nim);
    (void)assets;
    return or_nothing(nim, nim_record_from_json(saved, &nim->record) &&
                               nim_record_play(&nim->record, &nim->game, saved->error));
}

static cJSON *state(const void *table) {
    return nim_state_to_json(&((const NimTable *)table)->game);
}

static cJSON *legal(const void *table) {
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

static cJSON *apply(void *table, const JsonPlace *place) {
    NimTable *nim = table;
    NimAction action;
    nim_action_from_json(place, &action);
    if (!data_failed(place->error) && nim_apply(&nim->game, &action) != NIM_ACCEPTED) {
        data_fail(place->error, "That cannot be taken now.");
    }
    if (data_failed(place->error)) {
        return NULL;
    }
    nim->record.action[nim->record.action_count++] = action;
    cJSON *events = cJSON_CreateArray();
    cJSON_AddItemToArray(events, nim_action_to_json(&action));
    return events;
}

static void suggest(const void *table, const JsonPlace *command, cJSON *answer) {
    const NimTable *nim = table;
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

static uint64_t hash(const void *table) {
    return nim_hash(&((const NimTable *)table)->game);
}

static cJSON *save(void *table) {
    NimTable *nim = table;
    nim->record.has_hash = true;
    nim->record.hash = hash(table);
    return nim_record_to_json(&nim->record);
}

static LabRecorded recorded(const void *table) {
    const NimRecord *record = &((const NimTable *)table)->record;
    return (LabRecorded){.actions = (size_t)record->action_count, .has_hash = record->has_hash};
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

const LabGame lab_nim = {.name = "nim",
                         .new_keys = "",
                         .simulate_options = "",
                         .begin = begin,
                         .load = load,
                         .free = free,
                         .state = state,
                         .legal = legal,
                         .apply = apply,
                         .suggest = suggest,
                         .save = save,
                         .hash = hash,
                         .recorded = recorded,
                         .simulate = simulate};
