/* A board as it is seen: a window of cut glass, and in it a path as a ray of light. In two parts: the ground changes
 * only when a round ends and may lie in a layer; the light is drawn over it in every frame. */
#ifndef GAMES_PATH_SCENES_DRAW_WINDOW_H
#define GAMES_PATH_SCENES_DRAW_WINDOW_H

#include "games/path/rules/line.h"
#include "games/path/scenes/tile.h"

/* What was drawn last, so that rays are made anew only when they change. One for each board; begins as zeroed bytes. */
typedef struct WindowRay {
    uint8_t cells[PATH_CELLS], count, light;
    bool is_small;
} WindowRay;

typedef struct WindowMemory {
    WindowRay path, line;
} WindowMemory;

/* A number that has just been reached, or one that turns to silver. */
typedef struct WindowNumbers {
    int reached;    /* 0: none */
    int points;     /* got for it */
    float ring;     /* 0 to 1: how far it has rung */
    unsigned coins; /* a bit for each number that turns to silver */
    float turn;     /* 0 to 1 */
} WindowNumbers;

typedef struct WindowLook {
    const char *key; /* "seat0": its rays are pictures of this name */
    WindowMemory *memory;
    const PathBoard *board;
    const PathPlayer *player;
    PathLight light;
    const char *halo;       /* "gold", or a player's; NULL: none */
    bool is_small;          /* as a rival's is: no signs, no badges */
    unsigned live;          /* a bit for each PathEnd that may grow */
    const PathLine *line;   /* being drawn, or closed and still hollow; NULL: none */
    float lit;              /* of the line, in cells, while light runs through it */
    bool is_lit;            /* light runs */
    float asleep;           /* 1 to 0: a card has just turned up, and what it allows appears */
    PathCells open;         /* may be drawn on */
    PathCells cut_off;      /* for good: a soft mark */
    PathCells advised;      /* by a hint */
    const PathLine *advice; /* the line they are of: hollow as long as nothing is drawn; NULL: none */
    PathCells missed;       /* at the end: have taken their minus */
    unsigned taken;         /* a bit for each number this player has reached */
    unsigned halved;        /* a bit for each number that is worth half, or was when it was reached */
    WindowNumbers numbers;
    int hover; /* cell a mouse is on that can be drawn on, from 1 to 61; 0: none */
    int focus; /* cell the keyboard or a pad is on, from 1 to 61; 0: none */
} WindowLook;

/* middle: of the window; k: pixels for a unit of a cell. */
void window_draw_ground(Gfx *gfx, const WindowLook *look, Point middle, float k);
void window_draw_light(Gfx *gfx, const WindowLook *look, Point middle, float k);
void window_draw(Gfx *gfx, const WindowLook *look, Point middle, float k);

/* Between the two: a lit tile breathes, and the colours that the window throws on the table sway; light, 0 to 1: how
 * far in, or how far out. */
void window_draw_breath(Gfx *gfx, const WindowLook *look, int cell, float light, Point middle, float k);
void window_draw_sway(Gfx *gfx, const WindowLook *look, float light, Point middle, float k);

/* Light runs from the lamp to both ends: share of the way, 0 to 1. */
void window_draw_sparks(Gfx *gfx, const WindowLook *look, Point middle, float k, float share);

/* The tile under a finger, shown above it so that the finger doesn't hide it. bounds: what it must not leave. */
void window_draw_lift(Gfx *gfx, const WindowLook *look, int cell, Point middle, float k, Rect bounds);

/* Where a cell's middle is, and the cell nearest to a point; -1: none within its reach. */
Point window_cell(int cell, Point middle, float k);
int window_cell_at(Point point, Point middle, float k);

#endif
