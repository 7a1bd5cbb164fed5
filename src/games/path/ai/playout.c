#include "games/path/ai/playout.h"

#include "games/path/ai/worth.h"

#include <limits.h>
#include <string.h>

static unsigned numbers_of(const Ground *ground, const PathLine *line) {
    unsigned reached = 0;
    for (int i = 0; i < line->count; i++) {
        int number = ground->number_at[line->cell[i]];
        reached |= number > 0 ? 1u << number : 0;
    }
    return reached;
}

enum { OTHERS_LINES = 10 };

/* The line another will probably draw: the one that looks best a card ahead. */
static Step foreseen(const Mind *mind, const PathPlayer *player) {
    Step steps[OTHERS_LINES];
    Trail trail;
    trail_of(&trail, &mind->ground, player);
    int best = 0, most = INT_MIN;
    int count = trail_steps(&mind->round, &trail, mind->card, steps, OTHERS_LINES);
    for (int i = 0; i < count; i++) {
        int value = mind_ahead(mind, &steps[i]);
        best = value > most ? i : best;
        most = value > most ? value : most;
    }
    return steps[best];
}

/* What everybody else would do in this round does not wait for the cards to come. */
void others_make(Others *others, const Mind *mind, const PathView *view, int player) {
    memset(others, 0, sizeof *others);
    others->players = view->players;
    others->me = (uint8_t)player;
    for (int p = 0; p < view->players; p++) {
        if (p != player) {
            Step step = foreseen(mind, &view->player[p]);
            others->trail[p] = step.after;
            others->reached[p] = (uint16_t)numbers_of(&mind->ground, &step.line);
        }
    }
}

static unsigned cards_of(const Deal *deal) {
    unsigned cards = 0;
    for (int i = 0; i < deal->count; i++) {
        cards |= 1u << deal->cards[i];
    }
    return cards;
}

static void note_when(uint8_t *when, unsigned reached, int now) {
    for (; reached != 0; reached &= reached - 1) {
        when[__builtin_ctz(reached)] = (uint8_t)now;
    }
}

/* --- a few trails side by side ------------------------------------------------------------------------------------ */

typedef struct Node {
    Trail trail;
    int32_t value;
    uint8_t when[PATH_NUMBER_MAX + 1]; /* each number was reached, as in a deal */
} Node;

typedef struct Nodes {
    Node list[PLAYOUT_WIDTH]; /* the best first */
    int count, most;
} Nodes;

/* Two ways to the same place are looked at once. */
static bool is_there(const Nodes *nodes, const Trail *trail, int32_t value) {
    for (int i = 0; i < nodes->count; i++) {
        const Node *node = &nodes->list[i];
        if (node->value == value && node->trail.open == trail->open &&
            node->trail.end[0] + node->trail.end[1] == trail->end[0] + trail->end[1]) {
            return true;
        }
    }
    return false;
}

static bool is_full(const Nodes *nodes) {
    return nodes->count == nodes->most;
}

/* There is room for it, or it is better than one that is there. */
static void keep(Nodes *nodes, const Node *from, const Step *step, unsigned reached, int now) {
    if (is_there(nodes, &step->after, step->value)) {
        return;
    }
    int at = is_full(nodes) ? nodes->most - 1 : nodes->count++;
    for (; at > 0 && nodes->list[at - 1].value < step->value; at--) {
        nodes->list[at] = nodes->list[at - 1];
    }
    Node *node = &nodes->list[at];
    node->trail = step->after;
    node->value = step->value;
    memcpy(node->when, from->when, sizeof node->when);
    note_when(node->when, reached, now);
}

static void go_on(Nodes *next, const Nodes *nodes, Seen *seen, const Round *round, int card, int now) {
    next->count = 0;
    for (int i = 0; i < nodes->count; i++) {
        const Node *from = &nodes->list[i];
        const SeenPlace *place = seen_lines(seen, round, &from->trail, card, round->left > 0 ? nodes->most : 1);
        int sure = trail_total(&from->trail) * WORTH_POINT;
        for (int k = 0; k < place->count; k++) {
            Step step;
            if (is_full(next) && sure + place->value[k] <= next->list[next->most - 1].value) {
                break;
            }
            trail_follow(round, &from->trail, &place->line[k], &step);
            step.value = sure + place->value[k];
            keep(next, from, &step, numbers_of(round->ground, &step.line), now);
        }
    }
}

static Node search(const Deal *deal, const Mind *mind, Seen *seen, const Node *first, int width) {
    Nodes nodes[2];
    unsigned to_come = cards_of(deal);
    nodes[0].list[0] = *first;
    nodes[0].count = 1;
    nodes[0].most = nodes[1].most = width;
    for (int i = 0; i < deal->count; i++) {
        Round round;
        to_come &= ~(1u << deal->cards[i]);
        round_make(&round, &mind->ground, to_come, deal->taken[i]);
        /* who goes on in earnest sees who is near a number */
        round.soon = i + 1 < deal->count ? deal->taken[i + 1] : round.soon;
        go_on(&nodes[(i + 1) % 2], &nodes[i % 2], seen, &round, deal->cards[i], i + 1);
    }
    return nodes[deal->count % 2].list[0];
}

/* The most that may still be got: every field of the cards and every number. */
static int at_most(const Deal *deal, const Mind *mind, const Trail *trail, int from) {
    int most = trail_total(trail);
    for (int i = from; i < deal->count; i++) {
        most += mind->ground.board.card[deal->cards[i]].count;
    }
    for (PathCells rest = trail->open & mind->ground.numbers; rest != 0; rest = path_cells_without_first(rest)) {
        most += mind->ground.number_at[path_cells_first(rest)];
    }
    return most;
}

