/* One board in hand: its column of card and buttons, the others beside or above it. */
#include "games/path/scenes/layout.h"

#include "games/path/scenes/layout_inside.h"

#include <math.h>

static const float MARGIN = 12, GAP = 12;
static const float WIDE_FROM = 1600; /* windows narrower than that have one column only */
static const float COLUMN_MAX = 460, RIBBON = 58;
static const float ROUND_SHAPE = 1.3f;

Rect layout_place(const Maker *m, Box box) {
    return layout_rect(&m->out->units, m->left + box.x, box.y, box.w, box.h);
}

Box layout_handed(const Maker *m, Box box) {
    box.x = m->out->units.left_handed ? m->wide - box.x - box.w : box.x;
    return box;
}

void layout_rounds(const Maker *m, Box box) {
    float gap = fminf(8, box.w * .01f), w = fminf((box.w - gap * (PATH_CARDS - 1)) / PATH_CARDS, box.h / ROUND_SHAPE);
    float h = w * ROUND_SHAPE, x = box.x + (box.w - w * PATH_CARDS - gap * (PATH_CARDS - 1)) / 2;
    m->out->rounds = layout_xywh(m, x, box.y, w * PATH_CARDS + gap * (PATH_CARDS - 1), box.h);
    for (int i = 0; i < PATH_CARDS; i++) {
        m->out->round[i] = layout_xywh(m, x + (float)i * (w + gap), box.y + (box.h - h) / 2, w, h);
        m->out->round[i].w = m->out->round[0].w; /* one size, so that one picture serves all */
        m->out->round[i].h = m->out->round[0].h;
    }
}

/* Discs with their words below. */
static void layout_buttons(const Maker *m, Box box) {
    float step = box.w / PATH_BUTTONS, words = 32, d = fminf(fminf(step - 10, box.h - words), 112);
    d = fmaxf(d, LAYOUT_TOUCH);
    for (int i = 0; i < PATH_BUTTONS; i++) {
        float x = box.x + ((float)i + .5f) * step - d / 2;
        m->out->button[i] = layout_xywh(m, x, box.y + (box.h - d - words) / 2, d, d + words);
    }
}

static void unfold(const Maker *m, Box board) {
    float w = fminf(board.w, .86f * FRAME_WIDE), h = w * FRAME_HIGH / FRAME_WIDE + 90;
    if (h > board.h) {
        h = board.h;
        w = (h - 90) * FRAME_WIDE / FRAME_HIGH;
    }
    Box panel = {board.x + (board.w - w - 30) / 2, board.y + (board.h - h) / 2, w + 30, h};
    m->out->unfolded_panel = layout_place(m, panel);
    m->out->unfolded = layout_board(m, (Box){panel.x + 15, panel.y + 76, panel.w - 30, panel.h - 90});
}

/* --- with two columns --------------------------------------------------------------------------------------------- */

static void numbers_panel(const Maker *m, Box box) {
    SeatLayout *seat = &m->out->seat[0];
    seat->has_lens_rows = true;
    seat->lens_panel = layout_place(m, box);
    seat->lenses = layout_xywh(m, box.x + 14, box.y + 56, box.w - 28, box.h - 68);
}

static void column_alone(const Maker *m, Box box) {
    SeatLayout *seat = &m->out->seat[0];
    layout_plate(m, seat, (Box){box.x, box.y, box.w, 138});
    numbers_panel(m, (Box){box.x, box.y + 150, box.w, 446});
    m->out->score = layout_xywh(m, box.x, box.y + 608, box.w, 250);
    layout_buttons(m, (Box){box.x, box.y + 880, box.w, box.h - 880});
}

/* Below one there is room for the numbers, below two for what is in reach. */
static void column_of_rivals(const Maker *m, Box box) {
    enum { CHANCE = 172 };
    int rivals = m->out->rivals;
    float gap = 10, each = fminf((box.h - gap * (float)(rivals - 1)) / (float)rivals, box.w * .87f + 84);
    if (rivals == 2) {
        each = fminf(each, (box.h - CHANCE - 2 * gap) / 2);
    }
    for (int i = 0; i < rivals; i++) {
        layout_rival(m, &m->out->rival[i], (Box){box.x, box.y + (float)i * (each + gap), box.w, each});
    }
    float y = box.y + (each + gap) * (float)rivals, end = box.y + box.h;
    if (rivals == 1) {
        numbers_panel(m, (Box){box.x, y, box.w, end - CHANCE - gap - y});
    }
    if (rivals < 3) {
        m->out->chance = layout_xywh(m, box.x, end - CHANCE, box.w, CHANCE);
    }
}

