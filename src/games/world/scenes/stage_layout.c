#include "games/world/scenes/stage_layout.h"

#include <math.h>

/* Units. */
static const float MARGIN = 12;
static const float CARD_SHAPE = 1.4f; /* height of a card to its width */
static const float BOARD_WIDE = 1500, BOARD_HIGH = 620;
static const float TALL_BOARD_WIDE = 1056, TALL_BOARD_HIGH = 660;
static const float SIDES_FROM = 1600; /* windows narrower than that have no side columns */
static const float LOG_FROM = 330;    /* side columns wider than that hold the log */
static const float TALL_FROM = 1700;  /* portrait windows lower than that get the landscape board */

static const float PLAIN_BAND = 144, PLAIN_PILES = 152, RIBBON_IN_BAND_FROM = 1400;

typedef struct Maker {
    StageLayout *out;
    const Layout *units;
    float wide, high; /* units */
    float left;       /* where the middle part begins, units: more than 0 if the unit had to shrink */
    int others;
} Maker;

static Rect place(const Maker *m, float x, float y, float w, float h) {
    return layout_rect(m->units, m->left + x, y, w, h);
}

/* The same, mirrored for the left hand. */
static Rect handed(const Maker *m, float x, float y, float w, float h) {
    return place(m, m->units->left_handed ? m->wide - x - w : x, y, w, h);
}

/* --- the other players -------------------------------------------------------------------------------------------- */

/* big: 1 as in landscape; head: height of its first line; folded: the portrait sits in that line. */
static void other_panel(const Maker *m, OtherLayout *other, float x, float y, float w, float h, float big,
                        bool is_folded) {
    static const float NUMERAL = 42; /* large enough from across a room, and never as large as one's own */
    float head = 38 * big, radius = is_folded ? 17 : 36 * big;
    other->panel = place(m, x, y, w, h);
    other->head = 25 * big;
    other->portrait = is_folded ? place(m, x + 10, y + 4, 2 * radius, 2 * radius)
                                : place(m, x + 10, y + h / 2 - radius, 2 * radius, 2 * radius);
    float cards_x = is_folded ? x + 10 : x + 2 * radius + 20;
    float cards_w = x + w - 12 - cards_x, gap = fminf(8, fmaxf(3, (cards_w - 9 * 56 * big) / 8));
    float card = (cards_w - 8 * gap) / 9, top = y + head + 1, bottom = y + h - 17;
    for (int slot = 0; slot < WORLD_ROW; slot++) {
        other->slot[slot] = place(m, cards_x + (float)slot * (card + gap), top, card, bottom - top);
        other->slot[slot].w = other->slot[0].w;
    }
    other->numeral = fminf(fminf(NUMERAL, card * .76f), (bottom - top) * .8f);
    other->bar = place(m, cards_x, y + h - 12, cards_w, 6);
    float right = x + w - 12, line = y + 4 * big;
    other->ticket = place(m, right - 54 * big, line + big, 54 * big, 30 * big);
    other->ticket_touch = place(m, right - 76 * big, y, 76 * big + 12, fmaxf(64, head));
    for (int i = 0; i < WORLD_HELD_EVENTS; i++) {
        float back = 54 * big + (float)(WORLD_HELD_EVENTS - i) * 28 * big;
        other->event[i] = place(m, right - back, line, 22.5f * big, 31.5f * big);
    }
    float name_x = is_folded ? x + 2 * radius + 18 : cards_x;
    other->name = place(m, name_x, y + 2, right - 114 * big - name_x, head - 2);
}

static void others_in_a_line(const Maker *m, float high, bool is_folded) {
    float wide = m->wide - 2 * MARGIN, gap = MARGIN;
    float panel = (wide - gap * (float)(m->others - 1)) / (float)m->others, x = MARGIN;
    if (m->others == 1 && panel > 1100) {
        x = (m->wide - 1100) / 2;
        panel = 1100;
    }
    for (int i = 0; i < m->others; i++) {
        other_panel(m, &m->out->other[i], x + (float)i * (panel + gap), 10, panel, high, 1, is_folded);
    }
}

/* --- rows of large cards ------------------------------------------------------------------------------------------ */

