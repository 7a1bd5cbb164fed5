/* Tables with people at other screens, with a host in the same program: what somebody at this screen reads and can do.
 */
#include "../scenes/rooms.h"
#include "near_host.h"

#include "i18n/i18n.h"
#include "scenes/front/front.h"
#include "scenes/menus/in_play.h"
#include "scenes/together/together.h"

#include <stdlib.h>
#include <string.h>

static char code[32];

static void open_all(void) {
    near_host_open();
    open_house();
}

static void close_all(void) {
    in_play_leave(app);
    together_fini(app);
    close_house();
    near_host_close();
}

/* The host answers in a step or two. */
static void wait(void) {
    DO("wait 200");
}

static const char *label(const char *id) {
    return widget(id)->label;
}

static void make_table(void) {
    DO("click title.together");
    DO("wait idle");
    DO("click together.make");
    DO("wait idle");
    DO("click make_table.host");
    DO("text near.example");
    DO("click make_table.name");
    DO("text Lea");
    DO("click make_table.ok");
    wait();
    i18n_copy(code, sizeof code, label("who.code"));
}

static void sit_down(void) {
    make_table();
    near_host_guest_comes(code, "Otto");
    wait();
    DO("click who.play");
    DO("wait idle");
    IN_SCENE("stage");
}

/* The seat that has the turn. */
static bool is_own_turn(void) {
    return session_is_here(in_play(app), world_session_view(in_play(app))->awaited_player);
}

START_TEST(a_table_shows_who_has_come) {
    make_table();
    ck_assert_str_eq(label("who.seat0"), "Lea: you, on this screen");
    ck_assert_str_eq(label("who.seat1"), "Free seat: nobody yet");
    near_host_guest_comes(code, "Otto");
    wait();
    ck_assert_str_eq(label("who.seat1"), "Otto: at the table");
    near_host_guest_goes();
    wait();
    ck_assert_str_eq(label("who.seat1"), "Otto: away");
}
END_TEST

START_TEST(a_link_for_others_is_not_that_of_the_seat) {
    char link[400];
    make_table();
    i18n_copy(link, sizeof link, label("who.link"));
    ck_assert_ptr_nonnull(strstr(link, "#"));
    ck_assert_ptr_null(strchr(strchr(link, '#'), '.'));
    DO("click who.other_screen");
    ck_assert_ptr_nonnull(strchr(strchr(label("who.link"), '#'), '.'));
    ck_assert(!has("who.code")); /* it is nobody else's */
}
END_TEST

START_TEST(a_free_seat_can_be_given_to_a_computer) {
    make_table();
    ck_assert_str_eq(label("who.help1"), "Let a computer play");
    DO("click who.help1");
    wait();
    ck_assert_str_eq(label("who.seat1"), "Guest: a computer plays on");
    near_host_guest_comes(code, "Otto");
    wait();
    ck_assert_str_eq(label("who.seat1"), "Otto: at the table");
}
END_TEST

START_TEST(a_table_is_for_somebody_elsewhere) {
    DO("click title.together");
    DO("wait idle");
    DO("click together.make");
    DO("wait idle");
    ck_assert_ptr_null(widget("make_table.ok")->why_not);
    for (int i = 0; i < 4 && widget("make_table.ok")->why_not == NULL; i++) {
        DO("click make_table.seat1");
    }
    ck_assert_str_eq(widget("make_table.ok")->why_not, "Keep a seat for someone elsewhere.");
}
END_TEST

START_TEST(what_is_no_code_is_not_sent) {
    DO("click title.together");
    DO("wait idle");
    DO("click together.join");
    DO("wait idle");
    ck_assert_str_eq(widget("join_table.ok")->why_not, "Type in the table’s code first.");
    DO("click join_table.host");
    DO("text near.example");
    DO("click join_table.code");
    DO("text BCDF");
    DO("click join_table.ok");
    wait();
    IN_SCENE("join_table");
    SEES("That’s not a table code. Codes have eight letters and digits.");
}
END_TEST

START_TEST(a_link_brings_its_host_along) {
    DO("click title.together");
    DO("wait idle");
    DO("click together.join");
    DO("wait idle");
    ck_assert(has("join_table.host"));
    DO("click join_table.code");
    DO("text http://near.example/#BCDF-GHJK");
    ck_assert(!has("join_table.host"));
}
END_TEST

START_TEST(only_ones_own_cards_can_be_touched) {
    sit_down();
    ck_assert_int_eq(widget("stage.stock")->why_not == NULL, is_own_turn());
    ck_assert(has("stage.together"));
    ck_assert(!has("stage.hint")); /* a host gives none */
}
END_TEST

