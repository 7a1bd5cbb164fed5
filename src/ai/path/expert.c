/* Expert plays its best lines on in thought, on many orders of the cards to come, the same for all lines; those that
 * fall behind are dropped, so that the best are compared most closely. */
#include "ai/path/expert.h"

#include "ai/path/levels.h"
#include "ai/path/taste.h"
#include "ai/path/worth.h"

#include <string.h>

enum { PLAYOUTS = 700 }; /* at most */

/* Orders of the cards: shuffled ones, each then turned round card by card, so that every card comes first as often as
 * every other. */
typedef struct Orders {
    Random *random;
    uint8_t cards[PATH_CARDS];
    int count, made;
} Orders;

static void next_order(Orders *orders, Deal *deal) {
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

static void compare(PathExpert *expert, Random *random) {
    Orders orders = {.random = random};
    for (unsigned rest = expert->mind.round.to_come; rest != 0; rest &= rest - 1) {
        orders.cards[orders.count++] = (uint8_t)__builtin_ctz(rest);
    }
    int stages = halvings(expert->count);
    for (int count = expert->count; count > 1; count = (count + 1) / 2) {
        int more = PLAYOUTS / stages / count;
        for (int i = 0; i <= more; i++) {
            Deal deal;
            next_order(&orders, &deal);
            deal_play_others(&deal, &expert->mind, &expert->others);
            for (int at = 0; at < count; at++) {
                int which = expert->order[at];
                Outcome outcome = deal_play(&deal, &expert->mind, &expert->others, &expert->step[which]);
                expert->sum[which] += outcome.total;
                expert->tries[which]++;
            }
        }
        sort(expert, count);
    }
}

void path_expert_judge(PathExpert *expert, const PathView *view, int player, Random *random) {
    Mind *mind = &expert->mind;
    memset(expert, 0, sizeof *expert);
    mind_make(mind, view, player);
    expert->count = trail_steps(&mind->round, &mind->trail, mind->card, expert->step, EXPERT_LINES);
    for (int i = 0; i < expert->count; i++) {
        expert->order[i] = (uint8_t)i;
    }
    if (mind->round.left > 0 && expert->count > 1) {
        others_make(&expert->others, mind, view, player);
        compare(expert, random);
    }
}

PathLine path_expert_choose(AiTaste taste, const PathView *view, int player, Random *random) {
    PathExpert expert;
    (void)taste;
    path_expert_judge(&expert, view, player, random);
    return expert.step[expert.order[0]].line;
}
