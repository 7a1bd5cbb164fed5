/* Tweens are functions of the time; timelines tell each beginning and end once, in order, at any speed. */
#include "suites.h"

#include "gfx/timeline.h"
#include "gfx/tween.h"
#include "shell/life.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static const double TOLERANCE = 1e-4;

START_TEST(every_easing_starts_and_ends_where_it_should) {
    for (Easing easing = EASE_LINEAR; easing <= EASE_HOP; easing++) {
        ck_assert_double_eq_tol(ease(easing, 0), 0, TOLERANCE);
        ck_assert_double_eq_tol(ease(easing, 1), easing == EASE_HOP ? 0 : 1, TOLERANCE);
        ck_assert_double_eq_tol(ease(easing, -3), ease(easing, 0), TOLERANCE);
        ck_assert_double_eq_tol(ease(easing, 7), ease(easing, 1), TOLERANCE);
    }
}
END_TEST

START_TEST(no_easing_jumps) {
    for (Easing easing = EASE_LINEAR; easing <= EASE_HOP; easing++) {
        for (int i = 0; i < 1000; i++) {
            ck_assert_float_le(fabsf(ease(easing, (float)(i + 1) / 1000) - ease(easing, (float)i / 1000)), .011f);
        }
    }
}
END_TEST

START_TEST(a_tween_turned_round_goes_on_from_where_it_is) {
    Tween tween = tween_still(10);
    tween_to(&tween, 20, 1000, 200, EASE_LINEAR);
    ck_assert_double_eq_tol(tween_at(&tween, 1100), 15, TOLERANCE);
    tween_to(&tween, 10, 1100, 200, EASE_OUT);
    ck_assert_double_eq_tol(tween_at(&tween, 1100), 15, TOLERANCE);
    ck_assert(tween_is_moving(&tween, 1299));
    ck_assert(!tween_is_moving(&tween, 1300));
    ck_assert_double_eq_tol(tween_at(&tween, 99999), 10, TOLERANCE);
}
END_TEST

START_TEST(a_tween_without_duration_is_at_its_end) {
    Tween tween = {.start = 5, .duration = 0, .from = 1, .to = 2};
    ck_assert_double_eq_tol(tween_at(&tween, 5), 2, TOLERANCE);
    ck_assert(!tween_is_moving(&tween, 5));
}
END_TEST

/* What was told, as "1+" for a beginning and "1-" for an end. */
typedef struct Told {
    char text[256];
    Timeline *add_to; /* kind 1 adds a clip of kind 9 when it ends */
} Told;

static void tell(void *context, const Clip *clip, bool ends) {
    Told *told = context;
    char one[16];
    snprintf(one, sizeof one, "%d%c", clip->kind, ends ? '-' : '+');
    strcat(told->text, one);
    if (told->add_to != NULL && clip->kind == 1 && ends) {
        timeline_after(told->add_to, (Clip){.kind = 9, .duration = 10}, 0);
    }
}

static Timeline begun(void) {
    Timeline timeline;
    timeline_init(&timeline, 0);
    return timeline;
}

START_TEST(clips_play_one_after_the_other) {
    Timeline timeline = begun();
    Told told = {0};
    timeline_after(&timeline, (Clip){.kind = 1, .duration = 100}, 0);
    timeline_after(&timeline, (Clip){.kind = 2, .duration = 100}, 0);
    timeline_step(&timeline, 50, tell, &told);
    ck_assert_str_eq(told.text, "1+");
    timeline_step(&timeline, 150, tell, &told);
    ck_assert_str_eq(told.text, "1+1-2+");
    ck_assert(timeline_step(&timeline, 250, tell, &told));
    ck_assert_str_eq(told.text, "1+1-2+2-");
    ck_assert(!timeline_is_moving(&timeline));
    ck_assert(!timeline_step(&timeline, 300, tell, &told));
}
END_TEST

