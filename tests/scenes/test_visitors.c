/* Visitors of a stand: what they read of themselves and others, and what becomes of who walks away. */
#include "stand.h"

#include "games/path/ai/ai.h"
#include "games/path/play/authority.h"
#include "games/path/play/session.h"
#include "games/path/scenes/path_scenes.h"
#include "games/world/play/authority.h"
#include "games/world/play/session.h"
#include "i18n/i18n.h"
#include "kiosk/figures.h"
#include "kiosk/hall.h"
#include "kiosk/scenes/guard.h"
#include "kiosk/scenes/kiosk_scenes.h"
#include "kiosk/scenes/operators.h"
#include "kiosk/scenes/stand_game.h"
#include "kiosk/scenes/visit.h"
#include "platform/wall.h"
#include "store/store.h"

#include <stdio.h>
#include <string.h>

static const int64_t DAY = 24 * 3600;

static const Widget *widget(const char *id) {
    return widget_find(stack_top_ui(app->stack), id);
}

static Seat seat_of(const char *name, Figurine figurine, bool is_computer) {
    Seat seat = {.figurine = figurine, .is_computer = is_computer, .level = is_computer ? AI_HARD : AI_EASY};
    i18n_copy(seat.name, sizeof seat.name, name);
    return seat;
}

static void sit_down(const char *board, int players, bool has_computer) {
    StandTable table = {
        .players = players, .board = board, .seat = {seat_of("Gus", 0, false), seat_of("Ida", 1, has_computer)}};
    PlayError error;
    ck_assert_msg(STAND_PATH.begin(app, &table, &error), "%s", error.text);
    in_play_show(app);
    DO("wait 500");
}

/* --- the hall of fame --------------------------------------------------------------------------------------------- */

static void put_in_hall(int64_t when, StoreFameKind kind, const char *board, const char *name, int value) {
    StoreFame fame = {.kind = kind, .value = value};
    snprintf(fame.board, sizeof fame.board, "%s", board);
    snprintf(fame.name, sizeof fame.name, "%s", name);
    hall_enter(app->store, &fame, when);
}

static void hall_tells(int list, const char *words) {
    ck_assert_str_eq(widget(ui_id("fame.words%d", list))->label, words);
}

/* Of the board that was played on: its best, each with their place, of today and of all days.
 * Less than nothing is no record. */
START_TEST(the_hall_tells_places_of_the_board_that_was_played_on) {
    open_stand(1280, 720);
    int64_t now = wall_now();
    put_in_hall(now - 3 * DAY, STORE_FAME_POINTS, "classic", "Old", 41);
    put_in_hall(now, STORE_FAME_POINTS, "spiral", "Eve", 60);
    put_in_hall(now, STORE_FAME_POINTS, "classic", "Ana", 31);
    put_in_hall(now, STORE_FAME_POINTS, "classic", "Bob", 38);
    put_in_hall(now, STORE_FAME_POINTS, "classic", "Zed", -12);
    put_in_hall(now, STORE_FAME_ALONE, "classic", "Fay", 1);
    sit_down("spiral", 2, false);
    house_show(app, &FAME_SCENE, NULL, 0);
    hall_tells(0, "Today: 1 Eve 60 points\nBest of the fair: 1 Eve 60 points");
    hall_tells(1, "Today:\nBest of the fair:");
    sit_down("classic", 2, false);
    house_show(app, &FAME_SCENE, NULL, 0);
    hall_tells(0, "Today: 1 Bob 38 points, 2 Ana 31 points\n"
                  "Best of the fair: 1 Old 41 points, 2 Bob 38 points, 3 Ana 31 points");
    hall_tells(1, "Today: 1 Fay 1 point\nBest of the fair: 1 Fay 1 point");
    close_stand();
}
END_TEST

