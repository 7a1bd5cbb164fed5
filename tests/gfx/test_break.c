/* Line breaking, with a font in which every character is one wide and a Chinese one two. */
#include "gfx/fonts.h"
#include "gfx/text_break.h"
#include "gfx/text_gap.h"
#include "tests.h"

#include <linebreak.h>

#include <limits.h>
#include <string.h>

enum { EM = 2 }; /* half of it is what a mark gives up; a thin space is nothing at this size */

static bool is_wide(uint32_t c) {
    return c >= 0x2e80;
}

static int width_of(void *context, const char *text, size_t length) {
    (void)context;
    int width = 0;
    uint32_t before = 0;
    for (const char *end = text + length; text < end;) {
        uint32_t c = utf8_next(&text, end);
        width += (is_wide(c) ? EM : 1) + text_gap(EM, true, before, c);
        before = c;
    }
    return width;
}

static int gap_of(void *context, const char *text, size_t index) {
    (void)context;
    return text_gap_at(EM, text_is_chinese(text, strlen(text)), text, index);
}

static bool keeps_hyphens;

static TextRuler ruler_for(const char *text) {
    return (TextRuler){.chinese = text_is_chinese(text, strlen(text)),
                       .keeps_hyphens = keeps_hyphens,
                       .width = width_of,
                       .gap = gap_of};
}

static bool too_wide;

/* The lines, joined by '|'. */
static const char *broken(const char *text, int width) {
    static char joined[512];
    TextLine lines[16];
    joined[0] = '\0';
    TextRuler ruler = ruler_for(text);
    int count = text_break(text, &ruler, width, lines, 16, &too_wide);
    ck_assert_int_le(count, 16);
    for (int i = 0; i < count; i++) {
        strcat(joined, i > 0 ? "|" : "");
        strncat(joined, text + lines[i].start, lines[i].length);
        ck_assert_int_eq(lines[i].width, width_of(NULL, text + lines[i].start, lines[i].length));
    }
    return joined;
}

START_TEST(lines_are_filled_and_end_at_spaces) {
    ck_assert_str_eq(broken("the longest row moves", 11), "the longest|row moves");
    ck_assert_str_eq(broken("the longest row moves", 10), "the|longest|row moves");
    ck_assert_str_eq(broken("the longest row moves", 99), "the longest row moves");
    ck_assert(!too_wide);
}
END_TEST

/* Of every short word a part of a pixel is lost. */
static int rounded_width(void *context, const char *text, size_t length) {
    (void)context;
    (void)text;
    return (int)length * 17 / 16;
}

START_TEST(no_line_is_wider_than_its_words_were) {
    const char *text = "cold gold bold cold gold bold cold gold bold cold gold bold cold gold";
    TextLine lines[16];
    TextRuler ruler = {.width = rounded_width, .gap = gap_of};
    int count = text_break(text, &ruler, 40, lines, 16, &too_wide);
    ck_assert_int_eq(count, 2);
    for (int i = 0; i < count; i++) {
        ck_assert_int_le(rounded_width(NULL, text + lines[i].start, lines[i].length), 40);
    }
}
END_TEST

/* A character alone is rounded up. */
static int generous_width(void *context, const char *text, size_t length) {
    (void)context;
    (void)text;
    return ((int)length * 5 + 5) / 6;
}

START_TEST(what_fits_on_one_line_is_not_broken) {
    const char *text = "他把二十二张牌都排好了";
    TextLine lines[16];
    TextRuler ruler = {.chinese = true, .width = generous_width, .gap = gap_of};
    int width = generous_width(NULL, text, strlen(text));
    ck_assert_int_eq(text_break(text, &ruler, width, lines, 16, &too_wide), 1);
    ck_assert_int_eq(text_break(text, &ruler, width - 1, lines, 16, &too_wide), 2);
}
END_TEST

static const char *evenly_broken(const char *text, int width, int last) {
    static char joined[512];
    TextLine lines[16];
    TextRuler ruler = ruler_for(text);
    int count = text_break(text, &ruler, width, lines, 16, &too_wide);
    text_break_evenly(text, &ruler, width, last, lines, count);
    joined[0] = '\0';
    for (int i = 0; i < count; i++) {
        strcat(joined, i > 0 ? "|" : "");
        strncat(joined, text + lines[i].start, lines[i].length);
    }
    return joined;
}

