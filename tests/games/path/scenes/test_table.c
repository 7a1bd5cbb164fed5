/* Best Path's table in the house, without a window: what hands do there, and what comes of it. */
#include "table_house.h"

static PathLine lines[PATH_LINES_MAX];

/* --- hands -------------------------------------------------------------------------------------------------------- */

START_TEST(a_mouse_alone_plays_a_game_and_another) {
    sit_down(1, 1, 0);
    for (int round = 1; round <= PATH_CARDS; round++) {
        ck_assert_int_eq(game()->round, round);
        int before = game()->player[0].count, cell = free_tile(0, 0);
        if (cell >= 0) {
            DO("click path.board0.cell%d", cell);
        }
        say_ready(0);
        DO("wait idle");
        ck_assert_int_eq(game()->player[0].count, before + (cell >= 0));
    }
    IN_SCENE("path_end");
    ck_assert(session_is_over(in_play(app)));
    DO("click path_end.again");
    DO("wait idle");
    IN_SCENE("path");
    ck_assert_int_eq(game()->round, 1);
}
END_TEST

START_TEST(dragging_draws_and_dragging_back_shortens) {
    sit_down(1, 1, 0);
    int start = game()->player[0].start, cell = free_tile(0, 0);
    Point from = middle_of(tile(0, start)), to = middle_of(tile(0, cell));
    DO("pointer %g %g down", (double)from.x, (double)from.y);
    DO("pointer %g %g move", (double)to.x, (double)to.y);
    DO("pointer %g %g up", (double)to.x, (double)to.y);
    ck_assert(is_enabled("path.back0"));
    DO("drag path.board0.cell%d path.board0.cell%d", cell, start);
    ck_assert(!is_enabled("path.back0"));
    DO("click path.board0.cell%d", cell);
    say_ready(0);
    DO("wait idle");
    ck_assert_int_eq(path_end_cell(&game()->player[0], PATH_END_B), cell);
    PathEnd end = path_lines(game(), 0, lines) > 1 ? (PathEnd)lines[1].end : PATH_END_B; /* now there are two ends */
    int other = lines[1].cell[0];
    DO("drag path.board0.cell%d path.board0.cell%d", path_end_cell(&game()->player[0], end), other);
    say_ready(0);
    DO("wait idle");
    ck_assert_int_eq(path_end_cell(&game()->player[0], end), other);
}
END_TEST

/* Steers from where the keyboard is to a tile, along a way found by trying. */
static void steer_to(const char *const key[4], const char *command, int player, int cell) {
    int on = -1, seat = -1;
    for (int presses = 0; presses < 40; presses++) {
        ck_assert_int_eq(sscanf(ui_focused(ui()), "path.board%d.cell%d", &seat, &on), 2);
        ck_assert_int_eq(seat, player);
        if (on == cell) {
            return;
        }
        Point at = rect_middle(ui_rect(ui(), tile(player, on))), to = rect_middle(ui_rect(ui(), tile(player, cell)));
        bool is_across = to.y < at.y - 2 || to.y > at.y + 2;
        DO("%s %s", command, is_across ? key[to.y < at.y ? 2 : 3] : key[to.x < at.x ? 0 : 1]);
    }
    ck_abort_msg("%d was not come to", cell);
}

/* One tile in each round, taken back once before it is closed with; in the third the line moves to the other end. */
static void play_a_game(const char *const way[4], const char *command, const char *add, const char *back,
                        const char *other, const char *ready) {
    sit_down(1, 1, 0);
    for (int round = 1; round <= PATH_CARDS; round++) {
        int cell = free_tile(0, 0), before = game()->player[0].count;
        DO("%s %s", command, way[1]); /* the first press shows where one is */
        ck_assert(ui_shows_focus(ui()));
        for (int i = 0; i < 2 && cell >= 0; i++) {
            steer_to(way, command, 0, cell);
            DO("%s %s", command, add);
            ck_assert(is_enabled("path.back0"));
            if (i == 0) {
                DO("%s %s", command, back);
                ck_assert(!is_enabled("path.back0"));
            }
        }
        bool moves = round == 3 && is_enabled("path.other_end0");
        if (moves) {
            DO("%s %s", command, other);
            ck_assert(is_enabled("path.back0")); /* what was drawn comes back with it */
        }
        DO("%s %s", command, ready);
        if (moves) { /* nothing is drawn at the other end: is that meant? */
            ck_assert_int_eq(game()->round, round);
            DO("wait 720");
            DO("%s %s", command, ready);
        }
        DO("wait idle");
        ck_assert_int_eq(game()->player[0].count, before + (cell >= 0 && !moves));
        ck_assert_int_eq(game()->round, round < PATH_CARDS ? round + 1 : round);
    }
    IN_SCENE("path_end");
}

