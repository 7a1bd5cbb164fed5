#include "yardstick/plain.h"

#include <string.h>

static int shuffle(uint8_t *deck, int players, Random *dealer) {
    int count = world_deck_jokers(players);
    memset(deck, WORLD_JOKER, (size_t)count);
    for (int card = 1; card <= world_deck_highest(players); card++) {
        deck[count++] = (uint8_t)card;
    }
    random_shuffle(dealer, deck, (size_t)count);
    return count;
}

void plain_stage(WorldGame *game, WorldSetup *setup, Random *dealer) {
    uint8_t deck[WORLD_DECK_MAX];
    int count = shuffle(deck, setup->players, dealer);
    WorldDeal *deal = &setup->deal;
    *deal = (WorldDeal){.has_events = true, .discard_count = 1};
    for (int p = 0; p < setup->players; p++) {
        count -= WORLD_ROW;
        memcpy(deal->row[p], deck + count, WORLD_ROW);
        deal->field[p] = game->player[p].field;
        bool held = game->player[p].fast_track == WORLD_FAST_TRACK_HELD;
        deal->fast_track[p] = held ? WORLD_FAST_TRACK_HELD : WORLD_FAST_TRACK_SPENT;
    }
    deal->discard[0] = deck[--count];
    memcpy(deal->stock, deck, (size_t)count);
    deal->stock_count = (uint8_t)count;
    setup->has_deal = true;
    setup->seed = (uint64_t)random_next(dealer) << 32 | random_next(dealer);
    world_start(game, setup, NULL);
}
