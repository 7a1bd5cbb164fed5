/* The whole of a game in progress, the order of its cards and the lines that others have closed with: for who keeps it,
 * not for who plays it. A table on screen is given what games/path/play/session.h tells; tests/layers holds it to that.
 */
#ifndef GAMES_PATH_PLAY_AUTHORITY_H
#define GAMES_PATH_PLAY_AUTHORITY_H

#include "games/path/play/session.h"
#include "games/path/rules/game.h"

const PathGame *path_session_game(const Session *session);
const PathSetup *path_session_setup(const Session *session);

#endif
