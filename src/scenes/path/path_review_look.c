/* An expert looks back on a game, in jobs of a few actions each: other jobs get their turn in between, and whoever
 * leaves waits for nothing. */
#include "scenes/path/path_review_inside.h"

#include "base/memory.h"
#include "core/core_assert.h"

#include <stdlib.h>

enum { ACTIONS_A_JOB = 4 };

/* Plays the game once more, for the boards that are shown. */
static void find_boards(Look *look) {
    PathGame game;
    path_start(&game, &look->setup, NULL);
    for (size_t i = 0; i <= look->actions; i++) {
        for (int m = 0; m < look->review.moments && game.closed == 0; m++) {
            if (look->review.moment[m].round == game.round && !path_is_over(&game)) {
                look->before[m] = game.player[look->review.moment[m].player];
                look->from[m] = i;
            }
        }
        if (i < look->actions) {
            path_apply(&game, &look->action[i], NULL);
        }
    }
}

static void work(void *data) {
    Look *look = data;
    for (int i = 0; i < ACTIONS_A_JOB && look->done < look->actions; i++) {
        bool fits = path_ai_review_step(&look->review, &look->action[look->done++]);
        CORE_ASSERT(fits); /* the session has played them */
    }
    if (look->done == look->actions) {
        path_ai_review_end(&look->review);
        find_boards(look);
    }
}

static void look_free(Look *look) {
    free(look->action);
    free(look);
}

static void worked(void *data, bool dropped);

static void work_on(Look *look) {
    look->is_working = true;
    workers_submit(look->app->workers, WORKER_THINKING, work, worked, look);
}

static void worked(void *data, bool dropped) {
    Look *look = data;
    look->is_working = false;
    if (look->is_dropped) {
        look_free(look);
    } else if (!dropped) {
        look->is_ready = look->done == look->actions;
        look->progress = (float)look->done / (float)look->actions;
        if (!look->is_ready) {
            work_on(look);
        }
        gfx_invalidate(look->app->gfx);
    }
}

Look *review_look(App *app, const Session *session) {
    Look *look = memory_new(sizeof *look);
    look->app = app;
    look->setup = *path_session_setup(session);
    look->actions = session_actions(session);
    look->action = memory_new(look->actions * sizeof *look->action);
    for (size_t i = 0; i < look->actions; i++) {
        look->action[i] = path_session_action(session, i);
    }
    path_ai_review_begin(&look->review, &look->setup);
    work_on(look);
    return look;
}

void review_drop(Look *look) {
    if (look->is_working) {
        look->is_dropped = true; /* freed when the worker has done with it */
    } else {
        look_free(look);
    }
}