START_TEST(clips_play_together) {
    Timeline timeline = begun();
    Told told = {0};
    timeline_after(&timeline, (Clip){.kind = 1, .duration = 100}, 0);
    timeline_with(&timeline, (Clip){.kind = 2, .duration = 20}, 30);
    timeline_after(&timeline, (Clip){.kind = 3, .duration = 10}, 0);
    timeline_step(&timeline, 40, tell, &told);
    ck_assert_str_eq(told.text, "1+2+");
    timeline_step(&timeline, 105, tell, &told);
    ck_assert_str_eq(told.text, "1+2+2-1-3+");
}
END_TEST

START_TEST(a_step_of_any_length_tells_everything_in_order) {
    Timeline timeline = begun();
    Told told = {0};
    timeline_after(&timeline, (Clip){.kind = 1, .duration = 100}, 0);
    timeline_wait(&timeline, 500);
    timeline_after(&timeline, (Clip){.kind = 2, .duration = 0}, 0);
    timeline_after(&timeline, (Clip){.kind = 3, .duration = 100}, 0);
    timeline_step(&timeline, 10000, tell, &told);
    ck_assert_str_eq(told.text, "1+1-2+2-3+3-");
}
END_TEST

START_TEST(a_wait_is_waited_for) {
    Timeline timeline = begun();
    Told told = {0};
    timeline_wait(&timeline, 500);
    timeline_after(&timeline, (Clip){.kind = 1, .duration = 10}, 0);
    timeline_step(&timeline, 499, tell, &told);
    ck_assert_str_eq(told.text, "");
    timeline_step(&timeline, 501, tell, &told);
    ck_assert_str_eq(told.text, "1+");
}
END_TEST

START_TEST(speed_makes_time_run) {
    Timeline timeline = begun();
    Told told = {0};
    timeline_after(&timeline, (Clip){.kind = 1, .duration = 100}, 0);
    timeline.speed = 4;
    timeline_step(&timeline, 24, tell, &told);
    ck_assert_str_eq(told.text, "1+");
    timeline_step(&timeline, 26, tell, &told);
    ck_assert_str_eq(told.text, "1+1-");
}
END_TEST

START_TEST(skipping_tells_everything_once_and_what_it_adds) {
    Timeline timeline = begun();
    Told told = {.add_to = &timeline};
    timeline_after(&timeline, (Clip){.kind = 1, .duration = 100}, 0);
    timeline_after(&timeline, (Clip){.kind = 2, .duration = 100}, 0);
    timeline_step(&timeline, 10, tell, &told);
    timeline_skip(&timeline, tell, &told);
    ck_assert_str_eq(told.text, "1+1-2+2-9+9-");
    ck_assert(!timeline_is_moving(&timeline));
}
END_TEST

START_TEST(idle_time_is_not_made_up_for) {
    Timeline timeline = begun();
    Told told = {0};
    timeline_step(&timeline, 5000, tell, &told);
    timeline_after(&timeline, (Clip){.kind = 1, .duration = 100}, 0);
    timeline_step(&timeline, 5050, tell, &told);
    ck_assert_str_eq(told.text, "1+");
}
END_TEST

START_TEST(reduced_motion_shortens_journeys_alone) {
    Timeline timeline = begun();
    timeline.reduced = true;
    ck_assert_double_le(timeline_after(&timeline, (Clip){.kind = 1, .duration = 400, .is_travel = true}, 0)->duration,
                        100);
    ck_assert_double_eq(timeline_after(&timeline, (Clip){.kind = 2, .duration = 400}, 0)->duration, 400);
}
END_TEST

START_TEST(a_clip_goes_on_between_two_steps) {
    Timeline timeline = begun();
    timeline_after(&timeline, (Clip){.kind = 1, .duration = 100, .from = {0, 0, 10, 10}, .to = {100, 50, 20, 10}}, 0);
    timeline_step(&timeline, 16, NULL, NULL);
    const Clip *clip = timeline_playing(&timeline, 0);
    ck_assert_ptr_nonnull(clip);
    ck_assert_ptr_null(timeline_playing(&timeline, 1));
    ck_assert_double_eq_tol(clip_progress(&timeline, clip, 50), .5, TOLERANCE);
    ck_assert_double_eq_tol(clip_progress(&timeline, clip, 1000), 1, TOLERANCE);
}
END_TEST

