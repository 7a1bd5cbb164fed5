/* Pictures from files, pictures drawn while the program runs, and cards put together from pictures. */
#include "gfx/paint.h"
#include "gfx/path_card.h"
#include "gfx/picture.h"
#include "tests.h"
#include "window.h"

#include <stdio.h>

START_TEST(a_picture_becomes_sharp_and_asks_for_a_frame) {
    Rect where = {100, 100, 90, 126};
    begin();
    ck_assert(!picture_draw(gfx, "cards/number_17", where, NULL));
    gfx_end_frame(gfx);
    ck_assert_int_eq(lit_pixels(where), 0);
    ck_assert(gfx_is_waiting(gfx) && !gfx_is_dirty(gfx));
    wait_for_pictures();
    ck_assert(gfx_is_dirty(gfx));
    begin();
    ck_assert(picture_draw(gfx, "cards/number_17", where, NULL));
    ck_assert(!picture_draw(gfx, "cards/number_17", (Rect){300, 100, 180, 252}, NULL));
    gfx_end_frame(gfx);
    ck_assert_int_gt(lit_pixels(where), 90 * 126 * 9 / 10);
    ck_assert_int_gt(lit_pixels((Rect){300, 100, 180, 252}), 180 * 252 * 9 / 10);
    wait_for_pictures();
}
END_TEST

START_TEST(a_moving_picture_makes_no_new_sizes) {
    picture_want(gfx, "cards/number_17", 90, 126);
    wait_for_pictures();
    for (int i = 0; i < 20; i++) {
        begin();
        ck_assert(picture_draw(gfx, "cards/number_17", (Rect){0, 0, 90 + (float)i, 126 + (float)i * 1.4f},
                               &(PictureLook){.moving = true}));
        gfx_end_frame(gfx);
        ck_assert(!gfx_is_waiting(gfx));
    }
}
END_TEST

/* A picture of one colour, drawn while the program runs. */
static void define(const char *name, const char *rgb) {
    char svg[256];
    snprintf(svg, sizeof svg,
             "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 20 10\" data-origin=\"5 5\">"
             "<path d=\"M0 0H20V10H0z\" fill=\"%s\"/></svg>",
             rgb);
    picture_define(gfx, name, svg);
}

static uint32_t seen(const char *name, const PictureLook *look) {
    begin();
    picture_draw(gfx, name, (Rect){10, 10, 80, 40}, look);
    gfx_end_frame(gfx);
    return pixel(50, 30);
}

START_TEST(a_picture_drawn_at_run_time_shows_the_last_one_until_the_new_one_is_there) {
    define("drawn/ray", "#ff0000");
    ck_assert_uint_eq(seen("drawn/ray", NULL), 0);
    wait_for_pictures();
    ck_assert_uint_eq(seen("drawn/ray", NULL), 0xff0000);
    define("drawn/ray", "#ff0000");
    ck_assert_uint_eq(seen("drawn/ray", NULL), 0xff0000);
    ck_assert_msg(!gfx_is_waiting(gfx), "the same picture is made twice");
    define("drawn/ray", "#0000ff");
    ck_assert_uint_eq(seen("drawn/ray", NULL), 0xff0000);
    wait_for_pictures();
    ck_assert_uint_eq(seen("drawn/ray", NULL), 0x0000ff);
    ck_assert_float_eq(picture_aspect(gfx, "drawn/ray"), 2);
    ck_assert_float_eq(picture_origin(gfx, "drawn/ray").x, .25f);
}
END_TEST

