#include "fleet_folder.h"

#include "base/memory.h"
#include "sample.h"
#include "store/fleet.h"
#include "store/inside.h"
#include "store/visits.h"

#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FILES = 64, PAUSE = 20 };

typedef struct File {
    char name[64], *text;
} File;

static File file[FILES];
static Mutex files_lock;
bool fleet_is_full;
Store *store;

static const char *name_of(const char *path) {
    const char *place = strstr(path, "/FLEET/");
    ck_assert_ptr_nonnull(place);
    return place + strlen("/FLEET/");
}

static File *find(const char *name) {
    for (int i = 0; i < FILES; i++) {
        if (file[i].text != NULL && strcmp(file[i].name, name) == 0) {
            return &file[i];
        }
    }
    return NULL;
}

static void forget(File *gone) {
    free(gone->text);
    gone->text = NULL;
}

void put(const char *name, const char *text) {
    pthread_mutex_lock(&files_lock);
    File *place = find(name);
    for (int i = 0; place == NULL; i++) {
        place = file[i].text == NULL ? &file[i] : NULL;
    }
    free(place->text);
    snprintf(place->name, sizeof place->name, "%s", name);
    place->text = memory_copy(text);
    pthread_mutex_unlock(&files_lock);
}

static char *read_file(const char *path, size_t most, size_t *size) {
    pthread_mutex_lock(&files_lock);
    const File *found = find(name_of(path));
    char *text = found == NULL ? NULL : memory_copy(found->text);
    pthread_mutex_unlock(&files_lock);
    *size = text == NULL ? 0 : strlen(text);
    ck_assert_uint_le(*size, most);
    return text;
}

static bool write_file(const char *path, const char *text, size_t size) {
    ck_assert_uint_eq(strlen(text), size);
    if (fleet_is_full) {
        return false;
    }
    put(name_of(path), text);
    return true;
}

void remove_file(const char *path) {
    pthread_mutex_lock(&files_lock);
    File *found = find(name_of(path));
    if (found != NULL) {
        forget(found);
    }
    pthread_mutex_unlock(&files_lock);
}

void clear(const char *folder, const char *begin, const char *end) {
    (void)end;
    ck_assert_str_eq(name_of(folder), "out");
    pthread_mutex_lock(&files_lock);
    for (int i = 0; i < FILES; i++) {
        if (file[i].text != NULL && strncmp(file[i].name, "out/", 4) == 0 &&
            strncmp(file[i].name + 4, begin, strlen(begin)) == 0) {
            forget(&file[i]);
        }
    }
    pthread_mutex_unlock(&files_lock);
}

static const StoreFolder FOLDER = {read_file, write_file, remove_file, clear};

void join(void) {
    store_join_fleet(store, "/FLEET", &FOLDER);
}

void open_store(StoreProblem problem) {
    StoreOptions options = {.directory = sample_folder, .retry = 40, .now = SAMPLE_NOW, .anyway = true};
    ck_assert_int_eq(store_open_with(&store, &options), problem);
    if (problem == STORE_FINE) {
        sample_expect_no_notice(store);
    } else {
        sample_expect_notice(store, problem);
    }
}

void fleet_set_up(void) {
    memset(file, 0, sizeof file);
    mutex_init(&files_lock);
    fleet_is_full = false;
    sample_set_up();
    open_store(STORE_FINE);
}

void fleet_tear_down(void) {
    store_close(store);
    for (int i = 0; i < FILES; i++) {
        forget(&file[i]);
    }
    sample_tear_down();
}

char *handed(void) {
    char *all = calloc(1, 1 << 22);
    pthread_mutex_lock(&files_lock);
    for (int number = 1; number < 1000; number++) {
        char name[64];
        snprintf(name, sizeof name, "out/events-%08d.json", number);
        const File *found = find(name);
        strcat(all, found == NULL ? "" : found->text);
    }
    pthread_mutex_unlock(&files_lock);
    return all;
}

static int count_of(const char *text, const char *what) {
    int count = 0;
    for (; (text = strstr(text, what)) != NULL; text += strlen(what)) {
        count++;
    }
    return count;
}

int handed_count(const char *what) {
    char *all = handed();
    int count = count_of(all, what);
    free(all);
    return count;
}

void sleep_a_little(void) {
    static Mutex mutex;
    static Condition never;
    static bool is_begun;
    if (!is_begun) {
        mutex_init(&mutex);
        condition_init(&never);
        is_begun = true;
    }
    pthread_mutex_lock(&mutex);
    condition_wait_for(&never, &mutex, PAUSE);
    pthread_mutex_unlock(&mutex);
}

void wait_for_handed(const char *what, int count) {
    for (int i = 0; handed_count(what) != count; i++) {
        char *all = i < 500 ? NULL : handed();
        ck_assert_msg(i < 500, "%d times %s instead of %d in %.2000s", handed_count(what), what, count, all);
        store_has_notice(store); /* as the game asks at every turn, from which a store without a thread lives */
        sleep_a_little();
    }
}

void wait_for_waiting(int64_t count) {
    for (int i = 0; store_fleet_waiting(store) != count; i++) {
        ck_assert_msg(i < 500, "%lld wait instead of %lld", (long long)store_fleet_waiting(store), (long long)count);
        sleep_a_little();
    }
}

const char *said(const char *key) {
    static char value[64];
    char *all = handed(), wanted[64];
    snprintf(wanted, sizeof wanted, "\"%s\":\"", key);
    const char *at = strstr(all, wanted);
    ck_assert_ptr_nonnull(at);
    at += strlen(wanted);
    snprintf(value, sizeof value, "%.*s", (int)strcspn(at, "\""), at);
    free(all);
    return value;
}

void acknowledge(const char *of_store, int64_t up_to, int64_t fork) {
    char text[300], own[64], forks[80] = "";
    snprintf(own, sizeof own, "%s", said("run"));
    if (fork > 0) {
        snprintf(forks, sizeof forks, "\"%s\":%lld", of_store, (long long)fork);
    }
    snprintf(text, sizeof text, "{\"run\":\"%s\",\"acked\":{\"%s\":%lld},\"fork\":{%s}}", own, of_store,
             (long long)up_to, forks);
    put("in/ack.json", text);
}

int64_t visit(int64_t game, StoreVisitOutcome outcome) {
    int64_t id;
    store_begin_visit(store,
                      &(StoreVisit){.game = game,
                                    .kind = "path",
                                    .language = "de",
                                    .board = "a \"b\"",
                                    .levels = "easy hard",
                                    .persons = 3,
                                    .date = FLEET_DAY,
                                    .hour = 14,
                                    .begun = SAMPLE_NOW},
                      &id);
    store_end_visit(store, id, outcome, 250, SAMPLE_NOW + 250);
    return id;
}

void answer(int64_t game, int64_t ordinal, const char *topic, bool right) {
    StoreAnswer answer = {.game = game, .ordinal = ordinal, .name = "Ben", .question = "q", .right = right};
    snprintf(answer.topic, sizeof answer.topic, "%s", topic);
    store_add_answer(store, &answer);
}

int64_t number(const char *sql) {
    int64_t found = -1;
    sqlite3 *db = store_read_begin(store);
    database_number(db, sql, &found);
    store_read_end(store);
    return found;
}

void open_anew(void) {
    ck_assert(store_close(store));
    open_store(STORE_FINE);
}

int fleet_files(void) {
    int count = 0;
    for (int i = 0; i < FILES; i++) {
        count += file[i].text != NULL;
    }
    return count;
}
