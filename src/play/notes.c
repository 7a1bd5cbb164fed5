#include "play/notes.h"

#include <stdio.h>

const char *const NOTE[NOTES] = {
    [NOTE_HINTS] = STORE_HINTS,       [NOTE_STAGES] = "stages",         [NOTE_SECONDS] = "seconds",
    [NOTE_PLACE] = "place",           [NOTE_FOLLOWED] = STORE_FOLLOWED, [NOTE_STOOD_IN] = STORE_STOOD_IN,
    [NOTE_UNRANKED] = STORE_UNRANKED, [NOTE_REMARKS] = "remarks"};

unsigned note_of_step(int step) {
    return (unsigned)step & 0xf;
}

int step_of_note(int64_t digit) {
    return (int)(digit & 0xf) - (digit & 8 ? 16 : 0);
}

static const char *key_of(int64_t game, Note note) {
    static char key[STORE_KEY_SIZE];
    snprintf(key, sizeof key, "game.%lld.%s", (long long)game, NOTE[note]);
    return key;
}

int64_t note_get(const Store *store, int64_t game, Note note) {
    return store_get_number(store, key_of(game, note), 0, 0, INT32_MAX);
}

void note_set(Store *store, int64_t game, Note note, int64_t value) {
    store_set_number(store, key_of(game, note), value);
}

const char *note_get_text(const Store *store, int64_t game, Note note) {
    return store_get_text(store, key_of(game, note), "");
}

void note_set_text(Store *store, int64_t game, Note note, const char *value) {
    store_set_text(store, key_of(game, note), value);
}

void notes_forget(Store *store, int64_t game) {
    for (int i = 0; i < NOTES; i++) {
        store_unset(store, key_of(game, (Note)i));
    }
}
