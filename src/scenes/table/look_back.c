#include "scenes/table/look_back.h"

#include "play/chronicle.h"

#include <stdlib.h>

static void work(void *data) {
    LookBack *back = data;
    size_t actions = session_actions(back->record);
    for (int i = 0; i < back->actions_a_job && back->done < actions; i++) {
        back->follow(back, back->done++);
    }
    if (back->done == actions) {
        back->end(back);
    }
}

static void free_it(LookBack *back) {
    session_leave(back->record);
    free(back);
}

static void worked(void *data, bool dropped);

static void work_on(LookBack *back) {
    back->is_working = true;
    workers_submit(back->app->workers, WORKER_THINKING, work, worked, back);
}

static void worked(void *data, bool dropped) {
    LookBack *back = data;
    back->is_working = false;
    if (back->is_dropped) {
        free_it(back);
    } else if (!dropped) {
        size_t actions = session_actions(back->record);
        back->is_ready = back->done == actions;
        back->progress = (float)back->done / (float)actions;
        if (!back->is_ready) {
            work_on(back);
        }
        gfx_invalidate(back->app->gfx);
    }
}

void look_back_begin(LookBack *back, App *app, const Session *session, void (*prepare)(LookBack *back)) {
    back->app = app;
    back->record = chronicle_from_session(session);
    prepare(back);
    work_on(back);
}

void look_back_drop(LookBack *back) {
    if (back != NULL && back->is_working) {
        back->is_dropped = true; /* freed when the worker has done with it */
    } else if (back != NULL) {
        free_it(back);
    }
}
