/* What the opponents know: a chance for each level and difficulty, nothing cleverer. */
#include "games/world/ai/ai.h"

enum { DIFFICULTIES = 3 };

static const int PERMILLE[AI_LEVELS][DIFFICULTIES] = {
    [AI_EASY] = {600, 450, 350},   [AI_MEDIUM] = {750, 600, 450}, [AI_HARD] = {850, 700, 550},
    [AI_EXPERT] = {950, 800, 650}, [AI_GENTLE] = {480, 400, 340},
};

int world_ai_quiz_permille(AiLevel level, int difficulty) {
    int column = difficulty < 1 ? 0 : difficulty > DIFFICULTIES ? DIFFICULTIES - 1 : difficulty - 1;
    return PERMILLE[level][column];
}

int world_ai_quiz_permille_on_average(AiLevel level) {
    int sum = 0;
    for (int difficulty = 1; difficulty <= DIFFICULTIES; difficulty++) {
        sum += world_ai_quiz_permille(level, difficulty);
    }
    return sum / DIFFICULTIES;
}

int world_ai_answer(AiLevel level, int difficulty, int right, Random *random) {
    int knows = world_ai_quiz_permille(level, difficulty);
    int wrong = 1 + (int)random_below(random, WORLD_ANSWERS - 1);
    return (int)random_below(random, 1000) < knows ? right : (right + wrong) % WORLD_ANSWERS;
}
