/* What stirs while both tables wait for somebody, seen as they see it: in the pixels of ten seconds. */
#include "rooms.h"

#include "games/path/play/authority.h"
#include "games/path/play/session.h"
#include "games/path/scenes/manner.h"
#include "games/path/scenes/path_scenes.h"
#include "games/world/play/session.h"
#include "games/world/scenes/draw.h"
#include "games/world/scenes/labels.h"
#include "games/world/scenes/landmarks.h"
#include "games/world/scenes/lit.h"
#include "games/world/scenes/stage_parts.h"
#include "games/world/scenes/world_scenes.h"
#include "scenes/front/front.h"
#include "scenes/menus/in_play.h"
#include "shell/stack_inside.h"
#include "store/store.h"

#include <SDL.h>

#include <stdlib.h>

enum { WIDE = 1280, HIGH = 720, SECONDS = 10, SEEN = 6 /* of 255: a step that can be seen */ };

static uint32_t first[WIDE * HIGH], now[WIDE * HIGH];
static bool stirred[WIDE * HIGH];

static void read_screen(uint32_t *out) {
    ck_assert_int_eq(
        SDL_RenderReadPixels(video_renderer(app->video), NULL, SDL_PIXELFORMAT_RGB888, out, WIDE * sizeof *out), 0);
}

static int apart(uint32_t a, uint32_t b) {
    int most = 0;
    for (int shift = 0; shift < 24; shift += 8) {
        int by = abs((int)(a >> shift & 255) - (int)(b >> shift & 255));
        most = by > most ? by : most;
    }
    return most;
}

static void watch(void) {
    memset(stirred, 0, sizeof stirred);
    DO("wait idle");
    read_screen(first);
    DO("life on");
    for (int i = 0; i < SECONDS * 10; i++) {
        DO("wait 100");
        read_screen(now);
        for (int p = 0; p < WIDE * HIGH; p++) {
            stirred[p] = stirred[p] || apart(first[p], now[p]) > SEEN;
        }
    }
}

/* Of a rectangle, 0 to 1. */
static float share_of(Rect where) {
    int sum = 0;
    for (int y = (int)where.y; y < (int)(where.y + where.h); y++) {
        for (int x = (int)where.x; x < (int)(where.x + where.w); x++) {
            sum += stirred[y * WIDE + x];
        }
    }
    return (float)sum / (where.w * where.h);
}

static void forget(Rect where) {
    for (int y = (int)where.y; y < (int)(where.y + where.h); y++) {
        for (int x = (int)where.x; x < (int)(where.x + where.w); x++) {
            stirred[y * WIDE + x] = false;
        }
    }
}

/* --- World -------------------------------------------------------------------------------------------------------- */

static const Table *sit_down(const char *board, int actions) {
    store_set_flag(app->store, "tutorial.done", true); /* nobody needs to be shown how */
    house_play(app, NAMES, 4, 4, board, actions);
    house_show(app, &STAGE_SCENE, NULL, 0);
    IN_SCENE("stage");
    DO("draw on");
    return &((const Stage *)stack_top(app->stack)->state)->table;
}

/* The way from the last figurine to the next site, wherever nobody stands. */
static void check_fibre(const Table *table, int from) {
    const WorldTrack *track = &world_session_board(table->session)->track;
    int seen = 0;
    for (int field = from; field < track->goal && (field == from || track->site[field] == 0); field++) {
        Rect there = rect_around(lit_fibre(table, field, .5f), 6, 6);
        bool is_free = true;
        for (int p = 0; p < table->view.players; p++) {
            is_free = is_free && rect_is_empty(rect_common(there, rect_inset(labels_figurine(table, p), -8)));
        }
        ck_assert_msg(!is_free || share_of(there) > .5f, "behind field %d", field);
        seen += is_free;
    }
    ck_assert_int_gt(seen, 0);
}

