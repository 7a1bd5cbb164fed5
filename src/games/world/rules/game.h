/* A game of SCHOTT World: one struct that is copied by assignment, and the only functions that change it.
 *
 * Nothing here allocates, reads a clock or a file, or keeps anything outside the struct. */
#ifndef GAMES_WORLD_RULES_GAME_H
#define GAMES_WORLD_RULES_GAME_H

#include "core/chance.h"
#include "games/world/rules/action.h"
#include "games/world/rules/card.h"
#include "games/world/rules/event.h"
#include "games/world/rules/setup.h"
#include "games/world/rules/track.h"

#include <stdbool.h>
#include <stdint.h>

/* What is awaited. Saved and sent: append only. */
typedef enum WorldAwaitingKind {
    WORLD_AWAITING_TURN = 1,
    WORLD_AWAITING_PLACE = 2,
    WORLD_AWAITING_SWAP = 3,
    WORLD_AWAITING_TRADE = 4,
    WORLD_AWAITING_TAKE_TWO = 5,
    WORLD_AWAITING_NAME = 6,
    WORLD_AWAITING_QUESTION = 7,
    WORLD_AWAITING_STAGE_OVER = 8,
    WORLD_AWAITING_OVER = 9,
} WorldAwaitingKind;

/* What goes on once the question or swap that is awaited has been settled. */
typedef enum WorldProcedure {
    WORLD_PROCEDURE_TURN = 0,    /* nothing: the turn is done */
    WORLD_PROCEDURE_EVENT = 1,   /* the event card's next player, if any */
    WORLD_PROCEDURE_SCORING = 2, /* the next scoring move, or the reward question */
    WORLD_PROCEDURE_REWARD = 3,  /* the stage is over */
} WorldProcedure;

typedef struct WorldPlayer {
    WorldCard row[WORLD_ROW];
    uint8_t field;
    uint8_t fast_track;               /* WorldFastTrack */
    uint8_t exchanged;                /* has made an own exchange in this stage */
    uint8_t event[WORLD_HELD_EVENTS]; /* WorldEventCard; WORLD_EVENT_NONE: played */
} WorldPlayer;

typedef struct WorldQuestion {
    uint8_t index; /* which question of the setup */
    uint8_t why;   /* WorldWhy: site, reward or event */
    int8_t amount; /* the site's signed number, or 2 */
} WorldQuestion;

typedef struct WorldGame {
    Chance chance;
    WorldTrack track;
    uint16_t stage;
    uint8_t players;
    uint8_t starter; /* began this stage */
    uint8_t active;  /* whose turn it is, or whose turn ended the stage */

    WorldPlayer player[WORLD_PLAYERS_MAX];
    WorldCard stock[WORLD_DECK_MAX];   /* top last */
    WorldCard discard[WORLD_DECK_MAX]; /* top last */
    uint8_t stock_count;
    uint8_t discard_count;
    WorldCard hand[2]; /* taken and not yet placed */
    uint8_t hand_count;
    uint8_t hand_from; /* WorldSource */

    uint8_t awaiting;       /* WorldAwaitingKind */
    uint8_t awaited_player; /* who must choose (of the stage: its winner) */
    WorldQuestion question; /* while one is awaited */
    uint8_t procedure;      /* WorldProcedure */
    uint8_t event;          /* WorldEventCard that is being carried out, or WORLD_EVENT_NONE */
    uint8_t still_to_do;    /* players whose part of the event or of the scoring is yet to come */
    uint8_t stage_winner;   /* WORLD_NOBODY while the stage is played */
    uint8_t winners;        /* a bit for each player who has won the game */
    uint8_t house;          /* WorldHouse bits */

    uint8_t shown[WORLD_EVENT_KINDS + 1]; /* how many of each event were turned over in this stage */
    uint8_t question_next;
    uint8_t question_count;
    uint8_t right[(WORLD_QUESTIONS_MAX + 3) / 4]; /* two bits each */
} WorldGame;

/* Begins a game with the first deal. The setup must be fine (world_setup_check). events may be NULL. */
void world_start(WorldGame *game, const WorldSetup *setup, WorldEvents *events);

/* Checks an action and carries it out: all of it, or nothing when it is refused. events may be NULL. */
WorldRefusal world_apply(WorldGame *game, WorldAction action, WorldEvents *events);

/* Only the check of world_apply. */
WorldRefusal world_refuses(const WorldGame *game, WorldAction action);

/* Lists every legal action, each once (a swap with a < b); returns how many. */
int world_legal(const WorldGame *game, WorldAction out[WORLD_LEGAL_MAX]);

/* 64 bits over everything the rules depend on, equal on every platform. */
uint64_t world_hash(const WorldGame *game);

/* The right answer to the question that is awaited. */
int world_right_answer(const WorldGame *game);

/* Whether a player may play Fast Track now, on this turn or another's. */
bool world_may_fast_track(const WorldGame *game, int player);

/* The fields a counted row is worth. */
static inline int world_row_fields(int count, bool is_doubled) {
    return is_doubled ? 2 * count : count;
}

/* Who reads the awaited question out: the right neighbour. */
int world_reader(const WorldGame *game);

static inline int world_left_of(int player, int players) {
    return player + 1 == players ? 0 : player + 1;
}

static inline int world_right_of(int player, int players) {
    return player == 0 ? players - 1 : player - 1;
}

/* Who begins the stage after this one: the left neighbour of who began it; where stages are counted, whoever is
 * furthest behind, of several the first from that neighbour clockwise. */
int world_next_starter(const WorldGame *game);

/* The ranking: place[p] from 0 for each player; players who share a place have the same number. winners has a bit for
 * each player who has won. Returns how many different places there are. */
int world_rank(int players, uint8_t winners, const uint8_t *field, uint8_t place[WORLD_PLAYERS_MAX]);

#endif
