/* Hard plays its row by the solved curves, sees what its discard gives the next player, weighs runs against the race,
 * and turns an event card over when that is worth more than another exchange. */
#include "games/world/ai/after.h"
#include "games/world/ai/hard_mind.h"
#include "games/world/ai/levels.h"
#include "games/world/ai/taste.h"

#include "games/world/rules/row.h"

#include <limits.h>
#include <string.h>

enum {
    SAMPLED_CARDS = 7, /* of the unseen, to judge the stock */
    CARD = 40,         /* that counts already, should the row be outrun, in 256ths of a field */
    /* What an event card promises, in hundredths of what the neighbour's row is worth, and less so much of the own. */
    NEXT_SHARE = 28,
    OWN_SHARE = 27,
    PROGRESS = 8,
    TRADES_LOOKED_AT = 8,
};

/* Of a row that is done it counts how many of the cards are jokers. */
static int worth_of_cards(const HardMind *mind, const WorldCard *row, bool complete) {
    int count = world_row_count(row, WORLD_ROW);
    return CARD * count + (complete ? mind->stakes.complete + RACE_FIELD * count - RACE_FULL : 0);
}

static int worth_of_row(const HardMind *mind, const WorldCard *row) {
    bool complete = world_row_complete(row, WORLD_ROW);
    int cards = worth_of_cards(mind, row, complete);
    if (complete) {
        return cards;
    }
    Curve curve;
    outlook_row(&mind->own_pace, row, &curve);
    return cards + race_worth(&mind->stakes, &curve);
}

static void put(WorldCard *row, const HardMind *mind, int slot, WorldCard card) {
    memcpy(row, mind->outlook.row, WORLD_ROW);
    row[slot] = card;
}

/* *curve: of a row that is not complete. */
static int worth_with(const HardMind *mind, int slot, WorldCard card, Curve *curve) {
    WorldCard row[WORLD_ROW];
    put(row, mind, slot, card);
    bool complete = world_row_complete(row, WORLD_ROW);
    int worth = mind->run_worth[after_run_fields(row, slot, slot)];
    if (complete) {
        return worth + worth_of_cards(mind, row, complete);
    }
    if (!mind->counts) {
        outlook_with(&mind->outlook, slot, card, curve);
        return worth + worth_of_cards(mind, row, complete) + race_worth(&mind->stakes, curve);
    }
    Curve left[WORLD_ROW];
    Curve upto[WORLD_ROW];
    memcpy(left, mind->outlook.left, (size_t)slot * sizeof *left);
    outlook_prefixes(&mind->own_pace, row, slot, left, upto);
    *curve = upto[WORLD_ROW - 1];
    return worth + hard_mind_will_count(mind, row, slot, upto) + race_worth(&mind->stakes, curve);
}

static int liking(const HardMind *mind, int slot, WorldCard card, AiTaste taste) {
    WorldCard row[WORLD_ROW];
    if (taste == AI_TASTE_NONE) {
        return 0;
    }
    put(row, mind, slot, card);
    return 2 * taste_for_row(taste, row);
}

typedef struct Place {
    int slot;
    int worth; /* of the row with the card there, less what the neighbour makes of the one that goes */
} Place;

/* Then nobody comes to take what was given up. */
static bool completes(const HardMind *mind, int slot, WorldCard card) {
    WorldCard row[WORLD_ROW];
    put(row, mind, slot, card);
    return world_row_complete(row, WORLD_ROW);
}

/* What a place's card is to the neighbour is looked up only where it may still decide: the best by themselves first. */
static Place best_place(HardMind *mind, WorldCard card, HardReach reach, AiTaste taste) {
    int worth[WORLD_ROW];
    Curve curve[WORLD_ROW];
    Place best = {.slot = reach.first, .worth = INT_MIN};
    for (int slot = reach.first; slot <= reach.last; slot++) {
        worth[slot] = worth_with(mind, slot, card, &curve[slot]) + liking(mind, slot, card, taste);
    }
    for (;;) {
        int slot = reach.first;
        for (int other = slot + 1; other <= reach.last; other++) {
            slot = worth[other] > worth[slot] ? other : slot;
        }
        if (worth[slot] <= best.worth) {
            return best;
        }
        int net = worth[slot] - (completes(mind, slot, card) ? 0 : hard_mind_gift_of(mind, slot, &curve[slot]));
        best = net > best.worth ? (Place){slot, net} : best;
        worth[slot] = INT_MIN;
    }
}

