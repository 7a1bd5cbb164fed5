#include "play/chronicle.h"

#include "i18n/i18n.h"
#include "play/session_inside.h"
#include "protocol/envelope.h"

#include <string.h>

static Session *refuse_because(Session *chronicle, PlayError *error, const char *reason) {
    i18n_format(error->text, sizeof error->text, tr("This game can’t be replayed: {reason}"),
                I18N_TEXT("reason", reason));
    session_leave(chronicle);
    return NULL;
}

Session *chronicle_from_store(const PlayHost *host, int64_t game, PlayError *error) {
    Store *store = host->store(host->context);
    StoreJournal journal;
    StoreProblem problem = store != NULL ? store_load_journal(store, game, &journal) : STORE_NO_SUCH_GAME;
    if (problem != STORE_FINE) {
        store_explain(&(StoreNotice){.problem = problem}, error->text, sizeof error->text);
        return NULL;
    }
    DataError fault = {0};
    Session *chronicle = journal_read(host, &journal, &fault);
    store_journal_free(&journal);
    return chronicle != NULL ? chronicle : refuse_because(NULL, error, session_explain(&fault));
}

Session *chronicle_to_look_back(const PlayHost *host, int64_t game, PlayError *error) {
    Session *chronicle = chronicle_from_store(host, game, error);
    if (chronicle != NULL && !session_equip(chronicle, error)) {
        session_leave(chronicle);
        return NULL;
    }
    return chronicle;
}

/* The record with the first `actions`, not played yet. */
static Session *copy_of(const Session *session, size_t actions) {
    Session *copy = session_new(&session->host, session->rules);
    session_copy_record(session, copy);
    for (size_t i = 0; i < actions && i < session->action_count; i++) {
        session_add(copy, &session->action[i].row);
    }
    return copy;
}

Session *chronicle_from_session(const Session *session) {
    Session *chronicle = copy_of(session, session->action_count);
    session_replay(chronicle, chronicle->action_count);
    return chronicle;
}

char *chronicle_to_text(const Session *chronicle) {
    cJSON *tree = session_write(chronicle, RECORD_WHOLE);
    char *text = json_print(tree);
    cJSON_Delete(tree);
    return text;
}

/* --- from a file -------------------------------------------------------------------------------------------------- */

/* NULL: a fault has been told. */
static const Game *game_of_record(const PlayHost *host, const JsonPlace *root) {
    JsonPlace record = envelope_record(root);
    EnvelopeGame game;
    return envelope_game_from_json(&record, &game) ? game_of_kind(host, envelope_games[game]) : NULL;
}

/* One of ours, or of a pack: that is in the game itself. */
static bool is_known_board(const Session *chronicle) {
    const Record *record = chronicle->record;
    size_t pack = strlen(record->pack);
    if (pack > 0 && strncmp(record->board, record->pack, pack) == 0 && record->board[pack] == '-') {
        return true;
    }
    for (int i = 0; i < chronicle->rules->board_count; i++) {
        if (strcmp(record->board, chronicle->rules->boards[i]) == 0) {
            return true;
        }
    }
    return false;
}

/* The lab knows no people: its players get the names of their seats. */
static void seat_strangers(Session *chronicle) {
    Seats *seats = &chronicle->record->seats;
    if (seats->count > 0) {
        return;
    }
    seats->count = session_players(chronicle);
    for (int p = 0; p < seats->count; p++) {
        Seat *seat = &seats->seat[p];
        i18n_format(seat->name, sizeof seat->name, tr("Player {n}"), I18N_NUMBER("n", p + 1));
        seat->figurine = (Figurine)p;
        seat->character = 0;
    }
}

static bool read_and_play(Session *chronicle, const JsonPlace *root) {
    if (!session_read(chronicle, root)) {
        return false;
    }
    if (!session_replay(chronicle, chronicle->action_count)) {
        data_fail_as(DATA_FAULT_RULES, root->error, "One of the game's actions is against the rules.");
        return false;
    }
    return session_ends_as_recorded(chronicle, root->error);
}

/* NULL: a fault has been told. */
static Session *chronicle_from_json(const PlayHost *host, const JsonPlace *root) {
    const Game *rules = game_of_record(host, root);
    Session *chronicle = rules != NULL ? session_new(host, rules) : NULL;
    if (chronicle != NULL && !read_and_play(chronicle, root)) {
        session_close(chronicle);
        return NULL;
    }
    return chronicle;
}

Session *chronicle_from_text(const PlayHost *host, const char *text, size_t size, const char *file, PlayError *error) {
    DataError fault = {0};
    text = json_skip_mark(text, &size);
    cJSON *tree = json_parse(text, size, "game", file, &fault);
    JsonPlace root = json_root(tree, "game", file, &fault);
    Session *chronicle = tree != NULL ? chronicle_from_json(host, &root) : NULL;
    cJSON_Delete(tree);
    if (chronicle == NULL) {
        return refuse_because(NULL, error, session_explain(&fault));
    }
    if (!is_known_board(chronicle)) {
        return refuse_because(chronicle, error, tr("it was played on a different board."));
    }
    seat_strangers(chronicle);
    return chronicle;
}

/* --- to the store and the screen ---------------------------------------------------------------------------------- */

/* The same people began it at the same second, and it went as far. */
static bool is_same_game(const Session *chronicle, const StoreGame *game) {
    bool is_same = game->imported && game->started == session_started(chronicle) &&
                   game->action_count == (int64_t)chronicle->action_count &&
                   game->seat_count == session_players(chronicle) &&
                   strcmp(game->board, session_board_name(chronicle)) == 0;
    for (int p = 0; is_same && p < game->seat_count; p++) {
        is_same = strcmp(game->seat[p].name, session_seat(chronicle, p)->name) == 0;
    }
    return is_same;
}

static bool is_kept_as(const Session *chronicle, int64_t game) {
    StoreJournal journal;
    if (store_load_journal(session_store(chronicle), game, &journal) != STORE_FINE) {
        return false;
    }
    bool holds = journal_holds(&journal, chronicle);
    store_journal_free(&journal);
    return holds;
}

/* 0: it isn't there. */
static int64_t find_kept(const Session *chronicle) {
    int64_t found = 0;
    StoreGames games = store_list_begun(session_store(chronicle), chronicle->rules->kind, session_started(chronicle));
    for (size_t i = 0; i < games.count && found == 0; i++) {
        bool is_same = is_same_game(chronicle, &games.game[i]) && is_kept_as(chronicle, games.game[i].id);
        found = is_same ? games.game[i].id : 0;
    }
    store_games_free(&games);
    return found;
}

int64_t chronicle_keep(const Session *chronicle) {
    int64_t kept = find_kept(chronicle);
    return kept != 0 ? kept : journal_keep(chronicle);
}

Session *chronicle_play(const Session *chronicle, size_t actions, PlayError *error) {
    Session *session = copy_of(chronicle, actions);
    for (int p = 0; p < session->record->seats.count; p++) {
        session->record->seats.seat[p].is_computer =
            true; /* nobody at the screen plays: whose turn it is sits in front */
    }
    if (!session_equip(session, error)) {
        session_close(session);
        return NULL;
    }
    if (!session_replay(session, session->action_count)) {
        i18n_copy(error->text, sizeof error->text, tr("This game can’t be replayed."));
        session_close(session);
        return NULL;
    }
    session->told = session->history_count;
    return session;
}
