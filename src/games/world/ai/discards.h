/* What the discard will bring: whoever sits to the right puts down cards of the row that lies open there. */
#ifndef GAMES_WORLD_AI_DISCARDS_H
#define GAMES_WORLD_AI_DISCARDS_H

#include "games/world/ai/outlook.h"

/* The pace of a player with that row on the right, planned at the stock's pace: those of its cards that its plans let
 * go are to come too, and sooner than any of the stock's. */
void discards_foresee(Pace *pace, const Outlook *right);

#endif
