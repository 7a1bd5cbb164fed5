/* Hints say what is so; reviews add up. */
#include "games/path/ai/hint.h"
#include "games/path/ai/review.h"
#include "play.h"

#include <stdio.h>
#include <string.h>

/* --- hints -------------------------------------------------------------------------------------------------------- */

static PathCells cells_of(const PathLine *line) {
    PathCells cells = 0;
    for (int i = 0; i < line->count; i++) {
        cells |= path_cells_of(line->cell[i]);
    }
    return cells;
}

/* Cells that can still be come to after a line, those of the line among them. */
static PathCells can_be_had(const PathView *view, int player, const PathLine *line) {
    PathPlayer after = view->player[player];
    path_lengthen(&after, line);
    PathCells open = PATH_CELLS_ALL & ~after.taken, had = 0;
    for (PathCells next =
             open & (path_beside[path_end_cell(&after, PATH_END_A)] | path_beside[path_end_cell(&after, PATH_END_B)]);
         next != 0;) {
        had |= next;
        PathCells wider = 0;
        for (PathCells rest = next; rest != 0; rest = path_cells_without_first(rest)) {
            wider |= path_beside[path_cells_first(rest)] & open & ~had;
        }
        next = wider;
    }
    return had | cells_of(line);
}

static bool end_goes_on(const PathView *view, int player, const PathLine *line, PathEnd end) {
    PathPlayer after = view->player[player];
    path_lengthen(&after, line);
    return (path_beside[path_end_cell(&after, end)] & PATH_CELLS_ALL & ~after.taken) != 0;
}

/* Whether somebody could come to a cell with this round's card. */
static bool can_enter(const PathView *view, int player, int cell) {
    PathLine lines[PATH_LINES_MAX];
    int count = path_lines_on(&view->board, &view->player[player], &view->board.card[view->card], lines);
    for (int i = 0; i < count; i++) {
        if (path_cells_have(cells_of(&lines[i]), cell)) {
            return true;
        }
    }
    return false;
}

/* From cell to cell, whatever is taken. */
static int steps_between(int from, int to) {
    PathCells seen = path_cells_of(from);
    for (int steps = 0; steps < PATH_CELLS; steps++) {
        if (path_cells_have(seen, to)) {
            return steps;
        }
        PathCells wider = seen;
        for (PathCells rest = seen; rest != 0; rest = path_cells_without_first(rest)) {
            wider |= path_beside[path_cells_first(rest)] & PATH_CELLS_ALL;
        }
        seen = wider;
    }
    return PATH_CELLS;
}

static int lines_as_long(const PathView *view, int player, int length) {
    PathLine lines[PATH_LINES_MAX];
    int count = path_lines_on(&view->board, &view->player[player], &view->board.card[view->card], lines), as_long = 0;
    for (int i = 0; i < count; i++) {
        as_long += lines[i].count == length;
    }
    return as_long;
}

static int longest_line(const PathView *view, int player) {
    PathLine lines[PATH_LINES_MAX];
    int longest = 0;
    int count = path_lines_on(&view->board, &view->player[player], &view->board.card[view->card], lines);
    for (int i = 0; i < count; i++) {
        longest = lines[i].count > longest ? lines[i].count : longest;
    }
    return longest;
}

static bool is_worth_all(const PathView *view, int player, int number) {
    bool full = (view->reached >> number & 1) == 0;
    for (int i = 0; i < view->player[player].reached_count && view->players == 1; i++) {
        full = full && view->player[player].reached[i].number < number;
    }
    return view->players == 1 ? full || (view->reached >> number & 1) != 0 : full;
}

