/* All games that people can go on with, whichever of the box they are: over the title. */
#include "gfx/paint.h"
#include "gfx/theme.h"
#include "i18n/i18n.h"
#include "scenes/front.h"
#include "scenes/menus.h"
#include "scenes/title_inside.h"

#include <math.h>
#include <stdio.h>

enum { ROWS_MAX = 5, GAMES_MAX = 200 };
static const float ROW_HIGH = 124, GAP = 14, HEAD = 110, FOOT = 110;

typedef enum OpenAct { ACT_CLOSE = 1, ACT_GAME /* a: which */, ACT_EARLIER, ACT_LATER } OpenAct;

typedef struct OpenGames {
    int count, first; /* of the page */
    SessionGlance glance[GAMES_MAX];
} OpenGames;

static void enter(void *state, App *app, const void *argument) {
    (void)argument;
    OpenGames *open = state;
    int found = session_glances(in_play_host(app), open->glance, GAMES_MAX);
    open->count = found < GAMES_MAX ? found : GAMES_MAX;
}

static int rows_of(const OpenGames *open) {
    return open->count < ROWS_MAX ? open->count : ROWS_MAX;
}

static Rect body_of(const OpenGames *open, const Layout *layout) {
    float wide = fminf(layout->wide - 60, 1000), foot = open->count > ROWS_MAX ? FOOT : 20;
    float high = HEAD + (float)rows_of(open) * (ROW_HIGH + GAP) + foot;
    return layout_rect(layout, (layout->wide - wide) / 2, (layout->high - high) / 2, wide, high);
}

static Rect row_of(const OpenGames *open, const Layout *layout, int row) {
    Rect body = rect_inset(body_of(open, layout), layout_px(layout, 28));
    layout_cut_top(layout, &body, HEAD - 28 + (ROW_HIGH + GAP) * (float)row);
    return layout_cut_top(layout, &body, ROW_HIGH);
}

static void build(void *state, App *app, Ui *ui) {
    const OpenGames *open = state;
    const Layout *layout = &app->layout;
    char names[512], far[256], label[1024];
    for (int row = 0; row < ROWS_MAX && open->first + row < open->count; row++) {
        int game = open->first + row;
        title_game_lines(app, &open->glance[game], names, far);
        snprintf(label, sizeof label, "%s\n%s", names, far);
        ui_add(ui, &(Widget){.id = ui_id("open_games.game%d", game),
                             .kind = WIDGET_CUSTOM,
                             .rect = row_of(open, layout, row),
                             .label = label,
                             .act = ACT_GAME,
                             .a = game});
    }
    Rect body = body_of(open, layout);
    if (open->count > ROWS_MAX) {
        Rect foot = rect_inset(body, layout_px(layout, 28));
        foot = layout_cut_bottom(layout, &foot, 76);
        ui_add(ui, &(Widget){.id = "open_games.earlier",
                             .rect = layout_column(layout, foot, 2, 0, 20),
                             .label = tr("Previous page"),
                             .why_not = open->first > 0 ? NULL : tr("This is the first page."),
                             .size = 26,
                             .act = ACT_EARLIER});
        ui_add(ui, &(Widget){.id = "open_games.later",
                             .rect = layout_column(layout, foot, 2, 1, 20),
                             .label = tr("Next page"),
                             .why_not = open->first + ROWS_MAX < open->count ? NULL : tr("This is the last page."),
                             .size = 26,
                             .act = ACT_LATER});
    }
    part_close_build(app, ui, body, "open_games.close", ACT_CLOSE);
}

static void go_on(const OpenGames *open, App *app, int game) {
    PlayError error;
    if (in_play_resume_game(app, open->glance[game].game, &error)) {
        in_play_show(app);
    } else {
        message_tell(app, trc("game", "Continue"), error.text);
    }
}

static void handle(void *state, App *app, const UiEvent *event) {
    OpenGames *open = state;
    if (event->kind == UI_BACK || (event->kind == UI_PRESSED && event->act == ACT_CLOSE)) {
        scene_pop(app);
    } else if (event->kind == UI_PRESSED && event->act == ACT_GAME) {
        go_on(open, app, event->a);
    } else if (event->kind == UI_PRESSED) {
        open->first += event->act == ACT_LATER ? ROWS_MAX : -ROWS_MAX;
        scene_rebuild(app);
    }
}

static void draw_row(const App *app, const SessionGlance *glance, const UiLook *look) {
    Gfx *gfx = app->gfx;
    const Layout *layout = &app->layout;
    PanelStyle style = panel_button();
    if (look->hovered) {
        style.top = color_mix(style.top, color_rgb(0xffffff), .12f);
    }
    Rect at = look->pressed ? rect_scaled(look->rect, .98f) : look->rect;
    paint_panel(gfx, at, &style);
    Rect text = rect_inset(at, layout_px(layout, 18));
    float side = text.h * .9f, step = side * .8f;
    const char *emblem = in_play_scenes_of(app, glance->rules)->door.emblem;
    picture_draw(gfx, emblem, rect_snapped(rect_of(text.x, text.y + text.h * .05f, side, side)), NULL);
    float heads = side + step * (float)(glance->seats.count - 1), gap = layout_px(layout, 20);
    for (int p = 0; p < glance->seats.count; p++) {
        float x = text.x + text.w - heads + step * (float)p;
        part_portrait(gfx, glance->seats.seat[p].figurine, rect_of(x, text.y + text.h * .05f, side, side));
    }
    text = rect_of(text.x + side + gap, text.y, text.w - side - heads - 2 * gap, text.h);
    char names[512], far[256];
    title_game_lines(app, glance, names, far);
    TextStyle words = part_words(TEXT_BOLD, 29, THEME_TEXT, TEXT_LEFT);
    words.fit = TEXT_SHRINK;
    text_draw(gfx, &words, names, rect_of(text.x, text.y, text.w, text.h * .52f));
    words = part_words(TEXT_REGULAR, TYPE_LABEL, THEME_TEXT_SECOND, TEXT_LEFT);
    words.fit = TEXT_SHRINK;
    text_draw(gfx, &words, far, rect_of(text.x, text.y + text.h * .52f, text.w, text.h * .46f));
}

static void draw(const void *state, const App *app, const Ui *ui) {
    const OpenGames *open = state;
    part_popup(app, body_of(open, &app->layout), tr("Continue a game"));
    for (int i = open->first; i < open->count && i < open->first + ROWS_MAX; i++) {
        UiLook look = ui_look(ui, ui_id("open_games.game%d", i));
        draw_row(app, &open->glance[i], &look);
    }
    ui_draw(ui);
}

const Scene OPEN_GAMES_SCENE = {
    .name = "open_games",
    .state_size = sizeof(OpenGames),
    .is_popup = true,
    .enter = enter,
    .build = build,
    .handle = handle,
    .draw = draw,
};
