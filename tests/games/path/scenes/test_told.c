/* What people read at the table of Best Path: beside each board, and of the time that is left. */
#include "table_house.h"

#include "games/path/scenes/path_end_inside.h"
#include "games/path/scenes/table_face.h"
#include "scenes/front/front.h"
#include "scenes/table/film_bar.h"
#include "shell/stack_inside.h"

#include <math.h>

static PathLine lines[PATH_LINES_MAX];

static const char *on_screen(void) {
    return house_reads(app, app->layout.screen);
}

static void together(void) {
    path_manner_remember(&(PathManner){.is_together = true}, app->store);
}

/* --- what a line will bring --------------------------------------------------------------------------------------- */

static int points_after(const PathLine *line) {
    PathPlayer before = game()->player[0];
    PathGame after = *game();
    PathAction mine = {.kind = PATH_ACTION_LINE, .player = 0, .line = *line};
    path_apply(&after, &mine, NULL);
    for (int p = 1; p < after.players; p++) {
        path_apply(&after, &(PathAction){.kind = PATH_ACTION_LINE, .player = (uint8_t)p, .line.end = PATH_END_B}, NULL);
    }
    return path_points(&after.player[0]) - path_points(&before);
}

/* A line of one number that comes at its end; is_half: another player has reached it before. */
static bool find_line(bool is_half, PathLine *found) {
    int count = path_lines(game(), 0, lines);
    for (int i = 0; i < count; i++) {
        int numbers = 0, last = 0;
        for (int k = 0; k < lines[i].count; k++) {
            last = path_board_number(&game()->board, lines[i].cell[k]);
            numbers += last != 0;
        }
        *found = lines[i];
        if (numbers == 1 && last > 0 && (points_after(found) < last) == is_half) {
            return true;
        }
    }
    return false;
}

/* The other player takes all they can get, until there is such a line. */
static PathLine play_until(bool is_half) {
    PathLine found;
    for (uint64_t seed = 1; seed < 60; seed++) {
        begin(2, 2, 0, seed);
        while (!path_is_over(game())) {
            if (find_line(is_half, &found)) {
                return found;
            }
            for (int p = 0; p < 2; p++) {
                int count = path_lines(game(), p, lines);
                path_session_close(in_play(app), p, &lines[p == 0 && is_half ? 1 % count : count - 1]);
            }
        }
    }
    ck_abort_msg("there is no such line");
}

START_TEST(what_a_line_will_bring_is_told_in_full_or_for_half) {
    for (int is_half = 0; is_half < 2; is_half++) {
        char words[60];
        PathLine line = play_until(is_half == 1);
        int points = points_after(&line), all = path_card(game())->count;
        take_all();
        house_show(app, &PATH_SCENE, NULL, 0);
        for (int i = 0; i < line.count; i++) {
            DO("click path.board0.cell%d", line.cell[i]);
        }
        ck_assert_int_gt(points, 0);
        snprintf(words, sizeof words, "%d of %d left · +%d\n", all - line.count, all, points);
        SEES("%s", words);
        DO("click path.back0");
        SEES_NO(" left · +");
    }
}
END_TEST

START_TEST(while_light_runs_the_round_tells_what_it_has_brought) {
    sit_down(1, 1, 0);
    DO("draw on");
    DO("wait 20");
    SEES("Within reach\n");
    int count = path_lines(game(), 0, lines), longest = 0;
    for (int i = 0; i < count; i++) {
        longest = lines[i].count > lines[longest].count ? i : longest;
    }
    char words[60];
    snprintf(words, sizeof words, "Round 1 of 15\n%d tiles", lines[longest].count);
    SEES_NO("%s", words);
    path_session_close(in_play(app), 0, &lines[longest]);
    DO("wait 200");
    ck_assert(stack_is_moving(app->stack));
    SEES("%s", words);
    SEES_NO("Within reach\n");
    DO("wait idle");
    SEES("Within reach\n");
    SEES_NO("%s", words);
}
END_TEST

/* --- beside the boards -------------------------------------------------------------------------------------------- */

