/* Shared by the files of the help. */
#ifndef SCENES_HELP_INSIDE_H
#define SCENES_HELP_INSIDE_H

#include "gfx/text.h"
#include "scenes/help_text.h"
#include "shell/app.h"

static const float HELP_EVENT_WIDE = 140;

typedef enum BlockKind {
    BLOCK_TITLE,
    BLOCK_PARAGRAPH,
    BLOCK_ROW,   /* index: of HELP_ROW_EXAMPLE */
    BLOCK_EVENT, /* index: the card, from 0 */
    BLOCK_RUN,
    BLOCK_JUMP,
    BLOCK_SITES,
    BLOCK_FAST_TRACK,
    BLOCK_PATH_CARD,
    BLOCK_PATH_NUMBERS,
} BlockKind;

typedef struct Block {
    BlockKind kind;
    HelpTopic topic;
    int index;
    Rect place; /* with the list at its top */
} Block;

/* help_draw.c */
TextStyle help_paragraph_style(void);
TextStyle help_title_style(void);
WorldEventCard help_card_of(int index); /* of a block of the help */
void help_draw_block(const App *app, const Block *block, Rect place);

#endif
