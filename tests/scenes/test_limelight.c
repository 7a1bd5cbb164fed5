/* What all look at at World's table: an event card, Fast Track, who has won a stage, who goes straight to Mainz. */
#include "rooms.h"

#include "games/world/play/authority.h"
#include "games/world/play/session.h"
#include "games/world/scenes/limelight.h"
#include "games/world/scenes/scoring.h"
#include "games/world/scenes/stage_parts.h"
#include "games/world/scenes/world_scenes.h"
#include "scenes/menus/in_play.h"
#include "shell/stack_inside.h"
#include "store/store.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { LAST = 40 };

/* Everybody's row falls from its left, but in the first one's only the last card is out of order; only the first player
 * holds an event card. No questions are asked. */
static void sit_down(int players, WorldEventCard event) {
    WorldDeal deal = {.has_events = true, .event = {{[0] = (uint8_t)event}}};
    WorldSessionSetup setup = {
        .players = players, .starter = 0, .house = WORLD_HOUSE_NO_QUESTIONS, .board = "short", .deal = &deal};
    PlayError error = {{0}};
    for (int p = 0; p < players; p++) {
        setup.seat[p].figurine = (Figurine)p;
        snprintf(setup.seat[p].name, sizeof setup.seat[p].name, "%s", NAMES[p]);
        for (int slot = 0; slot < WORLD_ROW; slot++) {
            deal.row[p][slot] = (WorldCard)(p == 0 ? 31 + slot : 10 * p + 9 - slot);
        }
    }
    deal.row[0][WORLD_ROW - 1] = 1;
    rooms_fill_piles(&deal, players);
    for (int i = 0; i < deal.stock_count; i++) { /* what completes the row lies on top */
        if (deal.stock[i] == LAST) {
            deal.stock[i] = deal.discard[0];
            deal.discard[0] = LAST;
        }
    }
    store_set_flag(app->store, "tutorial.done", true); /* nobody here needs to be shown how */
    ck_assert_msg(world_begin(app, &setup, &error), "%s", error.text);
    house_show(app, &STAGE_SCENE, NULL, 0);
}

static Stage *stage(void) {
    return app->stack->level[0].state;
}

/* --- events that all look at ---------------------------------------------------------------------------------------
 */

static Point card_of(int player, int slot) {
    return rect_middle(widget(ui_id("stage.row%d.slot%d", player, slot))->rect);
}

/* On the map, where neither card nor light reaches. */
static Point corner_of_map(void) {
    Rect board = stage()->table.layout.board;
    return (Point){board.x + board.w * .03f, board.y + board.h * .06f};
}

static void play_and_look(const char *id) {
    DO("draw on");
    DO("wait 100");
    DO("click %s", id);
    DO("wait 1000");
}

START_TEST(an_event_has_the_limelight) {
    DO("resize 1920 1080");
    sit_down(3, WORLD_EVENT_PASS_LEFT);
    DO("draw on");
    DO("wait 100");
    Point first[3], second = card_of(1, 1);
    float map = house_light(app, corner_of_map()), before[3], other = house_light(app, second);
    for (int p = 0; p < 3; p++) {
        first[p] = card_of(p, 0);
        before[p] = house_light(app, first[p]);
    }
    play_and_look("stage.event0.0");
    const StageLayout *layout = &stage()->table.layout;
    ck_assert_float_ge(layout->event_shown.h, 540);
    ck_assert_str_eq(house_reads(app, layout->event_words),
                     "Lea\nPass left\nEveryone passes their first card to the player on their left.\n");
    ck_assert_float_lt(house_light(app, corner_of_map()), map * .5f);
    ck_assert_float_lt(house_light(app, second), other * .6f);
    for (int p = 0; p < 3; p++) { /* whose card it takes */
        ck_assert_float_ge(house_light(app, first[p]), before[p] * .98f);
    }
}
END_TEST

/* Frame by frame, as long as the table steps back (-1) or comes forward (1): its light goes only that way, and never
 * much at once. */
