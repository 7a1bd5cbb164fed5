#ifndef PLAY_WORLD_GAME_H
#define PLAY_WORLD_GAME_H

#include "play/game.h"

extern const Game WORLD_GAME;

#endif
