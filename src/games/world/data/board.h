/* A board: the track with a place on the map for every field, in two layouts, and what there is to know of its sites.
 * Coordinates are in the layout's own units; the map and the radii are in the same. */
#ifndef GAMES_WORLD_DATA_BOARD_H
#define GAMES_WORLD_DATA_BOARD_H

#include "data/error.h"
#include "games/world/rules/track.h"

#include <stddef.h>

typedef enum BoardShape {
    BOARD_LANDSCAPE,
    BOARD_PORTRAIT,
    BOARD_SHAPES,
} BoardShape;

typedef enum BoardRole {
    BOARD_PLAIN, /* no site */
    BOARD_START,
    BOARD_SITE,
    BOARD_GOAL,
} BoardRole;

typedef struct BoardPoint {
    float x, y;
} BoardPoint;

typedef struct BoardLayout {
    float width, height;
    float bead_radius, site_radius, end_radius;
    char map[64]; /* files of the map and of the route that lies over it */
    char route[64];
} BoardLayout;

/* Where a site is and what it makes: English messages to be translated where they are shown. */
typedef struct BoardSite {
    char city[48];
    char label[48]; /* the city's name as short as it gets */
    char country[3];
    char made[128];
    char icon[64];
    float lat, lon; /* degrees */
    int founded;    /* year; 0: not told */
} BoardSite;

typedef struct BoardField {
    BoardRole role;
    BoardPoint at[BOARD_SHAPES];
    BoardSite site; /* empty on a plain field */
} BoardField;

/* About 100 KiB: not for the stack of a small thread. */
typedef struct Board {
    char name[32];
    WorldTrack track;
    BoardLayout layout[BOARD_SHAPES];
    BoardField field[WORLD_GOAL_MAX + 1]; /* 0 to track.goal */
} Board;

/* The boards that come with the game: append only. One may have another route of the same name for some number of
 * players, where the common one would favour a seat. */
enum { BOARD_NAMES = 4 };
extern const char *const board_names[BOARD_NAMES];

/* From short to long, as people choose: places in board_names. */
extern const int board_by_length[BOARD_NAMES];

/* Whether a board of that name comes with the game, for some number of players; packs have no name that begins so. */
bool board_is_ours(const char *name);

/* What the picture of its route is called where the file names none: "route-short-portrait.svg". */
void board_route_file(const char *name, BoardShape shape, char out[64]);

/* Reads a board from text (NUL behind it), and checks it. False: refused, and board is unchanged. */
bool board_read(Board *board, const char *text, size_t length, const char *file, DataError *error);

/* Its file in assets/boards/, without the ending. */
const char *board_file(const char *name, int players);

/* The name must be one of board_names. */
bool board_load_named(Board *board, const char *assets, const char *name, int players, DataError *error);

#endif
