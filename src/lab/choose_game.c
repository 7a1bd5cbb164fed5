/* schott-lab simulate and bench: which game is meant; the rest is that game's own. */
#include "lab/game.h"
#include "lab/options.h"

#include <stdio.h>
#include <string.h>

/* World by default. NULL: wrong usage, already reported. */
static const LabGame *chosen(const char *command, int count, char **arguments) {
    const LabGame *game = &lab_world;
    for (int i = 0; i < count; i++) {
        if (strcmp(arguments[i], "--game") != 0) {
            continue;
        }
        if (i + 1 == count) {
            lab_wrong_usage("%s: --game needs a value.", command);
            return NULL;
        }
        game = NULL;
        for (int g = 0; g < ENVELOPE_GAMES; g++) {
            if (strcmp(arguments[i + 1], lab_game_name(lab_games[g])) == 0) {
                game = lab_games[g];
            }
        }
        if (game == NULL) {
            char names[DATA_NAMES];
            lab_wrong_usage("--game \"%.60s\": there is no game of that name: known are %s.", arguments[i + 1],
                            data_names(names, envelope_games, ENVELOPE_GAMES));
            return NULL;
        }
    }
    return game;
}

static bool has_options_of_others(const LabGame *game, int count, char **arguments) {
    for (int i = 0; i < count; i++) {
        for (int g = 0; g < ENVELOPE_GAMES; g++) {
            if (lab_games[g] != game && json_keys_have(lab_games[g]->simulate_options, arguments[i])) {
                lab_wrong_usage("%s belongs to --game %s, and this is --game %s.", arguments[i],
                                lab_game_name(lab_games[g]), lab_game_name(game));
                return true;
            }
        }
    }
    return false;
}

int lab_simulate(const char *program, int count, char **arguments) {
    const LabGame *game = chosen("simulate", count, arguments);
    if (game == NULL || has_options_of_others(game, count, arguments)) {
        return LAB_WRONG_USAGE;
    }
    return game->simulate(program, count, arguments);
}

int lab_bench(const char *program, int count, char **arguments) {
    const LabGame *game = chosen("bench", count, arguments);
    const char *folder = NULL, *actions_text = NULL, *seed_text = NULL, *name = NULL;
    const LabOption options[] = {{"--assets", &folder, NULL},
                                 {"--actions", &actions_text, NULL},
                                 {"--seed", &seed_text, NULL},
                                 {"--game", &name, NULL}};
    int64_t actions = 5000000, seed = 1;
    if (game == NULL || !lab_options("bench", count, arguments, options, sizeof options / sizeof *options, NULL) ||
        !lab_option_number("--actions", actions_text, 1, INT64_C(1000000000000), &actions) ||
        !lab_option_number("--seed", seed_text, 0, JSON_INTEGER_MAX, &seed)) {
        return LAB_WRONG_USAGE;
    }
    if (game->bench == NULL) {
        return lab_wrong_usage("bench: there is none for --game %s.", lab_game_name(game));
    }
    LabAssets assets;
    DataError error = {0};
    if (!lab_assets_load(&assets, folder, program, &error)) {
        return lab_failed(&error);
    }
    game->bench(&assets, actions, (uint64_t)seed);
    lab_assets_free(&assets);
    return LAB_DONE;
}
