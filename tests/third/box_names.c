/* In place of src/protocol/games.c. */
#include "data/nim_record.h"

const char *const envelope_games[] = {[ENVELOPE_WORLD] = "world", [ENVELOPE_PATH] = "path", [ENVELOPE_NIM] = "nim"};
const int ENVELOPE_GAMES = sizeof envelope_games / sizeof envelope_games[0];
