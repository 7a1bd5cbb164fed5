/* A row is worth how many of its cards can stay for it to be completed, and, where that is equal, how near its cards
 * lie to where they would lie in an even row. Every choice that is made tries the changed rows and takes the best. */
#include "ai/world/baseline.h"

#include "core/world/row.h"

#include <string.h>

enum {
    KEPT = 1000,     /* worth of a card that can stay */
    COMPLETE = 4000, /* of a complete row, on top of that */
    RUN_FIELD = 120, /* of a field that a run pays */
    NOTHING = -1000000,
};

/* Where a card belongs in an even row: slot 0 to 8 in the middle of ninths. */
static int ideal_distance(int card, int slot, int highest) {
    int off = card * 2 * WORLD_ROW - (2 * slot + 1) * highest;
    return (off < 0 ? -off : off) / (2 * WORLD_ROW);
}

/* The most worth of number cards that can stay so that all other slots can still be filled, jokers filling any:
 * best[i] is that of a choice that ends with slot i. */
static int row_worth(const WorldCard *row, int highest) {
    int best[WORLD_ROW];
    int top = 0, jokers = 0;
    for (int i = 0; i < WORLD_ROW; i++) {
        best[i] = NOTHING;
        if (row[i] == WORLD_JOKER) {
            jokers++;
            continue;
        }
        int card = row[i];
        int worth = KEPT - 4 * ideal_distance(card, i, highest);
        if (card > i)
            best[i] = worth;
        for (int before = 0; before < i; before++)
            if (best[before] > NOTHING && card - row[before] >= i - before && best[before] + worth > best[i])
                best[i] = best[before] + worth;
        if (highest - card >= WORLD_ROW - 1 - i && best[i] > top)
            top = best[i];
    }
    return top + jokers * (KEPT + 40) + (world_row_complete(row, WORLD_ROW) ? COMPLETE : 0);
}

static int highest_of(const WorldView *view) {
    return world_deck_highest(view->players);
}

static int worth_of_seat(const WorldView *view, int player) {
    return row_worth(view->seat[player].row, highest_of(view));
}

/* ---- one exchange ---- */

typedef struct Choice {
    int worth;
    uint8_t slot;
} Choice;

/* The best slot for a card, with what a run pays at once. */
static Choice best_slot(const WorldCard *row, WorldCard card, int highest) {
    WorldCard changed[WORLD_ROW];
    Choice best = {NOTHING, 0};
    for (uint8_t slot = 0; slot < WORLD_ROW; slot++) {
        memcpy(changed, row, sizeof changed);
        changed[slot] = card;
        WorldRun run = world_row_run(changed, WORLD_ROW, slot);
        int worth = row_worth(changed, highest) + (run.length > 1 ? (run.length - 1) * RUN_FIELD : 0);
        if (worth > best.worth)
            best = (Choice){worth, slot};
    }
    return best;
}

/* What a card from the stock is worth on average: the stock holds what is seen nowhere. */
static int stock_worth(const WorldView *view, int player) {
    int highest = highest_of(view);
    int left[WORLD_HIGHEST_CARD + 1] = {[WORLD_JOKER] = world_deck_jokers(view->players)};
    for (int card = 1; card <= highest; card++)
        left[card] = 1;
    for (int p = 0; p < view->players; p++)
        for (int slot = 0; slot < WORLD_ROW; slot++)
            left[view->seat[p].row[slot]]--;
    for (int i = 0; i < view->discard_count; i++)
        left[view->discard[i]]--;
    int sum = 0, cards = 0;
    for (int card = 0; card <= highest; card++)
        if (left[card] > 0) {
            sum += left[card] * best_slot(view->seat[player].row, (WorldCard)card, highest).worth;
            cards += left[card];
        }
    return cards > 0 ? sum / cards : NOTHING;
}

static WorldAction choose_turn(const WorldView *view, int player) {
    const WorldSeat *seat = &view->seat[player];
    int now = worth_of_seat(view, player);
    WorldCard top = view->discard[view->discard_count - 1];
    int discard = best_slot(seat->row, top, highest_of(view)).worth;
    int stock = stock_worth(view, player);
    int better = discard > stock ? discard : stock;
    /* The next player may take what is thrown away; an event costs nothing and may bring much. */
    for (uint8_t slot = 0; slot < WORLD_HELD_EVENTS && better < now + KEPT / 2; slot++)
        if (seat->event[slot] == WORLD_HELD_FACE_DOWN)
            return (WorldAction){.kind = WORLD_ACTION_PLAY_EVENT, .a = slot};
    return (WorldAction){.kind = WORLD_ACTION_TAKE, .a = discard >= stock ? WORLD_FROM_DISCARD : WORLD_FROM_STOCK};
}

