/* A session's record, in journals and files: its actions are rows of the session, so that there they stand once. */
#include "play/session_inside.h"

#include "base/memory.h"

#include <stdlib.h>

bool session_read(Session *session, const JsonPlace *place) {
    Record *record = session->record;
    if (!record_from_json(place, record)) {
        return false;
    }
    for (size_t i = 0; i < record->action_count; i++) {
        StoreAction row = session->rules->row_of(record_action(record, i));
        session_add(session, &row);
    }
    free(record->actions);
    record->actions = NULL;
    record->action_count = 0;
    return true;
}

/* Whatever the record was read with, it ends as the session does. */
static void copy_record(const Session *session, Record *copy) {
    record_copy(session->record, copy);
    copy->has_hash = false;
}

static void add_actions(const Session *session, Record *record) {
    void *action = memory_new(record->game->action_size);
    for (size_t i = 0; i < session->action_count; i++) {
        session->rules->action_of(&session->action[i].row, action);
        record_add(record, action);
    }
    free(action);
}

cJSON *session_write(const Session *session, RecordParts parts) {
    Record *record = memory_new(session->rules->record->size);
    copy_record(session, record);
    if (parts == RECORD_WHOLE) {
        add_actions(session, record);
        record->has_hash = true;
        record->hash = session_hash(session);
    } else {
        seats_forget_names(&record->seats);
    }
    cJSON *tree = record_to_json(record);
    record_fini(record);
    free(record);
    return tree;
}

void session_copy_record(const Session *from, Session *to) {
    copy_record(from, to->record);
}

bool session_ends_as_recorded(const Session *session, DataError *fault) {
    const Record *record = session->record;
    return !record->has_hash || hash_is_as_recorded(session_hash(session), record->hash, fault);
}
