/* schott-lab bench, of Best Path: how fast the rules are. Random legal play, every line listed and one of them closed
 * with, one thread; with one to four players in turn, on all boards. */
#include "core/path/view.h"
#include "core/random.h"
#include "lab/options.h"
#include "lab/path/commands.h"

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

int lab_path_bench(const char *program, int count, char **arguments) {
    const char *folder = NULL, *actions_text = NULL, *seed_text = NULL, *game = NULL;
    const LabOption options[] = {{"--assets", &folder, NULL},
                                 {"--actions", &actions_text, NULL},
                                 {"--seed", &seed_text, NULL},
                                 {"--game", &game, NULL}};
    int64_t wanted = 5000000, seed = 1;
    if (!lab_options("bench", count, arguments, options, 4, NULL) ||
        !lab_option_number("--actions", actions_text, 1, INT64_C(1000000000000), &wanted) ||
        !lab_option_number("--seed", seed_text, 0, JSON_INTEGER_MAX, &seed)) {
        return LAB_WRONG_USAGE;
    }
    LabAssets assets;
    DataError error = {0};
    if (!lab_assets_load(&assets, folder, program, &error)) {
        return lab_failed(&error);
    }
    int64_t lines = 0;
    double before = lab_micros();
    int64_t closings = play(&assets, wanted, (uint64_t)seed, &lines);
    double seconds = (lab_micros() - before) / 1e6;
    printf("%" PRId64 " closings of random legal play on one thread in %.2f s: %.2f million closings a second, "
           "%.1f lines listed for each\n",
           closings, seconds, (double)closings / seconds / 1e6, (double)lines / (double)closings);
    printf("a game is %zu bytes, what a player can see %zu bytes\n", sizeof(PathGame), sizeof(PathView));
    lab_assets_free(&assets);
    return LAB_DONE;
}
