/* One list of all jobs in the order they came; workers look for the next one that is theirs. There are never more than
 * some hundred, so that looking through a list costs nothing beside what a job does. */
#include "platform/worker.h"

#include "base/give_up.h"
#include "base/memory.h"
#include "platform/clock.h"
#include "platform/platform.h"

#include <SDL.h>

#include <stdlib.h>

typedef enum JobState {
    JOB_QUEUED,
    JOB_RUNNING,
    JOB_FINISHED,
    JOB_DROPPED,
} JobState;

typedef struct Job Job;

struct Job {
    Job *next;
    WorkerLane lane;
    JobState state;
    void (*run)(void *data);
    void (*done)(void *data, bool dropped);
    void *data;
};

enum { POOL_MAX = 6 };

typedef struct Worker {
    Workers *workers;
    SDL_Thread *thread;
    bool is_store;
} Worker;

struct Workers {
    SDL_mutex *mutex;
    SDL_cond *work;     /* something was queued, or it is time to go */
    SDL_cond *progress; /* a job has ended */
    Job *first, **last;
    int waiting[WORKER_LANES]; /* submitted and done() not yet called */
    int unfinished;            /* queued or running */
    bool leaving;
    Worker worker[POOL_MAX + 1];
    int count;
    void (*wake)(void *context);
    void *context;
};

static Job *first_queued(const Workers *workers, WorkerLane lane) {
    Job *job = workers->first;
    while (job != NULL && (job->lane != lane || job->state != JOB_QUEUED)) {
        job = job->next;
    }
    return job;
}

static Job *next_for(const Worker *worker) {
    if (worker->is_store) {
        return first_queued(worker->workers, WORKER_STORE);
    }
    Job *job = first_queued(worker->workers, WORKER_THINKING);
    return job != NULL ? job : first_queued(worker->workers, WORKER_PICTURES);
}

static void finish(Workers *workers, Job *job, JobState state) {
    job->state = state;
    workers->unfinished--;
    SDL_CondBroadcast(workers->progress);
}

static int SDLCALL work(void *data) {
    Worker *worker = data;
    Workers *workers = worker->workers;
    if (!worker->is_store) {
        SDL_SetThreadPriority(SDL_THREAD_PRIORITY_LOW);
    }
    SDL_LockMutex(workers->mutex);
    for (;;) {
        Job *job = next_for(worker);
        if (job == NULL && workers->leaving) {
            break;
        }
        if (job == NULL) {
            SDL_CondWait(workers->work, workers->mutex);
            continue;
        }
        job->state = JOB_RUNNING;
        SDL_UnlockMutex(workers->mutex);
        job->run(job->data);
        SDL_LockMutex(workers->mutex);
        finish(workers, job, JOB_FINISHED);
        if (workers->wake != NULL) {
            workers->wake(workers->context);
        }
    }
    SDL_UnlockMutex(workers->mutex);
    return 0;
}

static void start(Workers *workers, bool is_store, const char *name) {
    Worker *worker = &workers->worker[workers->count];
    *worker = (Worker){.workers = workers, .is_store = is_store};
    worker->thread = SDL_CreateThread(work, name, worker);
    if (worker->thread != NULL) {
        workers->count++;
    } else if (workers->count == 0 || is_store) {
        give_up(GIVE_UP_NO_THREAD);
    }
}

Workers *workers_new(void (*wake)(void *context), void *context) {
    Workers *workers = memory_new(sizeof *workers);
    workers->mutex = SDL_CreateMutex();
    workers->work = SDL_CreateCond();
    workers->progress = SDL_CreateCond();
    workers->last = &workers->first;
    workers->wake = wake;
    workers->context = context;
    /* One core is left to the main thread; two workers at least, so that a picture does not keep a computer from
     * thinking. */
    int pool = SDL_clamp(SDL_GetCPUCount() - 1, 2, POOL_MAX);
    for (int i = 0; i < pool; i++) {
        start(workers, false, "worker");
    }
    start(workers, true, "store");
    return workers;
}

void workers_free(Workers *workers) {
    if (workers == NULL) {
        return;
    }
    SDL_LockMutex(workers->mutex);
    for (Job *job = workers->first; job != NULL; job = job->next) {
        if (job->state == JOB_QUEUED && job->lane != WORKER_STORE) {
            finish(workers, job, JOB_DROPPED);
        }
    }
    workers->leaving = true;
    SDL_CondBroadcast(workers->work);
    SDL_UnlockMutex(workers->mutex);
    for (int i = 0; i < workers->count; i++) {
        SDL_WaitThread(workers->worker[i].thread, NULL);
    }
    workers_take_up(workers, 0);
    SDL_DestroyCond(workers->progress);
    SDL_DestroyCond(workers->work);
    SDL_DestroyMutex(workers->mutex);
    free(workers);
}

void workers_submit(Workers *workers, WorkerLane lane, void (*run)(void *data), void (*done)(void *data, bool dropped),
                    void *data) {
    Job *job = memory_raw(sizeof *job);
    *job = (Job){.lane = lane, .run = run, .done = done, .data = data};
    SDL_LockMutex(workers->mutex);
    *workers->last = job;
    workers->last = &job->next;
    workers->waiting[lane]++;
    workers->unfinished++;
    if (workers->leaving) { /* nobody is left to do it: what is taken up at the end may ask for more */
        finish(workers, job, JOB_DROPPED);
    }
    SDL_CondBroadcast(workers->work);
    SDL_UnlockMutex(workers->mutex);
}

/* Takes the first job that has ended out of the list. */
static Job *take(Workers *workers) {
    SDL_LockMutex(workers->mutex);
    Job **link = &workers->first;
    while (*link != NULL && (*link)->state != JOB_FINISHED && (*link)->state != JOB_DROPPED) {
        link = &(*link)->next;
    }
    Job *job = *link;
    if (job != NULL) {
        *link = job->next;
        if (workers->last == &job->next) {
            workers->last = link;
        }
    }
    SDL_UnlockMutex(workers->mutex);
    return job;
}

int workers_take_up(Workers *workers, unsigned budget_us) {
    uint64_t begin = clock_real_us();
    int taken = 0;
    for (;;) {
        Job *job = take(workers);
        if (job == NULL) {
            return taken;
        }
        if (job->done != NULL) {
            job->done(job->data, job->state == JOB_DROPPED);
        }
        SDL_LockMutex(workers->mutex);
        workers->waiting[job->lane]--;
        SDL_UnlockMutex(workers->mutex);
        free(job);
        taken++;
        if (budget_us > 0 && clock_real_us() - begin > budget_us) {
            return taken;
        }
    }
}

static bool workers_lane_busy(const Workers *workers, WorkerLane lane) {
    SDL_LockMutex(workers->mutex);
    bool busy = workers->waiting[lane] > 0;
    SDL_UnlockMutex(workers->mutex);
    return busy;
}

bool workers_busy(const Workers *workers) {
    bool busy = false;
    for (int lane = 0; lane < WORKER_LANES; lane++) {
        busy = busy || workers_lane_busy(workers, (WorkerLane)lane);
    }
    return busy;
}

bool workers_has_results(const Workers *workers) {
    SDL_LockMutex(workers->mutex);
    const Job *job = workers->first;
    while (job != NULL && job->state != JOB_FINISHED) {
        job = job->next;
    }
    SDL_UnlockMutex(workers->mutex);
    return job != NULL;
}

void workers_wait(Workers *workers) {
    SDL_LockMutex(workers->mutex);
    while (workers->unfinished > 0) {
        SDL_CondWait(workers->progress, workers->mutex);
    }
    SDL_UnlockMutex(workers->mutex);
}
