#include "play/world/chronicle.h"

#include "base/memory.h"
#include "i18n/i18n.h"
#include "play/world/session_inside.h"

#include <stdlib.h>
#include <string.h>

static WorldRecord *chronicle_new(void) {
    WorldRecord *chronicle = memory_new(sizeof *chronicle);
    world_record_init(chronicle);
    return chronicle;
}

void chronicle_free(WorldRecord *chronicle) {
    if (chronicle != NULL) {
        world_record_fini(chronicle);
        free(chronicle);
    }
}

static WorldRecord *refuse_because(WorldRecord *chronicle, PlayError *error, const char *reason) {
    i18n_format(error->text, sizeof error->text, tr("This game can’t be replayed: {reason}"),
                I18N_TEXT("reason", reason));
    chronicle_free(chronicle);
    return NULL;
}

/* Whether its actions follow the rules to their end. */
static bool plays(const WorldRecord *chronicle, DataError *fault) {
    WorldGame game;
    return world_record_play(chronicle, &game, fault);
}

/* With the first `actions` of them. */
static void copy_record(const WorldRecord *from, size_t actions, WorldRecord *to) {
    *to = *from;
    to->actions = NULL;
    to->action_count = to->action_room = 0;
    to->has_hash = false;
    for (size_t i = 0; i < actions && i < from->action_count; i++) {
        world_record_add(to, from->actions[i]);
    }
}

WorldRecord *chronicle_from_store(const PlayHost *host, int64_t game, PlayError *error) {
    Store *store = host->store(host->context);
    StoreJournal journal;
    StoreProblem problem = store != NULL ? store_load_journal(store, game, &journal) : STORE_NO_SUCH_GAME;
    if (problem != STORE_FINE) {
        store_explain(&(StoreNotice){.problem = problem}, error->text, sizeof error->text);
        return NULL;
    }
    WorldRecord *chronicle = chronicle_new();
    DataError fault = {0};
    bool is_read = journal_read(&journal, chronicle, &fault) && plays(chronicle, &fault);
    store_journal_free(&journal);
    return is_read ? chronicle : refuse_because(chronicle, error, session_explain(&fault));
}

WorldRecord *chronicle_from_session(const Session *session) {
    WorldRecord *chronicle = chronicle_new();
    copy_record(&session->record, session->record.action_count, chronicle);
    return chronicle;
}

char *chronicle_to_text(const WorldRecord *chronicle) {
    WorldRecord record = *chronicle;
    WorldGame game;
    DataError fault = {0};
    record.has_hash = false;
    record.has_hash = world_record_play(&record, &game, &fault);
    record.hash = record.has_hash ? world_hash(&game) : 0;
    return world_record_to_text(&record);
}

static bool is_our_board(const char *name) {
    for (int i = 0; i < BOARD_NAMES; i++) {
        if (strcmp(name, board_names[i]) == 0) {
            return true;
        }
    }
    return false;
}

/* The lab knows no people: its players get the names of their seats. */
static void seat_strangers(WorldRecord *chronicle) {
    if (chronicle->head.seats.count > 0) {
        return;
    }
    chronicle->head.seats.count = chronicle->setup.players;
    for (int p = 0; p < chronicle->setup.players; p++) {
        Seat *seat = &chronicle->head.seats.seat[p];
        i18n_format(seat->name, sizeof seat->name, tr("Player {n}"), I18N_NUMBER("n", p + 1));
        seat->figurine = (Figurine)p;
        seat->character = 0;
    }
}

WorldRecord *chronicle_from_text(const char *text, size_t size, const char *file, PlayError *error) {
    WorldRecord *chronicle = chronicle_new();
    DataError fault = {0};
    bool is_read = world_record_from_text(chronicle, text, size, file, NULL, &fault) && plays(chronicle, &fault);
    if (!is_read) {
        return refuse_because(chronicle, error, session_explain(&fault));
    }
    if (!is_our_board(chronicle->head.board)) {
        return refuse_because(chronicle, error, tr("it was played on a different board."));
    }
    seat_strangers(chronicle);
    return chronicle;
}

void chronicle_keep(const PlayHost *host, const WorldRecord *chronicle) {
    journal_keep(host, chronicle);
}

Session *chronicle_play(const PlayHost *host, const WorldRecord *chronicle, size_t actions, PlayError *error) {
    WorldRecord record;
    copy_record(chronicle, actions, &record);
    for (int p = 0; p < record.head.seats.count; p++) {
        record.head.seats.seat[p].is_computer = true; /* nobody at the screen plays: whose turn it is sits in front */
    }
    Session *session = session_open(host, record.head.board, record.setup.players, error);
    if (session == NULL) {
        world_record_fini(&record);
    } else if (!session_take_record(session, &record)) {
        i18n_copy(error->text, sizeof error->text, tr("This game can’t be replayed."));
        session_close(session);
        session = NULL;
    }
    return session;
}
