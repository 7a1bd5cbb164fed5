#include "games/path/ai/seen.h"

#include "games/path/ai/worth.h"

/* Points and cells so far are no part of it: they change no order. */
static uint64_t rest_of(const Round *round, const Trail *trail, int card) {
    uint64_t numbers = (uint64_t)(round->reached >> PATH_NUMBER_MIN) | (uint64_t)(round->soon >> PATH_NUMBER_MIN)
                                                                           << PATH_NUMBERS;
    uint64_t rest = numbers;
    rest = rest << PATH_CARDS | round->to_come;
    rest = rest << 4 | (unsigned)card;
    rest = rest << 4 | trail->highest;
    rest = rest << 6 | trail->end[0];
    rest = rest << 6 | trail->end[1];
    return rest << 2 | (unsigned)trail->settled << 1 | 1;
}

static SeenPlace *place_of(Seen *seen, PathCells open, uint64_t rest) {
    uint64_t mixed = (open ^ (rest << 31 | rest >> 33)) * UINT64_C(0x9e3779b97f4a7c15);
    return &seen->place[mixed >> (64 - SEEN_BITS)];
}

const SeenPlace *seen_lines(Seen *seen, const Round *round, const Trail *trail, int card, int most) {
    uint64_t rest = rest_of(round, trail, card);
    SeenPlace *place = place_of(seen, trail->open, rest);
    if (place->rest != rest || place->open != trail->open) {
        Step steps[SEEN_LINES];
        int sure = trail_total(trail) * WORTH_POINT;
        place->open = trail->open;
        place->rest = rest;
        place->count = (uint8_t)trail_steps(round, trail, &round->ground->board.card[card], steps, most);
        for (int i = 0; i < place->count; i++) {
            place->line[i] = steps[i].line;
            place->value[i] = steps[i].value - sure;
        }
    }
    return place;
}