START_TEST(a_full_timeline_says_so) {
    Timeline timeline = begun();
    for (int i = 0; i < TIMELINE_CLIPS_MAX; i++) {
        ck_assert_ptr_nonnull(timeline_after(&timeline, (Clip){.kind = 1, .duration = 1}, 0));
    }
    ck_assert_ptr_null(timeline_after(&timeline, (Clip){.kind = 1, .duration = 1}, 0));
}
END_TEST

/* A blink: from one to the next the time asked for is jumped to, so that nothing may come in between. */
START_TEST(what_stirs_comes_unevenly_and_its_next_moment_is_known) {
    LifeBeat beat = {.every = 4500, .takes = 130, .first = 900, .seed = 11};
    double now = 0, last = -1, least = HUGE_VAL, most = 0;
    for (int i = 0; i < 400; i++) {
        double next = life_next(&beat, now);
        ck_assert_double_gt(next, now);
        bool is_same = true; /* an assertion for each of a million moments would take longer than all of them */
        for (double between = now + 1; between < next; between += 1) {
            is_same = is_same && (life_beat(&beat, between) >= 0) == (life_beat(&beat, now) >= 0);
        }
        ck_assert(is_same);
        if (life_beat(&beat, next) >= 0) {
            least = last >= 0 ? fmin(least, next - last) : least;
            most = last >= 0 ? fmax(most, next - last) : most;
            last = next;
        }
        now = next;
    }
    ck_assert_double_ge(least, 3000);
    ck_assert_double_le(least, 3700);
    ck_assert_double_le(most, 6000);
    ck_assert_double_ge(most, 5300);
}
END_TEST

START_TEST(what_stirs_longer_is_drawn_at_its_pace_to_its_end) {
    LifeBeat beat = {.every = 7000, .takes = 100, .first = 500, .frame = 30};
    static const double MOMENT[] = {500, 530, 560, 590, 600, 7500};
    double now = 0;
    for (size_t i = 0; i < sizeof MOMENT / sizeof *MOMENT; i++) {
        now = life_next(&beat, now);
        ck_assert_double_eq_tol(now, MOMENT[i], TOLERANCE);
    }
    ck_assert_double_lt((double)life_beat(&beat, 600), 0);
    beat.is_off = true;
    ck_assert_double_lt((double)life_beat(&beat, 550), 0);
}
END_TEST

Suite *suite_motion(void) {
    Suite *suite = suite_create("motion");
    TCase *tests = tcase_create("motion");
    tcase_add_test(tests, every_easing_starts_and_ends_where_it_should);
    tcase_add_test(tests, no_easing_jumps);
    tcase_add_test(tests, a_tween_turned_round_goes_on_from_where_it_is);
    tcase_add_test(tests, a_tween_without_duration_is_at_its_end);
    tcase_add_test(tests, clips_play_one_after_the_other);
    tcase_add_test(tests, clips_play_together);
    tcase_add_test(tests, a_step_of_any_length_tells_everything_in_order);
    tcase_add_test(tests, a_wait_is_waited_for);
    tcase_add_test(tests, speed_makes_time_run);
    tcase_add_test(tests, skipping_tells_everything_once_and_what_it_adds);
    tcase_add_test(tests, idle_time_is_not_made_up_for);
    tcase_add_test(tests, reduced_motion_shortens_journeys_alone);
    tcase_add_test(tests, a_clip_goes_on_between_two_steps);
    tcase_add_test(tests, a_full_timeline_says_so);
    tcase_add_test(tests, what_stirs_comes_unevenly_and_its_next_moment_is_known);
    tcase_add_test(tests, what_stirs_longer_is_drawn_at_its_pace_to_its_end);
    suite_add_tcase(suite, tests);
    return suite;
}
