/* The end of a game tells what it adds to those before it, and nothing that was not; the title tells of the game of the
 * day. Read is what is drawn. */
#include "rooms.h"
#include "suites.h"

#include "games/path/play/authority.h"
#include "games/path/play/session.h"
#include "games/path/scenes/path_scenes.h"
#include "games/world/play/session.h"
#include "games/world/scenes/world_scenes.h"
#include "gfx/text.h"
#include "i18n/i18n.h"
#include "platform/wall.h"
#include "scenes/front/front.h"
#include "scenes/menus/in_play.h"
#include "scenes/table/day.h"
#include "scenes/table/remembered.h"
#include "shell/loop.h"

#include <stdio.h>
#include <string.h>

static const int64_t EVENING = 1780000000;
static const char *const MIA_AND_CLARA[4] = {"Mia", "Clara"};

/* Mia against the computer Clara, some time ago. */
static void played(const char *kind, int place, int32_t points, int64_t stage, int evening) {
    StoreGame game = {.rules = 1, .seat_count = 2, .started = EVENING + evening * WALL_DAY};
    StoreExtra extra = {.key = STORE_BEST_STAGE, .value = stage};
    StoreResult result = {.seat = {{place, points}, {3 - place, 20}}, .extras = &extra, .extra_count = 1};
    int64_t id;
    snprintf(game.kind, sizeof game.kind, "%s", kind);
    snprintf(game.board, sizeof game.board, "%s", strcmp(kind, "path") == 0 ? "classic" : "short");
    snprintf(game.seat[0].name, sizeof game.seat[0].name, "Mia");
    snprintf(game.seat[1].name, sizeof game.seat[1].name, "Clara");
    snprintf(game.seat[1].level, sizeof game.seat[1].level, "easy");
    store_begin_game(app->store, &game, "{}", &id);
    store_finish_game(app->store, id, &result, game.started + 600);
}

static int best_stage;

/* Today's; returns whether Mia wins. */
static bool play_world(void) {
    house_play(app, MIA_AND_CLARA, 2, 1, "short", -1);
    best_stage = world_session_tale(in_play(app))->best_stage[0];
    return (world_session_view(in_play(app))->winners & 1) != 0;
}

/* It is as if it had never been. */
static void forget_game(void) {
    int64_t id = session_store_id(in_play(app));
    in_play_leave(app);
    store_delete_game(app->store, id);
}

static void show_podium(void) {
    DO("draw on");
    house_show(app, &VICTORY_SCENE, NULL, 0);
}

START_TEST(a_first_game_has_no_past) {
    play_world();
    show_podium();
    SEES_NO("–");
    SEES_NO("Best stage yet");
    SEES_NO("in a row");
    SEES_NO("A first for");
}
END_TEST

START_TEST(the_podium_counts_who_came_in_before_whom) {
    for (int evening = 0; evening < 3; evening++) {
        played("world", evening == 0 ? 1 : 2, 30, 60, evening);
    }
    bool has_won = play_world();
    show_podium();
    SEES("Mia %d–%d Clara", 1 + has_won, 3 - has_won);
    SEES_NO("Best stage yet"); /* 60 was better */
}
END_TEST

/* Another Clara, a person, has met nobody yet. */
START_TEST(a_computer_s_score_is_not_a_person_s) {
    played("world", 1, 30, 60, 0);
    played("world", 1, 30, 60, 1);
    house_play(app, MIA_AND_CLARA, 2, 2, "short", -1);
    show_podium();
    SEES_NO("Mia 2–");
    SEES_NO("Mia 3–");
}
END_TEST

START_TEST(the_best_stage_is_told_when_it_is_better_than_all_before) {
    uint64_t seed = app->seed;
    play_world();
    int better = best_stage;
    forget_game();
    played("world", 2, 30, better - 1, 0);
    app->seed = seed; /* the same game once more */
    play_world();
    ck_assert_int_eq(best_stage, better);
    show_podium();
    if (better % 5 == 1 && better > 10) {
        SEES("A first for Mia: more than %d spaces in one stage", better - 1);
    } else {
        SEES("Best stage yet for Mia: %d spaces", better);
    }
}
END_TEST

