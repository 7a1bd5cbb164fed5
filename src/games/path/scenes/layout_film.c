/* A film: nobody draws, so nobody needs a board nearer than the others'. Cards and the sentence belong to all. */
#include "games/path/scenes/layout_inside.h"

#include <math.h>

static const float MARGIN = 12, GAP = 12, EDGE = 10;
static const float RIBBON = 58, ROUNDS = 62, HEAD = 92, LENSES = 54, SIDE = 340, SIDE_MAX = 460;

/* --- a player ----------------------------------------------------------------------------------------------------- */

/* Portrait, name over note; at the right the total over the points. */
static void head(const Maker *m, SeatLayout *seat, Box box) {
    float d = fminf(fminf(box.h, 92), box.w * .24f), text = box.x + d + 12, end = box.x + box.w;
    float right = fminf(box.w * .3f, 150);
    seat->portrait = layout_xywh(m, box.x, box.y + (box.h - d) / 2, d, d);
    seat->name = layout_xywh(m, text, box.y + 4, end - right - 6 - text, box.h * .52f);
    seat->note = layout_xywh(m, text, box.y + box.h * .56f, end - right - 6 - text, box.h * .4f);
    seat->total = layout_xywh(m, end - right, box.y, right, box.h * .56f);
    seat->points = layout_xywh(m, end - right, box.y + box.h * .57f, right, box.h * .42f);
}

static Box inner(Box box) {
    return (Box){box.x + EDGE, box.y + EDGE, box.w - 2 * EDGE, box.h - 2 * EDGE};
}

static Box board_below(Box box) {
    Box in = inner(box);
    return (Box){in.x, in.y + HEAD + 4, in.w, in.h - HEAD - LENSES - 8};
}

static Box board_beside(Box box) {
    Box in = inner(box);
    return (Box){in.x, in.y, in.w - SIDE - GAP, in.h};
}

static float size_of(Box board) {
    return fminf(board.w / FRAME_WIDE, board.h / FRAME_HIGH);
}

/* What height a board leaves over makes the numbers larger. */
static void below(const Maker *m, SeatLayout *seat, Box box) {
    enum { ROWS_FROM = 210, ROWS_MOST = 320 };
    Box in = inner(box), board = board_below(box);
    float spare = in.h - HEAD - size_of(board) * FRAME_HIGH - 24, high = spare < ROWS_FROM ? LENSES : spare;
    high = fminf(high, ROWS_MOST);
    seat->has_lens_rows = high > LENSES;
    float wide = fminf(in.w, seat->has_lens_rows ? high * 1.4f : 560);
    board.h = in.h - HEAD - high - 8;
    seat->board = layout_board(m, board);
    head(m, seat, (Box){in.x + 4, in.y, in.w - 10, HEAD});
    seat->lenses = layout_xywh(m, in.x + (in.w - wide) / 2, in.y + in.h - high, wide, high);
}

/* Numbers three by three, so that they can be read from afar; board and all in the middle of the panel. */
static void beside(const Maker *m, SeatLayout *seat, Box box) {
    Box in = inner(box), board = board_beside(box);
    board.w = fminf(board.w, board.h / FRAME_HIGH * FRAME_WIDE);
    float side = fminf(in.w - board.w - GAP, SIDE_MAX), slack = (in.w - board.w - GAP - side) / 2;
    board.x += slack;
    float x = board.x + board.w + GAP, rows = fminf(in.h - HEAD - 40, side);
    seat->board = layout_board(m, board);
    head(m, seat, (Box){x, in.y + 6, side - 6, HEAD});
    seat->has_lens_rows = rows > 170;
    float high = seat->has_lens_rows ? rows : LENSES;
    seat->lenses = layout_xywh(m, x, in.y + in.h - high, side, high);
}

static void player(const Maker *m, SeatLayout *seat, Box box) {
    seat->about = seat->panel = layout_place(m, box);
    if (size_of(board_beside(box)) > size_of(board_below(box))) {
        beside(m, seat, box);
    } else {
        below(m, seat, box);
    }
}

/* --- all of them -------------------------------------------------------------------------------------------------- */

static Box cell_of(Box box, int columns, int rows, int index, int count) {
    int row = index / columns, in_row = row == rows - 1 ? count - row * columns : columns;
    float w = (box.w - GAP * (float)(columns - 1)) / (float)columns;
    float h = (box.h - GAP * (float)(rows - 1)) / (float)rows;
    float left = box.x + (box.w - w * (float)in_row - GAP * (float)(in_row - 1)) / 2;
    return (Box){left + (w + GAP) * (float)(index % columns), box.y + (h + GAP) * (float)row, w, h};
}

