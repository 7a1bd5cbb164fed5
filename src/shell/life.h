/* A table on which nobody moves is alive all the same: now and then something small stirs, and between such moments
 * nothing is drawn at all. What stirs is a beat: it comes about every so often, never quite in time, and is over soon.
 * Beats are functions of the time, so that drawing can ask for any moment.
 *
 * Nothing lives with reduced motion, while nobody looks at the window or it runs on a battery, nor under a driver that
 * has not asked for it. It is never waited for. */
#ifndef SHELL_LIFE_H
#define SHELL_LIFE_H

#include "shell/app.h"

typedef struct LifeBeat {
    double every, takes, first; /* ms */
    double frame;               /* ms between its frames; 0: one when it begins and one when it ends */
    unsigned seed;              /* of what makes it uneven by up to a sixth of `every` each way; 0: even */
    bool is_off;
} LifeBeat;

/* How far it is at that moment, 0 to 1; negative: it is not there. */
float life_beat(const LifeBeat *beat, double now);

/* When it next looks different. */
double life_next(const LifeBeat *beat, double now);

/* A scene's: zeroed memory to begin with. */
typedef struct Life {
    double at; /* ms of the step the scene was last alive in */
    double due;
} Life;

/* Once in a scene's step, with all that may stir; rests: nothing else moves. */
void life_step(Life *life, App *app, bool rests, const LifeBeat *beat, int count);

/* For drawing: whether this frame is one of a table that lives. What is painted once and copied from then on, such as
 * the table under a popup, is not. */
bool life_is_seen(const Life *life, const App *app);

#endif
