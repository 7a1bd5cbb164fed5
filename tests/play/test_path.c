/* Best Path in play without a window: all at once, hidden until the last one is ready, kept after every closing. */
#include "fixture.h"
#include "suites.h"

#include "ai/character.h"
#include "games/path/play/authority.h"
#include "games/path/play/game.h"
#include "games/path/play/session.h"
#include "play/chronicle.h"

#include <cjson/cJSON.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* So many people, then computers. */
static Session *begin(int players, int persons) {
    PathSessionSetup setup = {.players = players, .board = "classic", .limit = 30};
    for (int p = 0; p < players; p++) {
        int character = ai_character_of((Figurine)p, 1);
        setup.seat[p] = (Seat){.figurine = (Figurine)p, .is_computer = p >= persons, .level = AI_MEDIUM};
        setup.seat[p].character = p >= persons ? character + 1 : 0;
        snprintf(setup.seat[p].name, sizeof setup.seat[p].name, "%s", ai_character(character)->name);
    }
    Session *session = path_session_start(&table.host, &setup, &error);
    ck_assert_msg(session != NULL, "%s", error.text);
    session_sit_down(session);
    return session;
}

/* The longest line a player has, the first of several. */
static PathLine some_line(const Session *session, int player) {
    static PathLine line[PATH_LINES_MAX];
    int count = path_lines(path_session_game(session), player, line), best = 0;
    for (int i = 1; i < count; i++) {
        best = line[i].count > line[best].count ? i : best;
    }
    return line[best];
}

static void close_for(Session *session, int player) {
    PathLine line = some_line(session, player);
    ck_assert_int_eq(path_session_close(session, player, &line), PATH_ACCEPTED);
}

static void let_computers_play(Session *session) {
    for (int i = 0; i < PATH_PLAYERS_MAX; i++) {
        table.now += 10000;
        session_step(session, table.now);
        table_think(&table, false);
        table.now += 10000;
        session_step(session, table.now);
    }
}

START_TEST(a_game_of_one_person_and_computers_goes_to_its_end) {
    Session *session = begin(4, 1);
    int64_t id = session_store_id(session);
    while (!session_is_over(session)) {
        int round = path_session_game(session)->round;
        close_for(session, 0);
        let_computers_play(session);
        ck_assert(session_is_over(session) || path_session_game(session)->round == round + 1);
    }
    ck_assert_int_eq((int)session_actions(session), 15 * 4);
    StoreGame game;
    ck_assert(store_find_game(table.store, id, &game));
    ck_assert_str_eq(game.kind, "path");
    ck_assert_int_eq(game.state, STORE_GAME_FINISHED);
    int total[PATH_PLAYERS_MAX];
    uint8_t place[PATH_PLAYERS_MAX];
    for (int p = 0; p < 4; p++) {
        total[p] = path_total(&path_session_game(session)->player[p]);
    }
    path_rank(4, total, place);
    for (int p = 0; p < 4; p++) {
        ck_assert_int_eq(game.seat[p].field, total[p]);
        ck_assert_int_eq(game.seat[p].place, place[p] + 1);
    }
    StoreExtras extras = store_load_extras(table.store, id);
    int found = 0;
    for (size_t i = 0; i < extras.count; i++) {
        const PathPlayer *player = &path_session_game(session)->player[extras.extra[i].seat];
        if (strcmp(extras.extra[i].key, PATH_EXTRA_CELLS) == 0) {
            ck_assert_int_eq((int)extras.extra[i].value, player->count);
            found++;
        } else if (strcmp(extras.extra[i].key, PATH_EXTRA_POINTS) == 0) {
            ck_assert_int_eq((int)extras.extra[i].value, path_points(player));
            found++;
        }
    }
    ck_assert_int_eq(found, 8);
    store_extras_free(&extras);
    session_leave(session);
}
END_TEST

/* Whatever a person does meanwhile: what the others have thought stays, and is what they would have thought alone. */
START_TEST(a_closing_throws_nobody_s_thinking_away) {
    Session *session = begin(3, 2);
    table.now += 100;
    session_step(session, table.now);
    ck_assert_int_eq(table.thoughts, 1);
    table_think(&table, false);
    ck_assert(session_is_about_to_move(session));
    close_for(session, 0);
    ck_assert(session_is_about_to_move(session));
    ck_assert_int_eq(path_session_reopen(session, 0), PATH_ACCEPTED);
    ck_assert(session_is_about_to_move(session));
    ck_assert_int_eq(table.thoughts, 0);
    table.now += 10000;
    session_step(session, table.now);
    ck_assert(!session_is_about_to_move(session));
    ck_assert_uint_eq(path_session_game(session)->closed, 1u << 2);
    session_leave(session);
}
END_TEST

static uint64_t hash_after_a_round(int first, int second) {
    table.seed = 99;
    Session *session = begin(3, 2);
    close_for(session, first);
    let_computers_play(session);
    close_for(session, second);
    ck_assert_int_eq(path_session_game(session)->round, 2);
    uint64_t hash = session_hash(session);
    session_abandon(session);
    return hash;
}

