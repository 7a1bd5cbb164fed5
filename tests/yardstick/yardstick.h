/* Hard as it played at 15d9d4a, kept to measure by: never tuned, never mended. With it kinds of players that like other
 * things than it does, for a level that is measured against one kind alone learns that one's weaknesses. They share
 * with the opponents of today what states facts about the table, and the solved curves (outlook.h, discards.h); a test
 * notices if that makes them play otherwise. */
#ifndef YARDSTICK_YARDSTICK_H
#define YARDSTICK_YARDSTICK_H

#include "games/world/ai/ai.h"

typedef enum YardstickKind {
    YARDSTICK_HARD,
    YARDSTICK_COMPLETER, /* greedy: nothing but its row counts, whatever it leaves to others */
    YARDSTICK_CHASER,    /* of runs */
    YARDSTICK_HOARDER,   /* of jokers */
    YARDSTICK_DENIER,    /* leaves nothing that helps */
} YardstickKind;

enum { YARDSTICK_KINDS = 5 };

/* As world_ai_choose and world_ai_fast_track have it for a level. */
WorldAction yardstick_choose(YardstickKind kind, const WorldView *view, int player, Random *random);
bool yardstick_fast_track(const WorldView *view, int player);

#endif
