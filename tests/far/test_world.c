/* World in lockstep: the host's session against screens that know nothing but what they were told. */
#include "suites.h"
#include "wire.h"

#include "games/world/ai/ai.h"
#include "games/world/play/game.h"
#include "games/world/play/session_inside.h"
#include "games/world/play/shelf.h"

#include <stdio.h>
#include <string.h>

static Table table;
static Random chance;

static void open_table(void) {
    table_open(&table);
    *host_shelf(&table.host, &WORLD_GAME) = shelf_new();
    random_init(&chance, 5);
}

static void close_table(void) {
    shelf_free(*host_shelf(&table.host, &WORLD_GAME));
    table_close(&table);
}

static bool once_in(uint32_t times) {
    return random_below(&chance, times) == 0;
}

/* Every number of players, house rule and board. */
static Session *begin(int number) {
    PlayError error = {0};
    WorldSessionSetup setup = {.players = 2 + number % 3, .starter = -1, .questions = DECK_FAMILY};
    snprintf(setup.board, sizeof setup.board, "%s", board_names[number % BOARD_NAMES]);
    setup.house = (uint8_t)(number % 5 == 4 ? number / 5 % 4 : 0);
    for (int p = 0; p < setup.players; p++) {
        snprintf(setup.seat[p].name, sizeof setup.seat[p].name, "Änne %d", p);
        setup.seat[p].figurine = (Figurine)p;
        setup.ahead[p] = (uint8_t)(number % 7 == 6 ? 3 * p : 0);
    }
    if (number % 2 == 1) { /* as tables at a distance do */
        setup.key = (ChanceKey){.is_there = true, .byte = {(uint8_t)number, (uint8_t)(number >> 8)}};
    }
    Session *session = world_session_start(&table.host, &setup, &error);
    ck_assert_msg(session != NULL, "%s", error.text);
    session_sit_down(session);
    return session;
}

/* --- what must be alike ------------------------------------------------------------------------------------------- */

static void compare_choices(const WorldGame *here, const WorldGame *there) {
    static WorldAction legal[WORLD_LEGAL_MAX], masked[WORLD_LEGAL_MAX];
    int count = world_legal(here, legal);
    ck_assert_int_eq(world_legal(there, masked), count);
    ck_assert_int_eq(memcmp(legal, masked, (size_t)count * sizeof *legal), 0);
    for (int i = 0; i < 8; i++) {
        WorldAction action = {.kind = (uint8_t)random_below(&chance, 12),
                              .a = (uint8_t)random_below(&chance, 11),
                              .b = (uint8_t)random_below(&chance, 11),
                              .c = (uint8_t)random_below(&chance, 11)};
        ck_assert_int_eq(world_refuses(there, action), world_refuses(here, action));
    }
}

static void compare_question(Session *here, Session *there, int card, bool is_told) {
    WorldSessionQuestion question, asked;
    world_session_question(here, card, &question);
    world_session_question(there, card, &asked);
    ck_assert_str_eq(asked.question, question.question);
    for (int i = 0; i < WORLD_ANSWERS; i++) {
        ck_assert_str_eq(asked.answer[i], question.answer[i]);
        ck_assert_int_eq(asked.choice[i], question.choice[i]);
    }
    ck_assert_int_eq(asked.topic, question.topic);
    ck_assert_int_eq(asked.right, is_told ? question.right : -1);
    ck_assert_str_eq(asked.explanation, is_told ? question.explanation : "");
}

static void compare(Session *here, Session *there) {
    ck_assert(world_view_equal(world_session_view(there), world_session_view(here)));
    ck_assert_int_eq(memcmp(world_session_tale(there), world_session_tale(here), sizeof(WorldTale)), 0);
    compare_choices(world_session_game(here), world_session_game(there));
    if (world_session_game(here)->awaiting == WORLD_AWAITING_QUESTION) {
        compare_question(here, there, world_session_game(here)->question.index, false);
    }
    ck_assert_uint_eq(session_actions(there), session_actions(here));
    ck_assert_int_eq(session_last_actor(there), session_last_actor(here));
    bool may_undo = session_can_undo(here) && session_undoes(here) == far_seat(there);
    ck_assert_int_eq(session_can_undo(there), may_undo);
}

static void compare_all(const Wires *wires, int *seen) {
    WorldEvent event;
    wires_compare(wires, world_events_alike, seen);
    for (int i = 0; i < wires->count; i++) {
        compare(wires->session, wires->wire[i].far);
        while (world_session_take_event(wires->wire[i].far, &event)) {
        }
    }
}

/* --- playing ------------------------------------------------------------------------------------------------------ */

static int whose(const WorldGame *game, WorldAction action) {
    return action.kind == WORLD_ACTION_FAST_TRACK ? action.a : game->awaited_player;
}

/* By what the seat sees alone. */
static WorldAction choose(const Session *far) {
    WorldAction legal[WORLD_LEGAL_MAX];
    int count = world_legal(world_session_game(far), legal);
    return once_in(8) ? legal[random_below(&chance, (uint32_t)count)] : table_some_action(far, &chance);
}

static void act(Wires *wires) {
    const WorldGame *game = world_session_game(wires->session);
    WorldAction action = choose(wires->wire[game->awaited_player].far);
    Session *far = wires->wire[whose(game, action)].far;
    size_t actions = session_actions(wires->session);
    int card = game->question.index;
    bool is_answer = action.kind == WORLD_ACTION_ANSWER;
    ck_assert_int_eq(world_session_act(far, action), WORLD_ACCEPTED);
    ck_assert(session_is_waiting(far));
    wires_catch_up(wires);
    ck_assert_uint_eq(session_actions(wires->session), actions + 1);
    for (int i = 0; is_answer && i < wires->seats; i++) {
        compare_question(wires->session, wires->wire[i].far, card, true);
    }
}

static void step_back(Wires *wires) {
    for (int seat = 0; seat < wires->seats; seat++) {
        Session *far = wires->wire[seat].far;
        unsigned turned_back = session_turned_back(far);
        if (session_undo(far)) {
            wires_catch_up(wires);
            ck_assert_uint_eq(session_turned_back(far), turned_back + 1);
            ck_assert_int_eq(session_told(far), session_history_count(far));
            return;
        }
    }
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
    long steps = 0, actions = 0;
    for (int number = 0; number < games; number++) {
        Session *session = begin(number);
        Wires wires;
        int seen = 0;
        wires_open(&wires, &table.host, session, number % 10 == 0 ? 1 : 13);
        while (!session_is_over(session)) {
            compare_all(&wires, &seen);
            act(&wires);
            actions++;
            if (once_in(24)) {
                compare_all(&wires, &seen);
                unsigned turned_back = session_turned_back(session);
                step_back(&wires);
                steps += session_turned_back(session) - turned_back;
            }
            if (once_in(40)) {
                change_line(&wires);
            }
        }
        compare_all(&wires, &seen);
        wires_close(&wires);
        session_leave(session);
    }
    ck_assert_int_gt(steps, games / 4);
    printf("World: %d games, %ld actions, %ld steps back in lockstep\n", games, actions, steps);
}
END_TEST

Suite *world_suite(void) {
    Suite *suite = suite_create("world at a distance");
    TCase *tests = tcase_create("lockstep");
    tcase_set_timeout(tests, 900);
    tcase_add_checked_fixture(tests, open_table, close_table);
    tcase_add_test(tests, screens_know_what_the_host_knows_but_for_what_is_hidden);
    suite_add_tcase(suite, tests);
    return suite;
}
