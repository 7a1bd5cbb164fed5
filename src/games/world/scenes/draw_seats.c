/* Draws the players: the others' narrow panels, and the row in front with everything that can be done with it. */
#include "games/world/rules/row.h"
#include "games/world/scenes/cards.h"
#include "games/world/scenes/draw.h"
#include "games/world/scenes/living.h"
#include "games/world/scenes/won.h"
#include "games/world/scenes/words.h"
#include "gfx/paint.h"
#include "i18n/i18n.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static bool draw_is_slot_empty(const Table *table, int player, int slot) {
    WorldPlace place = {.pile = WORLD_PILE_ROW, .player = (uint8_t)player, .slot = (uint8_t)slot};
    bool moves = draw_playing(table, TABLE_CLIP_ROW, -1) != NULL;
    bool gathered = draw_playing(table, TABLE_CLIP_GATHER, player) != NULL;
    return !table->lies[player][slot] || moves || gathered || table_coming(table, place) > 0;
}

static bool is_row_full(const Table *table, int player) {
    for (int slot = 0; slot < WORLD_ROW; slot++) {
        if (!table->lies[player][slot]) {
            return false;
        }
    }
    return true;
}

/* How many cards are lit, and what counts; while a row is being scored, card by card. */
static float lit_cards(const Table *table, int player, int *count) {
    const WorldCard *row = table->view.seat[player].row;
    *count = 0;
    if (!is_row_full(table, player)) {
        return 0;
    }
    int lit = world_row_ascending(row, WORLD_ROW);
    const Clip *clip = draw_playing(table, TABLE_CLIP_SCORE, player);
    if (clip != NULL) {
        lit = draw_lit(table, clip);
    }
    for (int slot = 0; slot < lit; slot++) {
        *count += row[slot] != WORLD_JOKER;
    }
    return (float)lit;
}

void draw_bar(Gfx *gfx, Rect bar, float lit, int count, float badge_units) {
    float part = lit / WORLD_ROW;
    paint_bar(gfx, bar, part, color_rgb(THEME_RIBBON_BOTTOM), color_rgb(0xfff3c4));
    if (count < 0) {
        return;
    }
    float size = badge_units * gfx_unit(gfx);
    Point at = {bar.x + fminf(fmaxf(bar.w * part, size / 2), bar.w - size / 2), bar.y + bar.h / 2};
    PanelStyle badge = panel_ribbon();
    badge.radius = 999;
    Rect disc = rect_snapped(rect_around(at, size, size));
    paint_panel(gfx, disc, &badge);
    char digits[16];
    snprintf(digits, sizeof digits, "%d", count);
    words_draw(gfx, digits, rect_moved(disc, 0, disc.h * .03f),
               (Words){.face = TEXT_NUMERAL,
                       .size = badge_units * .66f,
                       .color = THEME_RIBBON_INK,
                       .align = TEXT_CENTER,
                       .fixed = true});
}

static void draw_empty_slot(Gfx *gfx, Rect where) {
    PanelStyle well = panel_well();
    well.radius = where.w / gfx_unit(gfx) * .07f;
    gfx_push_alpha(gfx, .55f);
    paint_panel(gfx, where, &well);
    gfx_pop_alpha(gfx);
}

/* A drop of light in the upper right corner: it was not there when this person moved last. */
static void draw_new_mark(const Table *table, Rect card, float size) {
    Gfx *gfx = table->app->gfx;
    float radius = size * table->layout.units.u;
    Point at = {card.x + card.w - radius * .7f, card.y + radius * .7f};
    paint_disc(gfx, at, radius * 1.35f, color_rgb(THEME_TABLE_DARK));
    paint_disc(gfx, at, radius, color_rgb(THEME_GLOW));
}

static unsigned changed_slots(const Table *table, int player) {
    uint16_t changed[WORLD_PLAYERS_MAX] = {0};
    if (table_shows_changes(table)) {
        table_changes(table, table->bottom, changed);
    }
    return changed[player];
}

/* --- the other players -------------------------------------------------------------------------------------------- */

