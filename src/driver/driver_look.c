/* Commands that look at what is there and change nothing. */
#include "driver/driver_inside.h"

#include "platform/disk.h"
#include "platform/paths.h"
#include "shell/loop.h"
#include "shell/stack.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { SHOT_TRIES = 50 };

static void add_widget(cJSON *list, const Widget *widget, Rect rect, const Ui *ui, const char *scene) {
    cJSON *entry = cJSON_CreateObject();
    cJSON_AddStringToObject(entry, "id", widget->id);
    /* A button that shows a picture alone says in its tooltip what it does. */
    const char *label = widget->label[0] == '\0' && widget->hint != NULL ? widget->hint : widget->label;
    cJSON_AddStringToObject(entry, "label", label);
    const double side[] = {roundf(rect.x), roundf(rect.y), roundf(rect.w), roundf(rect.h)};
    cJSON_AddItemToObject(entry, "rect", cJSON_CreateDoubleArray(side, 4));
    cJSON_AddBoolToObject(entry, "enabled", ui_look(ui, widget->id).enabled);
    cJSON_AddBoolToObject(entry, "focused", strcmp(ui_focused(ui), widget->id) == 0);
    cJSON_AddStringToObject(entry, "scene", scene);
    cJSON_AddItemToArray(list, entry);
}

static void do_ui(DriverCommand *command) {
    Stack *stack = command->app->stack;
    const Ui *ui = stack_top_ui(stack);
    cJSON *list = cJSON_AddArrayToObject(command->answer, "widgets");
    int cursor = 0;
    Rect rect;
    const Widget *widget;
    while (ui != NULL && (widget = ui_next_visible(ui, &cursor, &rect)) != NULL) {
        add_widget(list, widget, rect, ui, stack_name(stack, stack_depth(stack) - 1));
    }
}

static void do_scene(DriverCommand *command) {
    Stack *stack = command->app->stack;
    int depth = stack_depth(stack);
    cJSON_AddItemToObject(command->answer, "scene",
                          depth > 0 ? cJSON_CreateString(stack_name(stack, depth - 1)) : cJSON_CreateNull());
    cJSON *list = cJSON_AddArrayToObject(command->answer, "stack");
    for (int i = 0; i < depth; i++) {
        cJSON_AddItemToArray(list, cJSON_CreateString(stack_name(stack, i)));
    }
    cJSON_AddBoolToObject(command->answer, "motion", stack_is_busy(stack));
}

static void add_from_hook(DriverCommand *command, const char *name, char *(*hook)(App *app)) {
    char *text = hook != NULL ? hook(command->app) : NULL;
    cJSON_AddItemToObject(command->answer, name, text != NULL ? cJSON_CreateRaw(text) : cJSON_CreateNull());
    free(text);
}

static void do_state(DriverCommand *command) {
    add_from_hook(command, "state", command->app->hooks.state);
}

static void do_hash(DriverCommand *command) {
    add_from_hook(command, "hash", command->app->hooks.hash);
}

/* When, where and how loud: enough for a script to mix what was heard. */
static void add_heard(cJSON *list, const SoundAsked *asked) {
    char file[64];
    sound_file(asked->id, asked->file, file, sizeof file);
    cJSON *entry = cJSON_CreateObject();
    cJSON_AddNumberToObject(entry, "ms", round(asked->ms));
    cJSON_AddStringToObject(entry, "file", file);
    cJSON_AddNumberToObject(entry, "x", round((double)asked->place.x * 100) / 100);
    cJSON_AddBoolToObject(entry, "across", asked->place.is_across);
    cJSON_AddNumberToObject(entry, "gain", round((double)asked->gain * 1000) / 1000);
    cJSON_AddBoolToObject(entry, "ducks", sound_ducks(asked->id));
    cJSON_AddItemToArray(list, entry);
}

static void add_sounds(DriverCommand *command, Sound *sound) {
    static SoundAsked asked[SOUND_ASKED_MAX];
    int count = sound_take_asked(sound, asked);
    cJSON *names = cJSON_AddArrayToObject(command->answer, "sounds");
    cJSON *heard = cJSON_AddArrayToObject(command->answer, "heard");
    for (int i = 0; i < count; i++) {
        char name[64];
        sound_name(&asked[i], name, sizeof name);
        cJSON_AddItemToArray(names, cJSON_CreateString(name));
        add_heard(heard, &asked[i]);
    }
}

