/* Cards and figurines as they are drawn: pictures, with the numbers set over them. */
#ifndef GAMES_WORLD_SCENES_CARDS_H
#define GAMES_WORLD_SCENES_CARDS_H

#include "games/world/rules/card.h"
#include "gfx/picture.h"
#include "gfx/text.h"
#include "gfx/theme.h"

typedef struct CardLook {
    float transparency; /* 0 opaque */
    float dim;          /* 0 to 1: how much darker */
    float turn;         /* 0 its face, up to 1 its back: how far it has turned over */
    bool moving;        /* its size changes */
    bool flat;          /* no shadow below it */
    bool covered;       /* the next one lies over its lower number, of which a part would be seen */
} CardLook;

/* look may be NULL. */
void card_draw(Gfx *gfx, WorldCard card, Rect where, const CardLook *look);

/* Its two numbers again, over light that lies on it. */
void card_draw_numerals(Gfx *gfx, WorldCard card, Rect where, float alpha);

/* Starts making its picture, to have it sharp in time. */
void card_want(Gfx *gfx, WorldCard card, Rect where);

/* The same for one on its way between two places, as large as it gets. */
void card_want_flying(Gfx *gfx, WorldCard card, Rect from, Rect to);

/* Small slots are broader than cards: what flies there keeps a card's shape and the slot's size. */
Rect card_shaped(Rect slot);

/* As small as other players' cards are: the colour of its light and a number; its type size in units. */
void card_draw_small(Gfx *gfx, WorldCard card, Rect where, float numeral);

/* Any picture of cards/ that holds no numbers: backs, events, tickets. */
void card_draw_picture(Gfx *gfx, const char *picture, Rect where, const CardLook *look);

/* Light behind a card that is drawn next, and light round one that lies there already. */
void card_glow(Gfx *gfx, Rect where, float strength);
void card_rim(Gfx *gfx, Rect where, float strength);

const char *figurine_key(Figurine figurine);

typedef enum FigurinePose {
    FIGURINE_STANDS,
    FIGURINE_HOPS,
    FIGURINE_LANDS,
    FIGURINE_CHEERS,
    FIGURINE_IS_SAD,
} FigurinePose;

/* What somebody who only waits does. */
typedef struct Stirring {
    float lean;    /* degrees, clockwise, of the head */
    float stretch; /* of the height, upwards */
    bool blinks;
    FigurinePose mood; /* what shows in the face; FIGURINE_STANDS: nothing */
} Stirring;

/* The portrait in a ring of the player's colour. */
void portrait_draw(Gfx *gfx, Figurine figurine, Rect where, bool glows);

void portrait_draw_stirring(Gfx *gfx, Figurine figurine, Rect where, bool glows, Stirring stirring);

/* size: 1 stands on a bead of radius 19 pixels; height: pixels above the ground. */
void figurine_draw(Gfx *gfx, Figurine figurine, Point feet, float size, float height, FigurinePose pose, bool left);

/* One that stands. */
void figurine_draw_stirring(Gfx *gfx, Figurine figurine, Point feet, float size, bool left, Stirring stirring);

/* Starts making the pictures of moods, for such portraits and figurines, to have them in time. */
void portrait_want_moods(Gfx *gfx, Figurine figurine, Rect where);
void figurine_want_moods(Gfx *gfx, Figurine figurine, float size);

/* One line or more of text in a box, as the table has it. */
typedef struct Words {
    TextFace face;
    float size, min_size; /* units */
    uint32_t color;
    TextAlign align;
    TextFit fit;
    TextVertical vertical;
    bool fixed; /* does not grow with the text-size setting */
} Words;

void words_draw(Gfx *gfx, const char *text, Rect box, Words style);

/* Somebody's portrait, as high as the box, and words beside it. */
void portrait_words_draw(Gfx *gfx, Figurine figurine, Rect box, const char *text, Words style);

#endif
