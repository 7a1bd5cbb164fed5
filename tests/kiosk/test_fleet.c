#include "suites.h"

#include "folder.h"
#include "i18n/i18n.h"
#include "kiosk/diary.h"
#include "kiosk/fleet_inside.h"
#include "kiosk/hall.h"
#include "platform/disk.h"
#include "platform/paths.h"
#include "platform/wall.h"
#include "store/fleet.h"
#include "store/inside.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* The hall of all stands: how it joins ours, how old it may be, and what staff are told. */

static const int64_t NOW = WALL_SCRIPT_BEGIN;
static Store *store;
static KioskConfig config;
static int32_t today;

static void open_store(void) {
    StoreOptions options = {.directory = test_folder, .retry = 40, .now = NOW}; /* looks often */
    ck_assert_int_eq(store_open_with(&store, &options), STORE_FINE);
}

static void set_up(void) {
    static const Clock still = {.is_virtual = true};
    folder_set_up();
    wall_follow(&still, NOW);
    today = wall_time(NOW).date;
    kiosk_config_defaults(&config);
    snprintf(config.fleet_folder, sizeof config.fleet_folder, "%s", in_folder("fleet"));
    ck_assert(disk_make_folder(in_folder("fleet/in")));
    ck_assert(disk_make_folder(in_folder("fleet/out")));
    open_store();
    fleet_begin(store, &config);
}

static void tear_down(void) {
    fleet_end();
    store_close(store);
    wall_follow(NULL, 0);
    folder_tear_down();
}

static bool step(int64_t now, double seconds) {
    fleet.now = -1e18; /* not too soon after the last */
    return fleet_step(store, &(FleetHealth){"1.0", true, 0, ""}, now, seconds * 1000);
}

/* Puts a file there and steps until what is waited for has happened; whether the hall was emptied meanwhile. */
static bool put(const char *name, const char *text, int64_t now, double seconds, const int64_t *when, int64_t wanted) {
    bool is_emptied = false;
    ck_assert_int_eq(disk_replace(in_folder(name), text, strlen(text), DISK_FOR_ALL), DISK_FINE);
    for (int i = 0; *when != wanted; i++) {
        ck_assert_msg(i < 1000, "%s was never read", name);
        nanosleep(&(struct timespec){0, 10000000}, NULL);
        is_emptied = step(now, seconds) || is_emptied;
    }
    return is_emptied;
}

static bool read_hall(int64_t when, int era, const char *rows, double seconds) {
    static char text[8000];
    snprintf(text, sizeof text, "{\"format\":1,\"when\":%lld,\"era\":%d,\"more\":[],\"hall\":[%s]}", (long long)when,
             era, rows);
    return put("fleet/in/fleet.json", text, NOW, seconds, &fleet.hall.when, when);
}

static const char *row(const char *date, int record, const char *name, int value, int64_t at, const char *own) {
    static char rows[8][300];
    static unsigned next;
    char *out = rows[next++ % 8];
    snprintf(out, 300,
             "{\"record\":%d,\"board\":\"short\",\"date\":%s,\"name\":\"%s\",\"figurine\":1,\"value\":%d,\"won\":%d,"
             "\"at\":%lld,\"own\":%s}",
             record, date, name, value, (int)today, (long long)at, own);
    return out;
}

static void enter_as(StoreFameKind kind, const char *name, int value, int64_t now) {
    StoreFame fame = {.kind = kind, .board = "short", .figurine = 1, .value = value};
    snprintf(fame.name, sizeof fame.name, "%s", name);
    hall_enter(store, &fame, now);
    store_flush(store);
}

static void enter(const char *name, int value, int64_t now) {
    enter_as(STORE_FAME_TURNS, name, value, now);
}

static void check_list(StoreFameKind kind, const char *board, HallSpan span, const char *names) {
    StoreFame best[STORE_FAME_MOST];
    char found[400] = "";
    size_t count = hall_best(store, kind, board, span, NOW, best, STORE_FAME_MOST);
    for (size_t i = 0; i < count; i++) {
        snprintf(found + strlen(found), sizeof found - strlen(found), "%s%s", i > 0 ? " " : "", best[i].name);
    }
    ck_assert_str_eq(found, names);
}

