#include "driver/demo.h"

#include "driver/driver.h"
#include "platform/paths.h"
#include "shell/loop.h"
#include "shell/stack.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    LONGEST_MINUTES = 240, /* virtual; a game takes some ten */
    LOOK_STEPS = 75,       /* after a scene has come: it has settled and something is happening */
    TABLE_SHOTS = 4,
    ONCE = 2,
};

const char *const demo_games[DEMO_GAMES] = {[DEMO_WORLD] = "world", [DEMO_PATH] = "path"};

/* How a game is played. Four computers: everything happens, and nobody is waited for. */
typedef struct DemoScript {
    const char *setup;    /* the button on the title */
    const char *begin[6]; /* in the setup */
    const char *start;
    const char *table, *end;  /* scenes */
    const char *once[ONCE];   /* scenes to be shown the first time they come; "" for none */
    double seconds;           /* between two pictures of the table */
    double end_ms;            /* until the end has been told */
    const char *look, *looks; /* from there: a button, and the name of what it opens; NULL: none */
} DemoScript;

static const DemoScript SCRIPT[DEMO_GAMES] = {
    [DEMO_WORLD] = {.setup = "click title.new",
                    .begin = {"click setup.seats4", "click setup.seat0.kind", "click setup.route.short", "wait idle"},
                    .start = "click setup.start",
                    .table = "stage",
                    .end = "victory",
                    .once = {"question", "scoring"},
                    .seconds = 40,
                    .end_ms = 4000},
    [DEMO_PATH] = {.setup = "click title.new_path",
                   .begin = {"click path_setup.seats4", "click path_setup.seat0.kind", "click path_setup.board.classic",
                             "click path_setup.limit0", "wait idle"},
                   .start = "click path_setup.start",
                   .table = "path",
                   .end = "path_end",
                   .once = {"", ""},
                   .seconds = 12,
                   .end_ms = 7000,
                   .look = "click path_end.review",
                   .looks = "path_review"},
};

typedef struct Demo {
    App *app;
    const DemoScript *script;
    char folder[PATH_BYTES];
    const char *scene; /* in front */
    int steps;         /* since it came */
    int table_shots;
    double next_table_shot;
    bool has_shown[ONCE];
} Demo;

static bool is_in(const Demo *demo, const char *scene) {
    return strcmp(demo->scene, scene) == 0;
}

/* A picture of what is on the screen, as FOLDER/NAME.png. */
static bool shoot(App *app, const char *folder, const char *name) {
    char command[PATH_BYTES + 64];
    snprintf(command, sizeof command, "shot %s/%s.png", folder, name);
    return driver_say(app, command);
}

/* The scene in front; "" if there is none. */
static const char *scene_of(const App *app) {
    int depth = stack_depth(app->stack);
    return depth > 0 ? stack_name(app->stack, depth - 1) : "";
}

static bool begin(Demo *demo) {
    const DemoScript *script = demo->script;
    if (!driver_say(demo->app, "wait idle") || !shoot(demo->app, demo->folder, "title") ||
        !driver_say(demo->app, script->setup) || !driver_say(demo->app, "wait idle")) {
        return false;
    }
    for (size_t i = 0; i < sizeof script->begin / sizeof script->begin[0] && script->begin[i] != NULL; i++) {
        if (!driver_say(demo->app, script->begin[i])) {
            return false;
        }
    }
    return shoot(demo->app, demo->folder, "setup") && driver_say(demo->app, script->start) &&
           driver_say(demo->app, "draw off");
}

static bool shoot_table(Demo *demo) {
    char name[32];
    snprintf(name, sizeof name, "%s-%d", demo->script->table, ++demo->table_shots);
    demo->next_table_shot = demo->app->now + demo->script->seconds * 1000;
    return shoot(demo->app, demo->folder, name);
}

static bool look(Demo *demo) {
    if (demo->steps < LOOK_STEPS) {
        return true;
    }
    if (is_in(demo, demo->script->table) && demo->table_shots < TABLE_SHOTS &&
        demo->app->now >= demo->next_table_shot) {
        return shoot_table(demo);
    }
    for (int i = 0; i < ONCE; i++) {
        if (is_in(demo, demo->script->once[i]) && !demo->has_shown[i]) {
            demo->has_shown[i] = true;
            return shoot(demo->app, demo->folder, demo->scene);
        }
    }
    return true;
}

static bool look_at_end(Demo *demo) {
    const DemoScript *script = demo->script;
    char wait[32];
    snprintf(wait, sizeof wait, "wait %d", (int)script->end_ms);
    if (!driver_say(demo->app, wait) || !shoot(demo->app, demo->folder, script->end)) {
        return false;
    }
    return script->look == NULL || (driver_say(demo->app, script->look) && driver_say(demo->app, "wait idle") &&
                                    shoot(demo->app, demo->folder, script->looks));
}

static bool play(Demo *demo) {
    while (demo->app->now < LONGEST_MINUTES * 60000.0 && !demo->app->quits) {
        loop_virtual_step(demo->app);
        const char *now = scene_of(demo->app);
        demo->steps = strcmp(now, demo->scene) == 0 ? demo->steps + 1 : 0;
        demo->scene = now;
        if (is_in(demo, demo->script->end)) {
            return look_at_end(demo);
        }
        if (!look(demo)) {
            return false;
        }
    }
    fprintf(stderr, "The demo game did not come to its end.\n");
    return false;
}

bool demo_run(App *app, DemoGame game, const char *folder) {
    Demo demo = {.app = app, .script = &SCRIPT[game], .scene = ""};
    if (!paths_data(folder, demo.folder)) {
        fprintf(stderr, "The folder for the pictures cannot be made: %s\n", demo.folder);
        return false;
    }
    loop_virtual_step(app);
    return begin(&demo) && play(&demo);
}
