#include "play/cursor.h"

#include "base/memory.h"
#include "play/session_inside.h"
#include "protocol/chance.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ANSWER_NONE, ANSWER_YES, ANSWER_NO };

/* Room for what stands around a list of events, and for the longest of them. */
enum { EVENTS_ROOM = FAR_HOST_MAX - 1024 };

static const CursorTable NOTHING_KNOWN = {0};

/* Grows with each step back, as that is where the history is no longer what it was. */
static unsigned epoch_of(const Cursor *cursor) {
    return 1 + cursor->table->epoch + session_turned_back(cursor->session);
}

static void begin(Cursor *cursor, int n) {
    cursor->n = n;
    cursor->live = n > 0 ? n : session_history_count(cursor->session);
    cursor->is_informed = false;
    cursor->private_at = -1;
    cursor->turned_back = session_turned_back(cursor->session);
}

void cursor_join(Cursor *cursor, Session *session, const CursorTable *table, int seat, unsigned epoch, int n) {
    *cursor = (Cursor){.session = session, .seat = seat, .table = table != NULL ? table : &NOTHING_KNOWN};
    bool is_known = epoch == epoch_of(cursor) && n >= 0 && n <= session_history_count(session);
    begin(cursor, is_known ? n : 0);
}

/* --- to there ----------------------------------------------------------------------------------------------------- */

static cJSON *seats_write(Cursor *cursor) {
    const Session *session = cursor->session;
    cJSON *list = cJSON_CreateArray();
    cursor->seatings = session->seatings;
    cursor->away = cursor->table->away;
    cursor->free = cursor->table->free;
    for (int p = 0; p < session_players(session); p++) {
        const Seat *seat = session_seat(session, p);
        cJSON *item = cJSON_CreateObject();
        cJSON_AddStringToObject(item, "name", seat->name);
        cJSON_AddNumberToObject(item, "figurine", (double)seat->figurine);
        if (seat->is_computer) {
            cJSON_AddStringToObject(item, "computer", ai_level_names[seat->level]);
            cJSON_AddNumberToObject(item, "character", seat->character > 0 ? seat->character : 0);
        }
        cJSON_AddBoolToObject(item, "away", seat->stands_in || (cursor->away >> p & 1) != 0);
        if (cursor->free >> p & 1) {
            cJSON_AddBoolToObject(item, "free", true);
        }
        cJSON_AddItemToArray(list, item);
    }
    return list;
}

static cJSON *setup_write(const Session *session) {
    cJSON *setup = session->rules->far->setup_write(session);
    cJSON_AddStringToObject(setup, "game", session->rules->kind);
    cJSON_AddNumberToObject(setup, "rules", record_rules(session->record));
    cJSON_AddStringToObject(setup, "board", session_board_name(session));
    return setup;
}

static void add_epoch(const Cursor *cursor, cJSON *message, int n) {
    cJSON_AddNumberToObject(message, "epoch", epoch_of(cursor));
    cJSON_AddNumberToObject(message, "n", n);
}

/* How it stands, and who is taking steps back: nobody else may until somebody has acted. */
static void add_standing(const Cursor *cursor, cJSON *message, int committed) {
    add_epoch(cursor, message, committed);
    if (cursor->session->undoing != SESSION_NOBODY) {
        cJSON_AddNumberToObject(message, "by", cursor->session->undoing);
    }
}

static void add_you(const Cursor *cursor, cJSON *message) {
    cJSON *you = cJSON_AddObjectToObject(message, "you");
    if (cursor->seat != SESSION_NOBODY) {
        cJSON_AddNumberToObject(you, "seat", cursor->seat);
    }
    if (cursor->secret[0] != '\0') {
        cJSON_AddStringToObject(you, "secret", cursor->secret);
    }
    if (cursor->is_owner) {
        cJSON_AddBoolToObject(you, "owner", true);
    }
}

static void add_commit(const Session *session, cJSON *message) {
    const ChanceKey *key = record_key(session->record);
    if (key != NULL) {
        char commit[CHANCE_COMMIT_SIZE];
        chance_commit(key, commit);
        cJSON_AddStringToObject(message, "commit", commit);
    }
}

