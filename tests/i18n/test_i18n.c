#define _XOPEN_SOURCE 700 /* mkdtemp */

#include "i18n/catalogue.h"
#include "i18n/i18n.h"
#include "i18n/plural.h"
#include "i18n/utf8.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifndef _WIN32
#include <sys/stat.h>
#include <unistd.h>
#endif

/* Catalogues are written here as .po, built by the real msgfmt into a folder of the test's own, and read back. A
 * Windows program tested on Linux cannot start msgfmt: it has the game's own catalogues alone. */

#ifndef _WIN32
static char folder[] = "/tmp/i18n-ßüXXXXXX";

static const struct {
    const char *code, *rule;
    int forms;
} RULES[] = {
    {"de", "nplurals=2; plural=(n != 1);", 2}, {"fr", "nplurals=2; plural=(n > 1);", 2},
    {"it", "nplurals=2; plural=(n != 1);", 2}, {"id", "nplurals=1; plural=0;", 1},
    {"zh_CN", "nplurals=1; plural=0;", 1},
};
enum { RULE_COUNT = sizeof RULES / sizeof *RULES };

static void path_to(char *path, size_t size, const char *code, const char *name) {
    snprintf(path, size, "%s/%s/LC_MESSAGES/%s", folder, code, name);
}

static void write_catalogue(const char *code, const char *rule, int forms) {
    char path[256], command[1024];
    snprintf(path, sizeof path, "%s/%s", folder, code);
    mkdir(path, 0777);
    snprintf(path, sizeof path, "%s/%s/LC_MESSAGES", folder, code);
    mkdir(path, 0777);
    path_to(path, sizeof path, code, "sample.po");
    FILE *po = fopen(path, "w");
    ck_assert_ptr_nonnull(po);
    fprintf(po, "msgid \"\"\nmsgstr \"\"\n\"Content-Type: text/plain; charset=UTF-8\\n\"\n\"Plural-Forms: %s\\n\"\n\n",
            rule);
    fprintf(po, "msgid \"Play\"\nmsgstr \"%s: Play\"\n\n", code);
    fprintf(po, "msgctxt \"verb\"\nmsgid \"Play\"\nmsgstr \"%s: verb\"\n\n", code);
    fprintf(po, "msgctxt \"verbal\"\nmsgid \"Play\"\nmsgstr \"%s: verbal\"\n\n", code);
    fprintf(po, "msgid \"Untranslated\"\nmsgstr \"\"\n\n");
    fprintf(po, "msgid \"{n} card\"\nmsgid_plural \"{n} cards\"\n");
    for (int i = 0; i < forms; i++) {
        fprintf(po, "msgstr[%d] \"%s: form %d\"\n", i, code, i);
    }
    fclose(po);
    snprintf(command, sizeof command, "cd '%s/%s/LC_MESSAGES' && '%s' -o schott-world.mo sample.po", folder, code,
             getenv("MSGFMT"));
    ck_assert_int_eq(system(command), 0);
}

static void set_up(void) {
    snprintf(folder, sizeof folder, "%s", "/tmp/i18n-ßüXXXXXX");
    ck_assert_ptr_nonnull(mkdtemp(folder));
    for (int i = 0; i < RULE_COUNT; i++) {
        write_catalogue(RULES[i].code, RULES[i].rule, RULES[i].forms);
    }
    i18n_init(folder);
}

static void tear_down(void) {
    char command[256];
    i18n_fini();
    snprintf(command, sizeof command, "rm -r '%s'", folder);
    ck_assert_int_eq(system(command), 0);
}
#else
static void set_up(void) {
    i18n_init(getenv("LOCALE_DIR"));
}

static void tear_down(void) {
    i18n_fini();
}
#endif

static void assert_format(const char *expected, const char *message, I18nArg arg) {
    char out[128];
    ck_assert(i18n_format(out, sizeof out, message, arg));
    ck_assert_str_eq(out, expected);
}

#ifndef _WIN32
START_TEST(english_needs_no_catalogue) {
    ck_assert_str_eq(i18n_language(), "en");
    ck_assert_str_eq(tr("Play"), "Play");
    ck_assert_str_eq(tr(""), "");
    ck_assert_str_eq(trn("{n} card", "{n} cards", 0), "{n} cards");
    ck_assert_str_eq(trn("{n} card", "{n} cards", 1), "{n} card");
    ck_assert_str_eq(trn("{n} card", "{n} cards", 2), "{n} cards");
}
END_TEST

