#include "games/path/scenes/draw_common.h"

#include "gfx/paint.h"
#include "gfx/path_card.h"
#include "gfx/theme.h"

#include <math.h>
#include <stdio.h>

static const float LOWEST = -60, HIGHEST = 60, EXCELLENT = 40;

/* --- rounds ------------------------------------------------------------------------------------------------------- */

static void draw_heading(Gfx *gfx, Rect where, const RoundsFace *face) {
    TextStyle style = {.face = TEXT_BOLD,
                       .size = 25,
                       .min_size = TYPE_TINY * .8f,
                       .align = TEXT_RIGHT,
                       .fit = TEXT_WRAP_SHRINK,
                       .line = 1.1f};
    if (face->clock[0] == '\0') {
        text_draw(gfx, &style, face->heading, where);
        return;
    }
    float clock = face->heading[0] == '\0' ? 0 : where.h * .44f;
    style.fit = TEXT_SHRINK;
    text_draw(gfx, &style, face->heading, rect_of(where.x, where.y, where.w, clock));
    style.size = 36;
    text_draw(gfx, &style, face->clock, rect_of(where.x, where.y + clock, where.w, where.h - clock));
}

void common_draw_rounds(Gfx *gfx, const PathLayout *layout, const RoundsFace *face) {
    for (int i = 0; i < PATH_CARDS; i++) {
        Rect where = layout->round[i];
        if (i >= face->round) {
            picture_draw(gfx, "path/cards/small_back", where, NULL);
            continue;
        }
        const PathCard *card = &face->board->card[face->deck[i]];
        PathCardFace small = {.colours = card->colour, .count = card->count};
        bool is_now = i == face->round - 1;
        if (is_now) {
            paint_glow(gfx, where, 6, 10, color_rgb(THEME_GLOW));
        }
        gfx_push_alpha(gfx, is_now ? 1 : .62f);
        path_card_draw_small(gfx, &small, where);
        gfx_pop_alpha(gfx);
    }
    draw_heading(gfx, layout->heading, face);
}

/* --- ribbon ------------------------------------------------------------------------------------------------------- */

void common_draw_ribbon(Gfx *gfx, Rect where, const char *sentence, PathLight light) {
    float unit = gfx_unit(gfx), high = where.h / unit, head = light < PATH_LIGHTS ? where.h : where.h * .5f;
    TextStyle style = {.face = TEXT_BOLD,
                       .size = fminf(high * .48f, 32),
                       .min_size = TYPE_TINY,
                       .color = color_rgb(THEME_RIBBON_INK),
                       .align = TEXT_CENTER,
                       .fit = TEXT_WRAP_SHRINK,
                       .scales = true,
                       .line = 1.05f};
    if (sentence == NULL || sentence[0] == '\0') {
        return;
    }
    float wide = fminf(text_measure(gfx, &style, sentence, 0).x + head + where.h, where.w);
    Rect ribbon = rect_snapped(rect_around(rect_middle(where), wide, where.h));
    PanelStyle panel = panel_ribbon();
    panel.radius = 999;
    paint_panel(gfx, ribbon, &panel);
    if (light < PATH_LIGHTS) {
        char name[64];
        snprintf(name, sizeof name, "figurines/%s_head", path_light_names[light]);
        picture_draw(gfx, name, rect_snapped((Rect){ribbon.x + 4, ribbon.y + 3, where.h - 6, where.h - 6}), NULL);
    }
    text_draw(gfx, &style, sentence,
              (Rect){ribbon.x + head, ribbon.y + 2, ribbon.w - head - where.h * .4f, ribbon.h - 4});
}

/* --- alone -------------------------------------------------------------------------------------------------------- */

static void draw_row(Gfx *gfx, Rect row, const char *what, int number, uint32_t color, float share) {
    char text[16];
    path_number_text(text, number);
    path_text(gfx, (Rect){row.x, row.y, row.w * .68f, row.h}, what,
              (PathText){share > .8f ? TEXT_BOLD : TEXT_REGULAR, .62f, THEME_TEXT_SECOND, TEXT_LEFT});
    path_text(gfx, (Rect){row.x + row.w * .6f, row.y, row.w * .4f, row.h}, text,
              (PathText){TEXT_NUMERAL, share, color, TEXT_RIGHT});
}

