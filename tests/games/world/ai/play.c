#include "play.h"

enum { ACTIONS_MAX = 4000 };

void play_setup(WorldSetup *setup, int players, uint64_t seed) {
    *setup = (WorldSetup){.seed = seed, .players = (uint8_t)players, .starter = (uint8_t)(seed % (uint64_t)players)};
    setup->track.goal = 60;
    setup->track.site[7] = 2;
    setup->track.site[15] = -3;
    setup->track.site[33] = 4;
    setup->question_count = 5;
    for (int i = 0; i < setup->question_count; i++) {
        setup->right[i] = (uint8_t)(i % WORLD_ANSWERS);
    }
}

WorldAction play_answer(const WorldGame *game, Random *random) {
    int right = world_right_answer(game);
    bool knows = random_below(random, 10) < 6;
    return (WorldAction){.kind = WORLD_ACTION_ANSWER, .a = (uint8_t)(knows ? right : (right + 1) % WORLD_ANSWERS)};
}

WorldAction play_decide(const WorldGame *game, AiLevel level, Random *random) {
    WorldView view;
    world_view(game, &view);
    if (view.awaiting == WORLD_AWAITING_QUESTION) {
        return play_answer(game, random);
    }
    for (int p = 0; p < view.players; p++) {
        if (world_ai_fast_track(level, &view, p, random)) {
            return (WorldAction){.kind = WORLD_ACTION_FAST_TRACK, .a = (uint8_t)p};
        }
    }
    return world_ai_choose(level, &view, view.awaited_player, random);
}

int play_game(WorldGame *game, AiLevel level, Random *random) {
    int actions = 0;
    for (; game->awaiting != WORLD_AWAITING_OVER; actions++) {
        WorldAction action = play_decide(game, level, random);
        ck_assert_msg(world_apply(game, action, NULL) == WORLD_ACCEPTED, "%s: kind %d, %d %d %d while %d is awaited",
                      ai_level_names[level], action.kind, action.a, action.b, action.c, game->awaiting);
        ck_assert_msg(actions < ACTIONS_MAX, "%s does not come to an end", ai_level_names[level]);
    }
    return actions;
}

void same_choice(WorldAction a, WorldAction b) {
    ck_assert_mem_eq(&a, &b, sizeof a);
}
