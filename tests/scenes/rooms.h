/* The whole game with its title open, and hands to go from scene to scene: what the tests of menus share. */
#ifndef TESTS_SCENES_ROOMS_H
#define TESTS_SCENES_ROOMS_H

#include "house.h"

#include "games/world/data/deck.h"
#include "games/world/play/session.h"
#include "shell/app.h"
#include "shell/stack.h"
#include "ui/ui_inside.h"

#include <check.h>

extern App *app;
extern const char *const NAMES[4]; /* of people, in more than one script */

/* A fixture. Nothing is drawn: what people do counts here, not the pictures. */
void open_house(void);
void close_house(void);

/* Of the scene on top. */
const Widget *widget(const char *id); /* fails the test if it is not there */
bool has(const char *id);

/* What lies in nobody's row lies on the stock, and one card on the discard. */
void rooms_fill_piles(WorldDeal *deal, int players);

/* Pixels of the last frame that are as light as letters. */
int light_pixels(Rect where);

#endif
