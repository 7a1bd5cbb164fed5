#define _POSIX_C_SOURCE 200809L /* mkdtemp */
#include "inn.h"

#include "base/memory.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static double now_of(void *context) {
    return ((Inn *)context)->now;
}

static int64_t wall_of(void *context) {
    return ((Inn *)context)->wall;
}

static void random_of(void *context, void *bytes, size_t count) {
    for (size_t i = 0; i < count; i++) {
        ((uint8_t *)bytes)[i] = (uint8_t)random_below(&((Inn *)context)->chance, 256);
    }
}

static void ready(void *context, void *connection) {
    (void)context;
    (void)connection;
}

static void take_log(void *context, const char *line) {
    Inn *inn = context;
    snprintf(inn->said, sizeof inn->said, "%s", line);
}

static void think(void *context, void (*run)(void *data), void (*done)(void *data, bool dropped), void *data) {
    (void)context;
    run(data);
    done(data, false);
}

static void begin(Inn *inn) {
    ck_assert_int_eq(store_open(&inn->store, inn->folder[0] != '\0' ? inn->folder : NULL, inn->wall / 1000),
                     STORE_FINE);
    TableHost host = {.context = inn,
                      .assets = getenv("SCHOTT_WORLD_ASSETS"),
                      .pack = inn->pack,
                      .store = inn->store,
                      .now = now_of,
                      .wall = wall_of,
                      .random = random_of,
                      .ready = ready,
                      .log = take_log,
                      .think = think};
    inn->tables = tables_new(&host, &inn->rules);
}

static void open_in(Inn *inn, bool on_disk) {
    memset(inn, 0, sizeof *inn);
    inn->rules = TABLE_RULES;
    inn->rules.limits.joins = inn->rules.limits.wrong = 1000; /* all come from one place */
    inn->rules.limits.messages = inn->rules.limits.burst = 100000;
    inn->now = 1000;
    inn->wall = INT64_C(1790000000000);
    random_init(&inn->chance, 11);
    if (on_disk) {
        snprintf(inn->folder, sizeof inn->folder, "/tmp/schott-table-XXXXXX");
        ck_assert_ptr_nonnull(mkdtemp(inn->folder));
    }
    begin(inn);
}

void inn_open(Inn *inn) {
    open_in(inn, false);
}

void inn_open_on_disk(Inn *inn) {
    open_in(inn, true);
}

static void end(Inn *inn) {
    for (int i = 0; i < inn->lines; i++) {
        line_hang_up(&inn->line[i]);
    }
    tables_free(inn->tables);
    store_close(inn->store);
}

void inn_close(Inn *inn) {
    end(inn);
    for (int i = 0; i < inn->lines; i++) {
        bot_close(&inn->line[i].bot);
        free(inn->line[i].heard);
    }
    if (inn->folder[0] != '\0') {
        char command[96];
        snprintf(command, sizeof command, "rm -r '%s'", inn->folder);
        ck_assert_int_eq(system(command), 0);
    }
}

void inn_restart(Inn *inn) {
    end(inn);
    begin(inn);
}

/* --- lines -------------------------------------------------------------------------------------------------------- */

static void keep(Line *line, const char *text) {
    size_t length = strlen(text);
    line->heard = memory_resize(line->heard, line->length + length + 1);
    memcpy(line->heard + line->length, text, length + 1);
    line->length += length;
}

/* What an action has made happen rests on it: the first that was issued since. */
static bool is_too_soon(const Inn *inn, const char *text) {
    bool tells = strstr(text, "\"events\"") != NULL || strstr(text, "\"ok\"") != NULL;
    return inn->issued > 0 && tells && store_committed(inn->store) <= inn->issued;
}

static void hear(Inn *inn, Line *line) {
    char *text;
    while (line->caller != NULL && !line->is_slow && (text = caller_next(line->caller)) != NULL) {
        line->was_too_soon = line->was_too_soon || is_too_soon(inn, text);
        keep(line, text);
        ck_assert_msg(bot_hear(&line->bot, text, strlen(text)), "%s", text);
        cJSON_free(text);
        if (caller_is_done(line->caller)) {
            line_hang_up(line);
        }
    }
}

void inn_hear(Inn *inn) {
    for (int i = 0; i < inn->lines; i++) {
        hear(inn, &inn->line[i]); /* what is there already */
    }
    store_flush(inn->store);
    tables_look_at_commits(inn->tables);
    for (int i = 0; i < inn->lines; i++) {
        hear(inn, &inn->line[i]);
    }
}

