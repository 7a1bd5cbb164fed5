#include "power_vfs.h"

#include <limits.h>
#include <sqlite3.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

enum { FILES_MAX = 8, NAME_SIZE = 512, SECTOR = 512 };

typedef struct Bytes {
    unsigned char *at;
    size_t size, room;
} Bytes;

/* What has been done to a file since its last sync, in order. */
typedef struct Change {
    struct Change *next;
    size_t offset, size;
    unsigned char *bytes; /* NULL: cut off at offset */
} Change;

typedef struct Node {
    char name[NAME_SIZE];
    bool exists;
    Bytes current, synced;
    Change *first, **last;
} Node;

typedef struct File {
    sqlite3_file base;
    Node *node;
} File;

static Node nodes[FILES_MAX];
static long left = -1; /* -1: for ever */
static bool cut, lying;
static atomic_bool protected; /* changed while the store tries */
static long unreadable_from = LONG_MAX;
static uint64_t chance;

static bool coin(void) {
    chance = chance * 6364136223846793005u + 1442695040888963407u;
    return chance >> 63;
}

/* False: no more power, or nothing is taken. */
static bool spend(void) {
    if (protected) {
        return false;
    }
    if (!cut && left > 0 && --left == 0) {
        cut = true;
    }
    return !cut;
}

static void resize(Bytes *bytes, size_t size) {
    if (size > bytes->room) {
        bytes->room = 2 * size;
        bytes->at = realloc(bytes->at, bytes->room);
    }
    if (size > bytes->size) {
        memset(bytes->at + bytes->size, 0, size - bytes->size);
    }
    bytes->size = size;
}

static void put(Bytes *bytes, size_t offset, const unsigned char *from, size_t size) {
    if (offset + size > bytes->size) {
        resize(bytes, offset + size);
    }
    memcpy(bytes->at + offset, from, size);
}

static void forget_changes(Node *node) {
    while (node->first != NULL) {
        Change *next = node->first->next;
        free(node->first->bytes);
        free(node->first);
        node->first = next;
    }
    node->last = &node->first;
}

static void remember(Node *node, size_t offset, const void *bytes, size_t size) {
    Change *change = calloc(1, sizeof *change);
    change->offset = offset;
    change->size = size;
    if (bytes != NULL) {
        change->bytes = malloc(size);
        memcpy(change->bytes, bytes, size);
    }
    *node->last = change;
    node->last = &change->next;
}

static void copy(Bytes *to, const Bytes *from) {
    resize(to, 0);
    if (from->size > 0) {
        put(to, 0, from->at, from->size);
    }
}

/* Each sector of each write, and each truncation, has reached the disk or has not. */
static void settle(Node *node) {
    for (Change *change = node->first; change != NULL; change = change->next) {
        if (change->bytes == NULL) {
            if (coin()) {
                resize(&node->synced, change->offset);
            }
            continue;
        }
        for (size_t done = 0; done < change->size; done += SECTOR) {
            size_t size = change->size - done < SECTOR ? change->size - done : SECTOR;
            if (coin()) {
                put(&node->synced, change->offset + done, change->bytes + done, size);
            }
        }
    }
    forget_changes(node);
    copy(&node->current, &node->synced);
}

static void settle_all(Node *node) {
    for (const Change *change = node->first; change != NULL; change = change->next) {
        if (change->bytes == NULL) {
            resize(&node->synced, change->offset);
        } else {
            put(&node->synced, change->offset, change->bytes, change->size);
        }
    }
    forget_changes(node);
}

static Node *find(const char *name) {
    for (int i = 0; i < FILES_MAX; i++) {
        if (nodes[i].exists && strcmp(nodes[i].name, name) == 0) {
            return &nodes[i];
        }
    }
    return NULL;
}

static Node *create(const char *name) {
    for (int i = 0; i < FILES_MAX; i++) {
        Node *node = &nodes[i];
        if (node->exists) {
            continue;
        }
        node->exists = true;
        strncpy(node->name, name, NAME_SIZE - 1);
        node->last = &node->first;
        resize(&node->current, 0);
        resize(&node->synced, 0);
        return node;
    }
    return NULL;
}

static int file_close(sqlite3_file *file) {
    (void)file;
    return SQLITE_OK;
}

static int file_read(sqlite3_file *file, void *out, int size, sqlite3_int64 offset) {
    const Bytes *bytes = &((File *)file)->node->current;
    if (cut || offset + size > unreadable_from) {
        return SQLITE_IOERR_READ;
    }
    size_t from = (size_t)offset, wanted = (size_t)size;
    size_t there = from >= bytes->size ? 0 : bytes->size - from < wanted ? bytes->size - from : wanted;
    memset(out, 0, wanted);
    if (there > 0) {
        memcpy(out, bytes->at + from, there);
    }
    return there == wanted ? SQLITE_OK : SQLITE_IOERR_SHORT_READ;
}

static int file_write(sqlite3_file *file, const void *from, int size, sqlite3_int64 offset) {
    Node *node = ((File *)file)->node;
    bool works = spend();
    if (protected) {
        return SQLITE_IOERR_WRITE;
    }
    if (works || left == 0) { /* the write that is under way when the power goes may be torn */
        remember(node, (size_t)offset, from, (size_t)size);
    }
    left = works ? left : -1;
    if (!works) {
        return SQLITE_IOERR_WRITE;
    }
    put(&node->current, (size_t)offset, from, (size_t)size);
    return SQLITE_OK;
}

