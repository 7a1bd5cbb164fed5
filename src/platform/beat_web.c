#include "platform/beat.h"

#include <SDL.h>
#include <emscripten.h>

typedef struct Beat {
    Input *input;
    int (*turn)(void *context);
    void *context;
    double rests_until; /* ms; negative: until something happens */
} Beat;

/* What happens is in SDL's list by then; game controllers alone have to be asked. */
static bool is_due(const Beat *beat) {
    bool is_over = beat->rests_until >= 0 && emscripten_get_now() >= beat->rests_until;
    return is_over || input_has_pads(beat->input) || SDL_HasEvents(SDL_FIRSTEVENT, SDL_LASTEVENT) == SDL_TRUE;
}

static void frame(void *data) {
    Beat *beat = data;
    if (!is_due(beat)) {
        return;
    }
    int ms = beat->turn(beat->context);
    beat->rests_until = ms < 0 ? -1 : emscripten_get_now() + ms;
    if (ms == BEAT_ENDS) {
        emscripten_cancel_main_loop();
    }
}

void beat_run(Input *input, int (*turn)(void *context), void *context) {
    static Beat beat;
    beat = (Beat){.input = input, .turn = turn, .context = context};
    emscripten_set_main_loop_arg(frame, &beat, 0, true);
}
