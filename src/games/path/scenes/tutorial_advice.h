/* How the coach judges lines: not the best of play, but what one can explain in a sentence. Pure. */
#ifndef GAMES_PATH_SCENES_TUTORIAL_ADVICE_H
#define GAMES_PATH_SCENES_TUTORIAL_ADVICE_H

#include "games/path/words/draft.h"

typedef struct PathAdvice {
    PathLine line; /* what is drawn, and what the coach would add to it */
    int next;      /* its next tile; -1: there is nothing to add */
    int number;    /* the highest that is still to come in it; 0: none */
    int most;      /* tiles of the longest line that begins with what is drawn */
    int cut_off;   /* tiles that what is drawn cuts off for good, where another line would spare them */
} PathAdvice;

PathAdvice path_advice(const PathView *view, int seat, const Draft *draft);

#endif
