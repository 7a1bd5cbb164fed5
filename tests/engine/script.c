#include "script.h"

#include "desk.h"
#include "driver/driver.h"
#include "shell/loop.h"

#include <check.h>

#include <stdlib.h>
#include <string.h>

App *app;
static cJSON *last;

const cJSON *answer(void) {
    return last;
}

void script_begin(void) {
    app = desk_open(1920, 1080);
    last = NULL;
}

void script_end(void) {
    cJSON_Delete(last);
    desk_close(app);
}

const cJSON *try_command(const char *command) {
    char *text = driver_answer(app, command);
    cJSON_Delete(last);
    last = cJSON_Parse(text);
    ck_assert_msg(last != NULL, "not JSON: %s", text);
    ck_assert(strchr(text, '\n') == NULL);
    free(text);
    return last;
}

const cJSON *ok(const char *command) {
    try_command(command);
    const cJSON *error = cJSON_GetObjectItem(last, "error");
    ck_assert_msg(cJSON_IsTrue(cJSON_GetObjectItem(last, "ok")), "%s: %s", command,
                  error != NULL ? error->valuestring : "");
    return last;
}

const char *refused(const char *command) {
    unsigned long steps = loop_figures(app).steps;
    double now = app->now;
    try_command(command);
    ck_assert_msg(loop_figures(app).steps == steps && app->now <= now, "%s was refused, and time went on", command);
    ck_assert_msg(cJSON_IsFalse(cJSON_GetObjectItem(last, "ok")), "%s was carried out", command);
    return cJSON_GetObjectItem(last, "error")->valuestring;
}

double number(const char *command, const char *field) {
    return cJSON_GetObjectItem(ok(command), field)->valuedouble;
}

const cJSON *widget(const char *id) {
    const cJSON *entry;
    cJSON_ArrayForEach(entry, cJSON_GetObjectItem(ok("ui"), "widgets")) {
        if (strcmp(cJSON_GetObjectItem(entry, "id")->valuestring, id) == 0) {
            return entry;
        }
    }
    return NULL;
}

const char *scene(void) {
    return cJSON_GetObjectItem(ok("scene"), "scene")->valuestring;
}
