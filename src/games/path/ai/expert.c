/* Expert plays its best lines on in thought, on many orders of the cards to come, the same for all lines; those that
 * fall behind are dropped, so that the best are compared most closely. */
#include "games/path/ai/expert.h"

#include "core/core_assert.h"
#include "games/path/ai/levels.h"
#include "games/path/ai/taste.h"
#include "games/path/ai/worth.h"

#include <string.h>

enum {
    WIDE = 24,      /* lines looked at one card ahead */
    LINES = 12,     /* of them, those played on with */
    LOOK_AHEAD = 8, /* tries that it counts as, alone: what is seen a card ahead steadies what few orders tell */
    HUNDREDTHS = 100,
};

int path_expert_work(int players) {
    static const int16_t WORK[PATH_PLAYERS_MAX] = {5600, 16000, 12000, 9300};
    return WORK[players - 1];
}

/* Orders of the cards: shuffled ones, each then turned round card by card, so that every card comes first as often as
 * every other. */
typedef struct Orders {
    Random *random;
    uint8_t cards[PATH_CARDS];
    int count, made;
} Orders;

static void next_order(Orders *orders, Deal *deal) {
    CORE_ASSERT(orders->count > 0);
    if (orders->made++ % orders->count == 0) {
        random_shuffle(orders->random, orders->cards, (size_t)orders->count);
    } else {
        uint8_t first = orders->cards[0];
        memmove(orders->cards, orders->cards + 1, (size_t)orders->count - 1);
        orders->cards[orders->count - 1] = first;
    }
    memcpy(deal->cards, orders->cards, sizeof deal->cards);
    deal->count = (uint8_t)orders->count;
}

/* Best first; equals stay in their order. */
static void sort(PathExpert *expert, int count) {
    for (int i = 1; i < count; i++) {
        for (int at = i; at > 0 && expert->sum[expert->order[at]] > expert->sum[expert->order[at - 1]]; at--) {
            uint8_t keep = expert->order[at];
            expert->order[at] = expert->order[at - 1];
            expert->order[at - 1] = keep;
        }
    }
}

static int halvings(int count) {
    int times = 0;
    for (; count > 1; count = (count + 1) / 2) {
        times++;
    }
    return times;
}

static Orders orders_of(const PathExpert *expert, Random *random) {
    Orders orders = {.random = random};
    for (unsigned rest = expert->mind.round.to_come; rest != 0; rest &= rest - 1) {
        orders.cards[orders.count++] = (uint8_t)__builtin_ctz(rest);
    }
    return orders;
}

/* Plays the first so many lines on, on so many orders. */
static void try_out(PathExpert *expert, Orders *orders, int count, int times) {
    for (int i = 0; i < times; i++) {
        Deal deal;
        next_order(orders, &deal);
        deal_play_others(&deal, &expert->mind, &expert->playouts);
        for (int at = 0; at < count; at++) {
            int which = expert->order[at];
            Outcome outcome = deal_play(&deal, &expert->mind, &expert->playouts, &expert->step[which]);
            expert->sum[which] += outcome.worth;
            expert->tries[which]++;
        }
    }
    sort(expert, count);
}

/* The last cards: all orders, all lines. */
static void solve(PathExpert *expert, Random *random) {
    Orders orders = orders_of(expert, random);
    try_out(expert, &orders, expert->count, orders.count);
}

static void look_ahead(PathExpert *expert) {
    for (int i = 0; i < expert->count; i++) {
        expert->sum[i] = mind_ahead(&expert->mind, &expert->step[i]);
    }
    sort(expert, expert->count);
    /* with others it is a lead that counts, and no total */
    int tries = expert->playouts.others.players == 1 ? LOOK_AHEAD : 0;
    for (int i = 0; i < expert->count; i++) {
        expert->tries[i] = tries;
        expert->sum[i] *= tries;
    }
    expert->count = expert->count < LINES ? expert->count : LINES;
}

/* Of one line on one order, in places to go on from; the others' part is shared by all lines. */
static int cost_of_one(const PathExpert *expert) {
    bool alone = expert->playouts.others.players == 1;
    return playout_width(&expert->playouts.others) + (alone ? 0 : 1);
}

static void compare(PathExpert *expert, int work, Random *random) {
    Orders orders = orders_of(expert, random);
    look_ahead(expert);
    int games = work / (cost_of_one(expert) * orders.count), stages = halvings(expert->count);
    for (int count = expert->count; count > 1; count = (count + 1) / 2) {
        try_out(expert, &orders, count, 1 + games / stages / count);
    }
}

void path_expert_judge(PathExpert *expert, const PathView *view, int player, int work, Random *random) {
    Mind *mind = &expert->mind;
    memset(expert, 0, sizeof *expert);
    mind_make(mind, view, player);
    bool ends = mind->round.left <= PLAYOUT_EXACT;
    others_make(&expert->playouts.others, mind, view, player);
    mind->round.exact = ends;
    expert->count = trail_steps(&mind->round, &mind->trail, mind->card, expert->step, ends ? TRAIL_STEPS_MAX : WIDE);
    for (int i = 0; i < expert->count; i++) {
        expert->order[i] = (uint8_t)i;
    }
    if (mind->round.left == 0 || expert->count == 1) {
        return;
    }
    if (ends) {
        solve(expert, random);
    } else {
        compare(expert, work, random);
    }
}

PathLine path_expert_choose(AiTaste taste, const PathView *view, int player, Random *random) {
    PathExpert expert;
    Step steps[EXPERT_LINES] = {0};
    int32_t value[EXPERT_LINES];
    path_expert_judge(&expert, view, player, path_expert_work(view->players), random);
    int count = 0, tries = expert.tries[expert.order[0]];
    for (; count < expert.count && expert.tries[expert.order[count]] == tries; count++) {
        int which = expert.order[count];
        steps[count] = expert.step[which];
        value[count] = tries > 0 ? (int32_t)(expert.sum[which] / tries) : steps[count].value;
    }
    return steps[path_taste_choose(taste, &expert.mind.ground, steps, value, count)].line;
}

/* --- beside a line that was drawn --------------------------------------------------------------------------------- */

/* The mean total of two steps, each on the same orders. */
static void try_both(PathExpert *expert, const Step *both, int work, Random *random, int32_t mean[2]) {
    Orders orders = orders_of(expert, random);
    int left = expert->mind.round.left, sum[2] = {0}, times = left > 0 ? left : 1;
    if (left > PLAYOUT_EXACT) {
        times = left + work / (4 * cost_of_one(expert) * left);
    }
    for (int i = 0; i < times; i++) {
        Deal deal = {.count = 0};
        if (left > 0) {
            next_order(&orders, &deal);
        }
        deal_play_others(&deal, &expert->mind, &expert->playouts);
        for (int k = 0; k < 2; k++) {
            sum[k] += deal_play(&deal, &expert->mind, &expert->playouts, &both[k]).total;
        }
    }
    mean[0] = sum[0] * HUNDREDTHS / times;
    mean[1] = sum[1] * HUNDREDTHS / times;
}

void path_expert_weigh(PathExpert *expert, const PathLine *drawn, int work, Random *random, PathVerdict *verdict) {
    Step both[2] = {expert->step[expert->order[0]]};
    int32_t mean[2];
    trail_follow(&expert->mind.round, &expert->mind.trail, drawn, &both[1]);
    try_both(expert, both, work, random, mean);
    bool better = mean[0] > mean[1];
    *verdict =
        (PathVerdict){.best = better ? mean[0] : mean[1], .drawn = mean[1], .better = better ? both[0].line : *drawn};
}
