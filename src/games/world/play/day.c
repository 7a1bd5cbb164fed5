/* World's game of the day. */
#include "play/day.h"
#include "games/world/play/session_inside.h"

#include <stdio.h>
#include <string.h>

/* A game for every day: the long route would take an evening. */
static const char *const BOARD[] = {"short", "classic"};

enum { BOARDS = 2, PLAYERS_LEAST = 2, PLAYERS_MOST = 3 };

void world_day(int32_t date, const Seat *person, WorldSessionSetup *setup) {
    Random random;
    *setup = (WorldSessionSetup){.seed = day_seed(date)};
    day_random(&random, date);
    snprintf(setup->board, sizeof setup->board, "%s", BOARD[random_below(&random, BOARDS)]);
    setup->players = PLAYERS_LEAST + (int)random_below(&random, PLAYERS_MOST - PLAYERS_LEAST + 1);
    setup->questions = (DeckLevel)random_below(&random, DECK_LEVELS);
    setup->starter = (int)random_below(&random, (uint32_t)setup->players);
    setup->seat[0] = *person;
    day_seat_computers(&random, setup->seat, setup->players);
}