START_TEST(keys_alone_play) {
    static const char *const WAY[] = {"Left", "Right", "Up", "Down"};
    play_a_game(WAY, "key", "Return", "Backspace", "Tab", "Space");
}
END_TEST

START_TEST(a_pad_alone_plays) {
    static const char *const WAY[] = {"dpleft", "dpright", "dpup", "dpdown"};
    play_a_game(WAY, "pad", "a", "b", "y", "start");
}
END_TEST

START_TEST(letters_are_meant_for_the_board_the_keyboard_is_on) {
    path_manner_remember(&(PathManner){.is_together = true}, app->store);
    sit_down(2, 2, 0);
    for (int p = 0; p < 2; p++) {
        Point at = middle_of(tile(p, free_tile(p, 0)));
        DO("pointer %g %g down", (double)at.x, (double)at.y);
        DO("pointer %g %g up", (double)at.x, (double)at.y);
    }
    DO("key U");
    ck_assert(is_enabled("path.back0") && !is_enabled("path.back1"));
    DO("key R");
    DO("wait 720"); /* nothing is drawn: that is asked back */
    DO("key R");
    ck_assert(widget("path.reopen1") != NULL && widget("path.reopen0") == NULL);
    DO("key U");
    ck_assert(widget("path.reopen1") == NULL);
    ck_assert(is_enabled("path.back0"));
}
END_TEST

START_TEST(four_fingers_draw_at_once_on_four_boards) {
    int start[4], cell[4];
    Point from[4], to[4];
    PathManner manner = {.is_together = true, .across = 3};
    path_manner_remember(&manner, app->store);
    sit_down(4, 4, 0);
    for (int p = 0; p < 4; p++) {
        start[p] = game()->player[p].start;
        cell[p] = free_tile(p, p % 2);
        from[p] = middle_of(tile(p, start[p]));
        to[p] = middle_of(tile(p, cell[p]));
        DO("touch %d %g %g down", p + 1, (double)from[p].x, (double)from[p].y);
    }
    for (int i = 1; i <= 4; i++) {
        for (int p = 0; p < 4; p++) {
            float t = (float)i / 4;
            DO("touch %d %g %g move", p + 1, (double)(from[p].x + (to[p].x - from[p].x) * t),
               (double)(from[p].y + (to[p].y - from[p].y) * t));
        }
    }
    for (int p = 0; p < 4; p++) {
        DO("touch %d %g %g up", p + 1, (double)to[p].x, (double)to[p].y);
        from[p] = middle_of(ui_id("path.ready%d", p));
    }
    for (int p = 0; p < 4; p++) {
        DO("touch %d %g %g down", p + 1, (double)from[p].x, (double)from[p].y);
    }
    for (int p = 0; p < 4; p++) {
        DO("touch %d %g %g up", p + 1, (double)from[p].x, (double)from[p].y);
    }
    DO("wait idle");
    ck_assert_int_eq(game()->round, 2);
    for (int p = 0; p < 4; p++) {
        ck_assert_int_eq(game()->player[p].count, 2);
        ck_assert_int_eq(path_end_cell(&game()->player[p], PATH_END_B), cell[p]);
    }
}
END_TEST

START_TEST(a_finger_that_slides_onto_another_board_draws_nothing_there) {
    PathManner manner = {.is_together = true};
    path_manner_remember(&manner, app->store);
    sit_down(2, 2, 0);
    Point from = middle_of(tile(0, game()->player[0].start)), to = middle_of(tile(1, free_tile(1, 0)));
    DO("touch 1 %g %g down", (double)from.x, (double)from.y);
    DO("touch 1 %g %g move", (double)to.x, (double)to.y);
    DO("touch 1 %g %g up", (double)to.x, (double)to.y);
    ck_assert(!is_enabled("path.back1"));
}
END_TEST