static int file_truncate(sqlite3_file *file, sqlite3_int64 size) {
    Node *node = ((File *)file)->node;
    if (!spend()) {
        return SQLITE_IOERR_TRUNCATE;
    }
    remember(node, (size_t)size, NULL, 0);
    resize(&node->current, (size_t)size);
    return SQLITE_OK;
}

static int file_sync(sqlite3_file *file, int flags) {
    Node *node = ((File *)file)->node;
    (void)flags;
    if (!spend()) {
        return SQLITE_IOERR_FSYNC;
    }
    if (!lying) {
        settle_all(node);
    }
    return SQLITE_OK;
}

static int file_size(sqlite3_file *file, sqlite3_int64 *size) {
    *size = (sqlite3_int64)((File *)file)->node->current.size;
    return cut ? SQLITE_IOERR_FSTAT : SQLITE_OK;
}

static int file_lock(sqlite3_file *file, int level) {
    (void)file;
    (void)level;
    return cut ? SQLITE_IOERR_LOCK : SQLITE_OK;
}

static int file_check_lock(sqlite3_file *file, int *out) {
    (void)file;
    *out = 0;
    return SQLITE_OK;
}

static int file_control(sqlite3_file *file, int operation, void *with) {
    (void)file;
    (void)operation;
    (void)with;
    return SQLITE_NOTFOUND;
}

static int file_sector_size(sqlite3_file *file) {
    (void)file;
    return SECTOR;
}

static int file_characteristics(sqlite3_file *file) {
    (void)file;
    return 0;
}

static const sqlite3_io_methods METHODS = {
    .iVersion = 1,
    .xClose = file_close,
    .xRead = file_read,
    .xWrite = file_write,
    .xTruncate = file_truncate,
    .xSync = file_sync,
    .xFileSize = file_size,
    .xLock = file_lock,
    .xUnlock = file_lock,
    .xCheckReservedLock = file_check_lock,
    .xFileControl = file_control,
    .xSectorSize = file_sector_size,
    .xDeviceCharacteristics = file_characteristics,
};

static int vfs_open(sqlite3_vfs *vfs, const char *name, sqlite3_file *file, int flags, int *out_flags) {
    (void)vfs;
    file->pMethods = NULL;
    Node *node = cut || name == NULL ? NULL : find(name);
    if (node == NULL && !cut && !protected && name != NULL && (flags & SQLITE_OPEN_CREATE)) {
        node = create(name);
    }
    if (node == NULL) {
        return SQLITE_CANTOPEN;
    }
    ((File *)file)->node = node;
    file->pMethods = &METHODS;
    if (out_flags != NULL) {
        *out_flags = protected ? (flags & ~SQLITE_OPEN_READWRITE) | SQLITE_OPEN_READONLY : flags;
    }
    return SQLITE_OK;
}

static int vfs_delete(sqlite3_vfs *vfs, const char *name, int sync) {
    (void)vfs;
    (void)sync;
    Node *node = find(name);
    if (!spend()) {
        return SQLITE_IOERR_DELETE;
    }
    if (node == NULL) {
        return SQLITE_IOERR_DELETE_NOENT;
    }
    forget_changes(node);
    node->exists = false;
    return SQLITE_OK;
}

static int vfs_access(sqlite3_vfs *vfs, const char *name, int flags, int *out) {
    const Node *node = find(name);
    (void)vfs;
    *out = node != NULL && (flags != SQLITE_ACCESS_EXISTS || node->current.size > 0);
    return cut ? SQLITE_IOERR_ACCESS : SQLITE_OK;
}

static int vfs_full_path(sqlite3_vfs *vfs, const char *name, int size, char *out) {
    (void)vfs;
    sqlite3_snprintf(size, out, "%s", name);
    return SQLITE_OK;
}

void power_vfs_register(void) {
    static sqlite3_vfs power;
    sqlite3_vfs *usual = sqlite3_vfs_find(NULL);
    power = *usual;
    power.iVersion = 1;
    power.szOsFile = sizeof(File);
    power.mxPathname = NAME_SIZE - 1;
    power.zName = POWER_VFS;
    power.pNext = NULL;
    power.xOpen = vfs_open;
    power.xDelete = vfs_delete;
    power.xAccess = vfs_access;
    power.xFullPathname = vfs_full_path;
    sqlite3_vfs_register(&power, 0);
}

void power_cut_after(long operations, uint64_t seed) {
    left = operations;
    chance = seed;
}

bool power_is_cut(void) {
    return cut;
}

void power_on(void) {
    for (int i = 0; i < FILES_MAX; i++) {
        if (nodes[i].exists) {
            settle(&nodes[i]);
        }
    }
    cut = false;
    left = -1;
}

void power_lie(bool lies) {
    lying = lies;
}

void power_read_only(bool read_only) {
    protected = read_only;
}

void power_unreadable_from(long offset) {
    unreadable_from = offset;
}

void power_wipe(void) {
    for (int i = 0; i < FILES_MAX; i++) {
        if (nodes[i].exists) {
            forget_changes(&nodes[i]);
        }
        free(nodes[i].current.at);
        free(nodes[i].synced.at);
        nodes[i] = (Node){0};
    }
    cut = lying = false;
    protected = false;
    unreadable_from = LONG_MAX;
    left = -1;
}
