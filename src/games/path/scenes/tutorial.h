/* The first game of Best Path: a person plays with prepared cards against a friendly computer that explains what comes
 * up. It is a game like any other, on the same table; the coach only watches and talks. Remarks that wait for nothing
 * are in a popup, the scene `path_tutorial`; prompts are in a bubble beside the board until they are done, one way or
 * another. */
#ifndef GAMES_PATH_SCENES_TUTORIAL_H
#define GAMES_PATH_SCENES_TUTORIAL_H

#include "games/path/scenes/table.h"

/* Goes on with an interrupted tutorial, or begins one. person: whose name and figurine are used; NULL: the player who
 * played last. The scene to go to is PATH_SCENE. */
bool path_tutorial_start(App *app, const Seat *person, PlayError *error);

/* Called once in each step, before anything goes on. True: nothing else is to go on now, as the coach has a word to say
 * or is about to close its round. */
bool path_tutorial_goes_first(PathTable *table);

/* A press that did nothing is answered by the coach. False: there is none. */
bool path_tutorial_answers(PathTable *table, DraftWhy why);

/* The cards to come have been looked at. */
void path_tutorial_saw_deck(PathTable *table);

/* Thinks over what to advise, if the line has changed. */
void path_tutorial_look(PathTable *table);

/* The tile that it points at, or -1. */
int path_tutorial_points_at(const PathTable *table);

/* What it asks for now, for the table's widgets and for drawing; nothing in any other game. */
void path_tutorial_build(const PathTable *table, Ui *ui);
void path_tutorial_draw(const PathTable *table);

#endif
