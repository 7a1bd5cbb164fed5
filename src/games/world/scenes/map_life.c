#include "games/world/scenes/map_life.h"

#include "games/world/scenes/draw.h"
#include "games/world/scenes/labels.h"
#include "games/world/scenes/landmarks.h"
#include "games/world/scenes/lit.h"
#include "games/world/scenes/near.h"
#include "gfx/picture.h"

#include <math.h>

static const float PI = 3.14159265f;
static const float DRIFT = 6, ROCK = 2; /* units; degrees */

/* Of the board's data: middle and radius of the lens over Europe, as the maps have it. */
static const struct {
    float x, y, radius;
} LENS[BOARD_SHAPES] = {[BOARD_LANDSCAPE] = {742, 206, 197}, [BOARD_PORTRAIT] = {520, 212, 196}};

/* --- when --------------------------------------------------------------------------------------------------------- */

/* In two breaths, so that between them nothing is drawn. */
LifeBeat map_life_beat(const Table *table, MapBeat which) {
    static const LifeBeat BEAT[MAP_BEATS] = {
        [MAP_WIND] = {.first = 3000, .takes = 1800, .frame = 66},
        [MAP_SNOW] = {.first = 3300, .takes = 1320, .frame = 66},
        [MAP_CAUSTIC] = {.first = 8000, .takes = 1900, .frame = 50},
        [MAP_SPOUT] = {.first = 8300, .takes = 1450, .frame = 50},
        [MAP_FIBRE] = {.first = 8000, .takes = 1700, .frame = 50},
    };
    LifeBeat beat = BEAT[which];
    beat.every = 10000;
    beat.is_off = near_is_seen(table);
    return beat;
}

/* --- landmarks ---------------------------------------------------------------------------------------------------- */

static void add_light(const Table *table, const char *picture, Point at, float side, float alpha) {
    if (alpha > .02f) {
        picture_draw(table->app->gfx, picture, rect_snapped(rect_around(at, side, side)),
                     &(PictureLook){.transparency = 1 - alpha, .adds = true, .moving = true});
    }
}

/* What is below and above it is drawn again, as far as it reaches: no way and no light on it comes so close. */
static void draw_landmark(const Table *table, Landmark which, Rect place, Point by, float angle) {
    static const float REACH_X = .94f, REACH_Y = .9f, AIR = 12; /* of its place; units */
    Gfx *gfx = table->app->gfx;
    float air = AIR * table->layout.units.u;
    Rect reach = rect_snapped(rect_around(rect_middle(place), place.w * REACH_X + air, place.h * REACH_Y + air));
    gfx_push_clip(gfx, rect_common(reach, rect_inset(table->layout.board, air)));
    draw_sea(table);
    landmark_draw(table, which, rect_moved(place, by.x, by.y), angle);
    draw_route(table);
    labels_draw_within(table, reach);
    gfx_pop_clip(gfx);
}

/* There and back. */
static void draw_wind(const Table *table, const Rect place[LANDMARKS], float t) {
    float sways = sinf(2 * PI * t) * (1 - t * .4f), drift = DRIFT * table->layout.units.u * ease(EASE_HOP, t);
    if (!rect_is_empty(place[LANDMARK_BALLOON])) {
        draw_landmark(table, LANDMARK_BALLOON, place[LANDMARK_BALLOON], (Point){drift, -drift * .5f}, 0);
    }
    if (!rect_is_empty(place[LANDMARK_SHIP])) {
        draw_landmark(table, LANDMARK_SHIP, place[LANDMARK_SHIP], (Point){0, 0}, ROCK * sways);
    }
}

/* It shoots up and hangs in the air for a moment. */
static void draw_spout(const Table *table, Rect whale, float t) {
    static const Point HOLE = {.31f, .29f};
    static const float WIDE = .42f, HIGH = .4f, UP = .3f; /* of its width; of the time */
    float up = ease(EASE_OUT, fminf(t / UP, 1)), gone = t < UP ? 0 : ease(EASE_IN, (t - UP) / (1 - UP));
    Point hole = {whale.x + whale.w * HOLE.x, whale.y + whale.h * HOLE.y};
    float w = whale.w * WIDE * (.5f + .5f * up + .12f * gone), h = whale.w * HIGH * up * (1 - .25f * gone);
    picture_draw(table->app->gfx, "board/landmarks/spout", rect_snapped((Rect){hole.x - w / 2, hole.y - h, w, h}),
                 &(PictureLook){.transparency = gone, .moving = true});
}

