/* Where everything is at the end of a game: side by side while it is counted, and then the winner's window above the
 * others, which stand small beside it. */
#include "games/path/scenes/path_end_inside.h"
#include "shell/parts.h"

#include <math.h>

static const float WINDOW_WIDE = 872, WINDOW_HIGH = 755; /* units of a cell, with its frame */
static const float NARROW = 380;
static const float ASIDE_WIDE = 330, ASIDE_HIGH = 80;

/* In so much room (units): the window, what it has come to, and the plate with a figurine at its left or right. */
static void place_seat(const Layout *layout, EndPlace *place, Rect room, bool stands_right) {
    float plate = fminf(room.h * .13f, 92) * fminf(layout->text_scale, 1.15f), sums = plate * .56f, gap = plate * .16f;
    float k = fminf((room.h - plate - sums - 2 * gap) / WINDOW_HIGH, room.w / WINDOW_WIDE);
    float wide = WINDOW_WIDE * k, high = WINDOW_HIGH * k, used = high + sums + plate + 2 * gap;
    float top = room.y + room.h - used, middle = room.x + room.w / 2;
    place->board.box = layout_rect(layout, middle - wide / 2, top, wide, high);
    place->board.middle = rect_middle(place->board.box);
    place->board.k = layout_px(layout, k);
    bool is_narrow = room.w < NARROW; /* somebody stands on the plate, under the window's corner */
    float below = top + high + gap, figure = fminf(plate * (stands_right ? 2.7f : 2.2f), room.w * .4f);
    float body = is_narrow ? 0 : figure * .58f, w = fminf(fmaxf(wide * .86f, 300), room.w) - body;
    float x = middle - (w + body) / 2 + (stands_right ? 0 : body), y = below + sums + gap * .5f;
    float aside = is_narrow ? figure * .5f : 0;
    place->sums = layout_rect(layout, x + aside, below, w - aside, sums);
    place->plate = layout_rect(layout, x, y, w, plate);
    place->bar = layout_rect(layout, x, y + plate + 5, w, 7);
    place->figure_high = layout_px(layout, is_narrow ? figure * .85f : figure);
    place->feet = is_narrow ? (Point){layout_px(layout, x + figure * .3f), layout_px(layout, y + 3)}
                            : (Point){layout_px(layout, stands_right ? x + w + body * .58f : x - body * .58f),
                                      layout_px(layout, y + plate)};
}

/* Side by side; several rows where the window is tall. */
static void place_equally(Ending *end, const Layout *layout, Rect room) {
    int columns = !layout->portrait ? end->players : end->players > 2 ? 2 : 1;
    int rows = (end->players + columns - 1) / columns;
    float gap = 20, h = (room.h - gap * (float)(rows - 1)) / (float)rows;
    float w = fminf((room.w - gap * (float)(columns - 1)) / (float)columns, h * 1.15f);
    for (int p = 0; p < end->players; p++) {
        int row = p / columns, count = row == rows - 1 ? end->players - row * columns : columns;
        float left = room.x + (room.w - w * (float)count - gap * (float)(count - 1)) / 2;
        place_seat(layout, &end->place[p],
                   rect_of(left + (float)(p % columns) * (w + gap), room.y + (float)row * (h + gap), w, h), false);
    }
}

static void place_others(Ending *end, const Layout *layout, int winner, Rect room) {
    int count = end->players - 1, at = 0;
    float gap = 18, w = (room.w - gap * (float)(count - 1)) / (float)count;
    for (int p = 0; p < end->players; p++) {
        if (p != winner) {
            place_seat(layout, &end->place[p], rect_of(room.x + (w + gap) * (float)at++, room.y, w, room.h), false);
        }
    }
}

static void place_risen(Ending *end, const Layout *layout, int winner, Rect room) {
    EndPlace *place = &end->place[winner];
    if (end->players == 1) {
        place_seat(layout, place, room, true);
    } else if (layout->portrait) {
        float high = room.h * .60f;
        place_seat(layout, place, rect_of(room.x, room.y, room.w, high), true);
        place_others(end, layout, winner, rect_of(room.x, room.y + high + 30, room.w, room.h - high - 30));
    } else {
        float wide = room.w * (end->players == 2 ? .60f : .54f), low = room.h * (end->players == 2 ? .30f : .38f);
        place_seat(layout, place, rect_of(room.x, room.y, wide, room.h), true);
        place_others(end, layout, winner, rect_of(room.x + wide + 24, room.y + low, room.w - wide - 24, room.h - low));
    }
}

/* In one row, or in two where it would be narrow. */
int ending_button_rows(const Ending *end, const Layout *layout) {
    int most = layout->portrait ? 2 : part_is_narrow(layout) ? 5 : AFTER_BUTTONS;
    return end->next.buttons - end->next.asides > most ? 2 : 1;
}

/* In the upper corners, the headline between them; in a row of their own where the window is tall. */
static void place_asides(Ending *end, const Layout *layout, float foot) {
    float margin = 24, wide = layout->wide - 2 * margin, apart = 18;
    int count = end->next.asides;
    for (int i = 0; i < count; i++) {
        bool is_left = (i == 0) != layout->left_handed;
        float own = (wide - apart * (float)(count - 1)) / (float)count;
        end->aside[i] =
            layout->portrait
                ? layout_rect(layout, margin + (own + apart) * (float)i, foot - ASIDE_HIGH - apart, own, ASIDE_HIGH)
                : layout_rect(layout, is_left ? margin : margin + wide - ASIDE_WIDE, 16, ASIDE_WIDE, ASIDE_HIGH);
    }
}

void ending_lay_out(Ending *end, const Layout *layout) {
    float wide = layout->wide, high = layout->high, buttons = layout->portrait ? 2 * 92 + 14 : 104;
    buttons = !layout->portrait && ending_button_rows(end, layout) == 2 ? 2 * 76 + 14 : buttons;
    bool is_alone = end->players == 1; /* measured against one's own best: the note says so */
    float note = is_alone ? 50 : 0, told = is_alone ? 0 : remembered_high(layout), top = 108 + note + told;
    float beside = layout->portrait ? 40 : 24 + ASIDE_WIDE + 20;
    float asides = layout->portrait && end->next.asides > 0 ? ASIDE_HIGH + 18 : 0;
    end->headline = layout_rect(layout, beside, 14, wide - 2 * beside, 88);
    end->told = game_deal_cut(&end->next.deal, layout, &end->headline);
    end->note = layout_rect(layout, 40, 100, wide - 80, note);
    end->remembered_at = layout_rect(layout, 24, 100 + note, wide - 48, told);
    Rect room = rect_of(30, top, wide - 60, high - buttons - asides - 44 - top);
    int risen = ending_risen(end);
    if (risen >= 0) {
        place_risen(end, layout, risen, room);
    } else {
        place_equally(end, layout, room);
    }
    end->foot = layout_rect(layout, 24, high - buttons - 18, wide - 48, buttons);
    place_asides(end, layout, high - buttons - 18);
}
