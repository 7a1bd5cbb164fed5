/* Recorded games: written, read back, played again; and what is refused. */
#include "suites.h"

#include "games/world/protocol/record.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void prepare(WorldRecord *record, uint64_t seed, int players) {
    record_init(&record->common, &WORLD_RECORD);
    WorldSetup *setup = &record->setup;
    setup->seed = seed;
    setup->players = (uint8_t)players;
    setup->starter = (uint8_t)(players - 1);
    setup->track.goal = 30;
    setup->track.site[7] = 2;
    setup->track.site[12] = -1;
    setup->question_count = 3;
    for (int i = 0; i < 3; i++) {
        setup->right[i] = (uint8_t)((i + 1) % WORLD_ANSWERS);
        record->question_id[i][0] = (char)('a' + i);
    }
}

static void play_randomly(WorldRecord *record, WorldGame *game, int actions) {
    Random random;
    random_init(&random, record->setup.seed + 1);
    world_start(game, &record->setup, NULL);
    for (int i = 0; i < actions && game->awaiting != WORLD_AWAITING_OVER; i++) {
        WorldAction legal[WORLD_LEGAL_MAX];
        int count = world_legal(game, legal);
        WorldAction action = legal[random_below(&random, (uint32_t)count)];
        ck_assert_int_eq(world_apply(game, action, NULL), WORLD_ACCEPTED);
        record_add(&record->common, &action);
    }
}

static bool read(const char *text, WorldRecord *record, DataError *error) {
    record_init(&record->common, &WORLD_RECORD);
    cJSON *tree = json_parse(text, strlen(text), "game", NULL, error);
    JsonPlace root = json_root(tree, "game", NULL, error);
    bool fine = tree != NULL && record_from_json(&root, &record->common);
    cJSON_Delete(tree);
    return fine;
}

static char *write(const WorldRecord *record) {
    cJSON *tree = record_to_json(&record->common);
    char *text = json_print(tree);
    cJSON_Delete(tree);
    return text;
}

START_TEST(a_game_that_was_written_and_read_ends_in_the_same_hash) {
    for (uint64_t seed = 0; seed < 30; seed++) {
        WorldRecord record, again;
        WorldGame game, replayed;
        prepare(&record, seed, 2 + (int)seed % 3);
        record.setup.house = (uint8_t)(seed % (WORLD_HOUSE_ALL + 1));
        record.setup.ahead[1] = (uint8_t)(seed % 5);
        record.setup.track.stages = (uint8_t)(seed % 3);
        record.setup.track.last_ahead = (uint8_t)(seed % 4);
        play_randomly(&record, &game, (int)seed * 20);
        record.common.has_hash = true;
        record.common.hash = world_hash(&game);
        char *text = write(&record);
        DataError error = {0};
        ck_assert_msg(read(text, &again, &error), "%s", error.text);
        ck_assert_msg(record_play(&again.common, &replayed, &error), "%s", error.text);
        ck_assert_uint_eq(world_hash(&replayed), record.common.hash);
        ck_assert_int_eq(again.setup.house, record.setup.house);
        ck_assert_mem_eq(again.setup.ahead, record.setup.ahead, sizeof record.setup.ahead);
        ck_assert_int_eq(strstr(text, "\"house\"") != NULL, record.setup.house != 0); /* absent where there are none */
        ck_assert_int_eq(strstr(text, "\"ahead\"") != NULL, record.setup.ahead[1] != 0);
        ck_assert_int_eq(again.setup.track.stages, record.setup.track.stages);
        ck_assert_int_eq(strstr(text, "\"stages\"") != NULL, record.setup.track.stages != 0);
        ck_assert_int_eq(again.setup.track.last_ahead, record.setup.track.last_ahead);
        ck_assert_int_eq(strstr(text, "\"last_ahead\"") != NULL, record.setup.track.last_ahead != 0);
        char *text_again = write(&again);
        ck_assert_str_eq(text_again, text);
        cJSON_free(text);
        cJSON_free(text_again);
        record_fini(&record.common);
        record_fini(&again.common);
    }
}
END_TEST

