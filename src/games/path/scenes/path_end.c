/* The end of a game of Best Path. Each path breathes once; then its numbers ring in the order they were reached, and
 * the total counts up; then the tiles that stayed dark take their minus from the rim inwards, and it counts down. A
 * press shows the result at once. From here people play again, set up another game, or go to the title. */
#include "base/memory.h"
#include "core/core_assert.h"
#include "games/path/scenes/path_end_inside.h"
#include "games/path/scenes/path_scenes.h"
#include "i18n/i18n.h"
#include "scenes/menus/menus.h"
#include "shell/parts.h"
#include "store/store.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static const float SLIM = 500;

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
    if (end->players > 1 || app->policy.are_strangers || !session_is_person(in_play(app), 0) ||
        session_is_unranked(in_play(app))) {
        return;
    }
    path_session_own_best(in_play(app), &end->best);
    end->is_new_best = path_total(&end->seat[0].path) > end->best;
}

static void read_game(Ending *end, const Session *session) {
    PathView view;
    path_session_view(session, PATH_NOBODY, &view);
    int total[PATH_PLAYERS_MAX];
    uint8_t place[PATH_PLAYERS_MAX];
    end->board = view.board;
    end->players = view.players;
    end->next.winners = view.winners;
    for (int p = 0; p < end->players; p++) {
        read_seat(&end->seat[p], &view.player[p]);
        end->who[p] = session_seat(session, p);
        total[p] = path_total(&view.player[p]);
    }
    path_rank(end->players, total, place);
    for (int p = 0; p < end->players; p++) {
        end->seat[p].place = place[p];
    }
}

/* --- coming and going --------------------------------------------------------------------------------------------- */

static void enter(void *state, App *app, const void *argument) {
    Ending *end = state;
    (void)argument;
    CORE_ASSERT(in_play(app) != NULL);
    end->next = (AfterGame){.game = &PATH_SCENES,
                            .scene = "path_end",
                            .film = {.of_game_in_play = true},
                            .tell = ending_tell_result,
                            .end = end};
    read_game(end, in_play(app));
    read_best(end, app);
    after_game_begin(&end->next, app, in_play(app));
    end->memory = memory_new(PATH_PLAYERS_MAX * sizeof *end->memory);
    end->ground = layer_new(app->gfx);
    end->entered = app->now;
    end->is_told = app->preferences.reduced_motion;
    end->thrown = app->now;
    confetti_throw(&end->confetti, app);
    sound_mood(app->sound, MOOD_CALM);
    sound_music(app->sound, MUSIC_PATH_VICTORY);
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
    bool is_slim = w < SLIM && h > SLIM; /* its numbers have two rows */
    float foot = is_slim ? 136 : 62, rows = fminf(250, h * .32f),
          board = fminf(h - foot - rows - 24, (w - 20) / 872 * 755);
    float k = fminf(board / 755, (w - 20) / 872), wide = 872 * k, left = x + (w - wide) / 2;
    float below = y + 10 + board, mid = h - board - foot - 16;
    place->panel = layout_rect(layout, x, y, w, h);
    place->board.box = layout_rect(layout, left, y + 10, wide, 755 * k);
    place->board.middle = rect_middle(place->board.box);
    place->board.k = layout_px(layout, k);
    place->place = layout_rect(layout, x + 14, y + 10, 64, 64);
    float figurine = fminf(mid, w * (is_slim ? .4f : .34f));
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
    int columns = !layout->portrait ? end->players : end->players > 2 ? 2 : 1;
    int rows = (end->players + columns - 1) / columns;
    float gap = 14, high = (bottom - top - gap * (float)(rows - 1)) / (float)rows;
    float w = fminf((layout->wide - 24 - gap * (float)(columns - 1)) / (float)columns, fmaxf(high * .95f, 460));
    for (int p = 0; p < end->players; p++) {
        int row = p / columns, count = row == rows - 1 ? end->players - row * columns : columns;
        float left = (layout->wide - w * (float)count - gap * (float)(count - 1)) / 2;
        float x = left + (float)(p % columns) * (w + gap), y = top + (float)row * (high + gap);
        float lower = (end->is_told && ending_is_winner(end, p)) || rows > 1 ? 0 : 30;
        place_inside(layout, &end->place[p], x, y + lower, w, high - lower);
    }
}

