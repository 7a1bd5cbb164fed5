/* Text that is not JSON to the letter is refused before anything is read from it. */
#include "fixture.h"

#include "data/json.h"

#include <stdlib.h>
#include <string.h>

typedef struct BadText {
    const char *text;
    size_t length; /* 0: that of the string */
    const char *fault;
} BadText;

static const BadText bad_texts[] = {
    {"", 0, "it ends too early (line 1, column 1)"},
    {"{", 0, "it ends too early (line 1, column 2)"},
    {"[1,]", 0, "it cannot be read from there on (line 1, column 4)"},
    {"[1 2]", 0, "it cannot be read from there on (line 1, column 4)"},
    {"{} {}", 0, "it cannot be read from there on (line 1, column 4)"},
    {"nul", 0, "it cannot be read from there on (line 1, column 1)"},
    {"\n\n [tru]", 0, "it cannot be read from there on (line 3, column 3)"},
    {"[1,\0 2]", 7, "a NUL byte stands there (line 1, column 4)"},
    {"[\"a\0b\"]", 7, "a string holds a control character (line 1, column 4)"},
    {"[\"a\\u0000b\"]", 0, "a string holds a NUL character (line 1, column 4)"},
    {"[\"a\nb\"]", 0, "a string holds a control character (line 1, column 4)"},
    {"[\"a", 0, "a string does not end (line 1, column 4)"},
    {"[\"a\\", 0, "a string does not end (line 1, column 5)"},
    {"[\"\xff\"]", 0, "a string is not UTF-8 (line 1, column 3)"},
    {"[\"\xc0\x80\"]", 0, "a string is not UTF-8 (line 1, column 3)"},
    {"[\"\xed\xa0\x80\"]", 0, "a string is not UTF-8 (line 1, column 3)"},
    {"[\"\xf4\x90\x80\x80\"]", 0, "a string is not UTF-8 (line 1, column 3)"},
    {"[\"\xf5\x80\x80\x80\"]", 0, "a string is not UTF-8 (line 1, column 3)"},
    {"[\"\xe2\x82\"]", 0, "a string is not UTF-8 (line 1, column 3)"},
    {"[\"\xe2", 0, "a string is not UTF-8 (line 1, column 3)"},
    {"[\"\\ud800\"]", 0, "it cannot be read from there on (line 1, column 3)"},
    {"[\"\\x41\"]", 0, "it cannot be read from there on (line 1, column 3)"},
    {"[\x01]", 0, "a character stands there that belongs in a string only (line 1, column 2)"},
    {"\xef\xbb\xbf{}", 0, "a character stands there that belongs in a string only (line 1, column 1)"},
    {"[01]", 0, "a number is malformed (line 1, column 3)"},
    {"[1.]", 0, "a number is malformed (line 1, column 4)"},
    {"[-]", 0, "a number is malformed (line 1, column 3)"},
    {"[1e]", 0, "a number is malformed (line 1, column 4)"},
    {"[1.2.3]", 0, "a number is malformed (line 1, column 5)"},
    {"[+1]", 0, "it cannot be read from there on (line 1, column 2)"},
    {"[.5]", 0, "it cannot be read from there on (line 1, column 2)"},
    {"[NaN]", 0, "it cannot be read from there on (line 1, column 2)"},
    {"[Infinity]", 0, "it cannot be read from there on (line 1, column 2)"},
    {"['a']", 0, "it cannot be read from there on (line 1, column 2)"},
    {"/**/{}", 0, "it cannot be read from there on (line 1, column 1)"},
    {"[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[", 0, "it is nested too deep (line 1, column 33)"},
};

START_TEST(text_that_is_not_json_to_the_letter_is_refused) {
    const BadText *bad = &bad_texts[_i];
    DataError error = {0};
    ck_assert_ptr_null(json_parse(bad->text, bad->length ? bad->length : strlen(bad->text), "text", NULL, &error));
    char wanted[200] = "The text is not JSON: ";
    strcat(strcat(wanted, bad->fault), ".");
    ck_assert_str_eq(error.text, wanted);
}
END_TEST

START_TEST(good_text_of_all_kinds_is_read) {
    static const char *const good[] = {
        "{}",
        " \t\r\n[ ] ",
        "[0,-0,1.5,-1e+3,1E-2,true,false,null,\"\"]",
        "[\"\\u00e9\\ud83d\\ude00 \xc3\xa9 \xf0\x9f\x98\x80 \\\" \\\\ \\/\"]",
        "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]",
        "[\"[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[\"]",
    };
    for (size_t i = 0; i < sizeof good / sizeof *good; i++) {
        DataError error = {0};
        cJSON *tree = json_parse(good[i], strlen(good[i]), "text", NULL, &error);
        ck_assert_msg(tree != NULL, "%s: %s", good[i], error.text);
        cJSON_Delete(tree);
    }
}
END_TEST