static cJSON *table(Cursor *cursor, int committed) {
    cJSON *message = far_begin(FAR_TABLE);
    if (cursor->table->code != NULL) {
        cJSON_AddStringToObject(message, "code", cursor->table->code);
    }
    add_standing(cursor, message, committed);
    cJSON_AddItemToObject(message, "setup", setup_write(cursor->session));
    cJSON_AddItemToObject(message, "seats", seats_write(cursor));
    add_commit(cursor->session, message);
    add_you(cursor, message);
    memset(cursor->secret, 0, sizeof cursor->secret);
    cursor->is_greeted = true;
    return message;
}

static cJSON *again(Cursor *cursor, int committed) {
    cJSON *message = far_begin(FAR_AGAIN);
    add_standing(cursor, message, committed);
    begin(cursor, 0);
    return message;
}

static cJSON *seats(Cursor *cursor) {
    cJSON *message = far_begin(FAR_SEATS);
    cJSON_AddItemToObject(message, "seats", seats_write(cursor));
    return message;
}

static cJSON *answer(Cursor *cursor) {
    bool is_yes = cursor->answers == ANSWER_YES;
    cJSON *message = far_begin(is_yes ? FAR_OK : FAR_NO);
    json_add_integer(message, "id", cursor->answer_id);
    if (is_yes) {
        cJSON_AddNumberToObject(message, "n", cursor->answer_at);
    } else {
        cJSON_AddStringToObject(message, "why", far_why_names[cursor->why]);
    }
    cursor->answers = ANSWER_NONE;
    return message;
}

static cJSON *private(Cursor *cursor, int event) {
    cJSON *message = cursor->session->rules->far->private(cursor->session, cursor->seat, event);
    if (message != NULL && cursor->seconds > 0 && cJSON_GetObjectItemCaseSensitive(message, "answers") != NULL) {
        cJSON_AddNumberToObject(message, "seconds", cursor->seconds);
    }
    cursor->is_informed = cursor->is_informed || message != NULL;
    return message;
}

/* Whether something is to be said behind an event; only to who was there, or has just come back. */
static bool has_private(const Cursor *cursor, int index) {
    if (index < cursor->live) {
        return false;
    }
    const GameFar *far = cursor->session->rules->far;
    cJSON *message = far->private(cursor->session, cursor->seat, index);
    cJSON_Delete(message);
    return message != NULL;
}

static cJSON *private_of_event(Cursor *cursor) {
    int event = cursor->private_at;
    cursor->private_at = -1;
    return private(cursor, event);
}

static bool is_full(const Cursor *cursor, int count) {
    return cursor->private_at >= 0 || (cursor->most > 0 && count >= cursor->most);
}

/* As many as there is room for, up to one behind which something is to be said. */
static cJSON *events(Cursor *cursor, int committed) {
    const Session *session = cursor->session;
    cJSON *message = far_begin(FAR_EVENTS);
    add_epoch(cursor, message, cursor->n);
    char *list = memory_new(EVENTS_ROOM);
    int length = 0;
    for (int count = 0; cursor->n < committed && !is_full(cursor, count); count++) {
        FarEvent event;
        session->rules->far->event_write(session_event(session, cursor->n), &event);
        if (length + event.length + 3 > EVENTS_ROOM) {
            break;
        }
        length += sprintf(list + length, "%c%s", count == 0 ? '[' : ',', event.text);
        cursor->private_at = has_private(cursor, cursor->n) ? cursor->n : -1;
        cursor->n++;
    }
    list[length] = ']';
    cJSON_AddRawToObject(message, "list", list);
    free(list);
    return message;
}

static bool has_new_seats(const Cursor *cursor) {
    return cursor->seatings != cursor->session->seatings || cursor->away != cursor->table->away ||
           cursor->free != cursor->table->free;
}

static bool has_answer(const Cursor *cursor, int committed) {
    return cursor->answers == ANSWER_NO || (cursor->answers == ANSWER_YES && cursor->answer_at <= committed);
}

