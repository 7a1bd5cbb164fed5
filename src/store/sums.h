/* What is told of people, summed up as each game ends: which seats count, and what they come to. Nothing here says what
 * the games, seats and answers do not say, and a recount finds the same. */
#ifndef STORE_SUMS_H
#define STORE_SUMS_H

#include <sqlite3.h>
#include <stdint.h>

/* All are parts of a transaction and return an SQLite result. */

/* A game has its result. */
int sums_add_game(sqlite3 *db, int64_t game);
/* It is about to be deleted, or to lose its names. */
int sums_remove_game(sqlite3 *db, int64_t game);

/* An answer was written, the last row of all. */
int sums_add_answer(sqlite3 *db);
/* Those of a game from this action up to that one are about to go, or to lose their names. */
int sums_remove_answers(sqlite3 *db, int64_t game, int64_t first, int64_t last);

/* All of it anew. */
int sums_recount(sqlite3 *db);
/* Nobody's are left. */
int sums_clear(sqlite3 *db);

#endif
