/* The end of a game as it is counted, moment by moment. */
#include "games/path/scenes/path_end_inside.h"
#include "games/path/scenes/worth.h"
#include "gfx/paint.h"
#include "gfx/tween.h"
#include "i18n/i18n.h"
#include "shell/parts.h"

#include <math.h>
#include <stdio.h>

enum { EXCELLENT = 40 };

static const double BREATH_MS = 600, NUMBER_MS = 140, DARK_MS = 40;

bool ending_is_winner(const Ending *end, int player) {
    return (end->next.winners >> player & 1) != 0;
}

/* Once it is told who has won. */
static bool shines(const Ending *end, int player) {
    return end->is_told && end->players > 1 && ending_is_winner(end, player);
}

/* --- counting ----------------------------------------------------------------------------------------------------- */

static double numbers_begin(void) {
    return BREATH_MS;
}

/* When the slowest has counted all numbers: then all begin with the dark tiles. */
static double darks_begin(const Ending *end) {
    int most = 0;
    for (int p = 0; p < end->players; p++) {
        int numbers = end->seat[p].path.reached_count;
        most = numbers > most ? numbers : most;
    }
    return numbers_begin() + NUMBER_MS * (most + 1);
}

double ending_all_ends(const Ending *end) {
    int most = 0;
    for (int p = 0; p < end->players; p++) {
        most = end->seat[p].darks > most ? end->seat[p].darks : most;
    }
    return darks_begin(end) + DARK_MS * (most + 1);
}

static int steps_by(double ms, double each, int most) {
    return (int)fmin(fmax(floor(ms / each), 0), most);
}

Count ending_count_at(const Ending *end, int player, double ms) {
    const EndSeat *seat = &end->seat[player];
    return (Count){.numbers = steps_by(ms - numbers_begin(), NUMBER_MS, seat->path.reached_count),
                   .darks = steps_by(ms - darks_begin(end), DARK_MS, seat->darks)};
}

static double told_ms(const Ending *end, double now) {
    return end->is_told ? ending_all_ends(end) : now - end->entered;
}

/* --- drawing ------------------------------------------------------------------------------------------------------ */

static WindowLook look_of(const Ending *end, int player, Count count) {
    static const char *const KEY[] = {"end0", "end1", "end2", "end3"};
    const EndSeat *seat = &end->seat[player];
    WindowLook look = {.key = KEY[player],
                       .memory = &end->memory[player],
                       .board = &end->board,
                       .player = &seat->path,
                       .light = (PathLight)end->who[player]->figurine,
                       .taken = worth_taken(&seat->path),
                       .halo = shines(end, player) ? "gold" : NULL};
    for (int i = 0; i < seat->path.reached_count; i++) {
        const PathReached *reached = &seat->path.reached[i];
        look.halved |= reached->points < reached->number ? 1u << reached->number : 0;
    }
    for (int i = 0; i < count.darks; i++) {
        look.missed |= path_cells_of(seat->dark[i]);
    }
    return look;
}

static void draw_row(Gfx *gfx, Rect row, const char *what, int number, uint32_t color) {
    char text[16];
    path_number_text(text, number);
    path_text(gfx, (Rect){row.x, row.y, row.w * .6f, row.h}, what,
              (PathText){TEXT_REGULAR, .54f, THEME_TEXT_SECOND, TEXT_LEFT});
    path_text(gfx, (Rect){row.x + row.w * .64f, row.y, row.w * .36f, row.h}, text,
              (PathText){TEXT_NUMERAL, .76f, color, TEXT_RIGHT});
}

static void draw_figurine(const Ending *end, const App *app, int player, bool is_done) {
    const EndPlace *place = &end->place[player];
    bool is_last = end->players > 1 && end->seat[player].place == end->players - 1;
    Pose pose = !is_done ? POSE_STAND : ending_is_winner(end, player) ? POSE_CHEER : is_last ? POSE_SAD : POSE_STAND;
    Rect box = place->figurine;
    float high = fminf(box.h * 1.08f, box.w * 1.25f);
    part_figurine(app->gfx, end->who[player]->figurine, pose, (Point){box.x + box.w / 2, box.y + box.h * .94f}, high,
                  NULL);
}

