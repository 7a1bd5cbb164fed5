#include "games/world/scenes/living.h"

#include "games/world/scenes/draw.h"
#include "games/world/scenes/map_life.h"

#include <math.h>
#include <string.h>

enum {
    BEAT_BLINK,
    BEAT_BREATH = BEAT_BLINK + WORLD_PLAYERS_MAX,
    BEAT_SHEEN = BEAT_BREATH + WORLD_PLAYERS_MAX,
    BEAT_JOKER,
    BEAT_TOUCH,
    BEAT_TURN,
    BEAT_MOOD,
    BEAT_MAP = BEAT_MOOD + WORLD_PLAYERS_MAX,
    BEATS = BEAT_MAP + MAP_BEATS,
};

static const double TURN_MS = 160, MOOD_MS = 2200, ONCE = 1e12;
static const float BREATH = .015f, LEAN = 11; /* of the height; degrees */

static LifeBeat blink_of(int player) {
    return (LifeBeat){.every = 4500, .takes = 130, .first = 900 + 1130 * player, .seed = 11u + (unsigned)player};
}

/* So little that a frame now and then shows all there is of it. */
static LifeBeat breath_of(int player) {
    return (LifeBeat){.every = 4200, .takes = 2000, .first = 300 + 1050 * player, .frame = 150};
}

static LifeBeat beat_of(const Table *table, int which) {
    switch (which) {
    case BEAT_SHEEN:
        return (LifeBeat){.every = 7000, .takes = 700, .first = 2500, .frame = 30};
    case BEAT_JOKER:
        return (LifeBeat){.every = 5300, .takes = 600, .first = 1200, .frame = 40, .seed = 31};
    case BEAT_TOUCH:
        return (LifeBeat){.every = 6000, .takes = 1500, .first = 4100, .frame = 40};
    case BEAT_TURN:
        return (LifeBeat){.every = ONCE, .takes = TURN_MS, .first = table->mover_since, .frame = 33};
    default:
        if (which >= BEAT_MAP) {
            return map_life_beat(table, (MapBeat)(which - BEAT_MAP));
        }
        if (which >= BEAT_MOOD) {
            return (LifeBeat){.every = ONCE, .takes = MOOD_MS, .first = table->felt[which - BEAT_MOOD]};
        }
        return which < BEAT_BREATH ? blink_of(which - BEAT_BLINK) : breath_of(which - BEAT_BREATH);
    }
}

static float beat_now(const Table *table, int which) {
    LifeBeat beat = beat_of(table, which);
    return life_is_seen(&table->life, table->app) ? life_beat(&beat, gfx_now(table->app->gfx)) : -1;
}

/* --- time --------------------------------------------------------------------------------------------------------- */

static int joker_slot(const Table *table) {
    const WorldCard *row = table->view.seat[table->bottom].row;
    const WorldCard *joker = memchr(row, WORLD_JOKER, WORLD_ROW);
    return joker != NULL ? (int)(joker - row) : -1;
}

static bool may_touch(const Hands *hands) {
    return hands->stock || hands->discard || hands->event[0] || hands->event[1];
}

static void notice_mover(Table *table) {
    int mover = table->view.awaited_player;
    if (mover != table->mover) {
        table->moved_before = table->mover;
        table->mover = mover;
        table->mover_since = table->app->now;
    }
}

void living_step(Table *table, const Hands *hands) {
    LifeBeat beat[BEATS];
    bool rests = table_at_rest(table) && table->view.stage > 0;
    notice_mover(table);
    for (int i = 0; i < BEATS; i++) {
        beat[i] = beat_of(table, i);
    }
    for (int p = table->view.players; p < WORLD_PLAYERS_MAX; p++) {
        beat[BEAT_BLINK + p].is_off = beat[BEAT_BREATH + p].is_off = true;
    }
    for (int p = 0; p < WORLD_PLAYERS_MAX; p++) {
        beat[BEAT_MOOD + p].is_off = table->felt[p] <= 0;
    }
    beat[BEAT_SHEEN].is_off = hands->slots; /* cards are being chosen then */
    beat[BEAT_JOKER].is_off = hands->slots || joker_slot(table) < 0;
    beat[BEAT_TOUCH].is_off = !may_touch(hands);
    life_step(&table->life, table->app, rests, beat, BEATS);
}

/* --- faces -------------------------------------------------------------------------------------------------------- */

static float middle_of(const Table *table, int player) {
    int side = table_side(table, player);
    if (side >= 0) {
        return table->layout.other[side].portrait.x + table->layout.other[side].portrait.w / 2;
    }
    Rect row = rect_union(table->layout.slot[0], table->layout.slot[WORLD_ROW - 1]);
    return row.x + row.w / 2;
}

static float lean_to(const Table *table, int player, int mover) {
    if (player == mover || mover >= table->view.players) {
        return 0;
    }
    float apart = (middle_of(table, mover) - middle_of(table, player)) / fmaxf(table->layout.units.screen.w, 1);
    return fminf(fmaxf(apart * 36, -LEAN), LEAN);
}

/* It is there while things move as well: then every frame is drawn anyway. */
static FigurinePose mood_of(const Table *table, int player) {
    LifeBeat beat = beat_of(table, BEAT_MOOD + player);
    if (table->felt[player] <= 0 || life_beat(&beat, gfx_now(table->app->gfx)) < 0) {
        return FIGURINE_STANDS;
    }
    return table->is_glad[player] ? FIGURINE_CHEERS : FIGURINE_IS_SAD;
}