/* Not in the order of their figurines, and with what a family is asked left behind. */
START_TEST(who_played_with_what_is_found_again) {
    WorldRecord record, again;
    WorldGame game;
    DataError error = {0};
    prepare(&record, 3, 3);
    play_randomly(&record, &game, 5);
    record.deck = DECK_EXPERTS;
    strcpy(record.common.pack, "acme");
    record.common.pack_version = 12;
    record.common.started = 1767225600;
    record.common.seats.count = 3;
    for (int p = 0; p < 3; p++) {
        record.common.seats.seat[p].figurine = (Figurine)(FIGURINES - 1 - p);
    }
    strcpy(record.common.seats.seat[0].name, "Änne");
    record.common.seats.seat[2].is_computer = true;
    record.common.seats.seat[2].level = AI_HARD;
    record.common.seats.seat[2].character = 5;
    char *text = write(&record);
    ck_assert_msg(read(text, &again, &error), "%s", error.text);
    ck_assert_int_eq(again.deck, DECK_EXPERTS);
    ck_assert_str_eq(again.common.pack, "acme");
    ck_assert_int_eq(again.common.pack_version, 12);
    ck_assert_int_eq(again.common.started, record.common.started);
    ck_assert_mem_eq(&again.common.seats, &record.common.seats, sizeof again.common.seats);
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
    WorldRecord record;
    WorldGame game;
    char names[128];
    prepare(&record, 3, 2);
    play_randomly(&record, &game, 5);
    record.common.seats.count = 2;
    record.common.has_hash = record.has_sites = true;
    strcpy(record.common.board, "short");
    for (int what = 0; what < 2; what++) {
        cJSON *tree = record_to_json(&record.common);
        names_of_members(tree, names, sizeof names);
        cJSON_Delete(tree);
        ck_assert_str_eq(names, what == 0 ? "game rules board started deck players setup sites actions hash"
                                          : "game rules setup actions");
        record.common.seats.count = 0;
        record.common.has_hash = record.has_sites = false;
        record.common.board[0] = '\0';
    }
    record_fini(&record.common);
}
END_TEST

START_TEST(a_seed_is_written_to_its_last_digit) {
    static const uint64_t seeds[] = {
        0, 999999999999999, 1000000000000001, 4503599627370497, 7922868839959579, 9007199254740990, JSON_INTEGER_MAX};
    for (size_t i = 0; i < sizeof seeds / sizeof *seeds; i++) {
        WorldRecord record, again;
        prepare(&record, seeds[i], 2);
        char *text = write(&record);
        DataError error = {0};
        ck_assert_msg(read(text, &again, &error), "%s", error.text);
        ck_assert_uint_eq(again.setup.seed, seeds[i]);
        cJSON_free(text);
        record_fini(&record.common);
        record_fini(&again.common);
    }
}
END_TEST

START_TEST(a_wrong_hash_is_noticed) {
    WorldRecord record;
    WorldGame game;
    prepare(&record, 5, 2);
    play_randomly(&record, &game, 40);
    record.common.has_hash = true;
    record.common.hash = world_hash(&game) ^ 1;
    DataError error = {0};
    ck_assert(!record_play(&record.common, &game, &error));
    ck_assert_ptr_nonnull(strstr(error.text, "The game ends in the hash "));
    record_fini(&record.common);
}
END_TEST

START_TEST(an_action_that_is_refused_is_named) {
    WorldRecord record;
    WorldGame game;
    prepare(&record, 5, 2);
    record_add(&record.common, &(WorldAction){.kind = WORLD_ACTION_TAKE});
    record_add(&record.common, &(WorldAction){.kind = WORLD_ACTION_TAKE});
    DataError error = {0};
    ck_assert(!record_play(&record.common, &game, &error));
    ck_assert_str_eq(error.text, "Action 1 of the game cannot be played: Not now: there’s something else to do first.");
    record_fini(&record.common);
}
END_TEST

static const char small[] =
    "{\"game\":\"world\",\"rules\":1,\"setup\":{\"players\":2,\"starter\":1,\"seed\":7,"
    "\"track\":{\"goal\":60,\"sites\":[[7,2],[12,-1]]},\"questions\":[{\"id\":\"a\",\"right\":0}]},"
    "\"actions\":[{\"type\":\"take\",\"from\":\"stock\"}]}";

