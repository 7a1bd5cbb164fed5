/* What the files of the stage scene share. */
#ifndef GAMES_WORLD_SCENES_STAGE_PARTS_H
#define GAMES_WORLD_SCENES_STAGE_PARTS_H

#include "games/world/scenes/hands.h"
#include "games/world/scenes/table.h"

typedef enum StageAct {
    STAGE_ACT_NONE = 0,
    STAGE_ACT_STOCK,
    STAGE_ACT_DISCARD,
    STAGE_ACT_SLOT,       /* a: player, b: slot */
    STAGE_ACT_EVENT,      /* a: player, b: which */
    STAGE_ACT_FAST_TRACK, /* a: player */
    STAGE_ACT_PLAYER,     /* a: player */
    STAGE_ACT_HAND,       /* a: which */
    STAGE_ACT_HINT,
    STAGE_ACT_UNDO,
    STAGE_ACT_LOG,
    STAGE_ACT_HELP,
    STAGE_ACT_PAUSE,
    STAGE_ACT_NEXT, /* hurry */
    STAGE_ACT_TEACH,
    STAGE_ACT_MAP,       /* from closer by, and back */
    STAGE_ACT_READ,      /* the event card laid aside */
    STAGE_ACT_TOGETHER,  /* who is there */
    STAGE_ACT_HELP_SEAT, /* whose person is not there */
} StageAct;

typedef struct Stage {
    Table table;
    Hands hands;
    int shown;          /* what the widgets were built for */
    int focus_awaiting; /* what the keyboard's focus was last led to */
    int doubles;        /* whose Fast Track is asked about by name */
    bool is_dealt;      /* the next stage: until all cards lie */
    unsigned together;  /* what of the people elsewhere the widgets were built for */
    bool are_new;       /* everybody here: in the first stage they are offered the tutorial */
} Stage;

/* stage_build.c: lists the widgets. */
void stage_build(Stage *stage, Ui *ui);

/* Who has something to do, a bit each; and whether something can be done about one who is not there. */
unsigned stage_awaited(const Table *table);
bool stage_helps_seat(const Stage *stage);

/* Whether that reason is what the ribbon says. */
bool stage_asks_it(const Stage *stage, const char *why_not);

/* stage_acts.c: a widget was pressed or dragged. */
void stage_press(Stage *stage, const UiEvent *event, StageAct act, int a, int b);
void stage_drag_began(Stage *stage, const UiEvent *event);
void stage_dropped(Stage *stage, const UiEvent *event);

/* What the hands may do has changed. */
void stage_look_again(Stage *stage);

#endif
