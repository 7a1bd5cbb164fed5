#include "kiosk/fleet_inside.h"

#include "i18n/i18n.h"
#include "kiosk/diary.h"
#include "platform/disk.h"
#include "platform/paths.h"
#include "store/fleet.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* How old something is counts by a clock that does not jump, from when it was first seen; only what was there at the
 * start is believed to be as old as it says. */

Fleet fleet;

static const double FLEET_EVERY_MS = 1000;

/* --- the folder, on the store's thread ---------------------------------------------------------------------------- */

static bool write_file(const char *path, const char *text, size_t size) {
    return disk_replace(path, text, size, DISK_FOR_GROUP) == DISK_FINE;
}

static void remove_file(const char *path) {
    (void)disk_remove(path);
}

static void clear_folder(const char *folder, const char *begin, const char *end) {
    enum { AT_ONCE = 64 };
    char name[AT_ONCE][DISK_NAME_BYTES], path[PATH_BYTES];
    int count, removed;
    do {
        count = disk_list(folder, begin, end, name, AT_ONCE);
        removed = 0;
        for (int i = 0; i < count; i++) {
            removed += path_join(path, folder, name[i]) && disk_remove(path) == DISK_FINE;
        }
    } while (count == AT_ONCE && removed > 0);
}

/* A mistyped folder looks like a program that does not run. */
static void note_missing(const char *folder) {
    char path[PATH_BYTES];
    if (!path_join(path, folder, "out/events") || !disk_can_hold(path)) {
        (void)path_join(path, folder, "out");
        diary_note_with(DIARY_FLEET_NO_FOLDER, I18N_TEXT("path", path));
    }
}

void fleet_begin(Store *store, const KioskConfig *config) {
    static const StoreFolder FOLDER = {path_read, write_file, remove_file, clear_folder};
    fleet = (Fleet){.is_configured = config->fleet_folder[0] != '\0' && store != NULL,
                    .health_at = -1e18,
                    .began = -1,
                    .now = -1e18,
                    .forgotten = INT64_MIN};
    if (fleet.is_configured) {
        note_missing(config->fleet_folder);
    }
    if (store != NULL) {
        store_join_fleet(store, fleet.is_configured ? config->fleet_folder : NULL, &FOLDER);
    }
}

void fleet_end(void) {
    free(fleet.hall.row);
    fleet = (Fleet){0};
}

/* --- what comes --------------------------------------------------------------------------------------------------- */

/* When what is dated so was new, by the clock that does not jump. */
static double seen_from(int64_t when, bool is_first, int64_t now, double ms) {
    int64_t age = now - when;
    bool is_old = age < -FLEET_STALE || age > FLEET_STALE;
    return is_first ? ms - (is_old ? FLEET_STALE + 1 : age > 0 ? (double)age : 0) * 1000 : ms;
}

static void note_count(DiarySentence sentence, long long count, const char *reason) {
    char n[24];
    snprintf(n, sizeof n, "%lld", count);
    diary_note_with(sentence, I18N_TEXT("n", n), I18N_TEXT("reason", reason));
}

static void take_hall(Store *store, int64_t now, double ms) {
    DataError error;
    FleetHall hall;
    size_t size;
    char *text = store_take_paper(store, STORE_PAPER_HALL, &size);
    if (text == NULL || size == 0) { /* gone: what we have grows old */
        free(text);
        return;
    }
    if (fleet_read_hall(text, size, &hall, &error)) {
        bool is_first = fleet.hall.row == NULL;
        if (is_first || hall.when != fleet.hall.when) {
            fleet.hall_from = seen_from(hall.when, is_first, now, ms);
        }
        if (hall.skipped > fleet.hall.skipped) {
            note_count(DIARY_HALL_SKIPPED, (long long)hall.skipped, hall.why_skipped);
        }
        free(fleet.hall.row);
        fleet.hall = hall;
        fleet.fault[0] = '\0';
    } else {
        snprintf(fleet.fault, sizeof fleet.fault, "%.*s", (int)sizeof fleet.fault - 1, error.text);
        data_trim_utf8(fleet.fault);
        diary_note_with(DIARY_HALL_UNREAD, I18N_TEXT("reason", error.text));
    }
    free(text);
}

static void take_status(Store *store, int64_t now, double ms) {
    DataError error;
    FleetStatus status;
    size_t size;
    char *text = store_take_paper(store, STORE_PAPER_STATUS, &size);
    if (text != NULL && size > 0 && fleet_read_status(text, size, &status, &error)) {
        if (status.when != fleet.status.when) {
            fleet.status_from = seen_from(status.when, fleet.status.when == 0, now, ms);
        }
        if (status.refused > fleet.status.refused) {
            note_count(DIARY_FLEET_REFUSED, status.refused, status.last);
        }
        fleet.status = status;
    }
    free(text);
}

static void note_link(void) {
    static const DiarySentence SAYS[] = {[FLEET_UNHEARD] = DIARY_FLEET_UNHEARD,
                                         [FLEET_FINE] = DIARY_FLEET_FINE,
                                         [FLEET_AWAY] = DIARY_FLEET_AWAY,
                                         [FLEET_NO_ROOM] = DIARY_FLEET_NO_ROOM};
    if (fleet.status.link != fleet.noted) {
        fleet.noted = fleet.status.link;
        diary_note_with(SAYS[fleet.noted], I18N_TEXT("reason", fleet.status.reason));
    }
}

