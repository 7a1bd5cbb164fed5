/* Temperament: which of several nearly equal lines a character prefers. */
#ifndef GAMES_PATH_AI_TASTE_H
#define GAMES_PATH_AI_TASTE_H

#include "ai/character.h"
#include "games/path/ai/trail.h"

/* As good as equal: so much in WORTH_POINT lies between them at most. */
enum { TASTE_MARGIN = 20 };

/* Which of steps to take: the one of greatest value, or one that is as good as equal and liked better. value: of each,
 * in WORTH_POINT. */
int path_taste_choose(AiTaste taste, const Ground *ground, const Step *steps, const int32_t *value, int count);

#endif
