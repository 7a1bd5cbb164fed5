/* Devices as SDL brings them: game controllers that come and go, input methods, a mouse that is really a finger. */
#include "suites.h"

#include "desk.h"
#include "shell/loop.h"

#include <SDL.h>

#include <stdio.h>
#include <string.h>

static App *app;

static void open_desk(void) {
    SDL_SetHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "1"); /* a window nobody sees has no focus */
    app = desk_open(1280, 720);
}

static void close_desk(void) {
    desk_close(app);
}

static void steps(int count) {
    for (int i = 0; i < count; i++) {
        loop_virtual_step(app);
    }
}

static const char *focused(void) {
    return ui_focused(stack_top_ui(app->stack));
}

static int plug_in(SDL_Joystick **joystick) {
    int index = SDL_JoystickAttachVirtual(SDL_JOYSTICK_TYPE_GAMECONTROLLER, SDL_CONTROLLER_AXIS_MAX,
                                          SDL_CONTROLLER_BUTTON_MAX, 0);
    ck_assert_msg(index >= 0, "%s", SDL_GetError());
    *joystick = SDL_JoystickOpen(index);
    ck_assert_ptr_nonnull(*joystick);
    steps(2);
    return index;
}

START_TEST(a_controller_works_from_when_it_comes_until_it_goes) {
    SDL_Joystick *joystick;
    ck_assert(!input_has_pads(app->input));
    int index = plug_in(&joystick);
    ck_assert(input_has_pads(app->input));
    SDL_JoystickSetVirtualButton(joystick, SDL_CONTROLLER_BUTTON_DPAD_DOWN, 1);
    steps(2);
    ck_assert_str_eq(focused(), "desk.go");
    SDL_JoystickSetVirtualButton(joystick, SDL_CONTROLLER_BUTTON_DPAD_DOWN, 0);
    SDL_JoystickSetVirtualButton(joystick, SDL_CONTROLLER_BUTTON_A, 1);
    steps(2);
    SDL_JoystickSetVirtualButton(joystick, SDL_CONTROLLER_BUTTON_A, 0);
    steps(2);
    ck_assert_int_eq(desk()->pressed, 1);
    SDL_JoystickClose(joystick);
    ck_assert_int_eq(SDL_JoystickDetachVirtual(index), 0);
    steps(2);
    ck_assert(!input_has_pads(app->input));
}
END_TEST

START_TEST(a_stick_goes_one_step_until_it_is_held) {
    SDL_Joystick *joystick;
    plug_in(&joystick);
    SDL_JoystickSetVirtualAxis(joystick, SDL_CONTROLLER_AXIS_LEFTY, 30000);
    steps(2);
    ck_assert_str_eq(focused(), "desk.go");
    SDL_JoystickSetVirtualAxis(joystick, SDL_CONTROLLER_AXIS_LEFTY, 15000); /* it wavers */
    steps(2);
    SDL_JoystickSetVirtualAxis(joystick, SDL_CONTROLLER_AXIS_LEFTY, 30000);
    steps(2);
    ck_assert_str_eq(focused(), "desk.go");
    SDL_JoystickSetVirtualAxis(joystick, SDL_CONTROLLER_AXIS_LEFTY, 0);
    steps(60);
    ck_assert_str_eq(focused(), "desk.go");
    SDL_JoystickSetVirtualAxis(joystick, SDL_CONTROLLER_AXIS_LEFTY, 30000);
    steps(60);
    ck_assert_str_ne(focused(), "desk.go");
    ck_assert_str_ne(focused(), "desk.off");
    /* From one end to the other in one go: the other way at once. */
    SDL_JoystickSetVirtualAxis(joystick, SDL_CONTROLLER_AXIS_LEFTY, 0);
    steps(2);
    SDL_JoystickSetVirtualAxis(joystick, SDL_CONTROLLER_AXIS_LEFTY, 30000);
    steps(2);
    char below[64];
    snprintf(below, sizeof below, "%s", focused());
    SDL_JoystickSetVirtualAxis(joystick, SDL_CONTROLLER_AXIS_LEFTY, -30000);
    steps(2);
    ck_assert_str_ne(focused(), below);
    SDL_JoystickClose(joystick);
}
END_TEST

static void push_text(Uint32 type, const char *text) {
    SDL_Event event = {0};
    event.type = type;
    if (type == SDL_TEXTEDITING) {
        SDL_strlcpy(event.edit.text, text, sizeof event.edit.text);
    } else {
        SDL_strlcpy(event.text.text, text, sizeof event.text.text);
    }
    SDL_PushEvent(&event);
    steps(1);
}

