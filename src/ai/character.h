/* The computer's characters: a name, a figurine, a pace, a taste and what they say. None plays better or worse for it.
 */
#ifndef AI_CHARACTER_H
#define AI_CHARACTER_H

#include "core/figurine.h"

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
    AI_OCCASION_BEGIN,      /* a game begins */
    AI_OCCASION_AGAIN,      /* another one of the same evening does */
    AI_OCCASION_RUN,        /* its run has paid well */
    AI_OCCASION_RAY,        /* its line was long */
    AI_OCCASION_ROW,        /* its row is complete */
    AI_OCCASION_LEAD,       /* it has the best board now */
    AI_OCCASION_PASSED,     /* somebody has gone past it */
    AI_OCCASION_CLOSE,      /* it has lost narrowly */
    AI_OCCASION_CLEARLY,    /* it has lost clearly */
    AI_OCCASION_WON,        /* it has won */
    AI_OCCASION_FAST_TRACK, /* a person plays Fast Track */
    AI_OCCASION_PAUSE,      /* a person passes who could have drawn */
    AI_OCCASION_ANSWER,     /* a person has answered well */
} AiOccasion;

enum { AI_OCCASIONS = AI_OCCASION_ANSWER + 1, AI_SENTENCES = 15 };

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

/* What a character says, as an English message to be translated, and when. Sentences are saved by number, 0 to
 * AI_SENTENCES - 1: append only. */
const char *ai_sentence(int character, int which);
AiOccasion ai_sentence_occasion(int which);

#endif
