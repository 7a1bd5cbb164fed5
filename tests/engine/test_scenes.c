/* What scenes are promised about each other and about time. */
#include "suites.h"

#include "desk.h"
#include "platform/inject.h"
#include "shell/loop.h"

#include <SDL.h>

#include <stdlib.h>

static App *app;

static void open_desk(void) {
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

START_TEST(a_scene_is_entered_built_and_stepped) {
    ck_assert_int_eq(desk()->entered, 1);
    ck_assert_int_eq(desk()->built, 1);
    int before = desk()->steps;
    steps(3);
    ck_assert_int_eq(desk()->steps, before + 3);
    ck_assert_int_eq(desk()->built, 1);
}
END_TEST

START_TEST(changes_wait_for_the_end_of_the_step) {
    scene_push(app, &NOTE_SCENE, NULL, 0);
    ck_assert_int_eq(stack_depth(app->stack), 1);
    steps(1);
    ck_assert_int_eq(stack_depth(app->stack), 2);
    ck_assert(scene_is_open(app, &DESK_SCENE));
    ck_assert(scene_is_open(app, &NOTE_SCENE));
}
END_TEST

START_TEST(scenes_below_stand_still) {
    scene_push(app, &NOTE_SCENE, NULL, 0);
    steps(1);
    int before = desk()->steps, painted = desk()->painted;
    steps(60);
    ck_assert_int_eq(desk()->steps, before);
    ck_assert_int_eq(desk()->painted, painted);
}
END_TEST

START_TEST(going_elsewhere_leaves_every_scene) {
    scene_push(app, &NOTE_SCENE, NULL, 0);
    steps(1);
    ck_assert(desk()->note_is_open);
    scene_go(app, &NOTE_SCENE, NULL, 0);
    steps(1);
    ck_assert_int_eq(desk()->left, 1);
    ck_assert_int_eq(stack_depth(app->stack), 1);
    ck_assert_str_eq(stack_name(app->stack, 0), "note");
}
END_TEST

START_TEST(replacing_leaves_what_is_below) {
    scene_push(app, &NOTE_SCENE, NULL, 0);
    scene_replace(app, &NOTE_SCENE, NULL, 0);
    steps(1);
    ck_assert_int_eq(stack_depth(app->stack), 2);
    ck_assert_int_eq(desk()->left, 0);
}
END_TEST

START_TEST(without_a_scene_the_game_ends) {
    scene_pop(app);
    steps(1);
    ck_assert(app->quits);
    ck_assert_int_eq(desk()->left, 1);
}
END_TEST

START_TEST(what_stands_still_is_painted_once) {
    steps(60);
    int painted = desk()->painted;
    ck_assert_int_ge(painted, 1);
    for (int i = 0; i < 10; i++) {
        gfx_invalidate(app->gfx);
        steps(1);
    }
    ck_assert_int_eq(desk()->painted, painted);
    app_lay_out(app);
    steps(1);
    ck_assert_int_eq(desk()->painted, painted + 1);
}
END_TEST

START_TEST(lost_textures_are_painted_again) {
    steps(60);
    int painted = desk()->painted;
    gfx_textures_lost(app->gfx, true);
    gfx_invalidate(app->gfx);
    steps(1);
    ck_assert_int_eq(desk()->painted, painted + 1);
}
END_TEST

START_TEST(a_scene_wakes_when_it_asked_to) {
    scene_wake_at(app, app->now + 500);
    ck_assert_double_eq_tol(stack_wakes_at(app->stack), app->now + 500, 1e-6);
    steps(31);
    ck_assert_double_lt(stack_wakes_at(app->stack), 0);
}
END_TEST

START_TEST(the_same_seeds_follow_from_one_seed) {
    app->has_seed = true;
    app->seed = 7;
    uint64_t first = app_next_seed(app), second = app_next_seed(app);
    ck_assert_uint_ne(first, second);
    app->seed = 7;
    ck_assert_uint_eq(app_next_seed(app), first);
    ck_assert_uint_eq(app_next_seed(app), second);
}
END_TEST

/* On the clock of the machine. */

static App *real;
static unsigned long frames_then;

static Uint32 SDLCALL look(Uint32 interval, void *context) {
    (void)interval;
    (void)context;
    frames_then = gfx_counts(real->gfx).frames;
    return 0;
}

static Uint32 SDLCALL press_move(Uint32 interval, void *context) {
    (void)interval;
    (void)context;
    float x = 104, y = 515;
    inject_mouse(real->video, x, y, INJECT_DOWN);
    inject_mouse(real->video, x, y, INJECT_UP);
    return 0;
}

static Uint32 SDLCALL end(Uint32 interval, void *context) {
    (void)interval;
    (void)context;
    SDL_PushEvent(&(SDL_Event){.type = SDL_QUIT});
    return 0;
}

static void open_real(void) {
    real = app_open(&(AppOptions){.window = APP_WINDOWED, .width = 1920, .height = 1080, .mute = true, .data = "."});
    ck_assert_ptr_nonnull(real);
    scene_push(real, &DESK_SCENE, NULL, 0);
}

START_TEST(a_still_scene_draws_nothing_as_time_goes_by) {
    open_real();
    SDL_AddTimer(1000, look, NULL);
    SDL_AddTimer(3000, end, NULL);
    loop_run(real);
    ck_assert_uint_gt(frames_then, 0);
    ck_assert_uint_eq(gfx_counts(real->gfx).frames, frames_then);
    app_close(real);
}
END_TEST

START_TEST(a_press_wakes_the_loop_and_motion_comes_to_rest) {
    open_real();
    SDL_AddTimer(1000, look, NULL);
    SDL_AddTimer(1200, press_move, NULL);
    SDL_AddTimer(3000, end, NULL);
    loop_run(real);
    unsigned long frames = gfx_counts(real->gfx).frames - frames_then;
    ck_assert_int_eq(desk()->pressed, 1);
    ck_assert_uint_ge(frames, 5);  /* half a second of motion, on however slow a machine */
    ck_assert_uint_le(frames, 90); /* of 108 there would be if it never came to rest */
    app_close(real);
}
END_TEST

/* Where drawing is slow, the last frame of a motion would show it long before its end. */

enum { SLOW_FRAME = 130, SLOW_MOTION = 1500 };

typedef struct Slow {
    double until;
} Slow;

static double slow_until, last_drawn;

static void slow_enter(void *state, App *from, const void *argument) {
    (void)argument;
    Slow *slow = state;
    slow->until = slow_until = from->now + SLOW_MOTION;
}

static bool slow_is_moving(const void *state, const App *from) {
    const Slow *slow = state;
    return from->now < slow->until;
}

static void slow_draw(const void *state, const App *from, const Ui *ui) {
    (void)state;
    (void)ui;
    last_drawn = gfx_now(from->gfx);
    SDL_Delay(SLOW_FRAME);
}

static const Scene SLOW_SCENE = {
    .name = "slow",
    .state_size = sizeof(Slow),
    .is_popup = true,
    .enter = slow_enter,
    .is_moving = slow_is_moving,
    .draw = slow_draw,
};

START_TEST(what_has_come_to_rest_is_drawn_at_rest_however_slow_the_frames) {
    open_real();
    scene_push(real, &SLOW_SCENE, NULL, 0);
    SDL_AddTimer(3000, end, NULL);
    loop_run(real);
    ck_assert_double_ge(last_drawn, slow_until);
    app_close(real);
}
END_TEST

Suite *suite_scenes(void) {
    Suite *suite = suite_create("scenes");
    TCase *tests = tcase_create("scenes");
    tcase_set_timeout(tests, 60);
    tcase_add_checked_fixture(tests, open_desk, close_desk);
    tcase_add_test(tests, a_scene_is_entered_built_and_stepped);
    tcase_add_test(tests, changes_wait_for_the_end_of_the_step);
    tcase_add_test(tests, scenes_below_stand_still);
    tcase_add_test(tests, going_elsewhere_leaves_every_scene);
    tcase_add_test(tests, replacing_leaves_what_is_below);
    tcase_add_test(tests, without_a_scene_the_game_ends);
    tcase_add_test(tests, what_stands_still_is_painted_once);
    tcase_add_test(tests, lost_textures_are_painted_again);
    tcase_add_test(tests, a_scene_wakes_when_it_asked_to);
    tcase_add_test(tests, the_same_seeds_follow_from_one_seed);
    suite_add_tcase(suite, tests);
    TCase *clock = tcase_create("clock");
    tcase_set_timeout(clock, 60);
    tcase_add_test(clock, a_still_scene_draws_nothing_as_time_goes_by);
    tcase_add_test(clock, a_press_wakes_the_loop_and_motion_comes_to_rest);
    tcase_add_test(clock, what_has_come_to_rest_is_drawn_at_rest_however_slow_the_frames);
    suite_add_tcase(suite, clock);
    return suite;
}
