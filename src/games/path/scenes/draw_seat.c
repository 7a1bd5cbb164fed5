#include "games/path/scenes/draw_seat.h"

#include "gfx/paint.h"
#include "gfx/path_card.h"
#include "gfx/theme.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static const uint32_t VIOLET = 0xc6a2ff;

void path_text(Gfx *gfx, Rect where, const char *text, PathText look) {
    float high = where.h / gfx_unit(gfx), share = look.share > 0 ? look.share : .72f;
    float size = high * fminf(share * gfx_text_scale(gfx), fmaxf(share, .95f));
    TextStyle style = {.face = look.face,
                       .size = size,
                       .min_size = fminf(size, TYPE_TINY * .8f),
                       .color = color_rgb(look.color != 0 ? look.color : THEME_TEXT),
                       .align = look.align,
                       .fit = TEXT_SHRINK};
    text_draw(gfx, &style, text, where);
}

void path_number_text(char out[16], int number) {
    snprintf(out, 16, "%s%d", number < 0 ? "−" : "", abs(number));
}

/* What a board spreads light over: nobody else's panel. */
void seat_push_clip(Gfx *gfx, const SeatLayout *seat) {
    if (seat->is_turned) {
        gfx_push_turn(gfx, seat->about);
    }
    gfx_push_clip(gfx, rect_is_empty(seat->about) ? gfx_screen(gfx) : seat->about);
}

void seat_pop_clip(Gfx *gfx, const SeatLayout *seat) {
    gfx_pop_clip(gfx);
    if (seat->is_turned) {
        gfx_pop_turn(gfx);
    }
}

/* --- panels ------------------------------------------------------------------------------------------------------- */

/* Amber mixed into a navy panel is mud: fibre's has an amber edge alone. */
void seat_draw_panel(Gfx *gfx, Rect where, PathLight light, bool glows) {
    Color own = theme_player((Figurine)light), white = color_rgb(0xffffff);
    float share = light == PATH_LIGHT_FIBRE ? .05f : .26f;
    PanelStyle style = panel_glass();
    style.top = color_mix(color_rgb(THEME_PANEL_TOP), own, share);
    style.bottom = color_mix(color_rgb(THEME_PANEL_BOTTOM), own, share * .4f);
    style.edge_top = color_mix(own, white, .35f);
    style.edge_bottom = own;
    if (glows) {
        paint_glow(gfx, where, RADIUS_PANEL, 18, color_alpha(color_rgb(THEME_GLOW), .8f));
    }
    paint_panel(gfx, where, &style);
}

static void push_seat(Gfx *gfx, const SeatLayout *seat) {
    if (seat->is_turned) {
        gfx_push_turn(gfx, seat->about);
    }
}

static void pop_seat(Gfx *gfx, const SeatLayout *seat) {
    if (seat->is_turned) {
        gfx_pop_turn(gfx);
    }
}

static void glass_panel(Gfx *gfx, Rect where) {
    if (!rect_is_empty(where)) {
        PanelStyle style = panel_glass();
        paint_panel(gfx, where, &style);
    }
}

void seat_draw_panels(Gfx *gfx, const SeatLayout *seat, const SeatFace *face) {
    push_seat(gfx, seat);
    seat_draw_panel(gfx, seat->panel, face->light, false);
    glass_panel(gfx, seat->lens_panel);
    glass_panel(gfx, seat->card_panel);
    pop_seat(gfx, seat);
}

/* --- numbers ------------------------------------------------------------------------------------------------------ */

static void draw_lens_well(Gfx *gfx, Point middle, float radius) {
    PanelStyle well = panel_well();
    well.radius = 14;
    gfx_push_alpha(gfx, .7f);
    paint_panel(gfx, rect_snapped(rect_around(middle, radius * 2.5f, radius * 2.5f)), &well);
    gfx_pop_alpha(gfx);
}

static void draw_lens(Gfx *gfx, const SeatFace *face, int number, Point middle, float radius, bool has_well) {
    bool is_taken = (face->taken >> number & 1) != 0, is_halved = (face->halved >> number & 1) != 0;
    bool is_coming = (face->coming >> number & 1) != 0;
    PathLens lens = {.number = number,
                     .is_halved = is_halved,
                     .has_badge = is_taken || is_coming || has_well,
                     .is_taken = is_taken,
                     .has_ring = is_taken,
                     .light = face->light,
                     .alpha = is_taken || is_coming ? 1
                              : is_halved           ? .5f
                                                    : .72f};
    if (has_well && !is_taken) {
        draw_lens_well(gfx, middle, radius);
    }
    if (is_coming) {
        paint_pool(gfx, middle, radius * 1.7f, radius * 1.7f, color_alpha(color_rgb(THEME_GLOW), .8f));
    }
    path_lens_at(gfx, &lens, middle, radius);
}

