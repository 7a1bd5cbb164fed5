/* How a game of Best Path comes about: made and begun. */
#include "games/path/play/game.h"
#include "games/path/play/session_inside.h"

#include "core/core_assert.h"
#include "i18n/i18n.h"
#include "pack/boards.h"

#include <stdio.h>
#include <string.h>

int path_boards(const PlayHost *host, const char *names[PATH_BOARDS_MOST]) {
    _Static_assert((int)PATH_BOARDS_MOST == (int)PATH_BOARD_NAMES + (int)PACK_BOARDS_EACH, "a pack's have room");
    return pack_board_names(host->pack, PACK_PATH, path_board_names, PATH_BOARD_NAMES, names);
}

bool path_board_take(const PlayHost *host, const char *name, PathBoard *board, DataError *fault) {
    return pack_path_board(host->pack, name, board) || path_board_load_named(board, host->assets, name, fault);
}

static void seat_people(PathSession *path, const PathSessionSetup *setup) {
    Record *record = &path->record.common;
    snprintf(record->board, sizeof record->board, "%s", setup->board);
    record->seats.count = setup->players;
    memcpy(record->seats.seat, setup->seat, sizeof record->seats.seat);
    record->started = path->common.host.wall(path->common.host.context);
    path->record.setup.players = (uint8_t)setup->players;
    path->record.limit = setup->limit;
    path->common.is_show = setup->is_show;
    path->common.is_tutorial = setup->is_tutorial;
}

static bool lay_out(PathSession *path, const PathSessionSetup *setup, PlayError *error) {
    const PlayHost *host = &path->common.host;
    PathSetup *rules = &path->record.setup;
    DataError fault = {0};
    if (!path_board_take(host, setup->board, &rules->board, &fault)) {
        i18n_format(error->text, sizeof error->text, tr("The board can’t be used: {reason}"),
                    I18N_TEXT("reason", session_explain(&fault)));
        return false;
    }
    if (pack_board(host->pack, PACK_PATH, setup->board) != NULL) {
        pack_note(host->pack, &path->record.common);
    }
    rules->key = setup->key;
    rules->seed = session_seed(&path->common, setup->seed, &setup->key) & (uint64_t)JSON_INTEGER_MAX;
    if (setup->given != NULL) {
        rules->has_deck = setup->given->has_deck;
        rules->has_starts = setup->given->has_starts;
        memcpy(rules->deck, setup->given->deck, sizeof rules->deck);
        memcpy(rules->start, setup->given->start, sizeof rules->start);
    }
    return true;
}

Session *path_session_start(const PlayHost *host, const PathSessionSetup *setup, PlayError *error) {
    CORE_ASSERT(setup->players >= PATH_PLAYERS_MIN && setup->players <= PATH_PLAYERS_MAX);
    Session *session = session_new(host, &PATH_GAME);
    PathSession *path = path_session(session);
    seat_people(path, setup);
    if (!lay_out(path, setup, error)) {
        session_close(session);
        return NULL;
    }
    bool replayed = session_replay(session, 0);
    CORE_ASSERT(replayed && path_setup_check(&path->record.setup) == PATH_SETUP_FINE);
    return session;
}

Session *path_session_again(const Session *last, PlayError *error) {
    const PathRecord *record = &path_session_of(last)->record;
    PathSessionSetup setup = {.players = record->setup.players, .limit = record->limit};
    memcpy(setup.seat, record->common.seats.seat, sizeof setup.seat);
    snprintf(setup.board, sizeof setup.board, "%s", record->common.board);
    return path_session_start(&last->host, &setup, error);
}
