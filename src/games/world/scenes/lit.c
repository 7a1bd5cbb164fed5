#include "games/world/scenes/lit.h"

#include "games/world/scenes/draw.h"
#include "gfx/paint.h"

#include <math.h>

enum { STEPS = 16 };

static const float STRANDS_APART = 3.1f, SMALLEST = .78f; /* of the board's data, as the picture of the route has it */
static const float RING = 24.2f, RING_WIDE = 4.8f, RING_GAP = .018f; /* of a bead of radius 19; turns */

/* --- the strand --------------------------------------------------------------------------------------------------- */

static Point corner(const Table *table, int field) {
    int goal = world_session_board(table->session)->track.goal;
    return table_board_place(table, field < 0 ? 0 : field > goal ? goal : field);
}

static float apart(Point a, Point b) {
    return hypotf(a.x - b.x, a.y - b.y);
}

Point lit_curve(const Point through[4], float t) {
    Point a = through[0], b = through[1], c = through[2], d = through[3];
    float span = apart(b, c), ab = fmaxf(apart(a, c), .01f), cd = fmaxf(apart(b, d), .01f);
    float k1 = fminf(1 / 6.0f, span / ab / 3), k2 = fminf(1 / 6.0f, span / cd / 3);
    Point q = {b.x + (c.x - a.x) * k1, b.y + (c.y - a.y) * k1}, r = {c.x - (d.x - b.x) * k2, c.y - (d.y - b.y) * k2};
    float s = 1 - t, w0 = s * s * s, w1 = 3 * s * s * t, w2 = 3 * s * t * t, w3 = t * t * t;
    return (Point){b.x * w0 + q.x * w1 + r.x * w2 + c.x * w3, b.y * w0 + q.y * w1 + r.y * w2 + c.y * w3};
}

Point lit_fibre(const Table *table, int field, float t) {
    Point through[4];
    for (int i = 0; i < 4; i++) {
        through[i] = corner(table, field - 1 + i);
    }
    return lit_curve(through, t);
}

static Point beside(Point from, Point to, Point at, float aside) {
    float far = fmaxf(apart(from, to), .01f);
    return (Point){at.x - (to.y - from.y) / far * aside, at.y + (to.x - from.x) / far * aside};
}

static float drawn_radius(const Board *board, const BoardLayout *layout, int field) {
    BoardRole role = board->field[field].role;
    return role == BOARD_PLAIN ? layout->bead_radius : role == BOARD_SITE ? layout->site_radius : layout->end_radius;
}

float lit_bead_scale(float radius, int field) {
    static const float ROOMY = 17, TEN = 1.16f, CROWDED_TEN = 1.34f; /* as in the route's picture */
    return field % 10 != 0 ? 1 : radius > ROOMY ? TEN : CROWDED_TEN;
}

/* It lies on the ring that those of ten have anyway. */
float lit_ring(const BoardLayout *layout, int field) {
    return RING * lit_bead_scale(layout->bead_radius, field);
}

/* With its ring of light. */
static float radius_of(const Table *table, int field) {
    const Board *board = world_session_board(table->session);
    float radius = drawn_radius(board, &board->layout[table->layout.shape], field);
    return radius *
           (board->field[field].role == BOARD_PLAIN ? lit_ring(&board->layout[table->layout.shape], field) / 19 : 1) *
           table_board_scale(table);
}

/* The route's picture says now and then which way it goes: that stays clear. */
static bool has_sign_there(const Table *table, int field, Point from, Point to) {
    enum { EVERY = 4, FIRST = 2 };
    const Board *board = world_session_board(table->session);
    const BoardLayout *layout = &board->layout[table->layout.shape];
    float scale = table_board_scale(table);
    Point a = table_board_place(table, field), b = table_board_place(table, field + 1);
    float far = fmaxf(apart(a, b), .01f), left = drawn_radius(board, layout, field) * scale,
          right = drawn_radius(board, layout, field + 1) * scale, room = far - left - right;
    if ((field > 0 && field % EVERY != FIRST) || room < (field == 0 ? 9 : 16) * scale) {
        return false;
    }
    float part = (left + room / 2) / far;
    Point sign = {a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part};
    return apart(sign, from) < 9 * scale || apart(sign, to) < 9 * scale;
}

/* Between two fields, and only there: beads lie on the fibre. */
static void draw_strand(const Table *table, int player, int field) {
    const BoardLayout *layout = &world_session_board(table->session)->layout[table->layout.shape];
    Gfx *gfx = table->app->gfx;
    float scale = table_board_scale(table),
          strand = STRANDS_APART * scale * fmaxf(SMALLEST, fminf(layout->bead_radius / 19, 1));
    float aside = ((float)player - 1.5f) * strand, unit = gfx_unit(gfx);
    Point ends[2] = {table_board_place(table, field), table_board_place(table, field + 1)};
    float off[2] = {radius_of(table, field), radius_of(table, field + 1)};
    Color own = theme_player(draw_seat(table, player)->figurine),
          light = theme_player_light(draw_seat(table, player)->figurine);
    for (int i = 0; i < STEPS; i++) {
        Point from = lit_fibre(table, field, (float)i / STEPS), to = lit_fibre(table, field, (float)(i + 1) / STEPS);
        if (apart(from, ends[0]) < off[0] || apart(to, ends[1]) < off[1] || has_sign_there(table, field, from, to)) {
            continue;
        }
        Point a = beside(from, to, from, aside), b = beside(from, to, to, aside);
        paint_line(gfx, a, b, strand * 1.05f / unit, own);
        paint_line(gfx, a, b, strand * .55f / unit, color_mix(light, color_rgb(0xffffff), .35f));
    }
}

/* --- beads -------------------------------------------------------------------------------------------------------- */

static void draw_ring(const Table *table, int player, int field) {
    const BoardLayout *layout = &world_session_board(table->session)->layout[table->layout.shape];
    Gfx *gfx = table->app->gfx;
    float bead = layout->bead_radius / 19 * table_board_scale(table), unit = gfx_unit(gfx);
    float part = 1.0f / (float)table->view.players, from = part * (float)player + RING_GAP,
          to = part * (float)(player + 1) - RING_GAP, wide = RING_WIDE * bead / unit;
    float ring = lit_ring(layout, field);
    Point at = table_board_place(table, field);
    paint_arc(gfx, at, (ring + .6f) * bead, wide + 2 * bead / unit, from - .008f, to + .008f,
              color_alpha(color_rgb(0x0a1440), .8f));
    paint_arc(gfx, at, ring * bead, wide, from, to, theme_player_light(draw_seat(table, player)->figurine));
}

void lit_draw(const Table *table, int player, int from, int to) {
    const Board *board = world_session_board(table->session);
    for (int field = from; field < to && field < board->track.goal; field++) {
        draw_strand(table, player, field);
        if (board->field[field].role == BOARD_PLAIN) {
            draw_ring(table, player, field);
        }
    }
}

Color lit_dawn(float t) {
    static const uint32_t STOP[] = {0x6a58e8, 0xa86af0, 0xe070c8, 0xf4788c, 0xffa060, 0xffd56a};
    enum { LAST = sizeof STOP / sizeof STOP[0] - 1 };
    float at = fminf(fmaxf(t, 0), 1) * LAST;
    int i = at >= LAST ? LAST - 1 : (int)at;
    return color_mix(color_rgb(STOP[i]), color_rgb(STOP[i + 1]), at - (float)i);
}
