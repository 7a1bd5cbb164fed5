/* Everything on its way: cards in the air, rows changing seats, runs that pay, light, banners. */
#include "games/world/scenes/cards.h"
#include "games/world/scenes/draw.h"
#include "games/world/scenes/event_arrows.h"
#include "games/world/scenes/limelight.h"
#include "games/world/scenes/stage_parts.h"
#include "games/world/scenes/words.h"
#include "gfx/paint.h"
#include "i18n/i18n.h"

#include <math.h>
#include <stdio.h>

static Rect arc_between(Rect from, Rect to, float t, float height) {
    from = card_shaped(from);
    to = card_shaped(to);
    Rect straight = rect_between(from, to, t);
    Point middle = arc_at(rect_middle(from), rect_middle(to), height, t);
    return rect_snapped(rect_around(middle, straight.w, straight.h));
}

/* An arc between two rows at the top would lead out of it. */
static Rect within_window(const Table *table, Rect where) {
    Rect all = rect_inset(table->layout.units.screen, 2);
    where.x = fmaxf(all.x, fminf(where.x, all.x + all.w - where.w));
    where.y = fmaxf(all.y, fminf(where.y, all.y + all.h - where.h));
    return where;
}

static void draw_flying_card(const Table *table, const Clip *clip) {
    Gfx *gfx = table->app->gfx;
    float t = draw_progress(table, clip);
    float far = hypotf(clip->to.x - clip->from.x, clip->to.y - clip->from.y);
    bool within_row = fabsf(clip->to.y - clip->from.y) < 2 && clip->to.x < clip->from.x;
    Rect where =
        arc_between(clip->from, clip->to, t, fminf(far * .16f, 120 * table->layout.units.u) * (within_row ? -1 : 1));
    float turn = clip->b == TABLE_FACE_TURNS ? 1 - fminf(t * 1.35f, 1) : 0;
    float swell = 1 + .12f * ease(EASE_HOP, t);
    where = within_window(table, rect_scaled(where, swell));
    card_draw(gfx, (WorldCard)clip->a, rect_snapped(where), &(CardLook){.turn = turn, .moving = true});
}

static void draw_gathered_row(const Table *table, const Clip *clip) {
    float t = draw_progress(table, clip);
    for (int slot = 0; slot < WORLD_ROW; slot++) {
        Rect from = table_slot(table, clip->a, slot);
        Rect where = arc_between(from, table->layout.stock, t, 40);
        card_draw(table->app->gfx, table->view.seat[clip->a].row[slot], where,
                  &(CardLook){.turn = t, .moving = true, .flat = true});
    }
}

static void draw_moving_row(const Table *table, const Clip *clip) {
    float t = draw_progress(table, clip);
    for (int slot = 0; slot < WORLD_ROW; slot++) {
        Rect from = table_slot(table, clip->a, slot), to = table_slot(table, clip->b, slot);
        Rect where = within_window(table, arc_between(from, to, t, 60 * table->layout.units.u));
        /* The view has the rows at their new players already. */
        card_draw(table->app->gfx, table->view.seat[clip->b].row[slot], where,
                  &(CardLook){.moving = true, .flat = true});
    }
}

static void draw_dealt_back(const Table *table, const Clip *clip) {
    int side = table_side(table, clip->a);
    Rect to = side < 0 ? table->layout.event[clip->b] : table->layout.other[side].event[clip->b];
    float t = draw_progress(table, clip);
    card_draw_picture(table->app->gfx, "cards/back_event", arc_between(clip->from, to, t, 30),
                      &(CardLook){.moving = true, .flat = true});
}

static void draw_renewal(const Table *table, const Clip *clip) {
    for (int i = 0; i < 6; i++) {
        float t = fminf(fmaxf(draw_progress(table, clip) * 1.6f - (float)i * .12f, 0), 1);
        card_draw_picture(table->app->gfx, "cards/back_number", arc_between(clip->from, clip->to, t, 50),
                          &(CardLook){.moving = true, .flat = i > 0});
    }
}

static void draw_spark(Gfx *gfx, Point at, float side, float alpha) {
    PictureLook look = {.transparency = 1 - alpha, .moving = true};
    picture_draw(gfx, "ui/spark", rect_snapped(rect_around(at, side, side)), &look);
}

/* --- Fast Track --------------------------------------------------------------------------------------------------- */

enum { STREAKS = 9 };

