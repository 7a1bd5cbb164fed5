#include "games/world/rules/setup.h"

/* Takes cards off the list of what the deck still owes; a card that is not there is a fault. */
static bool take_from_deck(uint8_t *owed, const WorldCard *cards, int count) {
    for (int i = 0; i < count; i++) {
        if (cards[i] > WORLD_HIGHEST_CARD || owed[cards[i]] == 0) {
            return false;
        }
        owed[cards[i]]--;
    }
    return true;
}

static bool deal_is_the_deck(const WorldDeal *deal, int players) {
    uint8_t owed[WORLD_HIGHEST_CARD + 1] = {0};
    owed[WORLD_JOKER] = (uint8_t)world_deck_jokers(players);
    for (int card = 1; card <= world_deck_highest(players); card++) {
        owed[card] = 1;
    }
    int cards = players * WORLD_ROW + deal->stock_count + deal->discard_count;
    if (cards != world_deck_size(players)) {
        return false;
    }
    for (int p = 0; p < players; p++) {
        if (!take_from_deck(owed, deal->row[p], WORLD_ROW)) {
            return false;
        }
    }
    return take_from_deck(owed, deal->stock, deal->stock_count) &&
           take_from_deck(owed, deal->discard, deal->discard_count);
}

static bool deal_has_possible_events(const WorldDeal *deal, int players) {
    uint8_t copies[WORLD_EVENT_KINDS + 1] = {0};
    for (int p = 0; p < players; p++) {
        for (int slot = 0; slot < WORLD_HELD_EVENTS; slot++) {
            uint8_t event = deal->event[p][slot];
            if (event > WORLD_EVENT_KINDS) {
                return false;
            }
            if (event != WORLD_EVENT_NONE && ++copies[event] > WORLD_EVENT_COPIES) {
                return false;
            }
        }
    }
    return true;
}

static bool deal_has_possible_fields(const WorldDeal *deal, int players, int goal) {
    for (int p = 0; p < players; p++) {
        if (deal->field[p] >= goal) {
            return false;
        }
        for (int q = 0; q < p; q++) {
            if (deal->field[p] == deal->field[q] && deal->field[p] != 0) {
                return false;
            }
        }
    }
    return true;
}

static bool deal_has_possible_fast_tracks(const WorldDeal *deal, int players) {
    for (int p = 0; p < players; p++) {
        if (deal->fast_track[p] != WORLD_FAST_TRACK_HELD && deal->fast_track[p] != WORLD_FAST_TRACK_SPENT) {
            return false;
        }
    }
    return true;
}

static WorldSetupFault deal_check(const WorldDeal *deal, int players, int goal) {
    if (!deal_is_the_deck(deal, players)) {
        return WORLD_SETUP_DEAL_CARDS;
    }
    if (deal->discard_count < 1) {
        return WORLD_SETUP_DEAL_DISCARD;
    }
    if (deal->has_events && !deal_has_possible_events(deal, players)) {
        return WORLD_SETUP_DEAL_EVENTS;
    }
    if (!deal_has_possible_fields(deal, players, goal)) {
        return WORLD_SETUP_DEAL_FIELDS;
    }
    if (!deal_has_possible_fast_tracks(deal, players)) {
        return WORLD_SETUP_DEAL_FAST_TRACK;
    }
    return WORLD_SETUP_FINE;
}

static bool deal_has_events(const WorldDeal *deal, int players) {
    for (int p = 0; p < players; p++) {
        for (int slot = 0; slot < WORLD_HELD_EVENTS; slot++) {
            if (deal->event[p][slot] != WORLD_EVENT_NONE) {
                return true;
            }
        }
    }
    return false;
}

static bool house_is_possible(const WorldSetup *setup) {
    bool has_events = setup->has_deal && setup->deal.has_events && deal_has_events(&setup->deal, setup->players);
    return (setup->house & ~WORLD_HOUSE_ALL) == 0 && !(has_events && (setup->house & WORLD_HOUSE_NO_EVENTS) != 0);
}

static bool is_taken(const uint8_t *field, int players, int where) {
    for (int p = 0; p < players; p++) {
        if (where != 0 && field[p] == where) {
            return true;
        }
    }
    return false;
}

void world_setup_fields(const WorldSetup *setup, uint8_t field[WORLD_PLAYERS_MAX]) {
    for (int p = 0; p < setup->players; p++) {
        bool is_last = (p + 1) % setup->players == setup->starter;
        int ahead = setup->ahead[p] + (is_last ? setup->track.last_ahead : 0);
        int to = setup->has_deal ? setup->deal.field[p] : ahead;
        while (is_taken(field, p, to)) {
            to++;
        }
        field[p] = (uint8_t)to;
    }
}

static bool is_possibly_ahead(const WorldSetup *setup) {
    uint8_t field[WORLD_PLAYERS_MAX] = {0};
    for (int p = 0; p < setup->players; p++) {
        if (setup->ahead[p] > (setup->has_deal ? 0 : setup->track.goal / 2)) {
            return false;
        }
    }
    world_setup_fields(setup, field);
    for (int p = 0; p < setup->players; p++) {
        if (field[p] >= setup->track.goal) {
            return setup->has_deal; /* where the deal is looked at anyway */
        }
    }
    return true;
}

WorldSetupFault world_setup_check(const WorldSetup *setup) {
    int field;
    if (setup->players < WORLD_PLAYERS_MIN || setup->players > WORLD_PLAYERS_MAX) {
        return WORLD_SETUP_PLAYERS;
    }
    if (setup->starter >= setup->players) {
        return WORLD_SETUP_STARTER;
    }
    if (world_track_check(&setup->track, &field) != WORLD_TRACK_FINE) {
        return WORLD_SETUP_TRACK;
    }
    if (setup->question_count < 1 || setup->question_count > WORLD_QUESTIONS_MAX) {
        return WORLD_SETUP_QUESTIONS;
    }
    for (int i = 0; i < setup->question_count; i++) {
        if (setup->right[i] >= WORLD_ANSWERS) {
            return WORLD_SETUP_RIGHT_ANSWER;
        }
    }
    if (!house_is_possible(setup)) {
        return WORLD_SETUP_HOUSE;
    }
    if (!is_possibly_ahead(setup)) {
        return WORLD_SETUP_AHEAD;
    }
    return setup->has_deal ? deal_check(&setup->deal, setup->players, setup->track.goal) : WORLD_SETUP_FINE;
}
