/* The last act: four figurines come and beckon in turn, and a huge hand shows what is to be done. */
#include "games/world/stand/attract_show_world.h"
#include "gfx/tween.h"
#include "shell/parts.h"

#include <math.h>

static const double WALK_MS = 150, HOPS_MS = 260, BECKON_MS = 1050, BECKON_EVERY = 420, BECKON_TAKES = 420;
static const double HAND_MS = 350, HAND_TAKES = 560, PULSE_MS = 1000, PULSE_TAKES = 800, RING_TAKES = 760;
enum { STEPS = 3 };

typedef struct Spot {
    float x; /* of what is free */
    Figurine who;
} Spot;

static const Spot SPOT[FIGURINES] = {
    {.125f, FIGURINE_FLASK}, {.315f, FIGURINE_LENS}, {.685f, FIGURINE_VIAL}, {.875f, FIGURINE_FIBRE}};

static float figure_high(const ShowPlaces *places) {
    return roundf(places->tall ? fminf(places->free.w * .46f, places->free.h * .33f) : places->free.h * .56f);
}

static Point feet_of(const ShowPlaces *places, int spot) {
    float bottom = places->free.y + places->free.h;
    return (Point){places->free.x + places->free.w * SPOT[spot].x,
                   places->tall ? places->ground + (bottom - places->ground) * .16f : bottom - places->free.h * .045f};
}

static float hand_high(const ShowPlaces *places) {
    return roundf(places->tall ? places->free.h * .36f : places->free.h * .58f);
}

static Point tip_of(const ShowPlaces *places) {
    float bottom = places->free.y + places->free.h, high = hand_high(places);
    return (Point){places->free.x + places->free.w / 2, roundf(bottom - high * .93f)};
}

static void begin(ShowWorld *show, App *app) {
    (void)show;
    ShowPlaces places = show_places(app);
    for (int i = 0; i < FIGURINES; i++) {
        part_want_figurine(app->gfx, (Figurine)i, POSE_CHEER, figure_high(&places));
    }
}

static int mark(double ms) {
    (void)ms;
    return 0;
}

static void ground(const ShowWorld *show, const App *app) {
    ShowPlaces places = show_places(app);
    fan_ground(app, &places, &show->set);
}

/* They come hopping from the sides, and then each beckons when its turn comes. */
static void draw_figurine(const ShowPlaces *places, const App *app, double ms, int spot) {
    float high = figure_high(places), far = places->free.w * .34f * (SPOT[spot].x < .5f ? -1.f : 1.f);
    Point feet = feet_of(places, spot);
    double walked = ms - WALK_MS - 90 * (SPOT[spot].x < .5f ? 1 - spot : spot - 2);
    float way = show_part(walked, 0, HOPS_MS * STEPS), hop = 0;
    int turns = (int)((ms - BECKON_MS) / BECKON_EVERY);
    bool has_turn = ms >= BECKON_MS && turns % FIGURINES == spot;
    if (way < 1) {
        hop = fabsf(sinf(way * STEPS * 3.14159f)) * .10f;
        feet.x += far * (1 - way);
    } else if (has_turn) {
        hop = ease(EASE_HOP, show_part(ms, BECKON_MS + BECKON_EVERY * turns, BECKON_TAKES)) * .09f;
    }
    feet.y -= hop * high;
    Pose pose = way < 1 ? (hop > .03f ? POSE_HOP : POSE_STAND) : has_turn || ms < BECKON_MS ? POSE_CHEER : POSE_STAND;
    part_figurine(app->gfx, SPOT[spot].who, pose, feet, high, NULL);
}

static void draw_hand(const ShowPlaces *places, Gfx *gfx, double ms) {
    Point tip = tip_of(places);
    float high = hand_high(places), come = ease(EASE_BACK, show_part(ms, HAND_MS, HAND_TAKES));
    double beat = ms < PULSE_MS ? 0 : fmod(ms - PULSE_MS, PULSE_TAKES);
    float press = ms < PULSE_MS ? 0 : sinf(show_part(beat, 0, 300) * 3.14159f);
    for (int i = 0; i < 2 && ms >= PULSE_MS; i++) {
        float t = show_part(beat, 120 + 170 * i, RING_TAKES - 240);
        if (t > 0 && t < 1) {
            show_ring(gfx, tip, high * (.10f + .38f * ease(EASE_OUT, t)), .95f * (1 - t));
        }
    }
    if (ms >= HAND_MS) {
        tip.y = roundf(tip.y + (1 - come) * high - press * high * .05f);
        show_hand(gfx, tip, high, fminf(show_part(ms, HAND_MS, 160), 1));
    }
}

static void draw(const ShowWorld *show, const App *app, double ms) {
    (void)show;
    ShowPlaces places = show_places(app);
    for (int i = 0; i < FIGURINES; i++) {
        draw_figurine(&places, app, ms, i);
    }
    draw_hand(&places, app->gfx, ms);
}

const ShowAct SHOW_BECKON = {
    .takes = 3700, .still = 1650, .mark = mark, .begin = begin, .ground = ground, .draw = draw};
