/* What the coach sees, and what it says to that. */
#ifndef GAMES_WORLD_SCENES_TUTORIAL_STEPS_H
#define GAMES_WORLD_SCENES_TUTORIAL_STEPS_H

#include "games/world/scenes/table.h"
#include "games/world/scenes/tutorial_advice.h"
#include "scenes/table/coach.h"

typedef enum TutorialPoint {
    TUTORIAL_AT_NOTHING,
    TUTORIAL_AT_ROW,
    TUTORIAL_AT_BAR,
    TUTORIAL_AT_SLOT, /* the sight's slot */
    TUTORIAL_AT_STOCK,
    TUTORIAL_AT_DISCARD,
    TUTORIAL_AT_EVENT,
    TUTORIAL_AT_FAST_TRACK,
    TUTORIAL_AT_FIGURINE, /* of the player the step is about */
    TUTORIAL_AT_GO_ON,
    TUTORIAL_AT_HINT,
    TUTORIAL_AT_UNDO,
} TutorialPoint;

/* The table in the coach's eyes. */
typedef struct TutorialSight {
    const Table *table;
    int person, coach;
    int awaiting;     /* WorldAwaitingKind */
    bool own, theirs; /* it is the person's, or the coach's, to choose */
    bool at_rest;
    int turn;            /* how many the person has begun in this stage */
    bool is_won;         /* the stage has been; scoring is still to be shown */
    int winner;          /* of it */
    WorldCard card;      /* in the person's hand, else on top of the discard */
    bool from_stock;     /* the card in the hand */
    Advice advice;       /* for that card */
    int slot;            /* that is talked of */
    WorldCard old;       /* what lies there */
    int count;           /* cards in order now */
    bool has_joker;      /* in the own row */
    bool has_event;      /* an own event card lies face down */
    bool played_event;   /* an own one was played in this stage */
    bool has_drawn;      /* from the stock in this stage */
    bool last_was_event; /* the person's last action */
    bool placed;         /* an exchange was the person's last action, with: */
    WorldCard replaced;
    int kept_before, kept_now;
    int run, jumped; /* longest run so far that paid for the person; figurine jumped */
} TutorialSight;

TutorialSight tutorial_sight(const Table *table);

typedef struct TutorialStep TutorialStep;

/* The first that applies; NULL: the coach is silent. */
const TutorialStep *tutorial_step(const TutorialSight *sight);
const TutorialStep *tutorial_step_at(int index);        /* all there are, from 0; NULL: no such one */
bool tutorial_step_is_spoken(const TutorialStep *step); /* waits for nothing: it is said, and then it is over */
int tutorial_step_lesson(const TutorialStep *step);     /* to be remembered when it was said */
bool tutorial_step_is_last(const TutorialStep *step);
void tutorial_step_words(const TutorialStep *step, const TutorialSight *sight, char out[COACH_TEXT_MAX]);
Rect tutorial_step_target(const TutorialStep *step, const TutorialSight *sight); /* pixels; empty: nothing */

/* All lessons have been given: the coach says no more. */
bool tutorial_is_done(uint32_t lessons);

#endif
