/* One step is a sixtieth of a second. While nothing moves there are no steps and no frames: the program sleeps until an
 * event, a worker's result or a time a scene has asked for. */
#include "shell/loop.h"

#include "base/memory.h"
#include "platform/beat.h"
#include "shell/stack.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum {
    FRAMES_KEPT = 4096,
    STEPS_AT_ONCE = 5, /* after a longer pause time is let go, not made up for */
};

static const unsigned TAKE_UP_US = 4000; /* for results between two steps, where frames are due */

struct Loop {
    double step_time; /* real time */
    bool runs;        /* steps are due at their beat; else time stands still */
    unsigned long steps, frames;
    bool was_moving;                 /* a frame ago */
    unsigned input_us, input_cpu_us; /* since the last step */
    unsigned step_us_max, step_cpu_us_max;
    unsigned frame_us[FRAMES_KEPT];
    int draw_every;    /* virtual time */
    int steps_undrawn; /* virtual time */
};

Loop *loop_new(void) {
    Loop *loop = memory_new(sizeof *loop);
    loop->draw_every = 1;
    return loop;
}

void loop_free(Loop *loop) {
    free(loop);
}

/* --- events ------------------------------------------------------------------------------------------------------- */

static bool toggles_fullscreen(const App *app, const InputEvent *event) {
    return event->kind == INPUT_KEY_DOWN && !event->repeat && !app->policy.is_page &&
           (event->key == KEY_F11 || (event->key == KEY_ENTER && (event->mods & MOD_ALT) != 0));
}

static void take_in(App *app, const InputEvent *event) {
    stack_settle(app->stack); /* the result of the previous event is there before the next input is handled */
    if (app->hooks.takes_input != NULL && app->hooks.takes_input(app, event)) {
        return;
    }
    if (toggles_fullscreen(app, event)) {
        app->fullscreen = video_fullscreen(app->video); /* the other of what people see, however it came about */
        app->preferences.fullscreen = !app->fullscreen;
        app_use_preferences(app);
        return;
    }
    switch (event->kind) {
    case INPUT_RESIZED:
        app_lay_out(app);
        gfx_redraw(app->gfx);
        break;
    case INPUT_EXPOSED:
        gfx_redraw(app->gfx);
        break;
    case INPUT_TEXTURES_LOST:
        gfx_textures_lost(app->gfx, event->targets_only);
        gfx_invalidate(app->gfx);
        break;
    case INPUT_QUIT:
        app_quit(app);
        break;
    case INPUT_DISPLAYS_CHANGED: /* which there are is one of the settings */
        stack_rebuild_all(app->stack);
        gfx_invalidate(app->gfx);
        break;
    case INPUT_NONE:
    case INPUT_POINTER_DOWN:
    case INPUT_POINTER_MOVE:
    case INPUT_POINTER_UP:
    case INPUT_POINTER_CANCEL:
    case INPUT_WHEEL:
    case INPUT_KEY_DOWN:
    case INPUT_KEY_UP:
    case INPUT_TEXT:
    case INPUT_COMPOSING:
    case INPUT_PAD_DOWN:
    case INPUT_PAD_UP:
    case INPUT_PADS_CHANGED:
    case INPUT_ACTIVE:
    case INPUT_INACTIVE:
    case INPUT_FILE_DROPPED:
        break;
    }
    stack_input(app->stack, event);
}

/* What scenes do about events is as much a part of a step as what they do about time. */
static bool take_all_in(App *app) {
    InputEvent event;
    bool any = false;
    while (!app->quits && input_poll(app->input, &event)) {
        uint64_t begin = clock_real_us(), begin_cpu = clock_thread_us();
        take_in(app, &event);
        app->loop->input_us += (unsigned)(clock_real_us() - begin);
        app->loop->input_cpu_us += (unsigned)(clock_thread_us() - begin_cpu);
        any = true;
    }
    return any;
}

/* --- steps and frames --------------------------------------------------------------------------------------------- */

