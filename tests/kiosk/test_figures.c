#include "suites.h"

#include "kiosk/figures.h"
#include "kiosk/hall.h"
#include "platform/wall.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static Store *store;
static KioskFigures hours[KIOSK_HOURS], days[KIOSK_DAYS], sum;

static const int64_t BEGIN = WALL_SCRIPT_BEGIN; /* eight in the morning */
static int32_t today;

static void set_up(void) {
    static const Clock still = {.is_virtual = true};
    wall_follow(&still, BEGIN);
    today = wall_time(BEGIN).date;
    store_open(&store, NULL, BEGIN);
}

static void tear_down(void) {
    store_close(store);
    wall_follow(NULL, 0);
}

static int64_t game(void) {
    StoreGame game = {.kind = "world", .board = "short", .rules = 1, .seat_count = 1, .seat = {{.name = "Anna"}}};
    int64_t id;
    store_begin_game(store, &game, "{}", &id);
    return id;
}

static void visit_of(const char *kind, const char *board, const char *language, StoreVisitOutcome outcome,
                     int64_t seconds, int64_t now) {
    KioskVisitors visitors = {.kind = kind,
                              .language = language,
                              .board = board,
                              .persons = 1,
                              .computers = 3,
                              .levels = {"easy", "easy", "hard"},
                              .game = game()};
    int64_t id = kiosk_visit_begins(store, &visitors, now);
    StoreAnswer answer = {.game = visitors.game, .name = "Anna", .question = "q", .topic = "science", .right = true};
    store_add_answer(store, &answer);
    kiosk_visit_ends(store, id, outcome, seconds, now + seconds);
}

static void visit(const char *language, StoreVisitOutcome outcome, int64_t seconds, int64_t now) {
    visit_of("world", "short", language, outcome, seconds, now);
}

START_TEST(visits_are_counted_by_hour_and_by_day) {
    visit("de", STORE_VISIT_FINISHED, 300, BEGIN);
    visit("de", STORE_VISIT_FINISHED, 500, BEGIN + 600);
    visit("zh_CN", STORE_VISIT_ABANDONED, 40, BEGIN + WALL_HOUR);
    visit("en", STORE_VISIT_FINISHED, 100, BEGIN - 2 * WALL_DAY);
    visit("en", STORE_VISIT_FINISHED, 100, BEGIN - KIOSK_DAYS * WALL_DAY);
    kiosk_figures_by_hour(store, today, hours, &sum);
    ck_assert_int_eq(hours[8].begun, 2);
    ck_assert_int_eq(hours[8].finished, 2);
    ck_assert_int_eq(kiosk_mean_seconds(hours[8].seconds, hours[8].finished), 400);
    ck_assert_int_eq(hours[8].language[1], 2);
    ck_assert_int_eq(hours[8].level[0], 4);
    ck_assert_int_eq(hours[8].level[2], 2);
    ck_assert_int_eq(hours[9].abandoned, 1);
    ck_assert_int_eq(kiosk_mean_seconds(hours[9].seconds, hours[9].finished), 0);
    ck_assert_int_eq(hours[9].right[1], 1);
    ck_assert_int_eq(sum.begun, 3);
    ck_assert_int_eq(sum.asked[1], 3);
    kiosk_figures_by_day(store, today, days, &sum);
    ck_assert_int_eq(days[KIOSK_DAYS - 1].begun, 3);
    ck_assert_int_eq(days[KIOSK_DAYS - 3].begun, 1);
    ck_assert_int_eq(sum.begun, 4);
    ck_assert_int_eq(days[KIOSK_DAYS - 3].date, today - 2);
}
END_TEST

START_TEST(the_csv_has_a_line_for_every_hour_with_visitors) {
    size_t size;
    visit("de", STORE_VISIT_FINISHED, 300, BEGIN);
    visit("fr", STORE_VISIT_ABANDONED, 20, BEGIN);
    visit("it", STORE_VISIT_FINISHED, 60, BEGIN - WALL_DAY);
    char *csv = kiosk_figures_csv(store, "", &size);
    ck_assert_uint_eq(size, strlen(csv));
    ck_assert_int_eq(strncmp(csv,
                             "\xef\xbb\xbf"
                             "date,hour,games_begun,",
                             25),
                     0);
    ck_assert_ptr_nonnull(strstr(csv, "asked_history,right_history"));
    ck_assert_ptr_nonnull(strstr(
        csv, "\r\n2026-03-01,8,1,1,0,60,1,0,0,0,1,0,0,2,0,1,0,1,0,0,0,0,1,1,0,0,0,0,0,0,,1,1,60,0,0,0,0,0,0,0,0\r\n"));
    ck_assert_ptr_nonnull(strstr(
        csv,
        "\r\n2026-03-02,8,2,1,1,300,2,0,1,1,0,0,0,4,0,2,0,2,0,0,0,0,2,2,0,0,0,0,0,0,,2,1,300,0,0,0,0,0,0,0,0\r\n"));
    int commas = 0, lines = 0;
    for (const char *c = csv; *c != '\0'; c++) {
        commas += *c == ',';
        lines += *c == '\n';
    }
    ck_assert_int_eq(lines, 3);
    ck_assert_int_eq(commas % lines, 0); /* as many fields in each */
    free(csv);
}
END_TEST

