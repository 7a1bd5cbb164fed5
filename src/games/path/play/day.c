/* Best Path's game of the day. */
#include "play/day.h"
#include "games/path/data/board.h"
#include "games/path/play/session_inside.h"

#include <stdio.h>

/* Append only: a board more would give every date another one. */
static const char *const BOARD[] = {"classic", "kaleidoscope", "spiral"};

enum { BOARDS = 3, PLAYERS_LEAST = 2, PLAYERS_MOST = 3 };

void path_day(int32_t date, const Seat *person, PathSessionSetup *setup) {
    Random random;
    *setup = (PathSessionSetup){.seed = day_seed(date)};
    day_random(&random, date);
    snprintf(setup->board, sizeof setup->board, "%s", BOARD[random_below(&random, BOARDS)]);
    setup->players = PLAYERS_LEAST + (int)random_below(&random, PLAYERS_MOST - PLAYERS_LEAST + 1);
    setup->seat[0] = *person;
    day_seat_computers(&random, setup->seat, setup->players);
}