static void add_directions(DriverCommand *command, Sound *sound) {
    static const char *const MOOD[MOODS] = {"calm", "busy", "near", "won"};
    static const char *const STRETCH[STRETCHES] = {"home", "asia", "ocean", "americas", "return"};
    static const char *const BED[SOUND_BEDS] = {"", "dawn", "sea", "kiln"};
    static SoundDirection direction[SOUND_ASKED_MAX];
    int count = sound_take_directions(sound, direction);
    cJSON *list = cJSON_AddArrayToObject(command->answer, "directions");
    for (int i = 0; i < count; i++) {
        cJSON *entry = cJSON_CreateObject();
        cJSON_AddNumberToObject(entry, "ms", round(direction[i].ms));
        cJSON_AddStringToObject(entry, "music", music_name(direction[i].music));
        cJSON_AddStringToObject(entry, "stretch", STRETCH[direction[i].stretch]);
        cJSON_AddStringToObject(entry, "mood", MOOD[direction[i].mood]);
        cJSON_AddStringToObject(entry, "bed", BED[sound_bed(&direction[i])]);
        cJSON_AddBoolToObject(entry, "hushed", direction[i].is_hushed);
        cJSON_AddBoolToObject(entry, "rests", direction[i].is_resting);
        cJSON_AddItemToArray(list, entry);
    }
}

/* Since it was asked last. */
static void do_sounds(DriverCommand *command) {
    Sound *sound = command->app->sound;
    add_sounds(command, sound);
    cJSON_AddStringToObject(command->answer, "music", music_name(sound_music_asked(sound)));
    cJSON_AddBoolToObject(command->answer, "near", sound_near_asked(sound));
    add_directions(command, sound);
}

/* What is drawn first may only have asked for its pictures; virtual time stands still until they are there. */
static void make_sharp(App *app) {
    for (int i = 0; i < SHOT_TRIES; i++) {
        loop_draw(app, NULL, NULL);
        if (!gfx_is_waiting(app->gfx) && !workers_busy(app->workers)) {
            return;
        }
        workers_wait(app->workers);
        workers_take_up(app->workers, 0);
    }
}

static void do_shot(DriverCommand *command) {
    if (command->rest[0] == '\0') {
        driver_refuse_usage(command, "shot FILE.png");
        return;
    }
    if (!disk_can_hold(command->rest)) {
        driver_refuse(command, "The picture cannot be written: there is no place for a file called %s.", command->rest);
        return;
    }
    App *app = command->app;
    const char *error = "";
    make_sharp(app);
    if (!loop_draw(app, command->rest, &error)) {
        driver_refuse(command, "The picture cannot be written: %s.", error);
        return;
    }
    VideoSize size = video_size(app->video);
    const double side[] = {size.width, size.height};
    cJSON_AddItemToObject(command->answer, "size", cJSON_CreateDoubleArray(side, 2));
}

/* Of a frame drawn now, so that a script can look at each without reading pictures. */
static void do_light(DriverCommand *command) {
    make_sharp(command->app);
    cJSON_AddNumberToObject(command->answer, "light", (double)loop_light(command->app));
}

static void do_perf(DriverCommand *command) {
    LoopFigures figures = loop_figures(command->app);
    cJSON *answer = command->answer;
    cJSON_AddNumberToObject(answer, "frames", (double)figures.frames);
    cJSON_AddNumberToObject(answer, "steps", (double)figures.steps);
    cJSON_AddNumberToObject(answer, "frame_us_p50", figures.frame_us_p50);
    cJSON_AddNumberToObject(answer, "frame_us_p99", figures.frame_us_p99);
    cJSON_AddNumberToObject(answer, "step_us_max", figures.step_us_max);
    cJSON_AddNumberToObject(answer, "step_cpu_us_max", figures.step_cpu_us_max);
    cJSON_AddNumberToObject(answer, "texture_bytes", (double)gfx_counts(command->app->gfx).texture_bytes);
    cJSON_AddNumberToObject(answer, "rss_bytes", (double)process_memory());
}

const DriverVerb DRIVER_LOOK[] = {
    {"ui", do_ui, false},         {"scene", do_scene, false}, {"state", do_state, false},
    {"hash", do_hash, false},     {"shot", do_shot, true},    {"light", do_light, false},
    {"sounds", do_sounds, false}, {"perf", do_perf, false},   {0},
};
