/* What there is to reach for somebody who plays alone: ranks, named after ever brighter lights, and their own best. */
#ifndef GAMES_PATH_SCENES_ALONE_H
#define GAMES_PATH_SCENES_ALONE_H

#include "games/path/words/path_words.h"
#include "store/store.h"

enum { PATH_NO_BEST = INT16_MIN };

/* Of that person on that board, in games alone that count; PATH_NO_BEST: none. The store may be NULL. */
int path_alone_best(Store *store, const char *name, const char *board);

/* "Best so far: 24 (Candle)". */
void path_alone_so_far(int best, char out[PATH_WORDS_MAX]);

/* The rank of a total, the next one, and what there was before: best is PATH_NO_BEST or one that was not reached. */
void path_alone_told(int total, int best, char out[PATH_WORDS_MAX]);

#endif
