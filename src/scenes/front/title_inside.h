/* Shared by the files of the title. */
#ifndef SCENES_FRONT_TITLE_INSIDE_H
#define SCENES_FRONT_TITLE_INSIDE_H

#include "scenes/menus/in_play.h"
#include "shell/parts.h"

enum { TITLE_FIGURINES = 2 * BOX_GAMES_MAX, TITLE_SMALL = 5 };

static const double TITLE_CHEER_MS = 650;

typedef struct Title {
    int games;            /* to go on with */
    SessionGlance glance; /* of the one played last */
    double entered;
    double cheered[TITLE_FIGURINES]; /* when each was touched last; negative: never */
} Title;

/* One game's part of the screen. */
typedef struct DoorPlaces {
    Rect panel, logo, picture, play, learn, says;
    Point feet[2]; /* of the figurines at its sides */
    float figure_high;
} DoorPlaces;

typedef struct TitlePlaces {
    DoorPlaces door[BOX_GAMES_MAX];
    Rect go_on, others; /* empty where there is nothing to go on with, or nothing else */
    Rect small[TITLE_SMALL];
} TitlePlaces;

/* games: to go on with. */
TitlePlaces title_places(const Layout *layout, int doors, int games);

/* What the button says that goes on with a game: which, whose and how far it is. */
void title_game_lines(const App *app, const SessionGlance *glance, char names[512], char far[256]);

/* Which figurine stands there. */
Figurine title_figurine(const App *app, int index);

/* title_draw.c */
void title_background(const void *state, const App *app);
void title_draw(const void *state, const App *app, const Ui *ui);
bool title_is_moving(const void *state, const App *app);

#endif
