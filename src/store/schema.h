/* The tables, and how older ones become today's. */
#ifndef STORE_SCHEMA_H
#define STORE_SCHEMA_H

#include <sqlite3.h>
#include <stdbool.h>

enum {
    SCHEMA_VERSION = 7,
    SCHEMA_SUMS = 7,                 /* the first one that has sums */
    SCHEMA_APPLICATION = 0x53574c44, /* in the file's header: this database is ours */
};

/* From `version` (0: empty) to today's, in one transaction; an SQLite result. */
int schema_migrate(sqlite3 *db, int version);
/* SQLITE_OK: the database has the tables and indexes of this version, word for word, and nothing else that could run
 * or lie; SQLITE_NOTADB: it does not. */
int schema_check(sqlite3 *db, int version);
/* Whether all tables and columns are there that we read and write. */
bool schema_is_whole(sqlite3 *db);

#endif