static void push_key(SDL_Keycode key) {
    SDL_Event event = {.key = {.type = SDL_KEYDOWN, .state = SDL_PRESSED, .keysym = {.sym = key}}};
    SDL_PushEvent(&event);
    steps(1);
}

static void push_press(float x, float y, Uint32 which) {
    SDL_Event event = {
        .button = {.type = SDL_MOUSEBUTTONDOWN, .which = which, .button = SDL_BUTTON_LEFT, .x = (int)x, .y = (int)y}};
    SDL_PushEvent(&event);
    event.button.type = SDL_MOUSEBUTTONUP;
    SDL_PushEvent(&event);
    steps(1);
}

START_TEST(what_is_being_composed_is_no_name_yet) {
    Rect field = ui_rect(stack_top_ui(app->stack), "desk.name");
    push_press(field.x + 20, field.y + 20, 0);
    ck_assert(input_is_text(app->input));
    push_text(SDL_TEXTEDITING, "li");
    ck_assert_str_eq(desk()->name, "Player 1");
    push_key(SDLK_RETURN); /* the input method's */
    push_key(SDLK_BACKSPACE);
    ck_assert_str_eq(desk()->submitted, "");
    ck_assert_str_eq(desk()->name, "Player 1");
    push_text(SDL_TEXTINPUT, "李");
    ck_assert_str_eq(desk()->name, "李");
    push_text(SDL_TEXTEDITING, "");
    push_key(SDLK_RETURN);
    ck_assert_str_eq(desk()->submitted, "李");
    ck_assert(!input_is_text(app->input));
}
END_TEST

static void hold_key(SDL_Keycode key, Uint16 mods) {
    SDL_PushEvent(
        &(SDL_Event){.key = {.type = SDL_KEYDOWN, .state = SDL_PRESSED, .keysym = {.sym = key, .mod = mods}}});
    steps(1);
}

START_TEST(a_letter_written_with_alt_gr_is_no_shortcut) {
    Rect field = ui_rect(stack_top_ui(app->stack), "desk.name");
    push_press(field.x + 20, field.y + 20, 0);
    push_text(SDL_TEXTINPUT, "Mari");
    hold_key(SDLK_a, KMOD_LCTRL | KMOD_RALT); /* as Windows says it */
    push_text(SDL_TEXTINPUT, "ą");
    ck_assert_str_eq(desk()->name, "Marią");
    hold_key(SDLK_a, KMOD_LCTRL);
    push_text(SDL_TEXTINPUT, "Bo");
    ck_assert_str_eq(desk()->name, "Bo");
}
END_TEST

START_TEST(what_is_pasted_becomes_one_line_of_text) {
    static const struct {
        const char *pasted, *kept;
    } CASE[] = {{"Ren\xe9"
                 "e",
                 "Rene"},
                {"\xff\xfe李", "李"},
                {"Anna\nBert", "Anna"},
                {"\xe6\x9d", "x"},
                {"12345678901234567890x", "12345678901234567890"},
                {"1234567890123456789ü", "1234567890123456789"}};
    Rect field = ui_rect(stack_top_ui(app->stack), "desk.name");
    push_press(field.x + 20, field.y + 20, 0);
    for (size_t i = 0; i < sizeof CASE / sizeof CASE[0]; i++) {
        hold_key(SDLK_a, KMOD_CTRL);
        push_text(SDL_TEXTINPUT, "x");
        hold_key(SDLK_a, KMOD_CTRL);
        SDL_SetClipboardText(CASE[i].pasted);
        hold_key(SDLK_v, KMOD_CTRL);
        ck_assert_str_eq(desk()->name, CASE[i].kept);
    }
}
END_TEST

static void press_key(SDL_Scancode place, SDL_Keycode key, Uint16 mods) {
    SDL_PushEvent(&(SDL_Event){
        .key = {.type = SDL_KEYDOWN, .state = SDL_PRESSED, .keysym = {.scancode = place, .sym = key, .mod = mods}}});
    steps(1);
}

START_TEST(a_question_mark_helps_on_every_keyboard) {
    press_key(SDL_SCANCODE_SLASH, SDLK_SLASH, KMOD_LSHIFT); /* English */
    press_key(SDL_SCANCODE_MINUS, 0xdf, KMOD_RSHIFT);       /* German */
    press_key(SDL_SCANCODE_M, SDLK_COMMA, KMOD_LSHIFT);     /* French */
    press_key(SDL_SCANCODE_MINUS, SDLK_QUOTE, KMOD_LSHIFT); /* Italian */
    ck_assert_int_eq(desk()->helps, 4);
    press_key(SDL_SCANCODE_MINUS, 0xdf, 0);
    press_key(SDL_SCANCODE_COMMA, SDLK_COMMA, KMOD_LSHIFT); /* English: smaller than */
    press_key(SDL_SCANCODE_APOSTROPHE, SDLK_QUOTE, KMOD_LSHIFT);
    ck_assert_int_eq(desk()->helps, 4);
}
END_TEST

