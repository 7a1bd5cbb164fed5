/* A game of Best Path once more as a film: round by round, what people read at every stop. */
#include "table_house.h"

#include "platform/disk.h"
#include "play/chronicle.h"
#include "scenes/front/front.h"
#include "scenes/table/film_bar.h"
#include "store/store.h"

#include <cjson/cJSON.h>

#include <unistd.h>

static PathLine lines[PATH_LINES_MAX];

static int numbers_on(const PathLine *line) {
    int numbers = 0;
    for (int i = 0; i < line->count; i++) {
        numbers += path_board_number(&game()->board, line->cell[i]) != 0;
    }
    return numbers;
}

/* Any line, but always the same for a game: one with most numbers. */
static PathLine some_line(int player) {
    int count = path_lines(game(), player, lines), best = (7 * game()->round + 3 * player) % count;
    for (int i = 0; i < count; i++) {
        best = numbers_on(&lines[i]) > numbers_on(&lines[best]) ? i : best;
    }
    return lines[best];
}

/* So many rounds to their end, then this many players close the next one; nobody has the table open. */
static void play(int players, int rounds, int closings) {
    begin(players, players, 0, 11);
    for (int round = 0; round < rounds; round++) {
        for (int p = players - 1; p >= 0; p--) {
            PathLine line = some_line(p);
            ck_assert_int_eq(path_session_close(in_play(app), p, &line), PATH_ACCEPTED);
        }
    }
    for (int p = 0; p < closings; p++) {
        PathLine line = some_line(p);
        ck_assert_int_eq(path_session_close(in_play(app), p, &line), PATH_ACCEPTED);
    }
    take_all();
}

static void watch(void) {
    house_show(app, &PATH_END_SCENE, NULL, 0);
    scene_push(app, &PATH_FILM_SCENE, &(FilmArgument){.of_game_in_play = true}, sizeof(FilmArgument));
    DO("wait 50");
    IN_SCENE("film");
}

static void halt(void) {
    DO("click film.play");
    DO("wait idle");
}

static const PathGame *shown(void) {
    return path_session_game(in_play_shown(app));
}

static int rounds_shown(void) {
    return (int)(widget("film.where")->value + .5f);
}

/* What is read at every stop, as the game at the table had it. */
static void reads_as(const PathGame *at) {
    for (int p = 0; p < at->players; p++) {
        char end[40];
        int total = path_total(&at->player[p]);
        snprintf(end, sizeof end, "Total %s%d", total < 0 ? "−" : "", abs(total));
        const char *label = widget(ui_id("film.seat%d", p))->label;
        ck_assert_msg(strlen(label) >= strlen(end) && strcmp(label + strlen(label) - strlen(end), end) == 0,
                      "round %d: \"%s\" does not end with \"%s\"", at->round, label, end);
    }
}

START_TEST(a_film_comes_to_the_same_end_and_leaves_the_game_alone) {
    play(3, PATH_CARDS, 0);
    uint64_t hash = path_hash(game());
    house_show(app, &PATH_END_SCENE, NULL, 0);
    DO("click path_end.film");
    DO("click film.speed");
    DO("click film.speed");
    DO("wait idle");
    IN_SCENE("film");
    ck_assert(in_play_shown(app) != in_play(app));
    ck_assert_uint_eq(path_hash(shown()), hash);
    ck_assert_int_eq(rounds_shown(), PATH_CARDS);
    reads_as(game());
    DO("click film.close");
    DO("wait idle");
    IN_SCENE("path_end");
    ck_assert_uint_eq(path_hash(game()), hash);
    StoreGames games = store_list_games(app->store, "path");
    ck_assert_uint_eq(games.count, 1);
    store_games_free(&games);
}
END_TEST

/* What somebody's line was, and what it brought. */
static void tells_line(const PathPlayer *before, const PathPlayer *after, const char *label) {
    char line[60];
    int tiles = after->count - before->count, points = path_points(after) - path_points(before);
    int length = snprintf(line, sizeof line,
                          tiles == 0   ? " · passes"
                          : tiles == 1 ? " · %d tile"
                                       : " · %d tiles",
                          tiles);
    snprintf(line + length, sizeof line - (size_t)length, points > 0 ? " · +%d · Numbers" : " · Numbers", points);
    ck_assert_msg(strstr(label, line) != NULL, "\"%s\" does not say \"%s\"", label, line);
}

