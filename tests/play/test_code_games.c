/* Game codes at a table: both have the same deal, and whatever decides it is in the code. */
#include "fixture.h"
#include "suites.h"

#include "games/path/play/session_inside.h"
#include "games/world/play/session_inside.h"
#include "play/chronicle.h"
#include "play/code.h"

#include <stdio.h>
#include <string.h>

static const char NEWER[] = "This code comes from another version of the game, with other rules, boards or questions. "
                            "Both tables need the same version.";

static WorldSessionSetup some_setup(void) {
    static const AiLevel EASY[] = {AI_EASY, AI_EASY, AI_EASY};
    WorldSessionSetup setup = table_setup(3, EASY);
    setup.starter = 2;
    setup.questions = DECK_EXPERTS;
    setup.house = WORLD_HOUSE_NO_EVENTS;
    return setup;
}

START_TEST(a_session_says_the_code_it_was_begun_by) {
    WorldSessionSetup setup = some_setup(), other = table_setup(3, (const AiLevel[]){AI_HARD, AI_HARD, AI_HARD});
    char code[CODE_BYTES], told[CODE_BYTES];
    ck_assert(world_code(&table.host, &setup, code, &error));
    ck_assert_msg(world_code_take(&table.host, code, &other, &error), "%s", error.text);
    Session *session = world_session_start(&table.host, &other, &error);
    ck_assert_int_eq(world_session_setup(session)->starter, 2);
    ck_assert_int_eq(world_session_setup(session)->house, WORLD_HOUSE_NO_EVENTS);
    ck_assert(session_code(session, told));
    ck_assert_str_eq(told, code);
    session_leave(session);
}
END_TEST

/* Nothing of what was set here before stays under it. */
START_TEST(a_code_replaces_all_that_decides_the_deal) {
    WorldSessionSetup setup = some_setup(), other = table_setup(4, (const AiLevel[4]){AI_HARD});
    char code[CODE_BYTES];
    snprintf(setup.board, sizeof setup.board, "classic");
    other.has_levels = true;
    other.level[0] = DECK_CHILDREN;
    other.ahead[1] = 5;
    other.house = WORLD_HOUSE_NO_QUESTIONS;
    ck_assert(world_code(&table.host, &setup, code, &error));
    ck_assert_msg(world_code_take(&table.host, code, &other, &error), "%s", error.text);
    ck_assert_int_eq(other.players, 3);
    ck_assert_str_eq(other.board, "classic");
    ck_assert_int_eq(other.starter, 2);
    ck_assert_int_eq(other.questions, DECK_EXPERTS);
    ck_assert(!other.has_levels);
    ck_assert_int_eq(other.ahead[1], 0);
    ck_assert_int_eq(other.house, WORLD_HOUSE_NO_EVENTS);
    ck_assert_int_eq(other.seat[0].level, AI_HARD); /* who plays stays each table's own */
}
END_TEST

/* Years later, from the list of games. */
START_TEST(a_look_back_tells_the_code_and_has_the_board) {
    WorldSessionSetup setup = some_setup();
    char code[CODE_BYTES], told[CODE_BYTES];
    ck_assert(world_code(&table.host, &setup, code, &error));
    ck_assert(world_code_take(&table.host, code, &setup, &error));
    Session *session = world_session_start(&table.host, &setup, &error);
    session_sit_down(session);
    Session *past = chronicle_to_look_back(&table.host, session_store_id(session), &error);
    ck_assert_msg(past != NULL, "%s", error.text);
    ck_assert(session_code(past, told));
    ck_assert_str_eq(told, code);
    ck_assert_int_eq(world_session_board(past)->track.goal, world_session_board(session)->track.goal);
    session_leave(past);
    session_leave(session);
}
END_TEST

START_TEST(a_game_by_chance_has_none) {
    WorldSessionSetup setup = some_setup();
    PathSessionSetup path = {.players = 1, .board = "classic"};
    char told[CODE_BYTES];
    Session *session = world_session_start(&table.host, &setup, &error);
    ck_assert(!session_code(session, told));
    session_leave(session);
    session = path_session_start(&table.host, &path, &error);
    ck_assert(!session_code(session, told));
    session_leave(session);
}
END_TEST

