/* Tables on which it is plain what to draw. Cells 0 to 4 are the top row; row two is 5 to 10. */
#include "play.h"

static PathLine draws(AiLevel level, const PathView *view) {
    Random random;
    path_ai_random(&random, 5, view->round, 0);
    return path_ai_choose(level, view, 0, &random);
}

static void draws_cell(AiLevel level, const PathView *view, int cell) {
    PathLine line = draws(level, view);
    ck_assert_msg(line.count == 1 && line.cell[0] == cell, "%s draws %d cells, to %d and not to %d",
                  ai_level_names[level], line.count, line.cell[0], cell);
}

/* A path ends at 2; a card has one field that fits. To the left lie 1 and then 0, to the right 3 and then 4. */
static void a_fork(PathView *view, int cards_to_come) {
    play_empty_table(view, 1, cards_to_come);
    play_ends(view, 0, 30, 2);
    for (int cell = 0; cell <= 4; cell++) {
        if (cell != 2) {
            play_free(view, 0, cell);
        }
    }
}

START_TEST(the_way_to_a_number_is_taken) {
    for (int side = 0; side < 2; side++) {
        PathView view;
        a_fork(&view, 3);
        play_number(&view, 10, side == 0 ? 0 : 4);
        draws_cell((AiLevel)_i, &view, side == 0 ? 1 : 3);
    }
}
END_TEST

START_TEST(the_longer_way_is_taken) {
    for (int side = 0; side < 2; side++) {
        PathView view;
        a_fork(&view, 1);
        int shut = side == 0 ? 0 : 4;
        view.player[0].taken |= path_cells_of(shut);
        play_ends(&view, 0, 30, 2);
        draws_cell((AiLevel)_i, &view, side == 0 ? 3 : 1);
    }
}
END_TEST

/* Ends at 1 and 3, a number beyond each: 0 and 4. */
static void two_ways(PathView *view, int players, int at_0, int at_4) {
    play_empty_table(view, players, 2);
    play_ends(view, 0, 1, 3);
    play_free(view, 0, 0);
    play_free(view, 0, 4);
    play_number(view, at_0, 0);
    play_number(view, at_4, 4);
}

START_TEST(alone_the_lower_number_comes_first) {
    PathView view;
    two_ways(&view, 1, 10, 9);
    draws_cell((AiLevel)_i, &view, 4);
    two_ways(&view, 1, 9, 10);
    draws_cell((AiLevel)_i, &view, 0);
}
END_TEST

/* Another can reach the 6 in this round and never the 8: who takes the 6 now has both in full. */
START_TEST(with_others_the_number_they_are_near_comes_first) {
    PathView view;
    for (int near = 0; near < 2; near++) {
        two_ways(&view, 2, near == 0 ? 6 : 8, near == 0 ? 8 : 6);
        play_ends(&view, 1, 30, near == 0 ? 5 : 10);
        play_free(&view, 1, near == 0 ? 0 : 4);
        draws_cell((AiLevel)_i, &view, near == 0 ? 0 : 4);
    }
}
END_TEST

START_TEST(what_others_have_taken_in_earlier_rounds_counts_half) {
    PathView view;
    two_ways(&view, 2, 9, 8);
    view.to_come = 0; /* only one can be had */
    view.round = PATH_CARDS;
    draws_cell((AiLevel)_i, &view, 0);
    view.reached = 1u << 9;
    draws_cell((AiLevel)_i, &view, 4);
}
END_TEST

/* In the last round nothing is to be kept: whatever counts is taken. */
START_TEST(in_the_last_round_all_that_counts_is_taken) {
    PathView view;
    two_ways(&view, 1, 3, 7);
    view.to_come = 0;
    view.round = PATH_CARDS;
    draws_cell((AiLevel)_i, &view, 4);
}
END_TEST

START_TEST(who_is_stuck_passes) {
    PathView view;
    play_empty_table(&view, 2, 3);
    ck_assert_int_eq(draws((AiLevel)_i, &view).count, 0);
}
END_TEST

TCase *positions(void) {
    TCase *tests = tcase_create("positions");
    tcase_set_timeout(tests, 60);
    tcase_add_loop_test(tests, the_way_to_a_number_is_taken, AI_MEDIUM, AI_EXPERT + 1);
    tcase_add_loop_test(tests, the_longer_way_is_taken, AI_MEDIUM, AI_EXPERT + 1);
    tcase_add_loop_test(tests, alone_the_lower_number_comes_first, AI_MEDIUM, AI_EXPERT + 1);
    tcase_add_loop_test(tests, with_others_the_number_they_are_near_comes_first, AI_MEDIUM, AI_EXPERT + 1);
    tcase_add_loop_test(tests, what_others_have_taken_in_earlier_rounds_counts_half, AI_EASY, AI_LEVELS);
    tcase_add_loop_test(tests, in_the_last_round_all_that_counts_is_taken, AI_EASY, AI_LEVELS);
    tcase_add_loop_test(tests, who_is_stuck_passes, AI_EASY, AI_LEVELS);
    return tests;
}