static float follow_light(Point place, float light, int by) {
    const Table *table = &stage()->table;
    while (by < 0 ? !limelight_stands(table) : limelight_share(table) > 0) {
        DO("wait 17");
        float now = house_light(app, place);
        ck_assert_msg((now - light) * (float)by > -1.5f && fabsf(now - light) < 15, "%.1f after %.1f", (double)now,
                      (double)light);
        light = now;
    }
    return light;
}

START_TEST(the_table_steps_back_and_comes_forward_little_by_little) {
    sit_down(2, WORLD_EVENT_MAKE_SWAP); /* its arrows lie elsewhere: it comes forward in two steps */
    DO("draw on");
    DO("wait 100");
    Point place = corner_of_map();
    float map = house_light(app, place);
    DO("click stage.event0.0");
    float dim = follow_light(place, map, -1);
    ck_assert_float_lt(dim, map * .5f);
    ck_assert_float_ge(follow_light(place, dim, 1), map * .95f);
}
END_TEST

START_TEST(the_table_comes_back_where_an_event_is_hurried) {
    sit_down(2, WORLD_EVENT_MAKE_SWAP);
    DO("draw on");
    DO("wait 100");
    float map = house_light(app, corner_of_map());
    play_and_look("stage.event0.0");
    ck_assert_float_lt(house_light(app, corner_of_map()), map * .5f);
    DO("pointer 400 300 down"); /* beside all that plays */
    DO("pointer 400 300 up");
    DO("wait 400");
    ck_assert_float_ge(house_light(app, corner_of_map()), map * .95f);
    ck_assert_int_eq(stage()->table.view.awaiting, WORLD_AWAITING_NAME); /* the press has chosen nobody */
    SEES_NO("Choose another player, who has to swap two cards in their own row.");
}
END_TEST

START_TEST(fast_track_has_the_limelight_also_with_little_motion) {
    app->preferences.reduced_motion = _i == 1;
    sit_down(2, WORLD_EVENT_QUIZ);
    DO("draw on");
    DO("wait 100");
    float map = house_light(app, corner_of_map()), row = house_light(app, card_of(0, 8)),
          others = house_light(app, card_of(1, 8));
    play_and_look("stage.fast_track0");
    ck_assert_str_eq(house_reads(app, stage()->table.layout.event_words),
                     "Fast Track\nLea plays Fast Track: their cards count double this stage.\n");
    ck_assert_float_lt(house_light(app, corner_of_map()), map * .5f);
    ck_assert_float_ge(house_light(app, card_of(0, 8)), row * .98f);
    ck_assert_float_lt(house_light(app, card_of(1, 8)), others * .6f);
    app->preferences.reduced_motion = false;
}
END_TEST

/* --- a stage that is won ------------------------------------------------------------------------------------------ */

/* Lea completes her row with the card on the discard, and all has been counted. */
static void win(void) {
    sit_down(3, WORLD_EVENT_QUIZ);
    DO("draw on");
    DO("click stage.discard");
    DO("wait idle");
    DO("click stage.row0.slot8");
    for (int i = 0; i < 2000 && !(strcmp(house_scene(app), "scoring") == 0 && table_at_rest(&stage()->table)); i++) {
        DO("wait 50");
    }
    IN_SCENE("scoring");
}

static const char RESULT[] = "Lea wins stage 1\nLea: 9 cards count, 9 spaces ahead\n";

START_TEST(who_wins_a_stage_is_told_first_and_how) {
    win();
    ck_assert_str_eq(widget("scoring.next")->hint, "Speed up"); /* buttons come when all is told */
    DO("wait idle");
    SEES("%sLea\n31\n32\n33\n34\n35\n36\n37\n38\n40\n+9\n", RESULT);
    const char *told = strstr(house_reads(app, app->layout.screen), RESULT);
    ck_assert_ptr_nonnull(strstr(told, "Otto\n19\n18\n"));
    ck_assert_ptr_nonnull(strstr(told, "+1\n")); /* its first card alone */
    ck_assert_str_eq(widget("scoring.next")->label, "Next stage");
}
END_TEST