static void check_names(HallSpan span, const char *names) {
    check_list(STORE_FAME_TURNS, "short", span, names);
}

START_TEST(the_best_of_all_stands_are_one_hall_and_nobody_is_in_it_twice) {
    char rows[2400];
    enter("Ours", 20, NOW + 5);
    enter("Same", 30, NOW + 6);
    check_names(HALL_FAIR, "Ours Same");
    snprintf(rows, sizeof rows, "%s,%s,%s,%s,%s,%s,%s", row("null", 0, "First", 9, NOW, "false"),
             row("null", 0, "Before", 20, NOW, "false"), row("null", 0, "After", 20, NOW + 9, "false"),
             row("null", 0, "Same", 30, NOW + 6, "true"), row("null", 1, "Run", 1, NOW, "false"),
             row("20000", 0, "Old", 1, NOW, "false"), row("null", 0, "Lost", 31, NOW + 1, "true"));
    read_hall(NOW, 0, rows, 1);
    check_names(HALL_FAIR, "First Before After Ours Same Lost");
    check_names(HALL_DAY, "Ours Same");
    char today_text[16];
    snprintf(today_text, sizeof today_text, "%d", (int)today);
    StoreFame best[2];
    read_hall(NOW + 1, 0, row(today_text, 0, "Guest", 25, NOW, "false"), 20);
    check_names(HALL_DAY, "Ours Guest Same");
    ck_assert_uint_eq(hall_best(store, STORE_FAME_TURNS, "short", HALL_DAY, NOW, best, 2), 2);
    ck_assert_str_eq(best[1].name, "Guest");
}
END_TEST

/* Only turns are better when they are fewer. */
START_TEST(runs_and_points_of_all_stands_have_the_most_first_and_boards_are_apart) {
    static const StoreFameKind MOST[] = {STORE_FAME_RUN, STORE_FAME_POINTS, STORE_FAME_ALONE};
    char rows[2400];
    for (int i = 0; i < 3; i++) {
        enter_as(MOST[i], "Ours", 20, NOW);
        snprintf(rows, sizeof rows, "%s,%s,%s", row("null", (int)MOST[i], "More", 21, NOW + 9, "false"),
                 row("null", (int)MOST[i], "Less", 19, NOW - 9, "false"),
                 row("null", (int)MOST[i], "Later", 20, NOW + 1, "false"));
        read_hall(NOW + i, 0, rows, 1);
        check_list(MOST[i], "short", HALL_FAIR, "More Later Ours Less");
        check_list(MOST[i], "classic", HALL_FAIR, "");
    }
    check_names(HALL_FAIR, "");
}
END_TEST

START_TEST(a_place_counts_among_all_and_our_own_hall_is_kept_all_the_same) {
    char rows[3000] = "";
    for (int i = 0; i < 10; i++) {
        snprintf(rows + strlen(rows), sizeof rows - strlen(rows), "%s%s", i > 0 ? "," : "",
                 row("null", 0, "Quick", 5, NOW - i, "false"));
    }
    read_hall(NOW, 0, rows, 1);
    HallPlace place =
        hall_enter(store, &(StoreFame){.kind = STORE_FAME_TURNS, .board = "short", .name = "Slow", .value = 40}, NOW);
    ck_assert_int_eq(place.of_fair, 0);
    ck_assert_int_eq(place.of_day, 1);
    place =
        hall_enter(store, &(StoreFame){.kind = STORE_FAME_TURNS, .board = "short", .name = "Best", .value = 4}, NOW);
    ck_assert_int_eq(place.of_fair, 1);
    fleet_end();
    check_names(HALL_FAIR, "Best Slow");
}
END_TEST

START_TEST(a_hall_older_than_ten_minutes_is_not_shown) {
    enter("Ours", 20, NOW);
    read_hall(NOW, 0, row("null", 0, "Guest", 9, NOW, "false"), 1);
    step(NOW, FLEET_STALE);
    check_names(HALL_FAIR, "Guest Ours");
    step(NOW, FLEET_STALE + 2);
    check_names(HALL_FAIR, "Ours");
    read_hall(NOW + 30, 0, row("null", 0, "Guest", 9, NOW, "false"), 900);
    check_names(HALL_FAIR, "Guest Ours");
}
END_TEST