static void draw_head_line(const Table *table, int player, const OtherLayout *other) {
    Gfx *gfx = table->app->gfx;
    const Seat *seat = draw_seat(table, player);
    char field[16];
    float u = table->layout.units.u, bead = other->name.h * .82f;
    snprintf(field, sizeof field, "%d", table->field[player]);
    Words name = {.face = TEXT_BOLD, .size = other->head, .color = THEME_TEXT, .fit = TEXT_SHRINK, .fixed = true};
    TextStyle measured = {.face = TEXT_BOLD, .size = other->head};
    float wide = fminf(text_measure(gfx, &measured, seat->name, 0).x + 2, other->name.w * .5f);
    Rect box = {other->name.x, other->name.y, wide, other->name.h};
    words_draw(gfx, seat->name, box, name);
    float x = box.x + wide + 14 * u;
    picture_draw(gfx, "ui/bead_blue", rect_snapped((Rect){x, box.y + (box.h - bead) / 2, bead, bead}), NULL);
    name.color = THEME_TEXT_SECOND;
    name.size = other->head * .96f;
    words_draw(gfx, field, (Rect){x + bead + 3 * u, box.y, 44 * u, box.h}, name);
    bool is_next = world_left_of(table->view.active, table->view.players) == player && table->view.stage > 0;
    float pill = x + bead + 46 * u, room = other->name.x + other->name.w - pill;
    if (is_next && room > 50 * u && table->view.stage_winner == WORLD_NOBODY) {
        Rect where = rect_snapped((Rect){pill, box.y + box.h * .16f, fminf(room, 72 * u), box.h * .7f});
        paint_rounded(gfx, where, 99, color_alpha(theme_player(seat->figurine), .35f));
        words_draw(gfx, trc("whose turn", "next"), where,
                   (Words){.face = TEXT_BOLD,
                           .size = other->head * .74f,
                           .color = THEME_TEXT,
                           .align = TEXT_CENTER,
                           .fit = TEXT_SHRINK,
                           .fixed = true});
    }
}

static void draw_small_ticket(const Table *table, int player, Rect where, bool may_play) {
    Gfx *gfx = table->app->gfx;
    const WorldSeat *seat = &table->view.seat[player];
    if (seat->fast_track == WORLD_FAST_TRACK_SPENT) {
        draw_empty_slot(gfx, where);
        return;
    }
    if (seat->fast_track == WORLD_FAST_TRACK_RUNNING) {
        draw_empty_slot(gfx, where);
        draw_doubled(gfx, where, fminf(where.h / gfx_unit(gfx) * .6f, 24));
        return;
    }
    if (may_play) {
        paint_glow(gfx, where, 8, 12, color_alpha(color_rgb(THEME_GLOW), .9f));
    }
    Color own = theme_player(draw_seat(table, player)->figurine);
    PanelStyle style = {.top = color_mix(own, color_rgb(0xffffff), .3f),
                        .bottom = color_mix(own, color_rgb(0x0a1236), .25f),
                        .edge_top = color_rgb(0xffffff),
                        .edge_bottom = own,
                        .edge = 1.5f,
                        .radius = 8,
                        .shine = .3f};
    paint_panel(gfx, where, &style);
    Rect icon = rect_fit(rect_inset(where, where.h * .12f), 1);
    picture_draw(gfx, "icons/fast_track", rect_snapped(icon), NULL);
}

static void draw_small_events(const Table *table, int player, const OtherLayout *other) {
    Gfx *gfx = table->app->gfx;
    for (int i = 0; i < WORLD_HELD_EVENTS && draw_has_events(table); i++) {
        const Clip *coming = draw_playing(table, TABLE_CLIP_BACK, player);
        bool held = table->view.seat[player].event[i] == WORLD_HELD_FACE_DOWN;
        if (held && (coming == NULL || coming->b != i)) {
            card_draw_picture(gfx, "cards/back_event", other->event[i], &(CardLook){.flat = true});
        } else {
            draw_empty_slot(gfx, other->event[i]);
        }
    }
}

