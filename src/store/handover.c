#include "store/handover.h"

#include "base/memory.h"
#include "store/inside.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* On the worker's thread, between two batches and with no lock held while a file is read or written: whoever plays does
 * not wait for a disk because of us. Only what is in the file on the disk is handed over. Numbers of events that were
 * in memory alone would be used again after a power cut. */

enum { PAPER_MOST = 1 << 20 };

static const char *const PAPER[STORE_PAPERS] = {"in/fleet.json", "in/status.json"};

/* To be freed. */
static char *place_of(const Handover *handover, const char *name) {
    size_t size = strlen(handover->path) + strlen(name) + 2;
    char *place = memory_new(size);
    snprintf(place, size, "%s/%s", handover->path, name);
    return place;
}

static char *place_of_file(const Handover *handover, int64_t number) {
    char name[48];
    snprintf(name, sizeof name, "out/events-%08lld.json", (long long)number);
    return place_of(handover, name);
}

/* As after a start: all there is to hand over is written anew, and acknowledgements of what was before count no more.
 */
static void begin(Handover *handover) {
    unsigned char random[16];
    char *out = place_of(handover, "out");
    handover->folder.clear(out, "events-", "");
    free(out);
    sqlite3_randomness(sizeof random, random);
    for (size_t i = 0; i < sizeof random; i++) {
        snprintf(&handover->run[2 * i], 3, "%02x", random[i]);
    }
    handover->count = 0;
    handover->has_begun = handover->has_new = true;
}

/* --- events ------------------------------------------------------------------------------------------------------- */

static bool is_done(sqlite3 *db, const HandoverFile *file) {
    sqlite3_stmt *left = database_ask(db, "SELECT 1 FROM outbox WHERE store = ? AND seq BETWEEN ? AND ?", "tii",
                                      file->first.store, file->first.seq, file->last.seq);
    bool is_done = left != NULL && sqlite3_step(left) == SQLITE_DONE;
    sqlite3_finalize(left);
    return is_done;
}

static void remove_done(Store *store) {
    Handover *handover = &store->handover;
    int kept = 0;
    for (int i = 0; i < handover->count; i++) {
        pthread_mutex_lock(&store->database_lock);
        bool goes = is_done(store->file.db, &handover->file[i]);
        pthread_mutex_unlock(&store->database_lock);
        if (goes) {
            char *place = place_of_file(handover, handover->file[i].number);
            handover->folder.remove(place);
            free(place);
        } else {
            handover->file[kept++] = handover->file[i];
        }
    }
    handover->count = kept;
}

static void follow_acknowledgement(Store *store) {
    Handover *handover = &store->handover;
    size_t size;
    char *place = place_of(handover, "in/ack.json"), *text = handover->folder.read(place, PAPER_MOST, &size);
    bool is_ours, is_renumbered,
        is_news = text != NULL && (handover->acknowledged == NULL || strcmp(text, handover->acknowledged) != 0);
    free(place);
    if (!is_news) {
        free(text);
        return;
    }
    pthread_mutex_lock(&store->database_lock);
    int result = outbox_acknowledge(store->file.db, text, handover->run, &is_ours, &is_renumbered);
    pthread_mutex_unlock(&store->database_lock);
    if (result != SQLITE_OK) {
        free(text); /* and once more next time */
        return;
    }
    free(handover->acknowledged);
    handover->acknowledged = text;
    if (is_renumbered) {
        begin(handover);
    } else if (is_ours) {
        remove_done(store);
        handover->has_new = true; /* there is room for more */
    }
}

static bool write_file(const Handover *handover, const HandoverFile *file, const char *events) {
    size_t size = strlen(events) + 160;
    char *text = memory_new(size), *place = place_of_file(handover, file->number);
    int length = snprintf(text, size, "{\"run\":\"%s\",\"store\":\"%s\",\"events\":%s}\n", handover->run,
                          file->first.store, events);
    bool written = handover->folder.write(place, text, (size_t)length);
    free(text);
    free(place);
    return written;
}

/* To be freed. NULL: there is nothing behind. */
static char *read_behind(Store *store, const OutboxPlace *behind, HandoverFile *file) {
    pthread_mutex_lock(&store->database_lock);
    char *events = outbox_read(store->file.db, behind, HANDOVER_BATCH, &file->first, &file->last, &file->count);
    pthread_mutex_unlock(&store->database_lock);
    return events;
}

