/* Rectangles, tweens and the queue of clips. */
#include "gfx/timeline.h"
#include "tests.h"

#include <string.h>

static char told[64];

/* Writes down who begins (a letter) and ends (the letter in lower case). */
static void tell(void *context, const Clip *clip, bool ends) {
    (void)context;
    size_t length = strlen(told);
    ck_assert_uint_lt(length, sizeof told - 1);
    told[length] = (char)((ends ? 'a' : 'A') + clip->a);
    told[length + 1] = '\0';
}

static Timeline begun_at(double now) {
    Timeline timeline;
    timeline_init(&timeline, now);
    told[0] = '\0';
    return timeline;
}

static Clip clip(int a, double duration) {
    return (Clip){.kind = 1, .a = a, .duration = duration, .to = {100, 0, 10, 10}, .from = {0, 0, 10, 10}};
}

START_TEST(a_fitted_rectangle_keeps_its_shape) {
    Rect wide = rect_fit((Rect){0, 0, 400, 100}, 2);
    ck_assert_float_eq(wide.w, 200);
    ck_assert_float_eq(wide.x, 100);
    Rect high = rect_fit((Rect){0, 0, 100, 400}, 2);
    ck_assert_float_eq(high.h, 50);
    ck_assert_float_eq(high.y, 175);
}
END_TEST

START_TEST(neighbours_still_touch_when_snapped) {
    Rect left = rect_snapped((Rect){.4f, 0, 10.3f, 5}), right = rect_snapped((Rect){10.7f, 0, 10.3f, 5});
    ck_assert_float_eq(left.x + left.w, right.x);
}
END_TEST

START_TEST(what_does_not_meet_has_nothing_in_common) {
    ck_assert(rect_is_empty(rect_common((Rect){0, 0, 10, 10}, (Rect){20, 0, 10, 10})));
    ck_assert(!rect_is_empty(rect_common((Rect){0, 0, 10, 10}, (Rect){9, 9, 10, 10})));
}
END_TEST

START_TEST(every_easing_begins_at_nothing_and_ends_whole_but_a_hop_comes_down) {
    for (int easing = EASE_LINEAR; easing <= EASE_HOP; easing++) {
        ck_assert_float_eq_tol(ease((Easing)easing, 0), 0, 1e-5f);
        ck_assert_float_eq_tol(ease((Easing)easing, 1), easing == EASE_HOP ? 0 : 1, 1e-5f);
        ck_assert_float_eq(ease((Easing)easing, -3), ease((Easing)easing, 0));
        ck_assert_float_eq(ease((Easing)easing, 7), ease((Easing)easing, 1));
    }
    ck_assert_float_eq(ease(EASE_HOP, .5f), 1);
}
END_TEST

START_TEST(a_bounce_has_no_jumps) {
    for (int i = 0; i < 1000; i++) {
        float step = ease(EASE_BOUNCE, (float)(i + 1) / 1000) - ease(EASE_BOUNCE, (float)i / 1000);
        ck_assert_float_lt(step < 0 ? -step : step, .012f);
    }
}
END_TEST

START_TEST(a_tween_goes_on_from_where_it_is) {
    Tween tween = tween_still(5);
    ck_assert(!tween_is_moving(&tween, 0));
    tween_to(&tween, 15, 100, 200, EASE_LINEAR);
    ck_assert_float_eq(tween_at(&tween, 50), 5);
    ck_assert_float_eq(tween_at(&tween, 200), 10);
    tween_to(&tween, 0, 200, 100, EASE_LINEAR);
    ck_assert_float_eq(tween_at(&tween, 200), 10);
    ck_assert_float_eq(tween_at(&tween, 250), 5);
    ck_assert_float_eq(tween_at(&tween, 1000), 0);
    ck_assert(!tween_is_moving(&tween, 300));
}
END_TEST

START_TEST(an_arc_is_highest_in_its_middle) {
    Point middle = arc_at((Point){0, 100}, (Point){100, 100}, 40, .5f);
    ck_assert_float_eq(middle.x, 50);
    ck_assert_float_eq(middle.y, 60);
}
END_TEST

START_TEST(clips_play_one_after_the_other) {
    Timeline timeline = begun_at(1000);
    timeline_after(&timeline, clip(0, 100), 0);
    timeline_after(&timeline, clip(1, 100), 0);
    ck_assert(timeline_step(&timeline, 1050, tell, NULL));
    ck_assert_str_eq(told, "A");
    timeline_step(&timeline, 1100, tell, NULL);
    ck_assert_str_eq(told, "AaB");
    timeline_step(&timeline, 1500, tell, NULL);
    ck_assert_str_eq(told, "AaBb");
    ck_assert(!timeline_is_moving(&timeline));
    ck_assert(!timeline_step(&timeline, 1600, tell, NULL));
}
END_TEST

