/* Best Path in lockstep: the host's session against screens that know nothing but what they were told. */
#include "suites.h"
#include "wire.h"

#include "games/path/data/board.h"
#include "games/path/play/session_inside.h"

#include <stdio.h>
#include <string.h>

static Table table;
static Random chance;

static void open_table(void) {
    table_open(&table);
    random_init(&chance, 6);
}

static void close_table(void) {
    table_close(&table);
}

static bool once_in(uint32_t times) {
    return random_below(&chance, times) == 0;
}

static Session *begin(int number, int limit) {
    PlayError error = {0};
    PathSessionSetup setup = {.players = 1 + number % 4, .limit = limit};
    snprintf(setup.board, sizeof setup.board, "%s", path_board_names[number % PATH_BOARD_NAMES]);
    for (int p = 0; p < setup.players; p++) {
        snprintf(setup.seat[p].name, sizeof setup.seat[p].name, "Änne %d", p);
        setup.seat[p].figurine = (Figurine)p;
    }
    if (number % 2 == 1) { /* as tables at a distance do */
        setup.key = (ChanceKey){.is_there = true, .byte = {(uint8_t)number, (uint8_t)(number >> 8)}};
    }
    Session *session = path_session_start(&table.host, &setup, &error);
    ck_assert_msg(session != NULL, "%s", error.text);
    session_sit_down(session);
    return session;
}

/* --- what must be alike ------------------------------------------------------------------------------------------- */

static PathAction any_action(void) {
    PathAction action = {.kind = (uint8_t)random_below(&chance, 4), .player = (uint8_t)random_below(&chance, 5)};
    action.line.end = (uint8_t)random_below(&chance, 3);
    action.line.count = (uint8_t)random_below(&chance, PATH_FIELDS_MAX + 1);
    for (int i = 0; i < action.line.count; i++) {
        action.line.cell[i] = (uint8_t)random_below(&chance, PATH_CELLS + 2);
    }
    return action;
}

static void compare_choices(const PathGame *here, const PathGame *there, int seat) {
    static PathLine lines[PATH_LINES_MAX], masked[PATH_LINES_MAX];
    int count = path_lines(here, seat, lines);
    ck_assert_int_eq(path_lines(there, seat, masked), count);
    ck_assert_int_eq(memcmp(lines, masked, (size_t)count * sizeof *lines), 0);
    for (int i = 0; i < 8; i++) {
        PathAction action = any_action();
        if (count > 0 && i < 3) {
            action = (PathAction){.kind = PATH_ACTION_LINE, .player = (uint8_t)seat};
            action.line = lines[random_below(&chance, (uint32_t)count)];
        }
        ck_assert_int_eq(path_refuses(there, &action), path_refuses(here, &action));
    }
}

/* A line that waits is its seat's alone. */
static void see_own_line_alone(const PathGame *there, int seat) {
    for (int p = 0; p < there->players; p++) {
        ck_assert_int_eq(p == seat ? 0 : there->line[p].count, 0);
    }
}

static void compare(const Session *here, const Session *there) {
    PathView view, seen;
    int seat = far_seat(there);
    path_session_view(here, seat == SESSION_NOBODY ? PATH_NOBODY : seat, &view);
    path_session_view(there, seat == SESSION_NOBODY ? PATH_NOBODY : seat, &seen);
    ck_assert(path_view_equal(&seen, &view));
    see_own_line_alone(path_session_game(there), seat);
    if (seat != SESSION_NOBODY) {
        compare_choices(path_session_game(here), path_session_game(there), seat);
    }
    ck_assert(!session_can_undo(there));
}

static void compare_all(const Wires *wires, int *seen) {
    PathEvent event;
    wires_compare(wires, path_events_alike, seen);
    for (int i = 0; i < wires->count; i++) {
        compare(wires->session, wires->wire[i].far);
        while (path_session_take_event(wires->wire[i].far, &event)) {
        }
    }
}

/* --- playing ------------------------------------------------------------------------------------------------------ */

static PathLine some_line(const Session *far, int seat) {
    static PathLine lines[PATH_LINES_MAX];
    int count = path_lines(path_session_game(far), seat, lines);
    return lines[random_below(&chance, (uint32_t)count)];
}

