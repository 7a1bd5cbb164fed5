#include "colouring.h"

#include <stdbool.h>
#include <stdlib.h>

/* ---- by exchanging cells until neighbours are as they should be ---- */

static int equal_neighbours(const uint8_t colour[PATH_CELLS], int cell) {
    int count = 0;
    for (PathCells rest = path_beside[cell]; rest != 0; rest = path_cells_without_first(rest)) {
        count += colour[path_cells_first(rest)] == colour[cell];
    }
    return count;
}

/* Twice the pairs of equal neighbours. */
static int all_equal_neighbours(const uint8_t colour[PATH_CELLS]) {
    int sum = 0;
    for (int cell = 0; cell < PATH_CELLS; cell++) {
        sum += equal_neighbours(colour, cell);
    }
    return sum;
}

/* Exchanges that make nothing worse, and now and then one that does. */
void colour_apart(Random *random, uint8_t colour[PATH_CELLS]) {
    for (int cell = 0; cell < PATH_CELLS; cell++) {
        colour[cell] = (uint8_t)(cell % PATH_COLOURS);
    }
    random_shuffle(random, colour, PATH_CELLS);
    for (int now = all_equal_neighbours(colour); now > 0;) {
        uint32_t a = random_below(random, PATH_CELLS), b = random_below(random, PATH_CELLS);
        uint8_t kept = colour[a];
        colour[a] = colour[b];
        colour[b] = kept;
        int next = all_equal_neighbours(colour);
        if (next <= now || random_below(random, 400) == 0) {
            now = next;
        } else {
            colour[b] = colour[a];
            colour[a] = kept;
        }
    }
}

/* ---- by turning ---- */

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

/* Where a cell comes to by a sixth of a turn. */
static int turned(int cell) {
    Place place = place_of(cell);
    return cell_at((Place){.along = place.along + place.down, .down = -place.along});
}

static void shuffled_colours(Random *random, uint8_t colour[PATH_COLOURS]) {
    for (int i = 0; i < PATH_COLOURS; i++) {
        colour[i] = (uint8_t)i;
    }
    random_shuffle(random, colour, PATH_COLOURS);
}

void colour_in_turns(Random *random, uint8_t colour[PATH_CELLS]) {
    for (bool apart = false; !apart;) {
        uint8_t next[PATH_COLOURS];
        shuffled_colours(random, next);
        PathCells done = path_cells_of(PATH_MIDDLE);
        colour[PATH_MIDDLE] = (uint8_t)random_below(random, PATH_COLOURS);
        for (int cell = 0; cell < PATH_CELLS; cell++) {
            if (path_cells_have(done, cell)) {
                continue;
            }
            uint32_t at = random_below(random, PATH_COLOURS);
            for (int turn = 0, to = cell; turn < PATH_COLOURS; turn++, to = turned(to)) {
                colour[to] = next[(at + (uint32_t)turn) % PATH_COLOURS];
                done |= path_cells_of(to);
            }
        }
        apart = all_equal_neighbours(colour) <= 2; /* the middle has the colour of one of its neighbours */
    }
}

/* ---- by a rule ---- */

/* A step along goes on by 1 colour of six, a step down by 3, up to the right by 4: so no two neighbours are equal, and
 * every cell inside has all five others around it. */
void colour_in_a_weave(Random *random, uint8_t colour[PATH_CELLS]) {
    uint8_t next[PATH_COLOURS];
    shuffled_colours(random, next);
    int begin = (int)random_below(random, PATH_COLOURS);
    for (int cell = 0; cell < PATH_CELLS; cell++) {
        Place place = place_of(cell);
        colour[cell] = next[(begin + place.along + 3 * place.down + 4 * PATH_COLOURS) % PATH_COLOURS];
    }
}
