#include "driver/demo.h"

#include "driver/script.h"
#include "platform/paths.h"
#include "shell/loop.h"

#include <stdio.h>
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

static bool is_in(const Demo *demo, const char *scene) {
    return strcmp(demo->scene, scene) == 0;
}

/* Four computers on the short route: everything happens, and nobody is waited for. */
static bool begin(Demo *demo) {
    static const char *const COMMAND[] = {"click setup.seats4", "click setup.seat0.kind", "click setup.route.short",
                                          "wait idle"};
    if (!script_say(demo->app, "wait idle") || !script_shoot(demo->app, demo->folder, "title") ||
        !script_say(demo->app, "click title.new") || !script_say(demo->app, "wait idle")) {
        return false;
    }
    for (size_t i = 0; i < sizeof COMMAND / sizeof COMMAND[0]; i++) {
        if (!script_say(demo->app, COMMAND[i])) {
            return false;
        }
    }
    return script_shoot(demo->app, demo->folder, "setup") && script_say(demo->app, "click setup.start") &&
           script_say(demo->app, "draw off");
}

static bool shoot_stage(Demo *demo) {
    char name[32];
    snprintf(name, sizeof name, "stage-%d", ++demo->stage_shots);
    demo->next_stage_shot = demo->app->now + STAGE_SHOT_SECONDS * 1000.0;
    return script_shoot(demo->app, demo->folder, name);
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
    return script_shoot(demo->app, demo->folder, demo->scene);
}

static bool play(Demo *demo) {
    while (demo->app->now < LONGEST_MINUTES * 60000.0 && !demo->app->quits) {
        loop_virtual_step(demo->app);
        const char *now = script_scene(demo->app);
        demo->steps = strcmp(now, demo->scene) == 0 ? demo->steps + 1 : 0;
        demo->scene = now;
        if (is_in(demo, "victory")) {
            return script_say(demo->app, "wait 4000") && script_shoot(demo->app, demo->folder, "victory");
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
