/* Which questions a game asks, and in which order. */
#ifndef GAMES_WORLD_DATA_DECK_H
#define GAMES_WORLD_DATA_DECK_H

#include "games/world/data/questions.h"
#include "games/world/rules/setup.h"

#include <stdbool.h>
#include <stdint.h>

/* For whom. Saved: append only. */
typedef enum DeckLevel {
    DECK_CHILDREN = 0, /* easy ones alone */
    DECK_FAMILY = 1,   /* all, the easier ones more often */
    DECK_EXPERTS = 2,  /* hard and middling, now and then an easy one */
} DeckLevel;

enum { DECK_LEVELS = 3 };

/* "children", "family", "experts": for files, never shown. */
extern const char *const deck_level_names[DECK_LEVELS];

/* Difficulties a level asks for in turn, over and over. */
enum { DECK_TURNS = 8 };
extern const uint8_t deck_turns[DECK_LEVELS][DECK_TURNS];

/* Whether a level asks such a question while it has a choice. */
bool deck_suits(DeckLevel level, int difficulty);

typedef struct Deck {
    int count;
    int unseen;                          /* so many, from the first, have not been seen */
    uint16_t index[WORLD_QUESTIONS_MAX]; /* into the bank, in the order they are asked */
} Deck;

/* For whom a deck is, and what they have seen. */
typedef struct DeckWish {
    int players;
    DeckLevel level[WORLD_PLAYERS_MAX];
    const char *const *seen; /* ids, oldest first; unknown ones are passed over */
    int seen_count;
} DeckWish;

/* Chooses for people of one level or of several: they, topics and difficulties take turns; none comes twice, of a set
 * only one, and no retired one. Questions that have been seen come last, those seen longest ago first. A level for
 * which all have been seen gets those again rather than ones that do not suit it. The same bank, wish and seed give the
 * same deck. */
void deck_choose(Deck *deck, const Questions *questions, const DeckWish *wish, uint64_t seed);

/* Questions of all levels, plainly shuffled; of a set only one, and no retired one. The same ones for every seed: what
 * a bank has above WORLD_QUESTIONS_MAX never comes. */
void deck_shuffle(Deck *deck, const Questions *questions, uint64_t seed);

/* Puts the right answers into a setup. */
void deck_to_setup(const Deck *deck, const Questions *questions, WorldSetup *setup);

#endif