static void draw_other(const Table *table, const Hands *hands, int player, const OtherLayout *other, const Ui *ui) {
    Gfx *gfx = table->app->gfx;
    const Seat *seat = draw_seat(table, player);
    UiLook look = draw_look(ui, ui_id("stage.player%d", player));
    bool acts = table->view.awaited_player == player && table->view.awaiting != WORLD_AWAITING_OVER;
    bool may_be_named = hands->name >> player & 1;
    if (acts || may_be_named) {
        paint_glow(gfx, other->panel, RADIUS_PANEL, 18, color_alpha(color_rgb(THEME_GLOW), look.hovered ? 1 : .75f));
    }
    draw_panel(gfx, other->panel, seat->figurine, acts || may_be_named);
    if (hands_hint_is(hands, WORLD_ACTION_NAME, player)) {
        card_glow(gfx, other->panel, 1);
    }
    portrait_draw_stirring(gfx, seat->figurine, other->portrait, acts, living_stirring(table, player));
    draw_head_line(table, player, other);
    draw_small_events(table, player, other);
    draw_small_ticket(table, player, other->ticket, hands->fast_track >> player & 1);
    int count;
    float lit = lit_cards(table, player, &count);
    unsigned changed = changed_slots(table, player);
    for (int slot = 0; slot < WORLD_ROW; slot++) {
        if (draw_is_slot_empty(table, player, slot)) {
            draw_empty_slot(gfx, other->slot[slot]);
        } else {
            card_draw_small(gfx, table->view.seat[player].row[slot], other->slot[slot], other->numeral);
        }
        if (changed >> slot & 1) {
            draw_new_mark(table, other->slot[slot], 8);
        }
    }
    draw_bar(gfx, other->bar, lit, -1, 0);
}

void draw_others(const Table *table, const Hands *hands, const Ui *ui) {
    for (int side = 0; side < table->layout.others; side++) {
        int player = (table->bottom + 1 + side) % table->view.players;
        draw_other(table, hands, player, &table->layout.other[side], ui);
    }
}

/* --- the row in front --------------------------------------------------------------------------------------------- */

/* What the row would be if the person did what the pointer suggests; false: nothing is suggested. */
static bool suggest_row(const Table *table, const Hands *hands, const Ui *ui, WorldCard row[WORLD_ROW], int *slot) {
    const WorldView *view = &table->view;
    memcpy(row, view->seat[table->bottom].row, WORLD_ROW);
    if (!hands->slots || table->bottom != view->awaited_player) {
        return false;
    }
    for (int i = 0; i < WORLD_ROW; i++) {
        UiLook look = draw_look(ui, ui_id("stage.row%d.slot%d", table->bottom, i));
        bool pointed = look.drop_here || ((look.hovered || (look.focused && ui_shows_focus(ui))) && look.enabled);
        if (!pointed) {
            continue;
        }
        *slot = i;
        int card = view->hand_count == 1 ? 0 : hands->card;
        if (view->hand_count > 0 && card >= 0) {
            row[i] = view->hand[card];
            return true;
        }
        if (view->awaiting == WORLD_AWAITING_SWAP && hands->slot >= 0 && hands->slot != i) {
            row[i] = view->seat[table->bottom].row[hands->slot];
            row[hands->slot] = view->seat[table->bottom].row[i];
            return true;
        }
    }
    return false;
}

static void draw_run_marks(const Table *table, const WorldCard *row) {
    Gfx *gfx = table->app->gfx;
    for (int slot = 0; slot + 1 < WORLD_ROW; slot++) {
        bool joined = row[slot] != WORLD_JOKER && row[slot + 1] == row[slot] + 1;
        if (!joined || draw_is_slot_empty(table, table->bottom, slot) ||
            draw_is_slot_empty(table, table->bottom, slot + 1)) {
            continue;
        }
        Rect left = table->layout.slot[slot], right = table->layout.slot[slot + 1];
        float side = 32 * table->layout.units.u;
        Point at = {(left.x + left.w + right.x) / 2, left.y + left.h / 2};
        Rect disc = rect_snapped(rect_around(at, side, side));
        PanelStyle style = panel_ribbon();
        style.radius = 999;
        paint_panel(gfx, disc, &style);
        paint_sign(gfx, SIGN_RIGHT, rect_scaled(disc, .5f), color_rgb(THEME_RIBBON_INK));
    }
}

