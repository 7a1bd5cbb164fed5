#include "scenes/menus/back.h"

#include "i18n/i18n.h"
#include "play/session.h"
#include "scenes/menus/in_play.h"
#include "scenes/menus/menus.h"

bool back_is_key(const UiEvent *event) {
    return event->letter == 'u' || (event->letter == 'z' && (event->mods & MOD_CTRL) != 0);
}

/* A hall of fame knows no unranked games. */
bool back_may_be_asked(const App *app) {
    return !app->policy.keeps_hidden && session_can_undo_unranked(in_play(app));
}

void back_ask(App *app, void (*chosen)(App *app, void *context, int button), void *context) {
    message_show(app, tr("Undo"),
                 tr("Something hidden has been revealed since. You can go back anyway, but then this game won’t "
                    "count in the statistics."),
                 tr("Go back, unranked"), tr("Cancel"), chosen, context);
}
