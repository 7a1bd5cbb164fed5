/* What event cards are worth to expert: those that leave no choice, the best choice in those that do, and a blind one.
 */
#ifndef AI_WORLD_EXPERT_EVENTS_H
#define AI_WORLD_EXPERT_EVENTS_H

#include "ai/world/expert_mind.h"

/* The best choice where cards are swapped, traded or kept, or a player is named, and its worth. */
WorldAction expert_best_choice(const ExpertMind *mind, int *worth);

/* Of one more event card of this player, turned over now. */
int expert_event_worth(const ExpertMind *mind);

#endif
