/* Tables one has been at, in the store: a list of their codes, and a note for each. */
#include "visit/inside.h"

#include "store/store.h"

#include <stdio.h>
#include <string.h>

#define LIST "visits" /* codes, the last one first, with a comma behind each */

static void key_of(const char *code, char out[STORE_KEY_SIZE]) {
    snprintf(out, STORE_KEY_SIZE, "visit.%s", code);
}

/* --- one note ----------------------------------------------------------------------------------------------------- */

static char *note_write(const Visit *visit, int64_t now) {
    const Session *session = visit->session;
    unsigned epoch;
    int n;
    Seats seats = {.count = session_players(session)};
    for (int p = 0; p < seats.count; p++) {
        seats.seat[p] = *session_seat(session, p);
    }
    far_at(session, &epoch, &n);
    cJSON *out = cJSON_CreateObject();
    cJSON_AddStringToObject(out, "address", visit->place.address);
    cJSON_AddStringToObject(out, "secret", visit->place.secret);
    cJSON_AddStringToObject(out, "owner", visit->place.owner);
    cJSON_AddStringToObject(out, "game", session_rules(session)->kind);
    cJSON_AddStringToObject(out, "board", session_board_name(session));
    cJSON_AddItemToObject(out, "seats", seats_to_json(&seats));
    cJSON_AddNumberToObject(out, "seat", far_seat(session));
    cJSON_AddNumberToObject(out, "epoch", epoch);
    cJSON_AddNumberToObject(out, "n", n);
    json_add_integer(out, "seen", now);
    char *text = cJSON_PrintUnformatted(out);
    cJSON_Delete(out);
    return text;
}

static void copy_text(const JsonPlace *in, const char *key, size_t size, char *out) {
    JsonPlace place = json_member(in, key);
    snprintf(out, size, "%s", json_string(&place, 0, size - 1));
}

static void note_read_members(const JsonPlace *in, VisitNote *note) {
    JsonPlace seen = json_member(in, "seen"), seats = json_member(in, "seats");
    copy_text(in, "address", sizeof note->place.address, note->place.address);
    copy_text(in, "secret", sizeof note->place.secret, note->place.secret);
    copy_text(in, "owner", sizeof note->place.owner, note->place.owner);
    copy_text(in, "game", sizeof note->game, note->game);
    copy_text(in, "board", sizeof note->board, note->board);
    note->seat = json_member_int(in, "seat", 0, SESSION_NOBODY);
    note->epoch = (unsigned)json_member_int(in, "epoch", 0, INT32_MAX);
    note->n = json_member_int(in, "n", 0, INT32_MAX);
    note->seen = json_integer(&seen, 0, JSON_INTEGER_MAX);
    note->seats.count = json_list(&seats, 1, SEATS_MAX);
    if (!data_failed(in->error)) {
        seats_from_json(&seats, note->seats.count, &note->seats);
    }
}

/* False: there is none that makes sense. */
static bool note_read(Store *store, const char *code, VisitNote *note) {
    char key[STORE_KEY_SIZE];
    DataError error = {0};
    key_of(code, key);
    const char *text = store_get_text(store, key, "");
    cJSON *tree = json_parse(text, strlen(text), "a table elsewhere", NULL, &error);
    *note = (VisitNote){0};
    snprintf(note->place.code, sizeof note->place.code, "%s", code);
    if (tree != NULL) {
        JsonPlace root = json_root(tree, "a table elsewhere", NULL, &error);
        note_read_members(&root, note);
        cJSON_Delete(tree);
    }
    return !data_failed(&error);
}

/* --- the list ----------------------------------------------------------------------------------------------------- */

enum { LIST_BYTES = (VISIT_NOTES_MOST + 1) * CODE_NUMBER_BYTES };

typedef struct Codes {
    int count;
    char code[VISIT_NOTES_MOST][CODE_NUMBER_BYTES];
} Codes;

static Codes codes_read(Store *store) {
    Codes codes = {0};
    for (const char *at = store_get_text(store, LIST, ""); *at != '\0' && codes.count < VISIT_NOTES_MOST;) {
        size_t length = strcspn(at, ",");
        if (length > 0 && length < CODE_NUMBER_BYTES) {
            snprintf(codes.code[codes.count++], CODE_NUMBER_BYTES, "%.*s", (int)length, at);
        }
        at += length + strspn(at + length, ",");
    }
    return codes;
}

/* `first` before all others, or nowhere where it is NULL; `without` no more. */
static void codes_write(Store *store, const Codes *codes, const char *first, const char *without) {
    char list[LIST_BYTES], key[STORE_KEY_SIZE];
    int length = snprintf(list, sizeof list, "%s%s", first != NULL ? first : "", first != NULL ? "," : ""),
        kept = first != NULL;
    for (int i = 0; i < codes->count; i++) {
        if (strcmp(codes->code[i], without) == 0) {
            continue;
        }
        if (kept++ < VISIT_NOTES_MOST) {
            length += snprintf(list + length, sizeof list - (size_t)length, "%s,", codes->code[i]);
        } else {
            key_of(codes->code[i], key);
            store_unset(store, key);
        }
    }
    store_set_text(store, LIST, list);
}

int visit_notes(Store *store, VisitNote note[VISIT_NOTES_MOST]) {
    Codes codes = codes_read(store);
    int count = 0;
    for (int i = 0; i < codes.count; i++) {
        count += note_read(store, codes.code[i], &note[count]);
    }
    return count;
}

void visit_note(Store *store, const Visit *visit, int64_t now) {
    char key[STORE_KEY_SIZE];
    if (visit->session == NULL || visit->place.code[0] == '\0') {
        return;
    }
    Codes codes = codes_read(store);
    char *text = note_write(visit, now);
    key_of(visit->place.code, key);
    store_set_text(store, key, text);
    cJSON_free(text);
    codes_write(store, &codes, visit->place.code, visit->place.code);
}

void visit_forget(Store *store, const char *code) {
    char key[STORE_KEY_SIZE];
    Codes codes = codes_read(store);
    key_of(code, key);
    store_unset(store, key);
    codes_write(store, &codes, NULL, code);
}