/* Nine cards as large as a box lets them be, in its middle. Returns their height. */
static float row_of_cards(const Maker *m, Rect slot[WORLD_ROW], float x, float y, float w, float h, float gap) {
    float card = fminf((w - 8 * gap) / 9, h / CARD_SHAPE), high = card * CARD_SHAPE;
    gap = fminf((w - 9 * card) / 8, gap * 2.4f);
    float left = x + (w - 9 * card - 8 * gap) / 2, top = y + (h - high) / 2;
    for (int i = 0; i < WORLD_ROW; i++) {
        slot[i] = place(m, left + (float)i * (card + gap), top, card, high);
        slot[i].w = slot[0].w; /* one size, so that one picture serves all */
        slot[i].h = slot[0].h;
    }
    return high;
}

static void unfolded_rows(const Maker *m, float x, float y, float w, float h) {
    float each = fminf(h / (float)m->others, 240), top = y + (h - each * (float)m->others) / 2;
    for (int i = 0; i < m->others; i++) {
        float row = top + (float)i * each, portrait = fminf(110, w * .1f);
        m->out->unfolded[i].panel = place(m, x + 4, row + 3, w - 8, each - 6);
        m->out->unfolded[i].portrait = place(m, x + 18, row + each / 2 - portrait / 2 - 12, portrait, portrait);
        m->out->unfolded[i].name = place(m, x + 10, row + each / 2 + portrait / 2 - 12, portrait + 16, 34);
        row_of_cards(m, m->out->unfolded[i].slot, x + portrait + 34, row + 9, w - portrait - 50, each - 18, 10);
    }
}

/* What lies over the board for a while. */
static void over_the_board(const Maker *m, float x, float y, float w, float h, float card) {
    StageLayout *out = m->out;
    float high = card * CARD_SHAPE, middle = x + w / 2;
    out->hand[0] = place(m, middle - card / 2, y + h - high - 14, card, high);
    out->hand[1] = out->hand[0];
    out->event_resting = place(m, x + 26, y + h - 26 - 196, 140, 196);
    unfolded_rows(m, x, y, w, h);
}

/* --- windows ------------------------------------------------------------------------------------------------------ */

static void corners(const Maker *m, float y, float w, float h) {
    StageLayout *out = m->out;
    float right = m->wide - MARGIN - w, s = w / 221;
    out->own = handed(m, MARGIN, y, w, h);
    float p = fminf(136 * s, h - 140);
    float px = m->units->left_handed ? m->wide - MARGIN - w / 2 : MARGIN + w / 2;
    out->own_portrait = place(m, px - p / 2, y + 20, p, p);
    out->own_name = place(m, px - w / 2 + 10, y + 24 + p, w - 20, 46);
    out->own_field = place(m, px - w / 2 + 10, y + 72 + p, w - 20, 34);
    out->own_note = place(m, px - w / 2 + 8, y + h - 48, w - 16, 40);
    out->side = handed(m, right, y, w, h);
    float sx = m->units->left_handed ? MARGIN : right;
    float event = fminf(92, (w - 37) / 2), tall = event * CARD_SHAPE;
    out->events_label = place(m, sx + 4, y + 6, w - 8, 32);
    for (int i = 0; i < WORLD_HELD_EVENTS; i++) {
        out->event[i] = place(m, sx + w / 2 + (i == 0 ? -event - 5 : 5), y + 40, event, tall);
    }
    out->ticket_label = place(m, sx + 4, y + 42 + tall, w - 8, 32);
    float ticket_y = y + 76 + tall;
    float ticket_h = fminf(88, y + h - 10 - ticket_y), ticket_w = fminf(178, w - 24);
    out->ticket = place(m, sx + w / 2 - ticket_w / 2, ticket_y, ticket_w, ticket_h);
    out->go_on = handed(m, right + 18, y + h / 2 - 60, w - 36, 120);
}

static void side_piles(const Maker *m, float x, float y, float w, float h) {
    StageLayout *out = m->out;
    out->piles = place(m, x, y, w, h);
    out->standings = out->piles;
    bool beside = w > LOG_FROM;
    float label = 34, room = beside ? h - label - 30 : (h - 2 * label - 40) / 2;
    float card = fminf(fminf(beside ? (w - 48) / 2 : w - 36, room / CARD_SHAPE), beside ? 210 : 180);
    float high = card * CARD_SHAPE;
    if (beside) {
        float top = y + (h - high - label) / 2 + label;
        out->stock = place(m, x + w / 2 - card - 12, top, card, high);
        out->discard = place(m, x + w / 2 + 12, top, card, high);
        out->stock_label = place(m, x + w / 2 - card - 12, top - label - 8, card, label);
        out->discard_label = place(m, x + w / 2 + 12, top - label - 8, card, label);
        return;
    }
    float half = h / 2, middle = x + w / 2 - card / 2;
    out->stock_label = place(m, x + 10, y + 12, w - 20, label);
    out->stock = place(m, middle, y + 16 + label, card, high);
    out->discard_label = place(m, x + 10, y + half + 8, w - 20, label);
    out->discard = place(m, middle, y + half + 12 + label, card, high);
}

