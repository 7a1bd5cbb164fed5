#include "games/world/ai/outlook.h"

#include <stdbool.h>
#include <string.h>

enum {
    LEFT_END = -1,
};

/* A joker is welcome in every gap, but goes only to one: what share of it a gap of so many missing cards may hope for,
 * in 256ths. */
static const uint16_t JOKER_SHARE[WORLD_ROW + 1] = {0, 130, 190, 215, 230, 240, 245, 250, 252, 255};

void pace_from(Pace *pace, const Known *known) {
    pace->known = known;
    for (int card = 0; card < WORLD_HIGHEST_CARD + 3; card++) {
        pace->below[card] = (uint16_t)(PACE_CARD * known->below[card]);
    }
    pace->per_card = known->count > 0 ? 256u * CURVE_RATES / known->count : 0;
    for (int missing = 0; missing <= WORLD_ROW; missing++) {
        pace->by_joker[missing] = known->unseen[WORLD_JOKER] * pace->per_card * JOKER_SHARE[missing] / 256;
    }
}

static const Curve START; /* where every plan begins */

static void nothing_possible(Curve *curve) {
    for (int turn = 0; turn < CURVE_TURNS; turn++) {
        curve->cost[turn] = CURVE_NEVER;
    }
}

/* A gap between two cards that stay. Jokers of the row inside it stay too; those at an end of the row need no room,
 * since there a joker may stand for a number no card has. */
typedef struct Gap {
    int slots;
    int jokers;
    int free_jokers;
} Gap;

/* The curve of filling a gap, or NULL if nothing fits. */
static inline const int16_t *gap_curve(const Pace *pace, Gap gap, int low, int high) {
    int room = high - low - 1;
    if (room < gap.slots - gap.free_jokers) {
        return NULL;
    }
    int missing = gap.slots - gap.jokers;
    int cards = pace->below[high] - pace->below[low + 1];
    int taken = gap.jokers - gap.free_jokers;
    if (taken > 0) {
        cards = cards * (room - taken) / room;
    }
    unsigned rate = ((unsigned)cards * pace->per_card / PACE_CARD + pace->by_joker[missing]) >> 8;
    return CURVE_OF_GAP[missing][rate < CURVE_RATES ? rate : CURVE_RATES];
}

/* plan = the likelier, turn by turn, of itself and a plan of parts. */
static inline void better_of(Curve *restrict plan, const Curve *restrict part, const int16_t *restrict gap) {
    for (int turn = 0; turn < CURVE_TURNS; turn++) {
        int16_t cost = (int16_t)(part->cost[turn] + gap[turn]);
        plan->cost[turn] = cost < plan->cost[turn] ? cost : plan->cost[turn];
    }
}

/* The likelier of two plans, turn by turn. */
static inline void better_of_both(Curve *restrict plan, const Curve *restrict other) {
    for (int turn = 0; turn < CURVE_TURNS; turn++) {
        plan->cost[turn] = other->cost[turn] < plan->cost[turn] ? other->cost[turn] : plan->cost[turn];
    }
}

/* Jokers at the row's left end, counted up to a slot. */
static inline int leading_jokers(const WorldCard *row, int slots) {
    int count = 0;
    while (count < slots && row[count] == WORLD_JOKER) {
        count++;
    }
    return count;
}

/* Best plan for the slots left of one that will hold `card`; at an open end that is any number the deck does not have.
 */
static void plan_left(const Pace *pace, const WorldCard *row, const Curve *left, int slot, int card, Curve *plan) {
    Gap gap = {0};
    bool open_end = card > pace->known->highest;
    Curve best;
    nothing_possible(&best);
    for (int stays = slot - 1; stays >= 0; stays--) {
        int low = row[stays];
        if (low == WORLD_JOKER) {
            gap.jokers++;
            gap.free_jokers += open_end;
        } else {
            open_end = false;
            if (low < card) {
                const int16_t *filled = gap_curve(pace, gap, low, card);
                if (filled != NULL) {
                    better_of(&best, &left[stays], filled);
                }
            }
        }
        gap.slots++;
    }
    int leading = leading_jokers(row, slot);
    gap.free_jokers = leading == slot ? leading : gap.free_jokers + leading;
    const int16_t *filled = gap_curve(pace, gap, 0, card);
    if (filled != NULL) {
        better_of(&best, &START, filled);
    }
    *plan = best;
}

/* The same for the slots right of it. */
static void plan_right(const Pace *pace, const WorldCard *row, const Curve *right, int slot, int card, Curve *plan) {
    static const Curve END;
    Gap gap = {0};
    Curve best;
    int trailing = 0;
    while (trailing < WORLD_ROW - 1 - slot && row[WORLD_ROW - 1 - trailing] == WORLD_JOKER) {
        trailing++;
    }
    nothing_possible(&best);
    for (int stays = slot + 1; stays <= WORLD_ROW; stays++) {
        int high = stays == WORLD_ROW ? pace->known->highest + 1 : row[stays];
        gap.free_jokers = stays == WORLD_ROW ? trailing : 0;
        if (high > card) { /* a joker is 0 */
            const int16_t *filled = gap_curve(pace, gap, card, high);
            if (filled != NULL) {
                better_of(&best, stays == WORLD_ROW ? &END : &right[stays], filled);
            }
        }
        gap.slots++;
        gap.jokers += high == WORLD_JOKER;
    }
    *plan = best;
}

