/* A queue of motions that play one after the other or together: what core events become. It has its own clock, which
 * follows the speed setting; it can be skipped, and it shortens movement while reduced motion is on. */
#ifndef GFX_TIMELINE_H
#define GFX_TIMELINE_H

#include "gfx/tween.h"

#include <stdbool.h>
#include <stdint.h>

enum { TIMELINE_CLIPS_MAX = 256 };

typedef struct Clip {
    int kind;       /* the scene's own enum, from 1 */
    int a, b, c, d; /* whatever the scene needs to draw it */
    Rect from, to;
    double start;    /* timeline ms; set by timeline_add */
    double duration; /* ms at normal speed */
    double hold;     /* of these, before it gets going */
    Easing easing;
    bool is_travel; /* something moves across the screen: reduced motion lets it arrive at once */
    bool begun, done;
} Clip;

typedef struct Timeline {
    double time;  /* its own ms at the last step */
    double last;  /* clock ms of the last step */
    double end;   /* when the last clip ends */
    double speed; /* 1 normal; set at any time */
    bool reduced;
    double latest; /* when the clip added last begins */
    int count;     /* clips not yet done */
    Clip clips[TIMELINE_CLIPS_MAX];
} Timeline;

void timeline_init(Timeline *timeline, double now);

/* Adds a clip to begin when all before it have ended, delay ms after that (negative: that much before). Returns NULL if
 * the queue is full; the clip's duration may be 0: it begins and ends in one step. */
Clip *timeline_after(Timeline *timeline, Clip clip, double delay);

/* Adds one to begin delay ms after the clip added before it begins: together with it. */
Clip *timeline_with(Timeline *timeline, Clip clip, double delay);

/* Adds a pause: no clip, what comes next just begins later. */
void timeline_wait(Timeline *timeline, double ms);

/* Goes on to now; calls back in time order as clips begin and
 * end, each exactly once. A callback may add clips. Returns true if anything was still moving. */
typedef void TimelineCall(void *context, const Clip *clip, bool ends);
bool timeline_step(Timeline *timeline, double now, TimelineCall *call, void *context);

/* After a break between steps: no time has passed since the last one. */
void timeline_resume(Timeline *timeline, double now);

/* Plays all that is queued at once; every callback still comes, in order. */
void timeline_skip(Timeline *timeline, TimelineCall *call, void *context);

bool timeline_is_moving(const Timeline *timeline);

/* For drawing at a moment not before the last step: 0 to 1 eased, 0 before it begins, its end value after. */
float clip_progress(const Timeline *timeline, const Clip *clip, double now);

/* The i'th clip that has begun and not ended, in the order they were added, or NULL. */
const Clip *timeline_playing(const Timeline *timeline, int i);

#endif
