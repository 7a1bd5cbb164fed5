/* The first act: shuffled cards come together to a fan, and the figurines who have watched are glad. */
#include "games/world/stand/attract_show_world.h"
#include "gfx/tween.h"
#include "shell/parts.h"

#include <math.h>

static const double FIRST_MS = 280, FLIES_MS = 325, GLAD_MS = 3120, HOP_MS = 430;

/* In which order they lie, the uppermost last. */
static const uint8_t HEAP[SHOW_CARDS] = {4, 7, 1, 8, 3, 0, 6, 2, 5};

/* --- where -------------------------------------------------------------------------------------------------------- */

/* Where a card of the fan is, and how it is turned. */
typedef struct FanPlace {
    Point middle;
    float wide, degrees;
} FanPlace;

static FanPlace fan_place(const ShowPlaces *places, int index) {
    const Rect free = places->free;
    float spread = places->tall ? 7.4f : 8.2f, turn = ((float)index - 4) * spread * .0174533f;
    float wide = fminf(free.w * (places->tall ? .185f : .108f), (places->ground - free.y) * .31f);
    float radius =
        fminf((free.w * (places->tall ? .485f : .45f) - wide * .6f) / sinf(4 * spread * .0174533f), wide * 6.2f);
    float top = free.y + wide * .78f + (places->tall ? free.h * .06f : 0);
    return (FanPlace){.middle = {free.x + free.w / 2 + radius * sinf(turn), top + radius * (1 - cosf(turn))},
                      .wide = roundf(wide),
                      .degrees = ((float)index - 4) * spread};
}

/* Shuffled, below the fan. */
static FanPlace heap_place(const ShowPlaces *places, int card) {
    FanPlace place = fan_place(places, 4);
    int at = 0;
    while (HEAP[at] != card) {
        at++;
    }
    float reach = places->tall ? .62f : .9f;
    place.middle.x += ((float)at - 4 + .5f * (show_chance(at, 7) - .5f)) * place.wide * reach * .62f;
    place.middle.y = places->ground - place.wide * (.62f + .34f * show_chance(at, 9));
    place.degrees = (show_chance(at, 11) - .5f) * 104;
    return place;
}

static void draw_at(Gfx *gfx, int card, FanPlace at, bool flat) {
    show_card(gfx, show_row[card], at.middle, at.wide, at.degrees,
              &(CardLook){.flat = flat, .covered = card + 1 < SHOW_CARDS});
}

/* Its light on the sky. */
static void draw_shine(Gfx *gfx, int card, FanPlace at) {
    Color tint = color_mix(theme_number(show_row[card]), color_rgb(0xffb070), .35f);
    picture_draw(gfx, "ui/glow", rect_around(at.middle, at.wide * 2.3f, at.wide * 2.6f),
                 &(PictureLook){.tint = tint, .transparency = .74f, .adds = true, .coarse = true});
}

/* The sky, and the places that wait for the cards: in shadow, so that the cards need none of their own. */
static void paint_empty(const App *app, const ShowPlaces *places, const ShowSet *set) {
    show_dawn(app, places, set);
    for (int i = 0; i < SHOW_CARDS; i++) {
        FanPlace at = fan_place(places, i);
        float k = at.wide / 250;
        draw_shine(app->gfx, i, at);
        picture_draw(app->gfx, "cards/card_shadow", rect_around(at.middle, 290 * k, 390 * k),
                     &(PictureLook){.angle = at.degrees, .transparency = .6f, .moving = true});
        picture_draw(app->gfx, "ui/card_rim", rect_around(at.middle, at.wide * 1.16f, at.wide * 1.56f),
                     &(PictureLook){.angle = at.degrees, .transparency = .58f, .moving = true});
    }
}

static void draw_empty(const App *app, const ShowPlaces *places, const ShowSet *set) {
    if (layer_begin(set->fan)) {
        paint_empty(app, places, set);
        layer_end(set->fan);
    }
    layer_draw(set->fan, 1);
}

void fan_ground(const App *app, const ShowPlaces *places, const ShowSet *set) {
    draw_empty(app, places, set);
    for (int card = 0; card < SHOW_CARDS; card++) {
        draw_at(app->gfx, card, fan_place(places, card), true);
    }
}

