/* Names of sites, straight on the map, and their amounts on the medallions, placed where they cover neither the route
 * nor each other nor a piece. */
#ifndef GAMES_WORLD_SCENES_LABELS_H
#define GAMES_WORLD_SCENES_LABELS_H

#include "games/world/scenes/table.h"
#include "ui/ui.h"

/* Height of capitals and numerals that are read from across a room, units; and of letters as a share of their type's
 * size. */
#define LABEL_CAPITALS     27.0f
#define LABEL_CAPITAL_PART .705f

enum { LABELS_MAX = 64, LABEL_AMOUNT = 16 };

typedef struct BoardLabel {
    int field;
    Rect pill;          /* the name, with its halo */
    Rect badge;         /* the amount; empty: it has none */
    Point stem[2];      /* to a medallion that is some way off, from the name's middle line; the same twice: none */
    float name, amount; /* type sizes, units; amount 0: it has none */
    bool hides;         /* a bead, for there is no room */
    int form;           /* which of the names' sizes: that of all, but where the board has come closer */
} BoardLabel;

struct BoardLabels {
    int count;
    BoardLabel label[LABELS_MAX];
};

/* For the board as it is seen at this moment of drawing, and figurines where they stand. */
void labels_place(const Table *table, BoardLabels *labels);

/* What that player's figurine covers. */
Rect labels_figurine(const Table *table, int player);

/* labels_draw.c: of the board as it lies on the table, and as it lies nearer. They are placed anew once a figurine has
 * come to rest. */
const BoardLabels *labels_of_board(const Table *table);
void labels_draw_board(const Table *table);
void labels_draw_within(const Table *table, Rect where); /* again, where the map has been drawn anew */
void labels_draw_aside(const Table *table);              /* on their way to where they lie now, over the board */
void labels_draw_near(const Table *table);
void labels_draw_along(const Table *table); /* while it comes and goes */
void labels_forget(TablePaint *paint);      /* places and words have changed */
void labels_forget_near(TablePaint *paint);

/* Where somebody can say that they want to come closer. */
Rect labels_corner(const Table *table);
void labels_draw_corner(const Table *table, const Ui *ui);

void labels_amount(const Table *table, int field, char out[LABEL_AMOUNT]); /* with its sign */

#endif
