/* Draws the screen where visitors join: their seats, the number of players, and the welcome above the languages. */
#include "kiosk/scenes/arrive_inside.h"

#include "gfx/paint.h"
#include "gfx/theme.h"
#include "i18n/i18n.h"
#include "scenes/menus/logo.h"
#include "shell/dawn.h"
#include "shell/parts.h"

#include <math.h>

static void draw_welcome(const Arrive *arrive, const App *app, Rect languages) {
    const Layout *layout = &app->layout;
    float top = layout_px(layout, 40), high = languages.y - top - layout_px(layout, 56);
    Rect logo = rect_of(layout->screen.w * .16f, top, layout->screen.w * .68f, high * .3f);
    const GameScenes *game = stand_scenes(app, arrive->game);
    logo_draw(app, game, game->door.logo, logo);
    float step = fminf(high * .66f, layout->screen.w / 4.4f);
    for (int i = 0; i < FIGURINES; i++) {
        Point feet = {layout->screen.w / 2 + step * ((float)i - 1.5f), top + high};
        paint_pool(app->gfx, feet, step * .42f, step * .12f, color_alpha(theme_player_light((Figurine)i), .5f));
        part_figurine(app->gfx, (Figurine)i, POSE_CHEER, feet, fminf(high * .68f, step * 1.35f), NULL);
    }
}

void arrive_background(const void *state, const App *app) {
    const Arrive *arrive = state;
    ArrivePlaces places = arrive_places(arrive, app);
    dawn_room(app, DAWN_QUIET);
    if (!arrive->has_language) {
        draw_welcome(arrive, app, places.languages);
        return;
    }
    if (stand_games(app) < 2) { /* with more, they are the heading */
        TextStyle words = part_words(TEXT_BOLD, TYPE_HEADING, THEME_TEXT, TEXT_CENTER);
        words.shadow = color_alpha(color_rgb(THEME_SHADOW), .6f);
        text_draw(app->gfx, &words, tr("Who’s playing?"), places.heading);
    }
    int seated = arrive->persons + arrive->computers;
    for (int i = 0; i < seated; i++) {
        PanelStyle style = panel_glass();
        style.edge_top = color_mix(theme_player_light(arrive->seat[i].figurine), style.edge_top, .25f);
        paint_panel(app->gfx, places.seat[i], &style);
        Rect at = arrive_seat_places(&app->layout, places.seat[i], arrive_may_get_up(arrive, app, i)).figurine;
        paint_pool(app->gfx, (Point){at.x + at.w / 2, at.y + at.h * .92f}, at.w * .4f, at.h * .16f,
                   color_alpha(theme_player_light(arrive->seat[i].figurine), .55f));
    }
}

static void draw_seat(const Arrive *arrive, const App *app, const Ui *ui, int i, Rect panel) {
    Gfx *gfx = app->gfx;
    const Seat *seat = &arrive->seat[i];
    UiLook look = ui_look(ui, ui_id("arrive.seat%d.figurine", i));
    if (!look.exists) {
        return;
    }
    float high = fminf(look.rect.h, look.rect.w * 1.15f) * 1.04f;
    Point feet = {look.rect.x + look.rect.w / 2, look.rect.y + look.rect.h * .95f};
    part_figurine(gfx, seat->figurine, look.pressed ? POSE_LAND : POSE_STAND, feet, high, NULL);
    float side = layout_px(&app->layout, 40), y = look.rect.y + look.rect.h / 2;
    paint_sign(gfx, SIGN_RIGHT, rect_around((Point){look.rect.x + look.rect.w - side, y}, side, side),
               color_alpha(color_rgb(0xffffff), .8f));
    if (!seat->is_computer) {
        return;
    }
    Rect name = arrive_seat_places(&app->layout, panel, arrive_may_get_up(arrive, app, i)).name;
    TextStyle words = part_words(TEXT_BOLD, 38, THEME_TEXT, TEXT_CENTER);
    words.fit = TEXT_SHRINK;
    text_draw(gfx, &words, seat->name, rect_of(name.x, name.y, name.w, name.h * .58f));
    words = part_words(TEXT_REGULAR, TYPE_SMALL, THEME_TEXT_SECOND, TEXT_CENTER);
    words.fit = TEXT_SHRINK;
    text_draw(gfx, &words, tr("Computer"), rect_of(name.x, name.y + name.h * .58f, name.w, name.h * .42f));
}

