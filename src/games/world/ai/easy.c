/* Easy plays like a child who has understood the game: low cards to the left, high ones to the right, keep jokers, and
 * see when a card finishes the row. It plans nothing, looks at nobody else's row and is easily distracted. */
#include "games/world/ai/after.h"
#include "games/world/ai/levels.h"
#include "games/world/ai/taste.h"

#include "games/world/rules/row.h"

enum {
    COMPLETE = 10000,
    JOKER_BONUS = 40,
    DISTRACTION = 9,      /* in the units of row_order: how far a judgement may be off */
    DISCARD_PLEASES = 14, /* a card on the discard that betters the row by so much is taken */
    EVENT_OF = 7,         /* curiosity: one turn in so many */
    FAST_TRACK_OF = 8,    /* the same, for Fast Track */
};

/* The slot where a card would lie if the nine were spread evenly, in tenths. */
static int even_slot(int card, int highest) {
    return (card * 90 - 45) / highest;
}

/* How orderly a row looks at a glance. */
static int row_order(const WorldCard *row, int highest) {
    int order = world_row_complete(row, WORLD_ROW) ? COMPLETE : 0;
    for (int slot = 0; slot < WORLD_ROW; slot++) {
        if (row[slot] == WORLD_JOKER) {
            order += JOKER_BONUS;
            continue;
        }
        int off = even_slot(row[slot], highest) - (slot * 10 + 5);
        order -= off < 0 ? -off : off;
        order += slot > 0 && row[slot - 1] < row[slot] ? 6 : 0;
    }
    return order;
}

static int distracted(Random *random) {
    return (int)random_below(random, 2 * DISTRACTION + 1) - DISTRACTION;
}

static WorldAction choose_by_order(AiTaste taste, const WorldView *view, int player, Random *random) {
    WorldAction option[WORLD_LEGAL_MAX];
    int count = after_options(view, option);
    int highest = world_deck_highest(view->players);
    int best = 0;
    int best_order = 0;
    for (int i = 0; i < count; i++) {
        After after;
        after_choice(&after, view, player, option[i]);
        int order = row_order(after.row[player], highest) + 8 * after.run_fields + distracted(random) +
                    taste_for_row(taste, after.row[player]) / 4;
        if (i == 0 || order > best_order) {
            best = i;
            best_order = order;
        }
    }
    return option[best];
}

static int best_order_with(const WorldView *view, int player, WorldCard card) {
    int highest = world_deck_highest(view->players);
    int best = -COMPLETE;
    for (int slot = 0; slot < WORLD_ROW; slot++) {
        WorldCard row[WORLD_ROW];
        for (int i = 0; i < WORLD_ROW; i++) {
            row[i] = i == slot ? card : view->seat[player].row[i];
        }
        int order = row_order(row, highest);
        best = order > best ? order : best;
    }
    return best;
}

static WorldAction choose_turn(const WorldView *view, int player, Random *random) {
    const WorldSeat *seat = &view->seat[player];
    for (int slot = 0; slot < WORLD_HELD_EVENTS; slot++) {
        if (seat->event[slot] == WORLD_HELD_FACE_DOWN && random_below(random, EVENT_OF) == 0) {
            return (WorldAction){.kind = WORLD_ACTION_PLAY_EVENT, .a = (uint8_t)slot};
        }
    }
    WorldCard top = view->discard[view->discard_count - 1];
    int better = best_order_with(view, player, top) - row_order(seat->row, world_deck_highest(view->players));
    bool takes = better + distracted(random) >= DISCARD_PLEASES;
    return (WorldAction){.kind = WORLD_ACTION_TAKE, .a = takes ? WORLD_FROM_DISCARD : WORLD_FROM_STOCK};
}

WorldAction easy_choose(AiTaste taste, const WorldView *view, int player, Random *random) {
    return view->awaiting == WORLD_AWAITING_TURN ? choose_turn(view, player, random)
                                                 : choose_by_order(taste, view, player, random);
}

/* Only on its own turn: easy does not watch the others' turns for it. */
bool easy_fast_track(const WorldView *view, int player, Random *random) {
    if (view->active != player) {
        return false;
    }
    bool close = view->track.goal - view->seat[player].field <= 2 * WORLD_ROW;
    return close || random_below(random, FAST_TRACK_OF) == 0;
}
