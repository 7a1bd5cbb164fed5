/* The pages that a host gives to browsers: a fixed list of files, read once when it starts. */
#ifndef TABLE_PAGES_H
#define TABLE_PAGES_H

#include "data/error.h"

#include <stdbool.h>
#include <stddef.h>

typedef enum PageCoding {
    PAGE_PLAIN,
    PAGE_GZIP,
    PAGE_BROTLI,
    PAGE_CODINGS,
} PageCoding;

enum { PAGE_TAG_BYTES = 67 };

typedef struct Page {
    const char *type;
    char *bytes[PAGE_CODINGS]; /* NULL: it is not there in that coding */
    size_t length[PAGE_CODINGS];
    char tag[PAGE_TAG_BYTES]; /* by which a browser knows that it has it already */
} Page;

typedef struct Pages Pages;

/* All that belongs to it must be in the folder. NULL: *error says what is missing. */
Pages *pages_read(const char *folder, DataError *error);
void pages_free(Pages *pages); /* NULL is fine */

/* By the path that was asked for, to the letter; NULL: there is none. */
const Page *pages_find(const Pages *pages, const char *path);

/* The smallest of what somebody accepts ("gzip, deflate, br"; "" for nothing said). */
PageCoding page_coding(const Page *page, const char *accepted);

/* What a page may load, for a host called by that name. */
bool pages_policy(const char *host, char *out, size_t size);

#endif