START_TEST(a_change_of_language_changes_every_text) {
    char expected[64];
    for (int i = 0; i < RULE_COUNT; i++) {
        ck_assert(i18n_set_language(RULES[i].code));
        ck_assert_ptr_null(i18n_error());
        ck_assert_str_eq(i18n_language(), RULES[i].code);
        snprintf(expected, sizeof expected, "%s: Play", RULES[i].code);
        ck_assert_str_eq(tr("Play"), expected);
    }
}
END_TEST

START_TEST(a_context_tells_equal_messages_apart) {
    i18n_set_language("de");
    ck_assert_str_eq(tr("Play"), "de: Play");
    ck_assert_str_eq(trc("verb", "Play"), "de: verb");
    ck_assert_str_eq(trc("verbal", "Play"), "de: verbal");
    ck_assert_str_eq(trc("noun", "Play"), "Play");
    ck_assert_str_eq(trc("ver", "Play"), "Play");
    ck_assert_str_eq(tr(NC_("verb", "Play")), "de: verb");
    ck_assert_str_eq(tr(NC_("noun", "Play")), "Play");
    i18n_set_language("en");
    ck_assert_str_eq(tr(NC_("verb", "Play")), "Play");
}
END_TEST

START_TEST(what_is_not_translated_stays_english) {
    i18n_set_language("de");
    ck_assert_str_eq(tr("Untranslated"), "Untranslated");
    ck_assert_str_eq(tr("Never heard of"), "Never heard of");
    ck_assert_str_eq(tr(""), "");
}
END_TEST

START_TEST(each_language_counts_by_its_own_rule) {
    static const struct {
        const char *code;
        unsigned long n;
        const char *expected;
    } CASES[] = {
        {"en", 0, "{n} cards"},        {"en", 1, "{n} card"},   {"en", 21, "{n} cards"},  {"de", 0, "de: form 1"},
        {"de", 1, "de: form 0"},       {"de", 2, "de: form 1"}, {"fr", 0, "fr: form 0"},  {"fr", 1, "fr: form 0"},
        {"fr", 2, "fr: form 1"},       {"it", 0, "it: form 1"}, {"it", 1, "it: form 0"},  {"it", 11, "it: form 1"},
        {"id", 0, "id: form 0"},       {"id", 1, "id: form 0"}, {"id", 99, "id: form 0"}, {"zh_CN", 1, "zh_CN: form 0"},
        {"zh_CN", 2, "zh_CN: form 0"},
    };
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        ck_assert(i18n_set_language(CASES[i].code));
        ck_assert_str_eq(trn("{n} card", "{n} cards", CASES[i].n), CASES[i].expected);
    }
}
END_TEST

START_TEST(texts_stay_valid_over_a_change_of_language) {
    i18n_set_language("de");
    const char *kept = tr("Play");
    i18n_set_language("fr");
    i18n_set_language("en");
    ck_assert_str_eq(kept, "de: Play");
}
END_TEST

START_TEST(a_missing_catalogue_is_said_and_english_goes_on) {
    char path[256];
    path_to(path, sizeof path, "it", "schott-world.mo");
    ck_assert_int_eq(unlink(path), 0);
    ck_assert(!i18n_set_language("it"));
    ck_assert_ptr_nonnull(strstr(i18n_error(), "Italiano"));
    ck_assert_str_eq(i18n_language(), "en");
    ck_assert(!i18n_set_language("tlh"));
    ck_assert_ptr_nonnull(strstr(i18n_error(), "tlh"));
    ck_assert(i18n_set_language("de"));
    ck_assert_ptr_null(i18n_error());
}
END_TEST

static size_t read_sample(char *bytes, size_t size) {
    char path[256];
    path_to(path, sizeof path, "de", "schott-world.mo");
    FILE *file = fopen(path, "rb");
    size_t length = fread(bytes, 1, size, file);
    fclose(file);
    ck_assert_uint_lt(length, size);
    return length;
}

static CatalogueFault load_bytes(const char *bytes, size_t length, Catalogue *catalogue) {
    char path[256];
    path_to(path, sizeof path, "fr", "schott-world.mo");
    FILE *file = fopen(path, "wb");
    fwrite(bytes, 1, length, file);
    fclose(file);
    return catalogue_load(catalogue, path);
}

static void use(const Catalogue *catalogue) {
    catalogue_find(catalogue, NULL, "Play");
    catalogue_find(catalogue, "verb", "Play");
    catalogue_find(catalogue, NULL, "{n} card");
    ck_assert_uint_lt(plural_rule_form(&catalogue->rule, 5), catalogue->rule.forms);
}

