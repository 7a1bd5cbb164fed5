#include "pack/zip.h"

#include "base/memory.h"

#include <unzip.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char SIGN[] = "pack.json";

/* What lies at one place of the zip. */
typedef struct Entry {
    char name[PACK_NAME_MAX + 1];
    size_t size;
    unz64_file_pos at;
} Entry;

struct PackZip {
    char file[64]; /* for sentences */
    const unsigned char *bytes;
    size_t length, place; /* where minizip reads */
    bool ended;           /* it wanted more than there is, which by itself it takes for zeros */
    unzFile reader;
    int count;
    Entry *entry;
    char top[PACK_NAME_MAX + 1]; /* the folder it was zipped with and a slash, or nothing */
};

/* --- what minizip reads from -------------------------------------------------------------------------------------- */

static voidpf ZCALLBACK open_memory(voidpf opaque, const void *name, int mode) {
    (void)name;
    (void)mode;
    ((PackZip *)opaque)->place = 0;
    return opaque;
}

static uLong ZCALLBACK read_memory(voidpf opaque, voidpf stream, void *out, uLong size) {
    PackZip *zip = opaque;
    (void)stream;
    size_t left = zip->length - zip->place;
    size_t got = size < left ? (size_t)size : left;
    memcpy(out, zip->bytes + zip->place, got);
    zip->place += got;
    zip->ended = zip->ended || got < size;
    return (uLong)got;
}

static uLong ZCALLBACK write_nothing(voidpf opaque, voidpf stream, const void *from, uLong size) {
    (void)opaque;
    (void)stream;
    (void)from;
    (void)size;
    return 0;
}

static ZPOS64_T ZCALLBACK tell_memory(voidpf opaque, voidpf stream) {
    (void)stream;
    return ((PackZip *)opaque)->place;
}

static long ZCALLBACK seek_memory(voidpf opaque, voidpf stream, ZPOS64_T offset, int origin) {
    PackZip *zip = opaque;
    (void)stream;
    size_t from = origin == ZLIB_FILEFUNC_SEEK_CUR ? zip->place : origin == ZLIB_FILEFUNC_SEEK_END ? zip->length : 0;
    if (offset > zip->length - from) {
        return -1;
    }
    zip->place = from + (size_t)offset;
    return 0;
}

static int ZCALLBACK close_memory(voidpf opaque, voidpf stream) {
    (void)opaque;
    (void)stream;
    return 0;
}

static int ZCALLBACK has_failed(voidpf opaque, voidpf stream) {
    (void)stream;
    return ((PackZip *)opaque)->ended;
}

static unzFile open_reader(PackZip *zip) {
    zlib_filefunc64_def calls = {.zopen64_file = open_memory,
                                 .zread_file = read_memory,
                                 .zwrite_file = write_nothing,
                                 .ztell64_file = tell_memory,
                                 .zseek64_file = seek_memory,
                                 .zclose_file = close_memory,
                                 .zerror_file = has_failed,
                                 .opaque = zip};
    return unzOpen2_64(zip->file, &calls);
}

/* --- what may be in it -------------------------------------------------------------------------------------------- */

/* Below the pack's own folder on every system. */
static bool leads_out(const char *name) {
    if (name[0] == '/' || strpbrk(name, "\\:") != NULL) {
        return true;
    }
    for (const char *part = name; part != NULL; part = strchr(part, '/')) {
        part += *part == '/';
        size_t length = strcspn(part, "/");
        if ((length == 2 && strncmp(part, "..", 2) == 0) || (length == 1 && *part == '.')) {
            return true;
        }
    }
    return false;
}

/* Unix keeps in the upper half what a file is; there a zip can hold links, pipes and devices. */
static bool is_file_or_folder(const unz_file_info64 *about) {
    enum { KIND = 0170000, FOLDER = 0040000, FILE_ = 0100000 };
    unsigned kind = (unsigned)(about->external_fa >> 16) & KIND;
    return kind == 0 || kind == FOLDER || kind == FILE_;
}