/* Whatever is in the name. */
START_TEST(each_line_of_the_csv_names_its_stand) {
    static const char *const NAME[][2] = {
        {"", ",,1,1,300,"},
        {"Halle 3, \"Glas\"", ",\"Halle 3, \"\"Glas\"\"\",1,1,300,"},
        {"=1+1", ",\" =1+1\",1,1,300,"},
        {"肖特", ",\"肖特\",1,1,300,"},
    };
    visit("de", STORE_VISIT_FINISHED, 300, BEGIN);
    for (size_t i = 0; i < sizeof NAME / sizeof *NAME; i++) {
        size_t size;
        char *csv = kiosk_figures_csv(store, NAME[i][0], &size), *line = strstr(csv, "\r\n");
        ck_assert_ptr_nonnull(strstr(csv, ",right_everyday,stand,world_begun,"));
        /* a level and a route that came later */
        ck_assert_int_eq(strncmp(line - 30, ",computers_gentle,route_sprint", 30), 0);
        ck_assert_msg(strstr(csv, NAME[i][1]) != NULL, "no %s in %s", NAME[i][1], csv);
        free(csv);
    }
}
END_TEST

START_TEST(a_game_of_a_minute_ago_is_gone_on_with) {
    KioskVisitors visitors = {.kind = "world", .language = "de", .board = "short", .persons = 1, .game = game()};
    int64_t id = kiosk_visit_begins(store, &visitors, BEGIN);
    kiosk_visit_lives(store, BEGIN + 300);
    ck_assert_int_eq(kiosk_visits_take_up(store, 60, BEGIN + 340), id);
    ck_assert_int_eq(kiosk_visits_take_up(store, 60, BEGIN + 361), 0);
    StoreVisit visit;
    ck_assert(!store_find_open_visit(store, &visit));
    kiosk_figures_by_hour(store, today, hours, &sum);
    ck_assert_int_eq(sum.abandoned, 1);
}
END_TEST

START_TEST(after_the_clock_was_set_back_nothing_is_gone_on_with) {
    KioskVisitors visitors = {.kind = "world", .language = "de", .board = "short", .persons = 1, .game = game()};
    kiosk_visit_begins(store, &visitors, BEGIN);
    ck_assert_int_eq(kiosk_visits_take_up(store, 60, BEGIN - 10), 0);
    kiosk_visit_begins(store, &visitors, BEGIN);
    ck_assert_int_eq(kiosk_visits_take_up(store, 0, BEGIN), 0);
    ck_assert_int_eq(kiosk_visits_take_up(store, 60, BEGIN), 0); /* nothing is open any more */
}
END_TEST

START_TEST(without_a_store_nothing_happens) {
    size_t size;
    KioskVisitors visitors = {.kind = "world", .language = "de", .board = "short"};
    ck_assert_int_eq(kiosk_visit_begins(NULL, &visitors, BEGIN), 0);
    kiosk_visit_lives(NULL, BEGIN);
    kiosk_visit_ends(NULL, 1, STORE_VISIT_FINISHED, 1, BEGIN);
    ck_assert_int_eq(kiosk_visits_take_up(NULL, 60, BEGIN), 0);
    kiosk_figures_by_day(NULL, today, days, &sum);
    ck_assert_int_eq(sum.begun, 0);
    free(kiosk_figures_csv(NULL, "", &size));
    HallPlace place = hall_enter(NULL, &(StoreFame){.value = 1}, BEGIN);
    ck_assert_int_eq(place.of_day, 0);
    hall_clear(NULL);
}
END_TEST

static HallPlace enter(StoreFameKind kind, const char *name, int32_t value, int64_t now) {
    StoreFame fame = {.kind = kind, .board = "short", .value = value};
    snprintf(fame.name, sizeof fame.name, "%s", name);
    return hall_enter(store, &fame, now);
}

