/* The words of the protocol for the numbers of the core. A number without a word is NULL. */
#ifndef GAMES_WORLD_PROTOCOL_NAMES_H
#define GAMES_WORLD_PROTOCOL_NAMES_H

#include "games/world/rules/game.h"

enum {
    NAMES_ACTIONS = WORLD_ACTION_NEXT_STAGE + 1,
    NAMES_SOURCES = WORLD_FROM_DISCARD + 1,
    NAMES_EVENT_CARDS = WORLD_EVENT_KINDS + 1,
    NAMES_FAST_TRACK = WORLD_FAST_TRACK_SPENT + 1,
    NAMES_AWAITING = WORLD_AWAITING_OVER + 1,
    NAMES_HAPPENED = WORLD_HAPPENED_AWAITING + 1,
    NAMES_PILES = WORLD_PILE_HAND + 1,
    NAMES_WHY = WORLD_WHY_LAST_STAGE + 1,
    NAMES_HOUSE = 2,
};

extern const char *const names_actions[NAMES_ACTIONS];         /* by WorldActionKind */
extern const char *const names_sources[NAMES_SOURCES];         /* by WorldSource */
extern const char *const names_event_cards[NAMES_EVENT_CARDS]; /* by WorldEventCard */
extern const char *const names_fast_track[NAMES_FAST_TRACK];   /* by WorldFastTrack */
extern const char *const names_awaiting[NAMES_AWAITING];       /* by WorldAwaitingKind */
extern const char *const names_happened[NAMES_HAPPENED];       /* by WorldEventKind */
extern const char *const names_piles[NAMES_PILES];             /* by WorldPile */
extern const char *const names_why[NAMES_WHY];                 /* by WorldWhy */
extern const char *const names_house[NAMES_HOUSE];             /* by the bits of WorldHouse, from the lowest */

#endif
