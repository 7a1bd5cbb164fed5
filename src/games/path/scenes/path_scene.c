/* The table of Best Path. People come here with a game in progress; in each round everybody draws a line and closes it,
 * then all lines are revealed together. They leave through the pause, or through the end of the game. */
#include "games/path/scenes/path_scenes.h"

#include "games/path/scenes/living.h"
#include "games/path/scenes/manner.h"
#include "games/path/scenes/table.h"
#include "games/path/scenes/tutorial.h"
#include "scenes/menus/back.h"
#include "scenes/menus/menus.h"
#include "scenes/menus/offer.h"
#include "scenes/together/together.h"
#include "store/store.h"

#include <math.h>
#include <stdio.h>

/* "game round ms ms ...": whoever leaves and comes back has no more time than before. */
static const char CLOCK_KEY[] = "path_game.clock";

static void keep_clock(const PathTable *table) {
    char text[120];
    if (table->app->store == NULL || table->game == 0 || table->limit == 0 || table->view.winners != 0) {
        return;
    }
    int length = snprintf(text, sizeof text, "%lld %d", (long long)table->game, table->view.round);
    for (int p = 0; p < table->view.players; p++) {
        length += snprintf(text + length, sizeof text - (size_t)length, " %d", (int)table->seat[p].time_left);
    }
    store_set_text(table->app->store, CLOCK_KEY, text);
}

static void recall_clock(PathTable *table) {
    long long game = 0;
    int round = 0, left[PATH_PLAYERS_MAX] = {0};
    const char *text = table->app->store != NULL ? store_get_text(table->app->store, CLOCK_KEY, "") : "";
    int found = sscanf(text, "%lld %d %d %d %d %d", &game, &round, &left[0], &left[1], &left[2], &left[3]);
    bool is_ours = found == 2 + table->view.players && game == table->game;
    for (int p = 0; is_ours && round == table->view.round && p < table->view.players; p++) {
        table->seat[p].time_left = fmin(fmax(left[p], 0), table->seat[p].time_left);
        path_session_set_time_left(table->session, p, table->seat[p].time_left);
    }
}

/* At a stand visitors have a board each, and find none turned by those before them. */
static PathManner manner_at(const App *app) {
    if (app->policy.are_strangers) {
        return (PathManner){.is_together = true};
    }
    return path_manner_recall(app->store, platform_has_touch());
}

static void enter(void *state, App *app, const void *argument) {
    PathTable *table = state;
    PathManner manner = manner_at(app);
    (void)argument;
    path_table_init(table, app, in_play(app));
    table->are_new = offer_is_due(app, table->session);
    table->is_together = manner.is_together;
    for (int p = 0; p < table->view.players; p++) {
        table->seat[p].is_turned = (manner.across >> p & 1) != 0;
    }
    if (table->view.winners == 0) {
        path_table_begin_round(table);
        recall_clock(table);
    } else {
        path_table_lay_out(table);
    }
    sound_music(app->sound, MUSIC_PATH);
}

static void leave(void *state, App *app) {
    PathTable *table = state;
    (void)app;
    keep_clock(table);
    path_table_fini(table);
}

static void build(void *state, App *app, Ui *ui) {
    PathTable *table = state;
    const Layout *made = &table->layout.units;
    bool is_new = made->screen.w != app->layout.screen.w || made->screen.h != app->layout.screen.h ||
                  made->left_handed != app->layout.left_handed;
    if (is_new) {
        path_table_lay_out(table);
    }
    path_table_build(table, ui);
}

/* --- what people do ----------------------------------------------------------------------------------------------- */

static bool takes(void *state, App *app, const InputEvent *event) {
    (void)app;
    return path_table_takes(state, event);
}

/* People's boards are taken in hand; others are looked at. */
static void press_rival(PathTable *table, int player) {
    if (table->seat[player].is_person && !table->is_together && !table->is_revealing) {
        path_table_take_in_hand(table, player);
    } else {
        table->unfolded = table->unfolded == player ? TABLE_NOBODY : player;
        table->shows_deck = false;
        scene_relist(table->app);
    }
}

