#include "kiosk/export.h"

#include "i18n/i18n.h"
#include "kiosk/diary.h"
#include "kiosk/figures.h"
#include "kiosk/places.h"
#include "kiosk/reports.h"
#include "platform/paths.h"
#include "platform/wall.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int export_drives(const KioskConfig *config, Drive *out, int most) {
    return drives_list(config->drives_folder, out, most);
}

static const char *drive_sentence(DiskResult result) {
    switch (result) {
    case DISK_FINE:
        /* TRANSLATORS: {name} is that of a plugged-in drive */
        return tr("Statistics saved to {file} on {name}. You can unplug the drive now.");
    case DISK_MISSING:
        return tr("The drive {name} is no longer connected.");
    case DISK_FULL:
        return tr("The drive {name} is full.");
    case DISK_READ_ONLY:
        return tr("The drive {name} is write-protected.");
    case DISK_FAILED:
        return tr("Couldn’t write to the drive {name}.");
    }
    return "";
}

static const char *folder_sentence(DiskResult result) {
    switch (result) {
    case DISK_FINE:
        return tr("Statistics saved to {path}.");
    case DISK_MISSING:
        return tr("Folder for statistics not found: {path}");
    case DISK_FULL:
        return tr("The disk is full: the statistics couldn’t be saved.");
    case DISK_READ_ONLY:
        return tr("Can’t write to the folder for statistics: {path}");
    case DISK_FAILED:
        return tr("The statistics couldn’t be saved to {path}.");
    }
    return "";
}

/* For a drive of any system: what one of them does not allow in a name is a hyphen. */
static void name_file(char *out, size_t size, const char *stand, const WallTime *time) {
    char name[KIOSK_NAME_BYTES];
    i18n_copy(name, sizeof name, stand);
    for (char *c = name; *c != '\0'; c++) {
        if ((unsigned char)*c <= ' ' || *c == 127 || strchr("\"*/:<>?\\|.", *c) != NULL) {
            *c = '-';
        }
    }
    snprintf(out, size, "schott-world-figures-%s%s%04d-%02d-%02d.csv", name, name[0] != '\0' ? "-" : "", time->year,
             time->month, time->day);
}

static DiskResult write_csv(Store *store, const char *stand, const char *path) {
    size_t size;
    char *csv = kiosk_figures_csv(store, stand, &size);
    DiskResult result = disk_replace(path, csv, size, DISK_FOR_US);
    free(csv);
    return result;
}

/* Beside the figures, under the same name but for one word. */
static DiskResult write_reports(Store *store, const char *folder, const char *figures) {
    static const char BEFORE[] = "schott-world-", WORD[] = "figures", OTHER[] = "reports";
    char path[PATH_BYTES], file[256];
    size_t size;
    snprintf(file, sizeof file, "%s%s%s", BEFORE, OTHER, figures + sizeof BEFORE - 1 + sizeof WORD - 1);
    if (!path_join(path, folder, file)) {
        return DISK_MISSING;
    }
    char *csv = kiosk_reports_csv(store, &size);
    DiskResult result = disk_replace(path, csv, size, DISK_FOR_US);
    free(csv);
    return result;
}

/* A drive may have been pulled since it was listed, and have left its folder: what is written there now fills the disk
 * below it, and nobody ever finds it. */
static bool is_still_there(const KioskConfig *config, const Drive *drive) {
    Drive now[EXPORT_DRIVES_MAX];
    int count = export_drives(config, now, EXPORT_DRIVES_MAX);
    for (int i = 0; i < count; i++) {
        if (strcmp(now[i].path, drive->path) == 0) {
            return true;
        }
    }
    return false;
}

bool export_figures(Store *store, const KioskConfig *config, const char *data, const Drive *drive, int64_t now,
                    char *sentence, size_t size) {
    char folder[PATH_BYTES], path[PATH_BYTES] = "", file[KIOSK_NAME_BYTES + 48];
    WallTime time = wall_time(now);
    name_file(file, sizeof file, config->stand, &time);
    if (drive != NULL) {
        snprintf(folder, sizeof folder, "%s", drive->path);
    } else {
        place_of_export(config, data, folder);
    }
    bool has_folder = folder[0] != '\0' && (drive != NULL ? is_still_there(config, drive) : disk_make_folder(folder)) &&
                      path_join(path, folder, file);
    DiskResult result = has_folder ? write_csv(store, config->stand, path) : DISK_MISSING;
    if (result == DISK_FINE) {
        result = write_reports(store, folder, file);
    }
    i18n_format(sentence, size, drive != NULL ? drive_sentence(result) : folder_sentence(result),
                I18N_TEXT("name", drive != NULL ? drive->name : ""), I18N_TEXT("file", file),
                I18N_TEXT("path", result == DISK_FINE ? path : folder));
    diary_note_with(result == DISK_FINE ? DIARY_EXPORTED : DIARY_NOT_EXPORTED,
                    I18N_TEXT("path", path[0] != '\0' ? path : folder));
    return result == DISK_FINE;
}
