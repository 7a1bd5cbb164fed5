#include "games/world/rules/card.h"

#include "core/core_assert.h"

typedef struct Deck {
    int highest, jokers;
} Deck;

static const Deck DECK[WORLD_PLAYERS_MAX + 1] = {
    [2] = {.highest = 50, .jokers = 3},
    [3] = {.highest = 55, .jokers = 3},
    [4] = {.highest = 60, .jokers = 4},
};

static const Deck *deck_for(int players) {
    CORE_ASSERT(players >= WORLD_PLAYERS_MIN && players <= WORLD_PLAYERS_MAX);
    return &DECK[players];
}

int world_deck_highest(int players) {
    return deck_for(players)->highest;
}

int world_deck_jokers(int players) {
    return deck_for(players)->jokers;
}

int world_deck_size(int players) {
    return deck_for(players)->highest + deck_for(players)->jokers;
}
