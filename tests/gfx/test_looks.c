/* What is seen of colours, letters and pictures: whose colour it is, where a line stands, which way a picture looks. */
#include "gfx/paint.h"
#include "gfx/path_card.h"
#include "gfx/picture.h"
#include "gfx/poster.h"
#include "gfx/theme.h"
#include "platform/paths.h"
#include "tests.h"
#include "window.h"

#include <SDL.h>

#include <math.h>
#include <stdlib.h>
#include <string.h>

typedef struct Sum {
    double r, g, b;
} Sum;

/* Of the last frame. */
static Sum light_in(Rect where) {
    int w = (int)where.w, h = (int)where.h;
    uint32_t *pixels = malloc((size_t)w * (size_t)h * sizeof *pixels);
    SDL_RenderReadPixels(video_renderer(video), &(SDL_Rect){(int)where.x, (int)where.y, w, h}, SDL_PIXELFORMAT_RGB888,
                         pixels, w * 4);
    Sum sum = {0};
    for (int i = 0; i < w * h; i++) {
        sum.r += pixels[i] >> 16 & 255;
        sum.g += pixels[i] >> 8 & 255;
        sum.b += pixels[i] & 255;
    }
    free(pixels);
    return sum;
}

static double all_of(Sum sum) {
    return sum.r + sum.g + sum.b;
}

/* --- whose colour ------------------------------------------------------------------------------------------------- */

START_TEST(each_figurine_has_the_colour_of_its_glass) {
    Color flask = theme_player(FIGURINE_FLASK), lens = theme_player(FIGURINE_LENS);
    Color vial = theme_player(FIGURINE_VIAL), fibre = theme_player(FIGURINE_FIBRE);
    ck_assert(flask.r > flask.g + 60 && flask.r > flask.b + 60); /* red */
    ck_assert(lens.g > lens.r + 60 && lens.b > lens.r + 60);     /* teal */
    ck_assert(vial.b > vial.g + 60 && vial.r > vial.g);          /* violet */
    ck_assert(fibre.r > fibre.g && fibre.g > fibre.b + 40);      /* amber */
    for (int figurine = 0; figurine < FIGURINES; figurine++) {
        Color plain = theme_player((Figurine)figurine), light = theme_player_light((Figurine)figurine);
        ck_assert(light.r + light.g + light.b > plain.r + plain.g + plain.b + 60);
    }
}
END_TEST

START_TEST(numbers_go_from_blue_light_to_yellow) {
    Color first = theme_number(1), last = theme_number(60), joker = theme_number(0);
    ck_assert(first.b > first.r + 40);
    ck_assert(last.r > last.b + 40);
    ck_assert_int_eq(joker.r + joker.g + joker.b, 3 * 255);
    for (int card = 2; card <= 60; card++) { /* step by step */
        ck_assert_int_ge(theme_number(card).r + 1, theme_number(card - 1).r);
    }
}
END_TEST

/* --- cards of Best Path ------------------------------------------------------------------------------------------- */

static const uint8_t BLUE_GREEN_RED_YELLOW[] = {0, 1, 4, 2};

static bool is_of(Sum sum, int glass) {
    switch (glass) {
    case 0:
        return sum.b > sum.r * 1.15;
    case 1:
        return sum.g > sum.r * 1.15 && sum.g > sum.b * 1.1;
    case 4:
        return sum.r > sum.g * 1.3 && sum.r > sum.b * 1.15;
    default:
        return sum.r > sum.b * 1.15 && sum.g > sum.b * 1.15;
    }
}

static void draw_until_sharp(void (*card)(Gfx *gfx, const PathCardFace *face, Rect where), const PathCardFace *face,
                             Rect where) {
    for (int i = 0; i < 2; i++) {
        begin();
        card(gfx, face, where);
        gfx_end_frame(gfx);
        wait_for_pictures();
    }
}

START_TEST(a_card_of_four_shows_each_glass_in_its_place) {
    PathCardFace face = {.colours = BLUE_GREEN_RED_YELLOW, .count = 4};
    Rect where = {20, 20, 250, 350};
    draw_until_sharp(path_card_draw, &face, where);
    for (int i = 0; i < 4; i++) {
        float side;
        Point at = path_card_field(&face, i, where, &side);
        Sum sum = light_in((Rect){at.x - 15, at.y + 12, 30, 22}); /* below the cut */
        ck_assert_msg(is_of(sum, BLUE_GREEN_RED_YELLOW[i]), "field %d: %.0f %.0f %.0f", i, sum.r, sum.g, sum.b);
    }
}
END_TEST

START_TEST(fields_shrink_with_their_card) {
    PathCardFace face = {.colours = BLUE_GREEN_RED_YELLOW, .count = 4};
    float side;
    Point at = path_card_field(&face, 0, (Rect){100, 50, 125, 175}, &side);
    ck_assert_float_eq(side, 64);
    ck_assert_float_eq(at.x, 100 + 62.5f); /* in the middle, above */
    ck_assert_float_lt(at.y, 50 + 87.5f);
}
END_TEST