START_TEST(wins_in_a_row_are_told_from_the_third_on) {
    played("world", 2, 30, 60, 0);
    played("world", 1, 30, 60, 1);
    played("world", 1, 30, 60, 2);
    while (!play_world()) { /* the next seed is another game */
        forget_game();
    }
    show_podium();
    SEES("Wins in a row for Mia: 3");
}
END_TEST

START_TEST(a_game_that_counts_for_nobody_is_no_first) {
    played("world", 1, 30, 1, 0);
    played("world", 1, 30, 1, 1);
    house_play(app, MIA_AND_CLARA, 2, 1, "short", 40);
    session_stand_in(in_play(app), 0, true);
    session_stand_in(in_play(app), 0, false);
    Random random;
    random_init(&random, 3);
    while (!session_is_over(in_play(app))) {
        world_session_act(in_play(app), house_choice(app, &random));
    }
    show_podium();
    SEES_NO("Best stage yet");
    SEES_NO("A first for");
    SEES_NO("–");
}
END_TEST

/* --- why ---------------------------------------------------------------------------------------------------------- */

static void tell(int amount, char *out, size_t size) {
    snprintf(out, size, "%d apples", amount);
}

static const RememberedMeasure APPLES = {
    .much = 5, .tell = tell, .when = "Luck helped {winner}, most of all in round {n}."};

/* Mia lost against Clara. */
static const char *why(RememberedShare mia, RememberedShare clara) {
    static Remembered remembered;
    remembered = (Remembered){.is_read = true};
    RememberedEnd end = {.place = {1, 0}};
    RememberedShare share[SEATS_MAX] = {mia, clara};
    remembered_explain(&remembered, in_play(app), &end, share, &APPLES);
    return remembered.why;
}

START_TEST(one_sentence_says_why) {
    house_play(app, MIA_AND_CLARA, 2, 1, "short", 10);
    RememberedShare none = {0}, lucky = {.luck = 9, .luckiest = 4}, careless = {.lost = -7, .mistakes = 2},
                    once = {.lost = -7, .mistakes = 1};
    ck_assert_str_eq(why(none, none), "");
    ck_assert_str_eq(why(none, lucky), "Luck helped Clara, most of all in round 4.");
    ck_assert_str_eq(why(careless, none), "Mia gave away 7 apples in 2 choices.");
    ck_assert_str_eq(why(once, lucky), "Luck helped Clara; Mia gave away 7 apples in one choice.");
    ck_assert_str_eq(why(lucky, careless), ""); /* a computer's choices are its own affair */
}
END_TEST

START_TEST(the_podium_says_why_once_the_expert_has_looked_back) {
    play_world();
    show_podium();
    DO("wait idle");
    const char *told = has("victory.remembered") ? widget("victory.remembered")->label : "";
    ck_assert(strstr(told, "Luck helped") != NULL || strstr(told, "gave away") != NULL || told[0] == '\0');
    SEES("%s", told);
}
END_TEST

/* --- Best Path ---------------------------------------------------------------------------------------------------- */

/* Mia draws the first line there is in each round. */
static int play_path(void) {
    PathSessionSetup setup = {.players = 2, .board = "classic"};
    PlayError error;
    for (int p = 0; p < 2; p++) {
        snprintf(setup.seat[p].name, sizeof setup.seat[p].name, "%s", MIA_AND_CLARA[p]);
        setup.seat[p].figurine = (Figurine)p;
    }
    ck_assert(in_play_sit_down(app, path_session_start(in_play_host(app), &setup, &error)));
    while (!session_is_over(in_play(app))) {
        static PathLine line[PATH_LINES_MAX];
        int lines = path_lines(path_session_game(in_play(app)), 0, line);
        path_session_close(in_play(app), 0, &line[lines > 1 ? 1 : 0]);
        path_session_close(in_play(app), 1, &(PathLine){.end = PATH_END_B});
    }
    PathView view;
    path_session_view(in_play(app), 0, &view);
    return path_total(&view.player[0]);
}