/* In one row, or in two where it would be narrow. */
static int button_rows(const Ending *end, const Layout *layout) {
    int most = layout->portrait ? 3 : part_is_narrow(layout) ? 5 : AFTER_BUTTONS;
    return end->next.buttons > most ? 2 : 1;
}

static void lay_out(Ending *end, const Layout *layout) {
    float wide = layout->wide, high = layout->high, buttons = layout->portrait ? 2 * 92 + 14 : 104;
    buttons = !layout->portrait && button_rows(end, layout) == 2 ? 2 * 76 + 14 : buttons;
    float note = end->players == 1 ? 50 : 0;
    end->headline = layout_rect(layout, 40, 14, wide - 80, 88);
    end->told = game_deal_cut(&end->next.deal, layout, &end->headline);
    end->note = layout_rect(layout, 40, 100, wide - 80, note);
    place_panels(end, layout, 108 + note, high - buttons - 36);
    end->foot = layout_rect(layout, 24, high - buttons - 18, wide - 48, buttons);
}

static void build(void *state, App *app, Ui *ui) {
    static const AfterAct ORDER[] = {AFTER_AGAIN,  AFTER_RESULT, AFTER_REVENGE, AFTER_HARDER, AFTER_SAME,
                                     AFTER_REVIEW, AFTER_FILM,   AFTER_NEW,     AFTER_TITLE,  AFTER_NOTHING};
    Ending *end = state;
    after_game_offer(&end->next, app, ORDER);
    lay_out(end, &app->layout);
    layer_invalidate(end->ground);
    for (int i = 0; i < end->next.buttons; i++) {
        Rect where = after_game_place(&end->next, &app->layout, end->foot, button_rows(end, &app->layout), i);
        after_game_build(&end->next, app, ui, i, where, 32, end->is_told);
    }
    game_deal_build(&end->next.deal, ui, "path_end.code", end->told);
}

/* --- what people do ----------------------------------------------------------------------------------------------- */

static void act(const Ending *end, App *app, AfterAct what) {
    after_game_act(&end->next, app, what);
}

/* Hardly anybody will ever hear it: the rim rings for a window that is lit whole. */
static bool has_whole_window(const Ending *end) {
    for (int p = 0; p < end->players; p++) {
        if (end->seat[p].darks == 0) {
            return true;
        }
    }
    return false;
}

static void tell_all(Ending *end, App *app) {
    if (!end->is_told) {
        end->is_told = true;
        scene_unseen(app);
        end->thrown = app->now;
        sound_play(app->sound, has_whole_window(end) ? SOUND_FULL_BOARD : SOUND_VICTORY);
        scene_rebuild(app);
    }
}

static void handle(void *state, App *app, const UiEvent *event) {
    Ending *end = state;
    if (event->kind == UI_PRESSED) {
        act(end, app, (AfterAct)event->act);
    } else if (event->kind == UI_BACK) {
        act(end, app, AFTER_TITLE);
    } else if (event->kind == UI_MENU) {
        act(end, app, AFTER_AGAIN);
    } else if (event->kind == UI_ELSEWHERE && !end->is_told) {
        scene_hurried(app);
        tell_all(end, app);
    }
}

/* --- time --------------------------------------------------------------------------------------------------------- */

static void hear(const Ending *end, App *app, double from, double to) {
    for (int p = 0; p < end->players; p++) {
        Count before = ending_count_at(end, p, from), now = ending_count_at(end, p, to);
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
        if (ms >= ending_all_ends(end)) {
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
    sound_music(app->sound, MUSIC_PATH_VICTORY); /* a film has its own */
    scene_rebuild(app);
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
    .background = ending_background,
    .draw = ending_draw,
    .resumed = resumed,
};
