/* Sets of cells in another order, for what spreads over the board: a step to the right goes on by 1, down to the left
 * by 13, down to the right by 14, round a lap of 61, wherever one stands. So a step of a whole set is a shift or two.
 * The rows from the top begin at 0, 13, 26, 39, 52, 5, 19, 33 and 47. */
#ifndef GAMES_PATH_AI_LAP_H
#define GAMES_PATH_AI_LAP_H

#include "games/path/rules/hexagon.h"

#define LAP_ROW(at, count) (((UINT64_C(1) << (count)) - 1) << (at))
#define LAP_AT(at)         (UINT64_C(1) << (at))

#define LAP_FIRSTS                                                                                                     \
    (LAP_AT(0) | LAP_AT(13) | LAP_AT(26) | LAP_AT(39) | LAP_AT(52) | LAP_AT(5) | LAP_AT(19) | LAP_AT(33) | LAP_AT(47))
#define LAP_LASTS                                                                                                      \
    (LAP_AT(4) | LAP_AT(18) | LAP_AT(32) | LAP_AT(46) | LAP_AT(60) | LAP_AT(12) | LAP_AT(25) | LAP_AT(38) | LAP_AT(51))
#define LAP_UPPER (LAP_ROW(0, 5) | LAP_ROW(13, 6) | LAP_ROW(26, 7) | LAP_ROW(39, 8))
#define LAP_LOWER (LAP_ROW(5, 8) | LAP_ROW(19, 7) | LAP_ROW(33, 6) | LAP_ROW(47, 5))
#define LAP_MIDST LAP_ROW(52, 9)

/* From where there is a step down, and up: to the left, to the right. */
#define LAP_DOWN_LEFT  (LAP_UPPER | ((LAP_MIDST | LAP_LOWER) & ~LAP_ROW(47, 5) & ~LAP_FIRSTS))
#define LAP_DOWN_RIGHT (LAP_UPPER | ((LAP_MIDST | LAP_LOWER) & ~LAP_ROW(47, 5) & ~LAP_LASTS))
#define LAP_UP_LEFT    (LAP_LOWER | ((LAP_MIDST | LAP_UPPER) & ~LAP_ROW(0, 5) & ~LAP_FIRSTS))
#define LAP_UP_RIGHT   (LAP_LOWER | ((LAP_MIDST | LAP_UPPER) & ~LAP_ROW(0, 5) & ~LAP_LASTS))

static const uint8_t lap_of_cell[PATH_CELLS] = {
    0,  1,  2,  3,  4,                  /**/
    13, 14, 15, 16, 17, 18,             /**/
    26, 27, 28, 29, 30, 31, 32,         /**/
    39, 40, 41, 42, 43, 44, 45, 46,     /**/
    52, 53, 54, 55, 56, 57, 58, 59, 60, /**/
    5,  6,  7,  8,  9,  10, 11, 12,     /**/
    19, 20, 21, 22, 23, 24, 25,         /**/
    33, 34, 35, 36, 37, 38,             /**/
    47, 48, 49, 50, 51,                 /**/
};

static inline PathCells lap_of(int cell) {
    return UINT64_C(1) << lap_of_cell[cell];
}

/* Row by row. */
static inline PathCells lap_of_cells(PathCells cells) {
    return (cells & LAP_ROW(0, 5)) | (cells & LAP_ROW(5, 6)) << 8 | (cells & LAP_ROW(11, 7)) << 15 |
           (cells & LAP_ROW(18, 8)) << 21 | (cells & LAP_ROW(26, 9)) << 26 | (cells & LAP_ROW(35, 8)) >> 30 |
           (cells & LAP_ROW(43, 7)) >> 24 | (cells & LAP_ROW(50, 6)) >> 17 | (cells & LAP_ROW(56, 5)) >> 9;
}

static inline PathCells lap_to_cells(PathCells lap) {
    return (lap & LAP_ROW(0, 5)) | (lap & LAP_ROW(13, 6)) >> 8 | (lap & LAP_ROW(26, 7)) >> 15 |
           (lap & LAP_ROW(39, 8)) >> 21 | (lap & LAP_ROW(52, 9)) >> 26 | (lap & LAP_ROW(5, 8)) << 30 |
           (lap & LAP_ROW(19, 7)) << 24 | (lap & LAP_ROW(33, 6)) << 17 | (lap & LAP_ROW(47, 5)) << 9;
}

/* Where the cells come to by a step; bits from 61 on mean nothing. */
static inline PathCells lap_forward(PathCells cells, int by) {
    return cells << by | cells >> (PATH_CELLS - by);
}

static inline PathCells lap_back(PathCells cells, int by) {
    return cells >> by | cells << (PATH_CELLS - by);
}

static inline void lap_steps(PathCells cells, PathCells to[6]) {
    to[0] = (cells & ~LAP_LASTS) << 1;
    to[1] = (cells & ~LAP_FIRSTS) >> 1;
    to[2] = lap_forward(cells & LAP_DOWN_LEFT, 13);
    to[3] = lap_forward(cells & LAP_DOWN_RIGHT, 14);
    to[4] = lap_back(cells & LAP_UP_LEFT, 14);
    to[5] = lap_back(cells & LAP_UP_RIGHT, 13);
}

/* Which of the open cells can be come to. What one direction has added goes on in the next at once. */
static inline PathCells lap_flood(PathCells from, PathCells open) {
    PathCells now = from;
    for (PathCells before = 0; now != before && (open & ~now) != 0;) {
        before = now;
        now |= ((now & ~LAP_LASTS) << 1 | (now & ~LAP_FIRSTS) >> 1) & open;
        now |= (lap_forward(now & LAP_DOWN_LEFT, 13) | lap_forward(now & LAP_DOWN_RIGHT, 14)) & open;
        now |= (lap_back(now & LAP_UP_LEFT, 14) | lap_back(now & LAP_UP_RIGHT, 13)) & open;
    }
    return now & open;
}

/* Open cells with at most one way in: a path can end in one, no more. */
static inline PathCells lap_dead_ends(PathCells open, PathCells ends) {
    PathCells to[6], once = 0, twice = 0;
    lap_steps(open | ends, to);
    for (int i = 0; i < 6; i++) {
        twice |= once & to[i];
        once |= to[i];
    }
    return open & ~twice;
}

#endif
