#ifndef TESTS_LAB_SUITES_H
#define TESTS_LAB_SUITES_H

#include <check.h>

Suite *engine_suite(void);
Suite *path_suite(void);
Suite *simulate_suite(void);

#endif
