#include "asking.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

static LabAssets assets;
static Engine *engine;

void asking_begin(void) {
    DataError error = {0};
    ck_assert_msg(lab_assets_load(&assets, NULL, "", &error), "%s", error.text);
    engine = engine_new(&assets);
}

void asking_end(void) {
    engine_free(engine);
    lab_assets_free(&assets);
}

cJSON *ask(const char *line) {
    char *text = malloc(strlen(line) + 1);
    strcpy(text, line);
    for (char *at = text; *at != '\0'; at++) {
        if (*at == '\'') {
            *at = '"';
        }
    }
    char *answer = engine_answer(engine, text, strlen(text));
    ck_assert_ptr_null(strchr(answer, '\n'));
    cJSON *tree = cJSON_Parse(answer);
    ck_assert_ptr_nonnull(tree);
    ck_assert_str_eq(tree->child->string, "ok");
    cJSON_free(answer);
    free(text);
    return tree;
}

bool is_ok(const cJSON *answer) {
    return cJSON_IsTrue(cJSON_GetObjectItem(answer, "ok"));
}

void tell(const char *line) {
    cJSON *answer = ask(line);
    ck_assert_msg(is_ok(answer), "%s: %s", line, cJSON_GetStringValue(cJSON_GetObjectItem(answer, "error")));
    cJSON_Delete(answer);
}

void check_refused(const char *line, const char *sentence) {
    cJSON *answer = ask(line);
    ck_assert_msg(!is_ok(answer), "%s is not refused", line);
    ck_assert_str_eq(cJSON_GetStringValue(cJSON_GetObjectItem(answer, "error")), sentence);
    ck_assert_int_eq(cJSON_GetArraySize(answer), 2);
    cJSON_Delete(answer);
}

void check_part(const char *line, const char *key, const char *wanted) {
    cJSON *answer = ask(line);
    char *text = json_print(cJSON_GetObjectItem(answer, key));
    ck_assert_str_eq(text, wanted);
    cJSON_free(text);
    cJSON_Delete(answer);
}

void get_hash(char out[17]) {
    cJSON *answer = ask("{'cmd':'hash'}");
    const char *hash = cJSON_GetStringValue(cJSON_GetObjectItem(answer, "hash"));
    ck_assert_uint_eq(strlen(hash), 16);
    strcpy(out, hash);
    cJSON_Delete(answer);
}

Engine *asking_engine(void) {
    return engine;
}

const LabAssets *asking_assets(void) {
    return &assets;
}
