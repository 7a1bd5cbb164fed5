#include "colouring.h"

#include <stdbool.h>

enum { SIXTHS = 6, HALF = 3 };

/* --- turning ------------------------------------------------------------------------------------------------------ */

/* Rows are counted from the middle one, and places in a row so that a step down and half a cell to the left keeps them.
 */
typedef struct Place {
    int along, down;
} Place;

static const int first_of_row[] = {0, 5, 11, 18, 26, 35, 43, 50, 56, PATH_CELLS};

static int most_left(int down) {
    return down < 0 ? -4 - down : -4;
}

static Place place_of(int cell) {
    int row = 0;
    while (first_of_row[row + 1] <= cell) {
        row++;
    }
    return (Place){.along = most_left(row - 4) + cell - first_of_row[row], .down = row - 4};
}

static int cell_at(Place place) {
    return first_of_row[place.down + 4] + place.along - most_left(place.down);
}

int turned(int cell, int sixths) {
    Place place = place_of(cell);
    for (int i = 0; i < sixths; i++) {
        place = (Place){.along = place.along + place.down, .down = -place.along};
    }
    return cell_at(place);
}

/* --- what the three share ----------------------------------------------------------------------------------------- */

static void shuffled(Random *random, uint8_t *list, int count) {
    for (int i = 0; i < count; i++) {
        list[i] = (uint8_t)i;
    }
    random_shuffle(random, list, (size_t)count);
}

/* Colours a cell, and after each turn the cell it comes to by the next colour. */
static void colour_all_turns(Colouring *out, int cell, int sixths) {
    for (int turn = 0; turn < SIXTHS - sixths; turn += sixths) {
        int to = turned(cell, sixths);
        out->colour[to] = out->next[out->colour[cell]];
        cell = to;
    }
}

static int pairs_of_equal_neighbours(const Colouring *colouring) {
    int twice = 0;
    for (int cell = 0; cell < PATH_CELLS; cell++) {
        for (PathCells rest = path_beside[cell]; rest != 0; rest = path_cells_without_first(rest)) {
            twice += colouring->colour[path_cells_first(rest)] == colouring->colour[cell];
        }
    }
    return twice / 2;
}

/* --- mixed -------------------------------------------------------------------------------------------------------- */

/* Cells 0 to 29 have their opposites from 31 on; exchanging two of them exchanges these as well. */
static void exchange(Colouring *out, int a, int b) {
    uint8_t kept = out->colour[a];
    out->colour[a] = out->colour[b];
    out->colour[b] = kept;
    colour_all_turns(out, a, HALF);
    colour_all_turns(out, b, HALF);
}

/* Exchanges that make nothing worse, and now and then one that does. */
void colour_mixed(Random *random, Colouring *out) {
    uint8_t order[PATH_COLOURS], mix[PATH_MIDDLE];
    shuffled(random, order, PATH_COLOURS);
    for (int i = 0; i < PATH_COLOURS; i++) {
        out->next[order[i]] = order[i ^ 1];
    }
    for (int cell = 0; cell < PATH_MIDDLE; cell++) {
        mix[cell] = (uint8_t)(cell % PATH_COLOURS);
    }
    random_shuffle(random, mix, PATH_MIDDLE);
    for (int cell = 0; cell < PATH_MIDDLE; cell++) {
        out->colour[cell] = mix[cell];
        colour_all_turns(out, cell, HALF);
    }
    out->colour[PATH_MIDDLE] = (uint8_t)random_below(random, PATH_COLOURS);
    for (int now = pairs_of_equal_neighbours(out); now > 0;) {
        int a = (int)random_below(random, PATH_MIDDLE), b = (int)random_below(random, PATH_MIDDLE);
        exchange(out, a, b);
        int then = pairs_of_equal_neighbours(out);
        if (then <= now || random_below(random, 400) == 0) {
            now = then;
        } else {
            exchange(out, a, b);
        }
    }
}

/* --- in turns ----------------------------------------------------------------------------------------------------- */

void colour_in_turns(Random *random, Colouring *out) {
    uint8_t order[PATH_COLOURS];
    shuffled(random, order, PATH_COLOURS);
    for (int i = 0; i < PATH_COLOURS; i++) {
        out->next[order[i]] = order[(i + 1) % PATH_COLOURS];
    }
    for (bool apart = false; !apart;) {
        for (int cell = 0; cell < PATH_CELLS; cell++) {
            int first = cell;
            for (int turn = 1; turn < SIXTHS; turn++) {
                first = turned(cell, turn) < first ? turned(cell, turn) : first;
            }
            if (first == cell) {
                out->colour[cell] = (uint8_t)random_below(random, PATH_COLOURS);
                if (cell != PATH_MIDDLE) {
                    colour_all_turns(out, cell, 1);
                }
            }
        }
        apart = pairs_of_equal_neighbours(out) <= 1; /* the middle is equal to one cell beside it */
    }
}

/* --- in a weave --------------------------------------------------------------------------------------------------- */

/* A step along goes on by 1 colour of six, a step down by 3, up to the right by 4. Half a turn goes back by as much. */
void colour_in_a_weave(Random *random, Colouring *out) {
    uint8_t order[PATH_COLOURS];
    shuffled(random, order, PATH_COLOURS);
    for (int i = 0; i < PATH_COLOURS; i++) {
        out->next[order[i]] = order[(PATH_COLOURS - i) % PATH_COLOURS];
    }
    for (int cell = 0; cell < PATH_CELLS; cell++) {
        Place place = place_of(cell);
        out->colour[cell] = order[(place.along + 3 * place.down + 4 * PATH_COLOURS) % PATH_COLOURS];
    }
}
