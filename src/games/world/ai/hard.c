/* Hard plays its row by the solved curves, sees what its discard gives the next player, weighs runs against the race,
 * and turns an event card over when that is worth more than another exchange. */
#include "games/world/ai/after.h"
#include "games/world/ai/hard_mind.h"
#include "games/world/ai/levels.h"
#include "games/world/ai/taste.h"

#include "games/world/rules/row.h"

#include <string.h>

enum {
    SAMPLED_CARDS = 7, /* of the unseen, to judge the stock */
    EVENT_WORTH = 60,  /* what an event card must bring more than an exchange, in 256ths of a field: it can wait */
    CARD = 10,         /* of a field: what a card that counts is worth, should another be faster */
    PROGRESS = 8,
    GIFT_SHARE = 5,
    LOOKED_AT = 3, /* places whose discard is weighed too */
    TRADES_LOOKED_AT = 8,
};

/* Done: what counts is how many of the cards are jokers. */
static int worth_complete(const HardMind *mind, const WorldCard *row) {
    return mind->stakes.complete + RACE_FIELD * world_row_count(row, WORLD_ROW) - RACE_FULL;
}

static int worth_of_row(const HardMind *mind, const WorldCard *row) {
    if (world_row_complete(row, WORLD_ROW)) {
        return worth_complete(mind, row);
    }
    Curve curve;
    outlook_row(&mind->own_pace, row, &curve);
    return race_worth(&mind->stakes, &curve) + CARD * world_row_count(row, WORLD_ROW);
}

static int worth_with(const HardMind *mind, int slot, WorldCard card) {
    WorldCard row[WORLD_ROW];
    for (int i = 0; i < WORLD_ROW; i++) {
        row[i] = i == slot ? card : mind->outlook.row[i];
    }
    int runs = mind->run_worth[after_run_fields(row, slot, slot)];
    if (world_row_complete(row, WORLD_ROW)) {
        return runs + worth_complete(mind, row);
    }
    Curve curve;
    outlook_with(&mind->outlook, slot, card, &curve);
    return runs + race_worth(&mind->stakes, &curve) + CARD * world_row_count(row, WORLD_ROW);
}

typedef struct Place {
    int slot;
    int worth;
} Place;

/* All nine places, the best first; of equals the one further left. */
static void rank_places(const HardMind *mind, WorldCard card, Place place[WORLD_ROW]) {
    for (int slot = 0; slot < WORLD_ROW; slot++) {
        Place here = {.slot = slot, .worth = worth_with(mind, slot, card)};
        int at = slot;
        for (; at > 0 && place[at - 1].worth < here.worth; at--) {
            place[at] = place[at - 1];
        }
        place[at] = here;
    }
}

static int best_place_worth(const HardMind *mind, WorldCard card) {
    HardReach reach = hard_mind_reach(mind, card);
    int best = worth_with(mind, reach.first, card);
    for (int slot = reach.first + 1; slot <= reach.last; slot++) {
        int worth = worth_with(mind, slot, card);
        best = worth > best ? worth : best;
    }
    return best;
}

/* Every so many of the unseen cards, in order, stand for all. */
static int stock_worth(const HardMind *mind) {
    const Known *known = &mind->known;
    int64_t sum = 0;
    int sampled = 0;
    int step = known->count > SAMPLED_CARDS ? known->count / SAMPLED_CARDS : 1;
    int wait = step / 2;
    for (int card = 1; card <= known->highest; card++) {
        if (known->unseen[card] > 0 && wait-- == 0) {
            sum += best_place_worth(mind, (WorldCard)card);
            sampled++;
            wait = step - 1;
        }
    }
    return sampled > 0 ? (int)(sum / sampled) : 0;
}

static WorldAction choose_turn(AiTaste taste, const HardMind *mind, const WorldView *view, int player) {
    WorldCard top = view->discard[view->discard_count - 1];
    int discard = best_place_worth(mind, top);
    int stock = stock_worth(mind);
    int now = race_worth(&mind->stakes, &mind->now) + CARD * mind->runner[player].count;
    int slot = known_unplayed_event(&view->seat[player]);
    if (slot >= 0) {
        int event = now + EVENT_WORTH + 2 * taste_for_event(taste) + (mind->behind > 0 ? mind->behind / 8 : 0);
        if (event > discard && event > stock) {
            return (WorldAction){.kind = WORLD_ACTION_PLAY_EVENT, .a = (uint8_t)slot};
        }
    }
    /* A discard that betters nothing is left: else two players could hand each other the same cards for ever. */
    bool takes = discard > stock && discard > now + PROGRESS;
    return (WorldAction){.kind = WORLD_ACTION_TAKE, .a = takes ? WORLD_FROM_DISCARD : WORLD_FROM_STOCK};
}

static WorldAction choose_place(AiTaste taste, HardMind *mind, const WorldView *view) {
    Place place[WORLD_ROW];
    rank_places(mind, view->hand[0], place);
    hard_mind_watch_next(mind, view);
    int best = 0;
    int best_worth = 0;
    for (int i = 0; i < LOOKED_AT; i++) {
        WorldCard row[WORLD_ROW];
        memcpy(row, mind->outlook.row, sizeof row);
        row[place[i].slot] = view->hand[0];
        int worth = place[i].worth - hard_mind_gift(mind, mind->outlook.row[place[i].slot]) / GIFT_SHARE +
                    2 * taste_for_row(taste, row);
        if (i == 0 || worth > best_worth) {
            best = place[i].slot;
            best_worth = worth;
        }
    }
    return (WorldAction){.kind = WORLD_ACTION_PLACE, .a = (uint8_t)best};
}

