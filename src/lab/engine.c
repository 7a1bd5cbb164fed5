/* Each command is a function that fills in the answer or tells a fault; only when there was none does it change the
 * engine. */
#include "lab/engine.h"

#include "base/memory.h"
#include "core/world/row.h"
#include "data/world/deck.h"
#include "data/world/sentences.h"
#include "protocol/world/actions.h"
#include "protocol/world/names.h"
#include "protocol/world/setups.h"
#include "protocol/world/states.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct Engine {
    const LabAssets *assets;
    bool has_game;
    WorldGame game;
    WorldRecord record;
    QuestionCards cards;
};

static void add_state(const Engine *engine, cJSON *answer) {
    cJSON_AddItemToObject(answer, "state", world_state_to_json(&engine->game, &engine->record, &engine->cards));
}

/* --- new, load, save ---------------------------------------------------------------------------------------------- */

static void follow(Engine *engine, const WorldEvents *events) {
    for (int i = 0; i < events->count; i++) {
        question_cards_follow(&engine->cards, &engine->record.sites, &engine->game, &events->list[i]);
    }
}

/* A record whose setup is fine and whose actions have been tried. */
static void take_game(Engine *engine, WorldRecord *record) {
    WorldEvents events = {0};
    world_record_fini(&engine->record);
    engine->record = *record;
    engine->has_game = true;
    question_cards_begin(&engine->cards);
    world_start(&engine->game, &record->setup, NULL);
    for (size_t i = 0; i < record->action_count; i++) {
        world_apply(&engine->game, record->actions[i], &events);
        follow(engine, &events);
    }
}

static void read_track(const Engine *engine, const JsonPlace *place, WorldRecord *record) {
    const char *name = "classic";
    if (place->node != NULL && !cJSON_IsString(place->node)) {
        if (cJSON_IsObject(place->node)) {
            world_track_from_json(place, &record->setup.track);
        } else {
            json_fault(place, "must be the name of a track or an object");
        }
        return;
    }
    if (place->node != NULL) {
        name = place->node->valuestring;
    }
    const WorldTrack *track = lab_track(engine->assets, name, record->setup.players, place->error);
    if (track != NULL) {
        record->setup.track = *track;
        snprintf(record->board, sizeof record->board, "%s", name);
    }
}

static void read_new(const Engine *engine, const JsonPlace *command, WorldRecord *record) {
    static const char *const games[] = {"world"};
    WorldSetup *setup = &record->setup;
    json_object(command, "cmd game players seed starter track deal");
    json_member_word(command, "game", games, 1);
    setup->players = (uint8_t)json_member_int(command, "players", WORLD_PLAYERS_MIN, WORLD_PLAYERS_MAX);
    JsonPlace seed = json_member(command, "seed");
    setup->seed = (uint64_t)json_integer(&seed, 0, JSON_INTEGER_MAX);
    JsonPlace starter = json_maybe(command, "starter");
    if (starter.node != NULL) {
        setup->starter = (uint8_t)json_integer(&starter, 0, setup->players - 1);
    }
    JsonPlace track = json_maybe(command, "track");
    read_track(engine, &track, record);
    JsonPlace deal = json_maybe(command, "deal");
    setup->has_deal = deal.node != NULL;
    if (setup->has_deal) {
        world_deal_from_json(&deal, setup->players, &setup->deal);
    }
}

static void command_new(Engine *engine, const JsonPlace *command, cJSON *answer) {
    WorldRecord record;
    world_record_init(&record);
    read_new(engine, command, &record);
    if (data_failed(command->error)) {
        return;
    }
    Deck deck;
    deck_shuffle(&deck, engine->assets->questions, record.setup.seed);
    world_record_set_deck(&record, &deck, engine->assets->questions);
    if (record.board[0] != '\0') {
        lab_choose_sites(engine->assets, &deck, &record);
    }
    if (!sentence_check_setup(&record.setup, command->error)) {
        return;
    }
    take_game(engine, &record);
    add_state(engine, answer);
}

static void command_load(Engine *engine, const JsonPlace *command, cJSON *answer) {
    json_object(command, "cmd game");
    JsonPlace place = json_member(command, "game");
    WorldRecord record;
    world_record_init(&record);
    if (!world_record_from_json(&place, &record)) {
        return;
    }
    WorldGame game;
    if (!world_record_play(&record, &game, command->error)) {
        world_record_fini(&record);
        return;
    }
    take_game(engine, &record);
    add_state(engine, answer);
}

static void command_save(Engine *engine, const JsonPlace *command, cJSON *answer) {
    if (!json_object(command, "cmd")) {
        return;
    }
    engine->record.has_hash = true;
    engine->record.hash = world_hash(&engine->game);
    cJSON_AddItemToObject(answer, "game", world_record_to_json(&engine->record));
}

/* --- playing ------------------------------------------------------------------------------------------------------ */

static void command_state(Engine *engine, const JsonPlace *command, cJSON *answer) {
    if (json_object(command, "cmd")) {
        add_state(engine, answer);
    }
}

static void command_legal(Engine *engine, const JsonPlace *command, cJSON *answer) {
    if (!json_object(command, "cmd")) {
        return;
    }
    WorldAction actions[WORLD_LEGAL_MAX];
    int count = world_legal(&engine->game, actions);
    cJSON *list = cJSON_AddArrayToObject(answer, "actions");
    for (int i = 0; i < count; i++) {
        cJSON_AddItemToArray(list, world_action_to_json(actions[i]));
    }
}

