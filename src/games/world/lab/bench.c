/* schott-lab bench, of World: how fast the rules are. Random legal play, every action listed and then applied, one
 * thread. */
#include "games/world/data/deck.h"
#include "games/world/lab/commands.h"
#include "games/world/rules/view.h"
#include "lab/lab.h"

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

void lab_world_bench(const LabAssets *assets, int64_t actions, uint64_t seed) {
    DataError error = {0};
    WorldSetup setup = {.track = *lab_track(assets, "classic", WORLD_PLAYERS_MIN, &error)};
    Deck deck;
    deck_shuffle(&deck, assets->questions, seed);
    deck_to_setup(&deck, assets->questions, &setup);
    double seconds = 0;
    int64_t played = play(&setup, actions, seed, &seconds);
    printf("%" PRId64 " actions of random legal play on one thread in %.2f s: %.2f million actions a second\n", played,
           seconds, (double)played / seconds / 1e6);
    printf("a game is %zu bytes, what a player can see %zu bytes\n", sizeof(WorldGame), sizeof(WorldView));
}
