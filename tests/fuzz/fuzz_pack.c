/* Packs: a zip as it comes, or else the manifest of a pack that is right apart from it. What is taken can be asked. */
#include "fuzz.h"

#include "pack/pack.h"

#include <zlib.h>

static const char bank[] =
    "{\"questions\":[{\"id\":\"acme-sky\",\"topic\":\"science\",\"difficulty\":1,\"right\":0,\"source\":"
    "\"a book\",\"question\":\"What?\",\"answers\":[\"blue\",\"green\",\"red\"],\"explanation\":\"Look up.\"}]}";
static const char german[] =
    "{\"language\":\"de\",\"questions\":{\"acme-sky\":{\"question\":\"Was?\",\"answers\":[\"blau\",\"gruen\",\"rot\"],"
    "\"explanation\":\"Schau hoch.\"}}}";

/* A zip whose files are stored as they are. */
typedef struct Zip {
    uint8_t bytes[16384];
    size_t length;
    uint8_t list[1024]; /* of what is in it, which comes last */
    size_t list_length;
    unsigned files;
} Zip;

static void put(uint8_t *out, size_t *at, unsigned long value, int bytes) {
    for (int i = 0; i < bytes; i++) {
        out[(*at)++] = i < 4 ? (uint8_t)(value >> 8 * i) : 0;
    }
}

static void put_about(uint8_t *out, size_t *at, const char *name, const uint8_t *data, size_t size) {
    put(out, at, 20, 2);
    put(out, at, 0, 8); /* flags, stored, time and day */
    put(out, at, crc32(0, data, (uInt)size), 4);
    put(out, at, (unsigned long)size, 4);
    put(out, at, (unsigned long)size, 4);
    put(out, at, (unsigned long)strlen(name), 2);
    put(out, at, 0, 2);
}

static void add(Zip *zip, const char *name, const void *data, size_t size) {
    size_t place = zip->length;
    put(zip->bytes, &zip->length, 0x04034b50, 4);
    put_about(zip->bytes, &zip->length, name, data, size);
    memcpy(zip->bytes + zip->length, name, strlen(name));
    memcpy(zip->bytes + zip->length + strlen(name), data, size);
    zip->length += strlen(name) + size;
    put(zip->list, &zip->list_length, 0x02014b50, 4);
    put(zip->list, &zip->list_length, 20, 2);
    put_about(zip->list, &zip->list_length, name, data, size);
    put(zip->list, &zip->list_length, 0, 10); /* comment, disk, attributes */
    put(zip->list, &zip->list_length, (unsigned long)place, 4);
    memcpy(zip->list + zip->list_length, name, strlen(name));
    zip->list_length += strlen(name);
    zip->files++;
}

static void end(Zip *zip) {
    size_t place = zip->length;
    memcpy(zip->bytes + place, zip->list, zip->list_length);
    zip->length += zip->list_length;
    put(zip->bytes, &zip->length, 0x06054b50, 4);
    put(zip->bytes, &zip->length, 0, 4);
    put(zip->bytes, &zip->length, zip->files, 2);
    put(zip->bytes, &zip->length, zip->files, 2);
    put(zip->bytes, &zip->length, (unsigned long)zip->list_length, 4);
    put(zip->bytes, &zip->length, (unsigned long)place, 4);
    put(zip->bytes, &zip->length, 0, 2);
}

static void check(const char *bytes, size_t size, bool must_be_fine) {
    DataError error = {0};
    Pack *pack = pack_open_zip(bytes, size, "fuzz.zip", &error);
    MUST((pack != NULL) != data_failed(&error));
    MUST(pack != NULL || !must_be_fine);
    if (pack == NULL) {
        return;
    }
    const PackHead *head = pack_head(pack);
    MUST(strlen(head->name) > 0 && strlen(head->title) > 0 && head->version > 0 && head->languages > 0);
    for (int i = 0; i < head->languages; i++) {
        Questions *questions = pack_questions(pack, head->language[i]);
        MUST(questions != NULL && questions->count > 0);
        questions_free(questions);
    }
    pack_free(pack);
}

static void check_manifest(const uint8_t *data, size_t size, bool must_be_fine) {
    static Zip zip;
    memset(&zip, 0, sizeof zip);
    add(&zip, "pack.json", data, size);
    add(&zip, "questions.json", bank, sizeof bank - 1);
    add(&zip, "questions.de.json", german, sizeof german - 1);
    end(&zip);
    check((const char *)zip.bytes, zip.length, must_be_fine);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static const char right[] = "{\"pack\":1,\"name\":\"acme\",\"title\":\"A\",\"version\":3,\"languages\":[\"en\","
                                "\"de\"],\"questions\":\"added\"}";
    check_manifest((const uint8_t *)right, sizeof right - 1, true);
    if (size > 0 && data[0] == '{') {
        check_manifest(data, size < 8192 ? size : 8192, false);
    } else {
        char *exact = malloc(size + 1);
        memcpy(exact, data, size);
        exact = realloc(exact, size > 0 ? size : 1);
        check(exact, size, false);
        free(exact);
    }
    return 0;
}