/* Above them are the numbers of the small board. */
static void rival_reads(int player, const char *first_lines) {
    const char *told = house_reads(app, widget(ui_id("path.rival%d", player))->rect);
    const char *from = strstr(told, first_lines);
    bool is_there = from != NULL && strspn(told, "0123456789\n") == (size_t)(from - told);
    ck_assert_msg(is_there, "\"%s\" does not begin with numbers and \"%s\"", told, first_lines);
}

START_TEST(every_panel_tells_its_own_player_and_what_they_do) {
    sit_down(4, 3, 0);
    rival_reads(1, "Otto\ndraws later\n");
    rival_reads(2, "Maja\ndraws later\n");
    say_ready(0);
    DO("wait 420");
    rival_reads(0, "Lena\nready\n");
    rival_reads(2, "Maja\ndraws later\n");
    say_ready(1);
    DO("wait 420");
    rival_reads(1, "Otto\nready\n");
    for (int p = 0; p < 2; p++) {
        char label[40];
        snprintf(label, sizeof label, "%s’s window", p == 0 ? "Lena" : "Otto");
        ck_assert_str_eq(widget(ui_id("path.rival%d", p))->label, label);
    }
}
END_TEST

/* One board goes round: what it has been closed with is nobody else's business. */
START_TEST(how_much_of_the_card_somebody_has_used_is_hidden_from_who_is_next) {
    char words[40];
    sit_down(2, 2, 0);
    DO("click path.board0.cell%d", free_tile(0, 0));
    snprintf(words, sizeof words, "%d of %d left", path_card(game())->count - 1, path_card(game())->count);
    SEES("%s", words);
    say_ready(0);
    DO("wait 50");
    DO("click path.rival0");
    DO("wait 50");
    ck_assert(is_enabled("path.reopen0"));
    SEES_NO("%s", words);
}
END_TEST

START_TEST(a_refused_tile_is_called_by_its_own_colour) {
    sit_down(1, 1, 0);
    int refused = 0;
    for (int cell = 0; cell < PATH_CELLS; cell++) {
        char words[PATH_WORDS_MAX];
        path_words_refusal(DRAFT_WHY_COLOUR, path_board_colour(&game()->board, cell), words);
        const char *told = widget(tile(0, cell))->why_not;
        if (told == NULL || strncmp(told, words, strlen("There’s no")) != 0) {
            continue;
        }
        Point at = middle_of(tile(0, cell));
        ck_assert_str_eq(told, words);
        DO("pointer %g %g down", (double)at.x, (double)at.y);
        DO("pointer %g %g up", (double)at.x, (double)at.y);
        ck_assert_str_eq(ui()->said, words);
        refused++;
    }
    ck_assert_int_gt(refused, 0);
}
END_TEST

/* All cards have the same words wherever they are named. */
static bool is_told_of(const char *told, const PathCard *card) {
    char words[PATH_WORDS_MAX], line[PATH_WORDS_MAX + 2];
    path_words_colours(card, 0, words);
    snprintf(line, sizeof line, "%s\n", words);
    return strstr(told, line) != NULL;
}

START_TEST(the_cards_still_to_come_are_those_that_have_not_been_turned_up) {
    sit_down(1, 1, 0);
    for (int round = 1; round < PATH_CARDS; round++) {
        char told[PATH_CARDS * PATH_WORDS_MAX];
        int cards = 0;
        DO("click path.rounds");
        DO("wait 20");
        snprintf(told, sizeof told, "%s\n", widget("path.deck")->label);
        for (const char *c = told; *c != '\0'; c++) {
            cards += *c == '\n';
        }
        ck_assert_int_eq(cards, PATH_CARDS - round);
        for (int i = round; i < PATH_CARDS; i++) {
            ck_assert(is_told_of(told, &game()->board.card[game()->deck[i]]));
        }
        DO("click path.rounds");
        say_ready(0);
        DO("wait idle");
    }
}
END_TEST

/* --- time --------------------------------------------------------------------------------------------------------- */

/* Behind the round, or with several boards below it; -1: none are told. */
static int seconds_told(void) {
    const char *told = strstr(on_screen(), " s\n"), *from = told;
    while (told != NULL && from > on_screen() && from[-1] >= '0' && from[-1] <= '9') {
        from--;
    }
    return from != told ? atoi(from) : -1;
}

