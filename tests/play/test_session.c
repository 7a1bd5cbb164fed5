/* Games in play without a window: what is kept, what goes on, what is told. */
#include "fixture.h"
#include "suites.h"

#include "ai/character.h"
#include "games/world/play/session_inside.h"
#include "play/chronicle.h"

#include <cjson/cJSON.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const AiLevel LEVEL[] = {AI_EASY, AI_MEDIUM, AI_HARD, AI_EXPERT};

/* Who, and from where; false: somebody has reached it. */
static bool was_sent_to_the_goal(const Session *session, int *winner, int *from) {
    for (int i = 0; i < session_history_count(session); i++) {
        const WorldEvent *event = world_session_history(session, i);
        if (event->kind == WORLD_HAPPENED_FIGURINE && event->step.why == WORLD_WHY_LAST_STAGE) {
            *winner = event->player;
            *from = event->step.from;
            return true;
        }
    }
    return false;
}

static int moved(const Session *session, int player) {
    const WorldTale *tale = world_session_tale(session);
    int fields = 0;
    for (int stage = 0; stage < tale->stages; stage++) {
        for (int why = 0; why < WORLD_WHYS; why++) {
            fields += tale->stage[stage].moved[player][why];
        }
    }
    return fields;
}

START_TEST(the_way_to_the_goal_after_the_last_stage_is_nobodys_best_stage) {
    int sent = 0;
    for (int i = 0; i < 12; i++) {
        int winner, from;
        WorldSessionSetup setup = table_setup(2, (const AiLevel[]){AI_EASY, AI_EASY});
        snprintf(setup.board, sizeof setup.board, "sprint");
        Session *session = world_session_start(&table.host, &setup, &error);
        session_sit_down(session);
        table_play(&table, session, SIZE_MAX);
        if (was_sent_to_the_goal(session, &winner, &from)) {
            const WorldView *view = world_session_view(session);
            uint8_t ahead[WORLD_PLAYERS_MAX];
            world_session_heads(session, ahead);
            ck_assert_int_eq(view->seat[winner].field, view->track.goal);
            ck_assert_int_eq(ahead[winner] + moved(session, winner), from);
            ck_assert_int_eq(ahead[1 - winner] + moved(session, 1 - winner), view->seat[1 - winner].field);
            ck_assert_int_le(world_session_tale(session)->best_stage[winner], from);
            sent++;
        }
        session_leave(session);
    }
    ck_assert_int_gt(sent, 0);
}
END_TEST

START_TEST(on_the_sprint_computers_wait_half_as_long) {
    static const char *const BOARD[] = {"short", "sprint"};
    double pause[2];
    for (int i = 0; i < 2; i++) {
        WorldSessionSetup setup = table_setup(2, LEVEL);
        snprintf(setup.board, sizeof setup.board, "%s", BOARD[i]);
        Session *session = world_session_start(&table.host, &setup, &error);
        pause[i] = session_rules(session)->pause(session, 0);
        session_close(session);
    }
    ck_assert_double_eq(pause[1] * 2, pause[0]);
}
END_TEST

START_TEST(a_game_that_was_left_goes_on_where_it_was) {
    for (int players = 2; players <= 4; players++) {
        Session *session = begin_computers(players);
        table_play(&table, session, 60);
        uint64_t hash = hash_of(session);
        size_t actions = session_actions(session);
        session_leave(session);
        Session *again = session_resume(&table.host, &error);
        ck_assert_msg(again != NULL, "%s", error.text);
        session_sit_down(again);
        ck_assert_uint_eq(hash_of(again), hash);
        ck_assert_uint_eq(session_actions(again), actions);
        for (int p = 0; p < players; p++) {
            ck_assert_int_eq(session_character(again, p), ai_character_of((Figurine)p, 1));
            ck_assert_int_eq(session_seat(again, p)->level, LEVEL[p]);
        }
        session_abandon(again);
    }
}
END_TEST

START_TEST(a_game_goes_on_as_it_would_have_done) {
    Session *session = begin_computers(2);
    table_play(&table, session, 40);
    session_leave(session);
    session = session_resume(&table.host, &error);
    session_sit_down(session);
    table_play(&table, session, 80);
    uint64_t hash = hash_of(session);
    session_abandon(session);
    table.seed = 7;
    session = begin_computers(2);
    table_play(&table, session, 80);
    ck_assert_uint_eq(hash_of(session), hash);
    session_abandon(session);
}
END_TEST

