/* What the table says, in English. */
#include "../rules/table.h"
#include "games/path/words/path_words.h"
#include "i18n/i18n.h"
#include "suites.h"

static Table table;
static Draft draft;
static char said[PATH_WORDS_MAX], then[PATH_WORDS_MAX];

/* Start 29, 20 above it, then 12 with the 2; the card is blue, blue, green, grey and red. */
static void set_out(int players) {
    i18n_init("");
    table_begin(&table, players);
    table.setup.start[0] = 2;
    table.setup.start[1] = 1;
    table_start(&table);
    table.game.board.card[table.game.deck[0]] = (PathCard){5, {PATH_BLUE, PATH_BLUE, PATH_GREEN, PATH_GREY, PATH_RED}};
    for (int colour = 0; colour < PATH_COLOURS; colour++) {
        table.game.board.colour[colour] = 0;
    }
    table.game.board.colour[PATH_VIOLET] = PATH_CELLS_ALL;
    table_paint(&table, CELLS(20, 12, 6, 1));
    draft_begin(&draft, &table.game.board, &table.game.player[0], path_card(&table.game), PATH_END_B);
}

static const char *asked(void) {
    path_words_asked(&draft, "Lena", said);
    return said;
}

START_TEST(the_ribbon_says_what_can_be_done_next) {
    set_out(2);
    ck_assert_str_eq(asked(), "Lena, draw your line: blue twice, green, grey and red");
    draft_press(&draft, 20);
    ck_assert_str_eq(asked(), "Lena, keep drawing: blue, green, grey and red");
    draft_press(&draft, 12);
    ck_assert_str_eq(asked(), "Lena, keep drawing: green, grey and red");
    path_words_asked_briefly(&draft, said);
    ck_assert_str_eq(said, "green, grey and red");
    path_words_left(&draft, said);
    ck_assert_str_eq(said, "3 of 5 left");
    draft_press(&draft, 6);
    draft_press(&draft, 1);
    ck_assert_str_eq(asked(), "Lena, the line ends here: press “Ready”");
    table_paint(&table, CELLS(60, 60, 60, 60, 0));
    PathLine line = draft_line(&draft);
    draft_begin(&draft, &table.game.board, &table.game.player[0], path_card(&table.game), PATH_END_B);
    draft_restore(&draft, &line);
    draft_press(&draft, 0);
    ck_assert_str_eq(asked(), "Lena, that’s the whole card: press “Ready”");
}
END_TEST

START_TEST(the_coach_says_why) {
    static const PathNames NAMES = {3, {"Lena", "Otto", "Émile"}};
    static const struct {
        PathHint hint;
        const char *said;
    } WHY[] = {
        {{.reason = PATH_REASON_STUCK}, "No tile fits this card: pass."},
        {{.reason = PATH_REASON_RACE, .number = 9, .points = 9, .player = 1},
         "The 9 is still worth its full 9, and Otto could get there this round."},
        {{.reason = PATH_REASON_ORDER, .number = 7, .other = 10},
         "The 7 counts in full as long as you haven’t reached the 10."},
        {{.reason = PATH_REASON_FULL, .number = 8, .points = 8}, "The 8 is still worth its full 8."},
        {{.reason = PATH_REASON_HALF, .number = 9, .points = 5}, "The 9 is still worth 5."},
        {{.reason = PATH_REASON_WAIT}, "A longer line would cost you more than it earns."},
        {{.reason = PATH_REASON_WAY, .number = 9}, "That keeps the way to the 9 open."},
        {{.reason = PATH_REASON_WAY, .number = 9, .other = 10}, "That keeps the way to the 9 and the 10 open."},
        {{.reason = PATH_REASON_CUT_OFF, .cells = 7}, "A different line would cut 3 tiles off for good."},
        {{.reason = PATH_REASON_CUT_OFF, .cells = 4}, "A different line would cut a tile off for good."},
        {{.reason = PATH_REASON_BOTH_ENDS}, "That keeps both ends open."},
        {{.reason = PATH_REASON_CORNER, .cells = 3}, "Take these 2 tiles while you can still reach them."},
        {{.reason = PATH_REASON_LONGEST, .cells = 31}, "You can’t draw a longer line than this: 5 tiles."},
        {{.reason = PATH_REASON_TOWARDS, .number = 6, .steps = 2}, "That comes within 2 tiles of the 6."},
        {{.reason = PATH_REASON_ON_AVERAGE}, "Whatever cards come next, this is your best bet."},
    };
    i18n_init("");
    for (size_t i = 0; i < sizeof WHY / sizeof WHY[0]; i++) {
        path_words_hint(&NAMES, &WHY[i].hint, said);
        ck_assert_str_eq(said, WHY[i].said);
    }
}
END_TEST

