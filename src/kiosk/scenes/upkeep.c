#include "kiosk/scenes/upkeep.h"

#include "kiosk/diary.h"
#include "kiosk/fleet.h"
#include "kiosk/nightly.h"
#include "kiosk/places.h"
#include "kiosk/scenes/guard.h"
#include "kiosk/watch.h"
#include "pack/boards.h"
#include "platform/disk.h"
#include "platform/paths.h"
#include "platform/wall.h"
#include "scenes/menus/in_play.h"
#include "store/store.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static const double EVERY_MS = 20000;

static void note_notice(const StoreNotice *notice) {
    switch (notice->problem) {
    case STORE_FINE:
    case STORE_NO_SUCH_GAME:
        break;
    case STORE_IN_USE:
        diary_note(DIARY_IN_USE);
        break;
    case STORE_NEWER:
        diary_note(DIARY_NEWER);
        break;
    case STORE_WAS_DAMAGED:
        diary_note_with(DIARY_WAS_DAMAGED, I18N_TEXT("file", notice->file));
        break;
    case STORE_READ_ONLY:
        diary_note(DIARY_READ_ONLY);
        break;
    case STORE_DISK_FULL:
        diary_note(DIARY_DISK_FULL);
        break;
    case STORE_DISK_FAILED:
        diary_note(DIARY_DISK_FAILED);
        break;
    case STORE_SAVING_AGAIN:
        diary_note(DIARY_SAVING_AGAIN);
        break;
    case STORE_NO_FILE:
        diary_note(DIARY_NO_FILE);
        break;
    case STORE_NAMES_KEPT:
        diary_note_with(DIARY_NAMES_KEPT, I18N_TEXT("file", notice->file));
        break;
    case STORE_WRITE_REFUSED:
        diary_note(DIARY_WRITE_REFUSED);
        break;
    case STORE_JOURNAL_DAMAGED:
        diary_note(DIARY_JOURNAL_DAMAGED);
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

static void note_line(const KioskComplaint *complaint) {
    char line[16], text[sizeof complaint->key + sizeof complaint->value + 4];
    snprintf(line, sizeof line, "%d", complaint->line);
    snprintf(text, sizeof text, "%s%s%s", complaint->key,
             complaint->key[0] != '\0' && complaint->value[0] != '\0' ? " = " : "", complaint->value);
    if (text[0] != '\0') {
        diary_note_with(DIARY_INI_SETTING, I18N_TEXT("line", line), I18N_TEXT("text", text));
    } else {
        diary_note_with(DIARY_INI_LINE, I18N_TEXT("line", line));
    }
}

static void note_complaint(const KioskComplaint *complaint) {
    if (complaint->line > 0) {
        note_line(complaint);
    } else if (complaint->fault == KIOSK_FAULT_NO_FILE) {
        diary_note_with(DIARY_INI_UNREAD, I18N_TEXT("value", complaint->value));
    } else {
        diary_note(complaint->fault == KIOSK_FAULT_MORE ? DIARY_INI_MORE : DIARY_INI_TOO_LARGE);
    }
}

static bool is_ours(const KioskGame *game, const char *board) {
    for (int i = 0; i < game->board_count; i++) {
        if (strcmp(game->boards[i], board) == 0) {
            return true;
        }
    }
    return false;
}

/* Those of the pack before. */
static void withdraw_boards(KioskConfig *config) {
    for (int game = 0; game < kiosk_games(); game++) {
        KioskBoards *offered = &config->boards[game];
        while (offered->count > 0 && !is_ours(kiosk_game(game), offered->name[offered->count - 1])) {
            offered->count--;
        }
    }
}

/* Behind those that kiosk.ini names: a board that a company takes to its stand is to be played there. */
static void offer_boards(KioskConfig *config, const PackHead *head) {
    _Static_assert((int)PACK_BOARD_BYTES <= (int)KIOSK_CODE_BYTES, "its name has room");
    for (int i = 0; i < head->boards; i++) {
        int game = kiosk_find_game(pack_game_names[head->board[i].game]);
        KioskBoards *offered = game >= 0 ? &config->boards[game] : NULL;
        if (offered != NULL && offered->count < KIOSK_BOARDS_MAX) {
            i18n_copy(offered->name[offered->count++], KIOSK_CODE_BYTES, head->board[i].name);
        }
    }
}

/* A stand plays in any case, and says why without it. A link is followed once: all files are of the same pack,
 * whichever it leads to meanwhile. */
static void take_pack(App *app) {
    Kiosk *kiosk = kiosk_of(app);
    bool is_link = disk_link(kiosk->config.pack, kiosk->pack_at, sizeof kiosk->pack_at);
    const char *path = is_link ? kiosk->pack_at : kiosk->config.pack;
    DataError error = {0};
    Pack *pack = path[0] != '\0' ? pack_open_beside(path, paths_assets(), &error) : NULL;
    if (pack != NULL) {
        char version[16];
        snprintf(version, sizeof version, "%d", pack_head(pack)->version);
        in_play_use_pack(app, pack);
        withdraw_boards(&kiosk->config);
        offer_boards(&kiosk->config, pack_head(pack));
        diary_note_with(DIARY_PACK, I18N_TEXT("pack", pack_head(pack)->title), I18N_TEXT("version", version));
    } else if (path[0] != '\0') {
        diary_note_with(in_play_host(app)->pack != NULL ? DIARY_PACK_STAYS : DIARY_NO_PACK,
                        I18N_TEXT("reason", error.text));
    }
}

/* A fleet's program puts a new pack beside and swaps the link (docs/packs.md): from the next visit on. */
static void follow_pack(App *app) {
    Kiosk *kiosk = kiosk_of(app);
    char leads[KIOSK_PATH_BYTES];
    if (guard_rests(app) && disk_link(kiosk->config.pack, leads, sizeof leads) && strcmp(leads, kiosk->pack_at) != 0) {
        take_pack(app);
        in_play_prepare(app);
    }
}

void upkeep_begin(App *app) {
    char folder[PATH_BYTES];
    place_of_log(&kiosk_of(app)->config, app->data, folder);
    diary_open(folder);
    diary_note(DIARY_STARTED);
    if (kiosk_of(app)->config.stand[0] != '\0') {
        diary_note_with(DIARY_CALLED, I18N_TEXT("name", kiosk_of(app)->config.stand));
    }
    for (int i = 0; i < kiosk_of(app)->complaints.count; i++) {
        note_complaint(&kiosk_of(app)->complaints.list[i]);
    }
    take_pack(app);
    note_notices(app);
    fleet_begin(app->store, &kiosk_of(app)->config);
    kiosk_of(app)->kept_up = app->now;
    watch_begin();
}

static void keep_fleet(App *app) {
    const Kiosk *kiosk = kiosk_of(app);
    const Pack *pack = in_play_host(app)->pack;
    FleetHealth health = {GAME_VERSION, kiosk->unsaved == STORE_FINE, kiosk->complaints.count, ""};
    if (pack != NULL) {
        snprintf(health.pack, sizeof health.pack, "%s %d", pack_head(pack)->name, pack_head(pack)->version);
    }
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
        follow_pack(app);
        nightly_step(app->store, &kiosk_of(app)->config, app->data, wall_now());
    }
}

double upkeep_wakes_at(const App *app) {
    double next = kiosk_of(app)->kept_up + EVERY_MS, watch = watch_wakes_in();
    return watch < 0 || app->is_driven ? next : fmin(next, clock_ms(&app->clock) + watch);
}

void upkeep_display_gone(void) {
    diary_note(DIARY_DISPLAY_GONE);
}

void upkeep_end(App *app) {
    note_notices(app);
    fleet_end();
}

void upkeep_after(bool is_saved) {
    if (!is_saved) {
        diary_note(DIARY_LOST);
    }
    diary_note(DIARY_ENDED);
    diary_close();
    watch_ends();
}
