/* The line a person draws: what can be reached, what a press does, what is told where it does nothing. */
#include "../rules/table.h"
#include "games/path/words/draft.h"
#include "suites.h"

/* Start 29; 20, 12, 6 lead up from it, 38 and 46 down. */
static Table table;
static Draft draft;

static void set_out(void) {
    table_begin(&table, 2);
    table_number(&table, 2, 24); /* out of the way */
    table_number(&table, 5, 3);
    table_number(&table, 7, 10);
    table.setup.start[0] = 2;
    table.setup.start[1] = 1;
    table_start(&table);
}

static void begin(PathEnd grown) {
    draft_begin(&draft, &table.game.board, &table.game.player[0], path_card(&table.game), grown);
}

static void turn_up(PathCard card) {
    table.game.board.card[table.game.deck[0]] = card;
}

static PathCells cells_of(const int *cell) {
    PathCells cells = 0;
    for (; *cell >= 0; cell++) {
        cells |= path_cells_of(*cell);
    }
    return cells;
}

static void check_line(int end, const int *cells) {
    PathLine line = draft_line(&draft), wanted = table_line((PathEnd)end, cells);
    ck_assert_mem_eq(&line, &wanted, sizeof line);
}

/* A path from 6 over 12, 20, 29 to 38, so that both ends may grow. */
static void lead_both_ways(void) {
    set_out();
    table_lead(&table, 0, PATH_END_B, CELLS(38));
    table_lead(&table, 0, PATH_END_A, CELLS(20, 12));
}

START_TEST(what_can_be_reached_is_what_legal_lines_go_on_to) {
    for (uint64_t seed = 0; seed < 60; seed++) {
        PathSetup setup = table_random_setup(seed);
        PathGame game;
        Random random;
        PathLine lines[PATH_LINES_MAX];
        random_init(&random, seed);
        path_start(&game, &setup, NULL);
        for (int round = 0; round < 15; round++) {
            int count = path_lines(&game, 0, lines);
            PathLine chosen = lines[random_below(&random, (uint32_t)count)];
            draft_begin(&draft, &game.board, &game.player[0], path_card(&game), PATH_END_B);
            for (int drawn = 0; drawn <= chosen.count; drawn++) {
                PathCells next = 0, later = 0;
                for (int i = 0; i < count; i++) {
                    bool goes_on = lines[i].count > drawn && memcmp(lines[i].cell, chosen.cell, (size_t)drawn) == 0 &&
                                   (drawn == 0 || lines[i].end == chosen.end);
                    next |= goes_on && lines[i].count == drawn + 1 ? path_cells_of(lines[i].cell[drawn]) : 0;
                    later |= goes_on ? path_cells_of(lines[i].cell[lines[i].count - 1]) : 0;
                }
                MUST(draft_reach(&draft) == next);
                MUST(draft_horizon(&draft) == later);
                for (int cell = 0; cell < PATH_CELLS; cell++) {
                    MUST((draft_why_not(&draft, cell) == DRAFT_MAY) == path_cells_have(draft_pressable(&draft), cell));
                }
                if (drawn == 0 && chosen.count > 0 && chosen.end == PATH_END_A) {
                    MUST(draft_change_end(&draft) == DRAFT_MOVED);
                }
                if (drawn < chosen.count) {
                    MUST(draft_press(&draft, chosen.cell[drawn]) == DRAFT_ADDED);
                }
            }
            PathAction action = {.kind = PATH_ACTION_LINE, .line = draft_line(&draft)};
            MUST(memcmp(&action.line, &chosen, sizeof chosen) == 0);
            for (int p = 0; p < game.players; p++) {
                action.player = (uint8_t)p;
                MUST(path_apply(&game, &action, NULL) == PATH_ACCEPTED);
                action.line = (PathLine){.end = PATH_END_B};
            }
        }
    }
}
END_TEST

