/* What scenes are promised about each other and about time. */
#include "suites.h"

#include "desk.h"
#include "scenes/loop.h"

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
    return suite;
}
