/* Lines to the engine: every one is answered by one line of JSON, and one that is refused changes nothing. */
#include "fuzz.h"

#include "data/json.h"
#include "lab/engine.h"

static LabAssets assets;

static void load_once(void) {
    DataError error = {0};
    if (!assets.folder) {
        MUST(lab_assets_load(&assets, NULL, "", &error));
    }
}

static char *hash(Engine *engine) {
    static const char line[] = "{\"cmd\":\"hash\"}";
    return engine_answer(engine, line, sizeof line - 1);
}

static void answer(Engine *engine, const char *line, size_t length) {
    char *before = hash(engine);
    char *text = engine_answer(engine, line, length);
    char *after = hash(engine);
    DataError error = {0};
    cJSON *tree = json_parse(text, strlen(text), "answer", NULL, &error);
    MUST(tree != NULL && strchr(text, '\n') == NULL);
    if (strncmp(text, "{\"ok\":true", 10) != 0) {
        MUST(strncmp(text, "{\"ok\":false,\"error\":\"", 21) == 0);
        MUST(strcmp(before, after) == 0);
    }
    cJSON_Delete(tree);
    cJSON_free(before);
    cJSON_free(text);
    cJSON_free(after);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    load_once();
    Engine *engine = engine_new(&assets);
    size_t begin = 0;
    for (size_t i = 0; i <= size; i++) {
        if (i == size || data[i] == '\n') {
            char *line = fuzz_text(data + begin, i - begin);
            answer(engine, line, i - begin);
            free(line);
            begin = i + 1;
        }
    }
    engine_free(engine);
    return 0;
}
