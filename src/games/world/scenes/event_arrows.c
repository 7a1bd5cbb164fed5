#include "games/world/scenes/event_arrows.h"

#include "games/world/scenes/draw.h"
#include "gfx/paint.h"
#include "gfx/picture.h"

#include <math.h>

enum { BEADS_LEAST = 5, BEADS_MOST = 36 };

static const float GROWN = .45f, FADES = .82f; /* of its time: all of it is there; it goes */
static const uint32_t GOLD = 0xffd86b;

bool event_has_arrows(WorldEventCard card) {
    return card != WORLD_EVENT_NONE && card != WORLD_EVENT_QUIZ;
}

/* --- one arrow ---------------------------------------------------------------------------------------------------- */

static void draw_head(const Table *table, Point tip, Point behind, float size) {
    float way = atan2f(tip.y - behind.y, tip.x - behind.x);
    for (int side = -1; side <= 1; side += 2) {
        float turned = way + 3.14159f - (float)side * .55f;
        Point end = {roundf(tip.x + size * cosf(turned)), roundf(tip.y + size * sinf(turned))};
        paint_line(table->app->gfx, tip, end, 9, color_rgb(GOLD));
    }
}

/* A string of beads that grow towards the head, along an arc that is lifted in its middle. */
static void draw_arrow(const Table *table, Point from, Point to, float lift, float grown) {
    float u = table->layout.units.u;
    float far = hypotf(to.x - from.x, to.y - from.y) / (34 * u);
    int beads = (int)fminf(fmaxf(far, BEADS_LEAST), BEADS_MOST), there = (int)(grown * (float)(beads + 1));
    for (int i = 0; i < beads && i < there; i++) {
        float part = (float)i / (float)beads, side = (20 + 16 * part) * u;
        Point at = arc_at(from, to, lift, part);
        picture_draw(table->app->gfx, "ui/bead_gold", rect_snapped(rect_around(at, side, side)), NULL);
    }
    if (there > beads) {
        Point tip = {roundf(to.x), roundf(to.y)};
        draw_head(table, tip, arc_at(from, to, lift, .93f), 32 * u);
    }
}

static void draw_both_ways(const Table *table, Point a, Point b, float lift, float grown) {
    draw_arrow(table, a, b, lift, grown);
    draw_arrow(table, b, a, -lift, grown);
}

/* Over the board, from edge to edge: names and numbers stay clear of it. Side by side at the top it hangs below them.
 */
static void draw_across(const Table *table, Rect a, Rect b, float lift, float grown) {
    float u = table->layout.units.u, apart = b.y + b.h / 2 - a.y - a.h / 2;
    bool is_beside = fabsf(apart) < 4;
    Point from = {a.x + a.w / 2, apart > 0 || is_beside ? a.y + a.h + 14 * u : a.y - 14 * u};
    Point to = {b.x + b.w / 2, apart < 0 || is_beside ? b.y + b.h + 22 * u : b.y - 22 * u};
    draw_arrow(table, from, to, is_beside ? -fabsf(to.x - from.x) * .09f - 20 * u : lift, grown);
}

/* --- where they lead ---------------------------------------------------------------------------------------------- */

static Point slot_middle(const Table *table, int player, int slot) {
    return rect_middle(table_slot(table, player, slot));
}

static Rect face_of(const Table *table, int player) {
    int side = table_side(table, player);
    return side < 0 ? table->layout.own_portrait : table->layout.other[side].portrait;
}

static float lift_for(const Table *table, int player) {
    return table_slot(table, player, 0).h * .34f;
}

/* Two cards of the row change places: any two. */
static void draw_swap(const Table *table, int player, float grown) {
    draw_both_ways(table, slot_middle(table, player, 2), slot_middle(table, player, 6), lift_for(table, player), grown);
}

static void draw_step(const Table *table, int player, int fields, float grown) {
    int goal = table->view.track.goal, from = table->field[player];
    int to = from + fields < goal ? from + fields : goal;
    Point a = table_bead(table, from), b = table_bead(table, to);
    draw_arrow(table, a, b, 60 * table->layout.units.u, grown);
}

static void draw_for(const Table *table, WorldEventCard card, int by, int player, float grown) {
    int left = world_left_of(player, table->view.players);
    float lift = 40 * table->layout.units.u;
    switch (card) {
    case WORLD_EVENT_PASS_LEFT:
        draw_across(table, table_slot(table, player, 0), table_slot(table, left, 0), lift, grown);
        return;
    case WORLD_EVENT_SHIFT_SEATS:
        draw_across(table, face_of(table, player), face_of(table, left), lift, grown);
        return;
    case WORLD_EVENT_ALL_SWAP:
        draw_swap(table, player, grown);
        return;
    case WORLD_EVENT_ALL_ADVANCE_1:
        draw_step(table, player, 1, grown);
        return;
    case WORLD_EVENT_SWAP_OWN:
        if (player == by) {
            draw_swap(table, player, grown);
        }
        return;
    case WORLD_EVENT_ADVANCE_2:
        if (player == by) {
            draw_step(table, player, 2, grown);
        }
        return;
    case WORLD_EVENT_MAKE_SWAP:
        if (player != by) {
            draw_swap(table, player, grown);
        }
        return;
    case WORLD_EVENT_TRADE:
        if (player != by) {
            draw_across(table, table_slot(table, by, 4), table_slot(table, player, 4), lift, grown);
            draw_across(table, table_slot(table, player, 4), table_slot(table, by, 4), -lift, grown);
        }
        return;
    case WORLD_EVENT_TAKE_TWO:
        if (player == by) {
            draw_across(table, table->layout.discard, table_slot(table, by, 4), lift, grown);
        }
        return;
    case WORLD_EVENT_NONE:
    case WORLD_EVENT_QUIZ:
        return;
    }
}

void event_draw_arrows(const Table *table, const Clip *clip) {
    Gfx *gfx = table->app->gfx;
    float t = draw_progress(table, clip);
    float grown = table->timeline.reduced ? 1 : ease(EASE_IN_OUT, fminf(t / GROWN, 1));
    gfx_push_alpha(gfx, t > FADES ? ceilf((1 - t) / (1 - FADES) * 4) / 4 : 1);
    for (int p = 0; p < table->view.players; p++) {
        draw_for(table, (WorldEventCard)clip->a, clip->b, p, grown);
    }
    gfx_pop_alpha(gfx);
}
