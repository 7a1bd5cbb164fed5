/* A game in the store: begun, every action appended, cut by undo, finished. */
#include "play/deals.h"
#include "play/notes.h"
#include "play/session_inside.h"

#include <stdio.h>
#include <string.h>

static const double COMMIT_WAIT_MS = 100; /* motion waits for its action's commit no longer */
static const unsigned FLUSH_WAIT_MS = 10000;

static int64_t now_utc(const PlayHost *host) {
    return host->wall(host->context);
}

static Keeper keeper_of(const Session *session) {
    return host_keeper(&session->host);
}

static bool is_kept(const Session *session) {
    return keeper_of(session).to != NULL && session->store_id != 0;
}

static int64_t seconds_played(const Session *session) {
    return session->seconds_before + (int64_t)((session_now(session) - session->sat_down_at) / 1000);
}

/* For the title, which would else have to play the whole game: numbers with a space between. */
static void note_place(Session *session) {
    GamePlace place = {0};
    char text[GAME_PLACE_MAX * 12] = "";
    int length = 0;
    session->rules->place(session, &place);
    for (int i = 0; i < place.count; i++) {
        length += snprintf(text + length, sizeof text - (size_t)length, i > 0 ? " %d" : "%d", place.number[i]);
    }
    note_set_text(&session->host, session->store_id, NOTE_PLACE, text);
}

void journal_note(Session *session) {
    if (is_kept(session) && !session->is_tutorial && !session_is_over(session)) {
        note_set(&session->host, session->store_id, NOTE_STAGES, session->rules->rounds(session));
        note_set(&session->host, session->store_id, NOTE_SECONDS, seconds_played(session));
        note_place(session);
    }
}

/* --- writing ------------------------------------------------------------------------------------------------------ */

static StoreGame game_row(const Session *session) {
    const Game *rules = session->rules;
    const Record *record = session->record;
    StoreGame game = {
        .rules = record_rules(record), .seat_count = session_players(session), .started = record->started};
    snprintf(game.kind, sizeof game.kind, "%s", session->is_tutorial ? rules->tutorial : rules->kind);
    snprintf(game.board, sizeof game.board, "%s", record->board);
    for (int p = 0; p < game.seat_count; p++) {
        const Seat *seat = &record->seats.seat[p];
        snprintf(game.seat[p].name, sizeof game.seat[p].name, "%s", seat->name);
        snprintf(game.seat[p].level, sizeof game.seat[p].level, "%s",
                 seat->is_computer && !seat->stands_in ? ai_level_names[seat->level] : "");
        game.seat[p].figurine = (int32_t)seat->figurine;
    }
    return game;
}

static StoreTicket begin(const Session *session, const StoreGame *row, int64_t *id) {
    cJSON *tree = session_write(session, RECORD_SETUP);
    char *setup = json_print(tree);
    Keeper keeper = keeper_of(session);
    StoreTicket ticket = keeper.call->begin_game(keeper.to, row, setup, id);
    cJSON_free(setup);
    cJSON_Delete(tree);
    return ticket;
}

/* Where the step of each follower stands in the note, in bits. */
static int digit_of(int seat) {
    return SEATS_MAX + 4 * seat;
}

static void note_followers(const Session *session) {
    unsigned followers = 0;
    for (int p = 0; p < session_players(session); p++) {
        const Seat *seat = session_seat(session, p);
        if (seat->is_computer && seat->follows) {
            followers |= 1u << p | note_of_step(seat->step) << digit_of(p);
        }
    }
    if (followers != 0) {
        note_set(&session->host, session->store_id, NOTE_FOLLOWED, followers);
    }
}

static void recall_followers(Session *session) {
    unsigned noted = (unsigned)note_get(&session->host, session->store_id, NOTE_FOLLOWED);
    for (int p = 0; p < session_players(session); p++) {
        Seat *seat = &session->record->seats.seat[p];
        seat->follows = (noted >> p & 1) != 0;
        seat->step = step_of_note(noted >> digit_of(p));
    }
}

