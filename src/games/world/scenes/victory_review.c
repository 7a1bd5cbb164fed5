/* Finds a game's key moments by having an expert replay it. */
#include "games/world/scenes/victory_parts.h"

#include "base/memory.h"
#include "core/core_assert.h"

static void begin(LookBack *back) {
    world_review_begin_record(&((VictoryReview *)back)->review, back->record);
}

static void follow(LookBack *back, size_t action) {
    bool fits = world_ai_review_step(&((VictoryReview *)back)->review, world_session_action(back->record, action));
    CORE_ASSERT(fits); /* the session has played them */
}

static void end(LookBack *back) {
    VictoryReview *review = (VictoryReview *)back;
    world_ai_review_end(&review->review);
    world_review_tell(&review->review, back->record, review->moment);
}

VictoryReview *victory_review_none(void) {
    return memory_new(sizeof(VictoryReview));
}

VictoryReview *victory_review_begin(App *app, const Session *session) {
    VictoryReview *review = memory_new(sizeof *review);
    review->back = (LookBack){.actions_a_job = 6, .follow = follow, .end = end};
    look_back_begin(&review->back, app, session, begin);
    return review;
}
