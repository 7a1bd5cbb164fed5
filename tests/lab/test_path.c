/* Best Path at the engine's table, and contests of it. */
#include "asking.h"
#include "suites.h"

#include "games/path/lab/contest.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define NEW(more) "{'cmd':'new','game':'path','players':2,'seed':7" more "}"
#define LINE(player, end, cells)                                                                                       \
    "{'cmd':'apply','action':{'type':'line','player':" #player ",'end':'" end "','cells':[" cells "]}}"
#define REOPEN(player) "{'cmd':'apply','action':{'type':'reopen','player':" #player "}}"

static char *part_of(const char *line, const char *key, const char *inner) {
    cJSON *answer = ask(line);
    ck_assert(is_ok(answer));
    char *text = json_print(cJSON_GetObjectItem(cJSON_GetObjectItem(answer, key), inner));
    cJSON_Delete(answer);
    return text;
}

/* --- the engine --------------------------------------------------------------------------------------------------- */

START_TEST(a_new_game_is_on_the_classic_board) {
    tell(NEW(""));
    char *classic = part_of("{'cmd':'state'}", "state", "board");
    tell(NEW(",'board':'classic'"));
    char *named = part_of("{'cmd':'state'}", "state", "board");
    tell(NEW(",'board':'spiral'"));
    char *other = part_of("{'cmd':'state'}", "state", "board");
    ck_assert_str_eq(classic, named);
    ck_assert_str_ne(classic, other);
    cJSON_free(classic);
    cJSON_free(named);
    cJSON_free(other);
}
END_TEST

START_TEST(the_board_can_be_set_out_by_hand) {
    tell(NEW(""));
    char *board = part_of("{'cmd':'state'}", "state", "board");
    char *command = malloc(strlen(board) + 100);
    strcpy(command, "{'cmd':'new','game':'path','players':2,'seed':7,'board':");
    strcat(command, board);
    strcat(command, "}");
    tell(command);
    char *again = part_of("{'cmd':'state'}", "state", "board");
    ck_assert_str_eq(again, board);
    free(command);
    cJSON_free(board);
    cJSON_free(again);
}
END_TEST

START_TEST(cards_and_starts_can_be_set_by_hand) {
    char hash[17], other[17];
    tell(NEW(",'starts':[2,0],'cards':[14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]"));
    get_hash(hash);
    char *last = part_of("{'cmd':'state'}", "state", "card");
    tell(NEW(",'starts':[2,0],'cards':[0,13,12,11,10,9,8,7,6,5,4,3,2,1,14]"));
    get_hash(other);
    char *first = part_of("{'cmd':'state'}", "state", "card");
    ck_assert_str_ne(hash, other);
    ck_assert_str_ne(first, last);
    cJSON_free(first);
    cJSON_free(last);
    tell(
        "{'cmd':'new','game':'path','players':2,'seed':8,'starts':[2,0],'cards':[14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]}");
    get_hash(other);
    ck_assert_str_eq(hash, other); /* chance has nothing left to do */
}
END_TEST

START_TEST(the_same_seed_gives_the_same_game_and_another_another) {
    char one[17], two[17], three[17];
    tell(NEW(""));
    get_hash(one);
    tell(NEW(""));
    get_hash(two);
    tell("{'cmd':'new','game':'path','players':2,'seed':8}");
    get_hash(three);
    ck_assert_str_eq(one, two);
    ck_assert_str_ne(one, three);
}
END_TEST

