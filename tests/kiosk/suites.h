#ifndef TESTS_KIOSK_SUITES_H
#define TESTS_KIOSK_SUITES_H

#include <check.h>

Suite *suite_config(void);
Suite *suite_figures(void);
Suite *suite_wall(void);

#endif
