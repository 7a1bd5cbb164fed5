/* The driver's commands: what they answer, and what they refuse. */
#include "suites.h"

#include "desk.h"
#include "driver/driver.h"
#include "form.h"
#include "i18n/i18n.h"
#include "platform/wall.h"
#include "script.h"

#include <stdio.h>
#include <string.h>
#ifndef _WIN32
#include <sys/stat.h>
#endif

START_TEST(ui_lists_what_can_be_pressed_front_to_back) {
    const cJSON *go = widget("desk.go");
    ck_assert_ptr_nonnull(go);
    ck_assert_str_eq(cJSON_GetObjectItem(go, "label")->valuestring, "Start the game");
    ck_assert_str_eq(cJSON_GetObjectItem(go, "scene")->valuestring, "desk");
    ck_assert(cJSON_IsTrue(cJSON_GetObjectItem(go, "enabled")));
    ck_assert(cJSON_IsFalse(cJSON_GetObjectItem(go, "focused")));
    const int side[] = {40, 120, 360, 100};
    for (int i = 0; i < 4; i++) {
        ck_assert_int_eq(cJSON_GetArrayItem(cJSON_GetObjectItem(go, "rect"), i)->valueint, side[i]);
    }
    ck_assert(cJSON_IsFalse(cJSON_GetObjectItem(widget("desk.off"), "enabled")));
    ck_assert_ptr_null(widget("desk.under"));
    ck_assert_ptr_null(widget("desk.away"));
    ck_assert_ptr_null(widget("desk.row11"));
    ck_assert_ptr_nonnull(widget("desk.row1"));
    const cJSON *first = cJSON_GetArrayItem(cJSON_GetObjectItem(ok("ui"), "widgets"), 0);
    ck_assert(strncmp(cJSON_GetObjectItem(first, "id")->valuestring, "desk.row", 8) == 0);
}
END_TEST

START_TEST(ui_tells_what_a_picture_alone_says_and_who_has_the_focus_unseen) {
    ok("click desk.toggle");
    ck_assert(cJSON_IsTrue(cJSON_GetObjectItem(widget("desk.toggle"), "focused")));
    form_open(MARKED_NONE);
    ck_assert_str_eq(cJSON_GetObjectItem(widget("form.icon"), "label")->valuestring, "Help");
    ck_assert_str_eq(cJSON_GetObjectItem(widget("form.first"), "label")->valuestring, "First"); /* not its hint */
}
END_TEST

START_TEST(sounds_tell_that_much_is_at_stake_while_there_is_music_for_it) {
    static const struct {
        MusicId music;
        bool is_near, rests, is_told;
    } CASE[] = {{MUSIC_PLAY, true, false, true},
                {MUSIC_PLAY, false, false, false},
                {MUSIC_PLAY, true, true, false},
                {MUSIC_TITLE, true, false, false}};
    for (size_t i = 0; i < sizeof CASE / sizeof CASE[0]; i++) {
        sound_music(app->sound, CASE[i].music);
        sound_mood(app->sound, CASE[i].is_near ? MOOD_NEAR : MOOD_BUSY);
        sound_rest(app->sound, CASE[i].rests);
        ok("sounds");
        ck_assert_int_eq(cJSON_IsTrue(cJSON_GetObjectItem(answer(), "near")), CASE[i].is_told);
        const char *music = cJSON_GetObjectItem(answer(), "music")->valuestring;
        ck_assert_str_eq(music, CASE[i].rests ? "" : CASE[i].music == MUSIC_PLAY ? "play" : "title");
    }
    sound_music(app->sound, MUSIC_PLAY); /* whoever asks for music ends its rest */
    sound_rest(app->sound, true);
    sound_music(app->sound, MUSIC_PLAY);
    ck_assert_str_eq(cJSON_GetObjectItem(ok("sounds"), "music")->valuestring, "play");
}
END_TEST