START_TEST(a_look_back_tells_luck_from_choice) {
    static const PathNames NAMES = {2, {"Lena", "Otto"}};
    static const struct {
        PathMoment moment;
        const char *said;
    } MOMENT[] = {
        {{.swing = -449, .round = 3, .by_choice = true},
         "Round 3: a different line would have been worth 4 more points to Lena."},
        {{.swing = -60, .round = 3, .by_choice = true},
         "Round 3: a different line would have been worth a point more to Lena."},
        {{.swing = 250, .round = 7, .player = 1}, "Round 7: Otto gained 3 points by luck."},
        {{.swing = -250, .round = 15, .player = 1}, "Round 15: Otto lost 3 points to bad luck."},
    };
    i18n_init("");
    for (size_t i = 0; i < sizeof MOMENT / sizeof MOMENT[0]; i++) {
        path_words_moment(&NAMES, &MOMENT[i].moment, said);
        ck_assert_str_eq(said, MOMENT[i].said);
    }
}
END_TEST

START_TEST(where_nothing_fits_passing_is_asked_for) {
    set_out(2);
    table.game.board.colour[PATH_VIOLET] = PATH_CELLS_ALL;
    table.game.board.colour[PATH_BLUE] = 0;
    draft_begin(&draft, &table.game.board, &table.game.player[0], path_card(&table.game), PATH_END_B);
    ck_assert_str_eq(asked(), "Lena, no tile fits this card: press “Pass”");
    path_words_asked_briefly(&draft, said);
    ck_assert_str_eq(said, "no tile fits this card");
}
END_TEST

START_TEST(refusals_name_the_colour) {
    set_out(2);
    path_words_refusal(DRAFT_WHY_COLOUR, PATH_VIOLET, said);
    ck_assert_str_eq(said, "There’s no violet on this card.");
    path_words_refusal(DRAFT_WHY_SPENT, PATH_GREY, said);
    ck_assert_str_eq(said, "You’ve used all the grey on this card.");
    path_words_refusal(DRAFT_MAY, PATH_GREY, said);
    ck_assert_str_eq(said, "");
    for (DraftWhy why = DRAFT_WHY_TAKEN; why <= DRAFT_WHY_OTHER_END; why++) {
        path_words_refusal(why, PATH_BLUE, said);
        ck_assert_uint_gt(strlen(said), 20);
    }
}
END_TEST

START_TEST(whom_the_round_waits_for_is_named) {
    PathNames names = {.players = 3, .name = {"Lena", "Otto", "Maja"}};
    i18n_init("");
    path_words_awaited(&names, 5, said);
    ck_assert_str_eq(said, "Waiting for Lena and Maja");
    path_words_awaited(&names, 0, said);
    ck_assert_str_eq(said, "");
}
END_TEST

