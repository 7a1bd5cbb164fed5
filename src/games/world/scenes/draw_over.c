/* Draws what covers the board for a while: taken cards, the event card in progress, the others' rows for a trade. */
#include "games/world/scenes/cards.h"
#include "games/world/scenes/draw.h"
#include "games/world/scenes/limelight.h"
#include "games/world/scenes/words.h"
#include "games/world/words/event_text.h"
#include "gfx/paint.h"

#include <math.h>

static bool is_in_the_air(const Table *table, int index) {
    WorldPlace place = {.pile = WORLD_PILE_HAND, .player = table->view.awaited_player, .slot = (uint8_t)index};
    return table_coming(table, place) > 0;
}

void draw_hand(const Table *table, const Hands *hands, const Ui *ui) {
    Gfx *gfx = table->app->gfx;
    for (int i = 0; i < table->view.hand_count; i++) {
        UiLook look = draw_look(ui, ui_id("stage.hand%d", i));
        bool on_pointer = table->view.hand_count == 1 && draw_is_dragging(ui);
        if (is_in_the_air(table, i) || look.dragged || on_pointer) {
            continue;
        }
        Rect where = table_hand(table, i);
        bool chosen = hands->card == i || (table->view.hand_count == 1 && hands->slots);
        if (chosen && hands->hand) {
            where = rect_moved(where, 0, -14 * table->layout.units.u);
        }
        bool hinted = hands->has_hint && hands->hint.kind == WORLD_ACTION_KEEP && hands->hint.a == i;
        if (hinted || chosen || (hands->hand && table_at_rest(table))) {
            card_glow(gfx, where, hinted || chosen || look.hovered ? 1 : .6f);
        }
        paint_shadow(gfx, where, 12, 26, 14);
        card_draw(gfx, table->view.hand[i], where, NULL);
    }
}

/* --- the event card ----------------------------------------------------------------------------------------------- */

static void draw_moving_event(const Table *table) {
    Gfx *gfx = table->app->gfx;
    const Clip *clip = draw_playing(table, TABLE_CLIP_EVENT_TURNS, -1);
    if (clip != NULL) {
        float t = draw_progress(table, clip);
        Rect where = rect_snapped(rect_between(clip->from, clip->to, t));
        const char *picture = t < .5f ? "cards/back_event" : event_text((WorldEventCard)clip->a)->picture;
        card_draw_picture(gfx, picture, where, &(CardLook){.turn = t, .moving = true});
    }
    clip = draw_playing(table, TABLE_CLIP_EVENT_RESTS, -1);
    if (clip != NULL) {
        Rect where = rect_between(clip->from, clip->to, draw_progress(table, clip));
        card_draw_picture(gfx, event_text((WorldEventCard)clip->a)->picture, rect_snapped(where),
                          &(CardLook){.moving = true});
    }
    clip = draw_playing(table, TABLE_CLIP_EVENT_GOES, -1);
    if (clip != NULL) {
        float t = draw_progress(table, clip);
        Rect where = rect_snapped(rect_between(clip->from, clip->to, t));
        card_draw_picture(gfx, event_text((WorldEventCard)clip->a)->picture, where,
                          &(CardLook){.transparency = t, .moving = true});
    }
}

static void draw_resting_event(const Table *table, WorldEventCard card) {
    Gfx *gfx = table->app->gfx;
    Rect where = table->layout.event_resting;
    card_glow(gfx, where, .5f);
    card_draw_picture(gfx, event_text(card)->picture, where, NULL);
    float u = table->layout.units.u;
    TextStyle text = {.face = TEXT_BOLD,
                      .size = 22,
                      .color = color_rgb(THEME_RIBBON_INK),
                      .align = TEXT_CENTER,
                      .fit = TEXT_WRAP_SHRINK,
                      .line = 1,
                      .min_size = 15};
    float ink = text_measure(gfx, &text, words_event_name(card), 0).x;
    float wide = fminf(fmaxf(ink + 40 * u, where.w), where.w * 1.25f); /* beside it there are fields */
    float high = ink + 24 * u > wide ? 58 * u : 40 * u;
    Rect label = rect_snapped((Rect){where.x, where.y - 10 * u - high, wide, high});
    PanelStyle style = panel_ribbon();
    style.radius = 20;
    paint_panel(gfx, label, &style);
    Rect box = {label.x + 12 * u, label.y, label.w - 24 * u, label.h};
    text_draw(gfx, &text, words_event_name(card), box);
}

