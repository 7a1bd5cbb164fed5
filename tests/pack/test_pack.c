#define _DEFAULT_SOURCE /* symlink */

/* A company's questions, and what is said of a pack that cannot be used. */
#include "fixture.h"

#include "data/file.h"
#include "pack/pack.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifndef _WIN32
#include <unistd.h>
#endif

static Pack *open_folder(void) {
    DataError error = {0};
    Pack *pack = pack_open(PACK_FOLDER, &error);
    ck_assert_msg(pack != NULL, "%s", error.text);
    return pack;
}

static Questions *our_questions(void) {
    DataError error = {0};
    char *path = asset_path("questions.json");
    Questions *questions = questions_load(path, &error);
    ck_assert_msg(questions != NULL, "%s", error.text);
    free(path);
    return questions;
}

START_TEST(a_pack_says_who_it_is_and_what_it_speaks) {
    write_folder(manifest_text, bank_text, german_text);
    Pack *pack = open_folder();
    const PackHead *head = pack_head(pack);
    ck_assert_str_eq(head->name, "acme");
    ck_assert_str_eq(head->title, "Acme Glass");
    ck_assert_int_eq(head->version, 3);
    ck_assert(!head->is_instead);
    ck_assert_int_eq(pack_find_language(head, "en"), 0);
    ck_assert_int_eq(pack_find_language(head, "de"), 1);
    ck_assert_int_eq(pack_find_language(head, "fr"), -1);
    pack_free(pack);
}
END_TEST

START_TEST(its_questions_stand_behind_ours_in_the_language_of_the_game) {
    static const struct {
        const char *language, *question;
    } asked[] = {{"en", "Where is Acme?"}, {"de", "Wo ist Acme?"}, {"fr", "Where is Acme?"}};
    write_folder(manifest_text, bank_text, german_text);
    Pack *pack = open_folder();
    Questions *ours = our_questions();
    int count = ours->count;
    DataError error = {0};
    ck_assert_msg(pack_join(pack, ours, asked[_i].language, &error), "%s", error.text);
    ck_assert_int_eq(ours->count, count + 2);
    const Question *town = questions_find(ours, "acme-town");
    ck_assert_str_eq(town->text.question, asked[_i].question);
    ck_assert_str_eq(town->site, "Jena");
    ck_assert(!questions_find(ours, "cinderella")->retired && !town->retired);
    questions_free(ours);
    pack_free(pack);
}
END_TEST

static char *many_questions(int count) {
    char *text = malloc(1000 + (size_t)count * 300);
    char *at = text + sprintf(text, "{'questions':[");
    for (int i = 0; i < count; i++) {
        at +=
            sprintf(at,
                    "%s{'id':'acme-%d','topic':'world','difficulty':1,'right':0,'source':'a book','question':'Which?',"
                    "'answers':['one','two','three'],'explanation':'This one.'}",
                    i > 0 ? "," : "", i);
    }
    strcpy(at, "]}");
    return text;
}

static char *alone(void) {
    char *manifest = with_change(manifest_text, "'added'", "'instead'");
    char *one_language = with_change(manifest, ",'de'", "");
    free(manifest);
    return one_language;
}

START_TEST(instead_of_ours_none_of_ours_is_asked_any_more) {
    char *bank = many_questions(PACK_INSTEAD_LEAST), *manifest = alone();
    write_folder(manifest, bank, NULL);
    Pack *pack = open_folder();
    Questions *ours = our_questions();
    DataError error = {0};
    ck_assert(pack_join(pack, ours, "en", &error));
    int asked = 0;
    for (int i = 0; i < ours->count; i++) {
        asked += !ours->list[i].retired;
    }
    ck_assert_int_eq(asked, PACK_INSTEAD_LEAST);
    ck_assert_ptr_nonnull(questions_find(ours, "cinderella")); /* for the games that asked it */
    questions_free(ours);
    pack_free(pack);
    free(bank);
    free(manifest);
}
END_TEST

START_TEST(a_pack_with_the_first_word_of_our_ids_is_refused) {
    char *manifest = with_change(manifest_text, "'acme'", "'glass'");
    char *bank = with_change(bank_text, "'acme-first'", "'glass-first'");
    char *both = with_change(bank, "'acme-town'", "'glass-town'");
    char *one_language = with_change(manifest, ",'de'", "");
    write_folder(one_language, both, NULL);
    Pack *pack = open_folder();
    Questions *ours = our_questions();
    int count = ours->count;
    DataError error = {0};
    ck_assert(!pack_join(pack, ours, "en", &error));
    ck_assert_str_eq(error.text, "The pack must not be named \"glass\": ids of the game's own questions begin so.");
    ck_assert_int_eq(ours->count, count);
    questions_free(ours);
    pack_free(pack);
    free(manifest);
    free(bank);
    free(both);
    free(one_language);
}
END_TEST

