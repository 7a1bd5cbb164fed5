/* What happens: closings are taken up as they come; when the last has closed, the round is revealed, and the next one
 * begins. */
#include "games/path/scenes/living.h"
#include "games/path/scenes/path_scenes.h"
#include "games/path/scenes/table.h"
#include "games/path/scenes/tutorial.h"
#include "i18n/i18n.h"
#include "scenes/together/together.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static const double FLIGHT_MS = 230, BACK_MS = 160, TELL_MS = 2600, PASS_MS = 250, TICK_MS = 1000, LAST_MS = 5000,
                    GAP_MS = 1200;

/* --- events ------------------------------------------------------------------------------------------------------- */

static void take(PathTable *table) {
    PathEvent event;
    if (path_session_take_event(table->session, &event)) {
        path_view_follow(&table->view, &event);
    }
}

/* All of a round's end is told at once, from the first line to the next card. */
static void gather(PathTable *table) {
    PathEvent event;
    table->batch.count = 0;
    for (int i = 0; path_session_peek_event(table->session, i, &event) && i < PATH_EVENTS_MAX; i++) {
        table->batch.list[table->batch.count++] = event;
        if (event.kind == PATH_HAPPENED_CARD || event.kind == PATH_HAPPENED_OVER) {
            return;
        }
    }
}

/* Who had no tile to go to; a pass that was chosen makes nobody sad. */
static void feel_stuck(PathTable *table) {
    static PathLine lines[PATH_LINES_MAX];
    const PathView *view = &table->view;
    for (int p = 0; p < view->players; p++) {
        int count = path_lines_on(&view->board, &view->player[p], &view->board.card[view->card], lines);
        if (count == 1) {
            path_living_feels(table, p, SEAT_IS_SAD);
        }
    }
}

static void begin_reveal(PathTable *table) {
    gather(table);
    feel_stuck(table);
    reveal_plan(&table->reveal, &table->view, &table->batch, (double)(table->app->preferences.speed * table->tempo),
                table->app->preferences.reduced_motion);
    table->is_revealing = true;
    table->reveal_began = table->app->now;
    table->reveal_heard = 0;
    table->shows_deck = false;
    table->unfolded = TABLE_NOBODY;
    path_table_drop_hint(table);
    path_table_release(table);
    sound_play(table->app->sound, SOUND_ALL_READY);
    scene_relist(table->app);
}

static void end_reveal(PathTable *table) {
    for (int i = 0; i < table->batch.count; i++) {
        const PathEvent *event = &table->batch.list[i];
        if (event->kind == PATH_HAPPENED_LINE && event->line.count > 0) {
            table->seat[event->player].grown = (PathEnd)event->line.end;
        }
        take(table);
    }
    table->is_revealing = false;
    if (table->view.winners == 0 || table->is_film) {
        path_table_begin_round(table);
    } else if (!together_awaits_record(table->app)) {
        scene_go(table->app, &PATH_END_SCENE, NULL, 0);
    }
}

static void hear(void *context, RevealSound sound, int a, int b) {
    PathTable *table = context;
    Sound *out = table->app->sound;
    switch (sound) {
    case REVEAL_TILE:
        sound_play_at(out, SOUND_LIGHT, path_board_colour(&table->view.board, b), path_table_heard(table, a));
        return;
    case REVEAL_NUMBER: {
        const RevealSeat *seat = &table->reveal.seat[a];
        for (int i = 0; i < seat->numbers; i++) {
            if (seat->number[i].number == b) {
                int cell = seat->line.cell[seat->number[i].place];
                bool is_full = seat->number[i].points == b;
                sound_play_at(out, is_full ? SOUND_NUMBER_FULL : SOUND_NUMBER_HALF,
                              path_board_colour(&table->view.board, cell), path_table_heard(table, a));
                if (is_full) {
                    path_living_feels(table, a, SEAT_IS_GLAD);
                }
            }
        }
        return;
    }
    case REVEAL_COINS:
        sound_play(out, SOUND_COIN);
        return;
    case REVEAL_CARD:
        sound_play(out, SOUND_CARD_FLIP);
        return;
    }
}

static void step_reveal(PathTable *table) {
    double ms = table->app->now - table->reveal_began;
    reveal_hear(&table->reveal, table->reveal_heard, ms, hear, table);
    table->reveal_heard = ms;
    if (ms >= table->reveal.ends) {
        end_reveal(table);
    }
}

static void take_up(PathTable *table) {
    PathEvent event;
    while (!table->is_revealing && path_session_peek_event(table->session, 0, &event)) {
        if (event.kind == PATH_HAPPENED_LINE) {
            begin_reveal(table);
            return;
        }
        take(table);
        table->news_at = table->app->now;
        if (event.kind == PATH_HAPPENED_CARD) {
            path_table_begin_round(table);
        }
        scene_relist(table->app);
    }
}

