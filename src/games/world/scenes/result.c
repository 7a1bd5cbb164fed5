#include "games/world/scenes/result.h"

#include "games/world/rules/row.h"
#include "games/world/scenes/cards.h"
#include "games/world/scenes/draw.h"
#include "games/world/scenes/touched.h"
#include "games/world/scenes/words.h"
#include "gfx/paint.h"
#include "i18n/i18n.h"
#include "shell/dusk.h"
#include "shell/parts.h"

#include <math.h>
#include <stdio.h>

static const float DIM = .65f;
static const float DIM_MS = 420, FIRST_MS = 420, EVERY_MS = 130, LINE_TAKES = 200;
static const float WIDE = 1140, HEAD = 92, HOW = 52, LINE = 84, GAP = 10, EDGE = 30; /* units */
static const float FIGURE = 330;

/* Of a line's width: where its parts end. */
static const float NAME_ENDS = .26f, ROW_ENDS = .725f, WON_ENDS = .885f;

static float part(double ms, float from, float takes) {
    return fminf(fmaxf(((float)ms - from) / takes, 0), 1);
}

float result_share(const Table *table, double ms) {
    float t = table->timeline.reduced ? 1 : part(ms, 0, DIM_MS);
    return t * t * (3 - 2 * t);
}

/* --- who ---------------------------------------------------------------------------------------------------------- */

/* The winner of the stage, then the others as they stand. */
static void put_in_order(const Table *table, int order[WORLD_PLAYERS_MAX]) {
    uint8_t field[WORLD_PLAYERS_MAX], place[WORLD_PLAYERS_MAX];
    int players = table->view.players, count = 0;
    for (int p = 0; p < players; p++) {
        field[p] = (uint8_t)table->field[p];
    }
    int places = world_rank(players, table->view.winners, field, place);
    order[count++] = table->view.stage_winner;
    for (int rank = 0; rank < places; rank++) {
        for (int p = 0; p < players; p++) {
            if (place[p] == rank && p != table->view.stage_winner) {
                order[count++] = p;
            }
        }
    }
}

/* --- a line ------------------------------------------------------------------------------------------------------- */

static Words ink(float size, uint32_t color, TextAlign align) {
    return (Words){.face = TEXT_BOLD,
                   .size = size,
                   .min_size = 14,
                   .color = color,
                   .align = align,
                   .fit = TEXT_SHRINK,
                   .fixed = true};
}

/* Cards behind the first that is out of order are pale: they did not count. */
static void draw_small_row(const Table *table, int player, Rect where) {
    Gfx *gfx = table->app->gfx;
    const WorldCard *row = table->view.seat[player].row;
    int lit = world_row_ascending(row, WORLD_ROW);
    float gap = roundf(where.w * .008f), wide = floorf((where.w - gap * (WORLD_ROW - 1)) / WORLD_ROW);
    float numeral = fminf(wide * .62f, where.h * .72f) / gfx_unit(gfx);
    for (int slot = 0; slot < WORLD_ROW; slot++) {
        gfx_push_alpha(gfx, slot < lit ? 1 : .3f);
        card_draw_small(gfx, row[slot], (Rect){where.x + (wide + gap) * (float)slot, where.y, wide, where.h}, numeral);
        gfx_pop_alpha(gfx);
    }
}

static void draw_won_spaces(const Table *table, int player, Rect where) {
    Gfx *gfx = table->app->gfx;
    const TableScore *score = &table->score[player];
    char text[16];
    if (!score->is_done) {
        return;
    }
    if (score->doubled) {
        Rect twice = {where.x, where.y, where.w * .4f, where.h};
        words_draw(gfx, tr("× 2"), twice, ink(26, DUSK_INK_HEAD, TEXT_RIGHT));
    }
    snprintf(text, sizeof text, "+%d", score->fields);
    where.x += where.w * .44f;
    where.w *= .56f;
    words_draw(gfx, text, where, ink(40, 0x9a5a00, TEXT_RIGHT));
}

static void draw_line(const Table *table, int player, Rect where, bool has_won) {
    Gfx *gfx = table->app->gfx;
    const Seat *seat = draw_seat(table, player);
    char text[16];
    float u = table->layout.units.u;
    PanelStyle style = {.top = color_mix(theme_player(seat->figurine), color_rgb(0xffffff), has_won ? .68f : .84f),
                        .bottom = color_mix(theme_player(seat->figurine), color_rgb(0xffffff), has_won ? .5f : .74f),
                        .edge_top = color_rgb(has_won ? 0xffe08a : 0xffffff),
                        .edge_bottom = color_mix(theme_player(seat->figurine), color_rgb(0xffffff), .4f),
                        .edge = has_won ? 5 : 2,
                        .radius = 22};
    paint_panel(gfx, where, &style);
    Rect box = rect_inset(where, 12 * u);
    float head = fminf(box.h, box.w * .06f);
    Rect who = {box.x, box.y + (box.h - head) / 2, box.w * NAME_ENDS, head};
    portrait_words_draw(gfx, seat->figurine, who, seat->name, ink(30, DUSK_INK, TEXT_LEFT));
    draw_small_row(
        table, player,
        rect_snapped((Rect){box.x + box.w * (NAME_ENDS + .01f), box.y, box.w * (ROW_ENDS - NAME_ENDS - .01f), box.h}));
    draw_won_spaces(table, player, (Rect){box.x + box.w * ROW_ENDS, box.y, box.w * (WON_ENDS - ROW_ENDS), box.h});
    float bead = fminf(box.h * .8f, box.w * .04f), x = box.x + box.w * (WON_ENDS + .025f);
    picture_draw(gfx, "ui/bead_blue", rect_snapped((Rect){x, box.y + (box.h - bead) / 2, bead, bead}), NULL);
    snprintf(text, sizeof text, "%d", table->field[player]);
    words_draw(gfx, text, (Rect){x + bead + 6 * u, box.y, box.x + box.w - x - bead - 6 * u, box.h},
               ink(30, DUSK_INK, TEXT_LEFT));
}

