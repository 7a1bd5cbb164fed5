/* What Best Path's table says and shows when asked: why a press does nothing, hints, rounds, rivals, the log. */
#include "table_house.h"

START_TEST(a_press_that_does_nothing_says_why) {
    sit_down(1, 1, 0);
    Point far = middle_of(tile(0, game()->player[0].start == 21 ? 60 : 0));
    DO("pointer %g %g down", (double)far.x, (double)far.y);
    DO("pointer %g %g up", (double)far.x, (double)far.y);
    ck_assert_str_eq(ui()->said, "Keep drawing from the end of your ray, tile by tile.");
}
END_TEST

START_TEST(a_hint_is_a_legal_line_and_goes_with_the_round) {
    sit_down(1, 1, 0);
    PathHint hint;
    DO("click path.hint");
    DO("wait idle");
    ck_assert(path_session_hint(in_play(app), 0, &hint));
    ck_assert_int_eq(path_line_refuses(&game()->board, &game()->player[0], path_card(game()), &hint.line),
                     PATH_ACCEPTED);
    ck_assert(widget("path.hint")->selected);
    say_ready(0);
    DO("wait idle");
    ck_assert(!widget("path.hint")->selected);
    ck_assert_int_eq(session_hints(in_play(app)), 1);
}
END_TEST

START_TEST(where_several_draw_everybody_gets_a_hint_of_their_own) {
    PathHint hint;
    path_manner_remember(&(PathManner){.is_together = true}, app->store);
    sit_down(3, 2, 0);
    say_ready(1);
    DO("wait idle");
    DO("click path.hint");
    DO("wait idle");
    ck_assert(path_session_hint(in_play(app), 0, &hint));
    ck_assert(!path_session_hint(in_play(app), 1, &hint)); /* who is ready wants none */
    ck_assert_int_eq(session_hints(in_play(app)), 1);
    say_ready(0);
    DO("wait idle");
    ck_assert_int_eq(game()->round, 2);
    ck_assert(!widget("path.hint")->selected);
    DO("click path.hint");
    DO("wait idle");
    ck_assert(path_session_hint(in_play(app), 0, &hint) && path_session_hint(in_play(app), 1, &hint));
    ck_assert_int_eq(session_hints(in_play(app)), 3);
}
END_TEST

START_TEST(what_is_held_over_the_boards_is_put_away) {
    sit_down(2, 1, 0);
    for (int i = 0; i < 2; i++) {
        DO("click %s", i == 0 ? "path.rounds" : "path.rival1");
        DO("wait idle");
        DO("key Escape");
        DO("wait idle");
        IN_SCENE("path");
        int cell = free_tile(0, 0);
        DO("click path.board0.cell%d", cell);
        ck_assert(is_enabled("path.back0"));
        DO("click path.back0");
        DO("click %s", i == 0 ? "path.rounds" : "path.rival1");
        DO("click path.board0.cell%d", cell); /* any press puts it away, and does nothing else */
        ck_assert(!is_enabled("path.back0"));
        DO("click path.board0.cell%d", cell);
        ck_assert(is_enabled("path.back0"));
        DO("click path.back0");
    }
    DO("key Escape");
    DO("wait idle");
    IN_SCENE("pause");
}
END_TEST

/* Whatever has a rectangle has something to say. */
static void nothing_is_empty(void) {
    for (int i = 0; i < ui()->count; i++) {
        const Widget *one = &ui()->widget[i];
        bool says = (one->label != NULL && one->label[0] != '\0') || (one->hint != NULL && one->hint[0] != '\0');
        ck_assert_msg(says, "%s says nothing", one->id);
    }
}

START_TEST(in_the_last_round_no_list_of_cards_still_to_come_opens) {
    sit_down(1, 1, 0);
    Point at = middle_of("path.rounds");
    for (int round = 1; round <= PATH_CARDS; round++) {
        ck_assert(is_enabled("path.rounds") == (round < PATH_CARDS));
        if (round < PATH_CARDS) {
            DO("click path.rounds");
            DO("wait idle");
            nothing_is_empty();
            DO("click path.rounds");
            say_ready(0);
            DO("wait idle");
        }
    }
    DO("pointer %g %g down", (double)at.x, (double)at.y);
    DO("pointer %g %g up", (double)at.x, (double)at.y);
    DO("wait idle");
    nothing_is_empty();
    ck_assert_ptr_null(widget("path.deck"));
}
END_TEST

START_TEST(the_log_tells_only_what_has_been_shown) {
    sit_down(2, 2, 0);
    say_ready(0);
    DO("wait idle");
    DO("click path.log");
    DO("wait idle");
    IN_SCENE("path_log");
    DO("key Escape");
    DO("wait idle");
    IN_SCENE("path");
}
END_TEST

Suite *suite_table_words(void) {
    Suite *suite = suite_create("words at the table");
    TCase *tests = tcase_create("words at the table");
    tcase_set_timeout(tests, 120);
    tcase_add_checked_fixture(tests, open_house, close_house);
    tcase_add_test(tests, a_press_that_does_nothing_says_why);
    tcase_add_test(tests, a_hint_is_a_legal_line_and_goes_with_the_round);
    tcase_add_test(tests, where_several_draw_everybody_gets_a_hint_of_their_own);
    tcase_add_test(tests, what_is_held_over_the_boards_is_put_away);
    tcase_add_test(tests, in_the_last_round_no_list_of_cards_still_to_come_opens);
    tcase_add_test(tests, the_log_tells_only_what_has_been_shown);
    suite_add_tcase(suite, tests);
    return suite;
}