static const struct {
    const char *line, *sentence;
} refused[] = {
    {"{'cmd':'new','game':'path','players':0,'seed':7}", "players must be a whole number from 1 to 4."},
    {"{'cmd':'new','game':'path','players':5,'seed':7}", "players must be a whole number from 1 to 4."},
    {"{'cmd':'new','game':'path','players':2}", "The command must have \"seed\"."},
    {NEW(",'track':'classic'"), "The command must not have a key \"track\": it belongs to \"game\":\"world\"."},
    {NEW(",'starter':1"), "The command must not have a key \"starter\": it belongs to \"game\":\"world\"."},
    {NEW(",'deal':{}"), "The command must not have a key \"deal\": it belongs to \"game\":\"world\"."},
    {NEW(",'house':['no_events']"), "The command must not have a key \"house\": it belongs to \"game\":\"world\"."},
    {NEW(",'deck':[]"),
     "The command must not have a key \"deck\": known are cmd game players seed key board cards starts."},
    {NEW(",'board':'short'"), "There is no board of that name: known are classic, kaleidoscope, spiral."},
    {NEW(",'board':7"), "board must be the name of a board or an object."},
    {NEW(",'board':{}"), "board must have \"colours\"."},
    {NEW(",'cards':[0,0,2,3,4,5,6,7,8,9,10,11,12,13,14]"),
     "The order of the cards must name each of the 15 cards once."},
    {NEW(",'cards':[0,1,2]"), "cards must be a list of 15."},
    {NEW(",'starts':[0]"), "starts must be a list of 2."},
    {NEW(",'starts':[1,1]"), "Each player needs one of the four starts, no two the same."},
    {NEW(",'starts':[0,4]"), "starts[1] must be a whole number from 0 to 3."},
    {"{'cmd':'apply','action':{'type':'take','from':'stock'}}", "action.type must be one of \"line\", \"reopen\"."},
    {LINE(0, "b", "61"), "action.cells[0] must be a whole number from 0 to 60."},
    {LINE(0, "b", "1,2,3,4,5,6"), "action.cells must be a list of 0 to 5."},
    {LINE(4, "b", ""), "action.player must be a whole number from 0 to 3."},
    {LINE(2, "b", ""), "There is no such player."},
    {LINE(0, "a", ""), "A path that is a single cell grows at end b."},
    {LINE(0, "b", "0"), "Each cell of a line must be a neighbour of the one before it."},
    {REOPEN(0), "This player has not closed the round: there is nothing to take back."},
    {"{'cmd':'suggest'}", "The command must have \"level\"."},
    {"{'cmd':'suggest','level':'clever'}",
     "level must be one of \"easy\", \"medium\", \"hard\", \"expert\", \"gentle\"."},
    {"{'cmd':'suggest','level':'hard','player':2}", "player must be a whole number from 0 to 1."},
    {"{'cmd':'load','game':{'game':'path','rules':1,'setup':[],'actions':[]}}", "game.setup must be an object."},
    {"{'cmd':'load','game':{'game':'path','rules':1,'setup':{'players':2,'seed':1,'track':{}},'actions':[]}}",
     "game.setup must not have a key \"track\": it belongs to \"game\":\"world\"."},
    {"{'cmd':'load','game':{'game':'path','rules':1,'sites':{},'setup':{},'actions':[]}}",
     "game must not have a key \"sites\": it belongs to \"game\":\"world\"."},
    {"{'cmd':'load','game':{'game':'world','rules':1,'setup':{'players':2,'seed':1,'starts':[]},'actions':[]}}",
     "game.setup must not have a key \"starts\": it belongs to \"game\":\"path\"."},
    {"{'cmd':'load','game':{'game':'world','rules':1,'limit':30,'setup':{},'actions':[]}}",
     "game must not have a key \"limit\": it belongs to \"game\":\"path\"."},
    {"{'cmd':'load','game':{'game':'chess'}}", "game.game must be one of \"world\", \"path\"."},
    {"{'cmd':'load','game':7}", "game must be an object."},
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

START_TEST(a_saved_game_of_one_kind_that_says_to_be_the_other_is_refused) {
    tell(NEW(""));
    cJSON *answer = ask("{'cmd':'save'}");
    cJSON *game = cJSON_DetachItemFromObject(answer, "game");
    cJSON_ReplaceItemInObject(game, "game", cJSON_CreateString("world"));
    char *text = json_print(game), line[8192] = "{'cmd':'load','game':";
    strcat(line, text);
    strcat(line, "}");
    check_refused(line, "game.setup must not have a key \"board\": it belongs to \"game\":\"path\".");
    cJSON_free(text);
    cJSON_Delete(game);
    cJSON_Delete(answer);
}
END_TEST

START_TEST(a_table_changes_from_one_game_to_the_other) {
    char *game;
    tell("{'cmd':'new','game':'world','players':2,'seed':7}");
    tell(NEW(""));
    game = part_of("{'cmd':'state'}", "state", "game");
    ck_assert_str_eq(game, "\"path\"");
    cJSON_free(game);
    cJSON *saved = ask("{'cmd':'save'}");
    tell("{'cmd':'new','game':'world','players':2,'seed':7}");
    game = part_of("{'cmd':'state'}", "state", "game");
    ck_assert_str_eq(game, "\"world\"");
    cJSON_free(game);
    char *text = json_print(cJSON_GetObjectItem(saved, "game")), line[8192] = "{'cmd':'load','game':";
    strcat(line, text);
    strcat(line, "}");
    tell(line);
    game = part_of("{'cmd':'state'}", "state", "game");
    ck_assert_str_eq(game, "\"path\"");
    cJSON_free(game);
    cJSON_free(text);
    cJSON_Delete(saved);
}
END_TEST

START_TEST(a_closing_and_a_reopening_are_answered) {
    char before[17], after[17];
    tell(NEW(""));
    get_hash(before);
    check_part(LINE(1, "b", ""), "events", "[{\"kind\":\"closed\",\"player\":1}]");
    check_refused(LINE(1, "b", ""), "This player has closed the round and must reopen it first.");
    check_part(REOPEN(1), "events", "[{\"kind\":\"reopened\",\"player\":1}]");
    get_hash(after);
    ck_assert_str_eq(before, after);
}
END_TEST

START_TEST(legal_lists_the_lines_of_who_is_awaited_and_the_reopening_of_who_has_closed) {
    tell(NEW(""));
    tell(LINE(0, "b", ""));
    cJSON *answer = ask("{'cmd':'legal'}");
    const cJSON *list = cJSON_GetObjectItem(answer, "actions"), *action;
    int reopenings = 0, passes = 0;
    cJSON_ArrayForEach(action, list) {
        bool reopen = strcmp(cJSON_GetStringValue(cJSON_GetObjectItem(action, "type")), "reopen") == 0;
        ck_assert_int_eq(cJSON_GetObjectItem(action, "player")->valueint, reopen ? 0 : 1);
        reopenings += reopen;
        passes += !reopen && cJSON_GetArraySize(cJSON_GetObjectItem(action, "cells")) == 0;
    }
    ck_assert_int_eq(reopenings, 1);
    ck_assert_int_eq(passes, 1);
    ck_assert_int_gt(cJSON_GetArraySize(list), 3);
    cJSON_Delete(answer);
}
END_TEST

static char *suggested(const char *level, int player) {
    char line[100];
    snprintf(line, sizeof line, "{'cmd':'suggest','level':'%s','player':%d}", level, player);
    cJSON *answer = ask(line);
    ck_assert(is_ok(answer));
    ck_assert(cJSON_IsNumber(cJSON_GetObjectItem(answer, "micros")));
    char *text = json_print(cJSON_GetObjectItem(answer, "action"));
    cJSON_Delete(answer);
    return text;
}

static void apply_suggested(const char *text) {
    char line[200];
    snprintf(line, sizeof line, "{\"cmd\":\"apply\",\"action\":%s}", text);
    tell(line);
}

static const char *const level_names[] = {"easy", "medium", "hard", "expert", "gentle"};

START_TEST(a_suggestion_is_legal_and_rests_on_nothing_the_others_have_closed) {
    tell(NEW(""));
    for (int round = 0; round < 3; round++) {
        char *other = suggested("medium", 0);
        char *before = suggested(level_names[_i], 1);
        apply_suggested(other);
        char *after = suggested(level_names[_i], 1);
        tell(REOPEN(0));
        tell(LINE(0, "b", ""));
        char *once_more = suggested(level_names[_i], 1);
        ck_assert_str_eq(before, after);
        ck_assert_str_eq(before, once_more);
        apply_suggested(before);
        cJSON_free(other);
        cJSON_free(before);
        cJSON_free(after);
        cJSON_free(once_more);
    }
}
END_TEST

START_TEST(to_who_has_closed_nothing_is_suggested_until_reopening) {
    tell(NEW(""));
    char *before = suggested("easy", 0);
    tell(LINE(0, "b", ""));
    check_refused("{'cmd':'suggest','level':'easy','player':0}",
                  "This player has closed the round and must reopen it first.");
    check_part("{'cmd':'state'}", "ok", "true");
    cJSON *answer = ask("{'cmd':'suggest','level':'easy'}");
    const cJSON *player = cJSON_GetObjectItem(cJSON_GetObjectItem(answer, "action"), "player");
    ck_assert_int_eq(player->valueint, 1); /* the lowest who is awaited */
    cJSON_Delete(answer);
    tell(REOPEN(0));
    char *after = suggested("easy", 0);
    ck_assert_str_eq(before, after);
    cJSON_free(before);
    cJSON_free(after);
}
END_TEST

START_TEST(once_the_game_is_over_nothing_is_suggested) {
    tell("{'cmd':'new','game':'path','players':1,'seed':7}");
    for (int round = 0; round < PATH_CARDS; round++) {
        tell(LINE(0, "b", ""));
    }
    check_refused("{'cmd':'suggest','level':'easy'}", "The game is over.");
}
END_TEST

/* --- contests ----------------------------------------------------------------------------------------------------- */

static PathLine pass(const PathView *view, int seat, Random *random) {
    (void)view, (void)seat, (void)random;
    return (PathLine){.end = PATH_END_B};
}

static PathLine longest(const PathView *view, int seat, Random *random) {
    PathLine lines[PATH_LINES_MAX], best = {.end = PATH_END_B};
    int count = path_lines_on(&view->board, &view->player[seat], &view->board.card[view->card], lines);
    uint32_t first = random_below(random, (uint32_t)count);
    for (int i = 0; i < count; i++) {
        const PathLine *line = &lines[((uint32_t)i + first) % (uint32_t)count];
        best = line->count > best.count ? *line : best;
    }
    return best;
}

static PathLine cheat(const PathView *view, int seat, Random *random) {
    (void)view, (void)seat, (void)random;
    return (PathLine){.end = PATH_END_B, .count = 1, .cell = {0}};
}

static const LabPathLevel levels[] = {{"pass", pass}, {"longest", longest}, {"cheat", cheat}};

static PathContest contest_of(int players, int64_t games) {
    DataError error = {0};
    LabAssets assets;
    ck_assert_msg(lab_assets_load(&assets, NULL, "", &error), "%s", error.text);
    PathContest contest = {.board = assets.path_board[0],
                           .levels = levels,
                           .level_count = 3,
                           .players = players,
                           .games = games,
                           .seed = 5};
    lab_assets_free(&assets);
    return contest;
}

static void play(const PathContest *contest, PathResults *results) {
    DataError error = {0};
    ck_assert_msg(path_contest_play(contest, results, &error), "%s", error.text);
}

START_TEST(every_level_has_every_start_equally_often) {
    PathContest contest = contest_of(3, 40);
    contest.level[1] = 1;
    PathResults results;
    play(&contest, &results);
    ck_assert_int_eq(results.level[0].total.count, 80);
    ck_assert_int_eq(results.level[1].total.count, 40);
    for (int start = 0; start < PATH_STARTS; start++) {
        ck_assert_int_eq(results.start[start].total.count, 30);
        /* who draws sits there ten times, and wins; who pass have 60 cells missed */
        ck_assert_double_eq(results.start[start].wins.sum, 10);
    }
    ck_assert_double_eq(results.level[1].wins.sum, 40);
    ck_assert_double_eq(results.level[0].wins.sum, 0);
    ck_assert_double_eq(results.level[0].missed.sum, 80 * 60);
    ck_assert_double_eq(results.level[0].total.sum, -80 * 60);
    ck_assert_double_gt(results.level[1].points.sum, 0);
    ck_assert_uint_eq(results.level[1].times.count, 40 * 15);
    path_results_fini(&results);
}
END_TEST

START_TEST(a_shared_victory_counts_half) {
    for (int players = 2; players <= 4; players++) {
        PathContest contest = contest_of(players, 8);
        PathResults results;
        play(&contest, &results);
        ck_assert_double_eq(results.level[0].wins.sum, 8 * players / 2.0);
        path_results_fini(&results);
    }
}
END_TEST

START_TEST(alone_only_more_than_40_points_count_as_won) {
    PathContest contest = contest_of(1, 12);
    PathResults results;
    play(&contest, &results);
    ck_assert_double_eq(results.level[0].wins.sum, 0);
    ck_assert_int_eq(results.whole_boards, 0);
    path_results_fini(&results);
}
END_TEST

START_TEST(the_same_seed_gives_the_same_results) {
    PathContest contest = contest_of(2, 30);
    contest.level[0] = contest.level[1] = 1;
    PathResults one, two;
    play(&contest, &one);
    play(&contest, &two);
    ck_assert_double_eq(one.level[1].total.sum, two.level[1].total.sum);
    ck_assert_double_eq(one.level[1].total.squares, two.level[1].total.squares);
    path_results_fini(&two);
    contest.seed = 6;
    play(&contest, &two);
    ck_assert_double_ne(one.level[1].total.squares, two.level[1].total.squares);
    path_results_fini(&one);
    path_results_fini(&two);
}
END_TEST

START_TEST(a_level_that_draws_what_is_refused_is_found_out) {
    PathContest contest = contest_of(2, 1);
    contest.level[0] = contest.level[1] = 2;
    PathResults results;
    DataError error = {0};
    ck_assert(!path_contest_play(&contest, &results, &error));
    ck_assert_ptr_nonnull(strstr(error.text, "A computer has chosen a line that is refused"));
    path_results_fini(&results);
}
END_TEST

Suite *path_suite(void) {
    Suite *suite = suite_create("path");
    TCase *tests = tcase_create("path");
    tcase_add_checked_fixture(tests, asking_begin, asking_end);
    tcase_set_timeout(tests, 60);
    tcase_add_test(tests, a_new_game_is_on_the_classic_board);
    tcase_add_test(tests, the_board_can_be_set_out_by_hand);
    tcase_add_test(tests, cards_and_starts_can_be_set_by_hand);
    tcase_add_test(tests, the_same_seed_gives_the_same_game_and_another_another);
    tcase_add_loop_test(tests, a_refused_command_changes_nothing, 0, sizeof refused / sizeof *refused);
    tcase_add_test(tests, a_saved_game_of_one_kind_that_says_to_be_the_other_is_refused);
    tcase_add_test(tests, a_table_changes_from_one_game_to_the_other);
    tcase_add_test(tests, a_closing_and_a_reopening_are_answered);
    tcase_add_test(tests, legal_lists_the_lines_of_who_is_awaited_and_the_reopening_of_who_has_closed);
    tcase_add_loop_test(tests, a_suggestion_is_legal_and_rests_on_nothing_the_others_have_closed, 0, AI_LEVELS);
    tcase_add_test(tests, to_who_has_closed_nothing_is_suggested_until_reopening);
    tcase_add_test(tests, once_the_game_is_over_nothing_is_suggested);
    tcase_add_test(tests, every_level_has_every_start_equally_often);
    tcase_add_test(tests, a_shared_victory_counts_half);
    tcase_add_test(tests, alone_only_more_than_40_points_count_as_won);
    tcase_add_test(tests, the_same_seed_gives_the_same_results);
    tcase_add_test(tests, a_level_that_draws_what_is_refused_is_found_out);
    suite_add_tcase(suite, tests);
    return suite;
}
