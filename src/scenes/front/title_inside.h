/* Shared by the files of the title. */
#ifndef SCENES_FRONT_TITLE_INSIDE_H
#define SCENES_FRONT_TITLE_INSIDE_H

#include "scenes/menus/in_play.h"
#include "scenes/table/day.h"
#include "scenes/together/together.h"
#include "shell/parts.h"

enum { TITLE_FIGURINES = 2 * BOX_GAMES_MAX, TITLE_SMALL = 6 };

static const double TITLE_CHEER_MS = 650;

enum { TITLE_DAY_WORDS = 400 };

/* A game to go on with. */
typedef struct OpenGame {
    SessionGlance glance;
    bool is_elsewhere; /* its people sit at several screens, and a host has it */
    VisitNote note;    /* of one that is */
} OpenGame;

typedef struct Title {
    int games;                                /* to go on with */
    OpenGame last;                            /* the one played last */
    char day[BOX_GAMES_MAX][TITLE_DAY_WORDS]; /* what there is to say of each one's game of the day */
    double entered;
    double cheered[TITLE_FIGURINES]; /* when each was touched last; negative: never */
} Title;

/* One game's part of the screen. */
typedef struct DoorPlaces {
    Rect panel, logo, means, picture, play, learn, day, says;
    Point feet[2]; /* of the figurines at its sides */
    float figure_high;
} DoorPlaces;

typedef struct TitlePlaces {
    DoorPlaces door[BOX_GAMES_MAX];
    Rect go_on, others; /* empty where there is nothing to go on with, or nothing else */
    Rect small[TITLE_SMALL];
    int first, smalls; /* which are there: together where there are tables elsewhere, to quit where one can */
} TitlePlaces;

/* games: to go on with. In the current language. */
TitlePlaces title_places(const App *app, int games);

/* The game's name below its logo; NULL where that says the same. */
const char *title_meaning(const GameScenes *game);

/* What the button says that goes on with a game: which, whose and how far it is. */
void title_game_lines(const App *app, const OpenGame *game, char names[512], char far[256]);

/* As a table elsewhere was noted. */
OpenGame title_game_elsewhere(const App *app, const VisitNote *note);
/* False: it cannot be gone on with, which has been told. */
bool title_go_on(App *app, const OpenGame *game);

/* title_day.c: the button of a game's game of the day, as far as it has one; act: what a press does */
void title_day_build(Title *title, const App *app, Ui *ui, Rect where, int game, int act);
void title_day_draw(const Title *title, const App *app, const Ui *ui, int game);

/* Which figurine stands there. */
Figurine title_figurine(const App *app, int index);

/* title_draw.c */
void title_background(const void *state, const App *app);
void title_draw(const void *state, const App *app, const Ui *ui);
bool title_is_moving(const void *state, const App *app);

#endif
