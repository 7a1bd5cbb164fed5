/* What event cards are worth to expert: those that leave no choice, the best choice in those that do, and a blind one.
 */
#ifndef GAMES_WORLD_AI_EXPERT_EVENTS_H
#define GAMES_WORLD_AI_EXPERT_EVENTS_H

#include "games/world/ai/expert_mind.h"

/* Of a choice that is open: where cards are placed, swapped, traded or kept, or a player is named. */
int expert_choice_worth(const ExpertMind *mind, WorldAction action);

/* Of one more event card of this player, turned over now. */
int expert_event_worth(const ExpertMind *mind);

#endif
