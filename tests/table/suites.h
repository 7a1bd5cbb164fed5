#ifndef TESTS_TABLE_SUITES_H
#define TESTS_TABLE_SUITES_H

#include <check.h>

Suite *table_suite(void);
Suite *seats_suite(void);
Suite *times_suite(void);
Suite *kept_suite(void);
Suite *limits_suite(void);
Suite *table_packs_suite(void);

#endif