START_TEST(the_best_of_yesterday_is_not_the_best_of_today) {
    char told[160];
    open_stand(1280, 720);
    put_in_hall(wall_now() - DAY, STORE_FAME_POINTS, "classic", "Old", 41);
    visit_best_of_day(app, &STAND_PATH, told, sizeof told);
    ck_assert_str_eq(told, "");
    close_stand();
}
END_TEST

static int entries(StoreFameKind kind) {
    StoreFame best[STORE_FAME_MOST];
    return (int)hall_best(app->store, kind, "classic", HALL_DAY, wall_now(), best, STORE_FAME_MOST);
}

/* As well as an expert does: with less than nothing nobody comes into the hall. */
static void play_to_the_end(void) {
    Random random;
    PathView view;
    random_init(&random, 3);
    while (!session_is_over(in_play(app))) {
        const PathGame *game = path_session_game(in_play(app));
        int player = (path_awaited(game) & 1) != 0 ? 0 : 1;
        path_view(game, player, &view);
        PathLine line = path_ai_choose(AI_EXPERT, &view, player, &random);
        ck_assert_int_eq(path_session_close(in_play(app), player, &line), PATH_ACCEPTED);
    }
    DO("wait 500");
    store_flush(app->store);
}

/* Alone one has it easier, and a computer is no visitor. */
START_TEST(the_hall_keeps_those_apart_who_play_alone_and_takes_no_computer) {
    open_stand(1280, 720);
    sit_down("classic", 1, false);
    play_to_the_end();
    ck_assert_int_eq(entries(STORE_FAME_ALONE), 1);
    ck_assert_int_eq(entries(STORE_FAME_POINTS), 0);
    guard_send_home(app);
    DO("wait 500");
    sit_down("classic", 2, true);
    play_to_the_end();
    ck_assert_int_eq(entries(STORE_FAME_ALONE), 1);
    ck_assert_int_eq(entries(STORE_FAME_POINTS), 1);
    close_stand();
}
END_TEST

/* Gus answers every third question wrong, Ida all of them. */
static void answer(int *asked) {
    const WorldGame *game = world_session_game(in_play(app));
    int right = world_right_answer(game);
    bool knows = game->awaited_player == 0 && ++*asked % 3 != 0;
    WorldAction action = {.kind = WORLD_ACTION_ANSWER, .a = (uint8_t)(knows ? right : (right + 1) % WORLD_ANSWERS)};
    ck_assert_int_eq(world_session_act(in_play(app), action), WORLD_ACCEPTED);
}

START_TEST(a_quiz_streak_ends_with_a_wrong_answer) {
    Random random;
    StandTable table = {.players = 2, .board = "classic", .seat = {seat_of("Gus", 0, false), seat_of("Ida", 1, false)}};
    PlayError error;
    int asked = 0;
    random_init(&random, 1);
    open_stand(1280, 720);
    ck_assert_msg(STAND_WORLD.begin(app, &table, &error), "%s", error.text);
    in_play_show(app);
    DO("wait 500");
    while (!session_is_over(in_play(app))) {
        if (world_session_game(in_play(app))->awaiting == WORLD_AWAITING_QUESTION) {
            answer(&asked);
        } else {
            ck_assert_int_eq(world_session_act(in_play(app), house_choice(app, &random)), WORLD_ACCEPTED);
        }
    }
    DO("wait 500");
    store_flush(app->store);
    ck_assert_int_ge(asked, 4); /* else take another seed */
    house_show(app, &FAME_SCENE, NULL, 0);
    hall_tells(2, "Today: 1 Gus 2 in a row\nBest of the fair: 1 Gus 2 in a row");
    SEES("Gus\n2 in a row\n");
    close_stand();
}
END_TEST

/* --- what staff read ---------------------------------------------------------------------------------------------- */

static void visit_of(int persons, StoreVisitOutcome outcome, int64_t seconds) {
    KioskVisitors visitors = {.kind = "path", .language = "en", .board = "classic", .persons = persons};
    int64_t now = wall_now(), visit = kiosk_visit_begins(app->store, &visitors, now);
    kiosk_visit_ends(app->store, visit, outcome, seconds, now);
    store_flush(app->store);
}

