#include "games/path/scenes/manner.h"

enum { EVERY_SEAT = 15 };

PathManner path_manner_recall(const Store *store, bool has_touch) {
    PathManner manner = {.is_together = has_touch};
    if (store != NULL) {
        manner.is_together = store_get_flag(store, "path_game.together", has_touch);
        manner.across = (unsigned)store_get_number(store, "path_game.across", 0, 0, EVERY_SEAT);
    }
    return manner;
}

void path_manner_remember(const PathManner *manner, Store *store) {
    if (store != NULL) {
        store_set_flag(store, "path_game.together", manner->is_together);
        store_set_number(store, "path_game.across", manner->across);
    }
}
