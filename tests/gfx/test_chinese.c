/* What sets Chinese texts apart: their characters, their full-width marks, and Latin words among them. */
#include "gfx/gfx.h"
#include "tests.h"
#include "window.h"

START_TEST(names_of_the_general_standard_table_are_shown) {
    static const char *const NAMES[] = {"陈", "玥", "喆", "燚", "赟", "𫖯", "𬘡", "·", "é", "Ж", "A"};
    for (size_t i = 0; i < sizeof NAMES / sizeof NAMES[0]; i++) {
        ck_assert_msg(text_can_show(gfx, NAMES[i]), "%s", NAMES[i]);
    }
    static const char *const MISSING[] = {"😀", "ก", "한"};
    for (size_t i = 0; i < sizeof MISSING / sizeof MISSING[0]; i++) {
        ck_assert_msg(!text_can_show(gfx, MISSING[i]), "%s", MISSING[i]);
    }
}
END_TEST

static float wide(const char *text) {
    return text_measure(gfx, &PLAIN, text, 0).x;
}

START_TEST(chinese_marks_that_meet_are_squeezed) {
    ck_assert_float_eq_tol(wide("好。”"), wide("好。") + wide("好”") - wide("好") - PLAIN.size / 2, 1);
    ck_assert_float_eq_tol(wide("好。「红"), wide("好。") + wide("「红") - PLAIN.size / 2, 1);
}
END_TEST

START_TEST(latin_in_chinese_has_air_on_both_sides) {
    float bare = wide("从") + wide("Jena") + wide("去"), aired = wide("从Jena去");
    ck_assert_float_gt(aired, bare + PLAIN.size / 8);
    ck_assert_float_lt(aired, bare + PLAIN.size / 2);
}
END_TEST

START_TEST(a_dot_between_parts_leaves_no_hole) {
    ck_assert_float_eq_tol(wide("红 · 绿"), wide("红·绿"), PLAIN.size / 10);
    ck_assert_float_eq_tol(wide("红\u00a0· 绿"), wide("红·绿"), PLAIN.size / 10);
    ck_assert_float_gt(wide("Mia · Ben"), wide("Mia·Ben") + PLAIN.size / 3);
}
END_TEST

/* The last pixel column with ink, as far as the text was measured: what is drawn ends where it was said to. */
START_TEST(a_squeezed_line_is_drawn_as_wide_as_it_was_measured) {
    static const char *const LINES[] = {"「从Jena到Mainz」，「3格」。「工", "他说：“好。”（2）工"};
    for (size_t i = 0; i < sizeof LINES / sizeof LINES[0]; i++) {
        begin();
        Rect ink = text_draw(gfx, &PLAIN, LINES[i], rect_of(0, 0, WIDTH, 60));
        gfx_end_frame(gfx);
        int last = WIDTH - 1;
        while (last > 0 && lit_pixels(rect_of((float)last, 0, 1, 60)) == 0) {
            last--;
        }
        ck_assert_float_eq_tol((float)last, ink.x + ink.w, 3);
    }
}
END_TEST

Suite *chinese_suite(void) {
    Suite *suite = suite_create("chinese");
    TCase *tests = tcase_create("chinese");
    tcase_add_checked_fixture(tests, open_window, close_window);
    tcase_add_test(tests, names_of_the_general_standard_table_are_shown);
    tcase_add_test(tests, chinese_marks_that_meet_are_squeezed);
    tcase_add_test(tests, latin_in_chinese_has_air_on_both_sides);
    tcase_add_test(tests, a_dot_between_parts_leaves_no_hole);
    tcase_add_test(tests, a_squeezed_line_is_drawn_as_wide_as_it_was_measured);
    suite_add_tcase(suite, tests);
    return suite;
}
