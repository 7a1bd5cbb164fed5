/* A game in the store: begun, every action appended, cut by undo, finished. */
#include "i18n/i18n.h"
#include "play/world/notes.h"
#include "play/world/session_inside.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const double COMMIT_WAIT_MS = 100; /* motion waits for its action's commit no longer */
static const unsigned FLUSH_WAIT_MS = 10000;

static int64_t now_utc(const PlayHost *host) {
    return host->wall(host->context);
}

static bool is_kept(const Session *session) {
    return session_store(session) != NULL && session->store_id != 0;
}

static int64_t seconds_played(const Session *session) {
    return session->seconds_before + (int64_t)((session_now(session) - session->sat_down_at) / 1000);
}

/* For the title, which would else have to play the whole game: "stage goal field field ..." */
static void note_place(Session *session) {
    const WorldGame *game = &session->game;
    char place[64];
    int length = snprintf(place, sizeof place, "%d %d", game->stage, game->track.goal);
    for (int p = 0; p < game->players; p++) {
        length += snprintf(place + length, sizeof place - (size_t)length, " %d", game->player[p].field);
    }
    note_set_text(session_store(session), session->store_id, NOTE_PLACE, place);
}

void journal_note(Session *session) {
    if (is_kept(session) && !session->is_tutorial && !session_is_over(session)) {
        note_set(session_store(session), session->store_id, NOTE_STAGES, session->game.stage);
        note_set(session_store(session), session->store_id, NOTE_SECONDS, seconds_played(session));
        note_place(session);
    }
}

/* --- writing ------------------------------------------------------------------------------------------------------ */

static StoreGame game_row(const WorldRecord *record, const char *kind) {
    StoreGame game = {.rules = WORLD_RULES_VERSION, .seat_count = record->setup.players, .started = record->head.started};
    snprintf(game.kind, sizeof game.kind, "%s", kind);
    snprintf(game.board, sizeof game.board, "%s", record->head.board);
    for (int p = 0; p < game.seat_count; p++) {
        const Seat *seat = &record->head.seats.seat[p];
        snprintf(game.seat[p].name, sizeof game.seat[p].name, "%s", seat->name);
        snprintf(game.seat[p].level, sizeof game.seat[p].level, "%s",
                 seat->is_computer ? ai_level_names[seat->level] : "");
        game.seat[p].figurine = (int32_t)seat->figurine;
    }
    return game;
}

/* The setup of a journal is the record without its actions, which are rows of their own, and without the names, which
 * stand in the game's row alone: there a stand takes them out. */
static StoreTicket begin(struct Store *store, const StoreGame *row, const WorldRecord *record, int64_t *id) {
    WorldRecord setup = *record;
    setup.action_count = 0;
    setup.has_hash = false;
    for (int p = 0; p < setup.head.seats.count; p++) {
        setup.head.seats.seat[p].name[0] = '\0';
    }
    char *text = world_record_to_text(&setup);
    StoreTicket ticket = store_begin_game(store, row, text, id);
    cJSON_free(text);
    return ticket;
}

void journal_begin(Session *session) {
    struct Store *store = session_store(session);
    if (store == NULL || session->is_show) {
        return;
    }
    StoreGame row = game_row(&session->record, session->is_tutorial ? TUTORIAL_KIND : WORLD_KIND);
    session->ticket = begin(store, &row, &session->record, &session->store_id);
    session->waits_until = -1;
    if (session->is_tutorial) {
        store_set_number(store, LESSONS_KEY, 0);
    } else {
        store_set_number(store, LAST_GAME_KEY, session->store_id);
        journal_note(session);
    }
}

void journal_sit_down(Session *session) {
    struct Store *store = session_store(session);
    if (session->is_tutorial) {
        session->lessons = (uint32_t)store_get_number(store, LESSONS_KEY, 0, 0, UINT32_MAX);
        return;
    }
    session->hints = (int)note_get(store, session->store_id, NOTE_HINTS);
    session->seconds_before = note_get(store, session->store_id, NOTE_SECONDS);
    store_set_number(store, LAST_GAME_KEY, session->store_id);
    journal_note(session);
}

static void keep_answer(Session *session, int64_t ordinal, const WorldEvent *event, int index) {
    SessionQuestion question;
    session_question(session, index, &question);
    StoreAnswer answer = {.game = session->store_id,
                          .ordinal = ordinal,
                          .difficulty = question.difficulty,
                          .right = event->answer.choice == event->answer.right,
                          .when = now_utc(&session->host)};
    i18n_copy(answer.name, sizeof answer.name, session->record.head.seats.seat[event->player].name);
    snprintf(answer.question, sizeof answer.question, "%s", question_id_on_card(session, index));
    snprintf(answer.topic, sizeof answer.topic, "%s", question_topic_names[question.topic]);
    session->ticket = store_add_answer(session_store(session), &answer);
}

/* The question an answer belongs to was asked last before it. */
static int question_answered(const Session *session, int history_index) {
    for (int i = history_index; i >= 0; i--) {
        if (session->history[i].kind == WORLD_HAPPENED_QUESTION) {
            return session->history[i].question.index;
        }
    }
    return 0;
}

static StoreAction action_row(WorldAction action, int actor) {
    return (StoreAction){.seat = actor, .kind = action.kind, .a = action.a, .b = action.b, .c = action.c};
}

static bool moves_a_figurine(const WorldEvent *event) {
    return event->kind == WORLD_HAPPENED_STAGE || event->kind == WORLD_HAPPENED_FIGURINE;
}

