/* Stages without event cards, which the rules do not know: every stage is a game of its own that goes on where the last
 * one ended. */
#ifndef YARDSTICK_PLAIN_H
#define YARDSTICK_PLAIN_H

#include "core/random.h"
#include "games/world/rules/game.h"

/* Deals the next such stage; figurines and Fast Track cards stay as they are (the first: a game of zeros). */
void plain_stage(WorldGame *game, WorldSetup *setup, Random *dealer);

#endif
