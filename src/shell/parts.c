#include "shell/parts.h"

#include "gfx/paint.h"
#include "i18n/i18n.h"

#include <math.h>
#include <stdio.h>

static const char *const FIGURINE_NAME[FIGURINES] = {"flask", "lens", "vial", "fibre"};
static const char *const POSE_NAME[] = {"stand", "hop", "land", "cheer", "sad", "think", "read"};

/* Figurines' pictures are 240 x 320 with the ground at 286, cards 250 x 350 in a shadow of 290 x 390. */
static const float FIGURINE_ASPECT = 240.0f / 320, FIGURINE_GROUND = 286.0f / 320;
static const float CARD_WIDE = 250, CARD_HIGH = 350;

TextStyle part_words(TextFace face, float size, uint32_t rgb, TextAlign align) {
    return (TextStyle){.face = face,
                       .size = size,
                       .min_size = fmaxf(size * .55f, TYPE_TINY * .8f),
                       .color = color_rgb(rgb),
                       .align = align,
                       .fit = TEXT_WRAP_SHRINK,
                       .scales = true};
}

void part_figurine(Gfx *gfx, Figurine figurine, Pose pose, Point feet, float high, const PictureLook *look) {
    char name[64];
    snprintf(name, sizeof name, "figurines/%s_%s", FIGURINE_NAME[figurine], POSE_NAME[pose]);
    float wide = high * FIGURINE_ASPECT;
    picture_draw(gfx, name, rect_snapped(rect_of(feet.x - wide / 2, feet.y - high * FIGURINE_GROUND, wide, high)),
                 look);
}

void part_want_figurine(Gfx *gfx, Figurine figurine, Pose pose, float high) {
    char name[64];
    snprintf(name, sizeof name, "figurines/%s_%s", FIGURINE_NAME[figurine], POSE_NAME[pose]);
    Rect size = rect_snapped(rect_of(0, 0, high * FIGURINE_ASPECT, high));
    picture_want(gfx, name, size.w, size.h);
}

void part_portrait(Gfx *gfx, Figurine figurine, Rect where) {
    char name[64];
    snprintf(name, sizeof name, "figurines/%s_head", FIGURINE_NAME[figurine]);
    Rect disc = rect_snapped(rect_fit(where, 1));
    Point middle = rect_middle(disc);
    float radius = disc.w / 2, line = fmaxf(disc.w * .05f, 1.5f);
    paint_disc(gfx, middle, radius, color_mix(theme_player(figurine), color_rgb(THEME_TABLE_DARK), .72f));
    picture_draw(gfx, name, rect_snapped(rect_scaled(disc, .86f)), NULL);
    paint_circle(gfx, middle, radius, line / fmaxf(gfx_unit(gfx), .01f), theme_player_light(figurine));
}

Rect part_card_rect(Point middle, float high) {
    return rect_snapped(rect_around(middle, high * CARD_WIDE / CARD_HIGH, high));
}

static void numeral(Gfx *gfx, const char *text, Rect card, float x, float baseline, float size) {
    float scale = card.w / CARD_WIDE, unit = gfx_unit(gfx);
    TextStyle style = {.face = TEXT_NUMERAL,
                       .size = size * scale / unit,
                       .align = TEXT_CENTER,
                       .color = color_alpha(color_rgb(0xffffff), .55f)};
    text_draw_at(gfx, &style, text, (Point){card.x + (x - 1.2f) * scale, card.y + (baseline + 1.8f) * scale});
    style.color = color_rgb(0x0a1236);
    text_draw_at(gfx, &style, text, (Point){card.x + x * scale, card.y + baseline * scale});
}

void part_card(Gfx *gfx, WorldCard card, Rect where, float transparency) {
    if (rect_is_empty(where)) {
        return;
    }
    PictureLook look = {.transparency = transparency};
    float scale = where.w / CARD_WIDE;
    picture_draw(gfx, "cards/card_shadow",
                 rect_snapped(rect_of(where.x - 22 * scale, where.y - 16 * scale, 290 * scale, 390 * scale)), &look);
    if (card == WORLD_JOKER) {
        picture_draw(gfx, "cards/joker", where, &look);
        return;
    }
    char text[16], name[32];
    snprintf(name, sizeof name, "cards/number_%02d", (int)card);
    snprintf(text, sizeof text, "%d", (int)card);
    picture_draw(gfx, name, where, &look);
    if (card % 10 == 0) { /* what leaves its frame */
        snprintf(name, sizeof name, "cards/hero_%d", (int)card);
        picture_draw(gfx, name,
                     rect_snapped(rect_of(where.x - 40 * scale, where.y - 40 * scale, 330 * scale, 430 * scale)),
                     &look);
    }
    gfx_push_alpha(gfx, 1 - transparency);
    numeral(gfx, text, where, 69, 83, 86);
    numeral(gfx, text, where, 205, 325, 56);
    gfx_pop_alpha(gfx);
}

void part_bead(Gfx *gfx, const char *color, Rect where, const char *text) {
    char name[32];
    snprintf(name, sizeof name, "ui/bead_%s", color);
    picture_draw(gfx, name, rect_snapped(where), NULL);
    TextStyle style = {.face = TEXT_NUMERAL,
                       .size = where.h * .42f / gfx_unit(gfx),
                       .color = color_rgb(0x0a1236),
                       .align = TEXT_CENTER,
                       .fit = TEXT_SHRINK};
    text_draw(gfx, &style, text, where);
}

