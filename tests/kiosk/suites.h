#ifndef TESTS_KIOSK_SUITES_H
#define TESTS_KIOSK_SUITES_H

#include <check.h>

Suite *suite_config(void);
Suite *suite_diary(void);
Suite *suite_figures(void);
Suite *suite_fleet(void);
Suite *suite_nightly(void);
Suite *suite_pin(void);
Suite *suite_wall(void);
Suite *suite_watch(void); /* not on Windows */

#endif
