/* The line protocol: what is answered, what is refused, and that a refused command changes nothing. */
#include "asking.h"
#include "suites.h"

#include "ai/level.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* --- new and its options ------------------------------------------------------------------------------------------ */

START_TEST(before_the_first_game_only_new_load_and_row_are_answered) {
    static const char *const needing[] = {"{'cmd':'state'}", "{'cmd':'legal'}", "{'cmd':'hash'}",
                                          "{'cmd':'save'}",  "{'cmd':'apply'}", "{'cmd':'suggest','level':'medium'}"};
    for (int i = 0; i < 6; i++) {
        check_refused(needing[i], "There is no game yet: begin one with new or load.");
    }
    tell("{'cmd':'row','row':[1]}");
}
END_TEST

START_TEST(a_new_game_is_on_the_classic_track_and_begun_by_player_0) {
    cJSON *answer = ask("{'cmd':'new','game':'world','players':3,'seed':7}");
    ck_assert(is_ok(answer));
    const cJSON *state = cJSON_GetObjectItem(answer, "state");
    ck_assert_int_eq(cJSON_GetObjectItem(state, "starter")->valueint, 0);
    ck_assert_int_eq(cJSON_GetObjectItem(cJSON_GetObjectItem(state, "track"), "goal")->valueint,
                     asking_assets()->track[1][3].goal);
    ck_assert_int_eq(cJSON_GetArraySize(cJSON_GetObjectItem(state, "players")), 3);
    cJSON_Delete(answer);
}
END_TEST

START_TEST(starter_and_track_can_be_chosen) {
    cJSON *answer = ask("{'cmd':'new','game':'world','players':2,'seed':7,'starter':1,"
                        "'track':{'goal':60,'sites':[[12,-100],[7,2]]}}");
    ck_assert(is_ok(answer));
    const cJSON *state = cJSON_GetObjectItem(answer, "state");
    ck_assert_int_eq(cJSON_GetObjectItem(state, "starter")->valueint, 1);
    char *track = json_print(cJSON_GetObjectItem(state, "track"));
    ck_assert_str_eq(track, "{\"goal\":60,\"sites\":[[7,2],[12,-100]]}");
    cJSON_free(track);
    cJSON_Delete(answer);
    tell("{'cmd':'new','game':'world','players':2,'seed':7,'track':'grand'}");
}
END_TEST

START_TEST(house_rules_and_handicaps_can_be_chosen) {
    cJSON *answer = ask("{'cmd':'new','game':'world','players':3,'seed':7,'house':['no_events'],'ahead':[0,4,4]}");
    ck_assert(is_ok(answer));
    const cJSON *players = cJSON_GetObjectItem(cJSON_GetObjectItem(answer, "state"), "players");
    static const int FIELD[] = {0, 4, 5}; /* where somebody stands, the next one */
    for (int p = 0; p < 3; p++) {
        const cJSON *player = cJSON_GetArrayItem(players, p);
        ck_assert_int_eq(cJSON_GetObjectItem(player, "field")->valueint, FIELD[p]);
        char *events = json_print(cJSON_GetObjectItem(player, "events"));
        ck_assert_str_eq(events, "[null,null]");
        cJSON_free(events);
    }
    cJSON_Delete(answer);
}
END_TEST

START_TEST(the_same_seed_gives_the_same_game_and_another_another) {
    char one[17], two[17], other[17];
    tell("{'cmd':'new','game':'world','players':4,'seed':9007199254740991}");
    get_hash(one);
    tell("{'cmd':'new','game':'world','players':4,'seed':9007199254740991}");
    get_hash(two);
    tell("{'cmd':'new','game':'world','players':4,'seed':9007199254740990}");
    get_hash(other);
    ck_assert_str_eq(one, two);
    ck_assert_str_ne(one, other);
}
END_TEST

/* --- what is refused ---------------------------------------------------------------------------------------------- */