START_TEST(light_is_that_of_the_frame) {
    double bare = number("light", "light");
    ok("click desk.note"); /* lies over the table and darkens it */
    ok("wait idle");
    double covered = number("light", "light");
    ck_assert_double_gt(bare, 0);
    ck_assert_double_lt(bare, 255);
    ck_assert_double_lt(covered, bare - 2);
}
END_TEST

static bool moves(const void *state, const App *owner) {
    (void)state;
    (void)owner;
    return true;
}

START_TEST(what_never_rests_is_told_not_to_be_idle) {
    static Scene restless;
    restless = NOTE_SCENE;
    restless.is_popup = false;
    restless.is_moving = moves;
    ok("draw off");
    scene_go(app, &restless, "On and on", sizeof "On and on");
    ok("wait idle");
    ck_assert(cJSON_IsFalse(cJSON_GetObjectItem(answer(), "idle")));
    ck_assert_double_ge(cJSON_GetObjectItem(answer(), "ms")->valuedouble, 3600000);
}
END_TEST

START_TEST(a_date_is_the_morning_of_that_day) {
    ok("date 2026-02-28");
    WallTime time = wall_time(wall_now());
    ck_assert_int_eq(time.year * 10000 + time.month * 100 + time.day, 20260228);
    ck_assert_int_eq(time.hour, 8);
    ck_assert_int_eq(time.minute, 0);
    ok("wall 86400");
    time = wall_time(wall_now());
    ck_assert_int_eq(time.year * 10000 + time.month * 100 + time.day, 20260301);
    refused("date 2026-02-28x");
    refused("date tomorrow");
    wall_follow(NULL, 0);
    refused("wall 60"); /* the machine's own clock is nobody's to set */
}
END_TEST

START_TEST(what_cannot_be_pressed_is_refused_with_a_sentence) {
    static const char *const COMMAND[] = {"click desk.off",
                                          "click desk.under",
                                          "click desk.away",
                                          "click desk.nothing",
                                          "click note.ok",
                                          "click",
                                          "click a b",
                                          "drag desk.card",
                                          "drag desk.off desk.slot0",
                                          "drag desk.card desk.nothing",
                                          "click desk.row11"};
    for (size_t i = 0; i < sizeof COMMAND / sizeof COMMAND[0]; i++) {
        const char *why = refused(COMMAND[i]);
        ck_assert_uint_ge(strlen(why), 10);
        ck_assert_int_eq(why[strlen(why) - 1], '.');
    }
    ck_assert_int_eq(desk()->pressed, 0);
    ck_assert_int_eq(desk()->refused, 0);
    ck_assert_int_eq(desk()->drags_begun, 0);
}
END_TEST

START_TEST(waiting_takes_virtual_time_alone) {
    ok("wait idle");
    ok("click desk.move");
    double ms = number("wait idle", "ms");
    ck_assert_double_ge(ms, 400);
    ck_assert_double_le(ms, 520);
    ck_assert_int_eq((int)number("wait 1000", "ms"), 1000);
    ck_assert_int_eq((int)number("wait 3600000", "ms"), 3600000);
    ck_assert(cJSON_IsTrue(cJSON_GetObjectItem(ok("wait idle"), "idle")));
    refused("wait");
    refused("wait -5");
    refused("wait until tomorrow");
}
END_TEST

START_TEST(a_still_scene_draws_nothing) {
    ok("wait idle");
    double frames = number("perf", "frames");
    ok("wait 5000");
    ck_assert_double_eq(number("perf", "frames"), frames);
    ok("click desk.move");
    ok("wait 5000");
    double moved = number("perf", "frames");
    ck_assert_double_ge(moved, frames + 25);
    ck_assert_double_le(moved, frames + 40);
    ck_assert_double_gt(number("perf", "steps"), 600);
    ck_assert_double_gt(number("perf", "rss_bytes"), 1e6);
    ck_assert_double_gt(number("perf", "texture_bytes"), 0);
    ck_assert_double_gt(number("perf", "frame_us_p50"), 0);
}
END_TEST

