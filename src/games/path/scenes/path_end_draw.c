/* The end of a game as it is counted, moment by moment. */
#include "games/path/scenes/alone.h"
#include "games/path/scenes/path_end_inside.h"
#include "games/path/words/worth.h"
#include "gfx/paint.h"
#include "gfx/tween.h"
#include "i18n/i18n.h"
#include "shell/dawn.h"
#include "shell/parts.h"

#include <math.h>
#include <stdio.h>

enum { EXCELLENT = 40 };

static const double REST_MS = 420, NUMBER_MS = 175, PAUSE_MS = 260; /* for a number, in all windows at once */
static const double FALLS_MS = 460, FALL_MS = 320;                  /* for all of a window's tiles; for each */
static const float FALL_FAR = 190;                                  /* units of a cell */

bool ending_is_winner(const Ending *end, int player) {
    return (end->next.winners >> player & 1) != 0;
}

int ending_risen(const Ending *end) {
    int risen = -1;
    for (int p = 0; p < end->players && end->is_told; p++) {
        if (ending_is_winner(end, p) || end->players == 1) {
            risen = risen == -1 ? p : -2; /* several share it: they stay side by side */
        }
    }
    return end->players == 1 ? 0 : risen < 0 ? -1 : risen;
}

/* Once it is told who has won. */
static bool shines(const Ending *end, int player) {
    return end->is_told && end->players > 1 && ending_is_winner(end, player);
}

/* --- counting ----------------------------------------------------------------------------------------------------- */

static double darks_begin(int falls) {
    return REST_MS + NUMBER_MS * (PATH_NUMBER_MAX - PATH_NUMBER_MIN + 1) + PAUSE_MS + FALLS_MS * falls;
}

double ending_all_ends(const Ending *end) {
    return darks_begin(end->players) + FALL_MS;
}

static int steps_by(double ms, double each, int most) {
    return (int)fmin(fmax(floor(ms / each), 0), most);
}

/* When the first, second ... of a window's dark tiles falls, from when they begin to. */
static double each_falls(const EndSeat *seat) {
    return FALLS_MS / (seat->darks + 1);
}

Count ending_count_at(const Ending *end, int player, double ms) {
    const EndSeat *seat = &end->seat[player];
    int numbers = PATH_NUMBER_MAX - PATH_NUMBER_MIN + 1;
    return (Count){.upto = PATH_NUMBER_MIN - 1 + steps_by(ms - REST_MS, NUMBER_MS, numbers),
                   .darks = steps_by(ms - darks_begin(seat->falls), each_falls(seat), seat->darks)};
}

static double told_ms(const Ending *end, double now) {
    return end->is_told ? ending_all_ends(end) : now - end->entered;
}

/* 0 to 1: how far the winner's window has risen. */
static float rise_at(const Ending *end, const App *app, double now) {
    return app->preferences.reduced_motion ? 1 : (float)fmin(fmax((now - end->thrown) / ENDING_RISE_MS, 0), 1);
}

bool ending_rises(const Ending *end, const App *app) {
    return ending_risen(end) >= 0 && end->is_told && rise_at(end, app, app->now) < 1;
}

/* --- a window ----------------------------------------------------------------------------------------------------- */

static WindowLook look_of(const Ending *end, int player, Count count) {
    static const char *const KEY[] = {"end0", "end1", "end2", "end3"};
    const EndSeat *seat = &end->seat[player];
    WindowLook look = {.key = KEY[player],
                       .memory = &end->memory[player],
                       .board = &end->board,
                       .player = &seat->path,
                       .light = (PathLight)end->who[player]->figurine};
    for (int i = 0; i < seat->path.reached_count; i++) {
        const PathReached *reached = &seat->path.reached[i];
        look.halved |= reached->points < reached->number ? 1u << reached->number : 0;
        look.taken |= reached->number <= count.upto ? 1u << reached->number : 0;
    }
    for (int i = 0; i < count.darks; i++) {
        look.missed |= path_cells_of(seat->dark[i]);
    }
    return look;
}

/* The number that rings just now. */
static void ring(const EndSeat *seat, Count count, double ms, WindowLook *look) {
    const PathReached *reached = worth_reached(&seat->path, count.upto);
    double since = (ms - REST_MS) / NUMBER_MS - (count.upto - PATH_NUMBER_MIN + 1);
    if (reached != NULL && since < 1) {
        look->numbers.reached = reached->number;
        look->numbers.points = reached->points;
        look->numbers.ring = (float)since;
    }
}