/* Light races over the board, each streak with a white core and a head. */
static void draw_streaks(const Table *table, Figurine figurine, float t) {
    Gfx *gfx = table->app->gfx;
    Rect board = table->layout.board;
    float u = table->layout.units.u;
    gfx_push_clip(gfx, board);
    for (int i = 0; i < STREAKS; i++) {
        float ahead = fmodf((float)i * .37f, 1) * .42f, y = board.y + board.h * (.14f + .09f * (float)i);
        float head = board.x + board.w * (t * 1.9f - ahead), far = board.w * (.2f + .06f * (float)(i % 3));
        float thick = (8 + 5 * (float)(i % 2)) * u;
        Color light = i % 2 ? color_rgb(THEME_GLOW) : theme_player_light(figurine);
        Rect tail = {head - far, y - thick / 2, far, thick}, core = {head - far * .6f, y - u, far * .6f, 2 * u};
        if (head < board.x || tail.x > board.x + board.w) {
            continue;
        }
        paint_gradient_across(gfx, rect_snapped(tail), color_alpha(light, 0), color_alpha(light, .8f));
        paint_gradient_across(gfx, rect_snapped(core), color_alpha(color_rgb(0xffffff), 0), color_rgb(0xffffff));
        draw_spark(gfx, (Point){head, y}, thick * 5, 1);
    }
    gfx_pop_clip(gfx);
}

/* The card turns over on its way into the limelight, is read there, and goes where it counts. */
static void draw_fast_track(const Table *table, const Clip *clip) {
    Gfx *gfx = table->app->gfx;
    Figurine figurine = draw_seat(table, clip->a)->figurine;
    float come = limelight_ticket_comes(table, clip), leave = limelight_ticket_goes(table, clip);
    if (leave >= 1 || limelight_stands(table)) {
        return;
    }
    if (come < 1) {
        draw_streaks(table, figurine, come);
    }
    Rect where = leave > 0 ? rect_between(clip->to, clip->from, ease(EASE_IN, leave))
                           : rect_between(clip->from, clip->to, ease(EASE_OUT, come));
    where = rect_snapped(rect_around(rect_middle(where), where.h / 1.4f, where.h));
    char picture[48];
    limelight_ticket_picture(table, clip->a, picture, sizeof picture);
    if (come < .5f) {
        snprintf(picture, sizeof picture, "cards/back_fast_track_%s", figurine_key(figurine));
    }
    card_draw_picture(gfx, picture, where,
                      &(CardLook){.turn = come < 1 ? come : 0, .moving = true, .transparency = fmaxf(leave - .7f, 0)});
}

/* --- runs and scoring --------------------------------------------------------------------------------------------- */

void draw_pill(const Table *table, Point middle, const char *text, float size, float alpha) {
    Gfx *gfx = table->app->gfx;
    TextStyle style = {.face = TEXT_BOLD, .size = size, .color = color_rgb(THEME_RIBBON_INK), .align = TEXT_CENTER};
    Point ink = text_measure(gfx, &style, text, 0);
    Rect pill = rect_snapped(rect_around(middle, ink.x + ink.y * 1.1f, ink.y * 1.25f));
    PanelStyle ribbon = panel_ribbon();
    ribbon.radius = 999;
    gfx_push_alpha(gfx, alpha);
    paint_glow(gfx, pill, 999, 20, color_alpha(color_rgb(THEME_GLOW), .9f));
    paint_panel(gfx, pill, &ribbon);
    text_draw(gfx, &style, text, pill);
    gfx_pop_alpha(gfx);
}

static void draw_run(const Table *table, const Clip *clip) {
    Gfx *gfx = table->app->gfx;
    float t = draw_progress(table, clip), u = table->layout.units.u;
    float alpha = t > .8f ? (1 - t) * 5 : 1;
    Rect all = table_slot(table, clip->a, clip->b);
    for (int i = 0; i < clip->c; i++) {
        Rect slot = table_slot(table, clip->a, clip->b + i);
        float lit = fminf(fmaxf(t * (float)(clip->c + 1) - (float)i, 0), 1);
        all = rect_union(all, slot);
        gfx_push_alpha(gfx, alpha * lit);
        card_rim(gfx, slot, 1);
        gfx_pop_alpha(gfx);
        draw_spark(gfx, (Point){slot.x + slot.w * .5f, slot.y + slot.h * .12f}, slot.w * (.5f + .4f * t), alpha * lit);
    }
    char text[64];
    i18n_format(text, sizeof text,
                trn("Run of {length}: +{n} space", "Run of {length}: +{n} spaces", (unsigned long)clip->d),
                I18N_NUMBER("length", clip->c), I18N_NUMBER("n", clip->d));
    bool above = all.y > 200 * u;
    Point middle = {all.x + all.w / 2, above ? all.y - (20 + 22 * t) * u : all.y + all.h + (24 + 22 * t) * u};
    if (clip->a == table->bottom) { /* above it stands the ribbon; the numerals are at the top and the bottom */
        middle.y = all.y + all.h * .62f - 22 * t * u;
    }
    draw_pill(table, middle, text, 30, alpha);
}

