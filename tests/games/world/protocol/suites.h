#ifndef TESTS_PROTOCOL_SUITES_H
#define TESTS_PROTOCOL_SUITES_H

#include <check.h>

Suite *actions_suite(void);
Suite *record_suite(void);
Suite *states_suite(void);

#endif
