/* Clips lie in the order they were added; each knows when it begins. Callbacks come by time, a clip that begins at the
 * moment another ends coming after it, so that a scene never sees two things where there is one. */
#include "gfx/timeline.h"

#include <stddef.h>

/* What is left of a journey where motion is to be reduced: long enough to be seen to have happened. */
static const double REDUCED_MS = 80;

void timeline_init(Timeline *timeline, double now) {
    timeline->time = timeline->end = 0;
    timeline->last = now;
    timeline->speed = 1;
    timeline->reduced = false;
    timeline->latest = 0;
    timeline->count = 0;
}

/* Clips that are done leave room at the front. */
static void close_up(Timeline *timeline) {
    int kept = 0;
    for (int i = 0; i < timeline->count; i++) {
        if (!timeline->clips[i].done) {
            timeline->clips[kept++] = timeline->clips[i];
        }
    }
    timeline->count = kept;
}

static Clip *add(Timeline *timeline, Clip clip, double start) {
    if (timeline->count == TIMELINE_CLIPS_MAX) {
        return NULL;
    }
    if (timeline->reduced && clip.is_travel && clip.duration > REDUCED_MS) {
        clip.duration = REDUCED_MS;
        clip.hold = 0;
    }
    clip.begun = clip.done = false;
    clip.start = start > timeline->time ? start : timeline->time;
    if (clip.start + clip.duration > timeline->end) {
        timeline->end = clip.start + clip.duration;
    }
    timeline->latest = clip.start;
    Clip *place = &timeline->clips[timeline->count++];
    *place = clip;
    return place;
}

Clip *timeline_after(Timeline *timeline, Clip clip, double delay) {
    double end = timeline->end > timeline->time ? timeline->end : timeline->time;
    return add(timeline, clip, end + delay);
}

Clip *timeline_with(Timeline *timeline, Clip clip, double delay) {
    double start = timeline->latest > timeline->time ? timeline->latest : timeline->time;
    return add(timeline, clip, start + delay);
}

void timeline_wait(Timeline *timeline, double ms) {
    double end = timeline->end > timeline->time ? timeline->end : timeline->time;
    timeline->end = end + ms;
}

/* The moment a clip next has something to tell, begin or end. */
static double next_moment(const Clip *clip) {
    return clip->begun ? clip->start + clip->duration : clip->start;
}

/* The earliest moment not yet told; at the same moment ends come before beginnings. */
static int earliest(const Timeline *timeline) {
    int found = -1;
    for (int i = 0; i < timeline->count; i++) {
        const Clip *clip = &timeline->clips[i];
        if (clip->done) {
            continue;
        }
        const Clip *best = found < 0 ? NULL : &timeline->clips[found];
        if (best == NULL || next_moment(clip) < next_moment(best) ||
            (next_moment(clip) <= next_moment(best) && clip->begun && !best->begun)) {
            found = i;
        }
    }
    return found;
}

static void play_until(Timeline *timeline, double until, TimelineCall *call, void *context) {
    for (;;) {
        int i = earliest(timeline);
        if (i < 0 || next_moment(&timeline->clips[i]) > until) {
            return;
        }
        Clip *clip = &timeline->clips[i];
        timeline->time = next_moment(clip);
        bool ends = clip->begun;
        clip->begun = true;
        clip->done = ends;
        Clip told = *clip; /* a callback may add clips */
        if (call != NULL) {
            call(context, &told, ends);
        }
    }
}

bool timeline_step(Timeline *timeline, double now, TimelineCall *call, void *context) {
    double until = timeline->time + (now - timeline->last) * timeline->speed;
    timeline->last = now;
    bool was_moving = timeline_is_moving(timeline);
    if (!was_moving) {
        return false;
    }
    play_until(timeline, until, call, context);
    timeline->time = until;
    close_up(timeline);
    return was_moving;
}

void timeline_resume(Timeline *timeline, double now) {
    timeline->last = now;
}

void timeline_skip(Timeline *timeline, TimelineCall *call, void *context) {
    while (timeline_is_moving(timeline)) {
        double until = timeline->end;
        play_until(timeline, until, call, context);
        timeline->time = until;
        close_up(timeline);
    }
}

bool timeline_is_moving(const Timeline *timeline) {
    return timeline->count > 0 || timeline->time < timeline->end;
}

static double time_at(const Timeline *timeline, double now) {
    return timeline->time + (now - timeline->last) * timeline->speed;
}

float clip_progress(const Timeline *timeline, const Clip *clip, double now) {
    double time = time_at(timeline, now);
    double goes = clip->start + clip->hold, takes = clip->duration - clip->hold;
    if (time < goes) {
        return 0;
    }
    double t = takes > 0 ? (time - goes) / takes : 1;
    return ease(clip->easing, t < 1 ? (float)t : 1);
}

const Clip *timeline_playing(const Timeline *timeline, int i) {
    for (int k = 0; k < timeline->count; k++) {
        const Clip *clip = &timeline->clips[k];
        if (clip->begun && !clip->done && i-- == 0) {
            return clip;
        }
    }
    return NULL;
}
