#include "games/world/data/questions.h"

#include "base/memory.h"
#include "data/file.h"
#include "data/json.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *const question_topic_names[QUESTION_TOPICS] = {
    [QUESTION_HISTORY] = "history", [QUESTION_SCIENCE] = "science",   [QUESTION_PRODUCTS] = "products",
    [QUESTION_WORLD] = "world",     [QUESTION_EVERYDAY] = "everyday",
};

bool question_id_is_valid(const char *id) {
    size_t length = strlen(id);
    return length > 0 && length <= QUESTION_ID_MAX && strspn(id, "abcdefghijklmnopqrstuvwxyz0123456789-") == length;
}

static const char *member_string(const JsonPlace *in, const char *key, size_t max) {
    JsonPlace place = json_member(in, key);
    return json_string(&place, 1, max);
}

static void read_text(const JsonPlace *place, QuestionText *out) {
    out->question = member_string(place, "question", QUESTION_TEXT_MAX);
    out->explanation = member_string(place, "explanation", QUESTION_TEXT_MAX);
    JsonPlace answers = json_member(place, "answers");
    int count = json_list(&answers, WORLD_ANSWERS, WORLD_ANSWERS);
    JsonPlace answer = json_first(&answers);
    for (int i = 0; i < count; i++, answer = json_next(&answer)) {
        out->answer[i] = json_string(&answer, 1, QUESTION_ANSWER_MAX);
        for (int before = 0; before < i; before++) {
            if (strcmp(out->answer[before], out->answer[i]) == 0) {
                json_fault(&answer, "must not be the same as another answer");
            }
        }
    }
}

static const char *read_id(const JsonPlace *place) {
    const char *id = json_string(place, 1, QUESTION_ID_MAX);
    if (!question_id_is_valid(id)) {
        json_fault(place, "must be of lower-case letters, digits and hyphens");
    }
    return id;
}

/* A member that is false where it is missing. */
static bool read_flag(const JsonPlace *in, const char *key) {
    JsonPlace place = json_maybe(in, key);
    if (place.node != NULL && !cJSON_IsBool(place.node)) {
        json_fault(&place, "must be true or false");
    }
    return cJSON_IsTrue(place.node);
}

static void read_question(const JsonPlace *place, Question *out) {
    json_object(place, "id topic difficulty right site set firm retired source question answers explanation");
    JsonPlace id = json_member(place, "id"), set = json_maybe(place, "set");
    out->id = read_id(&id);
    out->set = set.node != NULL ? read_id(&set) : NULL;
    out->firm = read_flag(place, "firm");
    out->retired = read_flag(place, "retired");
    out->topic = (QuestionTopic)json_member_word(place, "topic", question_topic_names, QUESTION_TOPICS);
    out->difficulty = json_member_int(place, "difficulty", 1, QUESTION_DIFFICULTIES);
    out->right = json_member_int(place, "right", 0, WORLD_ANSWERS - 1);
    out->source = member_string(place, "source", QUESTION_SOURCE_MAX);
    JsonPlace site = json_maybe(place, "site");
    out->site = site.node != NULL ? json_string(&site, 1, QUESTION_SITE_MAX) : NULL;
    read_text(place, &out->text);
}

bool question_is_sourced(const Question *question) {
    return strcmp(question->source, "unread") != 0;
}

const Question *questions_find(const Questions *questions, const char *id) {
    for (int i = 0; i < questions->count; i++) {
        if (strcmp(questions->list[i].id, id) == 0) {
            return &questions->list[i];
        }
    }
    return NULL;
}

static void read_bank(const JsonPlace *root, Questions *out) {
    json_object(root, "questions");
    JsonPlace list = json_member(root, "questions");
    int count = json_list(&list, 1, QUESTION_BANK_MAX);
    out->list = memory_new(((size_t)count + 1) * sizeof *out->list);
    JsonPlace item = json_first(&list);
    for (int i = 0; i < count && !data_failed(root->error); i++, item = json_next(&item)) {
        read_question(&item, &out->list[i]);
        if (questions_find(out, out->list[i].id) != NULL) {
            JsonPlace id = json_member(&item, "id");
            json_fault(&id, "must not be that of another question, but \"%s\" comes twice", out->list[i].id);
        }
        out->count = i + 1;
    }
}