START_TEST(whole_numbers_are_whole_and_in_range) {
    static const struct {
        const char *text;
        bool fine;
    } cases[] = {
        {"0", true},      {"8", true},     {"9", false},   {"-1", false},    {"4.5", false},
        {"1e400", false}, {"8.0", true},   {"8e0", true},  {"\"4\"", false}, {"-1e400", false},
        {"null", false},  {"true", false}, {"[4]", false}, {"4e-1", false},  {"18446744073709551616", false},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        DataError error = {0};
        cJSON *tree = json_parse(cases[i].text, strlen(cases[i].text), "number", NULL, &error);
        JsonPlace root = json_root(tree, "number", NULL, &error);
        json_integer(&root, 0, 8);
        ck_assert_str_eq(error.text, cases[i].fine ? "" : "The number must be a whole number from 0 to 8.");
        cJSON_Delete(tree);
    }
}
END_TEST

START_TEST(the_words_that_fit_are_told) {
    static const char *const WORDS[] = {"short", "classic"};
    static const char *const TOLD[] = {"The text must be \"short\".",
                                       "The text must be one of \"short\", \"classic\"."};
    for (int count = 1; count <= 2; count++) {
        DataError error = {0};
        cJSON *tree = cJSON_CreateString("grand");
        JsonPlace place = json_root(tree, "text", NULL, &error);
        json_word(&place, WORDS, count);
        ck_assert_str_eq(error.text, TOLD[count - 1]);
        cJSON_Delete(tree);
    }
}
END_TEST

START_TEST(the_first_fault_stays) {
    DataError error = {0};
    data_fail(&error, "The first.");
    data_fail(&error, "The second.");
    ck_assert_str_eq(error.text, "The first.");
}
END_TEST

START_TEST(a_sentence_that_is_cut_ends_with_a_whole_character) {
    enum { ROOM = sizeof((DataError *)NULL)->text - 1 };
    for (size_t before = ROOM - 4; before <= ROOM; before++) {
        char text[ROOM + 8] = "";
        memset(text, 'x', before);
        strcpy(text + before, "\xe2\x82\xac"); /* three bytes */
        DataError error = {0};
        data_fail(&error, "%s", text);
        ck_assert_uint_eq(strlen(error.text), before + 3 <= ROOM ? before + 3 : before);
    }
}
END_TEST

START_TEST(a_long_unknown_key_is_cut_between_characters) {
    char text[300] = "{\"x"; /* so that an even number of bytes ends within a character */
    for (int i = 0; i < 100; i++) {
        strcat(text, "\xc3\xa9");
    }
    strcat(text, "\":1}");
    DataError error = {0};
    cJSON *tree = json_parse(text, strlen(text), "text", NULL, &error);
    JsonPlace root = json_root(tree, "text", NULL, &error);
    ck_assert(!json_object(&root, "a b"));
    cJSON_Delete(tree);
    tree = cJSON_CreateString(error.text);
    char *printed = json_print(tree);
    cJSON_Delete(tree);
    DataError none = {0};
    tree = json_parse(printed, strlen(printed), "error", NULL, &none);
    ck_assert_str_eq(none.text, "");
    cJSON_Delete(tree);
    cJSON_free(printed);
}
END_TEST

START_TEST(a_key_is_known_only_as_a_whole) {
    static const char *const texts[] = {"{\"na\":1}", "{\"name field\":1}", "{\"\":1}", "{\"field \":1}"};
    for (int i = 0; i < 4; i++) {
        DataError error = {0};
        cJSON *tree = json_parse(texts[i], strlen(texts[i]), "text", NULL, &error);
        JsonPlace root = json_root(tree, "text", NULL, &error);
        ck_assert(!json_object(&root, "name field"));
        cJSON_Delete(tree);
    }
}
END_TEST

Suite *json_suite(void) {
    Suite *suite = suite_create("json");
    TCase *tests = tcase_create("json");
    tcase_add_loop_test(tests, text_that_is_not_json_to_the_letter_is_refused, 0, sizeof bad_texts / sizeof *bad_texts);
    tcase_add_test(tests, good_text_of_all_kinds_is_read);
    tcase_add_test(tests, whole_numbers_are_whole_and_in_range);
    tcase_add_test(tests, the_words_that_fit_are_told);
    tcase_add_test(tests, the_first_fault_stays);
    tcase_add_test(tests, a_sentence_that_is_cut_ends_with_a_whole_character);
    tcase_add_test(tests, a_long_unknown_key_is_cut_between_characters);
    tcase_add_test(tests, a_key_is_known_only_as_a_whole);
    suite_add_tcase(suite, tests);
    return suite;
}