/* --- who cannot go on, and whose time is up ----------------------------------------------------------------------- */

/* Told once; from then on the seat passes by itself, a moment after each card. */
static void let_pass(PathTable *table, int player) {
    TableSeat *seat = &table->seat[player];
    bool is_in_ribbon = player == table->hand && !rect_is_empty(table->layout.ribbon);
    char sentence[PATH_WORDS_MAX];
    if (!path_table_may_draw(table, player) || !draft_is_shut_in(&table->view.player[player])) {
        return;
    }
    if (!seat->knows_shut_in) {
        seat->knows_shut_in = true;
        seat->passes_at = table->app->now + TELL_MS;
        if (!is_in_ribbon) {
            path_words_shut_in(table->names.name[player], sentence);
            path_table_tell(table, player, path_table_key_id(player, SEAT_KEY_READY), sentence);
        }
    } else if (seat->passes_at <= 0) {
        seat->passes_at = table->app->now + PASS_MS;
    }
    if (table->app->now >= seat->passes_at) {
        path_table_press(table, player, SEAT_KEY_READY);
    } else {
        scene_wake_at(table->app, seat->passes_at);
    }
}

/* All who draw at once have their time at once; with one board that goes round, whoever has it. */
static bool has_clock(const PathTable *table, int player) {
    return path_table_may_draw(table, player) && (table->is_together || table->hand == player);
}

static void show_time(PathTable *table, int player) {
    TableSeat *seat = &table->seat[player];
    double before = seat->time_left;
    if (!together_clock(table->app, player, &seat->time_left)) { /* the host's, where there is one */
        seat->time_left = path_session_time_left(table->session, player);
    }
    seat->time_left = fmax(seat->time_left, 0);
    if (ceil(before / TICK_MS) > ceil(seat->time_left / TICK_MS)) {
        scene_changed(table->app);
        if (seat->time_left <= LAST_MS) {
            sound_play(table->app->sound, SOUND_TICK);
        }
    }
    scene_wake_at(table->app, table->app->now + fmod(seat->time_left, TICK_MS) + 1);
}

/* While something lies over the table its time stands still, and while the machine sleeps. */
static void let_time_run(PathTable *table) {
    unsigned seats = 0;
    if (table->app->now > table->clocked_at + GAP_MS) {
        path_session_run_time(table->session, 0);
    }
    table->clocked_at = table->app->now;
    for (int p = 0; p < table->view.players; p++) {
        if (has_clock(table, p)) {
            PathLine line = draft_line(&table->seat[p].draft);
            path_session_draft(table->session, p, &line);
            seats |= 1u << p;
        }
    }
    path_session_run_time(table->session, seats);
}

/* The game has gone on with what was drawn. */
static void tell_time_is_up(PathTable *table) {
    int player = path_session_time_up(table->session);
    if (player >= 0) {
        path_table_tell(table, player, path_table_key_id(player, SEAT_KEY_READY),
                        tr("Time’s up: what’s drawn counts."));
        path_table_closed(table, player);
    }
}

static void show_clocks(PathTable *table) {
    for (int p = 0; p < table->view.players && table->limit > 0; p++) {
        if (has_clock(table, p)) {
            show_time(table, p);
        }
    }
    tell_time_is_up(table);
}

static void step_people(PathTable *table) {
    for (int p = 0; p < table->view.players; p++) {
        let_pass(table, p);
    }
    if (!table->is_revealing && path_table_persons(table) > 0) {
        path_table_step_away(table);
    }
}

/* --- hints -------------------------------------------------------------------------------------------------------- */

/* Whoever draws now: with one board, whoever has that. */
static bool is_advised(const PathTable *table, int player) {
    return path_table_may_draw(table, player) && (table->is_together || player == table->hand);
}

bool path_table_may_ask_hint(const PathTable *table) {
    for (int p = 0; p < table->view.players; p++) {
        if (is_advised(table, p)) {
            return true;
        }
    }
    return false;
}

void path_table_drop_hint(PathTable *table) {
    table->wants_hint = false;
    for (int p = 0; p < PATH_PLAYERS_MAX; p++) {
        table->seat[p].has_hint = false;
    }
}

void path_table_ask_hint(PathTable *table) {
    bool wants = !table->wants_hint;
    path_table_drop_hint(table);
    for (int p = 0; wants && p < table->view.players; p++) {
        if (is_advised(table, p)) {
            table->wants_hint = true;
            session_ask_hint(table->session, p);
        }
    }
}

/* With several boards each says why beside itself. */
static void look_for_hint(PathTable *table, int player) {
    TableSeat *seat = &table->seat[player];
    bool is_there =
        table->wants_hint && is_advised(table, player) && path_session_hint(table->session, player, &seat->hint);
    if (is_there == seat->has_hint) {
        return;
    }
    seat->has_hint = is_there;
    if (is_there && table->layout.seats > 1) {
        char sentence[PATH_WORDS_MAX];
        path_words_hint(&table->names, &seat->hint, sentence);
        path_table_tell(table, player, NULL, sentence);
    }
    scene_relist(table->app);
}

