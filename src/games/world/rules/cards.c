/* Cards on the move: from piles to the hand, from the hand to a row, between rows. */
#include "games/world/rules/inside.h"

#include <string.h>

static WorldPlace in_row(int player, int slot) {
    return (WorldPlace){.pile = WORLD_PILE_ROW, .player = (uint8_t)player, .slot = (uint8_t)slot};
}

static WorldPlace in_hand(int player, int slot) {
    return (WorldPlace){.pile = WORLD_PILE_HAND, .player = (uint8_t)player, .slot = (uint8_t)slot};
}

static WorldPlace on_pile(WorldPile pile) {
    return (WorldPlace){.pile = (uint8_t)pile, .player = WORLD_NOBODY, .slot = 0};
}

void world_card_happened(WorldEvents *events, int player, WorldCard card, WorldPlace from, WorldPlace to) {
    happened(events, (WorldEvent){.kind = WORLD_HAPPENED_CARD,
                                  .player = (uint8_t)player,
                                  .card = {.card = card, .from = from, .to = to}});
}

/* Any swap of own cards by the player's own hand ends the chance to play Fast Track in this stage. */
static void exchanged(WorldGame *game, WorldEvents *events, int player) {
    if (!game->player[player].exchanged) {
        game->player[player].exchanged = 1;
        happened_to(events, WORLD_HAPPENED_EXCHANGED, player);
    }
}

static void discard_put(WorldGame *game, WorldEvents *events, int player, WorldCard card, WorldPlace from) {
    game->discard[game->discard_count++] = card;
    world_card_happened(events, player, card, from, on_pile(WORLD_PILE_DISCARD));
}

void world_hand_take(WorldGame *game, WorldEvents *events, int player, WorldSource source) {
    bool stock = source == WORLD_FROM_STOCK;
    WorldCard card = stock ? game->stock[--game->stock_count] : game->discard[--game->discard_count];
    world_card_happened(events, player, card, on_pile(stock ? WORLD_PILE_STOCK : WORLD_PILE_DISCARD),
                        in_hand(player, game->hand_count));
    game->hand[game->hand_count++] = card;
    game->hand_from = (uint8_t)source;
}

/* Of two cards in the hand the other goes on the discard first, then the replaced card on top of it. */
void world_hand_place(WorldGame *game, WorldEvents *events, int player, int which, int slot) {
    WorldCard *row = game->player[player].row;
    if (game->hand_count == 2) {
        discard_put(game, events, player, game->hand[1 - which], in_hand(player, 1 - which));
    }
    discard_put(game, events, player, row[slot], in_row(player, slot));
    row[slot] = game->hand[which];
    world_card_happened(events, player, row[slot], in_hand(player, which), in_row(player, slot));
    memset(game->hand, 0, sizeof game->hand);
    game->hand_count = 0;
    game->hand_from = 0;
    exchanged(game, events, player);
}

void world_row_swap(WorldGame *game, WorldEvents *events, int player, int a, int b) {
    WorldCard *row = game->player[player].row;
    WorldCard card = row[a];
    world_card_happened(events, player, card, in_row(player, a), in_row(player, b));
    world_card_happened(events, player, row[b], in_row(player, b), in_row(player, a));
    row[a] = row[b];
    row[b] = card;
    exchanged(game, events, player);
}

void world_rows_trade(WorldGame *game, WorldEvents *events, int player, int mine, int other, int theirs) {
    WorldCard *own_slot = &game->player[player].row[mine];
    WorldCard *their_slot = &game->player[other].row[theirs];
    WorldCard card = *own_slot;
    world_card_happened(events, player, card, in_row(player, mine), in_row(other, theirs));
    world_card_happened(events, player, *their_slot, in_row(other, theirs), in_row(player, mine));
    *own_slot = *their_slot;
    *their_slot = card;
    exchanged(game, events, player);
}

void world_rows_pass_left(WorldGame *game, WorldEvents *events) {
    int last = game->players - 1;
    WorldCard arriving = game->player[last].row[0];
    for (int p = 0; p <= last; p++) {
        WorldCard leaving = game->player[p].row[0];
        game->player[p].row[0] = arriving;
        arriving = leaving;
        world_card_happened(events, p, leaving, in_row(p, 0), in_row(world_left_of(p, game->players), 0));
    }
}

void world_rows_shift_seats(WorldGame *game, WorldEvents *events) {
    WorldCard first[WORLD_ROW];
    int last = game->players - 1;
    memcpy(first, game->player[0].row, sizeof first);
    for (int p = 0; p < last; p++) {
        memcpy(game->player[p].row, game->player[p + 1].row, sizeof first);
    }
    memcpy(game->player[last].row, first, sizeof first);
    happened_to(events, WORLD_HAPPENED_SEATS_SHIFTED, WORLD_NOBODY);
}
