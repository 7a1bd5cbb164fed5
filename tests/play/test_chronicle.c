/* Games that are kept, passed on and shown: with their people, their characters and whose action each was. */
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

START_TEST(a_game_passed_on_keeps_its_people_and_whose_action_each_was) {
    Session *session = begin_computers(3);
    table_play(&table, session, SIZE_MAX);
    int64_t own = session_store_id(session);
    Session *chronicle = chronicle_from_session(session);
    char *text = chronicle_to_text(chronicle);
    session_leave(chronicle);
    chronicle = chronicle_from_text(&table.host, text, strlen(text), "game.json", &error);
    ck_assert_msg(chronicle != NULL, "%s", error.text);
    for (int p = 0; p < 3; p++) {
        const Seat *seat = session_seat(chronicle, p);
        ck_assert_str_eq(seat->name, session_seat(session, p)->name);
        ck_assert_int_eq(seat->figurine, p);
        ck_assert_int_eq(seat->level, LEVEL[p]);
        ck_assert_int_eq(seat->character, ai_character_of((Figurine)p, 1) + 1);
    }
    ck_assert_int_eq(session_started(chronicle), 1790000000);
    chronicle_keep(chronicle);
    session_leave(chronicle);
    session_leave(session);
    StoreGames games = store_list_games(table.store, "world");
    ck_assert_uint_eq(games.count, 2);
    int64_t copy = games.game[0].id == own ? games.game[1].id : games.game[0].id;
    StoreJournal a, b;
    ck_assert_int_eq(store_load_journal(table.store, own, &a), STORE_FINE);
    ck_assert_int_eq(store_load_journal(table.store, copy, &b), STORE_FINE);
    ck_assert(b.game.imported);
    ck_assert_uint_eq(a.action_count, b.action_count);
    ck_assert_int_eq(memcmp(a.action, b.action, a.action_count * sizeof *a.action), 0);
    ck_assert_int_eq(memcmp(a.game.seat, b.game.seat, sizeof a.game.seat), 0);
    store_journal_free(&a);
    store_journal_free(&b);
    store_games_free(&games);
    cJSON_free(text);
}
END_TEST

START_TEST(an_imported_game_shows_its_characters_again) {
    Session *session = begin_computers(2);
    table_play(&table, session, 30);
    Session *chronicle = chronicle_from_session(session);
    chronicle_keep(chronicle);
    session_leave(chronicle);
    session_abandon(session);
    StoreGames games = store_list_games(table.store, "world");
    int64_t copy = games.game[0].imported ? games.game[0].id : games.game[1].id;
    store_games_free(&games);
    chronicle = chronicle_from_store(&table.host, copy, &error);
    ck_assert_msg(chronicle != NULL, "%s", error.text);
    ck_assert_int_eq(session_seat(chronicle, 1)->character, ai_character_of(FIGURINE_LENS, 1) + 1);
    session_leave(chronicle);
}
END_TEST

static int imported(void) {
    int count = 0;
    StoreGames games = store_list_games(table.store, "world");
    for (size_t i = 0; i < games.count; i++) {
        count += games.game[i].imported;
    }
    store_games_free(&games);
    return count;
}

/* As long, and begun at the same second: they differ in a deal, or in one action. */
START_TEST(games_that_look_alike_are_kept_apart_and_each_once) {
    Session *one = begin_computers(2), *other = begin_computers(2);
    table_play(&table, one, 30);
    table_play(&table, other, 30);
    ck_assert_uint_ne(session_hash(one), session_hash(other));
    for (int again = 0; again < 2; again++) {
        chronicle_keep(one);
        chronicle_keep(other);
        ck_assert_int_eq(imported(), 2);
    }
    size_t last = session_actions(one) - 1;
    Session *before = chronicle_play(one, last, &error);
    WorldAction legal[WORLD_LEGAL_MAX];
    int count = world_legal(world_session_game(before), legal);
    session_leave(before);
    for (int i = 0; i < count; i++) {
        Session *otherwise = chronicle_play(one, last, &error);
        ck_assert_int_eq(world_session_act(otherwise, legal[i]), WORLD_ACCEPTED);
        chronicle_keep(otherwise);
        session_leave(otherwise);
    }
    for (int which = 0; which < 2; which++) { /* nothing but the deal */
        Session *begun = chronicle_play(which == 0 ? one : other, 0, &error);
        chronicle_keep(begun);
        session_leave(begun);
    }
    ck_assert_int_gt(count, 1);
    ck_assert_int_eq(imported(), 2 + count - 1 + 2); /* one of them is how it went */
    session_leave(one);
    session_leave(other);
}
END_TEST