static void side_buttons(const Maker *m, float x, float y, float w, float h) {
    bool across = w > LOG_FROM;
    if (across) {
        float step = (w - 10) / STAGE_BUTTONS, side = fminf(88, step - 12);
        for (int i = 0; i < STAGE_BUTTONS; i++) {
            m->out->button[i] = place(m, x + 5 + (float)i * step + (step - side) / 2, y + 8, side, side + 30);
        }
        m->out->log = place(m, x, y + 146, w, h - 146);
        return;
    }
    float step = h / STAGE_BUTTONS, side = fminf(88, step - 34);
    for (int i = 0; i < STAGE_BUTTONS; i++) {
        float top = y + (float)i * step + (step - side - 30) / 2;
        m->out->button[i] = place(m, x + w / 2 - side / 2, top, side, side + 30);
    }
}

static void lay_out_wide(const Maker *m) {
    StageLayout *out = m->out;
    others_in_a_line(m, 118, false);
    float side = fmaxf(150, (m->wide - 1548) / 2);
    float wide = fminf(m->wide - 48 - 2 * side, BOARD_WIDE), high = wide * BOARD_HIGH / BOARD_WIDE;
    float x = (m->wide - wide) / 2, y = 138;
    out->shape = BOARD_LANDSCAPE;
    out->board = place(m, x, y, wide, high);
    float left = MARGIN, right = m->wide - MARGIN - side;
    side_buttons(m, m->units->left_handed ? right : left, y, side, high);
    side_piles(m, m->units->left_handed ? left : right, y, side, high);
    float below = y + high;
    out->ribbon = place(m, x + 30, below + 11, wide - 60, 54);
    float corner = fminf(221, fmaxf(180, (m->wide - 1448) / 2));
    corners(m, below + 12, corner, 1080 - below - 24);
    float row = m->wide - 2 * (corner + 24);
    row = fminf(row, 1430 + (620 - high) * 2);
    row_of_cards(m, out->slot, (m->wide - row) / 2, below + 76, row, 1080 - below - 76 - 36, 10);
    Rect first = out->slot[0], last = out->slot[WORLD_ROW - 1];
    out->bar = (Rect){first.x, layout_px(m->units, 1056), last.x + last.w - first.x, layout_px(m->units, 9)};
    over_the_board(m, x, y, wide, high, 150);
}

/* Name | ribbon over buttons | events, ticket: between the board and the own row. */
static void plain_band(const Maker *m, float y, bool has_ribbon) {
    StageLayout *out = m->out;
    float own = 206, side = 374, mid = m->wide - 2 * MARGIN - own - side - 24, h = PLAIN_BAND;
    out->own = handed(m, MARGIN, y, own, h);
    float own_x = m->units->left_handed ? m->wide - MARGIN - own : MARGIN;
    out->own_portrait = place(m, own_x + 10, y + 10, 70, 70);
    out->own_name = place(m, own_x + 90, y + 10, 106, 70);
    out->own_field = place(m, own_x + 12, y + 82, 182, 30);
    out->own_note = place(m, own_x + 12, y + 112, 182, 32);
    float mid_x = MARGIN + (m->units->left_handed ? side : own) + 12, step = fminf(mid / STAGE_BUTTONS, 150);
    if (has_ribbon) {
        out->ribbon = place(m, mid_x, y, mid, 52);
    }
    for (int i = 0; i < STAGE_BUTTONS; i++) {
        float x = mid_x + mid / 2 + ((float)i - STAGE_BUTTONS / 2.0f) * step + step / 2, size = has_ribbon ? 58 : 76;
        out->button[i] = place(m, x - size / 2, has_ribbon ? y + 58 : y + 20, size, size + 28);
    }
    out->side = handed(m, m->wide - MARGIN - side, y, side, h);
    float s = m->units->left_handed ? MARGIN : m->wide - MARGIN - side, card = 72, tall = card * CARD_SHAPE;
    for (int i = 0; i < WORLD_HELD_EVENTS; i++) {
        out->event[i] = place(m, s + 14 + (float)i * 90, y + 36, card, tall);
    }
    out->events_label = place(m, s + 4, y, 180, 26);
    out->ticket_label = place(m, s + 190, y, 176, 26);
    out->ticket = place(m, s + 196, y + 42, 166, 84);
    out->go_on = place(m, s + 14, y + 22, side - 28, 100);
}