void journal_append(Session *session, WorldAction action, int actor, const WorldEvents *events) {
    struct Store *store = session_store(session);
    if (store == NULL || session->store_id == 0) {
        return;
    }
    int64_t ordinal = (int64_t)session->record.action_count - 1;
    StoreAction row = action_row(action, actor);
    session->ticket = store_append_action(store, session->store_id, ordinal, &row);
    session->waits_until = -1;
    bool has_moved = false;
    for (int i = 0; i < events->count; i++) {
        const WorldEvent *event = &events->list[i];
        has_moved = has_moved || moves_a_figurine(event);
        bool counts = session_is_person(session, event->player) && !session->is_tutorial;
        if (event->kind == WORLD_HAPPENED_ANSWER && counts) {
            int index = question_answered(session, session->history_count - events->count - 1 + i);
            keep_answer(session, ordinal, event, index);
        }
    }
    if (has_moved) {
        journal_note(session);
    }
}

void journal_cut(Session *session) {
    if (is_kept(session)) {
        session->ticket =
            store_truncate_journal(session_store(session), session->store_id, (int64_t)session->record.action_count);
        session->waits_until = -1;
        journal_note(session);
    }
}

void journal_hinted(Session *session) {
    if (is_kept(session) && !session->is_tutorial) {
        note_set(session_store(session), session->store_id, NOTE_HINTS, session->hints);
    }
}

void journal_taught(Session *session) {
    if (is_kept(session)) {
        store_set_number(session_store(session), LESSONS_KEY, (int64_t)session->lessons);
    }
}

void journal_abandon(Session *session) {
    if (is_kept(session)) {
        session->ticket = store_abandon_game(session_store(session), session->store_id, now_utc(&session->host));
        notes_forget(session_store(session), session->store_id);
    }
}

static void add_extra(StoreExtra *extras, size_t *count, int seat, const char *key, int64_t value) {
    StoreExtra *extra = &extras[(*count)++];
    extra->seat = seat;
    snprintf(extra->key, sizeof extra->key, "%s", key);
    extra->value = value;
}

static StoreResult result_of(const WorldGame *game) {
    StoreResult result = {0};
    uint8_t field[WORLD_PLAYERS_MAX] = {0}, place[WORLD_PLAYERS_MAX];
    for (int p = 0; p < game->players; p++) {
        field[p] = game->player[p].field;
    }
    world_rank(game->players, game->winners, field, place);
    for (int p = 0; p < game->players; p++) {
        result.seat[p].place = place[p] + 1;
        result.seat[p].field = field[p];
    }
    return result;
}

void journal_finish(Session *session) {
    if (!is_kept(session)) {
        return;
    }
    const WorldGame *game = &session->game;
    StoreExtra extras[WORLD_PLAYERS_MAX * 2 + NOTES] = {0};
    StoreResult result = result_of(game);
    result.extras = extras;
    for (int p = 0; p < game->players; p++) {
        add_extra(extras, &result.extra_count, p, STORE_BEST_STAGE, session->tale.best_stage[p]);
        add_extra(extras, &result.extra_count, p, STORE_BEST_RUN, session->tale.best_run[p]);
    }
    if (session->hints > 0) {
        add_extra(extras, &result.extra_count, 0, NOTE[NOTE_HINTS], session->hints);
    }
    add_extra(extras, &result.extra_count, 0, NOTE[NOTE_STAGES], game->stage);
    add_extra(extras, &result.extra_count, 0, NOTE[NOTE_SECONDS], seconds_played(session));
    session->ticket = store_finish_game(session_store(session), session->store_id, &result, now_utc(&session->host));
    notes_forget(session_store(session), session->store_id);
}

/* --- somebody else's game ----------------------------------------------------------------------------------------- */

static void keep_result(const WorldGame *game, struct Store *store, int64_t id, int64_t now) {
    if (game->awaiting != WORLD_AWAITING_OVER) {
        store_abandon_game(store, id, now);
        return;
    }
    StoreExtra stages = {.value = game->stage};
    snprintf(stages.key, sizeof stages.key, "%s", NOTE[NOTE_STAGES]);
    StoreResult result = result_of(game);
    result.extras = &stages;
    result.extra_count = 1;
    store_finish_game(store, id, &result, now);
}

void journal_keep(const PlayHost *host, const WorldRecord *record) {
    struct Store *store = host->store(host->context);
    StoreGame row = game_row(record, WORLD_KIND);
    row.imported = true;
    int64_t id = 0;
    begin(store, &row, record, &id);
    WorldGame game;
    world_start(&game, &record->setup, NULL);
    for (size_t i = 0; i < record->action_count; i++) {
        StoreAction entry = action_row(record->actions[i], session_actor(&game, record->actions[i]));
        store_append_action(store, id, (int64_t)i, &entry);
        world_apply(&game, record->actions[i], NULL);
    }
    keep_result(&game, store, id, now_utc(host));
}

/* --- written ------------------------------------------------------------------------------------------------------ */

bool session_is_written(Session *session, double now) {
    struct Store *store = session_store(session);
    /* Virtual time has no disk: there, reading waits (session_flush), and idle means written. */
    if (store == NULL || session->host.is_virtual(session->host.context) || store_committed(store) >= session->ticket) {
        return true;
    }
    if (session->waits_until < 0) {
        session->waits_until = now + COMMIT_WAIT_MS;
    }
    return now >= session->waits_until;
}

void session_flush(Session *session) {
    if (session_store(session) != NULL) {
        store_wait(session_store(session), session->ticket, FLUSH_WAIT_MS);
    }
}
