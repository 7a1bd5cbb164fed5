/* Cards rotated as in a fan. Rotating pictures while drawing is too slow for the software renderer when many move:
 * these are rasterized already rotated. */
#ifndef GAMES_WORLD_SCENES_FAN_H
#define GAMES_WORLD_SCENES_FAN_H

#include "shell/app.h"
#include "shell/parts.h"

typedef struct FanCard {
    WorldCard card;  /* no joker */
    float degrees;   /* clockwise */
    bool is_last;    /* nothing covers its lower corner */
    bool has_landed; /* its shadow and its number, whose turned letters are dear, come then */
} FanCard;

/* Once before it is drawn; doing it again costs little. */
void fan_card_make(Gfx *gfx, const FanCard *card);

/* where: of the card if it stood upright. */
void fan_card_draw(Gfx *gfx, const FanCard *card, Rect where, float transparency);

#endif
