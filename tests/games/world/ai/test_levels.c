/* Levels against each other: with half the edge they have over many games, and seats that do not matter to equals. With
 * --long over as many games as the figures are given for. */
#include "play.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int play_duel(AiLevel level, AiLevel other, int seat, uint64_t seed) {
    WorldSetup setup;
    WorldGame game;
    Random random;
    random_init(&random, seed * 7 + 1);
    play_setup(&setup, 2, seed);
    setup.starter = (uint8_t)(seed / 2 % 2);
    world_start(&game, &setup, NULL);
    while (game.awaiting != WORLD_AWAITING_OVER) {
        AiLevel now = game.awaited_player == seat ? level : other;
        world_apply(&game, play_decide(&game, now, &random), NULL);
    }
    return game.winners >> seat & 1;
}

/* The share a level wins, seats taking turns, is above `permille`. */
static void wins_more_than(AiLevel level, AiLevel other, int games, int permille) {
    int wins = 0;
    for (int i = 0; i < games; i++) {
        wins += play_duel(level, other, i % 2, (uint64_t)i);
    }
    printf("%s wins %.1f %% of %d games against %s\n", ai_level_names[level], 100.0 * wins / games, games,
           ai_level_names[other]);
    ck_assert_int_gt(wins * 1000, permille * games);
}

/* Equals win as often in either seat, no matter which starts the first stage; no further apart than chance explains. */
static void seats_do_not_matter(AiLevel level, int games) {
    int wins = 0;
    for (int i = 0; i < games; i++) {
        wins += play_duel(level, level, 0, (uint64_t)i);
    }
    double share = (double)wins / games;
    printf("%s: seat 0 wins %.2f %% of %d games\n", ai_level_names[level], 100 * share, games);
    ck_assert(fabs(share - 0.5) < 3.5 * 0.5 / sqrt(games));
}

static bool is_long(void) {
    return getenv("AI_TEST_LONG") != NULL;
}

START_TEST(easy_beats_gentle) {
    wins_more_than(AI_EASY, AI_GENTLE, is_long() ? 20000 : 600, 930);
}
END_TEST

START_TEST(medium_beats_easy) {
    wins_more_than(AI_MEDIUM, AI_EASY, is_long() ? 20000 : 600, 700);
}
END_TEST

START_TEST(hard_beats_medium) {
    wins_more_than(AI_HARD, AI_MEDIUM, is_long() ? 10000 : 300, is_long() ? 790 : 740);
}
END_TEST

START_TEST(expert_beats_hard) {
    wins_more_than(AI_EXPERT, AI_HARD, is_long() ? 2000 : 60, is_long() ? 560 : 450);
}
END_TEST

START_TEST(seats_are_fair) {
    static const int GAMES[AI_LEVELS] = {
        [AI_EASY] = 2000, [AI_MEDIUM] = 2000, [AI_HARD] = 300, [AI_EXPERT] = 20, [AI_GENTLE] = 2000};
    static const int LONG[AI_LEVELS] = {
        [AI_EASY] = 20000, [AI_MEDIUM] = 20000, [AI_HARD] = 20000, [AI_EXPERT] = 1000, [AI_GENTLE] = 20000};
    seats_do_not_matter((AiLevel)_i, is_long() ? LONG[_i] : GAMES[_i]);
}
END_TEST

Suite *suite_seats(void) {
    Suite *suite = suite_create("levels");
    TCase *tests = tcase_create("levels");
    tcase_set_timeout(tests, is_long() ? 3600 : 240);
    tcase_add_test(tests, easy_beats_gentle);
    tcase_add_test(tests, medium_beats_easy);
    tcase_add_test(tests, hard_beats_medium);
    tcase_add_test(tests, expert_beats_hard);
    tcase_add_loop_test(tests, seats_are_fair, 0, AI_LEVELS);
    suite_add_tcase(suite, tests);
    return suite;
}
