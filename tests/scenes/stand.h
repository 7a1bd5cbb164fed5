/* The game on a stand, without a window. */
#ifndef TESTS_SCENES_STAND_H
#define TESTS_SCENES_STAND_H

#include "house.h"

#include "shell/stack.h"
#include "ui/ui_inside.h"

#include <check.h>

extern App *app;

void open_stand(int width, int height);
void close_stand(void);

Suite *suite_stand(void);
Suite *suite_stand_fit(void);
Suite *suite_visitors(void);

#endif
