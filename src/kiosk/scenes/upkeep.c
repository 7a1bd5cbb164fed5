#include "kiosk/scenes/upkeep.h"

#include "kiosk/diary.h"
#include "kiosk/fleet.h"
#include "kiosk/nightly.h"
#include "kiosk/places.h"
#include "kiosk/scenes/guard.h"
#include "kiosk/watch.h"
#include "platform/paths.h"
#include "platform/wall.h"
#include "store/store.h"

#include <math.h>

static const double EVERY_MS = 20000;

/* In English, as all of the log; visitors' languages come and go. */
static void note_notice(const StoreNotice *notice) {
    switch (notice->problem) {
    case STORE_FINE:
    case STORE_NO_SUCH_GAME:
        break;
    case STORE_IN_USE:
        diary_note(DIARY_ERROR, "Another program is using the database: everything is in memory alone until it ends.");
        break;
    case STORE_NEWER:
        diary_note(DIARY_ERROR, "The database is of a newer version of the game and left alone: everything is in memory"
                                " alone until that version is installed.");
        break;
    case STORE_WAS_DAMAGED:
        diary_note(DIARY_ERROR, "The database was damaged. It is kept as %s, and a new one was begun.", notice->file);
        break;
    case STORE_READ_ONLY:
        diary_note(DIARY_ERROR, "The database cannot be written to: everything is in memory alone.");
        break;
    case STORE_DISK_FULL:
        diary_note(DIARY_ERROR, "The disk is full: everything is in memory alone.");
        break;
    case STORE_DISK_FAILED:
        diary_note(DIARY_ERROR, "Saving failed: everything is in memory alone.");
        break;
    case STORE_SAVING_AGAIN:
        diary_note(DIARY_INFO, "Saving is working again, and everything has been saved.");
        break;
    case STORE_NO_FILE:
        diary_note(DIARY_ERROR, "What is in the place of the database is no file: everything is in memory alone.");
        break;
    case STORE_NAMES_KEPT:
        diary_note(DIARY_ERROR, "The names in the backup %s could not be deleted: delete that file.", notice->file);
        break;
    case STORE_WRITE_REFUSED:
        diary_note(DIARY_WARNING, "Something did not fit what was saved before, and was left out.");
        break;
    case STORE_JOURNAL_DAMAGED:
        diary_note(DIARY_WARNING, "A saved game is damaged.");
        break;
    }
}

/* Why nothing reaches the disk, for the panel. */
static void remember(Kiosk *kiosk, StoreProblem problem) {
    switch (problem) {
    case STORE_IN_USE:
    case STORE_NEWER:
    case STORE_READ_ONLY:
    case STORE_DISK_FULL:
    case STORE_DISK_FAILED:
    case STORE_NO_FILE:
        kiosk->unsaved = problem;
        break;
    case STORE_SAVING_AGAIN:
        kiosk->unsaved = STORE_FINE;
        break;
    case STORE_FINE:
    case STORE_WAS_DAMAGED:
    case STORE_WRITE_REFUSED:
    case STORE_JOURNAL_DAMAGED:
    case STORE_NO_SUCH_GAME:
    case STORE_NAMES_KEPT:
        break;
    }
}

static void note_notices(App *app) {
    StoreNotice notice;
    while (app->store != NULL && store_take_notice(app->store, &notice)) {
        note_notice(&notice);
        remember(kiosk_of(app), notice.problem);
    }
}

static void note_complaint(const KioskComplaint *complaint) {
    if (complaint->line > 0) {
        diary_note(DIARY_WARNING, "kiosk.ini, line %d: a mistake%s%s%s%s; the operator panel says more.",
                   complaint->line, complaint->key[0] != '\0' ? " about " : "", complaint->key,
                   complaint->value[0] != '\0' ? " = " : "", complaint->value);
    } else {
        diary_note(DIARY_WARNING, "kiosk.ini: %s",
                   complaint->fault == KIOSK_FAULT_NO_FILE ? "cannot be read"
                   : complaint->fault == KIOSK_FAULT_MORE  ? "more mistakes"
                                                           : "far too large");
    }
}

void upkeep_begin(App *app) {
    char folder[PATH_BYTES];
    place_of_log(&kiosk_of(app)->config, app->data, folder);
    diary_open(folder);
    diary_note(DIARY_INFO, "The game has started.");
    if (kiosk_of(app)->config.stand[0] != '\0') {
        diary_note(DIARY_INFO, "The stand is called %s.", kiosk_of(app)->config.stand);
    }
    for (int i = 0; i < kiosk_of(app)->complaints.count; i++) {
        note_complaint(&kiosk_of(app)->complaints.list[i]);
    }
    note_notices(app);
    fleet_begin(app->store, &kiosk_of(app)->config);
    kiosk_of(app)->kept_up = app->now;
    watch_begin();
}

static void keep_fleet(App *app) {
    const Kiosk *kiosk = kiosk_of(app);
    FleetHealth health = {GAME_VERSION, kiosk->unsaved == STORE_FINE, kiosk->complaints.count};
    if (app->store != NULL && fleet_step(app->store, &health, wall_now(), app->now)) {
        nightly_clear_fame(app->store, &kiosk->config, app->data);
    }
}

void upkeep_step(App *app) {
    watch_alive();
    note_notices(app);
    keep_fleet(app);
    if (app->now - kiosk_of(app)->kept_up >= EVERY_MS) {
        kiosk_of(app)->kept_up = app->now;
        nightly_step(app->store, &kiosk_of(app)->config, app->data, wall_now());
    }
}

double upkeep_wakes_at(const App *app) {
    double next = kiosk_of(app)->kept_up + EVERY_MS, watch = watch_wakes_in();
    return watch < 0 || app->is_driven ? next : fmin(next, clock_ms(&app->clock) + watch);
}

void upkeep_display_gone(void) {
    diary_note(DIARY_ERROR, "The display has gone: the game ends, to be started anew.");
}

void upkeep_end(App *app) {
    note_notices(app);
    fleet_end();
}

void upkeep_after(bool is_saved) {
    if (!is_saved) {
        diary_note(DIARY_ERROR, "Not everything could be saved: what happened since is lost.");
    }
    diary_note(DIARY_INFO, "The game ends.");
    diary_close();
    watch_ends();
}
