/* What is shown when a round ends: everything that happened, each thing once, in time. */
#include "../rules/table.h"
#include "games/path/scenes/reveal.h"
#include "games/path/words/worth.h"
#include "suites.h"

static Reveal reveal;

typedef struct Heard {
    int tiles[PATH_PLAYERS_MAX], numbers[PATH_PLAYERS_MAX], coins, cards;
} Heard;

static void hear(void *context, RevealSound sound, int a, int b) {
    Heard *heard = context;
    (void)b;
    heard->tiles[a] += sound == REVEAL_TILE;
    heard->numbers[a] += sound == REVEAL_NUMBER;
    heard->coins += sound == REVEAL_COINS;
    heard->cards += sound == REVEAL_CARD;
}

/* Goes on as the events say, then compares what the last moment shows with the game. */
static void check_reveal(const PathView *before, const PathEvents *events, const PathGame *game, double speed,
                         bool reduced) {
    Heard heard = {0};
    PathView after;
    const PathLine nothing = {.end = PATH_END_B};
    reveal_plan(&reveal, before, events, speed, reduced);
    MUST(reveal.ends <= REVEAL_MAX_MS + .001);
    path_view(game, PATH_NOBODY, &after);
    for (double ms = 0; ms < reveal.ends + 40; ms += 16) {
        reveal_hear(&reveal, ms, ms + 16, hear, &heard);
    }
    MUST(heard.cards == (path_is_over(game) ? 0 : 1));
    for (int p = 0; p < game->players; p++) {
        const RevealSeat *seat = &reveal.seat[p];
        RevealLook last = reveal_at(&reveal, p, reveal.ends), first = reveal_at(&reveal, p, 0);
        int cells = game->player[p].count - before->player[p].count;
        MUST(last.lit >= (float)cells - .01f && last.lit <= (float)cells + .01f);
        MUST(first.lit <= 0 && (first.points == 0 || reduced));
        MUST(last.points == path_points(&game->player[p]) - path_points(&before->player[p]));
        MUST((last.taken | worth_taken(&before->player[p])) == worth_taken(&game->player[p]));
        MUST(last.reached == 0);
        MUST((worth_halved(before, p, &nothing) & ~worth_taken(&game->player[p])) ==
             (worth_halved(&after, p, &nothing) & ~seat->coins));
        MUST(heard.tiles[p] == (reduced ? 0 : cells) && heard.numbers[p] == seat->numbers);
    }
}

START_TEST(every_round_is_shown_whole_and_in_time) {
    for (uint64_t seed = 0; seed < 120; seed++) {
        PathSetup setup = table_random_setup(seed);
        PathGame game;
        Random random;
        PathLine lines[PATH_LINES_MAX];
        random_init(&random, seed);
        path_start(&game, &setup, NULL);
        while (!path_is_over(&game)) {
            PathView before;
            PathEvents events = {0};
            PathGame then = game;
            path_view(&game, PATH_NOBODY, &before);
            for (int p = 0; p < game.players; p++) {
                int count = path_lines(&then, p, lines);
                PathAction action = {.kind = PATH_ACTION_LINE,
                                     .player = (uint8_t)p,
                                     .line = lines[random_below(&random, (uint32_t)count)]};
                MUST(path_apply(&game, &action, &events) == PATH_ACCEPTED);
            }
            static const double SPEED[] = {.5, 1, 2};
            check_reveal(&before, &events, &game, SPEED[seed % 3], seed % 4 == 3);
        }
    }
}
END_TEST

/* Two players on 29 and 22: the first reaches the 2 on its second tile, the other passes. */
static void plan_a_number(bool reduced) {
    static Table table;
    PathView before;
    table_begin(&table, 2);
    table.setup.start[0] = 2;
    table.setup.start[1] = 1;
    table_start(&table);
    table_paint(&table, CELLS(20, 12, 6));
    path_view(&table.game, PATH_NOBODY, &before);
    table_pass(&table, 1);
    table_close(&table, 0, PATH_END_B, CELLS(20, 12, 6));
    reveal_plan(&reveal, &before, &table.events, 1, reduced);
}