/* --- time --------------------------------------------------------------------------------------------------------- */

static void step_flights(PathTable *table) {
    for (int i = 0; i < TABLE_FLIGHTS; i++) {
        TableFlight *flight = &table->flight[i];
        if (flight->is_flying && table->app->now >= flight->began + (flight->is_back ? BACK_MS : FLIGHT_MS)) {
            flight->is_flying = false;
            scene_changed(table->app);
        }
    }
}

/* Short lights: a last frame without them. */
static void step_lights(PathTable *table) {
    double now = table->app->now;
    if (table->woke_at > 0 && now >= table->woke_at + TABLE_WAKES_MS) {
        table->woke_at = -TABLE_WAKES_MS;
        scene_changed(table->app);
    }
    for (int p = 0; p < table->view.players; p++) {
        if (table->seat[p].flash_until > 0 && now >= table->seat[p].flash_until) {
            table->seat[p].flash_until = 0;
            scene_changed(table->app);
        }
    }
}

static void wake_for_words(PathTable *table) {
    for (int p = 0; p < table->view.players; p++) {
        double until = table->seat[p].told_until;
        if (until > table->app->now) {
            scene_wake_at(table->app, until);
        } else if (until > 0) {
            table->seat[p].told_until = 0;
            scene_changed(table->app);
        }
    }
}

/* The last three rounds can still turn everything. */
static Mood mood_of(const PathTable *table) {
    enum { FIRST_ROUNDS = 4, LAST_ROUNDS = 3 };
    int round = table->view.round;
    return round > PATH_CARDS - LAST_ROUNDS ? MOOD_NEAR : round > FIRST_ROUNDS ? MOOD_BUSY : MOOD_CALM;
}

/* Somebody elsewhere has taken a step back, or the host has told all of it anew. */
static void look_elsewhere(PathTable *table) {
    bool waits = session_is_waiting(table->session);
    unsigned together = together_version(table->app);
    if (table->turned_back != session_turned_back(table->session)) {
        path_table_release(table);
        path_table_show(table, table->session);
        path_table_begin_round(table);
    } else if (table->together != together) {
        path_table_seats_look(table);
        path_table_lay_out(table);
        scene_rebuild(table->app);
    } else if (table->waits != waits) {
        scene_relist(table->app);
    }
    table->waits = waits;
    table->together = together;
}

void path_table_step(PathTable *table) {
    if (session_is_far(table->session)) {
        look_elsewhere(table);
    }
    sound_mood(table->app->sound, mood_of(table));
    step_flights(table);
    step_lights(table);
    if (table->is_revealing) {
        step_reveal(table);
        return;
    }
    take_up(table);
    for (int p = 0; p < table->view.players; p++) {
        look_for_hint(table, p);
    }
    wake_for_words(table);
}

bool path_table_is_moving(const PathTable *table) {
    bool wakes = table->app->now < table->woke_at + TABLE_WAKES_MS && !table->app->preferences.reduced_motion;
    bool moves = table->is_revealing || wakes;
    for (int i = 0; i < TABLE_FLIGHTS; i++) {
        moves = moves || table->flight[i].is_flying;
    }
    for (int p = 0; p < table->view.players; p++) {
        moves = moves || table->app->now < table->seat[p].flash_until;
    }
    return moves;
}

/* Where somebody draws, a press beside the boards hurries the computers alone: nobody's keys sleep for it. */
static bool somebody_draws(const PathTable *table) {
    for (int p = 0; p < table->view.players; p++) {
        if (path_table_may_draw(table, p)) {
            return true;
        }
    }
    return false;
}

void path_table_hurry(PathTable *table) {
    double ms = table->app->now - table->reveal_began;
    if (!somebody_draws(table)) {
        scene_hurried(table->app);
    }
    if (table->is_revealing) {
        table->reveal_began = table->app->now - reveal_next(&table->reveal, ms);
        scene_changed(table->app);
    }
    session_hurry(table->session);
}

/* Called by the scene alone: what a press has caused is only taken up by path_table_step(). */
void path_table_go_on(PathTable *table) {
    if (table->is_revealing) {
        return;
    }
    step_people(table);
    if (!table->is_revealing && !path_tutorial_goes_first(table)) {
        let_time_run(table);
        session_step(table->session, table->app->now);
        show_clocks(table);
        double wakes = session_due(table->session);
        PathEvent event;
        if (path_session_peek_event(table->session, 0, &event)) {
            wakes = table->app->now; /* though nothing moves, where who is boxed in has passed */
        }
        if (wakes >= 0) {
            scene_wake_at(table->app, wakes);
        }
    }
}
