/* Looking back: people and games. */
#include "rooms.h"
#include "suites.h"

#include "games/world/play/authority.h"
#include "games/world/play/session.h"
#include "games/world/scenes/world_scenes.h"
#include "gfx/text.h"
#include "scenes/front/front.h"
#include "scenes/menus/in_play.h"
#include "scenes/menus/menus.h"
#include "shell/loop.h"
#include "store/store.h"

#include <stdio.h>
#include <string.h>

START_TEST(statistics_tell_of_everybody_who_played) {
    for (int i = 0; i < 3; i++) {
        house_play(app, NAMES, 2, 2, "short", -1);
    }
    house_show(app, &TITLE_SCENE, NULL, 0);
    DO("click title.statistics");
    DO("wait idle");
    StorePlayers players = store_list_players(app->store, "world");
    ck_assert_uint_eq(players.count, 2);
    for (int i = 0; i < 2; i++) {
        ck_assert_str_eq(widget(ui_id("statistics.player%d", i))->label, players.player[i].name);
        ck_assert_ptr_nonnull(strstr(widget(ui_id("statistics.player%d", i))->text, "3 games"));
    }
    ck_assert_int_eq(players.player[0].wins + players.player[1].wins, 3);
    store_players_free(&players);
    DO("click statistics.player1");
    DO("click statistics.tab_games");
    DO("wait idle");
    ck_assert(has("statistics.game2.watch") && !has("statistics.game3.watch"));
}
END_TEST

/* Each as far as they came in their one game: the winner past every site, to Mainz. */
START_TEST(where_somebody_has_been_is_told_as_far_as_they_ever_came) {
    house_play(app, NAMES, 2, 2, "short", -1);
    StoreGames games = store_list_latest(app->store, 1);
    house_show(app, &STATISTICS_SCENE, NULL, 0);
    for (int seat = 0; seat < 2; seat++) {
        int player = 0, reached = -1, all = -1;
        while (strcmp(widget(ui_id("statistics.player%d", player))->label, games.game[0].seat[seat].name) != 0) {
            player++;
        }
        DO("click statistics.player%d", player);
        DO("wait idle");
        const char *said = widget("statistics.been")->label, *numbers = strstr(said, ": ");
        ck_assert_ptr_nonnull(strstr(said, games.game[0].seat[seat].name));
        ck_assert_ptr_nonnull(numbers);
        ck_assert_int_eq(sscanf(numbers, ": %d of %d sites", &reached, &all), 2);
        ck_assert_int_gt(all, 4);
        bool is_winner = games.game[0].seat[seat].place == 1;
        ck_assert(is_winner ? reached == all : reached < all || games.game[0].seat[seat].field > 30);
        ck_assert(reached > 0 || games.game[0].seat[seat].field < 8);
    }
    store_games_free(&games);
}
END_TEST

START_TEST(a_deleted_game_is_gone_and_counts_no_more) {
    house_play(app, NAMES, 2, 2, "short", -1);
    house_show(app, &STATISTICS_SCENE, NULL, 0);
    DO("click statistics.tab_games");
    DO("click statistics.game0.delete");
    DO("wait idle");
    DO("click message.button1");
    DO("wait idle");
    ck_assert(has("statistics.game0.watch"));
    DO("click statistics.game0.delete");
    DO("wait idle");
    DO("click message.button0");
    DO("wait idle");
    ck_assert(!has("statistics.game0.watch"));
    StorePlayers players = store_list_players(app->store, "world");
    ck_assert_uint_eq(players.count, 0);
    store_players_free(&players);
}
END_TEST

/* Two games of two people each; the newer one stands first in the list. */
static void show_players_of_two_games(void) {
    static const char *const OTHERS[] = {"Zoe", "Yann"};
    house_play(app, OTHERS, 2, 2, "short", -1);
    house_play(app, NAMES, 2, 2, "short", -1);
    house_show(app, &STATISTICS_SCENE, NULL, 0);
}

