/* Which questions a game asks, and in which order. */
#ifndef DATA_WORLD_DECK_H
#define DATA_WORLD_DECK_H

#include "core/world/setup.h"
#include "data/world/questions.h"

#include <stdint.h>

/* For whom. Saved: append only. */
typedef enum DeckLevel {
    DECK_CHILDREN = 0, /* easy ones, now and then a middling one */
    DECK_FAMILY = 1,   /* all, the easier half more often early on */
    DECK_EXPERTS = 2,  /* hard and middling, then the rest */
} DeckLevel;

enum { DECK_LEVELS = 3 };

/* "children", "family", "experts": for files, never shown. */
extern const char *const deck_level_names[DECK_LEVELS];

typedef struct Deck {
    int count;
    int unseen;                          /* so many, from the first, are not among the recent ones */
    uint16_t index[WORLD_QUESTIONS_MAX]; /* into the bank, in the order they are asked */
} Deck;

/* Chooses for a level: topics and difficulties take turns, none comes twice, and those in recent (ids, oldest first;
 * unknown ones are passed over) come last, the latest seen at the very end. The same bank, level, seed and list give
 * the same deck. */
void deck_choose(Deck *deck, const Questions *questions, DeckLevel level, uint64_t seed, const char *const *recent,
                 int recent_count);

/* All questions, plainly shuffled. */
void deck_shuffle(Deck *deck, const Questions *questions, uint64_t seed);

/* Puts the right answers into a setup. */
void deck_to_setup(const Deck *deck, const Questions *questions, WorldSetup *setup);

#endif
