/* The title as it is seen: a door for each game, with what it is about behind it. */
#include "gfx/paint.h"
#include "gfx/theme.h"
#include "gfx/tween.h"
#include "i18n/i18n.h"
#include "scenes/front/title_inside.h"
#include "scenes/menus/logo.h"
#include "shell/dawn.h"

#include <math.h>

static const double FIGURINE_FIRST_MS = 420, FIGURINE_EVERY_MS = 110, FIGURINE_MS = 430;

/* --- what stands still -------------------------------------------------------------------------------------------- */

static void draw_door(const App *app, const GameScenes *game, const DoorPlaces *places) {
    Gfx *gfx = app->gfx;
    if (game->door.background != NULL) {
        game->door.background(app, places->picture);
    }
    logo_draw(app, game, game->door.logo, places->logo);
    if (title_meaning(game) != NULL) {
        TextStyle name = part_words(TEXT_BOLD, 34, THEME_TEXT, TEXT_CENTER);
        name.fit = TEXT_SHRINK;
        text_draw(gfx, &name, title_meaning(game), places->means);
    }
    TextStyle words = part_words(TEXT_BOLD, 25, THEME_TEXT_SECOND, TEXT_CENTER);
    words.fit = TEXT_SHRINK;
    words.shadow = color_alpha(color_rgb(THEME_SHADOW), .75f);
    text_draw(gfx, &words, tr(game->door.says), places->says);
}

void title_background(const void *state, const App *app) {
    const Title *title = state;
    TitlePlaces places = title_places(app, title->games);
    dawn_room(app, DAWN_STAGE);
    for (int i = 0; i < in_play_games(app); i++) {
        draw_door(app, in_play_scenes(app, i), &places.door[i]);
    }
}

/* --- what comes --------------------------------------------------------------------------------------------------- */

static double opened_for(const Title *title, const App *app) {
    return gfx_now(app->gfx) - title->entered;
}

static void draw_figurine(const Title *title, const App *app, const DoorPlaces *places, int index) {
    double ms = opened_for(title, app) - FIGURINE_FIRST_MS - FIGURINE_EVERY_MS * index;
    float t = app->preferences.reduced_motion ? 1 : (float)fmin(ms / FIGURINE_MS, 1);
    if (t <= 0) {
        return;
    }
    double cheer = (gfx_now(app->gfx) - title->cheered[index]) / TITLE_CHEER_MS;
    bool cheers = cheer >= 0 && cheer < 1;
    bool hops = cheers && !app->preferences.reduced_motion;
    float up = hops ? ease(EASE_HOP, (float)cheer) * .3f : ease(EASE_HOP, t) * .25f;
    Pose pose = cheers ? POSE_CHEER : t < .85f ? POSE_HOP : POSE_STAND;
    Point feet = places->feet[index % 2];
    feet.y -= up * places->figure_high;
    part_figurine(app->gfx, title_figurine(app, index), pose, feet, places->figure_high,
                  &(PictureLook){.transparency = 1 - fminf(t * 5, 1)});
}

bool title_is_moving(const void *state, const App *app) {
    const Title *title = state;
    bool moving = false;
    double came = app->now - title->entered;
    for (int i = 0; i < in_play_games(app) && !app->preferences.reduced_motion; i++) {
        moving = moving || came < in_play_scenes(app, i)->door.comes_ms;
    }
    for (int i = 0; i < TITLE_FIGURINES; i++) {
        moving = moving || app->now < title->cheered[i] + TITLE_CHEER_MS;
    }
    return moving;
}

/* --- going on ----------------------------------------------------------------------------------------------------- */

static void draw_heads(const App *app, const SessionGlance *glance, Rect *inside) {
    float side = fminf(inside->h * .72f, layout_px(&app->layout, 72)), step = side * .84f;
    float y = inside->y + (inside->h - side) / 2, gap = layout_px(&app->layout, 18);
    const char *emblem = in_play_scenes_of(app, glance->rules)->door.emblem;
    picture_draw(app->gfx, emblem, rect_snapped(rect_of(inside->x, y, side, side)), NULL);
    float x = inside->x + side + gap;
    for (int p = 0; p < glance->seats.count; p++) {
        part_portrait(app->gfx, glance->seats.seat[p].figurine, rect_of(x + step * (float)p, y, side, side));
    }
    float taken = x + side + step * (float)(glance->seats.count - 1) + gap - inside->x;
    inside->x += taken;
    inside->w -= taken;
}

static void draw_go_on(const Title *title, const App *app, const Ui *ui) {
    UiLook look = ui_look(ui, "title.continue");
    if (!look.exists) {
        return;
    }
    Gfx *gfx = app->gfx;
    Rect rect = look.pressed ? rect_scaled(look.rect, .97f) : look.rect;
    PanelStyle style = panel_main();
    if (look.hovered) {
        style.top = color_mix(style.top, color_rgb(0xffffff), .14f);
        style.bottom = color_mix(style.bottom, color_rgb(0xffffff), .14f);
    }
    paint_panel(gfx, rect, &style);
    Rect text = rect_inset(rect, layout_px(&app->layout, 16));
    char names[512], far[256];
    draw_heads(app, &title->last.glance, &text);
    title_game_lines(app, &title->last, names, far);
    TextStyle words = part_words(TEXT_BOLD, 34, THEME_RIBBON_INK, TEXT_LEFT);
    words.fit = TEXT_SHRINK;
    text_draw(gfx, &words, trc("game", "Continue"), rect_of(text.x, text.y, text.w, text.h * .42f));
    words = part_words(TEXT_BOLD, TYPE_LABEL, THEME_RIBBON_INK, TEXT_LEFT);
    words.fit = TEXT_SHRINK;
    text_draw(gfx, &words, names, rect_of(text.x, text.y + text.h * .44f, text.w, text.h * .27f));
    words.face = TEXT_REGULAR;
    text_draw(gfx, &words, far, rect_of(text.x, text.y + text.h * .72f, text.w, text.h * .27f));
}

void title_draw(const void *state, const App *app, const Ui *ui) {
    const Title *title = state;
    TitlePlaces places = title_places(app, title->games);
    for (int i = 0; i < in_play_games(app); i++) {
        in_play_scenes(app, i)->door.draw(app, places.door[i].picture, opened_for(title, app));
    }
    for (int i = 0; i < 2 * in_play_games(app); i++) {
        draw_figurine(title, app, &places.door[i / 2], i);
    }
    ui_draw_widgets(ui);
    for (int i = 0; i < in_play_games(app); i++) {
        title_day_draw(title, app, ui, i);
    }
    draw_go_on(title, app, ui);
    ui_draw_top(ui);
}
