/* The coach's bubble, and how it points. */
#include "gfx/paint.h"
#include "gfx/theme.h"
#include "gfx/tween.h"
#include "scenes/table/coach.h"
#include "shell/parts.h"

#include <math.h>

void coach_draw_panel(Gfx *gfx, Rect panel, Figurine figurine) {
    ThemeHour before = theme_use(THEME_PAPER);
    PanelStyle style = panel_popup();
    style.edge_top = theme_player_light(figurine);
    style.edge_bottom = theme_player(figurine);
    style.edge = 4;
    paint_panel(gfx, panel, &style);
    theme_use(before);
}

void coach_draw_figure(Gfx *gfx, Figurine figurine, Rect panel, bool is_left, bool is_glad) {
    float u = gfx_unit(gfx), high = COACH_HIGH * u, away = COACH_WIDE * u * .46f;
    Point feet = {is_left ? panel.x - away : panel.x + panel.w + away, panel.y + panel.h - 8 * u};
    paint_pool(gfx, feet, high * .3f, high * .075f, color_alpha(theme_player_light(figurine), .8f));
    part_figurine(gfx, figurine, is_glad ? POSE_CHEER : POSE_STAND, feet, high, NULL);
}

Rect coach_beside(Rect all, float u, float high, bool is_left) {
    float beside = COACH_WIDE * u;
    return rect_snapped(rect_of(all.x + (is_left ? beside : 0), all.y + all.h - high, all.w - beside, high));
}

void coach_draw_ring(Gfx *gfx, Rect ring, float radius) {
    enum { GLOW_RINGS = 4 };
    float u = gfx_unit(gfx);
    for (int i = GLOW_RINGS; i > 0; i--) { /* light around it, none on it */
        float out = (float)i * 4;
        Color light = color_alpha(color_rgb(THEME_GLOW), .34f / (float)i);
        paint_ring(gfx, rect_snapped(rect_inset(ring, -out * u)), radius + out, 5, light);
    }
    paint_ring(gfx, ring, radius, 5, color_rgb(THEME_GLOW));
}

static void draw_stroke(Gfx *gfx, Point from, Point to, float rise, float head, Color color, float width) {
    enum { PIECES = 24 };
    static const float SPREAD = 2.55f; /* radians between the arrow and the strokes of its head */
    Point last = from, before = from;
    for (int i = 1; i <= PIECES; i++) {
        Point next = arc_at(from, to, rise, (float)i / PIECES);
        paint_line(gfx, last, next, width, color);
        before = last;
        last = next;
    }
    float angle = atan2f(to.y - before.y, to.x - before.x);
    for (int side = -1; side <= 1; side += 2) {
        float turned = angle + SPREAD * (float)side;
        paint_line(gfx, to, (Point){to.x + cosf(turned) * head, to.y + sinf(turned) * head}, width, color);
    }
}

void coach_draw_arrow(Gfx *gfx, Point from, Point to, float rise, float head) {
    draw_stroke(gfx, from, to, rise, head, color_alpha(color_rgb(THEME_SHADOW), .5f), 13);
    draw_stroke(gfx, from, to, rise, head, color_rgb(THEME_GLOW), 7);
}
