/* What the films of all games share: where the recorded game comes from, how far it has been shown, and the bar of
 * buttons below it. How a game is shown and goes on is up to each game's own film. */
#ifndef SCENES_TABLE_FILM_BAR_H
#define SCENES_TABLE_FILM_BAR_H

#include "play/chronicle.h"
#include "scenes/menus/menus.h"

/* What a film scene is opened with. */
typedef struct FilmArgument {
    bool of_game_in_play; /* in_play(app), which is over; it stays as it is */
    int64_t game;         /* else the store's id */
    Session *chronicle;   /* that game, where it was read already; the scene's from now on. NULL: films read it */
    int from;             /* so many actions have been carried out when it begins */
} FilmArgument;

typedef struct FilmKind FilmKind;

/* The first member of a film's state. */
typedef struct FilmReel {
    const FilmKind *kind;
    Session *chronicle; /* the whole game; NULL: there is nothing to show */
    PlayError error;    /* why */
    Session *session;   /* what is shown of it */
    bool plays;
    int steps; /* still to be taken while halted */
    int speed; /* index */
    double rests_since;
    double stepped; /* ms: when it went on last */
    bool was_at_rest;
} FilmReel;

/* False: error says why not, and there is no chronicle. */
bool film_open(FilmReel *reel, App *app, const FilmArgument *argument);
void film_close(FilmReel *reel);

/* Shows the game with the first `actions` carried out. False: it stays as it was. */
bool film_set_up(FilmReel *reel, size_t actions);

/* How many times as fast as usual. */
float film_speed(const FilmReel *reel);

/* Something is left to play, and plays by itself or was asked for. */
bool film_goes_on(const FilmReel *reel, bool is_at_end);

/* After a pause of so many ms, or at once where a step was asked for. */
bool film_is_due(const FilmReel *reel, double pause, double now);

/* For so many ms, which it returns, something lay over the film and nothing went on. */
double film_resume(FilmReel *reel, const App *app);

/* --- the bar ------------------------------------------------------------------------------------------------------ */

typedef enum FilmAct {
    FILM_NOTHING,
    FILM_CLOSE,
    FILM_PREVIOUS,
    FILM_PLAY,
    FILM_STEP,
    FILM_NEXT,
    FILM_SPEED,
    FILM_WHERE, /* the event's value */
    FILM_HELP,
    FILM_HURRY,
} FilmAct;

typedef struct FilmBar {
    const char *previous, *next; /* what these buttons do */
    const char *where;           /* which part of the game this is */
    size_t position, length;
} FilmBar;

Layout film_bar_window(const App *app); /* the window without it */
void film_bar_build(const FilmReel *reel, const FilmBar *bar, const App *app, Ui *ui);
void film_bar_draw(const App *app); /* what it lies on */

/* Instead of a game that can't be shown: why not. */
void film_draw_error(const FilmReel *reel, const App *app);

/* What a game's film does when its bar is used. Positions are those of its bar. */
struct FilmKind {
    HelpTopic help;
    void (*go_to)(FilmReel *reel, App *app, size_t position);
    size_t (*leap)(const FilmReel *reel, bool forward); /* where the outer buttons lead */
    bool (*begins_anew)(const FilmReel *reel);          /* "Play" does: all of it has been shown */
    void (*take_step)(FilmReel *reel, App *app);
    void (*hurry)(FilmReel *reel);
    bool halts; /* a step still to be taken is forgotten where "Play" is pressed */
};

/* Of every film's scene: what somebody asks for is seen to, and the game that it shows. */
void film_handle(void *state, App *app, const UiEvent *event);
Session *film_shows(void *state);

/* Back to where it was opened. */
void film_go_back(App *app);

#endif
