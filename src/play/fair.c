#include "play/fair.h"

#include "play/chronicle.h"
#include "play/session_inside.h"

#include <string.h>

static bool is_as_promised(const Session *told, const char *commit) {
    char its_own[CHANCE_COMMIT_SIZE];
    const ChanceKey *key = record_key(told->record);
    if (key != NULL) {
        chance_commit(key, its_own);
    }
    return key != NULL && strcmp(its_own, commit) == 0;
}

/* What was shown, event by event, is what comes about by the key. */
static bool is_as_played(const Session *told, const Session *played) {
    size_t size = played->rules->event_size * (size_t)played->history_count;
    return told->rules == played->rules && told->history_count == played->history_count &&
           memcmp(told->history, played->history, size) == 0;
}

FairShuffle fair_check(const Session *played, const char *commit, const char *text) {
    PlayError error = {0};
    Session *told = chronicle_from_text(&played->host, text, strlen(text), "record", &error);
    bool is_fair = told != NULL && is_as_played(told, played) && is_as_promised(told, commit);
    session_leave(told);
    return is_fair ? FAIR_PROVED : FAIR_BROKEN;
}
