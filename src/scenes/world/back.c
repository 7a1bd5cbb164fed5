#include "scenes/world/back.h"

#include "i18n/i18n.h"
#include "scenes/menus.h"
#include "scenes/world/world_scenes.h"

bool back_is_key(const UiEvent *event) {
    return event->letter == 'u' || (event->letter == 'z' && (event->mods & MOD_CTRL) != 0);
}

bool back_is_free(const App *app) {
    return session_can_undo(app->session);
}

/* A hall of fame knows no unranked games. */
bool back_may_be_asked(const App *app) {
    return app->kiosk == NULL && session_can_undo_unranked(app->session);
}

/* Dealing the next stage is no step of its own: where the rows were counted there is nothing to choose, and so nothing
 * to go back from. */
static bool pass_scoring(const App *app, bool went) {
    bool goes = went;
    while (goes && world_session_game(app->session)->awaiting == WORLD_AWAITING_STAGE_OVER) {
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

void back_ask(App *app, void (*chosen)(App *app, void *context, int button), void *context) {
    message_show(app, tr("Undo"),
                 tr("Something hidden has been revealed since. You can go back anyway, but then this game won’t "
                    "count in the statistics."),
                 tr("Go back, unranked"), tr("Cancel"), chosen, context);
}