/* The piles stand beside the board: they are what is pressed most. */
static void lay_out_plain(const Maker *m) {
    StageLayout *out = m->out;
    float wide = m->wide - 2 * MARGIN, high = (wide - PLAIN_PILES - 12) * BOARD_HIGH / BOARD_WIDE, card_gap = 12;
    bool has_ribbon = m->wide >= RIBBON_IN_BAND_FROM; /* else it gets a strip of its own */
    float strip = has_ribbon ? 0 : 62, card = (wide - 8 * card_gap) / 9 * CARD_SHAPE;
    float need = 138 + high + 10 + strip + PLAIN_BAND + 10 + card + 34;
    float spare = fmaxf(m->high - need, 0) / 4, y = 138 + spare;
    others_in_a_line(m, 118 + spare * .8f, true);
    out->is_plain = true;
    out->shape = BOARD_LANDSCAPE;
    float board = wide - PLAIN_PILES - 12;
    float board_x = m->units->left_handed ? MARGIN + PLAIN_PILES + 12 : MARGIN;
    out->board = place(m, board_x, y, board, high);
    side_piles(m, m->units->left_handed ? MARGIN : m->wide - MARGIN - PLAIN_PILES, y, PLAIN_PILES, high);
    over_the_board(m, board_x, y, board, high, 140);
    y += high + 10 + spare;
    if (!has_ribbon) {
        out->ribbon = place(m, MARGIN, y, wide, 54);
        y += strip;
    }
    plain_band(m, y, has_ribbon);
    y += PLAIN_BAND + 10 + spare;
    float row = row_of_cards(m, out->slot, MARGIN, y, wide, fminf(1080 - y - 34, card), card_gap);
    Rect first = out->slot[0], last = out->slot[WORLD_ROW - 1];
    out->bar = (Rect){first.x, layout_px(m->units, y + row + 11), last.x + last.w - first.x, layout_px(m->units, 9)};
}

/* Height that the portrait layout needs with so many others, units. */
static float tall_height(int others, bool small_board) {
    return 10 + 150 * (float)others + (small_board ? 436 : 660) + 14 + 66 + 14 + 262 + 12 + 206 + 24 + 146 + 16;
}

/* Below the board lie side by side: who plays, the piles, and what is held. */
static void own_below(const Maker *m, StageLayout *out, float y) {
    out->own = handed(m, 12, y, 216, 262);
    float own = m->units->left_handed ? m->wide - 228 : 12;
    out->own_portrait = place(m, own + 44, y + 14, 128, 128);
    out->own_name = place(m, own + 8, y + 146, 200, 44);
    out->own_field = place(m, own + 8, y + 190, 200, 32);
    out->own_note = place(m, own + 8, y + 222, 200, 36);
}

static void piles_below(const Maker *m, StageLayout *out, float y) {
    out->piles = place(m, 240, y, 366, 262);
    if (m->units->left_handed) {
        out->piles = place(m, m->wide - 606, y, 366, 262);
    }
    out->standings = out->piles;
    float p = m->units->left_handed ? m->wide - 606 : 240;
    out->stock_label = place(m, p + 10, y + 10, 168, 34);
    out->discard_label = place(m, p + 188, y + 10, 168, 34);
    out->stock = place(m, p + 22, y + 48, 144, 202);
    out->discard = place(m, p + 200, y + 48, 144, 202);
}

static void side_below(const Maker *m, StageLayout *out, float y) {
    out->side = handed(m, 618, y, 450, 262);
    float s = m->units->left_handed ? m->wide - 1068 : 618;
    out->events_label = place(m, s + 10, y + 10, 230, 34);
    out->ticket_label = place(m, s + 246, y + 10, 196, 34);
    for (int i = 0; i < WORLD_HELD_EVENTS; i++) {
        out->event[i] = place(m, s + 18 + (float)i * 112, y + 62, 102, 143);
    }
    out->ticket = place(m, s + 254, y + 82, 180, 100);
    out->go_on = place(m, s + 20, y + 71, 410, 120);
}

