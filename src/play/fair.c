#include "play/fair.h"

#include "play/chronicle.h"
#include "play/session_inside.h"

#include <string.h>

static bool is_as_promised(const Session *told, const char *commit) {
    char its_own[CHANCE_COMMIT_SIZE] = "";
    const ChanceKey *key = record_key(told->record);
    if (key != NULL) {
        chance_commit(key, its_own);
    }
    return key != NULL && strcmp(its_own, commit) == 0;
}

static bool says_the_same(const Session *told, const Session *played, int event) {
    FarEvent one, other;
    told->rules->far->event_write(session_event(told, event), &one);
    told->rules->far->event_write(session_event(played, event), &other);
    return one.length == other.length && memcmp(one.text, other.text, (size_t)one.length) == 0;
}

/* What was shown, event by event, is what comes about by the key. */
static bool is_as_played(const Session *told, const Session *played) {
    bool is_same = told->rules == played->rules && told->history_count == played->history_count;
    for (int event = 0; is_same && event < told->history_count; event++) {
        is_same = says_the_same(told, played, event);
    }
    return is_same;
}

FairShuffle fair_check(const Session *played, const char *commit, const char *text) {
    PlayError error = {0};
    Session *told = chronicle_from_text(&played->host, text, strlen(text), "record", &error);
    bool is_fair = told != NULL && is_as_played(told, played) && is_as_promised(told, commit);
    session_leave(told);
    return is_fair ? FAIR_PROVED : FAIR_BROKEN;
}
