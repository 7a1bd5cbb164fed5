/* World at the engine's table. */
#include "lab/game.h"

#include "base/memory.h"
#include "games/world/data/deck.h"
#include "games/world/data/sentences.h"
#include "games/world/lab/commands.h"
#include "games/world/lab/decide.h"
#include "games/world/protocol/actions.h"
#include "games/world/protocol/names.h"
#include "games/world/protocol/setups.h"
#include "games/world/protocol/states.h"
#include "lab/contest.h"
#include "protocol/chance.h"

#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct WorldTable {
    LabTable common;
    WorldGame game;
    WorldRecord record;
    QuestionCards cards;
} WorldTable;

static const WorldTable *world_of(const LabTable *table) {
    return (const WorldTable *)table;
}

static cJSON *state(const LabTable *table) {
    const WorldTable *world = world_of(table);
    return world_state_to_json(&world->game, &world->record, &world->cards);
}

/* --- new ---------------------------------------------------------------------------------------------------------- */

static void read_track(const LabAssets *assets, const JsonPlace *place, WorldRecord *record) {
    const char *name = lab_board_name(place, "track");
    if (place->node != NULL && cJSON_IsObject(place->node)) {
        world_track_from_json(place, &record->setup.track);
    }
    const WorldTrack *track = name != NULL ? lab_track(assets, name, record->setup.players, place->error) : NULL;
    if (track != NULL) {
        record->setup.track = *track;
        snprintf(record->common.board, sizeof record->common.board, "%s", name);
    }
}

static void read_new(const LabAssets *assets, const JsonPlace *command, WorldRecord *record) {
    WorldSetup *setup = &record->setup;
    json_object(command, "cmd game players seed key starter track deal house ahead");
    setup->players = (uint8_t)json_member_int(command, "players", WORLD_PLAYERS_MIN, WORLD_PLAYERS_MAX);
    chance_from_json(command, &setup->seed, &setup->key);
    JsonPlace starter = json_maybe(command, "starter");
    if (starter.node != NULL) {
        setup->starter = (uint8_t)json_integer(&starter, 0, setup->players - 1);
    }
    JsonPlace track = json_maybe(command, "track");
    read_track(assets, &track, record);
    JsonPlace deal = json_maybe(command, "deal");
    setup->has_deal = deal.node != NULL;
    if (setup->has_deal) {
        world_deal_from_json(&deal, setup->players, &setup->deal);
    }
    world_house_from_json(command, setup);
}

/* Which of the deck's questions are about which site, as the desktop game has it. */
static void choose_sites(const LabAssets *assets, const Deck *deck, WorldRecord *record) {
    DataError error = {0};
    Board *board = memory_new(sizeof *board);
    if (board_load_named(board, assets->folder, record->common.board, record->setup.players, &error)) {
        DeckWish everybody = {.players = record->setup.players};
        record->has_sites = true;
        site_questions_choose(&record->sites, deck, assets->questions, board, &everybody);
    }
    free(board);
}

static void follow(WorldTable *world, const WorldEvents *events) {
    for (int i = 0; i < events->count; i++) {
        question_cards_follow(&world->cards, &world->record.sites, &world->game, &events->list[i]);
    }
}

/* Once more, as questions are followed from the beginning. */
static void begun(LabTable *table) {
    WorldTable *world = (WorldTable *)table;
    question_cards_begin(&world->cards);
    world_start(&world->game, &world->record.setup, NULL);
    for (size_t i = 0; i < table->record->action_count; i++) {
        WorldEvents events = {0};
        world_apply(&world->game, *(const WorldAction *)record_action(table->record, i), &events);
        follow(world, &events);
    }
}

static void set_out(LabTable *table, const JsonPlace *command) {
    WorldRecord *record = &((WorldTable *)table)->record;
    read_new(table->assets, command, record);
    if (data_failed(command->error)) {
        return;
    }
    Deck deck;
    deck_shuffle(&deck, table->assets->questions, record->setup.seed);
    world_record_set_deck(record, &deck, table->assets->questions);
    if (record->common.board[0] != '\0') {
        choose_sites(table->assets, &deck, record);
    }
    sentence_check_setup(&record->setup, command->error);
}

