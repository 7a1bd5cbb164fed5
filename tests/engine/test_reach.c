/* Where hands get on a form: the first key, there and back, held and let go, down a list and up again. */
#include "suites.h"

#include "form.h"
#include "script.h"
#include "shell/loop.h"

#include <SDL.h>

#include <stdio.h>
#include <string.h>

START_TEST(the_first_key_leads_to_what_goes_on) {
    static const struct {
        int marked;
        const char *id;
    } CASE[] = {{MARKED_NONE, "form.first"},
                {MARKED_GLOWING, "form.glows"},
                {MARKED_CHOSEN, "form.chosen"},
                {MARKED_MAIN, "form.main"}};
    form_open(CASE[_i].marked);
    ok("key Down");
    ck_assert_str_eq(ui_focused(form_ui()), CASE[_i].id);
}
END_TEST

START_TEST(what_cannot_be_seen_to_be_chosen_is_not_pressed_by_a_key) {
    press("form.quiet");
    ck_assert_int_eq(form.pressed, 1);
    ok("key Return");
    ck_assert_int_eq(form.pressed, 1);
    ck_assert(ui_shows_focus(form_ui()));
    ok("key Return");
    ck_assert_int_eq(form.pressed, 2);
}
END_TEST

START_TEST(a_key_held_down_presses_once) {
    ok("key Tab");
    ok("key Return down");
    ck_assert_int_eq(form.pressed, 1);
    SDL_Event again = {.key = {.type = SDL_KEYDOWN, .state = SDL_PRESSED, .repeat = 1, .keysym = {.sym = SDLK_RETURN}}};
    SDL_PushEvent(&again);
    loop_virtual_step(app);
    ck_assert_int_eq(form.pressed, 1);
    ok("key Return up");
}
END_TEST

START_TEST(tab_and_shoulders_go_on_and_back) {
    ok("key Tab");
    ok("key Tab");
    ck_assert_str_eq(ui_focused(form_ui()), "form.glows");
    ok("key Left Shift down");
    ok("key Tab");
    ok("key Left Shift up");
    ck_assert_str_eq(ui_focused(form_ui()), "form.first");
    ok("pad rightshoulder");
    ck_assert_str_eq(ui_focused(form_ui()), "form.glows");
    ok("pad leftshoulder");
    ck_assert_str_eq(ui_focused(form_ui()), "form.first");
}
END_TEST

START_TEST(a_pad_let_go_goes_no_further) {
    ok("pad dpdown");
    ok("pad dpup down");
    ok("pad dpup up");
    char focused[64];
    snprintf(focused, sizeof focused, "%s", ui_focused(form_ui()));
    ok("wait 2000");
    ck_assert_str_eq(ui_focused(form_ui()), focused);
}
END_TEST

START_TEST(pages_of_a_list_go_down_and_up) {
    ok("click form.row0");
    ok("key PageDown");
    ck_assert_ptr_null(widget("form.row0"));
    ck_assert_ptr_nonnull(widget("form.row4"));
    ok("key PageUp");
    ck_assert_ptr_nonnull(widget("form.row0"));
    ck_assert_float_eq(ui_scroll(form_ui(), "form.list"), 0);
    Rect list = place_of("form.list");
    form.pressed = 0;
    press_at(list.x + 20, list.y + list.h + layout_px(ui_layout(form_ui()), 40)); /* where the next row would be */
    ck_assert_int_eq(form.pressed, 0);
}
END_TEST

START_TEST(the_focus_takes_a_list_back_up_too) {
    ok("click form.row0");
    for (int i = 0; i < 12; i++) {
        ok("key Down");
    }
    ck_assert_ptr_null(widget("form.row0"));
    for (int i = 0; i < 11; i++) {
        ok("key Up");
    }
    ck_assert_str_eq(ui_focused(form_ui()), "form.row0");
    ck_assert_ptr_nonnull(widget("form.row0"));
}
END_TEST