void part_route(Gfx *gfx, const char *board, Rect where) {
    char route[64];
    snprintf(route, sizeof route, "board/route-%s", board);
    Rect map = rect_snapped(rect_fit(where, 1500.0f / 620));
    picture_draw(gfx, "board/map-landscape", map, NULL);
    picture_draw(gfx, route, map, NULL);
}

/* Light comes from the upper right and crosses the table to the lower left in slanted beams. */
void part_table(const App *app) {
    paint_lit_table(app->gfx);
}

Rect part_panel(const App *app, Rect where, const char *heading) {
    PanelStyle style = panel_glass();
    paint_panel(app->gfx, where, &style);
    Rect inside = rect_inset(where, layout_px(&app->layout, SPACE_PADDING));
    if (heading == NULL || heading[0] == '\0') {
        return inside;
    }
    Rect head = layout_cut_top(&app->layout, &inside, 46);
    TextStyle words = part_words(TEXT_BOLD, TYPE_TEXT, THEME_TEXT, TEXT_LEFT);
    text_draw(app->gfx, &words, heading, head);
    layout_cut_top(&app->layout, &inside, 8);
    return inside;
}

bool part_is_narrow(const Layout *layout) {
    return !layout->portrait && layout->wide < 1600;
}

void part_header_draw(const App *app, const char *heading) {
    Rect box = layout_rect(&app->layout, 140, 14, app->layout.wide - 280, PART_HEADER_HIGH - 20);
    TextStyle words = part_words(TEXT_BOLD, TYPE_HEADING, THEME_TEXT, TEXT_CENTER);
    words.shadow = color_alpha(color_rgb(THEME_SHADOW), .6f);
    text_draw(app->gfx, &words, heading, box);
}

void part_header_build(const App *app, Ui *ui, const char *back_id, int act) {
    const Layout *layout = &app->layout;
    float x = layout->left_handed ? layout->wide - 24 - 84 : 24;
    ui_put(ui, back_id, layout_rect(layout, x, 20, 84, 84), NULL, act, .look = LOOK_ROUND, .picture = "icons/back",
           .hint = tr("Back"));
}

void part_popup(const App *app, Rect body, const char *heading) {
    PanelStyle style = panel_popup();
    paint_panel(app->gfx, body, &style);
    if (heading == NULL) {
        return;
    }
    Rect head = rect_of(body.x + layout_px(&app->layout, 110), body.y + layout_px(&app->layout, 18),
                        body.w - layout_px(&app->layout, 220), layout_px(&app->layout, 80));
    TextStyle words = part_words(TEXT_BOLD, 48, THEME_TEXT, TEXT_CENTER);
    text_draw(app->gfx, &words, heading, head);
}

void part_chosen(const App *app, Rect where) {
    float side = layout_px(&app->layout, 44);
    Rect mark = rect_around((Point){where.x + where.w - side * .55f, where.y + side * .55f}, side, side);
    paint_ring(app->gfx, where, RADIUS_BUTTON, 5, color_rgb(THEME_CHOSEN));
    paint_disc(app->gfx, rect_middle(mark), side / 2, color_rgb(THEME_CHOSEN));
    paint_sign(app->gfx, SIGN_TICK, rect_scaled(mark, .56f), color_rgb(THEME_RIBBON_INK));
}

PopupPlaces part_popup_places(const Layout *layout, float w, float h) {
    static const float HEAD = 104, SIDE = 48, FOOT = 96, BELOW = 32;
    PopupPlaces places = {.body = layout_popup(layout, w, h)};
    Rect inside = places.body;
    layout_cut_top(layout, &inside, HEAD);
    inside = rect_of(inside.x + layout_px(layout, SIDE), inside.y, inside.w - layout_px(layout, 2 * SIDE),
                     inside.h - layout_px(layout, BELOW));
    places.foot = layout_cut_bottom(layout, &inside, FOOT);
    places.inside = inside;
    return places;
}

Rect part_popup_button(const Layout *layout, Rect foot, int count, int index) {
    return layout_column(layout, foot, count, layout->left_handed ? index : count - 1 - index, 24);
}

void part_close_build(const App *app, Ui *ui, Rect body, const char *id, int act) {
    const Layout *layout = &app->layout;
    float side = layout_px(layout, 76);
    ui_put(ui, id, rect_of(body.x + layout_px(layout, 22), body.y + layout_px(layout, 20), side, side), NULL, act,
           .look = LOOK_ROUND, .picture = "icons/close", .hint = tr("Close"));
}

Rect part_help_rect(const App *app, float taken) {
    const Layout *layout = &app->layout;
    float x = layout->left_handed ? 24 + taken : layout->wide - 24 - taken - PART_HELP_WIDE;
    return layout_rect(layout, x, 20, PART_HELP_WIDE, PART_HELP_WIDE);
}

void part_help_build(Ui *ui, Rect where, const char *id, int act) {
    ui_put(ui, id, rect_snapped(where), NULL, act, .look = LOOK_ROUND, .picture = "icons/help", .hint = tr("Help"));
}