START_TEST(what_is_in_reach_is_told_with_its_worth) {
    PathView view;
    set_out(1);
    path_view(&table.game, 0, &view);
    path_words_chance_said(&view, 0, &draft, said, then);
    ck_assert_str_eq(said, "2, full points");
    ck_assert_str_eq(then, "");
    table_number(&table, 9, 1); /* of the setup's board: copied below */
    table.game.board.number[9 - PATH_NUMBER_MIN] = 1;
    path_view(&table.game, 0, &view);
    view.player[0].reached[0] = (PathReached){5, 5};
    view.player[0].reached_count = 1;
    draft_begin(&draft, &table.game.board, &table.game.player[0], path_card(&table.game), PATH_END_B);
    path_words_chance_said(&view, 0, &draft, said, then);
    ck_assert_str_eq(said, "9, full points");
    ck_assert_str_eq(then, "then 6, 7 and 8 count half");
    view.players = 2;
    view.reached = 1 << 9;
    path_words_chance_said(&view, 0, &draft, said, then);
    ck_assert_str_eq(said, "9, half points");
    ck_assert_str_eq(then, "");
    draft_press(&draft, 60);
    table.game.board.colour[PATH_BLUE] = 0;
    draft_begin(&draft, &table.game.board, &table.game.player[0], path_card(&table.game), PATH_END_B);
    path_words_chance_said(&view, 0, &draft, said, then);
    ck_assert_str_eq(said, "no number");
}
END_TEST

static void check_log(PathEvent event, const char *wanted) {
    PathNames names = {.players = 2, .name = {"Lena", "Otto"}};
    ck_assert(path_words_log(&names, &table.game.board, &event, said));
    ck_assert_str_eq(said, wanted);
}

START_TEST(the_log_tells_what_happened) {
    set_out(2);
    check_log((PathEvent){.kind = PATH_HAPPENED_CARD, .card = {.round = 3, .index = table.game.deck[0]}},
              "Round 3: blue twice, green, grey and red.");
    check_log((PathEvent){.kind = PATH_HAPPENED_CLOSED, .player = 1}, "Otto is ready.");
    check_log((PathEvent){.kind = PATH_HAPPENED_REOPENED, .player = 1}, "Otto takes the line back.");
    check_log((PathEvent){.kind = PATH_HAPPENED_LINE, .player = 0, .line = {.count = 1}}, "Lena lights 1 tile.");
    check_log((PathEvent){.kind = PATH_HAPPENED_LINE, .player = 0, .line = {.count = 4}}, "Lena lights 4 tiles.");
    check_log((PathEvent){.kind = PATH_HAPPENED_LINE, .player = 0}, "Lena passes.");
    check_log((PathEvent){.kind = PATH_HAPPENED_NUMBER, .player = 0, .number = {.number = 7, .points = 7, .full = 1}},
              "Lena reaches the 7 for full points: 7.");
    check_log((PathEvent){.kind = PATH_HAPPENED_NUMBER, .player = 0, .number = {.number = 2, .points = 1}},
              "Lena reaches the 2 for half its points: 1.");
    check_log((PathEvent){.kind = PATH_HAPPENED_OVER, .player = PATH_NOBODY, .over = {.winners = 2}},
              "Otto wins the game!");
    check_log((PathEvent){.kind = PATH_HAPPENED_OVER, .player = PATH_NOBODY, .over = {.winners = 3}},
              "Lena and Otto win the game together!");
    PathNames names = {.players = 2, .name = {"Lena", "Otto"}};
    ck_assert(!path_words_log(&names, &table.game.board, &(PathEvent){.kind = PATH_HAPPENED_START}, said));
}
END_TEST

Suite *suite_path_words(void) {
    Suite *suite = suite_create("words");
    TCase *tests = tcase_create("words");
    tcase_add_checked_fixture(tests, NULL, i18n_fini);
    tcase_add_test(tests, the_ribbon_says_what_can_be_done_next);
    tcase_add_test(tests, the_coach_says_why);
    tcase_add_test(tests, a_look_back_tells_luck_from_choice);
    tcase_add_test(tests, where_nothing_fits_passing_is_asked_for);
    tcase_add_test(tests, refusals_name_the_colour);
    tcase_add_test(tests, whom_the_round_waits_for_is_named);
    tcase_add_test(tests, what_is_in_reach_is_told_with_its_worth);
    tcase_add_test(tests, the_log_tells_what_happened);
    suite_add_tcase(suite, tests);
    return suite;
}
