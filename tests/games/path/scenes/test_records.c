/* What the statistics of Best Path tell of somebody: with others and alone apart. */
#include "table_house.h"

#include "scenes/front/front.h"
#include "scenes/menus/menus.h"

#include <math.h>

static PathLine lines[PATH_LINES_MAX];

/* Everybody draws for so many rounds, the second player all they can, and passes from then on. */
static void play(const char *board, int players, int rounds) {
    PathSessionSetup setup = {.players = players, .seat = {{.name = "Lena"}, {.name = "Otto", .figurine = 1}}};
    PlayError error;
    snprintf(setup.board, sizeof setup.board, "%s", board);
    app->seed = 2;
    ck_assert(in_play_sit_down(app, path_session_start(in_play_host(app), &setup, &error)));
    while (!path_is_over(game())) {
        for (int p = 0; p < players; p++) {
            int count = game()->round <= rounds ? path_lines(game(), p, lines) : 0;
            PathLine line =
                count > 0 ? lines[p == 0 ? 7 * game()->round % count : count - 1] : (PathLine){.end = PATH_END_B};
            ck_assert_int_eq(path_session_close(in_play(app), p, &line), PATH_ACCEPTED);
        }
    }
    take_all();
}

static void show_statistics_of(const char *name) {
    house_show(app, &STATISTICS_SCENE, NULL, 0);
    for (int i = 0; widget(ui_id("statistics.player%d", i)) != NULL; i++) {
        if (strcmp(widget(ui_id("statistics.player%d", i))->label, name) == 0) {
            DO("click statistics.player%d", i);
            return;
        }
    }
    ck_abort_msg("%s is not listed", name);
}

static void shows_number(const char *id, const char *label) {
    ck_assert_str_eq(widget(id)->label, label);
    const char *drawn = house_reads(app, widget(id)->rect);
    char number[40], both[200];
    snprintf(number, sizeof number, "%s", strrchr(label, ' ') + 1);
    snprintf(both, sizeof both, "%s\n%.*s\n", number, (int)(strchr(label, ':') - label), label);
    ck_assert_msg(strcmp(drawn, both) == 0, "\"%s\" is drawn for \"%s\"", drawn, label);
}

static void signed_text(char out[16], int number) {
    snprintf(out, 16, "%s%d", number < 0 ? "−" : "", abs(number));
}

/* What is said of a board is what is drawn beside its name: with others at the left, alone at the right. */
static void shows_board(const char *with_others[2], const char *alone[2]) {
    char label[200], drawn[400];
    Rect left = widget("statistics.others_on_classic")->rect, right = widget("statistics.alone_on_classic")->rect;
    snprintf(label, sizeof label, "Classic, With others: %s, %s", with_others[0], with_others[1]);
    ck_assert_str_eq(widget("statistics.others_on_classic")->label, label);
    snprintf(label, sizeof label, "Classic, Solo: %s, %s", alone[0], alone[1]);
    ck_assert_str_eq(widget("statistics.alone_on_classic")->label, label);
    snprintf(drawn, sizeof drawn, "Classic\n%s\n%s\n%s\n%s\n", with_others[0], with_others[1], alone[0], alone[1]);
    ck_assert_str_eq(house_reads(app, rect_of(left.x, left.y, left.w + right.w, left.h)), drawn);
}

static void shows_points(const char *id, const char *what, int points) {
    char number[16], label[60];
    signed_text(number, points);
    snprintf(label, sizeof label, "%s: %s", what, number);
    shows_number(id, label);
}

START_TEST(figures_with_others_and_alone_are_kept_apart) {
    int mine[3], theirs[3], wins = 0;
    static const char *const BOARD[] = {"classic", "classic", "spiral"};
    static const int ROUNDS[] = {5, PATH_CARDS, 2};
    for (int i = 0; i < 3; i++) {
        play(BOARD[i], 2, ROUNDS[i]);
        mine[i] = path_total(&game()->player[0]);
        theirs[i] = path_total(&game()->player[1]);
        wins += (game()->winners & 1) != 0;
    }
    int best = mine[0] > mine[1] ? mine[0] : mine[1], most = theirs[0] > theirs[1] ? theirs[0] : theirs[1];
    ck_assert(mine[0] < mine[1] && mine[2] < mine[1] && theirs[2] < most && most > best); /* else take another seed */
    play("classic", 1, PATH_CARDS);
    int alone = path_total(&game()->player[0]);
    show_statistics_of("Lena");
    shows_points("statistics.others0", "Games", 3);
    shows_points("statistics.others1", "Won", wins);
    shows_points("statistics.others2", "Most points", best);
    shows_points("statistics.others3", "Average", (int)lround((mine[0] + mine[1] + mine[2]) / 3.0));
    shows_points("statistics.alone0", "Games", 1);
    shows_points("statistics.alone1", "Tiles lit", game()->player[0].count);
    shows_points("statistics.alone2", "Most points", alone);
    shows_points("statistics.alone3", "Average", alone);
    char own[16], record[40], by_oneself[16], number[16];
    signed_text(own, best);
    signed_text(number, most);
    snprintf(record, sizeof record, "Record: %s, Otto", number);
    signed_text(by_oneself, alone);
    shows_board((const char *[]){own, record}, (const char *[]){by_oneself, "the record"});
}
END_TEST

Suite *suite_path_records(void) {
    Suite *suite = suite_create("records of path");
    TCase *cases = tcase_create("records");
    tcase_add_checked_fixture(cases, open_house, close_house);
    tcase_set_timeout(cases, 120);
    tcase_add_test(cases, figures_with_others_and_alone_are_kept_apart);
    suite_add_tcase(suite, cases);
    return suite;
}