void outlook_row(const Pace *pace, const WorldCard *row, Curve *curve) {
    Curve left[WORLD_ROW] = {0};
    for (int slot = 0; slot < WORLD_ROW; slot++) {
        if (row[slot] != WORLD_JOKER) {
            plan_left(pace, row, left, slot, row[slot], &left[slot]);
        }
    }
    plan_left(pace, row, left, WORLD_ROW, pace->known->highest + 1, curve);
}

void outlook_prefixes(const Pace *pace, const WorldCard *row, int first, Curve left[WORLD_ROW], Curve upto[WORLD_ROW]) {
    for (int slot = first; slot < WORLD_ROW; slot++) {
        if (row[slot] != WORLD_JOKER) {
            plan_left(pace, row, left, slot, row[slot], &left[slot]);
        }
        plan_left(pace, row, left, slot + 1, pace->known->highest + 1, &upto[slot]);
    }
}

/* Jokers of a row without one of its cards. */
typedef struct Jokers {
    int before[WORLD_ROW + 1]; /* so many slots from the left */
    int leading;
    int trailing;
} Jokers;

static void count_jokers(Jokers *jokers, const WorldCard *row, int gone) {
    *jokers = (Jokers){0};
    for (int slot = 0; slot < WORLD_ROW; slot++) {
        bool joker = row[slot] == WORLD_JOKER && slot != gone;
        jokers->before[slot + 1] = jokers->before[slot] + joker;
        jokers->leading += joker && jokers->leading == slot;
        jokers->trailing = joker ? jokers->trailing + 1 : 0;
    }
}

/* Between two slots whose cards stay. */
static inline Gap gap_of(const Jokers *jokers, int a, int b) {
    Gap gap = {.slots = b - a - 1, .jokers = jokers->before[b] - jokers->before[a + 1]};
    gap.free_jokers = (a == LEFT_END ? jokers->leading : 0) + (b == WORLD_ROW ? jokers->trailing : 0);
    return gap;
}

/* The plan in which everything between two slots goes, at most what `plan` has. */
static void plan_between(const Outlook *outlook, const Jokers *jokers, int a, int b, Curve *plan) {
    int low = a < 0 ? 0 : outlook->row[a];
    int high = b == WORLD_ROW ? outlook->pace->known->highest + 1 : outlook->row[b];
    if ((a >= 0 && low == WORLD_JOKER) || high <= low) { /* a joker too */
        return;
    }
    const int16_t *filled = gap_curve(outlook->pace, gap_of(jokers, a, b), low, high);
    if (filled != NULL) {
        const Curve *left = a < 0 ? &START : &outlook->left[a];
        Curve both = b == WORLD_ROW ? START : outlook->right[b];
        for (int turn = 0; turn < CURVE_TURNS; turn++) {
            both.cost[turn] = (int16_t)(left->cost[turn] + filled[turn] + both.cost[turn]);
        }
        better_of_both(plan, &both);
    }
}

/* Plans in which a slot's card goes, whatever comes there. */
static void plan_without(Outlook *outlook, int gone) {
    Jokers jokers;
    count_jokers(&jokers, outlook->row, gone);
    nothing_possible(&outlook->without[gone]);
    for (int a = gone - 1; a >= LEFT_END; a--) {
        for (int b = gone + 1; b <= WORLD_ROW; b++) {
            plan_between(outlook, &jokers, a, b, &outlook->without[gone]);
        }
    }
}

/* The same for all slots that hold no joker, whose going changes no gap: what may go with more around a slot may go for
 * the slot, so each gap is looked at once. */
static void plan_without_each(Outlook *outlook) {
    Curve upto[WORLD_ROW + 1]; /* by b: all between a, or what is left of it, and b, or what is right of it, goes */
    Jokers jokers;
    count_jokers(&jokers, outlook->row, LEFT_END);
    for (int b = 0; b <= WORLD_ROW; b++) {
        nothing_possible(&upto[b]);
    }
    for (int a = LEFT_END; a < WORLD_ROW - 1; a++) {
        for (int b = WORLD_ROW; b > a + 1; b--) {
            plan_between(outlook, &jokers, a, b, &upto[b]);
            if (b < WORLD_ROW) {
                better_of_both(&upto[b], &upto[b + 1]);
            }
        }
        outlook->without[a + 1] = upto[a + 2];
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
    plan_without_each(outlook);
    for (int slot = 0; slot < WORLD_ROW; slot++) {
        if (row[slot] == WORLD_JOKER) {
            plan_without(outlook, slot);
        }
    }
}

void outlook_curve(const Outlook *outlook, Curve *curve) {
    plan_left(outlook->pace, outlook->row, outlook->left, WORLD_ROW, outlook->pace->known->highest + 1, curve);
}

static void sum_of(Curve *sum, const Curve *a, const Curve *b) {
    for (int turn = 0; turn < CURVE_TURNS; turn++) {
        sum->cost[turn] = (int16_t)(a->cost[turn] + b->cost[turn]);
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
        int16_t cost = outlook->without[slot].cost[turn];
        curve->cost[turn] = cost < curve->cost[turn] ? cost : curve->cost[turn];
    }
}
