#ifndef THIRD_AI_NIM_AI_H
#define THIRD_AI_NIM_AI_H

#include "ai/level.h"
#include "core/random.h"
#include "rules/nim.h"

/* The better the level, the more seldom it takes anything. */
NimAction nim_ai_choose(AiLevel level, const NimGame *game, Random *random);

#endif