void draw_event(const Table *table) {
    bool goes = draw_playing(table, TABLE_CLIP_EVENT_GOES, -1) != NULL;
    int by;
    WorldEventCard laid = table_laid_aside(table, &by);
    if (laid != WORLD_EVENT_NONE && !goes) {
        draw_resting_event(table, laid);
    }
}

void draw_shown_event(const Table *table) {
    limelight_draw_lively(table);
    draw_moving_event(table);
}

void draw_event_read(const Table *table, const Ui *ui) {
    int by;
    WorldEventCard laid = table_laid_aside(table, &by);
    if (ui_look(ui, "stage.laid").read && laid != WORLD_EVENT_NONE) {
        limelight_draw_again(table, laid, by);
    }
    for (int p = 0; p < table->view.players; p++) {
        for (int slot = 0; slot < WORLD_HELD_EVENTS; slot++) {
            bool is_read = ui_look(ui, ui_id("stage.event%d.%d", p, slot)).read;
            WorldEventCard played = is_read ? table_played(table, p, slot) : WORLD_EVENT_NONE;
            if (played != WORLD_EVENT_NONE) {
                limelight_draw_again(table, played, p);
            }
        }
    }
}

/* --- the others' rows, unfolded ----------------------------------------------------------------------------------- */

static void draw_unfolded_row(const Table *table, const Hands *hands, const Ui *ui, int side, int player) {
    Gfx *gfx = table->app->gfx;
    const Seat *seat = draw_seat(table, player);
    draw_panel(gfx, table->layout.unfolded[side].panel, seat->figurine, true);
    portrait_draw(gfx, seat->figurine, table->layout.unfolded[side].portrait, false);
    words_draw(gfx, seat->name, table->layout.unfolded[side].name,
               (Words){.face = TEXT_BOLD,
                       .size = 24,
                       .min_size = 14,
                       .color = THEME_TEXT,
                       .align = TEXT_CENTER,
                       .fit = TEXT_SHRINK,
                       .fixed = true});
    for (int slot = 0; slot < WORLD_ROW; slot++) {
        Rect where = table->layout.unfolded[side].slot[slot];
        UiLook look = draw_look(ui, ui_id("stage.row%d.slot%d", player, slot));
        bool chosen = hands->their_player == player && hands->their_slot == slot;
        bool hinted = hands->has_hint && hands->hint.kind == WORLD_ACTION_TRADE && hands->hint.a == player &&
                      hands->hint.b == slot;
        if (chosen) {
            where = rect_moved(where, 0, -8 * table->layout.units.u);
        }
        if (look.dragged) {
            continue; /* it hangs on the pointer */
        }
        card_glow(gfx, where, chosen || hinted || look.hovered ? 1 : .3f);
        card_draw(gfx, table->view.seat[player].row[slot], where, NULL);
    }
}

void draw_unfolded(const Table *table, const Hands *hands, const Ui *ui) {
    if (!hands->theirs || !table_at_rest(table)) {
        return;
    }
    Rect board = table->layout.board;
    paint_rounded(table->app->gfx, board, 26, color_alpha(color_rgb(THEME_VEIL), .72f));
    for (int side = 0; side < table->layout.others; side++) {
        draw_unfolded_row(table, hands, ui, side, (table->bottom + 1 + side) % table->view.players);
    }
}