/* In a sentence: names in a zip may be of any bytes. */
static void quote(char out[PACK_NAME_MAX + 1], const char *name) {
    snprintf(out, PACK_NAME_MAX + 1, "%s", name);
    for (char *at = out; *at != '\0'; at++) {
        *at = (unsigned char)*at < 0x80 ? *at : '?';
    }
}

static void check_entry(const PackZip *zip, const char *entry, const unz_file_info64 *about, DataError *error) {
    enum { STORED = 0, DEFLATED = 8, WITH_PASSWORD = 1 };
    char name[PACK_NAME_MAX + 1];
    quote(name, entry);
    if (strlen(name) != about->size_filename) {
        data_fail(error, "%s: a file in it has a name that is too long or no text.", zip->file);
    } else if (leads_out(name)) {
        data_fail(error, "%s: the name \"%s\" leads out of the pack.", zip->file, name);
    } else if (!is_file_or_folder(about)) {
        data_fail(error, "%s: \"%s\" is a link or a device, and a pack has files alone.", zip->file, name);
    } else if ((about->flag & WITH_PASSWORD) != 0) {
        data_fail(error, "%s: \"%s\" has a password; zip the pack without one.", zip->file, name);
    } else if (about->compression_method != STORED && about->compression_method != DEFLATED) {
        data_fail(error, "%s: \"%s\" is compressed in a way that only some programs know; zip the pack as usual.",
                  zip->file, name);
    } else if (about->uncompressed_size > PACK_FILE_MAX) {
        data_fail(error, "%s: \"%s\" is larger than %d MiB.", zip->file, name, PACK_FILE_MAX >> 20);
    }
}

static bool is_same_letter(char one, char other) {
    char low = one >= 'A' && one <= 'Z' ? (char)(one + 'a' - 'A') : one;
    return low == (other >= 'A' && other <= 'Z' ? (char)(other + 'a' - 'A') : other);
}

/* Two names that are one on a disk of Windows or macOS. */
static bool is_same_name(const char *one, const char *other) {
    while (*one != '\0' && is_same_letter(*one, *other)) {
        one++;
        other++;
    }
    return *one == *other;
}

static void check_names(const PackZip *zip, DataError *error) {
    for (int i = 0; i < zip->count; i++) {
        for (int other = 0; other < i; other++) {
            if (is_same_name(zip->entry[i].name, zip->entry[other].name)) {
                char name[PACK_NAME_MAX + 1];
                quote(name, zip->entry[i].name);
                data_fail(error, "%s: there is more than one \"%s\".", zip->file, name);
                return;
            }
        }
    }
}

static void check_size(const PackZip *zip, DataError *error) {
    size_t bytes = 0;
    for (int i = 0; i < zip->count; i++) {
        bytes += zip->entry[i].size;
    }
    if (bytes > PACK_BYTES_MAX) {
        data_fail(error, "%s: its files are larger than %d MiB together.", zip->file, PACK_BYTES_MAX >> 20);
    }
}

/* --- listing ------------------------------------------------------------------------------------------------------ */

static void add_entry(PackZip *zip, DataError *error) {
    Entry *entry = &zip->entry[zip->count];
    unz_file_info64 about;
    if (unzGetCurrentFileInfo64(zip->reader, &about, entry->name, sizeof entry->name, NULL, 0, NULL, 0) != UNZ_OK ||
        unzGetFilePos64(zip->reader, &entry->at) != UNZ_OK) {
        data_fail(error, "%s is damaged.", zip->file);
        return;
    }
    entry->name[PACK_NAME_MAX] = '\0';
    check_entry(zip, entry->name, &about, error);
    entry->size = (size_t)about.uncompressed_size;
    zip->count++;
}

