/* Boards of a pack. Their names begin with its name and a hyphen, so that none is taken for one of ours or of another
 * pack; codes know them by what lies on them. */
#ifndef PACK_BOARDS_H
#define PACK_BOARDS_H

#include "games/path/data/board.h"
#include "games/world/data/board.h"
#include "pack/pack.h"

/* As the games call themselves, and as pack.json does. */
extern const char *const pack_game_names[PACK_GAMES];

/* NULL: it has none of that name for this game (PACK_GAMES: for any); the pack may be NULL. */
const PackBoard *pack_board(const Pack *pack, PackGame game, const char *name);

/* What people call it in a language. */
const char *pack_board_title(const Pack *pack, const PackBoard *board, const char *language);

/* The names of ours and behind them the pack's for this game, if there is one; how many there are. */
int pack_board_names(const Pack *pack, PackGame game, const char *const *ours, int count, const char **names);

/* False: it has none of that name. */
bool pack_path_board(const Pack *pack, const char *name, PathBoard *board);

/* Its text, for own_board_read(), which it has passed; it stays while the pack does. NULL: there is none of that name.
 */
const char *pack_world_board(const Pack *pack, const char *name, size_t *length);

#endif
