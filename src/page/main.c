/* The game as a page in a browser: no options, no stand, no scripts, and nobody quits. The page's own scripts
 * (packaging/web) put files in place before main(), keep what the store has written, and call what is exported here. */
#include "base/brand.h"
#include "base/give_up.h"
#include "i18n/i18n.h"
#include "opening.h"
#include "page/page.h"
#include "platform/inject.h"
#include "scenes/front/front.h"
#include "scenes/menus/in_play.h"
#include "scenes/menus/menus.h"
#include "shell/loop.h"

#include <SDL_main.h>
#include <emscripten.h>

#include <stdlib.h>
#include <string.h>
#include <time.h>

/* packaging/web/library.js. */
extern void page_keep_soon(void); /* several writings at once */
extern void page_is_drawn(void);
extern int page_knows_speech(const char *code); /* the files of a language are there */
extern void page_want_speech(const char *code); /* page_has_speech() is called when they have come */
extern void page_speaks(const char *code);      /* for the next time the page is opened */

static App *app;          /* there is one to a page */
static StoreTicket asked; /* up to where the page has been asked to keep what is written */
static bool was_drawn;

App *page_app(void) {
    return app;
}

static void tell_person(const char *message) {
    platform_complain(BRAND, tr(message));
}

/* At the end of a step: commits are made within one, or in what went before it. */
static void keep_what_is_new(App *of) {
    StoreTicket committed = store_committed(of->store);
    if (committed > asked) {
        asked = committed;
        page_keep_soon();
    }
    if (!was_drawn && gfx_counts(of->gfx).frames > 0) {
        was_drawn = true;
        page_is_drawn();
    }
}

static bool (*set_known_language)(App *of, const char *code);

/* Another language comes when its files have. */
static bool set_language(App *of, const char *code) {
    if (page_knows_speech(code) == 0) {
        page_want_speech(code);
        return false;
    }
    bool is_set = set_known_language(of, code);
    if (is_set) {
        page_speaks(code);
    }
    return is_set;
}

/* --- called by the page ------------------------------------------------------------------------------------------- */

EMSCRIPTEN_KEEPALIVE void page_cannot_keep(int is_full) {
    store_tell(app->store, is_full != 0 ? STORE_DISK_FULL : STORE_DISK_FAILED);
}

EMSCRIPTEN_KEEPALIVE void page_keeps_again(void) {
    store_tell(app->store, STORE_SAVING_AGAIN);
}

EMSCRIPTEN_KEEPALIVE void page_has_sounds(void) {
    sound_unmute(app->sound);
    input_wake();
}

EMSCRIPTEN_KEEPALIVE void page_has_music(void) {
    sound_music_has_come(app->sound);
    input_wake();
}

/* What was drawn without the fonts of a language is drawn anew. */
EMSCRIPTEN_KEEPALIVE void page_has_speech(const char *code) {
    gfx_textures_lost(app->gfx, false);
    if (app_set_language(app, code)) {
        app_use_preferences(app);
    }
    input_wake();
}

EMSCRIPTEN_KEEPALIVE void page_types(const char *text) {
    inject_text(app->video, text);
}

EMSCRIPTEN_KEEPALIVE void page_composes(const char *text) {
    inject_composing(app->video, text);
}

EMSCRIPTEN_KEEPALIVE void page_erases(void) {
    inject_key(app->video, "Backspace", true);
    inject_key(app->video, "Backspace", false);
}

/* --- the start ---------------------------------------------------------------------------------------------------- */

typedef struct PageOptions {
    AppOptions app;
    const char *language;
} PageOptions;

static const char *prepare(App *of, const void *context) {
    const PageOptions *options = context;
    StoreProblem problem = store_open(&of->store, of->data, (int64_t)time(NULL));
    const char *kept_out = opening_use_store(of, problem, options->language);
    if (kept_out == NULL) {
        of->hooks.passes = keep_what_is_new;
        set_known_language = of->hooks.set_language;
        of->hooks.set_language = set_language;
    }
    return kept_out;
}

/* NULL: it does not stand there. */
static const char *value_of(const char *name, int count, char **words) {
    size_t length = strlen(name);
    for (int i = 1; i < count; i++) {
        if (strncmp(words[i], name, length) == 0 && words[i][length] == '=') {
            return words[i] + length + 1;
        }
    }
    return NULL;
}

int main(int argc, char *argv[]) {
    static PageOptions options = {.app = {.window = APP_WINDOWED, .display = DISPLAY_NEEDED, .mute = true}};
    const char *seed = value_of("--seed", argc, argv);
    give_up_with(tell_person);
    paths_init();
    i18n_init(paths_locale());
    opening_speak(NULL);
    options.language = value_of("--lang", argc, argv);
    options.app.has_seed = seed != NULL;
    options.app.seed = seed != NULL ? strtoull(seed, NULL, 10) : 0;
    options.app.prepare = prepare;
    options.app.context = &options;
    app = app_open(&options.app);
    if (app == NULL) {
        return EXIT_FAILURE;
    }
    app->home = &TITLE_SCENE;
    scene_go_home(app);
    if (strcmp(i18n_language(), app->preferences.language) != 0 && app->preferences.language[0] != '\0') {
        page_want_speech(app->preferences.language); /* the page expected another one */
    }
    loop_run(app);
    return EXIT_SUCCESS;
}
