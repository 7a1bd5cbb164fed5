#include "lab/game.h"

void *lab_load(const JsonPlace *saved, const LabAssets *assets, const LabGame **game) {
    EnvelopeGame kind;
    if (saved->node != NULL && !cJSON_IsObject(saved->node)) {
        json_fault(saved, "must be an object");
    }
    JsonPlace record = envelope_record(saved);
    if (data_failed(saved->error) || !envelope_game_from_json(&record, &kind)) {
        return NULL;
    }
    *game = lab_games[kind];
    return (*game)->load(assets, saved);
}

/* A clock that was set back meanwhile doesn't show. */
void lab_add_micros(cJSON *answer, double micros) {
    cJSON_AddNumberToObject(answer, "micros", (double)(int64_t)(micros > 0 ? micros : 0));
}
