/* The parts of the table as they are drawn, back to front. Stage and scoring put them together. */
#ifndef GAMES_WORLD_SCENES_DRAW_H
#define GAMES_WORLD_SCENES_DRAW_H

#include "games/world/scenes/hands.h"
#include "games/world/scenes/table.h"
#include "gfx/theme.h"

/* What stands still: onto the scene's opaque layer. While something moves, rows, piles and panels (with a NULL ui and
 * no hands) belong there too: draw_rows_here() says where they are to be drawn. */
void draw_background(const Table *table);
void draw_in_its_light(const Table *table); /* first of all: a show for passers-by lies in the dawn like all others */
void draw_want_board(const Table *table);   /* its pictures are made next: without them all else stands in the sea */
void draw_sea(const Table *table); /* the map without landmarks, and the way over it, for a part of it that moves */
void draw_route(const Table *table);
void draw_board_grown(const Table *table, Rect board, Rect frame); /* what of it is seen there when it is so large */
void draw_want_grown(const Table *table, Rect board, Rect frame);
bool draw_rows_here(const Table *table, bool is_background);
bool draw_own_moves(const Table *table); /* the row in front is drawn apart then */
void draw_panel(Gfx *gfx, Rect where, Figurine figurine, bool is_bright);

/* The other players' rows, and the row in front with its player. */
void draw_others(const Table *table, const Hands *hands, const Ui *ui);
void draw_own(const Table *table, const Hands *hands, const Ui *ui);
void draw_own_row(const Table *table, const Hands *hands, const Ui *ui); /* without the panels */

/* Stock and discard; event cards and ticket of the player in front. */
void draw_piles(const Table *table, const Hands *hands, const Ui *ui);
bool draw_has_events(const Table *table); /* false: by a house rule there are none */
void draw_side(const Table *table, const Hands *hands, const Ui *ui);

void draw_figurines(const Table *table);

/* The current prompt and its player. */
enum { DRAW_POINTS_MS = 900 }; /* so long it is pointed out */
void draw_ribbon(const Table *table, const char *sentence, int player);
Rect draw_ribbon_grown(const Table *table); /* where it holds two lines */

/* Over the board: taken cards, the event being carried out, the others' rows unfolded for a trade. */
void draw_hand(const Table *table, const Hands *hands, const Ui *ui);
void draw_event(const Table *table);                    /* that lies there */
void draw_shown_event(const Table *table);              /* that all look at, on its way and where it is read */
void draw_event_read(const Table *table, const Ui *ui); /* large, as long as somebody reads it again */
void draw_unfolded(const Table *table, const Hands *hands, const Ui *ui);

/* Everything on its way, banners, and what is being dragged. */
void draw_motion(const Table *table);
void draw_dragged(const Table *table, const Ui *ui);

/* The light along a row: lit cards of nine, and a number at its end (negative: none). */
void draw_bar(Gfx *gfx, Rect bar, float lit, int count, float badge_units);

/* Drawing that several parts share. */
void draw_pill(const Table *table, Point middle, const char *text, float size, float alpha);
float draw_figurine_size(const Table *table);        /* 1 stands on a bead of radius 19 pixels */
int draw_lit(const Table *table, const Clip *clip);  /* cards that count, of a row that is being scored */
UiLook draw_look(const Ui *ui, const char *id);      /* ui may be NULL */
bool draw_is_dragging(const Ui *ui);                 /* likewise */
void draw_doubled(Gfx *gfx, Rect where, float size); /* on a Fast Track card that was played */
const Seat *draw_seat(const Table *table, int player);
float draw_progress(const Table *table, const Clip *clip);
const Clip *draw_playing(const Table *table, TableClip kind, int a); /* a: -1 any */

#endif
