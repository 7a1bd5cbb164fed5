/* Text in a window nobody sees: how wide it is, how it fits, and what becomes of characters. */
#include "../memory_tells.h"
#include "gfx/gfx.h"
#include "gfx/text.h"
#include "platform/paths.h"
#include "tests.h"
#include "window.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

START_TEST(longer_text_is_wider_and_wrapped_text_higher) {
    float a = text_measure(gfx, &PLAIN, "one", 0).x, b = text_measure(gfx, &PLAIN, "one two", 0).x;
    ck_assert_float_gt(b, a);
    Point wrapped = text_measure(gfx, &PLAIN, "one two", a + 4);
    ck_assert_float_le(wrapped.x, a + 4);
    ck_assert_float_eq(wrapped.y, 2 * text_measure(gfx, &PLAIN, "one", 0).y);
    ck_assert_float_eq(text_measure(gfx, &PLAIN, "", 0).x, 0);
    ck_assert_float_eq(text_measure(gfx, &PLAIN, NULL, 0).x, 0);
}
END_TEST

static bool is_indonesian;

static bool keeps_hyphens(void) {
    return is_indonesian;
}

START_TEST(a_doubled_word_moves_to_the_next_line_as_the_language_has_it) {
    float room = text_measure(gfx, &PLAIN, "dua titik-", 0).x + 4;
    gfx_set_keeps_hyphens(gfx, keeps_hyphens);
    is_indonesian = false;
    float broken = text_measure(gfx, &PLAIN, "dua titik-titik", room).x;
    is_indonesian = true;
    float whole = text_measure(gfx, &PLAIN, "dua titik-titik", room).x;
    ck_assert_float_lt(whole, broken);
    ck_assert_float_eq(whole, text_measure(gfx, &PLAIN, "titik-titik", 0).x);
}
END_TEST

START_TEST(every_fit_stays_in_its_box) {
    static const char *const TEXTS[] = {"Die Glasschmelzwannenüberwachungsanlage", "交换一张牌：最长的有序牌列",
                                        "a b c d e f g h i j k l m n o p q r s t u v w x y z", "x"};
    for (int fit = TEXT_ELLIPSIS; fit <= TEXT_WRAP_SHRINK; fit++) {
        for (size_t i = 0; i < sizeof TEXTS / sizeof TEXTS[0]; i++) {
            TextStyle style = {.size = 30, .fit = (TextFit)fit};
            Rect box = {100, 100, 150, 90};
            begin();
            Rect ink = text_draw(gfx, &style, TEXTS[i], box);
            ck_assert_float_le(ink.w, box.w + 2);
            ck_assert_float_le(ink.h, box.h + 8);
            gfx_end_frame(gfx);
            ck_assert_int_gt(lit_pixels(box), 20);
            ck_assert_int_eq(lit_pixels((Rect){260, 60, 300, 200}), 0);
        }
    }
}
END_TEST

START_TEST(shrunk_text_is_whole_where_cut_text_is_not) {
    const char *text = "The longest row moves";
    float whole = text_measure(gfx, &PLAIN, text, 0).x;
    TextStyle style = {.size = 30, .fit = TEXT_SHRINK};
    begin();
    Rect shrunk = text_draw(gfx, &style, text, (Rect){0, 0, whole * .85f, 60});
    ck_assert_float_gt(shrunk.w, whole * .75f);
    ck_assert_float_lt(shrunk.h, text_measure(gfx, &PLAIN, text, 0).y);
    gfx_end_frame(gfx);
}
END_TEST

START_TEST(a_character_no_font_has_is_a_dot) {
    float dot = text_measure(gfx, &PLAIN, "•", 0).x;
    ck_assert_float_gt(dot, 0);
    ck_assert_float_eq(text_measure(gfx, &PLAIN, "😀", 0).x, dot);
    ck_assert_float_eq(text_measure(gfx, &PLAIN, "\xff", 0).x, dot);
    ck_assert_float_eq(text_measure(gfx, &PLAIN, "\xe2\x80\x8d", 0).x, 0);
}
END_TEST

START_TEST(a_narrow_no_break_space_is_a_gap_narrower_than_a_space) {
    float none = text_measure(gfx, &PLAIN, "oui?", 0).x;
    float narrow = text_measure(gfx, &PLAIN, "oui\u202f?", 0).x;
    float space = text_measure(gfx, &PLAIN, "oui ?", 0).x;
    ck_assert_float_gt(narrow, none);
    ck_assert_float_lt(narrow, space);
}
END_TEST

