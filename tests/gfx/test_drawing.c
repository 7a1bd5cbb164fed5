/* Text, layers, posters and shapes in a window nobody sees; a few pictures among them. */
#include "gfx/gfx.h"
#include "gfx/layer.h"
#include "gfx/paint.h"
#include "gfx/picture.h"
#include "gfx/poster.h"
#include "gfx/text.h"
#include "gfx/theme.h"
#include "platform/paths.h"
#include "tests.h"
#include "window.h"

#include <SDL.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Things of all kinds, here and there: each frame a few of them differ from the frame before. */
static void draw_things(const unsigned *seed, int count, int frame) {
    static const char *const PICTURE[] = {"cards/number_07", "icons/quit", "figurines/fibre_stand"};
    paint_gradient(gfx, gfx_screen(gfx), color_rgb(0x204060), color_rgb(0x102030));
    for (int i = 0; i < count; i++) {
        unsigned r = seed[i];
        Rect where = {(float)(r % 600), (float)(r / 600 % 440), (float)(20 + r % 170), (float)(20 + r / 7 % 150)};
        PanelStyle style = r & 64 ? panel_main() : panel_glass();
        gfx_push_alpha(gfx, r & 128 ? .4f : 1);
        switch (r % 7) {
        case 0:
            paint_panel(gfx, where, &style);
            break;
        case 1:
            paint_fill(gfx, where, color_alpha(color_rgb(r & 0xffffff), r / 17 % 3 == 0 ? .5f : 1));
            break;
        case 2:
            paint_glow(gfx, where, 8, 20, color_rgb(0xffee88));
            break;
        case 3:
            text_draw(gfx, &PLAIN, "glass", where);
            break;
        case 4:
            picture_draw(gfx, PICTURE[r % 3], where, NULL);
            break;
        case 5:
            picture_draw(gfx, PICTURE[r % 3], rect_moved(where, (float)frame * .3f, 0),
                         &(PictureLook){.angle = (float)(r % 360), .moving = true, .mirrored = r & 256});
            break;
        default:
            gfx_push_clip(gfx, rect_inset(where, 5));
            paint_disc(gfx, (Point){where.x, where.y}, 40, color_rgb(0xffffff));
            gfx_pop_clip(gfx);
        }
        gfx_pop_alpha(gfx);
    }
}

static void read_all(uint32_t *pixels) {
    SDL_RenderReadPixels(video_renderer(video), NULL, SDL_PIXELFORMAT_RGB888, pixels, WIDTH * 4);
}

START_TEST(a_frame_drawn_over_the_last_one_is_as_one_drawn_anew) {
    enum { THINGS = 24, FRAMES = 60, ROOM = WIDTH * HEIGHT };
    uint32_t *over = malloc(ROOM * sizeof *over), *anew = malloc(ROOM * sizeof *anew);
    unsigned seed[THINGS], random = 1;
    ck_assert(over != NULL && anew != NULL);
    for (int i = 0; i < THINGS; i++) {
        seed[i] = random = random * 1103515245u + 12345u;
    }
    for (int frame = 0; frame < FRAMES; frame++) {
        for (int change = frame % 4; change > 0; change--) {
            random = random * 1103515245u + 12345u;
            seed[random / 65536 % THINGS] = random;
        }
        int count = THINGS - frame % 5;
        float left = frame % 30 > 24 ? (float)(30 - frame % 30) / 8 : 0;
        if (frame % 30 == 25) {
            gfx_keep_picture(gfx);
        }
        for (int i = 0; i < 2; i++) { /* then with all pictures there */
            gfx_begin_frame(gfx);
            draw_things(seed, count, frame);
            gfx_set_kept(gfx, left);
            gfx_end_frame(gfx);
            wait_for_pictures();
        }
        read_all(over);
        gfx_redraw(gfx);
        gfx_begin_frame(gfx);
        draw_things(seed, count, frame);
        gfx_set_kept(gfx, left);
        gfx_end_frame(gfx);
        read_all(anew);
        int same = 0;
        while (same < ROOM && (over[same] & 0xffffff) == (anew[same] & 0xffffff)) {
            same++;
        }
        ck_assert_msg(same == ROOM, "frame %d, pixel %d,%d", frame, same % WIDTH, same / WIDTH);
    }
    free(over);
    free(anew);
}
END_TEST

