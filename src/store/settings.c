#include "store/inside.h"

#include "base/memory.h"
#include "i18n/i18n.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* All settings lie in memory, sorted, and are written behind. A number is its digits: what was a number once may be a
 * text tomorrow. */

static size_t position_of(const Store *store, const char *key, bool *found) {
    size_t low = 0, high = store->setting_count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (strcmp(store->setting[middle].key, key) < 0) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    *found = low < store->setting_count && strcmp(store->setting[low].key, key) == 0;
    return low;
}

/* False: it is set like this already. */
static bool put(Store *store, const char *key, const char *value) {
    bool found;
    size_t at = position_of(store, key, &found);
    if (found && strcmp(store->setting[at].value, value) == 0) {
        return false;
    }
    if (found) {
        free(store->setting[at].value);
    } else {
        store->setting = memory_one_more(store->setting, store->setting_count, sizeof *store->setting);
        memmove(&store->setting[at + 1], &store->setting[at], (store->setting_count - at) * sizeof *store->setting);
        store->setting_count++;
        store->setting[at].key = memory_copy(key);
    }
    store->setting[at].value = memory_copy(value);
    return true;
}

static void drop(Store *store, size_t at) {
    free(store->setting[at].key);
    free(store->setting[at].value);
    store->setting_count--;
    memmove(&store->setting[at], &store->setting[at + 1], (store->setting_count - at) * sizeof *store->setting);
}

static bool is_text(const char *text, size_t length) {
    return text != NULL && strlen(text) == length && i18n_is_utf8(text, length);
}

void settings_load(Store *store) {
    sqlite3_stmt *statement = database_ask(store->current->db, "SELECT key, value FROM setting", "");
    while (read_row(store, statement)) {
        const char *key = (const char *)sqlite3_column_text(statement, 0);
        const char *value = (const char *)sqlite3_column_text(statement, 1);
        if (is_text(key, (size_t)sqlite3_column_bytes(statement, 0)) &&
            is_text(value, (size_t)sqlite3_column_bytes(statement, 1))) {
            put(store, key, value);
        }
    }
    sqlite3_finalize(statement);
}

void settings_fini(Store *store) {
    while (store->setting_count > 0) {
        drop(store, store->setting_count - 1);
    }
    free(store->setting);
    store->setting = NULL;
}

const char *store_get_text(const Store *store, const char *key, const char *otherwise) {
    bool found;
    size_t at = position_of(store, key, &found);
    return found ? store->setting[at].value : otherwise;
}

int64_t store_get_number(const Store *store, const char *key, int64_t otherwise, int64_t least, int64_t most) {
    const char *text = store_get_text(store, key, "");
    char *end;
    errno = 0;
    intmax_t number = strtoimax(text, &end, 10);
    bool sound = errno == 0 && end != text && *end == '\0' && number >= least && number <= most;
    return sound ? (int64_t)number : otherwise;
}

bool store_get_flag(const Store *store, const char *key, bool otherwise) {
    return store_get_number(store, key, otherwise, 0, 1) != 0;
}

static StoreTicket last_ticket(Store *store) {
    pthread_mutex_lock(&store->queue_lock);
    StoreTicket ticket = store->issued;
    pthread_mutex_unlock(&store->queue_lock);
    return ticket;
}

StoreTicket store_set_text(Store *store, const char *key, const char *value) {
    if (!put(store, key, value)) {
        return last_ticket(store);
    }
    Write *write = memory_new(sizeof *write);
    write->kind = WRITE_SET;
    write->key = memory_copy(key);
    write->text = memory_copy(value);
    return worker_send(store, write);
}

StoreTicket store_set_number(Store *store, const char *key, int64_t value) {
    char text[32];
    snprintf(text, sizeof text, "%" PRId64, value);
    return store_set_text(store, key, text);
}

StoreTicket store_set_flag(Store *store, const char *key, bool value) {
    return store_set_text(store, key, value ? "1" : "0");
}

StoreTicket store_unset(Store *store, const char *key) {
    bool found;
    size_t at = position_of(store, key, &found);
    if (!found) {
        return last_ticket(store);
    }
    drop(store, at);
    Write *write = memory_new(sizeof *write);
    write->kind = WRITE_UNSET;
    write->key = memory_copy(key);
    return worker_send(store, write);
}
