/* What fields, sliders and choices do at their ends, what is said about them, heard and seen. */
#include "suites.h"

#include "form.h"
#include "gfx/text.h"
#include "script.h"
#include "shell/loop.h"

#include <SDL_image.h>

#include <math.h>
#include <stdio.h>
#include <string.h>

/* --- what is read and heard --------------------------------------------------------------------------------------- */

static struct {
    const char *wanted;
    bool is_read;
    Rect box;
} reading;

static void take_note(void *context, const char *text, Rect box) {
    (void)context;
    if (strcmp(text, reading.wanted) == 0) {
        reading.is_read = true;
        reading.box = box;
    }
}

static bool is_read(const char *sentence) {
    reading.wanted = sentence;
    reading.is_read = false;
    text_watch(app->gfx, take_note, NULL);
    gfx_invalidate(app->gfx);
    loop_draw(app, NULL, NULL);
    text_watch(app->gfx, NULL, NULL);
    return reading.is_read;
}

static void heard(const char *wanted) {
    const cJSON *sounds = cJSON_GetObjectItem(ok("sounds"), "sounds"), *last = NULL, *each;
    cJSON_ArrayForEach(each, sounds) {
        last = each;
    }
    ck_assert_msg((last == NULL) == (wanted == NULL), "wanted to hear %s", wanted != NULL ? wanted : "nothing");
    if (wanted != NULL) {
        ck_assert_str_eq(last->valuestring, wanted);
    }
}

START_TEST(what_is_refused_says_why_beside_it_until_it_can_have_been_read) {
    press("form.short");
    ck_assert(form.kind == UI_REFUSED);
    ck_assert(is_read(FORM_SHORT));
    Rect below = place_of("form.short"); /* above there is no room */
    ck_assert_float_gt(reading.box.y, below.y + below.h);
    ck_assert_float_lt(reading.box.y, below.y + 3 * below.h);
    ok("wait 3000");
    ck_assert(!is_read(FORM_SHORT));
    press("form.long");
    ck_assert(is_read(FORM_LONG));
    ck_assert_float_lt(reading.box.y + reading.box.h, place_of("form.long").y);
    ok("wait 4000");
    ck_assert(is_read(FORM_LONG)); /* a longer sentence takes longer */
    ok("wait 4000");
    ck_assert(!is_read(FORM_LONG));
}
END_TEST

START_TEST(a_hint_comes_to_a_mouse_that_rests) {
    Point at = rect_middle(place_of("form.first"));
    char command[64];
    snprintf(command, sizeof command, "pointer %.0f %.0f move", (double)at.x, (double)at.y);
    ok(command);
    ck_assert(!is_read("What comes first"));
    ok("wait 700");
    ck_assert(is_read("What comes first"));
    ok("pointer 5 5 move");
    ck_assert(!is_read("What comes first"));
}
END_TEST

static void finger(const char *id, const char *what) {
    Point at = rect_middle(place_of(id));
    char command[64];
    snprintf(command, sizeof command, "touch 0 %.0f %.0f %s", (double)at.x, (double)at.y, what);
    ok(command);
}

START_TEST(a_finger_that_stays_is_told_what_it_is_on_and_presses_nothing) {
    finger("form.first", "down");
    ok("wait 400");
    ck_assert(!is_read("What comes first"));
    ok("wait 200");
    ck_assert(is_read("What comes first"));
    finger("form.first", "up");
    ck_assert_int_eq(form.pressed, 0);
    ck_assert(is_read("What comes first")); /* as long as it takes to read it */
    ok("wait 5000");
    ck_assert(!is_read("What comes first"));
    finger("form.first", "down");
    ok("wait 400");
    finger("form.first", "up");
    ck_assert_int_eq(form.pressed, 1);
    finger("form.chosen", "down"); /* there is nothing to tell */
    ok("wait 2000");
    finger("form.chosen", "up");
    ck_assert_int_eq(form.pressed, 2);
}
END_TEST

START_TEST(a_mouse_that_presses_long_presses) {
    Point at = rect_middle(place_of("form.first"));
    char command[64];
    snprintf(command, sizeof command, "pointer %.0f %.0f down", (double)at.x, (double)at.y);
    ok(command);
    ok("wait 2000");
    snprintf(command, sizeof command, "pointer %.0f %.0f up", (double)at.x, (double)at.y);
    ok(command);
    ck_assert_int_eq(form.pressed, 1);
}
END_TEST

START_TEST(every_answer_has_its_sound) {
    press("form.first");
    heard("press");
    press("form.short");
    heard("refused");
    press("form.quiet");
    heard(NULL);
    ok("key Tab");
    heard("focus");
}
END_TEST

START_TEST(a_button_tells_which_it_is) {
    press("form.first");
    ck_assert_int_eq(form.a, 3);
    ck_assert_int_eq(form.b, 4);
    ck_assert_int_eq(form.pressed, 1);
}
END_TEST

/* --- fields ------------------------------------------------------------------------------------------------------- */

