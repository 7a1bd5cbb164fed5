#include "table.h"

#include <string.h>

enum { UNSET = 255 };

void table_begin(Table *table, int players) {
    memset(table, 0, sizeof *table);
    WorldSetup *setup = &table->setup;
    setup->seed = 1;
    setup->players = (uint8_t)players;
    setup->track.goal = 60;
    setup->question_count = 5; /* the right answers: 0 1 2 0 1 */
    for (int i = 0; i < setup->question_count; i++) {
        setup->right[i] = (uint8_t)(i % WORLD_ANSWERS);
    }
    setup->has_deal = true;
    setup->deal.has_events = true;
    memset(setup->deal.row, UNSET, sizeof setup->deal.row);
    setup->deal.stock[0] = UNSET;
}

void table_row(Table *table, int player, const WorldCard row[WORLD_ROW]) {
    memcpy(table->setup.deal.row[player], row, WORLD_ROW);
}

void table_discard(Table *table, const WorldCard *top_first, int count) {
    memcpy(table->setup.deal.discard, top_first, (size_t)count);
    table->setup.deal.discard_count = (uint8_t)count;
}

void table_stock_top(Table *table, WorldCard card) {
    table->setup.deal.stock[0] = card;
}

void table_short_stock(Table *table, int count) {
    table->setup.deal.stock_count = (uint8_t)(count + 1);
}

void table_hold(Table *table, int player, WorldEventCard first, WorldEventCard second) {
    table->setup.deal.event[player][0] = (uint8_t)first;
    table->setup.deal.event[player][1] = (uint8_t)second;
}

void table_field(Table *table, int player, int field) {
    table->setup.deal.field[player] = (uint8_t)field;
}

void table_site(Table *table, int field, int amount) {
    table->setup.track.site[field] = (int8_t)amount;
}

typedef struct Rest {
    uint8_t owed[WORLD_HIGHEST_CARD + 1];
    int highest;
} Rest;

static void lay(Rest *rest, const WorldCard *cards, int count) {
    for (int i = 0; i < count; i++) {
        ck_assert_msg(rest->owed[cards[i]] > 0, "card %d lies twice on this table", cards[i]);
        rest->owed[cards[i]]--;
    }
}

/* Highest first, so that what is filled in falls from left to right; the jokers come last. */
static WorldCard take_rest(Rest *rest) {
    for (int card = rest->highest; card >= 0; card--) {
        if (rest->owed[card] > 0) {
            rest->owed[card]--;
            return (WorldCard)card;
        }
    }
    ck_abort_msg("no card is left");
    return 0;
}

void table_start(Table *table) {
    WorldDeal *deal = &table->setup.deal;
    int players = table->setup.players;
    Rest rest = {.highest = world_deck_highest(players)};
    memset(rest.owed + 1, 1, (size_t)rest.highest);
    rest.owed[J] = (uint8_t)world_deck_jokers(players);
    bool unset[WORLD_PLAYERS_MAX];
    bool top_given = deal->stock[0] != UNSET;
    for (int p = 0; p < players; p++) {
        unset[p] = deal->row[p][0] == UNSET;
        if (!unset[p]) {
            lay(&rest, deal->row[p], WORLD_ROW);
        }
    }
    lay(&rest, deal->discard, deal->discard_count);
    if (top_given) {
        lay(&rest, deal->stock, 1);
    }
    for (int p = 0; p < players; p++) {
        for (int slot = 0; unset[p] && slot < WORLD_ROW; slot++) {
            deal->row[p][slot] = take_rest(&rest);
        }
    }
    if (deal->discard_count == 0) {
        deal->discard[deal->discard_count++] = take_rest(&rest);
    }
    int lying = players * WORLD_ROW + deal->discard_count;
    int stock = world_deck_size(players) - lying;
    int wanted = deal->stock_count > 0 ? deal->stock_count - 1 : stock;
    while (stock > wanted) {
        deal->discard[deal->discard_count++] = take_rest(&rest);
        stock--;
    }
    for (int i = top_given ? 1 : 0; i < stock; i++) {
        deal->stock[i] = take_rest(&rest);
    }
    deal->stock_count = (uint8_t)stock;
    ck_assert_int_eq(world_setup_check(&table->setup), WORLD_SETUP_FINE);
    world_start(&table->game, &table->setup, &table->events);
}

WorldRefusal table_try(Table *table, WorldActionKind kind, int a, int b, int c) {
    WorldAction action = {.kind = (uint8_t)kind, .a = (uint8_t)a, .b = (uint8_t)b, .c = (uint8_t)c};
    return world_apply(&table->game, action, &table->events);
}

void table_act(Table *table, WorldActionKind kind, int a, int b, int c) {
    ck_assert_int_eq(table_try(table, kind, a, b, c), WORLD_ACCEPTED);
}

void table_exchange(Table *table, WorldSource from, int slot) {
    table_act(table, WORLD_ACTION_TAKE, (int)from, 0, 0);
    table_act(table, WORLD_ACTION_PLACE, slot, 0, 0);
}

void table_idle_turn(Table *table) {
    table_exchange(table, WORLD_FROM_STOCK, 0);
}

void table_answer(Table *table, bool right) {
    int answer = world_right_answer(&table->game);
    table_act(table, WORLD_ACTION_ANSWER, right ? answer : (answer + 1) % WORLD_ANSWERS, 0, 0);
}

void table_expect(const Table *table, WorldAwaitingKind kind, int player) {
    ck_assert_int_eq(table->game.awaiting, kind);
    ck_assert_int_eq(table->game.awaited_player, player);
}

void table_expect_row(const Table *table, int player, const WorldCard row[WORLD_ROW]) {
    for (int slot = 0; slot < WORLD_ROW; slot++) {
        ck_assert_msg(table->game.player[player].row[slot] == row[slot], "player %d, slot %d: %d, expected %d", player,
                      slot, table->game.player[player].row[slot], row[slot]);
    }
}

void table_expect_field(const Table *table, int player, int field) {
    ck_assert_int_eq(table->game.player[player].field, field);
}

const WorldEvent *table_event(const Table *table, WorldEventKind kind, int nth) {
    for (int i = 0; i < table->events.count; i++) {
        if (table->events.list[i].kind == kind && nth-- == 0) {
            return &table->events.list[i];
        }
    }
    return NULL;
}

bool table_happened(const Table *table, WorldEventKind kind) {
    return table_event(table, kind, 0) != NULL;
}