START_TEST(a_line_is_drawn_and_the_card_used_up) {
    set_out();
    turn_up((PathCard){5, {PATH_BLUE, PATH_BLUE, PATH_GREEN, PATH_GREY, PATH_RED}});
    table_paint(&table, CELLS(20, 11, 12)); /* blue, blue, green */
    begin(PATH_END_B);
    ck_assert_int_eq(draft_press(&draft, 20), DRAFT_ADDED);
    ck_assert_uint_eq(draft_used(&draft), 1);
    ck_assert_int_eq(draft_press(&draft, 12), DRAFT_ADDED);
    ck_assert_int_eq(draft_press(&draft, 11), DRAFT_ADDED);
    check_line(PATH_END_B, CELLS(20, 12, 11));
    ck_assert_uint_eq(draft_used(&draft), 7);
    ck_assert_int_eq(draft_field(&draft, 0), 0);
    ck_assert_int_eq(draft_field(&draft, 1), 2);
    ck_assert_int_eq(draft_field(&draft, 2), 1);
    ck_assert_int_eq(draft_fields_left(&draft), 2);
    ck_assert_int_eq(draft_tip(&draft), 11);
}
END_TEST

START_TEST(a_press_on_the_line_shortens_it) {
    set_out();
    table_paint(&table, CELLS(20, 12, 6, 1));
    begin(PATH_END_B);
    for (int i = 0; i < 4; i++) {
        draft_press(&draft, CELLS(20, 12, 6, 1)[i]);
    }
    ck_assert_int_eq(draft_press(&draft, 12), DRAFT_SHORTENED);
    check_line(PATH_END_B, CELLS(20, 12));
    ck_assert_int_eq(draft_press(&draft, 12), DRAFT_SHORTENED); /* its last tile: taken back */
    check_line(PATH_END_B, CELLS(20));
    ck_assert_int_eq(draft_back(&draft), DRAFT_ADDED);
    ck_assert_int_eq(draft_back(&draft), DRAFT_ADDED);
    check_line(PATH_END_B, CELLS(20, 12, 6, 1));
    ck_assert_int_eq(draft_press(&draft, 29), DRAFT_SHORTENED); /* where it begins */
    check_line(PATH_END_B, NO_CELLS);
}
END_TEST

START_TEST(back_undoes_tile_by_tile_to_nothing) {
    set_out();
    table_paint(&table, CELLS(20, 12, 6, 1));
    begin(PATH_END_B);
    ck_assert(!draft_may_go_back(&draft));
    ck_assert_int_eq(draft_back(&draft), DRAFT_UNCHANGED);
    draft_press(&draft, 20);
    draft_press(&draft, 12);
    draft_pass_over(&draft, 20); /* to and fro leaves nothing to undo */
    draft_pass_over(&draft, 12);
    ck_assert_int_eq(draft_back(&draft), DRAFT_SHORTENED);
    check_line(PATH_END_B, CELLS(20));
    ck_assert_int_eq(draft_back(&draft), DRAFT_SHORTENED);
    ck_assert(!draft_may_go_back(&draft));
    check_line(PATH_END_B, NO_CELLS);
}
END_TEST

START_TEST(the_line_moves_to_the_other_end_and_back) {
    lead_both_ways(); /* ends 12 and 38 */
    table_paint(&table, CELLS(46, 6, 54, 11));
    begin(PATH_END_B);
    ck_assert_uint_eq(draft_live_ends(&draft), 3);
    ck_assert_uint_eq(draft_reach(&draft) & cells_of(CELLS(46, 6, 11)), cells_of(CELLS(46, 6, 11)));
    draft_press(&draft, 46);
    ck_assert_uint_eq(draft_live_ends(&draft), 1u << PATH_END_B);
    ck_assert_int_eq(draft_why_not(&draft, 6), DRAFT_WHY_OTHER_END);
    ck_assert_int_eq(draft_press(&draft, 6), DRAFT_UNCHANGED);
    ck_assert_int_eq(draft_press(&draft, 12), DRAFT_MOVED);
    check_line(PATH_END_B, NO_CELLS);
    ck_assert_int_eq(draft_tip(&draft), 12);
    ck_assert_uint_eq(draft_live_ends(&draft), 1u << PATH_END_A);
    ck_assert_int_eq(draft_why_not(&draft, 46), DRAFT_WHY_OTHER_END);
    ck_assert_int_eq(draft_press(&draft, 6), DRAFT_ADDED);
    check_line(PATH_END_A, CELLS(6));
    draft_back(&draft);
    ck_assert_int_eq(draft_back(&draft), DRAFT_MOVED); /* what was given up comes back */
    check_line(PATH_END_B, CELLS(46));
    draft_back(&draft);
    ck_assert_uint_eq(draft_live_ends(&draft), 3);
}
END_TEST

