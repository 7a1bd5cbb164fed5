#include "trial.h"

#include "core/core_assert.h"

static void play_round(PathGame *game, TrialPlayer *choose, Random random[PATH_PLAYERS_MAX]) {
    PathAction action[PATH_PLAYERS_MAX];
    for (int p = 0; p < game->players; p++) {
        PathView view;
        path_view(game, p, &view);
        action[p] = (PathAction){.kind = PATH_ACTION_LINE, .player = (uint8_t)p, .line = choose(&view, p, &random[p])};
    }
    for (int p = 0, players = game->players; p < players; p++) {
        PathRefusal refusal = path_apply(game, &action[p], NULL);
        CORE_ASSERT(refusal == PATH_ACCEPTED);
    }
}

static void play(PathGame *game, const PathSetup *setup, TrialPlayer *choose) {
    Random random[PATH_PLAYERS_MAX];
    for (int p = 0; p < setup->players; p++) {
        random_init(&random[p], setup->seed * PATH_STARTS + setup->start[p]);
    }
    path_start(game, setup, NULL);
    while (!path_is_over(game)) {
        play_round(game, choose, random);
    }
}

TrialEnd trial_alone(const PathBoard *board, int start, uint64_t deal, TrialPlayer *player) {
    PathSetup setup = {.seed = deal, .players = 1, .board = *board, .has_starts = true, .start = {(uint8_t)start}};
    PathGame game;
    play(&game, &setup, player);
    const PathPlayer *end = &game.player[0];
    return (TrialEnd){.total = path_total(end), .points = path_points(end), .cells = end->count};
}

unsigned trial_table(const PathBoard *board, uint64_t deal, TrialPlayer *player) {
    PathSetup setup = {
        .seed = deal, .players = PATH_STARTS, .board = *board, .has_starts = true, .start = {0, 1, 2, 3}};
    PathGame game;
    play(&game, &setup, player);
    return game.winners;
}

unsigned trial_pair(const PathBoard *board, uint64_t deal, TrialPlayer *player) {
    uint8_t start = (uint8_t)(deal % PATH_STARTS), next = (uint8_t)((deal + 1) % PATH_STARTS);
    PathSetup setup = {.seed = deal, .players = 2, .board = *board, .has_starts = true, .start = {start, next}};
    PathGame game;
    play(&game, &setup, player);
    return game.winners;
}

static double spread(const double value[PATH_STARTS]) {
    double least = value[0], most = value[0];
    for (int i = 1; i < PATH_STARTS; i++) {
        least = value[i] < least ? value[i] : least;
        most = value[i] > most ? value[i] : most;
    }
    return most - least;
}

TrialStarts trial_starts_alone(const PathBoard *board, int64_t deals, TrialPlayer *player) {
    double value[PATH_STARTS] = {0};
    TrialStarts out = {0};
    for (int64_t deal = 0; deal < deals; deal++) {
        for (int start = 0; start < PATH_STARTS; start++) {
            int total = trial_alone(board, start, (uint64_t)deal, player).total;
            value[start] += total / (double)deals;
            out.over += (total > TRIAL_FINE) / (double)(deals * PATH_STARTS);
        }
    }
    out.mean = (value[0] + value[1] + value[2] + value[3]) / PATH_STARTS;
    out.spread = spread(value);
    return out;
}

double trial_spread_of_wins(const PathBoard *board, int64_t games, TrialPlayer *player) {
    double value[PATH_STARTS] = {0};
    for (int64_t game = 0; game < games; game++) {
        unsigned winners = trial_table(board, (uint64_t)game, player);
        int count = 0;
        for (int start = 0; start < PATH_STARTS; start++) {
            count += (int)(winners >> start & 1);
        }
        for (int start = 0; start < PATH_STARTS; start++) {
            value[start] += (winners >> start & 1) / (double)count / (double)games;
        }
    }
    return spread(value);
}