/* What is opaque hides what lies below it only where it is seen itself. */
START_TEST(beside_the_clip_of_what_is_opaque_all_is_drawn) {
    SDL_Rect beside = {120, 120, 1, 1};
    uint32_t pixel = 0;
    for (int frame = 0; frame < 2; frame++) {
        begin();
        paint_fill(gfx, gfx_screen(gfx), color_rgb(0xff0000));
        gfx_push_clip(gfx, (Rect){200, 100, 200, 200});
        paint_fill(gfx, (Rect){100, 100, 300, 200}, color_rgb(0x0000ff));
        gfx_pop_clip(gfx);
        if (frame == 0) {
            paint_fill(gfx, (Rect){110, 110, 20, 20}, color_rgb(0xffffff));
        }
        gfx_end_frame(gfx);
    }
    SDL_RenderReadPixels(video_renderer(video), &beside, SDL_PIXELFORMAT_RGB888, &pixel, 4);
    ck_assert_uint_eq(pixel & 0xffffff, 0xff0000);
}
END_TEST

static uint8_t middle_after(uint32_t rgb, float left) {
    uint32_t pixel = 0;
    SDL_Rect middle = {WIDTH / 2, HEIGHT / 2, 1, 1};
    begin();
    paint_fill(gfx, gfx_screen(gfx), color_rgb(rgb));
    gfx_set_kept(gfx, left);
    gfx_end_frame(gfx);
    SDL_RenderReadPixels(video_renderer(video), &middle, SDL_PIXELFORMAT_RGB888, &pixel, 4);
    return (uint8_t)pixel;
}

START_TEST(what_was_seen_melts_into_what_comes) {
    ck_assert_uint_eq(middle_after(0xc8c8c8, 0), 200);
    gfx_keep_picture(gfx);
    ck_assert_uint_eq(middle_after(0x404040, 1), 200);
    ck_assert_uint_ge(middle_after(0x404040, .5f), 130);
    ck_assert_uint_le(middle_after(0x404040, .5f), 134);
    gfx_keep_picture(gfx); /* another comes meanwhile: it begins with the mixture */
    ck_assert_uint_ge(middle_after(0xffffff, 1), 130);
    ck_assert_uint_le(middle_after(0xffffff, 1), 134);
    ck_assert_uint_eq(middle_after(0xffffff, 0), 255);
    ck_assert_uint_eq(middle_after(0x404040, .5f), 64); /* nothing is kept any more */
    gfx_disown_picture(gfx);
    gfx_keep_picture(gfx);
    ck_assert_uint_eq(middle_after(0xffffff, 1), 255); /* what nobody would have seen by now melts into nothing */
}
END_TEST

/* Wider and higher than what is made fainter at a time. */
START_TEST(what_is_half_there_is_half_as_bright_all_over) {
    enum { ROOM = WIDTH * HEIGHT };
    uint32_t *whole = malloc(ROOM * sizeof *whole), *half = malloc(ROOM * sizeof *half);
    ck_assert(whole != NULL && half != NULL);
    for (int i = 0; i < 2; i++) {
        begin();
        paint_fill(gfx, gfx_screen(gfx), color_rgb(0x000000));
        gfx_push_alpha(gfx, i == 0 ? 1 : .5f);
        paint_pool(gfx, (Point){WIDTH / 2, HEIGHT / 2}, WIDTH - 20, HEIGHT - 20, color_rgb(0xffffff));
        gfx_pop_alpha(gfx);
        gfx_end_frame(gfx);
        read_all(i == 0 ? whole : half);
    }
    int lit = 0;
    for (int i = 0; i < ROOM; i++) {
        int bright = (int)(whole[i] & 255), fainter = (int)(half[i] & 255);
        lit += bright > 100;
        ck_assert_msg(abs(bright - 2 * fainter) <= 6, "%d,%d: %d and %d", i % WIDTH, i / WIDTH, bright, fainter);
    }
    ck_assert_int_gt(lit, ROOM / 10);
    free(whole);
    free(half);
}
END_TEST

