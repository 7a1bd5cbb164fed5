/* Boards: what a good one gives, and that every fault is told with its place. */
#include "suites.h"

#include "games/world/data/board.h"
#include "games/world/data/sentences.h"

#include <stdlib.h>
#include <string.h>

static const char board_text[] =
    "{'name':'tiny','goal':5,"
    "'landscape':{'units':[100,50],'map':'map.svg','route':'way.svg','bead_radius':3,'site_radius':4,'end_radius':5},"
    "'portrait':{'units':[40,80],'map':'tall.svg','route':'way.svg','bead_radius':2,'site_radius':3,'end_radius':4},"
    "'fields':["
    "{'field':0,'x':10,'y':5,'portrait':[1.5,2],'site':{'city':'Jena','label':'Jena','country':'DE','lat':50.9,"
    "'lon':11.6,'move':0,'role':'start','made':'oven doors','founded':1884,'icon':'jena'}},"
    "{'field':1,'x':20,'y':5,'portrait':[3,2],'site':null},"
    "{'field':2,'x':30,'y':5,'portrait':[5,2],'site':{'city':'Bolu','label':'Bolu','country':'TR','lat':40.7,"
    "'lon':31.6,'move':-1,'role':'site','made':'fridges','icon':'bolu'}},"
    "{'field':3,'x':40,'y':5,'portrait':[7,2],'site':{'city':'Suzhou','label':'Suzhou','country':'CN','lat':31.3,"
    "'lon':120.6,'move':1,'role':'site','made':'seals','icon':'suzhou'}},"
    "{'field':4,'x':50,'y':5,'portrait':[9,2],'site':null},"
    "{'field':5,'x':60,'y':5,'portrait':[11,2],'site':{'city':'Mainz','label':'Mainz','country':'DE','lat':50,"
    "'lon':8.2,'move':0,'role':'goal','made':'glass ceramics','icon':'mainz'}}"
    "]}";

static Board board;

static bool read(const char *text, DataError *error) {
    char *json = quoted(text);
    bool fine = board_read(&board, json, strlen(json), "tiny.json", error);
    free(json);
    return fine;
}

START_TEST(a_board_gives_track_places_and_sites) {
    DataError error = {0};
    ck_assert_msg(read(board_text, &error), "%s", error.text);
    ck_assert_str_eq(board.name, "tiny");
    ck_assert_int_eq(board.track.goal, 5);
    ck_assert_int_eq(board.track.site[2], -1);
    ck_assert_int_eq(board.track.site[3], 1);
    ck_assert_int_eq(board.track.site[4], 0);
    ck_assert_float_eq(board.layout[BOARD_PORTRAIT].height, 80);
    ck_assert_str_eq(board.layout[BOARD_PORTRAIT].map, "tall.svg");
    ck_assert_str_eq(board.layout[BOARD_LANDSCAPE].route, "way.svg");
    ck_assert_float_eq(board.field[3].at[BOARD_LANDSCAPE].x, 40);
    ck_assert_float_eq(board.field[3].at[BOARD_PORTRAIT].x, 7);
    ck_assert_int_eq(board.field[0].role, BOARD_START);
    ck_assert_int_eq(board.field[0].site.founded, 1884);
    ck_assert_int_eq(board.field[1].role, BOARD_PLAIN);
    ck_assert_int_eq(board.field[3].role, BOARD_SITE);
    ck_assert_str_eq(board.field[3].site.city, "Suzhou");
    ck_assert_str_eq(board.field[3].site.made, "seals");
    ck_assert_int_eq(board.field[5].role, BOARD_GOAL);
}
END_TEST

