#include "games/path/ai/ground.h"

#include "games/path/ai/worth.h"

#include <stdlib.h>
#include <string.h>

enum { ROWS = 9, SIDE = 5 };

/* A cell as a step to the right and a step down to the left count it. */
typedef struct Place {
    int8_t right, down;
} Place;

static void find_places(Place place[PATH_CELLS]) {
    for (int down = 0, cell = 0; down < ROWS; down++) {
        int first = down < SIDE ? SIDE - 1 - down : 0;
        int last = down < SIDE ? ROWS - 1 : ROWS - 1 - (down - SIDE + 1);
        for (int right = first; right <= last; right++) {
            place[cell++] = (Place){.right = (int8_t)right, .down = (int8_t)down};
        }
    }
}

static int steps(Place a, Place b) {
    int right = a.right - b.right, down = a.down - b.down;
    return (abs(right) + abs(down) + abs(right + down)) / 2;
}

static void find_rings(Ground *ground, const Place place[PATH_CELLS]) {
    static const Place STEP[GROUND_RING] = {{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}};
    memset(ground->ring, GROUND_OFF, sizeof ground->ring);
    for (int cell = 0; cell < PATH_CELLS; cell++) {
        for (PathCells near = path_beside[cell]; near != 0; near = path_cells_without_first(near)) {
            int other = path_cells_first(near);
            for (int i = 0; i < GROUND_RING; i++) {
                if (place[cell].right + STEP[i].right == place[other].right &&
                    place[cell].down + STEP[i].down == place[other].down) {
                    ground->ring[cell][i] = (uint8_t)other;
                }
            }
        }
    }
}

void ground_make(Ground *ground, const PathBoard *board, int players) {
    Place place[PATH_CELLS];
    memset(ground, 0, sizeof *ground);
    ground->board = *board;
    ground->alone = players == 1;
    ground->weights = ground->alone ? &WORTH_ALONE : &WORTH_TOGETHER;
    find_places(place);
    find_rings(ground, place);
    for (int cell = 0; cell < PATH_CELLS; cell++) {
        ground->colour_at[cell] = (uint8_t)path_board_colour(board, cell);
    }
    for (int i = 0; i < PATH_NUMBERS; i++) {
        int cell = board->number[i];
        ground->numbers |= path_cells_of(cell);
        ground->number_at[cell] = (uint8_t)(PATH_NUMBER_MIN + i);
        for (int other = 0; other < PATH_CELLS; other++) {
            ground->apart[i][other] = (uint8_t)steps(place[cell], place[other]);
        }
    }
    for (int i = 0; i < PATH_CARDS; i++) {
        for (int field = 0; field < board->card[i].count; field++) {
            ground->colours_of[i] |= (uint8_t)(1u << board->card[i].colour[field]);
            ground->fields_of[i] += UINT64_C(1) << 8 * board->card[i].colour[field];
        }
    }
}
