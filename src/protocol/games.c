/* Which games a program knows by name. Alone in its file: a program with another box defines these itself. */
#include "protocol/envelope.h"

const char *const envelope_games[] = {
    [ENVELOPE_WORLD] = "world",
    [ENVELOPE_PATH] = "path",
};

const int ENVELOPE_GAMES = sizeof envelope_games / sizeof envelope_games[0];