static void about(int seconds) {
    int told = seconds_told();
    ck_assert_msg(told <= seconds && told >= seconds - 2, "%d s instead of %d", told, seconds);
}

START_TEST(where_all_draw_at_once_the_time_is_of_who_has_least) {
    together();
    sit_down(2, 2, 60);
    about(60);
    say_ready(0);
    DO("wait 20000");
    about(40);
    DO("click path.reopen0"); /* has not lost those twenty seconds */
    about(40);
    say_ready(1);
    about(60);
}
END_TEST

START_TEST(who_leaves_and_comes_back_has_no_more_time_than_before) {
    sit_down(2, 2, 60);
    DO("wait 20000");
    house_show(app, &TITLE_SCENE, NULL, 0);
    DO("wait 30000");
    DO("click title.continue");
    DO("wait idle");
    about(40);
    say_ready(0);
    DO("wait 50");
    about(60); /* the other one's */
}
END_TEST

START_TEST(another_round_or_game_has_all_its_time) {
    PlayError error;
    sit_down(2, 2, 60);
    int64_t other = session_store_id(in_play(app));
    sit_down(2, 2, 60);
    DO("wait 20000");
    about(40);
    house_show(app, &TITLE_SCENE, NULL, 0);
    ck_assert(in_play_resume_game(app, other, &error));
    house_show(app, &PATH_SCENE, NULL, 0);
    about(60);
    DO("wait 20000");
    house_show(app, &TITLE_SCENE, NULL, 0);
    ck_assert(in_play_resume(app, &error));
    for (int p = 0; p < 2; p++) { /* it ended without those seconds having been noted */
        path_session_close(in_play(app), p, &(PathLine){.end = PATH_END_B});
    }
    take_all();
    house_show(app, &PATH_SCENE, NULL, 0);
    about(60);
}
END_TEST

static void offers(int limit, const char *first, const char *then) {
    static const struct { int w, h; } SIZE[] = {{1280, 720}, {1024, 768}, {1080, 1920}};
    together();
    sit_down(2, 2, limit);
    for (size_t i = 0; i < sizeof SIZE / sizeof *SIZE; i++) {
        DO("resize %d %d", SIZE[i].w, SIZE[i].h);
        DO("wait 20");
        Rect offer = widget("path.teach")->rect, rest = offer;
        rest.x += offer.w;
        rest.w = widget("path.rounds")->rect.x - rest.x;
        ck_assert_str_eq(house_reads(app, rest), first);
        ck_assert_float_gt(offer.w, offer.h * 2);
    }
    DO("resize 1280 720");
    say_ready(0);
    say_ready(1);
    DO("wait idle");
    ck_assert_ptr_null(widget("path.teach"));
    SEES("%s", then);
}

/* The first round's place in the strip is the offer's, but not that of its seconds. */
START_TEST(newcomers_at_several_boards_are_offered_the_tutorial_beside_the_seconds) {
    offers(60, "60 s\n", "Round 2 of 15\n60 s\n");
}
END_TEST

START_TEST(newcomers_at_several_boards_are_offered_the_tutorial_in_place_of_the_round) {
    offers(0, "", "Round 2 of 15\n");
}
END_TEST

START_TEST(a_film_tells_no_seconds) {
    sit_down(2, 2, 60);
    about(60);
    house_show(app, &PATH_FILM_SCENE, &(FilmArgument){.of_game_in_play = true}, sizeof(FilmArgument));
    SEES("Round 1 of 15\n");
    ck_assert_int_eq(seconds_told(), -1);
}
END_TEST

