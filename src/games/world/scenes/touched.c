#include "games/world/scenes/touched.h"

#include "games/world/scenes/cards.h"
#include "games/world/scenes/draw.h"
#include "games/world/scenes/living.h"
#include "gfx/paint.h"
#include "scenes/table/coach.h"

#include <math.h>

static const uint32_t NIGHT = 0x06103a;

/* --- what --------------------------------------------------------------------------------------------------------- */

static bool is_about_row(WorldEventCard card, int by, int player) {
    switch (card) {
    case WORLD_EVENT_NONE: /* Fast Track */
    case WORLD_EVENT_SWAP_OWN:
    case WORLD_EVENT_TAKE_TWO:
        return player == by;
    case WORLD_EVENT_MAKE_SWAP:
        return player != by;
    case WORLD_EVENT_ALL_SWAP:
    case WORLD_EVENT_TRADE:
    case WORLD_EVENT_SHIFT_SEATS:
    case WORLD_EVENT_PASS_LEFT:
        return true;
    case WORLD_EVENT_ADVANCE_2:
    case WORLD_EVENT_ALL_ADVANCE_1:
    case WORLD_EVENT_QUIZ:
        return false;
    }
    return false;
}

static bool is_about_piece(WorldEventCard card, int by, int player) {
    return card == WORLD_EVENT_ALL_ADVANCE_1 ||
           ((card == WORLD_EVENT_ADVANCE_2 || card == WORLD_EVENT_QUIZ) && player == by);
}

int touched_places(const Table *table, WorldEventCard card, int by, Rect place[TOUCHED_MAX]) {
    int count = 0;
    for (int p = 0; p < table->view.players; p++) {
        if (is_about_row(card, by, p)) {
            int last = card == WORLD_EVENT_PASS_LEFT ? 0 : WORLD_ROW - 1;
            place[count++] = rect_union(table_slot(table, p, 0), table_slot(table, p, last));
        }
    }
    if (card == WORLD_EVENT_TAKE_TWO) {
        place[count++] = table->layout.discard;
    }
    return count;
}

/* --- drawing ------------------------------------------------------------------------------------------------------ */

static void order(float *edge, int count) {
    for (int i = 1; i < count; i++) {
        for (int k = i; k > 0 && edge[k] < edge[k - 1]; k--) {
            float swapped = edge[k];
            edge[k] = edge[k - 1];
            edge[k - 1] = swapped;
        }
    }
}

/* From left to right, between the places that lie in this strip. */
static void dim_strip(Gfx *gfx, Rect strip, const Rect *place, int count, Color night) {
    float left = strip.x;
    while (left < strip.x + strip.w) {
        const Rect *next = NULL;
        for (int i = 0; i < count; i++) {
            bool lies_in = place[i].y < strip.y + strip.h && place[i].y + place[i].h > strip.y;
            if (lies_in && place[i].x + place[i].w > left && (next == NULL || place[i].x < next->x)) {
                next = &place[i];
            }
        }
        float right = next != NULL ? fmaxf(next->x, left) : strip.x + strip.w;
        paint_fill(gfx, (Rect){left, strip.y, right - left, strip.h}, night);
        left = next != NULL ? next->x + next->w : right;
    }
}

static void dim_round(Gfx *gfx, Rect all, const Rect *place, int count, Color night) {
    float edge[2 * TOUCHED_MAX + 2];
    int edges = 0;
    edge[edges++] = all.y;
    edge[edges++] = all.y + all.h;
    for (int i = 0; i < count; i++) {
        edge[edges++] = place[i].y;
        edge[edges++] = place[i].y + place[i].h;
    }
    order(edge, edges);
    for (int i = 0; i + 1 < edges; i++) {
        if (edge[i + 1] > edge[i]) {
            dim_strip(gfx, (Rect){all.x, edge[i], all.w, edge[i + 1] - edge[i]}, place, count, night);
        }
    }
}

static void draw_pieces(const Table *table, WorldEventCard card, int by) {
    Gfx *gfx = table->app->gfx;
    float size = draw_figurine_size(table);
    for (int p = 0; p < table->view.players; p++) {
        if (is_about_piece(card, by, p)) {
            Point feet = table_feet(table, p, table->field[p]);
            Figurine figurine = draw_seat(table, p)->figurine;
            paint_pool(gfx, (Point){feet.x, feet.y - 10 * size}, 70 * size, 56 * size, color_rgb(THEME_GLOW));
            figurine_draw(gfx, figurine, feet, size, 0, FIGURINE_STANDS, living_faces_left(table, p));
        }
    }
}

void touched_draw(const Table *table, WorldEventCard card, int by, float dim) {
    Gfx *gfx = table->app->gfx;
    Rect place[TOUCHED_MAX];
    int count = touched_places(table, card, by, place);
    for (int i = 0; i < count; i++) {
        place[i] = rect_snapped(place[i]);
    }
    dim_round(gfx, gfx_screen(gfx), place, count, color_alpha(color_rgb(NIGHT), dim));
    float u = table->layout.units.u;
    gfx_push_alpha(gfx, fminf(dim * 1.6f, 1));
    for (int i = 0; i < count; i++) {
        coach_draw_ring(gfx, rect_snapped(rect_inset(place[i], -5 * u)), RADIUS_CARD + 5);
    }
    draw_pieces(table, card, by);
    gfx_pop_alpha(gfx);
}
