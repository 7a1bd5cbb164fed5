#include "suites.h"

#include "core/random.h"

#include <string.h>

PathSetup sample_setup(uint64_t seed, int players) {
    static const uint8_t numbers[] = {12, 16, 53, 0, 4, 26, 34, 56, 60}, starts[] = {21, 22, 29, 31};
    PathSetup setup = {.seed = seed, .players = (uint8_t)players};
    PathBoard *board = &setup.board;
    for (int cell = 0; cell < PATH_CELLS; cell++) {
        board->colour[cell * 7 / 2 % PATH_COLOURS] |= path_cells_of(cell);
    }
    memcpy(board->number, numbers, sizeof numbers);
    memcpy(board->start, starts, sizeof starts);
    int count = 0;
    for (int a = 0; a < PATH_COLOURS; a++) {
        for (int b = a + 1; b < PATH_COLOURS; b++) { /* the two that are missing */
            PathCard *card = &board->card[count++];
            for (int colour = 0; colour < PATH_COLOURS; colour++) {
                if (colour != a && colour != b) {
                    card->colour[card->count++] = (uint8_t)colour;
                }
            }
        }
    }
    int where;
    ck_assert_int_eq(path_board_check(board, &where), PATH_BOARD_FINE);
    return setup;
}

void sample_play(const PathSetup *setup, int actions, PathGame *game, SampleTell *tell, void *data) {
    Random random;
    random_init(&random, setup->seed + 1);
    path_start(game, setup, NULL);
    for (int i = 0; i < actions && !path_is_over(game); i++) {
        PathLine lines[PATH_LINES_MAX];
        int player = path_cells_first(path_awaited(game));
        int count = path_lines(game, player, lines);
        PathAction action = {
            .kind = PATH_ACTION_LINE, .player = (uint8_t)player, .line = lines[random_below(&random, (uint32_t)count)]};
        if (game->closed != 0 && random_below(&random, 4) == 0) {
            action = (PathAction){.kind = PATH_ACTION_REOPEN, .player = (uint8_t)path_cells_first(game->closed)};
        }
        ck_assert_int_eq(path_apply(game, &action, NULL), PATH_ACCEPTED);
        tell(&action, data);
    }
}