START_TEST(the_order_of_closing_changes_nobody_s_choice) {
    ck_assert_uint_eq(hash_after_a_round(0, 1), hash_after_a_round(1, 0));
}
END_TEST

/* As after a power cut: nobody has left the table. */
START_TEST(what_was_closed_stays_closed) {
    Session *session = begin(3, 3);
    for (int p = 0; p < 3; p++) {
        close_for(session, p);
    }
    close_for(session, 1);
    session_flush(session);
    PathLine closed = path_session_game(session)->line[1];
    Session *again = session_resume(&table.host, &error);
    ck_assert_msg(again != NULL, "%s", error.text);
    ck_assert_uint_eq(session_hash(again), session_hash(session));
    ck_assert_uint_eq(path_session_game(again)->closed, 2);
    ck_assert_mem_eq(&path_session_game(again)->line[1], &closed, sizeof closed);
    ck_assert_int_eq(path_session_limit(again), 30);
    ck_assert_str_eq(session_seat(again, 2)->name, session_seat(session, 2)->name);
    session_leave(again);
    session_leave(session);
}
END_TEST

START_TEST(a_row_keeps_every_line) {
    Session *session = begin(2, 2);
    while (!session_is_over(session)) {
        close_for(session, 1);
        close_for(session, 0);
    }
    Session *copy = chronicle_from_store(&table.host, session_store_id(session), &error);
    ck_assert_msg(copy != NULL, "%s", error.text);
    ck_assert_uint_eq(session_hash(copy), session_hash(session));
    session_leave(copy);
    session_leave(session);
}
END_TEST

START_TEST(a_glance_tells_the_round_and_every_total) {
    Session *session = begin(2, 2);
    for (int round = 1; round <= 3; round++) {
        SessionGlance glance[2];
        ck_assert_int_eq(session_glances(&table.host, glance, 2), 1);
        ck_assert_ptr_eq(glance[0].rules, &PATH_GAME);
        ck_assert_int_eq(glance[0].place.count, 3);
        ck_assert_int_eq(glance[0].place.number[PATH_PLACE_ROUND], round);
        for (int p = 0; p < 2; p++) {
            int total = path_total(&path_session_game(session)->player[p]);
            ck_assert_int_eq(glance[0].place.number[PATH_PLACE_TOTAL + p], total);
        }
        close_for(session, 0);
        close_for(session, 1);
    }
    session_leave(session);
}
END_TEST

START_TEST(a_game_passed_on_keeps_people_and_limit) {
    Session *session = begin(3, 1);
    close_for(session, 0);
    let_computers_play(session);
    close_for(session, 0);
    char *text = chronicle_to_text(session);
    Session *copy = chronicle_from_text(&table.host, text, strlen(text), "game.json", &error);
    ck_assert_msg(copy != NULL, "%s", error.text);
    ck_assert_ptr_eq(session_rules(copy), &PATH_GAME);
    ck_assert_uint_eq(session_hash(copy), session_hash(session));
    ck_assert_int_eq(path_session_limit(copy), 30);
    ck_assert_str_eq(session_seat(copy, 2)->name, session_seat(session, 2)->name);
    ck_assert_int_eq(session_character(copy, 1), session_character(session, 1));
    chronicle_keep(copy);
    session_leave(copy);
    cJSON_free(text);
    StoreGames games = store_list_games(table.store, "path");
    ck_assert_uint_eq(games.count, 2);
    store_games_free(&games);
    session_leave(session);
}
END_TEST

START_TEST(a_hint_is_for_the_seat_that_asked_and_gone_when_it_closes) {
    Session *session = begin(2, 2);
    PathHint hint;
    session_ask_hint(session, 1);
    table_think(&table, false);
    ck_assert(!path_session_hint(session, 0, &hint));
    ck_assert(path_session_hint(session, 1, &hint));
    close_for(session, 0);
    ck_assert(path_session_hint(session, 1, &hint));
    ck_assert_int_eq(path_session_close(session, 1, &hint.line), PATH_ACCEPTED);
    ck_assert(!path_session_hint(session, 1, &hint));
    ck_assert_int_eq(session_hints(session), 1);
    session_ask_hint(session, 0);
    session_ask_hint(session, 1);
    table_think(&table, false);
    close_for(session, 0); /* the round goes on */
    ck_assert(!path_session_hint(session, 0, &hint));
    ck_assert(path_session_hint(session, 1, &hint));
    session_leave(session);
}
END_TEST

START_TEST(a_computer_s_ready_line_is_in_nobody_s_view) {
    Session *session = begin(2, 1);
    PathView before, after;
    path_session_view(session, 0, &before);
    let_computers_play(session);
    ck_assert_uint_eq(path_session_game(session)->closed, 2);
    path_session_view(session, 0, &after);
    after.closed = before.closed;
    ck_assert(path_view_equal(&before, &after));
    ck_assert(!session_can_undo(session));
    session_leave(session);
}
END_TEST

