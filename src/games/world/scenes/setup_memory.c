/* A new game: the last choices. */
#include "games/world/scenes/setup_inside.h"

#include "gfx/theme.h"

#include <string.h>

DeckLevel setup_level(const Setup *setup, int seat) {
    bool has_own = !setup->seats.seat[seat].is_computer && setup->own[seat] != SAME;
    return has_own ? (DeckLevel)setup->own[seat] : setup->questions;
}

bool setup_has_children(const Setup *setup) {
    for (int i = 0; i < setup->seats.players; i++) {
        if (!setup->seats.seat[i].is_computer && setup_level(setup, i) == DECK_CHILDREN) {
            return true;
        }
    }
    return false;
}

static const char *ahead_key(int seat) {
    return ui_id("new_game.seat%d.ahead", seat);
}

static void defaults(Setup *setup) {
    setup->starter = 0;
    setup->board = 1;
    setup->questions = DECK_FAMILY;
    for (int i = 0; i < WORLD_PLAYERS_MAX; i++) {
        setup->own[i] = SAME;
    }
}

void setup_recall(Setup *setup, const Store *store) {
    seats_recall(&setup->seats, &SETUP_SEATS, store);
    defaults(setup);
    if (store == NULL) {
        return;
    }
    setup->starter = (int)store_get_number(store, "new_game.starter", 0, DICE, setup->seats.players - 1);
    setup->questions = (DeckLevel)store_get_number(store, CHILDREN_TABLE_KEY, DECK_FAMILY, 0, QUESTION_LEVELS - 1);
    for (int i = 0; i < WORLD_PLAYERS_MAX; i++) {
        setup->own[i] = (int)store_get_number(store, children_seat_key(i), SAME, SAME, QUESTION_LEVELS - 1);
        int ahead = (int)store_get_number(store, ahead_key(i), 0, 0, SETUP_AHEAD_MOST);
        setup->ahead[i] = ahead - ahead % SETUP_AHEAD_STEP;
    }
    setup->house = (unsigned)store_get_number(store, "new_game.house", 0, 0, WORLD_HOUSE_ALL);
}

void setup_recall_board(Setup *setup, const Store *store) {
    const char *board = store != NULL ? store_get_text(store, "new_game.route", "") : "";
    for (int i = 0; i < setup->boards; i++) {
        if (strcmp(board, setup->name[i]) == 0) {
            setup->board = i;
        }
    }
}

void setup_remember(const Setup *setup, Store *store) {
    seats_remember(&setup->seats, store);
    if (store == NULL) {
        return;
    }
    store_set_number(store, "new_game.starter", setup->starter);
    store_set_number(store, CHILDREN_TABLE_KEY, setup->questions);
    store_set_text(store, "new_game.route", setup->name[setup->board]);
    for (int i = 0; i < WORLD_PLAYERS_MAX; i++) {
        store_set_number(store, children_seat_key(i), setup->own[i]);
        store_set_number(store, ahead_key(i), setup->ahead[i]);
    }
    store_set_number(store, "new_game.house", setup->house);
}
