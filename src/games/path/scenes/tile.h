/* Draws tiles and number lenses from their pictures. Sizes are given as k: pixels for a unit of a cell, whose middle
 * is 50 units from a corner. */
#ifndef GAMES_PATH_SCENES_TILE_H
#define GAMES_PATH_SCENES_TILE_H

#include "gfx/path_ray.h"
#include "gfx/picture.h"

#define TILE_PICTURE 128.f /* units across: the picture of a tile, of a lens, of an end */
#define LENS_ABOVE   9.f   /* a lens's middle above that of its picture */
#define LENS_RADIUS  27.f

typedef enum PathTileState {
    PATH_TILE_FREE,
    PATH_TILE_OPEN, /* may be drawn on */
    PATH_TILE_LINE, /* in the line that is being drawn */
    PATH_TILE_LIT,
    PATH_TILE_MISSED,
} PathTileState;

typedef struct PathTile {
    int glass; /* PathColour */
    PathTileState state;
    int number; /* 0: none */
    bool is_halved;
} PathTile;

/* By PathLight, as pictures are named. */
extern const char *const path_light_names[PATH_LIGHTS];

/* A picture so many pixels across, on whole pixels. */
void path_picture(Gfx *gfx, const char *name, Point middle, float side, float alpha);

/* Its glass alone, without lens and rim; and with all that belongs to it. */
void path_tile_glass(Gfx *gfx, const PathTile *tile, Point middle, float k, float alpha);
void path_tile_draw(Gfx *gfx, const PathTile *tile, Point middle, float k);

/* A number's lens. */
typedef struct PathLens {
    int number;
    bool is_halved; /* silver */
    bool is_taken;  /* lit */
    bool has_badge; /* silver: says what it is worth */
    bool has_ring;  /* of who has reached it: light */
    PathLight light;
    float alpha;
    float turn; /* 0 to 1: how far the coin has turned from gold to silver; 0 or 1: it lies still */
} PathLens;

/* middle: of its picture, which is that of its tile. */
void path_lens_draw(Gfx *gfx, const PathLens *lens, Point middle, float k);

/* The same with its own middle at a point, for panels. */
void path_lens_at(Gfx *gfx, const PathLens *lens, Point middle, float radius);

#endif
