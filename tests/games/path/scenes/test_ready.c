/* Saying ready at Best Path's table: when it is asked back, how its key looks, and how it is taken back. */
#include "table_house.h"

#include "games/path/scenes/table_face.h"

START_TEST(passing_with_a_tile_to_light_is_asked_back_once_in_each_of_the_first_rounds) {
    sit_down(1, 1, 0);
    for (int round = 1; round <= 5; round++) {
        DO("wait idle");
        ck_assert_int_ge(free_tile(0, 0), 0);
        DO("click path.ready0");
        if (round <= 3) {
            ck_assert_str_eq(ui()->said, "You can still light a tile. Press again to pass.");
            for (int i = 0; i < 5; i++) { /* a hand that presses on has not read it */
                DO("wait 300");
                DO("click path.ready0");
                ck_assert_int_eq(game()->round, round);
            }
            DO("wait 720");
            DO("click path.ready0");
        }
        ck_assert_int_eq(game()->round, round + 1);
    }
}
END_TEST

START_TEST(the_key_is_quiet_while_it_would_pass_up_a_tile) {
    static PathTable table;
    sit_down(1, 1, 0);
    path_table_init(&table, app, in_play(app));
    path_table_begin_round(&table);
    ck_assert(path_table_key_face(&table, 0, SEAT_KEY_READY, ui()).is_quiet);
    draft_press(&table.seat[0].draft, free_tile(0, 0));
    ck_assert(!path_table_key_face(&table, 0, SEAT_KEY_READY, ui()).is_quiet);
    path_table_fini(&table);
}
END_TEST

START_TEST(a_closed_line_can_be_taken_back_while_others_draw) {
    PathManner manner = {.is_together = true};
    path_manner_remember(&manner, app->store);
    sit_down(2, 2, 0);
    int cell = free_tile(0, 0);
    DO("click path.board0.cell%d", cell);
    say_ready(0);
    ck_assert_uint_eq(path_awaited(game()), 2);
    ck_assert(!is_enabled(tile(0, cell)));
    ck_assert(widget("path.back0") == NULL && is_enabled("path.reopen0"));
    DO("click path.reopen0");
    ck_assert_uint_eq(path_awaited(game()), 3);
    ck_assert(is_enabled("path.back0")); /* the line is there again, tile by tile */
    DO("click path.back0");
    say_ready(0);
    say_ready(1);
    DO("wait idle");
    ck_assert_int_eq(game()->player[0].count, 1);
    ck_assert_int_eq(game()->round, 2);
}
END_TEST

START_TEST(what_was_closed_stays_closed_when_people_come_back) {
    begin(2, 2, 0, 7);
    house_show(app, &PATH_SCENE, NULL, 0);
    int cell = free_tile(0, 0);
    DO("click path.board0.cell%d", cell);
    say_ready(0);
    house_show(app, &PATH_SCENE, NULL, 0); /* the table is set anew from the game alone */
    ck_assert_uint_eq(path_awaited(game()), 2);
    DO("click path.rival0");
    DO("wait idle");
    DO("click path.reopen0");
    DO("wait idle");
    ck_assert(is_enabled("path.back0"));
    say_ready(0);
    DO("wait idle");
    say_ready(1);
    DO("wait idle");
    ck_assert_int_eq(path_end_cell(&game()->player[0], PATH_END_B), cell);
}
END_TEST

Suite *suite_ready(void) {
    Suite *suite = suite_create("ready");
    TCase *tests = tcase_create("ready");
    tcase_add_checked_fixture(tests, open_house, close_house);
    tcase_set_timeout(tests, 120);
    tcase_add_test(tests, passing_with_a_tile_to_light_is_asked_back_once_in_each_of_the_first_rounds);
    tcase_add_test(tests, the_key_is_quiet_while_it_would_pass_up_a_tile);
    tcase_add_test(tests, a_closed_line_can_be_taken_back_while_others_draw);
    tcase_add_test(tests, what_was_closed_stays_closed_when_people_come_back);
    suite_add_tcase(suite, tests);
    return suite;
}