START_TEST(everybody_s_own_key_shows_what_is_left_of_their_time) {
    static PathTable table;
    table = (PathTable){.app = app, .limit = 60, .is_together = true};
    sit_down(2, 2, 60);
    table.session = in_play(app);
    path_session_view_told(in_play(app), &table.view);
    for (int p = 0; p < 2; p++) {
        table.seat[p] = (TableSeat){.is_person = true, .time_left = p == 0 ? 15000 : 45000};
        KeyFace ready = path_table_key_face(&table, p, SEAT_KEY_READY, ui());
        ck_assert(ready.has_clock);
        ck_assert_float_eq_tol(ready.left, p == 0 ? .25f : .75f, .001f);
        ck_assert(!path_table_key_face(&table, p, SEAT_KEY_BACK, ui()).has_clock);
    }
    table.is_together = false; /* then it is the time of who has the board */
    ck_assert(path_table_key_face(&table, 0, SEAT_KEY_READY, ui()).has_clock);
    ck_assert(!path_table_key_face(&table, 1, SEAT_KEY_READY, ui()).has_clock);
    table.limit = 0;
    ck_assert(!path_table_key_face(&table, 0, SEAT_KEY_READY, ui()).has_clock);
}
END_TEST

/* --- the end ------------------------------------------------------------------------------------------------------ */

/* Whoever is not among those who draw passes every round. */
static void play_to_the_end(int players, unsigned who_draws, uint64_t seed) {
    begin(players, players, 0, seed);
    while (!path_is_over(game())) {
        for (int p = 0; p < players; p++) {
            int count = (who_draws >> p & 1) != 0 ? path_lines(game(), p, lines) : 0;
            PathLine line = count > 0 ? lines[count - 1] : (PathLine){.end = PATH_END_B};
            ck_assert_int_eq(path_session_close(in_play(app), p, &line), PATH_ACCEPTED);
        }
    }
    take_all();
    house_show(app, &PATH_END_SCENE, NULL, 0);
}

/* In the order they are drawn: points, what dark tiles cost, place, name, total. */
static void end_tells(int player, int place) {
    static const char *const NAME[] = {"Lena", "Otto", "Maja", "Emil"};
    const PathPlayer *path = &game()->player[player];
    int total = path_total(path);
    SEES("%d\n%s%d\n%d\n%s\n%s%d\n", path_points(path), path_missed(path) > 0 ? "−" : "", path_missed(path), place,
         NAME[player], total < 0 ? "−" : "", abs(total));
}

START_TEST(the_end_tells_everybody_s_points_and_place) {
    play_to_the_end(3, 2, 7);
    SEES("Otto finds the best path!");
    end_tells(0, 2);
    end_tells(1, 1);
    end_tells(2, 2);
    play_to_the_end(2, 0, 7);
    SEES("Lena and Otto share the best path!");
    end_tells(0, 1);
    end_tells(1, 1);
}
END_TEST

/* Some lines brought half a number: what counts is what they brought. */
START_TEST(the_end_counts_what_numbers_brought) {
    play_to_the_end(2, 3, 7);
    int halves = 0;
    for (int p = 0; p < 2; p++) {
        for (int i = 0; i < game()->player[p].reached_count; i++) {
            const PathReached *reached = &game()->player[p].reached[i];
            halves += reached->points < reached->number;
        }
    }
    ck_assert_int_gt(halves, 0); /* else take another seed */
    bool is_ahead = path_total(&game()->player[0]) > path_total(&game()->player[1]);
    end_tells(0, is_ahead ? 1 : 2);
    end_tells(1, is_ahead ? 2 : 1);
}
END_TEST

START_TEST(in_an_upright_window_the_winner_stands_above_the_other) {
    play_to_the_end(2, 1, 7);
    DO("resize 1080 1920");
    DO("wait idle");
    Rect above = app->layout.screen, below = above;
    above.h *= .6f;
    below.y += above.h;
    below.h -= above.h;
    ck_assert_ptr_nonnull(strstr(house_reads(app, above), "1\nLena\n"));
    ck_assert_ptr_nonnull(strstr(house_reads(app, below), "2\nOtto\n"));
}
END_TEST

