#include "desk.h"

#include "gfx/paint.h"
#include "gfx/text.h"
#include "gfx/theme.h"
#include "shell/loop.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    ACT_GO = 1,
    ACT_NOTE,
    ACT_MOVE,
    ACT_CARD,
    ACT_SLOT,
    ACT_ROW,
    ACT_OTHER,
    ACT_QUIT,
    ACT_TOGGLE,
    ACT_SLIDER,
    ACT_CHOICE,
    ACT_NAME,
};

enum { SLOTS = 3, ROWS = 12 };

static Desk last;

const Desk *desk(void) {
    return &last;
}

/* What the tests look at outlives the scene. */
static void remember(const Desk *state) {
    int painted = last.painted;
    last = *state;
    last.painted = painted;
}

/* --- the desk ----------------------------------------------------------------------------------------------------- */

static void enter(void *state, App *app, const void *argument) {
    Desk *d = state;
    (void)app;
    (void)argument;
    memset(&last, 0, sizeof last);
    d->entered++;
    d->dropped_on = -1;
    d->slide = tween_still(0);
    d->slider = 3;
    snprintf(d->name, sizeof d->name, "Player 1");
    remember(d);
}

static void leave(void *state, App *app) {
    Desk *d = state;
    (void)app;
    d->left++;
    remember(d);
}

/* A disc in a box whose corners belong to its neighbours. */
static bool hits_disc(const Widget *widget, Point point) {
    Point middle = rect_middle(widget->rect);
    float dx = point.x - middle.x, dy = point.y - middle.y, radius = widget->rect.w / 2;
    return dx * dx + dy * dy <= radius * radius;
}

static void build_left(const Desk *d, const Layout *l, Ui *ui) {
    ui_add(ui, &(Widget){.id = "desk.go",
                         .look = LOOK_MAIN,
                         .rect = layout_rect(l, 40, 120, 360, 100),
                         .label = "Start the game",
                         .hint = "Begins at once",
                         .act = ACT_GO});
    ui_add(ui, &(Widget){.id = "desk.off",
                         .rect = layout_rect(l, 40, 240, 360, 88),
                         .label = "Undo",
                         .why_not = "Something hidden has been shown since.",
                         .act = ACT_OTHER});
    ui_add(ui, &(Widget){.id = "desk.note",
                         .rect = layout_rect(l, 40, 350, 360, 88),
                         .label = "Wie der Zauberlehrling",
                         .act = ACT_NOTE});
    ui_add(ui, &(Widget){.id = "desk.move",
                         .look = LOOK_ROUND,
                         .rect = layout_rect(l, 60, 470, 88, 120),
                         .label = "Move",
                         .glows = true,
                         .act = ACT_MOVE});
    ui_add(ui, &(Widget){.id = "desk.under", .rect = layout_rect(l, 220, 470, 88, 88), .label = "x", .act = ACT_OTHER});
    ui_add(ui, &(Widget){
                   .id = "desk.cover", .rect = layout_rect(l, 210, 460, 120, 120), .label = "Cover", .act = ACT_OTHER});
    ui_add(ui, &(Widget){.id = "desk.away", .rect = layout_rect(l, -400, 470, 88, 88), .label = "x", .act = ACT_OTHER});
    ui_add(ui, &(Widget){.id = "desk.disc",
                         .kind = WIDGET_CUSTOM,
                         .rect = layout_rect(l, 40, 620, 200, 200),
                         .label = "Disc",
                         .hit = hits_disc,
                         .act = ACT_OTHER,
                         .a = 7});
    (void)d;
}

static void build_middle(const Desk *d, const Layout *l, Ui *ui) {
    char percent[16];
    snprintf(percent, sizeof percent, "%d0 %%", (int)d->slider);
    ui_add(ui, &(Widget){.id = "desk.toggle",
                         .kind = WIDGET_TOGGLE,
                         .rect = layout_rect(l, 460, 120, 620, 80),
                         .label = "Reduced motion",
                         .value = d->toggle,
                         .act = ACT_TOGGLE});
    ui_add(ui, &(Widget){.id = "desk.slider",
                         .kind = WIDGET_SLIDER,
                         .rect = layout_rect(l, 460, 220, 620, 80),
                         .label = "Volume",
                         .text = percent,
                         .value = d->slider,
                         .maximum = 10,
                         .step = 1,
                         .act = ACT_SLIDER});
    static const char *const COLOR[] = {"Short", "Classic", "Grand"};
    ui_add(ui, &(Widget){.id = "desk.choice",
                         .kind = WIDGET_CHOICE,
                         .rect = layout_rect(l, 460, 320, 620, 80),
                         .label = "Route",
                         .text = COLOR[(int)d->choice],
                         .value = d->choice,
                         .maximum = 2,
                         .act = ACT_CHOICE});
    ui_add(ui, &(Widget){.id = "desk.name",
                         .kind = WIDGET_TEXT_FIELD,
                         .rect = layout_rect(l, 460, 420, 620, 80),
                         .label = "Name",
                         .text = d->name,
                         .text_max = 20,
                         .hint = "Your name",
                         .act = ACT_NAME});
    ui_add(ui, &(Widget){.id = "desk.card",
                         .kind = WIDGET_CUSTOM,
                         .rect = layout_rect(l, 460, 560, 150, 210),
                         .label = "Card",
                         .drags = true,
                         .act = ACT_CARD});
    for (int i = 0; i < SLOTS; i++) {
        ui_add(ui, &(Widget){.id = ui_id("desk.slot%d", i),
                             .kind = WIDGET_CUSTOM,
                             .rect = layout_rect(l, 640 + 160 * (float)i, 560, 150, 210),
                             .label = "Slot",
                             .takes_drop = true,
                             .why_not = i == 2 ? "This slot is taken." : NULL,
                             .act = ACT_SLOT,
                             .a = i});
    }
}

