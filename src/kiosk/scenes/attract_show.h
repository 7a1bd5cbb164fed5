/* What the wordless shows of the demo have in common: where they play, the dawn behind them, the hand that plays,
 * light. A show lies below the demo's overlay, which draws logo, doors and languages over it. */
#ifndef KIOSK_SCENES_ATTRACT_SHOW_H
#define KIOSK_SCENES_ATTRACT_SHOW_H

#include "games/world/scenes/cards.h"
#include "gfx/layer.h"
#include "shell/scene.h"

typedef struct ShowPlaces {
    Rect all;     /* the window */
    Rect free;    /* of it, what the logo above and the doors below leave */
    float ground; /* y: where the sky ends */
    float u;      /* pixels per unit of the window */
    bool tall;    /* portrait */
} ShowPlaces;

ShowPlaces show_places(const App *app);
Rect show_logo_place(const App *app); /* above all shows */

/* How far something has got: 0 to 1. */
float show_part(double ms, double from, double takes); /* 0 to 1 */

/* 0 to 1, the same for the same bit. */
float show_chance(int bit, int salt);

/* Scenery that shows have in common. It is dear to paint, so the demo keeps it from loop to loop. */
typedef struct ShowSet {
    Layer *dawn;
    Layer *fan; /* the dawn, and where the cards of World's fan belong */
} ShowSet;

ShowSet show_set_new(Gfx *gfx);
ShowSet show_set_share(const ShowSet *set); /* whoever goes first */
void show_set_free(ShowSet *set);

/* What a show is entered with. */
typedef struct ShowArgument {
    ShowSet set;
    int act; /* of World's */
} ShowArgument;

/* From indigo to gold, with a ground to stand on. Opaque: for backgrounds. */
void show_dawn(const App *app, const ShowPlaces *places, const ShowSet *set);

/* Adds light: a picture of ui/ such as "ui/glow". */
void show_light(Gfx *gfx, const char *picture, Rect where, float alpha);
void show_ring(Gfx *gfx, Point middle, float radius, float alpha);

/* Sparks that fly away from a point, t 0 to 1. */
void show_sparks(Gfx *gfx, Point middle, float reach, float t, int count, int salt);

/* A card as it is turned; look may be NULL. */
void show_card(Gfx *gfx, WorldCard card, Point middle, float wide, float degrees, const CardLook *look);

/* The hand of glass; tip: of its finger. */
void show_hand(Gfx *gfx, Point tip, float high, float alpha);

/* World's in acts. */
enum { SHOW_WORLD_ACTS = 4 };
extern const Scene SHOW_WORLD_SCENE[SHOW_WORLD_ACTS], SHOW_PATH_SCENE;
double show_world_takes(int act); /* ms */
double show_path_takes(int act);

#endif
