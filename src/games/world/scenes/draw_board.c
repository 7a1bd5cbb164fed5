/* The map with its way round the world, names and numbers on it, and the figurines that walk there. */
#include "games/world/scenes/cards.h"
#include "games/world/scenes/draw.h"
#include "games/world/scenes/labels.h"
#include "games/world/scenes/landmarks.h"
#include "games/world/scenes/lit.h"
#include "games/world/scenes/living.h"
#include "games/world/scenes/near.h"
#include "games/world/scenes/walk.h"
#include "gfx/paint.h"
#include "gfx/theme.h"
#include "i18n/i18n.h"
#include "shell/dawn.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

const Seat *draw_seat(const Table *table, int player) {
    return session_seat(table->session, player);
}

float draw_progress(const Table *table, const Clip *clip) {
    return clip_progress(&table->timeline, clip, gfx_now(table->app->gfx));
}

const Clip *draw_playing(const Table *table, TableClip kind, int a) {
    const Clip *clip;
    for (int i = 0; (clip = timeline_playing(&table->timeline, i)) != NULL; i++) {
        if (clip->kind == (int)kind && (a < 0 || clip->a == a)) {
            return clip;
        }
    }
    return NULL;
}

/* --- the map ------------------------------------------------------------------------------------------------------ */

static const BoardLayout *shape_of(const Table *table) {
    return &world_session_board(table->session)->layout[table->layout.shape];
}

enum { ROUTE_NAME = 96 }; /* bytes of its picture's name */

static const char *map_picture(const Table *table) {
    return table->layout.shape == BOARD_PORTRAIT ? "board/map-portrait" : "board/map-landscape";
}

static const char *route_picture(const Table *table, char room[ROUTE_NAME]) {
    snprintf(room, ROUTE_NAME, "board/route-%s%s",
             board_file(session_board_name(table->session), session_players(table->session)),
             table->layout.shape == BOARD_PORTRAIT ? "-portrait" : "");
    return room;
}

void draw_want_board(const Table *table) {
    char room[ROUTE_NAME];
    Rect board = table->layout.board;
    picture_want(table->app->gfx, map_picture(table), board.w, board.h);
    picture_want(table->app->gfx, route_picture(table, room), board.w, board.h);
}

void draw_sea(const Table *table) {
    picture_draw(table->app->gfx, map_picture(table), table->layout.board, NULL);
}

void draw_route(const Table *table) {
    char room[ROUTE_NAME];
    picture_draw(table->app->gfx, route_picture(table, room), table->layout.board, NULL);
}

static void draw_map(const Table *table) {
    paint_shadow(table->app->gfx, table->layout.board, 26, 16, 8);
    draw_sea(table);
    landmarks_draw(table);
    draw_route(table);
}

static void draw_ten(const Table *table, int index) {
    Gfx *gfx = table->app->gfx;
    const Board *board = world_session_board(table->session);
    float radius = shape_of(table)->bead_radius * table_board_scale(table);
    float grow = shape_of(table)->bead_radius > 17 ? 1.16f : 1.34f; /* as the picture has it */
    char text[8];
    snprintf(text, sizeof text, "%d", index);
    words_draw(gfx, text, rect_around(table_board_place(table, index), radius * 2.6f, radius * 2.2f),
               (Words){.face = TEXT_NUMERAL,
                       .size = radius * .98f * grow / gfx_unit(gfx),
                       .color = index * 10 > board->track.goal * 3 ? 0x1c0f3c : 0xffffff,
                       .align = TEXT_CENTER,
                       .fixed = true});
}

static void draw_tens(const Table *table) {
    const Board *board = world_session_board(table->session);
    for (int i = 10; i < board->track.goal; i += 10) {
        if (board->field[i].role == BOARD_PLAIN) {
            draw_ten(table, i);
        }
    }
}

