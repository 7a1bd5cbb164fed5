/* How strong each level is, on record. No level counts in fractions or looks at a clock, so a sum of totals is the same
 * on every machine, to the point: whoever changes a level on purpose writes down the new one. Fast over few games; with
 * AI_TEST_LONG over many, and levels against each other. */
#include "../../../bench/path/trial.h"
#include "games/path/ai/train/boards.h"
#include "play.h"

#include <stdio.h>
#include <stdlib.h>

static bool is_long(void) {
    return getenv("AI_TEST_LONG") != NULL;
}

typedef struct Record {
    int games, sum; /* alone, on boards made at random, from all starts in turn */
} Record;

static const Record RECORD[AI_LEVELS] = {[AI_EASY] = {1200, 10233},
                                         [AI_MEDIUM] = {1200, 33352},
                                         [AI_HARD] = {120, 4164},
                                         [AI_EXPERT] = {12, 480},
                                         [AI_GENTLE] = {1200, 1269}};

static int alone(AiLevel level, int deal) {
    PathGame game;
    Random random;
    PathSetup setup = {
        .seed = (uint64_t)deal, .players = 1, .has_starts = true, .start = {(uint8_t)(deal % PATH_STARTS)}};
    random_init(&random, setup.seed);
    random_board(&setup.board, &random);
    path_start(&game, &setup, NULL);
    while (!path_is_over(&game)) {
        play_round(&game, &level, setup.seed);
    }
    return path_total(&game.player[0]);
}

START_TEST(totals_are_as_recorded) {
    const Record *record = &RECORD[_i];
    int sum = 0;
    for (int deal = 0; deal < record->games; deal++) {
        sum += alone((AiLevel)_i, deal);
    }
    printf("%s gets %d points in %d games alone, %.2f a game\n", ai_level_names[_i], sum, record->games,
           (double)sum / record->games);
    ck_assert_int_eq(sum, record->sum);
}
END_TEST

/* --- against each other ------------------------------------------------------------------------------------------- */

/* In half points, of two: by turns on either side, starts rotated. */
static int duel(AiLevel level, AiLevel other, int deal) {
    PathGame game;
    PathSetup setup = {.seed = (uint64_t)deal + 1000000,
                       .players = 2,
                       .board = play_board(deal % PATH_BOARD_NAMES),
                       .has_starts = true};
    AiLevel levels[2] = {deal / 4 % 2 == 0 ? level : other, deal / 4 % 2 == 0 ? other : level};
    for (int p = 0; p < 2; p++) {
        setup.start[p] = (uint8_t)((deal + p) % PATH_STARTS);
    }
    path_start(&game, &setup, NULL);
    while (!path_is_over(&game)) {
        play_round(&game, levels, setup.seed);
    }
    int side = deal / 4 % 2;
    return game.winners == 3 ? 1 : (game.winners >> side & 1) * 2;
}

static void wins_more_than(AiLevel level, AiLevel other, int games, int permille) {
    int halves = 0;
    for (int deal = 0; deal < games; deal++) {
        halves += duel(level, other, deal);
    }
    printf("%s wins %.1f %% of %d games against %s\n", ai_level_names[level], 50.0 * halves / games, games,
           ai_level_names[other]);
    ck_assert_int_gt(halves * 500, permille * games);
}

START_TEST(easy_beats_gentle) {
    wins_more_than(AI_EASY, AI_GENTLE, is_long() ? 2000 : 400, 600);
}
END_TEST

START_TEST(medium_beats_easy) {
    wins_more_than(AI_MEDIUM, AI_EASY, is_long() ? 2000 : 200, 700);
}
END_TEST

START_TEST(hard_beats_medium) {
    wins_more_than(AI_HARD, AI_MEDIUM, is_long() ? 2000 : 100, is_long() ? 700 : 600);
}
END_TEST

START_TEST(expert_beats_hard) {
    wins_more_than(AI_EXPERT, AI_HARD, is_long() ? 500 : 12, is_long() ? 570 : 300);
}
END_TEST

/* --- a child ------------------------------------------------------------------------------------------------------ */

static PathLine a_child_or_gentle(const PathView *view, int seat, Random *random) {
    return seat == 0 ? child_choose(view, seat, random) : path_ai_choose(AI_GENTLE, view, seat, random);
}

static PathLine a_child_or_easy(const PathView *view, int seat, Random *random) {
    return seat == 0 ? child_choose(view, seat, random) : path_ai_choose(AI_EASY, view, seat, random);
}

/* On each board; a shared victory counts. */
static void a_child_wins(TrialPlayer *player, const char *level, int least, int most) {
    enum { GAMES = 2000 };
    for (int which = 0; which < PATH_BOARD_NAMES; which++) {
        PathBoard board = play_board(which);
        int wins = 0;
        for (int deal = 0; deal < GAMES; deal++) {
            wins += (int)(trial_pair(&board, (uint64_t)deal, player) & 1);
        }
        printf("a child wins %.1f %% of %d games against %s on %s\n", 100.0 * wins / GAMES, GAMES, level,
               path_board_names[which]);
        ck_assert_int_ge(wins, GAMES * least / 100);
        ck_assert_int_le(wins, GAMES * most / 100);
    }
}

START_TEST(a_child_wins_two_games_in_five_against_gentle) {
    a_child_wins(a_child_or_gentle, "gentle", 35, 50);
}
END_TEST

START_TEST(a_child_wins_one_game_in_five_against_easy) {
    a_child_wins(a_child_or_easy, "easy", 17, 28);
}
END_TEST

Suite *suite_bands(void) {
    Suite *suite = suite_create("bands");
    TCase *tests = tcase_create("bands");
    tcase_set_timeout(tests, 3600);
    tcase_add_loop_test(tests, totals_are_as_recorded, 0, AI_LEVELS);
    tcase_add_test(tests, easy_beats_gentle);
    tcase_add_test(tests, medium_beats_easy);
    tcase_add_test(tests, hard_beats_medium);
    tcase_add_test(tests, expert_beats_hard);
    tcase_add_test(tests, a_child_wins_two_games_in_five_against_gentle);
    tcase_add_test(tests, a_child_wins_one_game_in_five_against_easy);
    suite_add_tcase(suite, tests);
    return suite;
}