START_TEST(digits_come_from_every_keyboard) {
    press_key(SDL_SCANCODE_3, SDLK_3, 0);
    ck_assert_int_eq(desk()->letter, '3');
    press_key(SDL_SCANCODE_0, 0xe0, 0); /* French */
    ck_assert_int_eq(desk()->letter, '0');
    press_key(SDL_SCANCODE_KP_7, SDLK_KP_7, KMOD_NUM);
    ck_assert_int_eq(desk()->letter, '7');
    press_key(SDL_SCANCODE_KP_7, SDLK_KP_7, 0); /* it is Home then */
    ck_assert_int_eq(desk()->letter, '\0');
    press_key(SDL_SCANCODE_Q, SDLK_a, 0);
    ck_assert_int_eq(desk()->letter, 'a');
}
END_TEST

static void push_finger(Uint32 type, int finger, Point at) {
    VideoSize size = video_size(app->video);
    SDL_Event event = {.tfinger = {.type = type,
                                   .touchId = 1,
                                   .fingerId = finger,
                                   .x = at.x / (float)size.width,
                                   .y = at.y / (float)size.height}};
    SDL_PushEvent(&event);
    steps(1);
}

START_TEST(a_second_finger_leaves_nothing_pointed_at) {
    const Ui *ui = stack_top_ui(app->stack);
    Point go = rect_middle(ui_rect(ui, "desk.go")), air = {900, 20};
    push_finger(SDL_FINGERDOWN, 1, air);
    push_finger(SDL_FINGERDOWN, 2, go);
    push_finger(SDL_FINGERUP, 1, air);
    push_finger(SDL_FINGERMOTION, 2, (Point){go.x + 2, go.y});
    push_finger(SDL_FINGERUP, 2, (Point){go.x + 2, go.y});
    ck_assert(!ui_look(ui, "desk.go").hovered);
    ck_assert_int_eq(desk()->pressed, 0);
}
END_TEST

START_TEST(what_comes_after_a_wait_is_heard_in_the_next_step) {
    input_wait(app->input, 5);
    SDL_PushEvent(&(SDL_Event){.type = SDL_QUIT});
    steps(1);
    ck_assert(app->quits);
}
END_TEST

START_TEST(a_mouse_made_of_touch_is_not_heard_twice) {
    Rect go = ui_rect(stack_top_ui(app->stack), "desk.go");
    push_press(go.x + 5, go.y + 5, SDL_TOUCH_MOUSEID);
    ck_assert_int_eq(desk()->pressed, 0);
    push_press(go.x + 5, go.y + 5, 0);
    ck_assert_int_eq(desk()->pressed, 1);
}
END_TEST

START_TEST(losing_the_window_lets_go_of_everything) {
    Rect card = ui_rect(stack_top_ui(app->stack), "desk.card");
    SDL_Event event = {
        .button = {.type = SDL_MOUSEBUTTONDOWN, .button = SDL_BUTTON_LEFT, .x = (int)card.x + 5, .y = (int)card.y + 5}};
    SDL_PushEvent(&event);
    SDL_PushEvent(&(SDL_Event){.motion = {.type = SDL_MOUSEMOTION, .x = (int)card.x + 200, .y = (int)card.y + 5}});
    steps(1);
    ck_assert_int_eq(desk()->drags_begun, 1);
    SDL_PushEvent(&(SDL_Event){.window = {.type = SDL_WINDOWEVENT, .event = SDL_WINDOWEVENT_FOCUS_LOST}});
    steps(2);
    ck_assert_int_eq(desk()->drags_ended, 1);
    ck_assert_int_eq(desk()->dropped_on, -1);
}
END_TEST

START_TEST(closing_the_window_ends_the_game) {
    SDL_PushEvent(&(SDL_Event){.type = SDL_QUIT});
    steps(1);
    ck_assert(app->quits);
}
END_TEST

START_TEST(a_display_that_goes_is_told_from_a_window_that_is_closed) {
    SDL_PushEvent(&(SDL_Event){.window = {.type = SDL_WINDOWEVENT, .event = SDL_WINDOWEVENT_CLOSE}});
    SDL_PushEvent(&(SDL_Event){.type = SDL_QUIT});
    InputEvent event;
    while (input_poll(app->input, &event)) {
        ;
    }
    ck_assert(!input_has_lost_display(app->input));
    SDL_PushEvent(&(SDL_Event){.type = SDL_QUIT});
    while (input_poll(app->input, &event)) {
        ;
    }
    ck_assert(input_has_lost_display(app->input));
}
END_TEST

