#include "games/path/scenes/steer.h"

#include <stdlib.h>

enum { ROWS = 9, OUTSIDE = -1 };

static const int8_t FIRST[ROWS + 1] = {0, 5, 11, 18, 26, 35, 43, 50, 56, 61};

static int row_of(int cell) {
    int row = 0;
    while (cell >= FIRST[row + 1]) {
        row++;
    }
    return row;
}

/* Halves of a tile from the middle of the board. */
static int column_of(int cell) {
    int row = row_of(cell), size = FIRST[row + 1] - FIRST[row];
    return 2 * (cell - FIRST[row]) - (size - 1);
}

static int cell_at(int row, int column) {
    if (row < 0 || row >= ROWS) {
        return OUTSIDE;
    }
    int size = FIRST[row + 1] - FIRST[row], place = (column + size - 1) / 2;
    bool is_in = column >= 1 - size && column <= size - 1;
    return is_in ? FIRST[row] + place : OUTSIDE;
}

Steer steer_at(int cell) {
    return (Steer){.cell = (int8_t)cell, .column = (int8_t)column_of(cell)};
}

static bool go_along(Steer *steer, int by) {
    int cell = cell_at(row_of(steer->cell), column_of(steer->cell) + 2 * by);
    if (cell == OUTSIDE) {
        return false;
    }
    *steer = steer_at(cell);
    return true;
}

/* Of the two above or below the one nearer to the column; from the column itself the right one. */
static bool go_across(Steer *steer, int by) {
    int row = row_of(steer->cell) + by, column = column_of(steer->cell);
    int left = cell_at(row, column - 1), right = cell_at(row, column + 1);
    bool is_left_nearer = abs(column - 1 - steer->column) < abs(column + 1 - steer->column);
    int cell = right == OUTSIDE || (left != OUTSIDE && is_left_nearer) ? left : right;
    if (cell == OUTSIDE) {
        return false;
    }
    steer->cell = (int8_t)cell;
    return true;
}

bool steer_go(Steer *steer, SteerWay way) {
    switch (way) {
    case STEER_LEFT:
        return go_along(steer, -1);
    case STEER_RIGHT:
        return go_along(steer, 1);
    case STEER_UP:
        return go_across(steer, -1);
    case STEER_DOWN:
        return go_across(steer, 1);
    }
    return false;
}
