/* The end of a game of Best Path. Each path breathes once; then its numbers ring in the order they were reached, and
 * the total counts up; then the tiles that stayed dark take their minus from the rim inwards, and it counts down. A
 * press shows the result at once. From here people play again, set up another game, or go to the title. */
#include "base/memory.h"
#include "core/core_assert.h"
#include "gfx/layer.h"
#include "gfx/paint.h"
#include "gfx/tween.h"
#include "i18n/i18n.h"
#include "scenes/menus.h"
#include "scenes/path/draw_seat.h"
#include "scenes/path/path_scenes.h"
#include "scenes/path/worth.h"
#include "shell/confetti.h"
#include "shell/parts.h"
#include "store/store.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef enum EndAct { ACT_AGAIN = 1, ACT_REVIEW, ACT_NEW, ACT_TITLE } EndAct;

enum { BUTTONS = 4, EXCELLENT = 40 };

static const double BREATH_MS = 600, NUMBER_MS = 140, DARK_MS = 40;

typedef struct EndPlace {
    Rect panel, place, name, figurine, rows, total, lenses;
    BoardPlace board;
} EndPlace;

typedef struct EndSeat {
    PathPlayer path;
    uint8_t dark[PATH_CELLS]; /* tiles that were missed, from the rim inwards */
    int darks, place;
} EndSeat;

typedef struct Ending {
    PathBoard board;
    EndSeat seat[PATH_PLAYERS_MAX];
    const Seat *who[PATH_PLAYERS_MAX];
    int players;
    unsigned winners;
    int best;         /* alone: so far, without this game; INT16_MIN: none */
    bool is_new_best; /* and this one is better */
    double entered, heard;
    bool is_told; /* all of it has been counted */
    Confetti confetti;
    double thrown;
    Layer *ground;
    WindowMemory *memory;
    EndPlace place[PATH_PLAYERS_MAX];
    Rect headline, note, button[BUTTONS];
} Ending;

/* --- what there is to tell ---------------------------------------------------------------------------------------- */

static double from_middle(int cell) {
    PathPlace at = path_ray_middle(cell), middle = path_ray_middle(PATH_MIDDLE);
    return hypot(at.x - middle.x, at.y - middle.y);
}

static int farther_first(const void *a, const void *b) {
    double first = from_middle(*(const uint8_t *)a), second = from_middle(*(const uint8_t *)b);
    return first < second ? 1 : first > second ? -1 : *(const uint8_t *)a - *(const uint8_t *)b;
}

static void read_seat(EndSeat *seat, const PathPlayer *path) {
    seat->path = *path;
    for (int cell = 0; cell < PATH_CELLS; cell++) {
        if (!path_cells_have(path->taken, cell)) {
            seat->dark[seat->darks++] = (uint8_t)cell;
        }
    }
    qsort(seat->dark, (size_t)seat->darks, sizeof *seat->dark, farther_first);
}

/* Somebody who plays alone is measured against what they have reached before on that board. A stand's visitors have no
 * past. */
static void read_best(Ending *end, App *app) {
    end->best = INT16_MIN;
    if (end->players > 1 || app->kiosk != NULL || app->store == NULL || !session_is_person(app->session, 0)) {
        return;
    }
    StoreGames games = store_list_games(app->store, session_rules(app->session)->kind);
    for (size_t i = 0; i < games.count; i++) {
        const StoreGame *game = &games.game[i];
        bool is_own = game->seat_count == 1 && game->state == STORE_GAME_FINISHED && !game->imported &&
                      game->id != session_store_id(app->session) &&
                      strcmp(game->seat[0].name, end->who[0]->name) == 0 &&
                      strcmp(game->board, session_board_name(app->session)) == 0;
        if (is_own && game->seat[0].field > end->best) {
            end->best = game->seat[0].field;
        }
    }
    store_games_free(&games);
    end->is_new_best = path_total(&end->seat[0].path) > end->best;
}