START_TEST(a_stand_s_average_is_of_games_that_were_finished) {
    open_stand(1280, 720);
    visit_of(1, STORE_VISIT_FINISHED, 600);
    visit_of(2, STORE_VISIT_ABANDONED, 1200);
    visit_of(4, STORE_VISIT_FINISHED, 330);
    house_show(app, &OPERATOR_SCENE, NULL, 0);
    SEES("3\ngames started\n2\ncompleted\n1\nabandoned\n7:45\naverage length (min)\n7\nvisitors\n");
    close_stand();
}
END_TEST

/* --- who walks away ----------------------------------------------------------------------------------------------- */

/* Leaves the table to itself until it asks; how many seconds it counts is read on the popup. */
static void wait_to_be_asked(void) {
    double began = app->now;
    while (strcmp(house_scene(app), "stillthere") != 0) {
        DO("wait 100");
        ck_assert_double_lt(app->now, began + 300000);
    }
}

static int seconds_shown(void) {
    int seconds = -1;
    for (const char *line = house_reads(app, app->layout.screen); line != NULL && *line != '\0';) {
        int number, length = 0;
        bool is_number = sscanf(line, "%d%n", &number, &length) == 1 && line[length] == '\n';
        seconds = is_number ? number : seconds;
        line = strchr(line, '\n') + 1;
    }
    return seconds;
}

START_TEST(the_countdown_begins_anew_whenever_somebody_is_asked) {
    open_stand(1280, 720);
    int all = kiosk_of(app)->config.still_there_countdown;
    sit_down("classic", 2, false);
    for (int time = 0; time < 2; time++) {
        wait_to_be_asked();
        int shown = seconds_shown();
        ck_assert_msg(shown == all || shown == all - 1, "%d of %d seconds", shown, all);
        DO("wait 4000");
        ck_assert_int_eq(seconds_shown(), shown - 4);
        DO("click stillthere.yes");
        DO("wait 300");
        IN_SCENE("path");
    }
    wait_to_be_asked();
    DO("wait %d", (all - 3) * 1000);
    IN_SCENE("stillthere");
    DO("wait 3500");
    IN_SCENE("attract");
    close_stand();
}
END_TEST

START_TEST(who_comes_instead_begins_anew) {
    open_stand(1280, 720);
    sit_down("classic", 2, false);
    wait_to_be_asked();
    DO("click stillthere.anew");
    DO("wait 500");
    IN_SCENE("arrive");
    ck_assert_ptr_null(in_play(app));
    close_stand();
}
END_TEST

/* Whoever has seen the end is asked so early that the stand is free again when staff want it to be. */
START_TEST(after_a_game_the_stand_is_free_in_time) {
    open_stand(1280, 720);
    sit_down("classic", 2, false);
    play_to_the_end();
    while (strcmp(house_scene(app), "path_end") != 0) {
        DO("wait 100");
    }
    double over = app->now;
    wait_to_be_asked();
    DO("wait %d", kiosk_of(app)->config.still_there_countdown * 1000 + 500);
    IN_SCENE("attract");
    ck_assert_double_lt(app->now - over, (kiosk_of(app)->config.end_after_game + 3) * 1000.0);
    close_stand();
}
END_TEST

/* --- sitting down ------------------------------------------------------------------------------------------------- */

START_TEST(visitors_have_the_time_that_staff_have_set_and_the_show_has_all) {
    open_stand(1280, 720);
    kiosk_of(app)->config.round_limit = 45;
    for (int is_show = 0; is_show < 2; is_show++) {
        StandTable table = {.players = 2,
                            .board = "classic",
                            .is_show = is_show == 1,
                            .seat = {seat_of("Gus", 0, is_show), seat_of("Ida", 1, is_show)}};
        PlayError error;
        ck_assert(STAND_PATH.begin(app, &table, &error));
        ck_assert_int_eq(path_session_limit(in_play(app)), is_show ? 0 : 45);
    }
    close_stand();
}
END_TEST

