/* Temperament: which of several nearly equal choices a character prefers. */
#ifndef GAMES_WORLD_AI_TASTE_H
#define GAMES_WORLD_AI_TASTE_H

#include "games/world/ai/ai.h"

enum { TASTE_MOST = 8 };

/* How much a taste likes a row it may bring about, 0 to TASTE_MOST; levels scale it down to what is as good as equal.
 */
int taste_for_row(AiTaste taste, const WorldCard *row);

/* The same for turning over an event card. */
int taste_for_event(AiTaste taste);

#endif