#define NEW(rest)          "{'cmd':'new','game':'world','players':2,'seed':7" rest "}"
#define TRACK(goal, sites) NEW(",'track':{'goal':" goal ",'sites':" sites "}")
#define ROWS               "'rows':[[1,2,3,4,5,6,7,8,10],[11,12,13,14,15,16,17,18,20]]"
#define REST               "21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,0,0,0"
#define DEAL(rest)         NEW(",'deal':{" ROWS rest "}")
#define FULL_DEAL(rest)    DEAL(",'discard':[9,19],'stock':[" REST "]" rest)

static const struct {
    const char *line, *sentence;
} refused[] = {
    {"", "The command is not JSON: it ends too early (line 1, column 1)."},
    {"hello", "The command is not JSON: it cannot be read from there on (line 1, column 1)."},
    {"[]", "The command must be an object."},
    {"7", "The command must be an object."},
    {"{}", "The command must have \"cmd\"."},
    {"{'cmd':null}",
     "cmd must be one of \"new\", \"state\", \"legal\", \"apply\", \"suggest\", \"row\", \"hash\", \"save\", "
     "\"load\"."},
    {"{'cmd':'quit'}", "cmd must be one of \"new\", \"state\", \"legal\", \"apply\", \"suggest\", \"row\", \"hash\", "
                       "\"save\", \"load\"."},
    {"{'cmd':'state','x':1}", "The command must not have a key \"x\": known are cmd."},
    {"{'cmd':'state','cmd':'state'}", "The command must not have the key \"cmd\" twice."},
    {"{'cmd':'legal','player':0}", "The command must not have a key \"player\": known are cmd."},
    {"{'cmd':'new'}", "The command must have \"game\"."},
    {"{'cmd':'new','game':'chess','players':2,'seed':7}", "game must be one of \"world\", \"path\"."},
    {NEW(",'board':'classic'"), "The command must not have a key \"board\": it belongs to \"game\":\"path\"."},
    {NEW(",'starts':[0,1]"), "The command must not have a key \"starts\": it belongs to \"game\":\"path\"."},
    {"{'cmd':'new','game':'world','seed':7}", "The command must have \"players\"."},
    {"{'cmd':'new','game':'world','players':2}", "The command must have \"seed\"."},
    {"{'cmd':'new','game':'world','players':1,'seed':7}", "players must be a whole number from 2 to 4."},
    {"{'cmd':'new','game':'world','players':5,'seed':7}", "players must be a whole number from 2 to 4."},
    {"{'cmd':'new','game':'world','players':2,'seed':-1}", "seed must be a whole number from 0 to 9007199254740991."},
    {"{'cmd':'new','game':'world','players':2,'seed':1e400}",
     "seed must be a whole number from 0 to 9007199254740991."},
    {"{'cmd':'new','game':'world','players':2,'seed':0.5}", "seed must be a whole number from 0 to 9007199254740991."},
    {NEW(",'starter':2"), "starter must be a whole number from 0 to 1."},
    {NEW(",'track':'tiny'"), "There is no track of that name: known are short, classic, grand, sprint."},
    {NEW(",'track':7"), "track must be the name of a track or an object."},
    {TRACK("0", "[]"), "track.goal must be a whole number from 1 to 255."},
    {TRACK("256", "[]"), "track.goal must be a whole number from 1 to 255."},
    {TRACK("60", "[[0,2]]"), "Field 0 is the start or the goal and must not be a site."},
    {TRACK("60", "[[60,2]]"), "Field 60 is the start or the goal and must not be a site."},
    {TRACK("60", "[[61,2]]"), "The site on field 61 must lie before the goal, field 60."},
    {TRACK("60", "[[7,2],[7,2]]"), "track.sites[1][0] must not be the field of another site, but 7 comes twice."},
    {TRACK("60", "[[7,0]]"), "track.sites[0][1] must not be 0: a site moves the figurine."},
    {TRACK("60", "[[7,2],[9,1]]"), "The move of the site on field 7 must not end on a site, but field 9 is one."},
    {TRACK("60", "[[7,2],[9,-2]]"), "The move of the site on field 7 must not end on a site, but field 9 is one."},
    {DEAL(""), "deal must have \"discard\"."},
    {DEAL(",'discard':[],'stock':[9,19," REST "]"), "deal.discard must be a list of 1 to 64."},
    {DEAL(",'discard':[9],'stock':[" REST "]"),
     "A deal’s rows, discard and draw piles must make up exactly the deck for that number of players."},
    {DEAL(",'discard':[9,9],'stock':[" REST "]"),
     "A deal’s rows, discard and draw piles must make up exactly the deck for that number of players."},
    {DEAL(",'discard':[9,51],'stock':[" REST "]"),
     "A deal’s rows, discard and draw piles must make up exactly the deck for that number of players."},
    {DEAL(",'discard':[9,61],'stock':[" REST "]"), "deal.discard[1] must be a whole number from 0 to 60."},
    {NEW(",'deal':{'rows':[[1]],'discard':[9],'stock':[]}"), "deal.rows must be a list of 2."},
    {FULL_DEAL(",'events':[['quiz','quiz']]"), "deal.events must be a list of 2."},
    {FULL_DEAL(",'events':[['quiz'],['quiz']]"), "deal.events[0] must be a list of 2."},
    {FULL_DEAL(",'events':[['quiz','none'],[null,null]]"),
     "deal.events[0][1] must be one of \"swap_own\", \"all_swap\", \"advance_2\", \"all_advance_1\", \"trade\", "
     "\"pass_left\", \"shift_seats\", \"take_two\", \"make_swap\", \"quiz\"."},
    {FULL_DEAL(",'events':[['quiz','quiz'],['quiz',null]]"), "A deal can have at most two of each event card."},
    {FULL_DEAL(",'fields':[3,3]"),
     "A deal’s pieces must be short of the finish, and no two can share a space other than the start."},
    {FULL_DEAL(",'fields':[0,254],'fast_track':['held','held']"),
     "A deal’s pieces must be short of the finish, and no two can share a space other than the start."},
    {FULL_DEAL(",'fields':[0,-1]"), "deal.fields[1] must be a whole number from 0 to 254."},
    {FULL_DEAL(",'fast_track':['held','running']"), "deal.fast_track[1] must be one of \"held\", \"spent\"."},
    {FULL_DEAL(",'fast_track':[0,1]"), "deal.fast_track[0] must be one of \"held\", \"spent\"."},
    {FULL_DEAL(",'hands':[]"),
     "deal must not have a key \"hands\": known are rows discard stock events fields fast_track."},
    {"{'cmd':'apply'}", "The command must have \"action\"."},
    {"{'cmd':'apply','action':null}", "action must be an object."},
    {"{'cmd':'apply','action':{'type':'place','slot':9}}", "action.slot must be a whole number from 0 to 8."},
    {"{'cmd':'apply','action':{'type':'place','slot':0}}",
     "action.type must answer what is awaited, \"turn\", and \"place\" does not."},
    {"{'cmd':'apply','action':{'type':'fast_track','player':2}}", "There’s no such player."},
    {"{'cmd':'apply','action':{'type':'take','from':'stock'},'twice':true}",
     "The command must not have a key \"twice\": known are cmd action."},
    {"{'cmd':'suggest','level':'genius'}",
     "level must be one of \"easy\", \"medium\", \"hard\", \"expert\", \"gentle\"."},
    {"{'cmd':'suggest','level':'easy','step':3}", "step must be a whole number from 0 to 2."},
    {"{'cmd':'suggest','level':'gentle','step':-4}", "step must be a whole number from -3 to 2."},
    {"{'cmd':'suggest','level':'expert','step':1}", "step must be 0."},
    {"{'cmd':'suggest'}", "The command must have \"level\"."},
    {"{'cmd':'suggest','level':'medium','player':2}", "player must be a whole number from 0 to 1."},
    {"{'cmd':'row','row':[]}", "row must be a list of 1 to 9."},
    {"{'cmd':'row','row':[1,2,3,4,5,6,7,8,9,10]}", "row must be a list of 1 to 9."},
    {"{'cmd':'row','row':[61]}", "row[0] must be a whole number from 0 to 60."},
    {"{'cmd':'row','row':'1'}", "row must be a list of 1 to 9."},
    {"{'cmd':'load'}", "The command must have \"game\"."},
    {"{'cmd':'load','game':{}}", "game must have \"game\"."},
    {"{'cmd':'load','game':{'game':'world','rules':1,'setup':[],'actions':[]}}", "game.setup must be an object."},
};

