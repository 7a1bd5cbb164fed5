/* What the engine does with a table of any game. */
#include "lab/game.h"

#include "base/memory.h"

#include <stdlib.h>

const char *lab_game_name(const LabGame *game) {
    return envelope_games[game->record->game];
}

/* --- tables ------------------------------------------------------------------------------------------------------- */

static LabTable *new_table(const LabGame *game, const LabAssets *assets) {
    char *memory = memory_new(game->size);
    LabTable *table = (LabTable *)(void *)memory;
    *table = (LabTable){.game = game, .assets = assets};
    table->record = (Record *)(void *)(memory + game->record_at);
    table->played = memory + game->played_at;
    record_init(table->record, game->record);
    return table;
}

void lab_free(LabTable *table) {
    if (table != NULL) {
        record_fini(table->record);
        free(table);
    }
}

/* NULL: it can't be played. */
static LabTable *played(LabTable *table, DataError *error) {
    if (data_failed(error) || !record_play(table->record, table->played, error)) {
        lab_free(table);
        return NULL;
    }
    if (table->game->begun != NULL) {
        table->game->begun(table);
    }
    return table;
}

LabTable *lab_begin(const LabGame *game, const LabAssets *assets, const JsonPlace *command) {
    LabTable *table = new_table(game, assets);
    game->set_out(table, command);
    return played(table, command->error);
}

LabTable *lab_load(const JsonPlace *saved, const LabAssets *assets) {
    EnvelopeGame kind;
    if (saved->node != NULL && !cJSON_IsObject(saved->node)) {
        json_fault(saved, "must be an object");
    }
    JsonPlace record = envelope_record(saved);
    if (data_failed(saved->error) || !envelope_game_from_json(&record, &kind)) {
        return NULL;
    }
    LabTable *table = new_table(lab_games[kind], assets);
    record_from_json(saved, table->record);
    return played(table, saved->error);
}

cJSON *lab_save(LabTable *table) {
    table->record->has_hash = true;
    table->record->hash = lab_hash(table);
    return record_to_json(table->record);
}

uint64_t lab_hash(const LabTable *table) {
    return table->game->record->rules_hash(table->played);
}

AiSkill lab_skill(const JsonPlace *command) {
    AiSkill skill = {.level = (AiLevel)json_member_word(command, "level", ai_level_names, AI_LEVELS)};
    JsonPlace step = json_maybe(command, "step");
    if (step.node != NULL) {
        int strength = ai_level_strength(skill.level);
        int least = strength == 0 ? -AI_STEPS_BELOW : 0, most = strength + 1 < AI_LEVELS ? AI_STEPS - 1 : 0;
        skill.step = (int)json_integer(&step, least, most);
    }
    return skill;
}

/* A clock that was set back meanwhile doesn't show. */
void lab_add_micros(cJSON *answer, double micros) {
    cJSON_AddNumberToObject(answer, "micros", (double)(int64_t)(micros > 0 ? micros : 0));
}