static float along(Rect tube, float points) {
    return tube.x + tube.w * (fminf(fmaxf(points, LOWEST), HIGHEST) - LOWEST) / (HIGHEST - LOWEST);
}

/* A tube of glass that fills with light, from all tiles missed to more than anybody gets. */
static void draw_tube(Gfx *gfx, Rect tube, int total, PathLight light) {
    static const int MARK[] = {-60, 0, 20, 40};
    float unit = gfx_unit(gfx), share = (along(tube, (float)total) - tube.x) / tube.w;
    paint_bar(gfx, tube, share, theme_player((Figurine)light), color_rgb(0xfff3c4));
    paint_pool(gfx, (Point){along(tube, (float)total), tube.y + tube.h / 2}, 24 * unit, 24 * unit,
               color_alpha(color_rgb(THEME_GLOW), .85f));
    for (size_t i = 0; i < sizeof MARK / sizeof *MARK; i++) {
        bool is_best = (float)MARK[i] >= EXCELLENT;
        Color color = color_rgb(is_best ? THEME_GLOW : THEME_TEXT_QUIET);
        float x = along(tube, (float)MARK[i]);
        char text[16];
        if (i > 0) {
            paint_line(gfx, (Point){x, tube.y - 5 * unit}, (Point){x, tube.y + tube.h + 5 * unit}, 2.4f, color);
        }
        path_number_text(text, MARK[i]);
        path_text(gfx, rect_of(x - 40 * unit, tube.y + tube.h + 7 * unit, 80 * unit, 28 * unit), text,
                  (PathText){TEXT_BOLD, .66f, is_best ? THEME_GLOW : THEME_TEXT_QUIET, TEXT_CENTER});
    }
}

void common_draw_score(Gfx *gfx, Rect where, const ScoreFace *face) {
    PanelStyle style = panel_glass();
    float unit = gfx_unit(gfx);
    paint_panel(gfx, where, &style);
    Rect inside = rect_inset(where, 24 * unit);
    float row = where.h * .19f;
    draw_row(gfx, (Rect){inside.x, where.y + where.h * .06f, inside.w, row}, face->numbers, face->points,
             THEME_RIBBON_TOP, .74f);
    draw_row(gfx, (Rect){inside.x, where.y + where.h * .24f, inside.w, row}, face->unlit, -face->missed, 0xc6a2ff,
             .74f);
    paint_fill(gfx, rect_snapped((Rect){inside.x, where.y + where.h * .44f, inside.w, fmaxf(1, 2 * unit)}),
               color_alpha(color_rgb(THEME_PANEL_EDGE), .5f));
    draw_row(gfx, (Rect){inside.x, where.y + where.h * .46f, inside.w, row * 1.2f}, face->total,
             face->points - face->missed, THEME_TEXT, .96f);
    Rect tube = {inside.x + 8 * unit, where.y + where.h * .76f, inside.w - 16 * unit, 17 * unit};
    draw_tube(gfx, rect_snapped(tube), face->points - face->missed, face->light);
}

void common_draw_chance(Gfx *gfx, Rect where, const ChanceFace *face) {
    PanelStyle style = panel_glass();
    float unit = gfx_unit(gfx), lens = face->number > 0 ? where.h * .62f : 0;
    paint_panel(gfx, where, &style);
    Rect text = rect_inset(where, 22 * unit);
    text.w -= lens;
    float row = text.h / 3;
    path_text(gfx, (Rect){text.x, text.y, text.w, row}, face->heading,
              (PathText){TEXT_REGULAR, .56f, THEME_TEXT_SECOND, TEXT_LEFT});
    path_text(gfx, (Rect){text.x, text.y + row, text.w, row}, face->sentence,
              (PathText){TEXT_BOLD, .78f, THEME_TEXT, TEXT_LEFT});
    path_text(gfx, (Rect){text.x, text.y + 2 * row, text.w, row}, face->then,
              (PathText){TEXT_BOLD, .54f, THEME_RIBBON_TOP, TEXT_LEFT});
    if (face->number > 0) {
        PathLens look = {.number = face->number, .is_halved = face->is_halved, .has_badge = true, .alpha = 1};
        path_lens_at(gfx, &look, (Point){where.x + where.w - lens * .72f, where.y + where.h * .46f}, lens * .46f);
    }
}
