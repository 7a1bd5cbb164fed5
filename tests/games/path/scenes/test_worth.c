/* What a number will be worth is what the rules give for it. */
#include "../rules/table.h"
#include "games/path/words/worth.h"
#include "suites.h"

/* The points a line is worth are those the events of the round tell, whoever else draws. */
static void check_round(PathGame *game, Random *random) {
    PathView view;
    PathEvents events;
    PathLine lines[PATH_LINES_MAX], chosen[PATH_PLAYERS_MAX];
    PathReached told[PATH_PLAYERS_MAX][PATH_FIELDS_MAX];
    int count[PATH_PLAYERS_MAX];
    for (int p = 0; p < game->players; p++) {
        path_view(game, p, &view);
        chosen[p] = lines[random_below(random, (uint32_t)path_lines(game, p, lines))];
        count[p] = worth_of_line(&view, p, &chosen[p], told[p]);
        for (int i = 0; i < count[p]; i++) {
            PathLine before = chosen[p];
            while (path_board_number(&view.board, before.cell[before.count - 1]) != told[p][i].number) {
                before.count--;
            }
            before.count--;
            bool is_half = (worth_halved(&view, p, &before) >> told[p][i].number & 1) != 0;
            MUST(is_half == (told[p][i].points < told[p][i].number));
        }
    }
    for (int p = 0; p < game->players; p++) {
        PathAction action = {.kind = PATH_ACTION_LINE, .player = (uint8_t)p, .line = chosen[p]};
        MUST(path_apply(game, &action, &events) == PATH_ACCEPTED);
    }
    for (int i = 0, p = 0, at = 0; i < events.count; i++) {
        const PathEvent *event = &events.list[i];
        if (event->kind == PATH_HAPPENED_LINE) {
            p = event->player;
            at = 0;
        } else if (event->kind == PATH_HAPPENED_NUMBER) {
            MUST(at < count[p] && told[p][at].number == event->number.number);
            MUST(told[p][at].points == event->number.points);
            at++;
        }
    }
}

START_TEST(what_is_told_is_what_is_got) {
    for (uint64_t seed = 0; seed < 300; seed++) {
        PathSetup setup = table_random_setup(seed);
        PathGame game;
        Random random;
        random_init(&random, seed);
        path_start(&game, &setup, NULL);
        while (!path_is_over(&game)) {
            check_round(&game, &random);
        }
    }
}
END_TEST

START_TEST(a_number_that_is_had_is_never_worth_half) {
    Table table;
    PathView view;
    table_begin(&table, 1);
    table_start(&table);
    table.game.player[0].reached[0] = (PathReached){7, 7};
    table.game.player[0].reached_count = 1;
    path_view(&table.game, 0, &view);
    PathLine nothing = {.end = PATH_END_B};
    ck_assert_uint_eq(worth_halved(&view, 0, &nothing), 0x7c); /* 2 to 6 */
    ck_assert_uint_eq(worth_taken(&view.player[0]), 0x80);
}
END_TEST

Suite *suite_worth(void) {
    Suite *suite = suite_create("worth");
    TCase *tests = tcase_create("worth");
    tcase_set_timeout(tests, 60);
    tcase_add_test(tests, what_is_told_is_what_is_got);
    tcase_add_test(tests, a_number_that_is_had_is_never_worth_half);
    suite_add_tcase(suite, tests);
    return suite;
}
