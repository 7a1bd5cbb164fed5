/* The driver's commands, each through the same events a hand makes. */
#include "suites.h"

#include "desk.h"
#include "driver/driver.h"
#include "i18n/i18n.h"
#include "shell/loop.h"

#include <cjson/cJSON.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static App *app;
static cJSON *answer;

static void open_desk(void) {
    app = desk_open(1920, 1080);
    answer = NULL;
}

static void close_desk(void) {
    cJSON_Delete(answer);
    desk_close(app);
}

static const cJSON *send(const char *command) {
    char *text = driver_answer(app, command);
    cJSON_Delete(answer);
    answer = cJSON_Parse(text);
    ck_assert_msg(answer != NULL, "not JSON: %s", text);
    ck_assert(strchr(text, '\n') == NULL);
    free(text);
    return answer;
}

static const cJSON *ok(const char *command) {
    send(command);
    const cJSON *error = cJSON_GetObjectItem(answer, "error");
    ck_assert_msg(cJSON_IsTrue(cJSON_GetObjectItem(answer, "ok")), "%s: %s", command,
                  error != NULL ? error->valuestring : "");
    return answer;
}

static const char *refused(const char *command) {
    send(command);
    ck_assert_msg(cJSON_IsFalse(cJSON_GetObjectItem(answer, "ok")), "%s was carried out", command);
    return cJSON_GetObjectItem(answer, "error")->valuestring;
}

static double number(const char *command, const char *field) {
    return cJSON_GetObjectItem(ok(command), field)->valuedouble;
}

static const cJSON *widget(const char *id) {
    const cJSON *entry;
    cJSON_ArrayForEach(entry, cJSON_GetObjectItem(ok("ui"), "widgets")) {
        if (strcmp(cJSON_GetObjectItem(entry, "id")->valuestring, id) == 0) {
            return entry;
        }
    }
    return NULL;
}

static const char *scene(void) {
    return cJSON_GetObjectItem(ok("scene"), "scene")->valuestring;
}

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