START_TEST(a_truncated_catalogue_is_refused_at_every_length) {
    char bytes[4096];
    Catalogue catalogue;
    size_t length = read_sample(bytes, sizeof bytes);
    for (size_t cut = 0; cut < length; cut++) {
        ck_assert_int_eq(load_bytes(bytes, cut, &catalogue), CATALOGUE_DAMAGED);
    }
    ck_assert_int_eq(load_bytes(bytes, length, &catalogue), CATALOGUE_FINE);
    catalogue_fini(&catalogue);
}
END_TEST

START_TEST(a_changed_byte_is_refused_or_harmless) {
    static const char VALUES[] = {0, 1, 0x7f, (char)0x80, (char)0xff, '(', '%'};
    char bytes[4096];
    int refused = 0;
    Catalogue catalogue;
    size_t length = read_sample(bytes, sizeof bytes);
    for (size_t at = 0; at < length; at++) {
        char before = bytes[at];
        for (size_t i = 0; i < sizeof VALUES; i++) {
            bytes[at] = VALUES[i];
            if (load_bytes(bytes, length, &catalogue) == CATALOGUE_FINE) {
                use(&catalogue);
                catalogue_fini(&catalogue);
            } else {
                refused++;
            }
        }
        bytes[at] = before;
    }
    ck_assert_int_gt(refused, 500);
}
END_TEST

START_TEST(a_damaged_catalogue_is_said_and_english_goes_on) {
    Catalogue catalogue;
    ck_assert_int_eq(load_bytes("rubbish", 7, &catalogue), CATALOGUE_DAMAGED);
    ck_assert(!i18n_set_language("fr"));
    ck_assert_ptr_nonnull(strstr(i18n_error(), "Français"));
    ck_assert_str_eq(tr("Play"), "Play");
}
END_TEST
#endif

START_TEST(plural_rules_are_worked_out_as_c_does) {
    static const char RUSSIAN[] = "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || "
                                  "n%100>=20) ? 1 : 2);\n";
    static const char ARABIC[] = "nplurals=6; plural=n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : "
                                 "n%100>=11 ? 4 : 5;";
    PluralRule rule;
    ck_assert(plural_rule_parse(&rule, RUSSIAN));
    for (unsigned long n = 0; n < 300; n++) {
        unsigned expected = n % 10 == 1 && n % 100 != 11                                    ? 0
                            : n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 10 || n % 100 >= 20) ? 1
                                                                                            : 2;
        ck_assert_uint_eq(plural_rule_form(&rule, n), expected);
    }
    ck_assert(plural_rule_parse(&rule, ARABIC));
    ck_assert_uint_eq(plural_rule_form(&rule, 0), 0);
    ck_assert_uint_eq(plural_rule_form(&rule, 103), 3);
    ck_assert_uint_eq(plural_rule_form(&rule, 111), 4);
    ck_assert_uint_eq(plural_rule_form(&rule, 100), 5);
    ck_assert(plural_rule_parse(&rule, "nplurals=3; plural=!(n-1)+n*2/0+7%3*0"));
    ck_assert_uint_eq(plural_rule_form(&rule, 1), 1);
    ck_assert_uint_eq(plural_rule_form(&rule, 2), 0);
    ck_assert(plural_rule_parse(&rule, "nplurals=2; plural=n;"));
    ck_assert_uint_eq(plural_rule_form(&rule, 5), 0);
}
END_TEST

START_TEST(nonsense_is_no_plural_rule) {
    static const char *const NONSENSE[] = {
        "",
        "nplurals=2",
        "nplurals=0; plural=0",
        "nplurals=9; plural=0",
        "nplurals=2; plural=",
        "nplurals=2; plural=(n",
        "nplurals=2; plural=n n",
        "nplurals=2; plural=n ? 1",
        "nplurals=2; plural=m",
        "nplurals=2; plural=99999999999999999999",
        "nplurals=2; plural=n =! 1",
    };
    PluralRule rule;
    char deep[2048] = "nplurals=2; plural=", wide[2048] = "nplurals=2; plural=n";
    for (size_t i = 0; i < sizeof NONSENSE / sizeof *NONSENSE; i++) {
        ck_assert_msg(!plural_rule_parse(&rule, NONSENSE[i]), "%s", NONSENSE[i]);
    }
    for (int i = 0; i < 500; i++) {
        strcat(deep, "(");
        strcat(wide, "+n");
    }
    ck_assert(!plural_rule_parse(&rule, deep));
    ck_assert(!plural_rule_parse(&rule, wide));
}
END_TEST

