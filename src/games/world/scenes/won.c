/* The last card comes down; each card of the row is lifted and counted; a beam runs through all nine and leaves the
 * last one as a spectrum; the winner jumps out of the panel. Light lies over cards, but never over their numbers. */
#include "games/world/scenes/won.h"

#include "games/world/scenes/cards.h"
#include "games/world/scenes/draw.h"
#include "gfx/paint.h"
#include "shell/parts.h"

#include <math.h>
#include <stdio.h>

/* When what begins, and how long it takes. */
static const float RISE_MS = 120,
                   RISE_TAKES = 90; /* not before the scene that went has nearly faded: it shows the card */
static const float FALL_TAKES = 80, HOLD_TAKES = 60, SETTLE_TAKES = 120;
static const float DOWN_MS = 290, DUST_MS = 420; /* the card has come down */
static const float LIFT_MS = 320, LIFT_EVERY = 70, LIFTED_MS = 240;
static const float BEAM_MS = 980, BEAM_TAKES = 480;
static const float FAN_MS = 1440, FAN_TAKES = 220;
static const float PRISM_FLIES = 800;
static const float JUMP_MS = 1300, HOP_TAKES = 260;
static const float PANEL_MS = 1700, PANEL_TAKES = 380;
static const float DIM_MS = 1900, DIM_TAKES = 240; /* the light falls to what is left of it */
static const float BEAM_SHAPE = 200.0f / 1440;     /* as its picture is */
static const float LEFT_OVER = .45f;

enum {
    DUST = 34,
    PRISMS = 10,
    PRISM_KINDS = 7,
    JUMPS = 2,
    FAN_STEPS = 3,
    DIM_STEPS = 3, /* much is lit: each is dear */
};

int won_beats(float ms) {
    if (ms >= BEAM_MS) {
        return ms >= JUMP_MS ? WON_BEATS : WON_BEAT_CHEERS;
    }
    int lifted = ms < LIFT_MS ? 0 : (int)((ms - LIFT_MS) / LIFT_EVERY) + 1;
    return (ms >= DOWN_MS) + (lifted < WORLD_ROW ? lifted : WORLD_ROW);
}

const Clip *won_clip(const Table *table) {
    return draw_playing(table, TABLE_CLIP_WON, -1);
}

bool won_is_shown(const Table *table) {
    WorldEvent next;
    bool comes = world_session_peek_event(table->session, 0, &next) && next.kind == WORLD_HAPPENED_STAGE_WON;
    for (int i = 0; i < table->timeline.count && !comes; i++) {
        comes = table->timeline.clips[i].kind == TABLE_CLIP_WON;
    }
    return table->is_scoring && comes;
}

/* Thinner towards the row, where it is bright. */
void won_draw_dusk(const Table *table) {
    Gfx *gfx = table->app->gfx;
    Rect all = gfx_screen(gfx);
    float row = table->layout.slot[0].y - 20 * table->layout.units.u;
    Color dusk = color_alpha(color_rgb(0x0a0a3c), .34f), thin = color_alpha(dusk, .3f);
    paint_gradient(gfx, (Rect){all.x, all.y, all.w, row}, dusk, color_alpha(dusk, .8f));
    paint_gradient(gfx, (Rect){all.x, row, all.w, all.h - row}, thin, color_alpha(dusk, 0));
}

/* --- time --------------------------------------------------------------------------------------------------------- */

static bool is_still(const Table *table) {
    return table->timeline.reduced;
}

/* With reduced motion all that is told stands there from the beginning. */
static float ms_of(const Table *table, const Clip *clip) {
    return is_still(table) ? LIFT_MS + LIFTED_MS + LIFT_EVERY * WORLD_ROW : draw_progress(table, clip) * (float)WON_MS;
}

static float part(float ms, float from, float takes) {
    return fminf(fmaxf((ms - from) / takes, 0), 1);
}

static float left_of_light(float ms) {
    return 1 - (1 - LEFT_OVER) * ceilf(part(ms, DIM_MS, DIM_TAKES) * DIM_STEPS) / DIM_STEPS;
}

/* --- the row ------------------------------------------------------------------------------------------------------ */

/* Up by 24 units, and half of that it stays. */
static float lift_of(float ms, int slot) {
    float t = part(ms, LIFT_MS + LIFT_EVERY * (float)slot, LIFTED_MS);
    return t < .5f ? 24 * sinf(t * 3.14159f) : 24 - 12 * (t - .5f) * 2;
}

static bool is_lit(float ms, int slot) {
    return ms >= LIFT_MS + LIFT_EVERY * (float)slot;
}

