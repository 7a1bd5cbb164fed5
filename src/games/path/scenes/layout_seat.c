/* What one player has: board, name, points, card, buttons; or, of those who are only looked at, a small board. */
#include "games/path/scenes/layout_inside.h"

#include <math.h>

static const float EDGE = 10, GAP = 12;
static const float BARE_BELOW = 150; /* narrower buttons have pictures only */
static const float SIDE_MAX = 430;
static const float HEAD = 100, LENS_ROW = 52, NOTE = 34;

BoardPlace layout_board(const Maker *m, Box box) {
    float k = fminf(box.w / FRAME_WIDE, box.h / FRAME_HIGH), w = k * FRAME_WIDE, h = k * FRAME_HIGH;
    Rect place = layout_xywh(m, box.x + (box.w - w) / 2, box.y + (box.h - h) / 2, w, h);
    return (BoardPlace){.middle = rect_middle(place), .k = layout_px(&m->out->units, k), .box = place};
}

static void keys(const Maker *m, SeatLayout *seat, Box ready, Box back, Box other) {
    seat->ready = layout_place(m, ready);
    seat->back = layout_place(m, back);
    seat->other_end = layout_place(m, other);
    seat->reopen = rect_union(seat->back, seat->other_end);
    seat->is_bare = back.w < BARE_BELOW;
}

void layout_keys(const Maker *m, SeatLayout *seat, Box box) {
    float gap = GAP, small = fmaxf(LAYOUT_TOUCH, (box.h - gap) * .43f), half = (box.w - gap) / 2;
    Box ready = {box.x, box.y, box.w, box.h - gap - small};
    float y = box.y + box.h - small;
    keys(m, seat, ready, (Box){box.x, y, half, small}, (Box){box.x + half + gap, y, half, small});
}

/* A portrait, name and line below it at the left, total and points at the right. */
static void head_line(const Maker *m, SeatLayout *seat, Box box) {
    enum { NARROW = 300 }; /* the name needs room more than the face */
    float d = fminf(fminf(box.h, 100), box.w < NARROW ? box.w * .23f : 100), end = box.x + box.w;
    float text = box.x + d + 16, right = fminf(box.w * (box.w < NARROW ? .33f : .36f), 150);
    seat->portrait = layout_xywh(m, box.x, box.y + (box.h - d) / 2, d, d);
    float line = box.h / 2;
    seat->name = layout_xywh(m, text, box.y, end - right - 6 - text, line);
    seat->points = layout_xywh(m, text, box.y + line, end - right - 6 - text, line - 2);
    seat->total = layout_xywh(m, end - right, box.y, right, box.h - 4);
}

void layout_head(const Maker *m, SeatLayout *seat, Box box) {
    seat->panel = layout_place(m, box);
    float lenses = seat->has_lens_rows ? 0 : 62, head = fminf(box.h - lenses - 24, 116);
    head_line(m, seat, (Box){box.x + 14, box.y + 12, box.w - 32, head});
    if (seat->has_lens_rows) { /* they have a panel of their own */
        return;
    }
    seat->lenses = layout_xywh(m, box.x + 12, box.y + box.h - lenses - 4, box.w - 24, lenses);
}

void layout_plate(const Maker *m, SeatLayout *seat, Box box) {
    float d = fminf(box.h - 28, 104), text = box.x + d + 34;
    seat->panel = layout_place(m, box);
    seat->portrait = layout_xywh(m, box.x + 16, box.y + (box.h - d) / 2, d, d);
    seat->name = layout_xywh(m, text, box.y + box.h * .14f, box.x + box.w - 16 - text, box.h * .4f);
    seat->note = layout_xywh(m, text, box.y + box.h * .54f, box.x + box.w - 16 - text, box.h * .32f);
}

void layout_card(const Maker *m, SeatLayout *seat, Box box) {
    float h = fminf(box.h - 58 - 48, (box.w - 48) * CARD_SHAPE), w = h / CARD_SHAPE;
    seat->card_panel = layout_place(m, box);
    seat->round = layout_xywh(m, box.x + 12, box.y + 10, box.w - 24, 42);
    seat->card = layout_xywh(m, box.x + (box.w - w) / 2, box.y + 58 + (box.h - 106 - h) / 2, w, h);
    seat->card_note = layout_xywh(m, box.x + 12, box.y + box.h - 44, box.w - 24, 38);
}

