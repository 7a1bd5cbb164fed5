/* A game once more as a film, and what comes after the end. */
#include "rooms.h"
#include "suites.h"

#include "games/world/play/authority.h"
#include "games/world/play/session.h"
#include "games/world/rules/game.h"
#include "games/world/scenes/world_scenes.h"
#include "play/chronicle.h"
#include "scenes/front/front.h"
#include "scenes/menus/in_play.h"
#include "scenes/menus/menus.h"
#include "store/store.h"

#include <string.h>

START_TEST(a_film_comes_to_the_same_end_and_leaves_the_game_alone) {
    house_play(app, NAMES, 3, 1, "short", -1);
    struct Session *played = in_play_shown(app);
    uint64_t hash = world_hash(world_session_game(played));
    house_show(app, &VICTORY_SCENE, NULL, 0);
    DO("click victory.charts");
    DO("click victory.film");
    DO("click film.speed");
    DO("click film.speed");
    DO("wait idle");
    IN_SCENE("film");
    ck_assert(in_play_shown(app) != played);
    ck_assert_uint_eq(world_hash(world_session_game(in_play_shown(app))), hash);
    DO("click film.close");
    DO("wait idle");
    IN_SCENE("victory");
    ck_assert(in_play_shown(app) == played);
    StoreGames games = store_list_games(app->store, "world");
    ck_assert_uint_eq(games.count, 1);
    store_games_free(&games);
}
END_TEST

START_TEST(a_film_halts_steps_and_goes_to_stages) {
    house_play(app, NAMES, 2, 2, "classic", -1);
    house_show(app, &VICTORY_SCENE, NULL, 0);
    DO("click victory.charts");
    DO("click victory.film");
    DO("click film.play");
    DO("wait idle");
    int before = session_history_count(in_play_shown(app));
    DO("wait 3000");
    ck_assert_int_eq(session_history_count(in_play_shown(app)), before);
    DO("click film.step");
    DO("wait idle");
    ck_assert_int_gt(session_history_count(in_play_shown(app)), before);
    DO("click film.next");
    DO("wait idle");
    ck_assert_int_eq(world_session_game(in_play_shown(app))->stage, 2);
    DO("click film.step");
    DO("wait idle");
    DO("click film.previous");
    DO("wait idle");
    ck_assert_int_eq(world_session_game(in_play_shown(app))->stage, 2);
    DO("click film.previous");
    DO("wait idle");
    ck_assert_int_eq(world_session_game(in_play_shown(app))->stage, 1);
}
END_TEST

static double ms_of_whole_film(int presses) {
    scene_push(app, &FILM_SCENE, &(FilmArgument){.of_game_in_play = true}, sizeof(FilmArgument));
    DO("wait 50");
    for (int i = 0; i < presses; i++) {
        DO("click film.speed");
    }
    double began = app->now;
    DO("wait idle");
    double ms = app->now - began;
    DO("click film.close");
    DO("wait idle");
    return ms;
}

/* Cards and figurines, not the pauses alone; and on top of what people have set. */
START_TEST(a_film_s_speed_is_once_twice_and_four_times) {
    house_play(app, NAMES, 3, 1, "short", 60);
    house_show(app, &VICTORY_SCENE, NULL, 0);
    double once = ms_of_whole_film(0), twice = ms_of_whole_film(1), four = ms_of_whole_film(2);
    ck_assert_double_gt(once, 1.7 * twice);
    ck_assert_double_gt(twice, 1.7 * four);
    app->preferences.speed = 4;
    double hurried = ms_of_whole_film(2);
    ck_assert_double_gt(four, 1.5 * hurried);
    ck_assert_float_eq(app->preferences.speed, 4);
}
END_TEST