static bool is_hinted(const Hands *hands, int slot) {
    if (!hands->has_hint) {
        return false;
    }
    switch ((WorldActionKind)hands->hint.kind) {
    case WORLD_ACTION_PLACE:
        return hands->hint.a == slot;
    case WORLD_ACTION_SWAP:
        return hands->hint.a == slot || hands->hint.b == slot;
    case WORLD_ACTION_TRADE:
        return hands->hint.c == slot;
    case WORLD_ACTION_KEEP:
        return hands->hint.b == slot;
    case WORLD_ACTION_TAKE:
    case WORLD_ACTION_PLAY_EVENT:
    case WORLD_ACTION_FAST_TRACK:
    case WORLD_ACTION_NAME:
    case WORLD_ACTION_ANSWER:
    case WORLD_ACTION_NEXT_STAGE:
        return false;
    }
    return false;
}

static void draw_own_slot(const Table *table, const Hands *hands, const Ui *ui, int slot, bool is_preview,
                          WorldCard shown) {
    Gfx *gfx = table->app->gfx;
    Rect where = table->layout.slot[slot];
    UiLook look = draw_look(ui, ui_id("stage.row%d.slot%d", table->bottom, slot));
    if (draw_is_slot_empty(table, table->bottom, slot)) {
        draw_empty_slot(gfx, where);
        return;
    }
    float u = table->layout.units.u;
    bool may = hands->slots && table->bottom == table->view.awaited_player && table_at_rest(table);
    bool chosen = hands->slot == slot && may;
    if (is_hinted(hands, slot)) {
        card_glow(gfx, rect_inset(where, -3 * u), 1);
    } else if (may && !is_preview) {
        card_glow(gfx, where, look.hovered ? .9f : .4f);
    }
    if (look.dragged) {
        draw_empty_slot(gfx, where);
        return;
    }
    if (is_preview) { /* what lies there makes way, what comes shows itself */
        card_draw(gfx, table->view.seat[table->bottom].row[slot], rect_moved(where, 0, 22 * u),
                  &(CardLook){.dim = .55f});
        if (draw_is_dragging(ui)) {
            return; /* it hangs on the pointer */
        }
        Rect above = rect_moved(where, 0, -20 * u);
        card_glow(gfx, above, .9f);
        card_draw(gfx, shown, above, &(CardLook){.transparency = .12f});
        return;
    }
    float lift = chosen ? 18 * u : look.hovered && may ? 8 * u : 0;
    Rect lifted = rect_moved(where, 0, -roundf(lift));
    if (chosen) {
        card_glow(gfx, lifted, 1);
    }
    card_draw(gfx, table->view.seat[table->bottom].row[slot], look.pressed ? rect_scaled(lifted, .97f) : lifted,
              &(CardLook){.moving = look.pressed});
}

/* What a suggested move would pay. */
static void draw_promise(const Table *table, const WorldCard *row, int slot) {
    WorldRun run = world_row_run(row, WORLD_ROW, slot);
    if (run.length < 2) {
        return;
    }
    Gfx *gfx = table->app->gfx;
    char text[64];
    i18n_format(text, sizeof text, trn("+{n} space", "+{n} spaces", (unsigned long)run.length - 1u),
                I18N_NUMBER("n", run.length - 1));
    float u = table->layout.units.u;
    Rect where = table->layout.slot[slot];
    Rect pill = rect_snapped(rect_around((Point){where.x + where.w / 2, where.y - 34 * u}, 150 * u, 40 * u));
    PanelStyle style = panel_ribbon();
    style.radius = 999;
    paint_panel(gfx, pill, &style);
    words_draw(gfx, text, pill,
               (Words){.face = TEXT_BOLD,
                       .size = 24,
                       .color = THEME_RIBBON_INK,
                       .align = TEXT_CENTER,
                       .fit = TEXT_SHRINK,
                       .fixed = true});
}