/* It rises, falls, stays pressed for a moment and settles. */
static Rect slammed(const Table *table, float ms, Rect where) {
    float u = table->layout.units.u, high, size;
    if (ms < RISE_MS + RISE_TAKES) {
        float t = ease(EASE_OUT, part(ms, RISE_MS, RISE_TAKES));
        high = 60 * t;
        size = 1 + .15f * t;
    } else {
        float t = ease(EASE_IN, part(ms, RISE_MS + RISE_TAKES, FALL_TAKES));
        high = 60 * (1 - t);
        size = 1.15f - .18f * t + .03f * ease(EASE_OUT, part(ms, DOWN_MS + HOLD_TAKES, SETTLE_TAKES));
    }
    return rect_moved(rect_scaled(where, size), 0, -high * u);
}

static Rect place_of(const Table *table, const Clip *clip, float ms, int slot) {
    Rect where = rect_moved(table_slot(table, clip->a, slot), 0, -roundf(lift_of(ms, slot) * table->layout.units.u));
    bool falls = slot == clip->b && ms < DOWN_MS + HOLD_TAKES + SETTLE_TAKES && !is_still(table);
    return falls ? slammed(table, ms, where) : where;
}

static void draw_card(const Table *table, const Clip *clip, float ms, int slot) {
    Rect where = place_of(table, clip, ms, slot);
    bool falls = slot == clip->b && ms < DOWN_MS + HOLD_TAKES + SETTLE_TAKES && !is_still(table);
    card_draw(table->app->gfx, table->view.seat[clip->a].row[slot], where, &(CardLook){.moving = falls});
}

static void add_light(Gfx *gfx, const char *picture, Rect where, float alpha) {
    if (alpha > .02f) {
        picture_draw(gfx, picture, where, &(PictureLook){.transparency = 1 - alpha, .adds = true, .moving = true});
    }
}

static Rect row_of(const Table *table, int player) {
    return rect_union(table_slot(table, player, 0), table_slot(table, player, WORLD_ROW - 1));
}

/* Its head; everything behind it shines. */
static float beam_head(const Table *table, const Clip *clip, float ms) {
    Rect row = row_of(table, clip->a);
    float over = row.w * .02f;
    return row.x - over + (row.w + 2 * over) * ease(EASE_IN_OUT, part(ms, BEAM_MS, BEAM_TAKES));
}

static void draw_beam(const Table *table, const Clip *clip, float ms) {
    if (ms < BEAM_MS || is_still(table)) {
        return;
    }
    Gfx *gfx = table->app->gfx;
    Rect row = row_of(table, clip->a);
    float over = row.w * .02f, high = (row.w + 2 * over) * BEAM_SHAPE, head = beam_head(table, clip, ms);
    Rect beam = rect_snapped((Rect){row.x - over, row.y + row.h * .44f - high / 2, row.w + 2 * over, high});
    PictureLook look = {.transparency = 1 - left_of_light(ms), .adds = true};
    for (int i = 0; i < WORLD_ROW; i++) { /* in pieces: only the one with the head in it is new in a frame */
        Rect piece = {beam.x + beam.w * (float)i / WORLD_ROW, beam.y, beam.w / WORLD_ROW, beam.h};
        piece.w = fminf(piece.w, head - piece.x);
        if (piece.w > 0) {
            gfx_push_clip(gfx, piece);
            picture_draw(gfx, "ui/won_beam", beam, &look);
            gfx_pop_clip(gfx);
        }
    }
}

/* Of few strokes: all nine move at once. */
static void draw_count(const Table *table, Rect card, int count) {
    Gfx *gfx = table->app->gfx;
    char digits[16];
    float side = fmaxf(card.w * .36f, 40 * table->layout.units.u);
    Rect bead = rect_snapped(rect_around((Point){card.x + card.w * .78f, card.y + card.h * .11f}, side, side));
    snprintf(digits, sizeof digits, "%d", count);
    picture_draw(gfx, "ui/bead_gold", bead, NULL);
    words_draw(gfx, digits, rect_moved(bead, 0, bead.h * .02f),
               (Words){.face = TEXT_NUMERAL,
                       .size = side * .56f / gfx_unit(gfx),
                       .color = THEME_RIBBON_INK,
                       .align = TEXT_CENTER,
                       .fixed = true});
}

