/* The suites of the engine: what has no window, and what has one of SDL's dummy driver. */
#ifndef TESTS_ENGINE_SUITES_H
#define TESTS_ENGINE_SUITES_H

#include <check.h>

Suite *suite_app(void);
Suite *suite_motion(void);
Suite *suite_layout(void);
Suite *suite_workers(void);
Suite *suite_scenes(void);
Suite *suite_devices(void);
Suite *suite_driver(void);
Suite *suite_focus(void);
Suite *suite_haste(void);
Suite *suite_form(void);
Suite *suite_hands(void);
Suite *suite_monkey(void);
Suite *suite_options(void);
Suite *suite_preferences(void);
Suite *suite_reach(void);

#endif