START_TEST(placeholders_are_filled_in_once) {
    char out[128];
    ck_assert(i18n_format(out, sizeof out, "{name} takes {n} of {total}, {name}!", I18N_NUMBER("total", 12345),
                          I18N_TEXT("name", "{n}"), I18N_NUMBER("n", 3)));
    ck_assert_str_eq(out, "{n} takes 3 of 12,345, {n}!");
    assert_format("a { b } {} {other} {", "a { b } {} {other} {", I18N_TEXT("name", "x"));
    assert_format("{x}", "{{name}}", I18N_TEXT("name", "x"));
    assert_format("", "{name}", I18N_TEXT("name", ""));
}
END_TEST

START_TEST(a_long_text_is_cut_between_characters) {
    static const char MESSAGE[] = "aé{name}肖z", WHOLE[] = "aé😀肖z";
    for (size_t size = 1; size <= sizeof WHOLE; size++) {
        char *out = malloc(size); /* so that a byte too many is found */
        bool whole = i18n_format(out, size, MESSAGE, I18N_TEXT("name", "😀"));
        ck_assert(whole == (size == sizeof WHOLE));
        ck_assert(utf8_is_valid(out, strlen(out)));
        ck_assert_int_eq(strncmp(out, WHOLE, strlen(out)), 0);
        ck_assert_uint_gt(strlen(out) + 5, size);
        free(out);
    }
    char untouched = 'x';
    ck_assert(!i18n_copy(&untouched, 0, "text"));
    ck_assert_int_eq(untouched, 'x');
}
END_TEST

START_TEST(utf8_is_checked_to_the_letter) {
    ck_assert(utf8_is_valid("aé肖😀", strlen("aé肖😀")));
    ck_assert(!utf8_is_valid("\xc0\x80", 2));
    ck_assert(!utf8_is_valid("\xe0\x80\x80", 3));
    ck_assert(!utf8_is_valid("\xed\xa0\x80", 3));
    ck_assert(!utf8_is_valid("\xf4\x90\x80\x80", 4));
    ck_assert(!utf8_is_valid("\x80", 1));
    ck_assert(!utf8_is_valid("\xe8\x82", 2));
}
END_TEST

START_TEST(numbers_are_grouped_and_have_a_sign) {
    char out[64];
    ck_assert(i18n_format_number(out, sizeof out, -1234567));
    ck_assert_str_eq(out, "−1,234,567");
    i18n_format_number(out, sizeof out, 999);
    ck_assert_str_eq(out, "999");
    i18n_format_decimal(out, sizeof out, 123405, 2);
    ck_assert_str_eq(out, "1,234.05");
    i18n_format_decimal(out, sizeof out, 5, 2);
    ck_assert_str_eq(out, "0.05");
    i18n_format_number(out, sizeof out, -9223372036854775807ll - 1);
    ck_assert_str_eq(out, "−9,223,372,036,854,775,808");
}
END_TEST

START_TEST(every_language_has_its_own_separators) {
    static const struct {
        const char *code, *number, *decimal;
    } WRITTEN[] = {
        {"en", "1,234,567", "1,234.05"},
        {"de", "1.234.567", "1.234,05"},
        {"fr", "1\u00a0234\u00a0567", "1\u00a0234,05"},
        {"it", "1.234.567", "1.234,05"},
        {"id", "1.234.567", "1.234,05"},
        {"zh_CN", "1,234,567", "1,234.05"},
    };
    size_t count;
    i18n_languages(&count);
    ck_assert_uint_eq(count, sizeof WRITTEN / sizeof *WRITTEN);
    for (size_t i = 0; i < count; i++) {
        char out[64];
        ck_assert(i18n_set_language(WRITTEN[i].code));
        i18n_format_number(out, sizeof out, 1234567);
        ck_assert_str_eq(out, WRITTEN[i].number);
        i18n_format_decimal(out, sizeof out, 123405, 2);
        ck_assert_str_eq(out, WRITTEN[i].decimal);
    }
}
END_TEST

