#include "games/path/scenes/living.h"

#include "gfx/picture.h"
#include "gfx/tween.h"

#include <math.h>

enum {
    BEAT_BLINK,
    BEAT_GLINT = BEAT_BLINK + PATH_PLAYERS_MAX,
    BEAT_MOOD = BEAT_GLINT + PATH_PLAYERS_MAX,
    BEAT_BREATH = BEAT_MOOD + PATH_PLAYERS_MAX,
    BEAT_SWAY,
    BEATS,
};

static const double MOOD_MS = 2600, ONCE = 1e12;

static const double BREATH_EVERY = 3000, BREATH_FIRST = 1500;
static const float SWAY_STEPS = 12;

static LifeBeat beat_of(const PathTable *table, int which) {
    if (which == BEAT_BREATH) {
        return (LifeBeat){.every = BREATH_EVERY, .takes = 1440, .first = BREATH_FIRST, .frame = 90};
    }
    if (which == BEAT_SWAY) {
        return (LifeBeat){.every = 3 * BREATH_EVERY, .takes = 1980, .first = BREATH_FIRST, .frame = 180};
    }
    if (which >= BEAT_MOOD) {
        return (LifeBeat){.every = ONCE, .takes = MOOD_MS, .first = table->seat[which - BEAT_MOOD].felt};
    }
    if (which >= BEAT_GLINT) {
        int player = which - BEAT_GLINT;
        return (LifeBeat){.every = 7000, .takes = 900, .first = 2500 + 1300 * player, .frame = 33};
    }
    int player = which - BEAT_BLINK;
    return (LifeBeat){.every = 4500, .takes = 130, .first = 900 + 1130 * player, .seed = 11u + (unsigned)player};
}

static float beat_now(const PathTable *table, int which) {
    LifeBeat beat = beat_of(table, which);
    return life_is_seen(&table->life, table->app) ? life_beat(&beat, gfx_now(table->app->gfx)) : -1;
}

void path_living_step(PathTable *table) {
    LifeBeat beat[BEATS];
    for (int i = 0; i < BEATS; i++) {
        int player = i % PATH_PLAYERS_MAX;
        beat[i] = beat_of(table, i);
        bool is_mood = i >= BEAT_MOOD && i < BEAT_BREATH;
        beat[i].is_off =
            i < BEAT_BREATH && (player >= table->view.players || (is_mood && table->seat[player].felt <= 0));
    }
    bool is_covered = table->shows_deck || table->unfolded != TABLE_NOBODY;
    life_step(&table->life, table->app, !path_table_is_moving(table) && !is_covered, beat, BEATS);
}

void path_living_feels(PathTable *table, int player, SeatMood mood) {
    table->seat[player].felt = table->app->now;
    table->seat[player].mood = mood;
}

/* It is there while light runs as well: then every frame is drawn anyway. */
SeatMood path_living_mood(const PathTable *table, int player) {
    const TableSeat *seat = &table->seat[player];
    LifeBeat beat = beat_of(table, BEAT_MOOD + player);
    bool runs = table->is_revealing && !table->reveal.is_reduced;
    bool is_seen = seat->felt > 0 && (runs || life_is_seen(&table->life, table->app));
    return is_seen && life_beat(&beat, gfx_now(table->app->gfx)) >= 0 ? seat->mood : SEAT_IS_CALM;
}

bool path_living_blinks(const PathTable *table, int player) {
    return beat_now(table, BEAT_BLINK + player) >= 0;
}

void path_living_draw_window(const PathTable *table, const WindowLook *look, const BoardPlace *board) {
    float breath = beat_now(table, BEAT_BREATH), sway = beat_now(table, BEAT_SWAY);
    const PathPlayer *path = look->player;
    if (sway >= 0) {
        sway = roundf(sway * SWAY_STEPS) / SWAY_STEPS; /* a large picture, and so soft that steps don't show */
        window_draw_sway(table->app->gfx, look, ease(EASE_HOP, sway), board->middle, board->k);
    }
    if (breath >= 0 && path->count > 0 && !look->is_small) {
        int turn = (int)((gfx_now(table->app->gfx) - BREATH_FIRST) / BREATH_EVERY);
        int cell = path_cell(path, (turn * 7) % path->count); /* here and there */
        window_draw_breath(table->app->gfx, look, cell, ease(EASE_HOP, breath), board->middle, board->k);
    }
}

/* From the corner at the left along the frame to the upper right. */
void path_living_draw_glint(const PathTable *table, int player, const BoardPlace *board) {
    float t = beat_now(table, BEAT_GLINT + player);
    if (t < 0) {
        return;
    }
    static const Point EDGE[] = {{.02f, .5f}, {.26f, .03f}, {.74f, .03f}};
    float way = t * 2;
    int from = way < 1 ? 0 : 1;
    float part = way - (float)from, light = ease(EASE_HOP, t), side = board->box.w * (.04f + .05f * light);
    Point at = {board->box.x + board->box.w * (EDGE[from].x + (EDGE[from + 1].x - EDGE[from].x) * part),
                board->box.y + board->box.h * (EDGE[from].y + (EDGE[from + 1].y - EDGE[from].y) * part)};
    picture_draw(table->app->gfx, "ui/spark", rect_snapped(rect_around(at, side, side)),
                 &(PictureLook){.transparency = 1 - .7f * light, .adds = true, .moving = true});
}