/* A breath, then the light; and the coins fly once that is through. */
enum { RUNS = 400, LANDS = RUNS + 570 + 380 };

START_TEST(light_stops_at_a_number_and_goes_on) {
    plan_a_number(false);
    ck_assert_float_eq(reveal_at(&reveal, 0, RUNS - 10).lit, 0);
    ck_assert_float_eq_tol(reveal_at(&reveal, 0, RUNS + 110).lit, 1, .01f);
    ck_assert_int_eq(reveal_at(&reveal, 0, RUNS + 219).points, 0);
    ck_assert_int_eq(reveal_at(&reveal, 0, RUNS + 221).points, 2);
    ck_assert_int_eq(reveal_at(&reveal, 0, RUNS + 300).reached, 2);
    ck_assert_float_eq_tol(reveal_at(&reveal, 0, RUNS + 400).lit, 2, .01f);
    ck_assert_float_eq_tol(reveal_at(&reveal, 0, RUNS + 460 + 55).lit, 2.5f, .02f);
    ck_assert_int_eq(reveal_at(&reveal, 0, RUNS + 480).reached, 0);
    ck_assert_float_eq_tol(reveal_at(&reveal, 1, RUNS + 400).lit, 0, .01f);
}
END_TEST

START_TEST(coins_turn_together_once_the_light_is_through) {
    plan_a_number(false);
    ck_assert_uint_eq(reveal.seat[0].coins, 0); /* who has it keeps it gold */
    ck_assert_uint_eq(reveal.seat[1].coins, 1u << 2);
    ck_assert_int_eq(reveal.seat[1].taker[2], 0); /* whose coin flies over */
    ck_assert_float_eq_tol(reveal_at(&reveal, 1, LANDS - 190).flown, .5f, .01f);
    ck_assert_float_eq(reveal_at(&reveal, 1, LANDS).coins, 0);
    ck_assert_float_eq_tol(reveal_at(&reveal, 1, LANDS + 130).coins, .5f, .01f);
    ck_assert_float_eq_tol(reveal_card(&reveal, LANDS + 260 + 90), 0, .001f);
    ck_assert_float_eq_tol(reveal_card(&reveal, LANDS + 260 + 100 + 180), 1, .01f);
    ck_assert_float_eq_tol(reveal_card(&reveal, reveal.ends), 2, .001f);
}
END_TEST

START_TEST(a_touch_hurries_from_part_to_part) {
    plan_a_number(false);
    double ms = 50;
    int touches = 0;
    for (; ms < reveal.ends; touches++) {
        ms = reveal_next(&reveal, ms);
    }
    ck_assert_int_eq(touches, 4);
    ck_assert(reveal_next(&reveal, ms) <= ms);
}
END_TEST

START_TEST(with_reduced_motion_nothing_lies_between_before_and_after) {
    plan_a_number(true);
    for (double ms = 0; ms <= reveal.ends; ms += 5) {
        RevealLook look = reveal_at(&reveal, 0, ms);
        float card = reveal_card(&reveal, ms), all = (float)reveal.seat[0].line.count;
        ck_assert(look.lit <= 0 || look.lit >= all);
        ck_assert(look.coins <= 0 || look.coins >= 1);
        ck_assert(card <= 0 || card >= 2);
    }
    ck_assert(reveal.ends <= 460);
    ck_assert_int_eq(reveal_at(&reveal, 0, 1).reached, 0);
    ck_assert_int_eq(reveal_at(&reveal, 0, 1).points, 2);
}
END_TEST

Suite *suite_reveal(void) {
    Suite *suite = suite_create("reveal");
    TCase *tests = tcase_create("reveal");
    tcase_set_timeout(tests, 60);
    tcase_add_test(tests, every_round_is_shown_whole_and_in_time);
    tcase_add_test(tests, light_stops_at_a_number_and_goes_on);
    tcase_add_test(tests, coins_turn_together_once_the_light_is_through);
    tcase_add_test(tests, a_touch_hurries_from_part_to_part);
    tcase_add_test(tests, with_reduced_motion_nothing_lies_between_before_and_after);
    suite_add_tcase(suite, tests);
    return suite;
}
