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

int64_t note_get(const PlayHost *host, int64_t game, Note note) {
    Keeper keeper = host_keeper(host);
    return keeper.call->get_number(keeper.to, key_of(game, note), INT32_MAX);
}

void note_set(const PlayHost *host, int64_t game, Note note, int64_t value) {
    Keeper keeper = host_keeper(host);
    keeper.call->set_number(keeper.to, key_of(game, note), value);
}

const char *note_get_text(const PlayHost *host, int64_t game, Note note) {
    Keeper keeper = host_keeper(host);
    return keeper.call->get_text(keeper.to, key_of(game, note));
}

void note_set_text(const PlayHost *host, int64_t game, Note note, const char *value) {
    Keeper keeper = host_keeper(host);
    keeper.call->set_text(keeper.to, key_of(game, note), value);
}

void notes_forget(const PlayHost *host, int64_t game) {
    Keeper keeper = host_keeper(host);
    for (int i = 0; i < NOTES; i++) {
        keeper.call->unset(keeper.to, key_of(game, (Note)i));
    }
}
