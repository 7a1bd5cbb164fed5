#include "scenes/path/table.h"

#include "base/memory.h"

#include <stdlib.h>

void path_table_init(PathTable *table, App *app, Session *session) {
    table->app = app;
    table->paint = memory_new(sizeof *table->paint);
    table->paint->ground = layer_new(app->gfx);
    table->unfolded = table->hover_player = table->hover_cell = TABLE_NOBODY;
    for (int i = 0; i < INPUT_PADS; i++) {
        table->pad[i] = TABLE_NOBODY;
    }
    path_table_show(table, session);
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
    table->is_revealing = false;
    path_session_view_told(session, &table->view);
    path_table_seats_begin(table);
}
