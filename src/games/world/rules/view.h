/* What a player can see: everything on the table except the order of the draw pile, the right answers and the faces of
 * unplayed event cards. All players see the same. Opponents and hints get this instead of the game, and the table on
 * screen follows the events. */
#ifndef GAMES_WORLD_RULES_VIEW_H
#define GAMES_WORLD_RULES_VIEW_H

#include "games/world/rules/game.h"

/* What a player's two event cards look like from outside. */
typedef enum WorldHeldEvent {
    WORLD_HELD_PLAYED = 0,
    WORLD_HELD_FACE_DOWN = 1,
} WorldHeldEvent;

typedef struct WorldSeat {
    WorldCard row[WORLD_ROW];
    uint8_t field;
    uint8_t fast_track; /* WorldFastTrack */
    uint8_t exchanged;
    uint8_t event[WORLD_HELD_EVENTS]; /* WorldHeldEvent */
} WorldSeat;

typedef struct WorldView {
    WorldTrack track;
    uint16_t stage;
    uint8_t players;
    uint8_t starter;
    uint8_t active;

    WorldSeat seat[WORLD_PLAYERS_MAX];
    WorldCard discard[WORLD_DECK_MAX]; /* top last */
    uint8_t stock_count;
    uint8_t discard_count;
    WorldCard hand[2];
    uint8_t hand_count;
    uint8_t hand_from;                    /* WorldSource */
    uint8_t shown[WORLD_EVENT_KINDS + 1]; /* how many of each event were turned over in this stage */

    uint8_t awaiting; /* WorldAwaitingKind */
    uint8_t awaited_player;
    WorldQuestion question; /* while one is awaited, else zero */
    uint8_t event;          /* WorldEventCard being carried out */
    uint8_t still_to_do;    /* players whose part of it, or of the scoring, is yet to come */
    uint8_t stage_winner;   /* WORLD_NOBODY while the stage is played */
    uint8_t winners;
} WorldView;

void world_view(const WorldGame *game, WorldView *view);

/* The table before the first event of a game: fold world_start's events into it, then those of every action. */
void world_view_begin(WorldView *view, const WorldSetup *setup);
void world_view_follow(WorldView *view, const WorldEvent *event);

/* world_may_fast_track and world_reader, for who only sees the table. */
bool world_view_may_fast_track(const WorldView *view, int player);
int world_view_reader(const WorldView *view);

bool world_view_equal(const WorldView *a, const WorldView *b);

#endif
