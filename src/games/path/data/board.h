/* Best Path's boards as JSON: in files, in commands and in saved games alike.
 * {"colours":["blue",... 61],"numbers":[[cell,number],... 9],"starts":[cell,... 4],"cards":[["blue","green",...],...
 * 15]} */
#ifndef GAMES_PATH_DATA_BOARD_H
#define GAMES_PATH_DATA_BOARD_H

#include "data/json.h"
#include "games/path/rules/board.h"

/* Colours by PathColour. */
extern const char *const path_colour_names[PATH_COLOURS];

/* The boards that come with the game: assets/path/boards/NAME.json. */
enum { PATH_BOARD_NAMES = 3 };
extern const char *const path_board_names[PATH_BOARD_NAMES];

cJSON *path_card_to_json(const PathCard *card);
cJSON *path_board_to_json(const PathBoard *board);

/* Checks the board as a whole. After a fault *board is not to be used. */
void path_board_from_json(const JsonPlace *place, PathBoard *board);

/* Reads a board from text (NUL behind it) or file. False: refused, and board is unchanged. */
bool path_board_read(PathBoard *board, const char *text, size_t length, const char *file, DataError *error);
bool path_board_load(PathBoard *board, const char *path, DataError *error);

/* The name must be one of path_board_names. */
bool path_board_load_named(PathBoard *board, const char *assets, const char *name, DataError *error);

#endif
