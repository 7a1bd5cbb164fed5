/* The main loop: events in, steps of a sixtieth of a second, results of workers, frames when something has changed. */
#ifndef SHELL_LOOP_H
#define SHELL_LOOP_H

#include "shell/app.h"

typedef struct Loop Loop;

Loop *loop_new(void);
void loop_free(Loop *loop);

/* One turn on real time: takes in what has happened, steps, and draws what is needed. Returns how many ms may be rested
 * before the next, unless something happens; negative: until something does. */
int loop_turn(App *app);

/* Turns and rests until app->quits. In a browser this does not return: see platform/beat.h. */
void loop_run(App *app);

/* Virtual time, for the driver: takes events in, waits for workers, goes one step on. Returns true while something
 * moves, is on its way or not yet written. */
bool loop_virtual_step(App *app);

/* Takes events in while time stands still. */
void loop_take_in(App *app);

/* Whether anything still moves, works, waits to be taken up or to be written. */
bool loop_is_busy(const App *app);

/* Draws a frame now, whether anything changed or not; save_path: NULL, or where to write it as PNG. False: *error says
 * why it could not be written. */
bool loop_draw(App *app, const char *save_path, const char **error);

/* Draws a frame now and measures it: see gfx_light(). */
float loop_light(App *app);

/* What the driver's `perf` tells. Microseconds. */
typedef struct LoopFigures {
    unsigned long frames, steps;
    unsigned frame_us_p50, frame_us_p99;
    unsigned step_us_max;     /* by the clock */
    unsigned step_cpu_us_max; /* of a processor */
} LoopFigures;

LoopFigures loop_figures(const App *app);

/* Virtual time draws every n'th step that needs it; 0: none. */
void loop_draw_every(App *app, int n);

#endif
