/* An expert looks back on a game, and its boards are kept as they were at the moments that decided it. */
#include "scenes/path/path_review_inside.h"

#include "base/memory.h"
#include "core/core_assert.h"

/* Plays the game once more, for the boards that are shown. */
static void find_boards(Look *look) {
    const Session *record = look->back.record;
    size_t actions = session_actions(record);
    PathGame game;
    path_start(&game, path_session_setup(record), NULL);
    for (size_t i = 0; i <= actions; i++) {
        for (int m = 0; m < look->review.moments && game.closed == 0; m++) {
            if (look->review.moment[m].round == game.round && !path_is_over(&game)) {
                look->before[m] = game.player[look->review.moment[m].player];
                look->from[m] = i;
            }
        }
        if (i < actions) {
            PathAction action = path_session_action(record, i);
            path_apply(&game, &action, NULL);
        }
    }
}

static void begin(LookBack *back) {
    path_ai_review_begin(&((Look *)back)->review, path_session_setup(back->record));
}

static void follow(LookBack *back, size_t index) {
    PathAction action = path_session_action(back->record, index);
    bool fits = path_ai_review_step(&((Look *)back)->review, &action);
    CORE_ASSERT(fits); /* the session has played them */
}

static void end(LookBack *back) {
    Look *look = (Look *)back;
    path_ai_review_end(&look->review);
    find_boards(look);
}

Look *review_look(App *app, const Session *session) {
    Look *look = memory_new(sizeof *look);
    look->back = (LookBack){.actions_a_job = 4, .follow = follow, .end = end};
    look_back_begin(&look->back, app, session, begin);
    return look;
}
