#ifndef GAMES_WORLD_PLAY_GAME_H
#define GAMES_WORLD_PLAY_GAME_H

#include "play/game.h"

extern const Game WORLD_GAME;

#endif