/* What tells, over the light. */
static void draw_numbers(const Table *table, const Clip *clip, float ms) {
    Gfx *gfx = table->app->gfx;
    const WorldCard *row = table->view.seat[clip->a].row;
    int count = 0;
    for (int slot = 0; slot < WORLD_ROW; slot++) {
        Rect where = place_of(table, clip, ms, slot);
        if (ms >= BEAM_MS) {
            card_draw_numerals(gfx, row[slot], where, 1);
        }
        if (!is_lit(ms, slot)) {
            continue;
        }
        float k = where.w / 250;
        picture_draw(gfx, "ui/card_rim", rect_snapped(rect_inset(where, -20 * k)), NULL);
        if (row[slot] != WORLD_JOKER) {
            draw_count(table, where, ++count);
        }
    }
    int lit = is_still(table) ? WORLD_ROW : won_beats(ms) - WON_BEAT_CARDS;
    lit = lit < 0 ? 0 : lit > WORLD_ROW ? WORLD_ROW : lit;
    draw_bar(gfx, table->layout.bar, (float)lit, count, 38);
}

/* --- dust and air ------------------------------------------------------------------------------------------------- */

/* 0 to 1, the same for the same bit. */
static float chance(int bit, int salt) {
    float x = sinf((float)(bit * 127 + salt * 311)) * 4375.85f;
    return x - floorf(x);
}

static void draw_dust(const Table *table, const Clip *clip, float ms) {
    float t = part(ms, DOWN_MS, DUST_MS), u = table->layout.units.u, out = ease(EASE_OUT, t);
    if (ms < DOWN_MS || t >= 1 || is_still(table)) {
        return;
    }
    Gfx *gfx = table->app->gfx;
    Rect card = table_slot(table, clip->a, clip->b);
    Point foot = {card.x + card.w / 2, card.y + card.h * .86f};
    float wide = card.w * (1.1f + 1.1f * out);
    add_light(gfx, "ui/won_ring", rect_around(foot, wide, wide * .5f), .8f * (1 - t));
    for (int i = 0; i < DUST; i++) {
        float turn = 6.28318f * chance(i, 1), far = card.w * (.42f + (.35f + .65f * chance(i, 2)) * out);
        float side = (12 + 28 * chance(i, 3)) * u;
        Point at = {foot.x + far * cosf(turn), foot.y + far * .62f * sinf(turn) - 46 * u * out * chance(i, 4)};
        add_light(gfx, "ui/spark", rect_around(at, side, side), (1 - t) * (.5f + .5f * chance(i, 5)));
    }
}

void won_draw_row(const Table *table, const Clip *clip) {
    float ms = ms_of(table, clip);
    for (int slot = 0; slot < WORLD_ROW; slot++) {
        if (slot != clip->b) {
            draw_card(table, clip, ms, slot);
        }
    }
    draw_card(table, clip, ms, clip->b); /* over its neighbours, as it comes from above */
    draw_beam(table, clip, ms);
    draw_numbers(table, clip, ms);
    draw_dust(table, clip, ms);
}

/* --- light that leaves the row ------------------------------------------------------------------------------------ */

/* Over the board, where there is room for it. */
static float fan_reach(const Table *table) {
    Rect all = gfx_screen(table->app->gfx);
    return fminf(740 * table->layout.units.u, fmaxf(all.w, all.h) * .6f);
}

/* It brightens in steps: stretching so much light in each frame would be dear. */
static void draw_fan(const Table *table, Point from, float ms) {
    float reach = fan_reach(table), across = reach * 1.06f;
    float come = ceilf(part(ms, FAN_MS, FAN_TAKES) * FAN_STEPS) / FAN_STEPS;
    Rect fan = {from.x - across / 2, from.y - reach, across, reach};
    picture_draw(table->app->gfx, "ui/won_fan_up", rect_snapped(fan),
                 &(PictureLook){.transparency = 1 - .8f * come * left_of_light(ms), .adds = true});
}

/* Thrown out of the last card, each in an arc of its own, and gone before it comes down. */
static void draw_prisms(const Table *table, Point from, float ms) {
    float u = table->layout.units.u, reach = fan_reach(table);
    for (int i = 0; i < PRISMS; i++) {
        float t = part(ms, FAN_MS + 180 * chance(i, 6), PRISM_FLIES * (.75f + .25f * chance(i, 7)));
        if (t <= 0 || t >= 1) {
            continue;
        }
        char name[32];
        float turn = 2.2f * (chance(i, 8) - .62f), far = reach * (.45f + .55f * chance(i, 9)) * ease(EASE_OUT, t);
        float side = (26 + 30 * chance(i, 10)) * u;
        Point at = {from.x + far * sinf(turn), from.y - far * cosf(turn) + reach * .34f * t * t};
        snprintf(name, sizeof name, "ui/confetti_%d", 1 + i % PRISM_KINDS);
        picture_draw(table->app->gfx, name, rect_around(at, side, side),
                     &(PictureLook){.angle = 300 * t * (chance(i, 11) - .5f) * 4,
                                    .transparency = fmaxf(t - .75f, 0) * 4,
                                    .moving = true});
    }
}