/* However large a window could be: a figurine of sixty units, names of twenty and sums of eighteen. */
START_TEST(the_end_leaves_room_below_the_boards_for_what_counts) {
    static const struct { int w, h; } SIZE[] = {{1280, 720}, {1024, 600}, {1024, 768}, {1080, 1920}, {2560, 1080}};
    for (int players = 2; players <= 4; players++) {
        play_to_the_end(players, 1, 7);
        for (size_t i = 0; i < sizeof SIZE / sizeof *SIZE; i++) {
            DO("resize %d %d", SIZE[i].w, SIZE[i].h);
            DO("wait idle");
            const Ending *end = app->stack->level[0].state;
            for (int p = 0; p < players; p++) {
                const EndPlace *place = &end->place[p];
                float unit = app->layout.u;
                ck_assert_float_ge(place->figure_high, 60 * unit);
                ck_assert_float_ge(place->plate.h * .44f, 20 * unit);
                ck_assert_float_ge(place->sums.h * .9f, 18 * unit);
                ck_assert_float_ge(place->board.k, place->board.box.w / 900);
            }
        }
        DO("resize 1280 720");
    }
}
END_TEST

/* As many points again are no new best. */
START_TEST(alone_one_is_told_what_is_to_be_beaten) {
    char words[100];
    play_to_the_end(1, 1, 7);
    int total = path_total(&game()->player[0]);
    SEES_NO("new best");
    play_to_the_end(1, 1, 7);
    snprintf(words, sizeof words, "Your best so far is %s%d.", total < 0 ? "−" : "", abs(total));
    SEES("%s", words);
    play_to_the_end(1, 0, 7);
    SEES("%s", words);
    SEES_NO("new best");
}
END_TEST

START_TEST(with_reduced_motion_the_end_is_told_at_once) {
    app->preferences.reduced_motion = true;
    play_to_the_end(2, 1, 7);
    scene_go(app, &PATH_END_SCENE, NULL, 0);
    DO("wait 20");
    SEES("Lena finds the best path!");
}
END_TEST

/* --- motion ------------------------------------------------------------------------------------------------------- */

START_TEST(with_reduced_motion_no_field_flies_to_its_tile) {
    for (int is_reduced = 0; is_reduced < 2; is_reduced++) {
        app->preferences.reduced_motion = is_reduced == 1;
        sit_down(1, 1, 0);
        DO("wait 1000");
        DO("click path.board0.cell%d", free_tile(0, 0));
        ck_assert_int_eq(stack_is_moving(app->stack), is_reduced == 0);
    }
}
END_TEST

Suite *suite_told(void) {
    Suite *suite = suite_create("told at the table of path");
    TCase *cases = tcase_create("told");
    tcase_add_checked_fixture(cases, open_house, close_house);
    tcase_set_timeout(cases, 120);
    tcase_add_test(cases, what_a_line_will_bring_is_told_in_full_or_for_half);
    tcase_add_test(cases, while_light_runs_the_round_tells_what_it_has_brought);
    tcase_add_test(cases, every_panel_tells_its_own_player_and_what_they_do);
    tcase_add_test(cases, how_much_of_the_card_somebody_has_used_is_hidden_from_who_is_next);
    tcase_add_test(cases, a_refused_tile_is_called_by_its_own_colour);
    tcase_add_test(cases, the_cards_still_to_come_are_those_that_have_not_been_turned_up);
    tcase_add_test(cases, where_all_draw_at_once_the_time_is_of_who_has_least);
    tcase_add_test(cases, who_leaves_and_comes_back_has_no_more_time_than_before);
    tcase_add_test(cases, another_round_or_game_has_all_its_time);
    tcase_add_test(cases, newcomers_at_several_boards_are_offered_the_tutorial_beside_the_seconds);
    tcase_add_test(cases, newcomers_at_several_boards_are_offered_the_tutorial_in_place_of_the_round);
    tcase_add_test(cases, a_film_tells_no_seconds);
    tcase_add_test(cases, everybody_s_own_key_shows_what_is_left_of_their_time);
    tcase_add_test(cases, the_end_tells_everybody_s_points_and_place);
    tcase_add_test(cases, the_end_counts_what_numbers_brought);
    tcase_add_test(cases, in_an_upright_window_the_winner_stands_above_the_other);
    tcase_add_test(cases, the_end_leaves_room_below_the_boards_for_what_counts);
    tcase_add_test(cases, alone_one_is_told_what_is_to_be_beaten);
    tcase_add_test(cases, with_reduced_motion_the_end_is_told_at_once);
    tcase_add_test(cases, with_reduced_motion_no_field_flies_to_its_tile);
    suite_add_tcase(suite, cases);
    return suite;
}