START_TEST(a_small_card_shows_each_glass_in_its_place) {
    static const float X[] = {30, 17, 43, 30}, Y[] = {17.5f, 39, 39, 60.5f};
    PathCardFace face = {.colours = BLUE_GREEN_RED_YELLOW, .count = 4};
    Rect where = {20, 20, 240, 312};
    draw_until_sharp(path_card_draw_small, &face, where);
    for (int i = 0; i < 4; i++) {
        Sum sum = light_in((Rect){where.x + X[i] * 4 - 12, /* below its sign */ where.y + Y[i] * 4 + 26, 24, 12});
        ck_assert_msg(is_of(sum, BLUE_GREEN_RED_YELLOW[i]), "field %d: %.0f %.0f %.0f", i, sum.r, sum.g, sum.b);
    }
}
END_TEST

/* --- text --------------------------------------------------------------------------------------------------------- */

static Rect drawn(TextStyle style, const char *text, Rect box) {
    begin();
    Rect ink = text_draw(gfx, &style, text, box);
    gfx_end_frame(gfx);
    return ink;
}

START_TEST(text_stands_where_it_is_told_in_the_colour_it_is_given) {
    static const TextAlign ALIGN[] = {TEXT_LEFT, TEXT_CENTER, TEXT_RIGHT};
    Rect third = {100, 100, 100, 60};
    for (int i = 0; i < 3; i++) {
        drawn((TextStyle){.size = 30, .align = ALIGN[i], .color = color_rgb(0xff2000)}, "oo",
              (Rect){100, 100, 300, 60});
        for (int k = 0; k < 3; k++) {
            Sum sum = light_in(rect_moved(third, (float)k * 100, 0));
            ck_assert_int_eq(all_of(sum) > 0, i == k);
            ck_assert(i != k || sum.r > 5 * (sum.g + sum.b) - 1000);
        }
    }
}
END_TEST

START_TEST(a_cut_line_ends_with_three_dots_and_no_space_or_comma_before_them) {
    static const char TEXT[] = "abcd, efgh ijkl mnop";
    TextStyle style = {.size = 30, .fit = TEXT_ELLIPSIS};
    Rect box = {100, 100, text_measure(gfx, &style, "abcd, …", 0).x + 1, 60};
    Rect ink = drawn(style, TEXT, box);
    ck_assert_float_eq_tol(ink.w, text_measure(gfx, &style, "abcd…", 0).x, 1.5f);
    float dots = text_measure(gfx, &style, "…", 0).x;
    ck_assert_double_gt(all_of(light_in((Rect){ink.x + ink.w - dots, ink.y, dots, ink.h})), 0);
    drawn(style, "abcd", box);
    ck_assert_double_eq(all_of(light_in((Rect){ink.x + ink.w - dots + 2, ink.y, dots, ink.h})), 0);
}
END_TEST

START_TEST(lines_in_the_middle_are_even) {
    static const char TEXT[] = "one two three four five six seven eight";
    TextStyle style = {.size = 30, .fit = TEXT_WRAP, .align = TEXT_LEFT};
    float whole = text_measure(gfx, &style, TEXT, 0).x;
    Rect box = {10, 10, floorf(whole * .8f), 200};
    float ragged = drawn(style, TEXT, box).w;
    style.align = TEXT_CENTER;
    float even = drawn(style, TEXT, box).w;
    ck_assert_float_gt(ragged, whole * .6f);
    ck_assert_float_lt(even, whole * .6f);
    style.align = TEXT_LEFT; /* at an edge it is enough if the last line is no scrap */
    box.w = floorf(whole * .93f);
    ck_assert_float_lt(drawn(style, TEXT, box).w, whole * .8f);
}
END_TEST

/* --- pictures ----------------------------------------------------------------------------------------------------- */

static const char HALF[] = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"100\" height=\"100\" "
                           "viewBox=\"0 0 100 100\"><path d=\"M0 0h50v100h-50z\" fill=\"#ffffff\"/></svg>";

static Rect left_half(Rect where) {
    return rect_of(where.x, where.y, where.w / 2, where.h);
}

static Sum look_at(const PictureLook *look, Rect where, Rect seen) {
    for (int i = 0; i < 2; i++) {
        begin();
        picture_draw(gfx, "half", where, look);
        gfx_end_frame(gfx);
        wait_for_pictures();
    }
    return light_in(seen);
}

