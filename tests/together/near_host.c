#include "near_host.h"

#include "base/memory.h"
#include "core/random.h"
#include "far/message.h"
#include "i18n/i18n.h"
#include "line/line.h"
#include "table/tables.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct Line {
    Caller *caller; /* NULL: nobody answers */
    void (*wake)(void *context);
    void *context;
};

static Tables *tables;
static Caller *guest;
static Random chance;
static double now_ms;

/* --- the host ----------------------------------------------------------------------------------------------------- */

static double now_of(void *context) {
    (void)context;
    return now_ms;
}

static int64_t wall_of(void *context) {
    (void)context;
    return INT64_C(1790000000000) + (int64_t)now_ms;
}

static void random_of(void *context, void *bytes, size_t count) {
    (void)context;
    for (size_t i = 0; i < count; i++) {
        ((uint8_t *)bytes)[i] = (uint8_t)random_below(&chance, 256);
    }
}

static void ready(void *context, void *connection) {
    const Line *line = connection;
    (void)context;
    if (line != NULL) {
        line->wake(line->context);
    }
}

static void no_log(void *context, const char *line) {
    (void)context;
    (void)line;
}

static void think(void *context, void (*run)(void *data), void (*done)(void *data, bool dropped), void *data) {
    (void)context;
    run(data);
    done(data, false);
}

void near_host_open(void) {
    TableRules rules = TABLE_RULES;
    rules.limits.joins = rules.limits.wrong = rules.limits.tables = 1000;
    rules.limits.messages = rules.limits.burst = 100000;
    random_init(&chance, 3);
    tables = tables_new(&(TableHost){.assets = getenv("SCHOTT_WORLD_ASSETS"),
                                     .now = now_of,
                                     .wall = wall_of,
                                     .random = random_of,
                                     .ready = ready,
                                     .log = no_log,
                                     .think = think},
                        &rules);
}

void near_host_close(void) {
    near_host_guest_goes();
    tables_free(tables);
    tables = NULL;
}

/* A host speaks the language of whoever calls; the game here goes on in its own. */
static void say(Caller *caller, const char *text) {
    char language[16];
    i18n_copy(language, sizeof language, i18n_language());
    caller_take(caller, text, strlen(text));
    tables_step(tables, now_ms);
    i18n_set_language(language);
}

static char *hear(Caller *caller) {
    char language[16];
    i18n_copy(language, sizeof language, i18n_language());
    char *text = caller_next(caller);
    i18n_set_language(language);
    return text;
}

void near_host_pass(double ms) {
    now_ms += ms;
    tables_step(tables, now_ms);
}

void near_host_guest_comes(const char *code, const char *name) {
    char text[300];
    char *heard;
    guest = caller_new(tables, "guest", NULL);
    say(guest, "{\"t\":\"hello\",\"v\":1,\"build\":\"guest\",\"lang\":\"en\"}");
    snprintf(text, sizeof text, "{\"t\":\"join\",\"code\":\"%s\",\"as\":\"seat\",\"new\":\"%032d\",\"name\":\"%s\"}",
             code, 7, name);
    say(guest, text);
    while ((heard = hear(guest)) != NULL) {
        cJSON_free(heard);
    }
}

void near_host_guest_goes(void) {
    caller_free(guest);
    guest = NULL;
}

/* --- lines there: instead of those of src/line -------------------------------------------------------------------- */

Line *line_open(const char *address, void (*wake)(void *context), void *context) {
    Line *line = memory_new(sizeof *line);
    line->wake = wake;
    line->context = context;
    line->caller = strstr(address, "near") != NULL ? caller_new(tables, "here", line) : NULL;
    wake(context);
    return line;
}

void line_close(Line *line) {
    if (line != NULL) {
        caller_free(line->caller);
        free(line);
    }
}

LineState line_state(const Line *line) {
    return line->caller != NULL ? LINE_OPEN : LINE_GONE;
}

LineFault line_fault(const Line *line) {
    return line->caller != NULL ? LINE_FINE : LINE_NO_HOST;
}

void line_send(Line *line, const char *text) {
    if (line->caller != NULL) {
        say(line->caller, text);
        line->wake(line->context);
    }
}

char *line_take(Line *line) {
    char *text = line->caller != NULL ? hear(line->caller) : NULL;
    char *copy = text != NULL ? memory_copy(text) : NULL;
    cJSON_free(text);
    return copy;
}
