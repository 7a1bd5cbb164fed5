#include "fixture.h"

#include "base/folder.h"
#include "data/file.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <zip.h>
#include <zlib.h>

const char manifest_text[] =
    "{'pack':1,'name':'acme','title':'Acme Glass','version':3,'languages':['en','de'],'questions':'added'}";

const char bank_text[] = "{'questions':["
                         "{'id':'acme-first','topic':'products','difficulty':1,'right':0,'source':'a "
                         "book','question':'What did Acme make first?',"
                         "'answers':['a jar','a lamp','a car'],'explanation':'It was a jar.'},"
                         "{'id':'acme-town','topic':'history','difficulty':2,'right':2,'site':'Jena','source':'a book',"
                         "'question':'Where is Acme?','answers':['Bonn','Rome','Jena'],'explanation':'In Jena.'}"
                         "]}";

const char german_text[] =
    "{'language':'de','questions':{"
    "'acme-first':{'question':'Was stellte Acme zuerst her?','answers':['ein Glas','eine Lampe','ein Auto'],"
    "'explanation':'Es war ein Glas.'},"
    "'acme-town':{'question':'Wo ist Acme?','answers':['Bonn','Rom','Jena'],'explanation':'In Jena.'}}}";

void write_zip(const Packed *files) {
    zipFile zip = zipOpen(PACK_ZIP, APPEND_STATUS_CREATE);
    ck_assert_ptr_nonnull(zip);
    for (const Packed *file = files; file->name != NULL; file++) {
        zip_fileinfo about = {.external_fa = file->attributes << 16};
        uLong sum = crc32(0, (const Bytef *)file->text, (uInt)strlen(file->text));
        int opened = zipOpenNewFileInZip3(zip, file->name, &about, NULL, 0, NULL, 0, NULL,
                                          file->is_plain ? 0 : Z_DEFLATED, Z_BEST_COMPRESSION, 0, -MAX_WBITS,
                                          DEF_MEM_LEVEL, Z_DEFAULT_STRATEGY, file->password, sum);
        ck_assert_int_eq(opened, ZIP_OK);
        ck_assert_int_eq(zipWriteInFileInZip(zip, file->text, (unsigned)strlen(file->text)), ZIP_OK);
        ck_assert_int_eq(zipCloseFileInZip(zip), ZIP_OK);
    }
    ck_assert_int_eq(zipClose(zip, NULL), ZIP_OK);
}

static void write_file(const char *name, const char *text) {
    char *path = file_join(PACK_FOLDER, name);
    remove(path);
    if (text != NULL) {
        char *json = quoted(text);
        FILE *file = fopen(path, "wb");
        ck_assert_ptr_nonnull(file);
        fputs(json, file);
        fclose(file);
        free(json);
    }
    free(path);
}

void write_folder(const char *manifest, const char *bank, const char *german) {
    ck_assert(folder_make(PACK_FOLDER, FOLDER_FOR_US));
    write_file("pack.json", manifest);
    write_file("questions.json", bank);
    write_file("questions.de.json", german);
}

void packed_as_usual(Packed files[8]) {
    static const char *const NAMES[] = {"pack.json", "questions.json", "questions.de.json"};
    static char *text[3]; /* until the next call */
    const char *const usual[] = {manifest_text, bank_text, german_text};
    memset(files, 0, 8 * sizeof *files);
    for (int i = 0; i < 3; i++) {
        free(text[i]);
        text[i] = quoted(usual[i]);
        files[i] = (Packed){.name = NAMES[i], .text = text[i]};
    }
}
