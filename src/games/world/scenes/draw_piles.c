/* The two piles, and what the player in front still has to play. */
#include "games/world/scenes/cards.h"
#include "games/world/scenes/draw.h"
#include "gfx/paint.h"
#include "gfx/theme.h"
#include "i18n/i18n.h"

#include <math.h>
#include <stdio.h>

static void draw_label(const Table *table, const char *text, Rect where) {
    words_draw(table->app->gfx, text, where,
               (Words){.face = TEXT_BOLD,
                       .size = table->layout.is_tall ? 24 : 22,
                       .min_size = 13,
                       .color = THEME_TEXT_QUIET,
                       .align = TEXT_CENTER,
                       .fit = TEXT_SHRINK,
                       .fixed = true});
}

static void draw_well(Gfx *gfx, Rect where) {
    PanelStyle well = panel_well();
    well.radius = where.w / gfx_unit(gfx) * .07f;
    gfx_push_alpha(gfx, .6f);
    paint_panel(gfx, where, &well);
    gfx_pop_alpha(gfx);
}

static Rect pressed(Rect where, const UiLook *look) {
    return look->pressed ? rect_scaled(where, .97f) : where;
}

/* A stack is as thick as it is high: one edge for every eight cards. */
static void draw_stock(const Table *table, const Hands *hands, const Ui *ui) {
    Gfx *gfx = table->app->gfx;
    Rect where = table->layout.stock;
    UiLook look = draw_look(ui, "stage.stock");
    char label[64];
    i18n_format(label, sizeof label, tr("Draw pile · {n}"), I18N_NUMBER("n", table->view.stock_count));
    draw_label(table, label, table->layout.stock_label);
    if (table->view.stock_count == 0) {
        draw_well(gfx, where);
        return;
    }
    if (hands_hint_is(hands, WORLD_ACTION_TAKE, WORLD_FROM_STOCK)) {
        card_glow(gfx, rect_inset(where, -3), 1);
    } else if (hands->stock && table_at_rest(table)) {
        card_glow(gfx, where, look.hovered ? 1 : .6f);
    }
    int edges = (table->view.stock_count + 7) / 8;
    for (int i = edges; i > 0; i--) {
        float off = roundf((float)i * 2 * table->layout.units.u);
        card_draw_picture(gfx, "cards/back_number", rect_moved(where, off * .5f, off),
                          &(CardLook){.flat = i < edges, .dim = .35f});
    }
    card_draw_picture(gfx, "cards/back_number", pressed(where, &look),
                      &(CardLook){.flat = true, .moving = look.pressed});
}

static void draw_discard(const Table *table, const Hands *hands, const Ui *ui) {
    Gfx *gfx = table->app->gfx;
    Rect where = table->layout.discard;
    UiLook look = draw_look(ui, "stage.discard");
    draw_label(table, tr("Discard pile"), table->layout.discard_label);
    int shown = table->view.discard_count -
                table_coming(table, (WorldPlace){.pile = WORLD_PILE_DISCARD, .player = WORLD_NOBODY});
    if (shown <= 0 || draw_playing(table, TABLE_CLIP_GATHER, -1) != NULL) {
        draw_well(gfx, where);
        return;
    }
    if (hands_hint_is(hands, WORLD_ACTION_TAKE, WORLD_FROM_DISCARD)) {
        card_glow(gfx, rect_inset(where, -3), 1);
    } else if (hands->discard && table_at_rest(table)) {
        card_glow(gfx, where, look.hovered ? 1 : .6f);
    }
    if (shown > 1) { /* the one below looks out */
        float off = roundf(3 * table->layout.units.u);
        card_draw(gfx, table->view.discard[shown - 2], rect_moved(where, off, off), &(CardLook){.dim = .4f});
    }
    card_draw(gfx, table->view.discard[shown - 1], pressed(where, &look),
              &(CardLook){.flat = shown > 1, .moving = look.pressed});
}

/* Somebody pressed something else where a card has to be taken first: from either of these. */
static void draw_pointing(const Table *table, const Hands *hands) {
    Gfx *gfx = table->app->gfx;
    float left = (float)(table->points_until - gfx_now(gfx)) / DRAW_POINTS_MS;
    if (left <= 0 || !hands->stock) {
        return;
    }
    float light = table->app->preferences.reduced_motion ? 1 : fabsf(sinf(left * 6.283185f));
    const Rect pile[] = {table->layout.stock, table->layout.discard};
    for (int i = 0; i < 2; i++) {
        Rect round = rect_inset(pile[i], -8 * table->layout.units.u);
        paint_ring(gfx, round, 16, 5, color_alpha(color_rgb(0xffffff), light));
    }
}

void draw_piles(const Table *table, const Hands *hands, const Ui *ui) {
    draw_stock(table, hands, ui);
    draw_discard(table, hands, ui);
    draw_pointing(table, hands);
}

/* --- events and ticket -------------------------------------------------------------------------------------------- */

