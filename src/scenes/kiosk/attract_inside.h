/* Shared by the files of the demo: what it shows, where, and how. */
#ifndef SCENES_KIOSK_ATTRACT_INSIDE_H
#define SCENES_KIOSK_ATTRACT_INSIDE_H

#include "gfx/poster.h"
#include "gfx/text.h"
#include "scenes/kiosk/caption.h"
#include "scenes/kiosk/guard.h"

static const double ATTRACT_COME_MS = 620; /* the invitation moves as it changes */

typedef struct Attract {
    int games; /* begun so far: those on offer take turns */
    Caption caption;
    int turns;    /* of languages and doors so far */
    int language; /* in the config: whose turn it is */
    double turned;
    double over_since; /* ms; negative: the game goes on */
    bool shows_fame;
    char best[160]; /* of the day, in the language of the turn */
    Point drift;    /* pixels */
    double drifted;
    Poster *logo; /* NULL: our own */
} Attract;

/* One game has an invitation; several have doors. */
typedef struct AttractPlaces {
    Rect caption, invitation, door[KIOSK_GAMES_MAX], side, languages;
    int columns; /* of languages */
} AttractPlaces;

/* attract_places.c */
AttractPlaces attract_places(const Attract *attract, const App *app);
int attract_reserved(const App *app); /* pixels at the bottom that the game leaves to it */

/* attract_doors.c */
void attract_draw_doors(const Attract *attract, const App *app, const Ui *ui, const AttractPlaces *places);
double attract_doors_move_ms(const App *app); /* so long after each turn */

/* attract_draw.c */
float attract_come(const Attract *attract, const App *app); /* 0 to 1: since the turn began */
/* Text in units of the window. */
TextStyle attract_words(const App *app, TextFace face, float size, uint32_t rgb, TextAlign align);
/* Something said in the language whose turn it is. */
const char *attract_say(const Attract *attract, const App *app, const char *message, char *out, size_t size);
void attract_draw(const void *state, const App *app, const Ui *ui);

#endif