static void build(void *state, App *app, Ui *ui) {
    Desk *d = state;
    const Layout *l = ui_layout(ui);
    (void)app;
    d->built++;
    build_left(d, l, ui);
    build_middle(d, l, ui);
    Rect box = layout_rect(l, 1200, 120, 520, 400);
    float high = layout_px(l, 100);
    ui_add(ui,
           &(Widget){.id = "desk.list", .kind = WIDGET_LIST, .rect = box, .label = "Games", .content = high * ROWS});
    for (int i = 0; i < ROWS; i++) {
        ui_add(ui, &(Widget){.id = ui_id("desk.row%d", i),
                             .look = LOOK_ROW,
                             .rect = rect_of(box.x, box.y + high * (float)i, box.w - 20, high * .9f),
                             .label = ui_id("Game %d", i + 1),
                             .text = "three players",
                             .in = "desk.list",
                             .act = ACT_ROW,
                             .a = i});
    }
    remember(d);
}

static void press(Desk *d, App *app, const UiEvent *event) {
    d->pressed++;
    if (event->act == ACT_NOTE) {
        scene_push(app, &NOTE_SCENE, "Wie schön!", sizeof "Wie schön!");
    } else if (event->act == ACT_MOVE) {
        tween_to(&d->slide, d->slide.to > .5f ? 0 : 1, app->now, 500, EASE_IN_OUT);
    } else if (event->act == ACT_QUIT) {
        scene_pop(app);
    }
}

static void change(Desk *d, App *app, const UiEvent *event) {
    switch (event->act) {
    case ACT_TOGGLE:
        d->toggle = event->value;
        break;
    case ACT_SLIDER:
        d->slider = event->value;
        break;
    case ACT_CHOICE:
        d->choice = event->value;
        break;
    case ACT_NAME:
        snprintf(d->name, sizeof d->name, "%s", event->text);
        break;
    default:
        abort(); /* an unknown widget has changed */
    }
    scene_rebuild(app);
}

static void handle(void *state, App *app, const UiEvent *event) {
    Desk *d = state;
    d->last_act = event->act;
    d->last_a = event->a;
    switch (event->kind) {
    case UI_PRESSED:
        press(d, app, event);
        break;
    case UI_CHANGED:
        change(d, app, event);
        break;
    case UI_SUBMITTED:
        snprintf(d->submitted, sizeof d->submitted, "%s", event->text);
        break;
    case UI_REFUSED:
        d->refused++;
        break;
    case UI_DRAG_BEGAN:
        d->drags_begun++;
        break;
    case UI_DROPPED:
        d->dropped_on = event->target_a;
        break;
    case UI_DRAG_ENDED:
        d->drags_ended++;
        break;
    case UI_BACK:
        d->backs++;
        break;
    case UI_HELP:
        d->helps++;
        break;
    case UI_ELSEWHERE:
        d->elsewhere++;
        break;
    case UI_SHORTCUT:
        d->letter = event->letter;
        if (event->letter == 't') {
            d->ticks = true;
            scene_wake_at(app, app->now + 1000);
        }
        break;
    case UI_NONE:
    case UI_MENU:
    case UI_FILE:
        break;
    }
    remember(d);
}

static void step(void *state, App *app) {
    Desk *d = state;
    d->steps++;
    if (d->ticks && app->now >= 1000.0 * (d->ticked + 1)) {
        d->ticked++;
        scene_wake_at(app, 1000.0 * (d->ticked + 1));
        scene_changed(app);
    }
    remember(d);
}

static bool is_moving(const void *state, const App *app) {
    const Desk *d = state;
    return tween_is_moving(&d->slide, app->now);
}

static void background(const void *state, const App *app) {
    (void)state;
    last.painted++;
    paint_table(app->gfx);
    text_draw(app->gfx, &(TextStyle){.face = TEXT_BOLD, .size = TYPE_HEADING}, "Desk",
              layout_rect(&app->layout, 40, 20, 600, 80));
}

