/* An expert looks back on a game, on a worker. The longest games take several seconds, so this is split into short jobs
 * of a few actions each: other jobs get their turn in between, and a scene that is closed waits for none of them. */
#ifndef SCENES_TABLE_LOOK_BACK_H
#define SCENES_TABLE_LOOK_BACK_H

#include "play/session.h"
#include "shell/app.h"

/* The first member of what a game finds out. On the worker: follow is called for each action, then end. */
typedef struct LookBack {
    App *app;
    Session *record; /* the game, copied */
    int actions_a_job;
    void (*follow)(struct LookBack *back, size_t action);
    void (*end)(struct LookBack *back);
    size_t done;
    float progress; /* 0 to 1, as the main thread knows it, from job to job */
    bool is_ready;  /* all is found; until then only the two above may be read */
    bool is_working, is_dropped;
} LookBack;

/* back: allocated alone, with actions_a_job, follow and end; freed in the end. prepare: once there is the record. */
void look_back_begin(LookBack *back, App *app, const Session *session, void (*prepare)(LookBack *back));

/* At any time, also while the worker is at it; NULL is fine. */
void look_back_drop(LookBack *back);

#endif