/* Its deal could be had elsewhere, but not the rest. */
START_TEST(a_game_with_handicaps_or_questions_of_one_s_own_has_none) {
    WorldSessionSetup setup = some_setup(), plain;
    char code[CODE_BYTES];
    ck_assert(world_code(&table.host, &setup, code, &error));
    ck_assert(world_code_take(&table.host, code, &setup, &error));
    plain = setup;
    for (int what = 0; what < 3; what++) {
        setup = plain;
        setup.ahead[2] = what == 1 ? 3 : 0;
        setup.has_levels = what == 2;
        setup.level[1] = DECK_FAMILY;
        Session *session = world_session_start(&table.host, &setup, &error);
        ck_assert_int_eq(session_code(session, code), what == 0);
        session_leave(session);
    }
}
END_TEST

START_TEST(playing_again_deals_anew) {
    WorldSessionSetup setup = some_setup();
    char code[CODE_BYTES];
    ck_assert(world_code(&table.host, &setup, code, &error));
    ck_assert(world_code_take(&table.host, code, &setup, &error));
    Session *last = world_session_start(&table.host, &setup, &error), *again = session_again(last, &error);
    ck_assert(!session_code(again, code));
    ck_assert_uint_ne(world_session_setup(again)->seed, world_session_setup(last)->seed);
    session_leave(again);
    session_leave(last);
}
END_TEST

/* One table has played before: its questions are not put off as they are in a game by chance. */
START_TEST(what_was_seen_here_changes_no_question) {
    WorldSessionSetup setup = some_setup();
    WorldRecord first;
    char code[CODE_BYTES];
    ck_assert(world_code(&table.host, &setup, code, &error));
    ck_assert(world_code_take(&table.host, code, &setup, &error));
    Session *session = world_session_start(&table.host, &setup, &error);
    session_sit_down(session);
    first = world_session_of(session)->record;
    for (int i = 0; i < first.setup.question_count; i++) {
        StoreAnswer answer = {.game = session_store_id(session), .ordinal = i, .name = "Ada", .topic = "science"};
        snprintf(answer.question, sizeof answer.question, "%s", first.question_id[i]);
        store_add_answer(table.store, &answer);
    }
    session_leave(session);
    session = world_session_start(&table.host, &setup, &error);
    const WorldRecord *then = &world_session_of(session)->record;
    ck_assert_int_gt(then->setup.question_count, 10);
    ck_assert_int_eq(then->setup.question_count, first.setup.question_count);
    for (int i = 0; i < then->setup.question_count; i++) {
        ck_assert_str_eq(then->question_id[i], first.question_id[i]);
    }
    session_leave(session);
}
END_TEST

static void begin_by_code(WorldSessionSetup *setup, char code[CODE_BYTES], Session **session) {
    ck_assert(world_code(&table.host, setup, code, &error));
    ck_assert(world_code_take(&table.host, code, setup, &error));
    *session = world_session_start(&table.host, setup, &error);
}

/* The others decide which come, so they must be the same as well. */
static Question *never_asked(WorldSession *world) {
    for (int i = 0; i < world->questions->count; i++) {
        bool is_asked = false;
        for (int k = 0; k < world->record.setup.question_count; k++) {
            is_asked = is_asked || strcmp(world->record.question_id[k], world->questions->list[i].id) == 0;
        }
        if (!is_asked && world->questions->list[i].set == NULL) {
            return &world->questions->list[i];
        }
    }
    ck_abort_msg("all are asked");
}

/* Mended between two versions: one table would be asked something else, or call right what is wrong at the other. */
START_TEST(whatever_decides_a_question_is_in_the_code) {
    WorldSessionSetup setup = some_setup();
    char code[CODE_BYTES], told[CODE_BYTES];
    Session *session;
    begin_by_code(&setup, code, &session);
    WorldSession *world = world_session(session);
    Question *question = never_asked(world), before = *question;
    Board *board = (Board *)(void *)world->board; /* nobody else plays on it */
    int8_t site = board->track.site[5];
    for (int what = 0; what < 5; what++) {
        *question = before;
        question->right = what == 0 ? (before.right + 1) % 3 : before.right;
        question->id = what == 1 ? "another" : before.id;
        question->site = what == 2 ? "Another" : before.site;
        question->set = what == 3 ? "another" : before.set;
        board->track.site[5] = (int8_t)(what == 4 ? 1 + site : site);
        ck_assert(session_code(session, told));
        ck_assert_msg(strcmp(told, code) != 0, "%d", what);
    }
    session_leave(session);
}
END_TEST

