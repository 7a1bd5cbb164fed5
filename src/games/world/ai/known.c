#include "games/world/ai/known.h"

static void seen(Known *known, const WorldCard *cards, int count) {
    for (int i = 0; i < count; i++) {
        known->unseen[cards[i]]--;
        known->count--;
    }
}

void known_from(Known *known, const WorldView *view) {
    *known = (Known){.highest = (uint8_t)world_deck_highest(view->players),
                     .count = (uint8_t)world_deck_size(view->players)};
    known->unseen[WORLD_JOKER] = (uint8_t)world_deck_jokers(view->players);
    for (int card = 1; card <= known->highest; card++) {
        known->unseen[card] = 1;
    }
    for (int p = 0; p < view->players; p++) {
        seen(known, view->seat[p].row, WORLD_ROW);
    }
    seen(known, view->discard, view->discard_count);
    seen(known, view->hand, view->hand_count);
    for (int card = 1; card <= WORLD_HIGHEST_CARD + 1; card++) {
        known->below[card + 1] = (uint8_t)(known->below[card] + (card <= WORLD_HIGHEST_CARD ? known->unseen[card] : 0));
    }
}

int known_unplayed_event(const WorldSeat *seat) {
    for (int slot = 0; slot < WORLD_HELD_EVENTS; slot++) {
        if (seat->event[slot] == WORLD_HELD_FACE_DOWN) {
            return slot;
        }
    }
    return -1;
}