START_TEST(one_that_was_old_at_the_start_is_not_believed_and_a_clock_that_jumps_changes_nothing) {
    read_hall(NOW - FLEET_STALE - 1, 0, row("null", 0, "Guest", 9, NOW, "false"), 1);
    check_names(HALL_FAIR, "");
    read_hall(NOW - FLEET_STALE, 0, row("null", 0, "Guest", 9, NOW, "false"), 200);
    check_names(HALL_FAIR, "Guest");
    read_hall(NOW + 100000, 0, row("null", 0, "Guest", 9, NOW, "false"), 900);
    step(NOW + 100000, 1400);
    check_names(HALL_FAIR, "Guest");
    step(NOW - 100000, 1490);
    check_names(HALL_FAIR, "Guest");
}
END_TEST

START_TEST(a_broken_file_is_ignored_and_told) {
    enter("Ours", 20, NOW);
    static const char *const BROKEN[][2] = {
        {"{", "hall"},
        {"{\"format\":2,\"when\":1,\"era\":0,\"hall\":[]}", "format"},
        {"{\"format\":1,\"when\":1,\"era\":0,\"hall\":{}}", "hall"},
        {"{\"format\":1,\"when\":\"now\",\"era\":0,\"hall\":[]}", "when"},
        {"{\"format\":1,\"when\":1,\"era\":-4,\"hall\":[]}", "era"},
    };
    for (size_t i = 0; i < sizeof BROKEN / sizeof *BROKEN; i++) {
        fleet.fault[0] = '\0';
        disk_replace(in_folder("fleet/in/fleet.json"), BROKEN[i][0], strlen(BROKEN[i][0]), DISK_FOR_ALL);
        for (int wait = 0; wait < 1000 && fleet.fault[0] == '\0'; wait++) {
            nanosleep(&(struct timespec){0, 10000000}, NULL);
            step(NOW, 1);
        }
        ck_assert_msg(strstr(fleet.fault, BROKEN[i][1]) != NULL, "%s: %s", BROKEN[i][0], fleet.fault);
        check_names(HALL_FAIR, "Ours");
    }
    char line[512];
    bool is_bad;
    ck_assert(fleet_explain(store, 2, line, sizeof line, &is_bad));
    ck_assert(is_bad);
    ck_assert_ptr_nonnull(strstr(line, "can’t be read and is ignored"));
    read_hall(NOW, 0, row("null", 0, "Guest", 9, NOW, "false"), 2000);
    check_names(HALL_FAIR, "Guest Ours");
    ck_assert(fleet_explain(store, 2, line, sizeof line, &is_bad));
    ck_assert_str_eq(line, "The hall of fame shows all stands.");
    ck_assert(!is_bad);
}
END_TEST

static int count_noted(const char *words) {
    int count = 0;
    for (int i = 0; diary_line(i) != NULL; i++) {
        count += strstr(diary_line(i), words) != NULL;
    }
    return count;
}

START_TEST(a_row_that_makes_no_sense_is_left_out_and_the_others_are_shown) {
    char rows[2400], longest[120];
    memset(longest, 'x', sizeof longest);
    longest[96] = '\0'; /* a byte more than there is room for */
    snprintf(rows, sizeof rows, "%s,%s,%s,{\"record\":0},7,%s", row("null", 0, "First", 9, NOW, "false"),
             row("null", 0, "", 10, NOW, "false"), row("null", 0, longest, 11, NOW, "false"),
             row("null", 0, "Second", 12, NOW, "false"));
    read_hall(NOW, 0, rows, 1);
    check_names(HALL_FAIR, "First Second");
    ck_assert_str_eq(fleet.fault, "");
    ck_assert_int_eq(count_noted("left out of the other stands’ hall of fame: 4."), 1);
    read_hall(NOW + 1, 0, rows, 2);
    ck_assert_int_eq(count_noted("left out of the other stands’ hall of fame: 4."), 1);
}
END_TEST

