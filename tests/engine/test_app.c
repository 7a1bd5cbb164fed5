/* What the app does with settings, locks, hands and time between scenes; and the parts all scenes have. */
#include "suites.h"

#include "desk.h"
#include "form.h"
#include "gfx/paint.h"
#include "gfx/text.h"
#include "gfx/theme.h"
#include "script.h"
#include "shell/life.h"
#include "shell/loop.h"
#include "shell/parts.h"

#include <SDL_image.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* --- settings ----------------------------------------------------------------------------------------------------- */

static int kept;

static bool knows_german(App *owner, const char *code) {
    (void)owner;
    return strcmp(code, "de") == 0;
}

static void keep(App *owner) {
    (void)owner;
    kept++;
}

START_TEST(a_language_that_is_known_is_kept_and_read_at_once) {
    app->hooks.set_language = knows_german;
    int built = desk()->built;
    refused("lang xx");
    ck_assert_str_eq(app->preferences.language, "");
    ok("lang de");
    ck_assert_str_eq(app->preferences.language, "de");
    ck_assert_int_gt(desk()->built, built);
}
END_TEST

START_TEST(settings_are_used_and_kept) {
    const TextStyle words = {.size = TYPE_TEXT, .scales = true};
    float wide = text_measure(app->gfx, &words, "Glass", 0).x;
    app->hooks.preferences_changed = keep;
    kept = 0;
    app->preferences.text_scale = 1.4f;
    app->preferences.left_handed = true;
    app_use_preferences(app);
    ck_assert_int_eq(kept, 1);
    ck_assert_float_gt(text_measure(app->gfx, &words, "Glass", 0).x, wide * 1.3f);
    ck_assert(app->layout.left_handed);
}
END_TEST

START_TEST(an_overlay_takes_room_as_long_as_some_is_left) {
    app_reserve(app, 100);
    ck_assert_float_eq(app->layout.screen.h, 980);
    ck_assert_float_eq(app->whole.screen.h, 1080);
    app_reserve(app, 700); /* more than half: then scenes keep all of it */
    ck_assert_float_eq(app->layout.screen.h, 1080);
    app_reserve(app, 0);
}
END_TEST

START_TEST(alt_and_enter_change_to_the_whole_screen_and_back_once_a_press) {
    bool before = video_fullscreen(app->video);
    ok("key Left Alt down");
    ok("key Return");
    ck_assert_int_ne(video_fullscreen(app->video), before);
    ck_assert_int_eq(app->preferences.fullscreen, !before);
    ok("key Return");
    ck_assert_int_eq(video_fullscreen(app->video), before);
    SDL_Event held = {.key = {.type = SDL_KEYDOWN, .repeat = 1, .keysym = {.sym = SDLK_F11}}};
    SDL_PushEvent(&held);
    loop_virtual_step(app);
    ck_assert_int_eq(video_fullscreen(app->video), before);
    ok("key Left Alt up");
    ck_assert_int_eq(desk()->pressed, 0);
}
END_TEST

/* --- between scenes ----------------------------------------------------------------------------------------------- */

START_TEST(what_is_held_is_let_go_when_another_scene_comes) {
    Point card = rect_middle(ui_rect(stack_top_ui(app->stack), "desk.card"));
    char command[64];
    snprintf(command, sizeof command, "pointer %.0f %.0f down", (double)card.x, (double)card.y);
    ok(command);
    snprintf(command, sizeof command, "pointer %.0f %.0f move", (double)card.x + 200, (double)card.y);
    ok(command);
    ck_assert_int_eq(desk()->drags_begun, 1);
    scene_push(app, &NOTE_SCENE, NULL, 0);
    ok("wait idle");
    snprintf(command, sizeof command, "pointer %.0f %.0f up", (double)card.x + 200, (double)card.y);
    ok(command);
    ok("key Escape");
    ok("wait idle");
    ck_assert_str_eq(scene(), "desk");
    ck_assert_int_eq(desk()->drags_ended, 1);
    ok("pointer 5 5 move");
    Point at, grip;
    ck_assert_ptr_null(ui_dragged(stack_top_ui(app->stack), &at, &grip));
}
END_TEST

START_TEST(who_goes_by_keys_sees_where_in_every_scene) {
    ok("key Tab");
    scene_push(app, &NOTE_SCENE, NULL, 0);
    ok("wait idle");
    ck_assert(ui_shows_focus(stack_top_ui(app->stack)));
    ok("pointer 5 5 move");
    ok("click note.ok"); /* with the mouse: then nobody needs it any more */
    ok("wait idle");
    ck_assert_str_eq(scene(), "desk");
    ck_assert(!ui_shows_focus(stack_top_ui(app->stack)));
    ck_assert_int_eq(desk()->resumed, 1);
}
END_TEST

