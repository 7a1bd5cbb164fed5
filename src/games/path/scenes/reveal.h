/* A round is over: a breath, as several are ready; light runs through all lines at once, numbers ring; the coin of who
 * has taken a number flies to the others' windows and turns theirs to silver; the next card turns up. Planned once from
 * the events; drawing asks how it looks at any moment. Pure. */
#ifndef GAMES_PATH_SCENES_REVEAL_H
#define GAMES_PATH_SCENES_REVEAL_H

#include "games/path/rules/event.h"
#include "games/path/rules/view.h"

#define REVEAL_MAX_MS 3200.0

typedef struct RevealNumber {
    double at;                     /* ms when the light is there */
    uint8_t number, points, place; /* place: in the line, from 0 */
} RevealNumber;

typedef struct RevealSeat {
    PathLine line;
    int numbers;
    RevealNumber number[PATH_FIELDS_MAX];
    unsigned coins;                     /* a bit for each number that turns to silver on this board */
    uint8_t taker[PATH_NUMBER_MAX + 1]; /* whose coin turns it */
} RevealSeat;

typedef struct Reveal {
    int players;
    RevealSeat seat[PATH_PLAYERS_MAX];
    double cell_ms, stop_ms; /* light for one tile; how long it stops at a number */
    double run_begins, run_ends, coins_land, coins_end, ends;
    int next_card; /* which of the board's turns up, or PATH_NO_CARD */
    bool is_reduced;
} Reveal;

/* before: the view as it was when the last one closed; events: of that closing. speed: 1 is normal, 2 twice as fast.
 * reduced: nothing travels; things change by fading. */
void reveal_plan(Reveal *reveal, const PathView *before, const PathEvents *events, double speed, bool reduced);

/* How a seat looks at a moment, ms from the beginning. */
typedef struct RevealLook {
    float lit;   /* tiles of its line */
    int reached; /* number that rings, 0: none */
    float ring;  /* 0 to 1 */
    int points;  /* got for numbers in this round so far */
    unsigned taken;
    float flown; /* 0 to 1: how far coins are on their way; at the ends there are none */
    float coins; /* 0 to 1: how far they have turned */
} RevealLook;

RevealLook reveal_at(const Reveal *reveal, int seat, double ms);

/* How far the card of the round that is over has turned to its back, and the next one to its face: 0 to 2. */
float reveal_card(const Reveal *reveal, double ms);

/* What is heard between two moments, each once: tiles that light up, numbers, coins, the card. */
typedef enum RevealSound {
    REVEAL_TILE,   /* a: seat, b: cell */
    REVEAL_NUMBER, /* a: seat, b: number */
    REVEAL_COINS,  /* they land */
    REVEAL_CARD,
} RevealSound;

typedef void RevealHear(void *context, RevealSound sound, int a, int b);
void reveal_hear(const Reveal *reveal, double from, double to, RevealHear *hear, void *context);

/* A touch hurries: the moment to go on from, where what is playing now is over. */
double reveal_next(const Reveal *reveal, double ms);

#endif