/* --- several at once ---------------------------------------------------------------------------------------------- */

/* Card and buttons side by side. */
static void card_and_keys(const Maker *m, SeatLayout *seat, Box box) {
    float card = fminf(box.w * .56f, box.h / CARD_SHAPE), high = card * CARD_SHAPE, gap = 10;
    seat->card = layout_xywh(m, box.x, box.y + (box.h - high) / 2, card, high);
    float x = box.x + card + GAP, w = box.x + box.w - x, h = fminf(box.h, 330), y = box.y + (box.h - h) / 2;
    float small = fmaxf(LAYOUT_TOUCH, h * .24f), ready = h - 2 * small - 2 * gap;
    keys(m, seat, (Box){x, y, w, ready}, (Box){x, y + ready + gap, w, small},
         (Box){x, y + ready + small + 2 * gap, w, small});
    seat->is_bare = w < 132;
}

/* What the board leaves, but enough for card and keys, if need be at the board's expense. */
static float side_of(Box box) {
    float at_most = box.w - 3 * EDGE - (box.h - 2 * EDGE) / FRAME_HIGH * FRAME_WIDE;
    return fminf(fmaxf(at_most, fmaxf(box.w * .27f, 270)), SIDE_MAX);
}

static Box board_beside(Box box) {
    return (Box){box.x + EDGE, box.y + EDGE, box.w - side_of(box) - 3 * EDGE, box.h - 2 * EDGE};
}

/* No wider than its board and what stands beside it, in the middle of its room. */
static Box narrowed(Box box) {
    float most = (box.h - 2 * EDGE) / FRAME_HIGH * FRAME_WIDE + SIDE_MAX + 3 * EDGE, w = fminf(box.w, most);
    return (Box){box.x + (box.w - w) / 2, box.y, w, box.h};
}

/* What card and keys leave goes to the numbers: three by three, if they are larger then than in a row. */
static Box numbers_beside(SeatLayout *seat, Box column) {
    enum { KEYS = 340, ROWS_FROM = 180, ROWS_MOST = 250 };
    float room = fminf(column.h - KEYS, ROWS_MOST);
    seat->has_lens_rows = room >= ROWS_FROM;
    float high = seat->has_lens_rows ? room : LENS_ROW;
    return (Box){column.x, column.y + column.h - high, column.w, high};
}

static void layout_seat_beside(const Maker *m, SeatLayout *seat, Box box) {
    box = narrowed(box);
    float side = side_of(box), x = box.x + box.w - side - EDGE, top = box.y + 14, bottom = box.y + box.h - 8;
    seat->about = seat->panel = layout_place(m, box);
    seat->board = layout_board(m, board_beside(box));
    head_line(m, seat, (Box){x, top, side - 8, 84});
    seat->note = layout_xywh(m, x, top + 86, side - 6, NOTE);
    float y = top + 86 + NOTE + 4;
    Box numbers = numbers_beside(seat, (Box){x, y, side - 4, bottom - y});
    seat->lenses = layout_place(m, numbers);
    card_and_keys(m, seat, (Box){x, y, side - 6, numbers.y - 8 - y});
}

/* The strip below a board: card at the left, what is pressed beside it, numbers along the bottom. */
static void foot(const Maker *m, SeatLayout *seat, Box box) {
    float card = fminf(box.h / CARD_SHAPE, box.w * .32f), high = card * CARD_SHAPE, gap = 10;
    seat->card = layout_xywh(m, box.x, box.y + (box.h - high) / 2, card, high);
    float x = box.x + card + 14, w = box.x + box.w - x, end = box.y + box.h;
    seat->note = layout_xywh(m, x, box.y, w, NOTE);
    seat->lenses = layout_xywh(m, x, end - LENS_ROW, w, LENS_ROW);
    float y = box.y + NOTE + 6, h = end - LENS_ROW - 8 - y;
    if (w < 420) { /* two rows */
        layout_keys(m, seat, (Box){x, y, w, h});
        return;
    }
    float small = fmaxf(LAYOUT_PRESS, (w - 2 * gap) * .24f), ready = w - 2 * gap - 2 * small;
    keys(m, seat, (Box){x, y, ready, h}, (Box){x + ready + gap, y, small, h},
         (Box){x + ready + small + 2 * gap, y, small, h});
}

