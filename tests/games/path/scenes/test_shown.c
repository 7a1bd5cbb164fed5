/* What people read of a game of Best Path, after its end: the numbers of the game itself. */
#include "table_house.h"

#include "games/path/scenes/path_review_inside.h"
#include "gfx/theme.h"
#include "play/day.h"
#include "scenes/front/front.h"
#include "scenes/menus/menus.h"
#include "scenes/table/day.h"
#include "shell/stack_inside.h"

static const char *const NAME[] = {"Lena", "Otto", "Maja", "Emil"};
static PathLine lines[PATH_LINES_MAX];

static void close_round(const int *which, int players) {
    for (int p = 0; p < players; p++) {
        int count = path_lines(game(), p, lines);
        PathLine line = which[p] >= 0 && count > 0 ? lines[which[p] * (count - 1) / 10] : (PathLine){.end = PATH_END_B};
        ck_assert_int_eq(path_session_close(in_play(app), p, &line), PATH_ACCEPTED);
    }
}

/* Everybody draws differently well: of tenths of all lines, the longest last; -1: passes. */
static void play(const int *which, int players) {
    begin(players, players, 0, 11);
    while (!path_is_over(game())) {
        close_round(which, players);
    }
    take_all();
}

static void number(char out[16], int value) {
    snprintf(out, 16, "%s%d", value < 0 ? "−" : "", abs(value));
}

/* --- looking back ------------------------------------------------------------------------------------------------- */

/* What an expert has found. */
static const PathReview *look_back(const int *which, int players) {
    play(which, players);
    house_show(app, &PATH_END_SCENE, NULL, 0);
    DO("click path_end.review");
    DO("wait idle");
    IN_SCENE("path_review");
    const ReviewScene *scene = app->stack->level[stack_depth(app->stack) - 1].state;
    return &scene->look->review;
}

static int whole(int hundredths) {
    return (abs(hundredths) + 50) / 100 * (hundredths < 0 ? -1 : 1);
}

static void signed_text(char out[24], int hundredths) {
    char digits[16];
    number(digits, whole(hundredths));
    snprintf(out, 24, "%s%s", whole(hundredths) > 0 ? "+" : "", digits);
}

static void tells_moment(const PathMoment *moment) {
    int points = abs(whole(moment->swing));
    const char *name = NAME[moment->player];
    ck_assert_int_gt(points, 1); /* else take another seed */
    if (moment->by_choice) {
        SEES("Round %d: a different line would have been worth %d more points to %s.\n", moment->round, points, name);
    } else {
        SEES("Round %d: %s %s %d points.\n", moment->round, moment->swing > 0 ? "luck brought" : "bad luck cost", name,
             points);
    }
}

START_TEST(luck_and_choices_and_what_decided_it_are_told_of_whom_they_are) {
    char words[600] = "Luck\nChoices\n";
    const PathReview *review = look_back((const int[]){10, 5, 7}, 3);
    for (int p = 0; p < 3; p++) {
        const PathReviewPlayer *player = &review->player[p];
        size_t length = strlen(words);
        char luck[24], lost[24];
        signed_text(luck, player->luck);
        signed_text(lost, player->lost);
        ck_assert_str_ne(luck, lost); /* else take another seed */
        snprintf(words + length, sizeof words - length, "%s\n%d of %d choices matched the expert’s\n%s\n%s\n", NAME[p],
                 player->as_good, player->choices, luck, lost);
    }
    SEES("%s", words);
    ck_assert_int_ge(review->moments, 2);
    for (int i = 0; i < review->moments; i++) {
        tells_moment(&review->moment[i]);
    }
}
END_TEST

/* --- the chart ---------------------------------------------------------------------------------------------------- */

static const HouseLabel *label_of(const HouseLabel *label, int labels, const char *text, bool is_last) {
    const HouseLabel *found = NULL;
    for (int i = 0; i < labels; i++) {
        found = strcmp(label[i].text, text) == 0 && (found == NULL || is_last) ? &label[i] : found;
    }
    ck_assert_msg(found != NULL, "%s is not on the axes", text);
    return found;
}

