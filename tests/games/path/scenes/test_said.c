/* What Best Path says of itself to those who are new to it, or play alone. */
#include "table_house.h"

#include "games/path/scenes/alone.h"
#include "scenes/menus/menus.h"
#include "store/store.h"

static const char AIM[] = "Reach numbers, light tiles!";

static const PathCard *card(void) {
    return path_card(game());
}

/* --- the aim ------------------------------------------------------------------------------------------------------ */

static int times(const char *words, const char *in) {
    int count = 0;
    for (const char *found = strstr(in, words); found != NULL; found = strstr(found + 1, words)) {
        count++;
    }
    return count;
}

START_TEST(where_all_draw_at_once_everybody_reads_the_aim_until_they_draw) {
    path_manner_remember(&(PathManner){.is_together = true}, app->store);
    sit_down(3, 3, 0);
    const char *read = house_reads(app, app->layout.screen);
    ck_assert_int_eq(times(AIM, read), 3);
    ck_assert_ptr_nonnull(strstr(read, "Want Pixel to show you how?"));
    DO("click path.board0.cell%d", free_tile(0, 0));
    DO("wait idle");
    ck_assert_int_eq(times(AIM, house_reads(app, app->layout.screen)), 2);
    for (int p = 0; p < 3; p++) {
        say_ready(p);
    }
    DO("wait idle");
    ck_assert_int_eq(game()->round, 2);
    SEES_NO("%s", AIM);
}
END_TEST

/* --- colours ------------------------------------------------------------------------------------------------------ */

static const char *doubled(void) {
    for (int i = 0; i + 1 < card()->count; i++) {
        if (card()->colour[i] == card()->colour[i + 1]) {
            return path_words_colour(card()->colour[i]);
        }
    }
    return NULL;
}

START_TEST(a_doubled_colour_is_called_so_in_the_ribbon_and_in_the_log) {
    sit_down(1, 1, 0);
    for (int rounds = 0; doubled() == NULL; rounds++) {
        ck_assert_int_lt(rounds, PATH_CARDS - 1);
        say_ready(0);
        DO("wait idle");
    }
    SEES("%s twice", doubled());
    DO("click path.log");
    DO("wait idle");
    SEES("%s twice", doubled());
}
END_TEST

/* --- alone -------------------------------------------------------------------------------------------------------- */

START_TEST(there_are_ranks_at_10_20_30_and_40) {
    static const struct {
        int total;
        const char *told;
    } RANK[] = {
        {-12, "“Spark” begins at 10 points."},
        {2, "“Spark” begins at 10 points."},
        {9, "“Spark” begins at 10 points."},
        {10, "Rank: Spark. “Candle” begins at 20 points."},
        {14, "Rank: Spark. “Candle” begins at 20 points."},
        {20, "Rank: Candle. “Lantern” begins at 30 points."},
        {29, "Rank: Candle. “Lantern” begins at 30 points."},
        {30, "Rank: Lantern. “Lighthouse” begins at 40 points."},
        {39, "Rank: Lantern. “Lighthouse” begins at 40 points."},
        {40, "Rank: Lighthouse. There’s none higher."},
        {55, "Rank: Lighthouse. There’s none higher."},
    };
    char told[PATH_WORDS_MAX];
    for (size_t i = 0; i < sizeof RANK / sizeof RANK[0]; i++) {
        path_alone_told(RANK[i].total, PATH_NO_BEST, told);
        ck_assert_str_eq(told, RANK[i].told);
    }
    path_alone_told(12, 24, told);
    ck_assert_str_eq(told, "Rank: Spark. “Candle” begins at 20 points. Your best so far is 24.");
}
END_TEST

/* Of all lines the longest, in so many rounds; the others pass. */
static int play(int players, int rounds) {
    static PathLine lines[PATH_LINES_MAX];
    begin(players, players, 0, 11);
    while (!path_is_over(game())) {
        for (int p = 0; p < players; p++) {
            int count = p == 0 && game()->round <= rounds ? path_lines(game(), p, lines) : 0;
            PathLine line = count > 0 ? lines[count - 1] : (PathLine){.end = PATH_END_B};
            ck_assert_int_eq(path_session_close(in_play(app), p, &line), PATH_ACCEPTED);
        }
    }
    take_all();
    return path_total(&game()->player[0]);
}

static void number(char out[16], int value) {
    snprintf(out, 16, "%s%d", value < 0 ? "−" : "", abs(value));
}

START_TEST(the_end_tells_the_rank) {
    char told[PATH_WORDS_MAX];
    path_alone_told(play(1, PATH_CARDS), PATH_NO_BEST, told);
    house_show(app, &PATH_END_SCENE, NULL, 0);
    DO("wait idle");
    SEES("%s\n", told);
    play(2, PATH_CARDS);
    house_show(app, &PATH_END_SCENE, NULL, 0);
    DO("wait idle");
    SEES_NO("Spark");
}
END_TEST

static void set_up_alone(void) {
    store_flush(app->store);
    house_show(app, &PATH_SETUP_SCENE, NULL, 0);
    DO("click path_setup.seats1");
    DO("click path_setup.seat0.name");
    DO("text Lena");
    DO("key Return");
    DO("wait idle");
}

/* Of that name, on that window, and of games alone. */
START_TEST(who_plays_alone_sees_in_the_setup_what_is_to_be_beaten) {
    char best[16];
    play(2, PATH_CARDS);
    set_up_alone();
    SEES_NO("Best so far");
    number(best, play(1, 4));
    set_up_alone();
    SEES("Best so far: %s", best);
    DO("click path_setup.board.spiral");
    DO("wait idle");
    SEES_NO("Best so far");
    DO("click path_setup.board.classic");
    DO("wait idle");
    SEES("Best so far: %s", best);
    DO("click path_setup.seats2");
    DO("wait idle");
    SEES_NO("Best so far");
}
END_TEST

START_TEST(what_time_does_is_told_where_it_is_chosen) {
    house_show(app, &PATH_SETUP_SCENE, NULL, 0);
    Point at = middle_of("path_setup.limit60");
    DO("pointer %g %g move", (double)at.x, (double)at.y);
    DO("wait 800");
    SEES("When the time is up, whatever’s been drawn counts.");
}
END_TEST

Suite *suite_path_said(void) {
    Suite *suite = suite_create("said in path");
    TCase *cases = tcase_create("said");
    tcase_add_checked_fixture(cases, open_house, close_house);
    tcase_set_timeout(cases, 120);
    tcase_add_test(cases, where_all_draw_at_once_everybody_reads_the_aim_until_they_draw);
    tcase_add_test(cases, a_doubled_colour_is_called_so_in_the_ribbon_and_in_the_log);
    tcase_add_test(cases, there_are_ranks_at_10_20_30_and_40);
    tcase_add_test(cases, the_end_tells_the_rank);
    tcase_add_test(cases, who_plays_alone_sees_in_the_setup_what_is_to_be_beaten);
    tcase_add_test(cases, what_time_does_is_told_where_it_is_chosen);
    suite_add_tcase(suite, cases);
    return suite;
}