/* What has just come off falls in front of the window and is gone. */
static void draw_falling(const Ending *end, Gfx *gfx, int player, double ms) {
    const EndPlace *place = &end->place[player];
    const EndSeat *seat = &end->seat[player];
    for (int i = 0; i < seat->darks; i++) {
        double since = ms - darks_begin(seat->falls) - each_falls(seat) * (i + 1);
        float t = (float)(since / FALL_MS), k = place->board.k;
        if (t <= 0 || t >= 1) {
            continue;
        }
        int cell = seat->dark[i];
        Point at = window_cell(cell, place->board.middle, k);
        PathTile tile = {.glass = path_board_colour(&end->board, cell), .state = PATH_TILE_FREE};
        path_tile_glass(gfx, &tile, (Point){at.x, at.y + FALL_FAR * k * t * t}, k * (1 - .25f * t), (1 - t) * .9f);
    }
}

/* --- what it has come to ------------------------------------------------------------------------------------------ */

static int points_of(const EndSeat *seat, Count count) {
    int points = 0;
    for (int i = 0; i < seat->path.reached_count; i++) {
        points += seat->path.reached[i].number <= count.upto ? seat->path.reached[i].points : 0;
    }
    return points;
}

/* A lens and what all of them are worth; a dark tile and what they cost. */
static void draw_sums(const Ending *end, Gfx *gfx, int player, int points, int darks) {
    Rect box = end->place[player].sums;
    char text[16];
    float side = fminf(box.h * .92f, box.w / 6.4f), half = box.w / 2;
    Rect pill = rect_around((Point){box.x + half + side * .1f, box.y + box.h / 2}, side * 6.2f, box.h);
    paint_rounded(gfx, pill, 99, color_alpha(color_rgb(THEME_WELL), .55f));
    path_number_text(text, points);
    picture_draw(gfx, "path/numbers/full_taken",
                 rect_around((Point){box.x + half - side * 1.9f, box.y + box.h * .58f}, side * 1.7f, side * 1.7f),
                 NULL);
    path_text(gfx, (Rect){box.x + half - side * 1.3f, box.y, side * 1.3f, box.h}, text,
              (PathText){TEXT_NUMERAL, .9f, THEME_RIBBON_TOP, TEXT_LEFT});
    path_number_text(text, -darks);
    PathTile tile = {.glass = 0, .state = PATH_TILE_MISSED};
    path_tile_draw(gfx, &tile, (Point){box.x + half + side * .6f, box.y + box.h / 2}, side / 110);
    path_text(gfx, (Rect){box.x + half + side * 1.2f, box.y, side * 1.6f, box.h}, text,
              (PathText){TEXT_NUMERAL, .9f, THEME_SITE_MINUS, TEXT_LEFT});
}

static void draw_plate(const Ending *end, const App *app, int player, int total, bool is_done) {
    Gfx *gfx = app->gfx;
    Rect where = end->place[player].plate;
    bool won = shines(end, player);
    Color own = theme_player(end->who[player]->figurine);
    PanelStyle style = won ? panel_ribbon() : panel_glass();
    style.radius = RADIUS_BUTTON;
    if (!won) {
        style.top = color_mix(own, color_rgb(THEME_PANEL_TOP), .38f);
        style.bottom = color_mix(own, color_rgb(THEME_PANEL_BOTTOM), .62f);
        style.edge_top = style.edge_bottom = color_mix(own, color_rgb(0xffffff), .55f);
    }
    paint_panel(gfx, where, &style);
    uint32_t ink = won ? THEME_RIBBON_INK : THEME_TEXT;
    float pad = where.h * .2f, place = is_done && end->players > 1 ? where.h * .5f : 0, number = where.h * 1.05f;
    char text[16];
    if (is_done && end->players > 1) {
        snprintf(text, sizeof text, "%d", end->seat[player].place + 1);
        path_text(gfx, rect_of(where.x + pad, where.y, place, where.h), text,
                  (PathText){TEXT_NUMERAL, .62f, ink, TEXT_LEFT});
    }
    path_text(gfx, rect_of(where.x + pad + place, where.y, where.w - 2 * pad - place - number, where.h),
              end->who[player]->name, (PathText){TEXT_BOLD, .44f, ink, TEXT_LEFT});
    path_number_text(text, total);
    path_text(gfx, rect_of(where.x + where.w - pad - number, where.y, number, where.h), text,
              (PathText){TEXT_NUMERAL, .74f, ink, TEXT_RIGHT});
}

