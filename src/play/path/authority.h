/* The whole of a game in progress, the order of its cards and the lines that others have closed with: for who keeps it,
 * not for who plays it. A table on screen is given what play/path/session.h tells; tests/layers holds it to that. */
#ifndef PLAY_PATH_AUTHORITY_H
#define PLAY_PATH_AUTHORITY_H

#include "core/path/game.h"
#include "play/path/session.h"

const PathGame *path_session_game(const Session *session);
const PathSetup *path_session_setup(const Session *session);

#endif
