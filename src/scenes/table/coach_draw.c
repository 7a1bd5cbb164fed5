/* The coach's bubble, and how it points. */
#include "gfx/paint.h"
#include "gfx/theme.h"
#include "gfx/tween.h"
#include "scenes/table/coach.h"

#include <math.h>

void coach_draw_panel(Gfx *gfx, Rect panel, Figurine figurine) {
    PanelStyle style = panel_popup();
    style.edge_top = color_rgb(THEME_GLOW);
    style.edge_bottom = theme_player(figurine);
    style.edge = 4;
    paint_panel(gfx, panel, &style);
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
