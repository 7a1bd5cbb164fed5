/* What faces at the table of Best Path show of a round, and for how long. */
#include "games/path/scenes/living.h"
#include "shell/stack_inside.h"
#include "table_house.h"

static PathLine lines[PATH_LINES_MAX];

static SeatMood mood(int player) {
    return path_living_mood(app->stack->level[app->stack->depth - 1].state, player);
}

static void close_with(int player, const PathLine *line) {
    static const PathLine PASS = {.end = PATH_END_B};
    ck_assert_int_eq(path_session_close(in_play(app), player, line != NULL ? line : &PASS), PATH_ACCEPTED);
}

/* A line that ends on a number; NULL: there is none. */
static const PathLine *line_to(int number) {
    int count = path_lines(game(), 0, lines);
    for (int i = 0; i < count; i++) {
        int last = lines[i].count > 0 ? path_board_number(&game()->board, lines[i].cell[lines[i].count - 1]) : 0;
        if (last > 0 && (number == 0 || last == number)) {
            return &lines[i];
        }
    }
    return NULL;
}

/* Watches a round from its closing to three seconds after it: what was seen of each face. */
static void watch(bool seen[2][3]) {
    int round = game()->round;
    memset(seen, 0, 2 * sizeof *seen);
    DO("draw on");
    for (int i = 0; i < 100; i++) {
        DO("wait 30");
        for (int p = 0; p < 2; p++) {
            seen[p][mood(p)] = true;
        }
    }
    ck_assert_int_eq(game()->round, round);
    DO("wait 3000");
    DO("draw off");
}

static void sit_where_a_number_is_near(void) {
    for (uint64_t seed = 1; seed < 40; seed++) {
        begin(2, 2, 0, seed);
        if (line_to(0) != NULL) {
            house_show(app, &PATH_SCENE, NULL, 0);
            return;
        }
    }
    ck_abort_msg("there is no such deal");
}

START_TEST(a_number_in_full_makes_glad_for_a_while) {
    bool seen[2][3];
    for (int lives = 0; lives < 2; lives++) {
        sit_where_a_number_is_near();
        DO("life %s", lives ? "on" : "off");
        close_with(0, line_to(0));
        close_with(1, NULL); /* though it could have drawn */
        watch(seen);
        ck_assert(seen[0][SEAT_IS_GLAD] && !seen[0][SEAT_IS_SAD]);
        ck_assert(!seen[1][SEAT_IS_GLAD] && !seen[1][SEAT_IS_SAD]);
        ck_assert_int_eq(mood(0), SEAT_IS_CALM);
    }
}
END_TEST

/* After the light has run it shows only where the table lives. */
START_TEST(when_the_round_is_over_only_a_table_that_lives_shows_it) {
    for (int lives = 0; lives < 2; lives++) {
        sit_where_a_number_is_near();
        DO("life %s", lives ? "on" : "off");
        DO("draw on");
        close_with(0, line_to(0));
        close_with(1, NULL);
        DO("wait idle");
        DO("wait 100");
        ck_assert_int_eq(mood(0), lives ? SEAT_IS_GLAD : SEAT_IS_CALM);
    }
}
END_TEST

START_TEST(half_a_number_makes_nobody_glad) {
    bool seen[2][3];
    for (uint64_t seed = 1; seed < 400; seed++) {
        begin(2, 2, 0, seed);
        for (int round = 0; round < 2; round++) {
            int count = path_lines(game(), 1, lines);
            PathLine other = lines[count - 1]; /* of the longest */
            close_with(0, NULL);
            close_with(1, &other);
        }
        int had = game()->player[1].reached_count > 0 ? game()->player[1].reached[0].number : 0;
        if (had > 0 && line_to(had) != NULL) {
            take_all();
            house_show(app, &PATH_SCENE, NULL, 0);
            PathLine line = *line_to(had);
            int numbers = 0;
            for (int i = 0; i < line.count; i++) {
                numbers += path_board_number(&game()->board, line.cell[i]) > 0;
            }
            if (numbers > 1) {
                continue;
            }
            close_with(0, &line);
            close_with(1, NULL);
            watch(seen);
            ck_assert_int_eq(game()->player[0].reached[0].points, (had + 1) / 2);
            ck_assert(!seen[0][SEAT_IS_GLAD] && !seen[0][SEAT_IS_SAD]);
            return;
        }
    }
    ck_abort_msg("there is no such deal");
}
END_TEST

/* A pass that was chosen is none. */
START_TEST(who_has_no_tile_to_go_to_is_sad) {
    bool seen[2][3];
    for (uint64_t seed = 1; seed < 40; seed++) {
        begin(2, 2, 0, seed);
        while (!path_is_over(game()) && path_lines(game(), 0, lines) > 1) {
            PathLine longest = lines[path_lines(game(), 0, lines) - 1];
            close_with(0, &longest);
            close_with(1, NULL);
        }
        if (!path_is_over(game()) && game()->round < PATH_CARDS && path_lines(game(), 1, lines) > 1) {
            take_all();
            house_show(app, &PATH_SCENE, NULL, 0);
            if (game()->closed == 0) { /* else it is shut in, and has passed by itself */
                close_with(0, NULL);
                close_with(1, NULL);
            }
            watch(seen);
            ck_assert(seen[0][SEAT_IS_SAD] && !seen[0][SEAT_IS_GLAD]);
            ck_assert(!seen[1][SEAT_IS_GLAD] && !seen[1][SEAT_IS_SAD]);
            return;
        }
    }
    ck_abort_msg("there is no such deal");
}
END_TEST

START_TEST(with_reduced_motion_faces_keep_still) {
    bool seen[2][3];
    app->preferences.reduced_motion = true;
    sit_where_a_number_is_near();
    DO("life on");
    close_with(0, line_to(0));
    close_with(1, NULL);
    watch(seen);
    ck_assert(!seen[0][SEAT_IS_GLAD] && !seen[0][SEAT_IS_SAD]);
}
END_TEST

Suite *suite_moods(void) {
    Suite *suite = suite_create("moods at the table of path");
    TCase *cases = tcase_create("moods");
    tcase_add_checked_fixture(cases, open_house, close_house);
    tcase_set_timeout(cases, 120);
    tcase_add_test(cases, a_number_in_full_makes_glad_for_a_while);
    tcase_add_test(cases, when_the_round_is_over_only_a_table_that_lives_shows_it);
    tcase_add_test(cases, half_a_number_makes_nobody_glad);
    tcase_add_test(cases, who_has_no_tile_to_go_to_is_sad);
    tcase_add_test(cases, with_reduced_motion_faces_keep_still);
    suite_add_tcase(suite, cases);
    return suite;
}