static void press_pad(int device, InputPad pad) {
    stack_input(app->stack, &(InputEvent){.kind = INPUT_PAD_DOWN, .pad = pad, .device = device});
    stack_input(app->stack, &(InputEvent){.kind = INPUT_PAD_UP, .pad = pad, .device = device});
    DO("wait 20");
}

/* Left and right, then up and down, until something can be drawn there. */
static void add_a_tile(int device, int player) {
    static const InputPad ROUND[] = {PAD_LEFT, PAD_UP, PAD_RIGHT, PAD_RIGHT, PAD_DOWN, PAD_DOWN, PAD_LEFT};
    for (size_t i = 0; i < sizeof ROUND / sizeof *ROUND && !is_enabled(ui_id("path.back%d", player)); i++) {
        press_pad(device, ROUND[i]);
        press_pad(device, PAD_ACCEPT);
    }
    ck_assert(is_enabled(ui_id("path.back%d", player)));
}

START_TEST(two_pads_draw_on_two_boards) {
    PathManner manner = {.is_together = true};
    path_manner_remember(&manner, app->store);
    sit_down(2, 2, 0);
    press_pad(0, PAD_RIGHT); /* which board is whose */
    press_pad(1, PAD_RIGHT);
    add_a_tile(1, 1);
    ck_assert(!is_enabled("path.back0"));
    add_a_tile(0, 0);
    press_pad(1, PAD_BACK);
    ck_assert(!is_enabled("path.back1") && is_enabled("path.back0"));
    press_pad(1, PAD_THIRD);
    ck_assert_uint_eq(path_awaited(game()), 3); /* nothing is drawn: that is asked back */
    DO("wait 720");
    press_pad(1, PAD_THIRD);
    ck_assert_uint_eq(path_awaited(game()), 1);
    press_pad(1, PAD_THIRD); /* taken back */
    ck_assert_uint_eq(path_awaited(game()), 3);
    press_pad(0, PAD_THIRD);
    press_pad(1, PAD_THIRD);
    DO("wait idle");
    ck_assert_int_eq(game()->round, 2);
    ck_assert_int_eq(game()->player[0].count, 2);
    ck_assert_int_eq(game()->player[1].count, 1);
}
END_TEST

START_TEST(a_pad_says_ready_with_start_and_pauses_with_back) {
    sit_down(1, 1, 0);
    ck_assert_int_eq(game()->round, 1);
    ui_focus(stack_top_ui(app->stack), "path.hint");
    press_pad(0, PAD_START); /* wherever the focus is */
    DO("wait 720");
    press_pad(0, PAD_START);
    DO("wait idle");
    ck_assert_int_eq(game()->round, 2);
    press_pad(0, PAD_SELECT);
    IN_SCENE("pause");
    press_pad(0, PAD_BACK);
    IN_SCENE("path");
}
END_TEST

START_TEST(with_several_boards_a_pad_says_ready_with_start_and_pauses_with_back) {
    PathManner manner = {.is_together = true};
    path_manner_remember(&manner, app->store);
    sit_down(2, 2, 0);
    press_pad(1, PAD_RIGHT);
    press_pad(1, PAD_START);
    DO("wait 720");
    press_pad(1, PAD_START);
    ck_assert_uint_eq(path_awaited(game()), 2);
    press_pad(1, PAD_SELECT);
    IN_SCENE("pause");
}
END_TEST

START_TEST(one_pad_goes_on_to_who_has_not_drawn) {
    PathManner manner = {.is_together = true};
    path_manner_remember(&manner, app->store);
    sit_down(2, 2, 0);
    press_pad(0, PAD_RIGHT);
    add_a_tile(0, 0);
    press_pad(0, PAD_THIRD);
    ck_assert_uint_eq(path_awaited(game()), 2);
    add_a_tile(0, 1);
    press_pad(0, PAD_THIRD);
    DO("wait idle");
    ck_assert_int_eq(game()->round, 2);
    ck_assert_int_eq(game()->player[0].count + game()->player[1].count, 4);
}
END_TEST

START_TEST(with_one_board_a_finger_draws_on_it_alone) {
    sit_down(2, 2, 0);
    ck_assert(widget("path.ready0") != NULL && widget("path.ready1") == NULL);
    Point point = middle_of(tile(0, free_tile(0, 0)));
    DO("touch 1 %g %g down", (double)point.x, (double)point.y);
    DO("touch 1 %g %g up", (double)point.x, (double)point.y);
    ck_assert(is_enabled("path.back0"));
    ck_assert(widget("path.ready1") == NULL);
}
END_TEST