/* A deal that has a code or a date counts once: who plays it again has seen it. */
static void look_for_deal(Session *session) {
    uint64_t seed = session->rules->seed(session);
    if (deals_are_shared(seed)) {
        session->is_unranked = session->is_unranked || deals_know(&session->host, session->rules->kind, seed);
        deals_remember(&session->host, session->rules->kind, seed);
    }
}

/* Of the people at this machine: it is the game they had on the table last. */
static void lie_on_table(const Session *session) {
    if (session_store(session) != NULL) {
        store_set_number(session_store(session), LAST_GAME_KEY, session->store_id);
    }
}

void journal_begin(Session *session) {
    Keeper keeper = keeper_of(session);
    if (keeper.to == NULL || session->is_show) {
        return;
    }
    look_for_deal(session);
    StoreGame row = game_row(session);
    session->ticket = begin(session, &row, &session->store_id);
    session->waits_until = -1;
    if (session->is_tutorial) {
        keeper.call->set_number(keeper.to, session->rules->lessons, 0);
    } else {
        lie_on_table(session);
        journal_note(session);
        note_followers(session);
        if (session->is_unranked) {
            journal_unranked(session);
        }
    }
}

static void recall_stand_ins(Session *session) {
    unsigned noted = (unsigned)note_get(&session->host, session->store_id, NOTE_STOOD_IN);
    session->stood_in = noted >> SEATS_MAX & ((1u << SEATS_MAX) - 1);
    session_stand_ins_recall(session, noted & ((1u << SEATS_MAX) - 1));
}

void journal_sit_down(Session *session) {
    if (session->is_tutorial) {
        Keeper keeper = keeper_of(session);
        session->lessons = (uint32_t)keeper.call->get_number(keeper.to, session->rules->lessons, UINT32_MAX);
        return;
    }
    session->hints = (int)note_get(&session->host, session->store_id, NOTE_HINTS);
    recall_followers(session);
    recall_stand_ins(session);
    session->is_unranked = note_get(&session->host, session->store_id, NOTE_UNRANKED) > 0;
    session->seconds_before = note_get(&session->host, session->store_id, NOTE_SECONDS);
    remarks_recall(session);
    lie_on_table(session);
    journal_note(session);
}

void journal_append(Session *session, int first_event) {
    if (!is_kept(session)) {
        return;
    }
    Keeper keeper = keeper_of(session);
    size_t ordinal = session->action_count - 1;
    session->ticket =
        keeper.call->append_action(keeper.to, session->store_id, (int64_t)ordinal, &session->action[ordinal].row);
    session->waits_until = -1;
    if (session->rules->happened == NULL || session->rules->happened(session, first_event)) {
        journal_note(session);
    }
}

void journal_cut(Session *session) {
    if (is_kept(session)) {
        Keeper keeper = keeper_of(session);
        session->ticket = keeper.call->truncate_journal(keeper.to, session->store_id, (int64_t)session->action_count);
        session->waits_until = -1;
        journal_note(session);
    }
}

void journal_hinted(Session *session) {
    if (is_kept(session) && !session->is_tutorial) {
        note_set(&session->host, session->store_id, NOTE_HINTS, session->hints);
    }
}

/* Now, and ever. */
void journal_stood_in(Session *session) {
    unsigned now = 0;
    for (int p = 0; p < session_players(session); p++) {
        now |= session_stands_in(session, p) ? 1u << p : 0;
    }
    if (is_kept(session)) {
        note_set(&session->host, session->store_id, NOTE_STOOD_IN, now | session->stood_in << SEATS_MAX);
    }
}

void journal_unranked(Session *session) {
    if (is_kept(session)) {
        note_set(&session->host, session->store_id, NOTE_UNRANKED, 1);
    }
}

void journal_taught(Session *session) {
    if (is_kept(session)) {
        Keeper keeper = keeper_of(session);
        keeper.call->set_number(keeper.to, session->rules->lessons, (int64_t)session->lessons);
    }
}

void journal_abandon(Session *session) {
    if (is_kept(session)) {
        Keeper keeper = keeper_of(session);
        session->ticket = keeper.call->abandon_game(keeper.to, session->store_id, now_utc(&session->host));
        notes_forget(&session->host, session->store_id);
    }
}

