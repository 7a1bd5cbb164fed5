/* A board of Best Path for the sheets of the gallery: an example of a path, not a game. */
#ifndef DRIVER_GALLERY_PATH_BOARD_H
#define DRIVER_GALLERY_PATH_BOARD_H

#include "driver/gallery_inside.h"
#include "gfx/path_ray.h"

typedef enum PathTileState {
    PATH_TILE_FREE,
    PATH_TILE_OPEN,
    PATH_TILE_LINE,
    PATH_TILE_LIT,
    PATH_TILE_MISSED
} PathTileState;

typedef struct PathTile {
    int glass; /* PathColour */
    PathTileState state;
    int number; /* 0: none */
    bool is_halved;
} PathTile;

typedef enum PathBoardLook { PATH_BOARD_DRAWN, PATH_BOARD_ENDED, PATH_BOARD_SMALL } PathBoardLook;

/* By PathLight, as pictures are named. */
extern const char *const gallery_path_players[PATH_LIGHTS];

/* k: pixels per unit of a cell. */
void gallery_path_tile(const Sheet *sheet, const PathTile *tile, Point middle, float k);

/* The numeral of a lens, and what it is worth where that is half. middle: of the lens's picture. */
void gallery_path_number(const Sheet *sheet, int number, bool is_halved, Point middle, float k, float alpha);

/* Made now. middle: of the window. */
void gallery_path_ray(const Sheet *sheet, const PathRay *ray, bool is_draft, Point middle, float k);

void gallery_path_board(const Sheet *sheet, PathLight light, Point middle, float k, PathBoardLook look);

#endif
