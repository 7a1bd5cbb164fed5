/* Where keys and pad lead. */
#include "suites.h"

#include "desk.h"
#include "script.h"

#include <string.h>

START_TEST(every_enabled_widget_is_reached_by_arrow_keys) {
    static const char *const KEY[] = {"key Down", "key Right", "key Up", "key Left"};
    static const char *const ID[] = {"desk.note",   "desk.move", "desk.disc",  "desk.toggle", "desk.slider",
                                     "desk.choice", "desk.card", "desk.slot1", "desk.row0",   "desk.row3"};
    bool reached[sizeof ID / sizeof ID[0]] = {false};
    unsigned random = 1;
    for (int i = 0; i < 1500; i++) {
        random = random * 1103515245u + 12345u;
        ok(KEY[(random >> 16) % 4]);
        const char *focused = ui_focused(stack_top_ui(app->stack));
        for (size_t k = 0; k < sizeof ID / sizeof ID[0]; k++) {
            reached[k] = reached[k] || strcmp(focused, ID[k]) == 0;
        }
        ck_assert(ui_shows_focus(stack_top_ui(app->stack)));
    }
    for (size_t k = 0; k < sizeof ID / sizeof ID[0]; k++) {
        ck_assert_msg(reached[k], "%s is never reached", ID[k]);
    }
}
END_TEST

START_TEST(the_focus_takes_a_list_along) {
    ok("click desk.row0");
    for (int i = 0; i < 12; i++) {
        ok("key Down");
    }
    ck_assert_str_eq(ui_focused(stack_top_ui(app->stack)), "desk.row11");
    ck_assert_ptr_null(widget("desk.row0"));
    ok("key Return");
    ck_assert_int_eq(desk()->last_a, 11);
}
END_TEST

Suite *suite_focus(void) {
    Suite *suite = suite_create("focus");
    TCase *tests = tcase_create("focus");
    tcase_set_timeout(tests, 120);
    tcase_add_checked_fixture(tests, script_begin, script_end);
    tcase_add_test(tests, every_enabled_widget_is_reached_by_arrow_keys);
    tcase_add_test(tests, the_focus_takes_a_list_along);
    suite_add_tcase(suite, tests);
    return suite;
}