START_TEST(a_press_ends_the_telling_and_goes_no_further) {
    win();
    DO("pointer 400 300 down"); /* beside all that plays */
    DO("pointer 400 300 up");
    DO("wait 40");
    IN_SCENE("scoring");
    SEES("%sLea\n", RESULT);
    ck_assert_str_eq(widget("scoring.next")->label, "Next stage");
}
END_TEST

/* --- after the last stage ------------------------------------------------------------------------------------------
 */

/* Two persons at a sprint, as far as the bonus question after its last stage. */
static bool begin_at_the_last_bonus(uint64_t seed) {
    WorldSessionSetup setup = {.players = 2, .questions = DECK_FAMILY, .board = "sprint", .seed = seed};
    PlayError error = {{0}};
    Random random;
    random_init(&random, seed);
    for (int p = 0; p < setup.players; p++) {
        setup.seat[p].figurine = (Figurine)p;
        snprintf(setup.seat[p].name, sizeof setup.seat[p].name, "%s", NAMES[p]);
    }
    ck_assert_msg(world_begin(app, &setup, &error), "%s", error.text);
    for (;;) {
        const WorldView *view = world_session_view(in_play(app));
        bool is_bonus = view->awaiting == WORLD_AWAITING_QUESTION && view->question.why == WORLD_WHY_REWARD;
        if (view->winners != 0 || (view->stage == 2 && is_bonus)) {
            return view->winners == 0;
        }
        world_session_act(in_play(app), house_choice(app, &random));
    }
}

static void answer_the_last_bonus(void) {
    uint64_t seed = 1;
    store_set_flag(app->store, "tutorial.done", true);
    while (!begin_at_the_last_bonus(seed)) {
        seed++;
    }
    house_show(app, &STAGE_SCENE, NULL, 0);
    DO("click question.answer0");
    DO("wait idle");
}

START_TEST(after_the_last_stage_the_ribbon_says_why_somebody_goes_straight_to_mainz) {
    enum { STEPS = 600 };
    static const char WHY[] = " is furthest ahead after the last stage and goes straight to Mainz.";
    bool is_said = false;
    answer_the_last_bonus();
    for (int i = 0; i < STEPS && !is_said; i++) {
        if (has("question.next")) {
            (void)house_do(app, "click question.next"); /* refused at first */
        }
        DO("wait 50");
        is_said = strstr(house_reads(app, (Rect){0, 0, 4000, 4000}), WHY) != NULL;
    }
    ck_assert(is_said);
    ck_assert(session_is_over(in_play(app)));
}
END_TEST

/* It is seen to lift; another fade after that would hold up the table for as long again. */
START_TEST(where_the_dusk_of_a_question_has_lifted_nothing_fades_any_more) {
    answer_the_last_bonus();
    DO("draw on");
    DO("wait 300"); /* whatever faded before */
    DO("click question.next");
    while (strcmp(house_scene(app), "question") == 0) {
        DO("wait 8");
    }
    ck_assert(!tween_is_moving(&app->stack->fade, app->now));
}
END_TEST

int main(void) {
    Suite *suite = suite_create("what all look at");
    TCase *tests = tcase_create("limelight");
    tcase_add_checked_fixture(tests, open_house, close_house);
    tcase_set_timeout(tests, 60);
    tcase_add_test(tests, an_event_has_the_limelight);
    tcase_add_test(tests, the_table_steps_back_and_comes_forward_little_by_little);
    tcase_add_test(tests, the_table_comes_back_where_an_event_is_hurried);
    tcase_add_loop_test(tests, fast_track_has_the_limelight_also_with_little_motion, 0, 2);
    tcase_add_test(tests, who_wins_a_stage_is_told_first_and_how);
    tcase_add_test(tests, a_press_ends_the_telling_and_goes_no_further);
    tcase_add_test(tests, after_the_last_stage_the_ribbon_says_why_somebody_goes_straight_to_mainz);
    tcase_add_test(tests, where_the_dusk_of_a_question_has_lifted_nothing_fades_any_more);
    suite_add_tcase(suite, tests);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
