#include "scenes/menus/offer.h"

#include "gfx/theme.h"
#include "i18n/i18n.h"
#include "scenes/menus/coach_name.h"
#include "scenes/menus/menus.h"
#include "store/store.h"

#include <stdio.h>
#include <string.h>

static const float SHARE = .37f, GAP = .012f;

/* --- the way there ------------------------------------------------------------------------------------------------ */

void offer_teach(App *app, const GameScenes *game, const Seat *person) {
    PlayError error;
    if (game->teach(app, person, &error)) {
        in_play_show(app);
    } else {
        message_tell(app, tr("Learn to play"), error.text);
    }
}

static const Seat *first_person(const Session *session) {
    for (int p = 0; p < session_players(session); p++) {
        if (session_is_person(session, p)) {
            return session_seat(session, p);
        }
    }
    return NULL;
}

void offer_accept(App *app) {
    Seat person = *first_person(in_play(app)); /* the session goes */
    offer_teach(app, in_play_scenes_of(app, session_rules(in_play(app))), &person);
}

/* --- for whom ----------------------------------------------------------------------------------------------------- */

static const char *done_key(const Game *rules) {
    static char key[64];
    snprintf(key, sizeof key, "%s.done", rules->tutorial);
    return key;
}

void offer_is_taken(const App *app, const Session *session) {
    if (app->store != NULL) {
        store_set_flag(app->store, done_key(session_rules(session)), true);
    }
}

/* Anybody here who has can tell the others. */
static bool somebody_has_played(const App *app, const Session *session) {
    bool has = false;
    for (int p = 0; p < session_players(session) && !has; p++) {
        has = session_is_person(session, p) &&
              store_has_played(app->store, session_rules(session)->kind, session_seat(session, p)->name,
                               session_store_id(session));
    }
    return has;
}

bool offer_is_due(const App *app, const Session *session) {
    bool is_game = !app->policy.offers_nothing && app->store != NULL && session != NULL && session == in_play(app) &&
                   !session_is_show(session) && !session_is_tutorial(session) && !session_is_far(session) &&
                   session_persons(session) > 0;
    return is_game && session_rules(session)->tutorial != NULL &&
           !store_get_flag(app->store, done_key(session_rules(session)), false) && !somebody_has_played(app, session);
}

/* --- in the ribbon ------------------------------------------------------------------------------------------------ */

Rect offer_cut(Rect *ribbon) {
    Rect offer = *ribbon;
    offer.w = ribbon->w * SHARE;
    offer.x = ribbon->x + ribbon->w - offer.w;
    ribbon->w -= offer.w + ribbon->w * GAP;
    return offer;
}

void offer_build(const App *app, Ui *ui, const char *id, Rect where, int act) {
    char label[160];
    /* TRANSLATORS: a button for somebody's first game; {name} is a computer player who teaches it */
    i18n_format(label, sizeof label, tr("Want {name} to show you how?"),
                I18N_TEXT("name", coach_name(first_person(in_play(app))->figurine)));
    ui_put(ui, id, where, label, act, .look = LOOK_GLASS, .picture = "icons/hand", .size = 26);
}
