/* What the ribbon says: what somebody has to do, or for whom the table waits. */
#include "games/path/scenes/table.h"
#include "games/path/scenes/table_face.h"
#include "i18n/i18n.h"
#include "scenes/together/together.h"

/* For computers alone nobody need wait. */
static void words_of_waiting(const PathTable *table, char out[PATH_WORDS_MAX]) {
    char said[PATH_WORDS_MAX];
    unsigned awaited = path_table_awaited(table);
    bool for_persons = false;
    for (int p = 0; p < table->view.players; p++) {
        for_persons = for_persons || ((awaited >> p & 1) != 0 && session_plays_here(table->session, p));
    }
    path_words_awaited(&table->names, awaited, said);
    bool can_be_hurried = session_persons_here(table->session) > 0 && !session_is_far(table->session);
    if (awaited != 0 && !for_persons && can_be_hurried) {
        i18n_format(out, PATH_WORDS_MAX, tr("{asked} · Press to speed up"), I18N_TEXT("asked", said));
    } else {
        i18n_copy(out, PATH_WORDS_MAX, said);
    }
}

/* The aim, as long as nobody has seen a round end; the tutorial has a coach for it. */
static void words_of_drawing(const PathTable *table, int player, char out[PATH_WORDS_MAX]) {
    char said[PATH_WORDS_MAX];
    path_words_asked(&table->seat[player].draft, table->names.name[player], said);
    if (table->view.round == 1 && !session_is_tutorial(table->session)) {
        /* TRANSLATORS: what counts in Best Path, and after it what somebody has to do now */
        i18n_format(out, PATH_WORDS_MAX, tr("Reach numbers, light tiles! {asked}"), I18N_TEXT("asked", said));
    } else {
        i18n_copy(out, PATH_WORDS_MAX, said);
    }
}

static void words_here(const PathTable *table, char out[PATH_WORDS_MAX], PathLight *light) {
    int player = table->hand;
    *light = PATH_LIGHTS;
    i18n_copy(out, PATH_WORDS_MAX, table->caption);
    if (table->is_film || table->is_revealing || table->view.card == PATH_NO_CARD) {
        return;
    }
    if (!path_table_may_draw(table, player)) {
        words_of_waiting(table, out);
        return;
    }
    if (draft_is_shut_in(&table->view.player[player])) {
        path_words_shut_in(table->names.name[player], out);
        return;
    }
    *light = path_table_light(table, player);
    if (table->seat[player].has_hint) {
        path_words_hint(&table->names, &table->seat[player].hint, out);
    } else {
        words_of_drawing(table, player, out);
    }
}

void path_table_asked(const PathTable *table, char out[PATH_WORDS_MAX], PathLight *light) {
    words_here(table, out, light);
    if (session_is_far(table->session) && !table->is_film && !table->is_revealing) {
        together_words(table->app, path_table_awaited(table), out, PATH_WORDS_MAX);
    }
}