static WorldAction choose_keep(const HardMind *mind, const WorldView *view) {
    WorldAction best = {.kind = WORLD_ACTION_KEEP};
    int best_worth = 0;
    for (int which = 0; which < view->hand_count; which++) {
        for (int slot = 0; slot < WORLD_ROW; slot++) {
            int worth = worth_with(mind, slot, view->hand[which]);
            if (which + slot == 0 || worth > best_worth) {
                best.a = (uint8_t)which;
                best.b = (uint8_t)slot;
                best_worth = worth;
            }
        }
    }
    return best;
}

static WorldAction choose_swap(const HardMind *mind, const WorldView *view, int player) {
    WorldAction option[WORLD_LEGAL_MAX];
    int count = after_options(view, option);
    int best = 0;
    int best_worth = 0;
    for (int i = 0; i < count; i++) {
        After after;
        after_choice(&after, view, player, option[i]);
        int worth = worth_of_row(mind, after.row[player]) + mind->run_worth[after.run_fields];
        if (i == 0 || worth > best_worth) {
            best = i;
            best_worth = worth;
        }
    }
    return option[best];
}

typedef struct Trade {
    WorldAction action;
    int worth;
} Trade;

/* The trades that help most, then what each does to the other's row. */
static WorldAction choose_trade(const HardMind *mind, const WorldView *view, int player) {
    WorldAction option[WORLD_LEGAL_MAX];
    Trade best[TRADES_LOOKED_AT];
    int kept = 0;
    int count = after_options(view, option);
    for (int i = 0; i < count; i++) {
        Trade trade = {.action = option[i],
                       .worth = worth_with(mind, option[i].c, view->seat[option[i].a].row[option[i].b])};
        int at = kept < TRADES_LOOKED_AT ? kept++ : TRADES_LOOKED_AT;
        for (; at > 0 && best[at - 1].worth < trade.worth; at--) {
            if (at < TRADES_LOOKED_AT) {
                best[at] = best[at - 1];
            }
        }
        if (at < TRADES_LOOKED_AT) {
            best[at] = trade;
        }
    }
    int choice = 0;
    int choice_worth = 0;
    for (int i = 0; i < kept; i++) {
        After after;
        after_choice(&after, view, player, best[i].action);
        int worth = best[i].worth - hard_mind_helps(mind, view, &after, best[i].action.a);
        if (i == 0 || worth > choice_worth) {
            choice = i;
            choice_worth = worth;
        }
    }
    return best[choice].action;
}

static WorldAction choose_name(const HardMind *mind, const WorldView *view, int player) {
    int best = -1;
    for (int p = 0; p < view->players; p++) {
        if (p != player && (best < 0 || mind->speed[p] > mind->speed[best])) {
            best = p;
        }
    }
    return (WorldAction){.kind = WORLD_ACTION_NAME, .a = (uint8_t)best};
}

WorldAction hard_choose(AiTaste taste, const WorldView *view, int player, Random *random) {
    (void)random;
    HardMind mind;
    hard_mind_make(&mind, view, player);
    switch ((WorldAwaitingKind)view->awaiting) {
    case WORLD_AWAITING_PLACE:
        return choose_place(taste, &mind, view);
    case WORLD_AWAITING_SWAP:
        return choose_swap(&mind, view, player);
    case WORLD_AWAITING_TRADE:
        return choose_trade(&mind, view, player);
    case WORLD_AWAITING_TAKE_TWO:
        return choose_keep(&mind, view);
    case WORLD_AWAITING_NAME:
        return choose_name(&mind, view, player);
    case WORLD_AWAITING_TURN:
    case WORLD_AWAITING_QUESTION:
    case WORLD_AWAITING_STAGE_OVER:
    case WORLD_AWAITING_OVER:
        break;
    }
    return choose_turn(taste, &mind, view, player);
}

static bool is_one_card_short(const WorldCard *row) {
    for (int slot = 0; slot < WORLD_ROW; slot++) {
        WorldCard other[WORLD_ROW];
        memcpy(other, row, sizeof other);
        other[slot] = WORLD_JOKER;
        if (world_row_complete(other, WORLD_ROW)) {
            return true;
        }
    }
    return false;
}

/* Whether somebody who moves before the player has a row that one card completes. */
static bool may_be_over_before(const WorldView *view, int player) {
    for (int p = view->active; p != player; p = world_left_of(p, view->players)) {
        if (is_one_card_short(view->seat[p].row)) {
            return true;
        }
    }
    return false;
}

/* A deal is worth doubling when it is likely to count much, the more so the fewer stages are left to come. Who waits
 * for the own turn has seen more: out of turn only where the stage may be over by then. */
bool hard_fast_track(const WorldView *view, int player, Random *random) {
    (void)random;
    if (view->active != player && !may_be_over_before(view, player)) {
        return false;
    }
    HardMind mind;
    hard_mind_make(&mind, view, player);
    int nearest = view->track.goal;
    for (int p = 0; p < view->players; p++) {
        int left = view->track.goal - view->seat[p].field;
        nearest = left < nearest ? left : nearest;
    }
    int enough = nearest <= 2 * WORLD_ROW   ? 4 * RACE_FIELD
                 : nearest <= 4 * WORLD_ROW ? 6 * RACE_FIELD
                                            : 6 * RACE_FIELD + RACE_FIELD / 4;
    return hard_mind_expected_count(&mind, view, player) >= enough;
}
