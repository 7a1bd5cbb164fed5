/* A monkey at the desk. */
#include "suites.h"

#include "script.h"
#include "shell/loop.h"

#include <stdio.h>

static unsigned monkey_state;

static int any(int below) {
    monkey_state = monkey_state * 1664525u + 1013904223u;
    return (int)((monkey_state >> 8) % (unsigned)below);
}

static void press_any_widget(void) {
    char command[128];
    const cJSON *list = cJSON_GetObjectItem(ok("ui"), "widgets");
    int count = cJSON_GetArraySize(list);
    ck_assert_int_gt(count, 0);
    const char *id = cJSON_GetObjectItem(cJSON_GetArrayItem(list, any(count)), "id")->valuestring;
    const char *other = cJSON_GetObjectItem(cJSON_GetArrayItem(list, any(count)), "id")->valuestring;
    if (any(3) > 0) {
        snprintf(command, sizeof command, "click %s", id);
    } else {
        snprintf(command, sizeof command, "drag %s %s", id, other);
    }
    try_command(command);
}

static void do_anything(void) {
    static const char *const KEY[] = {"Tab",       "Return", "Escape",   "Up",     "Down", "Left",
                                      "Right",     "Space",  "PageDown", "PageUp", "Home", "End",
                                      "Backspace", "Delete", "F1",       "A",      "F11"};
    static const char *const PAD[] = {"a", "b", "dpup", "dpdown", "dpleft", "dpright", "start", "leftshoulder"};
    static const char *const PHASE[] = {"down", "up", "move", "move"};
    static const char *const TEXT[] = {"text Ä", "text 李小龙", "text x", "text \"\\"};
    char command[128];
    switch (any(8)) {
    case 0:
        snprintf(command, sizeof command, "key %s", KEY[any(17)]);
        break;
    case 1:
        snprintf(command, sizeof command, "pad %s", PAD[any(8)]);
        break;
    case 2:
        snprintf(command, sizeof command, "pointer %d %d %s", any(2000) - 20, any(1200) - 20, PHASE[any(4)]);
        break;
    case 3:
        snprintf(command, sizeof command, "touch %d %d %d %s", any(3), any(2000), any(1200), PHASE[any(4)]);
        break;
    case 4:
        snprintf(command, sizeof command, "%s", TEXT[any(4)]);
        break;
    case 5:
        snprintf(command, sizeof command, "wait %d", any(400));
        break;
    default:
        press_any_widget();
        return;
    }
    try_command(command);
}

START_TEST(a_monkey_breaks_nothing) {
    monkey_state = (unsigned)_i * 7919u + 1;
    ok("draw every 25");
    for (int i = 0; i < 1500; i++) {
        do_anything();
        if (any(150) == 0) {
            char command[64];
            snprintf(command, sizeof command, "resize %d %d", 600 + any(1400), 500 + any(900));
            try_command(command);
        }
        if (stack_depth(app->stack) == 0) { /* the only way out of the desk that there is */
            ck_abort_msg("the monkey got out");
        }
    }
    ok("pointer 0 0 up");
    ok("touch 0 0 0 up");
    ok("touch 1 0 0 up");
    ok("touch 2 0 0 up");
    ok("wait idle");
    ck_assert(!loop_is_busy(app));
}
END_TEST

Suite *suite_monkey(void) {
    Suite *suite = suite_create("monkey");
    TCase *monkey = tcase_create("monkey");
    tcase_set_tags(monkey, "long");
    tcase_set_timeout(monkey, 240);
    tcase_add_checked_fixture(monkey, script_begin, script_end);
    tcase_add_loop_test(monkey, a_monkey_breaks_nothing, 0, 2);
    suite_add_tcase(suite, monkey);
    return suite;
}
