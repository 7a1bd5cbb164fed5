#include "house.h"

#include "driver/driver.h"
#include "games/world/play/authority.h"
#include "games/world/play/session.h"
#include "games/world/scenes/world_scenes.h"
#include "gfx/text.h"
#include "gfx/theme.h"
#include "i18n/i18n.h"
#include "scenes/front/box.h"
#include "scenes/front/front.h"
#include "scenes/menus/in_play.h"
#include "shell/loop.h"
#include "shell/stack.h"
#include "store/store.h"

#include <SDL.h>
#include <check.h>

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const int64_t NOW = 1790000000;

static bool set_language(App *app, const char *code) {
    (void)app;
    return i18n_set_language(code);
}

static bool close_store(App *app) {
    in_play_leave(app);
    in_play_fini(app);
    bool is_saved = store_close(app->store);
    app->store = NULL;
    return is_saved;
}

static void keep_preferences(App *app) {
    preferences_save(app->store, &app->preferences);
}

static void settle(App *app) {
    store_flush(app->store);
}

App *house_open(const char *folder, int width, int height) {
    paths_init();
    i18n_init(paths_locale());
    AppOptions options = {.window = APP_WINDOWED,
                          .width = width,
                          .height = height,
                          .is_driven = true,
                          .mute = true,
                          .has_seed = true,
                          .seed = 7,
                          .data = folder};
    App *app = app_open(&options);
    if (app == NULL) {
        abort();
    }
    app->hooks.set_language = set_language;
    if (store_open(&app->store, folder, NOW) == STORE_IN_USE) {
        abort();
    }
    app->preferences = preferences_load(app->store);
    app->preferences.fullscreen = false;
    app->hooks.preferences_changed = keep_preferences;
    app->hooks.settle = settle;
    app->hooks.closing = close_store;
    app->home = &TITLE_SCENE;
    in_play_install(app, BOX, BOX_GAMES);
    app_lay_out(app);
    return app;
}

void house_close(App *app) {
    app_close(app);
    i18n_fini();
}

static char *ask(App *app, const char *format, va_list arguments) {
    char command[1024];
    vsnprintf(command, sizeof command, format, arguments);
    return driver_answer(app, command);
}

char *house_ask(App *app, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    char *answer = ask(app, format, arguments);
    va_end(arguments);
    return answer;
}

bool house_do(App *app, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    char *answer = ask(app, format, arguments);
    va_end(arguments);
    bool is_ok = strstr(answer, "\"ok\":true") != NULL;
    if (!is_ok) {
        fprintf(stderr, "%s: %s\n", format, answer);
    }
    free(answer);
    return is_ok;
}

const char *house_scene(const App *app) {
    int depth = stack_depth(app->stack);
    return depth > 0 ? stack_name(app->stack, depth - 1) : "";
}

static struct Reading {
    Rect where;
    size_t length;
    Point last;
    char text[16000];
} reading;

/* Digits of a card are drawn twice, the first time as light beside them. */
static bool is_read_already(const struct Reading *all, const char *text, Point middle) {
    static const float BESIDE = 5;
    size_t length = strlen(text) + 1;
    bool is_near = fabsf(middle.x - all->last.x) < BESIDE && fabsf(middle.y - all->last.y) < BESIDE;
    return is_near && all->length >= length && strncmp(all->text + all->length - length, text, length - 1) == 0;
}

static void read(void *context, const char *text, Rect box) {
    struct Reading *all = context;
    Point middle = rect_middle(box);
    size_t room = sizeof all->text - all->length;
    if (is_read_already(all, text, middle)) {
        return;
    }
    all->last = middle;
    if (rect_has(all->where, middle) && strlen(text) + 2 < room) {
        all->length += (size_t)snprintf(all->text + all->length, room, "%s\n", text);
    }
}

const char *house_reads(App *app, Rect where) {
    reading = (struct Reading){.where = where};
    text_watch(app->gfx, read, &reading);
    loop_light(app);
    text_watch_cuts(app->gfx, NULL, NULL);
    return reading.text;
}

static struct Labels {
    Rect where;
    HouseLabel *label;
    int count, most;
} labels;

static void note_label(void *context, const char *text, Rect box) {
    struct Labels *all = context;
    Point middle = rect_middle(box);
    if (rect_has(all->where, middle) && all->count < all->most) {
        HouseLabel *label = &all->label[all->count++];
        label->middle = middle;
        snprintf(label->text, sizeof label->text, "%s", text);
    }
}

