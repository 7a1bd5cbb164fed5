/* The game's own levels as players of a contest. */
#include "games/path/ai/ai.h"
#include "games/path/lab/contest.h"

static PathLine gentle(const PathView *view, int seat, Random *random) {
    return path_ai_choose(AI_GENTLE, view, seat, random);
}

static PathLine easy(const PathView *view, int seat, Random *random) {
    return path_ai_choose(AI_EASY, view, seat, random);
}

static PathLine medium(const PathView *view, int seat, Random *random) {
    return path_ai_choose(AI_MEDIUM, view, seat, random);
}

static PathLine hard(const PathView *view, int seat, Random *random) {
    return path_ai_choose(AI_HARD, view, seat, random);
}

static PathLine expert(const PathView *view, int seat, Random *random) {
    return path_ai_choose(AI_EXPERT, view, seat, random);
}

const LabPathLevel lab_path_levels[AI_LEVELS] = {
    {"gentle", gentle}, {"easy", easy}, {"medium", medium}, {"hard", hard}, {"expert", expert},
};