/* One peak after the other. */
static void draw_snow(const Table *table, Rect mountains, float t) {
    static const Point PEAK[] = {{.25f, .37f}, {.48f, .1f}, {.74f, .31f}};
    enum { PEAKS = sizeof PEAK / sizeof *PEAK };
    for (int i = 0; i < PEAKS; i++) {
        float own = t * (PEAKS + 1) / 2 - (float)i * .5f;
        if (own > 0 && own < 1) {
            float light = ease(EASE_HOP, own);
            Point at = {mountains.x + mountains.w * PEAK[i].x, mountains.y + mountains.h * PEAK[i].y};
            add_light(table, "ui/spark", at, mountains.w * (.16f + .2f * light), light);
        }
    }
}

/* --- light -------------------------------------------------------------------------------------------------------- */

static void draw_caustic(const Table *table, float t) {
    static const float WIDE = 1.2f, HIGH = .69f, FROM = -.36f, TO = .36f; /* of the lens's radius */
    Rect board = table->layout.board;
    float scale = table_board_scale(table), radius = LENS[table->layout.shape].radius * scale;
    float along = FROM + (TO - FROM) * t, light = ease(EASE_HOP, t);
    Point at = {board.x + LENS[table->layout.shape].x * scale + radius * along,
                board.y + LENS[table->layout.shape].y * scale + radius * (.34f - .3f * sinf(PI * t))};
    picture_draw(table->app->gfx, "board/landmarks/caustic",
                 rect_snapped(rect_around(at, radius * WIDE, radius * HIGH)),
                 &(PictureLook){.transparency = 1 - .75f * light, .adds = true});
}

/* From the figurine that is last to the next site, or the goal. */
static void draw_fibre(const Table *table, float t) {
    enum { TAIL = 4 };
    static const float APART = .55f; /* fields */
    const WorldTrack *track = &world_session_board(table->session)->track;
    int from = track->goal, to;
    for (int p = 0; p < table->view.players; p++) {
        int field = table_board_field(table, table->field[p]);
        from = field < from ? field : from;
    }
    for (to = from + 1; to < track->goal && track->site[to] == 0;) {
        to++;
    }
    float bead = 19 * draw_figurine_size(table), head = (float)from + ease(EASE_IN_OUT, t) * (float)(to - from);
    for (int i = 0; i < TAIL && from < track->goal; i++) {
        float at = fmaxf(head - APART * (float)i, (float)from);
        int field = (int)fminf(floorf(at), (float)to - 1);
        add_light(table, i == 0 ? "ui/spark" : "ui/glow", lit_fibre(table, field, at - (float)field),
                  bead * (3.2f - .35f * (float)i), fminf(4 * ease(EASE_HOP, t), 1) * (.9f - .2f * (float)i));
    }
}

void map_life_draw(const Table *table, const float beat[MAP_BEATS]) {
    Rect place[LANDMARKS];
    landmarks_place(table, place);
    if (beat[MAP_WIND] >= 0) {
        draw_wind(table, place, beat[MAP_WIND]);
    }
    if (beat[MAP_SPOUT] >= 0 && !rect_is_empty(place[LANDMARK_WHALE])) {
        draw_spout(table, place[LANDMARK_WHALE], beat[MAP_SPOUT]);
    }
    if (beat[MAP_SNOW] >= 0 && !rect_is_empty(place[LANDMARK_MOUNTAINS])) {
        draw_snow(table, place[LANDMARK_MOUNTAINS], beat[MAP_SNOW]);
    }
    if (beat[MAP_CAUSTIC] >= 0) {
        draw_caustic(table, beat[MAP_CAUSTIC]);
    }
    if (beat[MAP_FIBRE] >= 0) {
        draw_fibre(table, beat[MAP_FIBRE]);
    }
}
