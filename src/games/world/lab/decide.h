/* What a computer does at a table of World. */
#ifndef GAMES_WORLD_LAB_DECIDE_H
#define GAMES_WORLD_LAB_DECIDE_H

#include "games/world/ai/ai.h"
#include "games/world/data/questions.h"
#include "games/world/protocol/record.h"

/* A level by name; false with an error. */
bool lab_level(const char *name, AiLevel *level, DataError *error);

/* Fast Track or world_ai_choose, or with its rate (permille, below 0: the level's) the right answer. It learns no more
 * of the game than a person at the table sees, but for a question whose answer it knows. question: the id of the
 * one that is awaited, if any. */
WorldAction lab_decide(const WorldGame *game, const char *question, const Questions *questions, AiSkill skill,
                       int quiz_permille, Random *random);

#endif
