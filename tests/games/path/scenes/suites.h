/* What belongs to Best Path's table and needs no window. */
#ifndef TESTS_SCENES_PATH_SUITES_H
#define TESTS_SCENES_PATH_SUITES_H

#include <check.h>

Suite *suite_draft(void);
Suite *suite_stroke(void);
Suite *suite_steer(void);
Suite *suite_worth(void);
Suite *suite_layout(void);
Suite *suite_reveal(void);
Suite *suite_path_words(void);

#endif