START_TEST(best_path_tells_a_better_result_and_who_was_ahead) {
    StoreGame game = {.kind = "path", .board = "classic", .rules = 1, .seat_count = 2, .started = EVENING};
    StoreResult result = {.seat = {{2, -60}, {1, -59}}};
    int64_t id;
    snprintf(game.seat[0].name, sizeof game.seat[0].name, "Mia");
    snprintf(game.seat[1].name, sizeof game.seat[1].name, "Clara");
    store_begin_game(app->store, &game, "{}", &id);
    store_finish_game(app->store, id, &result, EVENING);
    int total = play_path();
    ck_assert_int_gt(total, -60);
    DO("draw on");
    house_show(app, &PATH_END_SCENE, NULL, 0);
    SEES("Mia 1–1 Clara");
    if (total > 0) {
        SEES("for Mia: %d points", total);
    } else {
        SEES("for Mia: −%d points", -total);
    }
}
END_TEST

/* --- room --------------------------------------------------------------------------------------------------------- */

static const struct { int wide, high; } WINDOW[] = {{1280, 720}, {1080, 1920}, {1024, 768}};

static void note_cut(void *context, const char *text, Rect box) {
    (void)context;
    ck_abort_msg("cut in %s: \"%s\" in a box of %.0f x %.0f", i18n_language(), text, (double)box.w, (double)box.h);
}