START_TEST(even_lines_leave_no_word_alone) {
    ck_assert_str_eq(broken("what is glass tubing turned into?", 28), "what is glass tubing turned|into?");
    ck_assert_str_eq(evenly_broken("what is glass tubing turned into?", 28, INT_MAX),
                     "what is glass|tubing turned into?");
    ck_assert_str_eq(broken("玻璃管会被做成什么？", 18), "玻璃管会被做成什|么？");
    ck_assert_str_eq(evenly_broken("玻璃管会被做成什么？", 18, INT_MAX), "玻璃管会被|做成什么？");
    ck_assert_str_eq(evenly_broken("one\ntwo three four five", 16, INT_MAX), "one|two three|four five");
    ck_assert_str_eq(evenly_broken("what is glass tubing turned into?", 28, 6), "what is glass tubing|turned into?");
}
END_TEST

START_TEST(a_latin_word_is_never_broken) {
    ck_assert_str_eq(broken("die Glasschmelzwanne ja", 8), "die|Glasschmelzwanne|ja");
    ck_assert(too_wide);
}
END_TEST

START_TEST(a_hyphen_stays_with_what_is_before_it) {
    ck_assert_str_eq(broken("kota-kota kaca", 6), "kota-|kota|kaca");
}
END_TEST

static const char *broken_in_indonesian(const char *text, int width) {
    keeps_hyphens = true;
    const char *joined = broken(text, width);
    keeps_hyphens = false;
    return joined;
}

START_TEST(indonesian_keeps_doubled_words_whole) {
    ck_assert_str_eq(broken_in_indonesian("dua kota-kota kaca", 9), "dua|kota-kota|kaca");
    ck_assert_str_eq(broken_in_indonesian("Anak-anak, titik-titiknya", 10), "Anak-anak,|titik-titiknya");
    ck_assert(too_wide);
    ck_assert_str_eq(broken_in_indonesian("abad ke-20 ini", 7), "abad|ke-20|ini");
}
END_TEST

START_TEST(newlines_end_lines_and_empty_lines_count) {
    ck_assert_str_eq(broken("one\ntwo\n\nthree", 20), "one|two||three");
}
END_TEST

START_TEST(spaces_at_a_break_are_not_shown) {
    ck_assert_str_eq(broken("one   two   ", 4), "one|two");
}
END_TEST

START_TEST(chinese_breaks_between_characters) {
    ck_assert_str_eq(broken("交换一张牌", 4), "交换|一张|牌");
}
END_TEST

START_TEST(closing_punctuation_does_not_begin_a_line) {
    ck_assert_str_eq(broken("交换一张。牌列", 8), "交换一|张。牌列");
    ck_assert_str_eq(broken("工坊以“显微镜”闻名", 7), "工坊以|“显微|镜”闻名");
    ck_assert_str_eq(broken("耶拿（德国）好", 6), "耶拿|（德|国）好");
}
END_TEST

START_TEST(latin_words_in_chinese_stay_whole) {
    ck_assert_str_eq(broken("从Jena到Mainz去", 7), "从Jena|到Mainz|去");
}
END_TEST

START_TEST(a_chinese_number_stays_with_what_it_counts) {
    ck_assert_str_eq(broken("而不是1格好", 7), "而不是|1格好");
    ck_assert_str_eq(broken("走到第16格好", 8), "走到第|16格好");
    ck_assert_str_eq(broken("走到第16格好", 9), "走到第|16格好");
    ck_assert_str_eq(broken("走到第16格好", 10), "走到第16格|好");
}
END_TEST

START_TEST(french_punctuation_stays_with_its_word) {
    ck_assert_str_eq(broken("une carte\xc2\xa0: la", 10), "une|carte\xc2\xa0: la");
}
END_TEST

START_TEST(what_is_not_utf8_ends_nothing) {
    const char *text = "a\xff\xc3";
    const char *end = text + 3;
    ck_assert_uint_eq(utf8_next(&text, end), 'a');
    ck_assert_uint_eq(utf8_next(&text, end), 0xfffd);
    ck_assert_uint_eq(utf8_next(&text, end), 0xfffd);
    ck_assert_ptr_eq(text, end);
    text = "\xe4\xb8\xad\xf0\x9f\x98\x80";
    end = text + 7;
    ck_assert_uint_eq(utf8_next(&text, end), 0x4e2d);
    ck_assert_uint_eq(utf8_next(&text, end), 0x1f600);
    ck_assert_ptr_eq(text, end);
}
END_TEST

/* Each mark is two wide, the pair three. */
START_TEST(marks_that_meet_leave_room_for_another_character) {
    ck_assert_str_eq(broken("他说：「好。」她笑了", 17), "他说：「好。」她笑|了");
    ck_assert_str_eq(broken("他说：「好。」她笑了", 18), "他说：「好。」她笑了");
}
END_TEST

