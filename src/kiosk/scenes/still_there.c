/* Asks whether anyone is still there after a while without input, over any scene. A touch continues; another visitor
 * can start a new game; when time runs out, the game returns to the demo. */
#include "gfx/paint.h"
#include "gfx/theme.h"
#include "i18n/i18n.h"
#include "kiosk/scenes/guard.h"
#include "kiosk/scenes/kiosk_scenes.h"
#include "shell/parts.h"

#include <math.h>

enum { ACT_GO_ON = 1, ACT_ANEW };

static const float WIDE = 980, HIGH = 700;

typedef struct StillThere {
    double began, ends_at;
    int shown; /* seconds */
} StillThere;

static int seconds_left(const StillThere *still, const App *app) {
    return (int)ceil(fmax(still->ends_at - app->now, 0) / 1000);
}

static void enter(void *state, App *app, const void *argument) {
    StillThere *still = state;
    still->began = app->now;
    still->ends_at = ((const StillThereArgument *)argument)->ends_at;
    still->shown = seconds_left(still, app);
    sound_play(app->sound, SOUND_QUESTION);
}

static Rect body_for(const App *app) {
    return layout_popup(&app->layout, WIDE, HIGH);
}

static void build(void *state, App *app, Ui *ui) {
    (void)state;
    const Layout *layout = &app->layout;
    Rect body = rect_inset(body_for(app), layout_px(layout, 40));
    Rect foot = layout_cut_bottom(layout, &body, 130);
    ui_put(ui, "stillthere.anew", layout_column(layout, foot, 2, 0, 28), tr("Start over"), ACT_ANEW, .size = 38);
    ui_put(ui, "stillthere.yes", layout_column(layout, foot, 2, 1, 28), tr("Yes, keep playing"), ACT_GO_ON,
           .look = LOOK_MAIN, .size = 42);
    ui_focus(ui, "stillthere.yes");
}

static void handle(void *state, App *app, const UiEvent *event) {
    (void)state;
    switch (event->kind) {
    case UI_PRESSED:
        if (event->act == ACT_ANEW) {
            scene_go(app, &ARRIVE_SCENE, NULL, 0);
            return;
        }
        scene_pop(app);
        return;
    case UI_ELSEWHERE:
    case UI_BACK:
    case UI_MENU:
    case UI_HELP:
    case UI_SHORTCUT:
        scene_pop(app);
        return;
    case UI_NONE:
    case UI_CHANGED:
    case UI_SUBMITTED:
    case UI_REFUSED:
    case UI_DRAG_BEGAN:
    case UI_DROPPED:
    case UI_DRAG_ENDED:
    case UI_FILE:
        return;
    }
}

static void step(void *state, App *app) {
    StillThere *still = state;
    int left = seconds_left(still, app);
    if (app->now >= still->ends_at) {
        guard_send_home(app);
        return;
    }
    if (left != still->shown) {
        still->shown = left;
        sound_play(app->sound, SOUND_TICK);
        scene_changed(app);
    }
    scene_wake_at(app, still->ends_at - 1000.0 * (left - 1));
}

static void draw(const void *state, const App *app, const Ui *ui) {
    const StillThere *still = state;
    const Layout *layout = &app->layout;
    Gfx *gfx = app->gfx;
    Rect body = body_for(app);
    part_popup(app, body, NULL);
    Rect inside = rect_inset(body, layout_px(layout, 40));
    layout_cut_bottom(layout, &inside, 150);
    TextStyle words = part_words(TEXT_BOLD, 64, THEME_TEXT, TEXT_CENTER);
    text_draw(gfx, &words, tr("Are you still there?"), layout_cut_top(layout, &inside, 110));
    Rect line = layout_cut_bottom(layout, &inside, 70);
    words = part_words(TEXT_REGULAR, 32, THEME_TEXT_SECOND, TEXT_CENTER);
    text_draw(gfx, &words, tr("If not, it’s the next visitor’s turn."), line);
    Point middle = rect_middle(inside);
    float radius = fminf(inside.h, inside.w) * .44f;
    float left = (float)(still->shown * 1000.0 / fmax(still->ends_at - still->began, 1));
    paint_disc(gfx, middle, radius, color_alpha(color_rgb(THEME_WELL), .9f));
    paint_circle(gfx, middle, radius, 12, color_alpha(color_rgb(THEME_PANEL_LINE), .8f));
    paint_arc(gfx, middle, radius, 12, 0, fminf(left, 1), color_rgb(THEME_GLOW));
    char text[16];
    i18n_format_number(text, sizeof text, still->shown);
    TextStyle number = {.face = TEXT_NUMERAL,
                        .size = radius * 1.05f / layout->u,
                        .color = color_rgb(THEME_RIBBON_TOP),
                        .align = TEXT_CENTER};
    text_draw(gfx, &number, text, rect_around(middle, radius * 2, radius * 1.5f));
    float high = inside.h * 1.05f;
    for (int side = -1; side <= 1; side += 2) {
        Point feet = {middle.x + (float)side * inside.w * .36f, inside.y + inside.h};
        part_figurine(gfx, side < 0 ? FIGURINE_LENS : FIGURINE_FIBRE, still->shown <= 5 ? POSE_SAD : POSE_STAND, feet,
                      high, NULL);
    }
    ui_draw(ui);
}

const Scene STILL_THERE_SCENE = {
    .name = "stillthere",
    .access = SCENE_FOR_VISITORS,
    .state_size = sizeof(StillThere),
    .is_popup = true,
    .veil = .78f,
    .enter = enter,
    .build = build,
    .handle = handle,
    .step = step,
    .draw = draw,
};