START_TEST(a_finished_game_has_its_places_in_the_store) {
    Session *session = begin_computers(3);
    table_play(&table, session, SIZE_MAX);
    ck_assert(session_is_over(session));
    StoreGame game;
    ck_assert(store_find_game(table.store, session_store_id(session), &game));
    ck_assert_int_eq(game.state, STORE_GAME_FINISHED);
    uint8_t field[3], place[WORLD_PLAYERS_MAX];
    for (int p = 0; p < 3; p++) {
        field[p] = world_session_game(session)->player[p].field;
    }
    world_rank(3, world_session_game(session)->winners, field, place);
    for (int p = 0; p < 3; p++) {
        ck_assert_int_eq(game.seat[p].place, place[p] + 1);
        ck_assert_int_eq(game.seat[p].field, field[p]);
    }
    StoreExtras extras = store_load_extras(table.store, game.id);
    for (size_t i = 0; i < extras.count; i++) {
        const StoreExtra *extra = &extras.extra[i];
        const WorldTale *tale = &world_session_of(session)->tale;
        if (strcmp(extra->key, STORE_BEST_RUN) == 0) {
            ck_assert_int_eq(extra->value, tale->best_run[extra->seat]);
        } else if (strcmp(extra->key, STORE_BEST_STAGE) == 0) {
            ck_assert_int_eq(extra->value, tale->best_stage[extra->seat]);
        }
    }
    ck_assert_uint_ge(extras.count, 2 * 3);
    store_extras_free(&extras);
    session_leave(session);
    ck_assert_ptr_null(session_resume(&table.host, &error));
    ck_assert_str_eq(error.text, "There’s no game to continue.");
}
END_TEST

/* As 0.1.0 began journals before it told characters: who played stands in the store's row alone. */
static char *written_of_old(const char *setup) {
    cJSON *record = cJSON_Parse(setup), *old = cJSON_CreateObject();
    static const char *const NEW[] = {"started", "deck", "players"};
    for (size_t i = 0; i < sizeof NEW / sizeof *NEW; i++) {
        cJSON_DeleteItemFromObjectCaseSensitive(record, NEW[i]);
    }
    cJSON *sites = cJSON_DetachItemFromObjectCaseSensitive(record, "sites");
    ck_assert_ptr_nonnull(sites);
    cJSON_AddItemToObject(old, "record", record);
    cJSON_AddNumberToObject(old, "deck", DECK_FAMILY);
    cJSON_AddItemToObject(old, "sites", sites);
    char *text = cJSON_PrintUnformatted(old);
    cJSON_Delete(old);
    return text;
}

/* Then the name tells. */
START_TEST(a_journal_without_characters_is_read_by_names) {
    StoreJournal journal;
    Session *session = begin_computers(2);
    table_play(&table, session, 5);
    uint64_t hash = hash_of(session);
    ck_assert_int_eq(store_load_journal(table.store, session_store_id(session), &journal), STORE_FINE);
    session_abandon(session);
    char *old = written_of_old(journal.setup);
    int64_t id;
    store_begin_game(table.store, &journal.game, old, &id);
    cJSON_free(old);
    for (size_t i = 0; i < journal.action_count; i++) {
        store_append_action(table.store, id, (int64_t)i, &journal.action[i]);
    }
    store_journal_free(&journal);
    session = session_resume(&table.host, &error);
    ck_assert_msg(session != NULL, "%s", error.text);
    ck_assert_uint_eq(hash_of(session), hash);
    ck_assert_int_eq(session_character(session, 0), ai_character_of(FIGURINE_FLASK, 1));
    ck_assert_int_eq(session_character(session, 1), ai_character_of(FIGURINE_LENS, 1));
    session_leave(session);
}
END_TEST

/* --- a glance ----------------------------------------------------------------------------------------------------- */

static void check_glance(const Session *session) {
    SessionGlance glance;
    const WorldGame *game = world_session_game(session);
    ck_assert(session_glances(&table.host, &glance, 1) == 1);
    ck_assert_int_eq(glance.game, session_store_id(session));
    ck_assert_int_eq(glance.place.number[WORLD_PLACE_STAGE], game->stage);
    ck_assert_int_eq(glance.place.number[WORLD_PLACE_GOAL], game->track.goal);
    ck_assert_str_eq(glance.board, "short");
    for (int p = 0; p < game->players; p++) {
        ck_assert_int_eq(glance.place.number[WORLD_PLACE_FIELD + p], game->player[p].field);
        ck_assert_str_eq(glance.seats.seat[p].name, session_seat(session, p)->name);
    }
}

/* So the title is right even after a power cut: nobody has left the table. */
START_TEST(the_note_beside_a_journal_is_right_after_every_action) {
    Session *session = begin_computers(3);
    for (size_t actions = 0; !session_is_over(session); actions++) {
        check_glance(session);
        table_play(&table, session, session_actions(session) + 1);
    }
    session_leave(session);
}
END_TEST

