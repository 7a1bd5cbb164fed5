#include "ai/path/playout.h"

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

/* What everybody else would do in this round does not wait for the cards to come. */
void others_make(Others *others, const Mind *mind, const PathView *view, int player) {
    memset(others, 0, sizeof *others);
    others->players = view->players;
    others->me = (uint8_t)player;
    for (int p = 0; p < view->players; p++) {
        if (p != player) {
            Trail trail;
            Step step;
            trail_of(&trail, &mind->ground, &view->player[p]);
            trail_steps(&mind->round, &trail, mind->card, &step, 1);
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

static void note_numbers(Deal *deal, int player, unsigned reached, int when) {
    for (; reached != 0; reached &= reached - 1) {
        deal->when[player][__builtin_ctz(reached)] = (uint8_t)when;
    }
}

void deal_play_others(Deal *deal, const Mind *mind, const Others *others) {
    Trail trail[PATH_PLAYERS_MAX];
    memcpy(trail, others->trail, sizeof trail);
    memset(deal->when, PLAYOUT_NEVER, sizeof deal->when);
    unsigned taken = mind->round.reached, to_come = cards_of(deal);
    for (int p = 0; p < others->players; p++) {
        note_numbers(deal, p, others->reached[p], 0);
        taken |= others->reached[p];
    }
    for (int i = 0; i < deal->count; i++) {
        Round round;
        unsigned now = 0;
        deal->taken[i] = (uint16_t)taken;
        to_come &= ~(1u << deal->cards[i]);
        if (others->players == 1) {
            continue;
        }
        round_make(&round, &mind->ground, to_come, taken);
        for (int p = 0; p < others->players; p++) {
            if (p != others->me && trail[p].open != 0) {
                Step step;
                trail_steps(&round, &trail[p], &mind->ground.board.card[deal->cards[i]], &step, 1);
                trail[p] = step.after;
                unsigned reached = numbers_of(&mind->ground, &step.line);
                note_numbers(deal, p, reached, i + 1);
                now |= reached;
            }
        }
        taken |= now;
    }
    for (int p = 0; p < others->players; p++) {
        deal->total[p] = (int16_t)trail_total(&trail[p]);
    }
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

Outcome deal_play(const Deal *deal, const Mind *mind, const Others *others, const Step *step) {
    Trail trail = step->after;
    uint8_t mine[PATH_NUMBER_MAX + 1];
    unsigned to_come = cards_of(deal);
    memset(mine, PLAYOUT_NEVER, sizeof mine);
    for (unsigned reached = numbers_of(&mind->ground, &step->line); reached != 0; reached &= reached - 1) {
        mine[__builtin_ctz(reached)] = 0;
    }
    for (int i = 0; i < deal->count && trail.open != 0; i++) {
        Round round;
        Step next;
        to_come &= ~(1u << deal->cards[i]);
        round_make(&round, &mind->ground, to_come, deal->taken[i]);
        trail_steps(&round, &trail, &mind->ground.board.card[deal->cards[i]], &next, 1);
        trail = next.after;
        for (unsigned reached = numbers_of(&mind->ground, &next.line); reached != 0; reached &= reached - 1) {
            mine[__builtin_ctz(reached)] = (uint8_t)(i + 1);
        }
    }
    int total = trail_total(&trail);
    return (Outcome){.total = total,
                     .lead = others->players == 1 ? total : lead_over_others(deal, mind, others, total, mine)};
}