static void step(App *app) {
    Loop *loop = app->loop;
    uint64_t begin = clock_real_us(), begin_cpu = clock_thread_us();
    sound_step(app->sound, app->now);
    stack_step(app->stack);
    /* Whether saving works people want to know while they play, not when they are done. */
    if (app->hooks.tell != NULL && stack_is_at_rest(app->stack)) {
        app->hooks.tell(app);
    }
    if (app->hooks.passes != NULL) {
        app->hooks.passes(app);
    }
    unsigned us = (unsigned)(clock_real_us() - begin) + loop->input_us;
    unsigned cpu_us = (unsigned)(clock_thread_us() - begin_cpu) + loop->input_cpu_us;
    loop->input_us = loop->input_cpu_us = 0;
    loop->step_us_max = us > loop->step_us_max ? us : loop->step_us_max;
    loop->step_cpu_us_max = cpu_us > loop->step_cpu_us_max ? cpu_us : loop->step_cpu_us_max;
    loop->steps++;
    if (stack_depth(app->stack) == 0) {
        app_quit(app);
    }
}

bool loop_draw(App *app, const char *save_path, const char **error) {
    Loop *loop = app->loop;
    uint64_t begin = clock_real_us();
    gfx_begin_frame(app->gfx);
    stack_draw(app->stack);
    bool saved = save_path == NULL || gfx_save_png(app->gfx, save_path, error);
    gfx_end_frame(app->gfx);
    if (save_path == NULL) { /* writing a file is no part of a frame */
        loop->frame_us[loop->frames++ % FRAMES_KEPT] = (unsigned)(clock_real_us() - begin);
    }
    return saved;
}

float loop_light(App *app) {
    gfx_begin_frame(app->gfx);
    stack_draw(app->stack);
    float light = gfx_light(app->gfx);
    gfx_end_frame(app->gfx);
    return light;
}

/* While something moves, and once more: it is to be seen where it has come to rest. */
static void keep_drawing(App *app, bool moves) {
    if (moves || app->loop->was_moving) {
        gfx_invalidate(app->gfx);
    }
    app->loop->was_moving = moves;
}

/* --- real time ---------------------------------------------------------------------------------------------------- */

static double wakes_at(const App *app) {
    double wake = stack_wakes_at(app->stack);
    double other = app->hooks.wakes_at != NULL ? app->hooks.wakes_at(app) : -1;
    return wake < 0 || (other >= 0 && other < wake) ? other : wake;
}

static bool is_due(const App *app, double now) {
    double wake = wakes_at(app);
    return wake >= 0 && now >= wake;
}

/* A step is wanted though nobody has done anything. */
static bool has_news(App *app) {
    return app->hooks.has_news != NULL && stack_is_at_rest(app->stack) && app->hooks.has_news(app);
}

/* True if there was at least one step. */
static bool step_up_to(App *app, double now) {
    Loop *loop = app->loop;
    int steps = 0;
    while (!app->quits && now - loop->step_time >= STEP_MS) {
        if (++steps > STEPS_AT_ONCE) {
            loop->step_time = now;
            return true;
        }
        loop->step_time += STEP_MS;
        app->now = loop->step_time;
        step(app);
    }
    return steps > 0;
}

static void draw_if_needed(App *app, bool moves) {
    keep_drawing(app, moves);
    if (!gfx_is_dirty(app->gfx)) {
        return;
    }
    /* Between the last two steps while something moves, else exactly where it has come to rest. */
    double now = clock_ms(&app->clock);
    gfx_set_now(app->gfx, moves ? fmin(now - STEP_MS, app->now) : app->now);
    loop_draw(app, NULL, NULL);
}

static int rest(const App *app) {
    double now = clock_ms(&app->clock), wake = wakes_at(app);
    if (app->loop->runs || gfx_is_dirty(app->gfx)) {
        /* The display's beat paces the frames where there is one; asking for a new step before it is due is cheap, but
         * a window nobody sees has no beat. */
        return (int)fmax(app->loop->step_time + STEP_MS - now, 0);
    }
    if (workers_has_results(app->workers)) {
        return 0;
    }
    return wake < 0 ? -1 : (int)fmax(ceil(wake - now), 0);
}