/* --- when --------------------------------------------------------------------------------------------------------- */

/* The uppermost goes first. */
static double leaves_at(int card) {
    int at = 0;
    while (HEAP[at] != card) {
        at++;
    }
    return FIRST_MS + FLIES_MS * (SHOW_CARDS - 1 - at);
}

typedef enum Where { IN_HEAP, IN_AIR, IN_FAN } Where;

static int mark(double ms) {
    int where = 0;
    for (int card = 0; card < SHOW_CARDS; card++) {
        double at = leaves_at(card);
        where |= (ms < at ? IN_HEAP : ms < at + FLIES_MS ? IN_AIR : IN_FAN) << 2 * card;
    }
    return where;
}

/* As the background shows it. */
static Where where_is(const ShowWorld *show, int card) {
    return (Where)(show->mark >> 2 * card & 3);
}

/* --- drawing ------------------------------------------------------------------------------------------------------ */

static float figure_high(const ShowPlaces *places) {
    return places->tall ? places->all.w * .30f : (places->ground - places->free.y) * .40f;
}

static void begin(ShowWorld *show, App *app) {
    ShowPlaces places = show_places(app);
    (void)show;
    for (int i = 0; i < FIGURINES; i++) {
        part_want_figurine(app->gfx, (Figurine)i, POSE_STAND, roundf(figure_high(&places)));
        part_want_figurine(app->gfx, (Figurine)i, POSE_CHEER, roundf(figure_high(&places)));
    }
}

static void ground(const ShowWorld *show, const App *app) {
    ShowPlaces places = show_places(app);
    draw_empty(app, &places, &show->set);
    for (int card = 0; card < SHOW_CARDS; card++) {
        if (where_is(show, card) == IN_FAN) {
            draw_at(app->gfx, card, fan_place(&places, card), true);
        }
    }
    for (int at = 0; at < SHOW_CARDS; at++) {
        if (where_is(show, HEAP[at]) == IN_HEAP) {
            draw_at(app->gfx, HEAP[at], heap_place(&places, HEAP[at]), true);
        }
    }
}

static void draw_flying(const ShowPlaces *places, const App *app, double ms, int card) {
    FanPlace from = heap_place(places, card), to = fan_place(places, card);
    double began = leaves_at(card);
    float t = show_part(ms, began, FLIES_MS), come = ease(EASE_OUT, t);
    FanPlace at = to;
    at.middle = arc_at(from.middle, to.middle, to.wide * .5f, come);
    at.degrees = from.degrees + (to.degrees - from.degrees) * ease(EASE_BACK, t);
    draw_at(app->gfx, card, at, true);
}

static void draw_figurines(const ShowPlaces *places, const App *app, double ms) {
    static const float AT[FIGURINES] = {.10f, .24f, .76f, .90f};
    for (int i = 0; i < FIGURINES; i++) {
        float t = show_part(ms, GLAD_MS + 70 * i, HOP_MS), high = roundf(figure_high(places));
        Point feet = {places->free.x + places->free.w * AT[i],
                      places->ground + high * .28f - ease(EASE_HOP, t) * high * .22f};
        part_figurine(app->gfx, (Figurine)i, t > 0 ? POSE_CHEER : POSE_STAND, feet, high, NULL);
    }
}

static void draw(const ShowWorld *show, const App *app, double ms) {
    ShowPlaces places = show_places(app);
    draw_figurines(&places, app, ms);
    for (int card = 0; card < SHOW_CARDS; card++) {
        double landed = leaves_at(card) + FLIES_MS;
        if (where_is(show, card) == IN_AIR) {
            draw_flying(&places, app, ms, card);
        } else if (ms < landed + 360) {
            FanPlace at = fan_place(&places, card);
            show_sparks(app->gfx, at.middle, at.wide * .8f, show_part(ms, landed, 300), 4, card);
        }
    }
}

const ShowAct SHOW_FAN = {
    .takes = 3600,
    .still = 3590,
    .mark = mark,
    .begin = begin,
    .ground = ground,
    .draw = draw,
};