START_TEST(an_end_is_chosen_before_anything_is_drawn) {
    lead_both_ways();
    table_paint(&table, CELLS(46, 6));
    begin(PATH_END_B);
    ck_assert_int_eq(draft_press(&draft, 38), DRAFT_MOVED); /* the one that has grown, too */
    ck_assert_uint_eq(draft_live_ends(&draft), 1u << PATH_END_B);
    ck_assert(!path_cells_have(draft_reach(&draft), 6));
    ck_assert_int_eq(draft_press(&draft, 12), DRAFT_MOVED);
    ck_assert_uint_eq(draft_live_ends(&draft), 1u << PATH_END_A);
    ck_assert_int_eq(draft_press(&draft, 12), DRAFT_MOVED); /* once more: both again */
    ck_assert_uint_eq(draft_live_ends(&draft), 3);
    ck_assert_int_eq(draft_tip(&draft), 38);
    draft_press(&draft, 38);
    draft_press(&draft, 46);
    draft_pass_over(&draft, 38);
    ck_assert_uint_eq(draft_live_ends(&draft), 3);
}
END_TEST

START_TEST(a_start_alone_has_no_other_end) {
    set_out();
    table_paint(&table, CELLS(20));
    begin(PATH_END_A);
    ck_assert(!draft_may_change_end(&draft));
    ck_assert_int_eq(draft_change_end(&draft), DRAFT_UNCHANGED);
    ck_assert_uint_eq(draft_live_ends(&draft), 1u << PATH_END_B);
    draft_press(&draft, 20);
    check_line(PATH_END_B, CELLS(20));
}
END_TEST

/* A ring round 21 whose two ends both touch 13: 20, 29, 30, 22 with 12 and 14 in front of them. */
START_TEST(what_both_ends_reach_goes_to_the_one_that_last_grew) {
    for (int end = PATH_END_A; end <= PATH_END_B; end++) {
        set_out();
        table_lead(&table, 0, PATH_END_B, CELLS(30, 22));
        table_lead(&table, 0, PATH_END_A, CELLS(20));
        table_paint(&table, CELLS(13));
        ck_assert(path_cells_have(path_beside[20], 13) && path_cells_have(path_beside[22], 14));
        table_paint(&table, CELLS(21));
        begin((PathEnd)end);
        ck_assert_int_eq(draft_press(&draft, 21), DRAFT_ADDED);
        check_line(end, CELLS(21));
    }
}
END_TEST

START_TEST(a_fast_finger_is_followed_where_there_is_one_way) {
    set_out();
    turn_up((PathCard){4, {PATH_BLUE, PATH_GREEN, PATH_GREY, PATH_RED}});
    for (int cell = 0; cell < PATH_CELLS; cell++) { /* nothing else can be drawn on */
        table.game.board.colour[PATH_BLUE] = table.game.board.colour[PATH_GREEN] = 0;
        table.game.board.colour[PATH_GREY] = table.game.board.colour[PATH_RED] = 0;
    }
    table_paint(&table, CELLS(20, 12, 6, 1));
    begin(PATH_END_B);
    ck_assert_int_eq(draft_pass_over(&draft, 6), DRAFT_ADDED);
    check_line(PATH_END_B, CELLS(20, 12, 6));
    ck_assert_int_eq(draft_pass_over(&draft, 55), DRAFT_UNCHANGED);
    ck_assert_int_eq(draft_pass_over(&draft, 6), DRAFT_UNCHANGED); /* its last tile stays */
    ck_assert_int_eq(draft_back(&draft), DRAFT_SHORTENED);
    check_line(PATH_END_B, CELLS(20, 12)); /* undone tile by tile */
}
END_TEST

