#include "kiosk/nightly.h"

#include "kiosk/diary.h"
#include "kiosk/places.h"
#include "platform/disk.h"
#include "platform/paths.h"
#include "platform/wall.h"
#include "store/visits.h"

#include <stdio.h>
#include <string.h>

/* The files carry their day, so their names are in the order of days; of a day there is one. What carries a later day
 * than the copy that was just made is older than that all the same: the clock was ahead. */

enum { COPIES_MAX = 400 };
static const char BEGIN[] = "schott-world-", END[] = ".sqlite", DATE_KEY[] = "kiosk.backup_date";

/* Beside the saved games, should the folder be theirs, lie others that begin and end so: what was damaged or replaced.
 */
static bool is_of_a_day(const char *name) {
    static const char DAY[] = "dddd-dd-dd";
    const char *day = name + strlen(BEGIN);
    for (size_t i = 0; DAY[i] != '\0'; i++, day++) {
        if (DAY[i] == 'd' ? *day < '0' || *day > '9' : *day != DAY[i]) {
            return false;
        }
    }
    return strcmp(day, END) == 0;
}

static int list_copies(const char *folder, char name[][DISK_NAME_BYTES]) {
    int count = 0, found = disk_list(folder, BEGIN, END, name, COPIES_MAX);
    for (int i = 0; i < found; i++) {
        if (is_of_a_day(name[i])) {
            memmove(name[count++], name[i], DISK_NAME_BYTES);
        }
    }
    return count;
}

/* Copies that a power cut left half made hold names too, and the next one has another day's name. */
static void remove_halves(const char *folder) {
    static char name[COPIES_MAX][DISK_NAME_BYTES];
    char path[PATH_BYTES];
    int count = disk_list(folder, BEGIN, ".sqlite.part", name, COPIES_MAX);
    for (int i = 0; i < count; i++) {
        if (path_join(path, folder, name[i])) {
            (void)disk_remove(path);
        }
    }
}

static char newest[64]; /* the name of the copy that was begun last */

static void remove_oldest(const char *folder, int kept) {
    static char name[COPIES_MAX][DISK_NAME_BYTES];
    char path[PATH_BYTES];
    int count = list_copies(folder, name), later = count;
    while (later > 0 && strcmp(name[later - 1], newest) > 0) {
        later--;
    }
    for (int i = 0; i < count - kept; i++) {
        if (path_join(path, folder, name[(later + i) % count])) {
            (void)disk_remove(path);
        }
    }
}

static void say_how_it_went(Store *store, const char *folder, int kept) {
    switch (store_take_backup(store)) {
    case STORE_BACKUP_NONE:
    case STORE_BACKUP_UNDER_WAY:
        break;
    case STORE_BACKUP_DONE:
        diary_note(DIARY_BACKED_UP);
        remove_oldest(folder, kept);
        remove_halves(folder);
        break;
    case STORE_BACKUP_FAILED:
        diary_note_with(DIARY_NO_BACKUP, I18N_TEXT("path", folder));
        break;
    }
}

static void begin(Store *store, const char *folder, const WallTime *time) {
    char path[PATH_BYTES];
    snprintf(newest, sizeof newest, "%s%04d-%02d-%02d%s", BEGIN, time->year, time->month, time->day, END);
    if (!disk_make_folder(folder) || !path_join(path, folder, newest)) {
        diary_note_with(DIARY_NO_BACKUP_FOLDER, I18N_TEXT("path", folder));
        return;
    }
    store_back_up(store, path);
}

void nightly_step(Store *store, const KioskConfig *config, const char *data, int64_t now) {
    char folder[PATH_BYTES];
    place_of_backups(config, data, folder);
    if (store == NULL || folder[0] == '\0' || config->backup_at == KIOSK_NEVER) {
        return;
    }
    say_how_it_went(store, folder, config->backups_kept);
    WallTime time = wall_time(now);
    bool is_due = store_is_on_disk(store) && /* a copy of memory would take the place of a better one */
                  time.hour * 60 + time.minute >= config->backup_at &&
                  store_get_number(store, DATE_KEY, INT32_MIN, INT32_MIN, INT32_MAX) != time.date;
    if (is_due) {
        store_set_number(store, DATE_KEY, time.date); /* tried once a day, whatever comes of it */
        begin(store, folder, &time);
    }
}

static void clear_in(Store *store, const char *folder, char name[][DISK_NAME_BYTES], int count) {
    char path[PATH_BYTES];
    for (int i = 0; i < count; i++) {
        if (path_join(path, folder, name[i])) {
            store_clear_fame_in(store, path);
        }
    }
}

void nightly_clear_fame(Store *store, const KioskConfig *config, const char *data) {
    static char name[COPIES_MAX][DISK_NAME_BYTES];
    char folder[PATH_BYTES];
    if (store == NULL) {
        return;
    }
    store_flush(store); /* a copy that is being made has its name then */
    place_of_backups(config, data, folder);
    if (folder[0] != '\0') {
        remove_halves(folder);
        clear_in(store, folder, name, list_copies(folder, name));
    }
    if (data[0] != '\0') {
        remove_halves(data);
        clear_in(store, data, name, disk_list(data, "schott-world-replaced-", END, name, COPIES_MAX));
        int damaged = disk_list(data, "schott-world-damaged-", END, name, COPIES_MAX);
        for (int i = 0; i < damaged; i++) {
            diary_note_with(DIARY_NAMES_DAMAGED, I18N_TEXT("file", name[i]));
        }
    }
}
