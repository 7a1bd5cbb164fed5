#include "play/far.h"

#include "ai/character.h"
#include "base/memory.h"
#include "i18n/i18n.h"
#include "play/session_inside.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct Far {
    int seat;
    unsigned epoch; /* grows where the history is no longer what it was */
    int refill;     /* what is told up to there has been seen before, and plays no more */
    bool is_filled;
    char **outbox;
    size_t outbox_count;
    int64_t sent; /* the id of the last action; from 1 */
    bool is_unanswered;
    int answer_at;                   /* how much will have happened when it has come back */
    int why;                         /* FarWhy of the last "no"; negative: none */
    char commit[CHANCE_COMMIT_SIZE]; /* what the host promised at first; empty: nothing */
    FairShuffle fair;
} Far;

bool session_is_far(const Session *session) {
    return session->far != NULL;
}

bool session_is_waiting(const Session *session) {
    const Far *far = session->far;
    return far != NULL && (far->is_unanswered || session->history_count < far->answer_at);
}

bool session_is_here(const Session *session, int seat) {
    return session->far == NULL || (seat != SESSION_NOBODY && seat == session->far->seat);
}

int far_seat(const Session *session) {
    return session->far->seat;
}

FairShuffle far_shuffle(const Session *session) {
    return session->far->fair;
}

int far_refused(const Session *session) {
    return session->far->why;
}

void far_at(const Session *session, unsigned *epoch, int *n) {
    *epoch = session->far->epoch;
    *n = session->history_count;
}

void far_show_from(Session *session, int n) {
    if (session->far->is_filled && n < session->told) {
        session->told = n;
        session->turned_back++;
    }
}

/* --- sending ------------------------------------------------------------------------------------------------------ */

void far_post(Session *session, cJSON *message) {
    Far *far = session->far;
    far->outbox = memory_one_more(far->outbox, far->outbox_count, sizeof *far->outbox);
    far->outbox[far->outbox_count++] = far_text(message);
}

char *far_send(Session *session) {
    Far *far = session->far;
    if (far->outbox_count == 0) {
        return NULL;
    }
    char *text = far->outbox[0];
    memmove(far->outbox, far->outbox + 1, --far->outbox_count * sizeof *far->outbox);
    return text;
}

static void add_moment(const Session *session, cJSON *message) {
    json_add_integer(message, "moment", (int64_t)session->rules->moment(session));
}

static cJSON *action_write(const Session *session, const StoreAction *row) {
    void *action = memory_new(session->rules->record->action_size);
    session->rules->action_of(row, action);
    cJSON *tree = session->rules->record->action_to_json(action);
    free(action);
    return tree;
}

int far_act(Session *session, const StoreAction *action) {
    Far *far = session->far;
    int refusal = session->rules->far->refuses(session, action);
    if (refusal != 0 || session_is_waiting(session)) {
        return refusal;
    }
    cJSON *message = far_begin(FAR_ACT);
    json_add_integer(message, "id", ++far->sent);
    add_moment(session, message);
    cJSON_AddItemToObject(message, "action", action_write(session, action));
    far_post(session, message);
    far->is_unanswered = true;
    far->why = -1;
    return 0;
}

bool far_undo(Session *session) {
    cJSON *message = far_begin(FAR_UNDO);
    add_moment(session, message);
    far_post(session, message);
    session->far->why = -1;
    return true;
}

void far_acted(Session *session, int seat, bool shows) {
    if (session->history_begun == 0) {
        session->history_begun = session->history_count;
        return;
    }
    session_add(session, &(StoreAction){.seat = seat});
    session->action[session->action_count - 1].shows = shows;
    session->action[session->action_count - 1].history = session->history_count;
    if (session->history_count > session->far->refill) {
        session->undoing = SESSION_NOBODY;
    }
}

static void forget_outbox(Far *far) {
    for (size_t i = 0; i < far->outbox_count; i++) {
        cJSON_free(far->outbox[i]);
    }
    far->outbox_count = 0;
}

void far_lost(Session *session) {
    forget_outbox(session->far);
    session->far->is_unanswered = false;
    session->far->answer_at = 0;
}

void far_free(Far *far) {
    if (far != NULL) {
        forget_outbox(far);
        free(far->outbox);
        free(far);
    }
}

/* --- what the host says ------------------------------------------------------------------------------------------- */

/* How a table stands, as the host says. */
typedef struct Standing {
    unsigned epoch;
    int n;  /* what there is by then has been seen before */
    int by; /* who is taking steps back; SESSION_NOBODY: nobody */
} Standing;

static Standing standing_read(const JsonPlace *message) {
    Standing standing = {.epoch = (unsigned)json_member_int(message, "epoch", 0, INT32_MAX), .by = SESSION_NOBODY};
    JsonPlace n = json_maybe(message, "n"), by = json_maybe(message, "by");
    if (n.node != NULL) {
        standing.n = (int)json_integer(&n, 0, INT32_MAX);
    }
    if (by.node != NULL) {
        standing.by = (int)json_integer(&by, 0, SEATS_MAX - 1);
    }
    return standing;
}

