/* What the core refuses, told in one sentence each. */
#ifndef GAMES_PATH_DATA_SENTENCES_H
#define GAMES_PATH_DATA_SENTENCES_H

#include "data/error.h"
#include "games/path/rules/game.h"

/* An English message, to be translated where it is shown. */
const char *path_sentence_of_refusal(PathRefusal refusal);
const char *path_sentence_of_setup_fault(PathSetupFault fault);

/* Check and say what is wrong, or return true. */
bool path_sentence_check_board(const PathBoard *board, DataError *error);
bool path_sentence_check_setup(const PathSetup *setup, DataError *error);

#endif