START_TEST(a_refused_command_changes_nothing) {
    char before[17], after[17];
    tell(NEW(""));
    get_hash(before);
    check_refused(refused[_i].line, refused[_i].sentence);
    get_hash(after);
    ck_assert_str_eq(after, before);
}
END_TEST

START_TEST(a_line_with_a_zero_byte_is_refused) {
    char line[] = "{\"cmd\":\"state\"}\0";
    char *answer = engine_answer(asking_engine(), line, sizeof line - 1);
    ck_assert_str_eq(answer, "{\"ok\":false,\"error\":\"The command is not JSON: a NUL byte stands there (line 1, "
                             "column 16).\"}");
    cJSON_free(answer);
}
END_TEST

START_TEST(a_line_of_one_mebibyte_is_read_and_a_longer_one_is_not) {
    char *line = malloc(ENGINE_LINE_MAX + 2);
    memset(line, ' ', ENGINE_LINE_MAX + 1);
    const char *command = "{\"cmd\":\"row\",\"row\":[1]}";
    memcpy(line, command, strlen(command));
    line[ENGINE_LINE_MAX] = '\0';
    char *answer = engine_answer(asking_engine(), line, ENGINE_LINE_MAX);
    ck_assert_str_eq(answer, "{\"ok\":true,\"complete\":true,\"count\":1}");
    cJSON_free(answer);
    line[ENGINE_LINE_MAX] = ' ';
    line[ENGINE_LINE_MAX + 1] = '\0';
    answer = engine_answer(asking_engine(), line, ENGINE_LINE_MAX + 1);
    ck_assert_str_eq(answer, "{\"ok\":false,\"error\":\"The command must not be longer than 1048576 bytes.\"}");
    cJSON_free(answer);
    free(line);
}
END_TEST

