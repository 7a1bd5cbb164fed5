/* A stage: the deal, the order of turns, and how it ends. */
#include "games/world/rules/inside.h"

#include <string.h>

static const WorldPlace STOCK = {.pile = WORLD_PILE_STOCK, .player = WORLD_NOBODY};
static const WorldPlace DISCARD = {.pile = WORLD_PILE_DISCARD, .player = WORLD_NOBODY};

static void gather_in(WorldGame *game, WorldEvents *events) {
    game->stage++;
    game->active = game->starter;
    game->procedure = WORLD_PROCEDURE_TURN;
    game->stage_winner = WORLD_NOBODY;
    memset(game->shown, 0, sizeof game->shown);
    for (int p = 0; p < game->players; p++) {
        game->player[p].exchanged = 0;
    }
    happened(events, (WorldEvent){.kind = WORLD_HAPPENED_STAGE,
                                  .player = WORLD_NOBODY,
                                  .stage = {.number = game->stage,
                                            .starter = game->starter,
                                            .stock = (uint8_t)world_deck_size(game->players)}});
}

static void shuffle_deck(WorldGame *game) {
    int count = 0;
    for (int joker = 0; joker < world_deck_jokers(game->players); joker++) {
        game->stock[count++] = WORLD_JOKER;
    }
    for (int card = 1; card <= world_deck_highest(game->players); card++) {
        game->stock[count++] = (WorldCard)card;
    }
    chance_shuffle(&game->chance, game->stock, (size_t)count);
    game->stock_count = (uint8_t)count;
    game->discard_count = 0;
}

static void deal_rows(WorldGame *game) {
    for (int slot = 0; slot < WORLD_ROW; slot++) {
        for (int seat = 0; seat < game->players; seat++) {
            game->player[clockwise(game, game->starter, seat)].row[slot] = game->stock[--game->stock_count];
        }
    }
    game->discard[game->discard_count++] = game->stock[--game->stock_count];
}

static void deal_events(WorldGame *game) {
    uint8_t pile[WORLD_EVENT_CARDS];
    int count = 0;
    if ((game->house & WORLD_HOUSE_NO_EVENTS) != 0) {
        return; /* nobody has ever had any */
    }
    for (int kind = 1; kind <= WORLD_EVENT_KINDS; kind++) {
        for (int copy = 0; copy < WORLD_EVENT_COPIES; copy++) {
            pile[count++] = (uint8_t)kind;
        }
    }
    chance_shuffle(&game->chance, pile, (size_t)count);
    for (int slot = 0; slot < WORLD_HELD_EVENTS; slot++) {
        for (int seat = 0; seat < game->players; seat++) {
            game->player[clockwise(game, game->starter, seat)].event[slot] = pile[--count];
        }
    }
}

static void report_deal(const WorldGame *game, WorldEvents *events) {
    if (events == NULL) {
        return;
    }
    for (int slot = 0; slot < WORLD_ROW; slot++) {
        for (int seat = 0; seat < game->players; seat++) {
            int p = clockwise(game, game->starter, seat);
            WorldPlace to = {.pile = WORLD_PILE_ROW, .player = (uint8_t)p, .slot = (uint8_t)slot};
            world_card_happened(events, p, game->player[p].row[slot], STOCK, to);
        }
    }
    for (int i = 0; i < game->discard_count; i++) {
        world_card_happened(events, WORLD_NOBODY, game->discard[i], STOCK, DISCARD);
    }
    for (int slot = 0; slot < WORLD_HELD_EVENTS; slot++) {
        for (int seat = 0; seat < game->players; seat++) {
            int p = clockwise(game, game->starter, seat);
            bool played = game->player[p].event[slot] == WORLD_EVENT_NONE;
            happened(events,
                     (WorldEvent){.kind = WORLD_HAPPENED_EVENT_DEALT,
                                  .player = (uint8_t)p,
                                  .held = {.slot = (uint8_t)slot, .event = WORLD_EVENT_NONE, .played = played}});
        }
    }
}

/* The first clockwise from a player whose row is complete, or WORLD_NOBODY. */
static int complete_row_from(const WorldGame *game, int first) {
    for (int seat = 0; seat < game->players; seat++) {
        int p = clockwise(game, first, seat);
        if (world_row_complete(game->player[p].row, WORLD_ROW)) {
            return p;
        }
    }
    return WORLD_NOBODY;
}

static void renew_stock(WorldGame *game, WorldEvents *events) {
    WorldCard top = game->discard[--game->discard_count];
    memcpy(game->stock, game->discard, game->discard_count);
    game->stock_count = game->discard_count;
    chance_shuffle(&game->chance, game->stock, game->stock_count);
    game->discard[0] = top;
    game->discard_count = 1;
    happened(events, (WorldEvent){.kind = WORLD_HAPPENED_STOCK_RENEWED,
                                  .player = WORLD_NOBODY,
                                  .renewed = {.stock = game->stock_count}});
}

static void turn_begin(WorldGame *game, WorldEvents *events, int player) {
    game->active = (uint8_t)player;
    happened_to(events, WORLD_HAPPENED_TURN, player);
    if (game->stock_count == 0) {
        renew_stock(game, events);
    }
    world_await(game, events, WORLD_AWAITING_TURN, player);
}

static void stage_begin(WorldGame *game, WorldEvents *events) {
    report_deal(game, events);
    int winner = complete_row_from(game, game->starter);
    if (winner != WORLD_NOBODY) {
        world_scoring_begin(game, events, winner);
    } else {
        turn_begin(game, events, game->starter);
    }
}

void world_stage_deal(WorldGame *game, WorldEvents *events) {
    gather_in(game, events);
    shuffle_deck(game);
    deal_rows(game);
    deal_events(game);
    stage_begin(game, events);
}

static void copy_pile(WorldCard *pile, uint8_t *count, const WorldCard *top_first, int cards) {
    for (int i = 0; i < cards; i++) {
        pile[i] = top_first[cards - 1 - i];
    }
    *count = (uint8_t)cards;
}

void world_stage_set_out(WorldGame *game, WorldEvents *events, const WorldDeal *deal) {
    gather_in(game, events);
    copy_pile(game->stock, &game->stock_count, deal->stock, deal->stock_count);
    copy_pile(game->discard, &game->discard_count, deal->discard, deal->discard_count);
    if (!deal->has_events) {
        deal_events(game);
    }
    for (int p = 0; p < game->players; p++) {
        WorldPlayer *player = &game->player[p];
        memcpy(player->row, deal->row[p], sizeof player->row);
        if (deal->has_events) {
            memcpy(player->event, deal->event[p], sizeof player->event);
        }
        player->field = deal->field[p];
        player->fast_track = deal->fast_track[p];
    }
    stage_begin(game, events);
}

static uint8_t figurines_at_the_goal(const WorldGame *game) {
    uint8_t players = 0;
    for (int p = 0; p < game->players; p++) {
        if (game->player[p].field == game->track.goal) {
            players |= (uint8_t)(1u << p);
        }
    }
    return players;
}

/* The goal is looked at before the rows. */
void world_turn_end(WorldGame *game, WorldEvents *events) {
    game->winners = figurines_at_the_goal(game);
    if (game->winners != 0) {
        world_game_over(game, events);
        return;
    }
    int winner = complete_row_from(game, game->active);
    if (winner != WORLD_NOBODY) {
        world_scoring_begin(game, events, winner);
    } else {
        turn_begin(game, events, world_left_of(game->active, game->players));
    }
}