START_TEST(the_system_s_languages_are_matched) {
    static const struct {
        const char *list, *code;
    } CASES[] = {
        {NULL, "en"},
        {"", "en"},
        {"C", "en"},
        {"POSIX:C", "en"},
        {"de_AT.UTF-8", "de"},
        {"gsw:de", "de"},
        {"fr-CH,de", "fr"},
        {"it_IT@euro", "it"},
        {"in_ID", "id"},
        {"zh-Hans-CN", "zh_CN"},
        {"zh_CN.GB18030", "zh_CN"},
        {"zh", "zh_CN"},
        {"zh_TW:fr", "fr"},
        {"zh-Hant-HK", "en"},
        {"DE-de", "de"},
        {"den,inh,frr", "en"},
        {"nl;q=0.9, it;q=0.5", "it"},
        {"en_GB:de", "en"},
        {":::", "en"},
    };
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        ck_assert_str_eq(i18n_match_system(CASES[i].list), CASES[i].code);
    }
}
END_TEST

START_TEST(the_game_s_own_catalogues_load_and_join_lists) {
    static const char *const NAMES[] = {"Anna", "Ben", "Chen", "Dewi"};
    static const struct {
        const char *code, *two, *four, *percent, *date;
    } CASES[] = {
        {"en", "Anna and Ben", "Anna, Ben, Chen and Dewi", "45%", "2026-03-09"},
        {"de", "Anna und Ben", "Anna, Ben, Chen und Dewi", "45\u00a0%", "09.03.2026"},
        {"fr", "Anna et Ben", "Anna, Ben, Chen et Dewi", "45\u00a0%", "09/03/2026"},
        {"it", "Anna e Ben", "Anna, Ben, Chen e Dewi", "45%", "09/03/2026"},
        {"id", "Anna dan Ben", "Anna, Ben, Chen, dan Dewi", "45%", "09/03/2026"},
        {"zh_CN", "Anna和Ben", "Anna、Ben、Chen和Dewi", "45%", "2026-03-09"},
    };
    char out[128];
    size_t count;
    i18n_init(getenv("LOCALE_DIR"));
    i18n_languages(&count);
    ck_assert_uint_eq(count, sizeof CASES / sizeof *CASES);
    for (size_t i = 0; i < count; i++) {
        ck_assert_msg(i18n_set_language(CASES[i].code), "%s: %s", CASES[i].code, i18n_error());
        ck_assert(i18n_format_list(out, sizeof out, NAMES, 2));
        ck_assert_str_eq(out, CASES[i].two);
        ck_assert(i18n_format_list(out, sizeof out, NAMES, 4));
        ck_assert_str_eq(out, CASES[i].four);
        i18n_format_percent(out, sizeof out, 45);
        ck_assert_str_eq(out, CASES[i].percent);
        i18n_format_date(out, sizeof out, 2026, 3, 9);
        ck_assert_str_eq(out, CASES[i].date);
        i18n_format_list(out, sizeof out, NAMES, 1);
        ck_assert_str_eq(out, "Anna");
        i18n_format_list(out, sizeof out, NAMES, 0);
        ck_assert_str_eq(out, "");
        ck_assert(!i18n_format_list(out, 9, NAMES, 4));
    }
}
END_TEST

int main(void) {
    TCase *tests = tcase_create("i18n");
    tcase_set_timeout(tests, 60);
    tcase_add_checked_fixture(tests, set_up, tear_down);
#ifndef _WIN32
    tcase_add_test(tests, english_needs_no_catalogue);
    tcase_add_test(tests, a_change_of_language_changes_every_text);
    tcase_add_test(tests, a_context_tells_equal_messages_apart);
    tcase_add_test(tests, what_is_not_translated_stays_english);
    tcase_add_test(tests, each_language_counts_by_its_own_rule);
    tcase_add_test(tests, texts_stay_valid_over_a_change_of_language);
    tcase_add_test(tests, a_missing_catalogue_is_said_and_english_goes_on);
    tcase_add_test(tests, a_truncated_catalogue_is_refused_at_every_length);
    tcase_add_test(tests, a_changed_byte_is_refused_or_harmless);
    tcase_add_test(tests, a_damaged_catalogue_is_said_and_english_goes_on);
#endif
    tcase_add_test(tests, plural_rules_are_worked_out_as_c_does);
    tcase_add_test(tests, nonsense_is_no_plural_rule);
    tcase_add_test(tests, placeholders_are_filled_in_once);
    tcase_add_test(tests, a_long_text_is_cut_between_characters);
    tcase_add_test(tests, utf8_is_checked_to_the_letter);
    tcase_add_test(tests, numbers_are_grouped_and_have_a_sign);
    tcase_add_test(tests, every_language_has_its_own_separators);
    tcase_add_test(tests, the_system_s_languages_are_matched);
    tcase_add_test(tests, the_game_s_own_catalogues_load_and_join_lists);
    Suite *suite = suite_create("i18n");
    suite_add_tcase(suite, tests);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
