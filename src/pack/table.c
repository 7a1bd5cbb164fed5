/* From a table to the files of a pack. */
#include "pack/table.h"

#include "base/memory.h"
#include "data/file.h"
#include "data/json.h"
#include "pack/csv.h"
#include "pack/pack_inside.h"
#include "pack/table_inside.h"

#include <stdlib.h>
#include <string.h>

typedef struct Table {
    PackHead head;
    Csv csv;
    const char *file;
    int key[TABLE_KEYS]; /* its column; -1: there is none */
    int text[PACK_LANGUAGES_MAX][TABLE_TEXTS];
    cJSON *tree[PACK_LANGUAGES_MAX]; /* what becomes of it, by language */
    DataError *error;
} Table;

/* --- cells -------------------------------------------------------------------------------------------------------- */

/* A text without blanks round it; several blanks and line breaks in it are one blank. */
static void tidy(char *text) {
    char *out = text;
    for (const char *at = text; *at != '\0'; at++) {
        bool is_blank = *at == ' ' || *at == '\n' || *at == '\t';
        if (!is_blank) {
            *out++ = *at;
        } else if (out > text && out[-1] != ' ') {
            *out++ = ' ';
        }
    }
    *(out > text && out[-1] == ' ' ? out - 1 : out) = '\0';
}

static void tidy_cells(Csv *csv) {
    for (int row = 0; row < csv->rows; row++) {
        for (int column = 0; column < csv->row[row].count; column++) {
            tidy(csv->row[row].cell[column]);
        }
    }
}

static bool is_empty(const Csv *csv, int row) {
    for (int column = 0; column < csv->row[row].count; column++) {
        if (csv->row[row].cell[column][0] != '\0') {
            return false;
        }
    }
    return true;
}

/* Says of a cell what is wrong with it. */
static void fault(const Table *table, int row, int column, const char *what) {
    char letter[CSV_COLUMN_BYTES];
    const char *cell = csv_cell(&table->csv, row, column);
    if (cell[0] == '\0') {
        data_fail(table->error, "%s, row %d: column %s (%s) is empty, but it %s.", table->file, row + 1,
                  csv_column(column, letter), csv_cell(&table->csv, 0, column), what);
    } else {
        data_fail(table->error, "%s, row %d: column %s (%s) %s, not \"%.80s\".", table->file, row + 1,
                  csv_column(column, letter), csv_cell(&table->csv, 0, column), what, cell);
    }
}

static const char *key_cell(const Table *table, int row, TableKey key) {
    return table->key[key] >= 0 ? csv_cell(&table->csv, row, table->key[key]) : "";
}

/* --- columns ------------------------------------------------------------------------------------------------------ */

/* Where a column of that name belongs; NULL: nowhere. */
static int *place_of(Table *table, const char *name) {
    for (int key = 0; key < TABLE_KEYS; key++) {
        if (strcmp(table_keys[key], name) == 0) {
            return &table->key[key];
        }
    }
    for (int language = 0; language < table->head.languages; language++) {
        for (int text = 0; text < TABLE_TEXTS; text++) {
            char wanted[TABLE_NAME_BYTES];
            if (strcmp(table_text_name(text, table->head.language[language], wanted), name) == 0) {
                return &table->text[language][text];
            }
        }
    }
    return NULL;
}

static void take_column(Table *table, int column) {
    const char *name = csv_cell(&table->csv, 0, column);
    char letter[CSV_COLUMN_BYTES];
    if (name[0] == '\0' || strncmp(name, "note", 4) == 0) {
        return;
    }
    int *place = place_of(table, name);
    if (place == NULL) {
        data_fail(
            table->error,
            "%s: column %s is named \"%.80s\", which means nothing here. Columns are id, topic, difficulty, right, "
            "site, set, source, retired, and for each language of pack.json question_%s, answer1_%s, answer2_%s, "
            "answer3_%s, explanation_%s; one for notes begins with \"note\".",
            table->file, csv_column(column, letter), name, table->head.language[0], table->head.language[0],
            table->head.language[0], table->head.language[0], table->head.language[0]);
    } else if (*place >= 0) {
        data_fail(table->error, "%s: there are two columns named \"%s\".", table->file, name);
    } else {
        *place = column;
    }
}

static void need_column(const Table *table, int place, const char *name) {
    if (place < 0) {
        data_fail(table->error, "%s has no column named \"%s\" in its first row.", table->file, name);
    }
}