static void check_number(const PathView *view, int player, const PathHint *hint) {
    int cell = view->board.number[hint->number - PATH_NUMBER_MIN];
    bool full = hint->reason != PATH_REASON_HALF;
    ck_assert(path_cells_have(cells_of(&hint->line), cell));
    ck_assert_int_eq(hint->points, full ? hint->number : (hint->number + 1) / 2);
    ck_assert_int_eq(is_worth_all(view, player, hint->number), full);
    ck_assert_uint_eq(hint->cells, path_cells_of(cell));
    for (int other = PATH_NUMBER_MIN; other <= PATH_NUMBER_MAX && view->players > 1; other++) {
        bool is_on_line = path_cells_have(cells_of(&hint->line), view->board.number[other - PATH_NUMBER_MIN]);
        int worth = is_worth_all(view, player, other) ? other : (other + 1) / 2;
        ck_assert(!is_on_line || worth <= hint->points); /* it speaks of the one that brings most */
    }
    bool is_race = false;
    for (int p = 0; p < view->players; p++) {
        is_race = is_race || (p != player && can_enter(view, p, cell));
    }
    ck_assert_int_eq(hint->reason == PATH_REASON_RACE, full && is_race);
    if (hint->reason == PATH_REASON_RACE) {
        ck_assert(can_enter(view, hint->player, cell));
        ck_assert_int_ne(hint->player, player);
        ck_assert_int_lt(hint->player, view->players);
    }
    if (hint->reason == PATH_REASON_ORDER) {
        ck_assert_int_eq(view->players, 1);
        ck_assert_int_gt(hint->other, hint->number);
        ck_assert(path_cells_have(can_be_had(view, player, &hint->line) & ~cells_of(&hint->line),
                                  view->board.number[hint->other - PATH_NUMBER_MIN]));
    }
}

static void check_cut_off(const PathView *view, int player, const PathHint *hint) {
    PathCells with = can_be_had(view, player, &hint->line);
    ck_assert_uint_ne(hint->cells, 0);
    ck_assert_uint_eq(hint->cells & ~with, 0);
    ck_assert_uint_eq(hint->cells & cells_of(&hint->instead), 0);
    bool way = hint->reason == PATH_REASON_WAY;
    ck_assert_int_eq(hint->number != 0, way);
    ck_assert(!way || path_cells_have(hint->cells, view->board.number[hint->number - PATH_NUMBER_MIN]));
    if (hint->other != 0) {
        ck_assert_int_lt(hint->other, hint->number);
        ck_assert(path_cells_have(hint->cells, view->board.number[hint->other - PATH_NUMBER_MIN]));
    }
    int numbers = 0;
    for (int i = 0; i < PATH_NUMBERS; i++) {
        numbers += path_cells_have(hint->cells, view->board.number[i]);
    }
    ck_assert_int_eq((hint->number != 0) + (hint->other != 0), numbers < 2 ? numbers : 2);
    ck_assert(path_line_refuses(&view->board, &view->player[player], &view->board.card[view->card], &hint->instead) ==
              PATH_ACCEPTED);
}

/* Who waits, or draws much less than could be drawn, is told so. */
static void check_no_waiting(const PathView *view, int player, const PathHint *hint) {
    ck_assert_int_gt(hint->line.count, 0);
    ck_assert_int_ge(hint->line.count + 1, longest_line(view, player));
}

static void check_towards(const PathView *view, int player, const PathHint *hint) {
    int cell = view->board.number[hint->number - PATH_NUMBER_MIN];
    ck_assert(path_cells_have(can_be_had(view, player, &hint->line) & ~cells_of(&hint->line), cell));
    ck_assert_int_eq(hint->steps, steps_between(hint->line.cell[hint->line.count - 1], cell));
    ck_assert_int_lt(hint->steps, steps_between(path_end_cell(&view->player[player], (PathEnd)hint->line.end), cell));
}

static void check_truth(const PathView *view, int player, const PathHint *hint) {
    switch ((PathReason)hint->reason) {
    case PATH_REASON_STUCK:
        ck_assert_int_eq(longest_line(view, player), 0);
        return;
    case PATH_REASON_RACE:
    case PATH_REASON_ORDER:
    case PATH_REASON_FULL:
    case PATH_REASON_HALF:
        check_number(view, player, hint);
        return;
    case PATH_REASON_WAIT:
        ck_assert_int_gt(longest_line(view, player), hint->line.count);
        return;
    case PATH_REASON_WAY:
    case PATH_REASON_CUT_OFF:
        check_cut_off(view, player, hint);
        return;
    case PATH_REASON_BOTH_ENDS:
        ck_assert_int_lt(view->round, PATH_CARDS); /* in the last round no end goes on */
        ck_assert(end_goes_on(view, player, &hint->line, PATH_END_A));
        ck_assert(end_goes_on(view, player, &hint->line, PATH_END_B));
        ck_assert(!end_goes_on(view, player, &hint->instead, PATH_END_A) ||
                  !end_goes_on(view, player, &hint->instead, PATH_END_B));
        return;
    case PATH_REASON_CORNER:
        check_no_waiting(view, player, hint);
        ck_assert_uint_ne(hint->cells, 0);
        ck_assert_uint_eq(hint->cells & ~cells_of(&hint->line), 0);
        return;
    case PATH_REASON_LONGEST:
        ck_assert_int_eq(hint->line.count, longest_line(view, player));
        ck_assert_int_eq(lines_as_long(view, player, hint->line.count), 1);
        return;
    case PATH_REASON_TOWARDS:
        ck_assert_int_gt(hint->steps, 0);
        check_no_waiting(view, player, hint);
        check_towards(view, player, hint);
        ck_assert(!path_cells_have(view->player[player].taken | cells_of(&hint->line),
                                   view->board.number[hint->number - PATH_NUMBER_MIN]));
        return;
    case PATH_REASON_ON_AVERAGE:
        check_no_waiting(view, player, hint);
        return;
    }
    ck_abort_msg("no such reason: %d", hint->reason);
}

