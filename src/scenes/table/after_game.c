#include "scenes/table/after_game.h"

#include "i18n/i18n.h"
#include "scenes/menus/menus.h"
#include "scenes/table/day.h"

/* --- the game of the day ------------------------------------------------------------------------------------------ */

static void tell_result(const AfterGame *after, char out[DAY_WORDS]) {
    char told[300], squares[DAY_SQUARES_BYTES] = "";
    after->tell(after->end, told, sizeof told);
    if (after->tell_squares != NULL) {
        after->tell_squares(after->end, squares);
    }
    DayResult result = {.game = after->game->name,
                        .date = after->deal.day,
                        .told = told,
                        .squares = squares,
                        .hints = after->hints,
                        .is_unranked = after->is_unranked};
    day_result_words(&result, out);
}

void after_game_begin(AfterGame *after, App *app, const Session *session) {
    char words[DAY_WORDS];
    after->deal = game_deal_of(session);
    after->hints = session_hints(session);
    after->is_unranked = session_is_unranked(session);
    if (!after->is_past && after->deal.day >= 0) {
        tell_result(after, words);
        day_result_keep(app, after->game->rules->kind, after->deal.day, words, &after->own);
    }
}

/* --- the buttons -------------------------------------------------------------------------------------------------- */

static const struct {
    const char *name, *label;
} BUTTON[] = {
    [AFTER_AGAIN] = {"again", N_("Play again")},
    [AFTER_RESULT] = {"result", N_("Result as text")},
    [AFTER_REVENGE] = {"revenge", N_("One level easier")},
    /* TRANSLATORS: the next game, against computers a level stronger */
    [AFTER_HARDER] = {"harder", N_("Harder")},
    [AFTER_SAME] = {"same", N_("Same deal again")},
    [AFTER_REVIEW] = {"review", N_("What decided it")},
    [AFTER_FILM] = {"film", N_("Watch replay")},
    [AFTER_NEW] = {"new", N_("New game")},
    [AFTER_TITLE] = {"title", N_("Main menu")},
};

/* A visitor plays again, or is done; who looks back watches it, or is done. */
static bool is_offered(const AfterGame *after, const App *app, AfterAct act) {
    if ((act == AFTER_FILM && after->game->film == NULL) || (act == AFTER_REVIEW && after->game->review == NULL)) {
        return false;
    }
    bool is_of_a_day = after->deal.day >= 0;
    if (act == AFTER_RESULT) {
        return is_of_a_day;
    }
    if (!after->is_past && in_play_visited(app) != NULL) { /* another one is made at its host */
        bool looks_back = act == AFTER_FILM || act == AFTER_REVIEW;
        return act == AFTER_TITLE || (looks_back && after->film.game != 0);
    }
    if (after->is_past) {
        return act == AFTER_FILM || act == AFTER_TITLE;
    }
    if (app->policy.has_no_films) {
        return act == AFTER_AGAIN || act == AFTER_REVIEW || act == AFTER_TITLE;
    }
    if (act == AFTER_REVENGE || act == AFTER_HARDER) {
        bool may =
            (act == AFTER_HARDER ? session_may_be_harder : session_may_take_revenge)(in_play(app), after->winners);
        return may && !is_of_a_day;
    }
    return true;
}

void after_game_offer(AfterGame *after, const App *app, const AfterAct *order) {
    after->buttons = 0;
    for (; *order != AFTER_NOTHING; order++) {
        if (is_offered(after, app, *order)) {
            after->button[after->buttons++] = *order;
        }
    }
}

Rect after_game_place(const AfterGame *after, const Layout *layout, Rect box, int rows, int index) {
    enum { ROWS_APART = 14, APART = 18 };
    int all = after->buttons - after->asides, columns = (all + rows - 1) / rows;
    int row = index / columns, column = index % columns;
    int count = row == rows - 1 ? all - columns * (rows - 1) : columns;
    int more = after->is_wide && row == 0, first = column > 0 ? column + more : 0, last = column + more;
    Rect line = layout_row(layout, box, rows, row, ROWS_APART);
    count += more;
    if (layout->left_handed) {
        first = count - 1 - first;
        last = count - 1 - last;
    }
    return rect_union(layout_column(layout, line, count, first, APART),
                      layout_column(layout, line, count, last, APART));
}

void after_game_build(const AfterGame *after, const App *app, Ui *ui, int index, Rect where, float size, bool is_open) {
    AfterAct act = after->button[index];
    const char *id = ui_id("%s.%s", after->scene, BUTTON[act].name);
    const char *done = after->is_past ? tr("Close") : app->policy.ends_visits ? tr("Done") : tr(BUTTON[act].label);
    ui_put(ui, id, where, act == AFTER_TITLE ? done : tr(BUTTON[act].label), (int)act,
           .look = index == 0 ? LOOK_MAIN : LOOK_GLASS, .size = size, .is_expected = index == 0 && is_open,
           .commits = true);
    bool is_first = index == 0 && in_play_visited(app) != NULL;
    if ((is_first || act == (after->is_past ? AFTER_FILM : AFTER_AGAIN)) && ui_focused(ui)[0] == '\0') {
        ui_focus(ui, id);
    }
}

/* --- what people do ----------------------------------------------------------------------------------------------- */

static void again(const AfterGame *after, App *app, bool (*how)(App *app, PlayError *error)) {
    PlayError error = {{0}};
    if (how(app, &error)) {
        scene_go(app, after->game->table, NULL, 0);
    } else {
        message_tell(app, tr("Play again"), error.text);
    }
}

static void go_away(const AfterGame *after, App *app) {
    if (after->is_past) {
        film_go_back(app);
    } else {
        scene_go_home(app);
    }
}

static void show_result(const AfterGame *after, App *app) {
    char words[DAY_WORDS];
    tell_result(after, words);
    day_result_show(app, words);
}

void after_game_act(const AfterGame *after, App *app, AfterAct act) {
    switch (act) {
    case AFTER_AGAIN:
    case AFTER_SAME:
    case AFTER_REVENGE:
    case AFTER_HARDER:
        if (scene_lets(app)) { /* not by a press that was to hurry the end */
            again(after, app,
                  act == AFTER_AGAIN    ? in_play_again
                  : act == AFTER_SAME   ? in_play_same_deal
                  : act == AFTER_HARDER ? in_play_harder
                                        : in_play_revenge);
        }
        return;
    case AFTER_RESULT:
        show_result(after, app);
        return;
    case AFTER_REVIEW:
        scene_push(app, after->game->review, &after->film, sizeof after->film);
        return;
    case AFTER_FILM:
        scene_push(app, after->game->film, &after->film, sizeof after->film);
        return;
    case AFTER_NEW:
        scene_go(app, after->game->setup, NULL, 0);
        return;
    case AFTER_TITLE:
        go_away(after, app);
        return;
    case AFTER_NOTHING:
    case AFTER_OWN:
        return;
    }
}
