/* All tables of a host, whether somebody is at them or not. One thread; nothing here knows a socket or a clock of its
 * own. */
#ifndef TABLE_TABLES_H
#define TABLE_TABLES_H

#include "play/host.h"
#include "store/store.h"
#include "table/limits.h"

typedef struct Tables Tables;
typedef struct Caller Caller;

/* What a host is told to do: table.ini. */
typedef struct TableRules {
    TableLimits limits;
    bool has_experts;   /* a computer may be one: it thinks for up to a second */
    int stand_in_after; /* s: then a computer plays for who is away; 0: when somebody says so */
    int asleep_after;   /* s without anybody at it: then a table is rows, not memory */
    char language[16];  /* of whoever has no other */
    int kept_days;      /* behind its end, or behind when somebody was there last */
    int pace;           /* of computers, in hundredths of the usual pause */
    bool shows_at_once; /* what is not committed yet, too: tests see that they would notice */
} TableRules;

extern const TableRules TABLE_RULES;

/* What it needs of the program around it. */
typedef struct TableHost {
    void *context; /* handed to every function */
    const char *assets;
    struct Pack *pack;              /* a company's own questions and boards, which outlives the tables; NULL: none */
    Store *store;                   /* NULL: nothing is kept */
    double (*now)(void *context);   /* ms of a clock that never jumps */
    int64_t (*wall)(void *context); /* ms since 1970 */
    void (*random)(void *context, void *bytes, size_t count); /* that nobody can foresee */
    void (*ready)(void *context, void *connection);           /* its caller has something to say */
    void (*log)(void *context, const char *line);             /* for who runs the host */
    void (*think)(void *context, void (*run)(void *data), void (*done)(void *data, bool dropped), void *data);
} TableHost;

/* With the tables that are kept, which are asleep. */
Tables *tables_new(const TableHost *host, const TableRules *rules);
/* Callers have gone before. */
void tables_free(Tables *tables);

/* Does what is due, and says when it wants to be called again: ms, negative: not before something else happens. */
double tables_step(Tables *tables, double now);

/* The store has woken the program: something may be committed. */
void tables_look_at_commits(Tables *tables);

size_t tables_count(const Tables *tables); /* that somebody can join */
size_t tables_awake(const Tables *tables);

/* --- callers ------------------------------------------------------------------------------------------------------ */

/* Somebody has called, from that address. NULL: there are enough from there. */
Caller *caller_new(Tables *tables, const char *address, void *connection);
void caller_free(Caller *caller); /* NULL is fine */

/* They say something (the byte behind it is NUL). */
void caller_take(Caller *caller, const char *text, size_t length);

/* What they are told next, to be freed with cJSON_free(); NULL: nothing. */
char *caller_next(Caller *caller);

/* All is said: the connection is to be closed. */
bool caller_is_done(const Caller *caller);

#endif
