/* A game that something is missing of is found when the program starts. */
#include "suites.h"

#include "games/path/play/game.h"
#include "games/world/play/game.h"

#include <signal.h>

static const char *const UNREADABLE[] = {"three_heaps"};

START_TEST(the_games_of_the_box_are_whole) {
    game_check(&WORLD_GAME);
    game_check(&PATH_GAME);
}
END_TEST

START_TEST(a_game_may_do_without_a_tutorial_codes_and_hints) {
    Game game = PATH_GAME;
    game.tutorial = game.lessons = NULL;
    game.code = NULL;
    game.asks_person = NULL;
    game.advise = NULL;
    game.fini = NULL;
    game.equip = NULL;
    game.happened = NULL;
    game_check(&game);
}
END_TEST

START_TEST(a_game_without_rules_is_refused) {
    Game game = PATH_GAME;
    game.apply = NULL;
    game_check(&game);
}
END_TEST

START_TEST(a_game_that_would_decide_nothing_is_refused) {
    Game game = PATH_GAME;
    game.decide = NULL;
    game_check(&game);
}
END_TEST

START_TEST(hints_that_nobody_thinks_of_are_refused) {
    Game game = PATH_GAME;
    game.advise = NULL;
    game_check(&game);
}
END_TEST

START_TEST(lessons_without_a_tutorial_are_refused) {
    Game game = PATH_GAME;
    game.tutorial = NULL;
    game_check(&game);
}
END_TEST

START_TEST(a_board_that_no_record_could_name_is_refused) {
    Game game = PATH_GAME;
    game.boards = UNREADABLE;
    game.board_count = 1;
    game_check(&game);
}
END_TEST

Suite *game_suite(void) {
    Suite *suite = suite_create("a game is whole");
    TCase *tests = tcase_create("checked");
    tcase_add_test(tests, the_games_of_the_box_are_whole);
    tcase_add_test(tests, a_game_may_do_without_a_tutorial_codes_and_hints);
#ifndef _WIN32
    tcase_add_test_raise_signal(tests, a_game_without_rules_is_refused, SIGABRT);
    tcase_add_test_raise_signal(tests, a_game_that_would_decide_nothing_is_refused, SIGABRT);
    tcase_add_test_raise_signal(tests, hints_that_nobody_thinks_of_are_refused, SIGABRT);
    tcase_add_test_raise_signal(tests, lessons_without_a_tutorial_are_refused, SIGABRT);
    tcase_add_test_raise_signal(tests, a_board_that_no_record_could_name_is_refused, SIGABRT);
#endif
    suite_add_tcase(suite, tests);
    return suite;
}