START_TEST(two_presses_at_once_leave_one_scene) {
    scene_push(app, &NOTE_SCENE, NULL, 0);
    ok("wait idle");
    ok("key Tab");
    for (int i = 0; i < 2; i++) {
        SDL_Event enter = {.key = {.type = SDL_KEYDOWN, .state = SDL_PRESSED, .keysym = {.sym = SDLK_ESCAPE}}};
        SDL_PushEvent(&enter);
    }
    loop_virtual_step(app);
    ok("wait idle");
    ck_assert_str_eq(scene(), "desk");
}
END_TEST

static bool locks_notes(App *owner, const Scene *wanted) {
    (void)owner;
    return wanted == &NOTE_SCENE;
}

START_TEST(a_locked_scene_does_not_open) {
    app->hooks.is_locked = locks_notes;
    ok("click desk.note");
    ok("wait idle");
    ck_assert_str_eq(scene(), "desk");
    ck_assert_int_eq(desk()->pressed, 1);
}
END_TEST

START_TEST(the_earlier_of_two_times_wakes) {
    ok("wait idle");
    scene_wake_at(app, app->now + 1000);
    scene_wake_at(app, app->now + 5000);
    ck_assert_double_eq_tol(stack_wakes_at(app->stack), app->now + 1000, 1);
}
END_TEST

static int told;

static bool tell(App *owner) {
    (void)owner;
    told++;
    return false;
}

START_TEST(news_waits_until_a_popup_has_gone) {
    scene_push(app, &NOTE_SCENE, NULL, 0);
    ok("wait idle");
    app->hooks.tell = tell;
    told = 0;
    ok("wait 500");
    ck_assert_int_eq(told, 0);
    ok("key Escape");
    ok("wait idle");
    ok("wait 100");
    ck_assert_int_gt(told, 0);
    app->hooks.tell = NULL;
}
END_TEST

static InputKey swallowed;

static bool takes_escape(void *state, App *owner, const InputEvent *event) {
    (void)state;
    (void)owner;
    swallowed = event->kind == INPUT_KEY_DOWN ? event->key : swallowed;
    return event->kind == INPUT_KEY_DOWN && event->key == KEY_ESCAPE;
}

START_TEST(what_a_scene_takes_itself_does_nothing_else) {
    static Scene stubborn;
    stubborn = NOTE_SCENE;
    stubborn.takes = takes_escape;
    scene_push(app, &stubborn, NULL, 0);
    ok("wait idle");
    ok("key Escape");
    ok("wait idle");
    ck_assert_int_eq(swallowed, KEY_ESCAPE);
    ck_assert_str_eq(scene(), "note");
}
END_TEST

START_TEST(nothing_lives_where_motion_is_reduced) {
    static const LifeBeat BEAT = {.every = 2000, .takes = 500, .first = 100, .frame = 50};
    Life life = {0};
    app->lives = true;
    life_step(&life, app, true, &BEAT, 1);
    ck_assert_double_gt(life.due, 0);
    app->preferences.reduced_motion = true;
    life_step(&life, app, true, &BEAT, 1);
    ck_assert_double_eq(life.due, 0);
}
END_TEST

/* --- parts -------------------------------------------------------------------------------------------------------- */

START_TEST(parts_lie_at_hand_for_either_hand) {
    float right = app->layout.screen.w, u = app->layout.u;
    ck_assert_float_gt(part_help_rect(app, 0).x, right / 2);
    ck_assert_float_eq_tol(part_help_rect(app, 0).x - part_help_rect(app, 100).x, 100 * u, 2);
    app->preferences.left_handed = true;
    app_lay_out(app);
    ck_assert_float_lt(part_help_rect(app, 0).x, right / 2);
    ck_assert_float_eq_tol(part_help_rect(app, 100).x - part_help_rect(app, 0).x, 100 * u, 2);
}
END_TEST

static void build_parts(void *state, App *owner, Ui *ui) {
    (void)state;
    part_header_build(owner, ui, "parts.back", 1);
    part_close_build(owner, ui, layout_popup(&owner->layout, 800, 600), "parts.close", 2);
    part_help_build(ui, part_help_rect(owner, 0), "parts.help", 3);
}

static void draw_parts(const void *state, const App *owner, const Ui *ui) {
    (void)state;
    (void)owner;
    ui_draw(ui);
}

START_TEST(buttons_that_show_a_picture_alone_say_what_they_do) {
    static const Scene PARTS = {.name = "parts", .build = build_parts, .draw = draw_parts};
    static const struct {
        const char *id, *label;
    } SAID[] = {{"parts.back", "Back"}, {"parts.close", "Close"}, {"parts.help", "Help"}};
    scene_go(app, &PARTS, NULL, 0);
    ok("wait idle");
    for (size_t i = 0; i < sizeof SAID / sizeof SAID[0]; i++) {
        ck_assert_str_eq(cJSON_GetObjectItem(widget(SAID[i].id), "label")->valuestring, SAID[i].label);
    }
    Ui *ui = form_ui(); /* of whatever scene is on top */
    ck_assert_float_lt(ui_rect(ui, "parts.back").x, app->layout.screen.w / 2);
    app->preferences.left_handed = true;
    app_lay_out(app);
    ok("wait 20");
    ck_assert_float_gt(ui_rect(ui, "parts.back").x, app->layout.screen.w / 2);
}
END_TEST