/* The one that ends a line and the one that begins the next do not meet. */
START_TEST(marks_on_two_lines_keep_their_width) {
    ck_assert_str_eq(broken("红绿蓝。「白」", 8), "红绿蓝。|「白」");
    ck_assert_str_eq(broken("红绿蓝。「白」", 12), "红绿蓝。|「白」");
    ck_assert_str_eq(broken("红绿蓝。「白」", 13), "红绿蓝。「白」");
}
END_TEST

static int gap_between(const char *two) {
    const char *end = two + strlen(two);
    uint32_t before = utf8_next(&two, end);
    return text_gap(24, true, before, utf8_next(&two, end));
}

START_TEST(full_width_marks_are_squeezed_where_they_meet) {
    static const char *const PAIRS[] = {"。”",  "，“",  "：「", "」。", "？）", "）（",
                                        "（《", "》、", "！？", "；‘",  "】，"};
    for (size_t i = 0; i < sizeof PAIRS / sizeof PAIRS[0]; i++) {
        ck_assert_msg(gap_between(PAIRS[i]) == -12, "%s", PAIRS[i]);
    }
    static const char *const APART[] = {"好。", "。好", "好「", "「好", "（。", "。a", "……", "——", "“1"};
    for (size_t i = 0; i < sizeof APART / sizeof APART[0]; i++) {
        ck_assert_msg(gap_between(APART[i]) == 0, "%s", APART[i]);
    }
}
END_TEST

START_TEST(a_thin_space_parts_han_and_latin) {
    static const char *const PAIRS[] = {"第2", "2格", "从J", "a到", "在É", "є的", "𫍲A"};
    for (size_t i = 0; i < sizeof PAIRS / sizeof PAIRS[0]; i++) {
        ck_assert_msg(gap_between(PAIRS[i]) == 3, "%s", PAIRS[i]);
    }
    static const char *const APART[] = {"12", "ab", "从 ", " J", "+2", "×2", "（A", "a，", "格：", "®的"};
    for (size_t i = 0; i < sizeof APART / sizeof APART[0]; i++) {
        ck_assert_msg(gap_between(APART[i]) == 0, "%s", APART[i]);
    }
}
END_TEST

START_TEST(rare_characters_are_chinese_too) {
    ck_assert(text_is_chinese("Jena 𫖯", strlen("Jena 𫖯")));
    ck_assert(!text_is_chinese("Jena 😀", strlen("Jena 😀")));
}
END_TEST

START_TEST(only_chinese_texts_are_spaced) {
    ck_assert_int_eq(text_gap(24, false, 0x201d, 0x201c), 0);
    ck_assert_int_eq(text_gap_at(24, true, "好。”", 0), 0);
    ck_assert_int_eq(text_gap_at(24, true, "好。”", 3), 0);
    ck_assert_int_eq(text_gap_at(24, true, "好。”", 6), -12);
    ck_assert_int_eq(text_gap_at(24, true, "好。”", 9), 0);
}
END_TEST

Suite *break_suite(void) {
    init_linebreak();
    Suite *suite = suite_create("break");
    TCase *tests = tcase_create("break");
    tcase_add_test(tests, lines_are_filled_and_end_at_spaces);
    tcase_add_test(tests, no_line_is_wider_than_its_words_were);
    tcase_add_test(tests, what_fits_on_one_line_is_not_broken);
    tcase_add_test(tests, even_lines_leave_no_word_alone);
    tcase_add_test(tests, a_latin_word_is_never_broken);
    tcase_add_test(tests, a_hyphen_stays_with_what_is_before_it);
    tcase_add_test(tests, indonesian_keeps_doubled_words_whole);
    tcase_add_test(tests, newlines_end_lines_and_empty_lines_count);
    tcase_add_test(tests, spaces_at_a_break_are_not_shown);
    tcase_add_test(tests, chinese_breaks_between_characters);
    tcase_add_test(tests, closing_punctuation_does_not_begin_a_line);
    tcase_add_test(tests, latin_words_in_chinese_stay_whole);
    tcase_add_test(tests, marks_that_meet_leave_room_for_another_character);
    tcase_add_test(tests, marks_on_two_lines_keep_their_width);
    tcase_add_test(tests, full_width_marks_are_squeezed_where_they_meet);
    tcase_add_test(tests, a_thin_space_parts_han_and_latin);
    tcase_add_test(tests, rare_characters_are_chinese_too);
    tcase_add_test(tests, only_chinese_texts_are_spaced);
    tcase_add_test(tests, a_chinese_number_stays_with_what_it_counts);
    tcase_add_test(tests, french_punctuation_stays_with_its_word);
    tcase_add_test(tests, what_is_not_utf8_ends_nothing);
    suite_add_tcase(suite, tests);
    return suite;
}
