/* The end of a game of Best Path. Music rests; then the numbers ring one by one, in all windows at once, and totals
 * grow; then the tiles that stayed dark fall, the last player's first; then the winner's window rises, light goes
 * through it, and somebody jumps for joy. A press shows the result at once. From here people play again, set up another
 * game, or go to the title. */
#include "base/memory.h"
#include "core/core_assert.h"
#include "games/path/scenes/path_end_inside.h"
#include "games/path/scenes/path_scenes.h"
#include "games/path/words/worth.h"
#include "i18n/i18n.h"
#include "scenes/menus/menus.h"
#include "scenes/together/together.h"
#include "store/store.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

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
        session_is_unranked(in_play(app)) || session_is_far(in_play(app))) {
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
        for (int other = 0; other < end->players; other++) {
            bool is_worse = other > p ? place[other] >= place[p] : place[other] > place[p];
            end->seat[p].falls += is_worse;
        }
    }
}

/* At a table elsewhere the screen knows all of it only once its host has told it; NULL: it has not. */
static Session *whole_game(Ending *end, App *app) {
    if (!session_is_far(in_play(app))) {
        return in_play(app);
    }
    end->next.film.of_game_in_play = false;
    return together_chronicle(app, &end->next.film.game);
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
                            .tell_squares = ending_tell_squares,
                            .end = end};
    read_game(end, in_play(app));
    read_best(end, app);
    Session *whole = whole_game(end, app);
    if (whole != NULL) {
        path_rounds_of(whole, &end->rounds);
    }
    end->next.own = (StoreSeat){.place = end->seat[0].place + 1, .field = path_total(&end->seat[0].path)};
    after_game_begin(&end->next, app, in_play(app));
    together_says_fair(app, end->next.deal.more, sizeof end->next.deal.more);
    if (whole != NULL && end->players > 1 && session_persons(in_play(app)) > 0) {
        end->look = review_look(app, whole);
    }
    if (whole != in_play(app)) {
        session_leave(whole);
    }
    end->memory = memory_new(PATH_PLAYERS_MAX * sizeof *end->memory);
    end->ground = layer_new(app->gfx);
    end->entered = app->now;
    end->is_told = app->preferences.reduced_motion;
    if (end->is_told) {
        speech_end(&end->speech, app);
    }
    end->thrown = app->now;
    confetti_throw(&end->confetti, app);
    sound_mood(app->sound, MOOD_CALM);
    sound_music(app->sound, end->is_told ? MUSIC_PATH_VICTORY : MUSIC_PATH);
    sound_rest(app->sound, !end->is_told); /* the room alone is heard while it is counted */
}

static void leave(void *state, App *app) {
    Ending *end = state;
    (void)app;
    look_back_drop(end->look != NULL ? &end->look->back : NULL);
    layer_free(end->ground);
    free(end->memory);
}

/* --- widgets ------------------------------------------------------------------------------------------------------ */

/* In the row what goes on, the first button gold and the widest; what looks back stands apart. */
static void offer(AfterGame *after, const App *app) {
    static const AfterAct ORDER[] = {AFTER_AGAIN, AFTER_RESULT, AFTER_REVENGE, AFTER_HARDER, AFTER_SAME,
                                     AFTER_NEW,   AFTER_TITLE,  AFTER_REVIEW,  AFTER_FILM,   AFTER_NOTHING};
    after_game_offer(after, app, ORDER);
    after->is_wide = true;
    after->asides = 0;
    for (int i = 1; i < after->buttons; i++) {
        after->asides += after->button[i] == AFTER_REVIEW || after->button[i] == AFTER_FILM;
    }
}

static void build_buttons(const Ending *end, const App *app, Ui *ui) {
    const AfterGame *after = &end->next;
    int in_row = after->buttons - after->asides;
    for (int i = 0; i < after->buttons && end->is_told; i++) { /* first what was, then what comes */
        Rect where = i >= in_row
                         ? end->aside[i - in_row]
                         : after_game_place(after, &app->layout, end->foot, ending_button_rows(end, &app->layout), i);
        after_game_build(after, app, ui, i, where, i >= in_row ? 28 : 32, true);
    }
}

static void build(void *state, App *app, Ui *ui) {
    Ending *end = state;
    offer(&end->next, app);
    ending_lay_out(end, &app->layout);
    layer_invalidate(end->ground);
    build_buttons(end, app, ui);
    game_deal_build(&end->next.deal, ui, "path_end.code", end->told);
    ending_remember(end, app);
    if (end->is_told && end->players > 1) {
        remembered_build(&end->remembered, app, ui, "path_end.remembered", end->remembered_at);
    }
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
        sound_music(app->sound, MUSIC_PATH_VICTORY);
        scene_melt(app);
        sound_play(app->sound, has_whole_window(end) ? SOUND_FULL_BOARD : SOUND_VICTORY);
        speech_end(&end->speech, app);
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

static void hear_number(const Ending *end, App *app, int number) {
    for (int p = 0; p < end->players; p++) {
        const PathReached *reached = worth_reached(&end->seat[p].path, number);
        if (reached != NULL) {
            int cell = end->board.number[number - PATH_NUMBER_MIN];
            sound_play_step(app->sound, reached->points == number ? SOUND_NUMBER_FULL : SOUND_NUMBER_HALF,
                            path_board_colour(&end->board, cell));
        }
    }
}

static void hear(const Ending *end, App *app, double from, double to) {
    Count before = ending_count_at(end, 0, from), now = ending_count_at(end, 0, to);
    if (now.upto > before.upto) {
        hear_number(end, app, now.upto);
    }
    for (int p = 0; p < end->players; p++) {
        if (ending_count_at(end, p, to).darks > ending_count_at(end, p, from).darks) {
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
    speech_go_on(&end->speech, app);
    if (ending_has_news(end, app)) {
        scene_rebuild(app);
    }
}

/* A worker looks back on the game. */
static bool is_busy(const void *state, const App *app) {
    (void)app;
    return ending_is_looking(state);
}

static bool is_moving(const void *state, const App *app) {
    const Ending *end = state;
    return !app->preferences.reduced_motion &&
           (!end->is_told || ending_rises(end, app) || app->now < end->thrown + CONFETTI_MS);
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
    .is_busy = is_busy,
    .background = ending_background,
    .draw = ending_draw,
    .resumed = resumed,
};