static void draw_seat(const Ending *end, const App *app, int player, double ms) {
    Gfx *gfx = app->gfx;
    const EndPlace *place = &end->place[player];
    const EndSeat *seat = &end->seat[player];
    Count count = ending_count_at(end, player, ms);
    WindowLook look = look_of(end, player, count);
    bool is_done = ms >= ending_all_ends(end);
    int points = 0;
    SeatFace face = {.light = look.light, .halved = look.halved};
    for (int i = 0; i < count.numbers; i++) {
        points += seat->path.reached[i].points;
        face.taken |= 1u << seat->path.reached[i].number;
    }
    if (count.numbers > 0 && count.numbers < seat->path.reached_count) {
        double since = ms - numbers_begin() - NUMBER_MS * count.numbers;
        look.numbers.reached = seat->path.reached[count.numbers - 1].number;
        look.numbers.points = seat->path.reached[count.numbers - 1].points;
        look.numbers.ring = (float)fmin(since / NUMBER_MS, 1);
    }
    window_draw_light(gfx, &look, place->board.middle, place->board.k);
    if (ms < BREATH_MS) {
        window_draw_sparks(gfx, &look, place->board.middle, place->board.k, ease(EASE_IN_OUT, (float)(ms / BREATH_MS)));
    }
    draw_figurine(end, app, player, is_done);
    path_text(gfx, place->name, end->who[player]->name, (PathText){TEXT_BOLD, .6f, THEME_TEXT, TEXT_RIGHT});
    Rect row = place->rows;
    row.h /= 2;
    draw_row(gfx, row, tr("Numbers"), points, THEME_RIBBON_TOP);
    draw_row(gfx, rect_moved(row, 0, row.h), tr("Unlit tiles"), -count.darks, THEME_SITE_MINUS);
    char total[16], digits[16];
    path_number_text(total, points - count.darks);
    uint32_t color = is_done && ending_is_winner(end, player) ? THEME_RIBBON_TOP : THEME_TEXT;
    path_text(gfx, place->total, total, (PathText){TEXT_NUMERAL, .92f, color, TEXT_RIGHT});
    seat_draw_lenses(gfx, place->lenses, false, &face);
    if (is_done && end->players > 1) {
        snprintf(digits, sizeof digits, "%d", seat->place + 1);
        path_text(gfx, place->place, digits, (PathText){TEXT_NUMERAL, .84f, color, TEXT_CENTER});
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
    char text[400];
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
    if (end->best > INT16_MIN && !end->is_new_best) {
        i18n_format(text, sizeof text, tr("Your best so far is {n}; over {excellent} is excellent."),
                    I18N_NUMBER("n", end->best), I18N_NUMBER("excellent", EXCELLENT));
    } else {
        i18n_format(text, sizeof text, tr("Over {excellent} points is excellent."),
                    I18N_NUMBER("excellent", EXCELLENT));
    }
    text_draw(app->gfx, &style, text, end->note);
}

static void paint_ground(const Ending *end, const App *app) {
    Count none = {0};
    part_table(app);
    for (int p = 0; p < end->players; p++) {
        const EndPlace *place = &end->place[p];
        WindowLook look = look_of(end, p, none);
        seat_draw_panel(app->gfx, place->panel, look.light, shines(end, p));
        gfx_push_clip(app->gfx, place->panel);
        window_draw_ground(app->gfx, &look, place->board.middle, place->board.k);
        gfx_pop_clip(app->gfx);
    }
}

void ending_background(const void *state, const App *app) {
    const Ending *end = state;
    if (layer_begin(end->ground)) {
        paint_ground(end, app);
        layer_end(end->ground);
    }
    layer_draw(end->ground, 1);
}

void ending_draw(const void *state, const App *app, const Ui *ui) {
    const Ending *end = state;
    double ms = told_ms(end, gfx_now(app->gfx));
    if (end->is_told && !app->preferences.reduced_motion) {
        confetti_draw(&end->confetti, app, end->thrown);
    }
    for (int p = 0; p < end->players; p++) {
        draw_seat(end, app, p, ms);
    }
    draw_headline(end, app, ms >= ending_all_ends(end));
    game_deal_draw(&end->next.deal, app->gfx, end->told);
    ui_draw(ui);
}
