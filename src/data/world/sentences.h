/* What the core refuses, told in one sentence each. */
#ifndef DATA_SENTENCES_H
#define DATA_SENTENCES_H

#include "core/world/game.h"
#include "data/error.h"

/* An English message, to be translated where it is shown. */
const char *sentence_of_refusal(WorldRefusal refusal);
const char *sentence_of_setup_fault(WorldSetupFault fault);

/* Check and say what is wrong, or return true. */
bool sentence_check_track(const WorldTrack *track, DataError *error);
bool sentence_check_setup(const WorldSetup *setup, DataError *error);

#endif