/* Card and buttons of the board in hand, over what is in reach (alone) or below the name. */
static void column_in_hand(const Maker *m, Box box) {
    SeatLayout *seat = &m->out->seat[0];
    float keys = 256, end = box.y + box.h;
    if (m->out->rivals == 0) {
        float chance = 172;
        m->out->chance = layout_xywh(m, box.x, end - chance, box.w, chance);
        layout_keys(m, seat, (Box){box.x, end - chance - GAP - keys, box.w, keys});
        layout_card(m, seat, (Box){box.x, box.y, box.w, box.h - chance - keys - 2 * GAP});
        return;
    }
    float head = seat->has_lens_rows ? 128 : 190, buttons = 128;
    keys = 212;
    layout_head(m, seat, (Box){box.x, box.y, box.w, head});
    layout_buttons(m, (Box){box.x, end - buttons, box.w, buttons});
    layout_keys(m, seat, (Box){box.x, end - buttons - GAP - keys, box.w, keys});
    layout_card(m, seat, (Box){box.x, box.y + head + GAP, box.w, box.h - head - keys - buttons - 3 * GAP});
}

static void lay_out_wide(const Maker *m) {
    PathLayout *out = m->out;
    float column = fminf((m->wide - 2 * MARGIN - 1060) / 2, COLUMN_MAX), middle = m->wide / 2;
    float room = m->wide - 2 * column, outer = fmaxf(MARGIN, (room - 1060) / 4);
    Box board = {column + outer + GAP, 90, m->wide - 2 * (column + outer + GAP), 1080 - 90 - RIBBON - 38};
    out->seat[0].board = layout_board(m, board);
    layout_rounds(m, (Box){middle - 431, 10, 862, 65});
    out->ribbon = layout_xywh(m, board.x, 1080 - RIBBON - MARGIN, board.w, RIBBON);
    Box left = {outer, MARGIN, column, 1080 - 2 * MARGIN};
    Box right = {m->wide - outer - column, MARGIN, column, 1080 - 2 * MARGIN};
    if (out->rivals == 0) {
        column_alone(m, layout_handed(m, left));
    } else {
        column_of_rivals(m, layout_handed(m, left));
    }
    column_in_hand(m, layout_handed(m, right));
    unfold(m, board);
}

/* --- with one column ---------------------------------------------------------------------------------------------- */

static void rivals_in_a_line(const Maker *m, Box box) {
    int rivals = m->out->rivals;
    float gap = 10, each = fminf((box.w - gap * (float)(rivals - 1)) / (float)rivals, 620);
    float x = box.x + (box.w - each * (float)rivals - gap * (float)(rivals - 1)) / 2;
    for (int i = 0; i < rivals; i++) {
        layout_rival(m, &m->out->rival[i], (Box){x + (float)i * (each + gap), box.y, each, box.h});
    }
}

static void lay_out_narrow(const Maker *m) {
    PathLayout *out = m->out;
    SeatLayout *seat = &out->seat[0];
    float top = MARGIN;
    if (out->rivals > 0) {
        rivals_in_a_line(m, (Box){MARGIN, top, m->wide - 2 * MARGIN, 124});
        top += 124 + GAP;
    }
    float below = 1080 - MARGIN, column = fminf(fmaxf(m->wide - 2 * MARGIN - 930, 330), 440);
    float middle = m->wide - 2 * MARGIN - GAP - column;
    Box left = layout_handed(m, (Box){MARGIN, top, middle, below - top});
    Box right = layout_handed(m, (Box){m->wide - MARGIN - column, top, column, below - top});
    layout_rounds(m, (Box){left.x, top, left.w, 56});
    out->ribbon = layout_xywh(m, left.x, below - RIBBON, left.w, RIBBON);
    Box board = {left.x, top + 62, left.w, left.h - 62 - RIBBON - 10};
    seat->board = layout_board(m, board);
    float head = 190, keys = 206, buttons = 120, end = right.y + right.h;
    layout_head(m, seat, (Box){right.x, right.y, right.w, head});
    layout_buttons(m, (Box){right.x, end - buttons, right.w, buttons});
    layout_keys(m, seat, (Box){right.x, end - buttons - GAP - keys, right.w, keys});
    layout_card(m, seat, (Box){right.x, right.y + head + GAP, right.w, right.h - head - keys - buttons - 3 * GAP});
    unfold(m, board);
}

/* --- portrait ----------------------------------------------------------------------------------------------------- */

/* What all but the board takes, at least, so that the board keeps a good size. */
static float tall_need(int rivals) {
    return rivals > 0 ? 1560 : 1420;
}

static void tall_foot(const Maker *m, Box box) {
    SeatLayout *seat = &m->out->seat[0];
    float numbers = 330, card = 330, keys = box.w - numbers - card - 2 * GAP;
    Box left = layout_handed(m, (Box){box.x, box.y, numbers, box.h});
    Box middle = layout_handed(m, (Box){box.x + numbers + GAP, box.y, card, box.h});
    Box right = layout_handed(m, (Box){box.x + box.w - keys, box.y, keys, box.h});
    seat->has_lens_rows = true;
    seat->lens_panel = layout_place(m, left);
    seat->lenses = layout_xywh(m, left.x + 12, left.y + 52, left.w - 24, left.h - 62);
    layout_card(m, seat, middle);
    layout_keys(m, seat, right);
}