START_TEST(hints_are_legal_and_what_they_say_is_so) {
    static const AiLevel WHO[PATH_PLAYERS_MAX] = {AI_MEDIUM, AI_HARD, AI_EASY, AI_MEDIUM};
    int told[PATH_REASONS] = {0};
    for (int i = 0; i < 16; i++) {
        PathGame game;
        PathSetup setup;
        play_begin(&game, &setup, 1 + i % 4, (uint64_t)i);
        while (!path_is_over(&game)) {
            PathView view;
            PathHint hint;
            path_view(&game, 0, &view);
            ck_assert(path_ai_hint(&view, 0, &hint));
            ck_assert(path_line_refuses(&view.board, &view.player[0], &view.board.card[view.card], &hint.line) ==
                      PATH_ACCEPTED);
            check_truth(&view, 0, &hint);
            told[hint.reason]++;
            play_round(&game, WHO, setup.seed);
        }
        PathView view;
        PathHint hint;
        path_view(&game, 0, &view);
        ck_assert(!path_ai_hint(&view, 0, &hint));
    }
    for (int i = 0; i < PATH_REASONS; i++) {
        printf("%d hints for reason %d\n", told[i], i);
    }
    ck_assert_int_gt(told[PATH_REASON_FULL] + told[PATH_REASON_ORDER] + told[PATH_REASON_RACE], 9);
    ck_assert_int_gt(told[PATH_REASON_WAY] + told[PATH_REASON_CUT_OFF], 9);
    ck_assert_int_lt(told[PATH_REASON_ON_AVERAGE], 50);
}
END_TEST

/* --- reviews ------------------------------------------------------------------------------------------------------ */

static PathLine drawn_in[PATH_CARDS + 1][PATH_PLAYERS_MAX]; /* in the game reviewed last */

/* Reviews a game in which player 0 is at one level and the others are at another; with reopenings on the way. */
static void review_game(PathReview *review, int players, AiLevel level, AiLevel others, bool reopens, uint64_t seed) {
    PathGame game;
    PathSetup setup;
    play_begin(&game, &setup, players, seed);
    path_ai_review_begin(review, &setup);
    while (!path_is_over(&game)) {
        for (int p = 0; p < players; p++) {
            PathAction action = {.kind = PATH_ACTION_LINE, .player = (uint8_t)p};
            if (reopens && p == 0 && players > 1) {
                PathAction pass = {.kind = PATH_ACTION_LINE, .line = {.end = PATH_END_B}};
                PathAction reopen = {.kind = PATH_ACTION_REOPEN};
                ck_assert(path_ai_review_step(review, &pass));
                ck_assert(path_ai_review_step(review, &reopen));
            }
            action.line = play_line(&game, p == 0 ? level : others, p, seed);
            drawn_in[game.round][p] = action.line;
            ck_assert(path_apply(&game, &action, NULL) == PATH_ACCEPTED);
            ck_assert(path_ai_review_step(review, &action));
        }
    }
    path_ai_review_end(review);
}

