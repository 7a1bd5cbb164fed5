/* Looking back on a game of Best Path: the rounds that decided it, and the chart. */
#include "table_house.h"

#include "games/path/scenes/path_review_inside.h"
#include "gfx/theme.h"

#include <SDL.h>

static PathLine lines[PATH_LINES_MAX];

/* The first players take what is longest, those behind them pass. */
static void play(int players, int who_draw) {
    begin(players, players, 0, 11);
    while (!path_is_over(game())) {
        for (int p = 0; p < players; p++) {
            int count = p < who_draw ? path_lines(game(), p, lines) : 0;
            PathLine line = count > 0 ? lines[count - 1] : (PathLine){.end = PATH_END_B};
            ck_assert_int_eq(path_session_close(in_play(app), p, &line), PATH_ACCEPTED);
        }
    }
    take_all();
}

static void look_back(void) {
    house_show(app, &PATH_END_SCENE, NULL, 0);
    DO("click path_end.review");
    DO("wait idle");
    IN_SCENE("path_review");
}

/* Alone each action is a round: a film that began an action late would begin after what is to be seen. */
START_TEST(a_moment_s_film_begins_with_its_round) {
    for (int players = 1; players <= 2; players++) {
        play(players, players);
        look_back();
        ck_assert_ptr_nonnull(widget("path_review.moment0"));
        for (int i = 0; widget(ui_id("path_review.moment%d", i)) != NULL; i++) {
            int round = 0;
            char where[40];
            ck_assert_int_eq(sscanf(widget(ui_id("path_review.moment%d", i))->label, "Round %d:", &round), 1);
            DO("click path_review.moment%d", i);
            DO("wait 50");
            DO("click film.play");
            snprintf(where, sizeof where, "Round %d of 15", round);
            ck_assert_str_eq(widget("film.where")->label, where);
            DO("click film.close");
            DO("wait idle");
            IN_SCENE("path_review");
        }
    }
}
END_TEST

/* The boards are those of whom the moments tell, as these rounds began. */
START_TEST(a_moment_s_board_is_of_whom_it_tells) {
    static PathPlayer began[PATH_CARDS + 1][PATH_PLAYERS_MAX];
    play(3, 3);
    PathGame game;
    path_start(&game, path_session_setup(in_play(app)), NULL);
    for (size_t i = 0; i < session_actions(in_play(app)); i++) {
        PathAction action = path_session_action(in_play(app), i);
        memcpy(began[game.round], game.player, sizeof game.player);
        path_apply(&game, &action, NULL);
    }
    house_show(app, &PATH_END_SCENE, NULL, 0);
    Look *look = review_look(app, in_play(app));
    while (!look->back.is_ready) {
        DO("wait 20");
    }
    ck_assert_int_gt(look->review.moments, 0);
    bool is_of_another = false;
    for (int i = 0; i < look->review.moments; i++) {
        const PathMoment *moment = &look->review.moment[i];
        const PathPlayer *then = &began[moment->round][moment->player];
        ck_assert_uint_eq(look->before[i].player.taken, then->taken);
        is_of_another = is_of_another || moment->player > 0;
    }
    ck_assert(is_of_another); /* else take another seed */
    look_back_drop(&look->back);
}
END_TEST

/* --- the chart ---------------------------------------------------------------------------------------------------- */

static bool is_like(uint32_t pixel, Color color) {
    enum { NEAR = 6 };
    int red = (int)(pixel >> 16 & 255), green = (int)(pixel >> 8 & 255), blue = (int)(pixel & 255);
    return abs(red - color.r) < NEAR && abs(green - color.g) < NEAR && abs(blue - color.b) < NEAR;
}

/* How far down the line of a colour ends at the right; -1: there is none. */
static int end_of_line(Rect plot, Color color) {
    static uint32_t pixel[1280 * 720];
    ck_assert_int_eq(SDL_RenderReadPixels(video_renderer(app->video), NULL, SDL_PIXELFORMAT_RGB888, pixel, 1280 * 4),
                     0);
    for (int x = (int)(plot.x + plot.w) - 1; x > (int)(plot.x + plot.w / 2); x--) {
        for (int y = (int)plot.y; y < (int)(plot.y + plot.h); y++) {
            if (is_like(pixel[y * 1280 + x], color)) {
                return y;
            }
        }
    }
    return -1;
}

START_TEST(everybody_s_line_in_the_chart_has_their_own_colour) {
    play(2, 1);
    look_back();
    DO("click path_review.tiles");
    DO("draw on");
    DO("wait 500");
    Rect plot = widget("path_review.chart")->rect;
    int first = end_of_line(plot, theme_player_light((Figurine)0)),
        second = end_of_line(plot, theme_player_light((Figurine)1));
    ck_assert_msg(first >= 0 && second > first + (int)plot.h / 4, "%d, %d", first, second);
    DO("draw off");
}
END_TEST

Suite *suite_path_review(void) {
    Suite *suite = suite_create("looking back on path");
    TCase *cases = tcase_create("looking back");
    tcase_add_checked_fixture(cases, open_house, close_house);
    tcase_set_timeout(cases, 120);
    tcase_add_test(cases, a_moment_s_film_begins_with_its_round);
    tcase_add_test(cases, a_moment_s_board_is_of_whom_it_tells);
    tcase_add_test(cases, everybody_s_line_in_the_chart_has_their_own_colour);
    suite_add_tcase(suite, cases);
    return suite;
}