/* --- rounds ------------------------------------------------------------------------------------------------------- */

START_TEST(the_board_in_hand_goes_on_to_who_is_awaited) {
    sit_down(3, 2, 0);
    say_ready(0);
    DO("wait idle");
    ck_assert(widget("path.ready1") != NULL && widget("path.ready0") == NULL);
    say_ready(1);
    DO("wait idle");
    ck_assert_int_eq(game()->round, 2);
    ck_assert(widget("path.ready0") != NULL);
}
END_TEST

START_TEST(a_round_with_a_limit_ends_with_what_is_drawn) {
    sit_down(2, 2, 30);
    int cell = free_tile(0, 0);
    DO("click path.board0.cell%d", cell);
    DO("wait 20000");
    ck_assert_int_eq(game()->round, 1);
    DO("click path.pause");
    DO("wait 60000"); /* under the pause time stands still */
    DO("key Escape");
    ck_assert_int_eq(game()->round, 1);
    DO("wait 12000");
    ck_assert_str_eq(ui()->said, "Time’s up: what’s drawn counts.");
    ck_assert_uint_eq(game()->closed, 1); /* the other one has time of their own */
    DO("wait 27000");
    ck_assert_int_eq(game()->round, 1);
    DO("wait 4000");
    DO("wait idle");
    ck_assert_int_eq(game()->round, 2);
    ck_assert_int_eq(path_end_cell(&game()->player[0], PATH_END_B), cell);
    ck_assert_int_eq(game()->player[1].count, 1);
}
END_TEST

/* Whoever reads the help has not walked away. */
START_TEST(while_something_lies_over_the_table_nobody_counts_as_away) {
    path_manner_remember(&(PathManner){.is_together = true}, app->store);
    app->preferences.away_seconds = 60;
    sit_down(2, 2, 0);
    say_ready(0);
    DO("wait 30000");
    DO("click path.help");
    DO("wait 90000");
    DO("key Escape");
    DO("wait 20000");
    ck_assert_int_eq(game()->round, 1); /* ten seconds are left */
    DO("wait 11000");
    DO("wait idle");
    ck_assert_int_eq(game()->round, 2);
}
END_TEST

START_TEST(a_reveal_takes_no_longer_than_it_may_and_can_be_hurried) {
    for (int is_hurried = 0; is_hurried < 2; is_hurried++) {
        sit_down(4, 1, 0);
        DO("wait idle");
        double pressed = app->now;
        int cell = free_tile(0, 0);
        DO("click path.board0.cell%d", cell);
        say_ready(0);
        ck_assert_int_eq(game()->round, 2);
        ck_assert(!is_enabled("path.ready0"));
        for (int i = 0; is_hurried && i < 4; i++) {
            DO("pointer 640 300 down");
            DO("pointer 640 300 up");
        }
        while (!is_enabled("path.ready0")) {
            DO("wait 20");
            ck_assert(app->now - pressed < 4000);
        }
        double ready = 700; /* ms: whoever hurried says nothing for so long */
        ck_assert_msg(app->now - pressed < (is_hurried ? 600 + ready : REVEAL_MAX_MS + 400), "%g", app->now - pressed);
    }
}
END_TEST

/* Neither the reveal nor what somebody is told goes by unseen below the help. */
START_TEST(a_reveal_goes_on_where_the_help_came_over_it) {
    sit_down(2, 1, 0);
    DO("wait idle");
    DO("click path.board0.cell%d", free_tile(0, 0));
    say_ready(0);
    while (game()->round == 1) {
        DO("wait 20");
    }
    DO("key F1");
    DO("wait 20000");
    IN_SCENE("help");
    DO("key Escape");
    DO("wait 60");
    IN_SCENE("path");
    ck_assert(!is_enabled("path.ready0"));
    DO("wait idle");
    ck_assert(is_enabled("path.ready0"));
}
END_TEST