START_TEST(the_hall_says_who_gets_in) {
    StoreFame best[STORE_FAME_MOST];
    ck_assert_int_eq(enter(STORE_FAME_TURNS, "Anna", 30, BEGIN).of_day, 1);
    ck_assert_int_eq(enter(STORE_FAME_TURNS, "Ben", 30, BEGIN).of_day, 2);
    ck_assert_int_eq(enter(STORE_FAME_TURNS, "Chen", 29, BEGIN).of_fair, 1);
    ck_assert_int_eq(enter(STORE_FAME_RUN, "Dora", 0, BEGIN).of_day, 0);
    HallPlace place = enter(STORE_FAME_TURNS, "Emil", 40, BEGIN + WALL_DAY);
    ck_assert_int_eq(place.of_day, 1);
    ck_assert_int_eq(place.of_fair, 4);
    ck_assert_uint_eq(hall_best(store, STORE_FAME_TURNS, "short", HALL_DAY, BEGIN, best, STORE_FAME_MOST), 3);
    ck_assert_str_eq(best[0].name, "Chen");
    ck_assert_uint_eq(hall_best(store, STORE_FAME_TURNS, "short", HALL_FAIR, BEGIN, best, STORE_FAME_MOST), 4);
    for (int i = 0; i < STORE_FAME_MOST; i++) {
        enter(STORE_FAME_TURNS, "Fay", 10, BEGIN);
    }
    place = enter(STORE_FAME_TURNS, "Gus", 10, BEGIN);
    ck_assert_int_eq(place.of_day + place.of_fair, 0);
    hall_clear(store);
    ck_assert_uint_eq(hall_best(store, STORE_FAME_TURNS, "short", HALL_FAIR, BEGIN, best, STORE_FAME_MOST), 0);
}
END_TEST

START_TEST(the_best_of_today_are_kept_though_others_were_better_before) {
    StoreFame best[STORE_FAME_MOST];
    for (int i = 0; i < STORE_FAME_MOST; i++) {
        enter(STORE_FAME_POINTS, "Quick", 40, BEGIN);
    }
    HallPlace place = enter(STORE_FAME_POINTS, "Slow", 12, BEGIN + WALL_DAY);
    ck_assert_int_eq(place.of_day, 1);
    ck_assert_int_eq(place.of_fair, 0);
    int64_t later = BEGIN + WALL_DAY;
    ck_assert_uint_eq(hall_best(store, STORE_FAME_POINTS, "short", HALL_DAY, later, best, STORE_FAME_MOST), 1);
    ck_assert_str_eq(best[0].name, "Slow");
}
END_TEST

/* --- games apart -------------------------------------------------------------------------------------------------- */

START_TEST(each_game_is_counted_for_itself) {
    visit_of("world", "classic", "de", STORE_VISIT_FINISHED, 600, BEGIN);
    visit_of("path", "classic", "de", STORE_VISIT_FINISHED, 200, BEGIN);
    visit_of("path", "spiral", "de", STORE_VISIT_FINISHED, 400, BEGIN);
    visit_of("path", "spiral", "de", STORE_VISIT_ABANDONED, 30, BEGIN);
    visit_of("chess", "classic", "de", STORE_VISIT_FINISHED, 30, BEGIN); /* of a newer version */
    kiosk_figures_by_hour(store, today, hours, &sum);
    ck_assert_int_eq(sum.begun, 5);
    ck_assert_int_eq(sum.game[0].begun, 1);
    ck_assert_int_eq(sum.game[0].board[1], 1); /* the route; Best Path's board of that name is another */
    ck_assert_int_eq(sum.game[1].begun, 3);
    ck_assert_int_eq(sum.game[1].finished, 2);
    ck_assert_int_eq(kiosk_mean_seconds(sum.game[1].seconds, sum.game[1].finished), 300);
    ck_assert_int_eq(sum.game[1].board[0], 1);
    ck_assert_int_eq(sum.game[1].board[2], 2);
    size_t size;
    char *csv = kiosk_figures_csv(store, "", &size);
    ck_assert_ptr_nonnull(strstr(csv, ",stand,world_begun,world_finished,world_mean_seconds,path_begun,path_finished,"
                                      "path_mean_seconds,path_board_classic,path_board_kaleidoscope,"
                                      "path_board_spiral,computers_gentle,route_sprint\r\n"));
    ck_assert_ptr_nonnull(strstr(csv, ",,1,1,600,3,2,300,1,0,2,0,0\r\n"));
    free(csv);
}
END_TEST

