/* Actions as JSON. */
#include "suites.h"

#include "games/path/protocol/actions.h"

#include <stdlib.h>
#include <string.h>

static bool read(const char *text, PathAction *action, DataError *error) {
    char json[200];
    ck_assert_uint_lt(strlen(text), sizeof json);
    strcpy(json, text);
    for (char *at = json; *at != '\0'; at++) {
        *at = *at == '\'' ? '"' : *at;
    }
    cJSON *tree = json_parse(json, strlen(json), "action", NULL, error);
    ck_assert_ptr_nonnull(tree);
    JsonPlace root = json_root(tree, "action", NULL, error);
    bool fine = path_action_from_json(&root, action);
    cJSON_Delete(tree);
    return fine;
}

static void check_written(const PathAction *action, const char *wanted) {
    cJSON *tree = path_action_to_json(action);
    char *text = json_print(tree);
    ck_assert_str_eq(text, wanted);
    cJSON_free(text);
    cJSON_Delete(tree);
}

START_TEST(a_line_is_written_and_read) {
    PathAction action = {
        .kind = PATH_ACTION_LINE, .player = 3, .line = {.end = PATH_END_A, .count = 5, .cell = {0, 60, 30, 7, 1}}};
    check_written(&action, "{\"type\":\"line\",\"player\":3,\"end\":\"a\",\"cells\":[0,60,30,7,1]}");
    PathAction again;
    DataError error = {0};
    ck_assert_msg(read("{'type':'line','player':3,'end':'a','cells':[0,60,30,7,1]}", &again, &error), "%s", error.text);
    ck_assert_mem_eq(&again, &action, sizeof action);
}
END_TEST

START_TEST(a_pass_and_a_reopening_are_written_and_read) {
    PathAction pass = {.kind = PATH_ACTION_LINE, .player = 1, .line = {.end = PATH_END_B}};
    PathAction reopen = {.kind = PATH_ACTION_REOPEN, .player = 2}, again;
    check_written(&pass, "{\"type\":\"line\",\"player\":1,\"end\":\"b\",\"cells\":[]}");
    check_written(&reopen, "{\"type\":\"reopen\",\"player\":2}");
    DataError error = {0};
    ck_assert(read("{'type':'line','player':1,'end':'b','cells':[]}", &again, &error));
    ck_assert_mem_eq(&again, &pass, sizeof pass);
    ck_assert(read("{'type':'reopen','player':2}", &again, &error));
    ck_assert_mem_eq(&again, &reopen, sizeof reopen);
}
END_TEST

static const struct {
    const char *text, *sentence;
} broken[] = {
    {"7", "The action must be an object."},
    {"{}", "The action must have \"type\"."},
    {"{'type':'take'}", "type must be one of \"line\", \"reopen\"."},
    {"{'type':'reopen'}", "The action must have \"player\"."},
    {"{'type':'reopen','player':4}", "player must be a whole number from 0 to 3."},
    {"{'type':'reopen','player':0,'end':'b'}", "The action must not have a key \"end\": known are type player."},
    {"{'type':'line','player':0,'cells':[]}", "The action must have \"end\"."},
    {"{'type':'line','player':0,'end':'c','cells':[]}", "end must be one of \"a\", \"b\"."},
    {"{'type':'line','player':0,'end':'b'}", "The action must have \"cells\"."},
    {"{'type':'line','player':0,'end':'b','cells':7}", "cells must be a list of 0 to 5."},
    {"{'type':'line','player':0,'end':'b','cells':[1,2,3,4,5,6]}", "cells must be a list of 0 to 5."},
    {"{'type':'line','player':0,'end':'b','cells':[1,61]}", "cells[1] must be a whole number from 0 to 60."},
    {"{'type':'line','player':0,'end':'b','cells':[1,2.5]}", "cells[1] must be a whole number from 0 to 60."},
    {"{'type':'line','player':0,'end':'b','cells':[-1]}", "cells[0] must be a whole number from 0 to 60."},
};

START_TEST(a_fault_is_told_with_its_place) {
    PathAction action;
    DataError error = {0};
    ck_assert(!read(broken[_i].text, &action, &error));
    ck_assert_str_eq(error.text, broken[_i].sentence);
}
END_TEST

Suite *actions_suite(void) {
    Suite *suite = suite_create("actions");
    TCase *tests = tcase_create("actions");
    tcase_add_test(tests, a_line_is_written_and_read);
    tcase_add_test(tests, a_pass_and_a_reopening_are_written_and_read);
    tcase_add_loop_test(tests, a_fault_is_told_with_its_place, 0, sizeof broken / sizeof *broken);
    suite_add_tcase(suite, tests);
    return suite;
}