/* --- all of it ---------------------------------------------------------------------------------------------------- */

/* Over the board. The winner's figurine stands at its left, or on it where there is no room beside. */
static Rect plate_of(const Table *table, bool *is_beside) {
    const StageLayout *layout = &table->layout;
    float u = layout->units.u, wide = fminf(WIDE * u, layout->units.screen.w - 40 * u);
    float high = (2 * EDGE + HEAD + HOW + (LINE + GAP) * (float)table->view.players - GAP) * u;
    float top = layout->board.y - 20 * u, bottom = layout->own.y - 10 * u;
    Point middle = rect_middle(layout->units.screen);
    *is_beside = layout->units.screen.w - wide > 2 * FIGURE * .6f * u;
    if (!*is_beside) {
        top += fminf(FIGURE * .7f * u, fmaxf(bottom - top - high, 0));
    }
    high = fminf(high, bottom - top);
    return rect_snapped(rect_around((Point){middle.x, (top + bottom) / 2}, wide, high));
}

static void draw_winner(const Table *table, Rect plate, bool is_beside, float come) {
    Gfx *gfx = table->app->gfx;
    float u = table->layout.units.u, over = plate.y - table->layout.units.screen.y;
    float high = is_beside ? FIGURE * u : fminf(FIGURE * u, over);
    Figurine figurine = draw_seat(table, table->view.stage_winner)->figurine;
    Point feet = is_beside ? (Point){plate.x - 26 * u, plate.y + plate.h - 14 * u}
                           : (Point){plate.x + 130 * u, plate.y + 22 * u};
    paint_pool(gfx, feet, high * .3f, high * .075f, color_alpha(theme_player_light(figurine), .8f * come));
    part_figurine(gfx, figurine, POSE_CHEER, feet, high, &(PictureLook){.transparency = 1 - come});
}

static void draw_heading(const Table *table, Rect *box, const char *how, float scale) {
    Gfx *gfx = table->app->gfx;
    float u = table->layout.units.u * scale;
    char text[WORDS_MAX];
    /* TRANSLATORS: a stage is one of the parts of a game, {n} its number */
    i18n_format(text, sizeof text, tr("{name} wins stage {n}"),
                I18N_TEXT("name", draw_seat(table, table->view.stage_winner)->name),
                I18N_NUMBER("n", table->view.stage));
    words_draw(gfx, text, (Rect){box->x, box->y, box->w, (HEAD - 8) * u}, ink(62 * scale, DUSK_INK_HEAD, TEXT_CENTER));
    words_draw(gfx, how, (Rect){box->x, box->y + HEAD * u, box->w, (HOW - 14) * u},
               ink(30 * scale, DUSK_INK, TEXT_CENTER));
    box->y += (HEAD + HOW) * u;
    box->h -= (HEAD + HOW) * u;
}

void result_draw(const Table *table, double ms, const char *how) {
    Gfx *gfx = table->app->gfx;
    float u = table->layout.units.u, come = result_share(table, ms);
    int order[WORLD_PLAYERS_MAX], players = table->view.players;
    bool is_beside;
    touched_draw(table, WORLD_EVENT_NONE, table->view.stage_winner, DIM * come);
    Rect plate = plate_of(table, &is_beside), box = rect_inset(plate, EDGE * u);
    float wanted = (2 * EDGE + HEAD + HOW + (LINE + GAP) * (float)players - GAP) * u;
    float scale = fminf(plate.h / wanted, 1);
    gfx_push_alpha(gfx, come);
    gfx_push_offset(gfx, 0, roundf((1 - come) * 40 * u));
    dusk_pane(table->app, plate);
    draw_heading(table, &box, how, scale);
    gfx_pop_offset(gfx);
    gfx_pop_alpha(gfx);
    put_in_order(table, order);
    for (int i = 0; i < players; i++) {
        float t = table->timeline.reduced ? 1 : part(ms, FIRST_MS + EVERY_MS * (float)i, LINE_TAKES);
        Rect line = layout_row(&table->layout.units, box, players, i, GAP);
        gfx_push_alpha(gfx, t);
        gfx_push_offset(gfx, roundf((1 - ease(EASE_OUT, t)) * 60 * u), 0);
        if (t > 0) {
            draw_line(table, order[i], line, i == 0);
        }
        gfx_pop_offset(gfx);
        gfx_pop_alpha(gfx);
    }
    draw_winner(table, plate, is_beside, come);
}
