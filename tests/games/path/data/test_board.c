/* Boards as JSON: what a good one gives, and that every fault is told with its place. */
#include "suites.h"

#include "games/path/data/board.h"

#include <stdlib.h>
#include <string.h>

/* Ten times the six colours, and a last one. */
#define SIX "'blue','green','yellow','grey','red','violet',"

static const char board_text[] = "{'colours':[" SIX SIX SIX SIX SIX SIX SIX SIX SIX SIX "'grey'],"
                                 "'numbers':[[60,10],[12,2],[16,3],[53,4],[0,5],[4,6],[26,7],[34,8],[56,9]],"
                                 "'starts':[21,22,31,39],"
                                 "'cards':["
                                 "['blue','green','green','yellow','grey'],"
                                 "['blue','green','yellow','red'],"
                                 "['blue','green','yellow','violet'],"
                                 "['blue','green','grey','red'],"
                                 "['blue','green','grey','violet'],"
                                 "['blue','green','red','violet'],"
                                 "['blue','yellow','grey','red'],"
                                 "['blue','yellow','grey','violet'],"
                                 "['blue','yellow','red','violet'],"
                                 "['blue','grey','red','violet'],"
                                 "['green','yellow','grey','red'],"
                                 "['green','yellow','grey','violet'],"
                                 "['green','yellow','red','violet'],"
                                 "['green','grey','red','violet'],"
                                 "['yellow','grey','red','violet']]}";

static PathBoard board;

static bool read(const char *text, DataError *error) {
    char *json = quoted(text);
    bool fine = path_board_read(&board, json, strlen(json), "mine.json", error);
    free(json);
    return fine;
}

START_TEST(a_board_gives_colours_numbers_starts_and_cards) {
    DataError error = {0};
    ck_assert_msg(read(board_text, &error), "%s", error.text);
    ck_assert_int_eq(path_board_colour(&board, 0), PATH_BLUE);
    ck_assert_int_eq(path_board_colour(&board, 59), PATH_VIOLET);
    ck_assert_int_eq(path_board_colour(&board, 60), PATH_GREY);
    ck_assert_int_eq(path_board_number(&board, 60), 10);
    ck_assert_int_eq(path_board_number(&board, 53), 4);
    ck_assert_int_eq(path_board_number(&board, 30), 0);
    ck_assert_int_eq(board.start[3], 39);
    ck_assert_int_eq(board.card[0].count, 5);
    ck_assert_int_eq(board.card[0].colour[2], PATH_GREEN);
    ck_assert_int_eq(board.card[14].count, 4);
    ck_assert_int_eq(board.card[14].colour[3], PATH_VIOLET);
}
END_TEST

START_TEST(a_board_that_is_written_and_read_is_the_same) {
    DataError error = {0};
    ck_assert(read(board_text, &error));
    PathBoard before = board;
    cJSON *tree = path_board_to_json(&board);
    char *text = json_print(tree);
    memset(&board, 0, sizeof board);
    ck_assert_msg(path_board_read(&board, text, strlen(text), "again.json", &error), "%s", error.text);
    ck_assert_mem_eq(&before, &board, sizeof before);
    cJSON_free(text);
    cJSON_Delete(tree);
}
END_TEST

