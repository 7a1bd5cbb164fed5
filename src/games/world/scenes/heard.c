#include "games/world/scenes/heard.h"

#include "games/world/rules/row.h"

#include <math.h>

SoundPlace heard_player(const Table *table, int player) {
    Rect first = table_slot(table, player, 0), last = table_slot(table, player, WORLD_ROW - 1);
    SoundPlace place = app_heard_at(table->app, (first.x + last.x + last.w) / 2);
    place.is_across = table_side(table, player) >= 0;
    return place;
}

SoundPlace heard_field(const Table *table, int field) {
    return app_heard_at(table->app, table_bead(table, field).x);
}

SoundPlace heard_code(const Table *table, int code) {
    WorldPlace place = {(uint8_t)(code / 256), (uint8_t)(code / 16 % 16), (uint8_t)(code % 16)};
    Rect lies = table_place(table, place);
    SoundPlace heard = app_heard_at(table->app, lies.x + lies.w / 2);
    heard.is_across = place.pile == WORLD_PILE_ROW && table_side(table, place.player) >= 0;
    return heard;
}

/* --- the music ---------------------------------------------------------------------------------------------------- */

/* A row nearly in order, or Mainz within one good stage: much is at stake. */
static Mood mood_of(const Table *table) {
    enum { FILLING = 5, NEARLY = 7, CLOSE = 8 };
    const WorldView *view = &table->view;
    Mood mood = MOOD_CALM;
    for (int p = 0; p < view->players; p++) {
        const WorldSeat *seat = &view->seat[p];
        int sorted = world_row_ascending(seat->row, WORLD_ROW);
        if (sorted >= NEARLY || seat->field >= view->track.goal - CLOSE) {
            return MOOD_NEAR;
        }
        mood = sorted >= FILLING ? MOOD_BUSY : mood;
    }
    return mood;
}

/* Where whoever is in front has come to. */
static Stretch stretch_of(const Table *table) {
    static const float BEGINS[STRETCHES] = {0, .10f, .35f, .65f, .90f};
    const WorldView *view = &table->view;
    int ahead = 0;
    for (int p = 0; p < view->players; p++) {
        ahead = view->seat[p].field > ahead ? view->seat[p].field : ahead;
    }
    Stretch stretch = STRETCH_HOME;
    for (int s = 0; s < STRETCHES; s++) {
        stretch = (float)ahead >= BEGINS[s] * (float)view->track.goal ? (Stretch)s : stretch;
    }
    return stretch;
}

void heard_step(const Table *table) {
    sound_mood(table->app->sound, table->is_scoring ? MOOD_WON : mood_of(table));
    sound_stretch(table->app->sound, stretch_of(table));
}

void heard_leave(const Table *table) {
    sound_rest(table->app->sound, false);
    sound_mood(table->app->sound, MOOD_CALM);
}