void seat_draw_lenses(Gfx *gfx, Rect where, bool in_rows, const SeatFace *face) {
    static const float IN_TWO_FROM = .25f; /* of the width */
    int columns = in_rows ? 3 : where.h > where.w * IN_TWO_FROM ? 5 : PATH_NUMBERS;
    int rows = (PATH_NUMBERS + columns - 1) / columns;
    float w = where.w / (float)columns, h = where.h / (float)rows;
    float radius = in_rows ? fminf(w, h) * .35f : fminf(w * .42f, h * .4f);
    for (int i = 0; i < PATH_NUMBERS; i++) {
        Point middle = {where.x + w * ((float)(i % columns) + .5f), where.y + h * ((float)(i / columns) + .5f)};
        middle.y -= in_rows ? 0 : h * .04f;
        draw_lens(gfx, face, PATH_NUMBER_MIN + i, middle, radius, in_rows);
    }
}

/* --- card --------------------------------------------------------------------------------------------------------- */

static void seat_draw_card(Gfx *gfx, Rect where, const SeatFace *face) {
    float k = where.w / 250;
    Rect shadow = {where.x - 22 * k, where.y - 16 * k, 290 * k, 390 * k};
    picture_draw(gfx, "cards/card_shadow", rect_snapped(shadow), &(PictureLook){.squeeze = face->squeeze});
    if (face->card_flash > 0) {
        paint_glow(gfx, where, 14, 16, color_alpha(color_rgb(THEME_GLOW), face->card_flash));
    }
    if (face->card == NULL) {
        picture_draw(gfx, "path/cards/back", where, &(PictureLook){.squeeze = face->squeeze});
        return;
    }
    PathCardFace card = {
        .colours = face->card->colour, .count = face->card->count, .used = face->used, .squeeze = face->squeeze};
    path_card_draw(gfx, &card, where);
}

/* --- names and points --------------------------------------------------------------------------------------------- */

static void draw_points(Gfx *gfx, Rect where, const SeatFace *face, PathText look) {
    char points[16], missed[16], text[40];
    path_number_text(points, face->points);
    path_number_text(missed, -face->missed);
    snprintf(text, sizeof text, "%s  %s", points, missed);
    path_text(gfx, where, text, look);
}

static void draw_total(Gfx *gfx, Rect where, const SeatFace *face, float share) {
    char text[16];
    path_number_text(text, face->points - face->missed);
    path_text(gfx, where, text, (PathText){TEXT_NUMERAL, share, THEME_TEXT, TEXT_RIGHT});
}

static uint32_t note_color(const SeatFace *face) {
    return face->is_ready ? THEME_RIGHT_TOP : face->is_asked ? THEME_RIBBON_TOP : THEME_TEXT_QUIET;
}

static Rect head_of(Rect portrait) {
    return rect_snapped(rect_scaled(rect_snapped(rect_fit(portrait, 1)), .86f));
}

static void head_name(char out[64], PathLight light, SeatMood mood) {
    static const char *const MOOD[] = {"", "_cheer", "_sad"};
    snprintf(out, 64, "figurines/%s_head%s", path_light_names[light], MOOD[mood]);
}

void seat_want_moods(Gfx *gfx, PathLight light, Rect portrait) {
    char name[64];
    Rect head = head_of(portrait);
    for (SeatMood mood = SEAT_IS_GLAD; mood <= SEAT_IS_SAD; mood++) {
        head_name(name, light, mood);
        picture_want(gfx, name, head.w, head.h);
    }
}

static void draw_portrait(Gfx *gfx, Rect where, const SeatFace *face) {
    char name[64];
    Rect disc = rect_snapped(rect_fit(where, 1));
    Figurine figurine = (Figurine)face->light;
    Point middle = rect_middle(disc);
    if (face->is_asked) {
        paint_glow(gfx, disc, 999, 12, color_alpha(color_rgb(THEME_GLOW), .8f));
    }
    paint_disc(gfx, middle, disc.w / 2, color_mix(theme_player(figurine), color_rgb(THEME_TABLE_DARK), .72f));
    head_name(name, face->light, face->mood);
    picture_draw(gfx, name, head_of(where), NULL);
    if (face->blinks && face->mood == SEAT_IS_CALM) {
        snprintf(name, sizeof name, "figurines/%s_head_lids", path_light_names[face->light]);
        picture_draw(gfx, name, head_of(where), NULL);
    }
    paint_circle(gfx, middle, disc.w / 2, 3.2f, theme_player_light(figurine));
    if (face->is_ready) {
        float r = disc.w * .19f;
        Point at = {disc.x + disc.w - r * .9f, disc.y + disc.h - r * .9f};
        paint_disc(gfx, at, r, color_rgb(THEME_RIGHT_BOTTOM));
        paint_sign(gfx, SIGN_TICK, rect_around(at, r * 1.3f, r * 1.3f), color_rgb(THEME_RIGHT_INK));
    }
}