START_TEST(a_glance_needs_neither_board_nor_journal) {
    Session *session = begin_computers(2);
    table_play(&table, session, 50);
    PlayHost poor = table.host;
    SessionGlance glance;
    poor.assets = "there/is/no/such/folder";
    ck_assert_ptr_null(session_resume(&poor, &error));
    ck_assert(session_glances(&poor, &glance, 1) == 1);
    ck_assert_int_eq(glance.place.number[WORLD_PLACE_STAGE], world_session_game(session)->stage);
    session_leave(session);
}
END_TEST

/* What 0.1.0 left has no such note. */
START_TEST(a_game_without_a_note_is_played_once_and_then_has_one) {
    Session *session = begin_computers(2);
    table_play(&table, session, 50);
    char key[64];
    snprintf(key, sizeof key, "game.%lld.place", (long long)session_store_id(session));
    ck_assert_str_ne(store_get_text(table.store, key, ""), "");
    store_unset(table.store, key);
    check_glance(session);
    ck_assert_str_ne(store_get_text(table.store, key, ""), "");
    session_leave(session);
}
END_TEST

START_TEST(a_game_without_a_note_keeps_its_time) {
    char key[64];
    SessionFacts facts;
    SessionGlance glance;
    Session *session = begin_computers(2);
    int64_t game = session_store_id(session);
    table.now += 61000;
    session_leave(session);
    snprintf(key, sizeof key, "game.%lld.place", (long long)game);
    store_unset(table.store, key);
    ck_assert_int_eq(session_glances(&table.host, &glance, 1), 1);
    session_game_facts(&table.host, game, &facts);
    ck_assert_int_eq(facts.seconds, 61);
}
END_TEST

START_TEST(time_at_the_table_adds_up_over_sittings) {
    SessionFacts facts;
    Session *session = begin_computers(2);
    int64_t game = session_store_id(session);
    table.now += 61000;
    session_leave(session);
    session_game_facts(&table.host, game, &facts);
    ck_assert_int_eq(facts.seconds, 61);
    table.now += 3600000; /* nobody plays */
    session = session_resume(&table.host, &error);
    session_sit_down(session);
    table.now += 40000;
    session_leave(session);
    session_game_facts(&table.host, game, &facts);
    ck_assert_int_eq(facts.seconds, 101);
}
END_TEST

START_TEST(a_finished_game_tells_how_long_it_was) {
    SessionFacts facts, before;
    Session *session = begin_computers(2);
    int64_t game = session_store_id(session);
    table_play(&table, session, SIZE_MAX);
    table.now += 1e6; /* they talk about it */
    session_game_facts(&table.host, game, &before);
    session_leave(session);
    session_game_facts(&table.host, game, &facts);
    ck_assert_int_gt(facts.seconds, 60);
    ck_assert_int_eq(facts.seconds, before.seconds);
    ck_assert_int_gt(facts.rounds, 0);
    ck_assert_int_lt(facts.rounds, 60);
    ck_assert_int_eq(facts.hints, 0);
}
END_TEST

START_TEST(haste_is_over_after_a_moment) {
    Session *session = begin_computers(2);
    table.now += 5000;
    ck_assert(!session_is_in_haste(session));
    session_hurry(session);
    ck_assert(session_is_in_haste(session));
    table.now += 1100;
    ck_assert(session_is_in_haste(session));
    table.now += 200;
    ck_assert(!session_is_in_haste(session));
    session_abandon(session);
}
END_TEST

/* --- minds -------------------------------------------------------------------------------------------------------- */

/* Luck at questions is drawn for each anew: nobody is right all evening because of how it began. */
START_TEST(a_computer_is_right_at_some_questions_and_wrong_at_others) {
    int right[WORLD_PLAYERS_MAX] = {0}, asked[WORLD_PLAYERS_MAX] = {0}, often = 0;
    WorldSessionSetup setup = table_setup(2, LEVEL);
    snprintf(setup.board, sizeof setup.board, "grand");
    setup.questions = DECK_CHILDREN;
    Session *session = world_session_start(&table.host, &setup, &error);
    ck_assert_msg(session != NULL, "%s", error.text);
    session_sit_down(session);
    while (!session_is_over(session)) {
        table_play(&table, session, session_actions(session) + 1);
    }
    const WorldEvent *event;
    for (int i = 0; (event = world_session_history(session, i)) != NULL; i++) {
        if (event->kind == WORLD_HAPPENED_ANSWER) {
            asked[event->player]++;
            right[event->player] += event->answer.choice == event->answer.right;
        }
    }
    for (int p = 0; p < setup.players; p++) {
        often += asked[p] >= 5;
        ck_assert_msg(asked[p] < 5 || (right[p] > 0 && right[p] < asked[p]), "seat %d: %d right of %d", p, right[p],
                      asked[p]);
    }
    ck_assert_int_gt(often, 0);
    session_leave(session);
}
END_TEST