static void choose_player(const char *name) {
    int player = 0;
    while (strcmp(widget(ui_id("statistics.player%d", player))->label, name) != 0) {
        player++;
    }
    DO("click statistics.player%d", player);
}

static void delete_newest_game(void) {
    DO("click statistics.tab_games");
    DO("click statistics.game0.delete");
    DO("wait idle");
    DO("click message.button0");
    DO("wait idle");
    DO("click statistics.tab_players");
}

static const char *chosen_player(void) {
    const char *chosen = "";
    for (int i = 0; has(ui_id("statistics.player%d", i)); i++) {
        const Widget *player = widget(ui_id("statistics.player%d", i));
        chosen = player->selected ? player->label : chosen;
    }
    return chosen;
}

START_TEST(who_is_chosen_stays_so_when_others_are_gone) {
    show_players_of_two_games();
    choose_player("Zoe");
    delete_newest_game();
    ck_assert_str_eq(chosen_player(), "Zoe");
}
END_TEST

START_TEST(who_is_gone_with_their_last_game_is_shown_no_more) {
    static const char *const GONE[] = {"Lea", "Otto"};
    for (int i = 0; i < 2; i++) {
        show_players_of_two_games();
        choose_player(GONE[i]);
        delete_newest_game();
        ck_assert_msg(chosen_player()[0] != '\0', "somebody else is shown instead of %s", GONE[i]);
        delete_newest_game();
        ck_assert(!has("statistics.player0"));
    }
}
END_TEST

static int64_t seconds_told(void) {
    SessionFacts facts;
    StoreGames games = store_list_games(app->store, "world");
    ck_assert_uint_eq(games.count, 1);
    session_game_facts(in_play_host(app), games.game[0].id, &facts);
    store_games_free(&games);
    return facts.seconds;
}

/* A minute may be played or lost in half a second of coming and going. */
static void is_told(int minutes) {
    ck_assert_int_ge(seconds_told(), minutes * 60);
    ck_assert_int_le(seconds_told(), minutes * 60 + 20);
}

static void play_to_the_end(void) {
    Random random;
    random_init(&random, 1);
    while (!session_is_over(in_play(app))) {
        ck_assert(world_session_act(in_play(app), house_choice(app, &random)) == WORLD_ACCEPTED);
    }
}

START_TEST(a_game_s_time_is_that_of_all_its_sittings) {
    house_play(app, NAMES, 2, 2, "short", 0);
    house_show(app, &STAGE_SCENE, NULL, 0);
    for (int sitting = 1; sitting <= 3; sitting++) {
        DO("wait 600000");
        house_show(app, &TITLE_SCENE, NULL, 0);
        is_told(10 * sitting);
        DO("wait 600000"); /* at the title nobody plays */
        DO("click title.continue");
        DO("wait idle");
    }
    DO("wait 300000");
    play_to_the_end();
    house_show(app, &TITLE_SCENE, NULL, 0);
    is_told(35);
}
END_TEST

/* Plays to a person's next question, answers it and stays there; its words. */
static void answer_next_question(char *question, size_t size) {
    Random random;
    random_init(&random, 1);
    while (world_session_game(in_play(app))->awaiting != WORLD_AWAITING_QUESTION) {
        ck_assert(!session_is_over(in_play(app)));
        ck_assert(world_session_act(in_play(app), house_choice(app, &random)) == WORLD_ACCEPTED);
    }
    house_show(app, &STAGE_SCENE, NULL, 0);
    IN_SCENE("question");
    snprintf(question, size, "%s", widget("question.text")->label);
    ck_assert(!has("question.report"));
    DO("wait 1000");
    DO("click question.answer0");
    DO("wait idle");
}

static void press_report(bool is_then_reported) {
    DO("click question.report");
    DO("wait idle");
    ck_assert_int_eq(widget("question.report")->selected, is_then_reported);
}