START_TEST(clips_may_play_together_and_after_a_pause) {
    Timeline timeline = begun_at(0);
    timeline_after(&timeline, clip(0, 100), 0);
    timeline_with(&timeline, clip(1, 50), 20);
    timeline_wait(&timeline, 30);
    timeline_after(&timeline, clip(2, 0), 0);
    timeline_step(&timeline, 129, tell, NULL);
    ck_assert_str_eq(told, "ABba");
    timeline_step(&timeline, 131, tell, NULL);
    ck_assert_str_eq(told, "ABbaCc");
}
END_TEST

/* However they were added: a scene never sees two things where there is one. */
START_TEST(one_ends_before_another_begins_at_the_same_moment) {
    Timeline timeline = begun_at(0);
    timeline_after(&timeline, clip(1, 50), 100);
    timeline.latest = 0;
    timeline_with(&timeline, clip(0, 100), 0);
    timeline_step(&timeline, 200, tell, NULL);
    ck_assert_str_eq(told, "AaBb");
}
END_TEST

START_TEST(skipping_tells_everything_in_order) {
    Timeline timeline = begun_at(0);
    for (int i = 0; i < 5; i++) {
        timeline_after(&timeline, clip(i, 100), 10);
    }
    timeline_step(&timeline, 15, tell, NULL);
    timeline_skip(&timeline, tell, NULL);
    ck_assert_str_eq(told, "AaBbCcDdEe");
    ck_assert(!timeline_is_moving(&timeline));
}
END_TEST

START_TEST(double_speed_takes_half_the_time) {
    Timeline timeline = begun_at(0);
    timeline.speed = 2;
    timeline_after(&timeline, clip(0, 100), 0);
    timeline_step(&timeline, 0, tell, NULL);
    ck_assert_float_eq(clip_progress(&timeline, &timeline.clips[0], 25), .5f);
    timeline_step(&timeline, 50, tell, NULL);
    ck_assert_str_eq(told, "Aa");
}
END_TEST

START_TEST(reduced_motion_lets_travellers_arrive_almost_at_once) {
    Timeline timeline = begun_at(0);
    timeline.reduced = true;
    Clip journey = clip(0, 900);
    journey.is_travel = true;
    timeline_after(&timeline, journey, 0);
    timeline_step(&timeline, 100, tell, NULL);
    ck_assert_str_eq(told, "Aa");
}
END_TEST

static void add_one(void *context, const Clip *ended, bool ends) {
    tell(NULL, ended, ends);
    if (ends && ended->a == 0) {
        timeline_after(context, clip(1, 50), 0);
    }
}

START_TEST(a_callback_may_add_a_clip) {
    Timeline timeline = begun_at(0);
    timeline_after(&timeline, clip(0, 100), 0);
    timeline_step(&timeline, 200, add_one, &timeline);
    ck_assert_str_eq(told, "AaBb");
}
END_TEST

START_TEST(a_full_queue_refuses) {
    Timeline timeline = begun_at(0);
    for (int i = 0; i < TIMELINE_CLIPS_MAX; i++) {
        ck_assert_ptr_nonnull(timeline_after(&timeline, clip(0, 1), 0));
    }
    ck_assert_ptr_null(timeline_after(&timeline, clip(0, 1), 0));
}
END_TEST

Suite *motion_suite(void) {
    Suite *suite = suite_create("motion");
    TCase *tests = tcase_create("motion");
    tcase_add_test(tests, a_fitted_rectangle_keeps_its_shape);
    tcase_add_test(tests, neighbours_still_touch_when_snapped);
    tcase_add_test(tests, what_does_not_meet_has_nothing_in_common);
    tcase_add_test(tests, every_easing_begins_at_nothing_and_ends_whole_but_a_hop_comes_down);
    tcase_add_test(tests, a_bounce_has_no_jumps);
    tcase_add_test(tests, a_tween_goes_on_from_where_it_is);
    tcase_add_test(tests, an_arc_is_highest_in_its_middle);
    tcase_add_test(tests, clips_play_one_after_the_other);
    tcase_add_test(tests, clips_may_play_together_and_after_a_pause);
    tcase_add_test(tests, one_ends_before_another_begins_at_the_same_moment);
    tcase_add_test(tests, skipping_tells_everything_in_order);
    tcase_add_test(tests, double_speed_takes_half_the_time);
    tcase_add_test(tests, reduced_motion_lets_travellers_arrive_almost_at_once);
    tcase_add_test(tests, a_callback_may_add_a_clip);
    tcase_add_test(tests, a_full_queue_refuses);
    suite_add_tcase(suite, tests);
    return suite;
}
