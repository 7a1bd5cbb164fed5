#define _DEFAULT_SOURCE /* open_memstream */

/* Tables as spreadsheets save them. What is taken, written anew and read again, is the same. */
#include "fuzz.h"

#include "pack/csv.h"

static void check_same(const Csv *one, const Csv *other) {
    MUST(one->rows == other->rows);
    for (int row = 0; row < one->rows; row++) {
        MUST(one->row[row].count == other->row[row].count && one->row[row].count > 0);
        for (int column = 0; column < one->row[row].count; column++) {
            MUST(strcmp(csv_cell(one, row, column), csv_cell(other, row, column)) == 0);
        }
    }
}

static void write_and_read_again(const Csv *csv) {
    char *text = NULL;
    size_t length = 0;
    FILE *out = open_memstream(&text, &length);
    csv_begin(out);
    for (int row = 0; row < csv->rows; row++) {
        csv_put_row(out, (const char *const *)csv->row[row].cell, csv->row[row].count);
    }
    fclose(out);
    Csv again;
    DataError error = {0};
    MUST(csv_read(&again, text, length, "again.csv", &error));
    if (csv->rows > 0 && csv->row[0].count > 1) { /* one column alone may as well be some, in another country */
        check_same(csv, &again);
    }
    csv_free(&again);
    free(text);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    char *text = fuzz_text(data, size);
    Csv csv;
    DataError error = {0};
    bool is_read = csv_read(&csv, text, size, "fuzz.csv", &error);
    MUST(is_read != data_failed(&error));
    if (is_read) {
        write_and_read_again(&csv);
    }
    csv_free(&csv);
    free(text);
    return 0;
}