START_TEST(whatever_decides_a_board_of_best_path_is_in_the_code) {
    PathSessionSetup setup = {.players = 2, .board = "spiral"};
    char code[CODE_BYTES], told[CODE_BYTES];
    ck_assert(path_code(&table.host, &setup, code, &error));
    ck_assert(path_code_take(&table.host, code, &setup, &error));
    Session *session = path_session_start(&table.host, &setup, &error);
    PathBoard *board = &path_session(session)->record.setup.board, before = *board;
    for (int what = 0; what < 3; what++) {
        *board = before;
        board->number[2] = (uint8_t)(before.number[2] + (what == 0));
        board->start[1] = (uint8_t)(before.start[1] + (what == 1));
        board->card[3].colour[0] = (uint8_t)(before.card[3].colour[0] + (what == 2));
        ck_assert(session_code(session, told));
        ck_assert_msg(strcmp(told, code) != 0, "%d", what);
    }
    session_leave(session);
}
END_TEST

START_TEST(any_seed_fits_and_by_chance_anybody_begins) {
    WorldSessionSetup setup = some_setup();
    char text[CODE_BYTES];
    GameCode code;
    unsigned starters = 0;
    setup.starter = -1;
    table.seed = CODE_SEED_MOST - 6;
    for (int i = 0; i < 12; i++) {
        ck_assert(world_code(&table.host, &setup, text, &error));
        ck_assert_msg(code_read(text, CODE_WORLD, &code, &error), "%s", error.text);
        starters |= 1u << code.starter;
    }
    ck_assert_uint_eq(starters, 7);
}
END_TEST

/* As a version might write it that knows more than this one. */
START_TEST(players_and_levels_that_this_game_does_not_have_are_refused) {
    WorldSessionSetup setup = table_setup(2, (const AiLevel[]){AI_EASY, AI_EASY});
    char text[CODE_BYTES];
    GameCode code;
    snprintf(setup.board, sizeof setup.board, "classic");
    for (int what = 0; what < 2; what++) {
        ck_assert(world_code(&table.host, &setup, text, &error));
        ck_assert(code_read(text, CODE_WORLD, &code, &error));
        code.players = what == 0 ? 1 : code.players;
        code.level = what == 1 ? DECK_LEVELS : code.level;
        code_write(&code, text);
        ck_assert(!world_code_take(&table.host, text, &setup, &error));
        ck_assert_int_eq(setup.players, 2);
    }
}
END_TEST

START_TEST(a_code_of_best_path_brings_people_board_and_time) {
    static const int LIMIT[] = {0, 60, 30}; /* read out by tables that are not updated together */
    for (int i = 0; i < PATH_LIMITS; i++) {
        PathSessionSetup setup = {.players = i + 2, .board = "spiral", .limit = LIMIT[i]};
        PathSessionSetup other = {.players = 1, .board = "classic", .limit = 45};
        char text[CODE_BYTES], told[CODE_BYTES];
        GameCode code;
        ck_assert(path_code(&table.host, &setup, text, &error));
        ck_assert(code_read(text, CODE_PATH, &code, &error));
        ck_assert_int_eq(code.level, i);
        ck_assert_msg(path_code_take(&table.host, text, &other, &error), "%s", error.text);
        ck_assert_int_eq(other.players, i + 2);
        ck_assert_str_eq(other.board, "spiral");
        ck_assert_int_eq(other.limit, LIMIT[i]);
        Session *session = path_session_start(&table.host, &other, &error);
        ck_assert_uint_eq(path_session_setup(session)->seed, code_marked(code.seed));
        ck_assert(session_code(session, told));
        ck_assert_str_eq(told, text);
        session_leave(session);
    }
}
END_TEST

/* As it stands in a game from elsewhere: its own name is no help, what lies on it is. */
START_TEST(a_board_that_is_in_no_list_has_a_code_all_the_same) {
    PathSessionSetup setup = {.players = 2, .board = "spiral"}, other = {.players = 1, .board = "classic"};
    char code[CODE_BYTES], told[CODE_BYTES];
    ck_assert(path_code(&table.host, &setup, code, &error));
    ck_assert(path_code_take(&table.host, code, &setup, &error));
    Session *session = path_session_start(&table.host, &setup, &error);
    snprintf(session->record->board, sizeof session->record->board, "company");
    ck_assert(session_code(session, told));
    ck_assert_uint_eq(strlen(told), 19);
    ck_assert_msg(path_code_take(&table.host, told, &other, &error), "%s", error.text);
    ck_assert_str_eq(other.board, "spiral");
    ck_assert_int_eq(other.players, 2);
    ck_assert_uint_eq(other.seed, setup.seed);
    path_session(session)->record.setup.board.number[2]++;
    ck_assert(session_code(session, told));
    ck_assert(!path_code_take(&table.host, told, &other, &error));
    ck_assert_str_eq(error.text, NEWER);
    session_leave(session);
}
END_TEST