START_TEST(the_map_stirs_at_six_places) {
    const Table *table = sit_down("classic", 0);
    Rect landmark[LANDMARKS];
    int last = WORLD_GOAL_MAX;
    landmarks_place(table, landmark);
    watch();
    for (int p = 0; p < table->view.players; p++) {
        last = table->field[p] < last ? table->field[p] : last;
        forget(rect_inset(labels_figurine(table, p), -8)); /* they breathe anyway */
    }
    ck_assert_float_ge(share_of(rect_inset(table->layout.board, 2)), .03f);
    ck_assert_float_ge(share_of(landmark[LANDMARK_WHALE]), .05f);
    ck_assert_float_ge(share_of(landmark[LANDMARK_BALLOON]), .2f);
    ck_assert_float_ge(share_of(landmark[LANDMARK_SHIP]), .08f);
    ck_assert_float_ge(share_of(landmark[LANDMARK_MOUNTAINS]), .02f);
    Point jena = table_board_place(table, 0), mainz = table_board_place(table, table->view.track.goal);
    ck_assert_float_ge(share_of(rect_around((Point){(jena.x + mainz.x) / 2, mainz.y}, 60, 60)), .3f); /* in the lens */
    check_fibre(table, last);
}
END_TEST

/* A balloon that has drifted leaves nothing behind: neither a seam in the map nor a name without its halo. */
START_TEST(nothing_is_left_of_it_afterwards) {
    static const char *const BOARD[] = {"short", "classic", "grand", "sprint"};
    sit_down(BOARD[_i], 30);
    watch();
    DO("life off");
    DO("wait idle");
    read_screen(now);
    for (int p = 0; p < WIDE * HIGH; p++) {
        ck_assert_msg(first[p] == now[p], "%s: at %d %d", BOARD[_i], p % WIDE, p / WIDE);
    }
}
END_TEST

/* --- Best Path ---------------------------------------------------------------------------------------------------- */

static const PathLine *longest(PathLine lines[PATH_LINES_MAX], int count) {
    const PathLine *best = &lines[0];
    for (int i = 1; i < count; i++) {
        best = lines[i].count > best->count ? &lines[i] : best;
    }
    return best;
}

static void sit_down_to_draw(int rounds) {
    PathSessionSetup setup = {.players = 2, .board = "classic", .seed = 11};
    PlayError error = {{0}};
    for (int p = 0; p < setup.players; p++) {
        setup.seat[p] = (Seat){.figurine = (Figurine)p};
        snprintf(setup.seat[p].name, sizeof setup.seat[p].name, "%s", NAMES[p]);
    }
    path_manner_remember(&(PathManner){.is_together = false}, app->store);
    ck_assert_msg(in_play_sit_down(app, path_session_start(in_play_host(app), &setup, &error)), "%s", error.text);
    for (int i = 0; i < rounds * setup.players; i++) {
        PathLine lines[PATH_LINES_MAX];
        int count = path_lines(path_session_game(in_play(app)), i % setup.players, lines);
        ck_assert_int_eq(path_session_close(in_play(app), i % setup.players, longest(lines, count)), PATH_ACCEPTED);
    }
    house_show(app, &PATH_SCENE, NULL, 0);
    IN_SCENE("path");
    DO("draw on");
}

/* All tiles that the one at the table sees as theirs. */
static Rect window(void) {
    Rect all = {0};
    for (int player = 0; player < 2; player++) {
        for (int cell = 0; cell < 61; cell++) {
            const Widget *tile = widget_find(stack_top_ui(app->stack), ui_id("path.board%d.cell%d", player, cell));
            if (tile != NULL) {
                all = rect_is_empty(all) ? tile->rect : rect_union(all, tile->rect);
            }
        }
    }
    ck_assert_float_gt(all.w, 300);
    return all;
}

START_TEST(a_window_stirs_from_the_first_round_on) {
    static const int ROUNDS[] = {0, 6};
    sit_down_to_draw(ROUNDS[_i]);
    Rect where = window(), beside = {where.x - where.w * .04f, where.y + where.h * .75f, where.w * .14f, where.h * .2f};
    watch();
    ck_assert_float_ge(share_of(where), .08f);
    ck_assert_msg(_i == 0 || share_of(beside) > .2f, "the colours on the ground");
}
END_TEST

int main(void) {
    Suite *suite = suite_create("life");
    TCase *tests = tcase_create("pixels");
    tcase_add_checked_fixture(tests, open_house, close_house);
    tcase_set_timeout(tests, 120);
    tcase_add_test(tests, the_map_stirs_at_six_places);
    tcase_add_loop_test(tests, nothing_is_left_of_it_afterwards, 0, 4);
    tcase_add_loop_test(tests, a_window_stirs_from_the_first_round_on, 0, 2);
    suite_add_tcase(suite, tests);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_ENV);
    int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
