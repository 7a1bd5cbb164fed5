#include "pack/csv.h"

#include "base/memory.h"
#include "data/json.h"

#include <stdlib.h>
#include <string.h>

typedef struct Reader {
    const char *at, *end;
    char separator;
    char *cell; /* as long as the whole text at most */
    size_t length;
    const char *file;
    DataError *error;
} Reader;

/* --- reading ------------------------------------------------------------------------------------------------------ */

static char find_separator(const char *text) {
    static const char known[] = ",;\t";
    int count[sizeof known - 1] = {0}, best = 0;
    bool quoted = false;
    for (const char *at = text; *at != '\0' && (quoted || (*at != '\n' && *at != '\r')); at++) {
        const char *found = strchr(known, *at);
        quoted = quoted != (*at == '"');
        if (found != NULL && !quoted) {
            count[found - known]++;
        }
    }
    for (int i = 1; i < (int)sizeof known - 1; i++) {
        best = count[i] > count[best] ? i : best;
    }
    return known[best];
}

static bool is_at_break(const Reader *reader) {
    return *reader->at == '\n' || *reader->at == '\r';
}

static void pass_break(Reader *reader) {
    reader->at += reader->at[0] == '\r' && reader->at[1] == '\n' ? 2 : 1;
}

/* After the opening quote. */
static void read_quoted(Reader *reader, int row) {
    while (reader->at < reader->end) {
        if (reader->at[0] == '"' && reader->at[1] != '"') {
            reader->at++;
            return;
        }
        bool is_break = is_at_break(reader);
        reader->cell[reader->length++] = is_break ? '\n' : *reader->at;
        if (is_break) {
            pass_break(reader);
        } else {
            reader->at += *reader->at == '"' ? 2 : 1;
        }
    }
    data_fail(reader->error, "%s: a quotation mark in row %d has no other one that ends the cell.", reader->file, row);
}

static void read_cell(Reader *reader, CsvRow *row, int number) {
    reader->length = 0;
    if (*reader->at == '"') {
        reader->at++;
        read_quoted(reader, number);
    }
    while (reader->at < reader->end && *reader->at != reader->separator && !is_at_break(reader)) {
        reader->cell[reader->length++] = *reader->at++;
    }
    reader->cell[reader->length] = '\0';
    if (row->count == CSV_COLUMNS_MAX) {
        data_fail(reader->error, "%s: row %d has more than %d columns.", reader->file, number, CSV_COLUMNS_MAX);
        return;
    }
    row->cell = memory_one_more(row->cell, (size_t)row->count, sizeof *row->cell);
    row->cell[row->count++] = memory_copy(reader->cell);
}

static void read_row(Reader *reader, CsvRow *row, int number) {
    read_cell(reader, row, number);
    while (reader->at < reader->end && *reader->at == reader->separator && !data_failed(reader->error)) {
        reader->at++;
        read_cell(reader, row, number);
    }
    if (reader->at < reader->end && !data_failed(reader->error)) {
        pass_break(reader);
    }
}

static void read_rows(Reader *reader, Csv *csv) {
    while (reader->at < reader->end && !data_failed(reader->error)) {
        if (csv->rows == CSV_ROWS_MAX) {
            data_fail(reader->error, "%s has more than %d rows.", reader->file, CSV_ROWS_MAX);
            return;
        }
        csv->row = memory_one_more(csv->row, (size_t)csv->rows, sizeof *csv->row);
        csv->row[csv->rows] = (CsvRow){0};
        csv->rows++;
        read_row(reader, &csv->row[csv->rows - 1], csv->rows);
    }
}

bool csv_read(Csv *csv, const char *text, size_t length, const char *file, DataError *error) {
    *csv = (Csv){0};
    text = json_skip_mark(text, &length);
    if (!json_is_utf8(text, length) || memchr(text, '\0', length) != NULL) {
        data_fail(
            error,
            "%s is not in UTF-8: save it as \"CSV UTF-8\" in Excel, or choose the character set Unicode (UTF-8) in "
            "LibreOffice.",
            file);
        return false;
    }
    Reader reader = {.at = text,
                     .end = text + length,
                     .separator = find_separator(text),
                     .cell = memory_raw(length + 1),
                     .file = file,
                     .error = error};
    read_rows(&reader, csv);
    free(reader.cell);
    if (data_failed(error)) {
        csv_free(csv);
    }
    return !data_failed(error);
}

void csv_free(Csv *csv) {
    for (int row = 0; row < csv->rows; row++) {
        for (int i = 0; i < csv->row[row].count; i++) {
            free(csv->row[row].cell[i]);
        }
        free(csv->row[row].cell);
    }
    free(csv->row);
    *csv = (Csv){0};
}

const char *csv_cell(const Csv *csv, int row, int column) {
    return column < csv->row[row].count ? csv->row[row].cell[column] : "";
}

const char *csv_column(int column, char out[CSV_COLUMN_BYTES]) {
    char *at = out;
    if (column >= 26) {
        *at++ = (char)('A' + column / 26 - 1);
    }
    *at++ = (char)('A' + column % 26);
    *at = '\0';
    return out;
}

/* --- writing ------------------------------------------------------------------------------------------------------ */

/* Excel knows UTF-8 by the mark alone. */
void csv_begin(FILE *out) {
    fputs("\xef\xbb\xbf", out);
}

/* All in quotes: then no separator, in whatever country, takes a text apart. */
void csv_put_row(FILE *out, const char *const *cells, int count) {
    for (int i = 0; i < count; i++) {
        fputs(i > 0 ? ",\"" : "\"", out);
        for (const char *at = cells[i]; *at != '\0'; at++) {
            if (*at == '"') {
                fputc('"', out);
            }
            fputc(*at, out);
        }
        fputc('"', out);
    }
    fputs("\r\n", out);
}
