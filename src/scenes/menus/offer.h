/* Who has never played a game is offered its tutorial, where the table says what is asked: beside that, not over it, so
 * that the game can be played at once. */
#ifndef SCENES_MENUS_OFFER_H
#define SCENES_MENUS_OFFER_H

#include "scenes/menus/in_play.h"

/* Teaches a game: goes on with its tutorial, or begins it. person: as GameScenes.teach. */
void offer_teach(App *app, const GameScenes *game, const Seat *person);

/* For a game that has just been sat down at: everybody here plays their first, and the tutorial has never been done on
 * this machine. Not at a stand, which offers it before the game. */
bool offer_is_due(const App *app, const Session *session);

/* The tutorial of this session has come to its last word: it is not offered any more. */
void offer_is_taken(const App *app, const Session *session);

/* The part of a ribbon that the offer takes, and its button there. */
Rect offer_cut(Rect *ribbon);
void offer_build(const App *app, Ui *ui, const char *id, Rect where, int act);

/* It was pressed. */
void offer_accept(App *app);

#endif