/* Of all lines the one that leaves the two ends the fewest free neighbours. */
static PathLine narrowest(void) {
    int count = path_lines(game(), 0, lines), fewest = 100, best = 0;
    for (int i = 0; i < count; i++) {
        PathPlayer player = game()->player[0];
        path_lengthen(&player, &lines[i]);
        PathCells near =
            path_beside[path_end_cell(&player, PATH_END_A)] | path_beside[path_end_cell(&player, PATH_END_B)];
        int free_ones = path_cells_count(near & ~player.taken);
        if (free_ones < fewest) {
            fewest = free_ones;
            best = i;
        }
    }
    return lines[best];
}

START_TEST(who_is_shut_in_is_told_once_and_passes) {
    bool is_found = false;
    for (uint64_t seed = 1; seed < 200 && !is_found; seed++) {
        begin(1, 1, 0, seed);
        while (game()->round < 12 && !draft_is_shut_in(&game()->player[0])) {
            PathLine line = narrowest();
            ck_assert_int_eq(path_session_close(in_play(app), 0, &line), PATH_ACCEPTED);
        }
        is_found = draft_is_shut_in(&game()->player[0]);
    }
    ck_assert(is_found);
    int round = game()->round;
    take_all();
    scene_go(app, &PATH_SCENE, NULL, 0);
    DO("wait 1000");
    const char *sentence = "Lena is boxed in at both ends and passes from now on.";
    const char *told = strstr(house_reads(app, app->layout.screen), sentence);
    ck_assert(told != NULL && strstr(told + 1, sentence) == NULL); /* in the ribbon, and not at the button as well */
    ck_assert_int_eq(game()->round, round);
    DO("wait 4000");
    ck_assert_int_gt(game()->round, round);
    DO("wait idle"); /* nobody is waited for */
    IN_SCENE("path_end");
}
END_TEST

int main(void) {
    Suite *suite = suite_create("table of path");
    TCase *hands = tcase_create("hands"), *rounds = tcase_create("rounds");
    TCase *const all[] = {hands, rounds};
    for (int i = 0; i < 2; i++) {
        tcase_add_checked_fixture(all[i], open_house, close_house);
        tcase_set_timeout(all[i], 120);
        suite_add_tcase(suite, all[i]);
    }
    tcase_add_test(hands, a_mouse_alone_plays_a_game_and_another);
    tcase_add_test(hands, dragging_draws_and_dragging_back_shortens);
    tcase_add_test(hands, keys_alone_play);
    tcase_add_test(hands, a_pad_alone_plays);
    tcase_add_test(hands, letters_are_meant_for_the_board_the_keyboard_is_on);
    tcase_add_test(hands, four_fingers_draw_at_once_on_four_boards);
    tcase_add_test(hands, a_finger_that_slides_onto_another_board_draws_nothing_there);
    tcase_add_test(hands, two_pads_draw_on_two_boards);
    tcase_add_test(hands, a_pad_says_ready_with_start_and_pauses_with_back);
    tcase_add_test(hands, with_several_boards_a_pad_says_ready_with_start_and_pauses_with_back);
    tcase_add_test(hands, one_pad_goes_on_to_who_has_not_drawn);
    tcase_add_test(hands, with_one_board_a_finger_draws_on_it_alone);
    tcase_add_test(rounds, the_board_in_hand_goes_on_to_who_is_awaited);
    tcase_add_test(rounds, a_round_with_a_limit_ends_with_what_is_drawn);
    tcase_add_test(rounds, while_something_lies_over_the_table_nobody_counts_as_away);
    tcase_add_test(rounds, a_reveal_takes_no_longer_than_it_may_and_can_be_hurried);
    tcase_add_test(rounds, a_reveal_goes_on_where_the_help_came_over_it);
    tcase_add_test(rounds, who_is_shut_in_is_told_once_and_passes);
    SRunner *runner = srunner_create(suite);
    srunner_add_suite(runner, suite_table_words());
    srunner_add_suite(runner, suite_table_fits());
    srunner_add_suite(runner, suite_moods());
    srunner_add_suite(runner, suite_ready());
    srunner_add_suite(runner, suite_path_film());
    srunner_add_suite(runner, suite_path_records());
    srunner_add_suite(runner, suite_path_review());
    srunner_add_suite(runner, suite_told());
    srunner_add_suite(runner, suite_path_said());
    srunner_add_suite(runner, suite_path_shown());
    srunner_add_suite(runner, suite_tutorial());
    srunner_run_all(runner, CK_NORMAL);
    int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
