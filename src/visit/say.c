/* What is said to a host besides the game. */
#include "visit/inside.h"

#include "ai/level.h"
#include "i18n/i18n.h"

#include <string.h>

enum { PROTOCOL = 1 };

static void send(Visit *visit, cJSON *message) {
    char *text = far_text(message);
    if (visit->line != NULL) {
        line_send(visit->line, text);
    }
    cJSON_free(text);
}

void visit_say_hello(Visit *visit) {
    cJSON *message = far_begin(FAR_HELLO);
    cJSON_AddNumberToObject(message, "v", PROTOCOL);
    cJSON_AddStringToObject(message, "build", visit->host.build);
    cJSON_AddStringToObject(message, "lang", visit->host.language);
    send(visit, message);
}

/* --- tables ------------------------------------------------------------------------------------------------------- */

static cJSON *seats_wanted(const Seats *seats) {
    cJSON *list = cJSON_CreateArray();
    for (int p = 0; p < seats->count; p++) {
        const Seat *seat = &seats->seat[p];
        cJSON *item = seat->is_computer ? cJSON_CreateObject() : cJSON_CreateNull();
        if (seat->is_computer) {
            cJSON_AddBoolToObject(item, "computer", true);
            cJSON_AddStringToObject(item, "level", ai_level_names[seat->level]);
        }
        cJSON_AddItemToArray(list, item);
    }
    return list;
}

char *visit_make_message(const VisitTable *table) {
    cJSON *message = far_begin(FAR_MAKE), *setup;
    cJSON_AddStringToObject(message, "game", table->rules->kind);
    setup = cJSON_AddObjectToObject(message, "setup");
    cJSON_AddStringToObject(setup, "board", table->board);
    cJSON_AddItemToObject(setup, "seats", seats_wanted(&table->seats));
    if (table->questions != NULL) {
        cJSON_AddStringToObject(setup, "questions", table->questions);
    }
    if (table->limit > 0) {
        cJSON_AddNumberToObject(setup, "limit", table->limit);
    }
    cJSON_AddStringToObject(message, "pace", table->is_over_days ? "days" : "live");
    cJSON_AddBoolToObject(message, "clock", table->has_clock);
    return far_text(message);
}

/* Who has no secret yet thinks of one, so that the seat is theirs although its answer is lost on the way. */
static void add_seat(const Visit *visit, cJSON *message) {
    bool has_secret = visit->place.secret[0] != '\0';
    cJSON_AddStringToObject(message, "as", "seat");
    cJSON_AddStringToObject(message, has_secret ? "secret" : "new", has_secret ? visit->place.secret : visit->wish);
    cJSON_AddStringToObject(message, "name", visit->name);
    if (visit->figurine >= 0) {
        cJSON_AddNumberToObject(message, "figurine", visit->figurine);
    }
}

static void add_how_far(const Visit *visit, cJSON *message) {
    unsigned epoch;
    int n;
    if (visit->session != NULL) {
        far_at(visit->session, &epoch, &n);
        cJSON *at = cJSON_AddArrayToObject(message, "at");
        cJSON_AddItemToArray(at, cJSON_CreateNumber(epoch));
        cJSON_AddItemToArray(at, cJSON_CreateNumber(n));
    }
}

static void join(Visit *visit) {
    cJSON *message = far_begin(FAR_JOIN);
    cJSON_AddStringToObject(message, "code", visit->place.code);
    if (visit->watches) {
        cJSON_AddStringToObject(message, "as", "watch");
    } else {
        add_seat(visit, message);
    }
    if (visit->place.owner[0] != '\0') {
        cJSON_AddStringToObject(message, "owner", visit->place.owner);
    }
    add_how_far(visit, message);
    send(visit, message);
    visit->waits = VISIT_FOR_TABLE;
}

void visit_say_make_or_join(Visit *visit) {
    if (visit->place.code[0] != '\0') {
        join(visit);
    } else {
        line_send(visit->line, visit->make);
        visit->waits = VISIT_FOR_MADE;
    }
}

/* --- at the table ------------------------------------------------------------------------------------------------- */

void visit_do(Visit *visit, int seat, VisitDeed deed) {
    static const char *const DEEDS[] = {[VISIT_STAND_IN] = "stand_in",
                                        [VISIT_TAKE_BACK] = "take_back",
                                        [VISIT_LEAVE] = "leave",
                                        [VISIT_SET_FREE] = "free"};
    cJSON *message = far_begin(FAR_SEAT);
    cJSON_AddNumberToObject(message, "seat", seat);
    cJSON_AddStringToObject(message, "do", DEEDS[deed]);
    send(visit, message);
}

const char *const visit_reaction_names[VISIT_REACTIONS] = {"hello", "well_done",  "lucky",  "oh_no",
                                                           "hurry", "one_moment", "thanks", "good_game"};
const char *const visit_reaction_words[VISIT_REACTIONS] = {
    N_("Hello!"),     N_("Well done!"),  N_("Lucky you!"), N_("Oh no!"),
    N_("Your turn!"), N_("One moment!"), N_("Thank you!"), N_("Good game!"),
};

void visit_react(Visit *visit, int what) {
    cJSON *message = far_begin(FAR_REACT);
    cJSON_AddStringToObject(message, "what", visit_reaction_names[what]);
    send(visit, message);
}
