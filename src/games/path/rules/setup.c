#include "games/path/rules/setup.h"

/* Whether these are different numbers below an end of at most 32. */
static bool all_different(const uint8_t *numbers, int count, int end) {
    uint32_t seen = 0;
    for (int i = 0; i < count; i++) {
        if (numbers[i] >= end || (seen >> numbers[i] & 1) != 0) {
            return false;
        }
        seen |= UINT32_C(1) << numbers[i];
    }
    return true;
}

PathSetupFault path_setup_check(const PathSetup *setup) {
    int where;
    if (setup->players < PATH_PLAYERS_MIN || setup->players > PATH_PLAYERS_MAX) {
        return PATH_SETUP_PLAYERS;
    }
    if (path_board_check(&setup->board, &where) != PATH_BOARD_FINE) {
        return PATH_SETUP_BOARD;
    }
    if (setup->has_deck && !all_different(setup->deck, PATH_CARDS, PATH_CARDS)) {
        return PATH_SETUP_DECK;
    }
    if (setup->has_starts && !all_different(setup->start, setup->players, PATH_STARTS)) {
        return PATH_SETUP_STARTS;
    }
    return PATH_SETUP_FINE;
}
