#include "suites.h"

#include "ui/layout.h"

#include <math.h>

START_TEST(a_unit_is_a_1080th_of_the_height_in_landscape) {
    Layout layout = layout_for(1920, 1080, 1, false);
    ck_assert_float_eq(layout.u, 1);
    ck_assert_float_eq(layout.wide, 1920);
    ck_assert(!layout.portrait);
}
END_TEST

START_TEST(a_unit_is_a_1080th_of_the_width_in_portrait) {
    Layout layout = layout_for(540, 960, 1, false);
    ck_assert(layout.portrait);
    ck_assert_float_eq(layout.u, .5f);
    ck_assert_float_eq(layout.high, 1920);
}
END_TEST

START_TEST(rectangles_land_on_whole_pixels_and_neighbours_touch) {
    static const int SIZE[][2] = {{1024, 600}, {1280, 720}, {1366, 768}, {3840, 2160}, {1080, 1920}, {2560, 1080}};
    for (size_t i = 0; i < sizeof SIZE / sizeof SIZE[0]; i++) {
        Layout layout = layout_for(SIZE[i][0], SIZE[i][1], 1, false);
        Rect left = layout_rect(&layout, 10, 10, 33.3f, 20), right = layout_rect(&layout, 43.3f, 10, 33.3f, 20);
        ck_assert_float_eq(left.x, roundf(left.x));
        ck_assert_float_eq(left.w, roundf(left.w));
        ck_assert_float_eq(left.x + left.w, right.x);
    }
}
END_TEST

START_TEST(columns_fill_a_box_and_keep_their_gap) {
    Layout layout = layout_for(1280, 720, 1, false);
    Rect box = {10, 10, 700, 100};
    Rect first = layout_column(&layout, box, 3, 0, 12), last = layout_column(&layout, box, 3, 2, 12);
    ck_assert_float_eq(first.x, 10);
    ck_assert_float_eq(last.x + last.w, 710);
    Rect second = layout_column(&layout, box, 3, 1, 12);
    ck_assert_float_eq_tol(second.x - first.x - first.w, 8, 1.01f);
}
END_TEST

START_TEST(cutting_takes_nothing_that_is_not_there) {
    Layout layout = layout_for(1920, 1080, 1, false);
    Rect box = {0, 0, 100, 50};
    Rect cut = layout_cut_top(&layout, &box, 80);
    ck_assert_float_eq(cut.h, 50);
    ck_assert_float_eq(box.h, 0);
    Rect wide = {0, 0, 100, 50};
    Rect right = layout_cut_right(&layout, &wide, 30);
    ck_assert_float_eq(right.x, 70);
    ck_assert_float_eq(wide.w, 70);
}
END_TEST

START_TEST(a_popup_never_leaves_the_screen) {
    Layout layout = layout_for(1024, 600, 1, false);
    Rect popup = layout_popup(&layout, 5000, 5000);
    ck_assert_float_ge(popup.x, 1);
    ck_assert_float_le(popup.x + popup.w, 1023);
    ck_assert_float_ge(popup.y, 1);
}
END_TEST

Suite *suite_layout(void) {
    Suite *suite = suite_create("layout");
    TCase *tests = tcase_create("layout");
    tcase_add_test(tests, a_unit_is_a_1080th_of_the_height_in_landscape);
    tcase_add_test(tests, a_unit_is_a_1080th_of_the_width_in_portrait);
    tcase_add_test(tests, rectangles_land_on_whole_pixels_and_neighbours_touch);
    tcase_add_test(tests, columns_fill_a_box_and_keep_their_gap);
    tcase_add_test(tests, cutting_takes_nothing_that_is_not_there);
    tcase_add_test(tests, a_popup_never_leaves_the_screen);
    suite_add_tcase(suite, tests);
    return suite;
}