START_TEST(a_frame_like_the_last_one_is_not_presented) {
    for (int frame = 0; frame < 3; frame++) {
        begin();
        paint_fill(gfx, (Rect){10, 10, frame < 2 ? 50 : 51, 50}, color_rgb(0xffffff));
        gfx_end_frame(gfx);
        ck_assert_uint_eq(gfx_counts(gfx).frames, frame < 2 ? 1 : 2);
    }
    gfx_redraw(gfx);
    begin();
    paint_fill(gfx, (Rect){10, 10, 51, 50}, color_rgb(0xffffff));
    gfx_end_frame(gfx);
    ck_assert_uint_eq(gfx_counts(gfx).frames, 3);
}
END_TEST

START_TEST(why_there_is_no_picture_is_said_once_and_whole) {
    char path[600] = "", sentence[700], told[2000];
    while (strlen(path) < 500) {
        strcat(path, "folder/");
    }
    int kept = dup(STDERR_FILENO);
    FILE *file = tmpfile();
    ck_assert(kept >= 0 && file != NULL && dup2(fileno(file), STDERR_FILENO) >= 0);
    ck_assert_ptr_null(poster_open(gfx, path));
    ck_assert_ptr_null(poster_open(gfx, path));
    fflush(stderr);
    dup2(kept, STDERR_FILENO);
    close(kept);
    rewind(file);
    told[fread(told, 1, sizeof told - 1, file)] = '\0';
    fclose(file);
    snprintf(sentence, sizeof sentence, "schott-world: %s: picture cannot be read\n", path);
    ck_assert_str_eq(told, sentence);
}
END_TEST

START_TEST(a_layer_is_painted_again_when_its_pictures_arrive) {
    Layer *layer = layer_new(gfx);
    Rect where = {100, 100, 90, 126};
    int painted = 0;
    for (int i = 0; i < 3; i++) {
        gfx_begin_frame(gfx);
        if (layer_begin(layer)) {
            paint_table(gfx);
            picture_draw(gfx, "cards/number_17", where, NULL);
            layer_end(layer);
            painted++;
        }
        layer_draw(layer, 1);
        gfx_end_frame(gfx);
        ck_assert_int_eq(painted, i == 0 ? 1 : 2);
        wait_for_pictures();
    }
    gfx_textures_lost(gfx, true);
    gfx_begin_frame(gfx);
    ck_assert(layer_begin(layer));
    layer_end(layer);
    gfx_end_frame(gfx);
    layer_free(layer);
}
END_TEST

START_TEST(everything_comes_back_when_textures_are_lost) {
    picture_want(gfx, "cards/number_17", 90, 126);
    wait_for_pictures();
    gfx_textures_lost(gfx, false);
    ck_assert_uint_eq(gfx_counts(gfx).texture_bytes, 0);
    begin();
    ck_assert(!picture_draw(gfx, "cards/number_17", (Rect){0, 0, 90, 126}, NULL));
    gfx_end_frame(gfx);
    wait_for_pictures();
    begin();
    ck_assert(picture_draw(gfx, "cards/number_17", (Rect){0, 0, 90, 126}, NULL));
    gfx_end_frame(gfx);
}
END_TEST

START_TEST(clips_offsets_and_alphas_nest) {
    begin();
    gfx_push_offset(gfx, 100, 50);
    gfx_push_clip(gfx, (Rect){0, 0, 20, 20});
    gfx_push_alpha(gfx, .5f);
    paint_fill(gfx, (Rect){0, 0, 400, 400}, color_rgb(0xffffff));
    gfx_pop_alpha(gfx);
    gfx_pop_clip(gfx);
    gfx_pop_offset(gfx);
    paint_fill(gfx, (Rect){300, 300, 10, 10}, color_rgb(0x123456));
    gfx_end_frame(gfx);
    ck_assert_uint_eq(pixel(99, 50), 0);
    ck_assert_uint_eq(pixel(120, 50), 0);
    ck_assert_int_le(abs((int)(pixel(110, 60) & 0xff) - 127), 2);
    ck_assert_uint_eq(pixel(305, 305), 0x123456);
}
END_TEST

/* Edges are dithered. */
static void expect_alike(uint32_t a, uint32_t b) {
    ck_assert_int_le(abs((int)(a & 0xff) - (int)(b & 0xff)), 3);
}