/* Name, points and total over the whole width. */
static void tall_plate(const Maker *m, Box box) {
    SeatLayout *seat = &m->out->seat[0];
    float d = box.h - 20, x = box.x + d + 34;
    seat->panel = layout_place(m, box);
    seat->portrait = layout_xywh(m, box.x + 14, box.y + 10, d, d);
    seat->name = layout_xywh(m, x, box.y + 10, 400, box.h / 2 - 8);
    seat->note = layout_xywh(m, x, box.y + box.h / 2 + 2, 400, box.h / 2 - 14);
    seat->points = layout_xywh(m, x + 410, box.y + 10, box.w - (x + 410 - box.x) - 230, box.h - 20);
    seat->total = layout_xywh(m, box.x + box.w - 220, box.y + 8, 200, box.h - 16);
}

static void lay_out_tall(const Maker *m) {
    PathLayout *out = m->out;
    float w = m->wide - 2 * MARGIN, y = 16, spare = m->high - tall_need(out->rivals);
    float foot = fminf(300 + spare * .24f, 430), buttons = fminf(118 + spare * .06f, 148);
    layout_rounds(m, (Box){MARGIN, y, w, 78});
    y += 78 + 14;
    if (out->rivals > 0) {
        float high = fminf(128 + spare * .55f, 344);
        rivals_in_a_line(m, (Box){MARGIN, y, w, high});
        y += high + GAP;
    }
    tall_plate(m, (Box){MARGIN, y, w, 112});
    y += 112 + 14;
    float below = foot + GAP + buttons + GAP + 68 + 14 + 14;
    float board = fminf(m->high - y - below, w / FRAME_WIDE * FRAME_HIGH);
    float slack = (m->high - y - below - board) / 3;
    Box place = {MARGIN, y + slack, w, board};
    out->seat[0].board = layout_board(m, place);
    unfold(m, place);
    y += board + 14 + 2 * slack;
    out->ribbon = layout_xywh(m, MARGIN, y, w, 68);
    y += 68 + 14;
    tall_foot(m, (Box){MARGIN, y, w, foot});
    layout_buttons(m, (Box){60, y + foot + GAP, m->wide - 120, buttons});
}

/* --- any ---------------------------------------------------------------------------------------------------------- */

/* Where the window is lower than what a portrait layout needs, everything is smaller, in the middle. */
static void shrink(Maker *m, float need) {
    PathLayout *out = m->out;
    if (m->high < need) {
        float shrunk = m->high / need;
        out->units.u *= shrunk;
        out->units.wide /= shrunk;
        out->units.high = m->high = need;
        m->left = (out->units.wide - m->wide) / 2;
    }
}

static void lay_out_one(Maker *m) {
    if (m->out->units.portrait) {
        shrink(m, tall_need(m->out->rivals));
        lay_out_tall(m);
    } else if (m->wide >= WIDE_FROM) {
        lay_out_wide(m);
    } else {
        lay_out_narrow(m);
    }
}

/* Quarters of a window that is nearly square are too small for what people read and press at full size. */
static void shrink_quarters(Maker *m) {
    PathLayout *out = m->out;
    float shrunk = out->units.portrait ? m->high / 1700 : m->wide / 1500;
    if (shrunk < 1) {
        out->units.u *= shrunk;
        out->units.wide = m->wide /= shrunk;
        out->units.high = m->high /= shrunk;
    }
}

PathLayout path_layout(const Layout *window, int seats, int rivals, unsigned turned) {
    PathLayout out = {.units = *window, .seats = seats, .rivals = rivals};
    Maker maker = {.out = &out, .wide = window->wide, .high = window->high};
    int across = 0;
    for (int i = 0; i < seats; i++) {
        out.seat[i].is_turned = (turned >> i & 1) != 0;
        across += out.seat[i].is_turned;
    }
    if (seats == 1) {
        out.seat[0].is_turned = false;
        lay_out_one(&maker);
    } else {
        if (seats > 2) {
            shrink_quarters(&maker);
        }
        layout_several(&maker, seats, rivals, across);
    }
    return out;
}

Point path_layout_at(const SeatLayout *seat, Point point) {
    Rect about = seat->about;
    return seat->is_turned ? (Point){2 * about.x + about.w - point.x, 2 * about.y + about.h - point.y} : point;
}

Rect path_layout_seen(const SeatLayout *seat, Rect where) {
    Point corner = path_layout_at(seat, (Point){where.x + where.w, where.y + where.h});
    return seat->is_turned ? (Rect){corner.x, corner.y, where.w, where.h} : where;
}

/* The frame's sides run from the middle of the box's side to a quarter of its width. */
bool path_layout_meets(const BoardPlace *board, Rect rect) {
    Rect both = rect_common(board->box, rect);
    if (board->k <= 0 || rect_is_empty(both)) {
        return false;
    }
    float half = board->box.h / 2, y = board->middle.y;
    float off = y < both.y ? both.y - y : y > both.y + both.h ? y - both.y - both.h : 0;
    float reach = board->box.w / 2 - board->box.w / 4 * off / half; /* where the rectangle is nearest to the middle */
    return both.x < board->middle.x + reach && both.x + both.w > board->middle.x - reach;
}
