/* Several people draw at one screen, and one of them walks away, as happens at a stand: nobody who has closed the round
 * waits for ever. What is drawn on a board that nobody touches counts, and from the next round on it passes soon; a
 * touch, and whoever has come is back. */
#include "games/path/scenes/table.h"
#include "i18n/i18n.h"

#include <math.h>

static const double AGAIN_MS = 2500;

void path_table_touched(PathTable *table, int player) {
    if (player != TABLE_NOBODY) {
        table->seat[player].touched_at = table->app->now;
        table->seat[player].is_away = false;
    }
}

static bool somebody_waits(const PathTable *table) {
    for (int p = 0; p < table->view.players; p++) {
        if (table->seat[p].is_person && path_table_is_closed(table, p)) {
            return true;
        }
    }
    return false;
}

static double ends_at(const PathTable *table, int player) {
    const TableSeat *seat = &table->seat[player];
    double patience = seat->is_away ? AGAIN_MS : table->app->preferences.away_seconds * 1000.0;
    return fmax(seat->touched_at, table->news_at) + patience;
}

static void pass(PathTable *table, int player) {
    table->seat[player].is_away = true;
    path_table_tell(table, player, path_table_key_id(player, SEAT_KEY_READY),
                    tr("Nobody’s at this window: what’s drawn counts."));
    path_table_press(table, player, SEAT_KEY_READY);
}

void path_table_step_away(PathTable *table) {
    bool is_waited_for = table->app->preferences.away_seconds > 0 && table->is_together && somebody_waits(table);
    for (int p = 0; is_waited_for && p < table->view.players; p++) {
        if (path_table_may_draw(table, p) && table->app->now >= ends_at(table, p)) {
            pass(table, p);
        } else if (path_table_may_draw(table, p)) {
            scene_wake_at(table->app, ends_at(table, p));
        }
    }
}