START_TEST(drawing_can_be_left_out) {
    ok("wait idle");
    ok("draw off");
    double frames = number("perf", "frames");
    ok("click desk.move");
    ok("wait idle");
    ck_assert_double_eq(number("perf", "frames"), frames);
    ok("draw every 10");
    ok("click desk.move");
    ok("wait idle");
    double some = number("perf", "frames") - frames;
    ck_assert_double_ge(some, 2);
    ck_assert_double_le(some, 5);
    ok("draw on");
    refused("draw");
    refused("draw every 0");
}
END_TEST

START_TEST(a_shot_is_a_png_of_the_output) {
    remove("shot one.png");
    ok("shot shot one.png");
    ck_assert_int_eq(cJSON_GetArrayItem(cJSON_GetObjectItem(answer(), "size"), 0)->valueint, 1920);
    FILE *file = fopen("shot one.png", "rb");
    ck_assert_ptr_nonnull(file);
    unsigned char head[24] = {0};
    ck_assert_uint_eq(fread(head, 1, sizeof head, file), sizeof head);
    fclose(file);
    ck_assert_mem_eq(head, "\x89PNG", 4);
    ck_assert_int_eq(head[18] << 8 | head[19], 1920);
    ck_assert_int_eq(head[22] << 8 | head[23], 1080);
    double drawn = number("perf", "frames");
    refused("shot no/such/folder/x.png");
    refused("shot .");
#ifndef _WIN32
    remove("pipe.png");
    ck_assert_int_eq(mkfifo("pipe.png", 0600), 0);
    refused("shot pipe.png");
#endif
    ck_assert_double_eq(number("perf", "frames"), drawn);
    const char *error = refused("shot no/such/folder/\xff.png");
    ck_assert(i18n_is_utf8(error, strlen(error)));
    refused("shot");
}
END_TEST

START_TEST(the_window_takes_any_size) {
    int built = desk()->built;
    ok("resize 1080 1920");
    ck_assert_int_gt(desk()->built, built);
    ck_assert(app->layout.portrait);
    ok("shot portrait.png");
    ck_assert_int_eq(cJSON_GetArrayItem(cJSON_GetObjectItem(answer(), "size"), 1)->valueint, 1920);
    ok("resize 1024 600");
    ck_assert_float_eq_tol(app->layout.u, 600 / 1080.0f, 1e-6f);
    refused("resize 0 100");
    refused("resize 100");
}
END_TEST

START_TEST(no_time_passes_while_the_window_keeps_its_size) {
    ok("key F11"); /* on the whole screen it cannot take another one */
    ck_assert_ptr_nonnull(strstr(refused("resize 1000 700"), "would be possible"));
    ok("key F11");
}
END_TEST

START_TEST(a_size_the_window_cannot_have_changes_nothing) {
    ck_assert_str_eq(refused("resize 10 10"), "The window cannot be smaller than 480 x 480.");
    ck_assert_str_eq(refused("resize 1000 10"), "The window cannot be smaller than 480 x 480.");
    ck_assert_str_eq(refused("resize 10 1000"), "The window cannot be smaller than 480 x 480.");
    ok("shot same.png");
    ck_assert_int_eq(cJSON_GetArrayItem(cJSON_GetObjectItem(answer(), "size"), 0)->valueint, 1920);
    ok("click desk.go");
    ck_assert_int_eq(desk()->pressed, 1);
}
END_TEST

START_TEST(nonsense_is_refused_and_changes_nothing) {
    static const char *const COMMAND[] = {"",         "jump",        "ui now",  "\xff\xfe", "click \xff", "key",
                                          "key \xff", "speed",       "speed 0", "speed -1", "speed fast", "lang",
                                          "lang xx",  "state of it", "perf 1",  "quit now", "text",       "pad"};
    for (size_t i = 0; i < sizeof COMMAND / sizeof COMMAND[0]; i++) {
        ck_assert_uint_ge(strlen(refused(COMMAND[i])), 10);
    }
    ok("  ui");
    ok("speed 4");
    ck_assert_float_eq(app->preferences.speed, 4);
}
END_TEST

