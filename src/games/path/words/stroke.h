/* A finger or a mouse that draws: from going down to being lifted, tile by tile. Each has one of its own. Pure. */
#ifndef GAMES_PATH_WORDS_STROKE_H
#define GAMES_PATH_WORDS_STROKE_H

#include "games/path/words/draft.h"

enum { STROKE_OFF = -1 }; /* no tile */

typedef struct DraftStroke {
    int8_t at; /* tile it is on, or was on last */
    bool is_down;
    bool has_drawn; /* more than a tap: lifting it does nothing */
} DraftStroke;

/* It goes down on a tile: one in reach is drawn at once; for any other it is seen later whether this is a tap. */
DraftChange stroke_down(DraftStroke *stroke, Draft *draft, int cell);

/* It comes over a tile, or leaves the board (STROKE_OFF). */
DraftChange stroke_over(DraftStroke *stroke, Draft *draft, int cell);

/* It is lifted; *refused, where it was a tap that does nothing: why, and the tile. */
DraftChange stroke_up(DraftStroke *stroke, Draft *draft, DraftWhy *refused);

#endif