#define WITH_SITES(more) "\"rules\":1,\"sites\":{\"unseen\":1,\"fields\":[0]," more "}"

static const struct {
    const char *find, *put, *sentence;
} broken[] = {
    {"\"world\"", "\"path\"", "game must be \"world\": this is another kind of game, \"path\"."},
    {"\"world\"", "\"chess\"", "game must be one of \"world\", \"path\"."},
    {"\"rules\":1", "\"rules\":2", "rules must be 1, as the setup has a seed."},
    {"\"rules\":1", "\"rules\":3", "rules must be a whole number from 1 to 2."},
    {"\"rules\":1", "\"weather\":\"rain\",\"rules\":3", "rules must be a whole number from 1 to 2."},
    {"\"players\":2", "\"players\":5", "setup.players must be a whole number from 2 to 4."},
    {"\"starter\":1", "\"starter\":2", "setup.starter must be a whole number from 0 to 1."},
    {"\"seed\":7", "\"seed\":-7", "setup.seed must be a whole number from 0 to 9007199254740991."},
    {"\"seed\":7", "\"seed\":9007199254740992", "setup.seed must be a whole number from 0 to 9007199254740991."},
    {"\"seed\":7", "\"seed\":7,\"house\":[\"no_events\",\"no_events\"]",
     "setup.house[1] must not be a house rule that comes twice."},
    {"\"seed\":7", "\"seed\":7,\"house\":[\"no_cards\"]",
     "setup.house[0] must be one of \"no_events\", \"no_questions\"."},
    {"\"seed\":7", "\"seed\":7,\"house\":[]", "setup.house must be a list of 1 to 2."},
    {"\"seed\":7", "\"seed\":7,\"ahead\":[1]", "setup.ahead must be a list of 2."},
    {"\"seed\":7", "\"seed\":7,\"ahead\":[0,31]",
     "A head start can’t be more than half the track, and a set-up deal can’t have one."},
    {"\"goal\":60", "\"goal\":0", "setup.track.goal must be a whole number from 1 to 255."},
    {"\"goal\":60", "\"goal\":12", "Field 12 is the start or the goal and must not be a site."},
    {"\"goal\":60", "\"goal\":10", "The site on field 12 must lie before the goal, field 10."},
    {"[7,2]", "[0,2]", "Field 0 is the start or the goal and must not be a site."},
    {"[7,2]", "[7,5]", "The move of the site on field 7 must not end on a site, but field 12 is one."},
    {"[7,2]", "[7,0]", "setup.track.sites[0][1] must not be 0: a site moves the figurine."},
    {"[7,2]", "[12,2]", "setup.track.sites[1][0] must not be the field of another site, but 12 comes twice."},
    {"[7,2]", "[7,2,3]", "setup.track.sites[0] must be a list of 2."},
    {"\"goal\":60", "\"goal\":60,\"stages\":0", "setup.track.stages must be a whole number from 1 to 99."},
    {"[7,2]", "[7,200]", "setup.track.sites[0][1] must be a whole number from -127 to 127."},
    {"[{\"id\":\"a\",\"right\":0}]", "[]", "setup.questions must be a list of 1 to 250."},
    {"\"right\":0", "\"right\":3", "setup.questions[0].right must be a whole number from 0 to 2."},
    {"\"id\":\"a\"", "\"id\":\"A!\"", "setup.questions[0].id must be of lower-case letters, digits and hyphens."},
    {"\"actions\":[", "\"actions\":[7,", "actions[0] must be an object."},
    {"\"stock\"}", "\"sock\"}", "actions[0].from must be one of \"stock\", \"discard\"."},
    {"]}", "],\"hash\":\"12\"}", "setup.track must not have a key \"hash\": known are goal sites stages last_ahead."},
    {"}]}", "}],\"deal\":{}}", "setup.deal must have \"rows\"."},
    {"\"rules\":1", "\"rules\":1,\"hash\":\"12\"", "hash must be a string of 16 bytes."},
    {"\"rules\":1", "\"rules\":1,\"hash\":\"0123456789abcdeF\"", "hash must be 16 hex digits."},
    {"\"rules\":1", "\"rules\":1,\"board\":\"../x\"", "board must be of lower-case letters, digits and hyphens."},
    {"\"rules\":1", "\"rules\":1,\"b\\nx\":1",
     "The game must not have a key \"b?x\": known are game rules board started deck pack players setup layout sites "
     "actions "
     "hash."},
    {"\"rules\":1", "\"rules\":1,\"pack\":{\"name\":\"acme\"}", "pack must have \"version\"."},
    {"\"rules\":1", "\"rules\":1,\"pack\":{\"name\":\"../x\",\"version\":1}",
     "pack.name must be of lower-case letters, digits and hyphens."},
    {"\"rules\":1", "\"rules\":1,\"board\":\"\"", "board must be a string of 1 to 31 bytes."},
    {"\"rules\":1", WITH_SITES("\"levels\":[\"children\",\"family\"]"), "sites must have \"difficulties\"."},
    {"\"rules\":1", WITH_SITES("\"levels\":[\"children\"],\"difficulties\":[1]"), "sites.levels must be a list of 2."},
    {"\"rules\":1", WITH_SITES("\"levels\":[\"children\",\"cats\"],\"difficulties\":[1]"),
     "sites.levels[1] must be one of \"children\", \"family\", \"experts\"."},
    {"\"rules\":1", WITH_SITES("\"levels\":[\"children\",\"family\"],\"difficulties\":[4]"),
     "sites.difficulties[0] must be a whole number from 1 to 3."},
    {"\"rules\":1", WITH_SITES("\"level\":1"),
     "sites must not have a key \"level\": known are unseen fields levels difficulties."},
};