static void turn(PathTable *table, int player) {
    table->seat[player].is_turned = !table->seat[player].is_turned;
    if (!table->app->policy.are_strangers) {
        PathManner manner = path_manner_recall(table->app->store, platform_has_touch());
        manner.across ^= 1u << player;
        path_manner_remember(&manner, table->app->store);
    }
    path_table_lay_out(table);
    scene_rebuild(table->app);
}

void path_table_pause(PathTable *table) {
    pause_show(table->app, HELP_PATH_ROUND);
}

static void press_button(PathTable *table, PathButton button) {
    switch (button) {
    case PATH_BUTTON_HINT:
        path_table_ask_hint(table);
        return;
    case PATH_BUTTON_TOGETHER:
        together_show(table->app);
        return;
    case PATH_BUTTON_LOG:
        scene_push(table->app, &PATH_LOG_SCENE, NULL, 0);
        return;
    case PATH_BUTTON_HELP:
        help_show(table->app, HELP_PATH_ROUND);
        return;
    case PATH_BUTTON_PAUSE:
        path_table_pause(table);
        return;
    case PATH_BUTTONS:
        return;
    }
}

static void pressed(PathTable *table, const UiEvent *event) {
    switch ((TableAct)event->act) {
    case TABLE_ACT_TILE:
        path_table_touched(table, event->a);
        path_table_press_tile(table, event->a, event->b);
        return;
    case TABLE_ACT_KEY:
        path_table_touched(table, event->a);
        path_table_hand_presses(table, event->a, (SeatKey)event->b);
        return;
    case TABLE_ACT_RIVAL:
        press_rival(table, event->a);
        return;
    case TABLE_ACT_TURN:
        turn(table, event->a);
        return;
    case TABLE_ACT_DECK:
        table->shows_deck = !table->shows_deck;
        table->unfolded = TABLE_NOBODY;
        path_tutorial_saw_deck(table);
        scene_relist(table->app);
        return;
    case TABLE_ACT_BUTTON:
        press_button(table, (PathButton)event->a);
        return;
    case TABLE_ACT_WORDS:
        return;
    case TABLE_ACT_TEACH:
        offer_accept(table->app);
        return;
    case TABLE_ACT_HELP_SEAT:
        together_accept(table->app, path_table_awaited(table));
        return;
    }
}

/* Where everybody has a board: whose the keyboard is on. */
static int meant(const PathTable *table) {
    const Widget *focused = table->is_together ? ui_focused_widget(scene_ui(table->app)) : NULL;
    bool is_on_one = focused != NULL && focused->act == TABLE_ACT_TILE && path_table_place(table, focused->a) != NULL;
    return is_on_one ? focused->a : table->hand;
}

static void press_key(PathTable *table, SeatKey key) {
    int player = meant(table);
    if (table->seat[player].is_person && path_table_key_label(table, player, key) != NULL) {
        path_table_hand_presses(table, player, key);
    }
}

static void shortcut(PathTable *table, const UiEvent *event) {
    if (back_is_key(event)) {
        press_key(table, path_table_is_closed(table, meant(table)) ? SEAT_KEY_REOPEN : SEAT_KEY_BACK);
    } else if (event->letter == 'h') {
        path_table_ask_hint(table);
    } else if (event->letter == 't') {
        together_show(table->app);
    } else if (event->letter == 'l') {
        press_button(table, PATH_BUTTON_LOG);
    } else if (event->letter == 'r') {
        press_key(table, SEAT_KEY_READY);
    } else if (event->letter == 'o') {
        press_key(table, SEAT_KEY_OTHER_END);
    }
}

/* What is held over the boards. */
static bool put_away(PathTable *table) {
    bool is_there = table->shows_deck || table->unfolded != TABLE_NOBODY;
    table->shows_deck = false;
    table->unfolded = TABLE_NOBODY;
    scene_relist(table->app);
    return is_there;
}

