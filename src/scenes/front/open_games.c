/* All games that people can go on with, whichever of the box they are: over the title. */
#include "gfx/paint.h"
#include "gfx/theme.h"
#include "i18n/i18n.h"
#include "scenes/front/front.h"
#include "scenes/front/title_inside.h"
#include "scenes/menus/menus.h"
#include "scenes/menus/popup.h"

#include <math.h>
#include <stdio.h>

enum { ROWS_MAX = 5, GAMES_MAX = 200 };
static const float ROW_HIGH = 124, GAP = 14, HEAD = 110, FOOT = 110;

typedef enum OpenAct { ACT_GAME = POPUP_OWN /* a: which */, ACT_EARLIER, ACT_LATER } OpenAct;

typedef struct OpenGames {
    const PopupKind *kind;
    int count, first; /* of the page */
    int elsewhere;    /* the first ones */
    VisitNote note[VISIT_NOTES_MOST];
    SessionGlance glance[GAMES_MAX];
} OpenGames;

static OpenGame game_of(const OpenGames *open, const App *app, int index) {
    return index < open->elsewhere ? title_game_elsewhere(app, &open->note[index])
                                   : (OpenGame){.glance = open->glance[index - open->elsewhere]};
}

static void draw_row(const App *app, const OpenGame *open, const UiLook *look) {
    const SessionGlance *glance = &open->glance;
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
    title_game_lines(app, open, names, far);
    TextStyle words = part_words(TEXT_BOLD, 29, THEME_BUTTON_INK, TEXT_LEFT);
    words.fit = TEXT_SHRINK;
    text_draw(gfx, &words, names, rect_of(text.x, text.y, text.w, text.h * .52f));
    words = part_words(TEXT_REGULAR, TYPE_LABEL, THEME_BUTTON_INK, TEXT_LEFT);
    words.fit = TEXT_SHRINK;
    text_draw(gfx, &words, far, rect_of(text.x, text.y + text.h * .52f, text.w, text.h * .46f));
}

static void show_page(const OpenGames *open, Popup *popup) {
    char names[512], far[256], label[1024];
    Rect inside = popup->inside;
    for (int row = 0; row < ROWS_MAX && open->first + row < open->count; row++) {
        int game = open->first + row;
        const char *id = ui_id("open_games.game%d", game);
        popup->inside = inside;
        popup_top(popup, HEAD - 28 + (ROW_HIGH + GAP) * (float)row);
        OpenGame one = game_of(open, popup->app, game);
        title_game_lines(popup->app, &one, names, far);
        snprintf(label, sizeof label, "%s\n%s", names, far);
        popup_put(popup, id, popup_top(popup, ROW_HIGH), label, ACT_GAME, .kind = WIDGET_CUSTOM, .a = game);
        if (popup->drawn != NULL) {
            UiLook look = ui_look(popup->drawn, id);
            draw_row(popup->app, &one, &look);
        }
    }
}

static void show(const void *state, Popup *popup) {
    const OpenGames *open = state;
    const Layout *layout = &popup->app->layout;
    bool has_pages = open->count > ROWS_MAX;
    float wide = fminf(layout->wide - 60, 1000);
    float high = HEAD + (float)(has_pages ? ROWS_MAX : open->count) * (ROW_HIGH + GAP) + (has_pages ? FOOT : 20);
    Rect body = layout_rect(layout, (layout->wide - wide) / 2, (layout->high - high) / 2, wide, high);
    popup_begin_in(popup, tr("Continue a game"), body);
    popup->inside = rect_inset(body, layout_px(layout, 28));
    Rect foot = popup->inside;
    foot = layout_cut_bottom(layout, &foot, 76);
    show_page(open, popup);
    if (has_pages) {
        const char *first = open->first > 0 ? NULL : tr("This is the first page.");
        const char *last = open->first + ROWS_MAX < open->count ? NULL : tr("This is the last page.");
        popup_put(popup, "open_games.earlier", layout_column(layout, foot, 2, 0, 20), tr("Previous page"), ACT_EARLIER,
                  .why_not = first, .size = 26);
        popup_put(popup, "open_games.later", layout_column(layout, foot, 2, 1, 20), tr("Next page"), ACT_LATER,
                  .why_not = last, .size = 26);
    }
    popup_corner(popup, "open_games.close");
}

static void go_on(const OpenGames *open, App *app, int index) {
    OpenGame game = game_of(open, app, index);
    if (game.is_elsewhere) {
        scene_pop(app);
    }
    title_go_on(app, &game);
}

static void handle(void *state, App *app, const UiEvent *event) {
    OpenGames *open = state;
    if (event->kind == UI_PRESSED && event->act == ACT_GAME) {
        go_on(open, app, event->a);
    } else if (event->kind == UI_PRESSED) {
        open->first += event->act == ACT_LATER ? ROWS_MAX : -ROWS_MAX;
        scene_rebuild(app);
    }
}

static void enter(void *state, App *app, const void *argument) {
    static const PopupKind KIND = {.show = show, .handle = handle};
    OpenGames *open = state;
    (void)argument;
    open->kind = &KIND;
    int found = session_glances(in_play_host(app), open->glance, GAMES_MAX);
    open->elsewhere = together_notes(app, open->note);
    open->count = open->elsewhere + (found < GAMES_MAX ? found : GAMES_MAX);
}

const Scene OPEN_GAMES_SCENE = {
    .name = "open_games",
    .state_size = sizeof(OpenGames),
    .enter = enter,
    POPUP_SCENE,
};
