/* One writing on its way to the worker, and what it does to the tables. */
#ifndef STORE_WRITE_H
#define STORE_WRITE_H

#include "store/store.h"
#include "store/visits.h"

#include <sqlite3.h>

typedef enum WriteKind {
    WRITE_SET,
    WRITE_UNSET,
    WRITE_BEGIN,
    WRITE_APPEND,
    WRITE_TRUNCATE,
    WRITE_FINISH,
    WRITE_ABANDON,
    WRITE_DELETE,
    WRITE_ANSWER,
    WRITE_REPORT,
    WRITE_TAKE_BACK_REPORT,
    WRITE_BEGIN_VISIT,
    WRITE_END_VISIT,
    WRITE_CLOSE_VISITS,
    WRITE_FAME,
    WRITE_CLEAR_FAME,
    WRITE_JOIN_FLEET,
    WRITE_LEAVE_FLEET,
    WRITE_HEALTH,
    WRITE_ERA,
    WRITE_BACKUP,     /* done by itself, after those it came with */
    WRITE_CLEAR_COPY, /* likewise */
} WriteKind;

typedef struct Write {
    struct Write *next;
    WriteKind kind;
    int64_t game;
    int64_t number;     /* APPEND, TAKE_BACK_REPORT: ordinal; TRUNCATE: count; FINISH, ABANDON, HEALTH: now */
    StoreAction action; /* APPEND */
    StoreVisit visit;   /* BEGIN_VISIT; END_VISIT: id, outcome, seconds; CLOSE_VISITS: id */
    StoreFame fame;     /* FAME */
    StoreGame begin;    /* BEGIN */
    StoreAnswer answer; /* ANSWER */
    StoreReport report; /* REPORT */
    StoreResult result; /* FINISH; its extras are owned */
    char *key;          /* SET, UNSET; owned */
    char *text;         /* SET: value; BEGIN: setup; BACKUP, CLEAR_COPY: path; HEALTH: JSON; owned */
} Write;

Write *write_new(WriteKind kind, int64_t game);
void write_free(Write *write);
/* visits_write.c: the part of it about visits and the hall of fame. */
int write_apply_visits(sqlite3 *db, const Write *write);
/* Whatever a statement had to find and did not find makes the writing senseless. */
int write_must_change(sqlite3 *db, int result);
/* All of them in one transaction. SQLITE_OK, with how many made no sense and were left out; else none was done. */
int write_apply_all(sqlite3 *db, const Write *first, unsigned *refused);

#endif
