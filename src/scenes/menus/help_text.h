/* The rules in our own words, as the help shows them: for each chapter a sentence one has to know, a picture drawn from
 * the game's own cards and tiles, and what else there is to say. */
#ifndef SCENES_MENUS_HELP_TEXT_H
#define SCENES_MENUS_HELP_TEXT_H

#include "games/world/rules/card.h"
#include "scenes/menus/menus.h"

typedef enum HelpPicture {
    HELP_NO_PICTURE = 0,
    HELP_PICTURE_GOAL,
    HELP_PICTURE_TURN,
    HELP_PICTURE_ROWS,
    HELP_PICTURE_RUN,
    HELP_PICTURE_JUMP,
    HELP_PICTURE_SITES,
    HELP_PICTURE_EVENTS, /* the ten cards */
    HELP_PICTURE_FAST_TRACK,
    HELP_PICTURE_SCORING,
    HELP_PICTURE_END,
    HELP_PICTURE_HANDS,
    HELP_PICTURE_CREDITS,
    HELP_PICTURE_PATH, /* from here on: Best Path */
    HELP_PICTURE_PATH_CARD,
    HELP_PICTURE_PATH_NUMBERS,
    HELP_PICTURE_PATH_ALONE,
    HELP_PICTURE_PATH_TOTAL,
    HELP_PICTURE_PATH_HANDS,
} HelpPicture;

enum { HELP_PARAGRAPHS_MAX = 6 };

typedef struct HelpSection {
    const char *id; /* of its button, after "help." */
    const char *title;
    const char *icon;
    bool for_all;                                   /* it stands at the end of every other game's book, too */
    HelpPicture picture;                            /* after the first paragraph */
    const char *paragraph[HELP_PARAGRAPHS_MAX + 1]; /* NULL after the last; messages to be translated */
} HelpSection;

/* The help is a book for each game that has one. Its topics are numbered on from the first; no two books share any. */
typedef struct HelpBook {
    HelpTopic first;
    int count;
    const HelpSection *section;
} HelpBook;

enum { HELP_BOOK_MAX = 16 }; /* sections, with those for all */

extern const HelpBook HELP_WORLD_BOOK, HELP_PATH_BOOK;

typedef struct HelpRow {
    WorldCard card[WORLD_ROW];
    int count; /* so many are in order, from the left */
    const char *says;
} HelpRow;

enum { HELP_ROWS = 2 };
extern const HelpRow HELP_ROW_EXAMPLE[HELP_ROWS];

/* A key as it is printed on keyboards everywhere, and what it does. */
typedef struct HelpKey {
    const char *key, *does;
} HelpKey;

#endif