static const Broken broken[] = {
    {"'name':'tiny',", "", "tiny.json: the board must have \"name\"."},
    {"'tiny'", "''", "tiny.json: name must be a string of 1 to 31 bytes."},
    {"'goal':5", "'goal':0", "tiny.json: goal must be a whole number from 1 to 255."},
    {"'goal':5", "'goal':256", "tiny.json: goal must be a whole number from 1 to 255."},
    {"'goal':5", "'goal':5.5", "tiny.json: goal must be a whole number from 1 to 255."},
    {"'goal':5", "'goal':4", "tiny.json: fields must be a list of 5."},
    {"'goal':5", "'goal':6", "tiny.json: fields must be a list of 7."},
    {"'goal':5", "'goal':5,'goal':5", "tiny.json: the board must not have the key \"goal\" twice."},
    {"'goal':5", "'goal':5,'stages':0", "tiny.json: stages must be a whole number from 1 to 99."},
    {"'goal':5", "'goal':5,'stages':100", "tiny.json: stages must be a whole number from 1 to 99."},
    {"'goal':5", "'goal':5,'last_ahead':10", "tiny.json: last_ahead must be a whole number from 1 to 9."},
    {"'goal':5", "'goal':5,'length':5",
     "tiny.json: the board must not have a key \"length\": known are name goal stages last_ahead landscape "
     "portrait fields."},
    {"[100,50]", "[100]", "tiny.json: landscape.units must be a list of 2."},
    {"[100,50]", "100", "tiny.json: landscape.units must be a list of 2."},
    {"'bead_radius':2", "'bead_radius':0", "tiny.json: portrait.bead_radius must be a number from 1 to 500."},
    {"'field':1", "'field':2", "tiny.json: fields[1].field must be 1: fields are listed in order, none left out."},
    {"'x':30", "'x':100.5", "tiny.json: fields[2].x must be a number from 0 to 100."},
    {"'x':30", "'x':-1", "tiny.json: fields[2].x must be a number from 0 to 100."},
    {"'x':30", "'x':1e400", "tiny.json: fields[2].x must be a number from 0 to 100."},
    {"'portrait':[7,2]", "'portrait':[7,81]", "tiny.json: fields[3].portrait[1] must be a number from 0 to 80."},
    {"'portrait':[9,2],'site':null", "'portrait':[9,2]", "tiny.json: fields[4] must have \"site\"."},
    {"'site':null", "'site':7", "tiny.json: fields[1].site must be an object."},
    {"'country':'TR'", "'country':'TUR'", "tiny.json: fields[2].site.country must be a string of 2 bytes."},
    {"'lat':40.7", "'lat':90.5", "tiny.json: fields[2].site.lat must be a number from -90 to 90."},
    {"'move':-1", "'move':0", "tiny.json: fields[2].site.move must not be 0: a site moves the figurine."},
    {"'move':-1", "'move':'-1'", "tiny.json: fields[2].site.move must be a whole number from -127 to 127."},
    {"'move':-1", "'move':1", "tiny.json: The move of the site on field 2 must not end on a site, but field 3 is one."},
    {"'move':1", "'move':-1", "tiny.json: The move of the site on field 3 must not end on a site, but field 2 is one."},
    {"'move':0", "'move':1", "tiny.json: fields[0].site.move must be 0 at the start and the goal."},
    {"'role':'start'", "'role':'site'", "tiny.json: fields[0].site.role must be \"start\" on field 0 of 5."},
    {"'role':'site'", "'role':'goal'", "tiny.json: fields[2].site.role must be \"site\" on field 2 of 5."},
    {"'role':'goal'", "'role':'end'", "tiny.json: fields[5].site.role must be one of \"start\", \"site\", \"goal\"."},
    {"'made':'glass ceramics',", "", "tiny.json: fields[5].site must have \"made\"."},
    {"]}", "]", "tiny.json, line 1, column 1085: the board is not JSON: it ends too early."},
};

START_TEST(a_fault_is_told_with_its_place_and_the_board_stays) {
    char *text = with_change(board_text, broken[_i].find, broken[_i].put);
    DataError error = {0};
    board.track.goal = 99;
    ck_assert(!read(text, &error));
    ck_assert_str_eq(error.text, broken[_i].sentence);
    ck_assert_int_eq(board.track.goal, 99);
    free(text);
}
END_TEST

START_TEST(a_board_may_have_rules_of_its_own) {
    char *text = with_change(board_text, "'goal':5", "'goal':5,'stages':2,'last_ahead':1");
    DataError error = {0};
    ck_assert(read(text, &error));
    ck_assert_int_eq(board.track.stages, 2);
    ck_assert_int_eq(board.track.last_ahead, 1);
    ck_assert(read(board_text, &error));
    ck_assert_int_eq(board.track.stages, 0);
    ck_assert_int_eq(board.track.last_ahead, 0);
    free(text);
}
END_TEST

