/* Best Path at the engine's table. */
#include "games/path/ai/ai.h"
#include "games/path/data/sentences.h"
#include "games/path/lab/commands.h"
#include "games/path/protocol/actions.h"
#include "games/path/protocol/record.h"
#include "games/path/protocol/setups.h"
#include "games/path/protocol/states.h"
#include "lab/contest.h"
#include "lab/game.h"
#include "protocol/chance.h"

#include <stddef.h>
#include <stdio.h>

typedef struct PathTable {
    LabTable common;
    PathGame game;
    PathRecord record;
} PathTable;

static const PathGame *game_on(const LabTable *table) {
    return &((const PathTable *)table)->game;
}

static cJSON *state(const LabTable *table) {
    return path_state_to_json(game_on(table));
}

/* --- new ---------------------------------------------------------------------------------------------------------- */

static void read_board(const LabAssets *assets, const JsonPlace *place, PathRecord *record) {
    const char *name = lab_board_name(place, "board");
    if (place->node != NULL && cJSON_IsObject(place->node)) {
        path_board_from_json(place, &record->setup.board);
    }
    const PathBoard *board = name != NULL ? lab_path_board(assets, name, place->error) : NULL;
    if (board != NULL) {
        record->setup.board = *board;
        snprintf(record->common.board, sizeof record->common.board, "%s", name);
    }
}

static void set_out(LabTable *table, const JsonPlace *command) {
    PathRecord *record = &((PathTable *)table)->record;
    PathSetup *setup = &record->setup;
    json_object(command, "cmd game players seed key board cards starts");
    setup->players = (uint8_t)json_member_int(command, "players", PATH_PLAYERS_MIN, PATH_PLAYERS_MAX);
    chance_from_json(command, &setup->seed, &setup->key);
    JsonPlace board = json_maybe(command, "board");
    read_board(table->assets, &board, record);
    path_deal_from_json(command, setup);
    if (!data_failed(command->error)) {
        path_sentence_check_setup(setup, command->error);
    }
}

/* --- playing ------------------------------------------------------------------------------------------------------ */

static cJSON *legal(const LabTable *table) {
    const PathGame *game = game_on(table);
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

static cJSON *apply(LabTable *table, const JsonPlace *place) {
    PathTable *path = (PathTable *)table;
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
    record_add(&path->record.common, &action);
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
static PathLine choose(const PathTable *path, AiSkill skill, int player, double *micros) {
    PathView view;
    Random random;
    path_view(&path->game, player, &view);
    path_ai_random(&random, path->record.setup.seed, view.round, player);
    double before = lab_micros();
    PathLine line = path_ai_choose_by(skill, AI_TASTE_NONE, &view, player, &random);
    *micros = lab_micros() - before;
    return line;
}

static void suggest(const LabTable *table, const JsonPlace *command, cJSON *answer) {
    const PathTable *path = (const PathTable *)table;
    json_object(command, "cmd level step player");
    AiSkill skill = lab_skill(command);
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
    action.line = choose(path, skill, player, &micros);
    cJSON_AddItemToObject(answer, "action", path_action_to_json(&action));
    lab_add_micros(answer, micros);
}

const LabGame lab_path = {
    .record = &PATH_RECORD,
    .new_keys = "board cards starts",
    .simulate_options = "--board",
    .size = sizeof(PathTable),
    .record_at = offsetof(PathTable, record),
    .played_at = offsetof(PathTable, game),
    .set_out = set_out,
    .state = state,
    .legal = legal,
    .apply = apply,
    .suggest = suggest,
    .simulate = lab_path_simulate,
    .bench = lab_path_bench,
};