/* In the manifest, the questions or the translation. */
static const Broken broken_manifest[] = {
    {"'pack':1", "'pack':2", "pack.json: pack must be 1."},
    {"'acme'", "'Acme'",
     "pack.json: name must be of lower-case letters and digits, as all ids of its questions begin with it."},
    {"'acme'", "'../../etc'",
     "pack.json: name must be of lower-case letters and digits, as all ids of its questions begin with it."},
    {"'acme'", "'a'", "pack.json: name must be a string of 2 to 15 bytes."},
    {"'acme'", "'other'", "questions.json: the id \"acme-first\" must begin with \"other-\", the name of the pack."},
    {"'Acme Glass'", "'Acme Glass and Technology of the Old Town'",
     "pack.json: title must be a string of 1 to 40 bytes."},
    {"'version':3", "'version':0", "pack.json: version must be a whole number from 1 to 1000000."},
    {"'en','de'", "", "pack.json: languages must be a list of 1 to 12."},
    {"'de'", "'../de'", "pack.json: languages[1] must be the code of a language, such as \"de\"."},
    {"'de'", "'en'", "pack.json: languages[1] must not be a language that is there already."},
    {"'added'", "'instead'",
     "questions.json: there must be at least 10 questions that are not retired for a pack that is played without the "
     "game's own, not 2."},
    {"'added'", "'others'", "pack.json: questions must be one of \"added\", \"instead\"."},
    {"'version'", "'colour':'red','version'",
     "pack.json: the pack must not have a key \"colour\": known are pack name title version languages questions "
     "boards."},
};

static void check_refused(const char *sentence) {
    DataError error = {0};
    ck_assert_ptr_null(pack_open(PACK_FOLDER, &error));
    ck_assert_str_eq(error.text, sentence);
}

START_TEST(a_fault_of_the_manifest_is_told) {
    char *manifest = with_change(manifest_text, broken_manifest[_i].find, broken_manifest[_i].put);
    write_folder(manifest, bank_text, german_text);
    check_refused(broken_manifest[_i].sentence);
    free(manifest);
}
END_TEST

static const Broken broken_texts[] = {
    {"'right':2", "'right':3", "questions.json: questions[1].right must be a whole number from 0 to 2."},
    {"'acme-town'", "'acme-first'",
     "questions.json: questions[1].id must not be that of another question, but \"acme-first\" comes twice."},
    {"'source':'a book','question':'W", "'firm':true,'source':'a book','question':'W",
     "questions.json: \"acme-first\" must not be marked as firm, which is for the game's own questions."},
    {"'acme-town'", "'cinderella'",
     "questions.json: the id \"cinderella\" must begin with \"acme-\", the name of the pack."},
    {"'acme-town'", "'acmetown'",
     "questions.json: the id \"acmetown\" must begin with \"acme-\", the name of the pack."},
};

START_TEST(a_fault_of_the_questions_is_told) {
    char *bank = with_change(bank_text, broken_texts[_i].find, broken_texts[_i].put);
    write_folder(manifest_text, bank, german_text);
    check_refused(broken_texts[_i].sentence);
    free(bank);
}
END_TEST

START_TEST(a_fault_of_a_translation_is_told) {
    char *german = with_change(german_text, "'language':'de'", "'language':'fr'");
    write_folder(manifest_text, bank_text, german);
    check_refused("questions.de.json: language must be \"de\", as in the file's name.");
    free(german);
    german = with_change(german_text, "'acme-town'", "'acme-city'");
    write_folder(manifest_text, bank_text, german);
    check_refused("questions.de.json: questions must have \"acme-town\".");
    free(german);
}
END_TEST

START_TEST(a_missing_file_is_named) {
    write_folder(manifest_text, bank_text, NULL);
    check_refused("test_pack.tmp/questions.de.json cannot be opened: No such file or directory.");
    write_folder(NULL, bank_text, german_text);
    check_refused("test_pack.tmp/pack.json cannot be opened: No such file or directory.");
}
END_TEST