/* Where nothing can be saved it is not known which era is ours; that can wait. */
static bool follow_era(Store *store) {
    int64_t ours = store_get_number(store, STORE_FLEET_ERA, -1, 0, INT64_MAX);
    if (fleet.hall.row == NULL || fleet.hall.era == ours || !store_is_on_disk(store)) {
        return false;
    }
    if (ours < 0) {
        store_set_number(store, STORE_FLEET_ERA, fleet.hall.era); /* we have just come: what we have counts */
        return false;
    }
    store_begin_era(store, fleet.hall.era);
    diary_note(DIARY_HALL_CLEARED);
    return true;
}

static void say_how_it_is(Store *store, const FleetHealth *health, int64_t now, double ms) {
    char body[256];
    if (ms < fleet.health_at + FLEET_HEALTH_EVERY * 1000.0 && strcmp(fleet.pack, health->pack) == 0) {
        return;
    }
    fleet.health_at = ms;
    memcpy(fleet.pack, health->pack, sizeof fleet.pack);
    int length =
        snprintf(body, sizeof body, "{\"version\":\"%s\",\"up\":%lld,\"saving\":%s,\"complaints\":%d", health->version,
                 (long long)((ms - fleet.began) / 1000), health->is_saving ? "true" : "false", health->complaints);
    if (health->pack[0] != '\0') {
        length += snprintf(body + length, sizeof body - (size_t)length, ",\"pack\":\"%s\"", health->pack);
    }
    snprintf(body + length, sizeof body - (size_t)length, "}");
    store_add_health(store, body, now);
}

bool fleet_step(Store *store, const FleetHealth *health, int64_t now, double ms) {
    if (!fleet.is_configured || ms < fleet.now + FLEET_EVERY_MS) {
        return false;
    }
    fleet.began = fleet.began < 0 ? ms : fleet.began;
    fleet.now = ms;
    take_hall(store, now, ms);
    take_status(store, now, ms);
    fleet.has_hall = fleet.hall.row != NULL && ms - fleet.hall_from <= FLEET_STALE * 1000.0;
    if (fleet.status.when == 0 || ms - fleet.status_from > FLEET_STALE * 1000.0) {
        fleet.status.link = FLEET_UNHEARD;
    }
    note_link();
    say_how_it_is(store, health, now, ms);
    return follow_era(store);
}

/* --- one hall ----------------------------------------------------------------------------------------------------- */

/* What the server shows for a name that is on none of our lists. */
static const char GUEST[] = "Guest";

static bool is_behind(const StoreFame *one, const StoreFame *other) {
    return store_fame_rank(one->kind, one->value) > store_fame_rank(other->kind, other->value);
}

/* What we told comes back, and may come as a guest's. */
static bool is_same(const StoreFame *one, const StoreFame *other) {
    return one->value == other->value && one->when == other->when && one->figurine == other->figurine &&
           (strcmp(one->name, other->name) == 0 || strcmp(other->name, GUEST) == 0);
}

/* Behind all that are as good: they were there before. */
static size_t insert(StoreFame *best, size_t count, size_t most, const StoreFame *fame) {
    size_t at = count;
    while (at > 0 && is_behind(&best[at - 1], fame)) {
        at--;
    }
    if (at == most) {
        return count;
    }
    count += count < most;
    memmove(&best[at + 1], &best[at], (count - at - 1) * sizeof *best);
    best[at] = *fame;
    return count;
}

static bool is_wanted(const FleetRow *row, StoreFameKind kind, const char *board, int32_t date) {
    return row->fame.kind == kind && row->span == date && strcmp(row->fame.board, board) == 0 &&
           !(row->is_own && row->fame.when <= fleet.forgotten);
}

static bool has_come_back(const StoreFame *own, int32_t date) {
    for (size_t i = 0; i < fleet.hall.count; i++) {
        const FleetRow *row = &fleet.hall.row[i];
        if (is_wanted(row, own->kind, own->board, date) && is_same(own, &row->fame)) {
            return true;
        }
    }
    return false;
}

/* The server's order first: equal ones stand as they came there, and what it has not got yet comes behind. */
size_t fleet_merge(StoreFameKind kind, const char *board, int32_t date, StoreFame *best, size_t count, size_t most) {
    StoreFame own[STORE_FAME_MOST];
    size_t owns = fleet.has_hall ? (count < STORE_FAME_MOST ? count : STORE_FAME_MOST) : 0;
    memcpy(own, best, owns * sizeof *own);
    count = fleet.has_hall ? 0 : count;
    for (size_t i = 0; fleet.has_hall && i < fleet.hall.count; i++) {
        StoreFame fame = fleet.hall.row[i].fame;
        if (is_wanted(&fleet.hall.row[i], kind, board, date)) {
            if (strcmp(fame.name, GUEST) == 0) {
                i18n_copy(fame.name, sizeof fame.name, tr("Guest"));
            }
            count = insert(best, count, most, &fame);
        }
    }
    for (size_t i = 0; i < owns; i++) {
        if (!has_come_back(&own[i], date)) {
            count = insert(best, count, most, &own[i]);
        }
    }
    return count;
}

void fleet_forget_own(int64_t now) {
    fleet.forgotten = now;
}
