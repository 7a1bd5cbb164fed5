#include "pack/pack.h"

#include "base/memory.h"
#include "data/file.h"
#include "pack/pack_inside.h"
#include "protocol/record.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char MANIFEST[] = "pack.json";

/* --- the manifest ------------------------------------------------------------------------------------------------- */

int pack_find_language(const PackHead *head, const char *language) {
    for (int i = 0; i < head->languages; i++) {
        if (strcmp(head->language[i], language) == 0) {
            return i;
        }
    }
    return -1;
}

static void read_name(const JsonPlace *root, PackHead *head) {
    JsonPlace place = json_member(root, "name");
    const char *name = json_string(&place, 2, PACK_ID_MAX);
    if (strspn(name, "abcdefghijklmnopqrstuvwxyz0123456789") != strlen(name)) {
        json_fault(&place, "must be of lower-case letters and digits, as all ids of its questions begin with it");
    }
    snprintf(head->name, sizeof head->name, "%s", name);
}

static void read_language(const JsonPlace *place, PackHead *head) {
    const char *code = json_string(place, 2, PACK_LANGUAGE_BYTES - 1);
    if (strspn(code, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_") != strlen(code)) {
        json_fault(place, "must be the code of a language, such as \"de\"");
    }
    if (pack_find_language(head, code) >= 0) {
        json_fault(place, "must not be a language that is there already");
    }
    snprintf(head->language[head->languages++], PACK_LANGUAGE_BYTES, "%s", code);
}

static void read_manifest(const JsonPlace *root, PackHead *head) {
    static const char *const questions[] = {"added", "instead"};
    json_object(root, "pack name title version languages questions boards");
    json_member_int(root, "pack", PACK_FORM, PACK_FORM);
    read_name(root, head);
    JsonPlace title = json_member(root, "title"), languages = json_member(root, "languages");
    snprintf(head->title, sizeof head->title, "%s", json_string(&title, 1, PACK_TITLE_MAX));
    data_make_line(head->title);
    head->version = json_member_int(root, "version", 1, PACK_VERSION_MAX);
    int count = json_list(&languages, 1, PACK_LANGUAGES_MAX);
    JsonPlace language = json_first(&languages);
    for (int i = 0; i < count; i++, language = json_next(&language)) {
        read_language(&language, head);
    }
    head->is_instead = json_member_word(root, "questions", questions, 2) == 1;
    pack_list_boards(root, head);
}

static void read_head(PackBox *box, PackHead *head, DataError *error) {
    size_t length;
    memset(head, 0, sizeof *head);
    char *bytes = pack_box_read(box, MANIFEST, &length, error);
    const char *text = bytes != NULL ? json_skip_mark(bytes, &length) : NULL;
    cJSON *tree = text != NULL ? json_parse(text, length, "pack", MANIFEST, error) : NULL;
    if (tree != NULL) {
        JsonPlace root = json_root(tree, "pack", MANIFEST, error);
        read_manifest(&root, head);
    }
    cJSON_Delete(tree);
    free(bytes);
}

bool pack_read_head(const char *path, PackHead *head, DataError *error) {
    PackBox *box = pack_box_open(path, error);
    if (box != NULL) {
        read_head(box, head, error);
    }
    pack_box_close(box);
    return !data_failed(error);
}

/* --- its questions ------------------------------------------------------------------------------------------------ */

void pack_file_of(const PackHead *head, int language, char out[PACK_FILE_BYTES]) {
    if (language == 0) {
        snprintf(out, PACK_FILE_BYTES, "questions.json");
    } else {
        snprintf(out, PACK_FILE_BYTES, "questions.%s.json", head->language[language]);
    }
}

void pack_read_text(PackBox *box, const char *file, PackText *text, DataError *error) {
    char *bytes = pack_box_read(box, file, &text->length, error);
    if (bytes != NULL) {
        const char *json = json_skip_mark(bytes, &text->length);
        text->json = memory_new(text->length + 1);
        memcpy(text->json, json, text->length);
        free(bytes);
    }
}

static void read_texts(PackBox *box, Pack *pack, DataError *error) {
    for (int i = 0; i < pack->head.languages && !data_failed(error); i++) {
        char file[PACK_FILE_BYTES];
        pack_file_of(&pack->head, i, file);
        pack_read_text(box, file, &pack->text[i], error);
    }
}

bool pack_owns(const PackHead *head, const char *id) {
    size_t length = strlen(head->name);
    return strncmp(id, head->name, length) == 0 && id[length] == '-';
}

static void check_question(const PackHead *head, const Question *question, DataError *error) {
    if (!pack_owns(head, question->id)) {
        data_fail(error, "questions.json: the id \"%s\" must begin with \"%s-\", the name of the pack.", question->id,
                  head->name);
    } else if (question->firm) {
        data_fail(error, "questions.json: \"%s\" must not be marked as firm, which is for the game's own questions.",
                  question->id);
    }
}

static void check_bank(const PackHead *head, const Questions *questions, DataError *error) {
    int asked = 0, least = head->is_instead ? PACK_INSTEAD_LEAST : 1;
    for (int i = 0; i < questions->count; i++) {
        asked += !questions->list[i].retired;
        check_question(head, &questions->list[i], error);
    }
    if (questions->count > PACK_QUESTIONS_MAX) {
        data_fail(error, "questions.json: there are %d questions, and a pack has room for %d.", questions->count,
                  PACK_QUESTIONS_MAX);
    } else if (asked < least) {
        data_fail(error, "questions.json: there must be at least %d questions that are not retired%s, not %d.", least,
                  head->is_instead ? " for a pack that is played without the game's own" : "", asked);
    }
}

static void translate(const Pack *pack, Questions *questions, int language, DataError *error) {
    char file[PACK_FILE_BYTES];
    const PackText *text = &pack->text[language];
    pack_file_of(&pack->head, language, file);
    if (questions_read_translation(questions, text->json, text->length, file, error) &&
        strcmp(questions->language, pack->head.language[language]) != 0) {
        data_fail(error, "%s: language must be \"%s\", as in the file's name.", file, pack->head.language[language]);
    }
}

static void leave_alone(Questions *questions, const char *id) {
    for (int i = 0; i < questions->count; i++) {
        questions->list[i].retired = strcmp(questions->list[i].id, id) != 0;
    }
}

static Questions *read_bank(const Pack *pack, int language, DataError *error) {
    const PackText *text = &pack->text[0];
    Questions *questions = questions_read(text->json, text->length, "questions.json", error);
    if (questions != NULL && language > 0) {
        translate(pack, questions, language, error);
    } else if (questions != NULL && pack->alone[0] == '\0') {
        check_bank(&pack->head, questions, error);
    }
    if (data_failed(error)) {
        questions_free(questions);
        return NULL;
    }
    if (pack->alone[0] != '\0') {
        leave_alone(questions, pack->alone);
    }
    return questions;
}

static void check_texts(const Pack *pack, DataError *error) {
    for (int i = 0; i < pack->head.languages && !data_failed(error); i++) {
        questions_free(read_bank(pack, i, error));
    }
}

/* --- the whole ---------------------------------------------------------------------------------------------------- */

static Pack *read_box(PackBox *box, DataError *error) {
    if (box == NULL) {
        return NULL;
    }
    Pack *pack = memory_new(sizeof *pack);
    read_head(box, &pack->head, error);
    if (!data_failed(error)) {
        read_texts(box, pack, error);
    }
    if (!data_failed(error)) {
        check_texts(pack, error);
    }
    pack_read_boards(box, pack, error);
    pack_box_close(box);
    if (data_failed(error)) {
        pack_free(pack);
        return NULL;
    }
    return pack;
}

Pack *pack_open(const char *path, DataError *error) {
    return read_box(pack_box_open(path, error), error);
}

Pack *pack_open_zip(const char *bytes, size_t length, const char *file, DataError *error) {
    return read_box(pack_box_open_zip(bytes, length, file, error), error);
}

Pack *pack_of_texts(const PackHead *head, char *const *json, DataError *error) {
    Pack *pack = memory_new(sizeof *pack);
    pack->head = *head;
    for (int i = 0; i < head->languages; i++) {
        pack->text[i] = (PackText){.json = memory_copy(json[i]), .length = strlen(json[i])};
    }
    check_texts(pack, error);
    if (data_failed(error)) {
        pack_free(pack);
        return NULL;
    }
    return pack;
}

Pack *pack_share(Pack *pack) {
    pack->sharers++;
    return pack;
}

void pack_free(Pack *pack) {
    if (pack == NULL || pack->sharers-- > 0) {
        return;
    }
    for (int i = 0; i < PACK_LANGUAGES_MAX; i++) {
        free(pack->text[i].json);
    }
    for (int i = 0; i < PACK_BOARDS_MAX; i++) {
        free(pack->board[i].json);
    }
    free(pack);
}

const PackHead *pack_head(const Pack *pack) {
    return &pack->head;
}

void pack_note(const Pack *pack, Record *record) {
    _Static_assert(sizeof record->pack > PACK_ID_MAX, "a pack's name fits into a record");
    snprintf(record->pack, sizeof record->pack, "%s", pack->head.name);
    record->pack_version = pack->head.version;
}

Questions *pack_questions(const Pack *pack, const char *language) {
    DataError none = {0};
    int found = pack_find_language(&pack->head, language);
    return read_bank(pack, found >= 0 ? found : 0, &none); /* checked when it was opened */
}

Pack *pack_alone(const Pack *pack, const char *id) {
    Pack *alone = memory_new(sizeof *alone);
    alone->head = pack->head;
    for (int i = 0; i < pack->head.languages; i++) {
        alone->text[i] = (PackText){.json = memory_copy(pack->text[i].json), .length = pack->text[i].length};
    }
    alone->head.boards = 0;
    snprintf(alone->alone, sizeof alone->alone, "%s", id);
    alone->head.is_instead = true;
    return alone;
}

bool pack_join(const Pack *pack, Questions *ours, const char *language, DataError *error) {
    for (int i = 0; i < ours->count; i++) {
        if (pack_owns(&pack->head, ours->list[i].id)) {
            data_fail(error, "The pack must not be named \"%s\": ids of the game's own questions begin so.",
                      pack->head.name);
            return false;
        }
    }
    questions_add(ours, pack_questions(pack, language), pack->head.is_instead);
    return true;
}

Pack *pack_open_beside(const char *path, const char *assets, DataError *error) {
    Pack *pack = pack_open(path, error);
    char *file = file_join(assets, "questions.json");
    Questions *ours = pack != NULL ? questions_load(file, error) : NULL;
    bool is_fine = ours != NULL && pack_join(pack, ours, pack->head.language[0], error);
    questions_free(ours);
    free(file);
    if (!is_fine) {
        pack_free(pack);
        return NULL;
    }
    return pack;
}
