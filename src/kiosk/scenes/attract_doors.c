/* The doors of the games on offer: each with the picture that its door at home has, its name, and a sign to begin. They
 * take turns in shining, so that somebody who walks past sees first one, then the other. */
#include "gfx/paint.h"
#include "gfx/theme.h"
#include "gfx/tween.h"
#include "kiosk/scenes/attract_inside.h"
#include "scenes/menus/logo.h"
#include "shell/parts.h"

#include <math.h>

typedef struct Door {
    Rect picture, logo, pill;
    Point feet[2]; /* in the lower corners of the picture */
    float figure_high;
} Door;

/* What belongs to a door side by side, or one above the other where it is narrow. */
static Door place_door(const App *app, Rect box) {
    float pad = layout_px(&app->whole, 14);
    Rect inside = rect_inset(box, pad);
    Door door;
    if (box.w > box.h * 2) {
        float picture = fminf(inside.w * .46f, inside.h * 1.5f), x = inside.x + picture + pad;
        float wide = inside.x + inside.w - x;
        door.picture = rect_of(inside.x, inside.y, picture, inside.h);
        door.logo = rect_of(x, inside.y + inside.h * .04f, wide, inside.h * .34f);
        door.pill = rect_of(x, inside.y + inside.h * .54f, wide, inside.h * .46f);
    } else {
        door.logo = rect_of(inside.x, inside.y, inside.w, inside.h * .17f);
        door.picture = rect_of(inside.x, inside.y + inside.h * .19f, inside.w, inside.h * .55f);
        door.pill = rect_of(inside.x, inside.y + inside.h * .76f, inside.w, inside.h * .24f);
    }
    door.figure_high = fminf(door.picture.h * .56f, door.picture.w * .3f);
    for (int i = 0; i < 2; i++) {
        float in = door.figure_high * .32f;
        door.feet[i] = (Point){i == 0 ? door.picture.x + in : door.picture.x + door.picture.w - in,
                               door.picture.y + door.picture.h};
    }
    return door;
}

static bool has_turn(const Attract *attract, const App *app, int door) {
    return attract->turns % stand_games(app) == door;
}

/* They are glad when it is their door's turn. Nothing moves: what lies behind them is dear to draw. */
static void draw_figurines(const App *app, const Door *door, const GameScenes *game, bool turn) {
    Pose pose = turn && !app->preferences.reduced_motion ? POSE_CHEER : POSE_STAND;
    for (int i = 0; i < 2; i++) {
        part_figurine(app->gfx, game->door.figurine[i], pose, door->feet[i], door->figure_high, NULL);
    }
}

/* Gold, for what may be touched; it swells as its turn comes. */
static void draw_pill(const Attract *attract, const App *app, Rect pill, bool turn) {
    float beat = turn ? ease(EASE_HOP, attract_come(attract, app)) : 0, side = pill.h * .56f;
    PanelStyle style = panel_main();
    style.radius = 30;
    paint_glow(app->gfx, pill, RADIUS_PANEL, 16, color_alpha(color_rgb(THEME_GLOW), turn ? .75f : .35f));
    paint_panel(app->gfx, pill, &style);
    Point middle = rect_middle(pill);
    Rect sign = rect_around((Point){middle.x + roundf(pill.h * .12f * beat), middle.y}, side, side);
    paint_sign(app->gfx, SIGN_PLAY, rect_snapped(sign), color_rgb(THEME_RIBBON_INK));
}

static void draw_door(const Attract *attract, const App *app, const Ui *ui, int index, Rect box) {
    const GameScenes *game = stand_scenes(app, index);
    UiLook look = ui_look(ui, ui_id("attract.door.%s", game->rules->kind));
    bool turn = has_turn(attract, app, index);
    Rect at = look.exists && look.pressed ? rect_scaled(box, .98f) : box;
    Door door = place_door(app, at);
    PanelStyle style = panel_popup();
    if (turn) {
        paint_glow(app->gfx, at, RADIUS_PANEL, 22, color_alpha(color_rgb(THEME_GLOW), .6f));
        style.edge_top = color_mix(color_rgb(THEME_GLOW), style.edge_top, .2f);
    }
    paint_panel(app->gfx, at, &style);
    if (game->door.background != NULL) {
        game->door.background(app, door.picture);
    }
    game->door.draw(app, door.picture, game->door.comes_ms);
    draw_figurines(app, &door, game, turn);
    logo_draw(app, game, game->door.logo, door.logo);
    draw_pill(attract, app, door.pill, turn);
}

void attract_draw_doors(const Attract *attract, const App *app, const Ui *ui, const AttractPlaces *places) {
    for (int i = 0; i < stand_games(app); i++) {
        draw_door(attract, app, ui, i, places->door[i]);
    }
}
