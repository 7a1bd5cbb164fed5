#include "games/world/scenes/back.h"

#include "games/world/scenes/world_scenes.h"

bool back_is_free(const App *app) {
    return session_can_undo(in_play(app));
}

/* Dealing the next stage is no step of its own: where the rows were counted there is nothing to choose, and so nothing
 * to go back from. A host elsewhere is asked for one step at a time. */
static bool pass_scoring(const App *app, bool went) {
    bool goes = went && !session_is_far(in_play(app));
    while (goes && world_session_view(in_play(app))->awaiting == WORLD_AWAITING_STAGE_OVER) {
        goes = session_undo(in_play(app));
    }
    return went;
}

bool back_step(App *app) {
    return pass_scoring(app, session_undo(in_play(app)));
}

bool back_step_unranked(App *app) {
    return pass_scoring(app, session_undo_unranked(in_play(app)));
}
