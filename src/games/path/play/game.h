#ifndef GAMES_PATH_PLAY_GAME_H
#define GAMES_PATH_PLAY_GAME_H

#include "play/game.h"

extern const Game PATH_GAME;

#endif
