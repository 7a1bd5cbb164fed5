/* The core in words: what it refuses, in one sentence each, and the names of the event cards. */
#ifndef GAMES_WORLD_DATA_SENTENCES_H
#define GAMES_WORLD_DATA_SENTENCES_H

#include "data/error.h"
#include "games/world/rules/game.h"

/* An English message, to be translated where it is shown. */
const char *sentence_of_refusal(WorldRefusal refusal);
const char *sentence_of_setup_fault(WorldSetupFault fault);

/* The name printed on an event card, an English message; "" for none. */
const char *name_of_event_card(WorldEventCard card);

/* Check and say what is wrong, or return true. */
bool sentence_check_track(const WorldTrack *track, DataError *error);
bool sentence_check_setup(const WorldSetup *setup, DataError *error);

#endif
