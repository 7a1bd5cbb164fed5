/* Several boards at once: halves or quarters of the window, and what belongs to all between them. */
#include "games/path/scenes/layout_inside.h"

#include <math.h>

static const float MARGIN = 6, STRIP = 76;

/* In a strip across the window: rounds in the middle, a button at each side of them. */
static void strip(const Maker *m, float y) {
    PathLayout *out = m->out;
    float d = LAYOUT_TOUCH, words = m->wide < 1300 ? 130 : 200, rounds = fminf(m->wide - 2 * words - 5 * d - 88, 720);
    float x = m->wide / 2 - rounds / 2, top = y + (STRIP - d) / 2;
    layout_rounds(m, (Box){x, y + 12, rounds, STRIP - 24});
    out->heading = layout_xywh(m, x - words - 10, y + 8, words, STRIP - 16);
    for (int i = 0; i < PATH_BUTTONS; i++) {
        out->button[i] = layout_xywh(m, x + rounds + 16 + (d + 8) * (float)i, top, d, d);
    }
}

static void rivals_in_a_row(const Maker *m, Box box) {
    int rivals = m->out->rivals;
    float gap = 10, each = fminf((box.w - gap * (float)(rivals - 1)) / (float)rivals, 620);
    float x = box.x + (box.w - each * (float)rivals - gap * (float)(rivals - 1)) / 2;
    for (int i = 0; i < rivals; i++) {
        layout_rival(m, &m->out->rival[i], (Box){x + (float)i * (each + gap), box.y, each, box.h});
    }
}

/* Two rows of seats, with the strip between them; one row may have fewer. */
static void rows(const Maker *m, Box box, int above, int below) {
    float high = (box.h - STRIP) / 2;
    int most = above > below ? above : below;
    for (int i = 0; i < above + below; i++) {
        bool is_above = i < above;
        int count = is_above ? above : below, place = is_above ? i : i - above;
        float w = (box.w - MARGIN * (float)(most - 1)) / (float)most;
        float x = box.x + (box.w - w * (float)count - MARGIN * (float)(count - 1)) / 2 + (float)place * (w + MARGIN);
        Box seat = {x, is_above ? box.y : box.y + high + STRIP, w, high};
        layout_seat(m, &m->out->seat[i], seat);
    }
    strip(m, box.y + high);
}

/* Side by side, below the strip. */
static void abreast(const Maker *m, Box box, int seats) {
    float w = (box.w - MARGIN * (float)(seats - 1)) / (float)seats;
    strip(m, box.y);
    for (int i = 0; i < seats; i++) {
        Box seat = {box.x + (float)i * (w + MARGIN), box.y + STRIP, w, box.h - STRIP};
        layout_seat(m, &m->out->seat[i], seat);
    }
}

/* Two, or in a wide window three, who all sit on one side. */
static bool are_abreast(const Maker *m, int seats, int across) {
    enum { THREE_FROM = 1800 };
    bool on_one_side = across == 0 || across == seats;
    return !m->out->units.portrait && on_one_side && (seats == 2 || (seats == 3 && m->wide >= THREE_FROM));
}

/* Those across sit above; if all are on one side, two above are enough. */
static int seats_above(int seats, int across) {
    return across > 0 && across < seats && across <= 2 && seats - across <= 2 ? across : seats == 2 ? 1 : 2;
}

void layout_several(const Maker *m, int seats, int rivals, int across) {
    Box box = {MARGIN, MARGIN, m->wide - 2 * MARGIN, m->high - 2 * MARGIN};
    if (rivals > 0) {
        float high = m->out->units.portrait ? 240 : 118;
        rivals_in_a_row(m, (Box){box.x, box.y, box.w, high});
        box.y += high + MARGIN;
        box.h -= high + MARGIN;
    }
    int above = seats_above(seats, across);
    if (are_abreast(m, seats, across)) {
        abreast(m, box, seats);
    } else {
        rows(m, box, above, seats - above);
    }
    Box over = {m->wide * .5f - m->high * .42f, m->high * .1f, m->high * .84f, m->high * .8f};
    over.w = fminf(over.w, m->wide - 4 * MARGIN);
    over.x = (m->wide - over.w) / 2;
    m->out->unfolded_panel = layout_place(m, over);
    m->out->unfolded = layout_board(m, (Box){over.x + 14, over.y + 76, over.w - 28, over.h - 90});
}
