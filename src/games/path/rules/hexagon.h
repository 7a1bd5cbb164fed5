/* The board's shape: a hexagon of 61 cells in rows of 5, 6, 7, 8, 9, 8, 7, 6 and 5, numbered from the top, left to
 * right. A set of cells is a 64-bit word with a bit for each. */
#ifndef GAMES_PATH_RULES_HEXAGON_H
#define GAMES_PATH_RULES_HEXAGON_H

#include <stdbool.h>
#include <stdint.h>

enum { PATH_CELLS = 61, PATH_MIDDLE = 30 };

typedef uint64_t PathCells;

#define PATH_CELLS_ALL ((UINT64_C(1) << PATH_CELLS) - 1)
#define PATH_CELLS_RIM UINT64_C(0x1f860c0c06060c3f) /* the 24 outermost */

/* The neighbours of each cell: those it shares a side with. */
extern const PathCells path_beside[PATH_CELLS];

static inline PathCells path_cells_of(int cell) {
    return UINT64_C(1) << cell;
}

static inline bool path_cells_have(PathCells cells, int cell) {
    return (cells >> cell & 1) != 0;
}

/* The lowest cell of a set that is not empty. */
static inline int path_cells_first(PathCells cells) {
    return __builtin_ctzll(cells);
}

static inline PathCells path_cells_without_first(PathCells cells) {
    return cells & (cells - 1);
}

static inline int path_cells_count(PathCells cells) {
    return __builtin_popcountll(cells);
}

#endif
