/* Recorded games: one that is read is written the same again, and plays or is refused with a sentence. */
#include "fuzz.h"

#include "games/world/protocol/record.h"

static char *written(const WorldRecord *record) {
    cJSON *tree = record_to_json(&record->common);
    char *text = json_print(tree);
    cJSON_Delete(tree);
    return text;
}

static bool read(const char *text, size_t size, WorldRecord *record, DataError *error) {
    record_init(&record->common, &WORLD_RECORD);
    cJSON *tree = json_parse(text, size, "game", "fuzz.json", error);
    JsonPlace root = json_root(tree, "game", "fuzz.json", error);
    bool fine = tree && record_from_json(&root, &record->common);
    cJSON_Delete(tree);
    return fine;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    char *text = fuzz_text(data, size);
    WorldRecord record, again;
    DataError error = {0};
    if (read(text, size, &record, &error)) {
        char *first = written(&record);
        MUST(read(first, strlen(first), &again, &error));
        char *second = written(&again);
        MUST(strcmp(first, second) == 0);
        WorldGame game;
        MUST(record_play(&record.common, &game, &error) || data_failed(&error));
        record_fini(&again.common);
        cJSON_free(first);
        cJSON_free(second);
    } else {
        MUST(data_failed(&error));
    }
    record_fini(&record.common);
    free(text);
    return 0;
}