static const Broken broken[] = {
    {"'starts':[21,22,31,39],", "", "mine.json: the board must have \"starts\"."},
    {"{'colours'", "{'name':'x','colours'",
     "mine.json: the board must not have a key \"name\": known are colours numbers starts cards."},
    {"'grey'],'numbers'", "'grey','red'],'numbers'", "mine.json: colours must be a list of 61."},
    {"'grey'],'numbers'", "'pink'],'numbers'",
     "mine.json: colours[60] must be one of \"blue\", \"green\", \"yellow\", \"grey\", \"red\", \"violet\"."},
    {"[[60,10],", "[", "mine.json: numbers must be a list of 9."},
    {"[60,10]", "60", "mine.json: numbers[0] must be a list of 2."},
    {"[60,10]", "[61,10]", "mine.json: numbers[0][0] must be a whole number from 0 to 60."},
    {"[60,10]", "[60,11]", "mine.json: numbers[0][1] must be a whole number from 2 to 10."},
    {"[60,10],[12,2]", "[60,10],[12,10]",
     "mine.json: numbers[1][1] must not be a number that stands elsewhere, but 10 comes twice."},
    {"[60,10]", "[4,10]", "mine.json: The number 10 must not stand on the cell of another number."},
    {"[60,10]", "[30,10]", "mine.json: The number 10 must stand on the rim, like all from 5 to 10."},
    {"[12,2]", "[1,2]", "mine.json: The number 2 must stand inside, not on the rim, like all from 2 to 4."},
    {"[21,22,31,39]", "[21,22,31,30]", "mine.json: Start 3 of the board must be a neighbour of the middle cell, 30."},
    {"[21,22,31,39]", "[21,22,31,22]", "mine.json: Start 3 of the board must not be the cell of another start."},
    {"[12,2]", "[22,2]", "mine.json: Start 1 of the board must not have a number."},
    {"[21,22,31,39]", "[21,22,31]", "mine.json: starts must be a list of 4."},
    {"['blue','green','green','yellow','grey']", "['blue','green','green']",
     "mine.json: cards[0] must be a list of 4 to 5."},
    {"['blue','green','green','yellow','grey']", "['blue','green','yellow','yellow']",
     "mine.json: Card 0 of the board must show four different colours, at most one of them twice."},
    {"['blue','green','green','yellow','grey']", "['green','blue','green','yellow','grey']",
     "mine.json: Card 0 of the board must show its equal colours side by side."},
    {"['blue','green','green','yellow','grey']", "['blue','green','yellow','red']",
     "mine.json: Card 1 of the board must not have the four colours of another card."},
    {"'starts'", "'starts':[],'starts'", "mine.json: the board must not have the key \"starts\" twice."},
};

START_TEST(a_fault_is_told_with_its_place_and_leaves_the_board_alone) {
    DataError error = {0};
    ck_assert(read(board_text, &error));
    PathBoard before = board;
    char *text = with_change(board_text, broken[_i].find, broken[_i].put);
    ck_assert(!read(text, &error));
    ck_assert_str_eq(error.text, broken[_i].sentence);
    ck_assert_mem_eq(&before, &board, sizeof before);
    free(text);
}
END_TEST

START_TEST(a_colour_that_is_nowhere_is_named) {
    char *text = quoted(board_text);
    for (char *at = text; (at = strstr(at, "\"violet\",\"")) != NULL && at < strstr(text, "numbers");) {
        memcpy(at, "\"yellow\"", 8);
    }
    DataError error = {0};
    ck_assert(!path_board_read(&board, text, strlen(text), "mine.json", &error));
    ck_assert_str_eq(error.text, "mine.json: The board must have at least one violet cell.");
    free(text);
}
END_TEST

START_TEST(what_is_no_json_is_told_with_its_line) {
    DataError error = {0};
    ck_assert(!read("{\n'colours':[,", &error));
    ck_assert_ptr_nonnull(strstr(error.text, "mine.json, line 2"));
}
END_TEST

Suite *board_suite(void) {
    Suite *suite = suite_create("boards as JSON");
    TCase *tests = tcase_create("boards as JSON");
    tcase_add_test(tests, a_board_gives_colours_numbers_starts_and_cards);
    tcase_add_test(tests, a_board_that_is_written_and_read_is_the_same);
    tcase_add_loop_test(tests, a_fault_is_told_with_its_place_and_leaves_the_board_alone, 0,
                        sizeof broken / sizeof *broken);
    tcase_add_test(tests, a_colour_that_is_nowhere_is_named);
    tcase_add_test(tests, what_is_no_json_is_told_with_its_line);
    suite_add_tcase(suite, tests);
    return suite;
}