/* The number that brought most, of all lines of a round; "" without one. */
static void best_of_round(const PathGame *before, const PathGame *after, char out[120]) {
    static const char *const NAME[] = {"Lena", "Otto", "Maja", "Emil"};
    int most = 0;
    out[0] = '\0';
    for (int p = 0; p < after->players; p++) {
        for (int i = before->player[p].reached_count; i < after->player[p].reached_count; i++) {
            const PathReached *reached = &after->player[p].reached[i];
            if (reached->points > most) {
                most = reached->points;
                snprintf(out, 120, "%s reaches the %d for %s points: %d", NAME[p], reached->number,
                         reached->points == reached->number ? "full" : "half its", most);
            }
        }
    }
}

/* At every step the boards are those of the table when that round was over, with the last line beside each name. */
START_TEST(every_round_is_shown_as_it_was) {
    static PathGame after[PATH_CARDS + 1];
    begin(4, 4, 0, 11);
    after[0] = *game();
    int most = 0;
    for (int round = 1; round <= PATH_CARDS; round++) {
        for (int p = 0; p < 4; p++) {
            PathLine line = some_line(p);
            most = numbers_on(&line) > most ? numbers_on(&line) : most;
            path_session_close(in_play(app), p, &line);
        }
        after[round] = *game();
    }
    ck_assert_int_ge(most, 2); /* a line with two numbers: take another seed */
    take_all();
    watch();
    halt();
    reads_as(&after[0]);
    for (int round = 1; round <= PATH_CARDS; round++) {
        char best[120];
        best_of_round(&after[round - 1], &after[round], best);
        DO("click film.step");
        DO("wait 50");
        ck_assert(strncmp(widget("film.caption")->label, best, strlen(best)) == 0);
        DO("wait idle");
        ck_assert_int_eq(rounds_shown(), round);
        reads_as(&after[round]);
        for (int p = 0; p < 4; p++) {
            tells_line(&after[round - 1].player[p], &after[round].player[p], widget(ui_id("film.seat%d", p))->label);
        }
    }
    for (int round = PATH_CARDS - 1; round >= 0; round--) {
        DO("click film.previous");
        DO("wait idle");
        ck_assert_int_eq(rounds_shown(), round);
        reads_as(&after[round]);
    }
    for (int round = 1; round <= PATH_CARDS; round++) {
        DO("click film.next");
        DO("wait idle");
        reads_as(&after[round]);
    }
}
END_TEST

START_TEST(a_film_halts_plays_on_and_begins_again_from_its_end) {
    play(2, PATH_CARDS, 0);
    watch();
    halt();
    ck_assert_ptr_nonnull(strstr(widget("film.caption")->label, "Replay: Lena and Otto"));
    DO("wait 20000");
    ck_assert_int_eq(rounds_shown(), 0);
    DO("click film.play");
    DO("wait idle");
    ck_assert_int_eq(rounds_shown(), PATH_CARDS);
    ck_assert_ptr_nonnull(strstr(widget("film.caption")->label, "the game"));
    ck_assert_str_eq(widget("film.where")->label, "Round 15 of 15");
    ck_assert_str_eq(widget("film.play")->hint, "Play"); /* nothing is left to be halted */
    DO("click film.play");
    ck_assert_str_eq(widget("film.play")->hint, "Pause");
    ck_assert_int_eq(rounds_shown(), 0);
    DO("wait idle");
    ck_assert_int_eq(rounds_shown(), PATH_CARDS);
}
END_TEST

START_TEST(the_slider_leads_to_any_round) {
    play(2, PATH_CARDS, 0);
    watch();
    halt();
    Rect slider = widget("film.where")->rect;
    float y = slider.y + slider.h / 2;
    DO("pointer %g %g down", (double)(slider.x + slider.w - 40), (double)y);
    DO("pointer %g %g up", (double)(slider.x + slider.w - 40), (double)y);
    DO("wait idle");
    int rounds = rounds_shown();
    ck_assert_int_ge(rounds, PATH_CARDS - 2);
    ck_assert_int_lt(rounds, PATH_CARDS);
    ck_assert_int_eq(shown()->round, rounds + 1);
    for (int press = 0; press < 3; press++) { /* the first only shows where the keyboard is */
        DO("key Left");
        DO("wait idle");
    }
    ck_assert_int_eq(rounds_shown(), rounds - 2);
    ck_assert_int_eq(shown()->round, rounds - 1);
    char where[40];
    snprintf(where, sizeof where, "Round %d of 15", rounds - 1);
    ck_assert_str_eq(widget("film.where")->label, where);
}
END_TEST

