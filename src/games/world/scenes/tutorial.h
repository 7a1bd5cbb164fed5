/* The first game: a person plays from a prepared deal against a friendly computer that explains what comes up. It is a
 * game like any other, on the same table; the coach only watches and talks. Remarks that wait for nothing are in a
 * popup, the scene `tutorial`; prompts are in a bubble on the table until they are done, one way or another. */
#ifndef GAMES_WORLD_SCENES_TUTORIAL_H
#define GAMES_WORLD_SCENES_TUTORIAL_H

#include "games/world/scenes/table.h"
#include "shell/app.h"

/* Goes on with an interrupted tutorial, or begins one. person: whose name and figurine are used; NULL: the player who
 * played last. The scene to go to is STAGE_SCENE. */
bool tutorial_start(App *app, const Seat *person, PlayError *error);

/* Called where the table is at rest, before anything goes on. True: the coach wants a word first, and its popup comes.
 */
bool tutorial_speaks(App *app, const Table *table);

/* The bubble and what it points at; nothing in any other game. */
void tutorial_draw(const Table *table);

#endif
