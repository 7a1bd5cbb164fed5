#ifndef TESTS_DATA_PATH_SUITES_H
#define TESTS_DATA_PATH_SUITES_H

#include "../../../data/fixture.h"

Suite *board_suite(void);
Suite *boards_suite(void);
Suite *sentences_suite(void);

#endif
