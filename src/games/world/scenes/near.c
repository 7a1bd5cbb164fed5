#include "games/world/scenes/near.h"

#include "games/world/scenes/draw.h"
#include "games/world/scenes/labels.h"
#include "gfx/paint.h"

#include <math.h>

static const float CLOSER = 1.5f, LEAST = 1.2f, CLOSEST = 2.6f, READABLE = 2.2f,
                   SOFT = 1.6f; /* times; what brings less than the least is not worth the way */

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

/* The part of the board that is seen there. */
static void draw_grown(const Table *table, Rect seen, Rect there) {
    Rect board = table->layout.board;
    float times = seen.w / board.w;
    Rect part = {board.x + (there.x - seen.x) / times, board.y + (there.y - seen.y) / times, there.w / times,
                 there.h / times};
    if (!rect_is_empty(there)) {
        layer_draw_part(table->paint->board, part, there);
    }
}

/* So much that what is painted would be soft; along a walk it is not, and soon over. */
static bool is_large(const Table *table, Rect seen) {
    return seen.w > SOFT * table->layout.board.w;
}

/* As it will lie there, without labels, which have a way of their own. */
static void paint_there(const Table *table) {
    TablePaint *paint = table->paint;
    paint->near = paint->near != NULL ? paint->near : layer_new(table->app->gfx);
    if (layer_begin(paint->near)) {
        paint->is_there = true;
        draw_board_grown(table, table->near, near_frame(table));
        paint->is_there = false;
        layer_end(paint->near);
    }
}

/* What will fill the frame is sharp on its way, too; round it lies what will have left it. */
static void draw_coming(const Table *table, Rect seen) {
    Rect frame = near_frame(table), there = table->near;
    if (!is_large(table, there) || gfx_is_waiting(table->app->gfx)) {
        draw_grown(table, seen, frame);
        return;
    }
    float times = seen.w / there.w;
    Rect sharp =
        rect_common(rect_snapped((Rect){seen.x + (frame.x - there.x) * times, seen.y + (frame.y - there.y) * times,
                                        frame.w * times, frame.h * times}),
                    frame);
    float right = sharp.x + sharp.w, bottom = sharp.y + sharp.h;
    paint_there(table);
    draw_grown(table, seen, (Rect){frame.x, frame.y, frame.w, sharp.y - frame.y});
    draw_grown(table, seen, (Rect){frame.x, bottom, frame.w, frame.y + frame.h - bottom});
    draw_grown(table, seen, (Rect){frame.x, sharp.y, sharp.x - frame.x, sharp.h});
    draw_grown(table, seen, (Rect){right, sharp.y, frame.x + frame.w - right, sharp.h});
    layer_draw_part(table->paint->near, frame, sharp);
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
        draw_coming(table, near_board(table));
        labels_draw_along(table);
    } else {
        paint->near = paint->near != NULL ? paint->near : layer_new(gfx);
        if (paint->near_labels == NULL) {
            layer_invalidate(paint->near);
        }
        if (layer_begin(paint->near)) {
            if (is_large(table, table->near)) {
                draw_board_grown(table, table->near, near_frame(table));
            } else {
                draw_grown(table, table->near, near_frame(table));
            }
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
        if (is_large(table, clip->to)) {
            draw_want_grown(table, clip->to, near_frame(table));
        }
    }
    if (table->paint->near != NULL) {
        layer_invalidate(table->paint->near);
    }
}
