#include "games/path/scenes/tutorial_bubble.h"

#include "gfx/theme.h"
#include "scenes/table/coach.h"
#include "shell/dusk.h"
#include "shell/parts.h"

#include <math.h>

/* Units. */
static const float WIDE = 548, MARGIN = 18, PADDING = 24, PORTRAIT = 84, HEAD = 96, FOOT = 96, STEP = 24;
static const float WORDS_SIZE = 28, PROMPT_SIZE = 32, TALL_SIZE = 40, LEAST_SIZE = 16;
static const float POINTER = 120; /* an arrow is no longer, so that it lies over few tiles */

/* size: units. */
static TextStyle words_style(float size) {
    return (TextStyle){.face = TEXT_REGULAR,
                       .size = size,
                       .min_size = LEAST_SIZE,
                       .color = color_rgb(DUSK_INK),
                       .vertical = TEXT_TOP,
                       .fit = TEXT_WRAP_SHRINK,
                       .line = 1.28f,
                       .scales = true};
}

static float unit_of(const PathTable *table) {
    return gfx_unit(table->app->gfx);
}

/* --- prompts ------------------------------------------------------------------------------------------------------ */

/* Below the coach's board, where the column has room; else the coach's own place, over the whole width. */
static Rect prompt_room(const PathTable *table, bool *is_column) {
    const PathLayout *layout = &table->layout;
    const SeatLayout *seat = &layout->seat[0];
    *is_column = !rect_is_empty(layout->chance) && !rect_is_empty(seat->lens_panel);
    if (*is_column) {
        return rect_union(seat->lens_panel, layout->chance);
    }
    Rect all = rect_union(seat->panel, layout->rounds), rival = layout->rival[0].panel;
    return (Rect){all.x, rival.y, all.w, rival.h};
}

/* Over all of the numbers, or more if there is more to say. */
static PathBubble prompt_in_column(const PathTable *table, const char *words, Rect room) {
    float u = unit_of(table), pad = PADDING * u * .8f, portrait = PORTRAIT * u, head = portrait + 10 * u;
    TextStyle style = words_style(PROMPT_SIZE);
    float ink = text_measure(table->app->gfx, &style, words, room.w - 2 * pad).y + 6 * u;
    float high = fmaxf(ink + head + 2 * pad, table->layout.seat[0].lens_panel.h);
    PathBubble bubble = {.panel = {room.x, room.y, room.w, fminf(high, room.h)}, .size = PROMPT_SIZE};
    float x = room.x + pad, y = room.y + pad;
    bubble.portrait = (Rect){x, y, portrait, portrait};
    bubble.name = (Rect){x + portrait + 14 * u, y, room.w - 2 * pad - portrait - 14 * u, portrait};
    bubble.words = (Rect){x, y + head, room.w - 2 * pad, bubble.panel.h - head - 2 * pad};
    return bubble;
}

static PathBubble prompt_in_band(const PathTable *table, Rect room) {
    float u = unit_of(table), pad = PADDING * u * .6f, portrait = fminf(PORTRAIT * u * 1.9f, room.h - 2 * pad);
    float beside = portrait + 3 * pad;
    bool is_tall = table->layout.units.portrait;
    PathBubble bubble = {.panel = room, .size = is_tall ? TALL_SIZE : PROMPT_SIZE, .is_in_middle = true};
    bubble.portrait = (Rect){room.x + pad, room.y + (room.h - portrait) / 2, portrait, portrait};
    bubble.words = (Rect){room.x + beside, room.y + pad, room.w - beside - pad, room.h - 2 * pad};
    return bubble;
}

PathBubble path_bubble_prompt(const PathTable *table, const char *words, Rect target, bool is_tile) {
    bool is_column;
    Rect room = prompt_room(table, &is_column);
    PathBubble bubble = is_column ? prompt_in_column(table, words, room) : prompt_in_band(table, room);
    bubble.target = target;
    bubble.is_tile = is_tile;
    return bubble;
}

/* --- remarks ------------------------------------------------------------------------------------------------------ */

static float gap_between(Rect a, Rect b) {
    float x = fmaxf(fmaxf(a.x - (b.x + b.w), b.x - (a.x + a.w)), 0);
    float y = fmaxf(fmaxf(a.y - (b.y + b.h), b.y - (a.y + a.h)), 0);
    return hypotf(x, y);
}

/* As near to the target as can be without hiding it, and as near to the middle of the board. */
static Rect room_near(const PathTable *table, Rect wanted, Rect target) {
    float u = unit_of(table), step = STEP * u, best_cost = 0;
    Rect all = rect_inset(table->app->layout.screen, MARGIN * u), best = wanted;
    Rect around = rect_inset(target, -2 * MARGIN * u);
    bool is_found = false;
    for (float y = all.y; y + wanted.h <= all.y + all.h; y += step) {
        for (float x = all.x; x + wanted.w <= all.x + all.w; x += step) {
            Rect there = {x, y, wanted.w, wanted.h};
            float far = hypotf(x - wanted.x, y - wanted.y);
            float cost = rect_is_empty(target) ? far : far * .6f + gap_between(there, target);
            bool hides = !rect_is_empty(target) && !rect_is_empty(rect_common(there, around));
            if (!hides && (!is_found || cost < best_cost)) {
                best = there;
                best_cost = cost;
                is_found = true;
            }
        }
    }
    return best;
}