void won_draw_light(const Table *table, const Clip *clip) {
    float ms = ms_of(table, clip);
    if (ms < BEAM_MS || is_still(table)) {
        return;
    }
    Gfx *gfx = table->app->gfx;
    Rect row = row_of(table, clip->a);
    Point head = {beam_head(table, clip, ms), row.y + row.h * .44f};
    if (ms >= FAN_MS) {
        draw_fan(table, head, ms);
        draw_prisms(table, head, ms);
    }
    picture_want(gfx, "ui/won_fan_up", roundf(fan_reach(table) * 1.06f), roundf(fan_reach(table)));
    float light = left_of_light(ms) * part(ms, BEAM_MS, 60);
    add_light(gfx, "ui/glow", rect_around(head, row.h * 1.5f, row.h * 1.5f), .7f * light);
    add_light(gfx, "ui/spark", rect_around(head, row.h * .8f, row.h * .8f), light);
}

/* --- faces -------------------------------------------------------------------------------------------------------- */

/* What the figurine has jumped out of; in a broad panel other things lie beside it. */
static void draw_seat_left(const Table *table, Figurine figurine) {
    Gfx *gfx = table->app->gfx;
    Rect own = table->layout.own, portrait = table->layout.own_portrait;
    if (own.w > portrait.w * 2.4f) {
        own = rect_common(own, (Rect){portrait.x - 8, own.y, portrait.w + 16, own.h});
    }
    Color light = theme_player_light(figurine);
    PanelStyle style = panel_glass();
    style.top = color_mix(color_rgb(THEME_PANEL_TOP), theme_player(figurine), .5f);
    style.bottom = color_mix(color_rgb(0xffb45e), theme_player(figurine), .6f);
    style.edge_top = color_rgb(THEME_GLOW);
    style.edge_bottom = light;
    style.edge = 3;
    paint_panel(gfx, rect_snapped(own), &style);
}

/* Out of its panel, in two hops. */
static void draw_winner(const Table *table, const Clip *clip, float ms) {
    Gfx *gfx = table->app->gfx;
    Figurine figurine = draw_seat(table, clip->a)->figurine;
    Rect portrait = table->layout.own_portrait;
    Rect own = table->layout.own;
    float high = fminf(portrait.h * 2.5f, own.h * 1.06f), hop = 0;
    float ground = fminf(portrait.y + portrait.h * 1.7f, own.y + own.h * .93f);
    bool jumps = ms >= JUMP_MS || is_still(table);
    if (!jumps) {
        float swell = 1 + .08f * part(ms, DOWN_MS, 120);
        portrait_draw(gfx, figurine, rect_snapped(rect_scaled(portrait, swell)), true);
        part_want_figurine(gfx, figurine, POSE_CHEER, high); /* sharp in time */
        return;
    }
    for (int i = 0; i < JUMPS && !is_still(table); i++) {
        hop += ease(EASE_HOP, part(ms, JUMP_MS + HOP_TAKES * (float)i, HOP_TAKES));
    }
    float come = is_still(table) ? 1 : ease(EASE_BACK, part(ms, JUMP_MS, 180));
    Point feet = {portrait.x + portrait.w / 2, ground - hop * .2f * high};
    draw_seat_left(table, figurine);
    paint_pool(gfx, (Point){feet.x, ground}, high * .28f, high * .08f, color_alpha(theme_player_light(figurine), .8f));
    part_figurine(gfx, figurine, POSE_CHEER, feet, high * (.6f + .4f * come),
                  &(PictureLook){.moving = come < 1 || come > 1});
}

/* The others look over: their heads swell and lean towards the row. */
static void draw_onlooker(const Table *table, int side, int player, float swell) {
    Rect portrait = table->layout.other[side].portrait;
    Rect row = row_of(table, table->bottom);
    float aside = (row.x + row.w / 2 - portrait.x) / fmaxf(row.w, 1);
    float angle = fminf(fmaxf(aside * 24, -14), 14) * swell;
    portrait_draw_stirring(table->app->gfx, draw_seat(table, player)->figurine,
                           rect_snapped(rect_scaled(portrait, 1 + .22f * swell)), false, (Stirring){.lean = angle});
}

void won_draw_faces(const Table *table, const Clip *clip) {
    float ms = ms_of(table, clip);
    float swell = is_still(table) ? 1 : ease(EASE_OUT, part(ms, DOWN_MS, 140));
    for (int side = 0; side < table->layout.others; side++) {
        draw_onlooker(table, side, (table->bottom + 1 + side) % table->view.players, swell);
    }
    draw_winner(table, clip, ms);
}

float won_panel(const Table *table, const Clip *clip) {
    return ease(EASE_OUT, part(draw_progress(table, clip) * (float)WON_MS, PANEL_MS, PANEL_TAKES));
}