START_TEST(a_mark_that_an_editor_puts_before_a_file_is_no_fault) {
    char *with_mark = with_change(manifest_text, "{", "\xef\xbb\xbf{");
    write_folder(with_mark, bank_text, german_text);
    free(with_mark);
    pack_free(open_folder());
}
END_TEST

#ifndef _WIN32
START_TEST(a_link_in_a_folder_is_not_followed) {
    write_folder(manifest_text, bank_text, NULL);
    ck_assert_int_eq(symlink("/etc/passwd", PACK_FOLDER "/questions.de.json"), 0);
    check_refused("questions.de.json is a link, and a pack has files alone.");
    remove(PACK_FOLDER "/questions.de.json");
}
END_TEST
#endif

START_TEST(a_file_that_is_too_large_is_refused) {
    write_folder(manifest_text, bank_text, german_text);
    FILE *file = fopen(PACK_FOLDER "/questions.json", "r+b");
    fseek(file, 9 * 1024 * 1024, SEEK_SET);
    fputc(' ', file);
    fclose(file);
    check_refused("questions.json is larger than 8 MiB.");
}
END_TEST

START_TEST(what_is_no_pack_at_all_is_refused) {
    DataError error = {0};
    FILE *file = fopen(PACK_ZIP, "wb");
    fputs("This is a letter.", file);
    fclose(file);
    ck_assert_ptr_null(pack_open(PACK_ZIP, &error));
    ck_assert_str_eq(error.text, "test_pack.zip is neither a folder nor a zip.");
    remove(PACK_ZIP);
    error = (DataError){0};
    ck_assert_ptr_null(pack_open("nowhere", &error));
    ck_assert_str_eq(error.text, "nowhere cannot be opened: No such file or directory.");
}
END_TEST

START_TEST(of_a_pack_alone_one_question_is_asked_in_every_language) {
    write_folder(manifest_text, bank_text, german_text);
    Pack *pack = open_folder(), *alone = pack_alone(pack, "acme-town");
    pack_free(pack);
    Questions *ours = our_questions();
    DataError error = {0};
    ck_assert(pack_join(alone, ours, "de", &error));
    for (int i = 0; i < ours->count; i++) {
        ck_assert_int_eq(!ours->list[i].retired, strcmp(ours->list[i].id, "acme-town") == 0);
    }
    ck_assert_str_eq(questions_find(ours, "acme-town")->text.question, "Wo ist Acme?");
    questions_free(ours);
    pack_free(alone);
}
END_TEST

START_TEST(a_pack_that_is_shared_lives_until_the_last_lets_go) {
    write_folder(manifest_text, bank_text, german_text);
    Pack *pack = open_folder(), *again = pack_share(pack);
    pack_free(pack);
    ck_assert_str_eq(pack_head(again)->name, "acme");
    pack_free(again);
}
END_TEST

Suite *pack_suite(void) {
    Suite *suite = suite_create("pack");
    TCase *tests = tcase_create("pack");
    tcase_add_test(tests, a_pack_says_who_it_is_and_what_it_speaks);
    tcase_add_loop_test(tests, its_questions_stand_behind_ours_in_the_language_of_the_game, 0, 3);
    tcase_add_test(tests, instead_of_ours_none_of_ours_is_asked_any_more);
    tcase_add_test(tests, a_pack_with_the_first_word_of_our_ids_is_refused);
    tcase_add_loop_test(tests, a_fault_of_the_manifest_is_told, 0, sizeof broken_manifest / sizeof *broken_manifest);
    tcase_add_loop_test(tests, a_fault_of_the_questions_is_told, 0, sizeof broken_texts / sizeof *broken_texts);
    tcase_add_test(tests, a_fault_of_a_translation_is_told);
    tcase_add_test(tests, a_missing_file_is_named);
    tcase_add_test(tests, a_mark_that_an_editor_puts_before_a_file_is_no_fault);
#ifndef _WIN32
    tcase_add_test(tests, a_link_in_a_folder_is_not_followed);
#endif
    tcase_add_test(tests, a_file_that_is_too_large_is_refused);
    tcase_add_test(tests, what_is_no_pack_at_all_is_refused);
    tcase_add_test(tests, of_a_pack_alone_one_question_is_asked_in_every_language);
    tcase_add_test(tests, a_pack_that_is_shared_lives_until_the_last_lets_go);
    suite_add_tcase(suite, tests);
    return suite;
}
