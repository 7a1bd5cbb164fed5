#define _XOPEN_SOURCE 700 /* mkdtemp */

#include "sample.h"
#include "store/inside.h"
#include "store/visits.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifdef _WIN32
#include <windows.h>
#endif

char sample_folder[256];

#ifdef _WIN32
/* A question mark cannot be in a name there. */
static wchar_t *wide(const char *path) {
    static wchar_t wide[1024];
    ck_assert_int_gt(MultiByteToWideChar(CP_UTF8, MB_ERR_INVALID_CHARS, path, -1, wide, 1024), 0);
    return wide;
}

FILE *sample_file(const char *path, const char *mode) {
    wchar_t wide_mode[] = {(wchar_t)mode[0], L'b', 0};
    return _wfopen(wide(path), wide_mode);
}

void sample_set_up(void) {
    static unsigned number;
    wchar_t temporary[128];
    char narrow[128];
    ck_assert_uint_gt(GetTempPathW(128, temporary), 0);
    ck_assert_int_gt(WideCharToMultiByte(CP_UTF8, 0, temporary, -1, narrow, sizeof narrow, NULL, NULL), 0);
    snprintf(sample_folder, sizeof sample_folder, "%sstöre-肖特 %%41#%lu-%u", narrow, GetCurrentProcessId(), number++);
    ck_assert(CreateDirectoryW(wide(sample_folder), NULL));
}

void sample_tear_down(void) {
    char path[1024], name[512];
    WIN32_FIND_DATAW found;
    snprintf(path, sizeof path, "%s\\*", sample_folder);
    HANDLE search = FindFirstFileW(wide(path), &found);
    ck_assert(search != INVALID_HANDLE_VALUE);
    do {
        WideCharToMultiByte(CP_UTF8, 0, found.cFileName, -1, name, sizeof name, NULL, NULL);
        snprintf(path, sizeof path, "%s\\%s", sample_folder, name);
        if (!(found.dwFileAttributes & FILE_ATTRIBUTE_DIRECTORY)) {
            ck_assert(DeleteFileW(wide(path)));
        }
    } while (FindNextFileW(search, &found));
    FindClose(search);
    ck_assert(RemoveDirectoryW(wide(sample_folder)));
}
#else
FILE *sample_file(const char *path, const char *mode) {
    return fopen(path, mode);
}

void sample_set_up(void) {
    strcpy(sample_folder, "/tmp/störe-肖特 %41?#XXXXXX");
    ck_assert_ptr_nonnull(mkdtemp(sample_folder));
}

void sample_tear_down(void) {
    char command[512];
    snprintf(command, sizeof command, "rm -rf '%s'", sample_folder);
    ck_assert_int_eq(system(command), 0);
}
#endif

void sample_path(char *path, size_t size, const char *name) {
    snprintf(path, size, "%s/%s", sample_folder, name);
}

Store *sample_open(void) {
    Store *store;
    ck_assert_int_eq(store_open(&store, sample_folder, SAMPLE_NOW), STORE_FINE);
    ck_assert_ptr_nonnull(store);
    sample_expect_no_notice(store);
    ck_assert(store_is_on_disk(store));
    return store;
}

void sample_expect_notice(Store *store, StoreProblem problem) {
    StoreNotice notice;
    char sentence[256];
    store_flush(store);
    ck_assert_msg(store_take_notice(store, &notice), "no notice, expected %d", (int)problem);
    ck_assert_int_eq(notice.problem, problem);
    store_explain(&notice, sentence, sizeof sentence);
    ck_assert_uint_gt(strlen(sentence), 10);
    ck_assert_ptr_null(strchr(sentence, '{'));
}

void sample_expect_no_notice(Store *store) {
    StoreNotice notice;
    store_flush(store);
    ck_assert_msg(!store_take_notice(store, &notice), "notice %d", (int)notice.problem);
}

StoreGame sample_game(void) {
    return (StoreGame){.kind = "world",
                       .board = "short",
                       .rules = 1,
                       .seat_count = 3,
                       .seat = {{.name = "Änne", .figurine = 2},
                                {.name = "Ben", .figurine = 0},
                                {.name = "小明", .level = "hard", .figurine = 3}},
                       .started = SAMPLE_NOW};
}

StoreAction sample_action(int64_t ordinal) {
    int32_t n = (int32_t)ordinal;
    return (StoreAction){.seat = n % 3, .kind = 1 + n % 10, .a = n, .b = -n, .c = n / 7};
}

int64_t sample_begin(Store *store) {
    StoreGame game = sample_game();
    int64_t id;
    store_begin_game(store, &game, "{\"seed\":\"7\"}", &id);
    return id;
}

