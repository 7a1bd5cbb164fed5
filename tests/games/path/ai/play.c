#include "play.h"

#include <stdlib.h>
#include <string.h>

PathBoard play_board(int which) {
    PathBoard board;
    DataError error = {0};
    const char *assets = getenv("SCHOTT_WORLD_ASSETS");
    ck_assert_msg(path_board_load_named(&board, assets != NULL ? assets : "assets", path_board_names[which], &error),
                  "%s", error.text);
    return board;
}

void play_begin(PathGame *game, PathSetup *setup, int players, uint64_t seed) {
    *setup =
        (PathSetup){.seed = seed, .players = (uint8_t)players, .board = play_board((int)(seed % PATH_BOARD_NAMES))};
    path_start(game, setup, NULL);
}

PathLine play_line(const PathGame *game, AiLevel level, int player, uint64_t seed) {
    PathView view;
    Random random;
    path_view(game, player, &view);
    path_ai_random(&random, seed, view.round, player);
    return path_ai_choose(level, &view, player, &random);
}

void play_round(PathGame *game, const AiLevel *levels, uint64_t seed) {
    for (int p = 0, players = game->players; p < players; p++) {
        PathAction action = {.kind = PATH_ACTION_LINE, .player = (uint8_t)p};
        action.line = play_line(game, levels[p], p, seed);
        PathRefusal refusal = path_apply(game, &action, NULL);
        ck_assert_msg(refusal == PATH_ACCEPTED, "%s draws a line that is refused (%d): seed %d, round %d",
                      ai_level_names[levels[p]], refusal, (int)seed, game->round);
    }
}

/* --- a table set by hand ------------------------------------------------------------------------------------------ */

void play_empty_table(PathView *view, int players, int cards_to_come) {
    memset(view, 0, sizeof *view);
    view->players = (uint8_t)players;
    view->round = (uint8_t)(PATH_CARDS - cards_to_come);
    view->card = PATH_CARDS - 1;
    view->board = play_board(0);
    memset(view->board.colour, 0, sizeof view->board.colour);
    view->board.colour[PATH_GREY] = PATH_CELLS_ALL;
    for (int i = 0; i < PATH_CARDS; i++) {
        view->board.card[i] = (PathCard){.count = 4, .colour = {PATH_BLUE, PATH_GREEN, PATH_RED, PATH_VIOLET}};
    }
    for (int i = 0; i < cards_to_come; i++) {
        view->to_come |= (uint16_t)(1u << i);
    }
    for (int p = 0; p < players; p++) {
        view->player[p].taken = PATH_CELLS_ALL;
        play_ends(view, p, 30, 31);
    }
    for (int i = 0; i < PATH_NUMBERS; i++) {
        view->board.number[i] = (uint8_t)(26 + i); /* in the middle row, taken */
    }
}

void play_ends(PathView *view, int player, int end_a, int end_b) {
    PathPlayer *it = &view->player[player];
    it->count = (uint8_t)path_cells_count(it->taken);
    it->first = 0;
    it->ring[0] = (uint8_t)end_a;
    it->ring[it->count - 1] = (uint8_t)end_b;
}

void play_free(PathView *view, int player, int cell) {
    PathPlayer *it = &view->player[player];
    int end_a = path_end_cell(it, PATH_END_A), end_b = path_end_cell(it, PATH_END_B);
    it->taken &= ~path_cells_of(cell);
    play_ends(view, player, end_a, end_b);
    view->board.colour[PATH_GREY] &= ~path_cells_of(cell);
    view->board.colour[PATH_BLUE] |= path_cells_of(cell);
}

void play_number(PathView *view, int number, int cell) {
    view->board.number[number - PATH_NUMBER_MIN] = (uint8_t)cell;
}

bool play_same(const PathLine *a, const PathLine *b) {
    return a->end == b->end && a->count == b->count && memcmp(a->cell, b->cell, a->count) == 0;
}