static void command_apply(Engine *engine, const JsonPlace *command, cJSON *answer) {
    json_object(command, "cmd action");
    JsonPlace place = json_member(command, "action");
    WorldAction action;
    if (place.node == NULL || !world_action_from_json(&place, &action)) {
        return;
    }
    WorldEvents events = {0};
    WorldRefusal refusal = world_apply(&engine->game, action, &events);
    if (refusal == WORLD_REFUSED_NOT_NOW) {
        data_fail(command->error, "action.type must answer what is awaited, \"%s\", and \"%s\" does not.",
                  names_awaiting[engine->game.awaiting], names_actions[action.kind]);
    }
    if (refusal != WORLD_ACCEPTED) {
        data_fail(command->error, "%s", sentence_of_refusal(refusal));
        return;
    }
    world_record_add(&engine->record, action);
    follow(engine, &events);
    cJSON_AddItemToObject(answer, "events", world_happened_to_json(&events, &engine->record, &engine->cards));
    add_state(engine, answer);
}

static void command_hash(Engine *engine, const JsonPlace *command, cJSON *answer) {
    if (!json_object(command, "cmd")) {
        return;
    }
    char text[17];
    hash_to_text(world_hash(&engine->game), text);
    cJSON_AddStringToObject(answer, "hash", text);
}

static void command_row(Engine *engine, const JsonPlace *command, cJSON *answer) {
    (void)engine;
    json_object(command, "cmd row");
    JsonPlace place = json_member(command, "row");
    WorldCard row[WORLD_ROW];
    int count = world_cards_from_json(&place, 1, WORLD_ROW, row);
    if (data_failed(command->error)) {
        return;
    }
    cJSON_AddBoolToObject(answer, "complete", world_row_complete(row, count));
    cJSON_AddNumberToObject(answer, "count", world_row_count(row, count));
}

/* --- suggest ------------------------------------------------------------------------------------------------------ */

/* Suggestions have a random source of their own that rests on what can be seen alone: the same table, the same
 * suggestion. */
static uint64_t seed_of_table(const WorldView *view) {
    uint64_t hash = UINT64_C(14695981039346656037); /* FNV-1a */
    const uint64_t prime = UINT64_C(1099511628211);
    for (int p = 0; p < view->players; p++) {
        for (int slot = 0; slot < WORLD_ROW; slot++) {
            hash = (hash ^ view->seat[p].row[slot]) * prime;
        }
        hash = (hash ^ view->seat[p].field) * prime;
    }
    for (int i = 0; i < view->discard_count; i++) {
        hash = (hash ^ view->discard[i]) * prime;
    }
    hash = (hash ^ view->awaiting) * prime;
    return (hash ^ view->stage) * prime;
}

static void suggest_fast_track(const Engine *engine, AiLevel level, int player, cJSON *answer) {
    WorldView view;
    world_view(&engine->game, &view);
    Random random;
    random_init(&random, seed_of_table(&view));
    double before = lab_micros();
    WorldAction action = {.kind = WORLD_ACTION_FAST_TRACK, .a = (uint8_t)player};
    bool may = world_refuses(&engine->game, action) == WORLD_ACCEPTED;
    bool plays = may && world_ai_fast_track(level, &view, player, &random);
    double micros = lab_micros() - before;
    cJSON_AddItemToObject(answer, "action", plays ? world_action_to_json(action) : cJSON_CreateNull());
    cJSON_AddNumberToObject(answer, "micros", (double)(int64_t)(micros > 0 ? micros : 0));
}

static const char *question_asked(const Engine *engine) {
    return engine->record.question_id[engine->cards.question[engine->game.question.index]];
}

static void suggest_action(const Engine *engine, AiLevel level, cJSON *answer) {
    WorldView view;
    world_view(&engine->game, &view);
    Random random;
    random_init(&random, seed_of_table(&view));
    double before = lab_micros();
    WorldAction action =
        lab_decide(&engine->game, question_asked(engine), engine->assets->questions, level, -1, &random);
    double micros = lab_micros() - before;
    cJSON_AddItemToObject(answer, "action", world_action_to_json(action));
    cJSON_AddNumberToObject(answer, "micros", (double)(int64_t)(micros > 0 ? micros : 0));
}

static void command_suggest(Engine *engine, const JsonPlace *command, cJSON *answer) {
    json_object(command, "cmd level player");
    AiLevel level = (AiLevel)json_member_word(command, "level", ai_level_names, AI_LEVELS);
    JsonPlace player = json_maybe(command, "player");
    int asked = player.node != NULL ? (int)json_integer(&player, 0, engine->game.players - 1) : -1;
    if (!data_failed(command->error) && engine->game.awaiting == WORLD_AWAITING_OVER) {
        data_fail(command->error, "%s", sentence_of_refusal(WORLD_REFUSED_GAME_OVER));
    }
    if (data_failed(command->error)) {
        return;
    }
    if (asked >= 0) {
        suggest_fast_track(engine, level, asked, answer);
    } else {
        suggest_action(engine, level, answer);
    }
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
    if (commands[which].needs_game && !engine->has_game) {
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
    world_record_init(&engine->record);
    return engine;
}

void engine_free(Engine *engine) {
    world_record_fini(&engine->record);
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
