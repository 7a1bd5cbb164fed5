#ifndef TESTS_GFX_TESTS_H
#define TESTS_GFX_TESTS_H

#include <check.h>

Suite *motion_suite(void);
Suite *break_suite(void);
Suite *chinese_suite(void);
Suite *drawing_suite(void);
Suite *looks_suite(void);
Suite *path_ray_suite(void);
Suite *picture_suite(void);
Suite *text_suite(void);

#endif
