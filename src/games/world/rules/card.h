/* Cards, and how many of everything there are. */
#ifndef GAMES_WORLD_RULES_CARD_H
#define GAMES_WORLD_RULES_CARD_H

#include <stdint.h>

/* A number card is its number, 1 to 60; the joker is 0. */
typedef uint8_t WorldCard;

enum {
    WORLD_JOKER = 0,
    WORLD_HIGHEST_CARD = 60,
    WORLD_PLAYERS_MIN = 2,
    WORLD_PLAYERS_MAX = 4,
    WORLD_ROW = 9,         /* cards in a row */
    WORLD_HELD_EVENTS = 2, /* event cards dealt to a player for a stage */
    WORLD_DECK_MAX = 64,
    WORLD_GOAL_MAX = 255,
    WORLD_QUESTIONS_MAX = 250,
    WORLD_ANSWERS = 3,
    WORLD_NOBODY = 0xff,
};

/* The ten kinds of event card. Saved and sent: append only. */
typedef enum WorldEventCard {
    WORLD_EVENT_NONE = 0, /* played, or none */
    WORLD_EVENT_SWAP_OWN = 1,
    WORLD_EVENT_ALL_SWAP = 2,
    WORLD_EVENT_ADVANCE_2 = 3,
    WORLD_EVENT_ALL_ADVANCE_1 = 4,
    WORLD_EVENT_TRADE = 5,
    WORLD_EVENT_PASS_LEFT = 6,
    WORLD_EVENT_SHIFT_SEATS = 7,
    WORLD_EVENT_TAKE_TWO = 8,
    WORLD_EVENT_MAKE_SWAP = 9,
    WORLD_EVENT_QUIZ = 10,
} WorldEventCard;

enum {
    WORLD_EVENT_KINDS = 10,
    WORLD_EVENT_COPIES = 2, /* of each kind */
    WORLD_EVENT_CARDS = WORLD_EVENT_KINDS * WORLD_EVENT_COPIES,
};

/* The deck for that many players: highest number and jokers. */
int world_deck_highest(int players);
int world_deck_jokers(int players);
int world_deck_size(int players);

#endif