/* In real time nothing steps a scene that stands still and has not asked to be woken. */
START_TEST(a_film_stands_still_between_its_steps_and_wakes_for_the_next) {
    int still = 0, moving = 0;
    house_play(app, NAMES, 3, 1, "short", 60);
    scene_push(app, &VICTORY_SCENE, NULL, 0);
    DO("wait 250");
    scene_push(app, &FILM_SCENE, &(FilmArgument){.of_game_in_play = true}, sizeof(FilmArgument));
    DO("wait 1000");
    IN_SCENE("film");
    while (stack_is_busy(app->stack)) {
        if (stack_is_moving(app->stack)) {
            moving++;
        } else {
            double wake = stack_wakes_at(app->stack);
            ck_assert_double_gt(wake, app->now);
            ck_assert_double_lt(wake, app->now + 3000);
            still++;
        }
        DO("wait 17");
    }
    ck_assert_int_gt(still, 300);
    ck_assert_int_gt(moving, 300);
}
END_TEST

START_TEST(a_journal_with_something_that_is_no_action_is_refused) {
    PlayError error = {{0}};
    house_play(app, NAMES, 2, 2, "short", 0);
    int64_t game = session_store_id(in_play_shown(app));
    in_play_leave(app);
    StoreAction looks_like_one = {.kind = 256 + WORLD_ACTION_TAKE, .a = WORLD_FROM_DISCARD};
    store_append_action(app->store, game, 0, &looks_like_one);
    store_flush(app->store);
    ck_assert_ptr_null(chronicle_from_store(in_play_host(app), game, &error));
    ck_assert_ptr_nonnull(strstr(error.text, "against the rules"));
    ck_assert(!in_play_resume_game(app, game, &error));
    ck_assert_ptr_nonnull(strstr(error.text, "against the rules"));
}
END_TEST

START_TEST(a_game_that_cannot_be_shown_says_so) {
    house_show(app, &TITLE_SCENE, NULL, 0);
    scene_push(app, &FILM_SCENE, &(FilmArgument){.game = 4711}, sizeof(FilmArgument));
    DO("wait idle");
    IN_SCENE("film");
    DO("click film.close");
    DO("wait idle");
    IN_SCENE("title");
}
END_TEST

START_TEST(the_same_people_play_again) {
    house_play(app, NAMES, 4, 3, "short", -1);
    house_show(app, &VICTORY_SCENE, NULL, 0);
    DO("click victory.again");
    DO("wait 50");
    IN_SCENE("stage");
    ck_assert_int_eq(session_players(in_play_shown(app)), 4);
    ck_assert_str_eq(session_seat(in_play_shown(app), 3)->name, NAMES[3]);
    ck_assert_int_eq(world_session_game(in_play_shown(app))->starter, 1);
}
END_TEST

START_TEST(the_end_leads_to_a_new_game_and_to_the_title) {
    house_play(app, NAMES, 2, 1, "short", -1);
    house_show(app, &VICTORY_SCENE, NULL, 0);
    DO("click victory.new");
    DO("wait idle");
    IN_SCENE("setup");
    DO("click setup.back");
    DO("wait idle");
    IN_SCENE("title");
    ck_assert(!has("title.continue"));
}
END_TEST

Suite *suite_film(void) {
    Suite *suite = suite_create("film");
    TCase *cases = tcase_create("film");
    tcase_add_checked_fixture(cases, open_house, close_house);
    tcase_set_timeout(cases, 240);
    tcase_add_test(cases, a_film_comes_to_the_same_end_and_leaves_the_game_alone);
    tcase_add_test(cases, a_film_halts_steps_and_goes_to_stages);
    tcase_add_test(cases, a_film_s_speed_is_once_twice_and_four_times);
    tcase_add_test(cases, a_film_stands_still_between_its_steps_and_wakes_for_the_next);
    tcase_add_test(cases, a_journal_with_something_that_is_no_action_is_refused);
    tcase_add_test(cases, a_game_that_cannot_be_shown_says_so);
    tcase_add_test(cases, the_same_people_play_again);
    tcase_add_test(cases, the_end_leads_to_a_new_game_and_to_the_title);
    suite_add_tcase(suite, cases);
    return suite;
}
