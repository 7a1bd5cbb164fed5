#ifndef PLAY_PATH_GAME_H
#define PLAY_PATH_GAME_H

#include "play/game.h"

extern const Game PATH_GAME;

#endif
