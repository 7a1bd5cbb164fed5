/* What every level keeps to, over whole games. */
#include "../../world/ai/heap.h"
#include "play.h"

#include <string.h>

static const int GAMES_OF[AI_LEVELS] = {
    [AI_EASY] = 200, [AI_MEDIUM] = 200, [AI_HARD] = 12, [AI_EXPERT] = 1, [AI_GENTLE] = 200};

START_TEST(every_line_of_whole_games_is_legal) {
    AiLevel level = (AiLevel)_i, levels[PATH_PLAYERS_MAX] = {level, level, level, level};
    for (int i = 0; i < GAMES_OF[level]; i++) {
        for (int players = PATH_PLAYERS_MIN; players <= PATH_PLAYERS_MAX; players++) {
            PathGame game;
            PathSetup setup;
            play_begin(&game, &setup, players, (uint64_t)i);
            while (!path_is_over(&game)) {
                play_round(&game, levels, setup.seed);
            }
        }
    }
}
END_TEST

/* Somewhere in a game of medium players. */
static void some_table(PathGame *game, int players, uint64_t seed, int rounds) {
    static const AiLevel MEDIUM[PATH_PLAYERS_MAX] = {AI_MEDIUM, AI_MEDIUM, AI_MEDIUM, AI_MEDIUM};
    PathSetup setup;
    play_begin(game, &setup, players, seed);
    for (int i = 0; i < rounds; i++) {
        play_round(game, MEDIUM, seed);
    }
}

START_TEST(no_memory_is_asked_for) {
    PathGame game;
    some_table(&game, 3, 4, 4);
    long before = heap_calls();
    play_line(&game, (AiLevel)_i, 1, 9);
    ck_assert_int_eq(heap_calls(), before);
}
END_TEST

START_TEST(who_has_closed_before_does_not_matter) {
    for (int rounds = 0; rounds < PATH_CARDS; rounds += 3) {
        PathGame game;
        some_table(&game, 3, (uint64_t)rounds, rounds);
        PathLine first = play_line(&game, (AiLevel)_i, 1, 9);
        PathAction other = {.kind = PATH_ACTION_LINE, .player = 2, .line = play_line(&game, AI_EASY, 2, 9)};
        ck_assert(path_apply(&game, &other, NULL) == PATH_ACCEPTED);
        PathLine second = play_line(&game, (AiLevel)_i, 1, 9);
        PathAction own = {.kind = PATH_ACTION_LINE, .player = 1, .line = {.end = PATH_END_B}};
        ck_assert(path_apply(&game, &own, NULL) == PATH_ACCEPTED);
        PathLine third = play_line(&game, (AiLevel)_i, 1, 9);
        ck_assert(play_same(&first, &second));
        ck_assert(play_same(&first, &third));
    }
}
END_TEST

START_TEST(nothing_is_kept_from_one_choice_to_the_next) {
    PathGame game, elsewhere;
    some_table(&game, 2, 4, 5);
    some_table(&elsewhere, 4, 5, 8);
    PathLine first = play_line(&game, (AiLevel)_i, 0, 9);
    play_line(&elsewhere, (AiLevel)_i, 3, 2);
    PathLine again = play_line(&game, (AiLevel)_i, 0, 9);
    ck_assert(play_same(&first, &again));
}
END_TEST

static bool reaches_number(const PathGame *game, const PathLine *line) {
    for (int i = 0; i < line->count; i++) {
        if (path_cells_have(game->numbers, line->cell[i])) {
            return true;
        }
    }
    return false;
}

/* Easy is no fool: a number it can reach it takes, and else it does not stop two cells before the longest line. */
START_TEST(easy_takes_the_numbers_it_sees_and_draws_long_lines) {
    int with_number = 0;
    for (int i = 0; i < 400; i++) {
        PathGame game;
        PathLine lines[PATH_LINES_MAX];
        some_table(&game, 2, (uint64_t)i, i % PATH_CARDS);
        int longest = 0, count = path_lines(&game, 0, lines);
        bool can = false;
        for (int k = 0; k < count; k++) {
            can = can || reaches_number(&game, &lines[k]);
            longest = lines[k].count > longest ? lines[k].count : longest;
        }
        PathLine line = play_line(&game, AI_EASY, 0, (uint64_t)i);
        with_number += can;
        ck_assert_int_eq(reaches_number(&game, &line), can);
        ck_assert_msg(can || line.count + 2 >= longest, "%d of %d cells", line.count, longest);
        ck_assert(longest == 0 || line.count > 0);
    }
    ck_assert_int_gt(with_number, 40);
}
END_TEST

/* Two tiles at least where there are two, so that nobody takes it for broken. */
START_TEST(gentle_draws_two_or_three_tiles) {
    int threes = 0;
    for (int i = 0; i < 400; i++) {
        PathGame game;
        PathLine lines[PATH_LINES_MAX];
        some_table(&game, 2, (uint64_t)i, i % PATH_CARDS);
        int longest = 0, count = path_lines(&game, 0, lines);
        for (int k = 0; k < count; k++) {
            longest = lines[k].count > longest ? lines[k].count : longest;
        }
        PathLine line = play_line(&game, AI_GENTLE, 0, (uint64_t)i);
        threes += line.count == 3;
        ck_assert_int_le(line.count, 3);
        ck_assert(longest == 0 || line.count > 0);
    }
    ck_assert_int_gt(threes, 40);
}
END_TEST

/* --- the last rounds, exactly ------------------------------------------------------------------------------------- */