/* Tries every line on every card. */
static Node exhaust(const Deal *deal, const Mind *mind, const Node *from, unsigned to_come, int now) {
    Step steps[TRAIL_STEPS_MAX];
    Round round;
    Node best = *from;
    int most = INT_MIN;
    to_come &= ~(1u << deal->cards[now]);
    round_make(&round, &mind->ground, to_come, deal->taken[now]);
    round.exact = true;
    bool last = now + 1 == deal->count;
    int count = trail_steps(&round, &from->trail, &mind->ground.board.card[deal->cards[now]], steps,
                            last ? 1 : TRAIL_STEPS_MAX);
    for (int i = 0; i < count; i++) {
        if (!last && at_most(deal, mind, &steps[i].after, now + 1) <= most) {
            continue;
        }
        Node node = {.trail = steps[i].after};
        memcpy(node.when, from->when, sizeof node.when);
        note_when(node.when, numbers_of(&mind->ground, &steps[i].line), now + 1);
        node = last ? node : exhaust(deal, mind, &node, to_come, now + 1);
        if (trail_total(&node.trail) > most) {
            most = trail_total(&node.trail);
            best = node;
        }
    }
    return best;
}

/* --- the others --------------------------------------------------------------------------------------------------- */

/* Each goes on alone at first. */
static void play_other(Deal *deal, const Mind *mind, Playouts *playouts, int player) {
    const Others *others = &playouts->others;
    Node node = {.trail = others->trail[player]};
    memset(node.when, PLAYOUT_NEVER, sizeof node.when);
    note_when(node.when, others->reached[player], 0);
    node = search(deal, mind, &playouts->seen, &node, PLAYOUT_WIDTH_TOGETHER);
    memcpy(deal->when[player], node.when, sizeof node.when);
    deal->total[player] = (int16_t)trail_total(&node.trail);
}

/* Then they take numbers away from one another. */
static void settle(Deal *deal, const Mind *mind, const Others *others) {
    for (int number = PATH_NUMBER_MIN; number <= PATH_NUMBER_MAX; number++) {
        int first = PLAYOUT_NEVER;
        for (int p = 0; p < others->players; p++) {
            first = deal->when[p][number] < first ? deal->when[p][number] : first;
        }
        bool half_already = (mind->round.reached >> number & 1) != 0;
        for (int p = 0; p < others->players; p++) {
            int when = deal->when[p][number];
            /* what others reach in this very round counts as known to all, see deal_play_others */
            bool was_full = !half_already && when != PLAYOUT_NEVER && (first != 0 || when == 0);
            deal->total[p] = (int16_t)(deal->total[p] - (was_full && when > first ? number / 2 : 0));
        }
        for (int i = first; i < deal->count; i++) {
            deal->taken[i] |= (uint16_t)(1u << number);
        }
    }
}

void deal_play_others(Deal *deal, const Mind *mind, Playouts *playouts) {
    const Others *others = &playouts->others;
    unsigned taken = mind->round.reached;
    memset(deal->when, PLAYOUT_NEVER, sizeof deal->when);
    for (int p = 0; p < others->players; p++) {
        taken |= others->reached[p];
    }
    for (int i = 0; i < deal->count; i++) {
        deal->taken[i] = (uint16_t)taken;
    }
    for (int p = 0; p < others->players; p++) {
        if (p != others->me) {
            play_other(deal, mind, playouts, p);
        }
    }
    settle(deal, mind, others);
}

/* What another loses by numbers that are reached before it gets there. */
static int spoilt(const Deal *deal, const Mind *mind, int player, const uint8_t *mine) {
    int lost = 0;
    for (int number = PATH_NUMBER_MIN; number <= PATH_NUMBER_MAX; number++) {
        int when = deal->when[player][number];
        if (when == PLAYOUT_NEVER || mine[number] >= when) {
            continue;
        }
        bool full = when == 0 || (deal->taken[when - 1] >> number & 1) == 0;
        lost += full && (mind->round.reached >> number & 1) == 0 ? number / 2 : 0;
    }
    return lost;
}

/* A lead that is great anyhow may shrink, and a great lag may grow: what counts is who is ahead. */
enum { CLOSE_LEAD = 8 };

static int worth_of_lead(int lead) {
    return lead * CLOSE_LEAD * WORTH_POINT / ((lead < 0 ? -lead : lead) + CLOSE_LEAD);
}

static int lead_over_others(const Deal *deal, const Mind *mind, const Others *others, int total, const uint8_t *mine) {
    int best = INT_MIN;
    for (int p = 0; p < others->players; p++) {
        if (p != others->me) {
            int other = deal->total[p] - spoilt(deal, mind, p, mine);
            best = other > best ? other : best;
        }
    }
    return total - best;
}

Outcome deal_play(const Deal *deal, const Mind *mind, Playouts *playouts, const Step *step) {
    const Others *others = &playouts->others;
    Node node = {.trail = step->after};
    memset(node.when, PLAYOUT_NEVER, sizeof node.when);
    note_when(node.when, numbers_of(&mind->ground, &step->line), 0);
    if (deal->count > PLAYOUT_EXACT) {
        node = search(deal, mind, &playouts->seen, &node, playout_width(others));
    } else if (deal->count > 0) {
        node = exhaust(deal, mind, &node, cards_of(deal), 0);
    }
    int total = trail_total(&node.trail);
    bool alone = others->players == 1;
    int lead = alone ? 0 : lead_over_others(deal, mind, others, total, node.when);
    return (Outcome){.total = total, .worth = alone ? total * WORTH_POINT : worth_of_lead(lead)};
}