/* Everybody's line at rounds that are named along the bottom, by the values at the left. */
static void draws(const char *view, int (*value)(const PathPlayer *player), const PathGame after[PATH_CARDS + 1]) {
    HouseLabel label[40];
    char last[120] = "";
    DO("click path_review.%s", view);
    DO("wait 200");
    Rect plot = widget("path_review.chart")->rect;
    plot.h += 40;
    int labels = house_labels(app, plot, label, 40);
    DO("draw on");
    DO("wait 200");
    const HouseLabel *zero = label_of(label, labels, "0", false), *twenty = label_of(label, labels, "20", false);
    for (int round = 5; round <= PATH_CARDS; round += 5) {
        char text[8];
        snprintf(text, sizeof text, "%d", round);
        const HouseLabel *foot = label_of(label, labels, text, true);
        for (int p = 0; p < 2; p++) {
            float up = (float)value(&after[round].player[p]) / 20;
            Point at = {foot->middle.x, zero->middle.y + (twenty->middle.y - zero->middle.y) * up};
            bool is_under = value(&after[round].player[0]) == value(&after[round].player[p]);
            Color own = theme_player_light((Figurine)(is_under ? 0 : p));
            ck_assert_msg(house_has_colour(app, at, own), "%s: %s, round %d", view, NAME[p], round);
        }
    }
    for (int p = 0; p < 2; p++) {
        size_t length = strlen(last);
        snprintf(last + length, sizeof last - length, "%s%s: %d", p > 0 ? " · " : "", NAME[p],
                 value(&after[PATH_CARDS].player[p]));
    }
    ck_assert_str_eq(widget("path_review.chart")->label, last);
    DO("draw off");
}

static int tiles_of(const PathPlayer *player) {
    return player->count;
}

START_TEST(the_charts_show_points_and_tiles_after_each_round) {
    static PathGame after[PATH_CARDS + 1];
    begin(2, 2, 0, 11);
    for (int round = 0; round <= PATH_CARDS; round++) {
        after[round] = *game();
        if (round < PATH_CARDS) {
            close_round((const int[]){10, 5}, 2);
        }
    }
    take_all();
    house_show(app, &PATH_END_SCENE, NULL, 0);
    DO("click path_end.review");
    DO("wait idle");
    draws("points", path_points, after);
    draws("tiles", tiles_of, after);
}
END_TEST

/* --- the log ------------------------------------------------------------------------------------------------------ */

static bool counts_half(const PathEvent *event) {
    return event->kind == PATH_HAPPENED_NUMBER && event->number.points < event->number.number;
}

/* Of the round in which somebody has come second to a number. */
START_TEST(the_log_tells_everybody_s_line_and_what_it_brought) {
    int from = 0;
    bool has_half = false;
    begin(2, 2, 0, 11);
    while (!has_half) {
        ck_assert_msg(!path_is_over(game()), "take another seed");
        from = session_history_count(in_play(app));
        close_round((const int[]){10, 5}, 2);
        for (int i = from; i < session_history_count(in_play(app)); i++) {
            has_half = has_half || counts_half(path_session_history(in_play(app), i));
        }
    }
    take_all();
    house_show(app, &PATH_LOG_SCENE, NULL, 0);
    for (int i = from; i < session_history_count(in_play(app)); i++) {
        const PathEvent *event = path_session_history(in_play(app), i);
        if (event->kind == PATH_HAPPENED_LINE && event->line.count == 0) {
            SEES("%s passes.\n", NAME[event->player]);
        } else if (event->kind == PATH_HAPPENED_LINE) {
            SEES("%s lights %d tile%s.\n", NAME[event->player], event->line.count, event->line.count == 1 ? "" : "s");
        } else if (event->kind == PATH_HAPPENED_NUMBER) {
            SEES("%s reaches the %d %s: %d.\n", NAME[event->player], event->number.number,
                 counts_half(event) ? "for half its points" : "for full points", event->number.points);
        }
    }
    SEES("Round %d: ", game()->round);
}
END_TEST

/* --- in lists ----------------------------------------------------------------------------------------------------- */

static void row_tells(const int *which, int players) {
    char words[500] = "Classic, 15 rounds\n";
    int total[PATH_PLAYERS_MAX];
    play(which, players);
    for (int p = 0; p < players; p++) {
        total[p] = path_total(&game()->player[p]);
    }
    for (int p = 0; p < players; p++) {
        size_t length = strlen(words);
        char points[16], place[24] = "";
        int before = 0;
        for (int other = 0; other < players; other++) {
            before += total[other] > total[p];
        }
        number(points, total[p]);
        if (players > 1) {
            snprintf(place, sizeof place, "No. %d, ", before + 1);
        }
        snprintf(words + length, sizeof words - length, "%s\n%s%s point%s\n", NAME[p], place, points,
                 abs(total[p]) == 1 ? "" : "s");
    }
    house_show(app, &STATISTICS_SCENE, NULL, 0);
    DO("click statistics.tab_games");
    DO("wait idle");
    SEES("%s", words);
}