START_TEST(a_click_presses) {
    ok("click desk.go");
    ck_assert_int_eq(desk()->pressed, 1);
    ok("click desk.disc");
    ck_assert_int_eq(desk()->pressed, 2);
    ck_assert_int_eq(desk()->last_a, 7);
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

START_TEST(a_drag_carries_to_its_target) {
    ok("drag desk.card desk.slot1");
    ck_assert_int_eq(desk()->drags_begun, 1);
    ck_assert_int_eq(desk()->dropped_on, 1);
    ck_assert_int_eq(desk()->pressed, 0);
}
END_TEST

START_TEST(a_drag_to_where_it_may_not_go_comes_back) {
    ok("drag desk.card desk.slot2");
    ck_assert_int_eq(desk()->drags_begun, 1);
    ck_assert_int_eq(desk()->drags_ended, 1);
    ck_assert_int_eq(desk()->dropped_on, -1);
    ok("drag desk.card desk.go");
    ck_assert_int_eq(desk()->drags_ended, 2);
}
END_TEST

START_TEST(the_pointer_goes_where_it_is_told) {
    ok("pointer 100 150 move");
    ok("pointer 100 150 down");
    ck_assert_int_eq(desk()->pressed, 0);
    ok("pointer 100 150 up");
    ck_assert_int_eq(desk()->pressed, 1);
    ok("pointer 100 150 down");
    ok("pointer 1000 1050 move");
    ok("pointer 1000 1050 up");
    ck_assert_int_eq(desk()->pressed, 1);
    ok("pointer 1000 1050 down");
    ok("pointer 1000 1050 up");
    ck_assert_int_eq(desk()->elsewhere, 1);
    ck_assert_int_eq(desk()->pressed, 1);
    refused("pointer 1 2");
    refused("pointer x 2 down");
    refused("pointer 1 2 sideways");
}
END_TEST

START_TEST(a_finger_presses_and_a_second_one_is_ignored) {
    ok("touch 0 100 150 down");
    ok("touch 1 500 150 down");
    ok("touch 1 500 150 up");
    ck_assert_float_eq(desk()->toggle, 0);
    ok("touch 0 100 150 up");
    ck_assert_int_eq(desk()->pressed, 1);
    refused("touch 0 1 2");
}
END_TEST

START_TEST(a_finger_pulls_a_list) {
    ok("touch 3 1400 480 down");
    ok("touch 3 1400 380 move");
    ok("touch 3 1400 180 move");
    ok("touch 3 1400 180 up");
    ck_assert_int_eq(desk()->pressed, 0);
    ck_assert_ptr_null(widget("desk.row0"));
    ck_assert_ptr_nonnull(widget("desk.row6"));
    ok("click desk.row6");
    ck_assert_int_eq(desk()->last_a, 6);
}
END_TEST

START_TEST(keys_lead_through_everything) {
    ok("key Tab");
    ck_assert(cJSON_IsTrue(cJSON_GetObjectItem(widget("desk.go"), "focused")));
    ok("key Return");
    ck_assert_int_eq(desk()->pressed, 1);
    ok("key Down");
    ck_assert(cJSON_IsTrue(cJSON_GetObjectItem(widget("desk.off"), "focused")));
    ok("key Space");
    ck_assert_int_eq(desk()->refused, 1);
    ok("key Escape");
    ok("key F1");
    ck_assert_int_eq(desk()->backs, 1);
    ck_assert_int_eq(desk()->helps, 1);
    ok("key U");
    ck_assert_int_eq(desk()->letter, 'u');
    ok("key Left Shift down");
    ok("key Left Shift up");
    ck_assert(strstr(refused("key Nonsense"), "Nonsense") != NULL);
}
END_TEST

START_TEST(every_enabled_widget_is_reached_by_arrow_keys) {
    static const char *const KEY[] = {"key Down", "key Right", "key Up", "key Left"};
    static const char *const ID[] = {"desk.note",   "desk.move", "desk.disc",  "desk.toggle", "desk.slider",
                                     "desk.choice", "desk.card", "desk.slot1", "desk.row0",   "desk.row3"};
    bool reached[sizeof ID / sizeof ID[0]] = {false};
    unsigned random = 1;
    for (int i = 0; i < 1500; i++) {
        random = random * 1103515245u + 12345u;
        ok(KEY[(random >> 16) % 4]);
        const char *focused = ui_focused(stack_top_ui(app->stack));
        for (size_t k = 0; k < sizeof ID / sizeof ID[0]; k++) {
            reached[k] = reached[k] || strcmp(focused, ID[k]) == 0;
        }
        ck_assert(ui_shows_focus(stack_top_ui(app->stack)));
    }
    for (size_t k = 0; k < sizeof ID / sizeof ID[0]; k++) {
        ck_assert_msg(reached[k], "%s is never reached", ID[k]);
    }
}
END_TEST

START_TEST(the_focus_takes_a_list_along) {
    ok("click desk.row0");
    for (int i = 0; i < 12; i++) {
        ok("key Down");
    }
    ck_assert_str_eq(ui_focused(stack_top_ui(app->stack)), "desk.row11");
    ck_assert_ptr_null(widget("desk.row0"));
    ok("key Return");
    ck_assert_int_eq(desk()->last_a, 11);
}
END_TEST

START_TEST(a_pad_does_all_that_keys_do) {
    ok("pad dpdown");
    ck_assert(cJSON_IsTrue(cJSON_GetObjectItem(widget("desk.go"), "focused")));
    ok("pad a");
    ck_assert_int_eq(desk()->pressed, 1);
    ok("pad b");
    ck_assert_int_eq(desk()->backs, 1);
    ok("pad back");
    ck_assert_int_eq(desk()->helps, 1);
    ok("pad dpdown down");
    ok("wait 1000");
    ok("pad dpdown up");
    ck_assert(cJSON_IsFalse(cJSON_GetObjectItem(widget("desk.off"), "focused"))); /* it went on by itself */
    refused("pad nonsense");
}
END_TEST

START_TEST(settings_change_by_any_hand) {
    ok("click desk.toggle");
    ck_assert_float_eq(desk()->toggle, 1);
    ok("click desk.choice");
    ck_assert_float_eq(desk()->choice, 1);
    ok("key Right"); /* shows the focus */
    ok("key Right");
    ck_assert_float_eq(desk()->choice, 2);
    ok("key Up");
    ok("key Left");
    ck_assert_float_eq(desk()->slider, 2);
    ok("pointer 1060 260 down");
    ck_assert_float_eq(desk()->slider, 10);
    ok("pointer 100 260 move");
    ok("pointer 100 260 up");
    ck_assert_float_eq(desk()->slider, 0);
}
END_TEST

START_TEST(names_are_typed) {
    refused("text Anna");
    ok("click desk.name");
    ok("text Jürgen 李");
    ck_assert_str_eq(desk()->name, "Jürgen 李");
    ok("key Backspace");
    ok("key Left");
    ok("text \"x");
    ck_assert_str_eq(desk()->name, "Jürgen\"x ");
    ok("text 0123456789012345678901234567890123456789");
    ck_assert_uint_le(strlen(desk()->name), 20);
    ok("key Return");
    ck_assert_str_eq(desk()->submitted, desk()->name);
    refused("text more");
    refused("text");
}
END_TEST

START_TEST(a_full_field_takes_no_half_characters) {
    ok("click desk.name");
    ok("text 李李李李李李李李李李");
    ck_assert_str_eq(desk()->name, "李李李李李李");
}
END_TEST

START_TEST(a_popup_takes_everything_until_it_goes) {
    ok("click desk.note");
    ck_assert_str_eq(scene(), "note");
    ck_assert_int_eq(cJSON_GetArraySize(cJSON_GetObjectItem(answer, "stack")), 2);
    ck_assert(cJSON_IsTrue(cJSON_GetObjectItem(answer, "motion")));
    ck_assert_ptr_null(widget("desk.go"));
    ck_assert_double_ge(number("wait idle", "ms"), 100);
    ok("scene");
    ck_assert(cJSON_IsFalse(cJSON_GetObjectItem(answer, "motion")));
    refused("click desk.go");
    ok("click note.ok");
    ck_assert_str_eq(scene(), "desk");
    ck_assert_int_eq(desk()->resumed, 1);
    ck_assert(!desk()->note_is_open);
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
    ck_assert_int_eq(cJSON_GetArrayItem(cJSON_GetObjectItem(answer, "size"), 0)->valueint, 1920);
    FILE *file = fopen("shot one.png", "rb");
    ck_assert_ptr_nonnull(file);
    unsigned char head[24] = {0};
    ck_assert_uint_eq(fread(head, 1, sizeof head, file), sizeof head);
    fclose(file);
    ck_assert_mem_eq(head, "\x89PNG", 4);
    ck_assert_int_eq(head[18] << 8 | head[19], 1920);
    ck_assert_int_eq(head[22] << 8 | head[23], 1080);
    refused("shot no/such/folder/x.png");
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
    ck_assert_int_eq(cJSON_GetArrayItem(cJSON_GetObjectItem(answer, "size"), 1)->valueint, 1920);
    ok("resize 1024 600");
    ck_assert_float_eq_tol(app->layout.u, 600 / 1080.0f, 1e-6f);
    refused("resize 0 100");
    refused("resize 100");
}
END_TEST

START_TEST(no_time_passes_while_the_window_keeps_its_size) {
    ok("key F11"); /* on the whole screen it cannot take another one */
    double steps = number("perf", "steps");
    ck_assert_ptr_nonnull(strstr(refused("resize 1000 700"), "would be possible"));
    ck_assert_double_le(number("perf", "steps"), steps + 2);
    ok("key F11");
}
END_TEST

START_TEST(a_size_the_window_cannot_have_changes_nothing) {
    double steps = number("perf", "steps");
    ck_assert_str_eq(refused("resize 10 10"), "The window cannot be smaller than 480 x 480.");
    ck_assert_double_eq(number("perf", "steps"), steps);
    ok("shot same.png");
    ck_assert_int_eq(cJSON_GetArrayItem(cJSON_GetObjectItem(answer, "size"), 0)->valueint, 1920);
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

static unsigned monkey_state;

static int any(int below) {
    monkey_state = monkey_state * 1664525u + 1013904223u;
    return (int)((monkey_state >> 8) % (unsigned)below);
}

static void press_any_widget(void) {
    char command[128];
    const cJSON *list = cJSON_GetObjectItem(ok("ui"), "widgets");
    int count = cJSON_GetArraySize(list);
    ck_assert_int_gt(count, 0);
    const char *id = cJSON_GetObjectItem(cJSON_GetArrayItem(list, any(count)), "id")->valuestring;
    const char *other = cJSON_GetObjectItem(cJSON_GetArrayItem(list, any(count)), "id")->valuestring;
    if (any(3) > 0) {
        snprintf(command, sizeof command, "click %s", id);
    } else {
        snprintf(command, sizeof command, "drag %s %s", id, other);
    }
    send(command);
}

static void do_anything(void) {
    static const char *const KEY[] = {"Tab",       "Return", "Escape",   "Up",     "Down", "Left",
                                      "Right",     "Space",  "PageDown", "PageUp", "Home", "End",
                                      "Backspace", "Delete", "F1",       "A",      "F11"};
    static const char *const PAD[] = {"a", "b", "dpup", "dpdown", "dpleft", "dpright", "start", "leftshoulder"};
    static const char *const PHASE[] = {"down", "up", "move", "move"};
    static const char *const TEXT[] = {"text Ä", "text 李小龙", "text x", "text \"\\"};
    char command[128];
    switch (any(8)) {
    case 0:
        snprintf(command, sizeof command, "key %s", KEY[any(17)]);
        break;
    case 1:
        snprintf(command, sizeof command, "pad %s", PAD[any(8)]);
        break;
    case 2:
        snprintf(command, sizeof command, "pointer %d %d %s", any(2000) - 20, any(1200) - 20, PHASE[any(4)]);
        break;
    case 3:
        snprintf(command, sizeof command, "touch %d %d %d %s", any(3), any(2000), any(1200), PHASE[any(4)]);
        break;
    case 4:
        snprintf(command, sizeof command, "%s", TEXT[any(4)]);
        break;
    case 5:
        snprintf(command, sizeof command, "wait %d", any(400));
        break;
    default:
        press_any_widget();
        return;
    }
    send(command);
}

START_TEST(a_monkey_breaks_nothing) {
    monkey_state = (unsigned)_i * 7919u + 1;
    ok("draw every 25");
    for (int i = 0; i < 1500; i++) {
        do_anything();
        if (any(150) == 0) {
            char command[64];
            snprintf(command, sizeof command, "resize %d %d", 600 + any(1400), 500 + any(900));
            send(command);
        }
        if (stack_depth(app->stack) == 0) { /* the only way out of the desk that there is */
            ck_abort_msg("the monkey got out");
        }
    }
    ok("pointer 0 0 up");
    ok("touch 0 0 0 up");
    ok("touch 1 0 0 up");
    ok("touch 2 0 0 up");
    ok("wait idle");
    ck_assert(!loop_is_busy(app));
}
END_TEST

Suite *suite_driver(void) {
    Suite *suite = suite_create("driver");
    TCase *tests = tcase_create("driver");
    tcase_set_timeout(tests, 120);
    tcase_add_checked_fixture(tests, open_desk, close_desk);
    tcase_add_test(tests, ui_lists_what_can_be_pressed_front_to_back);
    tcase_add_test(tests, a_click_presses);
    tcase_add_test(tests, what_cannot_be_pressed_is_refused_with_a_sentence);
    tcase_add_test(tests, a_drag_carries_to_its_target);
    tcase_add_test(tests, a_drag_to_where_it_may_not_go_comes_back);
    tcase_add_test(tests, the_pointer_goes_where_it_is_told);
    tcase_add_test(tests, a_finger_presses_and_a_second_one_is_ignored);
    tcase_add_test(tests, a_finger_pulls_a_list);
    tcase_add_test(tests, keys_lead_through_everything);
    tcase_add_test(tests, every_enabled_widget_is_reached_by_arrow_keys);
    tcase_add_test(tests, the_focus_takes_a_list_along);
    tcase_add_test(tests, a_pad_does_all_that_keys_do);
    tcase_add_test(tests, settings_change_by_any_hand);
    tcase_add_test(tests, names_are_typed);
    tcase_add_test(tests, a_full_field_takes_no_half_characters);
    tcase_add_test(tests, a_popup_takes_everything_until_it_goes);
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
    TCase *monkey = tcase_create("monkey");
    tcase_set_tags(monkey, "long");
    tcase_set_timeout(monkey, 240);
    tcase_add_checked_fixture(monkey, open_desk, close_desk);
    tcase_add_loop_test(monkey, a_monkey_breaks_nothing, 0, 2);
    suite_add_tcase(suite, monkey);
    return suite;
}
