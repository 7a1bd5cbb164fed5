/* Every action in both directions, and what is refused. */
#include "suites.h"

#include "games/world/protocol/actions.h"

#include <string.h>

static bool read(const char *text, WorldAction *action, DataError *error) {
    cJSON *tree = json_parse(text, strlen(text), "action", NULL, error);
    JsonPlace root = json_root(tree, "action", NULL, error);
    bool fine = tree != NULL && world_action_from_json(&root, action);
    cJSON_Delete(tree);
    return fine;
}

static const struct {
    WorldAction action;
    const char *text;
} actions[] = {
    {{WORLD_ACTION_TAKE, WORLD_FROM_STOCK, 0, 0}, "{\"type\":\"take\",\"from\":\"stock\"}"},
    {{WORLD_ACTION_TAKE, WORLD_FROM_DISCARD, 0, 0}, "{\"type\":\"take\",\"from\":\"discard\"}"},
    {{WORLD_ACTION_PLAY_EVENT, 1, 0, 0}, "{\"type\":\"play_event\",\"slot\":1}"},
    {{WORLD_ACTION_FAST_TRACK, 3, 0, 0}, "{\"type\":\"fast_track\",\"player\":3}"},
    {{WORLD_ACTION_PLACE, 8, 0, 0}, "{\"type\":\"place\",\"slot\":8}"},
    {{WORLD_ACTION_SWAP, 0, 5, 0}, "{\"type\":\"swap\",\"a\":0,\"b\":5}"},
    {{WORLD_ACTION_SWAP, 5, 0, 0}, "{\"type\":\"swap\",\"a\":5,\"b\":0}"},
    {{WORLD_ACTION_TRADE, 1, 3, 8}, "{\"type\":\"trade\",\"with\":1,\"theirs\":3,\"mine\":8}"},
    {{WORLD_ACTION_KEEP, 1, 4, 0}, "{\"type\":\"keep\",\"which\":1,\"slot\":4}"},
    {{WORLD_ACTION_NAME, 2, 0, 0}, "{\"type\":\"name\",\"player\":2}"},
    {{WORLD_ACTION_ANSWER, 2, 0, 0}, "{\"type\":\"answer\",\"choice\":2}"},
    {{WORLD_ACTION_NEXT_STAGE, 0, 0, 0}, "{\"type\":\"next_stage\"}"},
};

START_TEST(an_action_is_written_and_read_back) {
    cJSON *tree = world_action_to_json(actions[_i].action);
    char *text = json_print(tree);
    ck_assert_str_eq(text, actions[_i].text);
    WorldAction action = {0};
    DataError error = {0};
    ck_assert_msg(read(text, &action, &error), "%s", error.text);
    ck_assert_mem_eq(&action, &actions[_i].action, sizeof action);
    cJSON_free(text);
    cJSON_Delete(tree);
}
END_TEST

static const struct {
    const char *text, *sentence;
} refused[] = {
    {"7", "The action must be an object."},
    {"null", "The action must be an object."},
    {"[]", "The action must be an object."},
    {"{}", "The action must have \"type\"."},
    {"{\"type\":\"pass\"}",
     "type must be one of \"take\", \"play_event\", \"fast_track\", \"place\", \"swap\", \"trade\", "
     "\"keep\", \"name\", \"answer\", \"next_stage\"."},
    {"{\"type\":\"Take\",\"from\":\"stock\"}",
     "type must be one of \"take\", \"play_event\", \"fast_track\", \"place\", "
     "\"swap\", \"trade\", \"keep\", \"name\", \"answer\", \"next_stage\"."},
    {"{\"type\":\"take\"}", "The action must have \"from\"."},
    {"{\"type\":\"take\",\"from\":\"hand\"}", "from must be one of \"stock\", \"discard\"."},
    {"{\"type\":\"take\",\"from\":0}", "from must be one of \"stock\", \"discard\"."},
    {"{\"type\":\"take\",\"from\":\"stock\",\"slot\":1}",
     "The action must not have a key \"slot\": known are type from."},
    {"{\"type\":\"play_event\",\"slot\":2}", "slot must be a whole number from 0 to 1."},
    {"{\"type\":\"fast_track\",\"player\":4}", "player must be a whole number from 0 to 3."},
    {"{\"type\":\"place\",\"slot\":-1}", "slot must be a whole number from 0 to 8."},
    {"{\"type\":\"place\",\"slot\":9}", "slot must be a whole number from 0 to 8."},
    {"{\"type\":\"place\",\"slot\":256}", "slot must be a whole number from 0 to 8."},
    {"{\"type\":\"place\",\"slot\":4.000001}", "slot must be a whole number from 0 to 8."},
    {"{\"type\":\"place\",\"slot\":true}", "slot must be a whole number from 0 to 8."},
    {"{\"type\":\"place\",\"slot\":\"4\"}", "slot must be a whole number from 0 to 8."},
    {"{\"type\":\"place\",\"Slot\":4}", "The action must not have a key \"Slot\": known are type slot."},
    {"{\"type\":\"swap\",\"a\":0}", "The action must have \"b\"."},
    {"{\"type\":\"trade\",\"with\":1,\"theirs\":9,\"mine\":0}", "theirs must be a whole number from 0 to 8."},
    {"{\"type\":\"keep\",\"which\":2,\"slot\":0}", "which must be a whole number from 0 to 1."},
    {"{\"type\":\"answer\",\"choice\":3}", "choice must be a whole number from 0 to 2."},
    {"{\"type\":\"next_stage\",\"type\":\"next_stage\"}", "The action must not have the key \"type\" twice."},
};

START_TEST(an_action_that_is_not_to_the_letter_is_refused) {
    WorldAction action = {WORLD_ACTION_NAME, 1, 2, 3};
    DataError error = {0};
    ck_assert(!read(refused[_i].text, &action, &error));
    ck_assert_str_eq(error.text, refused[_i].sentence);
}
END_TEST

Suite *actions_suite(void) {
    Suite *suite = suite_create("actions");
    TCase *tests = tcase_create("actions");
    tcase_add_loop_test(tests, an_action_is_written_and_read_back, 0, sizeof actions / sizeof *actions);
    tcase_add_loop_test(tests, an_action_that_is_not_to_the_letter_is_refused, 0, sizeof refused / sizeof *refused);
    suite_add_tcase(suite, tests);
    return suite;
}
