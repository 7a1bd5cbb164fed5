#include "pack/box.h"

#include "base/folder.h"
#include "base/memory.h"
#include "data/file.h"
#include "pack/pack_inside.h"
#include "pack/zip.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifndef _WIN32
#include <sys/stat.h>
#endif

/* One of the two. */
struct PackBox {
    char *folder;
    PackZip *zip;
    char *bytes; /* of a zip that was read here */
};

static bool is_link(const char *path) {
#ifdef _WIN32
    (void)path;
    return false;
#else
    struct stat about;
    return lstat(path, &about) == 0 && S_ISLNK(about.st_mode);
#endif
}

PackBox *pack_box_open_zip(const char *bytes, size_t length, const char *file, DataError *error) {
    PackZip *zip = pack_zip_open(bytes, length, file, error);
    if (zip == NULL) {
        return NULL;
    }
    PackBox *box = memory_new(sizeof *box);
    box->zip = zip;
    return box;
}

PackBox *pack_box_open(const char *path, DataError *error) {
    if (folder_exists(path)) {
        PackBox *box = memory_new(sizeof *box);
        box->folder = memory_copy(path);
        return box;
    }
    size_t length;
    char *bytes = file_read(path, &length, error);
    PackBox *box = bytes != NULL ? pack_box_open_zip(bytes, length, file_name(path), error) : NULL;
    if (box == NULL) {
        free(bytes);
        return NULL;
    }
    box->bytes = bytes;
    return box;
}

void pack_box_close(PackBox *box) {
    if (box == NULL) {
        return;
    }
    if (box->zip != NULL) {
        pack_zip_close(box->zip);
    }
    free(box->bytes);
    free(box->folder);
    free(box);
}

bool pack_box_has(const PackBox *box, const char *name) {
    if (box->zip != NULL) {
        return pack_zip_has(box->zip, name);
    }
    char *path = file_join(box->folder, name);
    bool is_there = is_link(path) || file_exists(path);
    free(path);
    return is_there;
}

/* The folder in the pack that a file lies in, if it lies in one. */
static bool lies_behind_link(const char *folder, const char *name) {
    const char *slash = strchr(name, '/');
    char *inner = file_join(folder, name);
    inner[strlen(inner) - (slash != NULL ? strlen(slash) : 0)] = '\0';
    bool is_behind = slash != NULL && is_link(inner);
    free(inner);
    return is_behind;
}

static char *read_in_folder(const char *path, const char *name, size_t *length, DataError *error) {
    if (is_link(path)) {
        data_fail(error, "%s is a link, and a pack has files alone.", name);
        return NULL;
    }
    char *bytes = file_read(path, length, error);
    if (bytes != NULL && *length > PACK_FILE_MAX) {
        data_fail_as(DATA_FAULT_LARGE, error, "%s is larger than %d MiB.", name, PACK_FILE_MAX >> 20);
        free(bytes);
        return NULL;
    }
    return bytes;
}

char *pack_box_read(PackBox *box, const char *name, size_t *length, DataError *error) {
    if (box->zip != NULL) {
        return pack_zip_read(box->zip, name, length, error);
    }
    if (lies_behind_link(box->folder, name)) {
        data_fail(error, "The folder of %s is a link, and a pack has files alone.", name);
        return NULL;
    }
    char *path = file_join(box->folder, name);
    char *bytes = read_in_folder(path, name, length, error);
    free(path);
    return bytes;
}

void pack_write_file(const char *folder, const char *name, const char *text, DataError *error) {
    char *path = file_join(folder, name), *beside = file_join(folder, "pack.new");
    FILE *file = fopen(beside, "wb");
    bool is_written = file != NULL && fputs(text, file) >= 0 && fputc('\n', file) != EOF;
    is_written = file != NULL && fclose(file) == 0 && is_written;
#ifdef _WIN32
    remove(path); /* there, a file is not renamed over another */
#endif
    if (!is_written || rename(beside, path) != 0) {
        data_fail_as(DATA_FAULT_CLOSED, error, "%s cannot be written.", path);
        remove(beside);
    }
    free(path);
    free(beside);
}
