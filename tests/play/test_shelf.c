/* The question bank that is kept from game to game. */
#include "suites.h"
#include "table.h"

#include "games/world/play/game.h"
#include "games/world/play/session_inside.h"
#include "games/world/play/shelf.h"

#include <string.h>

static Table table;

static void open_table(void) {
    table_open(&table);
    *host_shelf(&table.host, &WORLD_GAME) = shelf_new();
}

static void close_table(void) {
    shelf_free(*host_shelf(&table.host, &WORLD_GAME));
    table_close(&table);
}

/* Whether a bank can be had though there is no file to read it from. */
static bool has_bank_without_files(void) {
    PlayHost moved = table.host;
    PlayError error = {0};
    moved.assets = "/nowhere";
    Questions *questions = shelf_take(&moved, &error);
    bool is_there = questions != NULL && questions_find(questions, "cinderella") != NULL;
    ck_assert(is_there || strncmp(error.text, "The questions can’t be used", 27) == 0);
    questions_free(questions);
    return is_there;
}

START_TEST(a_bank_is_read_beside_and_then_kept) {
    ck_assert(!has_bank_without_files());
    shelf_prepare(&table.host);
    shelf_prepare(&table.host); /* it is on its way */
    ck_assert_int_eq(table.thoughts, 1);
    ck_assert(!has_bank_without_files());
    table_think(&table, false);
    ck_assert(has_bank_without_files());
    shelf_prepare(&table.host); /* it is there */
    ck_assert_int_eq(table.thoughts, 0);
}
END_TEST

START_TEST(a_game_that_comes_before_its_bank_reads_it_and_leaves_it) {
    PlayError error = {0};
    Questions *questions = shelf_take(&table.host, &error);
    ck_assert_ptr_nonnull(questions);
    ck_assert(has_bank_without_files());
    questions_free(questions);
    ck_assert(has_bank_without_files());
}
END_TEST

START_TEST(who_holds_the_bank_keeps_it_when_the_shelf_goes) {
    PlayError error = {0};
    Questions *questions = shelf_take(&table.host, &error);
    shelf_free(*host_shelf(&table.host, &WORLD_GAME));
    *host_shelf(&table.host, &WORLD_GAME) = NULL;
    ck_assert_ptr_nonnull(questions_find(questions, "cinderella"));
    questions_free(questions);
}
END_TEST

/* Most of what a game takes in memory is its board. */
START_TEST(games_on_one_board_share_it) {
    static const AiLevel LEVEL[] = {AI_EASY, AI_EASY, AI_EASY};
    PlayError error = {0};
    WorldSessionSetup two = table_setup(2, LEVEL), three = table_setup(3, LEVEL);
    Session *first = world_session_start(&table.host, &two, &error);
    table.host.assets = "/nowhere";
    Session *second = world_session_start(&table.host, &two, &error);
    ck_assert_msg(second != NULL, "%s", error.text);
    ck_assert_ptr_eq(world_session_board(second), world_session_board(first));
    ck_assert_ptr_null(world_session_start(&table.host, &three, &error)); /* they go another route, which nobody read */
    session_leave(first);
    shelf_free(*host_shelf(&table.host, &WORLD_GAME));
    *host_shelf(&table.host, &WORLD_GAME) = NULL;
    ck_assert_int_gt(world_session_board(second)->track.goal, 0);
    session_leave(second);
}
END_TEST

START_TEST(without_a_shelf_each_game_has_a_board_of_its_own) {
    static const AiLevel LEVEL[] = {AI_EASY, AI_EASY};
    PlayError error = {0};
    WorldSessionSetup setup = table_setup(2, LEVEL);
    shelf_free(*host_shelf(&table.host, &WORLD_GAME));
    *host_shelf(&table.host, &WORLD_GAME) = NULL;
    Session *first = world_session_start(&table.host, &setup, &error);
    Session *second = world_session_start(&table.host, &setup, &error);
    ck_assert_ptr_ne(world_session_board(second), world_session_board(first));
    session_leave(first);
    ck_assert_int_gt(world_session_board(second)->track.goal, 0);
    session_leave(second);
}
END_TEST

START_TEST(a_shelf_goes_while_its_bank_is_read) {
    shelf_prepare(&table.host);
    shelf_free(*host_shelf(&table.host, &WORLD_GAME));
    *host_shelf(&table.host, &WORLD_GAME) = NULL;
    table_think(&table, false);
}
END_TEST

START_TEST(a_bank_that_nobody_read_is_read_at_the_next_asking) {
    shelf_prepare(&table.host);
    table_think(&table, true);
    shelf_prepare(&table.host);
    ck_assert_int_eq(table.thoughts, 1);
}
END_TEST

Suite *shelf_suite(void) {
    Suite *suite = suite_create("shelf");
    TCase *cases = tcase_create("shelf");
    tcase_add_checked_fixture(cases, open_table, close_table);
    tcase_add_test(cases, a_bank_is_read_beside_and_then_kept);
    tcase_add_test(cases, a_game_that_comes_before_its_bank_reads_it_and_leaves_it);
    tcase_add_test(cases, who_holds_the_bank_keeps_it_when_the_shelf_goes);
    tcase_add_test(cases, games_on_one_board_share_it);
    tcase_add_test(cases, without_a_shelf_each_game_has_a_board_of_its_own);
    tcase_add_test(cases, a_shelf_goes_while_its_bank_is_read);
    tcase_add_test(cases, a_bank_that_nobody_read_is_read_at_the_next_asking);
    suite_add_tcase(suite, cases);
    return suite;
}
