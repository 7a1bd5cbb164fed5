/* What the core refuses, told in one sentence each. */
#ifndef DATA_PATH_SENTENCES_H
#define DATA_PATH_SENTENCES_H

#include "core/path/game.h"
#include "data/error.h"

/* An English message, to be translated where it is shown. */
const char *path_sentence_of_refusal(PathRefusal refusal);
const char *path_sentence_of_setup_fault(PathSetupFault fault);

/* Check and say what is wrong, or return true. */
bool path_sentence_check_board(const PathBoard *board, DataError *error);
bool path_sentence_check_setup(const PathSetup *setup, DataError *error);

#endif
