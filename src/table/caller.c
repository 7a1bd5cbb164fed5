/* Somebody at the other end of a line: what they say is read here, and what they are told is asked of here. */
#include "table/inside.h"

#include "base/memory.h"
#include "i18n/i18n.h"
#include "pack/boards.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PROTOCOL = 1 };

typedef enum Stage {
    STAGE_SILENT, /* has not said hello */
    STAGE_GREETED,
    STAGE_PARTING, /* is still told why */
    STAGE_DONE,
} Stage;

struct Caller {
    Tables *tables;
    Visitor *visitor;
    void *connection;
    Due due; /* to have said hello */
    Stage stage;
    Bucket messages;
    Guest guest;
    bool is_to_welcome;
    char language[16]; /* in which it is asked; empty: the host's */
    int refused;       /* why; negative: nothing was */
    int parts;         /* why it is parted with */
    struct {
        Room *room; /* that it made; NULL: none, or it has been told */
        StoreTicket ticket;
        char secret[SECRET_TEXT];
    } made;
};

void caller_ready(Caller *caller) {
    const TableHost *host = &caller->tables->host;
    host->ready(host->context, caller->connection);
}

static void part(Caller *caller, FarWhy why) {
    room_leave(&caller->guest);
    caller->stage = STAGE_PARTING;
    caller->parts = (int)why;
    caller_ready(caller);
}

void caller_replaced(Caller *caller) {
    part(caller, FAR_ELSEWHERE);
}

void caller_late(Due *due) {
    part((Caller *)(void *)((char *)due - offsetof(Caller, due)), FAR_SLOW_DOWN);
}

static void refuse(Caller *caller, FarWhy why) {
    caller->refused = (int)why;
    caller_ready(caller);
}

/* --- coming and going --------------------------------------------------------------------------------------------- */

Caller *caller_new(Tables *tables, const char *address, void *connection) {
    Visitor *visitor = visitors_come(&tables->visitors, address);
    if (visitor == NULL) {
        return NULL;
    }
    Caller *caller = memory_new(sizeof *caller);
    caller->tables = tables;
    caller->visitor = visitor;
    caller->connection = connection;
    caller->refused = -1;
    caller->guest.caller = caller;
    dues_set(&tables->callers, &caller->due, tables_now(tables) + tables->rules.limits.hello_ms);
    return caller;
}

static void forget_made(Caller *caller) {
    if (caller->made.room != NULL) {
        caller->made.room->teller = NULL;
        memset(&caller->made, 0, sizeof caller->made);
    }
}

void caller_free(Caller *caller) {
    if (caller != NULL) {
        room_leave(&caller->guest);
        forget_made(caller);
        dues_drop(&caller->tables->callers, &caller->due);
        visitors_go(&caller->tables->visitors, caller->visitor);
        free(caller);
    }
}

bool caller_is_done(const Caller *caller) {
    return caller->stage == STAGE_DONE;
}

/* --- what is said ------------------------------------------------------------------------------------------------- */

static const char *text_of(const JsonPlace *message, const char *key, size_t most) {
    JsonPlace place = json_maybe(message, key);
    return place.node != NULL && !json_is_null(&place) ? json_string(&place, 0, most) : NULL;
}

/* One that the host does not have is the host's own. */
static void language_read(const JsonPlace *message, char out[16]) {
    const char *language = text_of(message, "lang", 15);
    if (language != NULL && i18n_find_language(language) >= 0) {
        snprintf(out, 16, "%s", language);
    }
}

/* What is read and said now is in their language. */
static void speak(const Caller *caller) {
    const char *own = caller->tables->rules.language;
    const char *language = caller->language[0] != '\0' ? caller->language : own;
    if (strcmp(i18n_language(), language) != 0 && !i18n_set_language(language)) {
        i18n_set_language(own);
    }
}

static void take_hello(Caller *caller, const JsonPlace *message) {
    int version = json_member_int(message, "v", 1, INT32_MAX);
    if (data_failed(message->error)) {
        return;
    }
    if (version != PROTOCOL) {
        part(caller, FAR_VERSION);
        return;
    }
    language_read(message, caller->language);
    caller->stage = STAGE_GREETED;
    caller->is_to_welcome = true;
    dues_drop(&caller->tables->callers, &caller->due);
}

static bool has_room(const Caller *caller) {
    const TableLimits *limits = &caller->tables->rules.limits;
    return caller->visitor->tables < limits->tables_each && caller->tables->count < (size_t)limits->tables;
}