static bool act(Wires *wires) {
    int seat = (int)random_below(&chance, (uint32_t)wires->seats);
    Session *far = wires->wire[seat].far;
    size_t actions = session_actions(wires->session);
    if (path_session_game(far)->closed >> seat & 1) {
        if (!once_in(4)) {
            return false;
        }
        ck_assert_int_eq(path_session_reopen(far, seat), PATH_ACCEPTED);
    } else {
        PathLine line = some_line(far, seat);
        ck_assert_int_eq(path_session_close(far, seat, &line), PATH_ACCEPTED);
    }
    ck_assert(session_is_waiting(far));
    wires_catch_up(wires);
    ck_assert_uint_eq(session_actions(wires->session), actions + 1);
    return true;
}

/* Some seat's line breaks, or somebody sits down there with another device. */
static void change_line(Wires *wires) {
    Wire *wire = &wires->wire[random_below(&chance, (uint32_t)wires->seats)];
    int seat = wire->cursor.seat;
    if (once_in(2)) {
        wire_break(wire);
    } else {
        wire_close(wire);
        wire_open(wire, &table.host, wires->session, seat);
    }
    wires_catch_up(wires);
}

START_TEST(screens_know_what_the_host_knows_but_for_what_is_hidden) {
    int games = games_in_lockstep();
    long actions = 0;
    for (int number = 0; number < games; number++) {
        Session *session = begin(number, 0);
        Wires wires;
        int seen = 0;
        wires_open(&wires, &table.host, session, number % 10 == 0 ? 1 : 13);
        while (!session_is_over(session)) {
            compare_all(&wires, &seen);
            actions += act(&wires);
            if (once_in(6)) {
                change_line(&wires);
            }
        }
        compare_all(&wires, &seen);
        wires_close(&wires);
        session_leave(session);
    }
    printf("Best Path: %d games, %ld actions in lockstep\n", games, actions);
}
END_TEST

/* --- time --------------------------------------------------------------------------------------------------------- */

static bool is_drawn_at(const Session *session, int seat, const PathLine *line) {
    return path_lines_equal(&path_session_game(session)->line[seat], line);
}

START_TEST(what_somebody_draws_far_away_counts_when_the_time_is_over) {
    Session *session = begin(1, 30);
    Wires wires;
    wires_open(&wires, &table.host, session, 13);
    Session *far = wires.wire[0].far;
    ck_assert_int_eq(path_session_limit(far), 30);
    path_session_run_time(session, 1);
    PathLine line = some_line(far, 0);
    while (line.count == 0) {
        line = some_line(far, 0);
    }
    path_session_draft(far, 0, &line);
    wires_catch_up(&wires);
    table.now += 30000;
    session_step(session, table.now);
    wires_catch_up(&wires);
    ck_assert(is_drawn_at(session, 0, &line));
    ck_assert(is_drawn_at(far, 0, &line)); /* as the host says */
    ck_assert(!is_drawn_at(wires.wire[1].far, 0, &line));
    wires_close(&wires);
    session_leave(session);
}
END_TEST

START_TEST(a_draft_is_told_twice_a_second_at_most) {
    Session *session = begin(1, 30);
    Wires wires;
    wires_open(&wires, &table.host, session, 13);
    Session *far = wires.wire[0].far;
    static PathLine lines[PATH_LINES_MAX];
    int count = path_lines(path_session_game(far), 0, lines), sent = 0;
    table.now += 1000;
    for (int i = 0; i < 100; i++) {
        char *text;
        path_session_draft(far, 0, &lines[i % count]);
        for (; (text = far_send(far)) != NULL; sent++) {
            cJSON_free(text);
        }
        table.now += 20;
    }
    ck_assert_int_ge(sent, 3);
    ck_assert_int_le(sent, 4);
    wires_close(&wires);
    session_leave(session);
}
END_TEST

Suite *path_suite(void) {
    Suite *suite = suite_create("best path at a distance");
    TCase *tests = tcase_create("lockstep"), *time = tcase_create("time");
    tcase_set_timeout(tests, 900);
    tcase_add_checked_fixture(tests, open_table, close_table);
    tcase_add_test(tests, screens_know_what_the_host_knows_but_for_what_is_hidden);
    suite_add_tcase(suite, tests);
    tcase_add_checked_fixture(time, open_table, close_table);
    tcase_add_test(time, what_somebody_draws_far_away_counts_when_the_time_is_over);
    tcase_add_test(time, a_draft_is_told_twice_a_second_at_most);
    suite_add_tcase(suite, time);
    return suite;
}