START_TEST(the_list_of_games_tells_how_each_ended) {
    row_tells((const int[]){5, 10, -1, -1}, 4);
    row_tells((const int[]){5}, 1);
}
END_TEST

/* --- at the table ------------------------------------------------------------------------------------------------- */

static void panels_tell(int players) {
    DO("wait idle");
    for (int p = 0; p < players; p++) {
        const PathPlayer *path = &game()->player[p];
        char total[16], counted[60];
        number(total, path_total(path));
        if (widget(ui_id("path.rival%d", p)) == NULL) {
            SEES("%d  −%d\n%s\n", path_points(path), path_missed(path), total);
            continue;
        }
        const char *told = house_reads(app, widget(ui_id("path.rival%d", p))->rect);
        snprintf(counted, sizeof counted, "\n%s\n%d  −%d\n", total, path_points(path), path_missed(path));
        ck_assert_msg(strstr(told, NAME[p]) != NULL && strstr(told, counted) != NULL, "\"%s\" without \"%s\"", told,
                      counted);
    }
}

START_TEST(panels_tell_everybody_s_own_points) {
    begin(4, 4, 0, 11);
    for (int round = 0; round < 6; round++) {
        close_round((const int[]){10, 5, 8, -1}, 4);
    }
    take_all();
    house_show(app, &PATH_SCENE, NULL, 0);
    panels_tell(4);
    close_round((const int[]){10, 5, 8, 10}, 4);
    panels_tell(4);
}
END_TEST

/* --- the game of the day ------------------------------------------------------------------------------------------ */

/* As the person of that day, who draws or passes; what the result says. */
static void play_of_today(bool draws, char *result, size_t size) {
    PathSessionSetup setup;
    PlayError error = {{0}};
    Seat person = {.name = "Lena"};
    path_day(day_today(), &person, &setup);
    ck_assert_msg(in_play_sit_down(app, path_session_start(in_play_host(app), &setup, &error)), "%s", error.text);
    while (!path_is_over(game())) {
        int which[PATH_PLAYERS_MAX] = {draws ? 10 : -1, -1, -1, -1};
        close_round(which, setup.players);
    }
    take_all();
    house_show(app, &PATH_END_SCENE, NULL, 0);
    DO("click path_end.result");
    DO("wait idle");
    snprintf(result, size, "%s", widget("day_result.text")->label);
    *strchr(result, '\n') = '\0'; /* its squares are painted */
    SEES("%s", result);
    char total[16], words[60];
    number(total, path_total(&game()->player[0]));
    snprintf(words, sizeof words, "%s points\u00a0· numbers: %d of 9", total, game()->player[0].reached_count);
    ck_assert_msg(strstr(result, words) != NULL, "%s is not in %s", words, result);
}

START_TEST(the_first_result_of_a_day_stays) {
    char first[600], second[600];
    play_of_today(true, first, sizeof first);
    play_of_today(false, second, sizeof second);
    ck_assert_str_ne(first, second);
    house_show(app, &PATH_SETUP_SCENE, NULL, 0);
    DO("click path_setup.day");
    DO("wait idle");
    DO("click day.result");
    DO("wait idle");
    SEES("%s", first);
    SEES_NO("%s", second);
}
END_TEST

Suite *suite_path_shown(void) {
    Suite *suite = suite_create("shown of path");
    TCase *cases = tcase_create("shown");
    tcase_add_checked_fixture(cases, open_house, close_house);
    tcase_set_timeout(cases, 120);
    tcase_add_test(cases, luck_and_choices_and_what_decided_it_are_told_of_whom_they_are);
    tcase_add_test(cases, the_charts_show_points_and_tiles_after_each_round);
    tcase_add_test(cases, the_log_tells_everybody_s_line_and_what_it_brought);
    tcase_add_test(cases, the_list_of_games_tells_how_each_ended);
    tcase_add_test(cases, panels_tell_everybody_s_own_points);
    tcase_add_test(cases, the_first_result_of_a_day_stays);
    suite_add_tcase(suite, cases);
    return suite;
}