/* The winner's have been counted already. */
int draw_lit(const Table *table, const Clip *clip) {
    float t = clip->a == table->view.stage_winner ? 1 : draw_progress(table, clip);
    return (int)fminf((float)clip->b, t * (float)(clip->b + 1));
}

/* A number for each card that counts, where the card itself has none; jokers and what lies behind the first wrong card
 * get none. */
static void draw_scored_cards(const Table *table, const Clip *clip) {
    Gfx *gfx = table->app->gfx;
    const WorldCard *row = table->view.seat[clip->a].row;
    int lit = draw_lit(table, clip), count = 0;
    for (int slot = 0; slot < lit; slot++) {
        Rect where = table_slot(table, clip->a, slot);
        card_rim(gfx, where, .8f);
        if (row[slot] == WORLD_JOKER) {
            continue;
        }
        char digits[16];
        snprintf(digits, sizeof digits, "%d", ++count);
        draw_pill(table, (Point){where.x + where.w * .75f, where.y + where.h * .13f}, digits, 26, 1);
    }
}

static void draw_doubling(const Table *table, const Clip *clip) {
    float t = draw_progress(table, clip), u = table->layout.units.u;
    char text[64];
    snprintf(text, sizeof text, "%d \u00d7 2 = %d", clip->b, 2 * clip->b);
    Rect middle = table_slot(table, clip->a, 4);
    draw_pill(table, (Point){middle.x + middle.w / 2, middle.y + middle.h / 2}, text, 56 + 20 * ease(EASE_HOP, t),
              t > .85f ? (1 - t) / .15f : 1);
    for (int i = 0; i < 5; i++) {
        float x = middle.x + middle.w / 2 + ((float)i - 2) * 120 * u;
        draw_spark(table->app->gfx, (Point){x, middle.y + middle.h * (.2f + .5f * t)}, 90 * u, 1 - t);
    }
}

/* --- banners ------------------------------------------------------------------------------------------------------ */

static Words banner_words(void) {
    return (Words){.face = TEXT_BOLD,
                   .size = 84,
                   .min_size = 40,
                   .color = THEME_RIBBON_TOP,
                   .align = TEXT_CENTER,
                   .fit = TEXT_SHRINK,
                   .fixed = true};
}

/* Whose turn it is stands on glass of their colour, with their face; what is for all on the cream of ribbons. */
static PanelStyle banner_plate(const Table *table, const Clip *clip) {
    PanelStyle style = panel_ribbon();
    style.radius = 38;
    if (clip->a == TABLE_BANNER_TURN) {
        Color own = theme_player(draw_seat(table, clip->b)->figurine);
        style.top = color_mix(own, color_rgb(THEME_PANEL_TOP), .35f);
        style.bottom = color_mix(own, color_rgb(THEME_PANEL_BOTTOM), .6f);
        style.edge_top = color_mix(own, color_rgb(0xffffff), .7f);
        style.edge_bottom = color_mix(own, color_rgb(0xffffff), .3f);
    }
    style.edge = 3;
    style.shadow = color_alpha(color_rgb(THEME_SHADOW), .7f);
    style.shadow_size = 26;
    style.shadow_drop = 10;
    return style;
}

