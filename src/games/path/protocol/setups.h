/* What a game of Best Path begins with, as JSON. */
#ifndef GAMES_PATH_PROTOCOL_SETUPS_H
#define GAMES_PATH_PROTOCOL_SETUPS_H

#include "data/json.h"
#include "games/path/rules/setup.h"

/* The parts of a setup that may be left out: "cards", the order in which the board's are turned up, and "starts", which
 * of the four each player has. Reading needs the number of players; whether none comes twice is for path_setup_check to
 * say. */
void path_deal_add_to_json(cJSON *out, const PathSetup *setup);
void path_deal_from_json(const JsonPlace *in, PathSetup *setup);

#endif
