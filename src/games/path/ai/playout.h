/* Playouts: the rest of a game simulated, with the unseen cards in some order. */
#ifndef GAMES_PATH_AI_PLAYOUT_H
#define GAMES_PATH_AI_PLAYOUT_H

#include "games/path/ai/mind.h"
#include "games/path/ai/seen.h"

enum { PLAYOUT_NEVER = 255 };

/* An order of the cards to come, and what the others do on it: they are played on once for all lines of one's own. */
typedef struct Deal {
    uint8_t cards[PATH_CARDS];
    uint8_t count;
    uint16_t taken[PATH_CARDS + 1]; /* [i]: numbers reached by anybody before the i-th of these cards, as bits */
    uint8_t when[PATH_PLAYERS_MAX][PATH_NUMBER_MAX + 1]; /* a number is reached: 0 in this round, i + 1 on card i */
    int16_t total[PATH_PLAYERS_MAX];                     /* each ends with */
} Deal;

/* The others' trails once this round is over, as far as it is foreseen. */
typedef struct Others {
    Trail trail[PATH_PLAYERS_MAX];
    uint16_t reached[PATH_PLAYERS_MAX]; /* in this round, as bits */
    uint8_t players;
    uint8_t me;
} Others;

void others_make(Others *others, const Mind *mind, const PathView *view, int player);

/* What a choice's playouts go by. */
typedef struct Playouts {
    Others others;
    Seen seen;
} Playouts;

/* Fills in what the others do; the cards are there. */
void deal_play_others(Deal *deal, const Mind *mind, Playouts *playouts);

/* How a deal ends for who has drawn a line and then knows how the cards lie: as well as a search over a few trails side
 * by side can make it, or over all of them for the last two cards. */
typedef struct Outcome {
    int total; /* one's own */
    int worth; /* alone the same; with others what a lead over the best of them is worth, both in WORTH_POINT */
} Outcome;

/* Trails side by side: fewer where there are others, whose play is foreseen at most. */
enum { PLAYOUT_WIDTH = SEEN_LINES, PLAYOUT_WIDTH_TOGETHER = 3, PLAYOUT_EXACT = 2 };

static inline int playout_width(const Others *others) {
    return others->players == 1 ? PLAYOUT_WIDTH : PLAYOUT_WIDTH_TOGETHER;
}

Outcome deal_play(const Deal *deal, const Mind *mind, Playouts *playouts, const Step *step);

#endif