static void lay_out_tall(const Maker *m) {
    StageLayout *out = m->out;
    bool is_small = m->high < TALL_FROM && m->high < tall_height(m->others, false);
    float spare = fmaxf(0, m->high - tall_height(m->others, is_small));
    float taller = fminf(spare * .3f / (float)m->others, 56); /* a few others are read from further away */
    float gap = fminf((spare - taller * (float)m->others) / 3.5f, 72), y = 10 + gap / 2;
    for (int i = 0; i < m->others; i++) {
        other_panel(m, &out->other[i], MARGIN, y, 1056, 142 + taller, 1.21f + taller * .003f, false);
        y += 150 + taller;
    }
    y += 8 + gap * .7f;
    float high = is_small ? 436 : TALL_BOARD_HIGH;
    out->is_tall = true;
    out->shape = is_small ? BOARD_LANDSCAPE : BOARD_PORTRAIT;
    out->board = place(m, MARGIN, y, TALL_BOARD_WIDE, high);
    over_the_board(m, MARGIN, y, TALL_BOARD_WIDE, high, 150);
    y += high + 14;
    out->ribbon = place(m, MARGIN, y, 1056, 66);
    y += 66 + 14 + gap / 2;
    own_below(m, out, y);
    piles_below(m, out, y);
    side_below(m, out, y);
    y += 262 + 12 + gap / 2;
    row_of_cards(m, out->slot, MARGIN, y + 12, 1056, 166, 3.6f);
    out->bar = place(m, MARGIN, y + 188, 1056, 9);
    y += 206 + 24 + gap / 2;
    for (int i = 0; i < STAGE_BUTTONS; i++) {
        int column = m->units->left_handed ? STAGE_BUTTONS - 1 - i : i;
        out->button[i] = place(m, 66 + (float)column * 211, y, 108, 138);
    }
}

/* While rows are counted two buttons are left of the five: one above the other where those stand so, else in the middle
 * of where they lay. */
static void scoring_buttons(StageLayout *out) {
    enum { MIDDLE = STAGE_BUTTONS / 2, HELP = STAGE_BUTTONS - 2, PAUSE };
    out->scoring_button[0] = out->button[HELP];
    out->scoring_button[1] = out->button[PAUSE];
    float step = out->button[PAUSE].x - out->button[HELP].x;
    for (int i = 0; i < 2; i++) {
        out->scoring_button[i].x = out->button[MIDDLE].x + roundf(step * ((float)i - .5f));
    }
}

/* Over the board and what lies between it and the row in front. */
static void limelight(StageLayout *out) {
    static const float CARD = 560, WORDS = 196, WIDE = 940, BESIDE = 300, OVER = 24;
    const Layout *units = &out->units;
    float u = units->u, top = out->board.y - 28 * u, room = out->slot[0].y - 10 * u - top;
    float words = WORDS * fmaxf(units->text_scale, 1) * u, card = fminf(CARD * u, room - words + OVER * u);
    float all = card + words - OVER * u, y = top + (room - all) / 2;
    float middle = units->screen.x + units->screen.w / 2, wide = fminf(WIDE * u, units->screen.w - BESIDE * u);
    out->event_shown = rect_snapped(rect_of(middle - card / CARD_SHAPE / 2, y, card / CARD_SHAPE, card));
    out->event_words = rect_snapped(rect_of(middle - wide / 2, y + all - words, wide, words));
}

StageLayout stage_layout(const Layout *window, int players) {
    StageLayout out = {.units = *window, .others = players - 1};
    Maker maker = {.out = &out, .units = &out.units, .wide = window->wide, .high = window->high, .others = players - 1};
    float need = tall_height(maker.others, true);
    if (window->portrait && window->high < need) {
        float shrink = window->high / need; /* nearly square: everything smaller, in the middle */
        out.units.u *= shrink;
        out.units.high = maker.high = need;
        out.units.wide = window->wide / shrink;
        maker.left = (out.units.wide - 1080) / 2;
        maker.wide = 1080;
    }
    if (window->portrait) {
        lay_out_tall(&maker);
    } else if (window->wide >= SIDES_FROM) {
        lay_out_wide(&maker);
    } else {
        lay_out_plain(&maker);
    }
    scoring_buttons(&out);
    limelight(&out);
    return out;
}