START_TEST(choices_and_luck_add_up_to_the_total) {
    PathReview review;
    for (int players = 1; players <= 3; players++) {
        review_game(&review, players, AI_MEDIUM, AI_EASY, false, (uint64_t)(40 + players));
        ck_assert_int_eq(review.points, PATH_CARDS + 1);
        for (int p = 0; p < players; p++) {
            const PathReviewPlayer *player = &review.player[p];
            ck_assert_int_eq(player->total, path_total(&review.game.player[p]));
            ck_assert_int_eq(review.expected[0][p] + player->lost + player->luck, player->total * 100);
            ck_assert_int_eq(review.expected[PATH_CARDS][p], player->total * 100);
            ck_assert_int_eq(player->choices, PATH_CARDS);
            ck_assert_int_le(player->lost, 0);
        }
        ck_assert_int_eq(review.moments, PATH_REVIEW_MOMENTS);
        for (int i = 1; i < review.moments; i++) {
            ck_assert_int_le(review.moment[i - 1].round, review.moment[i].round);
        }
    }
}
END_TEST

START_TEST(who_plays_better_loses_less_by_own_choices) {
    int32_t lost[AI_LEVELS] = {0}, as_good[AI_LEVELS] = {0};
    for (int level = AI_EASY; level <= AI_EXPERT; level++) {
        for (int i = 0; i < 3; i++) {
            PathReview review;
            review_game(&review, 1, (AiLevel)level, AI_EASY, false, (uint64_t)(60 + i));
            lost[level] += review.player[0].lost;
            as_good[level] += review.player[0].as_good;
        }
        printf("%s loses %.1f points a game by its choices\n", ai_level_names[level], -lost[level] / 300.0);
    }
    ck_assert_int_lt(lost[AI_EASY], 2 * lost[AI_MEDIUM]);
    ck_assert_int_lt(lost[AI_MEDIUM], lost[AI_HARD]);
    ck_assert_int_lt(lost[AI_HARD], lost[AI_EXPERT]);
    ck_assert_int_gt(lost[AI_EXPERT], -300 * 3);
    ck_assert_int_gt(as_good[AI_EXPERT], 3 * PATH_CARDS * 2 / 3);
    ck_assert_int_gt(as_good[AI_EXPERT], as_good[AI_EASY]);
}
END_TEST

START_TEST(a_line_taken_back_leaves_no_trace_in_a_review) {
    PathReview once, twice;
    review_game(&once, 2, AI_MEDIUM, AI_EASY, false, 70);
    review_game(&twice, 2, AI_MEDIUM, AI_EASY, true, 70);
    ck_assert_mem_eq(once.player, twice.player, sizeof once.player);
    ck_assert_mem_eq(once.expected, twice.expected, sizeof once.expected);
}
END_TEST

START_TEST(a_moment_by_choice_has_a_better_line_that_could_be_drawn) {
    PathReview review;
    int by_choice = 0;
    review_game(&review, 2, AI_EASY, AI_EASY, false, 80);
    for (int i = 0; i < review.moments; i++) {
        const PathMoment *moment = &review.moment[i];
        ck_assert_int_ne(moment->swing, 0);
        ck_assert_int_ge(moment->round, 1);
        /* What a card has changed befell who had drawn this line: it is told of that round. */
        ck_assert(play_same(&moment->drawn, &drawn_in[moment->round][moment->player]));
        ck_assert(!moment->by_choice || moment->swing < 0);
        ck_assert(!moment->by_choice || !play_same(&moment->drawn, &moment->better));
        by_choice += moment->by_choice;
    }
    ck_assert_int_gt(by_choice, 0);
}
END_TEST

START_TEST(an_action_of_another_game_is_refused) {
    PathReview review;
    PathSetup setup;
    PathGame game;
    play_begin(&game, &setup, 2, 1);
    path_ai_review_begin(&review, &setup);
    PathAction nobody = {.kind = PATH_ACTION_LINE, .player = 2, .line = {.end = PATH_END_B}};
    ck_assert(!path_ai_review_step(&review, &nobody));
    ck_assert_int_eq(review.actions, 0);
}
END_TEST

Suite *suite_coach(void) {
    Suite *suite = suite_create("coach");
    TCase *tests = tcase_create("coach");
    tcase_set_timeout(tests, 300);
    tcase_add_test(tests, hints_are_legal_and_what_they_say_is_so);
    tcase_add_test(tests, choices_and_luck_add_up_to_the_total);
    tcase_add_test(tests, who_plays_better_loses_less_by_own_choices);
    tcase_add_test(tests, a_line_taken_back_leaves_no_trace_in_a_review);
    tcase_add_test(tests, a_moment_by_choice_has_a_better_line_that_could_be_drawn);
    tcase_add_test(tests, an_action_of_another_game_is_refused);
    suite_add_tcase(suite, tests);
    return suite;
}