static void find_columns(Table *table) {
    memset(table->key, -1, sizeof table->key);
    memset(table->text, -1, sizeof table->text);
    int count = table->csv.rows > 0 ? table->csv.row[0].count : 0;
    for (int column = 0; column < count; column++) {
        take_column(table, column);
    }
    for (int key = TABLE_ID; key <= TABLE_RIGHT; key++) {
        need_column(table, table->key[key], table_keys[key]);
    }
    for (int language = 0; language < table->head.languages; language++) {
        for (int text = 0; text < TABLE_TEXTS; text++) {
            char name[TABLE_NAME_BYTES];
            need_column(table, table->text[language][text],
                        table_text_name(text, table->head.language[language], name));
        }
    }
}

/* --- rows --------------------------------------------------------------------------------------------------------- */

static void check_id(const Table *table, int row) {
    const char *id = key_cell(table, row, TABLE_ID);
    char what[128];
    if (!question_id_is_valid(id) || !pack_owns(&table->head, id)) {
        snprintf(what, sizeof what,
                 "must begin with \"%s-\" and be of at most %d lower-case letters, digits and hyphens",
                 table->head.name, QUESTION_ID_MAX);
        fault(table, row, table->key[TABLE_ID], what);
    }
    for (int other = 1; other < row; other++) {
        if (strcmp(key_cell(table, other, TABLE_ID), id) == 0) {
            snprintf(what, sizeof what, "must be one of its own, and row %d has the same", other + 1);
            fault(table, row, table->key[TABLE_ID], what);
        }
    }
}

static void check_topic(const Table *table, int row) {
    for (int topic = 0; topic < QUESTION_TOPICS; topic++) {
        if (strcmp(key_cell(table, row, TABLE_TOPIC), question_topic_names[topic]) == 0) {
            return;
        }
    }
    fault(table, row, table->key[TABLE_TOPIC], "must be history, science, products, world or everyday");
}

/* From 1 to 3; the first answer is 0 in the files. */
static int one_to_three(const Table *table, int row, TableKey key) {
    const char *cell = key_cell(table, row, key);
    if (strlen(cell) != 1 || cell[0] < '1' || cell[0] > '3') {
        fault(table, row, table->key[key], "must be 1, 2 or 3");
        return 1;
    }
    return cell[0] - '0';
}

static bool is_retired(const Table *table, int row) {
    const char *cell = key_cell(table, row, TABLE_RETIRED);
    if (cell[0] != '\0' && strcmp(cell, "yes") != 0 && strcmp(cell, "no") != 0) {
        fault(table, row, table->key[TABLE_RETIRED], "must be yes, no or empty");
    }
    return strcmp(cell, "yes") == 0;
}

/* As much as the files may hold of it. */
static void check_length(const Table *table, int row, int column, size_t most) {
    char what[64];
    if (column >= 0 && strlen(csv_cell(&table->csv, row, column)) > most) {
        snprintf(what, sizeof what, "must be of at most %zu bytes", most);
        fault(table, row, column, what);
    }
}

static void check_set(const Table *table, int row) {
    char what[96];
    const char *set = key_cell(table, row, TABLE_SET);
    if (set[0] != '\0' && !question_id_is_valid(set)) {
        snprintf(what, sizeof what, "must be of at most %d lower-case letters, digits and hyphens", QUESTION_ID_MAX);
        fault(table, row, table->key[TABLE_SET], what);
    }
}

static void add_where_there(cJSON *out, const Table *table, int row, TableKey key) {
    const char *cell = key_cell(table, row, key);
    if (cell[0] != '\0') {
        cJSON_AddStringToObject(out, table_keys[key], cell);
    }
}

static void add_texts(cJSON *out, const Table *table, int row, int language) {
    const int *column = table->text[language];
    cJSON *answers = cJSON_CreateArray();
    for (int text = 0; text < TABLE_TEXTS; text++) {
        if (csv_cell(&table->csv, row, column[text])[0] == '\0') {
            fault(table, row, column[text], "must have a text");
        }
        bool is_answer = text >= TABLE_ANSWER && text < TABLE_EXPLANATION;
        check_length(table, row, column[text], is_answer ? QUESTION_ANSWER_MAX : QUESTION_TEXT_MAX);
    }
    cJSON_AddStringToObject(out, "question", csv_cell(&table->csv, row, column[TABLE_QUESTION]));
    for (int answer = TABLE_ANSWER; answer < TABLE_EXPLANATION; answer++) {
        const char *cell = csv_cell(&table->csv, row, column[answer]);
        for (int other = TABLE_ANSWER; other < answer; other++) {
            if (strcmp(csv_cell(&table->csv, row, column[other]), cell) == 0) {
                fault(table, row, column[answer], "must be another answer than those before it");
            }
        }
        cJSON_AddItemToArray(answers, cJSON_CreateString(cell));
    }
    cJSON_AddItemToObject(out, "answers", answers);
    cJSON_AddStringToObject(out, "explanation", csv_cell(&table->csv, row, column[TABLE_EXPLANATION]));
}

