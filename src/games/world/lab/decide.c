#include "games/world/lab/decide.h"

#include <string.h>

bool lab_level(const char *name, AiLevel *level, DataError *error) {
    const char *known[AI_LEVELS];
    for (int i = 0; i < AI_LEVELS; i++) {
        *level = ai_level_of_strength(i);
        known[i] = ai_level_names[*level];
        if (strcmp(name, known[i]) == 0) {
            return true;
        }
    }
    char names[DATA_NAMES];
    data_fail(error, "there is no level of that name: known are %s.", data_names(names, known, AI_LEVELS));
    return false;
}

/* The answer of a player who knows every question equally well. */
static int answer_by_rate(int right, int quiz_permille, Random *random) {
    if ((int)random_below(random, 1000) < quiz_permille) {
        return right;
    }
    return (right + 1 + (int)random_below(random, WORLD_ANSWERS - 1)) % WORLD_ANSWERS;
}

static WorldAction answer(const WorldGame *game, const char *id, const Questions *questions, AiLevel level,
                          int quiz_permille, Random *random) {
    int right = world_right_answer(game);
    int choice;
    if (quiz_permille >= 0) {
        choice = answer_by_rate(right, quiz_permille, random);
    } else {
        const Question *question = questions_find(questions, id);
        choice = world_ai_answer(level, question != NULL ? question->difficulty : 2, right, random);
    }
    return (WorldAction){.kind = WORLD_ACTION_ANSWER, .a = (uint8_t)choice};
}

WorldAction lab_decide(const WorldGame *game, const char *question, const Questions *questions, AiSkill skill,
                       int quiz_permille, Random *random) {
    int player = game->awaited_player;
    if (game->awaiting == WORLD_AWAITING_QUESTION) {
        return answer(game, question, questions, ai_skill_level(skill, random), quiz_permille, random);
    }
    WorldView view;
    world_view(game, &view);
    if (game->awaiting == WORLD_AWAITING_TURN && world_ai_fast_track_by(skill, &view, player, random)) {
        return (WorldAction){.kind = WORLD_ACTION_FAST_TRACK, .a = (uint8_t)player};
    }
    return world_ai_choose_by(skill, AI_TASTE_NONE, &view, player, random);
}
