/* schott-lab bench, of Best Path: how fast the rules are. Random legal play, every line listed and one of them closed
 * with, one thread; with one to four players in turn, on all boards. */
#include "core/random.h"
#include "games/path/lab/commands.h"
#include "games/path/rules/view.h"

#include <inttypes.h>
#include <stdio.h>

/* A closing of the lowest player awaited. */
static void close_once(PathGame *game, Random *random, int64_t *lines_listed) {
    PathLine lines[PATH_LINES_MAX];
    int player = path_cells_first(path_awaited(game));
    int count = path_lines(game, player, lines);
    PathAction action = {
        .kind = PATH_ACTION_LINE, .player = (uint8_t)player, .line = lines[random_below(random, (uint32_t)count)]};
    path_apply(game, &action, NULL);
    *lines_listed += count;
}

static int64_t play(const LabAssets *assets, int64_t wanted, uint64_t seed, int64_t *lines_listed) {
    Random random;
    random_init(&random, seed);
    int64_t closings = 0;
    for (uint64_t number = 0; closings < wanted; number++) {
        PathSetup setup = {.seed = lab_derive_seed(seed, number),
                           .players = (uint8_t)(PATH_PLAYERS_MIN + number % PATH_PLAYERS_MAX),
                           .board = assets->path_board[number % PATH_BOARD_NAMES]};
        PathGame game;
        path_start(&game, &setup, NULL);
        for (; !path_is_over(&game) && closings < wanted; closings++) {
            close_once(&game, &random, lines_listed);
        }
    }
    return closings;
}

void lab_path_bench(const LabAssets *assets, int64_t actions, uint64_t seed) {
    int64_t lines = 0;
    double before = lab_micros();
    int64_t closings = play(assets, actions, seed, &lines);
    double seconds = (lab_micros() - before) / 1e6;
    printf("%" PRId64 " closings of random legal play on one thread in %.2f s: %.2f million closings a second, "
           "%.1f lines listed for each\n",
           closings, seconds, (double)closings / seconds / 1e6, (double)lines / (double)closings);
    printf("a game is %zu bytes, what a player can see %zu bytes\n", sizeof(PathGame), sizeof(PathView));
}