/* A sheet somebody made for the files of the first version: it finds each column by its place. */
static const char *const OLD_SHEET[] = {
    "date",           "hour",           "games_begun",      "games_finished", "games_abandoned",  "mean_seconds",
    "persons",        "language_en",    "language_de",      "language_fr",    "language_it",      "language_id",
    "language_zh_CN", "computers_easy", "computers_medium", "computers_hard", "computers_expert", "route_short",
    "route_classic",  "route_grand",    "asked_history",    "right_history",  "asked_science",    "right_science",
    "asked_products", "right_products", "asked_world",      "right_world",    "asked_everyday",   "right_everyday",
    "stand",
};
enum { OLD_COLUMNS = sizeof OLD_SHEET / sizeof OLD_SHEET[0] };

/* Cuts a line at its commas; none of these names and numbers has one. */
static int cut_line(char *line, const char **field, int most) {
    int count = 0;
    while (count < most) {
        char *comma = strchr(line, ',');
        field[count++] = line;
        if (comma == NULL) {
            break;
        }
        *comma = '\0';
        line = comma + 1;
    }
    return count;
}

static int64_t in_old_sheet(const char *const *field, const char *name) {
    for (int i = 0; i < OLD_COLUMNS; i++) {
        if (strcmp(OLD_SHEET[i], name) == 0) {
            return atoll(field[i]);
        }
    }
    ck_abort_msg("no column %s", name);
}

START_TEST(a_sheet_made_for_the_first_version_still_reads_it) {
    size_t size;
    const char *field[OLD_COLUMNS + 1];
    visit_of("world", "grand", "fr", STORE_VISIT_FINISHED, 600, BEGIN);
    visit_of("path", "classic", "fr", STORE_VISIT_FINISHED, 200, BEGIN);
    visit_of("path", "spiral", "id", STORE_VISIT_ABANDONED, 30, BEGIN);
    char *csv = kiosk_figures_csv(store, "Hall 3", &size), *head = csv + 3, *line = strstr(csv, "\r\n");
    *line = '\0';
    line += 2;
    ck_assert_int_gt(cut_line(head, field, OLD_COLUMNS + 1), OLD_COLUMNS);
    for (int i = 0; i < OLD_COLUMNS; i++) {
        ck_assert_str_eq(field[i], OLD_SHEET[i]);
    }
    cut_line(line, field, OLD_COLUMNS + 1);
    ck_assert_str_eq(field[0], "2026-03-02");
    ck_assert_int_eq(in_old_sheet(field, "games_begun"), 3);
    ck_assert_int_eq(in_old_sheet(field, "games_abandoned"), 1);
    ck_assert_int_eq(in_old_sheet(field, "mean_seconds"), 400);
    ck_assert_int_eq(in_old_sheet(field, "language_fr"), 2);
    ck_assert_int_eq(in_old_sheet(field, "computers_easy"), 6);
    ck_assert_int_eq(in_old_sheet(field, "route_classic"), 0);
    ck_assert_int_eq(in_old_sheet(field, "route_grand"), 1);
    ck_assert_int_eq(in_old_sheet(field, "asked_science"), 3);
    ck_assert_str_eq(field[OLD_COLUMNS - 1], "\"Hall 3\"");
    free(csv);
}
END_TEST

Suite *suite_figures(void) {
    Suite *suite = suite_create("figures");
    TCase *tests = tcase_create("figures");
    tcase_add_checked_fixture(tests, set_up, tear_down);
    tcase_add_test(tests, visits_are_counted_by_hour_and_by_day);
    tcase_add_test(tests, the_csv_has_a_line_for_every_hour_with_visitors);
    tcase_add_test(tests, each_line_of_the_csv_names_its_stand);
    tcase_add_test(tests, a_game_of_a_minute_ago_is_gone_on_with);
    tcase_add_test(tests, after_the_clock_was_set_back_nothing_is_gone_on_with);
    tcase_add_test(tests, without_a_store_nothing_happens);
    tcase_add_test(tests, the_hall_says_who_gets_in);
    tcase_add_test(tests, the_best_of_today_are_kept_though_others_were_better_before);
    tcase_add_test(tests, each_game_is_counted_for_itself);
    tcase_add_test(tests, a_sheet_made_for_the_first_version_still_reads_it);
    suite_add_tcase(suite, tests);
    return suite;
}