/* Whoever wants to see the next round while one is shown sees the end of that one first. */
START_TEST(next_while_a_round_is_shown_leads_to_its_end) {
    play(2, PATH_CARDS, 0);
    watch();
    halt();
    DO("click film.step");
    DO("wait 50");
    ck_assert_int_eq(rounds_shown(), 1);
    ck_assert_str_eq(widget("film.where")->label, "Round 1 of 15"); /* its light still runs */
    DO("click film.next");
    DO("wait idle");
    ck_assert_int_eq(rounds_shown(), 1);
    ck_assert_str_eq(widget("film.where")->label, "Round 2 of 15");
    DO("click film.next");
    DO("wait idle");
    ck_assert_int_eq(rounds_shown(), 2);
}
END_TEST

/* What somebody had closed when the table was left, nobody else has seen. */
START_TEST(a_round_that_was_not_over_is_not_shown) {
    play(3, 4, 2);
    watch();
    DO("wait idle");
    ck_assert_int_eq(rounds_shown(), 4);
    ck_assert_str_eq(widget("film.where")->label, "Round 5 of 15");
    ck_assert_str_eq(widget("film.caption")->label, "The end. This is as far as the game got.");
    for (int p = 0; p < 3; p++) {
        ck_assert_int_eq(shown()->player[p].count, game()->player[p].count);
    }
    ck_assert_int_eq(shown()->closed, 0);
}
END_TEST

static void read_help(void) {
    DO("click film.help");
    DO("wait 30000");
    IN_SCENE("help");
    DO("key Escape");
    DO("wait 50");
    IN_SCENE("film");
}

/* Neither between two rounds nor in the middle of one. */
START_TEST(while_the_help_is_read_nothing_goes_on) {
    play(2, PATH_CARDS, 0);
    watch();
    while (rounds_shown() == 0 || stack_is_moving(app->stack)) {
        DO("wait 17");
    }
    ck_assert_int_eq(rounds_shown(), 1);
    read_help();
    DO("wait 1000");
    ck_assert_int_eq(rounds_shown(), 1);
    while (rounds_shown() == 1) {
        DO("wait 17");
    }
    ck_assert_str_eq(widget("film.where")->label, "Round 2 of 15");
    read_help();
    ck_assert_str_eq(widget("film.where")->label, "Round 2 of 15"); /* its light still runs */
    DO("wait idle");
    ck_assert_int_eq(rounds_shown(), PATH_CARDS);
}
END_TEST

/* Lines that were taken back leave no trace, whatever order people closed in. */
START_TEST(a_line_that_was_taken_back_is_not_shown) {
    begin(2, 2, 0, 11);
    PathLine first = some_line(0), other = {.end = PATH_END_B}, second = some_line(1);
    path_session_close(in_play(app), 0, &other);
    path_session_reopen(in_play(app), 0);
    path_session_close(in_play(app), 1, &second);
    path_session_close(in_play(app), 0, &first);
    take_all();
    ck_assert_int_gt(first.count, 0);
    watch();
    DO("wait idle");
    ck_assert_int_eq(rounds_shown(), 1);
    ck_assert_uint_eq(path_hash(shown()), path_hash(game()));
}
END_TEST

/* In real time nothing steps a scene that stands still and has not asked to be woken. */
START_TEST(a_film_stands_still_between_its_rounds_and_wakes_for_the_next) {
    int still = 0, moving = 0;
    play(2, PATH_CARDS, 0);
    watch();
    while (stack_is_busy(app->stack)) {
        if (stack_is_moving(app->stack)) {
            moving++;
        } else {
            double wake = stack_wakes_at(app->stack);
            ck_assert_double_gt(wake, app->now);
            ck_assert_double_lt(wake, app->now + 3000);
            still++;
        }
        DO("wait 17");
    }
    ck_assert_int_gt(still, 500);
    ck_assert_int_gt(moving, 300);
}
END_TEST

static double ms_of_whole_film(int presses) {
    watch();
    for (int i = 0; i < presses; i++) {
        DO("click film.speed");
    }
    double began = app->now;
    DO("wait idle");
    return app->now - began;
}

START_TEST(speed_is_once_twice_and_four_times) {
    play(2, PATH_CARDS, 0);
    double once = ms_of_whole_film(0), twice = ms_of_whole_film(1), four = ms_of_whole_film(2);
    ck_assert_double_gt(once, 1.7 * twice);
    ck_assert_double_gt(twice, 1.7 * four);
    ck_assert_str_eq(widget("film.speed")->label, "4×");
    ck_assert_float_eq(app->preferences.speed, 1); /* what people have set stays */
}
END_TEST