static void lengthen(PathPlayer *player, const PathBoard *board, const PathLine *line) {
    path_lengthen(player, line);
    for (int i = 0; i < line->count; i++) {
        int number = path_board_number(board, line->cell[i]);
        bool full = true;
        for (int k = 0; k < player->reached_count && number > 0; k++) {
            full = full && player->reached[k].number < number;
        }
        if (number > 0) {
            player->reached[player->reached_count++] =
                (PathReached){.number = (uint8_t)number, .points = (uint8_t)(full ? number : (number + 1) / 2)};
        }
    }
}

/* Twice the total that can be expected, alone, with this card and one or two more of which the order is open. */
static int expected(const PathView *view, const PathPlayer *player, unsigned to_come, int card, const PathLine *first) {
    static PathLine lines[3][PATH_LINES_MAX];
    PathLine *list = lines[path_cells_count(to_come)];
    int best = -1000, count = first != NULL ? 1 : path_lines_on(&view->board, player, &view->board.card[card], list);
    for (int i = 0; i < count; i++) {
        PathPlayer after = *player;
        lengthen(&after, &view->board, first != NULL ? first : &list[i]);
        int sum = 0, orders = 0;
        for (unsigned rest = to_come; rest != 0; rest &= rest - 1) {
            int next = path_cells_first(rest);
            sum += expected(view, &after, to_come & ~(1u << next), next, NULL);
            orders++;
        }
        int value = orders == 0 ? 2 * path_total(&after) : sum / orders;
        best = value > best ? value : best;
    }
    return best;
}

/* Passes on the way leave more to choose from at the end. */
static void pass(PathGame *game, int rounds) {
    PathAction action = {.kind = PATH_ACTION_LINE, .line = {.end = PATH_END_B}};
    for (int i = 0; i < rounds; i++) {
        path_apply(game, &action, NULL);
    }
}

START_TEST(expert_draws_the_best_line_there_is_in_the_last_three_rounds) {
    for (int i = 0; i < 90; i++) {
        PathGame game;
        PathView view;
        int left = i % 3, passed = i / 3 % 4;
        some_table(&game, 1, (uint64_t)i, PATH_CARDS - 1 - left - passed);
        pass(&game, passed);
        path_view(&game, 0, &view);
        PathLine line = play_line(&game, AI_EXPERT, 0, (uint64_t)i);
        ck_assert_int_eq(expected(&view, &view.player[0], view.to_come, view.card, &line),
                         expected(&view, &view.player[0], view.to_come, view.card, NULL));
    }
}
END_TEST

/* --- temperament -------------------------------------------------------------------------------------------------- */

/* How many lines of so many a taste makes other ones, and how many cells longer they are in all. */
static int changed_by(AiTaste taste, AiLevel level, int tables, int *longer) {
    int changed = 0;
    *longer = 0;
    for (int i = 0; i < tables; i++) {
        PathGame game;
        PathView view;
        Random random;
        some_table(&game, 1, (uint64_t)i, i % 12);
        path_view(&game, 0, &view);
        random_init(&random, 1);
        PathLine plain = path_ai_choose(level, &view, 0, &random);
        PathLine liked = path_ai_choose_as(level, taste, &view, 0, &random);
        changed += !play_same(&plain, &liked);
        *longer += liked.count - plain.count;
    }
    return changed;
}

START_TEST(a_taste_changes_some_lines_and_not_most) {
    for (int level = AI_MEDIUM; level <= AI_HARD; level++) {
        int tables = 600, longer;
        int changed = changed_by((AiTaste)_i, (AiLevel)level, tables, &longer);
        ck_assert_int_gt(changed, 1);
        ck_assert_int_lt(changed, tables / 3);
        ck_assert(_i != AI_TASTE_RUNS || longer > 0); /* long lines are what it likes */
    }
}
END_TEST

START_TEST(random_sources_belong_to_seed_round_and_player) {
    Random source[3];
    path_ai_random(&source[0], 7, 3, 1);
    path_ai_random(&source[1], 7, 3, 1);
    ck_assert_uint_eq(source[0].state, source[1].state);
    path_ai_random(&source[1], 7, 3, 2);
    path_ai_random(&source[2], 7, 4, 1);
    ck_assert_uint_ne(source[0].state, source[1].state);
    ck_assert_uint_ne(source[0].state, source[2].state);
    path_ai_random(&source[1], 8, 3, 1);
    ck_assert_uint_ne(source[0].state, source[1].state);
}
END_TEST

Suite *suite_choices(void) {
    Suite *suite = suite_create("choices");
    TCase *tests = tcase_create("choices");
    tcase_set_timeout(tests, 300);
    tcase_add_loop_test(tests, every_line_of_whole_games_is_legal, 0, AI_LEVELS);
    tcase_add_loop_test(tests, no_memory_is_asked_for, 0, AI_LEVELS);
    tcase_add_loop_test(tests, who_has_closed_before_does_not_matter, 0, AI_LEVELS);
    tcase_add_loop_test(tests, nothing_is_kept_from_one_choice_to_the_next, 0, AI_LEVELS);
    tcase_add_test(tests, easy_takes_the_numbers_it_sees_and_draws_long_lines);
    tcase_add_test(tests, gentle_draws_two_or_three_tiles);
    tcase_add_test(tests, expert_draws_the_best_line_there_is_in_the_last_three_rounds);
    tcase_add_loop_test(tests, a_taste_changes_some_lines_and_not_most, AI_TASTE_RUNS, AI_TASTE_JOKERS + 1);
    tcase_add_test(tests, random_sources_belong_to_seed_round_and_player);
    suite_add_tcase(suite, tests);
    suite_add_tcase(suite, positions());
    return suite;
}