void sample_append(Store *store, int64_t game, int64_t from, int64_t to) {
    for (int64_t i = from; i < to; i++) {
        StoreAction action = sample_action(i);
        store_append_action(store, game, i, &action);
    }
}

int64_t sample_check_journal(Store *store, int64_t game, int64_t least) {
    StoreJournal journal;
    ck_assert_int_eq(store_load_journal(store, game, &journal), STORE_FINE);
    int64_t count = (int64_t)journal.action_count;
    ck_assert_int_ge(count, least);
    ck_assert_int_eq(count, journal.game.action_count);
    ck_assert_str_eq(journal.setup, "{\"seed\":\"7\"}");
    for (int64_t i = 0; i < count; i++) {
        StoreAction expected = sample_action(i);
        ck_assert_mem_eq(&journal.action[i], &expected, sizeof expected);
    }
    store_journal_free(&journal);
    return count;
}

static const char *database_path(void) {
    static char path[512];
    sample_path(path, sizeof path, "schott-world.sqlite");
    return path;
}

size_t sample_read(const char *from, char *bytes) {
    FILE *file = sample_file(from, "rb");
    ck_assert_msg(file != NULL, "%s is not there", from);
    size_t size = fread(bytes, 1, SAMPLE_BYTES_MAX, file);
    fclose(file);
    ck_assert_uint_lt(size, SAMPLE_BYTES_MAX);
    return size;
}

void sample_write(const char *to, const char *bytes, size_t size) {
    FILE *file = sample_file(to, "wb");
    ck_assert_ptr_nonnull(file);
    ck_assert_uint_eq(fwrite(bytes, 1, size, file), size);
    fclose(file);
}

void sample_sql(const char *sql) {
    sqlite3 *db;
    char *message = NULL;
    ck_assert_int_eq(sqlite3_open(database_path(), &db), SQLITE_OK);
    sqlite3_exec(db, sql, NULL, NULL, &message);
    ck_assert_msg(message == NULL, "%s", message);
    sqlite3_close(db);
}

void sample_play(void) {
    Store *store = sample_open();
    int64_t game = sample_begin(store);
    sample_append(store, game, 0, 300);
    store_set_text(store, "name", "Änne");
    store_close(store);
}

/* Opens what is damaged: it is said, the old bytes are under the dated name, and the new file works. */
void sample_expect_moved_aside(const char *name, const char *bytes, size_t size) {
    char aside[512], *kept = malloc(SAMPLE_BYTES_MAX);
    Store *store;
    StoreNotice notice;
    ck_assert_int_eq(store_open(&store, sample_folder, SAMPLE_NOW), STORE_WAS_DAMAGED);
    ck_assert(store_take_notice(store, &notice));
    ck_assert_int_eq(notice.problem, STORE_WAS_DAMAGED);
    ck_assert_str_eq(notice.file, name);
    char sentence[256];
    store_explain(&notice, sentence, sizeof sentence);
    ck_assert_ptr_nonnull(strstr(sentence, name));
    ck_assert(store_is_on_disk(store));
    int64_t game = sample_begin(store);
    sample_append(store, game, 0, 3);
    store_close(store);
    sample_path(aside, sizeof aside, name);
    ck_assert_uint_eq(sample_read(aside, kept), size);
    ck_assert_mem_eq(kept, bytes, size);
    free(kept);
    store = sample_open();
    sample_check_journal(store, game, 3);
    store_close(store);
}

Store *sample_open_anyway(StoreProblem problem) {
    Store *store;
    StoreOptions options = {.directory = sample_folder, .retry = 10, .now = SAMPLE_NOW, .anyway = true};
    ck_assert_int_eq(store_open_with(&store, &options), problem);
    ck_assert_ptr_nonnull(store);
    sample_expect_notice(store, problem);
    ck_assert(!store_is_on_disk(store));
    return store;
}

void sample_wait_for_file(Store *store) {
    StoreTicket never = store_committed(store) + 1000;
    for (int i = 0; i < 1000 && !store_is_on_disk(store); i++) {
        store_wait(store, never, 10);
    }
    ck_assert(store_is_on_disk(store));
    sample_expect_notice(store, STORE_SAVING_AGAIN);
}

void sample_add_fame(Store *store, const char *name) {
    StoreFame fame = {.kind = STORE_FAME_RUN, .board = "short", .value = 5, .date = 20000};
    snprintf(fame.name, sizeof fame.name, "%s", name);
    store_add_fame(store, &fame);
}

int sample_run(Suite *suite) {
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
