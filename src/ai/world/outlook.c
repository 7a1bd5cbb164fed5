#include "ai/world/outlook.h"

#include <string.h>

enum {
    /* Looks are not all alike: what others discard is seldom of use. In 256ths of a look at an unseen card. */
    LOOK_WORTH = 192,
    LEFT_END = -1,
};

/* A joker is welcome in every gap, but goes only to one: what share of it a gap of so many missing cards may hope for,
 * in 256ths. */
static const uint16_t JOKER_SHARE[WORLD_ROW + 1] = {0, 90, 140, 170, 190, 205, 215, 222, 228, 232};

void pace_from(Pace *pace, const Known *known) {
    pace->known = known;
    pace->per_card = (uint16_t)(known->count > 0 ? CURVE_RATES * LOOK_WORTH / known->count : 0);
    for (int missing = 0; missing <= WORLD_ROW; missing++) {
        pace->by_joker[missing] = (uint16_t)(known->unseen[WORLD_JOKER] * pace->per_card * JOKER_SHARE[missing] / 256);
    }
}

static void nothing_possible(Curve *curve) {
    for (int turn = 0; turn < CURVE_TURNS; turn++) {
        curve->cost[turn] = CURVE_NEVER;
    }
}

/* Jokers of the row that stay inside a gap, and those of them that need no room there: at an end of the row a joker may
 * stand for a number no card has. */
typedef struct Gap {
    int slots;
    int jokers;
    int free_jokers;
} Gap;

/* The curve of filling a gap, or NULL if nothing fits. */
static inline const uint16_t *gap_curve(const Pace *pace, Gap gap, int low, int high) {
    int room = high - low - 1;
    if (room < gap.slots - gap.free_jokers) {
        return NULL;
    }
    int missing = gap.slots - gap.jokers;
    int cards = known_between(pace->known, low, high);
    int taken = gap.jokers - gap.free_jokers;
    if (taken > 0) {
        cards = cards * (room - taken) / room;
    }
    int rate = (cards * pace->per_card + pace->by_joker[missing]) >> 8;
    return CURVE_OF_GAP[missing][rate < CURVE_RATES ? rate : CURVE_RATES];
}

/* plan = the likelier, turn by turn, of itself and a plan of parts. */
static inline void better_of(Curve *plan, const Curve *left, const uint16_t *gap) {
    for (int turn = 0; turn < CURVE_TURNS; turn++) {
        uint16_t cost = (uint16_t)(left->cost[turn] + gap[turn]);
        plan->cost[turn] = cost < plan->cost[turn] ? cost : plan->cost[turn];
    }
}

static inline void better_of_three(Curve *plan, const Curve *left, const uint16_t *gap, const Curve *right) {
    for (int turn = 0; turn < CURVE_TURNS; turn++) {
        uint16_t cost = (uint16_t)(left->cost[turn] + gap[turn] + right->cost[turn]);
        plan->cost[turn] = cost < plan->cost[turn] ? cost : plan->cost[turn];
    }
}

/* Jokers of slots first..last (both included) of a row whose slot `gone` is about to be exchanged (none: WORLD_ROW). */
static inline Gap gap_of(const WorldCard *row, int first, int last, int gone) {
    Gap gap = {.slots = last - first + 1};
    bool at_left = first == 0;
    for (int slot = first; slot <= last; slot++) {
        bool joker = row[slot] == WORLD_JOKER && slot != gone;
        gap.jokers += joker;
        at_left = at_left && joker;
        gap.free_jokers += at_left;
    }
    for (int slot = last; last == WORLD_ROW - 1 && slot >= first && !at_left; slot--) {
        if (row[slot] != WORLD_JOKER || slot == gone) {
            break;
        }
        gap.free_jokers++;
    }
    return gap;
}

/* Best plan for the slots left of one that will hold `card`. */
static void plan_left(const Pace *pace, const WorldCard *row, const Curve *left, int slot, int card, Curve *plan) {
    static const Curve START;
    nothing_possible(plan);
    for (int stays = slot - 1; stays >= LEFT_END; stays--) {
        if (stays >= 0 && (row[stays] == WORLD_JOKER || row[stays] >= card)) {
            continue;
        }
        const uint16_t *gap =
            gap_curve(pace, gap_of(row, stays + 1, slot - 1, WORLD_ROW), stays < 0 ? 0 : row[stays], card);
        if (gap) {
            better_of(plan, stays < 0 ? &START : &left[stays], gap);
        }
    }
}

