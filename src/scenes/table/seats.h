/* Who plays: the panels of a new game in which people and computers sit down, the same for every game of the box. Each
 * seat has a figurine, a name, person or computer, and how good; what a game asks besides stands in its own setup. */
#ifndef SCENES_TABLE_SEATS_H
#define SCENES_TABLE_SEATS_H

#include "protocol/seats.h"
#include "shell/scene.h"
#include "store/store.h"

enum { SEATS_NAME_BYTES = 40 };

/* Of widgets; a: the seat, or how many. A setup's own acts lie below. */
typedef enum SeatsAct {
    ACT_SEATS = 100, /* a: how many */
    ACT_SEAT_KIND,
    ACT_SEAT_FIGURINE,
    ACT_SEAT_NAME,
    ACT_SEAT_NAMES,
    ACT_SEAT_CHARACTER,
    ACT_SEAT_LEVEL,
} SeatsAct;

/* What is particular to a game's setup. */
typedef struct SeatsOf {
    const char *scene;                                   /* ids begin with it and a dot */
    const char *key;                                     /* likewise keys of the store */
    const char *kind;                                    /* of game, in the store: what people have played before */
    int least, most;                                     /* who may play */
    AiLevel weakest;                                     /* of a computer, as its Game has it */
    bool has_foot;                                       /* a panel keeps room for one more row below */
    void (*says)(AiLevel level, char *out, size_t size); /* the line below a computer's level; NULL: none */
} SeatsOf;

typedef struct SeatChoices {
    const SeatsOf *of;
    int players;
    Seat seat[SEATS_MAX];     /* all four are remembered, playing or not; an empty name: the default */
    int character[SEATS_MAX]; /* which of its figurine's a computer is, from 0 */
    bool follows[SEATS_MAX];  /* were a computer to sit there: no level of its own */
    bool by_hand[SEATS_MAX];  /* somebody chose how well a computer plays there; else seats_settle() does */
    int naming;               /* the seat whose name is being chosen from the list */
    int64_t games[SEATS_MAX], wins[SEATS_MAX];
} SeatChoices;

/* --- what is chosen ----------------------------------------------------------------------------------------------- */

void seats_recall(SeatChoices *choices, const SeatsOf *of, const Store *store); /* store may be NULL */
void seats_remember(const SeatChoices *choices, Store *store);
void seats_look_up(SeatChoices *choices, App *app); /* what is known of those who sit down */

/* Computers play as well as suits those who sit down, unless somebody chose otherwise: gently with children, easily in
 * a first game, and from somebody's second one on they follow. After looking up, and after whatever changes it. */
void seats_settle(SeatChoices *choices, bool has_children);

void seats_default_name(const SeatChoices *choices, int seat, char *out, size_t size);
void seats_name(const SeatChoices *choices, int seat, char *out, size_t size); /* what is typed, or the default */

/* Why nobody can begin yet: two share a name. Statistics go by names, and so do people. False: all is well. */
bool seats_why_not(const SeatChoices *choices, char *out, size_t size);
bool seats_share_name(const Seat *seat, int players, char *out, size_t size); /* the same of those who sit there */

/* Who sits down to a game for one: the first person there is, else whoever has the first seat. */
Seat seats_first_person(const SeatChoices *choices);

/* As a session wants them: with names and characters. */
void seats_fill_in(const SeatChoices *choices, Seat out[SEATS_MAX]);

/* --- on the screen ------------------------------------------------------------------------------------------------ */

/* The panels of all who play, in so many columns at most. */
void seats_place_panels(const Layout *layout, Rect box, int players, int columns, Rect panel[SEATS_MAX]);

typedef struct SeatPlaces {
    Rect figurine, name, names, kind, level, foot;
} SeatPlaces;

SeatPlaces seats_places(const SeatChoices *choices, const Layout *layout, Rect panel);

/* The scene's heading, beside the choice of how many play, which is so many units wide. */
void seats_draw_heading(const App *app, const char *heading, float count_wide);

/* How many play: a button each, in a row. */
void seats_build_count(const SeatChoices *choices, const Layout *layout, Ui *ui, Rect row);
void seats_build(const SeatChoices *choices, const App *app, Ui *ui, int seat, Rect panel);
void seats_draw_background(const SeatChoices *choices, const App *app, int seat, Rect panel);
void seats_draw(const SeatChoices *choices, const App *app, const Ui *ui, int seat);

/* How often somebody has played. */
void seats_tell_games(const SeatChoices *choices, int seat, char *out, size_t size);

/* A choice of two lines with an arrow at each end: where a person's panel has no level, a game may put its own. */
void seats_draw_choice(const App *app, const UiLook *look, const char *label, const char *below);

/* Whether an event was the seats'. The caller builds anew. */
bool seats_handle(SeatChoices *choices, App *app, const UiEvent *event);

/* A press on the left of a choice goes back. */
bool seats_goes_back(App *app, const UiEvent *event);

#endif
