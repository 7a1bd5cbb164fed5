/* What labels look for a place on: shared by the files that place them, and no others. */
#ifndef GAMES_WORLD_SCENES_LABELS_INSIDE_H
#define GAMES_WORLD_SCENES_LABELS_INSIDE_H

#include "games/world/scenes/labels.h"
#include "games/world/scenes/landmarks.h"

#define LABEL_HALO 4.0f /* units, round a name */

enum { LABEL_FORMS = 7, LABEL_POINTS_MAX = WORLD_GOAL_MAX + 1 };

typedef struct Disc {
    Point at;
    float radius;
} Disc;

/* What no name may lie on, and beads, which it rather doesn't. */
typedef struct Obstacles {
    Rect taken[LABEL_POINTS_MAX + WORLD_PLAYERS_MAX + 2]; /* by badges, figurines and the button in the corner */
    Disc medallion[LABEL_POINTS_MAX], bead[LABEL_POINTS_MAX];
    int takens, medallions, beads;
} Obstacles;

typedef struct Ground {
    const Table *table;
    const Board *board;
    Rect frame, corner;
    float u;
    int fields, figurines;
    bool is_near;
    Point looked_at; /* come closer: what is wanted */
    Disc field[LABEL_POINTS_MAX];
    Rect badge[LABEL_POINTS_MAX]; /* empty: it has no amount */
    Rect figurine[WORLD_PLAYERS_MAX + 1];
    Obstacles all;
    Point size[LABEL_POINTS_MAX][LABEL_FORMS]; /* of names; 0: not measured yet */
    Rect landmark[LANDMARKS];                  /* all empty where the board has come closer */
} Ground;

/* labels_ground.c: with the badges, which lie where they do whatever the names. */
Ground ground_of_labels(const Table *table);
float ground_whole(const Ground *ground); /* type of the largest, units */
bool ground_has(const Ground *ground, int field);
float labels_text_width(const Table *table, float size, const char *text); /* pixels, for a type of so many units */
float area_of(Rect rect);

/* From the name's middle line to the medallion's rim, so far aside from the shortest way; twice the same: none. */
void stem_set(Point stem[2], Rect pill, Disc own, float aside);

/* Those of the whole ground that lie there: a name has hundreds of places to try, all round its medallion. */
void obstacles_within(Obstacles *near, const Obstacles *all, Rect reach);

/* Beads that a name would hide there, in units, and at most so much; negative: it must not lie there at all. */
float ground_hidden(const Ground *ground, const Obstacles *near, Rect there, float most);

/* Over another name, or one would have the other's stem across it. */
bool ground_in_the_way(const Ground *ground, const BoardLabels *labels, Rect there, const Point stem[2]);

/* Costs: of fields its stem runs over, so that it would seem to belong to them, and of landmarks. */
float ground_under_stem(const Ground *ground, const Point stem[2], int own);
float ground_under_name(const Ground *ground, Rect there);

#endif
