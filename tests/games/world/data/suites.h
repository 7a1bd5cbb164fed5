#ifndef TESTS_DATA_WORLD_SUITES_H
#define TESTS_DATA_WORLD_SUITES_H

#include "../../../data/fixture.h"

Suite *board_suite(void);
Suite *deck_suite(void);
Suite *questions_suite(void);
Suite *site_questions_suite(void);

#endif
