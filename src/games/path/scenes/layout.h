/* Where things are at the table, for any window: one board in hand beside the small ones of the others, or up to four
 * boards at once. Rectangles are in pixels. */
#ifndef GAMES_PATH_SCENES_LAYOUT_H
#define GAMES_PATH_SCENES_LAYOUT_H

#include "games/path/rules/board.h"
#include "ui/layout.h"

enum { PATH_LAYOUT_SEATS = 4, PATH_LAYOUT_RIVALS = 3 };

typedef enum PathButton {
    PATH_BUTTON_HINT,
    PATH_BUTTON_LOG,
    PATH_BUTTON_HELP,
    PATH_BUTTON_PAUSE,
    PATH_BUTTONS,
    PATH_BUTTON_TOGETHER, /* in place of the hint, which a host gives nobody */
} PathButton;

/* A board: its window's middle, and pixels for a unit of a cell (its middle to a corner is 50). */
typedef struct BoardPlace {
    Point middle;
    float k;  /* 0: there is no room for it */
    Rect box; /* round the frame, which is a hexagon */
} BoardPlace;

/* Somebody who draws. As it lies for who sits there: where it is turned, all of it is seen by half a turn about the
 * middle of `about`, see path_layout_seen(). */
typedef struct SeatLayout {
    bool is_turned;
    Rect about;
    Rect panel; /* of name and points; with several boards what all of it lies on */
    BoardPlace board;
    Rect portrait, name, note, points, total;
    Rect lenses; /* of the numbers: nine in a row, or three by three */
    bool has_lens_rows;
    Rect lens_panel, card_panel; /* empty where they lie on the panel */
    Rect card, card_note, round;
    Rect ready, back, other_end, reopen; /* reopen lies where back and other_end do: never both */
    bool is_bare;                        /* back and other end are pictures without words */
} SeatLayout;

/* Somebody whose board is small, or not there. */
typedef struct RivalLayout {
    Rect panel, portrait, name, note, points, total;
    BoardPlace board;
    Rect lenses; /* where there is no room for a board */
} RivalLayout;

typedef struct PathLayout {
    Layout units; /* what it was made for; its u is smaller than the window's where not all fits */
    int seats, rivals;
    SeatLayout seat[PATH_LAYOUT_SEATS];
    RivalLayout rival[PATH_LAYOUT_RIVALS];
    Rect rounds, round[PATH_CARDS]; /* the cards, in the order they are played */
    Rect heading;                   /* which round it is; empty where a seat says so */
    Rect ribbon;                    /* empty with several boards: each seat has its note */
    Rect button[PATH_BUTTONS];
    Rect score, chance;  /* alone: where this is going, and what is in reach */
    Rect to_come;        /* of a film: the cards that lie face down, where there is room for them */
    BoardPlace unfolded; /* a rival's board, held over the others for a look */
    Rect unfolded_panel;
} PathLayout;

/* seats: boards people draw on, 1 to 4; rivals: others, so that there are four at most. turned: a bit for each seat
 * that is seen from the other side of the table. */
PathLayout path_layout(const Layout *window, int seats, int rivals, unsigned turned);

/* A game that is only looked at: everybody's board as large as it gets, and one card for all. */
PathLayout path_layout_film(const Layout *window, int seats);

/* A seat's rectangle or point as it is seen on the screen, and back. */
Rect path_layout_seen(const SeatLayout *seat, Rect where);
Point path_layout_at(const SeatLayout *seat, Point point);

/* Whether a rectangle meets the hexagon of a board's frame. */
bool path_layout_meets(const BoardPlace *board, Rect rect);

#endif
