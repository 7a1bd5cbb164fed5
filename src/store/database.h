/* One SQLite connection to our tables, on disk or in memory. Not for two threads at once. */
#ifndef STORE_DATABASE_H
#define STORE_DATABASE_H

#include "store/store.h"

#include <sqlite3.h>
#include <stdbool.h>
#include <stdint.h>

typedef struct Database {
    sqlite3 *db;     /* NULL: closed */
    int64_t opened;  /* how often it had been opened for writing before: tells whether somebody else has been here */
    bool fresh;      /* was empty or not there */
    bool unscanned;  /* nobody has looked for damage among its rows */
    char aside[256]; /* what was moved aside for it, or empty */
} Database;

/* For a copy of the game that is just closing, ms. */
enum { DATABASE_WAIT = 300 };

/* Opens the file for us alone, begins it if there is none, moves it aside if it is damaged, migrates it. Closed again
 * with any answer but STORE_FINE. wait: ms for whoever holds it. */
StoreProblem database_open_file(Database *database, const char *path, const char *vfs, int64_t now, int wait);
/* The same for whoever scans it afterwards: a large one that was closed as it should be is left unscanned. */
StoreProblem database_open_unscanned(Database *database, const char *path, const char *vfs, int64_t now, int wait);
/* As it was closed last, beside whoever has it open, who moves nothing into it meanwhile; for another thread. NULL:
 * cannot be opened. To be closed with SQLite's own function. */
sqlite3 *database_open_unchanging(const char *path);
/* Reads it through: STORE_FINE, STORE_WAS_DAMAGED, or why that could not be found out. */
StoreProblem database_scan(sqlite3 *db);
/* An empty one with today's tables. */
void database_open_memory(Database *database);
/* Fills an empty database in memory with what a file holds that can only be read. STORE_NEWER and STORE_IN_USE as
 * above; any other problem: could not, still empty. */
StoreProblem database_copy_readable(Database *memory, const char *path);
/* A copy that is there already, to be changed. STORE_FINE, or closed again. */
StoreProblem database_open_copy(Database *database, const char *path);
/* Empties the hall of fame so that not a byte of it is left in the file; an SQLite result. */
int database_forget_fame(sqlite3 *db);
/* Replaces all of `to` by `from`, at once or not at all; an SQLite result. */
int database_copy(Database *to, const Database *from);
/* The same for a database attached to it under this name. */
int database_copy_as(Database *to, const char *name, const Database *from);
void database_close(Database *database);
/* The file was deleted or replaced while it is open: nobody would find what is written to it. What may lie in its place
 * by then is left alone when it is closed. */
bool database_has_moved(const Database *database);

/* What an SQLite result means to a player. */
StoreProblem database_problem(int result);

/* How often it was opened for writing; what cannot have been counted is 0. */
bool database_opened(sqlite3 *db, int64_t *count);

/* A statement to step; NULL: the database is in no state for it. Values follow as the letters say: i int64_t, t const
 * char * (NULL: null). To be finalized. */
sqlite3_stmt *database_ask(sqlite3 *db, const char *sql, const char *letters, ...);
/* The same, run to its end; an SQLite result, SQLITE_OK when done. */
int database_run(sqlite3 *db, const char *sql, const char *letters, ...);
/* One that has a single number to be given, from the beginning with this one; NULL stays NULL. To be finalized once. */
sqlite3_stmt *database_ask_again(sqlite3_stmt *statement, int64_t number);
/* The number in the first column of the first row; false: no row. */
bool database_number(sqlite3 *db, const char *sql, int64_t *number);

#endif