void draw_panel(Gfx *gfx, Rect where, Figurine figurine, bool is_bright) {
    PanelStyle style = panel_glass();
    style.edge_top = color_alpha(theme_player_light(figurine), is_bright ? 1 : .7f);
    style.edge_bottom = color_alpha(theme_player(figurine), is_bright ? .9f : .45f);
    style.edge = is_bright ? 3 : 2;
    if (is_bright) {
        style.top = color_mix(style.top, theme_player(figurine), .16f);
    }
    paint_panel(gfx, where, &style);
}

void draw_in_its_light(const Table *table) {
    theme_use(session_is_show(table->session) ? THEME_DUSK : THEME_NIGHT);
}

static void paint_board(const Table *table) {
    Gfx *gfx = table->app->gfx;
    if (session_is_show(table->session)) {
        dawn_room(table->app, DAWN_QUIET);
    } else {
        paint_table(gfx);
    }
    PanelStyle glass = panel_glass();
    paint_panel(gfx, table->layout.piles, &glass);
    draw_map(table);
    PanelStyle frame = {
        .edge_top = color_rgb(0xdff4ff), .edge_bottom = color_rgb(THEME_PANEL_EDGE), .edge = 3, .radius = 26};
    paint_panel(gfx, table->layout.board, &frame);
    draw_tens(table);
}

/* --- light on the way --------------------------------------------------------------------------------------------- */

static int lit_until(const Table *table, int player) {
    return table_board_field(table, table->field[player]);
}

static void draw_light_since(const Table *table, const int lit[WORLD_PLAYERS_MAX]) {
    for (int p = 0; p < table->view.players; p++) {
        lit_draw(table, p, lit[p], lit_until(table, p));
    }
}

/* Who goes back takes light away: then all is painted anew. What is added is drawn onto what is there. */
static void paint_light(const Table *table) {
    TablePaint *paint = table->paint;
    bool goes_back = false, goes_on = false;
    for (int p = 0; p < table->view.players; p++) {
        goes_back |= lit_until(table, p) < paint->lit[p];
        goes_on |= lit_until(table, p) > paint->lit[p];
    }
    if (goes_back) {
        layer_invalidate(paint->board);
    }
    bool is_anew = layer_begin(paint->board);
    if (is_anew) {
        memset(paint->lit, 0, sizeof paint->lit);
        paint_board(table);
    } else if (goes_on) {
        layer_draw_on(paint->board);
    } else {
        return;
    }
    draw_light_since(table, paint->lit);
    layer_end(paint->board);
    for (int p = 0; p < table->view.players; p++) {
        paint->lit[p] = lit_until(table, p);
    }
    if (paint->near != NULL) {
        layer_invalidate(paint->near);
    }
}

/* 0 to 1 of the board's sides. */
static Rect seen_part(Rect board, Rect frame) {
    return (Rect){(frame.x - board.x) / board.w, (frame.y - board.y) / board.h, frame.w / board.w, frame.h / board.h};
}

void draw_want_grown(const Table *table, Rect board, Rect frame) {
    char room[ROUTE_NAME];
    picture_want_part(table->app->gfx, map_picture(table), seen_part(board, frame), frame.w, frame.h);
    picture_want_part(table->app->gfx, route_picture(table, room), seen_part(board, frame), frame.w, frame.h);
}

/* From the drawings, not from what is painted: that would be soft. */
void draw_board_grown(const Table *table, Rect board, Rect frame) {
    static const int NOBODY_YET[WORLD_PLAYERS_MAX] = {0};
    char room[ROUTE_NAME];
    picture_draw_part(table->app->gfx, map_picture(table), seen_part(board, frame), frame, NULL);
    landmarks_draw_grown(table, board, frame);
    picture_draw_part(table->app->gfx, route_picture(table, room), seen_part(board, frame), frame, NULL);
    draw_tens(table);
    draw_light_since(table, NOBODY_YET);
}

void draw_background(const Table *table) {
    table->paint->is_far = true;
    paint_light(table);
    table->paint->is_far = false;
    layer_draw(table->paint->board, 1);
    labels_draw_board(table);
    table->paint->holds_rows = !table_at_rest(table);
}

