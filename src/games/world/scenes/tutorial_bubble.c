#include "games/world/scenes/tutorial_bubble.h"

#include "games/world/scenes/cards.h"
#include "games/world/scenes/table_room.h"
#include "games/world/scenes/tutorial.h"
#include "games/world/scenes/tutorial_steps.h"
#include "scenes/table/coach.h"
#include "shell/dusk.h"

#include <math.h>

/* Units. */
static const float WIDE = 548, TALL_WIDE = 540, MARGIN = 18, PADDING = 26, PORTRAIT = 84, HEAD = 92, FOOT = 96;
static const float WORDS_SIZE = 28, LEAST_SIZE = 19;

static TextStyle words_style(void) {
    return (TextStyle){.face = TEXT_REGULAR,
                       .size = WORDS_SIZE,
                       .min_size = LEAST_SIZE,
                       .color = color_rgb(DUSK_INK),
                       .vertical = TEXT_TOP,
                       .fit = TEXT_WRAP_SHRINK,
                       .line = 1.3f,
                       .scales = true};
}

/* On the board, as near to what it talks of as it can be without hiding that or much else. */
static Rect place_for(const Table *table, float wide, float high, Rect target) {
    Rect board = rect_inset(table->layout.board, MARGIN * table->layout.units.u), around = {0};
    Point at = {board.x, board.y};
    if (!rect_is_empty(target)) {
        around = rect_inset(target, -2 * MARGIN * table->layout.units.u);
        at = rect_middle(target);
        at.x -= wide / 2;
        at.y -= high / 2;
    }
    Rect wanted = {fminf(fmaxf(at.x, board.x), board.x + board.w - wide),
                   fminf(fmaxf(at.y, board.y), board.y + board.h - high), wide, high};
    return table_room_near(table, wanted, around);
}

TutorialBubble tutorial_bubble(const Table *table, const char *words, Rect target, bool has_foot) {
    Gfx *gfx = table->app->gfx;
    const StageLayout *layout = &table->layout;
    float u = layout->units.u, padding = PADDING * u, foot = has_foot ? FOOT * u : 0;
    float wide = fminf((layout->is_tall ? TALL_WIDE : WIDE) * u, layout->board.w - 2 * MARGIN * u);
    TextStyle style = words_style();
    float ink = text_measure(gfx, &style, words, wide - 2 * padding).y;
    float most = layout->board.h - 2 * MARGIN * u, around = padding * 1.6f + HEAD * u + foot;
    float high = fminf(ink + 8 * u + around, most);
    TutorialBubble bubble = {.target = target, .is_in_person = has_foot};
    if (has_foot) {
        Rect all = place_for(table, fminf(wide + COACH_WIDE * u, layout->board.w - 2 * MARGIN * u),
                             fminf(fmaxf(high, COACH_HIGH * u * .9f), most), target);
        bubble.is_left = rect_is_empty(target) || rect_middle(target).x >= rect_middle(all).x;
        bubble.panel = coach_beside(all, u, high, bubble.is_left);
    } else {
        bubble.panel = place_for(table, wide, high, target);
    }
    Rect box = rect_inset(bubble.panel, padding);
    bubble.head = (Rect){box.x - padding * .3f, box.y - padding * .3f, box.w + padding * .3f, PORTRAIT * u};
    float top = box.y - padding * .3f + HEAD * u;
    bubble.words = (Rect){box.x, top, box.w, bubble.panel.y + bubble.panel.h - padding * .6f - foot - top};
    if (has_foot) {
        bubble.foot = (Rect){box.x, box.y + box.h - (FOOT - PADDING * .6f) * u, box.w, (FOOT - PADDING * .6f) * u};
    }
    return bubble;
}

/* --- the pointer -------------------------------------------------------------------------------------------------- */

/* From the bubble's edge to the target's, each on the side of the other. */
static Point edge_towards(Rect rect, Point from, float away) {
    Point middle = rect_middle(rect);
    float x = fminf(fmaxf(from.x, rect.x), rect.x + rect.w), y = fminf(fmaxf(from.y, rect.y), rect.y + rect.h);
    float dx = from.x - middle.x, dy = from.y - middle.y;
    if (fabsf(dy) * rect.w > fabsf(dx) * rect.h) {
        return (Point){(x + middle.x * 3) / 4, dy > 0 ? rect.y + rect.h + away : rect.y - away};
    }
    return (Point){dx > 0 ? rect.x + rect.w + away : rect.x - away, (y + middle.y * 3) / 4};
}

/* A card there has others at its sides, and from above the arrow's head covers none of them. */
static bool is_in_row(const StageLayout *layout, Rect target) {
    for (int slot = 0; slot < WORLD_ROW; slot++) {
        if (rect_has(layout->slot[slot], rect_middle(target))) {
            return true;
        }
    }
    return false;
}

static void draw_pointer(const Table *table, const TutorialBubble *bubble) {
    Gfx *gfx = table->app->gfx;
    float u = table->layout.units.u;
    Rect ring = rect_snapped(rect_inset(bubble->target, -7 * u));
    coach_draw_ring(gfx, ring, RADIUS_CARD + 6);
    Point to = edge_towards(ring, rect_middle(bubble->panel), 8 * u);
    if (is_in_row(&table->layout, bubble->target)) {
        to = (Point){rect_middle(ring).x, ring.y - 8 * u};
    }
    Point from = edge_towards(bubble->panel, rect_middle(ring), 0);
    coach_draw_arrow(gfx, from, to, fminf(hypotf(to.x - from.x, to.y - from.y) * .16f, 90 * u), 26 * u);
}

void tutorial_bubble_draw(const Table *table, const TutorialBubble *bubble, const Seat *coach, const char *words) {
    Gfx *gfx = table->app->gfx;
    if (!rect_is_empty(bubble->target)) {
        draw_pointer(table, bubble);
    }
    coach_draw_panel(gfx, bubble->panel, coach->figurine);
    Words name = {.face = TEXT_BOLD,
                  .size = TYPE_LARGE,
                  .min_size = 20,
                  .color = DUSK_INK_HEAD,
                  .fit = TEXT_SHRINK,
                  .fixed = true};
    if (bubble->is_in_person) {
        coach_draw_figure(gfx, coach->figurine, bubble->panel, bubble->is_left, rect_is_empty(bubble->target));
        words_draw(gfx, coach->name, rect_moved(bubble->head, 8 * table->layout.units.u, 0), name);
    } else {
        portrait_words_draw(gfx, coach->figurine, bubble->head, coach->name, name);
    }
    TextStyle style = words_style();
    text_draw(gfx, &style, words, bubble->words);
}

void tutorial_draw(const Table *table) {
    if (!session_is_tutorial(table->session)) {
        return;
    }
    TutorialSight sight = tutorial_sight(table);
    const TutorialStep *step = tutorial_step(&sight);
    if (step == NULL || tutorial_step_is_spoken(step)) {
        return;
    }
    char words[COACH_TEXT_MAX];
    tutorial_step_words(step, &sight, words);
    TutorialBubble bubble = tutorial_bubble(table, words, tutorial_step_target(step, &sight), false);
    tutorial_bubble_draw(table, &bubble, session_seat(table->session, sight.coach), words);
}