/* The plate of a portrait window has its points in the middle, with what they are above them. */
static bool is_broad(const SeatLayout *seat) {
    return seat->points.h > seat->name.h * 1.4f;
}

static void draw_named(Gfx *gfx, Rect where, const char *what, int number, uint32_t color) {
    char text[16];
    path_number_text(text, number);
    path_text(gfx, (Rect){where.x, where.y, where.w, where.h * .36f}, what,
              (PathText){TEXT_REGULAR, .68f, THEME_TEXT_SECOND, TEXT_CENTER});
    path_text(gfx, (Rect){where.x, where.y + where.h * .36f, where.w, where.h * .64f}, text,
              (PathText){TEXT_NUMERAL, .76f, color, TEXT_CENTER});
}

static void draw_broad_points(Gfx *gfx, Rect where, const SeatFace *face) {
    Rect half = {where.x, where.y, where.w / 2, where.h};
    draw_named(gfx, half, face->numbers, face->points, THEME_RIBBON_TOP);
    half.x += half.w;
    draw_named(gfx, half, face->unlit, -face->missed, VIOLET);
}

void seat_draw_face(Gfx *gfx, const SeatLayout *seat, const SeatFace *face) {
    push_seat(gfx, seat);
    bool is_cornered = rect_middle(seat->name).x < seat->portrait.x + seat->portrait.w;
    draw_portrait(gfx, seat->portrait, face);
    path_text(gfx, seat->name, face->name,
              (PathText){TEXT_BOLD, .74f, THEME_TEXT, is_cornered ? TEXT_CENTER : TEXT_LEFT});
    path_text(gfx, seat->note, face->note, (PathText){TEXT_BOLD, .62f, note_color(face), TEXT_LEFT});
    if (is_broad(seat)) {
        draw_broad_points(gfx, seat->points, face);
    } else if (!rect_is_empty(seat->points)) {
        bool is_below_total = seat->points.x >= seat->total.x;
        draw_points(gfx, seat->points, face,
                    (PathText){TEXT_BOLD, .74f, THEME_TEXT_SECOND, is_below_total ? TEXT_RIGHT : TEXT_LEFT});
    }
    if (!rect_is_empty(seat->total)) {
        draw_total(gfx, seat->total, face, .8f);
    }
    if (!rect_is_empty(seat->lens_panel)) {
        Rect head = {seat->lens_panel.x, seat->lens_panel.y, seat->lens_panel.w, seat->lenses.y - seat->lens_panel.y};
        path_text(gfx, rect_inset(head, head.h * .12f), face->lens_heading,
                  (PathText){TEXT_BOLD, .62f, THEME_TEXT, TEXT_CENTER});
    }
    seat_draw_lenses(gfx, seat->lenses, seat->has_lens_rows, face);
    path_text(gfx, seat->round, face->round, (PathText){TEXT_BOLD, .64f, THEME_TEXT, TEXT_CENTER});
    path_text(gfx, seat->card_note, face->card_note, (PathText){TEXT_REGULAR, .6f, THEME_TEXT_SECOND, TEXT_CENTER});
    if (!rect_is_empty(seat->card)) {
        seat_draw_card(gfx, seat->card, face);
    }
    pop_seat(gfx, seat);
}

/* --- rivals ------------------------------------------------------------------------------------------------------- */

void rival_draw_panel(Gfx *gfx, const RivalLayout *rival, const SeatFace *face) {
    seat_draw_panel(gfx, rival->panel, face->light, false);
}

void rival_draw_face(Gfx *gfx, const RivalLayout *rival, const SeatFace *face) {
    draw_portrait(gfx, rival->portrait, face);
    path_text(gfx, rival->name, face->name, (PathText){TEXT_BOLD, .76f, THEME_TEXT, TEXT_LEFT});
    path_text(gfx, rival->note, face->note, (PathText){TEXT_BOLD, .74f, note_color(face), TEXT_LEFT});
    draw_total(gfx, rival->total, face, 1);
    draw_points(gfx, rival->points, face, (PathText){TEXT_BOLD, .82f, THEME_TEXT_SECOND, TEXT_RIGHT});
    if (!rect_is_empty(rival->lenses)) {
        seat_draw_lenses(gfx, rival->lenses, false, face);
    }
}