START_TEST(a_session_may_close_while_a_computer_thinks) {
    Session *session = begin_computers(2);
    session_step(session, table.now);
    ck_assert(session_is_thinking(session));
    session_leave(session);
    table_think(&table, false); /* nobody waits for it any more */
    ck_assert_int_eq(table.changes, 0);
}
END_TEST

START_TEST(who_draws_is_told_of_a_decision) {
    Session *session = begin_computers(2);
    session_step(session, table.now);
    ck_assert(!session_is_about_to_move(session));
    table_think(&table, false);
    ck_assert(session_is_about_to_move(session));
    ck_assert_int_eq(table.changes, 1);
    ck_assert(session_due(session) > table.now);
    session_leave(session);
}
END_TEST

START_TEST(undo_takes_a_person_back_and_the_note_with_it) {
    WorldSessionSetup setup = table_setup(2, LEVEL);
    setup.seat[0].is_computer = false;
    Session *session = world_session_start(&table.host, &setup, &error);
    session_sit_down(session);
    uint64_t before = hash_of(session);
    ck_assert_int_eq(world_session_act(session, (WorldAction){.kind = WORLD_ACTION_TAKE, .a = WORLD_FROM_DISCARD}),
                     WORLD_ACCEPTED);
    ck_assert(session_can_undo(session));
    unsigned turned_back = session_turned_back(session);
    ck_assert(session_undo(session));
    ck_assert_uint_ne(session_turned_back(session), turned_back); /* who draws has to begin anew */
    ck_assert_uint_eq(hash_of(session), before);
    check_glance(session);
    world_session_act(session, (WorldAction){.kind = WORLD_ACTION_TAKE, .a = WORLD_FROM_STOCK});
    ck_assert(!session_can_undo(session)); /* a card of the stock was seen */
    session_leave(session);
}
END_TEST

/* Whatever stands on it: also where nothing else is seen that was hidden. */
START_TEST(no_event_card_is_turned_back) {
    unsigned asked = 0;
    for (int game = 0; game < 40; game++) {
        WorldSessionSetup setup = table_setup(2, LEVEL);
        setup.seat[0].is_computer = setup.seat[1].is_computer = false;
        Session *session = world_session_start(&table.host, &setup, &error);
        session_sit_down(session);
        ck_assert_int_eq(world_session_act(session, (WorldAction){.kind = WORLD_ACTION_PLAY_EVENT}), WORLD_ACCEPTED);
        asked |= 1u << world_session_game(session)->awaiting;
        ck_assert(!session_can_undo(session));
        ck_assert(!session_undo(session));
        session_abandon(session);
    }
    ck_assert(asked >> WORLD_AWAITING_SWAP & 1);
    ck_assert(asked >> WORLD_AWAITING_TRADE & 1);
}
END_TEST

Suite *sessions_suite(void) {
    Suite *suite = suite_create("sessions");
    TCase *tests = tcase_create("sessions");
    tcase_set_timeout(tests, 120);
    tcase_add_checked_fixture(tests, open_table, close_table);
    tcase_add_test(tests, the_way_to_the_goal_after_the_last_stage_is_nobodys_best_stage);
    tcase_add_test(tests, on_the_sprint_computers_wait_half_as_long);
    tcase_add_test(tests, a_game_that_was_left_goes_on_where_it_was);
    tcase_add_test(tests, a_game_goes_on_as_it_would_have_done);
    tcase_add_test(tests, a_journal_without_characters_is_read_by_names);
    tcase_add_test(tests, a_finished_game_has_its_places_in_the_store);
    tcase_add_test(tests, the_note_beside_a_journal_is_right_after_every_action);
    tcase_add_test(tests, a_glance_needs_neither_board_nor_journal);
    tcase_add_test(tests, a_game_without_a_note_is_played_once_and_then_has_one);
    tcase_add_test(tests, a_game_without_a_note_keeps_its_time);
    tcase_add_test(tests, time_at_the_table_adds_up_over_sittings);
    tcase_add_test(tests, a_finished_game_tells_how_long_it_was);
    tcase_add_test(tests, haste_is_over_after_a_moment);
    tcase_add_test(tests, a_computer_is_right_at_some_questions_and_wrong_at_others);
    tcase_add_test(tests, a_session_may_close_while_a_computer_thinks);
    tcase_add_test(tests, who_draws_is_told_of_a_decision);
    tcase_add_test(tests, undo_takes_a_person_back_and_the_note_with_it);
    tcase_add_test(tests, no_event_card_is_turned_back);
    suite_add_tcase(suite, tests);
    return suite;
}
