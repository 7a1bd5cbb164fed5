/* The second act: a row of nine through which light does not get, as one card is out of order. A hand of glass brings
 * the right one, and the beam runs on to the end. */
#include "games/world/stand/attract_show_world.h"
#include "gfx/paint.h"
#include "gfx/tween.h"
#include "shell/parts.h"

#include <math.h>

enum { WRONG = 5 }; /* where the row breaks off, and the card that is there */
static const WorldCard OUT_OF_ORDER = 9;

static const double FIRST_BEAM_MS = 350, FIRST_BEAM_TAKES = 520; /* as far as it gets */
static const double COMES_MS = 650, COMES_TAKES = 620, PRESS_MS = 1330, PRESS_TAKES = 130;
static const double FLIES_MS = 1330, FLIES_TAKES = 620;
static const double BEAM_MS = 1650, BEAM_TAKES = 620, LIFT_EVERY = 75, LIFT_TAKES = 250;
static const double GOES_MS = 2250, GOES_TAKES = 520, GLAD_MS = 2150, HOP_MS = 430;
static const float BEAM_SHAPE = 200.0f / 1440; /* as its picture is */

typedef struct Row {
    ShowPlaces places;
    Point first; /* middle of the first card */
    float wide, apart;
} Row;

static Row row_of(const App *app) {
    ShowPlaces places = show_places(app);
    float apart = fminf(places.free.w / 9.25f, (places.ground - places.free.y) / 2.35f);
    float wide = roundf(apart * .905f);
    Point first = {places.free.x + places.free.w / 2 - 4 * apart,
                   places.free.y + (places.ground - places.free.y) * (places.tall ? .36f : .42f)};
    return (Row){.places = places, .first = first, .wide = wide, .apart = apart};
}

static Point middle_of(const Row *row, int index) {
    return (Point){row->first.x + row->apart * (float)index, row->first.y};
}

static Rect rect_at(const Row *row, int index, float up) {
    Point middle = middle_of(row, index);
    middle.y -= up;
    return rect_snapped(rect_around(middle, row->wide, roundf(row->wide * 1.4f)));
}

static int mark(double ms) {
    (void)ms;
    return 0;
}

static float figure_high(const ShowPlaces *places) {
    return roundf(places->tall ? places->all.w * .30f : (places->ground - places->free.y) * .40f);
}

static float hand_high(const ShowPlaces *places) {
    return places->all.h * (places->tall ? .23f : .35f);
}

/* --- what stands -------------------------------------------------------------------------------------------------- */

/* The rail the row stands on. */
static void ground(const ShowWorld *show, const App *app) {
    Row row = row_of(app);
    show_dawn(app, &row.places, &show->set);
    float u = row.places.u, y = row.first.y + row.wide * .78f;
    Rect rail = {row.first.x - row.apart * .55f, y, row.apart * 9.1f, 16 * u};
    paint_rounded(app->gfx, rect_snapped(rect_moved(rail, 0, 6 * u)), 10, color_alpha(color_rgb(0x1a0850), .35f));
    paint_rounded(app->gfx, rect_snapped(rail), 10, color_rgb(0x8f7fd0));
    paint_rounded(app->gfx, rect_snapped((Rect){rail.x + 3 * u, rail.y + 2 * u, rail.w - 6 * u, 6 * u}), 4,
                  color_rgb(0xe9e2ff));
}

/* --- the row ------------------------------------------------------------------------------------------------------ */

/* 0 to 9: cards the light has gone through. */
static float lit_until(double ms) {
    float first = ease(EASE_OUT, show_part(ms, FIRST_BEAM_MS, FIRST_BEAM_TAKES)) * WRONG;
    float rest = ease(EASE_IN_OUT, show_part(ms, BEAM_MS, BEAM_TAKES)) * (SHOW_CARDS + .3f - WRONG);
    return first + rest;
}

static float lift_of(const Row *row, double ms, int index) {
    float t = show_part(ms, BEAM_MS + BEAM_TAKES * .5 + LIFT_EVERY * index, LIFT_TAKES);
    return sinf(t * 3.14159f) * row->wide * .13f;
}

static void draw_cards(const Row *row, Gfx *gfx, double ms) {
    for (int i = 0; i < SHOW_CARDS; i++) {
        bool is_swapped = i == WRONG;
        if (is_swapped && ms < PRESS_MS) {
            Rect where = rect_at(row, i, 0);
            card_draw(gfx, OUT_OF_ORDER, where, &(CardLook){.dim = .75f});
        } else if (!is_swapped || ms >= PRESS_MS) {
            card_draw(gfx, show_row[i], rect_at(row, i, lift_of(row, ms, i)), NULL);
        }
    }
}