START_TEST(a_list_that_has_become_shorter_shows_its_end) {
    float all = layout_px(ui_layout(form_ui()), 1200) - place_of("form.list").h;
    ok("click form.row0");
    for (int i = 0; i < 12; i++) {
        ok("key Down");
    }
    ck_assert_float_eq_tol(ui_scroll(form_ui(), "form.list"), all, 2); /* and no further */
    form.rows = 5;
    scene_rebuild(app);
    ok("wait 20");
    ck_assert_ptr_nonnull(widget("form.row4"));
    ck_assert_float_eq_tol(ui_scroll(form_ui(), "form.list"),
                           layout_px(ui_layout(form_ui()), 500) - place_of("form.list").h, 2);
}
END_TEST

START_TEST(what_is_closed_is_not_carried_and_only_a_place_lights_up) {
    Point card = rect_middle(place_of("form.card")), first = rect_middle(place_of("form.first"));
    Point place = rect_middle(place_of("form.place")), from = rect_middle(place_of("form.free"));
    char command[64];
    const struct {
        Point from, to;
        bool is_carried;
        const char *over;
        bool lights;
    } CASE[] = {{card, place, false, "form.place", false},
                {from, first, true, "form.first", false},
                {from, place, true, "form.place", true}};
    for (size_t i = 0; i < sizeof CASE / sizeof CASE[0]; i++) {
        Point grip;
        snprintf(command, sizeof command, "pointer %.0f %.0f down", (double)CASE[i].from.x, (double)CASE[i].from.y);
        ok(command);
        snprintf(command, sizeof command, "pointer %.0f %.0f move", (double)CASE[i].to.x, (double)CASE[i].to.y);
        ok(command);
        Point at;
        ck_assert_int_eq(ui_dragged(form_ui(), &at, &grip) != NULL, CASE[i].is_carried);
        ck_assert_int_eq(ui_look(form_ui(), CASE[i].over).drop_here, CASE[i].lights);
        ok("pointer 5 5 move");
        ok("pointer 5 5 up");
    }
}
END_TEST

START_TEST(a_right_button_presses_nothing) {
    Point at = rect_middle(place_of("form.first"));
    SDL_Event event = {
        .button = {.type = SDL_MOUSEBUTTONDOWN, .button = SDL_BUTTON_RIGHT, .x = (int)at.x, .y = (int)at.y}};
    SDL_PushEvent(&event);
    event.button.type = SDL_MOUSEBUTTONUP;
    SDL_PushEvent(&event);
    ok("wait 20");
    ck_assert_int_eq(form.pressed, 0);
}
END_TEST

START_TEST(a_shortcut_tells_what_was_held) {
    ok("key Left Ctrl down");
    ok("key Z");
    ck_assert(form.kind == UI_SHORTCUT);
    ck_assert_uint_eq(form.mods, MOD_CTRL);
    ok("key Left Ctrl up");
    ok("key Z");
    ck_assert_uint_eq(form.mods, 0);
}
END_TEST

Suite *suite_reach(void) {
    Suite *suite = suite_create("reach");
    TCase *tests = tcase_create("reach");
    tcase_set_timeout(tests, 60);
    tcase_add_checked_fixture(tests, form_begin, script_end);
    tcase_add_loop_test(tests, the_first_key_leads_to_what_goes_on, 0, 4);
    tcase_add_test(tests, what_cannot_be_seen_to_be_chosen_is_not_pressed_by_a_key);
    tcase_add_test(tests, a_key_held_down_presses_once);
    tcase_add_test(tests, tab_and_shoulders_go_on_and_back);
    tcase_add_test(tests, a_pad_let_go_goes_no_further);
    tcase_add_test(tests, pages_of_a_list_go_down_and_up);
    tcase_add_test(tests, the_focus_takes_a_list_back_up_too);
    tcase_add_test(tests, a_list_that_has_become_shorter_shows_its_end);
    tcase_add_test(tests, what_is_closed_is_not_carried_and_only_a_place_lights_up);
    tcase_add_test(tests, a_right_button_presses_nothing);
    tcase_add_test(tests, a_shortcut_tells_what_was_held);
    suite_add_tcase(suite, tests);
    return suite;
}
