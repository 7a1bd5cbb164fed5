/* What a game starts with. A game is its setup and its actions, forever: so everything that may be tuned later (the
 * track, the order of the questions and their right answers) is part of the setup. */
#ifndef GAMES_WORLD_RULES_SETUP_H
#define GAMES_WORLD_RULES_SETUP_H

#include "core/chance.h"
#include "games/world/rules/card.h"
#include "games/world/rules/track.h"

#include <stdbool.h>
#include <stdint.h>

/* Of the rules as this core plays them; raised when the same setup and actions would play differently. */
enum { WORLD_RULES_BY_SEED = 1, WORLD_RULES_BY_KEY = 2, WORLD_RULES_VERSION = WORLD_RULES_BY_KEY };

/* Whether the Fast Track card may still be played. Saved and sent: append only. */
typedef enum WorldFastTrack {
    WORLD_FAST_TRACK_HELD = 0,
    WORLD_FAST_TRACK_RUNNING = 1, /* from being played to the end of that stage's scoring moves */
    WORLD_FAST_TRACK_SPENT = 2,
} WorldFastTrack;

/* House rules: a bit each, none at first. Saved and sent: append only.
 *
 * Without event cards nobody is dealt any, and none are shuffled. Without questions every number counts as it stands: a
 * site moves whoever lands there by its number, ahead or back, the stage's winner moves ahead 2, and so does who turns
 * the quiz over. */
typedef enum WorldHouse {
    WORLD_HOUSE_NO_EVENTS = 1,
    WORLD_HOUSE_NO_QUESTIONS = 2,
} WorldHouse;

enum { WORLD_HOUSE_ALL = WORLD_HOUSE_NO_EVENTS | WORLD_HOUSE_NO_QUESTIONS };

/* A first stage set out by hand. Piles are listed top first. */
typedef struct WorldDeal {
    WorldCard row[WORLD_PLAYERS_MAX][WORLD_ROW];
    WorldCard stock[WORLD_DECK_MAX];
    WorldCard discard[WORLD_DECK_MAX];
    uint8_t stock_count;
    uint8_t discard_count;
    uint8_t event[WORLD_PLAYERS_MAX][WORLD_HELD_EVENTS]; /* WorldEventCard; WORLD_EVENT_NONE: already played */
    uint8_t field[WORLD_PLAYERS_MAX];
    uint8_t fast_track[WORLD_PLAYERS_MAX]; /* WorldFastTrack: held or spent */
    bool has_events;                       /* else they are shuffled and dealt */
} WorldDeal;

typedef struct WorldSetup {
    uint64_t seed;
    ChanceKey key; /* where it is there, all cards are shuffled by it, and the seed is chance_seed's */
    uint8_t players;
    uint8_t starter;
    WorldTrack track;
    uint8_t question_count;             /* 1 to WORLD_QUESTIONS_MAX */
    uint8_t right[WORLD_QUESTIONS_MAX]; /* the right answer of each question, in the order they are drawn */
    bool has_deal;
    WorldDeal deal;
    uint8_t house;                    /* WorldHouse bits */
    uint8_t ahead[WORLD_PLAYERS_MAX]; /* fields each figurine starts ahead, at most half the way; where somebody stands
                                       * already, seat by seat, it goes to the next free field. None beside a deal */
} WorldSetup;

typedef enum WorldSetupFault {
    WORLD_SETUP_FINE,
    WORLD_SETUP_PLAYERS,         /* not 2 to 4 players */
    WORLD_SETUP_STARTER,         /* no such player */
    WORLD_SETUP_TRACK,           /* see world_track_check */
    WORLD_SETUP_QUESTIONS,       /* none, or too many */
    WORLD_SETUP_RIGHT_ANSWER,    /* not one of the three answers */
    WORLD_SETUP_DEAL_CARDS,      /* rows, discard and stock are not exactly the deck */
    WORLD_SETUP_DEAL_DISCARD,    /* no card in the discard */
    WORLD_SETUP_DEAL_EVENTS,     /* an unknown event, or more than two of a kind */
    WORLD_SETUP_DEAL_FIELDS,     /* a figurine at the goal, or two on one field that is not the start */
    WORLD_SETUP_DEAL_FAST_TRACK, /* neither held nor spent */
    WORLD_SETUP_HOUSE,           /* an unknown house rule, or event cards dealt where there are none */
    WORLD_SETUP_AHEAD,           /* more than half the way, or beside a deal */
} WorldSetupFault;

/* Where each figurine starts. */
void world_setup_fields(const WorldSetup *setup, uint8_t field[WORLD_PLAYERS_MAX]);

WorldSetupFault world_setup_check(const WorldSetup *setup);

#endif
