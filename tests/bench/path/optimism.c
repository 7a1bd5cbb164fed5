/* By how much expert expects too much, by rounds left: path-optimism GAMES. It thinks of each order of the cards as if
 * it were known, and gets less once it is not. Reviews take this off (TOO_MUCH_ALONE in src/games/path/ai/review.c);
 * here their charts of expert's own games are compared with the ends, so that what is printed has to be added there. */
#include "games/path/ai/review.h"
#include "games/path/data/board.h"
#include "games/path/lab/contest.h"

#include <stdio.h>
#include <stdlib.h>

typedef struct Sums {
    double of[PATH_CARDS];
    int count;
} Sums;

static void add_game(Sums *sums, const LabAssets *assets, int players, int deal) {
    static PathReview review;
    PathGame game;
    PathSetup setup = {
        .seed = (uint64_t)deal, .players = (uint8_t)players, .board = assets->path_board[deal % PATH_BOARD_NAMES]};
    path_start(&game, &setup, NULL);
    path_ai_review_begin(&review, &setup);
    while (!path_is_over(&game)) {
        for (int p = 0; p < players; p++) {
            PathView view;
            Random random;
            PathAction action = {.kind = PATH_ACTION_LINE, .player = (uint8_t)p};
            path_view(&game, p, &view);
            path_ai_random(&random, setup.seed, view.round, p);
            action.line = path_ai_choose(AI_EXPERT, &view, p, &random);
            path_apply(&game, &action, NULL);
            path_ai_review_step(&review, &action);
        }
    }
    path_ai_review_end(&review);
    for (int p = 0; p < players; p++) {
        for (int round = 0; round < PATH_CARDS; round++) {
            sums->of[PATH_CARDS - 1 - round] += review.expected[round][p] - 100.0 * review.player[p].total;
        }
        sums->count++;
    }
}

int main(int count, char **arguments) {
    LabAssets assets;
    DataError error = {0};
    int games = count == 2 ? atoi(arguments[1]) : 0;
    if (games <= 0) {
        fputs("path-optimism: a number of games is needed.\n", stderr);
        return 2;
    }
    if (!lab_assets_load(&assets, NULL, arguments[0], &error)) {
        return lab_failed(&error);
    }
    for (int players = 1; players <= 2; players++) {
        Sums sums = {.count = 0};
        for (int deal = 0; deal < games; deal++) {
            add_game(&sums, &assets, players, deal);
        }
        printf("%s:", players == 1 ? "alone" : "together");
        for (int left = 0; left < PATH_CARDS; left++) {
            printf(" %.0f", sums.of[left] / sums.count);
        }
        printf("\n");
    }
    lab_assets_free(&assets);
    return 0;
}
