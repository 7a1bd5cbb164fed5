/* What people do round a game, by script. */
#ifndef TESTS_SCENES_SUITES_H
#define TESTS_SCENES_SUITES_H

#include <check.h>

Suite *suite_box(void);
Suite *suite_everywhere(void);
Suite *suite_title(void);
Suite *suite_setup(void);
Suite *suite_settings(void);
Suite *suite_statistics(void);
Suite *suite_paths(void);
Suite *suite_files(void);
Suite *suite_film(void);
Suite *suite_remembered(void);
Suite *suite_seat(void);
Suite *suite_shown(void);
Suite *suite_whose(void);

#endif
