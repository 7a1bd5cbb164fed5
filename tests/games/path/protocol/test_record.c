/* Recorded games: written, read back, played again; and what is refused. */
#include "suites.h"

#include "games/path/protocol/record.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void keep(const PathAction *action, void *data) {
    record_add(&((PathRecord *)data)->common, action);
}

static void prepare(PathRecord *record, uint64_t seed, int actions, PathGame *game) {
    record_init(&record->common, &PATH_RECORD);
    record->setup = sample_setup(seed, 1 + (int)seed % PATH_PLAYERS_MAX);
    if (seed % 3 == 1) {
        record->setup.has_deck = record->setup.has_starts = true;
        for (int i = 0; i < PATH_CARDS; i++) {
            record->setup.deck[i] = (uint8_t)(PATH_CARDS - 1 - i);
        }
        for (int p = 0; p < record->setup.players; p++) {
            record->setup.start[p] = (uint8_t)(PATH_STARTS - 1 - p);
        }
    }
    sample_play(&record->setup, actions, game, keep, record);
    record->common.has_hash = true;
    record->common.hash = path_hash(game);
}

static bool read(const char *text, PathRecord *record, DataError *error) {
    record_init(&record->common, &PATH_RECORD);
    cJSON *tree = json_parse(text, strlen(text), "game", NULL, error);
    JsonPlace root = json_root(tree, "game", NULL, error);
    bool fine = tree != NULL && record_from_json(&root, &record->common);
    cJSON_Delete(tree);
    return fine;
}

static char *write(const PathRecord *record) {
    cJSON *tree = record_to_json(&record->common);
    char *text = json_print(tree);
    cJSON_Delete(tree);
    return text;
}

START_TEST(a_game_that_was_written_and_read_ends_in_the_same_hash) {
    for (uint64_t seed = 0; seed < 40; seed++) {
        PathRecord record, again;
        PathGame game, replayed;
        prepare(&record, seed, (int)seed * 3, &game);
        char *text = write(&record);
        DataError error = {0};
        ck_assert_msg(read(text, &again, &error), "%s", error.text);
        ck_assert_msg(record_play(&again.common, &replayed, &error), "%s", error.text);
        ck_assert(path_hash(&replayed) == path_hash(&game));
        char *second = write(&again);
        ck_assert_str_eq(text, second);
        cJSON_free(text);
        cJSON_free(second);
        record_fini(&record.common);
        record_fini(&again.common);
    }
}
END_TEST

/* Saves, loads, goes on: as if nothing had been. */
START_TEST(a_loaded_game_goes_on_as_the_saved_one) {
    PathRecord record, again;
    PathGame game, loaded;
    prepare(&record, 6, 20, &game);
    char *text = write(&record);
    DataError error = {0};
    ck_assert(read(text, &again, &error));
    ck_assert(record_play(&again.common, &loaded, &error));
    while (!path_is_over(&game)) {
        PathLine lines[PATH_LINES_MAX];
        int player = path_cells_first(path_awaited(&game));
        int count = path_lines(&game, player, lines);
        PathAction action = {.kind = PATH_ACTION_LINE, .player = (uint8_t)player, .line = lines[count - 1]};
        ck_assert_int_eq(path_apply(&game, &action, NULL), PATH_ACCEPTED);
        ck_assert_int_eq(path_apply(&loaded, &action, NULL), PATH_ACCEPTED);
        ck_assert(path_hash(&game) == path_hash(&loaded));
    }
    cJSON_free(text);
    record_fini(&record.common);
    record_fini(&again.common);
}
END_TEST

/* In the order in which they were written from the beginning, so that the same game is the same file. */
static void names_of_members(const cJSON *tree, char *out, size_t size) {
    const cJSON *member;
    out[0] = '\0';
    cJSON_ArrayForEach(member, tree) {
        size_t length = strlen(out);
        snprintf(out + length, size - length, length > 0 ? " %s" : "%s", member->string);
    }
}

START_TEST(members_stand_where_they_always_have) {
    PathRecord record;
    PathGame game;
    char names[128];
    prepare(&record, 7, 3, &game);
    record.common.seats.count = record.setup.players;
    record.limit = 30;
    strcpy(record.common.board, "classic");
    cJSON *tree = record_to_json(&record.common);
    names_of_members(tree, names, sizeof names);
    cJSON_Delete(tree);
    ck_assert_str_eq(names, "game rules board started players limit setup actions hash");
    record_fini(&record.common);
}
END_TEST

START_TEST(another_end_than_the_recorded_is_told) {
    PathRecord record;
    PathGame game;
    prepare(&record, 5, 12, &game);
    record.common.hash ^= 1;
    DataError error = {0};
    ck_assert(!record_play(&record.common, &game, &error));
    ck_assert_int_eq(error.kind, DATA_FAULT_END);
    ck_assert_ptr_nonnull(strstr(error.text, "The game ends in the hash "));
    record_fini(&record.common);
}
END_TEST

