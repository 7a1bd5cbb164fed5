#include "games/path/play/showpiece.h"

#include "games/path/ai/ai.h"
#include "games/path/rules/game.h"

enum { EARLIEST = 5, GAMES = 24 };

static PathLine choose(const PathGame *game, uint64_t seed) {
    PathView view;
    Random random;
    path_view(game, 0, &view);
    path_ai_random(&random, seed, view.round, 0);
    return path_ai_choose(AI_MEDIUM, &view, 0, &random);
}

/* How well three rounds of a game show what it is about: long lines, and numbers that are reached. */
static int worth_of(const PathShowpiece *piece) {
    int worth = 0;
    for (int i = 0; i < SHOWPIECE_ROUNDS; i++) {
        worth += piece->line[i].count + (piece->reached[i] > 0 ? 2 : 0);
        worth -= piece->line[i].count < 4 ? 4 : 0;
    }
    return worth + (piece->reached[SHOWPIECE_ROUNDS - 1] > 0 ? 4 : 0);
}

static void note_round(PathShowpiece *piece, const PathGame *game, const PathLine *line, int at) {
    piece->player[at] = game->player[0];
    piece->line[at] = *line;
    piece->card[at] = game->deck[game->round - 1];
    piece->reached[at] = 0;
    for (int i = 0; i < line->count; i++) {
        int number = path_board_number(&game->board, line->cell[i]);
        piece->reached[at] = number > 0 ? number : piece->reached[at];
    }
}

/* Rounds of a game played alone, from a round on. */
static void play(PathShowpiece *piece, const PathBoard *board, uint64_t seed, int from) {
    PathSetup setup = {.seed = seed, .players = 1, .board = *board};
    PathGame game;
    path_start(&game, &setup, NULL);
    for (int round = 1; round < from + SHOWPIECE_ROUNDS; round++) {
        PathAction action = {.kind = PATH_ACTION_LINE, .line = choose(&game, seed)};
        if (round >= from) {
            note_round(piece, &game, &action.line, round - from);
        }
        path_apply(&game, &action, NULL);
    }
    piece->player[SHOWPIECE_ROUNDS] = game.player[0];
}

void path_showpiece_find(PathShowpiece *piece, const PathBoard *board) {
    int most = -1;
    for (uint64_t seed = 1; seed <= GAMES; seed++) {
        PathShowpiece tried;
        play(&tried, board, seed, EARLIEST);
        if (worth_of(&tried) > most) {
            most = worth_of(&tried);
            *piece = tried;
        }
    }
}
