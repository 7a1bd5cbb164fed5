/* Shared by the files of the help. */
#ifndef SCENES_MENUS_HELP_INSIDE_H
#define SCENES_MENUS_HELP_INSIDE_H

#include "gfx/text.h"
#include "scenes/menus/help_text.h"
#include "shell/app.h"
#include "shell/parts.h"

typedef enum BlockKind {
    BLOCK_LEAD,    /* the sentence one has to know */
    BLOCK_PICTURE, /* of the chapter */
    BLOCK_EVENT,   /* index: the card, from 0 */
    BLOCK_NOTE,    /* index: of the paragraph */
} BlockKind;

typedef struct Block {
    BlockKind kind;
    const HelpSection *section;
    int index;
    Rect place; /* with the list at its top */
} Block;

/* help_draw.c */
TextStyle help_lead_style(void);
TextStyle help_note_style(void);
TextStyle help_event_style(void);
float help_event_words(const Layout *layout, Rect place, float *x); /* where a card's words are, and how wide */
WorldEventCard help_card_of(int index);                             /* of a block of the help */
void help_draw_block(const App *app, const Block *block, Rect place);

/* help_marks.c: what the pictures are put together from. Sizes and places are pixels. */
void help_caption(const App *app, const char *text, Rect box, TextAlign align);
void help_arrow(const App *app, Point from, Point to, float height); /* of light, bent upwards */
void help_pill(const App *app, const char *text, Point middle, float high);
void help_card(const App *app, WorldCard card, Rect where, bool is_dim);
void help_keys(const App *app, Rect inside, const HelpKey *keys, int count);
Rect help_cell(Rect inside, int count, int index, float gap); /* columns as wide as each other */

/* help_world.c, help_path.c */
void help_draw_picture(const App *app, HelpPicture picture, Rect inside);
void help_draw_path_picture(const App *app, HelpPicture picture, Rect inside);
void help_define_rays(const App *app); /* which the pictures of Best Path show */

#endif