static void draw_own_panel(const Table *table) {
    Gfx *gfx = table->app->gfx;
    const StageLayout *layout = &table->layout;
    const Seat *seat = draw_seat(table, table->bottom);
    bool acts = table->view.awaited_player == table->bottom;
    if (acts) {
        paint_glow(gfx, layout->own, 22, 16, color_alpha(color_rgb(THEME_GLOW), .55f));
    }
    draw_panel(gfx, layout->own, seat->figurine, true);
    draw_panel(gfx, layout->side, seat->figurine, false);
    portrait_draw_stirring(gfx, seat->figurine, layout->own_portrait, acts, living_stirring(table, table->bottom));
    TextAlign align = layout->is_plain ? TEXT_LEFT : TEXT_CENTER;
    words_draw(gfx, seat->name, layout->own_name,
               (Words){.face = TEXT_BOLD,
                       .size = TYPE_LARGE,
                       .min_size = 15,
                       .color = THEME_TEXT,
                       .align = align,
                       .fit = TEXT_SHRINK,
                       .fixed = true});
    char field[WORDS_MAX];
    words_field(table, table->bottom, field);
    words_draw(gfx, field, layout->own_field,
               (Words){.face = TEXT_BOLD,
                       .size = TYPE_SMALL,
                       .min_size = 14,
                       .color = THEME_TEXT_SECOND,
                       .align = align,
                       .fit = TEXT_SHRINK,
                       .fixed = true});
    words_draw(gfx, words_note(table), layout->own_note,
               (Words){.face = TEXT_BOLD,
                       .size = 22,
                       .min_size = 14,
                       .color = THEME_RIBBON_TOP,
                       .align = align,
                       .fit = TEXT_SHRINK,
                       .fixed = true});
}

bool draw_rows_here(const Table *table, bool is_background) {
    return table->paint->holds_rows == is_background;
}

bool draw_own_moves(const Table *table) {
    return draw_playing(table, TABLE_CLIP_TURN_TABLE, -1) != NULL ||
           draw_playing(table, TABLE_CLIP_SCORE, -1) != NULL || won_is_shown(table);
}

/* How far a card is still below its place while its row comes to the front: a wave from the left. Cards are never
 * half-clear, as that is what the software renderer is slowest at. */
static float rise(float t, int slot) {
    return 1 - fminf(fmaxf(t * 1.6f - (float)slot * .07f, 0), 1);
}

void draw_own_row(const Table *table, const Hands *hands, const Ui *ui) {
    Gfx *gfx = table->app->gfx;
    const Clip *turning = draw_playing(table, TABLE_CLIP_TURN_TABLE, -1);
    float t = turning != NULL ? draw_progress(table, turning) : 1;
    WorldCard row[WORLD_ROW] = {0};
    int pointed = -1, count;
    bool suggests = table_at_rest(table) && suggest_row(table, hands, ui, row, &pointed);
    bool replaces = suggests && table->view.hand_count > 0;
    for (int slot = 0; slot < WORLD_ROW; slot++) {
        float below = rise(t, slot);
        gfx_push_offset(gfx, 0, roundf(below * 60 * table->layout.units.u));
        if (below > .05f && !draw_is_slot_empty(table, table->bottom, slot)) { /* its shadow comes when it lies */
            card_draw(gfx, table->view.seat[table->bottom].row[slot], table->layout.slot[slot],
                      &(CardLook){.flat = true});
        } else {
            draw_own_slot(table, hands, ui, slot, replaces && slot == pointed, row[slot]);
        }
        gfx_pop_offset(gfx);
    }
    unsigned changed = changed_slots(table, table->bottom);
    for (int slot = 0; slot < WORLD_ROW; slot++) {
        if (changed >> slot & 1) {
            draw_new_mark(table, table->layout.slot[slot], 9);
        }
    }
    gfx_push_alpha(gfx, t);
    float lit = lit_cards(table, table->bottom, &count);
    if (suggests) {
        lit = (float)world_row_ascending(row, WORLD_ROW);
        count = world_row_count(row, WORLD_ROW);
        draw_promise(table, row, pointed);
    } else {
        draw_run_marks(table, table->view.seat[table->bottom].row);
    }
    draw_bar(gfx, table->layout.bar, lit, is_row_full(table, table->bottom) ? count : -1, 38);
    gfx_pop_alpha(gfx);
}

void draw_own(const Table *table, const Hands *hands, const Ui *ui) {
    draw_own_panel(table);
    if (ui != NULL || !draw_own_moves(table)) { /* a background leaves out what moves over it */
        draw_own_row(table, hands, ui);
    }
}