START_TEST(what_was_asked_for_before_a_picture_changed_is_not_shown_for_the_new_one) {
    define("drawn/ray", "#ff0000");
    seen("drawn/ray", NULL); /* asks for it */
    define("drawn/ray", "#0000ff");
    define("drawn/ray", "#00ff00");
    seen("drawn/ray", NULL);
    wait_for_pictures();
    ck_assert_uint_eq(seen("drawn/ray", NULL), 0x00ff00);
    define("drawn/ray", "#0000ff");
    seen("drawn/ray", &(PictureLook){.moving = true}); /* asks for it although it moves */
    wait_for_pictures();
    ck_assert_uint_eq(seen("drawn/ray", &(PictureLook){.moving = true}), 0x0000ff);
    define("drawn/ray", "#ff00ff");
    picture_want(gfx, "drawn/ray", 40, 20);
    wait_for_pictures(); /* smaller than the last one, and yet the right one */
    ck_assert_uint_eq(seen("drawn/ray", &(PictureLook){.moving = true}), 0xff00ff);
}
END_TEST

static uint32_t card_pixel(const PathCardFace *face, Rect where, Point at) {
    for (int i = 0; i < 2; i++) {
        begin();
        path_card_draw(gfx, face, where);
        gfx_end_frame(gfx);
        wait_for_pictures();
    }
    return pixel((int)at.x, (int)at.y);
}

static bool is_more(uint32_t rgb, int shift_most, int shift_least) {
    return (rgb >> shift_most & 255) > (rgb >> shift_least & 255) + 40;
}

START_TEST(a_card_of_best_path_shows_its_fields_until_they_are_used) {
    static const uint8_t COLOURS[] = {4, 4, 1, 0, 2}; /* red, red, green, blue, yellow */
    PathCardFace face = {.colours = COLOURS, .count = 5};
    Rect where = {20, 20, 250, 350};
    float side;
    Point red = path_card_field(&face, 1, where, &side), green = path_card_field(&face, 2, where, &side);
    ck_assert_float_eq(side, 128);
    red.y += 25; /* below the cut */
    green.y += 25;
    ck_assert(is_more(card_pixel(&face, where, red), 16, 0));
    ck_assert(is_more(card_pixel(&face, where, green), 8, 16));
    face.used = 1u << 1;
    ck_assert(!is_more(card_pixel(&face, where, red), 16, 0));
    ck_assert(is_more(card_pixel(&face, where, green), 8, 16));
    face.squeeze = .5f; /* it turns over: what was in its middle column stays there, the rest moves inwards */
    ck_assert(is_more(card_pixel(&face, where, green), 8, 16));
    Point first = path_card_field(&face, 0, where, &side);
    ck_assert_uint_eq(card_pixel(&face, where, (Point){first.x - 30, first.y}), 0);
    ck_assert(is_more(card_pixel(&face, where, (Point){(first.x + 145) / 2, first.y + 25}), 16, 0));
}
END_TEST

START_TEST(a_missing_picture_is_a_quiet_shape) {
    Rect where = {100, 100, 90, 126};
    begin();
    ck_assert(!picture_draw(gfx, "cards/no_such_card", where, NULL));
    gfx_end_frame(gfx);
    ck_assert_int_gt(lit_pixels(where), 100);
    ck_assert(!gfx_is_waiting(gfx));
    ck_assert_float_eq(picture_aspect(gfx, "cards/no_such_card"), 1);
    ck_assert_float_eq_tol(picture_aspect(gfx, "cards/number_17"), 250.0f / 350, .001f);
}
END_TEST

Suite *picture_suite(void) {
    TCase *tests = tcase_create("pictures");
    tcase_add_checked_fixture(tests, open_window, close_window);
    tcase_set_timeout(tests, 60);
    tcase_add_test(tests, a_picture_becomes_sharp_and_asks_for_a_frame);
    tcase_add_test(tests, a_moving_picture_makes_no_new_sizes);
    tcase_add_test(tests, a_picture_drawn_at_run_time_shows_the_last_one_until_the_new_one_is_there);
    tcase_add_test(tests, what_was_asked_for_before_a_picture_changed_is_not_shown_for_the_new_one);
    tcase_add_test(tests, a_card_of_best_path_shows_its_fields_until_they_are_used);
    tcase_add_test(tests, a_missing_picture_is_a_quiet_shape);
    Suite *suite = suite_create("pictures");
    suite_add_tcase(suite, tests);
    return suite;
}