static void draw_banner(const Table *table, const Clip *clip) {
    Gfx *gfx = table->app->gfx;
    char text[WORDS_MAX];
    bool has_face = clip->a == TABLE_BANNER_TURN;
    float t = draw_progress(table, clip), u = table->layout.units.u;
    float alpha = t < .15f ? t / .15f : t > .8f ? (1 - t) / .2f : 1, side = 118 * u, pad = 52 * u;
    Rect board = table->layout.board;
    words_banner(table, (TableBanner)clip->a, clip->b, text);
    Words words = banner_words();
    words.color = has_face ? THEME_BUTTON_INK : THEME_RIBBON_INK;
    TextStyle measured = {.face = TEXT_BOLD, .size = words.size};
    float face = has_face ? side + pad * .4f : 0, most = board.w - 4 * pad;
    float wide = fminf(text_measure(gfx, &measured, text, 0).x + u, most - face - 2 * pad);
    Rect plate = rect_snapped(rect_around(rect_middle(board), wide + face + 2 * pad, 148 * u));
    gfx_push_alpha(gfx, alpha);
    gfx_push_offset(gfx, (1 - ease(EASE_OUT, fminf(t * 4, 1))) * -60 * u, 0);
    PanelStyle style = banner_plate(table, clip);
    paint_panel(gfx, plate, &style);
    if (has_face) {
        portrait_draw(gfx, draw_seat(table, clip->b)->figurine,
                      rect_snapped((Rect){plate.x + pad * .7f, plate.y + (plate.h - side) / 2, side, side}), true);
    }
    words.align = TEXT_LEFT;
    words_draw(gfx, text, (Rect){plate.x + pad + face, plate.y, wide + u, plate.h}, words);
    gfx_pop_offset(gfx);
    gfx_pop_alpha(gfx);
}

static void draw_clip(const Table *table, const Clip *clip) {
    switch ((TableClip)clip->kind) {
    case TABLE_CLIP_CARD:
        draw_flying_card(table, clip);
        return;
    case TABLE_CLIP_GATHER:
        draw_gathered_row(table, clip);
        return;
    case TABLE_CLIP_BACK:
        draw_dealt_back(table, clip);
        return;
    case TABLE_CLIP_BANNER:
        draw_banner(table, clip);
        return;
    case TABLE_CLIP_RENEW:
        draw_renewal(table, clip);
        return;
    case TABLE_CLIP_FAST_TRACK:
        draw_fast_track(table, clip);
        return;
    case TABLE_CLIP_ROW:
        draw_moving_row(table, clip);
        return;
    case TABLE_CLIP_RUN:
        draw_run(table, clip);
        return;
    case TABLE_CLIP_SCORE:
        draw_scored_cards(table, clip);
        return;
    case TABLE_CLIP_DOUBLE:
        draw_doubling(table, clip);
        return;
    case TABLE_CLIP_EVENT_ARROWS:
        event_draw_arrows(table, clip);
        return;
    case TABLE_CLIP_TURN_TABLE:
    case TABLE_CLIP_WON:
    case TABLE_CLIP_EVENT_TURNS:
    case TABLE_CLIP_EVENT_SHOWS:
    case TABLE_CLIP_EVENT_RESTS:
    case TABLE_CLIP_EVENT_GOES:
    case TABLE_CLIP_HOP:
    case TABLE_CLIP_JUMP:
    case TABLE_CLIP_LANDED:
    case TABLE_CLIP_LABELS:
    case TABLE_CLIP_NEAR:
    case TABLE_CLIP_GOAL:
    case TABLE_CLIP_PAUSE:
        return; /* drawn where they belong */
    }
}

void draw_motion(const Table *table) {
    const Clip *clip;
    for (int i = 0; (clip = timeline_playing(&table->timeline, i)) != NULL; i++) {
        draw_clip(table, clip);
    }
}

/* --- dragging ----------------------------------------------------------------------------------------------------- */

bool draw_is_dragging(const Ui *ui) {
    Point at, grip;
    return ui != NULL && ui_dragged(ui, &at, &grip) != NULL;
}

void draw_dragged(const Table *table, const Ui *ui) {
    Point at, grip;
    const Widget *dragged = ui_dragged(ui, &at, &grip);
    if (dragged == NULL) {
        return;
    }
    const WorldView *view = &table->view;
    WorldCard card = WORLD_JOKER;
    Rect size = table->layout.slot[0];
    if (dragged->act == STAGE_ACT_SLOT) {
        card = view->seat[dragged->a].row[dragged->b];
    } else if (dragged->act == STAGE_ACT_HAND && dragged->a < view->hand_count) {
        card = view->hand[dragged->a];
    } else if (view->hand_count > 0) { /* from a pile: it is in the hand by now */
        card = view->hand[0];
    } else {
        return;
    }
    Rect where = rect_snapped(rect_around(at, size.w * 1.06f, size.h * 1.06f));
    paint_shadow(table->app->gfx, where, 12, 30, 18);
    card_draw(table->app->gfx, card, where, NULL);
}
