/* The map with its way round the world, names and numbers on it, and the figurines that walk there. */
#include "gfx/paint.h"
#include "gfx/theme.h"
#include "i18n/i18n.h"
#include "scenes/world/cards.h"
#include "scenes/world/draw.h"
#include "scenes/world/living.h"
#include "scenes/world/near.h"
#include "scenes/world/walk.h"

#include <math.h>
#include <stdio.h>

static const float SMALL_BOARD = .7f; /* of its drawn size, below which letters grow against it */

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

static bool is_small(const Table *table) {
    return table_board_scale(table) < SMALL_BOARD;
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

static void draw_map(const Table *table) {
    char room[ROUTE_NAME];
    Gfx *gfx = table->app->gfx;
    Rect board = table->layout.board;
    paint_shadow(gfx, board, 26, 16, 8);
    picture_draw(gfx, map_picture(table), board, NULL);
    picture_draw(gfx, route_picture(table, room), board, NULL);
}

static bool meet(Rect a, Rect b) {
    return !rect_is_empty(rect_common(a, b));
}

static bool is_end(const BoardField *field) {
    return field->role != BOARD_SITE;
}

static float name_scale(const Table *table) {
    return table_board_scale(table) * (is_small(table) ? 1.35f : 1);
}

static TextStyle name_style(const Table *table, const BoardField *field) {
    return (TextStyle){.face = TEXT_BOLD,
                       .size = (is_end(field) ? 16 : 14.5f) * name_scale(table) / gfx_unit(table->app->gfx),
                       .color = color_rgb(0xffffff),
                       .align = TEXT_CENTER};
}

static Rect on_board(const Table *table, Rect ribbon) {
    Rect board = table->layout.board;
    ribbon.x = fmaxf(board.x + 4, fminf(ribbon.x, board.x + board.w - ribbon.w - 4));
    ribbon.y = fminf(ribbon.y, board.y + board.h - ribbon.h - 2);
    return ribbon;
}

static Rect name_ribbon(const Table *table, int index, const BoardField *field) {
    const BoardLayout *layout = shape_of(table);
    float scale = table_board_scale(table), high = (is_end(field) ? 23 : 19) * name_scale(table);
    Point at = table_board_place(table, index);
    at.y += is_end(field) ? (layout->end_radius - 1) * scale : 31 * layout->site_radius / 28 * scale;
    TextStyle text = name_style(table, field);
    Point ink = text_measure(table->app->gfx, &text, tr(field->site.label), 0);
    Rect ribbon = rect_snapped(rect_around(at, ink.x + high * (is_end(field) ? 2.05f : 1.1f), high));
    return on_board(table, ribbon);
}

static void draw_name(const Table *table, int index, const BoardField *field, Rect ribbon) {
    Gfx *gfx = table->app->gfx;
    float high = ribbon.h, mark = is_end(field) ? high * .95f : 0;
    Color edge = color_rgb(is_end(field)                                                ? THEME_PANEL_EDGE
                           : world_session_board(table->session)->track.site[index] < 0 ? THEME_SITE_MINUS
                                                                                        : THEME_SITE_PLUS);
    PanelStyle style = {.top = color_rgb(0x0f2f66),
                        .bottom = color_rgb(0x071a3f),
                        .edge_top = color_alpha(edge, .95f),
                        .edge_bottom = color_alpha(edge, .55f),
                        .edge = 1.3f,
                        .radius = 999,
                        .shadow = color_alpha(color_rgb(THEME_SHADOW), .5f),
                        .shadow_size = 4,
                        .shadow_drop = 2};
    paint_panel(gfx, ribbon, &style);
    if (is_end(field)) {
        const char *sign = field->role == BOARD_START ? "board/sprites/mark-start" : "board/sprites/mark-goal";
        Rect place = rect_of(ribbon.x + high * .35f, ribbon.y + high * .12f, high * .76f, high * .76f);
        picture_draw(gfx, sign, rect_snapped(place), NULL);
    }
    TextStyle text = name_style(table, field);
    text_draw(gfx, &text, tr(field->site.label), (Rect){ribbon.x + mark, ribbon.y, ribbon.w - mark, ribbon.h});
}

/* Over a neighbouring field a name would hide more than it tells. */
static bool covers_a_field(const Table *table, int own, Rect ribbon) {
    const Board *board = world_session_board(table->session);
    float radius = shape_of(table)->bead_radius * table_board_scale(table) * .75f;
    for (int i = 0; i <= board->track.goal; i++) {
        if (i != own && meet(ribbon, rect_around(table_board_place(table, i), 2 * radius, 2 * radius))) {
            return true;
        }
    }
    return false;
}

enum { NAMES_MAX = 64 };

typedef struct Names {
    int count;
    Rect ribbon[NAMES_MAX];
} Names;

/* Puts the ribbon there if nothing else is. */
static bool take(const Table *table, const Names *names, int own, Rect there, Rect *ribbon) {
    for (int i = 0; i < names->count; i++) {
        if (meet(there, names->ribbon[i])) {
            return false;
        }
    }
    if (covers_a_field(table, own, there)) {
        return false;
    }
    *ribbon = there;
    return true;
}

/* Below its field, or a little to one side if there is no room. */
static bool find_below(const Table *table, const Names *names, int own, float down, Rect *ribbon) {
    static const float ASIDE[] = {0, -.2f, .2f, -.36f, .36f};
    for (size_t i = 0; i < sizeof ASIDE / sizeof *ASIDE; i++) {
        if (take(table, names, own, rect_moved(*ribbon, roundf(ASIDE[i] * ribbon->w), down), ribbon)) {
            return true;
        }
    }
    return false;
}

/* What has no room below: a little lower, beside its medallion, or above it. */
static bool find_elsewhere(const Table *table, const Names *names, int own, Rect *ribbon) {
    Rect board = table->layout.board;
    float room = board.y + board.h - (ribbon->y + ribbon->h + 2);
    if (find_below(table, names, own, roundf(fminf(ribbon->h * .4f, room)), ribbon)) {
        return true;
    }
    Point at = table_board_place(table, own);
    float radius = shape_of(table)->site_radius * table_board_scale(table), beside = radius * 1.1f + ribbon->w / 2;
    const Point MIDDLE[] = {
        {at.x - beside, at.y}, {at.x + beside, at.y + ribbon->h / 2}, {at.x, at.y - radius * 1.4f - ribbon->h / 2}};
    Rect medallion = rect_around(at, 2 * radius, 2 * radius);
    for (size_t i = 0; i < sizeof MIDDLE / sizeof *MIDDLE; i++) {
        Rect there = on_board(table, rect_snapped(rect_around(MIDDLE[i], ribbon->w, ribbon->h)));
        if (!meet(there, medallion) && take(table, names, own, there, ribbon)) {
            return true;
        }
    }
    return false;
}

/* Start and goal always; of the sites those whose names have room, always the same. */
static void draw_site_names(const Table *table) {
    enum { ROUND_ENDS, ROUND_SITES, ROUND_REST, ROUNDS };
    const Board *board = world_session_board(table->session);
    Names names = {0};
    bool has_name[WORLD_GOAL_MAX + 1] = {false};
    for (int round = ROUND_ENDS; round < ROUNDS; round++) {
        for (int i = 0; i <= board->track.goal && names.count < NAMES_MAX; i++) {
            const BoardField *field = &board->field[i];
            if (field->role == BOARD_PLAIN || has_name[i] || is_end(field) != (round == ROUND_ENDS)) {
                continue;
            }
            Rect ribbon = name_ribbon(table, i, field);
            if (round == ROUND_ENDS || (round == ROUND_SITES && find_below(table, &names, i, 0, &ribbon)) ||
                (round == ROUND_REST && find_elsewhere(table, &names, i, &ribbon))) {
                draw_name(table, i, field, ribbon);
                names.ribbon[names.count++] = ribbon;
                has_name[i] = true;
            }
        }
    }
}

static void draw_badge(const Table *table, int index) {
    Gfx *gfx = table->app->gfx;
    int amount = table_site_amount(table, index);
    if (amount == 0) {
        return;
    }
    float k = shape_of(table)->site_radius / 28 * table_board_scale(table), grow = is_small(table) ? 1.35f : 1;
    char text[8];
    snprintf(text, sizeof text, amount < 0 ? "\u2212%d" : "+%d", amount < 0 ? -amount : amount);
    Point at = table_board_place(table, index);
    at = (Point){at.x + 22 * k, at.y - 22 * k};
    Rect box = rect_around(at, 40 * k, 30 * k);
    if (grow > 1) {
        Rect badge = rect_snapped(rect_around(at, 32 * k * grow, 32 * k * grow));
        picture_draw(gfx, amount < 0 ? "board/sprites/badge-minus" : "board/sprites/badge-plus", badge, NULL);
    }
    words_draw(gfx, text, box,
               (Words){.face = TEXT_NUMERAL,
                       .size = 18 * k * grow / gfx_unit(gfx),
                       .color = amount < 0 ? THEME_SITE_MINUS_INK : THEME_RIBBON_INK,
                       .align = TEXT_CENTER,
                       .fixed = true});
}

static void draw_ten(const Table *table, int index) {
    Gfx *gfx = table->app->gfx;
    float radius = shape_of(table)->bead_radius * table_board_scale(table), grow = is_small(table) ? 1.25f : 1;
    char text[8];
    snprintf(text, sizeof text, "%d", index);
    words_draw(gfx, text, rect_around(table_board_place(table, index), radius * 2.4f, radius * 2),
               (Words){.face = TEXT_NUMERAL,
                       .size = radius * .9f * grow / gfx_unit(gfx),
                       .color = 0x5a2c00,
                       .align = TEXT_CENTER,
                       .fixed = true});
}

static void draw_names(const Table *table) {
    const Board *board = world_session_board(table->session);
    for (int i = 0; i <= board->track.goal; i++) {
        const BoardField *field = &board->field[i];
        if (field->role == BOARD_PLAIN && i % 10 == 0) {
            draw_ten(table, i);
        } else if (field->role == BOARD_SITE) {
            draw_badge(table, i);
        }
    }
    draw_site_names(table);
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

static void paint_board(const Table *table) {
    Gfx *gfx = table->app->gfx;
    paint_table(gfx);
    PanelStyle glass = panel_glass();
    paint_panel(gfx, table->layout.piles, &glass);
    draw_map(table);
    PanelStyle frame = {
        .edge_top = color_rgb(0xdff4ff), .edge_bottom = color_rgb(THEME_PANEL_EDGE), .edge = 3, .radius = 26};
    paint_panel(gfx, table->layout.board, &frame);
    draw_names(table);
}

void draw_background(const Table *table) {
    if (layer_begin(table->paint->board)) {
        table->paint->is_far = true;
        paint_board(table);
        table->paint->is_far = false;
        layer_end(table->paint->board);
    }
    layer_draw(table->paint->board, 1);
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