/* In pieces, a card each: only the one with its head in it is new in a frame. */
static void draw_beam(const Row *row, Gfx *gfx, double ms) {
    float lit = lit_until(ms), wide = row->apart * 9.2f, high = wide * BEAM_SHAPE;
    Rect beam = rect_snapped((Rect){row->first.x - row->apart * .6f, row->first.y - high / 2, wide, high});
    float head = beam.x + row->apart * .1f + lit * row->apart;
    for (int i = 0; i < SHOW_CARDS && lit > 0; i++) {
        Rect piece = {beam.x + beam.w * (float)i / SHOW_CARDS, beam.y, beam.w / SHOW_CARDS, beam.h};
        piece.w = fminf(piece.w, head - piece.x);
        if (piece.w > 1) {
            gfx_push_clip(gfx, piece);
            picture_draw(gfx, "ui/won_beam", beam, &(PictureLook){.adds = true});
            gfx_pop_clip(gfx);
        }
    }
    bool runs = lit > 0 && lit < SHOW_CARDS && (ms < FIRST_BEAM_MS + FIRST_BEAM_TAKES + 300 || ms > BEAM_MS);
    if (runs) {
        float side = row->wide * .9f;
        show_light(gfx, "ui/spark", rect_around((Point){head, row->first.y}, side, side), .95f);
    }
}

/* Light may wash a picture, never a number. */
static void draw_numbers(const Row *row, Gfx *gfx, double ms) {
    int lit = (int)lit_until(ms);
    for (int i = 0; i < lit && i < SHOW_CARDS; i++) {
        Rect where = rect_at(row, i, lift_of(row, ms, i));
        float k = where.w / 250;
        picture_draw(gfx, "ui/card_rim", rect_snapped(rect_inset(where, -20 * k)), NULL);
        card_draw_numerals(gfx, show_row[i], where, 1);
    }
}

/* --- the swap ----------------------------------------------------------------------------------------------------- */

static void draw_thrown(const Row *row, Gfx *gfx, double ms) {
    float t = show_part(ms, FLIES_MS, FLIES_TAKES);
    if (t <= 0 || t >= 1) {
        return;
    }
    Point from = middle_of(row, WRONG);
    Point to = {row->places.free.x + row->places.free.w + row->wide, row->places.free.y - row->wide * .4f};
    Point at = arc_at(from, to, row->wide * .9f, ease(EASE_OUT, t) * .6f + t * .4f);
    show_card(gfx, OUT_OF_ORDER, at, row->wide, 70 * t, &(CardLook){.flat = true});
}

/* The tip of the finger is on the card it brings. */
static void draw_hand(const Row *row, Gfx *gfx, double ms) {
    float come = ease(EASE_OUT, show_part(ms, COMES_MS, COMES_TAKES));
    float go = ease(EASE_IN, show_part(ms, GOES_MS, GOES_TAKES));
    float press = sinf(show_part(ms, PRESS_MS - 40, PRESS_TAKES) * 3.14159f) * row->wide * .07f;
    if (ms < COMES_MS || go >= 1) {
        return;
    }
    Point slot = middle_of(row, WRONG);
    float below = row->places.all.h - row->first.y + row->wide;
    float away = (1 - come) + go;
    Point card = {slot.x + row->wide * .35f * (1 - come), slot.y + below * away};
    if (ms < PRESS_MS) { /* a little larger: it is nearer */
        show_card(gfx, show_row[WRONG], (Point){card.x, card.y + row->wide * .30f * (1 - come)}, row->wide, 0,
                  &(CardLook){.flat = true});
    }
    show_hand(gfx, (Point){roundf(card.x), roundf(card.y + row->wide * .28f + press)}, hand_high(&row->places), 1);
}

static void draw_figurines(const Row *row, const App *app, double ms) {
    static const float AT[FIGURINES] = {.10f, .25f, .80f, .92f};
    for (int i = 0; i < FIGURINES; i++) {
        float t = show_part(ms, GLAD_MS + 80 * i, HOP_MS), again = show_part(ms, GLAD_MS + 700 + 80 * i, HOP_MS);
        float high = figure_high(&row->places), up = (ease(EASE_HOP, t) + ease(EASE_HOP, again)) * high * .24f;
        Point feet = {row->places.free.x + row->places.free.w * AT[i], row->places.ground + high * .28f - up};
        part_figurine(app->gfx, (Figurine)i, t > 0 ? POSE_CHEER : POSE_STAND, feet, high, NULL);
    }
}

static void draw(const ShowWorld *show, const App *app, double ms) {
    (void)show;
    Gfx *gfx = app->gfx;
    Row row = row_of(app);
    draw_figurines(&row, app, ms);
    draw_cards(&row, gfx, ms);
    draw_beam(&row, gfx, ms);
    draw_numbers(&row, gfx, ms);
    draw_thrown(&row, gfx, ms);
    Point slot = middle_of(&row, WRONG);
    float ring = show_part(ms, PRESS_MS + 40, 420);
    if (ring > 0 && ring < 1) {
        show_ring(gfx, slot, row.wide * (.5f + .7f * ease(EASE_OUT, ring)), .8f * (1 - ring));
    }
    show_sparks(gfx, slot, row.wide * .9f, show_part(ms, PRESS_MS + 40, 520), 10, 40);
    Point end = middle_of(&row, SHOW_CARDS - 1);
    show_sparks(gfx, (Point){end.x + row.wide * .4f, end.y}, row.wide, show_part(ms, BEAM_MS + BEAM_TAKES * .85, 620),
                14, 60);
    draw_hand(&row, gfx, ms);
}

const ShowAct SHOW_SWAP = {.takes = 4000, .still = 2245, .mark = mark, .ground = ground, .draw = draw};
