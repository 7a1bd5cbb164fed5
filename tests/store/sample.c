#define _XOPEN_SOURCE 700 /* mkdtemp */

#include "sample.h"

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

int sample_run(Suite *suite) {
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