START_TEST(a_film_goes_beside_the_game_in_play_and_keeps_nothing) {
    Session *session = begin_computers(2);
    table_play(&table, session, 40);
    uint64_t hash = hash_of(session);
    Session *chronicle = chronicle_from_session(session);
    Session *film = chronicle_play(chronicle, 12, &error);
    ck_assert_msg(film != NULL, "%s", error.text);
    ck_assert_uint_eq(session_actions(film), 12);
    ck_assert_int_eq(session_persons(film), 0);
    for (size_t i = 12; i < session_actions(chronicle); i++) {
        ck_assert_int_eq(world_session_act(film, world_session_action(chronicle, i)), WORLD_ACCEPTED);
    }
    ck_assert_uint_eq(hash_of(film), hash);
    session_leave(film);
    session_leave(chronicle);
    ck_assert_uint_eq(hash_of(session), hash);
    StoreGames games = store_list_games(table.store, NULL);
    ck_assert_uint_eq(games.count, 1);
    store_games_free(&games);
    session_leave(session);
}
END_TEST

/* A stand takes people's names out of the store again: they must not stand anywhere else. */
START_TEST(names_stand_in_the_game_s_row_and_not_in_its_setup) {
    Session *session = begin_computers(2);
    StoreJournal journal;
    ck_assert_int_eq(store_load_journal(table.store, session_store_id(session), &journal), STORE_FINE);
    ck_assert_ptr_null(strstr(journal.setup, session_seat(session, 0)->name));
    ck_assert_str_eq(journal.game.seat[0].name, session_seat(session, 0)->name);
    store_journal_free(&journal);
    session_leave(session);
}
END_TEST

START_TEST(a_game_of_the_lab_can_be_kept_and_shown) {
    static const char text[] =
        "{\"game\":\"world\",\"rules\":1,\"board\":\"short\",\"setup\":{\"players\":2,\"starter\":1,\"seed\":5,"
        "\"track\":{\"goal\":30,\"sites\":[[7,2]]},\"questions\":[{\"id\":\"why-glass\",\"right\":1}]},\"actions\":["
        "{\"type\":\"take\",\"from\":\"stock\"},{\"type\":\"place\",\"slot\":3},{\"type\":\"take\",\"from\":\"stock\"}]"
        "}";
    Session *chronicle = chronicle_from_text(&table.host, text, sizeof text - 1, "lab.json", &error);
    ck_assert_msg(chronicle != NULL, "%s", error.text);
    ck_assert_int_eq(session_players(chronicle), 2);
    ck_assert_str_eq(session_seat(chronicle, 0)->name, "Player 1");
    ck_assert_str_eq(session_seat(chronicle, 1)->name, "Player 2");
    chronicle_keep(chronicle);
    session_leave(chronicle);
    StoreGames games = store_list_games(table.store, "world");
    StoreJournal journal;
    ck_assert_int_eq(store_load_journal(table.store, games.game[0].id, &journal), STORE_FINE);
    static const int SEAT[] = {1, 1, 0};
    for (int i = 0; i < 3; i++) {
        ck_assert_int_eq(journal.action[i].seat, SEAT[i]);
    }
    store_journal_free(&journal);
    store_games_free(&games);
}
END_TEST

START_TEST(an_editor_s_byte_order_mark_is_passed_over) {
    Session *session = begin_computers(2);
    table_play(&table, session, 10);
    Session *chronicle = chronicle_from_session(session);
    char *text = chronicle_to_text(chronicle);
    session_leave(chronicle);
    char *marked = malloc(strlen(text) + 4);
    sprintf(marked, "\xef\xbb\xbf%s", text);
    chronicle = chronicle_from_text(&table.host, marked, strlen(marked), "game.json", &error);
    ck_assert_msg(chronicle != NULL, "%s", error.text);
    ck_assert_uint_eq(session_actions(chronicle), session_actions(session));
    session_leave(chronicle);
    free(marked);
    cJSON_free(text);
    session_leave(session);
}
END_TEST

Suite *chronicles_suite(void) {
    Suite *suite = suite_create("chronicles");
    TCase *tests = tcase_create("chronicles");
    tcase_set_timeout(tests, 120);
    tcase_add_checked_fixture(tests, open_table, close_table);
    tcase_add_test(tests, a_game_passed_on_keeps_its_people_and_whose_action_each_was);
    tcase_add_test(tests, an_imported_game_shows_its_characters_again);
    tcase_add_test(tests, games_that_look_alike_are_kept_apart_and_each_once);
    tcase_add_test(tests, a_film_goes_beside_the_game_in_play_and_keeps_nothing);
    tcase_add_test(tests, names_stand_in_the_game_s_row_and_not_in_its_setup);
    tcase_add_test(tests, a_game_of_the_lab_can_be_kept_and_shown);
    tcase_add_test(tests, an_editor_s_byte_order_mark_is_passed_over);
    suite_add_tcase(suite, tests);
    return suite;
}
