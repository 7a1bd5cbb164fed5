#include "games/path/scenes/table.h"

#include "base/memory.h"

#include <stdlib.h>

void path_table_init(PathTable *table, App *app, Session *session) {
    table->app = app;
    table->paint = memory_new(sizeof *table->paint);
    table->paint->ground = layer_new(app->gfx);
    table->unfolded = table->hover_player = table->hover_cell = TABLE_NOBODY;
    table->tempo = 1;
    for (int i = 0; i < INPUT_PADS; i++) {
        table->pad[i] = TABLE_NOBODY;
    }
    path_table_show(table, session);
    speech_begin(&table->speech, session);
}

void path_table_fini(PathTable *table) {
    if (table->paint != NULL) {
        layer_free(table->paint->ground);
        free(table->paint);
    }
}

void path_table_show(PathTable *table, Session *session) {
    table->session = session;
    table->game = session_store_id(session);
    table->limit = path_session_limit(session);
    table->turned_back = session_turned_back(session);
    table->is_revealing = false;
    path_session_view_told(session, &table->view);
    path_table_seats_begin(table);
}

static void put_off(double *when, double by) {
    *when += *when > 0 ? by : 0;
}

/* What was to be seen or read has not been; and whoever read the help has not walked away. */
void path_table_uncover(PathTable *table) {
    double covered = table->app->now - table->stepped;
    path_session_run_time(table->session, 0);
    table->news_at += covered;
    table->reveal_began += covered;
    put_off(&table->lesson.closes_at, covered);
    speech_resume(&table->speech, table->app);
    for (int p = 0; p < table->view.players; p++) {
        TableSeat *seat = &table->seat[p];
        seat->touched_at += covered;
        put_off(&seat->passes_at, covered);
        put_off(&seat->told_until, covered);
    }
}