static void draw_custom(const App *app, const Ui *ui, const char *id, uint32_t color) {
    UiLook look = ui_look(ui, id);
    paint_rounded(app->gfx, look.rect, RADIUS_CARD, color_alpha(color_rgb(color), look.enabled ? 1 : .4f));
    if (look.hovered || look.drop_here) {
        paint_ring(app->gfx, look.rect, RADIUS_CARD, 4, color_rgb(THEME_GLOW));
    }
}

static void draw(const void *state, const App *app, const Ui *ui) {
    const Desk *d = state;
    draw_custom(app, ui, "desk.card", 0x9a86ff);
    for (int i = 0; i < SLOTS; i++) {
        draw_custom(app, ui, ui_id("desk.slot%d", i), 0x123a72);
    }
    paint_disc(app->gfx, rect_middle(ui_rect(ui, "desk.disc")), ui_rect(ui, "desk.disc").w / 2, color_rgb(0x35c4d8));
    ui_draw_widgets(ui);
    Rect track = layout_rect(&app->layout, 460, 840, 1260, 12);
    float at = tween_at(&d->slide, gfx_now(app->gfx));
    paint_bar(app->gfx, track, at, color_rgb(THEME_RIBBON_BOTTOM), color_rgb(THEME_GLOW));
    paint_pool(app->gfx, (Point){track.x + track.w * at, track.y + 6}, 60, 60, color_rgb(THEME_GLOW));
    Point pointer, grip;
    const Widget *dragged = ui_dragged(ui, &pointer, &grip);
    if (dragged != NULL) {
        Rect rect = rect_moved(dragged->rect, 0, 0);
        rect.x = pointer.x - grip.x;
        rect.y = pointer.y - grip.y;
        paint_shadow(app->gfx, rect, RADIUS_CARD, 20, 12);
        paint_rounded(app->gfx, rect, RADIUS_CARD, color_rgb(0x9a86ff));
    }
    ui_draw_top(ui);
}

static void resumed(void *state, App *app) {
    Desk *d = state;
    (void)app;
    d->resumed++;
    remember(d);
}

const Scene DESK_SCENE = {
    .name = "desk",
    .state_size = sizeof(Desk),
    .enter = enter,
    .leave = leave,
    .build = build,
    .handle = handle,
    .step = step,
    .is_moving = is_moving,
    .background = background,
    .draw = draw,
    .resumed = resumed,
};

/* --- the note over it --------------------------------------------------------------------------------------------- */

typedef struct Note {
    char text[32];
} Note;

static void note_enter(void *state, App *app, const void *argument) {
    Note *note = state;
    (void)app;
    snprintf(note->text, sizeof note->text, "%s", argument != NULL ? (const char *)argument : "");
    last.note_is_open = true;
}

static void note_leave(void *state, App *app) {
    (void)state;
    (void)app;
    last.note_is_open = false;
}

static void note_build(void *state, App *app, Ui *ui) {
    (void)state;
    (void)app;
    ui_add(ui, &(Widget){.id = "note.ok",
                         .look = LOOK_MAIN,
                         .rect = layout_centered(ui_layout(ui), 0, 110, 300, 88),
                         .label = "Go on",
                         .act = ACT_QUIT});
}

static void note_handle(void *state, App *app, const UiEvent *event) {
    (void)state;
    if (event->kind == UI_PRESSED || event->kind == UI_BACK) {
        scene_pop(app);
    }
}

static void note_draw(const void *state, const App *app, const Ui *ui) {
    const Note *note = state;
    Rect body = layout_popup(&app->layout, 800, 420);
    PanelStyle panel = panel_popup();
    paint_panel(app->gfx, body, &panel);
    text_draw(app->gfx, &(TextStyle){.face = TEXT_BOLD, .size = TYPE_QUESTION, .align = TEXT_CENTER, .fit = TEXT_WRAP},
              note->text, rect_of(body.x, body.y, body.w, body.h * .6f));
    ui_draw(ui);
}

const Scene NOTE_SCENE = {
    .name = "note",
    .state_size = sizeof(Note),
    .is_popup = true,
    .enter = note_enter,
    .leave = note_leave,
    .build = note_build,
    .handle = note_handle,
    .draw = note_draw,
};

/* --- opening ------------------------------------------------------------------------------------------------------ */

App *desk_open(int width, int height) {
    App *app = app_open(&(AppOptions){
        .window = APP_WINDOWED, .width = width, .height = height, .is_driven = true, .mute = true, .data = "."});
    if (app == NULL) {
        abort();
    }
    scene_push(app, &DESK_SCENE, NULL, 0);
    loop_virtual_step(app);
    return app;
}

void desk_close(App *app) {
    app_close(app);
}
