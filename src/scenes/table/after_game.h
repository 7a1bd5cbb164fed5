/* What people can do at the end of a game, whichever it is: play again in one way or another, look back, take the game
 * of the day along as text, or go. What there is to be seen is each game's own. */
#ifndef SCENES_TABLE_AFTER_GAME_H
#define SCENES_TABLE_AFTER_GAME_H

#include "scenes/menus/in_play.h"
#include "scenes/table/film_bar.h"
#include "scenes/table/game_deal.h"

typedef enum AfterAct {
    AFTER_NOTHING,
    AFTER_AGAIN,
    AFTER_RESULT,  /* of the game of the day, as text */
    AFTER_REVENGE, /* one level easier: nobody has won but computers */
    AFTER_HARDER,  /* somebody has */
    AFTER_SAME,
    AFTER_REVIEW,
    AFTER_FILM,
    AFTER_NEW,
    AFTER_TITLE,
    AFTER_OWN, /* a scene's own acts begin here */
} AfterAct;

enum { AFTER_BUTTONS = AFTER_OWN - 1 };

typedef struct AfterGame {
    const GameScenes *game;
    const char *scene; /* what ids begin with */
    GameDeal deal;     /* also that it is unranked, where no chip says so */
    FilmArgument film; /* of the same game */
    bool is_past;      /* it was opened from the list of games: nothing begins from here */
    bool is_unranked;
    int hints;
    unsigned winners;
    bool is_wide;                                          /* the first button is twice as wide as the others */
    int buttons, asides;                                   /* the last ones of which stand apart from the row */
    AfterAct button[AFTER_BUTTONS];                        /* those that are offered, the one that goes on first */
    void (*tell)(const void *end, char *out, size_t size); /* the result of a game of the day, as a clause */
    void (*tell_squares)(const void *end, char *out);      /* the same in DAY_SQUARES_BYTES. May be NULL */
    StoreSeat own;                                         /* how that person ended: place and field */
    const void *end;                                       /* for those */
} AfterGame;

/* Once game, scene, film, winners, tell and what that asks for are there. A result of the day is kept. */
void after_game_begin(AfterGame *after, App *app, const Session *session);

/* Chooses the buttons of those in this order; ends with AFTER_NOTHING. */
void after_game_offer(AfterGame *after, const App *app, const AfterAct *order);

/* The index'th button of the row: in so many rows, the first of which is the longer one. */
Rect after_game_place(const AfterGame *after, const Layout *layout, Rect box, int rows, int index);

/* A button with words of this size; is_open: the first one is what is expected. */
void after_game_build(const AfterGame *after, const App *app, Ui *ui, int index, Rect where, float size, bool is_open);

/* A button was pressed. */
void after_game_act(const AfterGame *after, App *app, AfterAct act);

#endif