static void take_make(Caller *caller, const JsonPlace *message) {
    FarWhy why = FAR_RULES;
    if (caller->made.room != NULL) {
        refuse(caller, FAR_SLOW_DOWN); /* the last one is on its way */
        return;
    }
    if (!has_room(caller)) {
        refuse(caller, FAR_FULL);
        return;
    }
    Room *room = room_make(caller->tables, message, caller->made.secret, &why);
    if (room == NULL) {
        if (!data_failed(message->error)) {
            refuse(caller, why);
        }
        return;
    }
    caller->made.room = room;
    caller->made.ticket = room->ticket;
    room->teller = &caller->guest;
    room->maker = caller->visitor;
    room->maker->tables++;
}

static void at_read(const JsonPlace *message, Joining *joining) {
    JsonPlace at = json_maybe(message, "at");
    if (at.node != NULL) {
        json_list(&at, 2, 2);
        JsonPlace epoch = json_first(&at), n = json_next(&epoch);
        joining->epoch = (unsigned)json_integer(&epoch, 0, INT32_MAX);
        joining->n = (int)json_integer(&n, 0, INT32_MAX);
    }
}

static void joining_read(const JsonPlace *message, Joining *joining) {
    static const char *const AS[] = {"seat", "watch", "board"};
    JsonPlace as = json_maybe(message, "as");
    int which = as.node != NULL ? json_word(&as, AS, 3) : 0;
    *joining = (Joining){.takes_seat = which == 0, .is_board = which == 2};
    joining->seat = json_maybe_int(message, "seat", 0, SEATS_MAX - 1, -1);
    joining->figurine = json_maybe_int(message, "figurine", 0, FIGURINES - 1, -1);
    joining->secret = text_of(message, "secret", 2 * SECRET_TEXT);
    joining->wish = text_of(message, "new", SECRET_TEXT - 1);
    joining->owner = text_of(message, "owner", 2 * SECRET_TEXT);
    joining->name = text_of(message, "name", SEAT_NAME_SIZE - 1);
    at_read(message, joining);
}

/* Whoever comes back with a secret is not counted: a whole fair may do so at once. */
static int join(Caller *caller, const char *code, const Joining *joining) {
    const TableLimits *limits = &caller->tables->rules.limits;
    double now = tables_now(caller->tables);
    uint32_t number;
    if (!visitor_may_try(caller->visitor, now)) {
        return FAR_SLOW_DOWN;
    }
    Room *room = code_number_read(code, &number) ? tables_find(caller->tables, number) : NULL;
    if (room != NULL && joining->secret == NULL && !visitor_joins(caller->visitor, limits, now)) {
        return FAR_SLOW_DOWN;
    }
    int why = room != NULL && room_wake(room) ? room_join(room, &caller->guest, joining) : FAR_CODE;
    if (why == FAR_CODE || why == FAR_NOT_YOURS) {
        visitor_was_wrong(caller->visitor, limits, now);
    }
    return why;
}

static void take_join(Caller *caller, const JsonPlace *message) {
    JsonPlace place = json_member(message, "code");
    const char *code = json_string(&place, 0, 2 * CODE_BYTES);
    Joining joining;
    joining_read(message, &joining);
    if (data_failed(message->error)) {
        return;
    }
    room_leave(&caller->guest);
    int why = join(caller, code, &joining);
    if (why >= 0) {
        refuse(caller, (FarWhy)why);
    }
}

/* --- at a table --------------------------------------------------------------------------------------------------- */

/* Who is away has come back as soon as they do something. */
static void be_back(Guest *guest) {
    if (session_stands_in(guest->room->session, guest->cursor.seat)) {
        session_stand_in(guest->room->session, guest->cursor.seat, false);
    }
}

static void take_at_table(Caller *caller, FarKind kind, const JsonPlace *message) {
    Guest *guest = &caller->guest;
    int why = -1;
    if (guest->room == NULL) {
        json_fault(message, "must be said at a table");
        return;
    }
    switch ((int)kind) {
    case FAR_SEAT:
        room_take_seat(guest, message, &why);
        break;
    case FAR_REACT:
        room_take_reaction(guest, message);
        break;
    default:
        be_back(guest);
        cursor_take_message(&guest->cursor, kind, message);
        guest->room->is_stirred = true;
        room_changed(guest->room);
    }
    if (why >= 0) {
        refuse(caller, (FarWhy)why);
    }
}