/* From the beginning. */
static void begin_anew(Session *session, const Standing *standing) {
    Far *far = session->far;
    far->epoch = standing->epoch;
    far->refill = standing->n;
    far->is_filled = false;
    far->is_unanswered = false;
    far->answer_at = 0;
    session->history_count = session->history_begun = session->told = 0;
    session->action_count = 0;
    session->undoing = standing->by;
    session->rules->far->begin(session, far->seat);
    session->rules->far->mask(session);
}

/* A table that was set from what came before has to be set anew, once all that was there is there again. */
static void take_as_seen(Session *session) {
    Far *far = session->far;
    int seen = session->history_count < far->refill ? session->history_count : far->refill;
    session->told = session->told < seen ? seen : session->told;
    if (!far->is_filled && session->history_count >= far->refill) {
        far->is_filled = true;
        session->turned_back++;
    }
}

static void take_event(Session *session, const JsonPlace *item, void *event) {
    const Game *rules = session->rules;
    if (rules->far->event_read(session, item, event)) {
        session_tell(session, event);
        rules->far->follow(session, event);
    }
}

static void take_events(Session *session, const JsonPlace *message) {
    unsigned epoch = (unsigned)json_member_int(message, "epoch", 0, INT32_MAX);
    int n = json_member_int(message, "n", 0, INT32_MAX);
    if (data_failed(message->error) || epoch != session->far->epoch) {
        return; /* written before the host began anew */
    }
    if (n > session->history_count) {
        json_fault(message, "must not leave out what happened before it");
        return;
    }
    JsonPlace list = json_member(message, "list");
    int count = json_list(&list, 0, FAR_HOST_MAX);
    void *event = memory_new(session->rules->event_size);
    JsonPlace item = json_first(&list);
    for (int i = 0; i < count && !data_failed(message->error); i++, item = json_next(&item)) {
        if (n + i >= session->history_count) {
            take_event(session, &item, event);
        }
    }
    free(event);
    session->rules->far->mask(session);
    take_as_seen(session);
}

static void take_again(Session *session, const JsonPlace *message) {
    Standing standing = standing_read(message);
    if (!data_failed(message->error)) {
        begin_anew(session, &standing);
    }
}

static bool is_answer(const Session *session, const JsonPlace *message) {
    JsonPlace id = json_member(message, "id");
    int64_t to = json_integer(&id, 0, JSON_INTEGER_MAX);
    return !data_failed(message->error) && to == session->far->sent && session->far->is_unanswered;
}

static void take_ok(Session *session, const JsonPlace *message) {
    int n = json_member_int(message, "n", 0, INT32_MAX);
    if (is_answer(session, message)) {
        session->far->is_unanswered = false;
        session->far->answer_at = n;
    }
}

static void take_no(Session *session, const JsonPlace *message) {
    int why = json_member_word(message, "why", far_why_names, FAR_WHYS);
    if (data_failed(message->error)) {
        return;
    }
    session->far->is_unanswered = session->far->is_unanswered && !is_answer(session, message);
    session->far->why = why;
}

/* --- who sits there ----------------------------------------------------------------------------------------------- */

static void seat_read(const JsonPlace *item, Seat *seat) {
    JsonPlace name = json_member(item, "name"), computer = json_maybe(item, "computer");
    JsonPlace character = json_maybe(item, "character"), away = json_maybe(item, "away");
    i18n_copy(seat->name, sizeof seat->name, json_string(&name, 0, sizeof seat->name - 1));
    seat->figurine = (Figurine)json_member_int(item, "figurine", 0, FIGURINES - 1);
    seat->is_computer = cJSON_IsString(computer.node);
    seat->level = seat->is_computer ? (AiLevel)json_word(&computer, ai_level_names, AI_LEVELS) : (AiLevel)0;
    seat->character = character.node != NULL ? (int)json_integer(&character, 0, AI_CHARACTERS) : 0;
    seat->stands_in = seat->is_computer && cJSON_IsTrue(away.node);
}

static void take_seats(Session *session, const JsonPlace *message) {
    JsonPlace list = json_member(message, "seats");
    int players = session_players(session);
    int count = json_list(&list, players, players);
    JsonPlace item = json_first(&list);
    Seats seats = session->record->seats;
    for (int p = 0; p < count && p < SEATS_MAX; p++, item = json_next(&item)) {
        seat_read(&item, &seats.seat[p]);
    }
    if (!data_failed(message->error)) {
        seats.count = players;
        session->record->seats = seats;
    }
}

static int seat_of(const JsonPlace *message, int players) {
    JsonPlace you = json_member(message, "you"), seat = json_maybe(&you, "seat");
    return seat.node == NULL || json_is_null(&seat) ? SESSION_NOBODY : (int)json_integer(&seat, 0, players - 1);
}

