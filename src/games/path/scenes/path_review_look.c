/* An expert looks back on a game, and its boards are kept as they were at the moments that decided it. */
#include "games/path/scenes/path_review_inside.h"

#include "base/memory.h"
#include "core/core_assert.h"

static void begin(LookBack *back) {
    path_review_begin_record(&((Look *)back)->review, back->record);
}

static void follow(LookBack *back, size_t index) {
    PathAction action = path_session_action(back->record, index);
    bool fits = path_ai_review_step(&((Look *)back)->review, &action);
    CORE_ASSERT(fits); /* the session has played them */
}

static void end(LookBack *back) {
    Look *look = (Look *)back;
    path_ai_review_end(&look->review);
    path_review_boards(&look->review, back->record, look->before);
}

Look *review_look(App *app, const Session *session) {
    Look *look = memory_new(sizeof *look);
    look->back = (LookBack){.actions_a_job = 4, .follow = follow, .end = end};
    look_back_begin(&look->back, app, session, begin);
    return look;
}
