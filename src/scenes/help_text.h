/* The rules in our own words, as the help shows them: short paragraphs, and examples drawn from the game's own cards.
 */
#ifndef SCENES_HELP_TEXT_H
#define SCENES_HELP_TEXT_H

#include "core/world/card.h"
#include "scenes/menus.h"

typedef enum HelpExample {
    HELP_NO_EXAMPLE = 0,
    HELP_EXAMPLE_ROWS,
    HELP_EXAMPLE_RUN,
    HELP_EXAMPLE_JUMP,
    HELP_EXAMPLE_SITES,
    HELP_EXAMPLE_EVENTS, /* the ten cards, one below the other */
    HELP_EXAMPLE_FAST_TRACK,
    HELP_EXAMPLE_PATH_CARD,
    HELP_EXAMPLE_PATH_NUMBERS,
} HelpExample;

/* The help is a book for each game; some sections stand in both. */
typedef enum HelpBook {
    HELP_BOOK_WORLD,
    HELP_BOOK_PATH,
    HELP_BOOK_BOTH,
} HelpBook;

enum { HELP_PARAGRAPHS_MAX = 6 };

typedef struct HelpSection {
    const char *id; /* of its button, after "help." */
    const char *title;
    HelpBook book;
    const char *paragraph[HELP_PARAGRAPHS_MAX + 1]; /* NULL after the last; messages to be translated */
    HelpExample example;                            /* after the paragraph.. */
    int example_after;                              /* ..with this number, from 0 */
} HelpSection;

extern const HelpSection HELP_SECTION[HELP_TOPICS];

typedef struct HelpRow {
    WorldCard card[WORLD_ROW];
    const char *says;
} HelpRow;

enum { HELP_ROWS = 3 };
extern const HelpRow HELP_ROW_EXAMPLE[HELP_ROWS];

#endif
