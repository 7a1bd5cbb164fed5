#include "pack/manifest.h"

#include "base/folder.h"
#include "core/sha256.h"
#include "data/hex.h"
#include "pack/pack_inside.h"

#include <stdio.h>
#include <stdlib.h>

enum { FORM = 1 };

static void add_file(PackBox *box, const char *name, cJSON *files, DataError *error) {
    size_t length;
    uint8_t sum[CORE_SHA256_BYTES];
    char digits[2 * CORE_SHA256_BYTES + 1];
    char *bytes = pack_box_read(box, name, &length, error);
    if (bytes == NULL) {
        return;
    }
    core_sha256(bytes, length, sum);
    hex_write(sum, CORE_SHA256_BYTES, digits);
    cJSON *file = cJSON_AddObjectToObject(files, name);
    cJSON_AddNumberToObject(file, "bytes", (double)length);
    cJSON_AddStringToObject(file, "sha256", digits);
    free(bytes);
}

static void add_files(PackBox *box, const PackHead *head, cJSON *files, DataError *error) {
    char name[PACK_FILE_BYTES];
    add_file(box, "pack.json", files, error);
    for (int i = 0; i < head->languages; i++) {
        pack_file_of(head, i, name);
        add_file(box, name, files, error);
    }
    for (int i = 0; i < head->boards; i++) {
        pack_board_file(&head->board[i], name);
        add_file(box, name, files, error);
    }
}

int pack_write_manifest(const char *folder, DataError *error) {
    if (!folder_exists(folder)) {
        data_fail(error, "%s is no folder: a web server serves the files of a pack one by one.", folder);
        return 0;
    }
    Pack *pack = pack_open(folder, error);
    PackBox *box = pack != NULL ? pack_box_open(folder, error) : NULL;
    int count = 0;
    if (box != NULL) {
        const PackHead *head = pack_head(pack);
        cJSON *tree = cJSON_CreateObject();
        cJSON_AddNumberToObject(tree, "manifest", FORM);
        cJSON_AddStringToObject(tree, "name", head->name);
        cJSON_AddNumberToObject(tree, "version", head->version);
        cJSON *files = cJSON_AddObjectToObject(tree, "files");
        add_files(box, head, files, error);
        char *text = cJSON_Print(tree);
        if (!data_failed(error)) {
            pack_write_file(folder, "manifest.json", text, error);
        }
        count = data_failed(error) ? 0 : cJSON_GetArraySize(files);
        cJSON_free(text);
        cJSON_Delete(tree);
    }
    pack_box_close(box);
    pack_free(pack);
    return count;
}