static float foot_of(Box box) {
    return fminf(fmaxf(box.h * .28f, 262), 330);
}

/* Whether name and points have a strip of their own; else they are in the corners a large hexagon leaves free. */
static bool has_head(Box box) {
    enum { CORNERS_FROM = 640 };
    float k = (box.w - 2 * EDGE) / FRAME_WIDE, high = box.h - foot_of(box);
    return high - 4 * EDGE - k * FRAME_HIGH > HEAD || high < CORNERS_FROM || box.w < CORNERS_FROM;
}

static Box board_below(Box box) {
    float head = has_head(box) ? HEAD + EDGE : 0;
    return (Box){box.x + EDGE, box.y + EDGE + head, box.w - 2 * EDGE, box.h - foot_of(box) - 3 * EDGE - head};
}

static void corners(const Maker *m, SeatLayout *seat, Box box) {
    Box board = board_below(box);
    float k = fminf(board.w / FRAME_WIDE, board.h / FRAME_HIGH), side = (box.w - k * FRAME_WIDE) / 2 + k * 100;
    float w = fmaxf(side - 16, LAYOUT_TOUCH), d = fminf(w, 108), right = box.x + box.w - 16;
    seat->portrait = layout_xywh(m, box.x + 14 + (w - d) / 2, box.y + 12, d, d);
    seat->name = layout_xywh(m, box.x + 14, box.y + 14 + d, w, 36);
    seat->total = layout_xywh(m, right - w, box.y + 14, w, 76);
    seat->points = layout_xywh(m, right - w, box.y + 92, w, 36);
}

static void layout_seat_below(const Maker *m, SeatLayout *seat, Box box) {
    float h = foot_of(box);
    seat->about = seat->panel = layout_place(m, box);
    seat->board = layout_board(m, board_below(box));
    if (has_head(box)) {
        head_line(m, seat, (Box){box.x + 16, box.y + EDGE, box.w - 32, HEAD});
    } else {
        corners(m, seat, box);
    }
    foot(m, seat, (Box){box.x + 16, box.y + box.h - h - EDGE, box.w - 32, h});
}

void layout_seat(const Maker *m, SeatLayout *seat, Box box) {
    Box beside = board_beside(box), below = board_below(box);
    float k_beside = fminf(beside.w / FRAME_WIDE, beside.h / FRAME_HIGH);
    float k_below = fminf(below.w / FRAME_WIDE, below.h / FRAME_HIGH);
    /* A box that is nearly square has room above and below that only words could fill. */
    float better = box.h > .8f * box.w ? 1.4f : 1.08f;
    if (k_beside > k_below * better) {
        layout_seat_beside(m, seat, box);
    } else {
        layout_seat_below(m, seat, box);
    }
}

/* --- others ------------------------------------------------------------------------------------------------------- */

static void rival_head(const Maker *m, RivalLayout *rival, Box box) {
    float d = fminf(box.h, 72), text = box.x + d + 12, right = fminf(box.w * .34f, 120), end = box.x + box.w;
    rival->portrait = layout_xywh(m, box.x, box.y + (box.h - d) / 2, d, d);
    rival->name = layout_xywh(m, text, box.y, end - right - 6 - text, box.h * .54f);
    rival->note = layout_xywh(m, text, box.y + box.h * .54f, end - right - 6 - text, box.h * .42f);
    rival->total = layout_xywh(m, end - right, box.y, right, box.h * .55f);
    rival->points = layout_xywh(m, end - right, box.y + box.h * .56f, right, box.h * .42f);
}

void layout_rival(const Maker *m, RivalLayout *rival, Box box) {
    enum { WITH_BOARD = 200 };
    rival->panel = layout_place(m, box);
    if (box.h >= WITH_BOARD) {
        rival_head(m, rival, (Box){box.x + 12, box.y + 8, box.w - 26, 68});
        rival->board = layout_board(m, (Box){box.x + 8, box.y + 80, box.w - 16, box.h - 86});
        return;
    }
    float lenses = 44;
    rival_head(m, rival, (Box){box.x + 10, box.y + 6, box.w - 22, box.h - lenses - 12});
    rival->lenses = layout_xywh(m, box.x + 10, box.y + box.h - lenses - 2, box.w - 20, lenses);
}