START_TEST(equal_ones_stand_as_they_came_to_the_server_whatever_clocks_say) {
    char rows[2400];
    enter("Ours", 20, NOW - 500);
    snprintf(rows, sizeof rows, "%s,%s", row("null", 0, "One", 20, NOW + 100, "false"),
             row("null", 0, "Two", 20, NOW - 900, "false"));
    read_hall(NOW, 0, rows, 1);
    check_names(HALL_FAIR, "One Two Ours");
    snprintf(rows, sizeof rows, "%s,%s,%s", row("null", 0, "One", 20, NOW + 100, "false"),
             row("null", 0, "Ours", 20, NOW - 500, "true"), row("null", 0, "Two", 20, NOW - 900, "false"));
    read_hall(NOW + 1, 0, rows, 2);
    check_names(HALL_FAIR, "One Ours Two");
}
END_TEST

START_TEST(a_guest_is_called_so_in_the_language_that_is_spoken) {
    enter("Zoë", 20, NOW);
    read_hall(NOW, 0, row("null", 0, "Guest", 20, NOW, "true"), 1); /* ours, by a name the server does not know */
    check_names(HALL_FAIR, "Guest");
    ck_assert(i18n_set_language("de"));
    check_names(HALL_FAIR, "Gast");
    ck_assert(i18n_set_language("en"));
}
END_TEST

START_TEST(a_new_era_empties_our_hall_but_the_first_we_hear_of_does_not) {
    enter("Ours", 20, NOW);
    ck_assert(!read_hall(NOW, 4, "", 1));
    check_names(HALL_FAIR, "Ours");
    ck_assert_int_eq(store_get_number(store, STORE_FLEET_ERA, -1, 0, 99), 4);
    ck_assert(read_hall(NOW + 1, 5, "", 200));
    check_names(HALL_FAIR, "");
    enter("New", 25, NOW);
    ck_assert(!step(NOW, 600));
    check_names(HALL_FAIR, "New");
}
END_TEST

START_TEST(what_staff_cleared_here_does_not_come_back_from_the_server) {
    char rows[1000];
    enter("Ours", 20, NOW);
    snprintf(rows, sizeof rows, "%s,%s", row("null", 0, "Ours", 20, NOW, "true"),
             row("null", 0, "Guest", 30, NOW, "false"));
    read_hall(NOW, 0, rows, 1);
    check_names(HALL_FAIR, "Ours Guest");
    hall_clear(store);
    check_names(HALL_FAIR, "Guest");
}
END_TEST

START_TEST(staff_are_told_how_the_server_is_reached_and_what_it_refused) {
    static const char AWAY[] = "{\"format\":1,\"when\":%lld,\"state\":\"away\",\"reason\":\"no route\",\"since\":%lld,"
                               "\"refused\":2,\"last\":\"visit 7: no hour\"}";
    char text[400], line[512];
    bool is_bad;
    ck_assert(step(NOW, 1) == false);
    ck_assert(fleet_explain(store, 0, line, sizeof line, &is_bad));
    ck_assert_str_eq(line, "schott-world-fleet isn’t running: nothing is sent to the server.");
    ck_assert(is_bad);
    snprintf(text, sizeof text, AWAY, (long long)NOW, (long long)NOW - 3600);
    put("fleet/in/status.json", text, NOW, 2, &fleet.status.when, NOW);
    ck_assert(fleet_explain(store, 0, line, sizeof line, &is_bad));
    ck_assert_str_eq(line, "No connection to the server since 07:00: no route");
    ck_assert(fleet_explain(store, 3, line, sizeof line, &is_bad));
    ck_assert_str_eq(line, "The server refused 2 events. Most recent reason: visit 7: no hour");
    ck_assert(is_bad);
    ck_assert_int_ge(count_noted("No connection to the server: no route"), 1);
    step(NOW, 200 + FLEET_STALE);
    ck_assert(fleet_explain(store, 0, line, sizeof line, &is_bad));
    ck_assert_ptr_nonnull(strstr(line, "isn’t running"));
}
END_TEST

START_TEST(a_folder_that_is_not_there_is_logged) {
    KioskConfig other = config;
    ck_assert_int_eq(count_noted("no folder"), 0);
    fleet_end();
    snprintf(other.fleet_folder, sizeof other.fleet_folder, "%s", in_folder("flete"));
    store_close(store);
    open_store();
    fleet_begin(store, &other);
    ck_assert_int_eq(count_noted("flete/out"), 1);
}
END_TEST

