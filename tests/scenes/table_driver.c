/* The table alone, by script: begins a game as its options say (or goes on with the store's) and then speaks the
 * driver's protocol. What lies round the table is not needed for it.
 *
 *   table_driver [--data DIR] [--seed N] [--size WxH] [--board NAME] [--deal FILE] [--resume]
 *                [--quiz-seconds N] [--reduced-motion] SEATS
 *
 * SEATS: one word a seat, with commas between: person, easy, medium, hard, expert. FILE: a deal as in the lab's
 * protocol. */
#include "data/file.h"
#include "driver/driver.h"
#include "games/world/play/session.h"
#include "games/world/protocol/setups.h"
#include "games/world/scenes/world_scenes.h"
#include "gfx/theme.h"
#include "i18n/i18n.h"
#include "platform/paths.h"
#include "scenes/front/box.h"
#include "scenes/front/front.h"
#include "scenes/menus/in_play.h"
#include "shell/scene.h"
#include "store/store.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct Options {
    const char *data, *deal, *board, *seats;
    uint64_t seed;
    int width, height, quiz_seconds;
    bool resumes, reduced_motion;
} Options;

static bool read_options(Options *options, int count, char **word) {
    *options = (Options){.board = "short", .seats = "person,person", .seed = 1, .width = 1280, .height = 720};
    for (int i = 1; i < count; i++) {
        bool has_value = i + 1 < count;
        if (strcmp(word[i], "--data") == 0 && has_value) {
            options->data = word[++i];
        } else if (strcmp(word[i], "--deal") == 0 && has_value) {
            options->deal = word[++i];
        } else if (strcmp(word[i], "--board") == 0 && has_value) {
            options->board = word[++i];
        } else if (strcmp(word[i], "--seed") == 0 && has_value) {
            options->seed = strtoull(word[++i], NULL, 10);
        } else if (strcmp(word[i], "--size") == 0 && has_value) {
            if (sscanf(word[++i], "%dx%d", &options->width, &options->height) != 2) {
                return false;
            }
        } else if (strcmp(word[i], "--quiz-seconds") == 0 && has_value) {
            options->quiz_seconds = (int)strtol(word[++i], NULL, 10);
        } else if (strcmp(word[i], "--reduced-motion") == 0) {
            options->reduced_motion = true;
        } else if (strcmp(word[i], "--resume") == 0) {
            options->resumes = true;
        } else if (word[i][0] == '-') {
            return false;
        } else {
            options->seats = word[i];
        }
    }
    return true;
}

static bool add_seat(WorldSessionSetup *setup, const char *word) {
    static const char *const names[] = {"Lea", "Emil", "Nora", "Otto"};
    if (setup->players == WORLD_PLAYERS_MAX) {
        return false;
    }
    Seat *seat = &setup->seat[setup->players];
    snprintf(seat->name, sizeof seat->name, "%s", names[setup->players]);
    seat->figurine = (Figurine)setup->players++;
    seat->is_computer = strcmp(word, "person") != 0;
    for (int level = 0; level < AI_LEVELS; level++) {
        if (strcmp(word, ai_level_names[level]) == 0) {
            seat->level = (AiLevel)level;
            return true;
        }
    }
    return !seat->is_computer;
}

static bool read_seats(WorldSessionSetup *setup, const char *seats) {
    char words[64];
    snprintf(words, sizeof words, "%s", seats);
    for (char *word = strtok(words, ","); word != NULL; word = strtok(NULL, ",")) {
        if (!add_seat(setup, word)) {
            return false;
        }
    }
    return setup->players >= WORLD_PLAYERS_MIN;
}

static bool read_deal(const char *path, int players, WorldDeal *deal) {
    DataError error = {0};
    size_t length;
    char *text = file_read(path, &length, &error);
    cJSON *tree = text != NULL ? json_parse(text, length, "the deal", path, &error) : NULL;
    if (tree != NULL) {
        JsonPlace place = json_root(tree, "the deal", path, &error);
        world_deal_from_json(&place, players, deal);
    }
    cJSON_Delete(tree);
    free(text);
    if (data_failed(&error)) {
        fprintf(stderr, "%s\n", error.text);
    }
    return !data_failed(&error);
}

static bool begin(App *app, const Options *options) {
    PlayError error;
    WorldSessionSetup setup = {.questions = DECK_FAMILY};
    WorldDeal deal = {0};
    bool begun;
    snprintf(setup.board, sizeof setup.board, "%s", options->board);
    if (!read_seats(&setup, options->seats)) {
        fprintf(stderr, "The seats make no sense.\n");
        return false;
    }
    if (options->deal != NULL && !read_deal(options->deal, setup.players, &deal)) {
        return false;
    }
    setup.deal = options->deal != NULL ? &deal : NULL;
    begun = options->resumes ? in_play_resume(app, &error) : world_begin(app, &setup, &error);
    if (!begun) {
        fprintf(stderr, "%s\n", error.text);
    }
    return begun;
}

static bool use_language(App *app, const char *code) {
    (void)app;
    return i18n_set_language(code);
}

static int run(const Options *options) {
    AppOptions opened = {.window = APP_WINDOWED,
                         .width = options->width,
                         .height = options->height,
                         .is_driven = true,
                         .mute = true,
                         .has_seed = true,
                         .seed = options->seed};
    App *app = app_open(&opened);
    if (app == NULL) {
        return 1;
    }
    app->home = &TITLE_SCENE;
    if (options->data != NULL) {
        store_open(&app->store, options->data, 1);
    }
    app->preferences.quiz_seconds = options->quiz_seconds;
    app->preferences.reduced_motion = options->reduced_motion;
    in_play_install(app, BOX, BOX_GAMES);
    app->hooks.set_language = use_language;
    bool begun = begin(app, options);
    if (begun) {
        scene_push(app, &STAGE_SCENE, NULL, 0);
        driver_run(app, stdin, stdout);
        in_play_leave(app);
    }
    in_play_fini(app);
    Store *store = app->store;
    app_close(app);
    store_close(store);
    return begun ? 0 : 1;
}

int main(int count, char **word) {
    Options options;
    if (!paths_init() || !read_options(&options, count, word)) {
        fprintf(stderr, "See the head of this program's source for its options.\n");
        return 2;
    }
    i18n_init(paths_locale());
    return run(&options);
}
