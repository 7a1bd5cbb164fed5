#ifndef TESTS_PLAY_SUITES_H
#define TESTS_PLAY_SUITES_H

#include <check.h>

Suite *sessions_suite(void);
Suite *evenings_suite(void);
Suite *shelf_suite(void);
Suite *keeper_suite(void);
Suite *path_suite(void);
Suite *code_suite(void);
Suite *codes_of_games_suite(void);
Suite *after_suite(void);
Suite *by_itself_suite(void);
Suite *chronicles_suite(void);
Suite *day_suite(void);
Suite *following_suite(void);
Suite *game_suite(void);
Suite *packs_suite(void);
Suite *remarks_suite(void);

#endif