START_TEST(two_ways_are_not_chosen_between) {
    set_out();
    turn_up((PathCard){4, {PATH_BLUE, PATH_GREEN, PATH_GREY, PATH_RED}});
    for (int colour = 0; colour < PATH_COLOURS; colour++) {
        table.game.board.colour[colour] = 0;
    }
    table_paint(&table, CELLS(20, 12, 21)); /* 12 and 13 are both beside 20; 13 beside 21 too */
    table.game.board.colour[PATH_RED] = path_cells_of(13);
    begin(PATH_END_B);
    ck_assert(path_cells_have(draft_reach(&draft), 20) && path_cells_have(draft_reach(&draft), 21));
    ck_assert_int_eq(draft_pass_over(&draft, 13), DRAFT_UNCHANGED);
    check_line(PATH_END_B, NO_CELLS);
    ck_assert_int_eq(draft_pass_over(&draft, 12), DRAFT_ADDED); /* over 20 alone */
    check_line(PATH_END_B, CELLS(20, 12));
}
END_TEST

START_TEST(a_refusal_says_why) {
    set_out();
    turn_up((PathCard){4, {PATH_BLUE, PATH_GREEN, PATH_GREY, PATH_RED}});
    table_paint(&table, CELLS(20, 12, 6, 1));
    for (int colour = 0; colour < PATH_COLOURS; colour++) {
        table.game.board.colour[colour] &= ~cells_of(CELLS(21, 13));
    }
    table.game.board.colour[PATH_VIOLET] |= path_cells_of(21);
    table.game.board.colour[PATH_BLUE] |= path_cells_of(13);
    begin(PATH_END_B);
    ck_assert_int_eq(draft_why_not(&draft, 29), DRAFT_WHY_TAKEN);
    ck_assert_int_eq(draft_why_not(&draft, 60), DRAFT_WHY_FAR);
    ck_assert_int_eq(draft_why_not(&draft, 21), DRAFT_WHY_COLOUR);
    ck_assert_int_eq(draft_why_not(&draft, 20), DRAFT_MAY);
    draft_press(&draft, 20);
    ck_assert_int_eq(draft_why_not(&draft, 13), DRAFT_WHY_SPENT);
    draft_press(&draft, 12);
    draft_press(&draft, 6);
    draft_press(&draft, 1);
    ck_assert_int_eq(draft_why_not(&draft, 0), DRAFT_WHY_USED_UP);
    ck_assert_int_eq(draft_why_not(&draft, 60), DRAFT_WHY_USED_UP);
}
END_TEST

START_TEST(what_is_cut_off_for_good_is_seen) {
    set_out();
    table_lead(&table, 0, PATH_END_B, CELLS(30, 31, 32, 33));
    table_lead(&table, 0, PATH_END_A, CELLS(28, 27));
    table_paint(&table, CELLS(26, 34));
    begin(PATH_END_B);
    ck_assert_uint_eq(draft_lost(&draft), 0);
    draft_press(&draft, 34);
    ck_assert_uint_eq(draft_cut_off(&draft), 0); /* end a still comes to both halves */
    draft_back(&draft);
    draft_press(&draft, 26);
    ck_assert_uint_eq(draft_cut_off(&draft), 0);
    set_out();
    table_lead(&table, 0, PATH_END_B, CELLS(20, 12, 11, 18, 27));
    table_lead(&table, 0, PATH_END_A, CELLS(38));
    table_paint(&table, CELLS(36, 37, 45));
    begin(PATH_END_B);
    draft_press(&draft, 36);
    draft_press(&draft, 37);
    ck_assert_uint_eq(draft_cut_off(&draft), 0); /* 28 is beside 37, and 19 beside 28 */
    draft_press(&draft, 45);
    ck_assert_uint_eq(draft_cut_off(&draft), cells_of(CELLS(19, 28)));
    ck_assert_uint_eq(draft_lost(&draft), 0);
    table_lead(&table, 0, PATH_END_B, CELLS(36, 37, 45)); /* by a line of an earlier round: this one cuts nothing off */
    begin(PATH_END_B);
    ck_assert_uint_eq(draft_lost(&draft), cells_of(CELLS(19, 28)));
    ck_assert_uint_eq(draft_cut_off(&draft), 0);
    set_out();
    table_lead(&table, 0, PATH_END_B, CELLS(20, 12, 11, 18, 27, 28, 19)); /* shut in; end a is not */
    begin(PATH_END_B);
    ck_assert_uint_eq(draft_lost(&draft), 0);
}
END_TEST