START_TEST(a_visit_counts_persons_and_the_computers_levels) {
    StoreVisit visit = {0};
    open_stand(1280, 720);
    sit_down("classic", 2, true);
    store_flush(app->store);
    ck_assert(store_find_open_visit(app->store, &visit));
    ck_assert_int_eq(visit.persons, 1);
    ck_assert_str_eq(visit.levels, "hard");
    close_stand();
}
END_TEST

static int seated(void) {
    int count = 0;
    while (widget(ui_id("arrive.seat%d.figurine", count)) != NULL) {
        count++;
    }
    return count;
}

START_TEST(computers_come_and_go_one_by_one_and_who_stays_keeps_the_name) {
    char name[80];
    open_stand(1280, 720);
    scene_go(app, &ARRIVE_SCENE, &(ArriveArgument){.has_language = true}, sizeof(ArriveArgument));
    DO("wait 300");
    DO("click arrive.persons2");
    DO("wait 50");
    snprintf(name, sizeof name, "%s", widget("arrive.seat1.name")->label);
    ck_assert_int_eq(seated(), 2);
    DO("click arrive.seat2.computer");
    DO("wait 50");
    DO("click arrive.seat3.computer");
    DO("wait 50");
    ck_assert_int_eq(seated(), 4);
    DO("click arrive.seat3.computer");
    DO("wait 50");
    ck_assert_int_eq(seated(), 3);
    DO("click arrive.persons3");
    DO("wait 50");
    ck_assert_str_eq(widget("arrive.seat1.name")->label, name);
    ck_assert_str_ne(widget("arrive.seat2.name")->label, name);
    close_stand();
}
END_TEST

/* SCHOTT World takes two; whoever was alone at Best Path is not. */
START_TEST(a_game_for_more_brings_a_computer) {
    open_stand(1280, 720);
    scene_go(app, &ARRIVE_SCENE, &(ArriveArgument){.has_language = true}, sizeof(ArriveArgument));
    DO("wait 300");
    DO("click arrive.game.path");
    DO("wait 50");
    DO("click arrive.seat1.computer");
    DO("wait 50");
    ck_assert_int_eq(seated(), 1);
    DO("click arrive.game.world");
    DO("wait 50");
    ck_assert_int_eq(seated(), 2);
    close_stand();
}
END_TEST

Suite *suite_visitors(void) {
    Suite *suite = suite_create("visitors");
    TCase *tests = tcase_create("visitors");
    tcase_set_timeout(tests, 240);
    tcase_add_test(tests, the_hall_tells_places_of_the_board_that_was_played_on);
    tcase_add_test(tests, the_best_of_yesterday_is_not_the_best_of_today);
    tcase_add_test(tests, the_hall_keeps_those_apart_who_play_alone_and_takes_no_computer);
    tcase_add_test(tests, a_quiz_streak_ends_with_a_wrong_answer);
    tcase_add_test(tests, a_stand_s_average_is_of_games_that_were_finished);
    tcase_add_test(tests, the_countdown_begins_anew_whenever_somebody_is_asked);
    tcase_add_test(tests, after_a_game_the_stand_is_free_in_time);
    tcase_add_test(tests, a_visit_counts_persons_and_the_computers_levels);
    tcase_add_test(tests, who_comes_instead_begins_anew);
    tcase_add_test(tests, visitors_have_the_time_that_staff_have_set_and_the_show_has_all);
    tcase_add_test(tests, a_game_for_more_brings_a_computer);
    tcase_add_test(tests, computers_come_and_go_one_by_one_and_who_stays_keeps_the_name);
    suite_add_tcase(suite, tests);
    return suite;
}