START_TEST(a_long_reason_is_cut_and_not_taken_for_silence) {
    char text[1200], line[1200], reason[600];
    bool is_bad;
    for (size_t i = 0; i + 2 < sizeof reason; i += 2) {
        memcpy(reason + i, "\xc3\xa9", 3);
    }
    snprintf(text, sizeof text,
             "{\"format\":1,\"when\":%lld,\"state\":\"away\",\"reason\":\"x%s\",\"since\":%lld,\"refused\":0,\"last\":"
             "\"\"}",
             (long long)NOW, reason, (long long)NOW);
    put("fleet/in/status.json", text, NOW, 2, &fleet.status.when, NOW);
    ck_assert(fleet_explain(store, 0, line, sizeof line, &is_bad));
    ck_assert_ptr_nonnull(strstr(line, "No connection to the server since 08:00: x\xc3\xa9"));
    ck_assert(i18n_is_utf8(line, strlen(line)));
}
END_TEST

static void read_status(const char *state, int refused, int64_t when, double seconds) {
    char text[400];
    snprintf(text, sizeof text,
             "{\"format\":1,\"when\":%lld,\"state\":\"%s\",\"reason\":\"why\",\"since\":%lld,\"refused\":%d,"
             "\"last\":\"visit 7: no hour\"}",
             (long long)when, state, (long long)NOW - 3600, refused);
    put("fleet/in/status.json", text, NOW, seconds, &fleet.status.when, when);
}

START_TEST(each_way_the_server_is_reached_has_its_sentence) {
    static const char *const SAYS[][2] = {
        {"fine", "Connected to the server."},
        {"disk", "schott-world-fleet can’t write to its folder: why"},
        {"begins", "schott-world-fleet isn’t running: nothing is sent to the server."},
    };
    char line[512];
    bool is_bad;
    for (int i = 0; i < 3; i++) {
        read_status(SAYS[i][0], 0, NOW + i, 2);
        ck_assert(fleet_explain(store, 0, line, sizeof line, &is_bad));
        ck_assert_str_eq(line, SAYS[i][1]);
        ck_assert_int_eq(is_bad, i > 0);
    }
    ck_assert(!fleet_explain(store, 3, line, sizeof line, &is_bad)); /* nothing was refused */
}
END_TEST

START_TEST(what_was_refused_is_noted_once) {
    int before = count_noted("refused by the server so far: 2.");
    read_status("fine", 2, NOW, 2);
    read_status("fine", 2, NOW + 60, 62);
    ck_assert_int_eq(count_noted("refused by the server so far: 2.") - before, 1);
    read_status("fine", 3, NOW + 120, 122);
    ck_assert_int_ge(count_noted("refused by the server so far: 3."), 1);
}
END_TEST

START_TEST(a_status_that_was_old_at_the_start_is_not_believed) {
    char line[512];
    bool is_bad;
    read_status("fine", 0, NOW - FLEET_STALE - 1, 2);
    ck_assert(fleet_explain(store, 0, line, sizeof line, &is_bad));
    ck_assert_ptr_nonnull(strstr(line, "isn’t running"));
    read_status("fine", 0, NOW, 3);
    ck_assert(fleet_explain(store, 0, line, sizeof line, &is_bad));
    ck_assert_str_eq(line, "Connected to the server.");
}
END_TEST

START_TEST(staff_are_told_what_waits_and_whose_hall_it_is) {
    char line[512];
    bool is_bad;
    ck_assert(fleet_explain(store, 1, line, sizeof line, &is_bad));
    ck_assert_str_eq(line, "Everything has been sent.");
    ck_assert(fleet_explain(store, 2, line, sizeof line, &is_bad));
    ck_assert_str_eq(line, "The hall of fame shows only this stand.");
    enter("Ours", 20, NOW);
    for (int i = 0; i < 1000 && store_fleet_waiting(store) < 1; i++) {
        nanosleep(&(struct timespec){0, 10000000}, NULL);
    }
    ck_assert(fleet_explain(store, 1, line, sizeof line, &is_bad));
    ck_assert_str_eq(line, "1 event is waiting to be sent.");
    read_hall(NOW, 0, "", 1);
    ck_assert(fleet_explain(store, 2, line, sizeof line, &is_bad));
    ck_assert_str_eq(line, "The hall of fame shows all stands.");
    ck_assert(!is_bad);
}
END_TEST

