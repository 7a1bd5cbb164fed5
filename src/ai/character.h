/* The computer's characters: a name, a figurine, a pace, a taste and what they say. None plays better or worse for it.
 */
#ifndef AI_CHARACTER_H
#define AI_CHARACTER_H

#include "core/figurine.h"
#include "core/random.h"

#include <stdint.h>

enum { AI_CHARACTERS_EACH = 3, AI_CHARACTERS = (int)FIGURINES * AI_CHARACTERS_EACH };

/* What a character likes, where choices are as good as equal: it never makes one play worse. Saved: append only. */
typedef enum AiTaste {
    AI_TASTE_NONE = 0,
    AI_TASTE_RUNS = 1,   /* cards side by side */
    AI_TASTE_SAFE = 2,   /* order from the left, no gambling */
    AI_TASTE_RISK = 3,   /* event cards */
    AI_TASTE_JOKERS = 4, /* keeps them */
} AiTaste;

/* When a character has something to say. */
typedef enum AiOccasion {
    AI_OCCASION_RUN = 0,
    AI_OCCASION_EVENT = 1,
    AI_OCCASION_ROW = 2,  /* its row is complete */
    AI_OCCASION_LOST = 3, /* another's is */
    AI_OCCASION_GOAL = 4, /* it has won */
} AiOccasion;

enum { AI_OCCASIONS = 5 };

typedef struct AiCharacter {
    const char *name; /* an English message: some scripts write it their own way */
    uint8_t figurine; /* Figurine */
    uint8_t taste;    /* AiTaste */
    uint16_t pace;    /* how long it takes for a move, in thousandths of the usual */
} AiCharacter;

/* Characters are saved by number, 0 to AI_CHARACTERS - 1: append only. */
const AiCharacter *ai_character(int number);

/* The number of one of a figurine's characters, 0 to AI_CHARACTERS_EACH - 1. */
int ai_character_of(Figurine figurine, int which);

/* What it says, as an English message to be translated, or NULL: now and then it says nothing. Give it a random source
 * for looks, not the game's. */
const char *ai_character_remark(int number, AiOccasion occasion, Random *random);

#endif
