/* What others can play too: the line that tells a game's code, or of which day it is the game. */
#ifndef SCENES_TABLE_GAME_DEAL_H
#define SCENES_TABLE_GAME_DEAL_H

#include "play/code.h"
#include "play/session.h"
#include "ui/ui.h"

typedef struct GameDeal {
    char code[CODE_BYTES]; /* empty: it was not begun by one */
    int32_t day;           /* days since 1970; -1: it is no game of the day */
    bool is_unranked;
    char more[160]; /* another sentence; empty: none */
} GameDeal;

/* session: NULL is fine. */
GameDeal game_deal_of(const Session *session);

/* The date as people of this language write it. */
void game_deal_date(int32_t day, char *out, size_t size);

/* A line for it along the bottom of a rectangle, its widget and its words. With nothing to tell all three do nothing.
 */
Rect game_deal_cut(const GameDeal *deal, const Layout *layout, Rect *from);
void game_deal_build(const GameDeal *deal, Ui *ui, const char *id, Rect where);
void game_deal_draw(const GameDeal *deal, Gfx *gfx, Rect where);

#endif
