/* Best Path's table in the house, without a window. */
#ifndef TESTS_SCENES_PATH_TABLE_HOUSE_H
#define TESTS_SCENES_PATH_TABLE_HOUSE_H

#include "../../../scenes/house.h"
#include "games/path/play/authority.h"
#include "games/path/scenes/manner.h"
#include "games/path/scenes/path_scenes.h"
#include "games/path/scenes/table.h"
#include "gfx/text.h"
#include "i18n/i18n.h"
#include "scenes/menus/in_play.h"
#include "shell/stack.h"
#include "ui/ui_inside.h"

#include <check.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern App *app;

void open_house(void);
void close_house(void);
void begin(int players, int persons, int limit, uint64_t seed);
void sit_down(int players, int persons, int limit);
/* Ready, whatever is drawn: where that asks back, it is meant. */
void say_ready(int player);
const PathGame *game(void);
Ui *ui(void);
const Widget *widget(const char *id);
bool is_enabled(const char *id);
const char *tile(int player, int cell);
/* A tile that can be drawn on now: the n'th, or -1. */
int free_tile(int player, int n);
Point middle_of(const char *id);
/* Nothing of it is to be shown any more. */
void take_all(void);

Suite *suite_table_fits(void);
Suite *suite_table_words(void);
Suite *suite_moods(void);
Suite *suite_path_film(void);
Suite *suite_path_records(void);
Suite *suite_path_review(void);
Suite *suite_ready(void);
Suite *suite_path_shown(void);
Suite *suite_told(void);
Suite *suite_tutorial(void);

#endif