/* The whole game, now that nothing in it is hidden any more. */
static void take_over(Session *session, const JsonPlace *message) {
    JsonPlace record = json_member(message, "record");
    if (session->far->commit[0] != '\0' && !data_failed(message->error)) {
        char *text = cJSON_PrintUnformatted(record.node);
        session->far->fair = fair_check(session, session->far->commit, text);
        cJSON_free(text);
    }
}

/* After each joining. */
static void take_table(Session *session, const JsonPlace *message) {
    Standing standing = standing_read(message);
    int seat = seat_of(message, session_players(session));
    take_seats(session, message);
    bool is_known = standing.epoch == session->far->epoch && seat == session->far->seat;
    if (!data_failed(message->error) && !is_known) {
        session->far->seat = seat;
        begin_anew(session, &standing);
    }
}

static void take_message(Session *session, FarKind kind, const JsonPlace *message) {
    switch (kind) {
    case FAR_TABLE:
        take_table(session, message);
        return;
    case FAR_EVENTS:
        take_events(session, message);
        return;
    case FAR_AGAIN:
        take_again(session, message);
        return;
    case FAR_OK:
        take_ok(session, message);
        return;
    case FAR_NO:
        take_no(session, message);
        return;
    case FAR_SEATS:
        take_seats(session, message);
        return;
    case FAR_ASK:
    case FAR_TOLD:
    case FAR_YOURS:
        session->rules->far->private_read(session, kind, message);
        session->rules->far->mask(session);
        return;
    case FAR_WELCOME: /* about the table, not of the game: who has the connection reads them */
    case FAR_MADE:
    case FAR_CLOCK:
    case FAR_REACTED:
    case FAR_BYE:
        return;
    case FAR_OVER:
        take_over(session, message);
        return;
    case FAR_HELLO:
    case FAR_MAKE:
    case FAR_JOIN:
    case FAR_ACT:
    case FAR_DRAFT:
    case FAR_UNDO:
    case FAR_SEAT:
    case FAR_REACT:
    case FAR_KINDS:
        json_fault(message, "must be a host's");
        return;
    }
}

bool far_take(Session *session, const char *text, size_t length, DataError *fault) {
    FarKind kind;
    cJSON *tree = far_read(text, length, FAR_HOST_MAX, &kind, fault);
    if (tree != NULL) {
        JsonPlace message = json_root(tree, "the message", NULL, fault);
        take_message(session, kind, &message);
        cJSON_Delete(tree);
    }
    return !data_failed(fault);
}

/* --- opening ------------------------------------------------------------------------------------------------------ */

static const Game *game_read(const PlayHost *host, const JsonPlace *setup) {
    JsonPlace kind = json_member(setup, "game");
    const Game *rules = game_of_kind(host, json_string(&kind, 1, 16));
    if (rules == NULL || rules->far == NULL) {
        json_fault(&kind, "must be a game that this program can play at a distance");
        return NULL;
    }
    json_member_int(setup, "rules", 1, rules->record->rules); /* versions differ in how the host shuffles */
    return data_failed(setup->error) ? NULL : rules;
}

static void take_commit(Session *session, const JsonPlace *message) {
    JsonPlace commit = json_maybe(message, "commit");
    if (commit.node != NULL) {
        const char *text = json_string(&commit, CHANCE_COMMIT_SIZE - 1, CHANCE_COMMIT_SIZE - 1);
        snprintf(session->far->commit, sizeof session->far->commit, "%s", text);
    }
}

static Session *open_table(const PlayHost *host, const JsonPlace *message) {
    JsonPlace setup = json_member(message, "setup"), board = json_member(&setup, "board");
    const Game *rules = game_read(host, &setup);
    const char *name = json_string(&board, 1, RECORD_BOARD_MAX);
    if (rules == NULL || data_failed(message->error)) {
        return NULL;
    }
    Session *session = session_new(host, rules);
    session->far = memory_new(sizeof *session->far);
    session->far->why = -1;
    snprintf(session->record->board, sizeof session->record->board, "%s", name);
    if (rules->far->setup_read(session, &setup)) {
        Standing standing = standing_read(message);
        session->far->seat = seat_of(message, session_players(session));
        take_seats(session, message);
        take_commit(session, message);
        begin_anew(session, &standing);
    }
    if (data_failed(message->error)) {
        session_close(session);
        return NULL;
    }
    return session;
}

Session *far_open(const PlayHost *host, const char *text, size_t length, DataError *fault) {
    FarKind kind;
    Session *session = NULL;
    cJSON *tree = far_read(text, length, FAR_HOST_MAX, &kind, fault);
    if (tree != NULL) {
        JsonPlace message = json_root(tree, "the message", NULL, fault);
        if (kind == FAR_TABLE) {
            session = open_table(host, &message);
        }
        if (session == NULL) {
            json_fault(&message, "must be a table that can be played at here");
        }
        cJSON_Delete(tree);
    }
    return session;
}