START_TEST(who_is_away_is_told_with_what_can_be_done) {
    sit_down();
    near_host_guest_goes();
    wait();
    if (is_own_turn()) {
        DO("click stage.stock");
        DO("wait idle");
        DO("click stage.row0.slot4");
        DO("wait idle");
    }
    ck_assert_str_eq(label("stage.ribbon"), "Otto is away; a computer can play on");
    DO("click stage.help_seat");
    wait();
    ck_assert(session_stands_in(in_play(app), 1));
    ck_assert(!has("stage.help_seat"));
}
END_TEST

START_TEST(a_step_is_taken_back_by_the_host) {
    sit_down();
    if (!is_own_turn()) {
        near_host_guest_goes();
        wait();
        DO("click stage.help_seat");
        for (int i = 0; i < 200 && !is_own_turn(); i++) {
            near_host_pass(1000);
            DO("wait 500");
        }
        DO("wait idle");
    }
    DO("click stage.discard");
    DO("wait idle");
    ck_assert_int_eq(world_session_view(in_play(app))->awaiting, WORLD_AWAITING_PLACE);
    ck_assert_ptr_null(widget("stage.undo")->why_not);
    DO("click stage.undo");
    DO("wait idle");
    ck_assert_int_eq(world_session_view(in_play(app))->awaiting, WORLD_AWAITING_TURN);
    ck_assert_ptr_null(widget("stage.stock")->why_not);
}
END_TEST

START_TEST(who_leaves_can_come_back) {
    VisitNote note[VISIT_NOTES_MOST];
    sit_down();
    DO("click stage.pause");
    DO("wait idle");
    SEES("The host keeps the table. Come back any time with Continue in the main menu.");
    DO("click pause.leave");
    DO("wait idle");
    IN_SCENE("title");
    ck_assert_ptr_null(in_play(app));
    ck_assert_int_eq(together_notes(app, note), 1);
    ck_assert_ptr_nonnull(strstr(label("title.continue"), code));
    DO("click title.continue");
    wait();
    ck_assert_str_eq(label("who.code"), code);
    DO("click who.play");
    DO("wait idle");
    IN_SCENE("stage");
}
END_TEST

START_TEST(a_table_that_is_no_more_is_forgotten) {
    sit_down();
    DO("click stage.pause");
    DO("wait idle");
    DO("click pause.leave");
    DO("wait idle");
    near_host_close();
    near_host_open();
    DO("click title.continue");
    wait();
    SEES("There is no table with this code.");
    DO("click who.back");
    DO("wait idle");
    IN_SCENE("title");
    ck_assert(!has("title.continue"));
}
END_TEST

START_TEST(several_tables_are_gone_on_with) {
    char first[32];
    make_table();
    i18n_copy(first, sizeof first, code);
    DO("click who.leave");
    DO("wait idle");
    make_table();
    DO("click who.leave");
    DO("wait idle");
    ck_assert_str_eq(label("title.others"), "2 open games");
    DO("click title.others");
    DO("wait idle");
    ck_assert_ptr_nonnull(strstr(label("open_games.game0"), code));
    DO("click open_games.game1");
    wait();
    ck_assert_str_eq(label("who.code"), first);
}
END_TEST

int main(void) {
    Suite *suite = suite_create("together");
    TCase *tests = tcase_create("together");
    i18n_init(getenv("LOCALE_DIR"));
    tcase_add_checked_fixture(tests, open_all, close_all);
    tcase_set_timeout(tests, 60);
    tcase_add_test(tests, a_table_shows_who_has_come);
    tcase_add_test(tests, a_link_for_others_is_not_that_of_the_seat);
    tcase_add_test(tests, a_free_seat_can_be_given_to_a_computer);
    tcase_add_test(tests, a_table_is_for_somebody_elsewhere);
    tcase_add_test(tests, what_is_no_code_is_not_sent);
    tcase_add_test(tests, a_link_brings_its_host_along);
    tcase_add_test(tests, only_ones_own_cards_can_be_touched);
    tcase_add_test(tests, who_is_away_is_told_with_what_can_be_done);
    tcase_add_test(tests, a_step_is_taken_back_by_the_host);
    tcase_add_test(tests, who_leaves_can_come_back);
    tcase_add_test(tests, a_table_that_is_no_more_is_forgotten);
    tcase_add_test(tests, several_tables_are_gone_on_with);
    suite_add_tcase(suite, tests);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_ENV);
    int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
