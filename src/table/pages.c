#include "table/pages.h"

#include "base/memory.h"
#include "core/sha256.h"
#include "data/file.h"
#include "data/hex.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct PageFile {
    const char *name, *type;
} PageFile;

/* Nothing else is given out, whatever lies there. */
static const PageFile FILES[] = {
    {"index.html", "text/html; charset=utf-8"},
    {"hand.css", "text/css; charset=utf-8"},
    {"hand.js", "text/javascript; charset=utf-8"},
    {"page.js", "text/javascript; charset=utf-8"},
    {"world.js", "text/javascript; charset=utf-8"},
    {"path.js", "text/javascript; charset=utf-8"},
    {"core.js", "text/javascript; charset=utf-8"},
    {"core.wasm", "application/wasm"},
    {"art.json", "application/json"},
    {"boards.json", "application/json"},
    {"de.mo", "application/octet-stream"},
    {"fr.mo", "application/octet-stream"},
    {"id.mo", "application/octet-stream"},
    {"it.mo", "application/octet-stream"},
    {"zh_CN.mo", "application/octet-stream"},
    {"icon.svg", "image/svg+xml"},
    {"league-spartan-bold.otf", "font/otf"},
};

enum { PAGES = sizeof FILES / sizeof *FILES };

struct Pages {
    Page page[PAGES];
};

static const char *const ENDING[PAGE_CODINGS] = {"", ".gz", ".br"};

static void tag_of(Page *page) {
    uint8_t digest[CORE_SHA256_BYTES];
    char text[2 * CORE_SHA256_BYTES + 1];
    core_sha256(page->bytes[PAGE_PLAIN], page->length[PAGE_PLAIN], digest);
    hex_write(digest, CORE_SHA256_BYTES, text);
    snprintf(page->tag, sizeof page->tag, "\"%s\"", text);
}

/* Only as it is it has to be there. */
static void read_page(Page *page, const PageFile *file, const char *folder, DataError *error) {
    char name[64];
    page->type = file->type;
    for (PageCoding coding = PAGE_PLAIN; coding < PAGE_CODINGS; coding++) {
        snprintf(name, sizeof name, "%s%s", file->name, ENDING[coding]);
        char *path = file_join(folder, name);
        if (coding == PAGE_PLAIN || file_exists(path)) {
            page->bytes[coding] = file_read(path, &page->length[coding], error);
        }
        free(path);
    }
    if (page->bytes[PAGE_PLAIN] != NULL) {
        tag_of(page);
    }
}

Pages *pages_read(const char *folder, DataError *error) {
    Pages *pages = memory_new(sizeof *pages);
    for (int i = 0; i < PAGES && !data_failed(error); i++) {
        read_page(&pages->page[i], &FILES[i], folder, error);
    }
    if (data_failed(error)) {
        pages_free(pages);
        return NULL;
    }
    return pages;
}

void pages_free(Pages *pages) {
    for (int i = 0; pages != NULL && i < PAGES; i++) {
        for (PageCoding coding = PAGE_PLAIN; coding < PAGE_CODINGS; coding++) {
            free(pages->page[i].bytes[coding]);
        }
    }
    free(pages);
}

const Page *pages_find(const Pages *pages, const char *path) {
    const char *name = strcmp(path, "/") == 0 ? "/index.html" : path;
    for (int i = 0; i < PAGES; i++) {
        if (name[0] == '/' && strcmp(name + 1, FILES[i].name) == 0) {
            return &pages->page[i];
        }
    }
    return NULL;
}

/* A word of the list; "br;q=0" would be one that is not accepted, and no browser says it. */
static bool accepts(const char *accepted, const char *coding) {
    size_t length = strlen(coding);
    for (const char *at = accepted; (at = strstr(at, coding)) != NULL; at += length) {
        bool begins = at == accepted || at[-1] == ' ' || at[-1] == ',';
        if (begins && (at[length] == '\0' || at[length] == ',' || at[length] == ' ')) {
            return true;
        }
    }
    return false;
}

PageCoding page_coding(const Page *page, const char *accepted) {
    if (page->bytes[PAGE_BROTLI] != NULL && accepts(accepted, "br")) {
        return PAGE_BROTLI;
    }
    return page->bytes[PAGE_GZIP] != NULL && accepts(accepted, "gzip") ? PAGE_GZIP : PAGE_PLAIN;
}

/* The socket is named, as not every browser takes 'self' for one. */
bool pages_policy(const char *host, char *out, size_t size) {
    int length =
        snprintf(out, size,
                 "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; font-src 'self'; "
                 "img-src 'self' blob:; connect-src 'self' ws://%s wss://%s; base-uri 'none'; form-action "
                 "'self'; frame-ancestors 'none'",
                 host, host);
    return length > 0 && (size_t)length < size;
}