/* NULL: nothing. */
static cJSON *next(Cursor *cursor, int committed) {
    if (!cursor->is_greeted) {
        return table(cursor, committed);
    }
    if (cursor->turned_back != session_turned_back(cursor->session)) {
        return again(cursor, committed);
    }
    if (has_new_seats(cursor)) {
        return seats(cursor);
    }
    if (has_answer(cursor, committed)) {
        return answer(cursor);
    }
    if (cursor->private_at >= 0) {
        return private_of_event(cursor);
    }
    if (cursor->n < committed) {
        return events(cursor, committed);
    }
    if (!cursor->is_informed && cursor->n == session_history_count(cursor->session)) {
        cursor->is_informed = true;
        return private(cursor, -1);
    }
    return NULL;
}

char *cursor_next(Cursor *cursor, int committed) {
    int there = session_history_count(cursor->session);
    cJSON *message = next(cursor, committed < there ? committed : there);
    return message != NULL ? far_text(message) : NULL;
}

/* --- from there --------------------------------------------------------------------------------------------------- */

static void refuse(Cursor *cursor, int64_t id, FarWhy why) {
    cursor->answers = ANSWER_NO;
    cursor->answer_id = id;
    cursor->why = (int)why;
}

static bool is_now(const Cursor *cursor, const JsonPlace *message) {
    JsonPlace moment = json_member(message, "moment");
    uint64_t named = (uint64_t)json_integer(&moment, 0, JSON_INTEGER_MAX);
    return named == cursor->session->rules->moment(cursor->session);
}

static bool action_read(const Session *session, const JsonPlace *message, StoreAction *row) {
    const RecordGame *record = session->rules->record;
    JsonPlace place = json_member(message, "action");
    void *action = memory_new(record->action_size);
    bool is_read = record->action_from_json(&place, action) && !data_failed(message->error);
    if (is_read) {
        *row = session->rules->row_of(action);
    }
    free(action);
    return is_read;
}

static void take_act(Cursor *cursor, const JsonPlace *message) {
    Session *session = cursor->session;
    StoreAction row;
    JsonPlace place = json_member(message, "id");
    int64_t id = json_integer(&place, 1, JSON_INTEGER_MAX);
    bool is_timely = is_now(cursor, message);
    if (!action_read(session, message, &row)) {
        return;
    }
    if (!is_timely) {
        refuse(cursor, id, FAR_LATE);
    } else if (!session->rules->far->is_theirs(session, cursor->seat, &row)) {
        refuse(cursor, id, FAR_NOT_YOURS);
    } else if (session_act(session, row) != 0) {
        refuse(cursor, id, FAR_RULES);
    } else {
        cursor->answers = ANSWER_YES;
        cursor->answer_id = id;
        cursor->answer_at = session_history_count(session);
    }
}

static void take_undo(Cursor *cursor, const JsonPlace *message) {
    bool is_timely = is_now(cursor, message);
    if (data_failed(message->error)) {
        return;
    }
    if (!is_timely) {
        refuse(cursor, 0, FAR_LATE);
    } else if (session_undoes(cursor->session) != cursor->seat) {
        refuse(cursor, 0, FAR_NOT_YOURS);
    } else if (!session_undo(cursor->session)) {
        refuse(cursor, 0, FAR_RULES);
    }
}

static void take_draft(Cursor *cursor, const JsonPlace *message) {
    const GameFar *far = cursor->session->rules->far;
    if (far->draft_read != NULL && cursor->seat != SESSION_NOBODY) {
        far->draft_read(cursor->session, cursor->seat, message);
    } else {
        json_fault(message, "must be a player's");
    }
}

bool cursor_take_message(Cursor *cursor, FarKind kind, const JsonPlace *message) {
    if (kind == FAR_ACT) {
        take_act(cursor, message);
    } else if (kind == FAR_UNDO) {
        take_undo(cursor, message);
    } else if (kind == FAR_DRAFT) {
        take_draft(cursor, message);
    } else {
        json_fault(message, "must be a player's");
    }
    return !data_failed(message->error);
}

bool cursor_take(Cursor *cursor, const char *text, size_t length, DataError *fault) {
    FarKind kind;
    cJSON *tree = far_read(text, length, FAR_CLIENT_MAX, &kind, fault);
    if (tree != NULL) {
        JsonPlace message = json_root(tree, "the message", NULL, fault);
        cursor_take_message(cursor, kind, &message);
        cJSON_Delete(tree);
    }
    return !data_failed(fault);
}