START_TEST(a_board_of_world_that_is_in_no_list_has_a_code_all_the_same) {
    WorldSessionSetup setup = some_setup(), other = table_setup(2, (const AiLevel[]){AI_EASY, AI_EASY});
    char told[CODE_BYTES];
    Session *session;
    begin_by_code(&setup, told, &session);
    snprintf(session->record->board, sizeof session->record->board, "company");
    ck_assert(session_code(session, told));
    ck_assert_uint_eq(strlen(told), 19);
    snprintf(other.board, sizeof other.board, "classic");
    ck_assert_msg(world_code_take(&table.host, told, &other, &error), "%s", error.text);
    ck_assert_str_eq(other.board, setup.board);
    ck_assert_int_eq(other.players, 3);
    ck_assert_int_eq(other.starter, setup.starter);
    ck_assert_int_eq(other.questions, DECK_EXPERTS);
    ck_assert_uint_eq(other.seed, setup.seed);
    world_session(session)->questions->list[0].right ^= 1; /* mended elsewhere: not the same game any more */
    ck_assert(session_code(session, told));
    ck_assert(!world_code_take(&table.host, told, &other, &error));
    ck_assert_str_eq(error.text, NEWER);
    session_leave(session);
}
END_TEST

START_TEST(another_board_of_best_path_is_refused) {
    PathSessionSetup setup = {.players = 2, .board = "spiral"};
    char text[CODE_BYTES];
    GameCode code;
    for (int what = 0; what < 3; what++) {
        ck_assert(path_code(&table.host, &setup, text, &error));
        ck_assert(code_read(text, CODE_PATH, &code, &error));
        code.rules += what == 0;
        code.data ^= what == 1;
        code.board = what == 2 ? 3 : code.board; /* there are three */
        code_write(&code, text);
        ck_assert(!path_code_take(&table.host, text, &setup, &error));
        ck_assert_ptr_nonnull(strstr(error.text, "another version of the game"));
        ck_assert_str_eq(setup.board, "spiral");
    }
}
END_TEST

START_TEST(other_rules_and_other_questions_are_refused) {
    WorldSessionSetup setup = some_setup();
    char text[CODE_BYTES];
    GameCode code;
    for (int what = 0; what < 2; what++) {
        ck_assert(world_code(&table.host, &setup, text, &error));
        ck_assert(code_read(text, CODE_WORLD, &code, &error));
        code.rules += what == 0;
        code.data ^= what == 1;
        code_write(&code, text);
        ck_assert(!world_code_take(&table.host, text, &setup, &error));
        ck_assert_str_eq(error.text, NEWER);
    }
}
END_TEST

Suite *codes_of_games_suite(void) {
    Suite *suite = suite_create("codes of games");
    TCase *games = tcase_create("games");
    tcase_add_checked_fixture(games, open_table, close_table);
    tcase_add_test(games, a_session_says_the_code_it_was_begun_by);
    tcase_add_test(games, a_code_replaces_all_that_decides_the_deal);
    tcase_add_test(games, a_look_back_tells_the_code_and_has_the_board);
    tcase_add_test(games, a_game_by_chance_has_none);
    tcase_add_test(games, a_game_with_handicaps_or_questions_of_one_s_own_has_none);
    tcase_add_test(games, playing_again_deals_anew);
    tcase_add_test(games, what_was_seen_here_changes_no_question);
    tcase_add_test(games, whatever_decides_a_question_is_in_the_code);
    tcase_add_test(games, whatever_decides_a_board_of_best_path_is_in_the_code);
    tcase_add_test(games, any_seed_fits_and_by_chance_anybody_begins);
    tcase_add_test(games, players_and_levels_that_this_game_does_not_have_are_refused);
    tcase_add_test(games, a_code_of_best_path_brings_people_board_and_time);
    tcase_add_test(games, a_board_that_is_in_no_list_has_a_code_all_the_same);
    tcase_add_test(games, a_board_of_world_that_is_in_no_list_has_a_code_all_the_same);
    tcase_add_test(games, another_board_of_best_path_is_refused);
    tcase_add_test(games, other_rules_and_other_questions_are_refused);
    suite_add_tcase(suite, games);
    return suite;
}
