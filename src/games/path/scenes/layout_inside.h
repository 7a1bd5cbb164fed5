/* Shared by the files of the layout. All in units, from the window's upper left corner. */
#ifndef GAMES_PATH_SCENES_LAYOUT_INSIDE_H
#define GAMES_PATH_SCENES_LAYOUT_INSIDE_H

#include "games/path/scenes/layout.h"

/* The frame of a board, in units of a cell. */
#define FRAME_WIDE   872.f
#define FRAME_HIGH   755.f
#define CARD_SHAPE   1.4f /* height to width */
#define LAYOUT_TOUCH 64.f
#define LAYOUT_PRESS 88.f

typedef struct Maker {
    PathLayout *out;
    float wide, high;
    float left; /* where the middle part begins: more than 0 if the unit had to shrink */
} Maker;

typedef struct Box {
    float x, y, w, h;
} Box;

Rect layout_place(const Maker *m, Box box);
Box layout_handed(const Maker *m, Box box); /* mirrored for the left hand */

/* As large as a box lets it be, in its middle. */
BoardPlace layout_board(const Maker *m, Box box);

static inline Rect layout_xywh(const Maker *m, float x, float y, float w, float h) {
    return layout_place(m, (Box){x, y, w, h});
}

/* One who draws, within a part of the window; card and buttons beside the board or below it, whichever makes the board
 * larger. */
void layout_seat(const Maker *m, SeatLayout *seat, Box box);

/* The column beside a board in hand, with rivals or alone. */
void layout_head(const Maker *m, SeatLayout *seat, Box box);  /* name, points and a row of numbers */
void layout_plate(const Maker *m, SeatLayout *seat, Box box); /* name alone */
void layout_card(const Maker *m, SeatLayout *seat, Box box);
void layout_keys(const Maker *m, SeatLayout *seat, Box box); /* ready over back and other end */

void layout_rival(const Maker *m, RivalLayout *rival, Box box);
void layout_rounds(const Maker *m, Box box); /* in one row */

/* Several boards at once. */
void layout_several(const Maker *m, int seats, int rivals, int across); /* across: so many of the seats, the first */

#endif