START_TEST(an_empty_field_shows_what_belongs_in_it) {
    ck_assert(is_read("Your name"));
    ok("click form.name");
    ok("text Anna");
    ok("key Return");
    ck_assert(is_read("Anna"));
    ck_assert(!is_read("Your name"));
}
END_TEST

START_TEST(the_cursor_goes_where_it_is_sent) {
    static const struct {
        const char *key, *typed;
    } CASE[] = {{"Home", "xAnna"}, {"End", "Annax"}, {"Left", "xAnna"}, {"Right", "Annax"}};
    for (size_t i = 0; i < sizeof CASE / sizeof CASE[0]; i++) {
        char command[64];
        snprintf(form.text, sizeof form.text, "Anna");
        scene_rebuild(app);
        ok("wait 20");
        ok("click form.name");
        snprintf(command, sizeof command, "key %s", CASE[i].key); /* all of it was chosen */
        ok(command);
        ok("text x");
        ck_assert_str_eq(form.text, CASE[i].typed);
        ok("key Return");
    }
    ok("click form.name");
    ok("key Home");
    ok("key Left Ctrl down"); /* all of it again, the cursor before it */
    ok("key A");
    ok("key Left Ctrl up");
    ok("key Right");
    ok("text y");
    ck_assert_str_eq(form.text, "Annaxy");
}
END_TEST

START_TEST(keys_take_away_what_is_before_or_behind_the_cursor) {
    ok("click form.name");
    ok("text Änna");
    ok("key Home");
    ok("key Delete");
    ck_assert_str_eq(form.text, "nna");
    ok("key End");
    ok("key Backspace");
    ck_assert_str_eq(form.text, "nn");
    ok("key Delete");
    ck_assert_str_eq(form.text, "nn");
    press_at(place_of("form.name").x + 5, rect_middle(place_of("form.name")).y);
    ok("text A"); /* where it was pressed: at the beginning */
    ck_assert_str_eq(form.text, "Ann");
}
END_TEST

START_TEST(a_field_is_left_by_every_way_out) {
    static const char *const WAY[] = {"click form.first", "key Escape", "pad b", "key Tab", "pointer 5 1000 down"};
    for (size_t i = 0; i < sizeof WAY / sizeof WAY[0]; i++) {
        ok("click form.name");
        ok("text Anna");
        ok(WAY[i]);
        refused("text x");
        ck_assert_str_eq(form.text, "Anna");
    }
    ok("pointer 5 1000 up");
    ck_assert_int_eq(form.backs, 1); /* the pad's alone: Escape had ended the typing */
}
END_TEST

START_TEST(a_closed_field_is_not_typed_in) {
    press("form.closed");
    refused("text x");
    ok("click form.name");
    ok("key Tab");
    ck_assert_str_eq(ui_focused(form_ui()), "form.closed");
    refused("text x");
}
END_TEST

START_TEST(a_letter_that_nobody_can_show_is_refused_with_a_sentence) {
    ok("click form.letters");
    ok("text Anna");
    ck_assert(!is_read("There is no such letter."));
    ok("text \xf0\x93\x80\x80"); /* a hieroglyph */
    ck_assert(form.kind == UI_REFUSED);
    ck_assert(is_read("There is no such letter."));
}
END_TEST

START_TEST(what_is_typed_is_no_command) {
    ok("key ?");
    ck_assert_int_eq(form.helps, 1);
    ok("click form.name");
    ok("key ?");
    ck_assert_int_eq(form.helps, 1);
    ck_assert_int_eq(form.pressed, 1); /* the click */
    ok("key Space");
    ck_assert_int_eq(form.pressed, 1);
}
END_TEST

START_TEST(what_a_scene_puts_into_a_field_is_typed_on_behind) {
    ok("click form.name");
    ok("text Anna");
    ok("key Home");
    ui_set_text(form_ui(), "form.name", "Bo");
    ok("text b");
    ck_assert_str_eq(form.text, "Bob");
}
END_TEST

/* --- sliders and choices ------------------------------------------------------------------------------------------ */

START_TEST(a_slider_goes_by_its_steps_and_stops_at_its_ends) {
    ok("click form.slider");
    ok("key Right"); /* shows the focus */
    float from = form.value;
    ok("key Right");
    ck_assert_float_eq(form.value, from + 10);
    for (int i = 0; i < 9; i++) {
        ok("key Right");
    }
    ck_assert_float_eq(form.value, 60);
    for (int i = 0; i < 9; i++) {
        ok("key Left");
    }
    ck_assert_float_eq(form.value, 10);
    Rect rect = place_of("form.slider");
    float track = rect.w / 2; /* its knob runs over the right half */
    press_at(rect.x + track + track * .5f + track * .07f, rect_middle(rect).y);
    ck_assert_float_eq(form.value, 40); /* the nearer of two steps */
}
END_TEST