static WorldAction choose_place(const WorldView *view, int player) {
    Choice best = best_slot(view->seat[player].row, view->hand[0], highest_of(view));
    return (WorldAction){.kind = WORLD_ACTION_PLACE, .a = best.slot};
}

static WorldAction choose_keep(const WorldView *view, int player) {
    WorldAction action = {.kind = WORLD_ACTION_KEEP};
    int worth = NOTHING;
    for (uint8_t which = 0; which < view->hand_count; which++) {
        Choice best = best_slot(view->seat[player].row, view->hand[which], highest_of(view));
        if (best.worth > worth) {
            worth = best.worth;
            action.a = which;
            action.b = best.slot;
        }
    }
    return action;
}

/* ---- swaps and trades ---- */

static int run_fields(const WorldCard *row, int slot) {
    WorldRun run = world_row_run(row, WORLD_ROW, slot);
    return run.length > 1 ? (run.length - 1) * RUN_FIELD : 0;
}

static WorldAction choose_swap(const WorldView *view, int player) {
    WorldAction action = {.kind = WORLD_ACTION_SWAP};
    int worth = NOTHING;
    for (uint8_t a = 0; a < WORLD_ROW; a++)
        for (uint8_t b = (uint8_t)(a + 1); b < WORLD_ROW; b++) {
            WorldCard row[WORLD_ROW];
            memcpy(row, view->seat[player].row, sizeof row);
            row[a] = view->seat[player].row[b];
            row[b] = view->seat[player].row[a];
            int tried = row_worth(row, highest_of(view)) + run_fields(row, a) + run_fields(row, b);
            if (tried > worth) {
                worth = tried;
                action.a = a;
                action.b = b;
            }
        }
    return action;
}

/* The best for oneself; of equal ones that which hurts the other most. */
static WorldAction choose_trade(const WorldView *view, int player) {
    WorldAction action = {.kind = WORLD_ACTION_TRADE};
    int highest = highest_of(view), worth = NOTHING;
    for (uint8_t with = 0; with < view->players; with++)
        for (uint8_t theirs = 0; with != player && theirs < WORLD_ROW; theirs++)
            for (uint8_t mine = 0; mine < WORLD_ROW; mine++) {
                WorldCard row[WORLD_ROW], other[WORLD_ROW];
                memcpy(row, view->seat[player].row, sizeof row);
                memcpy(other, view->seat[with].row, sizeof other);
                row[mine] = view->seat[with].row[theirs];
                other[theirs] = view->seat[player].row[mine];
                int tried = 4 * (row_worth(row, highest) + run_fields(row, mine)) - row_worth(other, highest);
                if (tried > worth) {
                    worth = tried;
                    action.a = with;
                    action.b = theirs;
                    action.c = mine;
                }
            }
    return action;
}

/* Whoever has the best row has most to lose by a swap. */
static WorldAction choose_name(const WorldView *view, int player) {
    WorldAction action = {.kind = WORLD_ACTION_NAME};
    int worth = NOTHING;
    for (uint8_t p = 0; p < view->players; p++)
        if (p != player && worth_of_seat(view, p) > worth) {
            worth = worth_of_seat(view, p);
            action.a = p;
        }
    return action;
}

WorldAction baseline_choose(const WorldView *view, int player, Random *random) {
    switch ((WorldAwaitingKind)view->awaiting) {
    case WORLD_AWAITING_TURN:
        return choose_turn(view, player);
    case WORLD_AWAITING_PLACE:
        return choose_place(view, player);
    case WORLD_AWAITING_SWAP:
        return choose_swap(view, player);
    case WORLD_AWAITING_TRADE:
        return choose_trade(view, player);
    case WORLD_AWAITING_TAKE_TWO:
        return choose_keep(view, player);
    case WORLD_AWAITING_NAME:
        return choose_name(view, player);
    case WORLD_AWAITING_QUESTION:
        return (WorldAction){.kind = WORLD_ACTION_ANSWER, .a = (uint8_t)random_below(random, WORLD_ANSWERS)};
    case WORLD_AWAITING_STAGE_OVER:
    case WORLD_AWAITING_OVER:
        break;
    }
    return (WorldAction){.kind = WORLD_ACTION_NEXT_STAGE};
}

/* Once in a game: worth it for a row that begins well, sooner so when the goal is near. */
bool baseline_fast_track(const WorldView *view, int player) {
    const WorldSeat *seat = &view->seat[player];
    if (view->awaiting != WORLD_AWAITING_TURN || player >= view->players || seat->fast_track != WORLD_FAST_TRACK_HELD ||
        seat->exchanged)
        return false;
    int left = view->track.goal - seat->field;
    int wanted = left <= 2 * WORLD_ROW ? 5 * KEPT : 6 * KEPT;
    return worth_of_seat(view, player) >= wanted - KEPT / 4;
}