static void draw_figurine(const Ending *end, const App *app, int player, bool is_done, float risen) {
    const EndPlace *place = &end->place[player];
    bool is_last = end->players > 1 && end->seat[player].place == end->players - 1;
    bool leaps = is_done && player == ending_risen(end) && risen < 1;
    Pose pose = !is_done                        ? POSE_STAND
                : leaps                         ? POSE_HOP
                : ending_is_winner(end, player) ? POSE_CHEER
                : is_last                       ? POSE_SAD
                                                : POSE_STAND;
    Point feet = place->feet;
    feet.y -= leaps ? ease(EASE_HOP, risen) * place->figure_high * .5f : 0;
    part_figurine(app->gfx, end->who[player]->figurine, pose, feet, place->figure_high, NULL);
}

static void draw_seat(const Ending *end, const App *app, int player, double ms, float risen) {
    const EndPlace *place = &end->place[player];
    const EndSeat *seat = &end->seat[player];
    Count count = ending_count_at(end, player, ms);
    WindowLook look = look_of(end, player, count);
    bool is_done = end->is_told;
    ring(seat, count, ms, &look);
    window_draw_light(app->gfx, &look, place->board.middle, place->board.k);
    draw_falling(end, app->gfx, player, ms);
    int points = points_of(seat, count), most = PATH_NUMBER_MAX * (PATH_NUMBER_MAX + 1) / 2 - 1;
    draw_sums(end, app->gfx, player, points, count.darks);
    draw_plate(end, app, player, points - count.darks, is_done);
    if (!is_done) { /* who is ahead, as it grows */
        Color own = theme_player_light(end->who[player]->figurine);
        paint_bar(app->gfx, place->bar, fmaxf((float)(points - count.darks) / (float)most, 0), own, own);
    }
    draw_figurine(end, app, player, is_done, risen);
}

/* Light falls into the winner's window from the right, above, and leaves it in its colours. */
static void draw_light(const Ending *end, const App *app, float t) {
    static const uint32_t COLOUR[] = {0xde5bdc, 0x00abef, 0x6dd321, 0xf8de00, 0xff6422};
    const EndPlace *place = &end->place[ending_risen(end)];
    Gfx *gfx = app->gfx;
    Rect all = gfx_screen(gfx);
    Point middle = place->board.middle;
    float k = place->board.k, in = fminf(t * 2, 1), out = fmaxf(t * 2 - 1, 0);
    Point lamp = {all.x + all.w * .98f, all.y - all.h * .04f}, rim = {middle.x + 240 * k, middle.y - 200 * k};
    Point reach = {lamp.x + (rim.x - lamp.x) * in, lamp.y + (rim.y - lamp.y) * in};
    paint_beam(gfx, reach, lamp, 250 * k, 420 * k, 0, color_alpha(color_rgb(0xfff4dc), .34f));
    for (int i = 0; i < 5 && out > 0; i++) {
        float angle = 2.75f - .2f * (float)i, near = 360 * k, far = near + 700 * k * out;
        Point from = {middle.x + near * cosf(angle), middle.y + near * sinf(angle)};
        Point to = {middle.x + far * cosf(angle), middle.y + far * sinf(angle)};
        paint_beam(gfx, from, to, 80 * k, 190 * k, 0, color_alpha(color_rgb(COLOUR[i]), .46f * out));
    }
}

static void winners_words(const Ending *end, char *out, size_t size) {
    const char *names[PATH_PLAYERS_MAX] = {""};
    char list[300];
    size_t count = 0;
    for (int p = 0; p < end->players; p++) {
        if (ending_is_winner(end, p)) {
            names[count++] = end->who[p]->name;
        }
    }
    i18n_format_list(list, sizeof list, names, count);
    i18n_format(out, size, count == 1 ? tr("{names} finds the best path!") : tr("{names} share the best path!"),
                I18N_TEXT("names", list));
}

static void alone_words(const Ending *end, char *out, size_t size) {
    bool is_excellent = path_total(&end->seat[0].path) > EXCELLENT;
    bool is_better = end->is_new_best && end->best > INT16_MIN;
    i18n_format(out, size,
                is_excellent ? tr("{name}, that’s excellent!")
                : is_better  ? tr("{name}, that’s a new best!")
                             : tr("{name}’s path is finished"),
                I18N_TEXT("name", end->who[0]->name));
}