int loop_turn(App *app) {
    Loop *loop = app->loop;
    double now = clock_ms(&app->clock);
    if (!loop->runs) {
        loop->step_time = fmax(loop->step_time, now - STEP_MS);
        app->now = loop->step_time;
    }
    bool happened = take_all_in(app);
    happened = workers_take_up(app->workers, TAKE_UP_US) > 0 || happened;
    sound_step(app->sound, app->now); /* music ends and devices come while nothing moves, too */
    loop->runs = loop->runs || happened || is_due(app, now) || has_news(app);
    if (loop->runs && step_up_to(app, now)) {
        loop->runs = false;
    }
    bool moves = stack_is_moving(app->stack);
    loop->runs = loop->runs || moves;
    draw_if_needed(app, moves);
    return rest(app);
}

static int turn(void *context) {
    App *app = context;
    int ms = app->quits ? BEAT_ENDS : loop_turn(app);
    return app->quits ? BEAT_ENDS : ms;
}

void loop_run(App *app) {
    app->loop->step_time = clock_ms(&app->clock);
    app->loop->runs = true;
    beat_run(app->input, turn, app);
}

/* --- virtual time ------------------------------------------------------------------------------------------------- */

bool loop_is_busy(const App *app) {
    return stack_is_busy(app->stack) || workers_busy(app->workers) || gfx_is_waiting(app->gfx) ||
           (app->hooks.is_busy != NULL && app->hooks.is_busy((App *)app));
}

void loop_draw_every(App *app, int n) {
    app->loop->draw_every = n;
}

void loop_take_in(App *app) {
    (void)take_all_in(app);
}

bool loop_virtual_step(App *app) {
    Loop *loop = app->loop;
    take_all_in(app);
    workers_wait(app->workers);
    workers_take_up(app->workers, 0);
    if (app->hooks.settle != NULL) {
        app->hooks.settle(app);
    }
    if (loop->draw_every == 0 && gfx_is_dirty(app->gfx)) {
        gfx_disown_picture(app->gfx); /* nothing melts into a picture that nobody has seen */
    }
    clock_advance(&app->clock, STEP_MS);
    app->now = clock_ms(&app->clock);
    step(app);
    keep_drawing(app, stack_is_moving(app->stack));
    gfx_set_now(app->gfx, app->now);
    loop->steps_undrawn++;
    if (!app->quits && gfx_is_dirty(app->gfx) && loop->draw_every > 0 && loop->steps_undrawn >= loop->draw_every) {
        loop->steps_undrawn = 0;
        loop_draw(app, NULL, NULL);
    }
    return !app->quits && loop_is_busy(app);
}

/* --- figures ------------------------------------------------------------------------------------------------------ */

static int by_size(const void *a, const void *b) {
    unsigned x = *(const unsigned *)a, y = *(const unsigned *)b;
    return (x > y) - (x < y);
}

LoopFigures loop_figures(const App *app) {
    const Loop *loop = app->loop;
    LoopFigures figures = {
        .frames = gfx_counts(app->gfx).frames,
        .steps = loop->steps,
        .step_us_max = loop->step_us_max,
        .step_cpu_us_max = loop->step_cpu_us_max,
    };
    static unsigned sorted[FRAMES_KEPT];
    size_t count = loop->frames < FRAMES_KEPT ? (size_t)loop->frames : FRAMES_KEPT;
    if (count > 0) {
        memcpy(sorted, loop->frame_us, count * sizeof sorted[0]);
        qsort(sorted, count, sizeof sorted[0], by_size);
        figures.frame_us_p50 = sorted[count / 2];
        figures.frame_us_p99 = sorted[count * 99 / 100];
    }
    return figures;
}
