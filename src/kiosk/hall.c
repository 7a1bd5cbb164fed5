#include "kiosk/hall.h"

#include "kiosk/fleet.h"
#include "platform/wall.h"

bool hall_is_better(StoreFameKind kind, int32_t one, int32_t other) {
    return store_fame_rank(kind, one) < store_fame_rank(kind, other);
}

/* Behind everybody who is as good. */
static int place_among(const StoreFame *fame, size_t count, StoreFameKind kind, int32_t value) {
    size_t place = 0;
    while (place < count && !hall_is_better(kind, value, fame[place].value)) {
        place++;
    }
    return place < STORE_FAME_MOST ? (int)place + 1 : 0;
}

size_t hall_best(Store *store, StoreFameKind kind, const char *board, HallSpan span, int64_t now, StoreFame *out,
                 size_t most) {
    if (store == NULL) {
        return 0;
    }
    int32_t date = span == HALL_DAY ? wall_time(now).date : -1;
    return fleet_merge(kind, board, date, out, store_list_fame(store, kind, board, date, out, most), most);
}

/* Of this stand alone: its own hall must do when the others' are out of reach. */
static bool is_among_ours(Store *store, const StoreFame *entry, int32_t date) {
    StoreFame best[STORE_FAME_MOST];
    size_t count = store_list_fame(store, entry->kind, entry->board, date, best, STORE_FAME_MOST);
    return place_among(best, count, entry->kind, entry->value) > 0;
}

HallPlace hall_enter(Store *store, const StoreFame *entry, int64_t now) {
    StoreFame best[STORE_FAME_MOST];
    HallPlace place = {0};
    if (store == NULL || entry->value < 1) {
        return place;
    }
    bool is_ours = is_among_ours(store, entry, wall_time(now).date) || is_among_ours(store, entry, -1);
    size_t count = hall_best(store, entry->kind, entry->board, HALL_DAY, now, best, STORE_FAME_MOST);
    place.of_day = place_among(best, count, entry->kind, entry->value);
    count = hall_best(store, entry->kind, entry->board, HALL_FAIR, now, best, STORE_FAME_MOST);
    place.of_fair = place_among(best, count, entry->kind, entry->value);
    if (is_ours) {
        StoreFame fame = *entry;
        fame.date = wall_time(now).date;
        fame.when = now;
        store_add_fame(store, &fame);
    }
    return place;
}

void hall_clear(Store *store) {
    if (store != NULL) {
        store_clear_fame(store);
        fleet_forget_own(wall_now());
    }
}
