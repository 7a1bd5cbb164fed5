/* A player's path on the board, and the lines it can be lengthened by. Works on a game and on a view alike. */
#ifndef GAMES_PATH_RULES_LINE_H
#define GAMES_PATH_RULES_LINE_H

#include "games/path/rules/action.h"
#include "games/path/rules/board.h"

/* A number reached, and the points got for it. */
typedef struct PathReached {
    uint8_t number, points;
} PathReached;

enum { PATH_RING = 64 };

typedef struct PathPlayer {
    PathCells taken;
    uint8_t ring[PATH_RING]; /* the path from end a to end b, going round; see path_cell */
    uint8_t first;           /* where end a lies in it */
    uint8_t count;           /* cells of the path, the start included */
    uint8_t start;           /* cell */
    uint8_t reached_count;
    PathReached reached[PATH_NUMBERS]; /* in the order reached */
} PathPlayer;

/* Cell `at` of the path, counted from end a. */
static inline int path_cell(const PathPlayer *player, int at) {
    return player->ring[(player->first + at) & (PATH_RING - 1)];
}

static inline int path_end_cell(const PathPlayer *player, PathEnd end) {
    return path_cell(player, end == PATH_END_A ? 0 : player->count - 1);
}

/* The points of all numbers reached, and those minus a point for each cell that is missed. */
int path_points(const PathPlayer *player);
int path_total(const PathPlayer *player);

static inline int path_missed(const PathPlayer *player) {
    return PATH_CELLS - player->count;
}

/* Lengthens a path by a line that is not refused. */
void path_lengthen(PathPlayer *player, const PathLine *line);

bool path_lines_equal(const PathLine *a, const PathLine *b);

/* Whether this line may be drawn on this card, whoever's turn it is. */
PathRefusal path_line_refuses(const PathBoard *board, const PathPlayer *player, const PathCard *card,
                              const PathLine *line);

/* Lists every line that may, each once, the pass first; returns how many. Unused cells of a line are 0. */
int path_lines_on(const PathBoard *board, const PathPlayer *player, const PathCard *card, PathLine out[PATH_LINES_MAX]);

#endif