void line_hang_up(Line *line) {
    caller_free(line->caller);
    line->caller = NULL;
    bot_lost(&line->bot);
}

static bool call(Inn *inn, Line *line, const char *address) {
    line->caller = caller_new(inn->tables, address, line);
    if (line->caller != NULL) {
        line_say(inn, line, "{\"t\":\"hello\",\"v\":1,\"lang\":\"de\"}");
    }
    return line->caller != NULL;
}

Line *inn_call_from(Inn *inn, const char *address) {
    ck_assert_int_lt(inn->lines, INN_LINES);
    Line *line = &inn->line[inn->lines++];
    bot_open(&line->bot, getenv("SCHOTT_WORLD_ASSETS"), (uint64_t)inn->lines);
    return call(inn, line, address) ? line : NULL;
}

Line *inn_call(Inn *inn) {
    Line *line = inn_call_from(inn, "192.0.2.1");
    ck_assert_ptr_nonnull(line);
    return line;
}

void line_call_again(Inn *inn, Line *line) {
    line_hang_up(line);
    ck_assert(call(inn, line, "192.0.2.1"));
}

void line_say(Inn *inn, Line *line, const char *format, ...) {
    char text[FAR_CLIENT_MAX * 2];
    va_list values;
    va_start(values, format);
    vsnprintf(text, sizeof text, format, values);
    va_end(values);
    if (strstr(text, "\"t\":\"act\"") != NULL) {
        inn->issued = store_set_number(inn->store, "test", ++inn->acts);
        store_flush(inn->store);
    }
    if (line->caller != NULL) {
        caller_take(line->caller, text, strlen(text));
    }
    inn_hear(inn);
    inn->issued = 0;
}

void line_join(Inn *inn, Line *line, const char *code, bool watches) {
    char *text = bot_join(&line->bot, code, watches);
    line_say(inn, line, "%s", text);
    cJSON_free(text);
}

Line *inn_make(Inn *inn, const char *game, int people, int computers, const char *more) {
    Line *line = inn_call(inn);
    char seats[200] = "";
    for (int p = 0; p < people + computers; p++) {
        const char *seat = p < people ? "null" : "{\"computer\":true,\"level\":\"medium\"}";
        snprintf(seats + strlen(seats), sizeof seats - strlen(seats), "%s%s", p > 0 ? "," : "", seat);
    }
    line_say(inn, line, "{\"t\":\"make\",\"game\":\"%s\",\"setup\":{\"board\":\"%s\",\"seats\":[%s]}%s}", game,
             inn->board != NULL           ? inn->board
             : strcmp(game, "world") == 0 ? "short"
                                          : "classic",
             seats, more);
    ck_assert_str_ne(line->bot.code, "");
    return line;
}

/* --- playing ------------------------------------------------------------------------------------------------------ */

void inn_pass(Inn *inn, double ms) {
    inn->now += ms;
    inn->wall += (int64_t)ms;
    double due = tables_step(inn->tables, inn->now);
    for (int i = 0; i < 100 && due >= 0 && due <= inn->now; i++) {
        due = tables_step(inn->tables, inn->now);
    }
    inn_hear(inn);
}

bool inn_play(Inn *inn) {
    bool is_done = false;
    for (int i = 0; i < inn->lines; i++) {
        Line *line = &inn->line[i];
        char *text = line->caller != NULL && !line->is_slow ? bot_say(&line->bot) : NULL;
        if (text != NULL) {
            line_say(inn, line, "%s", text);
            cJSON_free(text);
            is_done = true;
        }
    }
    inn_pass(inn, is_done ? 20 : 3000);
    return is_done;
}

void inn_play_on(Inn *inn, int actions) {
    Room *room = inn_room(inn, &inn->line[0]);
    size_t until = session_actions(room->session) + (size_t)actions;
    for (int i = 0; i < 200 * actions && session_actions(room->session) < until; i++) {
        inn_play(inn);
    }
    ck_assert_uint_ge(session_actions(room->session), until);
}

Room *inn_room(const Inn *inn, const Line *line) {
    uint32_t number = 0;
    ck_assert(code_number_read(line->bot.code, &number));
    return tables_find(inn->tables, number);
}