static cJSON *take_row(const Table *table, int row) {
    cJSON *out = cJSON_CreateObject();
    check_id(table, row);
    check_topic(table, row);
    check_set(table, row);
    check_length(table, row, table->key[TABLE_SITE], QUESTION_SITE_MAX);
    check_length(table, row, table->key[TABLE_SOURCE], QUESTION_SOURCE_MAX);
    add_where_there(out, table, row, TABLE_ID);
    add_where_there(out, table, row, TABLE_TOPIC);
    cJSON_AddNumberToObject(out, "difficulty", one_to_three(table, row, TABLE_DIFFICULTY));
    cJSON_AddNumberToObject(out, "right", one_to_three(table, row, TABLE_RIGHT) - 1);
    add_where_there(out, table, row, TABLE_SITE);
    add_where_there(out, table, row, TABLE_SET);
    if (is_retired(table, row)) {
        cJSON_AddTrueToObject(out, "retired");
    }
    const char *source = key_cell(table, row, TABLE_SOURCE);
    cJSON_AddStringToObject(out, "source", source[0] != '\0' ? source : "unread");
    add_texts(out, table, row, 0);
    return out;
}

static void take_rows(Table *table) {
    cJSON *texts[PACK_LANGUAGES_MAX];
    for (int i = 0; i < table->head.languages; i++) {
        table->tree[i] = cJSON_CreateObject();
        if (i > 0) {
            cJSON_AddStringToObject(table->tree[i], "language", table->head.language[i]);
        }
        texts[i] = i == 0 ? cJSON_AddArrayToObject(table->tree[i], "questions")
                          : cJSON_AddObjectToObject(table->tree[i], "questions");
    }
    for (int row = 1; row < table->csv.rows && !data_failed(table->error); row++) {
        if (is_empty(&table->csv, row)) {
            continue;
        }
        cJSON_AddItemToArray(texts[0], take_row(table, row));
        for (int i = 1; i < table->head.languages; i++) {
            cJSON *one = cJSON_AddObjectToObject(texts[i], key_cell(table, row, TABLE_ID));
            add_texts(one, table, row, i);
        }
    }
    if (!data_failed(table->error) && cJSON_GetArraySize(texts[0]) == 0) {
        data_fail(table->error, "%s has no question below its first row.", table->file);
    }
}

/* --- files -------------------------------------------------------------------------------------------------------- */

/* Once it is sure that they are a pack. */
static void write_files(const Table *table, const char *folder) {
    char *text[PACK_LANGUAGES_MAX];
    for (int i = 0; i < table->head.languages; i++) {
        text[i] = cJSON_Print(table->tree[i]);
    }
    pack_free(pack_of_texts(&table->head, text, table->error));
    for (int i = 0; i < table->head.languages; i++) {
        char name[PACK_FILE_BYTES];
        pack_file_of(&table->head, i, name);
        if (!data_failed(table->error)) {
            pack_write_file(folder, name, text[i], table->error);
        }
        cJSON_free(text[i]);
    }
}

bool table_to_pack(const char *csv_path, const char *folder, DataError *error) {
    Table table = {.file = file_name(csv_path), .error = error};
    size_t length;
    char *text = pack_read_head(folder, &table.head, error) ? file_read(csv_path, &length, error) : NULL;
    if (text != NULL && csv_read(&table.csv, text, length, table.file, error)) {
        tidy_cells(&table.csv);
        find_columns(&table);
        if (!data_failed(error)) {
            take_rows(&table);
        }
        if (!data_failed(error)) {
            write_files(&table, folder);
        }
    }
    free(text);
    csv_free(&table.csv);
    for (int i = 0; i < PACK_LANGUAGES_MAX; i++) {
        cJSON_Delete(table.tree[i]);
    }
    return !data_failed(error);
}