START_TEST(measuring_without_end_takes_no_memory_without_end) {
    uint64_t before = process_memory();
    for (int i = 0; i < 60000; i++) {
        char text[32];
        snprintf(text, sizeof text, "text %d", i);
        ck_assert_float_gt(text_measure(gfx, &PLAIN, text, 0).x, 0);
    }
    ck_assert(!MEMORY_TELLS || process_memory() - before < 24 << 20);
}
END_TEST

START_TEST(each_language_finds_its_letters) {
    static const char *const LETTERS[] = {"ß", "œ", "È", "中", "杯", "ğ", "Ж", "…", "–"};
    float dot = text_measure(gfx, &PLAIN, "•", 0).x;
    for (size_t i = 0; i < sizeof LETTERS / sizeof LETTERS[0]; i++) {
        TextStyle numeral = {.size = 30, .face = TEXT_NUMERAL};
        ck_assert_float_ne(text_measure(gfx, &PLAIN, LETTERS[i], 0).x, dot);
        ck_assert_float_gt(text_measure(gfx, &numeral, LETTERS[i], 0).x, 0);
    }
}
END_TEST

START_TEST(a_field_finds_the_place_that_was_touched) {
    const char *text = "Zoë 中文";
    for (size_t i = 0; i <= strlen(text); i++) {
        bool inside = ((unsigned char)text[i] & 0xc0) == 0x80;
        if (!inside) {
            ck_assert_uint_eq(text_index(gfx, &PLAIN, text, text_offset(gfx, &PLAIN, text, i)), i);
        }
    }
    ck_assert_uint_eq(text_index(gfx, &PLAIN, text, 1e6f), strlen(text));
    ck_assert_uint_eq(text_index(gfx, &PLAIN, text, -5), 0);
}
END_TEST

START_TEST(only_text_that_scales_grows_with_the_setting) {
    TextStyle scales = {.size = 30, .scales = true};
    float before = text_measure(gfx, &scales, "one", 0).x, fixed = text_measure(gfx, &PLAIN, "one", 0).x;
    gfx_set_text_scale(gfx, 1.5f);
    ck_assert_float_gt(text_measure(gfx, &scales, "one", 0).x, before * 1.35f);
    ck_assert_float_eq(text_measure(gfx, &PLAIN, "one", 0).x, fixed);
}
END_TEST

static void count_cut(void *context, const char *text, Rect box) {
    (void)text, (void)box;
    ++*(int *)context;
}

START_TEST(what_fits_when_it_shrinks_fits_in_large_type_too) {
    const char *text = "A sentence that just fits";
    TextStyle style = {.size = 30, .min_size = 20, .fit = TEXT_SHRINK, .scales = true};
    TextStyle least = {.size = 20};
    Rect box = {0, 0, ceilf(text_measure(gfx, &least, text, 0).x) + 1, 60};
    int cuts = 0;
    text_watch_cuts(gfx, count_cut, &cuts);
    for (float scale = 1; scale < 1.5f; scale += .2f) {
        gfx_set_text_scale(gfx, scale);
        begin();
        text_draw(gfx, &style, text, box);
        gfx_end_frame(gfx);
        ck_assert_int_eq(cuts, 0);
    }
    text_watch_cuts(gfx, NULL, NULL);
}
END_TEST

Suite *text_suite(void) {
    Suite *suite = suite_create("text");
    TCase *tests = tcase_create("text");
    tcase_set_timeout(tests, 60);
    tcase_add_checked_fixture(tests, open_window, close_window);
    tcase_add_test(tests, longer_text_is_wider_and_wrapped_text_higher);
    tcase_add_test(tests, a_doubled_word_moves_to_the_next_line_as_the_language_has_it);
    tcase_add_test(tests, every_fit_stays_in_its_box);
    tcase_add_test(tests, shrunk_text_is_whole_where_cut_text_is_not);
    tcase_add_test(tests, a_character_no_font_has_is_a_dot);
    tcase_add_test(tests, a_narrow_no_break_space_is_a_gap_narrower_than_a_space);
    tcase_add_test(tests, measuring_without_end_takes_no_memory_without_end);
    tcase_add_test(tests, each_language_finds_its_letters);
    tcase_add_test(tests, a_field_finds_the_place_that_was_touched);
    tcase_add_test(tests, only_text_that_scales_grows_with_the_setting);
    tcase_add_test(tests, what_fits_when_it_shrinks_fits_in_large_type_too);
    suite_add_tcase(suite, tests);
    return suite;
}
