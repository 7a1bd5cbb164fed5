/* Gentle plays like a child in its first games: small cards go left, large ones right, the others in the middle, rather
 * where something out of place lies. It keeps jokers, tears nothing apart that stands in order and sees the card that
 * finishes its row. Of the others it sees nothing, of the discard only now and then a card it could use.
 *
 * The child of tests/drive/stand_ins.py wins two games in five against it. */
#include "games/world/ai/after.h"
#include "games/world/ai/levels.h"
#include "games/world/ai/taste.h"

#include "games/world/rules/row.h"

enum {
    COMPLETE = 1000,
    JOKER = 50,
    STRANGE = 2,      /* so many slots from its place, a card is seen to be wrong */
    SEES_OF = 12,     /* one such card on the discard in so many is noticed */
    THIRD = 3,        /* slots for small cards, as many for middling and large ones */
    DISTRACTION = 18, /* in half slots: how far a judgement of a card's place may be off */
    WHIM = 4,         /* in slots: the same of a whole row */
    ASTRAY_OF = 3,    /* one card in so many that are placed dreaming lands a slot too far left */
    EVENT_OF = 12,    /* curiosity: one turn in so many */
    FAST_TRACK_OF = 30,
};

static int home_of(WorldCard card, int players) {
    return (card - 1) * WORLD_ROW / world_deck_highest(players);
}

static int strangeness(WorldCard card, int slot, int players) {
    int off = card == WORLD_JOKER ? 0 : home_of(card, players) - slot;
    return off < 0 ? -off : off;
}

/* --- a card to place ---------------------------------------------------------------------------------------------- */

/* Where the card finishes the row, or -1. */
static int finishing_slot(const WorldCard *own, WorldCard card) {
    for (int slot = 0; slot < WORLD_ROW; slot++) {
        WorldCard row[WORLD_ROW];
        for (int i = 0; i < WORLD_ROW; i++) {
            row[i] = i == slot ? card : own[i];
        }
        if (world_row_complete(row, WORLD_ROW)) {
            return slot;
        }
    }
    return -1;
}

static int strangest_slot(const WorldCard *row, int players) {
    int strangest = 0, most = -1;
    for (int slot = 0; slot < WORLD_ROW; slot++) {
        int off = strangeness(row[slot], slot, players);
        if (row[slot] != WORLD_JOKER && off > most) {
            strangest = slot;
            most = off;
        }
    }
    return strangest;
}

/* Cards that stand in order from the left are not torn apart: that would look stupid. */
static bool tears(const WorldCard *own, WorldCard card, int slot) {
    WorldCard row[WORLD_ROW];
    for (int i = 0; i < WORLD_ROW; i++) {
        row[i] = i == slot ? card : own[i];
    }
    return world_row_ascending(row, WORLD_ROW) < world_row_ascending(own, WORLD_ROW);
}

/* One of the three slots for small, middling or large cards, rather one whose card is out of place. */
static int slot_about(const WorldCard *row, WorldCard card, int players, Random *random) {
    int home = home_of(card, players), first = home / THIRD * THIRD, best = home, most = 0;
    for (int slot = first; slot < first + THIRD; slot++) {
        int liked = 2 * strangeness(row[slot], slot, players) + (int)random_below(random, DISTRACTION) + 1;
        liked -= row[slot] == WORLD_JOKER ? 4 * DISTRACTION : tears(row, card, slot) ? 2 * DISTRACTION : 0;
        if (slot == first || liked > most) {
            best = slot;
            most = liked;
        }
    }
    return best;
}

/* A joker stays, whatever belongs there. */
static int nearest_without_joker(const WorldCard *row, int slot) {
    for (int off = 0; off < WORLD_ROW; off++) {
        if (slot - off >= 0 && row[slot - off] != WORLD_JOKER) {
            return slot - off;
        }
        if (slot + off < WORLD_ROW && row[slot + off] != WORLD_JOKER) {
            return slot + off;
        }
    }
    return slot;
}