static void take(Caller *caller, FarKind kind, const JsonPlace *message) {
    if ((caller->stage == STAGE_SILENT) != (kind == FAR_HELLO)) {
        json_fault(message, "must come behind a hello, and only one");
        return;
    }
    switch ((int)kind) {
    case FAR_HELLO:
        take_hello(caller, message);
        break;
    case FAR_MAKE:
        take_make(caller, message);
        break;
    case FAR_JOIN:
        take_join(caller, message);
        break;
    default:
        take_at_table(caller, kind, message);
    }
}

static bool is_too_much(Caller *caller) {
    const TableLimits *limits = &caller->tables->rules.limits;
    return !bucket_take(&caller->messages, limits->burst, limits->messages / 1000.0, tables_now(caller->tables));
}

void caller_take(Caller *caller, const char *text, size_t length) {
    DataError fault = {0};
    FarKind kind;
    speak(caller);
    if (caller->stage >= STAGE_PARTING) {
        return;
    }
    if (is_too_much(caller)) {
        part(caller, FAR_SLOW_DOWN);
        return;
    }
    cJSON *tree = far_read(text, length, FAR_CLIENT_MAX, &kind, &fault);
    if (tree != NULL) {
        JsonPlace message = json_root(tree, "the message", NULL, &fault);
        take(caller, kind, &message);
        cJSON_Delete(tree);
    }
    if (data_failed(&fault)) {
        part(caller, FAR_NONSENSE);
    }
    caller_ready(caller);
}

/* --- what is told ------------------------------------------------------------------------------------------------- */

/* What there is to choose; screens need no pack to play with it. */
static void add_packs(cJSON *packs, const Pack *pack) {
    if (pack == NULL) {
        return;
    }
    const PackHead *head = pack_head(pack);
    cJSON *out = cJSON_CreateObject();
    cJSON_AddItemToArray(packs, out);
    cJSON_AddStringToObject(out, "name", head->name);
    cJSON_AddStringToObject(out, "title", head->title);
    cJSON_AddNumberToObject(out, "version", head->version);
    cJSON *boards = cJSON_AddArrayToObject(out, "boards");
    for (int i = 0; i < head->boards; i++) {
        cJSON *board = cJSON_CreateObject();
        cJSON_AddItemToArray(boards, board);
        cJSON_AddStringToObject(board, "name", head->board[i].name);
        cJSON_AddStringToObject(board, "game", pack_game_names[head->board[i].game]);
        cJSON_AddStringToObject(board, "title", pack_board_title(pack, &head->board[i], i18n_language()));
    }
}

static char *welcome(Caller *caller) {
    const TableLimits *limits = &caller->tables->rules.limits;
    cJSON *message = far_begin(FAR_WELCOME);
    cJSON_AddNumberToObject(message, "v", PROTOCOL);
    json_add_integer(message, "now", tables_wall(caller->tables));
    cJSON *told = cJSON_AddObjectToObject(message, "limits");
    cJSON_AddNumberToObject(told, "bytes", FAR_CLIENT_MAX);
    cJSON_AddNumberToObject(told, "messages", limits->messages);
    cJSON_AddNumberToObject(told, "burst", limits->burst);
    add_packs(cJSON_AddArrayToObject(message, "packs"), caller->tables->host.pack);
    caller->is_to_welcome = false;
    return far_text(message);
}

static char *with_why(FarKind kind, int why) {
    cJSON *message = far_begin(kind);
    if (kind == FAR_NO) {
        cJSON_AddNumberToObject(message, "id", 0);
    }
    cJSON_AddStringToObject(message, "why", far_why_names[why]);
    return far_text(message);
}

static char *made(Caller *caller) {
    cJSON *message = far_begin(FAR_MADE);
    cJSON_AddStringToObject(message, "code", caller->made.room->code);
    cJSON_AddStringToObject(message, "owner", caller->made.secret);
    forget_made(caller);
    return far_text(message);
}

char *caller_next(Caller *caller) {
    speak(caller);
    if (caller->stage == STAGE_PARTING) {
        caller->stage = STAGE_DONE;
        return with_why(FAR_BYE, caller->parts);
    }
    if (caller->is_to_welcome) {
        return welcome(caller);
    }
    if (caller->refused >= 0) {
        int why = caller->refused;
        caller->refused = -1;
        return with_why(FAR_NO, why);
    }
    if (caller->made.room != NULL && tables_are_committed(caller->tables, caller->made.ticket)) {
        return made(caller);
    }
    return caller->stage == STAGE_GREETED && caller->guest.room != NULL ? room_next(&caller->guest) : NULL;
}
