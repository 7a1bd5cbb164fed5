#ifndef TESTS_FAR_SUITES_H
#define TESTS_FAR_SUITES_H

#include <check.h>

Suite *world_suite(void);
Suite *path_suite(void);
Suite *secrets_suite(void);
Suite *line_suite(void);

#endif