START_TEST(a_choice_goes_round_both_ways) {
    static const float ON[] = {1, 2, 0}, BACK[] = {2, 1, 0};
    for (int i = 0; i < 3; i++) {
        press("form.level");
        ck_assert_float_eq(form.level, ON[i]);
    }
    Rect rect = place_of("form.level");
    for (int i = 0; i < 3; i++) {
        press_at(rect.x + 10, rect_middle(rect).y);
        ck_assert_float_eq(form.level, BACK[i]);
    }
    ok("key Right"); /* shows the focus */
    ok("key Left");
    ck_assert_float_eq(form.level, 0); /* a key stops at the end */
    ok("key Right");
    ck_assert_float_eq(form.level, 1);
}
END_TEST

/* --- what is seen ------------------------------------------------------------------------------------------------- */

/* How bright the screen is at a point: 0 to 765. */
static int light_at(float x, float y) {
    ok("shot form.png");
    SDL_Surface *loaded = IMG_Load("form.png");
    ck_assert_msg(loaded != NULL, "%s", IMG_GetError());
    SDL_Surface *plain = SDL_ConvertSurfaceFormat(loaded, SDL_PIXELFORMAT_ARGB8888, 0);
    const Uint32 *row = (const Uint32 *)(const void *)((const char *)plain->pixels + (int)y * plain->pitch);
    Uint32 pixel = row[(int)x];
    SDL_FreeSurface(plain);
    SDL_FreeSurface(loaded);
    return (int)((pixel >> 16 & 0xff) + (pixel >> 8 & 0xff) + (pixel & 0xff));
}

START_TEST(a_slider_is_filled_up_to_its_knob) {
    Rect rect = place_of("form.slider");
    float x = rect.x + rect.w * .75f, y = rect_middle(rect).y;
    form.value = 10;
    scene_rebuild(app);
    ok("pointer 5 5 move");
    int empty = light_at(x, y);
    form.value = 60;
    scene_rebuild(app);
    ok("wait 20");
    ck_assert_int_gt(light_at(x, y), empty + 100);
}
END_TEST

START_TEST(a_knob_lies_right_when_it_is_on) {
    Rect rect = place_of("form.toggle");
    float y = rect_middle(rect).y, high = fminf(rect.h * .62f, layout_px(ui_layout(form_ui()), 48));
    float left = rect.x + rect.w - high * 1.85f + high * .5f;
    ok("pointer 5 5 move");
    int off = light_at(left, y); /* the knob is the light part of a dark well */
    form.is_on = 1;
    scene_rebuild(app);
    ok("wait 20");
    ok("pointer 5 5 move");
    float right = rect.x + rect.w - high * .5f;
    ck_assert_int_gt(off, 300);
    ck_assert_int_lt(light_at(right, y), 300); /* of ink, on a light ribbon */
}
END_TEST

START_TEST(what_is_closed_is_paler) {
    Rect open = place_of("form.free"), closed = place_of("form.card");
    ok("pointer 5 5 move");
    int at_open = light_at(open.x + open.w / 2, open.y + open.h * .25f);
    int at_closed = light_at(closed.x + closed.w / 2, closed.y + closed.h * .25f);
    ck_assert_int_gt(at_open, at_closed + 20);
}
END_TEST

Suite *suite_form(void) {
    Suite *suite = suite_create("form");
    TCase *tests = tcase_create("form");
    tcase_set_timeout(tests, 60);
    tcase_add_checked_fixture(tests, form_begin, script_end);
    tcase_add_test(tests, what_is_refused_says_why_beside_it_until_it_can_have_been_read);
    tcase_add_test(tests, a_hint_comes_to_a_mouse_that_rests);
    tcase_add_test(tests, a_finger_that_stays_is_told_what_it_is_on_and_presses_nothing);
    tcase_add_test(tests, a_mouse_that_presses_long_presses);
    tcase_add_test(tests, every_answer_has_its_sound);
    tcase_add_test(tests, a_button_tells_which_it_is);
    tcase_add_test(tests, an_empty_field_shows_what_belongs_in_it);
    tcase_add_test(tests, the_cursor_goes_where_it_is_sent);
    tcase_add_test(tests, keys_take_away_what_is_before_or_behind_the_cursor);
    tcase_add_test(tests, a_field_is_left_by_every_way_out);
    tcase_add_test(tests, a_closed_field_is_not_typed_in);
    tcase_add_test(tests, a_letter_that_nobody_can_show_is_refused_with_a_sentence);
    tcase_add_test(tests, what_is_typed_is_no_command);
    tcase_add_test(tests, what_a_scene_puts_into_a_field_is_typed_on_behind);
    tcase_add_test(tests, a_slider_goes_by_its_steps_and_stops_at_its_ends);
    tcase_add_test(tests, a_choice_goes_round_both_ways);
    tcase_add_test(tests, a_slider_is_filled_up_to_its_knob);
    tcase_add_test(tests, a_knob_lies_right_when_it_is_on);
    tcase_add_test(tests, what_is_closed_is_paler);
    suite_add_tcase(suite, tests);
    return suite;
}