START_TEST(an_action_that_is_refused_is_named) {
    PathRecord record;
    PathGame game;
    prepare(&record, 5, 0, &game);
    PathAction pass = {.kind = PATH_ACTION_LINE, .line = {.end = PATH_END_B}};
    record_add(&record.common, &pass);
    record_add(&record.common, &pass);
    DataError error = {0};
    ck_assert(!record_play(&record.common, &game, &error));
    ck_assert_int_eq(error.kind, DATA_FAULT_RULES);
    ck_assert_str_eq(error.text, "Action 1 of the game cannot be played: This player has closed the round and must "
                                 "reopen it first.");
    record_fini(&record.common);
}
END_TEST

static const struct {
    const char *find, *put, *sentence;
} broken[] = {
    {"\"game\":\"path\"", "\"game\":\"world\"", "game must be \"path\": this is another kind of game, \"world\"."},
    {"\"game\":\"path\"", "\"game\":\"chess\"", "game must be one of \"world\", \"path\"."},
    {"\"game\":\"path\",", "", "The game must have \"game\"."},
    {"\"rules\":1", "\"rules\":2", "rules must be 1, as the setup has a seed."},
    {"\"rules\":1", "\"rules\":3", "rules must be a whole number from 1 to 2."},
    {"\"rules\":1", "\"weather\":\"rain\",\"rules\":3", "rules must be a whole number from 1 to 2."},
    {"\"players\":2", "\"players\":0", "setup.players must be a whole number from 1 to 4."},
    {"\"players\":2", "\"players\":3", "setup.starts must be a list of 3."},
    {"\"seed\":1", "\"seed\":-1", "setup.seed must be a whole number from 0 to 9007199254740991."},
    {"\"seed\":1", "\"seed\":9007199254740992", "setup.seed must be a whole number from 0 to 9007199254740991."},
    {"\"seed\":1", "\"seed\":1,\"track\":1", "setup must not have a key \"track\": it belongs to \"game\":\"world\"."},
    {"\"colours\":[\"blue\"", "\"colours\":[\"pink\"",
     "setup.board.colours[0] must be one of \"blue\", \"green\", \"yellow\", \"grey\", \"red\", \"violet\"."},
    {"[60,10]", "[30,10]", "The number 10 must stand on the rim, like all from 5 to 10."},
    {"\"cards\":[14,13,", "\"cards\":[14,14,", "The order of the cards must name each of the 15 cards once."},
    {"\"cards\":[14,", "\"cards\":[15,", "setup.cards[0] must be a whole number from 0 to 14."},
    {"\"starts\":[3,2]", "\"starts\":[3,3]", "Each player needs one of the four starts, no two the same."},
    {"\"starts\":[3,2]", "\"starts\":[4,2]", "setup.starts[0] must be a whole number from 0 to 3."},
    {"\"actions\":[", "\"actions\":[7,", "actions[0] must be an object."},
    {"\"rules\":1", "\"rules\":1,\"board\":\"../x\"", "board must be of lower-case letters, digits and hyphens."},
    {"\"rules\":1", "\"rules\":1,\"board\":\"\"", "board must be a string of 1 to 31 bytes."},
    {"\"hash\":\"", "\"hash\":\"0", "hash must be a string of 16 bytes."},
    {"\"hash\":\"", "\"HASH\":\"",
     "The game must not have a key \"HASH\": known are game rules board started pack players limit setup actions "
     "hash."},
};

START_TEST(a_fault_of_a_recorded_game_is_told_with_its_place) {
    PathRecord record, refused;
    PathGame game;
    prepare(&record, 1, 9, &game);
    char *text = write(&record);
    char *at = strstr(text, broken[_i].find);
    ck_assert_ptr_nonnull(at);
    char *changed = malloc(strlen(text) + strlen(broken[_i].put) + 1);
    memcpy(changed, text, (size_t)(at - text));
    strcpy(changed + (at - text), broken[_i].put);
    strcat(changed, at + strlen(broken[_i].find));
    DataError error = {0};
    ck_assert(!read(changed, &refused, &error));
    ck_assert_str_eq(error.text, broken[_i].sentence);
    bool is_other = strncmp(error.text, "game must be", 12) == 0;
    bool is_newer = strncmp(error.text, "rules must be a whole", 21) == 0;
    ck_assert_int_eq(error.kind, is_other ? DATA_FAULT_GAME : is_newer ? DATA_FAULT_NEWER : DATA_FAULT_CONTENT);
    ck_assert_uint_eq(refused.common.action_count, 0);
    ck_assert_ptr_null(refused.common.actions);
    free(changed);
    cJSON_free(text);
    record_fini(&record.common);
}
END_TEST

Suite *record_suite(void) {
    Suite *suite = suite_create("recorded games");
    TCase *tests = tcase_create("recorded games");
    tcase_add_test(tests, a_game_that_was_written_and_read_ends_in_the_same_hash);
    tcase_add_test(tests, a_loaded_game_goes_on_as_the_saved_one);
    tcase_add_test(tests, members_stand_where_they_always_have);
    tcase_add_test(tests, another_end_than_the_recorded_is_told);
    tcase_add_test(tests, an_action_that_is_refused_is_named);
    tcase_add_loop_test(tests, a_fault_of_a_recorded_game_is_told_with_its_place, 0, sizeof broken / sizeof *broken);
    suite_add_tcase(suite, tests);
    return suite;
}
