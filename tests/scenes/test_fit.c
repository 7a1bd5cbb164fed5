/* Every scene in every language at every text size, in a wide window, a tall one and one of four to three: no text is
 * cut. It goes through the game once, with a store full of games, and looks at each scene it meets in all its shapes;
 * what would come too seldom (a hint, a word of the coach, a fault) is laid out all the same. Prints what was cut, each
 * text once. */
#include "fit.h"

#include "../together/near_host.h"
#include "games/world/play/session.h"
#include "games/world/scenes/draw.h"
#include "i18n/i18n.h"
#include "platform/paths.h"
#include "scenes/front/box.h"
#include "scenes/front/front.h"
#include "scenes/menus/in_play.h"
#include "scenes/menus/menus.h"
#include "scenes/together/together.h"
#include "shell/loop.h"
#include "store/store.h"

#include <stdio.h>
#include <stdlib.h>

static bool use_language(App *app, const char *code) {
    (void)app;
    return i18n_set_language(code);
}

static const char *prepare(App *app, const void *context) {
    (void)context;
    store_open(&app->store, NULL, 1);
    in_play_install(app, BOX, BOX_GAMES);
    app->hooks.set_language = use_language;
    return NULL;
}

#ifdef HAS_TOGETHER
static void look_elsewhere(void) {
    near_host_open();
    look_together();
    in_play_leave(fit.app);
    near_host_close();
    for (VisitNote note[VISIT_NOTES_MOST]; together_notes(fit.app, note) > 0;) { /* as it was, for the next window */
        visit_forget(fit.app->store, note[0].place.code);
    }
    scene_go(fit.app, &TITLE_SCENE, NULL, 0);
    must("wait idle");
}
#else
static void look_elsewhere(void) {
}
#endif

int main(void) {
    if (!paths_init()) {
        return 1;
    }
    i18n_init(getenv("LOCALE_DIR"));
    AppOptions options = {.window = APP_WINDOWED,
                          .width = 1280,
                          .height = 720,
                          .is_driven = true,
                          .mute = true,
                          .has_seed = true,
                          .seed = 5,
                          .prepare = prepare};
    App *app = fit.app = app_open(&options);
    if (app == NULL) {
        return 1;
    }
    app->home = &TITLE_SCENE;
    app->preferences.speed = 20;
    app->preferences.pace = 0;
    loop_draw_every(app, 0);
    scene_push(app, &TITLE_SCENE, NULL, 0);
    must("wait idle");
    open_and_look("title.statistics", "statistics, empty", "key Escape");
    for (int game = 0; game < 3; game++) {
        play_unseen();
    }
    for (fit.window = 0; fit.window < WINDOWS; fit.window++) {
        char line[40];
        snprintf(line, sizeof line, "resize %d %d", WINDOW[fit.window].w, WINDOW[fit.window].h);
        must(line);
        look_round();
        look_elsewhere();
        look_at_statistics();
        look_at_tutorial();
        look_at_events();
        look_at_game();
        scene_go(app, &TITLE_SCENE, NULL, 0);
        must("wait idle");
        look_at_faults();
        scene_go(app, &TITLE_SCENE, NULL, 0);
    }
    in_play_leave(app);
    together_fini(app);
    in_play_fini(app);
    Store *store = app->store;
    app_close(app);
    store_close(store);
    for (int i = 0; i < fit.findings; i++) {
        printf("%s (%d times): %s\n", fit.finding[i].where, fit.finding[i].times, fit.finding[i].text);
        free(fit.finding[i].text);
    }
    printf("%d looks, %d texts cut\n", fit.looks, fit.findings);
    i18n_fini();
    return fit.findings == 0 ? 0 : 1;
}
