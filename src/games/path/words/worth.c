#include "games/path/words/worth.h"

#include <stddef.h>

static unsigned bit(int number) {
    return 1u << number;
}

unsigned worth_taken(const PathPlayer *player) {
    unsigned taken = 0;
    for (int i = 0; i < player->reached_count; i++) {
        taken |= bit(player->reached[i].number);
    }
    return taken;
}

/* had: what the player has reached so far. Alone a higher number stands in the way; else anybody's of an earlier
 * round. */
static bool is_halved(const PathView *view, unsigned had, int number) {
    return view->players > 1 ? (view->reached >> number & 1) != 0 : had >> number > 1;
}

int worth_of_line(const PathView *view, int seat, const PathLine *line, PathReached out[PATH_FIELDS_MAX]) {
    unsigned had = worth_taken(&view->player[seat]);
    int count = 0;
    for (int i = 0; i < line->count; i++) {
        int number = path_board_number(&view->board, line->cell[i]);
        if (number > 0) {
            int points = is_halved(view, had, number) ? worth_half(number) : number;
            out[count++] = (PathReached){.number = (uint8_t)number, .points = (uint8_t)points};
            had |= bit(number);
        }
    }
    return count;
}

unsigned worth_halved(const PathView *view, int seat, const PathLine *line) {
    PathReached reached[PATH_FIELDS_MAX];
    unsigned had = worth_taken(&view->player[seat]), halved = 0;
    int count = worth_of_line(view, seat, line, reached);
    for (int i = 0; i < count; i++) {
        had |= bit(reached[i].number);
    }
    for (int number = PATH_NUMBER_MIN; number <= PATH_NUMBER_MAX; number++) {
        bool is_free = (had & bit(number)) == 0;
        halved |= is_free && is_halved(view, had, number) ? bit(number) : 0;
    }
    return halved;
}

const PathReached *worth_reached(const PathPlayer *player, int number) {
    for (int i = 0; i < player->reached_count; i++) {
        if (player->reached[i].number == number) {
            return &player->reached[i];
        }
    }
    return NULL;
}
