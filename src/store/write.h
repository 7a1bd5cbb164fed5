/* One writing on its way to the worker, and what it does to the tables. */
#ifndef STORE_WRITE_H
#define STORE_WRITE_H

#include "store/store.h"

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
} WriteKind;

typedef struct Write {
    struct Write *next;
    WriteKind kind;
    int64_t game;
    int64_t number;     /* APPEND: ordinal; TRUNCATE: count; FINISH, ABANDON: now */
    StoreAction action; /* APPEND */
    StoreGame begin;    /* BEGIN */
    StoreAnswer answer; /* ANSWER */
    StoreResult result; /* FINISH; its extras are owned */
    char *key;          /* SET, UNSET; owned */
    char *text;         /* SET: value; BEGIN: setup; owned */
} Write;

void write_free(Write *write);
/* SQLITE_OK; SQLITE_CONSTRAINT when it makes no sense, then undone; anything else is the disk's fault. */
int write_apply(sqlite3 *db, const Write *write);
/* All of them in one transaction. SQLITE_OK, with how many made no sense and were left out; else none was done. */
int write_apply_all(sqlite3 *db, const Write *first, unsigned *refused);

#endif
