/* Back to the round before: for one person among computers, past the card that has been turned up since. */
#include "games/path/scenes/table.h"
#include "scenes/menus/back.h"
#include "scenes/menus/in_play.h"

bool path_table_may_go_back(const PathTable *table, int player) {
    const Draft *draft = &table->seat[player].draft;
    bool is_at_work = path_table_may_draw(table, player) && draft->line.count == 0 && !draft_may_go_back(draft);
    bool is_played = table->session == in_play(table->app); /* a film is not */
    return is_at_work && is_played && table->view.round > 1 && back_may_be_asked(table->app);
}

/* A line that was closed and taken back in this round is no step of its own. */
static void go_back(PathTable *table) {
    int round = session_rounds(table->session);
    bool goes = session_undo_unranked(table->session);
    while (goes && session_rounds(table->session) == round) {
        goes = session_undo(table->session);
    }
    for (int p = 0; p < table->view.players; p++) {
        table->seat[p].knows_shut_in = false;
    }
    path_table_release(table);
    path_table_show(table, table->session);
    path_table_begin_round(table);
}

static void chosen(App *app, void *context, int button) {
    (void)app;
    PathTable *table = context;
    if (button == 0) {
        go_back(table);
    }
}

void path_table_go_back(PathTable *table) {
    if (session_is_unranked(table->session)) {
        go_back(table);
        return;
    }
    back_ask(table->app, chosen, table);
}