static void draw_headline(const Ending *end, const App *app, bool is_done) {
    char text[PATH_WORDS_MAX];
    TextStyle style = part_words(TEXT_BOLD, TYPE_HEADING, THEME_RIBBON_TOP, TEXT_CENTER);
    style.shadow = color_alpha(color_rgb(THEME_SHADOW), .6f);
    if (!is_done) {
        return;
    }
    if (end->players > 1) {
        winners_words(end, text, sizeof text);
        text_draw(app->gfx, &style, text, end->headline);
        return;
    }
    alone_words(end, text, sizeof text);
    text_draw(app->gfx, &style, text, end->headline);
    style = part_words(TEXT_REGULAR, TYPE_TEXT, THEME_TEXT_SECOND, TEXT_CENTER);
    path_alone_told(path_total(&end->seat[0].path), end->is_new_best ? PATH_NO_BEST : end->best, text);
    text_draw(app->gfx, &style, text, end->note);
}

static void draw_window_ground(const Ending *end, const App *app, int player) {
    Count none = {0};
    WindowLook look = look_of(end, player, none);
    look.halo = shines(end, player) ? "gold" : NULL;
    window_draw_ground(app->gfx, &look, end->place[player].board.middle, end->place[player].board.k);
}

void ending_background(const void *state, const App *app) {
    const Ending *end = state;
    if (layer_begin(end->ground)) {
        dawn_room(app, DAWN_STAGE);
        for (int p = 0; p < end->players; p++) {
            if (p != ending_risen(end)) {
                draw_window_ground(end, app, p);
            }
        }
        layer_end(end->ground);
    }
    layer_draw(end->ground, 1);
}

static void draw_risen(const Ending *end, const App *app, int player, double ms) {
    float t = end->is_told ? rise_at(end, app, gfx_now(app->gfx)) : 1;
    float up = ease(EASE_OUT, fminf(t * 1.4f, 1));
    if (end->is_told) {
        draw_light(end, app, fmaxf(t * 1.6f - .6f, 0));
    }
    gfx_push_offset(app->gfx, 0, (1 - up) * app->layout.screen.h * .3f);
    gfx_push_alpha(app->gfx, fminf(up * 2, 1));
    draw_window_ground(end, app, player);
    draw_seat(end, app, player, ms, t);
    gfx_pop_alpha(app->gfx);
    gfx_pop_offset(app->gfx);
}

/* How far to the right there is room beside that window: up to the next one. */
static float free_until(const Ending *end, const App *app, int player) {
    Rect own = end->place[player].board.box;
    float until = app->layout.screen.x + app->layout.screen.w;
    for (int p = 0; p < end->players; p++) {
        Rect other = end->place[p].board.box;
        bool is_beside = other.y < own.y + own.h && own.y < other.y + other.h;
        until = is_beside && other.x > own.x ? fminf(until, other.x) : until;
    }
    return until;
}

/* Above the figurine's head: beside its window where that has risen, else over a corner of it. */
static void draw_speech(const Ending *end, const App *app) {
    static const float SEEN = .86f;                          /* of a figurine's picture */
    static const float WIDEST = 420, BESIDE = 320, AIR = 12; /* units: it hides little of the window */
    int player = end->speech.player;
    float u = app->layout.u;
    bool has_risen = player == ending_risen(end);
    const EndPlace *place = &end->place[player];
    Rect room = rect_union(place->board.box, place->plate);
    Point head = {place->feet.x, place->feet.y - place->figure_high * SEEN};
    float right = has_risen ? free_until(end, app, player) - AIR * u : room.x + room.w;
    Point size = speech_size(app, &end->speech, fminf((has_risen ? BESIDE : WIDEST) * u, room.w));
    float x = fminf(fmaxf(head.x - size.x * (has_risen ? .12f : .5f), room.x), right - size.x);
    speech_draw(app, &end->speech, rect_snapped(rect_of(x, head.y - size.y, size.x, size.y)), head);
}

void ending_draw(const void *state, const App *app, const Ui *ui) {
    const Ending *end = state;
    double ms = told_ms(end, gfx_now(app->gfx));
    int risen = ending_risen(end);
    if (end->is_told && !app->preferences.reduced_motion) {
        confetti_draw(&end->confetti, app, end->thrown);
    }
    if (risen >= 0) {
        draw_risen(end, app, risen, ms);
    }
    for (int p = 0; p < end->players; p++) {
        if (p != risen) {
            draw_seat(end, app, p, ms, 1);
        }
    }
    draw_headline(end, app, end->is_told);
    if (end->speech.speaks) {
        draw_speech(end, app);
    }
    if (end->is_told && end->players > 1) {
        remembered_draw(&end->remembered, app, end->remembered_at);
    }
    game_deal_draw(&end->next.deal, app->gfx, end->told);
    ui_draw(ui);
}