static void draw_free_seat(const Arrive *arrive, const App *app, const Ui *ui) {
    int i = arrive->persons + arrive->computers;
    if (i >= SEATS_MAX) {
        return;
    }
    UiLook look = ui_look(ui, ui_id("arrive.seat%d.computer", i));
    const Layout *layout = &app->layout;
    Rect box = look.pressed ? rect_scaled(look.rect, .98f) : look.rect;
    PanelStyle style = panel_well();
    style.top = color_alpha(style.top, .45f);
    style.bottom = color_alpha(style.bottom, .45f);
    paint_panel(app->gfx, box, &style);
    float side = layout_px(layout, 90);
    Point middle = rect_middle(box);
    middle.y -= layout_px(layout, 40);
    paint_disc(app->gfx, middle, side * .75f, color_alpha(color_rgb(THEME_BUTTON_TOP), .8f));
    paint_sign(app->gfx, SIGN_PLUS, rect_around(middle, side * .7f, side * .7f), color_rgb(THEME_TEXT));
    TextStyle words = part_words(TEXT_BOLD, 32, THEME_TEXT_SECOND, TEXT_CENTER);
    text_draw(app->gfx, &words, tr("Add a computer player"),
              rect_of(box.x + layout_px(layout, 16), middle.y + side * .9f, box.w - layout_px(layout, 32),
                      layout_px(layout, 90)));
}

/* As many heads as players. */
static void draw_persons(const Arrive *arrive, const App *app, const Ui *ui) {
    Gfx *gfx = app->gfx;
    for (int count = 1; count <= kiosk_of(app)->config.players_most; count++) {
        UiLook look = ui_look(ui, ui_id("arrive.persons%d", count));
        bool chosen = arrive->persons == count;
        Rect box = look.pressed ? rect_scaled(look.rect, .98f) : look.rect;
        PanelStyle style = chosen ? panel_main() : panel_button();
        if (chosen) {
            paint_glow(gfx, box, RADIUS_BUTTON, 18, color_alpha(color_rgb(THEME_GLOW), .7f));
        }
        paint_panel(gfx, box, &style);
        Rect inside = rect_inset(box, layout_px(&app->layout, 12));
        float side = fminf(inside.h * .58f, inside.w / 4.2f), all = side * (float)count * .92f;
        for (int i = 0; i < count; i++) {
            part_portrait(gfx, arrive->seat[i].figurine,
                          rect_of(inside.x + (inside.w - all) / 2 + side * .92f * (float)i, inside.y, side, side));
        }
        char text[64];
        i18n_format(text, sizeof text, trn("{n} player", "{n} players", (unsigned long)count), I18N_NUMBER("n", count));
        TextStyle words = part_words(TEXT_BOLD, 32, chosen ? THEME_RIBBON_INK : THEME_TEXT, TEXT_CENTER);
        words.fit = TEXT_SHRINK;
        text_draw(gfx, &words, text, rect_of(inside.x, inside.y + side, inside.w, inside.h - side));
    }
}

/* Its emblem and its name, on gold where it is chosen. */
static void draw_game(const Arrive *arrive, const App *app, const Ui *ui, int i) {
    Gfx *gfx = app->gfx;
    const Layout *layout = &app->layout;
    const GameScenes *game = stand_scenes(app, i);
    UiLook look = ui_look(ui, ui_id("arrive.game.%s", game->rules->kind));
    if (!look.exists) {
        return;
    }
    bool chosen = arrive->game == i;
    Rect box = look.pressed ? rect_scaled(look.rect, .98f) : look.rect;
    PanelStyle style = chosen ? panel_main() : panel_button();
    if (chosen) {
        paint_glow(gfx, box, RADIUS_BUTTON, 14, color_alpha(color_rgb(THEME_GLOW), .6f));
    }
    paint_panel(gfx, box, &style);
    Rect inside = rect_inset(box, layout_px(layout, 10));
    float side = inside.h, gap = layout_px(layout, 14);
    picture_draw(gfx, game->door.emblem, rect_snapped(rect_of(inside.x, inside.y, side, side)), NULL);
    TextStyle words = part_words(TEXT_BOLD, 40, chosen ? THEME_RIBBON_INK : THEME_TEXT, TEXT_CENTER);
    words.fit = TEXT_SHRINK;
    text_draw(gfx, &words, game->name, rect_of(inside.x + side + gap, inside.y, inside.w - side - gap, side));
}

void arrive_draw(const void *state, const App *app, const Ui *ui) {
    const Arrive *arrive = state;
    ArrivePlaces places = arrive_places(arrive, app);
    if (arrive->has_language) {
        for (int i = 0; i < stand_games(app); i++) {
            draw_game(arrive, app, ui, i);
        }
        draw_persons(arrive, app, ui);
        draw_free_seat(arrive, app, ui);
        for (int i = 0; i < SEATS_MAX; i++) {
            draw_seat(arrive, app, ui, i, places.seat[i]);
        }
    }
    ui_draw(ui);
}