START_TEST(the_goal_must_be_there) {
    char *text = with_change(board_text,
                             "{'city':'Mainz','label':'Mainz','country':'DE','lat':50,'lon':8.2,'move':0,'role':'goal',"
                             "'made':'glass ceramics','icon':'mainz'}",
                             "null");
    DataError error = {0};
    ck_assert(!read(text, &error));
    ck_assert_str_eq(error.text, "tiny.json: fields[5].site must be an object: field 5 is the goal.");
    free(text);
}
END_TEST

START_TEST(the_boards_of_the_game_are_fine) {
    char *assets = asset_path("");
    for (int players = WORLD_PLAYERS_MIN; players <= WORLD_PLAYERS_MAX; players++) {
        DataError error = {0};
        ck_assert_msg(board_load_named(&board, assets, board_names[_i], players, &error), "%s", error.text);
        ck_assert_str_eq(board.name, board_file(board_names[_i], players));
        ck_assert_str_eq(board.field[0].site.city, "Jena");
        ck_assert_int_eq(board.field[0].site.founded, 1884);
        ck_assert_str_eq(board.field[board.track.goal].site.city, "Mainz");
        ck_assert_int_eq(board.track.stages, strcmp(board_names[_i], "sprint") == 0 ? 2 : 0);
    }
    free(assets);
}
END_TEST

START_TEST(three_and_four_have_short_ways_of_their_own) {
    ck_assert_str_eq(board_file("short", 2), "short");
    ck_assert_str_eq(board_file("short", 3), "short-3");
    ck_assert_str_eq(board_file("short", 4), "short-4");
    ck_assert_str_eq(board_file("sprint", 2), "sprint");
    ck_assert_str_eq(board_file("sprint", 3), "sprint-3");
    ck_assert_str_eq(board_file("sprint", 4), "sprint-4");
    ck_assert_str_eq(board_file("classic", 3), "classic");
}
END_TEST

START_TEST(every_refusal_and_event_card_has_words_of_its_own) {
    for (int a = WORLD_ACCEPTED; a <= WORLD_REFUSED_FAST_TRACK_LATE; a++) {
        for (int b = WORLD_ACCEPTED; b < a; b++) {
            ck_assert_str_ne(sentence_of_refusal((WorldRefusal)a), sentence_of_refusal((WorldRefusal)b));
        }
    }
    for (int a = WORLD_EVENT_NONE; a <= WORLD_EVENT_KINDS; a++) {
        for (int b = WORLD_EVENT_NONE; b < a; b++) {
            ck_assert_str_ne(name_of_event_card((WorldEventCard)a), name_of_event_card((WorldEventCard)b));
        }
    }
}
END_TEST

START_TEST(a_board_of_another_name_is_not_looked_for) {
    DataError error = {0};
    ck_assert(!board_load_named(&board, "nowhere", "../../etc/passwd", 2, &error));
    ck_assert_str_eq(error.text,
                     "There is no track named \"../../etc/passwd\": known are short, classic, grand, sprint.");
}
END_TEST

Suite *board_suite(void) {
    Suite *suite = suite_create("boards");
    TCase *tests = tcase_create("boards");
    tcase_add_test(tests, a_board_gives_track_places_and_sites);
    tcase_add_loop_test(tests, a_fault_is_told_with_its_place_and_the_board_stays, 0, sizeof broken / sizeof *broken);
    tcase_add_test(tests, a_board_may_have_rules_of_its_own);
    tcase_add_test(tests, the_goal_must_be_there);
    tcase_add_loop_test(tests, the_boards_of_the_game_are_fine, 0, BOARD_NAMES);
    tcase_add_test(tests, three_and_four_have_short_ways_of_their_own);
    tcase_add_test(tests, every_refusal_and_event_card_has_words_of_its_own);
    tcase_add_test(tests, a_board_of_another_name_is_not_looked_for);
    suite_add_tcase(suite, tests);
    return suite;
}
