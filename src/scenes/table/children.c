#include "scenes/table/children.h"

#include "games/world/data/deck.h"

#include <string.h>

const char *children_seat_key(int seat) {
    return ui_id("new_game.seat%d.questions", seat);
}

/* Who has no name yet is known by the seat. */
static bool is_same(const SeatChoices *choices, int seat, const Store *store, int there) {
    const char *name = store_get_text(store, ui_id("new_game.seat%d.name", there), "");
    return !store_get_flag(store, ui_id("new_game.seat%d.computer", there), there > 0) &&
           strcmp(choices->seat[seat].name, name) == 0 && (name[0] != '\0' || seat == there);
}

static int questions_of(const SeatChoices *choices, int seat, const Store *store) {
    for (int there = 0; there < SEATS_MAX; there++) {
        int own = (int)store_get_number(store, children_seat_key(there), CHILDREN_AS_TABLE, CHILDREN_AS_TABLE,
                                        DECK_LEVELS - 1);
        if (own != CHILDREN_AS_TABLE && is_same(choices, seat, store, there)) {
            return own;
        }
    }
    return (int)store_get_number(store, CHILDREN_TABLE_KEY, DECK_FAMILY, 0, DECK_LEVELS - 1);
}

bool children_sit(const SeatChoices *choices, const Store *store) {
    for (int seat = 0; store != NULL && seat < choices->players; seat++) {
        if (!choices->seat[seat].is_computer && questions_of(choices, seat, store) == DECK_CHILDREN) {
            return true;
        }
    }
    return false;
}