START_TEST(a_wheel_scrolls_the_list_below_the_mouse) {
    Rect list = ui_rect(stack_top_ui(app->stack), "desk.list");
    SDL_Event event = {
        .wheel = {
            .type = SDL_MOUSEWHEEL, .y = -2, .preciseY = -2, .mouseX = (int)list.x + 9, .mouseY = (int)list.y + 9}};
    SDL_PushEvent(&event);
    steps(1);
    float scrolled = ui_scroll(stack_top_ui(app->stack), "desk.list");
    ck_assert_float_gt(scrolled, 50);
    event.wheel.preciseY = -1000;
    SDL_PushEvent(&event);
    steps(1);
    ck_assert_float_gt(ui_scroll(stack_top_ui(app->stack), "desk.list"), scrolled);
    event.wheel.preciseY = 100000;
    SDL_PushEvent(&event);
    steps(1);
    ck_assert_float_eq(ui_scroll(stack_top_ui(app->stack), "desk.list"), 0);
    event.wheel.direction = SDL_MOUSEWHEEL_FLIPPED;
    event.wheel.preciseY = 2;
    SDL_PushEvent(&event);
    steps(1);
    ck_assert_float_gt(ui_scroll(stack_top_ui(app->stack), "desk.list"), 50);
}
END_TEST

START_TEST(fingers_come_and_go_without_end) {
    Point go = rect_middle(ui_rect(stack_top_ui(app->stack), "desk.go"));
    for (int finger = 1; finger <= 25; finger++) { /* each has a number of its own */
        push_finger(SDL_FINGERDOWN, finger, go);
        push_finger(SDL_FINGERUP, finger, go);
        ck_assert_int_eq(desk()->pressed, finger);
    }
}
END_TEST

START_TEST(a_mouse_that_leaves_the_window_points_at_nothing) {
    Rect go = ui_rect(stack_top_ui(app->stack), "desk.go");
    SDL_PushEvent(&(SDL_Event){.motion = {.type = SDL_MOUSEMOTION, .x = (int)go.x + 5, .y = (int)go.y + 5}});
    steps(1);
    ck_assert(ui_look(stack_top_ui(app->stack), "desk.go").hovered);
    SDL_PushEvent(&(SDL_Event){.window = {.type = SDL_WINDOWEVENT, .event = SDL_WINDOWEVENT_LEAVE}});
    steps(1);
    ck_assert(!ui_look(stack_top_ui(app->stack), "desk.go").hovered);
}
END_TEST

START_TEST(the_back_key_of_a_remote_goes_back) {
    push_key(SDLK_AC_BACK);
    ck_assert_int_eq(desk()->backs, 1);
    push_key(SDLK_ESCAPE);
    ck_assert_int_eq(desk()->backs, 2);
}
END_TEST

Suite *suite_devices(void) {
    Suite *suite = suite_create("devices");
    TCase *tests = tcase_create("devices");
    tcase_set_timeout(tests, 60);
    tcase_add_checked_fixture(tests, open_desk, close_desk);
    tcase_add_test(tests, a_controller_works_from_when_it_comes_until_it_goes);
    tcase_add_test(tests, a_stick_goes_one_step_until_it_is_held);
    tcase_add_test(tests, a_display_that_goes_is_told_from_a_window_that_is_closed);
    tcase_add_test(tests, what_is_being_composed_is_no_name_yet);
    tcase_add_test(tests, a_letter_written_with_alt_gr_is_no_shortcut);
    tcase_add_test(tests, what_is_pasted_becomes_one_line_of_text);
    tcase_add_test(tests, a_question_mark_helps_on_every_keyboard);
    tcase_add_test(tests, digits_come_from_every_keyboard);
    tcase_add_test(tests, a_second_finger_leaves_nothing_pointed_at);
    tcase_add_test(tests, what_comes_after_a_wait_is_heard_in_the_next_step);
    tcase_add_test(tests, a_mouse_made_of_touch_is_not_heard_twice);
    tcase_add_test(tests, losing_the_window_lets_go_of_everything);
    tcase_add_test(tests, closing_the_window_ends_the_game);
    tcase_add_test(tests, fingers_come_and_go_without_end);
    tcase_add_test(tests, a_mouse_that_leaves_the_window_points_at_nothing);
    tcase_add_test(tests, the_back_key_of_a_remote_goes_back);
    tcase_add_test(tests, a_wheel_scrolls_the_list_below_the_mouse);
    suite_add_tcase(suite, tests);
    return suite;
}