START_TEST(a_fault_of_a_recorded_game_is_told_with_its_place) {
    const char *at = strstr(small, broken[_i].find);
    ck_assert_ptr_nonnull(at);
    char text[1000];
    memcpy(text, small, (size_t)(at - small));
    strcpy(text + (at - small), broken[_i].put);
    strcat(text, at + strlen(broken[_i].find));
    WorldRecord record;
    DataError error = {0};
    ck_assert(!read(text, &record, &error));
    ck_assert_str_eq(error.text, broken[_i].sentence);
    bool is_other = strncmp(error.text, "game must be", 12) == 0;
    bool is_newer = strncmp(error.text, "rules must be a whole", 21) == 0;
    ck_assert_int_eq(error.kind, is_other ? DATA_FAULT_GAME : is_newer ? DATA_FAULT_NEWER : DATA_FAULT_CONTENT);
    ck_assert_uint_eq(record.common.action_count, 0);
    ck_assert_ptr_null(record.common.actions);
}
END_TEST

START_TEST(the_small_game_itself_is_fine) {
    WorldRecord record;
    DataError error = {0};
    ck_assert_msg(read(small, &record, &error), "%s", error.text);
    WorldGame game;
    ck_assert(record_play(&record.common, &game, &error));
    ck_assert_int_eq(game.awaiting, WORLD_AWAITING_PLACE);
    ck_assert_int_eq(game.awaited_player, 1);
    record_fini(&record.common);
}
END_TEST

Suite *record_suite(void) {
    Suite *suite = suite_create("recorded games");
    TCase *tests = tcase_create("recorded games");
    tcase_add_test(tests, a_game_that_was_written_and_read_ends_in_the_same_hash);
    tcase_add_test(tests, who_played_with_what_is_found_again);
    tcase_add_test(tests, members_stand_where_they_always_have);
    tcase_add_test(tests, a_seed_is_written_to_its_last_digit);
    tcase_add_test(tests, a_wrong_hash_is_noticed);
    tcase_add_test(tests, an_action_that_is_refused_is_named);
    tcase_add_loop_test(tests, a_fault_of_a_recorded_game_is_told_with_its_place, 0, sizeof broken / sizeof *broken);
    tcase_add_test(tests, the_small_game_itself_is_fine);
    suite_add_tcase(suite, tests);
    return suite;
}