START_TEST(a_game_that_cannot_be_shown_says_so) {
    house_show(app, &TITLE_SCENE, NULL, 0);
    scene_push(app, &PATH_FILM_SCENE, &(FilmArgument){.game = 4711}, sizeof(FilmArgument));
    DO("wait idle");
    IN_SCENE("film");
    ck_assert_ptr_null(widget("film.play"));
    DO("click film.close");
    DO("wait idle");
    IN_SCENE("title");
}
END_TEST

static void drop(const char *path) {
    InputEvent dropped = {.kind = INPUT_FILE_DROPPED, .path = path};
    stack_input(app->stack, &dropped);
    DO("wait 300");
}

/* On the title it is shown; where the list is, it comes into it. Both times it is the same game. */
START_TEST(a_file_that_is_dropped_on_the_window_is_opened) {
    play(2, PATH_CARDS, 0);
    uint64_t hash = path_hash(game());
    char path[64], *text = chronicle_to_text(in_play(app));
    snprintf(path, sizeof path, "dropped-%d.json", (int)getpid());
    ck_assert_int_eq(disk_replace(path, text, strlen(text), DISK_FOR_ALL), DISK_FINE);
    cJSON_free(text);
    house_show(app, &TITLE_SCENE, NULL, 0);
    drop(path);
    IN_SCENE("film");
    ck_assert_str_eq(widget("film.where")->label, "Round 1 of 15");
    DO("wait idle");
    ck_assert_uint_eq(path_hash(shown()), hash);
    DO("click film.close");
    DO("wait idle");
    IN_SCENE("statistics");
    ck_assert_ptr_nonnull(strstr(widget("statistics.row0")->label, "imported"));
    drop(path);
    IN_SCENE("statistics");
    StoreGames games = store_list_games(app->store, "path");
    ck_assert_uint_eq(games.count, 2); /* one's own, and the one from the file */
    store_games_free(&games);
    remove(path);
    DO("click statistics.back");
    DO("wait idle");
    drop(path);
    IN_SCENE("message");
    ck_assert_ptr_nonnull(strstr(widget("message.text")->label, "can’t be opened"));
}
END_TEST

static const char *row_of(const char *name) {
    for (int i = 0; widget(ui_id("statistics.player%d", i)) != NULL; i++) {
        const Widget *row = widget(ui_id("statistics.player%d", i));
        if (strcmp(row->label, name) == 0) {
            return row->text;
        }
    }
    return "nobody";
}

static const char *row_in_statistics(const char *name) {
    house_show(app, &STATISTICS_SCENE, NULL, 0);
    return row_of(name);
}

/* Nobody wins alone, and nobody loses. */
START_TEST(the_list_of_players_tells_games_alone_apart) {
    play(1, PATH_CARDS, 0);
    ck_assert_str_eq(row_in_statistics("Lena"), "1 solo game");
    play(1, PATH_CARDS, 0);
    ck_assert_str_eq(row_in_statistics("Lena"), "2 solo games");
    play(2, PATH_CARDS, 0);
    bool has_won = (game()->winners & 1) != 0;
    ck_assert_str_eq(row_in_statistics("Lena"), has_won ? "1 game, 1 win · 2 solo" : "1 game, 0 wins · 2 solo");
    ck_assert_str_eq(row_in_statistics("Otto"), has_won ? "1 game, 0 wins" : "1 game, 1 win");
}
END_TEST

Suite *suite_path_film(void) {
    Suite *suite = suite_create("film of path");
    TCase *cases = tcase_create("film");
    tcase_add_checked_fixture(cases, open_house, close_house);
    tcase_set_timeout(cases, 120);
    tcase_add_test(cases, a_film_comes_to_the_same_end_and_leaves_the_game_alone);
    tcase_add_test(cases, every_round_is_shown_as_it_was);
    tcase_add_test(cases, a_film_halts_plays_on_and_begins_again_from_its_end);
    tcase_add_test(cases, the_slider_leads_to_any_round);
    tcase_add_test(cases, next_while_a_round_is_shown_leads_to_its_end);
    tcase_add_test(cases, a_round_that_was_not_over_is_not_shown);
    tcase_add_test(cases, while_the_help_is_read_nothing_goes_on);
    tcase_add_test(cases, a_line_that_was_taken_back_is_not_shown);
    tcase_add_test(cases, a_film_stands_still_between_its_rounds_and_wakes_for_the_next);
    tcase_add_test(cases, speed_is_once_twice_and_four_times);
    tcase_add_test(cases, a_game_that_cannot_be_shown_says_so);
    tcase_add_test(cases, a_file_that_is_dropped_on_the_window_is_opened);
    tcase_add_test(cases, the_list_of_players_tells_games_alone_apart);
    suite_add_tcase(suite, cases);
    return suite;
}
