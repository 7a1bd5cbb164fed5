/* Each command is a function that either fills in the answer or reports an error and leaves the engine unchanged. What
 * a command means is up to the game being played. */
#include "lab/engine.h"

#include "base/memory.h"
#include "games/world/lab/row.h"
#include "lab/game.h"

#include <stdlib.h>
#include <string.h>

struct Engine {
    const LabAssets *assets;
    LabTable *table; /* NULL: no game yet */
};

/* --- new, load, save ---------------------------------------------------------------------------------------------- */

static void add_state(const LabTable *table, cJSON *answer) {
    cJSON_AddItemToObject(answer, "state", table->game->state(table));
}

/* NULL: it was refused, and the last one stays. */
static void take_table(Engine *engine, LabTable *table, cJSON *answer) {
    if (table != NULL) {
        lab_free(engine->table);
        engine->table = table;
        add_state(table, answer);
    }
}

static bool has_keys_of_others(const JsonPlace *command, const LabGame *game) {
    for (int i = 0; i < ENVELOPE_GAMES; i++) {
        if (lab_games[i] != game) {
            envelope_refuse_keys_of((EnvelopeGame)i, command, lab_games[i]->new_keys);
        }
    }
    return data_failed(command->error);
}

static void command_new(Engine *engine, const JsonPlace *command, cJSON *answer) {
    EnvelopeGame kind;
    if (!envelope_game_from_json(command, &kind)) {
        return;
    }
    const LabGame *game = lab_games[kind];
    if (!has_keys_of_others(command, game)) {
        take_table(engine, lab_begin(game, engine->assets, command), answer);
    }
}

static void command_load(Engine *engine, const JsonPlace *command, cJSON *answer) {
    json_object(command, "cmd game");
    JsonPlace place = json_member(command, "game");
    take_table(engine, lab_load(&place, engine->assets), answer);
}

static void command_save(Engine *engine, const JsonPlace *command, cJSON *answer) {
    if (json_object(command, "cmd")) {
        cJSON_AddItemToObject(answer, "game", lab_save(engine->table));
    }
}

/* --- playing ------------------------------------------------------------------------------------------------------ */

static void command_state(Engine *engine, const JsonPlace *command, cJSON *answer) {
    if (json_object(command, "cmd")) {
        add_state(engine->table, answer);
    }
}

static void command_legal(Engine *engine, const JsonPlace *command, cJSON *answer) {
    if (json_object(command, "cmd")) {
        cJSON_AddItemToObject(answer, "actions", engine->table->game->legal(engine->table));
    }
}

static void command_apply(Engine *engine, const JsonPlace *command, cJSON *answer) {
    json_object(command, "cmd action");
    JsonPlace place = json_member(command, "action");
    if (data_failed(command->error)) {
        return;
    }
    cJSON *events = engine->table->game->apply(engine->table, &place);
    if (events != NULL) {
        cJSON_AddItemToObject(answer, "events", events);
        add_state(engine->table, answer);
    }
}

static void command_hash(Engine *engine, const JsonPlace *command, cJSON *answer) {
    if (!json_object(command, "cmd")) {
        return;
    }
    char text[17];
    hash_to_text(lab_hash(engine->table), text);
    cJSON_AddStringToObject(answer, "hash", text);
}

static void command_suggest(Engine *engine, const JsonPlace *command, cJSON *answer) {
    engine->table->game->suggest(engine->table, command, answer);
}

static void command_row(Engine *engine, const JsonPlace *command, cJSON *answer) {
    (void)engine;
    lab_world_row(command, answer);
}

/* --- lines -------------------------------------------------------------------------------------------------------- */

typedef struct Command {
    void (*run)(Engine *engine, const JsonPlace *command, cJSON *answer);
    bool needs_game;
} Command;

static const char *const names[] = {"new", "state", "legal", "apply", "suggest", "row", "hash", "save", "load"};
static const Command commands[] = {
    {command_new, false}, {command_state, true}, {command_legal, true}, {command_apply, true}, {command_suggest, true},
    {command_row, false}, {command_hash, true},  {command_save, true},  {command_load, false},
};
enum { COMMANDS = sizeof commands / sizeof *commands };

static void run(Engine *engine, const cJSON *tree, cJSON *answer, DataError *error) {
    JsonPlace root = json_root(tree, "command", NULL, error);
    if (!cJSON_IsObject(tree)) {
        json_fault(&root, "must be an object");
        return;
    }
    int which = json_member_word(&root, "cmd", names, COMMANDS);
    if (data_failed(error)) {
        return;
    }
    if (commands[which].needs_game && engine->table == NULL) {
        data_fail(error, "There is no game yet: begin one with new or load.");
        return;
    }
    commands[which].run(engine, &root, answer);
}

static char *refusal(const DataError *error) {
    cJSON *answer = cJSON_CreateObject();
    cJSON_AddFalseToObject(answer, "ok");
    cJSON_AddStringToObject(answer, "error", error->text);
    char *text = json_print(answer);
    cJSON_Delete(answer);
    return text;
}

Engine *engine_new(const LabAssets *assets) {
    Engine *engine = memory_new(sizeof *engine);
    engine->assets = assets;
    return engine;
}

void engine_free(Engine *engine) {
    lab_free(engine->table);
    free(engine);
}

char *engine_answer(Engine *engine, const char *line, size_t length) {
    DataError error = {0};
    if (length > ENGINE_LINE_MAX) {
        return engine_refuse_long_line();
    }
    cJSON *tree = json_parse(line, length, "command", NULL, &error);
    if (tree == NULL) {
        return refusal(&error);
    }
    cJSON *answer = cJSON_CreateObject();
    cJSON_AddTrueToObject(answer, "ok");
    run(engine, tree, answer, &error);
    char *text = data_failed(&error) ? refusal(&error) : json_print(answer);
    cJSON_Delete(answer);
    cJSON_Delete(tree);
    return text;
}

char *engine_refuse_long_line(void) {
    DataError error = {0};
    data_fail(&error, "The command must not be longer than %d bytes.", ENGINE_LINE_MAX);
    return refusal(&error);
}