static float size_in(Box box, int columns, int count) {
    Box cell = cell_of(box, columns, (count + columns - 1) / columns, 0, count);
    return fmaxf(size_of(board_below(cell)), size_of(board_beside(cell)));
}

/* So many columns make the boards largest. */
static int best_columns(Box box, int count) {
    int best = 1;
    for (int columns = 2; columns <= count; columns++) {
        best = size_in(box, columns, count) > size_in(box, best, count) ? columns : best;
    }
    return best;
}

static void players(const Maker *m, Box box) {
    int count = m->out->seats, columns = best_columns(box, count);
    for (int i = 0; i < count; i++) {
        player(m, &m->out->seat[i], cell_of(box, columns, (count + columns - 1) / columns, i, count));
    }
}

/* The card is the first seat's: it is drawn once. */
static void card(const Maker *m, Box box) {
    SeatLayout *seat = &m->out->seat[0];
    float h = fminf(box.h - 70, (box.w - 40) * CARD_SHAPE), w = h / CARD_SHAPE;
    seat->card_panel = layout_place(m, box);
    seat->round = layout_xywh(m, box.x + 10, box.y + 8, box.w - 20, 40);
    seat->card = layout_xywh(m, box.x + (box.w - w) / 2, box.y + 54 + (box.h - 70 - h) / 2, w, h);
}

/* --- the card beside the boards, or below them -------------------------------------------------------------------- */

static Box boards_beside_card(const Maker *m, float column) {
    float top = MARGIN + ROUNDS + GAP, bottom = m->high - MARGIN - RIBBON - GAP;
    return layout_handed(m, (Box){MARGIN, top, m->wide - 3 * MARGIN - column, bottom - top});
}

static void card_beside(const Maker *m, float column) {
    Box boards = boards_beside_card(m, column);
    float high = fminf(m->high * .5f, column * 1.7f);
    players(m, boards);
    layout_rounds(m, (Box){boards.x, MARGIN, boards.w, ROUNDS});
    m->out->ribbon = layout_xywh(m, boards.x, m->high - MARGIN - RIBBON, boards.w, RIBBON);
    Box side = layout_handed(m, (Box){m->wide - MARGIN - column, MARGIN, column, high});
    card(m, side);
    float y = side.y + high + GAP, score = m->out->seats == 1 ? 230 : 0;
    if (score > 0) {
        m->out->score = layout_xywh(m, side.x, y, side.w, score);
        y += score + GAP;
    }
    m->out->to_come = layout_xywh(m, side.x, y, side.w, m->high - MARGIN - y);
}

static Box boards_over_card(const Maker *m, float foot) {
    return (Box){MARGIN, MARGIN, m->wide - 2 * MARGIN, m->high - 2 * MARGIN - GAP - foot};
}

static void card_below(const Maker *m, float foot) {
    float y = m->high - MARGIN - foot, wide = fmaxf((foot - 70) / CARD_SHAPE + 110, 200);
    Box left = layout_handed(m, (Box){MARGIN, y, m->wide - 2 * MARGIN - wide - GAP, foot});
    float rounds = fminf(70, foot * .38f), ribbon = fminf(92, foot * .42f), gap = (foot - rounds - ribbon) / 3;
    players(m, boards_over_card(m, foot));
    layout_rounds(m, (Box){left.x, y + gap, left.w, rounds});
    m->out->ribbon = layout_xywh(m, left.x, y + foot - gap - ribbon, left.w, ribbon);
    card(m, layout_handed(m, (Box){m->wide - MARGIN - wide, y, wide, foot}));
}

static float size_of_best(const Maker *m, Box box) {
    return size_in(box, best_columns(box, m->out->seats), m->out->seats);
}

PathLayout path_layout_film(const Layout *window, int seats) {
    PathLayout out = {.units = *window, .seats = seats};
    Maker maker = {.out = &out, .wide = window->wide, .high = window->high};
    float column = fminf(maker.wide * .16f, 280), foot = fminf(fmaxf(maker.high * .17f, 200), 300);
    Box beside = boards_beside_card(&maker, column), over = boards_over_card(&maker, foot);
    if (!window->portrait && size_of_best(&maker, beside) >= size_of_best(&maker, over)) {
        card_beside(&maker, column);
    } else {
        card_below(&maker, foot);
    }
    return out;
}
