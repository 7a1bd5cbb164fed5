/* schott-lab bench, of World: how fast the rules are. Random legal play, every action listed and then applied, one
 * thread. */
#include "core/world/view.h"
#include "data/world/deck.h"
#include "lab/lab.h"
#include "lab/options.h"
#include "lab/world/commands.h"

#include <inttypes.h>
#include <stdio.h>

static int64_t play(const WorldSetup *base, int64_t wanted, uint64_t seed, double *seconds) {
    Random random;
    random_init(&random, seed);
    WorldSetup setup = *base;
    WorldGame game;
    int64_t actions = 0;
    uint64_t games = 0;
    double begin = lab_micros();
    while (actions < wanted) {
        setup.seed = lab_derive_seed(seed, games);
        setup.players = (uint8_t)(WORLD_PLAYERS_MIN + games % 3);
        games++;
        world_start(&game, &setup, NULL);
        while (game.awaiting != WORLD_AWAITING_OVER && actions < wanted) {
            WorldAction legal[WORLD_LEGAL_MAX];
            int count = world_legal(&game, legal);
            world_apply(&game, legal[random_below(&random, (uint32_t)count)], NULL);
            actions++;
        }
    }
    *seconds = (lab_micros() - begin) / 1e6;
    return actions;
}

int lab_world_bench(const char *program, int count, char **arguments) {
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
    WorldSetup setup = {.track = *lab_track(&assets, "classic", WORLD_PLAYERS_MIN, &error)};
    Deck deck;
    deck_shuffle(&deck, assets.questions, (uint64_t)seed);
    deck_to_setup(&deck, assets.questions, &setup);
    double seconds = 0;
    int64_t actions = play(&setup, wanted, (uint64_t)seed, &seconds);
    printf("%" PRId64 " actions of random legal play on one thread in %.2f s: %.2f million actions a second\n", actions,
           seconds, (double)actions / seconds / 1e6);
    printf("a game is %zu bytes, what a player can see %zu bytes\n", sizeof(WorldGame), sizeof(WorldView));
    lab_assets_free(&assets);
    return LAB_DONE;
}
