#include "shell/app.h"

#include "base/brand.h"
#include "base/memory.h"
#include "i18n/i18n.h"
#include "shell/loop.h"
#include "shell/stack.h"

#include <stdio.h>
#include <stdlib.h>

static void wake(void *context) {
    (void)context;
    input_wake();
}

static VideoOptions video_options(const App *app, const AppOptions *options) {
    return (VideoOptions){.width = options->width,
                          .height = options->height,
                          .fullscreen = app->preferences.fullscreen,
                          .display = app->preferences.display,
                          .is_kiosk = options->is_kiosk,
                          .title = BRAND};
}

static const char *open_parts(App *app, const AppOptions *options) {
    const char *error = platform_init(options->display, options->is_kiosk);
    if (error != NULL) {
        return error;
    }
    if (!paths_init()) {
        return "The folder with the game's pictures and fonts is missing: install the game again, or name the folder "
               "in "
               "SCHOTT_WORLD_ASSETS.";
    }
    if (!paths_data(options->data, app->data)) { /* the store tells it on screen, and tries again */
        fprintf(stderr, "The folder for games cannot be made: %s\n", app->data);
    }
    error = options->prepare != NULL ? options->prepare(app, options->context) : NULL;
    if (error != NULL) {
        return error;
    }
    if (options->window != APP_WINDOW_PREFERRED) {
        app->preferences.fullscreen = options->window == APP_FULLSCREEN;
    }
    VideoOptions video = video_options(app, options);
    app->fullscreen = app->preferences.fullscreen;
    app->display = app->preferences.display;
    app->workers = workers_new(wake, NULL);
    app->video = video_new(&video, &error);
    if (app->video == NULL) {
        return error;
    }
    app->input = input_new(app->video);
    app->sound = sound_new(options->mute, app->workers);
    sound_set_volumes(app->sound, app->preferences.effects, app->preferences.music);
    app->gfx = gfx_new(app->video, app->workers, &error);
    if (app->gfx == NULL) {
        return error;
    }
    gfx_set_keeps_hyphens(app->gfx, i18n_keeps_hyphens);
    return NULL;
}

App *app_open(const AppOptions *options) {
    App *app = memory_new(sizeof *app);
    app->preferences = preferences_default();
    app->is_driven = options->is_driven;
    app->policy.is_page = platform_is_page();
    app->has_seed = options->has_seed;
    app->seed = options->seed;
    const char *error = open_parts(app, options);
    if (error != NULL) {
        platform_complain(BRAND, error); /* while SDL is there: to show it, and it may be SDL's own sentence */
        app_close(app);
        return NULL;
    }
    clock_init(&app->clock, options->is_driven);
    random_init(&app->looks, options->has_seed || options->is_driven ? options->seed : process_entropy());
    app->stack = stack_new(app);
    app->loop = loop_new();
    app_lay_out(app);
    return app;
}

/* In the order that lets what is written be written, and nothing drawn be drawn into a window that has gone. */
bool app_close(App *app) {
    stack_free(app->stack);
    app->stack = NULL;
    bool is_whole = app->hooks.closing == NULL || app->hooks.closing(app);
    loop_free(app->loop);
    if (app->workers != NULL) {
        workers_free(app->workers);
    }
    if (app->gfx != NULL) {
        gfx_free(app->gfx);
    }
    sound_free(app->sound);
    input_free(app->input);
    video_free(app->video);
    platform_quit();
    free(app);
    return is_whole;
}

void app_lay_out(App *app) {
    VideoSize size = video_size(app->video);
    float scale = app->preferences.text_scale;
    int high = size.height - app->reserved > size.height / 2 ? size.height - app->reserved : size.height;
    app->whole = layout_for(size.width, size.height, scale, app->preferences.left_handed);
    app->layout = layout_for(size.width, high, scale, app->preferences.left_handed);
    gfx_set_unit(app->gfx, app->layout.u);
    gfx_set_text_scale(app->gfx, app->preferences.text_scale);
    stack_rebuild_all(app->stack);
}

void app_reserve(App *app, int pixels) {
    if (app->reserved != pixels) {
        app->reserved = pixels;
        app_lay_out(app);
    }
}

void app_quit(App *app) {
    app->quits = true;
}

/* With --seed the games of one run differ from each other, and are the same in the next run. */
uint64_t app_next_seed(App *app) {
    if (!app->has_seed) {
        return process_entropy();
    }
    return app->seed++;
}

void app_use_preferences(App *app) {
    sound_set_volumes(app->sound, app->preferences.effects, app->preferences.music);
    if (app->preferences.fullscreen != app->fullscreen) {
        if (!video_set_fullscreen(app->video, app->preferences.fullscreen)) {
            app->preferences.fullscreen = video_fullscreen(app->video);
        }
        app->fullscreen = app->preferences.fullscreen;
    }
    if (app->preferences.display != app->display) {
        app->display = app->preferences.display;
        video_set_display(app->video, app->display);
    }
    app_lay_out(app);
    if (app->hooks.preferences_changed != NULL) {
        app->hooks.preferences_changed(app);
    }
}

SoundPlace app_heard_at(const App *app, float x) {
    Rect screen = app->layout.screen;
    return (SoundPlace){screen.w > 0 ? 2 * (x - screen.x) / screen.w - 1 : 0, false};
}

bool app_set_language(App *app, const char *code) {
    if (app->hooks.set_language == NULL || !app->hooks.set_language(app, code)) {
        return false;
    }
    snprintf(app->preferences.language, sizeof app->preferences.language, "%s", code);
    stack_rebuild_all(app->stack);
    return true;
}
