#include "colouring.h"

/* --- turns and mirrors -------------------------------------------------------------------------------------------- */

/* Rows are counted from the middle one, and places in a row so that a step down and half a cell to the right keeps
 * them. */
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

int mirrored(int cell, bool upright) {
    Place place = place_of(cell);
    int from_left = place.along - most_left(place.down), row = place.down + 4;
    if (upright) {
        return first_of_row[row] + first_of_row[row + 1] - 1 - cell;
    }
    return first_of_row[8 - row] + from_left;
}

/* --- in mirrors --------------------------------------------------------------------------------------------------- */

static int equal_beside(const Colouring *colouring, int cell) {
    int equal = 0;
    for (PathCells rest = path_beside[cell]; rest != 0; rest = path_cells_without_first(rest)) {
        equal += colouring->colour[path_cells_first(rest)] == colouring->colour[cell];
    }
    return equal;
}

/* How far it is from no two neighbours that are equal and ten or eleven cells of each colour. */
static int flaws(const Colouring *colouring) {
    int flaws = 0, cells[PATH_COLOURS] = {0};
    for (int cell = 0; cell < PATH_CELLS; cell++) {
        flaws += equal_beside(colouring, cell);
        cells[colouring->colour[cell]]++;
    }
    for (int colour = 0; colour < PATH_COLOURS; colour++) {
        flaws += cells[colour] < 10 ? 10 - cells[colour] : cells[colour] > 11 ? cells[colour] - 11 : 0;
    }
    return flaws;
}

/* Colours a cell and its images; false: one of them would have to have two colours. */
static bool colour_images(Colouring *out, int cell, int colour) {
    int image[4] = {cell, mirrored(cell, true), mirrored(cell, false)};
    int of[4] = {colour, out->exchange[0][colour], out->exchange[1][colour]};
    image[3] = mirrored(image[1], false);
    of[3] = out->exchange[1][of[1]];
    for (int a = 0; a < 4; a++) {
        for (int b = 0; b < a; b++) {
            if (image[a] == image[b] && of[a] != of[b]) {
                return false;
            }
        }
    }
    for (int i = 0; i < 4; i++) {
        out->colour[image[i]] = (uint8_t)of[i];
    }
    return true;
}

/* Changes that make nothing worse, and now and then one that does; after a while all anew. */
static void colour_in_mirrors(Random *random, Colouring *out) {
    enum { PATIENCE = 6000 };
    for (int now = 1, step = 0; now > 0; step++) {
        if (step % PATIENCE == 0) {
            for (int cell = 0; cell < PATH_CELLS; cell++) {
                while (!colour_images(out, cell, (int)random_below(random, PATH_COLOURS))) {
                }
            }
            now = flaws(out);
        }
        Colouring before = *out;
        if (colour_images(out, (int)random_below(random, PATH_CELLS), (int)random_below(random, PATH_COLOURS))) {
            int then = flaws(out);
            if (then <= now || random_below(random, 200) == 0) {
                now = then;
            } else {
                *out = before;
            }
        }
    }
}

static void colour_with(Random *random, const uint8_t partner[MIRRORS][PATH_COLOURS], Colouring *out) {
    uint8_t order[PATH_COLOURS];
    for (int i = 0; i < PATH_COLOURS; i++) {
        order[i] = (uint8_t)i;
    }
    random_shuffle(random, order, PATH_COLOURS);
    for (int mirror = 0; mirror < MIRRORS; mirror++) {
        for (int i = 0; i < PATH_COLOURS; i++) {
            out->exchange[mirror][order[i]] = order[partner[mirror][i]];
        }
    }
    colour_in_mirrors(random, out);
}

void colour_in_pairs(Random *random, Colouring *out) {
    colour_with(random, (const uint8_t[MIRRORS][PATH_COLOURS]){{0, 1, 3, 2, 4, 5}, {0, 1, 2, 3, 5, 4}}, out);
}

void colour_as_mirrored(Random *random, Colouring *out) {
    colour_with(random, (const uint8_t[MIRRORS][PATH_COLOURS]){{0, 1, 3, 2, 5, 4}, {0, 1, 2, 3, 4, 5}}, out);
}

void colour_as_turned(Random *random, Colouring *out) {
    colour_with(random, (const uint8_t[MIRRORS][PATH_COLOURS]){{0, 1, 3, 2, 5, 4}, {0, 1, 3, 2, 5, 4}}, out);
}
