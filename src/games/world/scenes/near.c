#include "games/world/scenes/near.h"

#include "games/world/scenes/draw.h"
#include "games/world/scenes/labels.h"
#include "gfx/paint.h"

#include <math.h>

static const float CLOSER = 1.5f, LEAST = 1.2f, CLOSEST = 2.6f,
                   READABLE = 2.2f; /* times; what brings less is not worth the way */

Rect near_frame(const Table *table) {
    return rect_snapped(rect_inset(table->layout.board, 9 * table->layout.units.u));
}

/* --- where -------------------------------------------------------------------------------------------------------- */

/* All that the figurine comes by, with room for it to hop. */
static Rect way_between(const Table *table, int player, int from, int to) {
    float scale = table_board_scale(table);
    int by = to < from ? -1 : 1;
    Rect way = {0};
    for (int field = from;; field += by) {
        Point feet = table_feet(table, player, field);
        Rect room = {feet.x - 70 * scale, feet.y - 130 * scale, 140 * scale, 190 * scale};
        way = rect_is_empty(way) ? room : rect_union(way, room);
        if (field == to) {
            return way;
        }
    }
}

/* The board so many times as large, with that place of it in the middle of its frame, or as near to it as can be. */
static Rect grown_round(const Table *table, Point middle, float times) {
    Rect board = table->layout.board;
    Rect near = {board.x, board.y, roundf(board.w * times), roundf(board.h * times)};
    near.x = board.x + board.w / 2 - (middle.x - board.x) * times;
    near.y = board.y + board.h / 2 - (middle.y - board.y) * times;
    near.x = roundf(fminf(board.x, fmaxf(near.x, board.x + board.w - near.w)));
    near.y = roundf(fminf(board.y, fmaxf(near.y, board.y + board.h - near.h)));
    return near;
}

Rect near_for(const Table *table, int player, int from, int to) {
    Rect frame = near_frame(table), way = way_between(table, player, from, to);
    float times = fminf(CLOSER, fminf(frame.w / way.w, frame.h / way.h));
    Rect nothing = {0, 0, 0, 0};
    return times < LEAST ? nothing : grown_round(table, rect_middle(way), times);
}

Rect near_round(const Table *table, Point middle) {
    return grown_round(table, middle, CLOSEST);
}

static const Clip *moving_view(const Table *table) {
    return draw_playing(table, TABLE_CLIP_NEAR, -1);
}

bool near_is_seen(const Table *table) {
    return table->is_near || moving_view(table) != NULL;
}

float near_share(const Table *table) {
    const Clip *clip = moving_view(table);
    if (clip == NULL) {
        return table->is_near ? 1 : 0;
    }
    float t = draw_progress(table, clip);
    return clip->to.w > clip->from.w ? t : 1 - t;
}

Rect near_board(const Table *table) {
    const Clip *clip = moving_view(table);
    if (table->paint != NULL && table->paint->is_far) {
        return table->layout.board;
    }
    if (table->paint != NULL && table->paint->is_there) {
        return table->near;
    }
    if (clip != NULL) {
        return rect_between(clip->from, clip->to, draw_progress(table, clip));
    }
    return table->is_near ? table->near : table->layout.board;
}

/* --- drawing ------------------------------------------------------------------------------------------------------ */

/* The part of the board that fills the frame. */
static void draw_grown(const Table *table, Rect seen) {
    Rect board = table->layout.board, frame = near_frame(table);
    float times = seen.w / board.w;
    Rect part = {board.x + (frame.x - seen.x) / times, board.y + (frame.y - seen.y) / times, frame.w / times,
                 frame.h / times};
    layer_draw_part(table->paint->board, part, frame);
}

/* Stretching it is slow: where it stays it is done once. */
void near_draw(const Table *table) {
    Gfx *gfx = table->app->gfx;
    TablePaint *paint = table->paint;
    if (!near_is_seen(table)) {
        layer_free(paint->near);
        paint->near = NULL;
        return;
    }
    gfx_push_clip(gfx, near_frame(table));
    if (moving_view(table) != NULL) {
        draw_grown(table, near_board(table));
        labels_draw_along(table);
    } else {
        paint->near = paint->near != NULL ? paint->near : layer_new(gfx);
        if (paint->near_labels == NULL) {
            layer_invalidate(paint->near);
        }
        if (layer_begin(paint->near)) {
            draw_grown(table, table->near);
            labels_draw_near(table);
            layer_end(paint->near);
        }
        layer_draw(paint->near, 1);
    }
    gfx_pop_clip(gfx);
    paint_ring(gfx, rect_inset(near_frame(table), -2 * table->layout.units.u), 4, 2.5f,
               color_alpha(color_rgb(THEME_PANEL_EDGE), .9f));
}

/* --- looking closer ------------------------------------------------------------------------------------------------
 */

static void plan(Table *table, Rect from, Rect to, double ms) {
    Clip clip = {
        .kind = TABLE_CLIP_NEAR, .from = from, .to = to, .duration = ms, .easing = EASE_IN_OUT, .is_travel = true};
    timeline_after(&table->timeline, clip, 0);
}

void near_look(Table *table, Point at) {
    if (!near_is_seen(table)) {
        Rect board = table->layout.board;
        table->looks_closer = true;
        table->looked_at = (Point){(at.x - board.x) / board.w, (at.y - board.y) / board.h};
        plan(table, table->layout.board, grown_round(table, at, READABLE), NEAR_COMES_MS);
    }
}

bool near_leave(Table *table) {
    if (!table->looks_closer || !table->is_near) {
        return false;
    }
    table->looks_closer = false;
    plan(table, table->near, table->layout.board, NEAR_GOES_MS);
    return true;
}

/* --- time --------------------------------------------------------------------------------------------------------- */

void near_clip_called(Table *table, const Clip *clip, bool is_end) {
    bool comes = clip->to.w > clip->from.w;
    table->near = comes ? clip->to : clip->from;
    table->is_near = comes && is_end;
    table->walker = clip->c == 1 ? clip->a : WORLD_NOBODY;
    table->walks_to = clip->b;
    table->has_changed = true; /* the way back is another button */
    if (comes && !is_end) {
        labels_forget_near(table->paint);
    }
    if (table->paint->near != NULL) {
        layer_invalidate(table->paint->near);
    }
}