static void draw_held_event(const Table *table, const Hands *hands, const Ui *ui, int slot) {
    Gfx *gfx = table->app->gfx;
    Rect where = table->layout.event[slot];
    UiLook look = draw_look(ui, ui_id("stage.event%d.%d", table->bottom, slot));
    const Clip *coming = draw_playing(table, TABLE_CLIP_BACK, table->bottom);
    bool held = table->view.seat[table->bottom].event[slot] == WORLD_HELD_FACE_DOWN;
    if (!held || (coming != NULL && coming->b == slot)) {
        draw_well(gfx, where);
        return;
    }
    bool may = hands->event[slot] && table->bottom == table->view.active && table_at_rest(table);
    if (may && hands_hint_is(hands, WORLD_ACTION_PLAY_EVENT, slot)) {
        card_glow(gfx, rect_inset(where, -3), 1);
    } else if (may) {
        card_glow(gfx, where, look.hovered ? 1 : .5f);
    }
    Rect place = look.hovered && may ? rect_moved(where, 0, -6 * table->layout.units.u) : where;
    card_draw_picture(gfx, "cards/back_event", pressed(place, &look), &(CardLook){.moving = look.pressed});
}

/* Played: no longer a card that could be, only what it does until the stage is over. */
void draw_doubled(Gfx *gfx, Rect where, float size) {
    words_draw(gfx, tr("× 2"), where,
               (Words){.face = TEXT_BOLD,
                       .size = size,
                       .min_size = 10,
                       .color = THEME_RIBBON_TOP,
                       .align = TEXT_CENTER,
                       .fit = TEXT_SHRINK,
                       .fixed = true});
}

static PanelStyle ticket_style(Figurine figurine, bool is_lit) {
    Color own = theme_player(figurine);
    return (PanelStyle){.top = color_mix(own, color_rgb(0xffffff), is_lit ? .4f : .22f),
                        .bottom = color_mix(own, color_rgb(0x0a1236), .42f),
                        .edge_top = color_rgb(0xffffff),
                        .edge_bottom = theme_player_light(figurine),
                        .edge = 2.5f,
                        .radius = 16,
                        .shadow = color_alpha(color_rgb(THEME_SHADOW), .6f),
                        .shadow_size = 8,
                        .shadow_drop = 4,
                        .shine = .35f};
}

/* One that has not been played yet. */
static void draw_held_ticket(const Table *table, Rect place, bool is_lit) {
    Gfx *gfx = table->app->gfx;
    PanelStyle style = ticket_style(draw_seat(table, table->bottom)->figurine, is_lit);
    gfx_push_alpha(gfx, table->view.seat[table->bottom].exchanged ? .5f : 1);
    paint_panel(gfx, place, &style);
    float side = place.h * .62f;
    Rect icon = {place.x + place.h * .14f, place.y + (place.h - side) / 2, side, side};
    picture_draw(gfx, "icons/fast_track", rect_snapped(icon), NULL);
    Rect box = {icon.x + side + place.h * .08f, place.y, place.x + place.w - icon.x - side - place.h * .2f, place.h};
    words_draw(gfx, tr("Fast Track"), box,
               (Words){.face = TEXT_BOLD,
                       .size = 25,
                       .min_size = 13,
                       .color = 0xffffff,
                       .align = TEXT_CENTER,
                       .fit = TEXT_WRAP_SHRINK,
                       .fixed = true});
    gfx_pop_alpha(gfx);
}

static void draw_ticket(const Table *table, const Hands *hands, const Ui *ui) {
    Gfx *gfx = table->app->gfx;
    Rect where = table->layout.ticket;
    const WorldSeat *seat = &table->view.seat[table->bottom];
    UiLook look = draw_look(ui, ui_id("stage.fast_track%d", table->bottom));
    draw_label(table, seat->fast_track == WORLD_FAST_TRACK_HELD ? "" : tr("Fast Track"), table->layout.ticket_label);
    if (seat->fast_track == WORLD_FAST_TRACK_SPENT) {
        draw_well(gfx, where);
        return;
    }
    if (seat->fast_track == WORLD_FAST_TRACK_RUNNING) {
        draw_well(gfx, where);
        draw_doubled(gfx, where, 34);
        return;
    }
    bool may = (hands->fast_track >> table->bottom & 1) && table_at_rest(table);
    if (may) {
        paint_glow(gfx, where, 16, 16, color_alpha(color_rgb(THEME_GLOW), look.hovered ? 1 : .6f));
    }
    if (hands_hint_is(hands, WORLD_ACTION_FAST_TRACK, table->bottom)) {
        card_glow(gfx, where, 1);
    }
    draw_held_ticket(table, pressed(where, &look), look.hovered && may);
}

bool draw_has_events(const Table *table) {
    return world_session_has_events(table->session);
}

void draw_side(const Table *table, const Hands *hands, const Ui *ui) {
    if (draw_has_events(table)) {
        draw_label(table, tr("Events"), table->layout.events_label);
        for (int slot = 0; slot < WORLD_HELD_EVENTS; slot++) {
            draw_held_event(table, hands, ui, slot);
        }
    } else { /* a house rule: rather than two places that stay empty */
        words_draw(table->app->gfx, tr("No event cards"),
                   rect_union(table->layout.event[0], table->layout.event[WORLD_HELD_EVENTS - 1]),
                   (Words){.face = TEXT_BOLD,
                           .size = 26,
                           .min_size = 13,
                           .color = THEME_TEXT_QUIET,
                           .align = TEXT_CENTER,
                           .fit = TEXT_WRAP_SHRINK,
                           .fixed = true});
    }
    draw_ticket(table, hands, ui);
}
