/* Best Path at the engine's table. */
#include "ai/path/ai.h"
#include "base/memory.h"
#include "data/path/sentences.h"
#include "lab/contest.h"
#include "lab/game.h"
#include "lab/path/commands.h"
#include "protocol/path/actions.h"
#include "protocol/path/record.h"
#include "protocol/path/setups.h"
#include "protocol/path/states.h"

#include <stdio.h>
#include <stdlib.h>

typedef struct PathTable {
    PathGame game;
    PathRecord record;
} PathTable;

static cJSON *state(const void *table) {
    return path_state_to_json(&((const PathTable *)table)->game);
}

/* --- new, load, save ---------------------------------------------------------------------------------------------- */

static void free_table(void *table) {
    PathTable *path = table;
    path_record_fini(&path->record);
    free(path);
}

static void read_board(const LabAssets *assets, const JsonPlace *place, PathRecord *record) {
    const char *name = lab_board_name(place, "board");
    if (place->node != NULL && cJSON_IsObject(place->node)) {
        path_board_from_json(place, &record->setup.board);
    }
    const PathBoard *board = name != NULL ? lab_path_board(assets, name, place->error) : NULL;
    if (board != NULL) {
        record->setup.board = *board;
        snprintf(record->head.board, sizeof record->head.board, "%s", name);
    }
}

static bool set_out(const LabAssets *assets, const JsonPlace *command, PathTable *path) {
    PathSetup *setup = &path->record.setup;
    json_object(command, "cmd game players seed board cards starts");
    setup->players = (uint8_t)json_member_int(command, "players", PATH_PLAYERS_MIN, PATH_PLAYERS_MAX);
    JsonPlace seed = json_member(command, "seed");
    setup->seed = (uint64_t)json_integer(&seed, 0, JSON_INTEGER_MAX);
    JsonPlace board = json_maybe(command, "board");
    read_board(assets, &board, &path->record);
    path_deal_from_json(command, setup);
    if (data_failed(command->error) || !path_sentence_check_setup(setup, command->error)) {
        return false;
    }
    path_start(&path->game, setup, NULL);
    return true;
}

static void *begin(const LabAssets *assets, const JsonPlace *command) {
    PathTable *path = memory_new(sizeof *path);
    if (set_out(assets, command, path)) {
        return path;
    }
    free_table(path);
    return NULL;
}

static void *load(const LabAssets *assets, const JsonPlace *saved) {
    (void)assets;
    PathTable *path = memory_new(sizeof *path);
    if (path_record_from_json(saved, &path->record) && path_record_play(&path->record, &path->game, saved->error)) {
        return path;
    }
    free_table(path);
    return NULL;
}

static LabRecorded recorded(const void *table) {
    const PathTable *path = table;
    return (LabRecorded){.actions = path->record.action_count, .has_hash = path->record.has_hash};
}

static uint64_t hash(const void *table) {
    return path_hash(&((const PathTable *)table)->game);
}

static cJSON *save(void *table) {
    PathTable *path = table;
    path->record.has_hash = true;
    path->record.hash = hash(path);
    return path_record_to_json(&path->record);
}

/* --- playing ------------------------------------------------------------------------------------------------------ */

static cJSON *legal(const void *table) {
    const PathGame *game = &((const PathTable *)table)->game;
    cJSON *list = cJSON_CreateArray();
    for (int p = 0; p < game->players; p++) {
        PathLine lines[PATH_LINES_MAX];
        PathAction action = {.kind = PATH_ACTION_REOPEN, .player = (uint8_t)p};
        if (path_refuses(game, &action) == PATH_ACCEPTED) {
            cJSON_AddItemToArray(list, path_action_to_json(&action));
        }
        action.kind = PATH_ACTION_LINE;
        for (int i = 0, count = path_lines(game, p, lines); i < count; i++) {
            action.line = lines[i];
            cJSON_AddItemToArray(list, path_action_to_json(&action));
        }
    }
    return list;
}

static cJSON *apply(void *table, const JsonPlace *place) {
    PathTable *path = table;
    PathAction action;
    if (!path_action_from_json(place, &action)) {
        return NULL;
    }
    PathEvents events = {0};
    PathRefusal refusal = path_apply(&path->game, &action, &events);
    if (refusal != PATH_ACCEPTED) {
        data_fail(place->error, "%s", path_sentence_of_refusal(refusal));
        return NULL;
    }
    path_record_add(&path->record, &action);
    return path_happened_to_json(&events, &path->game.board);
}

static int awaited(const PathGame *game, const JsonPlace *command) {
    JsonPlace player = json_maybe(command, "player");
    if (player.node != NULL) {
        return (int)json_integer(&player, 0, game->players - 1);
    }
    unsigned players = path_awaited(game);
    return players != 0 ? path_cells_first(players) : 0;
}

/* Seeded by round and player, so that it makes no difference who has closed already. */
static PathLine choose(const PathTable *path, AiLevel level, int player, double *micros) {
    PathView view;
    Random random;
    path_view(&path->game, player, &view);
    path_ai_random(&random, path->record.setup.seed, view.round, player);
    double before = lab_micros();
    PathLine line = path_ai_choose(level, &view, player, &random);
    *micros = lab_micros() - before;
    return line;
}

static void suggest(const void *table, const JsonPlace *command, cJSON *answer) {
    const PathTable *path = table;
    json_object(command, "cmd level player");
    AiLevel level = (AiLevel)json_member_word(command, "level", ai_level_names, AI_LEVELS);
    int player = awaited(&path->game, command);
    if (data_failed(command->error)) {
        return;
    }
    PathAction action = {.kind = PATH_ACTION_LINE, .player = (uint8_t)player, .line = {.end = PATH_END_B}};
    PathRefusal refusal = path_refuses(&path->game, &action);
    if (refusal != PATH_ACCEPTED) {
        data_fail(command->error, "%s", path_sentence_of_refusal(refusal));
        return;
    }
    double micros;
    action.line = choose(path, level, player, &micros);
    cJSON_AddItemToObject(answer, "action", path_action_to_json(&action));
    lab_add_micros(answer, micros);
}

const LabGame lab_path = {
    .name = "path",
    .new_keys = "board cards starts",
    .simulate_options = "--board",
    .begin = begin,
    .load = load,
    .free = free_table,
    .state = state,
    .legal = legal,
    .apply = apply,
    .suggest = suggest,
    .save = save,
    .hash = hash,
    .recorded = recorded,
    .simulate = lab_path_simulate,
    .bench = lab_path_bench,
};