static void read_game(Ending *end, const Session *session) {
    const PathGame *game = path_session_game(session);
    int total[PATH_PLAYERS_MAX];
    uint8_t place[PATH_PLAYERS_MAX];
    end->board = game->board;
    end->players = game->players;
    end->winners = game->winners;
    for (int p = 0; p < end->players; p++) {
        read_seat(&end->seat[p], &game->player[p]);
        end->who[p] = session_seat(session, p);
        total[p] = path_total(&game->player[p]);
    }
    path_rank(end->players, total, place);
    for (int p = 0; p < end->players; p++) {
        end->seat[p].place = place[p];
    }
}

static bool is_winner(const Ending *end, int player) {
    return (end->winners >> player & 1) != 0;
}

/* Once it is told who has won. */
static bool shines(const Ending *end, int player) {
    return end->is_told && end->players > 1 && is_winner(end, player);
}

/* --- counting ----------------------------------------------------------------------------------------------------- */

typedef struct Count {
    int numbers, darks; /* counted so far */
} Count;

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

static double all_ends(const Ending *end) {
    int most = 0;
    for (int p = 0; p < end->players; p++) {
        most = end->seat[p].darks > most ? end->seat[p].darks : most;
    }
    return darks_begin(end) + DARK_MS * (most + 1);
}

static int steps_by(double ms, double each, int most) {
    return (int)fmin(fmax(floor(ms / each), 0), most);
}

static Count count_at(const Ending *end, int player, double ms) {
    const EndSeat *seat = &end->seat[player];
    return (Count){.numbers = steps_by(ms - numbers_begin(), NUMBER_MS, seat->path.reached_count),
                   .darks = steps_by(ms - darks_begin(end), DARK_MS, seat->darks)};
}

static double told_ms(const Ending *end, double now) {
    return end->is_told ? all_ends(end) : now - end->entered;
}

/* --- coming and going --------------------------------------------------------------------------------------------- */

static void enter(void *state, App *app, const void *argument) {
    Ending *end = state;
    (void)argument;
    CORE_ASSERT(app->session != NULL);
    read_game(end, app->session);
    read_best(end, app);
    end->memory = memory_new(PATH_PLAYERS_MAX * sizeof *end->memory);
    end->ground = layer_new(app->gfx);
    end->entered = app->now;
    end->is_told = app->preferences.reduced_motion;
    end->thrown = app->now;
    confetti_throw(&end->confetti, app);
    sound_music(app->sound, MUSIC_VICTORY);
}

static void leave(void *state, App *app) {
    Ending *end = state;
    (void)app;
    layer_free(end->ground);
    free(end->memory);
}

/* --- layout ------------------------------------------------------------------------------------------------------- */

/* In a panel (units): the board above; below it the figurine, what counts beside it, the numbers along the bottom. */
static void place_inside(const Layout *layout, EndPlace *place, float x, float y, float w, float h) {
    float foot = 62, rows = fminf(190, h * .26f), board = fminf(h - foot - rows - 24, (w - 20) / 872 * 755);
    float k = fminf(board / 755, (w - 20) / 872), wide = 872 * k, left = x + (w - wide) / 2;
    float below = y + 10 + board, mid = h - board - foot - 16;
    place->panel = layout_rect(layout, x, y, w, h);
    place->board.box = layout_rect(layout, left, y + 10, wide, 755 * k);
    place->board.middle = rect_middle(place->board.box);
    place->board.k = layout_px(layout, k);
    place->place = layout_rect(layout, x + 14, y + 10, 64, 64);
    float figurine = fminf(mid, w * .34f);
    place->figurine = layout_rect(layout, x + 10, below, figurine, mid);
    float text = x + figurine + 24, room = x + w - 22 - text;
    place->name = layout_rect(layout, text, below + mid * .02f, room, mid * .24f);
    place->rows = layout_rect(layout, text, below + mid * .27f, room, mid * .36f);
    place->total = layout_rect(layout, text, below + mid * .64f, room, mid * .34f);
    place->lenses = layout_rect(layout, x + 12, y + h - foot - 2, w - 24, foot);
}