static int choose_slot(const WorldView *view, int player, WorldCard card, Random *random) {
    const WorldCard *row = view->seat[player].row;
    int finishing = finishing_slot(row, card);
    if (finishing >= 0) {
        return finishing;
    }
    if (card == WORLD_JOKER) {
        return strangest_slot(row, view->players);
    }
    return nearest_without_joker(row, slot_about(row, card, view->players, random));
}

/* --- everything else ---------------------------------------------------------------------------------------------- */

static int row_order(const WorldCard *row, int players) {
    int order = world_row_complete(row, WORLD_ROW) ? COMPLETE : 0;
    for (int slot = 0; slot < WORLD_ROW; slot++) {
        order += row[slot] == WORLD_JOKER ? JOKER : -strangeness(row[slot], slot, players);
    }
    return order;
}

static WorldAction choose_by_order(AiTaste taste, const WorldView *view, int player, Random *random) {
    WorldAction option[WORLD_LEGAL_MAX];
    int count = after_options(view, option), best = 0, best_order = 0;
    for (int i = 0; i < count; i++) {
        After after;
        after_choice(&after, view, player, option[i]);
        int order = row_order(after.row[player], view->players) + (int)random_below(random, WHIM) +
                    taste_for_row(taste, after.row[player]) / TASTE_MOST;
        if (i == 0 || order > best_order) {
            best = i;
            best_order = order;
        }
    }
    return option[best];
}

static bool wants_discard(const WorldView *view, int player, Random *random) {
    const WorldCard *row = view->seat[player].row;
    WorldCard top = view->discard[view->discard_count - 1];
    if (top == WORLD_JOKER || finishing_slot(row, top) >= 0) {
        return true;
    }
    int home = home_of(top, view->players);
    bool is_wanted = strangeness(row[home], home, view->players) >= STRANGE;
    return random_below(random, SEES_OF) == 0 && is_wanted;
}

static WorldAction choose_turn(const WorldView *view, int player, Random *random) {
    const WorldSeat *seat = &view->seat[player];
    if (wants_discard(view, player, random)) {
        return (WorldAction){.kind = WORLD_ACTION_TAKE, .a = WORLD_FROM_DISCARD};
    }
    for (int slot = 0; slot < WORLD_HELD_EVENTS; slot++) {
        if (seat->event[slot] == WORLD_HELD_FACE_DOWN && random_below(random, EVENT_OF) == 0) {
            return (WorldAction){.kind = WORLD_ACTION_PLAY_EVENT, .a = (uint8_t)slot};
        }
    }
    return (WorldAction){.kind = WORLD_ACTION_TAKE, .a = WORLD_FROM_STOCK};
}

WorldAction dreaming_place(const WorldView *view, int player, Random *random) {
    const WorldCard *row = view->seat[player].row;
    WorldCard card = view->hand[0];
    int slot = card == WORLD_JOKER ? strangest_slot(row, view->players) : slot_about(row, card, view->players, random);
    slot -= slot > 0 && random_below(random, ASTRAY_OF) == 0;
    return (WorldAction){.kind = WORLD_ACTION_PLACE, .a = (uint8_t)nearest_without_joker(row, slot)};
}

WorldAction gentle_choose(AiTaste taste, const WorldView *view, int player, Random *random) {
    if (view->awaiting == WORLD_AWAITING_TURN) {
        return choose_turn(view, player, random);
    }
    if (view->awaiting == WORLD_AWAITING_PLACE) {
        int slot = choose_slot(view, player, view->hand[0], random);
        return (WorldAction){.kind = WORLD_ACTION_PLACE, .a = (uint8_t)slot};
    }
    return choose_by_order(taste, view, player, random);
}

bool gentle_fast_track(const WorldView *view, int player, Random *random) {
    return view->active == player && random_below(random, FAST_TRACK_OF) == 0;
}
