/* The coach: what expert would do, and why, as facts from which a sentence in any language is made. */
#ifndef GAMES_WORLD_AI_HINT_H
#define GAMES_WORLD_AI_HINT_H

#include "games/world/ai/ai.h"

/* Sent: append only. */
typedef enum WorldReason {
    WORLD_REASON_COMPLETES = 0, /* {card} makes the row complete */
    WORLD_REASON_RUN = 1,       /* {card} makes a run that pays {fields} */
    WORLD_REASON_FITS = 2,      /* {card} fits between {low} and {high}, {missing} cards go there besides */
    WORLD_REASON_LOWEST = 3,    /* {card} fits left of {high} */
    WORLD_REASON_HIGHEST = 4,   /* {card} fits right of {low} */
    WORLD_REASON_JOKER = 5,     /* the joker may be any number in that place */
    WORLD_REASON_SPARE = 6,     /* {card} fits nowhere; {given} is missed least */
    WORLD_REASON_DENIES = 7,    /* {given} would help {player} less than other discards */
    WORLD_REASON_STOCK = 8,     /* the discard, {card}, does less than an unknown card may */
    WORLD_REASON_EVENT = 9,     /* an event card promises more than an exchange */
    WORLD_REASON_FAST_TRACK = 10,
    WORLD_REASON_ORDER = 11, /* the swap puts {card} and {given} into order */
    WORLD_REASON_TRADE = 12, /* {card} from {player}'s row for {given} */
    WORLD_REASON_NAME = 13,  /* a forced swap hurts {player} most */
} WorldReason;

enum { AI_REASONS = 14 };

typedef struct WorldHint {
    WorldAction action;
    uint8_t reason;  /* WorldReason */
    uint8_t slot;    /* where the card goes (a card on the discard too); of a swap the second slot */
    WorldCard card;  /* that comes; WORLD_JOKER 0 */
    WorldCard given; /* that goes */
    uint8_t low;     /* neighbours that stay, 0: none */
    uint8_t high;
    uint8_t missing; /* cards that still go between them */
    uint8_t fields;  /* a run pays */
    uint8_t player;  /* another one it is about, or WORLD_NOBODY */
} WorldHint;

/* For the player whose choice is awaited; false where there is nothing to advise (questions, between stages). */
bool world_ai_hint(const WorldView *view, int player, WorldHint *hint);

/* The English sentence of a hint's reason, to be translated and filled in. */
const char *world_ai_hint_message(const WorldHint *hint);

#endif