/* Alone in a wide window: all of it beside the board. */
static void place_beside(const Layout *layout, EndPlace *place, float top, float bottom) {
    float h = bottom - top, board = h - 20, wide = board / 755 * 872, side = 520, w = wide + side + 40;
    float x = (layout->wide - w) / 2, text = x + wide + 34, room = side - 14;
    place->panel = layout_rect(layout, x, top, w, h);
    place->board.box = layout_rect(layout, x + 10, top + 10, wide, board);
    place->board.middle = rect_middle(place->board.box);
    place->board.k = layout_px(layout, board / 755);
    place->name = layout_rect(layout, text, top + h * .04f, room, 70);
    place->figurine = layout_rect(layout, text, top + h * .13f, room, h * .4f);
    place->rows = layout_rect(layout, text, top + h * .55f, room, h * .15f);
    place->total = layout_rect(layout, text, top + h * .71f, room, h * .16f);
    place->lenses = layout_rect(layout, text - 6, top + h * .88f, room + 6, h * .1f);
}

/* The winner's panel stands a little higher. */
static void place_panels(Ending *end, const Layout *layout, float top, float bottom) {
    if (end->players == 1 && layout->wide > 1.2f * layout->high) {
        place_beside(layout, &end->place[0], top, bottom);
        return;
    }
    int columns = layout->portrait && end->players > 1 ? 2 : end->players;
    int rows = (end->players + columns - 1) / columns;
    float gap = 14, high = (bottom - top - gap * (float)(rows - 1)) / (float)rows;
    float w = fminf((layout->wide - 24 - gap * (float)(columns - 1)) / (float)columns, fmaxf(high * .95f, 460));
    for (int p = 0; p < end->players; p++) {
        int row = p / columns, count = row == rows - 1 ? end->players - row * columns : columns;
        float left = (layout->wide - w * (float)count - gap * (float)(count - 1)) / 2;
        float x = left + (float)(p % columns) * (w + gap), y = top + (float)row * (high + gap);
        float lower = (end->is_told && is_winner(end, p)) || rows > 1 ? 0 : 30;
        place_inside(layout, &end->place[p], x, y + lower, w, high - lower);
    }
}

static void lay_out(Ending *end, const Layout *layout) {
    float wide = layout->wide, high = layout->high, buttons = layout->portrait ? 120 : 104;
    float note = end->players == 1 ? 50 : 0;
    end->headline = layout_rect(layout, 40, 14, wide - 80, 88);
    end->note = layout_rect(layout, 40, 100, wide - 80, note);
    place_panels(end, layout, 108 + note, high - buttons - 36);
    Rect row = layout_rect(layout, 24, high - buttons - 18, wide - 48, buttons);
    for (int i = 0; i < BUTTONS; i++) {
        end->button[i] = layout_column(layout, row, BUTTONS, layout->left_handed ? BUTTONS - 1 - i : i, 18);
    }
}

static void build(void *state, App *app, Ui *ui) {
    static const struct {
        const char *id, *label;
        EndAct act;
    } BUTTON[BUTTONS] = {
        {"path_end.again", N_("Play again"), ACT_AGAIN},
        {"path_end.review", N_("What decided it"), ACT_REVIEW},
        {"path_end.new", N_("New game"), ACT_NEW},
        {"path_end.title", N_("Main menu"), ACT_TITLE},
    };
    Ending *end = state;
    lay_out(end, &app->layout);
    layer_invalidate(end->ground);
    for (int i = 0; i < BUTTONS; i++) {
        if (BUTTON[i].act == ACT_NEW && app->kiosk != NULL) {
            continue; /* a visitor plays again, or has done */
        }
        ui_add(ui, &(Widget){.id = BUTTON[i].id,
                             .look = i == 0 ? LOOK_MAIN : LOOK_GLASS,
                             .rect = end->button[i],
                             .label = tr(BUTTON[i].label),
                             .size = 32,
                             .act = (int)BUTTON[i].act});
    }
    if (ui_focused(ui)[0] == '\0') {
        ui_focus(ui, "path_end.again");
    }
}

/* --- what people do ----------------------------------------------------------------------------------------------- */

static void again(App *app) {
    PlayError error = {{0}};
    if (in_play_again(app, &error)) {
        scene_go(app, &PATH_SCENE, NULL, 0);
    } else {
        message_show(app, tr("Play again"), error.text, tr("OK"), NULL, NULL, NULL);
    }
}

static void act(App *app, EndAct what) {
    switch (what) {
    case ACT_AGAIN:
        again(app);
        return;
    case ACT_REVIEW:
        scene_push(app, &PATH_REVIEW_SCENE, NULL, 0);
        return;
    case ACT_NEW:
        scene_go(app, &PATH_SETUP_SCENE, NULL, 0);
        return;
    case ACT_TITLE:
        scene_go_home(app);
        return;
    }
}

