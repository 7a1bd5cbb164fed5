#include "driver/demo.h"

#include "driver/driver.h"
#include "platform/paths.h"
#include "scenes/loop.h"
#include "scenes/stack.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    LONGEST_MINUTES = 240, /* virtual; a game takes some ten */
    LOOK_STEPS = 75,       /* after a scene has come: it has settled and something is happening */
    STAGE_SHOTS = 4,
    STAGE_SHOT_SECONDS = 40,
};

typedef struct Demo {
    App *app;
    char folder[PATH_BYTES];
    const char *scene; /* in front */
    int steps;         /* since it came */
    int stage_shots;
    double next_stage_shot;
    bool has_question, has_scoring;
} Demo;

static bool say(Demo *demo, const char *command) {
    char *answer = driver_answer(demo->app, command);
    bool is_ok = strncmp(answer, "{\"ok\":true", strlen("{\"ok\":true")) == 0;
    if (!is_ok) {
        fprintf(stderr, "%s: %s\n", command, answer);
    }
    free(answer);
    return is_ok;
}

static bool shoot(Demo *demo, const char *name) {
    char command[PATH_BYTES + 64];
    snprintf(command, sizeof command, "shot %s/%s.png", demo->folder, name);
    return say(demo, command);
}

static const char *top(const Demo *demo) {
    int depth = stack_depth(demo->app->stack);
    return depth > 0 ? stack_name(demo->app->stack, depth - 1) : "";
}

static bool is_in(const Demo *demo, const char *scene) {
    return strcmp(demo->scene, scene) == 0;
}

/* Four computers on the short route: everything happens, and nobody is waited for. */
static bool begin(Demo *demo) {
    static const char *const COMMAND[] = {"click setup.seats4", "click setup.seat0.kind", "click setup.route.short",
                                          "wait idle"};
    if (!say(demo, "wait idle") || !shoot(demo, "title") || !say(demo, "click title.new") || !say(demo, "wait idle")) {
        return false;
    }
    for (size_t i = 0; i < sizeof COMMAND / sizeof COMMAND[0]; i++) {
        if (!say(demo, COMMAND[i])) {
            return false;
        }
    }
    return shoot(demo, "setup") && say(demo, "click setup.start") && say(demo, "draw off");
}

static bool shoot_stage(Demo *demo) {
    char name[32];
    snprintf(name, sizeof name, "stage-%d", ++demo->stage_shots);
    demo->next_stage_shot = demo->app->now + STAGE_SHOT_SECONDS * 1000.0;
    return shoot(demo, name);
}

static bool look(Demo *demo) {
    if (demo->steps < LOOK_STEPS) {
        return true;
    }
    if (is_in(demo, "stage") && demo->stage_shots < STAGE_SHOTS && demo->app->now >= demo->next_stage_shot) {
        return shoot_stage(demo);
    }
    bool *once = is_in(demo, "question") ? &demo->has_question : is_in(demo, "scoring") ? &demo->has_scoring : NULL;
    if (once == NULL || *once) {
        return true;
    }
    *once = true;
    return shoot(demo, demo->scene);
}

static bool play(Demo *demo) {
    while (demo->app->now < LONGEST_MINUTES * 60000.0 && !demo->app->quits) {
        loop_virtual_step(demo->app);
        const char *now = top(demo);
        demo->steps = strcmp(now, demo->scene) == 0 ? demo->steps + 1 : 0;
        demo->scene = now;
        if (is_in(demo, "victory")) {
            return say(demo, "wait 4000") && shoot(demo, "victory");
        }
        if (!look(demo)) {
            return false;
        }
    }
    fprintf(stderr, "The demo game did not come to its end.\n");
    return false;
}

bool demo_run(App *app, const char *folder) {
    Demo demo = {.app = app, .scene = ""};
    if (!paths_data(folder, demo.folder)) {
        fprintf(stderr, "The folder for the pictures cannot be made: %s\n", demo.folder);
        return false;
    }
    loop_virtual_step(app);
    return begin(&demo) && play(&demo);
}
