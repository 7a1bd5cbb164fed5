#include "platform/beat.h"

void beat_run(Input *input, int (*turn)(void *context), void *context) {
    for (int ms = turn(context); ms != BEAT_ENDS; ms = turn(context)) {
        if (ms != 0) {
            input_wait(input, ms);
        }
    }
}
