/* The whole of a game in progress, its hidden cards and right answers: for who keeps it, not for who plays it. A table
 * on screen is given what games/world/play/session.h tells; tests/layers holds it to that. */
#ifndef GAMES_WORLD_PLAY_AUTHORITY_H
#define GAMES_WORLD_PLAY_AUTHORITY_H

#include "games/world/play/session.h"
#include "games/world/rules/game.h"

const WorldGame *world_session_game(const Session *session);
const WorldSetup *world_session_setup(const Session *session);

#endif
