/* What happened, in order: enough to animate a table or keep a view up to date without looking at the game. Numbers are
 * saved or sent: append-only. */
#ifndef GAMES_WORLD_RULES_EVENT_H
#define GAMES_WORLD_RULES_EVENT_H

#include "games/world/rules/card.h"

#include <stdint.h>

typedef enum WorldEventKind {
    WORLD_HAPPENED_STAGE = 1,       /* stage: everything is gathered in; the stock holds `stage.stock` cards */
    WORLD_HAPPENED_CARD = 2,        /* card: a card moves (a row slot it comes to is overwritten) */
    WORLD_HAPPENED_EVENT_DEALT = 3, /* held: an event card is dealt face down (or, in a set deal, lies there played) */
    WORLD_HAPPENED_TURN = 4,        /* player: whose turn begins */
    WORLD_HAPPENED_STOCK_RENEWED = 5,     /* stock: all of the discard but its top was shuffled into the stock */
    WORLD_HAPPENED_FAST_TRACK = 6,        /* player plays the Fast Track card */
    WORLD_HAPPENED_EVENT_SHOWN = 7,       /* held: player turns an event card over */
    WORLD_HAPPENED_EVENT_DONE = 8,        /* player: the event and all it caused is settled */
    WORLD_HAPPENED_SEATS_SHIFTED = 9,     /* every player goes on with the row of the left neighbour */
    WORLD_HAPPENED_EXCHANGED = 10,        /* player has made the first own exchange of the stage */
    WORLD_HAPPENED_RUN = 11,              /* run: a run pays */
    WORLD_HAPPENED_FIGURINE = 12,         /* step: a figurine walks field by field, then jumps or passes over others */
    WORLD_HAPPENED_QUESTION = 13,         /* question: asked of player */
    WORLD_HAPPENED_ANSWER = 14,           /* answer */
    WORLD_HAPPENED_STAGE_WON = 15,        /* player has a complete row */
    WORLD_HAPPENED_SCORED = 16,           /* scored: what a row is worth, before the figurine moves */
    WORLD_HAPPENED_FAST_TRACK_SPENT = 17, /* player: its stage has been scored */
    WORLD_HAPPENED_OVER = 18,             /* over: the game is won */
    WORLD_HAPPENED_AWAITING = 19,         /* awaiting: what is asked now; the last event of every action */
} WorldEventKind;

/* Where a card lies. */
typedef enum WorldPile {
    WORLD_PILE_STOCK = 0,
    WORLD_PILE_DISCARD = 1,
    WORLD_PILE_ROW = 2,  /* with player and slot */
    WORLD_PILE_HAND = 3, /* slot: 0 or 1 */
} WorldPile;

typedef struct WorldPlace {
    uint8_t pile; /* WorldPile */
    uint8_t player;
    uint8_t slot;
} WorldPlace;

/* Why a figurine moves. */
typedef enum WorldWhy {
    WORLD_WHY_RUN = 0,
    WORLD_WHY_EVENT = 1,
    WORLD_WHY_SCORE = 2,
    WORLD_WHY_SITE = 3,
    WORLD_WHY_REWARD = 4,
    WORLD_WHY_LAST_STAGE = 5, /* it is over, and this figurine is furthest */
} WorldWhy;

typedef struct WorldEvent {
    uint8_t kind;   /* WorldEventKind */
    uint8_t player; /* the player concerned; WORLD_NOBODY: all */
    union {
        struct {
            uint16_t number;        /* from 1 */
            uint8_t starter, stock; /* who begins, and how many cards lie in the stock before the deal */
        } stage;
        struct {
            WorldCard card;
            WorldPlace from, to;
        } card;
        struct {
            uint8_t slot, event; /* event: WorldEventCard, WORLD_EVENT_NONE while it stays face down */
            uint8_t played;      /* dealt: already out */
        } held;
        struct {
            uint8_t stock;
        } renewed;
        struct {
            uint8_t first, length, fields;
        } run;
        struct {
            uint8_t from, aimed, to; /* aimed: where the steps end; to differs from it after a jump */
            uint8_t why;             /* WorldWhy */
        } step;
        struct {
            uint8_t index; /* which question of the setup */
            uint8_t reader;
            uint8_t why; /* WorldWhy: site, reward or event */
            int8_t amount;
        } question;
        struct {
            uint8_t choice, right;
        } answer;
        struct {
            uint8_t count, doubled, fields;
        } scored;
        struct {
            uint8_t winners; /* a bit for each player */
        } over;
        struct {
            uint8_t kind;        /* WorldAwaitingKind */
            uint8_t still_to_do; /* players whose part of the event or the scoring is yet to come */
        } awaiting;
    };
} WorldEvent;

/* Most events one action can cause: a deal to four players with room to spare. */
enum { WORLD_EVENTS_MAX = 96 };

typedef struct WorldEvents {
    int count;
    WorldEvent list[WORLD_EVENTS_MAX];
} WorldEvents;

#endif