START_TEST(a_question_called_wrong_is_listed_until_it_is_taken_back) {
    char wrong[300], fine[300];
    house_play(app, NAMES, 2, 2, "short", 0);
    answer_next_question(wrong, sizeof wrong);
    press_report(true);
    DO("click question.next");
    DO("wait idle");
    answer_next_question(fine, sizeof fine);
    press_report(true);
    press_report(false);
    house_show(app, &STATISTICS_SCENE, NULL, 0);
    DO("click statistics.tab_questions");
    DO("wait idle");
    ck_assert_str_eq(widget("statistics.questions.row0")->label, wrong);
    ck_assert_str_eq(widget("statistics.questions.row0")->text, "1 time");
    ck_assert(!has("statistics.questions.row1"));
    DO("lang fr");
    DO("wait idle");
    ck_assert_str_ne(widget("statistics.questions.row0")->label, wrong);
}
END_TEST

/* --- the size of letters ------------------------------------------------------------------------------------------ */

static struct {
    const char *begins;
    Rect box[8];
    int boxes;
} sought;

static void note_box(void *context, const char *text, Rect box) {
    (void)context;
    if (strncmp(text, sought.begins, strlen(sought.begins)) == 0 && sought.boxes < 8) {
        sought.box[sought.boxes++] = box;
    }
}

static void seek(const char *begins) {
    sought.begins = begins;
    sought.boxes = 0;
    text_watch(app->gfx, note_box, NULL);
    loop_light(app);
    text_watch_cuts(app->gfx, NULL, NULL);
}

/* From the highest letter to the lowest, pixels. */
static int ink_high(Rect box) {
    int first = -1, last = -1;
    for (int y = (int)box.y; y < (int)(box.y + box.h); y++) {
        if (light_pixels((Rect){box.x, (float)y, box.w, 1}) > 0) {
            first = first < 0 ? y : first;
            last = y;
        }
    }
    return first < 0 ? 0 : last - first + 1;
}

/* A line of fifteen pixels is about thirteen from the top of its h to the foot of a p, and twelve from that of its N.
 */
START_TEST(the_list_of_games_is_large_enough_to_be_read) {
    static const char *const WHO[] = {"Maximiliane", "Bartholomäus", "Konstantin", "Friederike"};
    static const struct {
        const char *begins;
        int boxes, least;
    } LINE[] = {{"No. ", 4, 12}, {"Short, ", 1, 13}};
    house_play(app, WHO, 4, 4, "short", -1);
    house_show(app, &STATISTICS_SCENE, NULL, 0);
    DO("click statistics.tab_games");
    DO("pointer 1 1 move");
    for (int i = 0; i < 2; i++) {
        seek(LINE[i].begins);
        ck_assert_int_eq(sought.boxes, LINE[i].boxes);
        DO("draw on");
        gfx_invalidate(app->gfx);
        DO("wait 100");
        for (int k = 0; k < sought.boxes; k++) {
            ck_assert_int_ge(ink_high(sought.box[k]), LINE[i].least);
        }
    }
}
END_TEST

Suite *suite_statistics(void) {
    Suite *suite = suite_create("statistics");
    TCase *cases = tcase_create("statistics");
    tcase_add_checked_fixture(cases, open_house, close_house);
    tcase_set_timeout(cases, 240);
    tcase_add_test(cases, statistics_tell_of_everybody_who_played);
    tcase_add_test(cases, where_somebody_has_been_is_told_as_far_as_they_ever_came);
    tcase_add_test(cases, a_deleted_game_is_gone_and_counts_no_more);
    tcase_add_test(cases, who_is_chosen_stays_so_when_others_are_gone);
    tcase_add_test(cases, who_is_gone_with_their_last_game_is_shown_no_more);
    tcase_add_test(cases, a_game_s_time_is_that_of_all_its_sittings);
    tcase_add_test(cases, a_question_called_wrong_is_listed_until_it_is_taken_back);
    tcase_add_test(cases, the_list_of_games_is_large_enough_to_be_read);
    suite_add_tcase(suite, cases);
    return suite;
}