/* Every so many of the unseen cards, in order, stand for all. */
static int stock_worth(HardMind *mind) {
    const Known *known = &mind->known;
    int64_t sum = 0;
    int sampled = 0;
    int step = known->count > SAMPLED_CARDS ? known->count / SAMPLED_CARDS : 1;
    int wait = step / 2;
    for (int card = 1; card <= known->highest; card++) {
        if (known->unseen[card] > 0 && wait-- == 0) {
            HardReach reach = hard_mind_reach(mind, (WorldCard)card, HARD_NEAR);
            sum += best_place(mind, (WorldCard)card, reach, AI_TASTE_NONE).worth;
            sampled++;
            wait = step - 1;
        }
    }
    return sampled > 0 ? (int)(sum / sampled) : 0;
}

/* Nobody knows what is on it: the better the neighbour's row is than the own, the more it is worth to change things, or
 * even rows. */
static int event_worth(const HardMind *mind, AiTaste taste, int now) {
    int next_cards = CARD * mind->runner[mind->next].count;
    return next_cards + (NEXT_SHARE * mind->next_now - OWN_SHARE * now) / 100 + 2 * taste_for_event(taste);
}

static WorldAction choose_turn(AiTaste taste, HardMind *mind, const WorldView *view, int player) {
    WorldAction from_stock = {.kind = WORLD_ACTION_TAKE, .a = WORLD_FROM_STOCK};
    WorldCard top = view->discard[view->discard_count - 1];
    Place place = best_place(mind, top, hard_mind_reach(mind, top, HARD_ASIDE), AI_TASTE_NONE);
    int now = race_worth(&mind->stakes, &mind->now);
    int held = known_unplayed_event(&view->seat[player]);
    int event = held >= 0 ? now + event_worth(mind, taste, now) : now;
    bool helps = place.worth > now + PROGRESS && hard_mind_gets_on(mind, place.slot, top);
    if (!helps && event <= now) {
        return from_stock;
    }
    int stock = stock_worth(mind);
    if (event > now && event > stock && event > place.worth) {
        return (WorldAction){.kind = WORLD_ACTION_PLAY_EVENT, .a = (uint8_t)held};
    }
    return helps && place.worth > stock ? (WorldAction){.kind = WORLD_ACTION_TAKE, .a = WORLD_FROM_DISCARD}
                                        : from_stock;
}

/* A card that was taken from the discard goes where it was to help. */
static WorldAction choose_place(AiTaste taste, HardMind *mind, const WorldView *view) {
    WorldCard card = view->hand[0];
    HardReach all = {.last = WORLD_ROW - 1};
    Place place = view->hand_from == WORLD_FROM_DISCARD
                      ? best_place(mind, card, hard_mind_reach(mind, card, HARD_ASIDE), AI_TASTE_NONE)
                      : best_place(mind, card, all, taste);
    return (WorldAction){.kind = WORLD_ACTION_PLACE, .a = (uint8_t)place.slot};
}

static WorldAction choose_keep(HardMind *mind, const WorldView *view) {
    const HardReach all = {.last = WORLD_ROW - 1};
    Place best = {.worth = INT_MIN};
    int kept = 0;
    for (int which = 0; which < view->hand_count; which++) {
        Place place = best_place(mind, view->hand[which], all, AI_TASTE_NONE);
        if (place.worth > best.worth) {
            kept = which;
            best = place;
        }
    }
    return (WorldAction){.kind = WORLD_ACTION_KEEP, .a = (uint8_t)kept, .b = (uint8_t)best.slot};
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
        Curve curve;
        Trade trade = {.action = option[i],
                       .worth = worth_with(mind, option[i].c, view->seat[option[i].a].row[option[i].b], &curve)};
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
