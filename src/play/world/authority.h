/* The whole of a game in progress, its hidden cards and right answers: for who keeps it, not for who plays it. A table
 * on screen is given what play/world/session.h tells; tests/layers holds it to that. */
#ifndef PLAY_WORLD_AUTHORITY_H
#define PLAY_WORLD_AUTHORITY_H

#include "core/world/game.h"
#include "play/world/session.h"

const WorldGame *world_session_game(const Session *session);
const WorldSetup *world_session_setup(const Session *session);

#endif