START_TEST(a_line_full_of_brackets_or_members_is_refused) {
    static const char *const parts[] = {"[", "{\"a\":", "[],", "{},", "1,", "\"\\u0041\","};
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
        size_t length = strlen(parts[i]), count = (ENGINE_LINE_MAX - 10) / length;
        char *line = malloc(ENGINE_LINE_MAX + 1);
        line[0] = '[';
        for (size_t n = 0; n < count; n++) {
            memcpy(line + 1 + n * length, parts[i], length);
        }
        strcpy(line + 1 + count * length, "0]");
        char *answer = engine_answer(asking_engine(), line, strlen(line));
        ck_assert_int_eq(strncmp(answer, "{\"ok\":false,", 12), 0);
        cJSON_free(answer);
        free(line);
    }
}
END_TEST

/* --- what is answered --------------------------------------------------------------------------------------------- */

START_TEST(a_row_of_any_cards_is_counted) {
    static const struct {
        const char *line, *complete, *count;
    } rows[] = {
        {"{'cmd':'row','row':[5,0,12,18,22,39,0,41,43]}", "true", "7"},
        {"{'cmd':'row','row':[4,8,11,23,25,30,34,37,46]}", "true", "9"},
        {"{'cmd':'row','row':[8,15,24,26,3,34,36,2,49]}", "false", "4"},
        {"{'cmd':'row','row':[0,0,0,0,0,0,0,0,0]}", "true", "0"},
        {"{'cmd':'row','row':[7,7]}", "false", "1"},
        {"{'cmd':'row','row':[5,0,6]}", "false", "1"},
        {"{'cmd':'row','row':[39,0,41]}", "true", "2"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        check_part(rows[i].line, "complete", rows[i].complete);
        check_part(rows[i].line, "count", rows[i].count);
    }
}
END_TEST

START_TEST(a_deal_lies_as_it_was_given) {
    cJSON *answer = ask(FULL_DEAL(",'events':[['swap_own','quiz'],[null,'quiz']],'fields':[4,1],"
                                  "'fast_track':['held','spent']"));
    ck_assert(is_ok(answer));
    const cJSON *state = cJSON_GetObjectItem(answer, "state");
    char *stock = json_print(cJSON_GetObjectItem(state, "stock"));
    ck_assert_str_eq(stock, "[" REST "]");
    cJSON_free(stock);
    char *discard = json_print(cJSON_GetObjectItem(state, "discard"));
    ck_assert_str_eq(discard, "[9,19]");
    cJSON_free(discard);
    char *second = json_print(cJSON_GetArrayItem(cJSON_GetObjectItem(state, "players"), 1));
    ck_assert_str_eq(second, "{\"row\":[11,12,13,14,15,16,17,18,20],\"count\":9,\"complete\":true,\"field\":10,"
                             "\"fast_track\":\"spent\",\"exchanged\":false,\"events\":[null,\"quiz\"]}");
    cJSON_free(second);
    cJSON_Delete(answer);
}
END_TEST

START_TEST(an_empty_stock_is_renewed_before_the_answer) {
    cJSON *answer = ask(NEW(",'deal':{'rows':[[1,2,3,4,5,6,7,10,8],[11,12,13,14,15,16,17,20,18]],'discard':[9,19," REST
                            "],'stock':[]}"));
    ck_assert(is_ok(answer));
    const cJSON *state = cJSON_GetObjectItem(answer, "state");
    ck_assert_int_eq(cJSON_GetArraySize(cJSON_GetObjectItem(state, "stock")), 34);
    char *discard = json_print(cJSON_GetObjectItem(state, "discard"));
    ck_assert_str_eq(discard, "[9]");
    cJSON_free(discard);
    cJSON_Delete(answer);
}
END_TEST

START_TEST(a_swap_is_taken_in_either_order) {
    static const char *const swaps[] = {"{'cmd':'apply','action':{'type':'swap','a':2,'b':6}}",
                                        "{'cmd':'apply','action':{'type':'swap','a':6,'b':2}}"};
    char hash[2][17];
    for (int i = 0; i < 2; i++) {
        tell(NEW(",'deal':{'rows':[[1,2,3,4,5,6,7,10,8],[11,12,13,14,15,16,17,20,18]],'discard':[9,19],'stock':[" REST
                 "],'events':[['swap_own',null],[null,null]]}"));
        tell("{'cmd':'apply','action':{'type':'play_event','slot':0}}");
        tell(swaps[i]);
        get_hash(hash[i]);
    }
    ck_assert_str_eq(hash[0], hash[1]);
}
END_TEST

static bool is_over(void) {
    cJSON *answer = ask("{'cmd':'state'}");
    const cJSON *awaiting = cJSON_GetObjectItem(cJSON_GetObjectItem(answer, "state"), "awaiting");
    bool over = strcmp(cJSON_GetStringValue(cJSON_GetObjectItem(awaiting, "kind")), "over") == 0;
    cJSON_Delete(answer);
    return over;
}

/* Asks with a member taken from another answer. */
static cJSON *ask_with(const char *command, const char *key, const cJSON *value) {
    cJSON *line = cJSON_CreateObject();
    cJSON_AddStringToObject(line, "cmd", command);
    cJSON_AddItemToObject(line, key, cJSON_Duplicate(value, true));
    char *text = json_print(line);
    cJSON *answer = ask(text);
    cJSON_free(text);
    cJSON_Delete(line);
    return answer;
}

START_TEST(a_computer_that_is_asked_for_every_action_plays_to_the_end) {
    char suggest[64];
    snprintf(suggest, sizeof suggest, "{'cmd':'suggest','level':'%s'}", ai_level_names[_i]);
    tell("{'cmd':'new','game':'world','players':4,'seed':3,'track':'short'}");
    int actions = 0;
    for (; !is_over() && actions < 3000; actions++) {
        cJSON *suggestion = ask(suggest);
        ck_assert(is_ok(suggestion));
        ck_assert(cJSON_IsNumber(cJSON_GetObjectItem(suggestion, "micros")));
        cJSON *answer = ask_with("apply", "action", cJSON_GetObjectItem(suggestion, "action"));
        ck_assert(is_ok(answer));
        ck_assert_int_gt(cJSON_GetArraySize(cJSON_GetObjectItem(answer, "events")), 0);
        cJSON_Delete(answer);
        cJSON_Delete(suggestion);
    }
    ck_assert_int_lt(actions, 3000);
    check_refused(suggest, "The game is over.");
    check_refused("{'cmd':'apply','action':{'type':'next_stage'}}", "The game is over.");
    check_part("{'cmd':'legal'}", "actions", "[]");
}
END_TEST

START_TEST(a_saved_game_is_loaded_into_the_same_hash_and_goes_on_the_same) {
    char before[17], after[17];
    tell("{'cmd':'new','game':'world','players':3,'seed':11}");
    for (int i = 0; i < 40; i++) {
        cJSON *suggestion = ask("{'cmd':'suggest','level':'medium'}");
        cJSON_Delete(ask_with("apply", "action", cJSON_GetObjectItem(suggestion, "action")));
        cJSON_Delete(suggestion);
    }
    cJSON *saved = ask("{'cmd':'save'}");
    get_hash(before);
    tell("{'cmd':'new','game':'world','players':2,'seed':1}");
    cJSON *loaded = ask_with("load", "game", cJSON_GetObjectItem(saved, "game"));
    ck_assert(is_ok(loaded));
    get_hash(after);
    ck_assert_str_eq(after, before);
    cJSON *saved_again = ask("{'cmd':'save'}");
    ck_assert(cJSON_Compare(saved, saved_again, true));
    cJSON_Delete(saved_again);
    cJSON_Delete(loaded);
    cJSON_Delete(saved);
}
END_TEST

START_TEST(a_game_that_was_tampered_with_is_not_loaded) {
    tell(NEW(""));
    tell("{'cmd':'apply','action':{'type':'take','from':'stock'}}");
    cJSON *saved = ask("{'cmd':'save'}");
    cJSON *game = cJSON_GetObjectItem(saved, "game");
    cJSON_SetNumberValue(cJSON_GetObjectItem(cJSON_GetObjectItem(game, "setup"), "seed"), 8);
    cJSON *answer = ask_with("load", "game", game);
    ck_assert(!is_ok(answer));
    cJSON_Delete(answer);
    cJSON_Delete(saved);
    check_part("{'cmd':'legal'}", "actions",
               "[{\"type\":\"place\",\"slot\":0},{\"type\":\"place\",\"slot\":1},{\"type\":\"place\",\"slot\":2},"
               "{\"type\":\"place\",\"slot\":3},{\"type\":\"place\",\"slot\":4},{\"type\":\"place\",\"slot\":5},"
               "{\"type\":\"place\",\"slot\":6},{\"type\":\"place\",\"slot\":7},{\"type\":\"place\",\"slot\":8}]");
}
END_TEST

START_TEST(a_suggestion_does_not_rest_on_what_is_hidden) {
    /* The same table with another stock order, other unplayed events and another seed. */
    static const char *const tables[] = {
        "{'cmd':'new','game':'world','players':2,'seed':1,'deal':{'rows':[[1,20,3,40,5,6,47,8,10],[11,12,33,14,15,16,"
        "17,"
        "18,2]],'discard':[9],'stock':[13,19,21,22,23,24,25,26,27,28,29,30,31,32,4,34,35,36,37,38,39,7,41,42,43,44,45,"
        "46,48,49,50,0,0,0],'events':[['quiz','trade'],['quiz','trade']]}}",
        "{'cmd':'new','game':'world','players':2,'seed':2,'deal':{'rows':[[1,20,3,40,5,6,47,8,10],[11,12,33,14,15,16,"
        "17,"
        "18,2]],'discard':[9],'stock':[0,0,0,50,19,21,22,23,24,25,26,27,28,29,30,31,32,4,34,35,36,37,38,39,7,41,42,43,"
        "44,"
        "45,46,48,49,13],'events':[['make_swap','pass_left'],['take_two','all_swap']]}}"};
    char suggest[64], *suggestion[2];
    snprintf(suggest, sizeof suggest, "{'cmd':'suggest','level':'%s'}", ai_level_names[_i]);
    for (int i = 0; i < 2; i++) {
        tell(tables[i]);
        cJSON *answer = ask(suggest);
        suggestion[i] = json_print(cJSON_GetObjectItem(answer, "action"));
        cJSON_Delete(answer);
    }
    ck_assert_str_eq(suggestion[0], suggestion[1]);
    cJSON_free(suggestion[0]);
    cJSON_free(suggestion[1]);
}
END_TEST

START_TEST(who_may_not_play_fast_track_is_told_nothing_to_do) {
    tell(NEW(",'deal':{'rows':[[1,2,3,4,5,6,7,10,8],[11,12,13,14,15,16,17,20,18]],'discard':[9,19],'stock':[" REST
             "],'fast_track':['held','spent']}"));
    check_part("{'cmd':'suggest','level':'medium','player':0}", "action", "{\"type\":\"fast_track\",\"player\":0}");
    check_part("{'cmd':'suggest','level':'medium','player':1}", "action", "null");
    tell("{'cmd':'apply','action':{'type':'take','from':'stock'}}");
    check_part("{'cmd':'suggest','level':'medium','player':0}", "action", "null");
}
END_TEST

Suite *engine_suite(void) {
    Suite *suite = suite_create("engine");
    TCase *tests = tcase_create("engine");
    tcase_add_checked_fixture(tests, asking_begin, asking_end);
    tcase_set_timeout(tests, 60);
    tcase_add_test(tests, before_the_first_game_only_new_load_and_row_are_answered);
    tcase_add_test(tests, a_new_game_is_on_the_classic_track_and_begun_by_player_0);
    tcase_add_test(tests, starter_and_track_can_be_chosen);
    tcase_add_test(tests, house_rules_and_handicaps_can_be_chosen);
    tcase_add_test(tests, the_same_seed_gives_the_same_game_and_another_another);
    tcase_add_loop_test(tests, a_refused_command_changes_nothing, 0, sizeof refused / sizeof *refused);
    tcase_add_test(tests, a_line_with_a_zero_byte_is_refused);
    tcase_add_test(tests, a_line_of_one_mebibyte_is_read_and_a_longer_one_is_not);
    tcase_add_test(tests, a_line_full_of_brackets_or_members_is_refused);
    tcase_add_test(tests, a_row_of_any_cards_is_counted);
    tcase_add_test(tests, a_deal_lies_as_it_was_given);
    tcase_add_test(tests, an_empty_stock_is_renewed_before_the_answer);
    tcase_add_test(tests, a_swap_is_taken_in_either_order);
    tcase_add_loop_test(tests, a_computer_that_is_asked_for_every_action_plays_to_the_end, 0, AI_LEVELS);
    tcase_add_test(tests, a_saved_game_is_loaded_into_the_same_hash_and_goes_on_the_same);
    tcase_add_test(tests, a_game_that_was_tampered_with_is_not_loaded);
    tcase_add_loop_test(tests, a_suggestion_does_not_rest_on_what_is_hidden, 0, AI_LEVELS);
    tcase_add_test(tests, who_may_not_play_fast_track_is_told_nothing_to_do);
    suite_add_tcase(suite, tests);
    return suite;
}
