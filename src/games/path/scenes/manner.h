/* How people at one screen draw: all at once, each on their own board, or one after another on one large board; and
 * who sits on the other side of the table. It belongs to the household, not to a game. */
#ifndef GAMES_PATH_SCENES_MANNER_H
#define GAMES_PATH_SCENES_MANNER_H

#include "store/store.h"

typedef struct PathManner {
    bool is_together;
    unsigned across; /* a bit for each seat: its board is turned by half a turn */
} PathManner;

/* store may be NULL. has_touch: what is true of them as long as nobody has chosen. */
PathManner path_manner_recall(const Store *store, bool has_touch);
void path_manner_remember(const PathManner *manner, Store *store);

#endif
