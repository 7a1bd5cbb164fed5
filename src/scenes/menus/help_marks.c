/* What the help's pictures are put together from: cards, pills, arrows of light, keys. */
#include "gfx/paint.h"
#include "gfx/tween.h"
#include "i18n/i18n.h"
#include "scenes/menus/help_inside.h"

#include <math.h>

void help_caption(const App *app, const char *text, Rect box, TextAlign align) {
    TextStyle style = part_words(TEXT_BOLD, 29, THEME_RIBBON_TOP, align);
    text_draw(app->gfx, &style, text, box);
}

void help_arrow(const App *app, Point from, Point to, float height) {
    enum { PIECES = 20 };
    Point last = from, before = from;
    for (int i = 1; i <= PIECES; i++) {
        Point next = arc_at(from, to, height, (float)i / PIECES);
        paint_line(app->gfx, last, next, 6, color_rgb(THEME_GLOW));
        before = i < PIECES ? next : before;
        last = next;
    }
    float turn = atan2f(to.y - before.y, to.x - before.x), size = layout_px(&app->layout, 22);
    for (int side = -1; side <= 1; side += 2) {
        float back = turn + 3.1416f + .55f * (float)side;
        paint_line(app->gfx, to, (Point){to.x + size * cosf(back), to.y + size * sinf(back)}, 6, color_rgb(THEME_GLOW));
    }
}

void help_pill(const App *app, const char *text, Point middle, float high) {
    Rect pill = rect_snapped(rect_around(middle, high * 1.5f, high));
    PanelStyle style = panel_ribbon();
    style.radius = high;
    paint_panel(app->gfx, pill, &style);
    TextStyle words = {.face = TEXT_BOLD,
                       .size = high * .68f / app->layout.u,
                       .align = TEXT_CENTER,
                       .fit = TEXT_SHRINK,
                       .color = color_rgb(THEME_RIBBON_INK)};
    text_draw(app->gfx, &words, text, pill);
}

void help_card(const App *app, WorldCard card, Rect where, bool is_dim) {
    part_card(app->gfx, card, where, 0);
    if (is_dim) {
        paint_rounded(app->gfx, where, RADIUS_CARD * .7f, color_alpha(color_rgb(0x15124a), .62f));
    }
}

Rect help_cell(Rect inside, int count, int index, float gap) {
    float wide = (inside.w - gap * (float)(count - 1)) / (float)count;
    return rect_of(inside.x + (wide + gap) * (float)index, inside.y, wide, inside.h);
}

static void draw_key(const App *app, const HelpKey *key, Rect cell) {
    float high = fminf(cell.h * .58f, layout_px(&app->layout, 110));
    Rect cap = rect_snapped(rect_around((Point){cell.x + cell.w / 2, cell.y + cell.h * .36f}, //
                                        fminf(high * 1.18f, cell.w * .8f), high));
    const PanelStyle style = {.top = color_rgb(0xfffaf4),
                              .bottom = color_rgb(0xd9c8f4),
                              .edge_top = color_rgb(0xffffff),
                              .edge_bottom = color_rgb(0x8f78cc),
                              .edge = 4,
                              .radius = 16,
                              .shadow = color_alpha(color_rgb(0x0a0a3c), .7f),
                              .shadow_size = 10,
                              .shadow_drop = 6};
    paint_panel(app->gfx, cap, &style);
    TextStyle words = part_words(TEXT_BOLD, 40, 0x2a1a5a, TEXT_CENTER);
    words.fit = TEXT_SHRINK;
    text_draw(app->gfx, &words, key->key, rect_inset(cap, layout_px(&app->layout, 8)));
    float below = cap.y + cap.h + layout_px(&app->layout, 8);
    words = part_words(TEXT_BOLD, 24, THEME_TEXT, TEXT_CENTER);
    text_draw(app->gfx, &words, tr(key->does), rect_of(cell.x, below, cell.w, cell.y + cell.h - below));
}

void help_keys(const App *app, Rect inside, const HelpKey *keys, int count) {
    Rect all = rect_inset(inside, layout_px(&app->layout, 18));
    for (int i = 0; i < count; i++) {
        draw_key(app, &keys[i], help_cell(all, count, i, layout_px(&app->layout, 10)));
    }
}
