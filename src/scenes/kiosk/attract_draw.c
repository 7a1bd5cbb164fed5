/* Draws what lies over the demo: what is said, the invitation, the house's own line. */
#include "gfx/paint.h"
#include "gfx/theme.h"
#include "gfx/tween.h"
#include "i18n/i18n.h"
#include "scenes/kiosk/attract_inside.h"
#include "shell/parts.h"

#include <math.h>

/* What scenes below draw in is smaller than the window, so are its units; ours are the window's. */
TextStyle attract_words(const App *app, TextFace face, float size, uint32_t rgb, TextAlign align) {
    TextStyle style = part_words(face, size, rgb, align);
    float ratio = app->whole.u / app->layout.u;
    style.size *= ratio;
    style.min_size *= ratio;
    style.scales = false; /* it is large already */
    return style;
}

/* In the language whose turn it is. */
const char *attract_say(const Attract *attract, const App *app, const char *message, char *out, size_t size) {
    char before[16];
    i18n_copy(before, sizeof before, i18n_language());
    i18n_set_language(app->kiosk->config.language[attract->language]);
    i18n_copy(out, size, tr(message));
    i18n_set_language(before);
    return out;
}

float attract_come(const Attract *attract, const App *app) {
    double t = (gfx_now(app->gfx) - attract->turned) / ATTRACT_COME_MS;
    return t < 0 ? 0 : t > 1 ? 1 : (float)t;
}

static void draw_caption(const Attract *attract, const App *app, Rect box) {
    Gfx *gfx = app->gfx;
    if (!app->kiosk->config.captions || attract->caption.text[0] == '\0') {
        return;
    }
    PanelStyle style = panel_popup();
    style.radius = RADIUS_PANEL;
    paint_panel(gfx, box, &style);
    Rect inside = rect_inset(box, layout_px(&app->whole, 9));
    if (attract->caption.figurine >= 0) {
        float side = fminf(inside.h, layout_px(&app->whole, 84));
        part_portrait(gfx, (Figurine)attract->caption.figurine,
                      rect_of(inside.x + layout_px(&app->whole, 6), inside.y + (inside.h - side) / 2, side, side));
        inside = rect_of(inside.x + side + layout_px(&app->whole, 18), inside.y,
                         inside.w - 2 * (side + layout_px(&app->whole, 18)), inside.h);
    }
    TextStyle words = attract_words(app, TEXT_BOLD, 42, THEME_TEXT, TEXT_CENTER);
    text_draw(gfx, &words, attract->caption.text, inside);
}

/* Two figurines jump for joy beside the words each time these change. */
static void draw_invitation(const Attract *attract, const App *app, Rect box) {
    Gfx *gfx = app->gfx;
    char text[160];
    float t = attract_come(attract, app), hop = ease(EASE_HOP, t);
    Figurine left = (Figurine)(attract->language % FIGURINES), right = (Figurine)((attract->language + 2) % FIGURINES);
    paint_glow(gfx, box, RADIUS_PANEL * 2, 30, color_alpha(color_rgb(THEME_GLOW), .55f + .45f * hop));
    PanelStyle style = panel_main();
    style.radius = 40;
    paint_panel(gfx, box, &style);
    float high = fminf(box.h * 1.5f, box.w * .34f), wide = high * .58f;
    Pose pose = t < 1 ? POSE_CHEER : POSE_STAND;
    Point feet = {box.x + wide * .62f, box.y + box.h * .93f - hop * box.h * .22f};
    part_figurine(gfx, left, pose, feet, high, NULL);
    feet.x = box.x + box.w - wide * .62f;
    part_figurine(gfx, right, pose, feet, high, NULL);
    TextStyle words = attract_words(app, TEXT_BOLD, 76, THEME_RIBBON_INK, TEXT_CENTER);
    words.min_size = words.size * .4f;
    gfx_push_alpha(gfx, fminf(t * 2, 1));
    text_draw(gfx, &words, attract_say(attract, app, N_("Touch to play"), text, sizeof text),
              rect_of(box.x + wide * 1.15f, box.y, box.w - wide * 2.3f, box.h));
    gfx_pop_alpha(gfx);
}

/* The house's own line, or ours; in its place, every other turn, who is the best of the day. */
static void draw_words(const Attract *attract, const App *app, Rect box) {
    char text[256];
    const KioskConfig *config = &app->kiosk->config;
    int index = i18n_find_language(config->language[attract->language]);
    bool shows_best = attract->best[0] != '\0' && attract->turns % 2 == 1;
    if (shows_best) {
        i18n_copy(text, sizeof text, attract->best);
    } else if (index >= 0 && config->welcome[index][0] != '\0') {
        i18n_copy(text, sizeof text, config->welcome[index]);
    } else {
        attract_say(attract, app,
                    stand_games(app) > 1 ? N_("Two games of light and glass")
                                         : N_("The board game that takes you round the world of glass"),
                    text, sizeof text);
    }
    TextStyle words = attract_words(app, TEXT_BOLD, 30, shows_best ? THEME_RIBBON_TOP : THEME_TEXT, TEXT_CENTER);
    words.shadow = color_alpha(color_rgb(THEME_SHADOW), .7f);
    gfx_push_alpha(app->gfx, fminf(attract_come(attract, app) * 2, 1));
    text_draw(app->gfx, &words, text, box);
    gfx_pop_alpha(app->gfx);
}

/* A wide picture has the words below it where there is height, a high one beside it. */
static void draw_side(const Attract *attract, const App *app, Rect box) {
    const float own_aspect = 1150.0f / 170, gap = layout_px(&app->whole, 16);
    if (attract->logo == NULL && stand_games(app) > 1) { /* the doors have the games' names */
        draw_words(attract, app, box);
        return;
    }
    float aspect = attract->logo != NULL ? poster_aspect(attract->logo) : own_aspect;
    bool is_beside = box.w > box.h * 4 || aspect < 2;
    float wide = fminf(box.h * aspect, box.w * (aspect < 2 ? .34f : .42f));
    Rect logo = is_beside ? rect_of(box.x, box.y, wide, box.h) : rect_of(box.x, box.y, box.w, box.h * .46f);
    Rect words = is_beside ? rect_of(box.x + wide + gap, box.y, box.w - wide - gap, box.h)
                           : rect_of(box.x, box.y + box.h * .5f, box.w, box.h * .5f);
    if (attract->logo != NULL) {
        poster_draw(attract->logo, rect_fit(logo, aspect));
    } else {
        picture_draw(app->gfx, "ui/logo", rect_snapped(rect_fit(logo, own_aspect)), NULL);
    }
    draw_words(attract, app, words);
}

void attract_draw(const void *state, const App *app, const Ui *ui) {
    const Attract *attract = state;
    AttractPlaces places = attract_places(attract, app);
    draw_caption(attract, app, places.caption);
    if (stand_games(app) > 1) {
        attract_draw_doors(attract, app, ui, &places);
    } else {
        draw_invitation(attract, app, places.invitation);
    }
    draw_side(attract, app, places.side);
    ui_draw(ui);
}