/* The last file is written again with what has come, as long as it has room. Whether the disk took all there was. */
static bool grow_last(Store *store) {
    Handover *handover = &store->handover;
    HandoverFile *last = handover->count > 0 ? &handover->file[handover->count - 1] : NULL;
    if (last == NULL || last->count == HANDOVER_BATCH) {
        return true;
    }
    HandoverFile grown = {.number = last->number};
    OutboxPlace behind = last->first;
    behind.seq--;
    char *events = read_behind(store, &behind, &grown);
    bool is_more =
        events != NULL && strcmp(grown.first.store, last->first.store) == 0 && grown.last.seq > last->last.seq;
    bool is_done = !is_more || write_file(handover, &grown, events);
    if (is_more && is_done) {
        *last = grown;
    }
    free(events);
    return is_done;
}

/* More files, as far ahead as one may be. */
static bool add_files(Store *store) {
    Handover *handover = &store->handover;
    bool is_written = true;
    while (handover->count < HANDOVER_AHEAD && is_written) {
        HandoverFile next = {.number = handover->number + 1};
        OutboxPlace behind = handover->count > 0 ? handover->file[handover->count - 1].last : (OutboxPlace){0};
        char *events = read_behind(store, &behind, &next);
        if (events == NULL) {
            break;
        }
        is_written = write_file(handover, &next, events);
        if (is_written) {
            handover->number++;
            handover->file[handover->count++] = next;
        }
        free(events);
    }
    return is_written;
}

static void hand_over(Store *store) {
    Handover *handover = &store->handover;
    handover->has_new = !grow_last(store) || !add_files(store); /* again, where the disk was full */
    pthread_mutex_lock(&store->database_lock);
    int64_t waiting = outbox_waiting(store->file.db);
    pthread_mutex_unlock(&store->database_lock);
    pthread_mutex_lock(&store->queue_lock);
    handover->waiting = waiting;
    pthread_mutex_unlock(&store->queue_lock);
}

/* --- papers ------------------------------------------------------------------------------------------------------- */

static bool is_same_text(const char *one, const char *other) {
    return one == NULL || other == NULL ? one == other : strcmp(one, other) == 0;
}

/* What is gone is news as well: an empty text. */
static void read_paper(Store *store, StorePaper paper) {
    Handover *handover = &store->handover;
    size_t size;
    char *place = place_of(handover, PAPER[paper]), *text = handover->folder.read(place, PAPER_MOST, &size);
    free(place);
    if (is_same_text(text, handover->seen[paper])) {
        free(text);
        return;
    }
    free(handover->seen[paper]);
    handover->seen[paper] = text;
    pthread_mutex_lock(&store->queue_lock);
    free(handover->paper[paper]);
    handover->paper[paper] = memory_copy(text == NULL ? "" : text);
    pthread_mutex_unlock(&store->queue_lock);
}

/* --- the whole ---------------------------------------------------------------------------------------------------- */

void handover_follow(Handover *handover, const Write *batch) {
    for (const Write *write = batch; write != NULL; write = write->next) {
        bool names_go = write->kind == WRITE_CLEAR_FAME || write->kind == WRITE_ERA;
        handover->has_new = true;
        handover->has_begun = handover->has_begun && !names_go; /* from the files too */
    }
}

unsigned handover_every(const Store *store) {
    return store->retry / 2;
}

void handover_step(Store *store) {
    Handover *handover = &store->handover;
    uint64_t now = thread_milliseconds();
    pthread_mutex_lock(&store->queue_lock);
    bool has_fleet = handover->path != NULL;
    pthread_mutex_unlock(&store->queue_lock);
    if (!has_fleet || store->current != &store->file) {
        return;
    }
    if (!handover->has_begun) {
        begin(handover);
    }
    bool looks = now - handover->looked >= handover_every(store);
    if (looks) {
        handover->looked = now;
        follow_acknowledgement(store);
    }
    if (handover->has_new) {
        hand_over(store);
    }
    if (looks && now - handover->read >= 4 * handover_every(store)) {
        handover->read = now;
        for (int paper = 0; paper < STORE_PAPERS; paper++) {
            read_paper(store, (StorePaper)paper);
        }
    }
}

void handover_fini(Handover *handover) {
    for (int paper = 0; paper < STORE_PAPERS; paper++) {
        free(handover->seen[paper]);
        free(handover->paper[paper]);
    }
    free(handover->acknowledged);
    free(handover->path);
}