static void tell_all(Ending *end, App *app) {
    if (!end->is_told) {
        end->is_told = true;
        end->thrown = app->now;
        sound_play(app->sound, SOUND_VICTORY);
        scene_rebuild(app);
    }
}

static void handle(void *state, App *app, const UiEvent *event) {
    Ending *end = state;
    if (event->kind == UI_PRESSED) {
        act(app, (EndAct)event->act);
    } else if (event->kind == UI_BACK) {
        act(app, ACT_TITLE);
    } else if (event->kind == UI_ELSEWHERE) {
        tell_all(end, app);
    }
}

/* --- time --------------------------------------------------------------------------------------------------------- */

static void hear(const Ending *end, App *app, double from, double to) {
    for (int p = 0; p < end->players; p++) {
        Count before = count_at(end, p, from), now = count_at(end, p, to);
        if (now.numbers > before.numbers) {
            const PathReached *last = &end->seat[p].path.reached[now.numbers - 1];
            int cell = end->board.number[last->number - PATH_NUMBER_MIN];
            sound_play_step(app->sound, last->points == last->number ? SOUND_NUMBER_FULL : SOUND_NUMBER_HALF,
                            path_board_colour(&end->board, cell));
        }
        if (now.darks > before.darks) {
            sound_play(app->sound, SOUND_DARK);
        }
    }
}

static void step(void *state, App *app) {
    Ending *end = state;
    double ms = app->now - end->entered;
    if (!end->is_told) {
        hear(end, app, end->heard, ms);
        end->heard = ms;
        if (ms >= all_ends(end)) {
            tell_all(end, app);
        }
    }
}

static bool is_moving(const void *state, const App *app) {
    const Ending *end = state;
    return !app->preferences.reduced_motion && (!end->is_told || app->now < end->thrown + CONFETTI_MS);
}

static void resumed(void *state, App *app) {
    Ending *end = state;
    end->is_told = true;
    end->thrown = app->now - 2 * CONFETTI_MS;
    scene_rebuild(app);
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
    Pose pose = !is_done ? POSE_STAND : is_winner(end, player) ? POSE_CHEER : is_last ? POSE_SAD : POSE_STAND;
    Rect box = place->figurine;
    float high = fminf(box.h * 1.08f, box.w * 1.25f);
    part_figurine(app->gfx, end->who[player]->figurine, pose, (Point){box.x + box.w / 2, box.y + box.h * .94f}, high,
                  NULL);
}

static void draw_seat(const Ending *end, const App *app, int player, double ms) {
    Gfx *gfx = app->gfx;
    const EndPlace *place = &end->place[player];
    const EndSeat *seat = &end->seat[player];
    Count count = count_at(end, player, ms);
    WindowLook look = look_of(end, player, count);
    bool is_done = ms >= all_ends(end);
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
    uint32_t color = is_done && is_winner(end, player) ? THEME_RIBBON_TOP : THEME_TEXT;
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
        if (is_winner(end, p)) {
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

static void background(const void *state, const App *app) {
    const Ending *end = state;
    if (layer_begin(end->ground)) {
        paint_ground(end, app);
        layer_end(end->ground);
    }
    layer_draw(end->ground, 1);
}

static void draw(const void *state, const App *app, const Ui *ui) {
    const Ending *end = state;
    double ms = told_ms(end, gfx_now(app->gfx));
    if (end->is_told && !app->preferences.reduced_motion) {
        confetti_draw(&end->confetti, app, end->thrown);
    }
    for (int p = 0; p < end->players; p++) {
        draw_seat(end, app, p, ms);
    }
    draw_headline(end, app, ms >= all_ends(end));
    ui_draw(ui);
}

const Scene PATH_END_SCENE = {
    .name = "path_end",
    .access = SCENE_FOR_VISITORS,
    .state_size = sizeof(Ending),
    .enter = enter,
    .leave = leave,
    .build = build,
    .handle = handle,
    .step = step,
    .is_moving = is_moving,
    .background = background,
    .draw = draw,
    .resumed = resumed,
};