int house_labels(App *app, Rect where, HouseLabel *label, int most) {
    labels = (struct Labels){.where = where, .label = label, .most = most};
    text_watch(app->gfx, note_label, &labels);
    loop_light(app);
    text_watch_cuts(app->gfx, NULL, NULL);
    return labels.count;
}

enum { AROUND = 3, SIDE = 2 * AROUND + 1 };

static void read_around(const App *app, Point at, uint32_t pixel[SIDE * SIDE]) {
    SDL_Rect area = {(int)at.x - AROUND, (int)at.y - AROUND, SIDE, SIDE};
    ck_assert_int_eq(SDL_RenderReadPixels(video_renderer(app->video), &area, SDL_PIXELFORMAT_RGB888, pixel, SIDE * 4),
                     0);
}

Color house_colour(const App *app, Point at) {
    uint32_t pixel[SIDE * SIDE];
    uint32_t sum[3] = {0};
    read_around(app, at, pixel);
    for (int i = 0; i < SIDE * SIDE; i++) {
        sum[0] += pixel[i] >> 16 & 255;
        sum[1] += pixel[i] >> 8 & 255;
        sum[2] += pixel[i] & 255;
    }
    const uint32_t all = SIDE * SIDE;
    return color_rgb(sum[0] / all << 16 | sum[1] / all << 8 | sum[2] / all);
}

float house_light(const App *app, Point at) {
    Color mean = house_colour(app, at);
    return .2126f * (float)mean.r + .7152f * (float)mean.g + .0722f * (float)mean.b;
}

bool house_has_colour(App *app, Point at, Color color) {
    enum { NEAR = 8 };
    uint32_t pixel[SIDE * SIDE];
    read_around(app, at, pixel);
    for (int i = 0; i < SIDE * SIDE; i++) {
        int red = (int)(pixel[i] >> 16 & 255), green = (int)(pixel[i] >> 8 & 255), blue = (int)(pixel[i] & 255);
        if (abs(red - color.r) < NEAR && abs(green - color.g) < NEAR && abs(blue - color.b) < NEAR) {
            return true;
        }
    }
    return false;
}

void house_sees(App *app, bool is_there, const char *format, ...) {
    char words[1000];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(words, sizeof words, format, arguments);
    va_end(arguments);
    const char *told = house_reads(app, app->layout.screen);
    ck_assert_msg((strstr(told, words) != NULL) == is_there, "\"%s\" is %samong:\n%s", words, is_there ? "not " : "",
                  told);
}

void house_show(App *app, const Scene *scene, const void *argument, size_t size) {
    scene_go(app, scene, argument, size);
    house_do(app, "wait idle");
}

WorldAction house_choice(const App *app, Random *random) {
    const WorldGame *game = world_session_game(in_play(app));
    WorldView view;
    world_view(game, &view);
    if (game->awaiting == WORLD_AWAITING_QUESTION) {
        int right = world_right_answer(game);
        return (WorldAction){.kind = WORLD_ACTION_ANSWER, .a = (uint8_t)world_ai_answer(AI_MEDIUM, 2, right, random)};
    }
    if (game->awaiting == WORLD_AWAITING_STAGE_OVER) {
        return (WorldAction){.kind = WORLD_ACTION_NEXT_STAGE};
    }
    return world_ai_choose(AI_MEDIUM, &view, game->awaited_player, random);
}

void house_play(App *app, const char *const *names, int players, int persons, const char *board, int actions) {
    WorldSessionSetup setup = {.players = players, .starter = 0, .questions = DECK_FAMILY};
    PlayError error;
    Random random;
    random_init(&random, app->seed);
    for (int p = 0; p < players; p++) {
        setup.seat[p] = (Seat){.figurine = (Figurine)p, .is_computer = p >= persons, .level = (AiLevel)(p % AI_LEVELS)};
        snprintf(setup.seat[p].name, sizeof setup.seat[p].name, "%s", names[p]);
    }
    snprintf(setup.board, sizeof setup.board, "%s", board);
    if (!world_begin(app, &setup, &error)) {
        fprintf(stderr, "%s\n", error.text);
        abort();
    }
    for (int i = 0; i != actions && !session_is_over(in_play(app)); i++) {
        if (world_session_act(in_play(app), house_choice(app, &random)) != WORLD_ACCEPTED) {
            abort();
        }
    }
    store_flush(app->store);
}
