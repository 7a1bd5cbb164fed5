/* Just enough of threads for one worker: <threads.h> is not everywhere, and nothing in here may need SDL. */
#ifndef STORE_THREAD_H
#define STORE_THREAD_H

#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>

typedef pthread_t Thread;
typedef pthread_mutex_t Mutex;
typedef pthread_cond_t Condition;

/* Each ends the program with a message when the system has no more of them. */
void thread_start(Thread *thread, void *(*run)(void *), void *with);
void thread_join(Thread thread);
void mutex_init(Mutex *mutex);
void condition_init(Condition *condition);
/* Since some moment long ago. */
uint64_t thread_milliseconds(void);
/* May wake for no reason; false: the time is over. */
bool condition_wait_for(Condition *condition, Mutex *mutex, unsigned milliseconds);

#endif
