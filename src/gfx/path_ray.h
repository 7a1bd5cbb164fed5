/* The rays of Best Path as SVG: the only pictures that are made while the game runs, for picture_define(). Drawn as
 * assets/art/generate/path_ray.py draws them, byte by byte. */
#ifndef GFX_PATH_RAY_H
#define GFX_PATH_RAY_H

#include <stdint.h>

enum {
    PATH_RAY_CELLS = 61,
    PATH_RAY_WIDTH = 1000, /* of the picture, in which the window lies as in path/board/window */
    PATH_RAY_HEIGHT = 900,
};

/* Of the players' figurines. */
typedef enum PathLight { PATH_LIGHT_FLASK, PATH_LIGHT_LENS, PATH_LIGHT_VIAL, PATH_LIGHT_FIBRE, PATH_LIGHTS } PathLight;

typedef struct PathRay {
    PathLight light;
    const uint8_t *cells; /* in order, each beside the one before; numbered as on the board */
    int count;            /* 2 to PATH_RAY_CELLS */
    float thick;          /* 1: as on a large board */
} PathRay;

typedef struct PathPlace {
    double x, y;
} PathPlace;

/* The middle of a cell in the picture. */
PathPlace path_ray_middle(int cell);

/* A ray that is there for good. The caller frees it. */
char *path_ray_settled(const PathRay *ray);

/* A line that is being drawn, from the end it grows at: hollow, with pearls of light. The caller frees it. */
char *path_ray_draft(const PathRay *ray);

#endif
