/* What stirs on a table of Best Path that waits for somebody: eyelids, a glint on the frames of the windows,
 * one lit tile in turn, and the colours on the ground. See
 * shell/life.h. */
#ifndef GAMES_PATH_SCENES_LIVING_H
#define GAMES_PATH_SCENES_LIVING_H

#include "games/path/scenes/table.h"

void path_living_step(PathTable *table); /* once in a step */

/* Somebody is glad or sad from now on, for a while. */
void path_living_feels(PathTable *table, int player, SeatMood mood);
SeatMood path_living_mood(const PathTable *table, int player);

bool path_living_blinks(const PathTable *table, int player);
void path_living_draw_window(const PathTable *table, const WindowLook *look, const BoardPlace *board);
void path_living_draw_glint(const PathTable *table, int player, const BoardPlace *board);

#endif