static void list_entries(PackZip *zip, DataError *error) {
    int at = unzGoToFirstFile(zip->reader);
    while (at == UNZ_OK && !data_failed(error)) {
        if (zip->count == PACK_FILES_MAX) {
            data_fail(error, "%s: there are more than %d files in it.", zip->file, PACK_FILES_MAX);
            return;
        }
        add_entry(zip, error);
        at = unzGoToNextFile(zip->reader);
    }
    if (at != UNZ_END_OF_LIST_OF_FILE && at != UNZ_OK) {
        data_fail(error, "%s is damaged.", zip->file);
    }
}

static const Entry *find(const PackZip *zip, const char *name) {
    char whole[2 * PACK_NAME_MAX];
    snprintf(whole, sizeof whole, "%s%s", zip->top, name);
    for (int i = 0; i < zip->count; i++) {
        if (strcmp(zip->entry[i].name, whole) == 0) {
            return &zip->entry[i];
        }
    }
    return NULL;
}

static void find_top(PackZip *zip, DataError *error) {
    int tops = find(zip, SIGN) != NULL;
    for (int i = 0; i < zip->count && zip->top[0] == '\0' && tops == 0; i++) {
        const char *name = zip->entry[i].name, *slash = strchr(name, '/');
        if (slash != NULL && strcmp(slash + 1, SIGN) == 0) {
            strncat(zip->top, name, (size_t)(slash + 1 - name));
            tops++;
        }
    }
    if (tops == 0) {
        data_fail(error, "%s is no pack: there is no %s in it.", zip->file, SIGN);
    }
}

/* --- the whole ---------------------------------------------------------------------------------------------------- */

PackZip *pack_zip_open(const char *bytes, size_t length, const char *file, DataError *error) {
    PackZip *zip = memory_new(sizeof *zip);
    snprintf(zip->file, sizeof zip->file, "%s", file);
    data_trim_utf8(zip->file);
    zip->bytes = (const unsigned char *)bytes;
    zip->length = length;
    zip->entry = memory_new(PACK_FILES_MAX * sizeof *zip->entry);
    zip->reader = open_reader(zip);
    if (zip->reader == NULL) {
        data_fail(error, "%s is neither a folder nor a zip.", zip->file);
    } else {
        list_entries(zip, error);
    }
    if (!data_failed(error)) {
        check_names(zip, error);
        check_size(zip, error);
        find_top(zip, error);
    }
    if (data_failed(error)) {
        pack_zip_close(zip);
        return NULL;
    }
    return zip;
}

void pack_zip_close(PackZip *zip) {
    if (zip->reader != NULL) {
        unzClose(zip->reader);
    }
    free(zip->entry);
    free(zip);
}

bool pack_zip_has(const PackZip *zip, const char *name) {
    return find(zip, name) != NULL;
}

/* What it says it holds, no more and no less; minizip compares the checksum when the file is closed. */
static bool read_whole(PackZip *zip, const Entry *entry, char *out) {
    unz64_file_pos at = entry->at;
    if (unzGoToFilePos64(zip->reader, &at) != UNZ_OK || unzOpenCurrentFile(zip->reader) != UNZ_OK) {
        return false;
    }
    int got = unzReadCurrentFile(zip->reader, out, (unsigned)entry->size);
    char beyond;
    bool is_whole = got == (int)entry->size && unzReadCurrentFile(zip->reader, &beyond, 1) == 0;
    return unzCloseCurrentFile(zip->reader) == UNZ_OK && is_whole;
}

char *pack_zip_read(PackZip *zip, const char *name, size_t *length, DataError *error) {
    const Entry *entry = find(zip, name);
    if (entry == NULL) {
        data_fail(error, "%s: there is no %s in it.", zip->file, name);
        return NULL;
    }
    char *out = memory_new(entry->size + 1);
    if (!read_whole(zip, entry, out)) {
        data_fail(error, "%s: %s in it is damaged.", zip->file, name);
        free(out);
        return NULL;
    }
    *length = entry->size;
    return out;
}