Questions *questions_share(Questions *questions) {
    questions->sharers++;
    return questions;
}

void questions_free(Questions *questions) {
    if (questions == NULL || questions->sharers-- > 0) {
        return;
    }
    free(questions->list);
    cJSON_Delete(questions->tree);
    cJSON_Delete(questions->translation);
    questions_free(questions->added);
    free(questions);
}

void questions_add(Questions *questions, Questions *added, bool instead) {
    int own = questions->count, all = own + added->count;
    questions->list = memory_resize(questions->list, ((size_t)all + 1) * sizeof *questions->list);
    for (int i = 0; i < own; i++) {
        questions->list[i].retired = questions->list[i].retired || instead;
    }
    memcpy(questions->list + own, added->list, (size_t)added->count * sizeof *added->list);
    questions->count = all;
    questions->added = added;
}

Questions *questions_read(const char *text, size_t length, const char *file, DataError *error) {
    cJSON *tree = json_parse(text, length, "question bank", file, error);
    if (tree == NULL) {
        return NULL;
    }
    Questions *questions = memory_new(sizeof *questions);
    questions->tree = tree;
    strcpy(questions->language, "en");
    JsonPlace root = json_root(tree, "question bank", file, error);
    read_bank(&root, questions);
    if (data_failed(error)) {
        questions_free(questions);
        return NULL;
    }
    return questions;
}

/* Every question of the bank must be there and no other. */
static void read_translations(const JsonPlace *root, const Questions *questions, QuestionText *out, char language[16]) {
    json_object(root, "language questions");
    JsonPlace code = json_member(root, "language");
    snprintf(language, 16, "%s", json_string(&code, 2, 15));
    JsonPlace list = json_member(root, "questions");
    if (!cJSON_IsObject(list.node)) {
        json_fault(&list, "must be an object with a member for each question");
        return;
    }
    for (int i = 0; i < questions->count && !data_failed(root->error); i++) {
        JsonPlace place = json_member(&list, questions->list[i].id);
        json_object(&place, "question answers explanation");
        read_text(&place, &out[i]);
    }
    bool *seen = memory_new((size_t)questions->count * sizeof *seen);
    for (const cJSON *child = list.node->child; child != NULL && !data_failed(root->error); child = child->next) {
        const Question *question = questions_find(questions, child->string);
        if (question == NULL) {
            char id[QUESTION_ID_MAX + 1];
            snprintf(id, sizeof id, "%s", child->string);
            data_trim_utf8(id);
            json_fault(&list, "must not have \"%s\": the bank has no such question", id);
        } else if (seen[question - questions->list]) {
            json_fault(&list, "must not have \"%s\" twice", question->id);
        } else {
            seen[question - questions->list] = true;
        }
    }
    free(seen);
}

bool questions_read_translation(Questions *questions, const char *text, size_t length, const char *file,
                                DataError *error) {
    cJSON *tree = json_parse(text, length, "translation", file, error);
    if (tree == NULL) {
        return false;
    }
    QuestionText *texts = memory_new((size_t)questions->count * sizeof *texts);
    char language[16] = "";
    JsonPlace root = json_root(tree, "translation", file, error);
    read_translations(&root, questions, texts, language);
    bool fine = !data_failed(error);
    if (fine) {
        for (int i = 0; i < questions->count; i++) {
            questions->list[i].text = texts[i];
        }
        memcpy(questions->language, language, sizeof language);
        cJSON_Delete(questions->translation);
        questions->translation = tree;
    } else {
        cJSON_Delete(tree);
    }
    free(texts);
    return fine;
}

Questions *questions_load(const char *path, DataError *error) {
    size_t length;
    char *text = file_read(path, &length, error);
    Questions *questions = text != NULL ? questions_read(text, length, file_name(path), error) : NULL;
    free(text);
    return questions;
}

bool questions_load_translation(Questions *questions, const char *path, DataError *error) {
    size_t length;
    char *text = file_read(path, &length, error);
    bool fine = text != NULL && questions_read_translation(questions, text, length, file_name(path), error);
    free(text);
    return fine;
}
