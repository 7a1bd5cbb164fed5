/* Quiet hours: the screen is dark and nothing moves, but for a line that says that a touch is enough and changes its
 * place now and then. */
#include "gfx/paint.h"
#include "i18n/i18n.h"
#include "kiosk/scenes/guard.h"
#include "kiosk/scenes/kiosk_scenes.h"
#include "kiosk/scenes/visit.h"
#include "shell/parts.h"

static const double MOVE_MS = 60000;

typedef struct Quiet {
    double moved;
    float x, y; /* 0 to 1 of what room there is */
} Quiet;

static void move(Quiet *quiet, App *app) {
    quiet->moved = app->now;
    quiet->x = (float)random_below(&app->looks, 1000) / 1000;
    quiet->y = (float)random_below(&app->looks, 1000) / 1000;
    scene_changed(app);
}

static void enter(void *state, App *app, const void *argument) {
    (void)argument;
    visit_ends(app);
    sound_music(app->sound, MUSIC_NONE);
    move(state, app);
    scene_wake_at(app, app->now + MOVE_MS);
}

static void build(void *state, App *app, Ui *ui) {
    (void)state;
    ui_put(ui, "quiet.wake", app->layout.screen, tr("Touch to play"), 0, .kind = WIDGET_CUSTOM, .quiet = true);
}

static void handle(void *state, App *app, const UiEvent *event) {
    (void)state;
    if (event->kind == UI_PRESSED || event->kind == UI_ELSEWHERE) {
        guard_send_home(app);
    }
}

static void step(void *state, App *app) {
    Quiet *quiet = state;
    if (app->now >= quiet->moved + MOVE_MS) {
        move(quiet, app);
    }
    scene_wake_at(app, quiet->moved + MOVE_MS);
}

static void background(const void *state, const App *app) {
    (void)state;
    paint_fill(app->gfx, gfx_screen(app->gfx), color_rgb(0x000000));
}

static void draw(const void *state, const App *app, const Ui *ui) {
    const Quiet *quiet = state;
    const Layout *layout = &app->layout;
    (void)ui;
    float wide = layout_px(layout, 620), high = layout_px(layout, 90);
    Rect box = rect_of((layout->screen.w - wide) * quiet->x, (layout->screen.h - high) * quiet->y, wide, high);
    TextStyle words = part_words(TEXT_BOLD, 36, 0x27405f, TEXT_CENTER);
    text_draw(app->gfx, &words, tr("Touch to play"), box);
}

const Scene QUIET_SCENE = {
    .name = "quiet",
    .access = SCENE_FOR_VISITORS,
    .state_size = sizeof(Quiet),
    .enter = enter,
    .build = build,
    .handle = handle,
    .step = step,
    .background = background,
    .draw = draw,
};