UiLook draw_look(const Ui *ui, const char *id) {
    return ui != NULL ? ui_look(ui, id) : (UiLook){.enabled = true};
}

/* --- figurines ---------------------------------------------------------------------------------------------------- */

static Point between(Point a, Point b, float t) {
    return (Point){a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t};
}

float draw_figurine_size(const Table *table) {
    return shape_of(table)->bead_radius / 19 * table_board_scale(table);
}

static void draw_halo(const Table *table, Point feet, float size) {
    paint_pool(table->app->gfx, (Point){feet.x, feet.y - 8 * size}, 46 * size, 36 * size,
               color_alpha(color_rgb(THEME_GLOW), .8f));
}

/* Where it is now, hopping or not. */
static Point feet_of(const Table *table, int player, float *height, FigurinePose *pose) {
    const Clip *clip = draw_playing(table, TABLE_CLIP_HOP, player);
    bool jumps = clip == NULL;
    clip = clip != NULL ? clip : draw_playing(table, TABLE_CLIP_JUMP, player);
    *height = 0;
    *pose = FIGURINE_STANDS;
    if (clip == NULL) {
        return table_feet(table, player, table->field[player]);
    }
    float t = walk_flown(clip, draw_progress(table, clip));
    Point from = table_feet(table, player, clip->b), to = table_feet(table, player, clip->c);
    float far = hypotf(to.x - from.x, to.y - from.y);
    *height = ease(EASE_HOP, t) * (jumps ? fmaxf(far * .5f, 70 * draw_figurine_size(table)) : far * .36f);
    *pose = t > 0 && t < .86f ? FIGURINE_HOPS : FIGURINE_LANDS;
    return between(from, to, t);
}

static bool is_cheering(const Table *table, int player) {
    return table->view.winners >> player & 1;
}

/* The hop that is being made, or the landing after the last one. */
static const Clip *walking(const Table *table) {
    const Clip *clip = draw_playing(table, TABLE_CLIP_HOP, -1);
    clip = clip != NULL ? clip : draw_playing(table, TABLE_CLIP_JUMP, -1);
    return clip != NULL ? clip : draw_playing(table, TABLE_CLIP_LANDED, -1);
}

void draw_figurines(const Table *table) {
    int order[WORLD_PLAYERS_MAX];
    Point feet[WORLD_PLAYERS_MAX];
    float height[WORLD_PLAYERS_MAX];
    FigurinePose pose[WORLD_PLAYERS_MAX];
    for (int p = 0; p < table->view.players; p++) {
        feet[p] = feet_of(table, p, &height[p], &pose[p]);
        if (pose[p] == FIGURINE_STANDS && (is_cheering(table, p) || draw_playing(table, TABLE_CLIP_WON, p) != NULL)) {
            pose[p] = FIGURINE_CHEERS;
        }
        int at = p;
        for (; at > 0 && feet[order[at - 1]].y > feet[p].y; at--) {
            order[at] = order[at - 1];
        }
        order[at] = p;
    }
    labels_draw_aside(table);
    near_draw(table);
    gfx_push_clip(table->app->gfx, near_is_seen(table) ? near_frame(table) : gfx_screen(table->app->gfx));
    const Clip *hop = walking(table);
    if (hop != NULL) {
        walk_draw_light(table, hop);
    }
    float size = draw_figurine_size(table);
    for (int i = 0; i < table->view.players; i++) {
        int p = order[i];
        if (p == table->view.awaited_player) {
            draw_halo(table, feet[p], size);
        }
        Figurine figurine = draw_seat(table, p)->figurine;
        if (pose[p] == FIGURINE_STANDS) {
            figurine_draw_stirring(table->app->gfx, figurine, feet[p], size, living_faces_left(table, p),
                                   living_stirring(table, p));
        } else {
            figurine_draw(table->app->gfx, figurine, feet[p], size, height[p], pose[p], table->faces_left[p]);
        }
    }
    if (hop != NULL) {
        walk_draw_count(table, hop, feet[hop->a], size, height[hop->a]);
    }
    gfx_pop_clip(table->app->gfx);
}
