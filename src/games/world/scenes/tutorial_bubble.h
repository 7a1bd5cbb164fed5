/* The coach's speech bubble: over the board, where it hides nothing that it talks of. */
#ifndef GAMES_WORLD_SCENES_TUTORIAL_BUBBLE_H
#define GAMES_WORLD_SCENES_TUTORIAL_BUBBLE_H

#include "games/world/scenes/table.h"

typedef struct TutorialBubble {
    Rect panel, head, words;
    Rect foot; /* for buttons; empty if it has none */
    Rect target;
    bool is_in_person, is_left; /* the coach stands beside it, at which side */
} TutorialBubble;

TutorialBubble tutorial_bubble(const Table *table, const char *words, Rect target, bool has_foot);
void tutorial_bubble_draw(const Table *table, const TutorialBubble *bubble, const Seat *coach, const char *words);

#endif
