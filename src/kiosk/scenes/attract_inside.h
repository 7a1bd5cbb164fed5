/* Shared by the files of the demo: what it shows, where, and how. */
#ifndef KIOSK_SCENES_ATTRACT_INSIDE_H
#define KIOSK_SCENES_ATTRACT_INSIDE_H

#include "gfx/poster.h"
#include "gfx/text.h"
#include "kiosk/scenes/attract_show.h"
#include "kiosk/scenes/caption.h"
#include "kiosk/scenes/guard.h"

static const double ATTRACT_COME_MS = 620; /* the door whose turn it is begins to shine */

/* What the loop is made of. */
typedef enum AttractKind {
    ATTRACT_SHOW, /* an act of a game's show */
    ATTRACT_FAME,
    ATTRACT_PLAY, /* computers at the table */
} AttractKind;

enum { ATTRACT_PARTS_MAX = STAND_ACTS_MAX * BOX_GAMES_MAX + 2 };

typedef struct AttractPart {
    AttractKind kind;
    int act;  /* of the show */
    int game; /* of those on offer */
} AttractPart;

typedef struct Attract {
    AttractPart part;
    int at;       /* which of the loop's parts */
    int loops;    /* so far */
    double since; /* ms: the part began */
    int games;    /* begun so far: those on offer take turns */
    Caption caption;
    int turns;    /* of languages and doors so far */
    int language; /* in the config: whose turn it is */
    double turned;
    double over_since; /* ms; negative: the game goes on */
    char best[160];    /* of the day, in the language of the turn */
    Point drift;       /* pixels */
    double drifted;
    Poster *logo; /* NULL: our own */
    ShowSet set;
} Attract;

/* One game has no door. */
typedef struct AttractPlaces {
    Rect logo, line; /* over a show: the house's own line where it has one */
    Rect caption;    /* over a table */
    Point hand;      /* likewise, with one game: where its finger points */
    Rect door[KIOSK_GAMES_MAX], languages;
    int columns; /* of languages */
} AttractPlaces;

static inline bool attract_is_show(const Attract *attract) {
    return attract->part.kind == ATTRACT_SHOW;
}

/* attract_loop.c */
AttractPart attract_part(const App *app, int at, int loops); /* the loop's part at, which begins anew after the last */
int attract_parts(const App *app);
double attract_takes(const App *app, const AttractPart *part); /* ms */

/* attract_places.c */
AttractPlaces attract_places(const Attract *attract, const App *app);
int attract_reserved(const Attract *attract, const App *app); /* pixels at the bottom that the scene below leaves */

/* attract_doors.c */
void attract_draw_doors(const Attract *attract, const App *app, const Ui *ui, const AttractPlaces *places);

/* attract_draw.c */
float attract_come(const Attract *attract, const App *app); /* 0 to 1: since the turn began */
void attract_draw(const void *state, const App *app, const Ui *ui);

#endif