START_TEST(a_picture_is_mirrored_tinted_and_paled) {
    Rect where = {100, 100, 80, 80}, left = left_half(where), right = rect_moved(left, 40, 0);
    picture_define(gfx, "half", HALF);
    double whole = all_of(look_at(NULL, where, left));
    ck_assert_double_gt(whole, 700. * 40 * 80);
    ck_assert_double_lt(all_of(look_at(NULL, where, right)), whole / 20);
    ck_assert_double_lt(all_of(look_at(&(PictureLook){.mirrored = true}, where, left)), whole / 20);
    ck_assert_double_gt(all_of(look_at(&(PictureLook){.mirrored = true}, where, right)), whole * .9);
    double pale = all_of(look_at(&(PictureLook){.transparency = .75f}, where, left));
    ck_assert_double_gt(pale, whole * .2);
    ck_assert_double_lt(pale, whole * .3);
    Sum red = look_at(&(PictureLook){.tint = color_rgb(0xff0000)}, where, left);
    ck_assert_double_gt(red.r, whole * .3);
    ck_assert_double_lt(red.g + red.b, whole * .02);
}
END_TEST

START_TEST(a_poster_has_the_shape_of_its_file) {
    static const char FILE_NAME[] = "tall.svg";
    static const char TALL[] = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"60\" height=\"120\" "
                               "viewBox=\"0 0 60 120\"><path d=\"M0 0h60v120h-60z\" fill=\"#ffffff\"/></svg>";
    SDL_RWops *file = SDL_RWFromFile(FILE_NAME, "wb");
    ck_assert_ptr_nonnull(file);
    SDL_RWwrite(file, TALL, 1, sizeof TALL - 1);
    SDL_RWclose(file);
    Poster *poster = poster_open(gfx, FILE_NAME);
    ck_assert_ptr_nonnull(poster);
    ck_assert_float_eq_tol(poster_aspect(poster), .5f, .01f);
    Rect where = {100, 100, 60, 120};
    begin();
    poster_draw(poster, where);
    gfx_end_frame(gfx);
    ck_assert_int_eq(lit_pixels(where), 60 * 120);
    poster_close(poster);
    remove(FILE_NAME);
}
END_TEST

/* Of a sign, 64 pixels wide: how much of it lies in a part, given in parts of its side. */
static double part_of_sign(Sign sign, float x, float y, float w, float h) {
    enum { SIDE = 64 };
    begin();
    paint_sign(gfx, sign, (Rect){100, 100, SIDE, SIDE}, color_rgb(0xffffff));
    gfx_end_frame(gfx);
    return all_of(light_in((Rect){100 + x * SIDE, 100 + y * SIDE, w * SIDE, h * SIDE}));
}

START_TEST(arrows_point_where_they_lead_and_signs_differ) {
    static const struct {
        Sign sign, other;
        float x, y;
    } TIP[] = {{SIGN_LEFT, SIGN_RIGHT, .28f, .44f},
               {SIGN_RIGHT, SIGN_LEFT, .6f, .44f},
               {SIGN_UP, SIGN_DOWN, .44f, .28f},
               {SIGN_DOWN, SIGN_UP, .44f, .6f}};
    for (size_t i = 0; i < sizeof TIP / sizeof TIP[0]; i++) {
        ck_assert_double_gt(part_of_sign(TIP[i].sign, TIP[i].x, TIP[i].y, .12f, .12f), 30000);
        ck_assert_double_eq(part_of_sign(TIP[i].other, TIP[i].x, TIP[i].y, .12f, .12f), 0);
    }
    ck_assert_double_gt(part_of_sign(SIGN_PLUS, 0, 0, 1, 1), part_of_sign(SIGN_MINUS, 0, 0, 1, 1) * 1.5);
    ck_assert_double_gt(part_of_sign(SIGN_CROSS, .2f, .2f, .2f, .2f), 0);
    ck_assert_double_eq(part_of_sign(SIGN_TICK, .2f, .2f, .2f, .2f), 0);
    ck_assert_double_eq(part_of_sign(SIGN_PAUSE, .45f, .2f, .1f, .6f), 0); /* between its two strokes */
    ck_assert_double_gt(part_of_sign(SIGN_PLAY, .45f, .4f, .1f, .2f), 0);
}
END_TEST

Suite *looks_suite(void) {
    Suite *suite = suite_create("looks");
    TCase *tests = tcase_create("looks");
    tcase_set_timeout(tests, 60);
    tcase_add_checked_fixture(tests, open_window, close_window);
    tcase_add_test(tests, each_figurine_has_the_colour_of_its_glass);
    tcase_add_test(tests, numbers_go_from_blue_light_to_yellow);
    tcase_add_test(tests, a_card_of_four_shows_each_glass_in_its_place);
    tcase_add_test(tests, fields_shrink_with_their_card);
    tcase_add_test(tests, a_small_card_shows_each_glass_in_its_place);
    tcase_add_test(tests, text_stands_where_it_is_told_in_the_colour_it_is_given);
    tcase_add_test(tests, a_cut_line_ends_with_three_dots_and_no_space_or_comma_before_them);
    tcase_add_test(tests, lines_in_the_middle_are_even);
    tcase_add_test(tests, a_picture_is_mirrored_tinted_and_paled);
    tcase_add_test(tests, a_poster_has_the_shape_of_its_file);
    tcase_add_test(tests, arrows_point_where_they_lead_and_signs_differ);
    suite_add_tcase(suite, tests);
    return suite;
}
