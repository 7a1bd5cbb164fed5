/* Draws what lies over the demo: the logo over a show; over a table what is said; the languages, small, each by its own
 * name. */
#include "gfx/paint.h"
#include "gfx/theme.h"
#include "gfx/tween.h"
#include "i18n/i18n.h"
#include "kiosk/scenes/attract_inside.h"
#include "scenes/menus/logo.h"
#include "shell/parts.h"

#include <math.h>

/* What scenes below draw in is smaller than the window, so are its units; ours are the window's. */
static TextStyle attract_words(const App *app, TextFace face, float size, uint32_t rgb, TextAlign align) {
    TextStyle style = part_words(face, size, rgb, align);
    float ratio = app->whole.u / app->layout.u;
    style.size *= ratio;
    style.min_size *= ratio;
    style.scales = false; /* it is large already */
    return style;
}

/* In the language whose turn it is. */
static void say(const Attract *attract, const App *app, const char *message, char *out, size_t size) {
    char before[16];
    i18n_copy(before, sizeof before, i18n_language());
    i18n_set_language(kiosk_of(app)->config.language[attract->language]);
    i18n_copy(out, size, tr(message));
    i18n_set_language(before);
}

float attract_come(const Attract *attract, const App *app) {
    double t = (gfx_now(app->gfx) - attract->turned) / ATTRACT_COME_MS;
    return app->preferences.reduced_motion ? 1 : t < 0 ? 0 : t > 1 ? 1 : (float)t;
}

static const char *own_line(const Attract *attract, const App *app) {
    int index = i18n_find_language(kiosk_of(app)->config.language[attract->language]);
    return index >= 0 ? kiosk_of(app)->config.welcome[index] : "";
}

/* With two games we have a line for both; else one for that on the table. */
static const char *our_line(const Attract *attract, const App *app) {
    if (stand_games(app) == 2) {
        return N_("Two games of light and glass");
    }
    const char *alone = stand_games(app) == 1 ? stand_game(app, 0)->line : NULL;
    return alone != NULL ? alone : stand_scenes(app, attract->part.game)->door.says;
}

/* What happens on the table; every other turn, who is the best of the day. Where nothing is to be said of the table,
 * the house's own line, or ours. True: it is of the table. */
static bool told_now(const Attract *attract, const App *app, char *out, size_t size) {
    static const double READ_MS = 2600; /* what is said of the table stays as long, whoever's turn it is */
    bool is_best = attract->best[0] != '\0' && attract->turns % 2 == 1;
    bool has_caption = kiosk_of(app)->config.captions && attract->caption.text[0] != '\0';
    if (has_caption && (!is_best || gfx_now(app->gfx) < attract->caption.since + READ_MS)) {
        i18n_copy(out, size, attract->caption.text);
        return true;
    }
    if (is_best || own_line(attract, app)[0] != '\0') {
        i18n_copy(out, size, is_best ? attract->best : own_line(attract, app));
    } else {
        say(attract, app, our_line(attract, app), out, size);
    }
    return false;
}

/* One sentence at a time. */
static void draw_told(const Attract *attract, const App *app, Rect box) {
    Gfx *gfx = app->gfx;
    char text[STAND_WORDS_MAX];
    bool is_of_table = told_now(attract, app, text, sizeof text);
    PanelStyle style = panel_popup();
    style.radius = RADIUS_PANEL;
    paint_panel(gfx, box, &style);
    Rect inside = rect_inset(box, layout_px(&app->whole, 9));
    if (is_of_table && attract->caption.figurine >= 0) {
        float side = fminf(inside.h, layout_px(&app->whole, 84)), beside = side + layout_px(&app->whole, 18);
        part_portrait(gfx, (Figurine)attract->caption.figurine,
                      rect_of(inside.x + layout_px(&app->whole, 6), inside.y + (inside.h - side) / 2, side, side));
        inside = rect_of(inside.x + beside, inside.y, inside.w - 2 * beside, inside.h);
    }
    TextStyle words = attract_words(app, TEXT_BOLD, 42, is_of_table ? THEME_TEXT : THEME_RIBBON_TOP, TEXT_CENTER);
    text_draw(gfx, &words, text, inside);
}

/* The house's logo, or that of the game whose show it is. */
static void draw_logo(const Attract *attract, const App *app, const AttractPlaces *places) {
    const StandShow *show = &stand_game(app, attract->part.game)->show;
    const GameScenes *game = stand_scenes(app, attract->part.game);
    const char *own = app->whole.portrait ? show->logo_tall : show->logo;
    if (attract->logo != NULL) {
        poster_draw(attract->logo, rect_fit(places->logo, poster_aspect(attract->logo)));
    } else {
        logo_draw(app, game, own != NULL ? own : game->door.logo, places->logo);
    }
    if (!rect_is_empty(places->line)) {
        TextStyle words = attract_words(app, TEXT_BOLD, 30, THEME_TEXT, TEXT_CENTER);
        words.fit = TEXT_SHRINK;
        words.shadow = color_alpha(color_rgb(THEME_SHADOW), .7f);
        text_draw(app->gfx, &words, own_line(attract, app), places->line);
    }
}

/* With one game its table has no door: a hand shows what is to be done. */
static void draw_hand(const Attract *attract, const App *app, const AttractPlaces *places) {
    float beat = attract_come(attract, app), press = ease(EASE_HOP, fminf(beat * 1.6f, 1));
    float high = layout_px(&app->whole, app->whole.portrait ? 176 : 172);
    Point tip = places->hand;
    if (beat < 1) {
        show_ring(app->gfx, tip, high * (.12f + .42f * ease(EASE_OUT, beat)), .9f * (1 - beat));
    }
    show_hand(app->gfx, (Point){tip.x, roundf(tip.y + press * high * .06f)}, high, 1);
}

static void draw_language(const App *app, const Ui *ui, const char *code) {
    UiLook look = ui_look(ui, ui_id("attract.language.%s", code));
    if (!look.exists) {
        return;
    }
    float high = fminf(layout_px(&app->whole, 52), look.rect.h);
    Rect pill = rect_around(rect_middle(look.rect), look.rect.w, high);
    pill = rect_snapped(look.pressed ? rect_scaled(pill, .96f) : pill);
    paint_rounded(app->gfx, pill, 999, color_alpha(color_rgb(0x10124e), .66f));
    paint_ring(app->gfx, pill, 999, 2, color_alpha(color_rgb(0xffe0c0), look.hovered ? 1 : .8f));
    TextStyle words = attract_words(app, TEXT_BOLD, 27, THEME_TEXT, TEXT_CENTER);
    words.fit = TEXT_SHRINK;
    words.min_size = words.size * .5f;
    text_draw(app->gfx, &words, i18n_own_name(code), rect_inset(pill, layout_px(&app->whole, 6)));
}

void attract_draw(const void *state, const App *app, const Ui *ui) {
    const Attract *attract = state;
    AttractPlaces places = attract_places(attract, app);
    if (attract_is_show(attract)) {
        draw_logo(attract, app, &places);
    } else if (attract->part.kind == ATTRACT_PLAY) {
        draw_told(attract, app, places.caption);
    }
    if (stand_games(app) > 1) {
        attract_draw_doors(attract, app, ui, &places);
    } else if (attract->part.kind == ATTRACT_PLAY) {
        draw_hand(attract, app, &places);
    }
    for (int i = 0; i < kiosk_of(app)->config.language_count; i++) {
        draw_language(app, ui, kiosk_of(app)->config.language[i]);
    }
    ui_draw(ui);
}