PathBubble path_bubble_remark(const PathTable *table, const char *words, Rect target, bool is_tile) {
    float u = unit_of(table), pad = PADDING * u, head = HEAD * u, foot = FOOT * u;
    Rect screen = table->app->layout.screen;
    float wide = fminf(WIDE * u, screen.w - (2 * MARGIN + COACH_WIDE) * u);
    float most = screen.h - 2 * MARGIN * u - 2 * pad - head - foot;
    TextStyle style = words_style(WORDS_SIZE);
    float ink = fminf(text_measure(table->app->gfx, &style, words, wide - 2 * pad).y + 6 * u, most),
          high = ink + head + foot + 2 * pad;
    Point middle = table->layout.seat[0].board.middle;
    float all_wide = wide + COACH_WIDE * u, all_high = fmaxf(high, COACH_HIGH * u * .9f);
    Rect wanted = {middle.x - all_wide / 2, middle.y - all_high / 2, all_wide, all_high};
    Rect all = room_near(table, wanted, target);
    PathBubble bubble = {.target = target, .is_tile = is_tile, .size = WORDS_SIZE, .is_in_person = true};
    bubble.is_left = rect_is_empty(target) || rect_middle(target).x >= rect_middle(all).x;
    bubble.panel = coach_beside(all, u, high, bubble.is_left);
    float x = bubble.panel.x + pad, y = bubble.panel.y + pad * .8f;
    bubble.name = (Rect){x, y, wide - 2 * pad, PORTRAIT * u};
    bubble.words = (Rect){x, y + head, wide - 2 * pad, ink};
    bubble.foot = (Rect){x, bubble.panel.y + high - pad * .8f - (FOOT - 22) * u, wide - 2 * pad, (FOOT - 22) * u};
    return bubble;
}

/* --- drawing ------------------------------------------------------------------------------------------------------ */

/* Where the way from the bubble to the middle of the target meets the target's rim. */
static Point rim_towards(Rect rect, Point from, bool is_round, float away) {
    Point middle = rect_middle(rect);
    float dx = from.x - middle.x, dy = from.y - middle.y, far = fmaxf(hypotf(dx, dy), 1);
    float scale =
        is_round ? (rect.w / 2) / far : fminf(rect.w / 2 / fmaxf(fabsf(dx), 1), rect.h / 2 / fmaxf(fabsf(dy), 1));
    scale += away / far;
    return (Point){middle.x + dx * scale, middle.y + dy * scale};
}

/* From the side of the bubble, but no longer than it has to be. */
static void draw_pointer(const PathTable *table, const PathBubble *bubble) {
    Gfx *gfx = table->app->gfx;
    float u = unit_of(table);
    Rect ring = rect_snapped(rect_inset(bubble->target, bubble->is_tile ? 0 : -7 * u));
    coach_draw_ring(gfx, ring, bubble->is_tile ? ring.w / 2 / u : RADIUS_BUTTON + 6);
    Point bubble_middle = rect_middle(bubble->panel), at = rect_middle(ring);
    Point to = rim_towards(ring, bubble_middle, bubble->is_tile, 10 * u);
    Point edge = rim_towards(bubble->panel, at, false, 0);
    float far = hypotf(edge.x - to.x, edge.y - to.y), most = POINTER * u;
    Point from = far <= most ? edge : (Point){to.x + (edge.x - to.x) * most / far, to.y + (edge.y - to.y) * most / far};
    if (far > 24 * u) {
        coach_draw_arrow(gfx, from, to, hypotf(to.x - from.x, to.y - from.y) * .14f, 24 * u);
    }
}

void path_bubble_draw(const PathTable *table, const PathBubble *bubble, const Seat *coach, const char *words) {
    Gfx *gfx = table->app->gfx;
    coach_draw_panel(gfx, bubble->panel, coach->figurine);
    if (!rect_is_empty(bubble->target)) {
        draw_pointer(table, bubble);
    }
    if (bubble->is_in_person) {
        coach_draw_figure(gfx, coach->figurine, bubble->panel, bubble->is_left, rect_is_empty(bubble->target));
    } else {
        part_portrait(gfx, coach->figurine, rect_snapped(bubble->portrait));
    }
    if (!rect_is_empty(bubble->name)) {
        TextStyle name = part_words(TEXT_BOLD, TYPE_LARGE, DUSK_INK_HEAD, TEXT_LEFT);
        name.fit = TEXT_SHRINK;
        name.scales = false;
        text_draw(gfx, &name, coach->name, bubble->name);
    }
    TextStyle style = words_style(bubble->size);
    style.vertical = bubble->is_in_middle ? TEXT_MIDDLE : TEXT_TOP;
    text_draw(gfx, &style, words, bubble->words);
}