/* Of every kind of stroke one, off the middle; clipped and moved. */
static void draw_for_turning(void) {
    PanelStyle style = panel_main();
    paint_panel(gfx, (Rect){30, 20, 120, 60}, &style);
    paint_fill(gfx, (Rect){300, 40, 90, 30}, color_rgb(0x3355ff));
    gfx_push_offset(gfx, 10, 7);
    gfx_push_clip(gfx, (Rect){200, 150, 100, 40});
    text_draw(gfx, &PLAIN, "half a turn", (Rect){180, 140, 300, 60});
    gfx_pop_clip(gfx);
    picture_draw(gfx, "figurines/flask_hop", (Rect){420, 250, 90, 120}, &(PictureLook){.mirrored = true});
    picture_draw(gfx, "cards/number_07", (Rect){40, 250, 75, 105}, NULL);
    gfx_pop_offset(gfx);
}

START_TEST(what_is_turned_stands_on_its_head) {
    enum { ROOM = WIDTH * HEIGHT };
    uint32_t *upright = malloc(ROOM * sizeof *upright), *turned = malloc(ROOM * sizeof *turned);
    ck_assert(upright != NULL && turned != NULL);
    for (int i = 0; i < 2; i++) {
        begin();
        draw_for_turning();
        gfx_end_frame(gfx);
        wait_for_pictures();
    }
    read_all(upright);
    begin();
    gfx_push_turn(gfx, gfx_screen(gfx));
    draw_for_turning();
    gfx_pop_turn(gfx);
    paint_fill(gfx, (Rect){0, 0, 1, 1}, color_rgb(0xffffff)); /* what comes after it is not */
    gfx_end_frame(gfx);
    read_all(turned);
    ck_assert_uint_eq(turned[0] & 0xffffff, 0xffffff);
    int other = 0;
    for (int i = 1; i < ROOM - 1; i++) {
        other += (upright[i] & 0xffffff) != (turned[ROOM - 1 - i] & 0xffffff);
    }
    ck_assert_int_eq(other, 0);
    ck_assert_int_gt(lit_pixels((Rect){WIDTH - 500, HEIGHT - 400, 200, 150}), 0);
    free(upright);
    free(turned);
}
END_TEST

/* A line of text that lies, and stands when it is tilted; all of it, and nothing of it elsewhere. */
START_TEST(what_is_tilted_turns_about_its_point) {
    const Rect lies = {200, 220, 240, 40}, stands = {300, 120, 40, 240}, all = {0, 0, WIDTH, HEIGHT};
    begin();
    text_draw(gfx, &PLAIN, "a fan of cards", lies);
    gfx_end_frame(gfx);
    int upright = lit_pixels(lies);
    ck_assert_int_gt(upright, 200);
    begin();
    gfx_push_tilt(gfx, (Point){320, 240}, 90);
    text_draw(gfx, &PLAIN, "a fan of cards", lies);
    gfx_pop_tilt(gfx);
    gfx_end_frame(gfx);
    int tilted = lit_pixels(stands);
    ck_assert_int_eq(lit_pixels(all), tilted);
    ck_assert_int_gt(tilted, upright * 9 / 10);
    ck_assert_int_lt(tilted, upright * 12 / 10);
    ck_assert_int_gt(lit_pixels((Rect){300, 120, 40, 60}), tilted / 5); /* what is left comes to lie above */
    begin();
    text_draw(gfx, &PLAIN, "a fan of cards", lies);
    gfx_end_frame(gfx);
    ck_assert_int_eq(lit_pixels(lies), upright); /* it lies as before */
}
END_TEST

START_TEST(a_sliced_shape_looks_like_a_whole_one) {
    begin();
    paint_rounded(gfx, (Rect){10, 10, 60, 60}, 12, color_rgb(0xffffff));
    paint_rounded(gfx, (Rect){100, 10, 400, 300}, 12, color_rgb(0xffffff));
    gfx_end_frame(gfx);
    for (int y = 0; y < 20; y++) {
        for (int x = 0; x < 20; x++) {
            expect_alike(pixel(10 + x, 10 + y), pixel(100 + x, 10 + y));
            expect_alike(pixel(69 - x, 69 - y), pixel(499 - x, 309 - y));
        }
    }
    ck_assert_int_eq(lit_pixels((Rect){112, 10, 376, 300}), 376 * 300);
}
END_TEST

