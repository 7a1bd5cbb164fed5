/* Hurrying never plays. People press on to see more of what moves; the press that comes too late for that must not
 * become a move. After a press that hurried, whatever cannot be taken back (Widget.commits) sleeps until nobody has
 * pressed for a while. One serves all scenes and devices: what is hurried in one scene often ends in the next. */
#ifndef UI_HASTE_H
#define UI_HASTE_H

#include "platform/input.h"

#include <stdbool.h>

typedef struct Haste {
    double sleeps_until; /* ms of the clock; 0 at first: awake */
    double hurried_at;   /* by `hurried`; only while that is a press */
    InputEvent pressed;  /* the last press, by whichever device */
    InputEvent
        hurried; /* the last one that hurried; kind INPUT_NONE: none, or the hands have been led elsewhere since */
    float reach; /* pixels: presses closer together than this are of the same hand */
} Haste;

/* Every input, before anybody takes it: what is pressed, and whether the hands are led on. */
void haste_feel(Haste *haste, const InputEvent *event);

/* The press that was felt last hurried what plays. */
void haste_hurried(Haste *haste, double now);

/* Something has come up that no press of this moment can have meant. */
void haste_unseen(Haste *haste, double now);

bool haste_sleeps(const Haste *haste, double now);

/* Whoever has hurried may not be believed yet. */
bool haste_lasts(const Haste *haste, double now);

/* A press on nothing, or on what sleeps: whoever hurries goes on hurrying. */
void haste_goes_on(Haste *haste, double now);

/* Whether the press that was felt last may do what cannot be taken back. If not, it has hurried. */
bool haste_lets(Haste *haste, double now);

#endif