/* A tile by the keyboard: where the coach answers, the sentence beside the tile would say it twice. */
static void refused(PathTable *table, const UiEvent *event) {
    bool is_tile = event->act == TABLE_ACT_TILE && path_table_may_draw(table, event->a);
    if (is_tile && path_tutorial_answers(table, draft_why_not(&table->seat[event->a].draft, event->b))) {
        ui_say(scene_ui(table->app), NULL, "", table->app->now);
    }
}

static void handle(void *state, App *app, const UiEvent *event) {
    (void)app;
    PathTable *table = state;
    switch (event->kind) {
    case UI_PRESSED:
        pressed(table, event);
        return;
    case UI_ELSEWHERE:
        path_table_hurry(table);
        return;
    case UI_BACK:
        if (!put_away(table)) {
            path_table_pause(table);
        }
        return;
    case UI_MENU:
        path_table_pause(table);
        return;
    case UI_HELP:
        press_button(table, PATH_BUTTON_HELP);
        return;
    case UI_SHORTCUT:
        shortcut(table, event);
        return;
    case UI_REFUSED:
        refused(table, event);
        return;
    case UI_NONE:
    case UI_CHANGED:
    case UI_SUBMITTED:
    case UI_DRAG_BEGAN:
    case UI_DROPPED:
    case UI_DRAG_ENDED:
    case UI_FILE:
        return;
    }
}

/* --- time --------------------------------------------------------------------------------------------------------- */

static void step(void *state, App *app) {
    PathTable *table = state;
    table->stepped = app->now;
    together_step(app);
    if (table->view.winners != 0) {
        if (!together_awaits_record(app)) {
            scene_go(app, &PATH_END_SCENE, NULL, 0);
        }
        return;
    }
    path_table_step(table);
    speech_step(&table->speech, app);
    path_table_go_on(table);
    path_living_step(table);
}

static bool is_moving(const void *state, const App *app) {
    return path_table_is_moving(state) || together_is_moving(app);
}

/* Nobody is waited for: computers think, or who is shut in is about to pass. */
static bool is_busy(const void *state, const App *app) {
    const PathTable *table = state;
    (void)app;
    for (int p = 0; p < table->view.players; p++) {
        if (path_table_asks_back(table, p)) {
            return true;
        }
    }
    for (int p = 0; p < table->view.players; p++) {
        if (path_table_may_draw(table, p) && !draft_is_shut_in(&table->view.player[p])) {
            return false;
        }
    }
    return table->view.winners == 0 && !session_is_far(table->session); /* else for somebody elsewhere */
}

static void background(const void *state, const App *app) {
    (void)app;
    path_table_draw_background(state);
}

/* Beside whoever it was. */
static void draw_said(const PathTable *table) {
    for (int i = 0; i < table->layout.seats; i++) {
        const SeatLayout *seat = &table->layout.seat[i];
        together_draw_said(table->app, table->at_seat[i], path_layout_seen(seat, seat->portrait));
    }
    for (int i = 0; i < table->layout.rivals; i++) {
        together_draw_said(table->app, table->at_rival[i], table->layout.rival[i].panel);
    }
}

static void draw(const void *state, const App *app, const Ui *ui) {
    (void)app;
    path_table_draw(state, ui);
    draw_said(state);
}

static void resumed(void *state, App *app) {
    PathTable *table = state;
    path_table_uncover(table);
    path_table_release(table);
    path_table_lay_out(table);
    scene_rebuild(app);
}

const Scene PATH_SCENE = {
    .name = "path",
    .is_table = true,
    .access = SCENE_FOR_VISITORS,
    .state_size = sizeof(PathTable),
    .is_night = true,
    .enter = enter,
    .leave = leave,
    .build = build,
    .takes = takes,
    .handle = handle,
    .step = step,
    .is_moving = is_moving,
    .is_busy = is_busy,
    .background = background,
    .draw = draw,
    .resumed = resumed,
};
