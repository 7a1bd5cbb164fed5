/* A folder and a game to test with. */
#ifndef TESTS_STORE_SAMPLE_H
#define TESTS_STORE_SAMPLE_H

#include "store/store.h"

#include <check.h>
#include <stdio.h>

enum { SAMPLE_NOW = 1772000000 }; /* 2026-02-25 06:13:20 */

extern char sample_folder[256];

void sample_set_up(void); /* an empty folder with a name that is not ASCII */
void sample_tear_down(void);
/* fopen() for any name, also on Windows. */
FILE *sample_file(const char *path, const char *mode);
void sample_path(char *path, size_t size, const char *name); /* in the folder */

Store *sample_open(void); /* must go well and without a notice */
void sample_expect_notice(Store *store, StoreProblem problem);
void sample_expect_no_notice(Store *store);

StoreGame sample_game(void); /* Änne, Ben, and a computer called 小明 */
StoreAction sample_action(int64_t ordinal);
int64_t sample_begin(Store *store);
void sample_append(Store *store, int64_t game, int64_t from, int64_t to);
/* The journal holds at least `least` actions, all as sample_action made them; returns how many. */
int64_t sample_check_journal(Store *store, int64_t game, int64_t least);

/* The bytes of a file, at most SAMPLE_BYTES_MAX. */
enum { SAMPLE_BYTES_MAX = 1 << 20 };
size_t sample_read(const char *from, char *bytes);
void sample_write(const char *to, const char *bytes, size_t size);

void sample_sql(const char *sql); /* on the closed database */
void sample_play(void);           /* a game and a name in it */
/* Opens what is damaged: it is said, the old bytes are under the dated name, and the new file works. */
void sample_expect_moved_aside(const char *name, const char *bytes, size_t size);
/* A store that begins in memory for this reason. */
Store *sample_open_anyway(StoreProblem problem);
void sample_wait_for_file(Store *store);
void sample_add_fame(Store *store, const char *name);

int sample_run(Suite *suite);

#endif