/* Both kinds may lie open at once: the one played last comes first. */
START_TEST(open_games_of_both_kinds_are_told) {
    static const AiLevel LEVEL[] = {AI_EASY, AI_EASY};
    Session *path = begin(2, 1);
    int64_t path_id = session_store_id(path);
    session_leave(path);
    WorldSessionSetup setup = table_setup(2, LEVEL);
    Session *world = world_session_start(&table.host, &setup, &error);
    session_sit_down(world);
    int64_t world_id = session_store_id(world);
    session_leave(world);
    SessionGlance glance[3];
    ck_assert_int_eq(session_glances(&table.host, glance, 3), 2);
    ck_assert_int_eq(glance[0].game, world_id);
    ck_assert_int_eq(glance[1].game, path_id);
    Session *again = session_resume_game(&table.host, path_id, &error);
    session_sit_down(again);
    session_leave(again);
    ck_assert_int_eq(session_glances(&table.host, glance, 1), 2);
    ck_assert_int_eq(glance[0].game, path_id);
}
END_TEST

/* Everybody passes; player 0 draws so many lines first. */
static void finish(Session *session, int lines) {
    while (!session_is_over(session)) {
        for (int p = 0; p < session_players(session) && !session_is_over(session); p++) {
            bool draws = p == 0 && lines-- > 0;
            PathLine line = draws ? some_line(session, p) : (PathLine){.end = PATH_END_B};
            ck_assert_int_eq(path_session_close(session, p, &line), PATH_ACCEPTED);
        }
    }
}

static Session *alone(const char *name, const char *board) {
    PathSessionSetup setup = {.players = 1};
    snprintf(setup.seat[0].name, sizeof setup.seat[0].name, "%s", name);
    snprintf(setup.board, sizeof setup.board, "%s", board);
    Session *session = path_session_start(&table.host, &setup, &error);
    session_sit_down(session);
    return session;
}

static int finish_alone(const char *name, const char *board, int lines) {
    Session *session = alone(name, board);
    finish(session, lines);
    int total = path_total(&path_session_game(session)->player[0]);
    session_leave(session);
    return total;
}

START_TEST(one_s_own_best_is_nobody_else_s_and_of_that_board) {
    int best = 99;
    int low = finish_alone("Ada", "classic", 1), high = finish_alone("Ada", "classic", 6);
    ck_assert_int_gt(high, low);
    finish_alone("Ada", "spiral", 15);
    finish_alone("Bob", "classic", 15);
    Session *both = begin(2, 2);
    finish(both, 15);
    ck_assert(!path_session_own_best(both, &best));
    session_leave(both);
    Session *session = alone("Ada", "classic");
    ck_assert(path_session_own_best(session, &best));
    ck_assert_int_eq(best, high);
    finish(session, 15); /* does not count before itself */
    ck_assert(path_session_own_best(session, &best));
    ck_assert_int_eq(best, high);
    session_leave(session);
    session = alone("Cleo", "classic");
    ck_assert(!path_session_own_best(session, &best));
    session_leave(session);
}
END_TEST

/* As a version with one game wrote it. */
START_TEST(the_game_played_last_is_found_under_its_old_key) {
    Session *older = begin(2, 2), *newer;
    int64_t id = session_store_id(older);
    session_leave(older);
    newer = begin(2, 2);
    session_leave(newer);
    SessionGlance glance;
    store_unset(table.store, "last_game");
    store_set_number(table.store, "world.last_game", id);
    ck_assert_int_eq(session_glances(&table.host, &glance, 1), 2);
    ck_assert_int_eq(glance.game, id);
}
END_TEST

Suite *path_suite(void) {
    Suite *suite = suite_create("best path");
    TCase *cases = tcase_create("best path");
    tcase_set_timeout(cases, 60);
    tcase_add_checked_fixture(cases, open_table, close_table);
    tcase_add_test(cases, a_game_of_one_person_and_computers_goes_to_its_end);
    tcase_add_test(cases, a_closing_throws_nobody_s_thinking_away);
    tcase_add_test(cases, the_order_of_closing_changes_nobody_s_choice);
    tcase_add_test(cases, what_was_closed_stays_closed);
    tcase_add_test(cases, a_row_keeps_every_line);
    tcase_add_test(cases, a_glance_tells_the_round_and_every_total);
    tcase_add_test(cases, a_game_passed_on_keeps_people_and_limit);
    tcase_add_test(cases, a_hint_is_for_the_seat_that_asked_and_gone_when_it_closes);
    tcase_add_test(cases, a_computer_s_ready_line_is_in_nobody_s_view);
    tcase_add_test(cases, open_games_of_both_kinds_are_told);
    tcase_add_test(cases, one_s_own_best_is_nobody_else_s_and_of_that_board);
    tcase_add_test(cases, the_game_played_last_is_found_under_its_old_key);
    suite_add_tcase(suite, cases);
    return suite;
}
