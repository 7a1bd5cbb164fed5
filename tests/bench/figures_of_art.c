/* What pictures cost: their files; how long a window of another size waits until they are sharp; what a change of
 * language costs; how much memory textures take. Prints each figure beside its limit, with the processor's time and the
 * machine's load: on a busy machine the time on the clock says little.
 *
 * Ends with 1 where a limit that does not depend on the machine's load is exceeded. */
#include "driver/driver.h"
#include "games/world/play/session.h"
#include "games/world/scenes/world_scenes.h"
#include "gfx/theme.h"
#include "i18n/i18n.h"
#include "platform/paths.h"
#include "scenes/front/box.h"
#include "scenes/front/front.h"
#include "scenes/menus/in_play.h"
#include "scenes/menus/menus.h"
#include "shell/loop.h"
#include "shell/scene.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum {
    TAKE_UP_US = 4000, /* as the loop does */
    WAIT_MS = 2,
    RESIZES = 2,
    NAMES_MAX = 256,
    MEBIBYTE = 1 << 20,
};

typedef struct Size {
    int width, height;
    double sharp_ms, texture_mib; /* limits */
} Size;

static const Size FULL_HD = {1920, 1080, 400, 130}, ULTRA_HD = {3840, 2160, 1500, 400};
static const double ART_MIB = 10, LANGUAGE_MS = 100;

static bool failed;

static double load_now(void) {
    double load = 0;
    FILE *file = fopen("/proc/loadavg", "r");
    if (file != NULL) {
        if (fscanf(file, "%lf", &load) != 1) {
            load = 0;
        }
        fclose(file);
    }
    return load;
}

static double cpu_ms(void) {
    return 1000.0 * (double)clock() / CLOCKS_PER_SEC;
}

static double real_ms(void) {
    return (double)clock_real_us() / 1000;
}

static void say(App *app, const char *command) {
    char *answer = driver_answer(app, command);
    if (strncmp(answer, "{\"ok\":true", 10) != 0) {
        fprintf(stderr, "%s: %s\n", command, answer);
        exit(1);
    }
    free(answer);
}

static void tell(const char *what, double value, double limit, const char *unit, bool is_strict) {
    bool exceeds = value > limit;
    failed = failed || (exceeds && is_strict);
    printf("%-44s %8.1f %-3s  limit %6.0f%s\n", what, value, unit, limit, exceeds ? "  EXCEEDED" : "");
}

/* --- files -------------------------------------------------------------------------------------------------------- */

static size_t bytes_in(const char *folder) {
    static char names[NAMES_MAX][ASSET_NAME_BYTES];
    int count = asset_list(folder, ".svg", names, NAMES_MAX);
    size_t all = 0;
    for (int i = 0; i < count; i++) {
        char path[256];
        size_t size = 0;
        snprintf(path, sizeof path, "%s/%.63s.svg", folder, names[i]);
        free(asset_read(path, &size));
        all += size;
    }
    return all;
}

static void weigh_files(void) {
    static const char *const FOLDER[] = {"art/cards", "art/figurines", "art/icons",        "art/ui",
                                         "art/icon",  "art/board",     "art/board/sprites"};
    size_t all = 0;
    for (size_t i = 0; i < sizeof FOLDER / sizeof FOLDER[0]; i++) {
        all += bytes_in(FOLDER[i]);
    }
    tell("art, not compressed", (double)all / MEBIBYTE, ART_MIB, "MiB", true);
}

/* --- another size ------------------------------------------------------------------------------------------------- */

static double textures(const App *app) {
    return (double)gfx_counts(app->gfx).texture_bytes / MEBIBYTE;
}

/* The window is what it was told to be: without a window manager at once. */
static void resize(App *app, int width, int height) {
    video_resize(app->video, width, height);
    app_lay_out(app);
}

typedef struct Sharpening {
    double first_ms, sharp_ms, cpu_ms, longest_ms;
} Sharpening;

/* As the loop does on real time: a frame with what there is, then one whenever something has come. */
static Sharpening sharpen(App *app, int width, int height) {
    double begin = real_ms(), cpu = cpu_ms(), frame = 0;
    Sharpening result = {0};
    resize(app, width, height);
    do {
        double before = real_ms();
        InputEvent event;
        while (input_poll(app->input, &event)) { /* it is laid out already */
        }
        workers_take_up(app->workers, TAKE_UP_US);
        gfx_set_now(app->gfx, real_ms());
        if (gfx_is_dirty(app->gfx)) {
            loop_draw(app, NULL, NULL);
        }
        frame = real_ms() - before;
        if (result.first_ms <= 0) {
            result.first_ms = real_ms() - begin;
        }
        result.longest_ms = frame > result.longest_ms ? frame : result.longest_ms;
        if (!workers_has_results(app->workers) && workers_busy(app->workers)) {
            input_wait(app->input, WAIT_MS);
        }
    } while (gfx_is_waiting(app->gfx) || workers_busy(app->workers) || gfx_is_dirty(app->gfx));
    result.sharp_ms = real_ms() - begin;
    result.cpu_ms = cpu_ms() - cpu;
    return result;
}