static bool meet(Rect a, Rect b) {
    return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

/* The words stand apart from everything that can be pressed, and are whole. */
static void look_for_room(const char *id) {
    static const float SCALE[] = {1, 1.2f, 1.4f};
    size_t languages;
    const I18nLanguage *language = i18n_languages(&languages);
    for (size_t i = 0; i < languages * 3; i++) {
        app->preferences.text_scale = SCALE[i % 3];
        app_use_preferences(app);
        ck_assert(app_set_language(app, language[i / 3].code));
        text_watch_cuts(app->gfx, note_cut, NULL);
        loop_light(app);
        text_watch_cuts(app->gfx, NULL, NULL);
        const Ui *ui = stack_top_ui(app->stack);
        Rect words = widget(id)->rect;
        for (int w = 0; w < ui->count; w++) {
            const Widget *other = &ui->widget[w];
            bool is_button = other->act != 0 && strcmp(other->id, id) != 0;
            ck_assert_msg(!is_button || !meet(words, other->rect), "%s lies over %s in %s", id, other->id,
                          i18n_language());
        }
    }
    ck_assert(app_set_language(app, "en"));
}

START_TEST(the_lines_have_room_in_every_window_language_and_size) {
    house_close(app);
    app = house_open(NULL, WINDOW[_i].wide, WINDOW[_i].high);
    played("world", 2, 30, 1, 0);
    played("world", 1, 30, 1, 1);
    play_world();
    house_show(app, &VICTORY_SCENE, NULL, 0);
    look_for_room("victory.remembered");
    played("path", 2, -60, 1, 0);
    play_path();
    house_show(app, &PATH_END_SCENE, NULL, 0);
    look_for_room("path_end.remembered");
}
END_TEST

/* --- the day ------------------------------------------------------------------------------------------------------ */

static void keep(int32_t date, int place, int points) {
    day_result_keep(app, "path", date, "words", &(StoreSeat){.place = place, .field = points});
}

static void on(const char *date) {
    DO("date %s", date);
    DO("draw on");
    house_show(app, &TITLE_SCENE, NULL, 0);
}

START_TEST(the_title_tells_of_yesterday_and_of_days_in_a_row_and_never_of_a_missed_one) {
    on("2026-11-19");
    SEES("Game of the day");
    SEES("Kaleidoscope · Pauline and Clara");
    SEES_NO("Yesterday");
    keep(day_today(), 2, 24);
    on("2026-11-19");
    SEES("Today: No. 2, 24 points");
    SEES_NO("in a row");
    on("2026-11-20");
    SEES("Yesterday: No. 2, 24 points");
    keep(day_today(), 1, 31);
    keep(day_today(), 1, 60); /* the second try of a day is not kept */
    on("2026-11-21");
    SEES("Yesterday: No. 1, 31 points · 2 days in a row");
    on("2026-11-22");
    SEES_NO("Yesterday");
    SEES_NO("in a row");
    keep(day_today(), 3, 8);
    on("2026-11-23");
    SEES("Yesterday: No. 3, 8 points");
    SEES_NO("in a row"); /* it begins anew */
}
END_TEST

START_TEST(the_title_s_button_opens_what_the_day_has) {
    on("2026-11-19");
    DO("click title.day1");
    DO("wait idle");
    IN_SCENE("day");
    ck_assert_str_eq(widget("day.words")->label, "Window: Kaleidoscope\nAgainst Pauline (Medium) and Clara (Hard)");
    DO("click day.cancel");
    DO("wait idle");
    IN_SCENE("path_setup");
    DO("click path_setup.back");
    DO("wait idle");
    IN_SCENE("title");
}
END_TEST

START_TEST(squares_are_added_up_and_found_again) {
    char squares[DAY_SQUARES_BYTES] = "", words[DAY_WORDS];
    ck_assert_ptr_null(day_squares_of("a line\nand another"));
    for (int i = -1; i <= DAY_SQUARES; i++) {
        day_add_square(squares, i);
    }
    day_add_row(squares);
    day_add_square(squares, 2);
    ck_assert_str_eq(squares, "⬛⬛🟪🟦🟩🟨🟨\n🟦");
    day_result_words(&(DayResult){.game = "Best Path", .told = "No. 1", .squares = squares}, words);
    ck_assert_str_eq(day_squares_of(words), squares);
    day_result_words(&(DayResult){.game = "Best Path", .told = "No. 1", .squares = ""}, words);
    ck_assert_ptr_null(day_squares_of(words));
    ck_assert_ptr_null(strchr(words, '\n'));
    for (int i = 0; i < 1000; i++) {
        day_add_square(squares, 4); /* full is full */
    }
    ck_assert_uint_lt(strlen(squares), DAY_SQUARES_BYTES);
}
END_TEST

Suite *suite_remembered(void) {
    Suite *suite = suite_create("remembered");
    TCase *cases = tcase_create("remembered");
    tcase_add_checked_fixture(cases, open_house, close_house);
    tcase_set_timeout(cases, 240);
    tcase_add_test(cases, a_first_game_has_no_past);
    tcase_add_test(cases, the_podium_counts_who_came_in_before_whom);
    tcase_add_test(cases, a_computer_s_score_is_not_a_person_s);
    tcase_add_test(cases, the_best_stage_is_told_when_it_is_better_than_all_before);
    tcase_add_test(cases, wins_in_a_row_are_told_from_the_third_on);
    tcase_add_test(cases, a_game_that_counts_for_nobody_is_no_first);
    tcase_add_test(cases, one_sentence_says_why);
    tcase_add_test(cases, the_podium_says_why_once_the_expert_has_looked_back);
    tcase_add_test(cases, best_path_tells_a_better_result_and_who_was_ahead);
    tcase_add_loop_test(cases, the_lines_have_room_in_every_window_language_and_size, 0, 3);
    tcase_add_test(cases, the_title_tells_of_yesterday_and_of_days_in_a_row_and_never_of_a_missed_one);
    tcase_add_test(cases, the_title_s_button_opens_what_the_day_has);
    tcase_add_test(cases, squares_are_added_up_and_found_again);
    suite_add_tcase(suite, cases);
    return suite;
}
