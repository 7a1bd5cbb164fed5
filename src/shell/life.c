#include "shell/life.h"

#include "shell/scene.h"

#include <math.h>

static const double UNEVEN = 1.0 / 6; /* of the time between two, each way */

/* --- beats -------------------------------------------------------------------------------------------------------- */

/* 0 to 1, the same for the same beat. */
static double chance(unsigned seed, double number) {
    uint32_t x = seed * 2654435761u + (uint32_t)(int64_t)number * 40503u + 12345u;
    x = (x ^ x >> 15) * 2246822519u;
    x = (x ^ x >> 13) * 3266489917u;
    return (double)(x >> 8) / (1 << 24);
}

static double begins(const LifeBeat *beat, double number) {
    double uneven = beat->seed > 0 ? (chance(beat->seed, number) - .5) * 2 * UNEVEN * beat->every : 0;
    return beat->first + beat->every * number + uneven;
}

static double number_near(const LifeBeat *beat, double now) {
    return floor((now - beat->first) / beat->every);
}

float life_beat(const LifeBeat *beat, double now) {
    double near = number_near(beat, now);
    for (int i = -1; i <= 1 && !beat->is_off; i++) {
        double passed = now - begins(beat, near + i);
        if (passed >= 0 && passed < beat->takes) {
            return (float)(passed / beat->takes);
        }
    }
    return -1;
}

double life_next(const LifeBeat *beat, double now) {
    double number = number_near(beat, now) - 1;
    while (begins(beat, number) + beat->takes <= now) {
        number++;
    }
    double from = begins(beat, number), to = from + beat->takes;
    if (now < from) {
        return from;
    }
    return beat->frame > 0 ? fmin(now + beat->frame, to) : to;
}

/* --- a scene's ---------------------------------------------------------------------------------------------------- */

static bool may_live(const App *app) {
    if (app->preferences.reduced_motion) {
        return false;
    }
    return app->is_driven ? app->lives : video_is_looked_at(app->video) && !platform_saves_power();
}

static double next_of(const LifeBeat *beat, int count, double now) {
    double next = HUGE_VAL;
    for (int i = 0; i < count; i++) {
        next = beat[i].is_off ? next : fmin(next, life_next(&beat[i], now));
    }
    return next;
}

void life_step(Life *life, App *app, bool rests, const LifeBeat *beat, int count) {
    bool was_alive = life->due > 0;
    if (!rests || !may_live(app)) {
        if (was_alive) {
            scene_changed(app); /* what stirred stands still */
        }
        *life = (Life){0};
        return;
    }
    life->at = app->now;
    if (!was_alive || app->now >= life->due) {
        scene_changed(app);
        life->due = next_of(beat, count, app->now);
    }
    if (life->due < HUGE_VAL) {
        scene_wake_at(app, life->due);
    }
}

bool life_is_seen(const Life *life, const App *app) {
    return life->due > 0 && fabs(gfx_now(app->gfx) - life->at) < 1;
}
