/* A table as spreadsheets save it: cells between commas, semicolons or tabs, whichever the first line has most of; in
 * quotes where they hold any of these, quotes (doubled) or line breaks. With or without the byte order mark of Excel.
 *
 * No library does it for us: libcsv is LGPL, which the packages that are linked into one file cannot keep to, and says
 * of a quote that never ends neither where it began nor that it did not. */
#ifndef PACK_CSV_H
#define PACK_CSV_H

#include "data/error.h"

#include <stddef.h>
#include <stdio.h>

enum { CSV_ROWS_MAX = 5000, CSV_COLUMNS_MAX = 200 };

typedef struct CsvRow {
    int count;
    char **cell; /* without the quotes; line breaks in it are \n */
} CsvRow;

typedef struct Csv {
    int rows;
    CsvRow *row; /* the first is row 1 of the spreadsheet, whatever line of the file it is on */
} Csv;

/* file is a name for the sentence; false: refused, and there is nothing to free. */
bool csv_read(Csv *csv, const char *text, size_t length, const char *file, DataError *error);
void csv_free(Csv *csv);

/* "" beyond the end of a row. */
const char *csv_cell(const Csv *csv, int row, int column);

/* "A", "Z", "AA": what a spreadsheet calls a column. */
enum { CSV_COLUMN_BYTES = 4 };
const char *csv_column(int column, char out[CSV_COLUMN_BYTES]);

/* One row after the other; a spreadsheet of any country opens it. */
void csv_begin(FILE *out);
void csv_put_row(FILE *out, const char *const *cells, int count);

#endif