START_TEST(textures_stay_within_their_budget) {
    static const PanelStyle STYLE = {.top = {255, 0, 0, 255}, .bottom = {0, 0, 255, 255}, .radius = 10};
    size_t most = 0;
    for (int i = 0; i < 8; i++) {
        begin();
        for (int k = 0; k < 10; k++) {
            paint_pool(gfx, (Point){300, 200}, 300 + (float)i, 200 + (float)k * 2, color_rgb(0xffffff));
        }
        paint_panel(gfx, (Rect){0, 0, 600, 400 + (float)i}, &STYLE);
        gfx_end_frame(gfx);
        most = gfx_counts(gfx).texture_bytes > most ? gfx_counts(gfx).texture_bytes : most;
    }
    ck_assert_uint_lt(most, 64 << 20);
}
END_TEST

/* Pictures as large as the window are used again by the next that melts, and given back when none has for long. */
START_TEST(what_has_melted_makes_room_after_a_while) {
    const size_t whole = (size_t)WIDTH * HEIGHT * 4;
    middle_after(0xc8c8c8, 0);
    size_t before = gfx_counts(gfx).texture_bytes;
    for (int i = 0; i < 3; i++) {
        gfx_keep_picture(gfx);
        middle_after(0x404040, .5f);
        ck_assert_uint_ge(gfx_counts(gfx).texture_bytes, before + 2 * whole);
        ck_assert_uint_lt(gfx_counts(gfx).texture_bytes, before + 3 * whole);
        gfx_set_now(gfx, 1000.0 * i);
        middle_after(0xc8c8c8, 0);
        ck_assert_uint_eq(gfx_counts(gfx).texture_bytes, before + 2 * whole);
    }
    gfx_set_now(gfx, 60000);
    middle_after(0xc8c8c8, 0);
    ck_assert_uint_eq(gfx_counts(gfx).texture_bytes, before);
}
END_TEST

START_TEST(a_layer_lasts_until_the_last_of_its_owners_frees_it) {
    Layer *layer = layer_new(gfx), *shared = layer_share(layer);
    begin();
    ck_assert(layer_begin(layer));
    paint_fill(gfx, gfx_screen(gfx), color_rgb(0x00ff00));
    layer_end(layer);
    gfx_end_frame(gfx);
    layer_free(layer);
    begin();
    ck_assert(!layer_begin(shared));
    layer_draw(shared, 1);
    gfx_end_frame(gfx);
    ck_assert_uint_eq(pixel(10, 10), 0x00ff00);
    layer_free(shared);
}
END_TEST

Suite *drawing_suite(void) {
    Suite *suite = suite_create("drawing");
    TCase *tests = tcase_create("drawing");
    tcase_add_checked_fixture(tests, open_window, close_window);
    tcase_set_timeout(tests, 60);
    tcase_add_test(tests, a_frame_drawn_over_the_last_one_is_as_one_drawn_anew);
    tcase_add_test(tests, beside_the_clip_of_what_is_opaque_all_is_drawn);
    tcase_add_test(tests, what_was_seen_melts_into_what_comes);
    tcase_add_test(tests, what_is_half_there_is_half_as_bright_all_over);
    tcase_add_test(tests, what_has_melted_makes_room_after_a_while);
    tcase_add_test(tests, a_layer_lasts_until_the_last_of_its_owners_frees_it);
    tcase_add_test(tests, a_frame_like_the_last_one_is_not_presented);
    tcase_add_test(tests, why_there_is_no_picture_is_said_once_and_whole);
    tcase_add_test(tests, a_layer_is_painted_again_when_its_pictures_arrive);
    tcase_add_test(tests, everything_comes_back_when_textures_are_lost);
    tcase_add_test(tests, clips_offsets_and_alphas_nest);
    tcase_add_test(tests, what_is_turned_stands_on_its_head);
    tcase_add_test(tests, what_is_tilted_turns_about_its_point);
    tcase_add_test(tests, a_sliced_shape_looks_like_a_whole_one);
    tcase_add_test(tests, textures_stay_within_their_budget);
    suite_add_tcase(suite, tests);
    return suite;
}