/* --- playing ------------------------------------------------------------------------------------------------------ */

static cJSON *legal(const LabTable *table) {
    const WorldTable *world = world_of(table);
    WorldAction actions[WORLD_LEGAL_MAX];
    int count = world_legal(&world->game, actions);
    cJSON *list = cJSON_CreateArray();
    for (int i = 0; i < count; i++) {
        cJSON_AddItemToArray(list, world_action_to_json(actions[i]));
    }
    return list;
}

static cJSON *apply(LabTable *table, const JsonPlace *place) {
    WorldTable *world = (WorldTable *)table;
    WorldAction action;
    if (!world_action_from_json(place, &action)) {
        return NULL;
    }
    WorldEvents events = {0};
    WorldRefusal refusal = world_apply(&world->game, action, &events);
    if (refusal == WORLD_REFUSED_NOT_NOW) {
        data_fail(place->error, "action.type must answer what is awaited, \"%s\", and \"%s\" does not.",
                  names_awaiting[world->game.awaiting], names_actions[action.kind]);
    }
    if (refusal != WORLD_ACCEPTED) {
        data_fail(place->error, "%s", sentence_of_refusal(refusal));
        return NULL;
    }
    record_add(table->record, &action);
    follow(world, &events);
    return world_happened_to_json(&events, &world->record, &world->cards);
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

static void suggest_fast_track(const WorldTable *world, AiSkill skill, int player, cJSON *answer) {
    WorldView view;
    world_view(&world->game, &view);
    Random random;
    random_init(&random, seed_of_table(&view));
    double before = lab_micros();
    WorldAction action = {.kind = WORLD_ACTION_FAST_TRACK, .a = (uint8_t)player};
    bool may = world_refuses(&world->game, action) == WORLD_ACCEPTED;
    bool plays = may && world_ai_fast_track_by(skill, &view, player, &random);
    double micros = lab_micros() - before;
    cJSON_AddItemToObject(answer, "action", plays ? world_action_to_json(action) : cJSON_CreateNull());
    lab_add_micros(answer, micros);
}

static const char *question_asked(const WorldTable *world) {
    return world->record.question_id[world->cards.question[world->game.question.index]];
}

static void suggest_action(const WorldTable *world, AiSkill skill, cJSON *answer) {
    WorldView view;
    world_view(&world->game, &view);
    Random random;
    random_init(&random, seed_of_table(&view));
    double before = lab_micros();
    WorldAction action =
        lab_decide(&world->game, question_asked(world), world->common.assets->questions, skill, -1, &random);
    double micros = lab_micros() - before;
    cJSON_AddItemToObject(answer, "action", world_action_to_json(action));
    lab_add_micros(answer, micros);
}

static void suggest(const LabTable *table, const JsonPlace *command, cJSON *answer) {
    const WorldTable *world = world_of(table);
    json_object(command, "cmd level step player");
    AiSkill skill = lab_skill(command);
    JsonPlace player = json_maybe(command, "player");
    int asked = player.node != NULL ? (int)json_integer(&player, 0, world->game.players - 1) : -1;
    if (!data_failed(command->error) && world->game.awaiting == WORLD_AWAITING_OVER) {
        data_fail(command->error, "%s", sentence_of_refusal(WORLD_REFUSED_GAME_OVER));
    }
    if (data_failed(command->error)) {
        return;
    }
    if (asked >= 0) {
        suggest_fast_track(world, skill, asked, answer);
    } else {
        suggest_action(world, skill, answer);
    }
}

const LabGame lab_world = {
    .record = &WORLD_RECORD,
    .new_keys = "starter track deal house ahead",
    .simulate_options = "--track --quiz-rate --no-events",
    .size = sizeof(WorldTable),
    .record_at = offsetof(WorldTable, record),
    .played_at = offsetof(WorldTable, game),
    .set_out = set_out,
    .begun = begun,
    .state = state,
    .legal = legal,
    .apply = apply,
    .suggest = suggest,
    .simulate = lab_world_simulate,
    .bench = lab_world_bench,
};
