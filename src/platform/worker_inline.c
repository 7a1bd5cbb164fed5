/* Work without threads: what was submitted waits until the main thread takes results up, and is done then, as much as
 * its time allows, at least one job. */
#include "platform/worker.h"

#include "base/memory.h"
#include "platform/clock.h"

#include <stdlib.h>

typedef struct Job {
    struct Job *next;
    void (*run)(void *data);
    void (*done)(void *data, bool dropped);
    void *data;
    unsigned long number; /* in which order they came */
    bool has_run;
} Job;

typedef struct Lane {
    Job *first, **last;
} Lane;

struct Workers {
    Lane lane[WORKER_LANES];
    unsigned long count;
    int under_way; /* submitted and done() not yet returned */
    void (*wake)(void *context);
    void *context;
};

Workers *workers_new(void (*wake)(void *context), void *context) {
    Workers *workers = memory_new(sizeof *workers);
    for (int lane = 0; lane < WORKER_LANES; lane++) {
        workers->lane[lane].last = &workers->lane[lane].first;
    }
    workers->wake = wake;
    workers->context = context;
    return workers;
}

static void run(Workers *workers, Job *job) {
    job->run(job->data);
    job->has_run = true;
    if (workers->wake != NULL) {
        workers->wake(workers->context);
    }
}

/* Those that have run go first, in their order; then what somebody waits for most. */
static Lane *next_lane(Workers *workers) {
    static const WorkerLane ORDER[WORKER_LANES] = {WORKER_STORE, WORKER_THINKING, WORKER_PICTURES};
    Lane *next = NULL;
    for (int i = 0; i < WORKER_LANES; i++) {
        Lane *lane = &workers->lane[ORDER[i]];
        const Job *job = lane->first, *best = next != NULL ? next->first : NULL;
        bool is_sooner = job != NULL && job->has_run && (best == NULL || !best->has_run || job->number < best->number);
        next = is_sooner || (next == NULL && job != NULL) ? lane : next;
    }
    return next;
}

static void finish_first(Workers *workers, Lane *lane) {
    Job *job = lane->first;
    lane->first = job->next;
    if (lane->first == NULL) {
        lane->last = &lane->first;
    }
    if (job->done != NULL) {
        job->done(job->data, !job->has_run);
    }
    workers->under_way--;
    free(job);
}

void workers_free(Workers *workers) {
    if (workers == NULL) {
        return;
    }
    for (Job *job = workers->lane[WORKER_STORE].first; job != NULL; job = job->next) {
        if (!job->has_run) {
            run(workers, job);
        }
    }
    for (Lane *lane = next_lane(workers); lane != NULL; lane = next_lane(workers)) {
        finish_first(workers, lane); /* which may ask for more, and nobody does that either */
    }
    free(workers);
}

void workers_submit(Workers *workers, WorkerLane lane, void (*run_it)(void *data),
                    void (*done)(void *data, bool dropped), void *data) {
    Job *job = memory_raw(sizeof *job);
    *job = (Job){.run = run_it, .done = done, .data = data, .number = workers->count++};
    *workers->lane[lane].last = job;
    workers->lane[lane].last = &job->next;
    workers->under_way++;
}

int workers_take_up(Workers *workers, unsigned budget_us) {
    uint64_t begin = clock_real_us();
    int taken = 0;
    for (Lane *lane = next_lane(workers); lane != NULL; lane = next_lane(workers)) {
        if (!lane->first->has_run) {
            run(workers, lane->first);
        }
        finish_first(workers, lane);
        taken++;
        if (budget_us > 0 && clock_real_us() - begin > budget_us) {
            break;
        }
    }
    return taken;
}

bool workers_busy(const Workers *workers) {
    return workers->under_way > 0;
}

bool workers_has_results(const Workers *workers) {
    return workers->under_way > 0;
}

void workers_wait(Workers *workers) {
    for (int lane = 0; lane < WORKER_LANES; lane++) {
        for (Job *job = workers->lane[lane].first; job != NULL; job = job->next) {
            if (!job->has_run) {
                run(workers, job);
            }
        }
    }
}
