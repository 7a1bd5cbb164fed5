/* The ribbon, which says what is happening and what is asked. */
#include "games/world/scenes/cards.h"
#include "games/world/scenes/draw.h"
#include "games/world/scenes/scoring.h"
#include "gfx/paint.h"
#include "scenes/menus/offer.h"

#include <math.h>

/* Lights up twice. */
static void draw_pointing(const Table *table, Rect ribbon) {
    float left = (float)(table->points_until - gfx_now(table->app->gfx)) / DRAW_POINTS_MS;
    if (left <= 0) {
        return;
    }
    float light = table->app->preferences.reduced_motion ? 1 : fabsf(sinf(left * 6.283185f));
    Gfx *gfx = table->app->gfx;
    float edge = 4 * table->layout.units.u, radius = ribbon.h / 2 / gfx_unit(gfx);
    paint_glow(gfx, ribbon, radius, 34, color_alpha(color_rgb(THEME_GLOW), light));
    paint_ring(gfx, rect_inset(ribbon, -edge), radius + 4, 4, color_alpha(color_rgb(0xffffff), light));
}

/* To and fro, ever less: no, not that. */
static float draw_shake(const Table *table) {
    float left = (float)(table->points_until - gfx_now(table->app->gfx)) / DRAW_POINTS_MS;
    if (left <= 0 || table->app->preferences.reduced_motion) {
        return 0;
    }
    return roundf(sinf((1 - left) * 6 * 6.283185f) * left * left * 14 * table->layout.units.u);
}

void draw_ribbon(const Table *table, const char *sentence, int player) {
    Gfx *gfx = table->app->gfx;
    Rect most = table->layout.ribbon;
    if (sentence[0] == '\0') {
        return;
    }
    if (table->is_scoring) {
        scoring_cut(&most, false);
    } else if (table->has_offer) {
        offer_cut(&most);
    }
    TextStyle text = {.face = TEXT_BOLD,
                      .size = table->layout.is_tall ? 31 : TYPE_ASKED,
                      .min_size = 15,
                      .color = color_rgb(THEME_RIBBON_INK),
                      .align = TEXT_CENTER,
                      .fit = TEXT_WRAP_SHRINK,
                      .line = 1.0f,
                      .scales = true};
    float pad = most.h * .5f, wide = text_measure(gfx, &text, sentence, 0).x + most.h * 1.3f + 2 * pad;
    Rect ribbon = most;
    if (wide < most.w) {
        ribbon = rect_snapped((Rect){most.x + (most.w - wide) / 2, most.y, wide, most.h});
    }
    PanelStyle style = panel_ribbon();
    style.radius = 999;
    ribbon = rect_moved(ribbon, draw_shake(table), 0);
    draw_pointing(table, ribbon);
    paint_panel(gfx, ribbon, &style);
    Rect box = {ribbon.x + pad, ribbon.y, ribbon.w - 2 * pad, ribbon.h};
    if (player < table->view.players) {
        float side = ribbon.h - 8;
        portrait_draw(gfx, draw_seat(table, player)->figurine,
                      rect_snapped((Rect){ribbon.x + 4, ribbon.y + 4, side, side}), false);
        box.x += side * .6f;
        box.w -= side * .6f;
    }
    text_draw(gfx, &text, sentence, box);
}
