#include "opening.h"

#include "i18n/i18n.h"
#include "scenes/front/box.h"
#include "scenes/menus/in_play.h"
#include "scenes/menus/menus.h"

#include <stdio.h>

void opening_speak(const char *code) {
    char preferred[256];
    if (code == NULL || code[0] == '\0') {
        platform_languages(preferred, sizeof preferred);
        code = i18n_match_system(preferred);
    }
    if (!i18n_set_language(code) && i18n_error() != NULL) {
        fprintf(stderr, "%s\n", i18n_error());
    }
}

static bool set_language(App *app, const char *code) {
    (void)app;
    char before[16];
    i18n_copy(before, sizeof before, i18n_language());
    if (i18n_set_language(code)) {
        return true;
    }
    i18n_set_language(before);
    return false;
}

static void keep_preferences(App *app) {
    preferences_save(app->store, &app->preferences);
}

static bool has_news(App *app) {
    return store_has_notice(app->store);
}

static void settle(App *app) {
    store_flush(app->store);
}

const char *opening_use_store(App *app, StoreProblem problem, const char *language) {
    static char sentence[512];
    if (app->store == NULL) {
        opening_speak(language);
        store_explain(&(StoreNotice){.problem = problem}, sentence, sizeof sentence);
        return sentence;
    }
    app->preferences = preferences_load(app->store);
    opening_speak(language != NULL ? language : app->preferences.language);
    app->hooks.set_language = set_language;
    app->hooks.preferences_changed = keep_preferences;
    app->hooks.tell = message_show_store_notice;
    app->hooks.has_news = has_news;
    app->hooks.settle = settle;
    store_wake_with(app->store, input_wake);
    in_play_install(app, BOX, BOX_GAMES);
    return NULL;
}
