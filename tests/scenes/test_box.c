/* What would be found where somebody presses a button is found when a game is put into the box. */
#include "suites.h"

#include "games/path/scenes/path_scenes.h"
#include "scenes/front/box.h"

#include <signal.h>

/* A box with so many of that game. */
static void install_with(const GameScenes *game, int times) {
    const GameScenes *games[2 * BOX_GAMES_MAX];
    App app = {0};
    for (int i = 0; i < times; i++) {
        games[i] = game;
    }
    in_play_install(&app, games, times);
    in_play_fini(&app);
}

START_TEST(there_is_room_for_every_game_of_the_box) {
    App app = {0};
    in_play_install(&app, BOX, BOX_GAMES);
    ck_assert_int_eq(in_play_games(&app), BOX_GAMES);
    in_play_fini(&app);
    install_with(&PATH_SCENES, BOX_GAMES_MAX);
}
END_TEST

START_TEST(a_game_more_than_there_is_room_for_is_refused) {
    install_with(&PATH_SCENES, BOX_GAMES_MAX + 1);
}
END_TEST

START_TEST(a_game_may_do_without_film_look_back_help_and_a_still_picture) {
    GameScenes game = PATH_SCENES;
    game.film = game.review = NULL;
    game.help = NULL;
    game.prepare = game.finish = NULL;
    game.door.background = NULL;
    install_with(&game, 1);
}
END_TEST

START_TEST(a_game_without_a_table_is_refused) {
    GameScenes game = PATH_SCENES;
    game.table = NULL;
    install_with(&game, 1);
}
END_TEST

START_TEST(a_button_that_would_teach_nothing_is_refused) {
    GameScenes game = PATH_SCENES;
    game.teach = NULL;
    install_with(&game, 1);
}
END_TEST

START_TEST(a_tutorial_that_nothing_leads_to_is_refused) {
    GameScenes game = PATH_SCENES;
    game.teach = NULL;
    game.door.learn = NULL;
    install_with(&game, 1);
}
END_TEST

START_TEST(a_game_that_is_not_told_of_is_refused) {
    GameScenes game = PATH_SCENES;
    game.how_far = NULL;
    install_with(&game, 1);
}
END_TEST

Suite *suite_box(void) {
    Suite *suite = suite_create("box");
    TCase *cases = tcase_create("installed");
    tcase_add_test(cases, there_is_room_for_every_game_of_the_box);
    tcase_add_test(cases, a_game_may_do_without_film_look_back_help_and_a_still_picture);
#ifndef _WIN32
    tcase_add_test_raise_signal(cases, a_game_more_than_there_is_room_for_is_refused, SIGABRT);
    tcase_add_test_raise_signal(cases, a_game_without_a_table_is_refused, SIGABRT);
    tcase_add_test_raise_signal(cases, a_button_that_would_teach_nothing_is_refused, SIGABRT);
    tcase_add_test_raise_signal(cases, a_tutorial_that_nothing_leads_to_is_refused, SIGABRT);
    tcase_add_test_raise_signal(cases, a_game_that_is_not_told_of_is_refused, SIGABRT);
#endif
    suite_add_tcase(suite, cases);
    return suite;
}
