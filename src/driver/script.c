#include "driver/script.h"

#include "driver/driver.h"
#include "shell/stack.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

bool script_say(App *app, const char *command) {
    char *answer = driver_answer(app, command);
    bool is_ok = strncmp(answer, "{\"ok\":true", strlen("{\"ok\":true")) == 0;
    if (!is_ok) {
        fprintf(stderr, "%s: %s\n", command, answer);
    }
    free(answer);
    return is_ok;
}

bool script_shoot(App *app, const char *folder, const char *name) {
    char command[PATH_BYTES + 64];
    snprintf(command, sizeof command, "shot %s/%s.png", folder, name);
    return script_say(app, command);
}

const char *script_scene(const App *app) {
    int depth = stack_depth(app->stack);
    return depth > 0 ? stack_name(app->stack, depth - 1) : "";
}