void result_add(GameResult *result, int seat, const char *key, int64_t value) {
    StoreExtra *extra = &result->extra[result->store.extra_count++];
    extra->seat = seat;
    snprintf(extra->key, sizeof extra->key, "%s", key);
    extra->value = value;
}

static void finish(const Session *session, int64_t id, GameResult *result) {
    result_add(result, 0, NOTE[NOTE_STAGES], session->rules->rounds(session));
    result->store.extras = result->extra;
    Keeper keeper = keeper_of(session);
    keeper.call->finish_game(keeper.to, id, &result->store, now_utc(&session->host));
}

static void add_how_it_counts(const Session *session, GameResult *result) {
    for (int p = 0; p < session_players(session); p++) {
        if (session->is_unranked && (session_is_person(session, p) || session_stands_in(session, p))) {
            result_add(result, p, NOTE[NOTE_UNRANKED], 1);
        }
        const Seat *seat = session_seat(session, p);
        if (seat->is_computer && seat->follows) {
            result_add(result, p, NOTE[NOTE_FOLLOWED], 1 + note_of_step(seat->step));
        }
        if (session->stood_in >> p & 1) {
            result_add(result, p, NOTE[NOTE_STOOD_IN], 1);
        }
    }
}

static const char PODIUM_KEY[] = "play.podium"; /* the game that is over and still on a table */

int64_t journal_podium(const struct Store *store) {
    return store != NULL ? store_get_number(store, PODIUM_KEY, 0, 0, INT64_MAX) : 0;
}

void journal_leave_podium(const Session *session) {
    struct Store *store = session_store(session);
    if (session->store_id != 0 && journal_podium(store) == session->store_id) {
        store_set_number(store, PODIUM_KEY, 0);
        notes_forget(&session->host, session->store_id);
    }
}

void journal_finish(Session *session) {
    if (!is_kept(session)) {
        return;
    }
    struct Store *store = session_store(session);
    if (store != NULL) {
        store_set_number(store, PODIUM_KEY, session->store_id);
    }
    GameResult result = {0};
    session->rules->result(session, &result);
    if (session->hints > 0) {
        result_add(&result, 0, NOTE[NOTE_HINTS], session->hints);
    }
    add_how_it_counts(session, &result);
    result_add(&result, 0, NOTE[NOTE_SECONDS], seconds_played(session));
    finish(session, session->store_id, &result);
    notes_forget(&session->host, session->store_id);
    if (store != NULL) {
        note_place(session); /* for a glance at it, until somebody leaves the table */
    }
}

/* --- somebody else's game ----------------------------------------------------------------------------------------- */

int64_t journal_keep(const Session *session) {
    Keeper keeper = keeper_of(session);
    StoreGame row = game_row(session);
    row.imported = true;
    int64_t id = 0;
    begin(session, &row, &id);
    for (size_t i = 0; i < session->action_count; i++) {
        keeper.call->append_action(keeper.to, id, (int64_t)i, &session->action[i].row);
    }
    if (session_is_over(session)) {
        GameResult result = {0};
        session->rules->result(session, &result);
        finish(session, id, &result);
    } else {
        keeper.call->abandon_game(keeper.to, id, now_utc(&session->host));
    }
    return id;
}

/* --- written ------------------------------------------------------------------------------------------------------ */

bool session_is_written(Session *session, double now) {
    Keeper keeper = keeper_of(session);
    /* Virtual time has no disk: there, reading waits (session_flush), and idle means written. */
    if (keeper.to == NULL || session->host.is_virtual(session->host.context) ||
        keeper.call->committed(keeper.to) >= session->ticket) {
        return true;
    }
    if (session->waits_until < 0) {
        session->waits_until = now + COMMIT_WAIT_MS;
    }
    return now >= session->waits_until;
}

bool session_awaits_commit(const Session *session) {
    Keeper keeper = keeper_of(session);
    return keeper.to != NULL && keeper.call->await(keeper.to, session->ticket);
}

StoreTicket session_ticket(const Session *session) {
    return session->ticket;
}

void session_flush(Session *session) {
    Keeper keeper = keeper_of(session);
    if (keeper.to != NULL) {
        keeper.call->wait(keeper.to, session->ticket, FLUSH_WAIT_MS);
    }
}