START_TEST(without_a_game_there_is_no_state) {
    ck_assert(cJSON_IsNull(cJSON_GetObjectItem(ok("state"), "state")));
    ck_assert(cJSON_IsNull(cJSON_GetObjectItem(ok("hash"), "hash")));
}
END_TEST

START_TEST(a_script_is_answered_line_by_line_until_it_quits) {
    FILE *in = tmpfile(), *out = tmpfile();
    ck_assert(in != NULL && out != NULL);
    fputs("scene\r\nclick desk.go\n\nquit\nscene\n", in);
    rewind(in);
    driver_run(app, in, out);
    rewind(out);
    char line[256];
    int lines = 0, good = 0;
    while (fgets(line, sizeof line, out) != NULL) {
        lines++;
        good += strncmp(line, "{\"ok\":true", 10) == 0;
    }
    ck_assert_int_eq(lines, 4);
    ck_assert_int_eq(good, 3);
    fclose(in);
    fclose(out);
}
END_TEST

START_TEST(a_line_that_never_ends_is_refused_by_that_name) {
    enum { LONG = 3 << 19 };
    FILE *in = tmpfile(), *out = tmpfile();
    ck_assert(in != NULL && out != NULL);
    for (int i = 0; i < LONG; i++) {
        fputc('x', in);
    }
    fputs("\nscene\n", in);
    rewind(in);
    driver_run(app, in, out);
    rewind(out);
    char line[256];
    ck_assert_ptr_nonnull(fgets(line, sizeof line, out));
    ck_assert_str_eq(line, "{\"ok\":false,\"error\":\"The line is longer than a mebibyte.\"}\n");
    ck_assert_ptr_nonnull(fgets(line, sizeof line, out));
    ck_assert(strncmp(line, "{\"ok\":true", 10) == 0);
    fclose(in);
    fclose(out);
}
END_TEST

Suite *suite_driver(void) {
    Suite *suite = suite_create("driver");
    TCase *tests = tcase_create("driver");
    tcase_set_timeout(tests, 120);
    tcase_add_checked_fixture(tests, script_begin, script_end);
    tcase_add_test(tests, ui_lists_what_can_be_pressed_front_to_back);
    tcase_add_test(tests, ui_tells_what_a_picture_alone_says_and_who_has_the_focus_unseen);
    tcase_add_test(tests, sounds_tell_that_much_is_at_stake_while_there_is_music_for_it);
    tcase_add_test(tests, light_is_that_of_the_frame);
    tcase_add_test(tests, what_never_rests_is_told_not_to_be_idle);
    tcase_add_test(tests, a_date_is_the_morning_of_that_day);
    tcase_add_test(tests, what_cannot_be_pressed_is_refused_with_a_sentence);
    tcase_add_test(tests, waiting_takes_virtual_time_alone);
    tcase_add_test(tests, a_still_scene_draws_nothing);
    tcase_add_test(tests, drawing_can_be_left_out);
    tcase_add_test(tests, a_shot_is_a_png_of_the_output);
    tcase_add_test(tests, the_window_takes_any_size);
    tcase_add_test(tests, no_time_passes_while_the_window_keeps_its_size);
    tcase_add_test(tests, a_size_the_window_cannot_have_changes_nothing);
    tcase_add_test(tests, nonsense_is_refused_and_changes_nothing);
    tcase_add_test(tests, without_a_game_there_is_no_state);
    tcase_add_test(tests, a_script_is_answered_line_by_line_until_it_quits);
    tcase_add_test(tests, a_line_that_never_ends_is_refused_by_that_name);
    suite_add_tcase(suite, tests);
    return suite;
}
