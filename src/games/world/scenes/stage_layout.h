/* The layout of the table for any window: bands in landscape, no side columns in 4:3, portrait. Rectangles are in
 * pixels. */
#ifndef GAMES_WORLD_SCENES_STAGE_LAYOUT_H
#define GAMES_WORLD_SCENES_STAGE_LAYOUT_H

#include "games/world/data/board.h"
#include "games/world/rules/card.h"
#include "ui/layout.h"

enum { STAGE_BUTTONS = 5, STAGE_SCORING_BUTTONS = 2, STAGE_OTHERS = WORLD_PLAYERS_MAX - 1 };

/* One of the other players: a narrow panel. */
typedef struct OtherLayout {
    Rect panel, portrait, name;
    Rect slot[WORLD_ROW];
    Rect bar; /* the light that shows how far the row is in order */
    Rect event[WORLD_HELD_EVENTS], ticket;
    Rect ticket_touch; /* large enough for a finger */
    float head;        /* type size of its head line, units */
    float numeral;     /* of its cards */
} OtherLayout;

typedef struct StageLayout {
    Layout units;  /* what it was made for; its u may be smaller than the window's where not all fits */
    int others;    /* how many other players have a panel, clockwise from the next */
    bool is_tall;  /* portrait */
    bool is_plain; /* 4:3: no side columns */
    BoardShape shape;
    Rect board;
    Rect piles, stock, discard, stock_label, discard_label;
    Rect ribbon;  /* as wide as it may get */
    Rect hand[2]; /* a taken card, face up and large, over the lower part of the board; the middle one of two */
    Rect event_shown, event_words; /* an event card, or Fast Track, that all look at, and what it does */
    Rect event_resting;            /* the event card that is being carried out */
    Rect own, own_portrait, own_name, own_field, own_note;
    Rect slot[WORLD_ROW];
    Rect bar;
    Rect side, event[WORLD_HELD_EVENTS], ticket, events_label, ticket_label;
    Rect button[STAGE_BUTTONS];
    Rect log; /* open beside the board in very wide windows; else empty */
    OtherLayout other[STAGE_OTHERS];
    struct {
        Rect panel, portrait, name;
        Rect slot[WORLD_ROW];
    } unfolded[STAGE_OTHERS];                   /* the others' rows with large cards, over the board */
    Rect go_on;                                 /* scoring: the way on */
    Rect scoring_button[STAGE_SCORING_BUTTONS]; /* scoring: help and pause */
    Rect standings;                             /* scoring: who is where */
} StageLayout;

StageLayout stage_layout(const Layout *window, int players);

#endif
