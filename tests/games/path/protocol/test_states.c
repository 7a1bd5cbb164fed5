/* States and events as JSON, to the letter of the protocol. */
#include "suites.h"

#include "data/json.h"
#include "games/path/protocol/states.h"

#include <string.h>

static PathGame game;
static PathEvents events;

static void begin(void) {
    PathSetup setup = sample_setup(1, 2);
    setup.has_deck = setup.has_starts = true;
    for (int i = 0; i < PATH_CARDS; i++) {
        setup.deck[i] = (uint8_t)i;
    }
    setup.start[1] = 2;
    path_start(&game, &setup, &events);
}

static void check_part(const char *key, const char *wanted) {
    cJSON *state = path_state_to_json(&game);
    char *text = json_print(cJSON_GetObjectItemCaseSensitive(state, key));
    ck_assert_str_eq(text, wanted);
    cJSON_free(text);
    cJSON_Delete(state);
}

static void check_events(const char *wanted) {
    cJSON *list = path_happened_to_json(&events, &game.board);
    char *text = json_print(list);
    ck_assert_str_eq(text, wanted);
    cJSON_free(text);
    cJSON_Delete(list);
}

static void close_with(int player, int end, int count, int cell) {
    PathAction action = {.kind = PATH_ACTION_LINE,
                         .player = (uint8_t)player,
                         .line = {.end = (uint8_t)end, .count = (uint8_t)count, .cell = {(uint8_t)cell}}};
    ck_assert_int_eq(path_apply(&game, &action, &events), PATH_ACCEPTED);
}

/* Gives a cell a colour of the card that is turned up. */
static void paint(int cell) {
    for (int colour = 0; colour < PATH_COLOURS; colour++) {
        game.board.colour[colour] &= ~path_cells_of(cell);
    }
    game.board.colour[path_card(&game)->colour[0]] |= path_cells_of(cell);
}

START_TEST(a_state_has_everything_the_protocol_names) {
    static const char *const keys[] = {"game", "round", "card", "deck", "board", "players", "awaiting", "ranking"};
    cJSON *state = path_state_to_json(&game);
    ck_assert_int_eq(cJSON_GetArraySize(state), 8);
    int at = 0;
    for (const cJSON *child = state->child; child != NULL; child = child->next) {
        ck_assert_str_eq(child->string, keys[at++]);
    }
    ck_assert_int_eq(cJSON_GetArraySize(cJSON_GetObjectItem(state, "deck")), 14);
    cJSON_Delete(state);
    check_part("game", "\"path\"");
    check_part("card", "[\"yellow\",\"grey\",\"red\",\"violet\"]");
    check_part("awaiting", "{\"kind\":\"lines\",\"players\":[0,1]}");
    check_part("ranking", "[[0,1]]");
}
END_TEST

START_TEST(a_pending_line_stands_with_its_player) {
    paint(20);
    close_with(0, PATH_END_B, 1, 20);
    check_part("players", "[{\"start\":21,\"path\":[21],\"line\":{\"end\":\"b\",\"cells\":[20]},\"numbers\":[],"
                          "\"points\":0,\"missed\":60,\"total\":-60},"
                          "{\"start\":29,\"path\":[29],\"line\":null,\"numbers\":[],"
                          "\"points\":0,\"missed\":60,\"total\":-60}]");
    check_part("awaiting", "{\"kind\":\"lines\",\"players\":[1]}");
    check_events("[{\"kind\":\"closed\",\"player\":0}]");
    PathAction reopen = {.kind = PATH_ACTION_REOPEN};
    ck_assert_int_eq(path_apply(&game, &reopen, &events), PATH_ACCEPTED);
    check_events("[{\"kind\":\"reopened\",\"player\":0}]");
    check_part("awaiting", "{\"kind\":\"lines\",\"players\":[0,1]}");
}
END_TEST

START_TEST(a_round_that_ends_tells_lines_numbers_and_the_next_card) {
    paint(20);
    close_with(0, PATH_END_B, 1, 20);
    close_with(1, PATH_END_B, 0, 0);
    paint(12);
    close_with(1, PATH_END_B, 0, 0);
    close_with(0, PATH_END_B, 1, 12);
    check_events("[{\"kind\":\"line\",\"player\":0,\"end\":\"b\",\"cells\":[12]},"
                 "{\"kind\":\"number\",\"player\":0,\"cell\":12,\"number\":2,\"points\":2,\"full\":true},"
                 "{\"kind\":\"line\",\"player\":1,\"end\":\"b\",\"cells\":[]},"
                 "{\"kind\":\"card\",\"round\":3,\"card\":[\"green\",\"yellow\",\"red\",\"violet\"]}]");
    check_part("players", "[{\"start\":21,\"path\":[21,20,12],\"line\":null,\"numbers\":[[2,2]],"
                          "\"points\":2,\"missed\":58,\"total\":-56},"
                          "{\"start\":29,\"path\":[29],\"line\":null,\"numbers\":[],"
                          "\"points\":0,\"missed\":60,\"total\":-60}]");
    check_part("ranking", "[[0],[1]]");
}
END_TEST

START_TEST(after_the_last_round_there_is_no_card_and_winners_are_told) {
    while (!path_is_over(&game)) {
        close_with(path_cells_first(path_awaited(&game)), PATH_END_B, 0, 0);
    }
    check_part("round", "15");
    check_part("card", "[]");
    check_part("deck", "[]");
    check_part("awaiting", "{\"kind\":\"over\",\"winners\":[0,1]}");
    ck_assert_int_eq(events.count, 3);
    check_events("[{\"kind\":\"line\",\"player\":0,\"end\":\"b\",\"cells\":[]},"
                 "{\"kind\":\"line\",\"player\":1,\"end\":\"b\",\"cells\":[]},"
                 "{\"kind\":\"over\",\"winners\":[0,1]}]");
}
END_TEST

START_TEST(the_beginning_tells_who_has_which_start) {
    check_events("[{\"kind\":\"start\",\"player\":0,\"start\":0,\"cell\":21},"
                 "{\"kind\":\"start\",\"player\":1,\"start\":2,\"cell\":29},"
                 "{\"kind\":\"card\",\"round\":1,\"card\":[\"yellow\",\"grey\",\"red\",\"violet\"]}]");
}
END_TEST

Suite *states_suite(void) {
    Suite *suite = suite_create("states");
    TCase *tests = tcase_create("states");
    tcase_add_checked_fixture(tests, begin, NULL);
    tcase_add_test(tests, a_state_has_everything_the_protocol_names);
    tcase_add_test(tests, a_pending_line_stands_with_its_player);
    tcase_add_test(tests, a_round_that_ends_tells_lines_numbers_and_the_next_card);
    tcase_add_test(tests, after_the_last_round_there_is_no_card_and_winners_are_told);
    tcase_add_test(tests, the_beginning_tells_who_has_which_start);
    suite_add_tcase(suite, tests);
    return suite;
}
