/* What belongs to nobody alone: the row of rounds and the ribbon; and for a single player, how the score stands. */
#ifndef GAMES_PATH_SCENES_DRAW_COMMON_H
#define GAMES_PATH_SCENES_DRAW_COMMON_H

#include "games/path/scenes/draw_seat.h"

/* Cards in the order they were turned up; what is to come lies face down. */
typedef struct RoundsFace {
    const PathBoard *board;
    uint8_t deck[PATH_CARDS]; /* of the first `round` cards: which of the board's */
    int round;                /* from 1 */
    const char *heading;      /* with several boards */
    const char *clock;        /* the seconds left, below it; "": there is no limit */
} RoundsFace;

void common_draw_rounds(Gfx *gfx, const PathLayout *layout, const RoundsFace *face);

/* Gold: what is asked now, and of whom. light: PATH_LIGHTS for nobody in particular. */
void common_draw_ribbon(Gfx *gfx, Rect where, const char *sentence, PathLight light);

/* Alone. numbers, unlit, total: what they are called. */
typedef struct ScoreFace {
    const char *numbers, *unlit, *total;
    int points, missed;
    PathLight light;
} ScoreFace;

void common_draw_score(Gfx *gfx, Rect where, const ScoreFace *face);

/* Which number is in reach, and what it would do. */
typedef struct ChanceFace {
    const char *heading, *sentence, *then;
    int number; /* 0: none */
    bool is_halved;
} ChanceFace;

void common_draw_chance(Gfx *gfx, Rect where, const ChanceFace *face);

#endif
