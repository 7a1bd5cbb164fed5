/* Who learns, and who teaches. */
#include "scenes/table/coach.h"

#include "gfx/theme.h"
#include "i18n/i18n.h"
#include "store/store.h"
#include "ui/ui.h"

#include <string.h>

/* NULL: the first seat was a computer's, or has no name. */
static const char *known_name(const Store *store, const char *key) {
    if (store == NULL || store_get_flag(store, ui_id("%s.seat0.computer", key), false)) {
        return NULL;
    }
    const char *name = store_get_text(store, ui_id("%s.seat0.name", key), "");
    return name[strspn(name, " \t")] != '\0' ? name : NULL;
}

void coach_sit_down(const App *app, const char *key, const Seat *who, Figurine usual, Seat *person, Seat *coach) {
    Figurine figurine = who != NULL ? who->figurine : usual;
    const char *known = who != NULL ? who->name : known_name(app->store, key);
    *coach = (Seat){.figurine = coach_figurine(figurine), .is_computer = true, .level = AI_EASY};
    i18n_copy(coach->name, sizeof coach->name, coach_name(figurine));
    bool is_free = known != NULL && strcmp(known, coach->name) != 0;
    *person = (Seat){.figurine = figurine};
    /* TRANSLATORS: the name of somebody who plays the first game and has not given one */
    i18n_copy(person->name, sizeof person->name, is_free ? known : tr("Guest"));
}

/* One whose lessons are all given is no tutorial any more: who asks for the tutorial then wants it from the start. */
bool coach_resume(App *app, const Game *rules, bool (*is_done)(uint32_t lessons), PlayError *error) {
    if (!in_play_sit_down(app, session_resume_tutorial(in_play_host(app), rules, error))) {
        return false;
    }
    if (!is_done(session_lessons(in_play(app))) && !session_is_over(in_play(app))) {
        return true;
    }
    in_play_abandon(app);
    return false;
}
