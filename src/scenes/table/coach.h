/* The coach of a first game, the same in every game of the box: who teaches whom, the popup in which it speaks, and the
 * ring and arrow with which it points. What it says, when it does and where, is each game's own tutorial. */
#ifndef SCENES_TABLE_COACH_H
#define SCENES_TABLE_COACH_H

#include "scenes/menus/coach_name.h"
#include "scenes/menus/in_play.h"
#include "scenes/menus/menus.h"

enum { COACH_TEXT_MAX = 640 };

/* --- who ---------------------------------------------------------------------------------------------------------- */

/* Both seats of a first game. who: whose name and figurine are used; NULL: the figurine `usual`, and the name of the
 * person who had the first seat of the last new game, if it had one. key: as SeatsOf.key, under which that is kept. */
void coach_sit_down(const App *app, const char *key, const Seat *who, Figurine usual, Seat *person, Seat *coach);

/* Goes on with an interrupted tutorial of this game. False: there is none, or all is learned, and another has to begin.
 * is_done: whether these lessons are all that are given. */
bool coach_resume(App *app, const Game *rules, bool (*is_done)(uint32_t lessons), PlayError *error);

/* --- the popup ---------------------------------------------------------------------------------------------------- */

typedef struct CoachRemark {
    int lesson;           /* that is remembered once it has been said */
    bool is_last;         /* of the tutorial */
    const char *yes, *no; /* a question's two answers, in place of going on and leaving; NULL: it is none */
    char words[COACH_TEXT_MAX];
} CoachRemark;

/* The first member of the popup's state. */
typedef struct CoachPopup {
    HelpTopic topic;           /* that the pause and the help open with */
    bool (*next)(void *state); /* turns to what is to be said next; false: nothing */
    void (*yes)(void *state);  /* a question was answered so; NULL: there is none */
    CoachRemark remark;
} CoachPopup;

/* scene: what ids begin with. words, foot: where it speaks, and where its buttons lie. */
void coach_build(const CoachRemark *remark, const char *scene, const App *app, Ui *ui, Rect words, Rect foot);

/* Of the popup's scene: people read and go on, or leave and find the tutorial again where it was. */
void coach_handle(void *state, App *app, const UiEvent *event);

/* --- how it looks ------------------------------------------------------------------------------------------------- */

/* The bubble's panel, cream in an edge of the figurine's colour: what is written on it has the inks of dusk.h. */
void coach_draw_panel(Gfx *gfx, Rect panel, Figurine figurine);

/* Who teaches stands beside it in person: so high, and so much room it takes; units. */
#define COACH_HIGH 320.0f
#define COACH_WIDE 190.0f
void coach_draw_figure(Gfx *gfx, Figurine figurine, Rect panel, bool is_left, bool is_glad);
Rect coach_beside(Rect all, float u, float high, bool is_left); /* the panel in what both take */

/* Light around what it talks of, and an arrow there. radius: units, of the inner ring; rise, head: pixels, how far the
 * arrow bends up, and how long the strokes of its head are. */
void coach_draw_ring(Gfx *gfx, Rect ring, float radius);
void coach_draw_arrow(Gfx *gfx, Point from, Point to, float rise, float head);

#endif
