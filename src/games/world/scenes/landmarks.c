#include "games/world/scenes/landmarks.h"

#include "gfx/picture.h"

#include <math.h>
#include <stdio.h>

typedef struct LandmarkKind {
    const char *name;
    float high; /* for a width of 1 */
    struct {
        float x, y, w; /* its middle and width, of the board's data; w == 0: no other place */
    } place[BOARD_SHAPES][3];
} LandmarkKind;

static const LandmarkKind LANDMARK[LANDMARKS] = {
    [LANDMARK_WHALE] = {"whale",
                        170.0f / 240,
                        {{{112, 508, 160}, {940, 470, 130}, {560, 560, 120}},
                         {{70, 520, 112}, {700, 520, 96}, {480, 560, 84}}}},
    [LANDMARK_BALLOON] = {"balloon",
                          200.0f / 150,
                          {{{118, 116, 92}, {1236, 240, 80}, {1180, 300, 74}},
                           {{66, 108, 66}, {880, 300, 60}, {700, 70, 54}}}},
    [LANDMARK_MOUNTAINS] = {"mountains",
                            180.0f / 260,
                            {{{1122, 208, 158}, {1150, 200, 120}, {1180, 230, 110}},
                             {{830, 190, 118}, {800, 230, 96}, {840, 170, 84}}}},
    [LANDMARK_ROCK] = {"rock",
                       130.0f / 240,
                       {{{1372, 522, 128}, {1380, 540, 110}, {0, 0, 0}}, {{966, 566, 100}, {970, 580, 84}, {0, 0, 0}}}},
    [LANDMARK_SHIP] = {"ship",
                       1,
                       {{{660, 470, 118}, {1180, 560, 104}, {1010, 560, 100}},
                        {{500, 480, 80}, {780, 590, 80}, {690, 470, 70}}}},
    [LANDMARK_OBSERVATORY] = {"observatory",
                              170.0f / 200,
                              {{{414, 378, 100}, {420, 370, 84}, {0, 0, 0}},
                               {{306, 448, 74}, {300, 440, 62}, {0, 0, 0}}}},
};

static const float AIR = 8; /* to the next bead, of the board's data */

static bool touches_the_way(const Board *board, BoardShape shape, float x, float y, float w, float h) {
    const BoardLayout *layout = &board->layout[shape];
    for (int i = 0; i <= board->track.goal; i++) {
        BoardPoint at = board->field[i].at[shape];
        BoardRole role = board->field[i].role;
        float radius = role == BOARD_PLAIN  ? layout->bead_radius * 1.3f
                       : role == BOARD_SITE ? layout->site_radius
                                            : layout->end_radius;
        float dx = fmaxf(fabsf(at.x - x) - w / 2, 0), dy = fmaxf(fabsf(at.y - y) - h / 2, 0);
        if (hypotf(dx, dy) < radius + AIR) {
            return true;
        }
    }
    return false;
}

void landmarks_place(const Table *table, Rect out[LANDMARKS]) {
    const Board *board = world_session_board(table->session);
    BoardShape shape = table->layout.shape;
    float scale = table->layout.board.w / board->layout[shape].width;
    for (int i = 0; i < LANDMARKS; i++) {
        out[i] = (Rect){0};
        for (int k = 0; k < 3 && rect_is_empty(out[i]); k++) {
            float x = LANDMARK[i].place[shape][k].x, y = LANDMARK[i].place[shape][k].y,
                  w = LANDMARK[i].place[shape][k].w, h = w * LANDMARK[i].high;
            if (w > 0 && !touches_the_way(board, shape, x, y, w * .9f, h * .84f)) {
                Point middle = {table->layout.board.x + x * scale, table->layout.board.y + y * scale};
                out[i] = rect_around(middle, w * scale, h * scale);
            }
        }
    }
}

/* Water stays as it is, whatever floats on it. */
void landmark_draw(const Table *table, Landmark which, Rect place, float angle) {
    static const Point KEEL = {.5f, .8f};
    Gfx *gfx = table->app->gfx;
    char picture[48];
    snprintf(picture, sizeof picture, "board/landmarks/%s", LANDMARK[which].name);
    place = rect_snapped(place);
    if (which == LANDMARK_SHIP) {
        picture_draw(gfx, "board/landmarks/ship_sea", place, NULL);
    }
    picture_draw(gfx, picture, place, &(PictureLook){.angle = angle, .pivot = KEEL, .has_pivot = true});
}

void landmarks_draw(const Table *table) {
    Rect place[LANDMARKS];
    landmarks_place(table, place);
    for (int i = 0; i < LANDMARKS; i++) {
        if (!rect_is_empty(place[i])) {
            landmark_draw(table, (Landmark)i, place[i], 0);
        }
    }
}

void landmarks_draw_grown(const Table *table, Rect board, Rect frame) {
    Rect place[LANDMARKS], lies = table->layout.board;
    float times = board.w / lies.w;
    landmarks_place(table, place);
    for (int i = 0; i < LANDMARKS; i++) {
        Rect grown = {board.x + (place[i].x - lies.x) * times, board.y + (place[i].y - lies.y) * times,
                      place[i].w * times, place[i].h * times};
        if (!rect_is_empty(place[i]) && !rect_is_empty(rect_common(grown, frame))) {
            landmark_draw(table, (Landmark)i, grown, 0);
        }
    }
}
