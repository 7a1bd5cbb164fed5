#include "pack/pack.h"

#include "base/memory.h"
#include "data/json.h"
#include "pack/box.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The questions or a translation of them, as they were read. */
typedef struct Text {
    char language[PACK_LANGUAGE_BYTES];
    char *json;
    size_t length;
} Text;

struct Pack {
    char name[PACK_ID_MAX + 1];
    char title[PACK_TITLE_MAX + 1];
    int version;
    bool is_instead;
    int languages;
    Text text[PACK_LANGUAGES_MAX];
    int sharers; /* besides the first owner */
};

static const char MANIFEST[] = "pack.json";

/* --- the manifest ------------------------------------------------------------------------------------------------- */

static void read_name(const JsonPlace *root, Pack *pack) {
    JsonPlace place = json_member(root, "name");
    const char *name = json_string(&place, 2, PACK_ID_MAX);
    if (strspn(name, "abcdefghijklmnopqrstuvwxyz0123456789") != strlen(name)) {
        json_fault(&place, "must be of lower-case letters and digits, as all ids of its questions begin with it");
    }
    snprintf(pack->name, sizeof pack->name, "%s", name);
}

static void read_language(const JsonPlace *place, Pack *pack) {
    const char *code = json_string(place, 2, PACK_LANGUAGE_BYTES - 1);
    if (strspn(code, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_") != strlen(code)) {
        json_fault(place, "must be the code of a language, such as \"de\"");
    }
    if (pack_speaks(pack, code)) {
        json_fault(place, "must not be a language that is there already");
    }
    snprintf(pack->text[pack->languages++].language, PACK_LANGUAGE_BYTES, "%s", code);
}

static void read_manifest(const JsonPlace *root, Pack *pack) {
    static const char *const questions[] = {"added", "instead"};
    json_object(root, "pack name title version languages questions");
    json_member_int(root, "pack", PACK_FORM, PACK_FORM);
    read_name(root, pack);
    JsonPlace title = json_member(root, "title"), languages = json_member(root, "languages");
    snprintf(pack->title, sizeof pack->title, "%s", json_string(&title, 1, PACK_TITLE_MAX));
    data_make_line(pack->title);
    pack->version = json_member_int(root, "version", 1, PACK_VERSION_MAX);
    int count = json_list(&languages, 1, PACK_LANGUAGES_MAX);
    JsonPlace language = json_first(&languages);
    for (int i = 0; i < count; i++, language = json_next(&language)) {
        read_language(&language, pack);
    }
    pack->is_instead = json_member_word(root, "questions", questions, 2) == 1;
}

static void read_head(PackBox *box, Pack *pack, DataError *error) {
    size_t length;
    char *bytes = pack_box_read(box, MANIFEST, &length, error);
    const char *text = bytes != NULL ? json_skip_mark(bytes, &length) : NULL;
    cJSON *tree = text != NULL ? json_parse(text, length, "pack", MANIFEST, error) : NULL;
    if (tree != NULL) {
        JsonPlace root = json_root(tree, "pack", MANIFEST, error);
        read_manifest(&root, pack);
    }
    cJSON_Delete(tree);
    free(bytes);
}

/* --- its questions ------------------------------------------------------------------------------------------------ */

static void name_of_file(char out[64], const Pack *pack, int language) {
    snprintf(out, 64, "questions%s%s.json", language > 0 ? "." : "", language > 0 ? pack->text[language].language : "");
}

static void read_texts(PackBox *box, Pack *pack, DataError *error) {
    for (int i = 0; i < pack->languages && !data_failed(error); i++) {
        char file[64];
        name_of_file(file, pack, i);
        Text *text = &pack->text[i];
        char *bytes = pack_box_read(box, file, &text->length, error);
        if (bytes != NULL) {
            const char *json = json_skip_mark(bytes, &text->length);
            text->json = memory_new(text->length + 1);
            memcpy(text->json, json, text->length);
            free(bytes);
        }
    }
}

static bool begins_with(const Pack *pack, const char *id) {
    size_t length = strlen(pack->name);
    return strncmp(id, pack->name, length) == 0 && id[length] == '-';
}

static void check_bank(const Pack *pack, const Questions *questions, DataError *error) {
    int asked = 0;
    for (int i = 0; i < questions->count; i++) {
        const char *id = questions->list[i].id;
        asked += !questions->list[i].retired;
        if (!begins_with(pack, id)) {
            data_fail(error, "questions.json: the id \"%s\" must begin with \"%s-\", the name of the pack.", id,
                      pack->name);
        }
    }
    int least = pack->is_instead ? PACK_INSTEAD_LEAST : 1;
    if (questions->count > PACK_QUESTIONS_MAX) {
        data_fail(error, "questions.json: there are %d questions, and a pack has room for %d.", questions->count,
                  PACK_QUESTIONS_MAX);
    } else if (asked < least) {
        data_fail(error, "questions.json: there must be at least %d questions that are not retired%s, not %d.", least,
                  pack->is_instead ? " for a pack that is played without the game's own" : "", asked);
    }
}

static void say_what_language(const Pack *pack, const Questions *questions, int index, DataError *error) {
    if (strcmp(questions->language, pack->text[index].language) != 0) {
        char file[64];
        name_of_file(file, pack, index);
        data_fail(error, "%s: language must be \"%s\", as in the file's name.", file, pack->text[index].language);
    }
}

static Questions *read_bank(const Pack *pack, int language, DataError *error) {
    char file[64];
    const Text *text = &pack->text[0], *translation = &pack->text[language];
    name_of_file(file, pack, language);
    Questions *questions = questions_read(text->json, text->length, "questions.json", error);
    if (questions == NULL) {
        return NULL;
    }
    if (language > 0) {
        questions_read_translation(questions, translation->json, translation->length, file, error);
        if (!data_failed(error)) {
            say_what_language(pack, questions, language, error);
        }
    } else {
        check_bank(pack, questions, error);
    }
    if (data_failed(error)) {
        questions_free(questions);
        return NULL;
    }
    return questions;
}

static void check_texts(const Pack *pack, DataError *error) {
    for (int i = 0; i < pack->languages && !data_failed(error); i++) {
        questions_free(read_bank(pack, i, error));
    }
}

/* --- the whole ---------------------------------------------------------------------------------------------------- */

static Pack *read_box(PackBox *box, DataError *error) {
    if (box == NULL) {
        return NULL;
    }
    Pack *pack = memory_new(sizeof *pack);
    read_head(box, pack, error);
    if (!data_failed(error)) {
        read_texts(box, pack, error);
    }
    if (!data_failed(error)) {
        check_texts(pack, error);
    }
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

Pack *pack_share(Pack *pack) {
    pack->sharers++;
    return pack;
}

void pack_free(Pack *pack) {
    if (pack == NULL || pack->sharers-- > 0) {
        return;
    }
    for (int i = 0; i < pack->languages; i++) {
        free(pack->text[i].json);
    }
    free(pack);
}

const char *pack_name(const Pack *pack) {
    return pack->name;
}

const char *pack_title(const Pack *pack) {
    return pack->title;
}

int pack_version(const Pack *pack) {
    return pack->version;
}

bool pack_is_instead(const Pack *pack) {
    return pack->is_instead;
}

int pack_languages(const Pack *pack) {
    return pack->languages;
}

const char *pack_language(const Pack *pack, int index) {
    return pack->text[index].language;
}

/* -1: it does not speak it. */
static int find_language(const Pack *pack, const char *language) {
    for (int i = 0; i < pack->languages; i++) {
        if (strcmp(pack->text[i].language, language) == 0) {
            return i;
        }
    }
    return -1;
}

bool pack_speaks(const Pack *pack, const char *language) {
    return find_language(pack, language) >= 0;
}

Questions *pack_questions(const Pack *pack, const char *language) {
    DataError none = {0};
    int found = find_language(pack, language);
    return read_bank(pack, found >= 0 ? found : 0, &none); /* checked when it was opened */
}

bool pack_join(const Pack *pack, Questions *ours, const char *language, DataError *error) {
    for (int i = 0; i < ours->count; i++) {
        if (begins_with(pack, ours->list[i].id)) {
            data_fail(error, "The pack must not be named \"%s\": ids of the game's own questions begin so.",
                      pack->name);
            return false;
        }
    }
    Questions *added = pack_questions(pack, language);
    questions_add(ours, added, pack->is_instead);
    return true;
}