/* The same for the slots right of it. */
static void plan_right(const Pace *pace, const WorldCard *row, const Curve *right, int slot, int card, Curve *plan) {
    static const Curve END;
    nothing_possible(plan);
    for (int stays = slot + 1; stays <= WORLD_ROW; stays++) {
        if (stays < WORLD_ROW && row[stays] <= card) { /* a joker is 0 */
            continue;
        }
        int high = stays == WORLD_ROW ? pace->known->highest + 1 : row[stays];
        const uint16_t *gap = gap_curve(pace, gap_of(row, slot + 1, stays - 1, WORLD_ROW), card, high);
        if (gap) {
            better_of(plan, stays == WORLD_ROW ? &END : &right[stays], gap);
        }
    }
}

void outlook_row(const Pace *pace, const WorldCard *row, Curve *curve) {
    Curve left[WORLD_ROW];
    for (int slot = 0; slot < WORLD_ROW; slot++) {
        if (row[slot] != WORLD_JOKER) {
            plan_left(pace, row, left, slot, row[slot], &left[slot]);
        }
    }
    plan_left(pace, row, left, WORLD_ROW, pace->known->highest + 1, curve);
}

void outlook_prefixes(const Pace *pace, const WorldCard *row, Curve upto[WORLD_ROW]) {
    Curve left[WORLD_ROW];
    for (int slot = 0; slot < WORLD_ROW; slot++) {
        if (row[slot] != WORLD_JOKER) {
            plan_left(pace, row, left, slot, row[slot], &left[slot]);
        }
        plan_left(pace, row, left, slot + 1, pace->known->highest + 1, &upto[slot]);
    }
}

/* Plans in which a slot's card goes, whatever comes there. */
static void plan_without(Outlook *outlook, int gone) {
    static const Curve NOTHING;
    const WorldCard *row = outlook->row;
    Curve *plan = &outlook->without[gone];
    nothing_possible(plan);
    for (int a = gone - 1; a >= LEFT_END; a--) {
        if (a >= 0 && row[a] == WORLD_JOKER) {
            continue;
        }
        int low = a < 0 ? 0 : row[a];
        for (int b = gone + 1; b <= WORLD_ROW; b++) {
            int high = b == WORLD_ROW ? outlook->pace->known->highest + 1 : row[b];
            if (high <= low) { /* a joker too */
                continue;
            }
            const uint16_t *gap = gap_curve(outlook->pace, gap_of(row, a + 1, b - 1, gone), low, high);
            if (gap) {
                better_of_three(plan, a < 0 ? &NOTHING : &outlook->left[a], gap,
                                b == WORLD_ROW ? &NOTHING : &outlook->right[b]);
            }
        }
    }
}

void outlook_prepare(Outlook *outlook, const Pace *pace, const WorldCard *row) {
    outlook->pace = pace;
    memcpy(outlook->row, row, WORLD_ROW);
    for (int slot = 0; slot < WORLD_ROW; slot++) {
        if (row[slot] != WORLD_JOKER) {
            plan_left(pace, row, outlook->left, slot, row[slot], &outlook->left[slot]);
        }
    }
    for (int slot = WORLD_ROW - 1; slot >= 0; slot--) {
        if (row[slot] != WORLD_JOKER) {
            plan_right(pace, row, outlook->right, slot, row[slot], &outlook->right[slot]);
        }
    }
    for (int slot = 0; slot < WORLD_ROW; slot++) {
        plan_without(outlook, slot);
    }
}

static void sum_of(Curve *sum, const Curve *a, const Curve *b) {
    for (int turn = 0; turn < CURVE_TURNS; turn++) {
        sum->cost[turn] = (uint16_t)(a->cost[turn] + b->cost[turn]);
    }
}

/* Plans that keep the new card, or those that would not. A joker, new or lost, changes the gaps around it: then all is
 * planned anew. */
void outlook_with(const Outlook *outlook, int slot, WorldCard card, Curve *curve) {
    if (card == WORLD_JOKER || outlook->row[slot] == WORLD_JOKER) {
        WorldCard row[WORLD_ROW];
        memcpy(row, outlook->row, sizeof row);
        row[slot] = card;
        outlook_row(outlook->pace, row, curve);
        return;
    }
    Curve left;
    Curve right;
    plan_left(outlook->pace, outlook->row, outlook->left, slot, card, &left);
    plan_right(outlook->pace, outlook->row, outlook->right, slot, card, &right);
    sum_of(curve, &left, &right);
    for (int turn = 0; turn < CURVE_TURNS; turn++) {
        uint16_t cost = outlook->without[slot].cost[turn];
        curve->cost[turn] = cost < curve->cost[turn] ? cost : curve->cost[turn];
    }
}
