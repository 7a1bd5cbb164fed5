/* What a player can do, and why it may be refused. Both are saved or sent: append-only. */
#ifndef GAMES_WORLD_RULES_ACTION_H
#define GAMES_WORLD_RULES_ACTION_H

#include "games/world/rules/card.h"

#include <stdint.h>

typedef enum WorldActionKind {
    WORLD_ACTION_TAKE = 1,       /* a: WorldSource */
    WORLD_ACTION_PLAY_EVENT = 2, /* a: which of the two held, 0 or 1 */
    WORLD_ACTION_FAST_TRACK = 3, /* a: who plays it */
    WORLD_ACTION_PLACE = 4,      /* a: slot */
    WORLD_ACTION_SWAP = 5,       /* a, b: slots */
    WORLD_ACTION_TRADE = 6,      /* a: the other player, b: their slot, c: own slot */
    WORLD_ACTION_KEEP = 7,       /* a: which card in the hand, b: slot */
    WORLD_ACTION_NAME = 8,       /* a: player */
    WORLD_ACTION_ANSWER = 9,     /* a: answer */
    WORLD_ACTION_NEXT_STAGE = 10,
} WorldActionKind;

typedef enum WorldSource {
    WORLD_FROM_STOCK = 0,
    WORLD_FROM_DISCARD = 1,
} WorldSource;

typedef struct WorldAction {
    uint8_t kind; /* WorldActionKind */
    uint8_t a, b, c;
} WorldAction;

typedef enum WorldRefusal {
    WORLD_ACCEPTED = 0,
    WORLD_REFUSED_GAME_OVER = 1,
    WORLD_REFUSED_NOT_NOW = 2, /* this kind of action does not answer what is awaited */
    WORLD_REFUSED_NO_SUCH_ACTION = 3,
    WORLD_REFUSED_NO_SUCH_PILE = 4,
    WORLD_REFUSED_NO_SUCH_SLOT = 5,
    WORLD_REFUSED_SAME_SLOT = 6, /* a swap needs two different slots */
    WORLD_REFUSED_NO_SUCH_PLAYER = 7,
    WORLD_REFUSED_ONESELF = 8,       /* trade and make_swap need another player */
    WORLD_REFUSED_NO_SUCH_EVENT = 9, /* a player holds two event cards */
    WORLD_REFUSED_EVENT_PLAYED = 10,
    WORLD_REFUSED_NO_SUCH_CARD = 11, /* not in the hand */
    WORLD_REFUSED_NO_SUCH_ANSWER = 12,
    WORLD_REFUSED_FAST_TRACK_GONE = 13, /* already played */
    WORLD_REFUSED_FAST_TRACK_LATE = 14, /* the player has exchanged in this stage */
} WorldRefusal;

/* Most actions that can be legal at once: a trade with three players. */
enum { WORLD_LEGAL_MAX = 3 * WORLD_ROW * WORLD_ROW };

#endif
