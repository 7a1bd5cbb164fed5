/* A small pack of two questions in two languages, written down as a folder or a zip. */
#ifndef TESTS_PACK_FIXTURE_H
#define TESTS_PACK_FIXTURE_H

#include "data/fixture.h"

#include <stdbool.h>
#include <stddef.h>

#define PACK_ZIP    "test_pack.zip"
#define PACK_FOLDER "test_pack.tmp"

/* With single quotes for double ones. */
extern const char manifest_text[], bank_text[], german_text[];

/* A file of a zip; what is zero is as usual. */
typedef struct Packed {
    const char *name, *text;
    unsigned long attributes; /* as Unix keeps them: upper half */
    const char *password;
    bool is_plain; /* not compressed */
} Packed;

/* PACK_ZIP of these files, as many as have a name. */
void write_zip(const Packed *files);

/* PACK_FOLDER of the three files; NULL: without that file. Text with single quotes. */
void write_folder(const char *manifest, const char *bank, const char *german);

/* The three files as they should be, for a zip; the texts stay until the program ends. */
void packed_as_usual(Packed files[8]);

Suite *pack_suite(void);
Suite *zip_suite(void);
Suite *boards_suite(void);

#endif
