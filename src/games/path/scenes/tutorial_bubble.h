/* The coach's speech bubble. A prompt has its place beside the board, near the coach's own; a remark lies over the
 * board, where it doesn't hide what it talks of. */
#ifndef GAMES_PATH_SCENES_TUTORIAL_BUBBLE_H
#define GAMES_PATH_SCENES_TUTORIAL_BUBBLE_H

#include "games/path/scenes/table.h"

typedef struct PathBubble {
    Rect panel, portrait, name, words;
    Rect foot;    /* for buttons; empty if it has none */
    Rect target;  /* empty: nothing */
    bool is_tile; /* the target is */
    float size;   /* of the words */
    bool is_in_middle;
    bool is_in_person, is_left; /* the coach stands beside it, at which side */
} PathBubble;

PathBubble path_bubble_prompt(const PathTable *table, const char *words, Rect target, bool is_tile);
PathBubble path_bubble_remark(const PathTable *table, const char *words, Rect target, bool is_tile);
void path_bubble_draw(const PathTable *table, const PathBubble *bubble, const Seat *coach, const char *words);

#endif