void living_want(const Table *table) {
    Gfx *gfx = table->app->gfx;
    for (int p = 0; p < session_players(table->session); p++) {
        Figurine figurine = draw_seat(table, p)->figurine;
        for (int side = 0; side < table->layout.others; side++) {
            portrait_want_moods(gfx, figurine, table->layout.other[side].portrait);
        }
        portrait_want_moods(gfx, figurine, table->layout.own_portrait);
        figurine_want_moods(gfx, figurine, draw_figurine_size(table));
    }
}

Stirring living_stirring(const Table *table, int player) {
    if (!life_is_seen(&table->life, table->app)) {
        bool moves = !table_at_rest(table) && !table->timeline.reduced;
        return (Stirring){.mood = moves ? mood_of(table, player) : FIGURINE_STANDS};
    }
    float turned = beat_now(table, BEAT_TURN), breath = beat_now(table, BEAT_BREATH + player);
    float before = lean_to(table, player, table->moved_before), lean = lean_to(table, player, table->mover);
    turned = turned < 0 ? 1 : ease(EASE_OUT, turned);
    return (Stirring){.lean = before + (lean - before) * turned,
                      .stretch = breath >= 0 ? BREATH * ease(EASE_HOP, breath) : 0,
                      .blinks = beat_now(table, BEAT_BLINK + player) >= 0,
                      .mood = mood_of(table, player)};
}

bool living_faces_left(const Table *table, int player) {
    if (!life_is_seen(&table->life, table->app) || player == table->mover || table->mover >= table->view.players) {
        return table->faces_left[player];
    }
    float apart = table_bead(table, table->field[table->mover]).x - table_bead(table, table->field[player]).x;
    return fabsf(apart) > 4 ? apart < 0 : table->faces_left[player];
}

/* --- light -------------------------------------------------------------------------------------------------------- */

/* A band that slides over one card after the other; never over numbers. */
static void draw_sheen(const Table *table) {
    float t = beat_now(table, BEAT_SHEEN);
    Gfx *gfx = table->app->gfx;
    for (int slot = 0; slot < WORLD_ROW && t >= 0; slot++) {
        float ahead = t * (WORLD_ROW + 2) - 1 - (float)slot, near = 1 - fabsf(ahead) / 1.5f;
        if (near <= 0) {
            continue;
        }
        Rect card = table->layout.slot[slot];
        float wide = card.h * 240 / 280;
        Rect band = {card.x + card.w / 2 - wide / 2 + ahead * card.w * .8f, card.y, wide, card.h};
        gfx_push_clip(gfx, rect_inset(card, 2));
        picture_draw(gfx, "ui/sweep", rect_snapped(band), &(PictureLook){.transparency = 1 - .6f * near, .adds = true});
        gfx_pop_clip(gfx);
        card_draw_numerals(gfx, table->view.seat[table->bottom].row[slot], card, 1);
    }
}

static void draw_shimmer(const Table *table) {
    float t = beat_now(table, BEAT_JOKER);
    int slot = joker_slot(table);
    if (t < 0 || slot < 0) {
        return;
    }
    Rect card = table->layout.slot[slot];
    float light = ease(EASE_HOP, t), side = card.w * (.3f + .5f * light);
    Point at = {card.x + card.w * (.42f + .2f * t), card.y + card.h * (.5f - .08f * t)};
    picture_draw(table->app->gfx, "ui/spark", rect_snapped(rect_around(at, side, side)),
                 &(PictureLook){.transparency = 1 - light, .adds = true, .moving = true});
}

static int touchable(const Table *table, const Hands *hands, Rect out[2 + WORLD_HELD_EVENTS]) {
    int count = 0;
    if (hands->stock) {
        out[count++] = table->layout.stock;
    }
    if (hands->discard) {
        out[count++] = table->layout.discard;
    }
    for (int i = 0; i < WORLD_HELD_EVENTS; i++) {
        if (hands->event[i]) {
            out[count++] = table->layout.event[i];
        }
    }
    return count;
}

/* One after the other. */
static void draw_touch(const Table *table, const Hands *hands) {
    Rect where[2 + WORLD_HELD_EVENTS];
    float t = beat_now(table, BEAT_TOUCH);
    int count = touchable(table, hands, where), which = (int)(t * (float)count);
    if (t < 0 || which >= count) {
        return;
    }
    float light = ease(EASE_HOP, t * (float)count - (float)which);
    float out = where[which].w * (.07f + .06f * light);
    picture_draw(table->app->gfx, "ui/card_rim", rect_snapped(rect_inset(where[which], -out)),
                 &(PictureLook){.transparency = 1 - light, .moving = true});
}

void living_draw_map(const Table *table) {
    float beat[MAP_BEATS];
    if (life_is_seen(&table->life, table->app)) {
        for (int i = 0; i < MAP_BEATS; i++) {
            beat[i] = beat_now(table, BEAT_MAP + i);
        }
        map_life_draw(table, beat);
    }
}

void living_draw(const Table *table, const Hands *hands) {
    if (!life_is_seen(&table->life, table->app)) {
        return;
    }
    if (!hands->slots) {
        draw_sheen(table);
        draw_shimmer(table);
    }
    draw_touch(table, hands);
}