/* From another size, each time to one that nothing is there for yet. */
static void measure_size(App *app, const char *scene, Size size) {
    Sharpening best = {.sharp_ms = 1e9};
    double most = 0;
    char what[96];
    for (int i = 0; i < RESIZES; i++) {
        Sharpening now = sharpen(app, size.width - 2 * i, size.height - 2 * i);
        best = now.sharp_ms < best.sharp_ms ? now : best;
        most = textures(app) > most ? textures(app) : most;
        sharpen(app, 1280, 720);
    }
    snprintf(what, sizeof what, "%s at %dx%d: sharp after", scene, size.width, size.height);
    tell(what, best.sharp_ms, size.sharp_ms, "ms", false);
    printf("    first frame %.0f ms, longest stall %.0f ms, processor %.0f ms (%.0f on two idle cores), load %.1f\n",
           best.first_ms, best.longest_ms, best.cpu_ms, best.cpu_ms / 2, load_now());
    snprintf(what, sizeof what, "%s at %dx%d: textures", scene, size.width, size.height);
    tell(what, most, size.texture_mib, "MiB", true);
}

/* --- another language --------------------------------------------------------------------------------------------- */

static void measure_languages(App *app) {
    static const char *const LANGUAGE[] = {"de", "fr", "zh_CN", "en"};
    double most = 0, most_cpu = 0;
    bool rasterizes = false;
    sharpen(app, FULL_HD.width, FULL_HD.height);
    for (size_t i = 0; i < sizeof LANGUAGE / sizeof LANGUAGE[0]; i++) {
        double begin = real_ms(), cpu = cpu_ms();
        if (!app_set_language(app, LANGUAGE[i])) {
            fprintf(stderr, "The catalogues are missing: build all, then measure.\n");
            exit(1);
        }
        loop_draw(app, NULL, NULL);
        double took = real_ms() - begin, took_cpu = cpu_ms() - cpu;
        rasterizes = rasterizes || gfx_is_waiting(app->gfx);
        most = took > most ? took : most;
        most_cpu = took_cpu > most_cpu ? took_cpu : most_cpu;
    }
    tell("another language: until it is shown", most, LANGUAGE_MS, "ms", false);
    tell("another language: processor", most_cpu, LANGUAGE_MS, "ms", true);
    tell("another language: pictures made anew", rasterizes ? 1 : 0, 0, "", true);
}

/* --- the scenes --------------------------------------------------------------------------------------------------- */

static bool set_language(App *app, const char *code) {
    (void)app;
    return i18n_set_language(code);
}

static bool begin_game(App *app) {
    PlayError error;
    WorldSessionSetup setup = {.players = 4, .questions = DECK_FAMILY, .board = "grand"};
    for (int i = 0; i < setup.players; i++) {
        snprintf(setup.seat[i].name, sizeof setup.seat[i].name, "Seat %d", i + 1);
        setup.seat[i].figurine = (Figurine)i;
    }
    if (!world_begin(app, &setup, &error)) {
        fprintf(stderr, "%s\n", error.text);
        return false;
    }
    return true;
}

static bool measure(App *app) {
    scene_push(app, &TITLE_SCENE, NULL, 0);
    say(app, "wait idle");
    measure_size(app, "title", FULL_HD);
    measure_size(app, "title", ULTRA_HD);
    if (!begin_game(app)) {
        return false;
    }
    scene_go(app, &STAGE_SCENE, NULL, 0);
    say(app, "wait idle");
    measure_size(app, "stage", FULL_HD);
    measure_size(app, "stage", ULTRA_HD);
    measure_languages(app);
    return true;
}

int main(void) {
    AppOptions options = {.window = APP_WINDOWED,
                          .width = 1280,
                          .height = 720,
                          .is_driven = true,
                          .display = DISPLAY_UNUSED,
                          .mute = true,
                          .has_seed = true,
                          .seed = 1};
    paths_init();
    i18n_init(paths_locale());
    i18n_set_language("en");
    App *app = app_open(&options);
    if (app == NULL) {
        return 1;
    }
    app->home = &TITLE_SCENE;
    in_play_install(app, BOX, BOX_GAMES);
    app->hooks.set_language = set_language;
    weigh_files();
    bool done = measure(app);
    in_play_leave(app);
    in_play_fini(app);
    app_close(app);
    return done && !failed ? 0 : 1;
}
