#include "games/world/scenes/back.h"

#include "games/world/scenes/world_scenes.h"

bool back_is_free(const App *app) {
    return session_can_undo(app->session);
}

/* Dealing the next stage is no step of its own: where the rows were counted there is nothing to choose, and so nothing
 * to go back from. */
static bool pass_scoring(const App *app, bool went) {
    bool goes = went;
    while (goes && world_session_view(app->session)->awaiting == WORLD_AWAITING_STAGE_OVER) {
        goes = session_undo(app->session);
    }
    return went;
}

bool back_step(App *app) {
    return pass_scoring(app, session_undo(app->session));
}

bool back_step_unranked(App *app) {
    return pass_scoring(app, session_undo_unranked(app->session));
}
