/* Cards of Best Path. A board's data says which fields a card shows: they are laid on it here. */
#ifndef GFX_PATH_CARD_H
#define GFX_PATH_CARD_H

#include "gfx/gfx.h"

enum { PATH_CARD_FIELDS = 5, PATH_GLASSES = 6 };

/* In the order of PathColour: "blue", as pictures are named ("path/tiles/chip_blue"). */
extern const char *const path_glass[PATH_GLASSES];

typedef struct PathCardFace {
    const uint8_t *colours; /* PathColour of each field */
    int count;              /* 4 or 5 */
    unsigned used;          /* a bit for each field that is gone: its place stays */
    float squeeze;          /* 0 to 1: how much narrower, for a card that turns over */
} PathCardFace;

/* 250 x 350, or as large as wanted. */
void path_card_draw(Gfx *gfx, const PathCardFace *face, Rect where);

/* Where a field lies on a card, or on a small one: its middle, and how many pixels its picture of 128 units is wide. */
Point path_card_field(const PathCardFace *face, int field, Rect where, float *side);

/* 60 x 78, for the row of rounds; nothing is ever used up there. */
void path_card_draw_small(Gfx *gfx, const PathCardFace *face, Rect where);

#endif
