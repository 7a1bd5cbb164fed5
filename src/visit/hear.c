/* What a host says. */
#include "visit/inside.h"

#include "base/memory.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void copy_member(const JsonPlace *in, const char *key, size_t size, char *out) {
    JsonPlace place = json_maybe(in, key);
    if (place.node != NULL && !json_is_null(&place)) {
        snprintf(out, size, "%s", json_string(&place, 0, size - 1));
    }
}

static bool is_true(const JsonPlace *in, const char *key) {
    JsonPlace place = json_maybe(in, key);
    return place.node != NULL && cJSON_IsTrue(place.node);
}

static void hear_welcome(Visit *visit, const JsonPlace *message) {
    JsonPlace now = json_member(message, "now");
    visit->ahead = json_integer(&now, 0, JSON_INTEGER_MAX) - visit->host.wall(visit->host.context);
    if (visit->waits == VISIT_FOR_WELCOME && !data_failed(message->error)) {
        visit_say_make_or_join(visit);
    }
}

static void hear_made(Visit *visit, const JsonPlace *message) {
    VisitPlace *place = &visit->place;
    json_member(message, "code");
    copy_member(message, "code", sizeof place->code, place->code);
    copy_member(message, "owner", sizeof place->owner, place->owner);
    if (visit->waits == VISIT_FOR_MADE && !data_failed(message->error)) {
        visit_say_make_or_join(visit);
    }
}

/* --- at the table ------------------------------------------------------------------------------------------------- */

static void hear_seats(Visit *visit, const JsonPlace *message) {
    JsonPlace list = json_member(message, "seats");
    int count = json_list(&list, 1, SEATS_MAX);
    JsonPlace item = json_first(&list);
    visit->away = visit->free = 0;
    for (int p = 0; p < count; p++, item = json_next(&item)) {
        bool is_free = is_true(&item, "free");
        visit->free |= is_free ? 1u << p : 0;
        visit->away |= !is_free && is_true(&item, "away") ? 1u << p : 0;
    }
    visit->seatings++;
}

static void hear_you(Visit *visit, const JsonPlace *message) {
    JsonPlace you = json_member(message, "you"), seat = json_maybe(&you, "seat");
    visit->is_owner = is_true(&you, "owner");
    visit->watches = seat.node == NULL || json_is_null(&seat);
    if (!visit->watches && visit->place.secret[0] == '\0') {
        memcpy(visit->place.secret, visit->wish, sizeof visit->place.secret);
    }
    copy_member(&you, "secret", sizeof visit->place.secret, visit->place.secret);
    copy_member(message, "code", sizeof visit->place.code, visit->place.code);
}

static void hear_table(Visit *visit, const JsonPlace *message) {
    hear_seats(visit, message);
    hear_you(visit, message);
    visit->waits = VISIT_FOR_NOTHING;
    visit->stage = VISIT_THERE;
    visit->tries = 0;
}

static void hear_clock(Visit *visit, const JsonPlace *message) {
    int seat = json_member_int(message, "seat", 0, SEATS_MAX - 1);
    JsonPlace until = json_maybe(message, "until");
    if (!data_failed(message->error)) {
        visit->clock[seat].runs = until.node != NULL;
        visit->clock[seat].until = until.node != NULL ? json_integer(&until, 0, JSON_INTEGER_MAX) : 0;
    }
}

static void hear_reaction(Visit *visit, const JsonPlace *message) {
    int seat = json_member_int(message, "seat", 0, SEATS_MAX - 1);
    int what = json_member_word(message, "what", visit_reaction_names, VISIT_REACTIONS);
    if (!data_failed(message->error) && visit->reactions < VISIT_REACTED_MOST) {
        visit->reacted[visit->reactions].seat = seat;
        visit->reacted[visit->reactions++].what = what;
    }
}

static void hear_record(Visit *visit, const JsonPlace *message) {
    JsonPlace record = json_member(message, "record");
    if (!data_failed(message->error)) {
        free(visit->record);
        visit->record = json_print(record.node);
    }
}

/* Before one is at the table, it is about that; there it is for the session. */
static void hear_no(Visit *visit, const JsonPlace *message) {
    int why = json_member_word(message, "why", far_why_names, FAR_WHYS);
    if (data_failed(message->error)) {
        return;
    }
    visit->why = why;
    if (visit->waits != VISIT_FOR_NOTHING) {
        visit_part(visit, LINE_FINE, why);
    }
}

static void hear_bye(Visit *visit, const JsonPlace *message) {
    int why = json_member_word(message, "why", far_why_names, FAR_WHYS);
    if (!data_failed(message->error)) {
        visit_part(visit, LINE_FINE, why);
    }
}

static void hear_beside(Visit *visit, FarKind kind, const JsonPlace *message) {
    switch ((int)kind) {
    case FAR_WELCOME:
        hear_welcome(visit, message);
        break;
    case FAR_MADE:
        hear_made(visit, message);
        break;
    case FAR_TABLE:
        hear_table(visit, message);
        break;
    case FAR_SEATS:
        hear_seats(visit, message);
        break;
    case FAR_CLOCK:
        hear_clock(visit, message);
        break;
    case FAR_REACTED:
        hear_reaction(visit, message);
        break;
    case FAR_OVER:
        hear_record(visit, message);
        break;
    case FAR_NO:
        hear_no(visit, message);
        break;
    case FAR_BYE:
        hear_bye(visit, message);
        break;
    default:
        break; /* the session's alone */
    }
}

static void hear_in_session(Visit *visit, FarKind kind, const char *text, DataError *fault) {
    if (visit->session != NULL) {
        far_take(visit->session, text, strlen(text), fault);
    } else if (kind == FAR_TABLE) {
        visit->session = far_open(&visit->play, text, strlen(text), fault);
    }
}

bool visit_hear(Visit *visit, const char *text) {
    DataError fault = {0};
    FarKind kind;
    cJSON *tree = far_read(text, strlen(text), FAR_HOST_MAX, &kind, &fault);
    if (tree != NULL) {
        JsonPlace message = json_root(tree, "the message", NULL, &fault);
        hear_in_session(visit, kind, text, &fault);
        if (!data_failed(&fault)) {
            hear_beside(visit, kind, &message);
        }
        cJSON_Delete(tree);
    }
    return !data_failed(&fault);
}