/* --- faces -------------------------------------------------------------------------------------------------------- */

enum { FACE = 200 };

static void draw_faces(const void *state, const App *owner, const Ui *ui) {
    (void)state;
    (void)ui;
    paint_fill(owner->gfx, gfx_screen(owner->gfx), color_rgb(0));
    for (int i = 0; i < FIGURINES; i++) {
        part_portrait(owner->gfx, (Figurine)i, rect_of(100 + 300 * (float)i, 100, FACE, FACE));
    }
}

/* The mean colour of a part of a picture. */
static Color mean_in(SDL_Surface *picture, int x, int y, int w, int h) {
    unsigned r = 0, g = 0, b = 0, all = (unsigned)(w * h);
    for (int row = y; row < y + h; row++) {
        const Uint32 *pixel = (const Uint32 *)(const void *)((const char *)picture->pixels + row * picture->pitch) + x;
        for (int i = 0; i < w; i++) {
            r += pixel[i] >> 16 & 0xff;
            g += pixel[i] >> 8 & 0xff;
            b += pixel[i] & 0xff;
        }
    }
    return (Color){(uint8_t)(r / all), (uint8_t)(g / all), (uint8_t)(b / all), 255};
}

static int apart(Color a, Color b) {
    return abs(a.r - b.r) + abs(a.g - b.g) + abs(a.b - b.b);
}

START_TEST(a_portrait_is_of_its_figurine_in_a_ring_of_its_colour) {
    static const Scene FACES = {.name = "faces", .draw = draw_faces};
    ok("draw off"); /* so the shot is the first frame, and waits for its pictures */
    scene_go(app, &FACES, NULL, 0);
    ok("wait idle");
    ok("shot faces.png");
    SDL_Surface *loaded = IMG_Load("faces.png");
    ck_assert_msg(loaded != NULL, "%s", IMG_GetError());
    SDL_Surface *picture = SDL_ConvertSurfaceFormat(loaded, SDL_PIXELFORMAT_ARGB8888, 0);
    Color face[FIGURINES];
    for (int i = 0; i < FIGURINES; i++) {
        int x = 100 + 300 * i;
        Color ring = mean_in(picture, x + 3, 100 + FACE / 2 - 2, 3, 4);
        int nearest = 0;
        for (int k = 1; k < FIGURINES; k++) {
            bool is_nearer =
                apart(ring, theme_player_light((Figurine)k)) < apart(ring, theme_player_light((Figurine)nearest));
            nearest = is_nearer ? k : nearest;
        }
        ck_assert_int_eq(nearest, i);
        face[i] = mean_in(picture, x + FACE * 2 / 5, 100 + FACE * 2 / 5, FACE / 5, FACE / 5);
        for (int k = 0; k < i; k++) {
            ck_assert_int_gt(apart(face[i], face[k]), 60);
        }
    }
    SDL_FreeSurface(picture);
    SDL_FreeSurface(loaded);
}
END_TEST

Suite *suite_app(void) {
    Suite *suite = suite_create("app");
    TCase *tests = tcase_create("app");
    tcase_set_timeout(tests, 60);
    tcase_add_checked_fixture(tests, script_begin, script_end);
    tcase_add_test(tests, a_language_that_is_known_is_kept_and_read_at_once);
    tcase_add_test(tests, settings_are_used_and_kept);
    tcase_add_test(tests, an_overlay_takes_room_as_long_as_some_is_left);
    tcase_add_test(tests, alt_and_enter_change_to_the_whole_screen_and_back_once_a_press);
    tcase_add_test(tests, what_is_held_is_let_go_when_another_scene_comes);
    tcase_add_test(tests, who_goes_by_keys_sees_where_in_every_scene);
    tcase_add_test(tests, two_presses_at_once_leave_one_scene);
    tcase_add_test(tests, a_locked_scene_does_not_open);
    tcase_add_test(tests, the_earlier_of_two_times_wakes);
    tcase_add_test(tests, news_waits_until_a_popup_has_gone);
    tcase_add_test(tests, what_a_scene_takes_itself_does_nothing_else);
    tcase_add_test(tests, nothing_lives_where_motion_is_reduced);
    tcase_add_test(tests, parts_lie_at_hand_for_either_hand);
    tcase_add_test(tests, buttons_that_show_a_picture_alone_say_what_they_do);
    tcase_add_test(tests, a_portrait_is_of_its_figurine_in_a_ring_of_its_colour);
    suite_add_tcase(suite, tests);
    return suite;
}
