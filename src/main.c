/* SCHOTT World: options, then the loop. */
#include "base/brand.h"
#include "base/give_up.h"
#include "cards.h"
#include "chores.h"
#include "driver/demo.h"
#include "driver/driver.h"
#include "games/world/play/session.h"
#include "i18n/i18n.h"
#include "kiosk/scenes/guard.h"
#include "kiosk/scenes/stand_game.h"
#include "kiosk/scenes/upkeep.h"
#include "opening.h"
#include "options.h"
#include "pack/pack.h"
#include "platform/console.h"
#include "scenes/front/box.h"
#include "scenes/front/front.h"
#include "scenes/menus/in_play.h"
#include "scenes/menus/menus.h"
#include "scenes/menus/packs.h"
#include "scenes/together/together.h"
#include "shell/loop.h"
#include "store/store.h"

#include <SDL_main.h>

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { EXIT_WRONG_USAGE = 2 };

static void tell_person(const char *message) {
    platform_complain(BRAND, tr(message));
}

/* False: not everything could be saved. */
static bool end_store(App *app) {
    bool is_stand = kiosk_of(app) != NULL;
    if (is_stand) {
        upkeep_end(app);
    }
    bool is_saved = store_close(app->store);
    app->store = NULL;
    if (is_stand) {
        upkeep_after(is_saved);
    }
    return is_saved;
}

static bool close_all(App *app) {
    in_play_leave(app);
    together_fini(app);
    in_play_fini(app);
    bool is_saved = end_store(app);
    if (!is_saved) {
        platform_complain(BRAND, tr("Not everything could be saved. What you’ve just played is lost."));
    }
    guard_close(app);
    return is_saved;
}

static int save_what_there_is(void *context) {
    App *app = context;
    bool is_stand = kiosk_of(app) != NULL;
    if (is_stand) {
        upkeep_display_gone();
    }
    end_store(app);
    return is_stand ? APP_EXIT_RESTART : EXIT_FAILURE;
}

/* A demo leaves no trace among people's games. */
static bool keeps_nothing(const Options *options) {
    return options->demo != NULL || options->cards != NULL;
}

/* On somebody's own desktop; a stand's is looked after by upkeep. NULL: fine. */
static const char *take_pack(Pack **pack, const Options *options) {
    static char sentence[sizeof((DataError *)NULL)->text + 128];
    DataError error = {0};
    *pack = NULL;
    if (options->pack == NULL || options->app.is_kiosk) {
        return NULL;
    }
    *pack = pack_open_beside(options->pack, paths_assets(), &error);
    if (*pack == NULL) {
        opening_speak(options->language);
        i18n_format(sentence, sizeof sentence, tr("The question pack can’t be used: {reason}"),
                    I18N_TEXT("reason", error.text));
    }
    return *pack != NULL ? NULL : sentence;
}

/* Before there is a window: what it looks like and which language it speaks stands in the store. */
static const char *prepare(App *app, const void *context) {
    const Options *options = context;
    bool is_kiosk = options->app.is_kiosk && !keeps_nothing(options);
    const char *folder = keeps_nothing(options) ? NULL : app->data;
    int64_t now = (int64_t)time(NULL);
    Pack *pack;
    const char *unfit = take_pack(&pack, options);
    if (unfit != NULL) {
        return unfit;
    }
    StoreProblem problem =
        is_kiosk ? store_open_anyway(&app->store, folder, now) : store_open(&app->store, folder, now);
    const char *kept_out = opening_use_store(app, problem, options->language);
    if (kept_out != NULL) {
        return kept_out;
    }
    app->hooks.closing = close_all;
    in_play_use_pack(app, pack);
    if (pack != NULL) {
        packs_stay();
    } else if (!is_kiosk && !keeps_nothing(options)) {
        packs_take_up(app);
    }
    if (options->host != NULL && !options->app.is_kiosk) {
        together_use_host(app, options->host);
    }
    if (is_kiosk) {
        guard_open(app, options->config);
        if (options->pack != NULL) {
            i18n_copy(kiosk_of(app)->config.pack, KIOSK_PATH_BYTES, options->pack);
        }
        opening_speak(app->preferences.language);
    }
    return NULL;
}

static int play(const Options *options) {
    App *app = app_open(&options->app);
    if (app == NULL) {
        return EXIT_FAILURE;
    }
    platform_when_torn_away(save_what_there_is, app);
    if (kiosk_of(app) != NULL) {
        guard_begin(app);
    } else {
        app->home = &TITLE_SCENE;
        scene_go_home(app);
        if (options->file != NULL && !keeps_nothing(options)) {
            statistics_show_file(app, options->file);
        }
    }
    int status = EXIT_SUCCESS;
    if (options->demo != NULL) {
        status = demo_run(app, options->demo_game, options->demo) ? EXIT_SUCCESS : EXIT_FAILURE;
    } else if (options->cards != NULL) {
        status = cards_run(app, options->cards) ? EXIT_SUCCESS : EXIT_FAILURE;
    } else if (options->app.is_driven) {
        driver_run(app, stdin, stdout);
    } else {
        loop_run(app);
    }
    if (status == EXIT_SUCCESS) {
        status = app->exit_status;
    }
    bool is_saved = app_close(app);
    return status == EXIT_SUCCESS && !is_saved ? EXIT_FAILURE : status;
}

int main(int argc, char *argv[]) {
    Options options;
    char error[512];
    console_open();
    give_up_with(tell_person);
    paths_init();
    i18n_init(paths_locale());
    opening_speak(NULL);
    if (!options_read(&options, argc, argv, error, sizeof error)) {
        fprintf(stderr, "schott-world: %s\n", error);
        i18n_fini();
        return EXIT_WRONG_USAGE;
    }
    options.app.prepare = prepare;
    options.app.context = &options;
    if (options.app.data != NULL) {
        console_log_in(options.app.data);
    }
    stand_tell_games(BOX, BOX_GAMES); /* chores read a stand's settings, too */
    int status = EXIT_SUCCESS;
    if (options.help) {
        opening_speak(options.language);
        options_print(stdout);
    } else if (options.version) {
        printf(BRAND " %s\n", GAME_VERSION);
    } else if (options.set_pin) {
        status = chore_set_pin(options.app.data, options.config);
    } else if (options.backup != NULL) {
        status = chore_restore_backup(options.app.data, options.backup);
    } else {
        status = play(&options);
    }
    i18n_fini();
    return status;
}
