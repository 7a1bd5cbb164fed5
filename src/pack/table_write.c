/* From a pack to a table. */
#include "pack/table.h"

#include "base/memory.h"
#include "pack/csv.h"
#include "pack/table_inside.h"

#include <stdlib.h>
#include <string.h>

const char *const table_keys[TABLE_KEYS] = {
    [TABLE_ID] = "id",     [TABLE_TOPIC] = "topic", [TABLE_DIFFICULTY] = "difficulty", [TABLE_RIGHT] = "right",
    [TABLE_SITE] = "site", [TABLE_SET] = "set",     [TABLE_SOURCE] = "source",         [TABLE_RETIRED] = "retired",
};

const char *const table_texts[TABLE_TEXTS] = {"question", "answer1", "answer2", "answer3", "explanation"};

const char *table_text_name(int text, const char *language, char out[TABLE_NAME_BYTES]) {
    snprintf(out, TABLE_NAME_BYTES, "%s_%s", table_texts[text], language);
    return out;
}

static void put_names(const PackHead *head, FILE *out) {
    enum { MOST = TABLE_KEYS + PACK_LANGUAGES_MAX * TABLE_TEXTS };
    static char name[MOST][TABLE_NAME_BYTES];
    const char *cell[MOST];
    int count = 0;
    for (int key = 0; key < TABLE_KEYS; key++) {
        cell[count++] = table_keys[key];
    }
    for (int language = 0; language < head->languages; language++) {
        for (int text = 0; text < TABLE_TEXTS; text++, count++) {
            cell[count] = table_text_name(text, head->language[language], name[count]);
        }
    }
    csv_put_row(out, cell, count);
}

static void put_question(Questions *const *bank, int languages, int index, FILE *out) {
    const Question *question = &bank[0]->list[index];
    char difficulty[12], right[12];
    const char *cell[TABLE_KEYS + PACK_LANGUAGES_MAX * TABLE_TEXTS];
    snprintf(difficulty, sizeof difficulty, "%d", question->difficulty);
    snprintf(right, sizeof right, "%d", question->right + 1);
    cell[TABLE_ID] = question->id;
    cell[TABLE_TOPIC] = question_topic_names[question->topic];
    cell[TABLE_DIFFICULTY] = difficulty;
    cell[TABLE_RIGHT] = right;
    cell[TABLE_SITE] = question->site != NULL ? question->site : "";
    cell[TABLE_SET] = question->set != NULL ? question->set : "";
    cell[TABLE_SOURCE] = question->source;
    cell[TABLE_RETIRED] = question->retired ? "yes" : "";
    int count = TABLE_KEYS;
    for (int language = 0; language < languages; language++) {
        const QuestionText *text = &bank[language]->list[index].text;
        cell[count++] = text->question;
        for (int answer = 0; answer < WORLD_ANSWERS; answer++) {
            cell[count++] = text->answer[answer];
        }
        cell[count++] = text->explanation;
    }
    csv_put_row(out, cell, count);
}

bool table_from_pack(const Pack *pack, FILE *out) {
    const PackHead *head = pack_head(pack);
    Questions *bank[PACK_LANGUAGES_MAX] = {NULL};
    for (int i = 0; i < head->languages; i++) {
        bank[i] = pack_questions(pack, head->language[i]);
    }
    csv_begin(out);
    put_names(head, out);
    for (int i = 0; i < bank[0]->count; i++) {
        put_question(bank, head->languages, i, out);
    }
    for (int i = 0; i < head->languages; i++) {
        questions_free(bank[i]);
    }
    return fflush(out) == 0 && ferror(out) == 0;
}
