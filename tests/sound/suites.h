#ifndef TESTS_SOUND_SUITES_H
#define TESTS_SOUND_SUITES_H

#include <check.h>

Suite *suite_files(void);
Suite *suite_conductor(void);
Suite *suite_music_files(void);
Suite *suite_player(void);

#endif