START_TEST(a_line_taken_back_can_be_undone_tile_by_tile) {
    lead_both_ways();
    table_paint(&table, CELLS(6, 1));
    begin(PATH_END_B);
    PathLine line = table_line(PATH_END_A, CELLS(6, 1));
    draft_restore(&draft, &line);
    check_line(PATH_END_A, CELLS(6, 1));
    draft_back(&draft);
    check_line(PATH_END_A, CELLS(6));
    draft_back(&draft);
    check_line(PATH_END_B, NO_CELLS);
    ck_assert(!draft_may_go_back(&draft));
    draft_restore(&draft, &(PathLine){.end = PATH_END_B});
    ck_assert_uint_eq(draft_live_ends(&draft) & 1u << PATH_END_A, 1u << PATH_END_A);
}
END_TEST

START_TEST(a_path_without_a_free_neighbour_is_shut_in) {
    set_out();
    table_lead(&table, 0, PATH_END_B, CELLS(20, 12, 6, 0, 5, 11, 18, 19));
    ck_assert(!draft_is_shut_in(&table.game.player[0])); /* end a at 29 is free */
    table_lead(&table, 0, PATH_END_A, CELLS(28));
    ck_assert(!draft_is_shut_in(&table.game.player[0]));
    table_lead(&table, 0, PATH_END_A, CELLS(27, 26, 35, 36, 37));
    ck_assert(!draft_is_shut_in(&table.game.player[0]));
    table_lead(&table, 0, PATH_END_A, CELLS(38, 30, 21, 13, 7, 1));
    table_lead(&table, 0, PATH_END_A, CELLS(2, 8));
    ck_assert(!draft_is_shut_in(&table.game.player[0]));
    set_out();
    table_lead(&table, 0, PATH_END_A, CELLS(28, 19, 20, 21, 30, 38, 37));
    ck_assert(!draft_is_shut_in(&table.game.player[0]));
    table.game.player[0].taken = PATH_CELLS_ALL & ~path_cells_of(60);
    ck_assert(draft_is_shut_in(&table.game.player[0]));
}
END_TEST

Suite *suite_draft(void) {
    Suite *suite = suite_create("the line being drawn");
    TCase *tests = tcase_create("draft");
    tcase_set_timeout(tests, 60);
    tcase_add_test(tests, what_can_be_reached_is_what_legal_lines_go_on_to);
    tcase_add_test(tests, a_line_is_drawn_and_the_card_used_up);
    tcase_add_test(tests, a_press_on_the_line_shortens_it);
    tcase_add_test(tests, back_undoes_tile_by_tile_to_nothing);
    tcase_add_test(tests, the_line_moves_to_the_other_end_and_back);
    tcase_add_test(tests, an_end_is_chosen_before_anything_is_drawn);
    tcase_add_test(tests, a_start_alone_has_no_other_end);
    tcase_add_test(tests, what_both_ends_reach_goes_to_the_one_that_last_grew);
    tcase_add_test(tests, a_fast_finger_is_followed_where_there_is_one_way);
    tcase_add_test(tests, two_ways_are_not_chosen_between);
    tcase_add_test(tests, a_refusal_says_why);
    tcase_add_test(tests, what_is_cut_off_for_good_is_seen);
    tcase_add_test(tests, a_line_taken_back_can_be_undone_tile_by_tile);
    tcase_add_test(tests, a_path_without_a_free_neighbour_is_shut_in);
    suite_add_tcase(suite, tests);
    return suite;
}
