/* Places that playouts have come to before: many orders of the cards lead to the same ones, the last cards to nearly
 * no others. The best lines from there are kept, not searched for again: the choices stay the same. */
#ifndef GAMES_PATH_AI_SEEN_H
#define GAMES_PATH_AI_SEEN_H

#include "games/path/ai/trail.h"

enum { SEEN_LINES = 8, SEEN_BITS = 10 };

typedef struct SeenPlace {
    PathCells open;
    uint64_t rest; /* of what the lines depend on; 0: nothing kept */
    PathLine line[SEEN_LINES];
    int32_t value[SEEN_LINES]; /* less what the trail has already */
    uint8_t count;
} SeenPlace;

/* For one choice: all zero at first. */
typedef struct Seen {
    SeenPlace place[1 << SEEN_BITS];
} Seen;

/* The best lines of trail_steps on a card of the board; for the same rounds left always as many are asked for. */
const SeenPlace *seen_lines(Seen *seen, const Round *round, const Trail *trail, int card, int most);

#endif