START_TEST(how_the_stand_is_goes_out_every_quarter_of_an_hour) {
    for (int seconds = 1; seconds <= 3600; seconds += 5) {
        step(NOW, seconds);
    }
    store_flush(store);
    for (int i = 0; i < 1000 && store_fleet_waiting(store) < 4; i++) {
        nanosleep(&(struct timespec){0, 10000000}, NULL);
    }
    ck_assert_int_eq(store_fleet_waiting(store), 4);
    size_t size;
    char *events = path_read(in_folder("fleet/out/events-00000001.json"), 1 << 16, &size);
    ck_assert_ptr_nonnull(events);
    ck_assert_ptr_nonnull(strstr(events, "{\"version\":\"1.0\",\"up\":0,\"saving\":true,\"complaints\":0}"));
    ck_assert_ptr_nonnull(strstr(events, "{\"version\":\"1.0\",\"up\":900,\"saving\":true,\"complaints\":0}"));
    free(events);
}
END_TEST

START_TEST(without_a_folder_nothing_is_said_or_done) {
    char line[512];
    bool is_bad;
    fleet_end();
    store_close(store);
    open_store();
    config.fleet_folder[0] = '\0';
    fleet_begin(store, &config);
    ck_assert(!step(NOW, 10));
    ck_assert(!fleet_explain(store, 0, line, sizeof line, &is_bad));
    enter("Ours", 20, NOW);
    check_names(HALL_FAIR, "Ours");
    ck_assert_int_eq(store_fleet_waiting(store), 0);
    char name[4][DISK_NAME_BYTES];
    ck_assert_int_eq(disk_list(in_folder("fleet/out"), "", ".json", name, 4), 0);
}
END_TEST

Suite *suite_fleet(void) {
    TCase *tests = tcase_create("fleet");
    tcase_set_timeout(tests, 60);
    tcase_add_checked_fixture(tests, set_up, tear_down);
    tcase_add_test(tests, the_best_of_all_stands_are_one_hall_and_nobody_is_in_it_twice);
    tcase_add_test(tests, runs_and_points_of_all_stands_have_the_most_first_and_boards_are_apart);
    tcase_add_test(tests, a_place_counts_among_all_and_our_own_hall_is_kept_all_the_same);
    tcase_add_test(tests, a_hall_older_than_ten_minutes_is_not_shown);
    tcase_add_test(tests, one_that_was_old_at_the_start_is_not_believed_and_a_clock_that_jumps_changes_nothing);
    tcase_add_test(tests, a_broken_file_is_ignored_and_told);
    tcase_add_test(tests, a_row_that_makes_no_sense_is_left_out_and_the_others_are_shown);
    tcase_add_test(tests, equal_ones_stand_as_they_came_to_the_server_whatever_clocks_say);
    tcase_add_test(tests, a_guest_is_called_so_in_the_language_that_is_spoken);
    tcase_add_test(tests, a_new_era_empties_our_hall_but_the_first_we_hear_of_does_not);
    tcase_add_test(tests, what_staff_cleared_here_does_not_come_back_from_the_server);
    tcase_add_test(tests, staff_are_told_how_the_server_is_reached_and_what_it_refused);
    tcase_add_test(tests, a_folder_that_is_not_there_is_logged);
    tcase_add_test(tests, a_long_reason_is_cut_and_not_taken_for_silence);
    tcase_add_test(tests, each_way_the_server_is_reached_has_its_sentence);
    tcase_add_test(tests, what_was_refused_is_noted_once);
    tcase_add_test(tests, a_status_that_was_old_at_the_start_is_not_believed);
    tcase_add_test(tests, staff_are_told_what_waits_and_whose_hall_it_is);
    tcase_add_test(tests, how_the_stand_is_goes_out_every_quarter_of_an_hour);
    tcase_add_test(tests, without_a_folder_nothing_is_said_or_done);
    Suite *suite = suite_create("fleet");
    suite_add_tcase(suite, tests);
    return suite;
}
