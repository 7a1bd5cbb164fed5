/* Whose game it is, and how far: lists, offers and stand-ins name the right people. */
#include "rooms.h"
#include "suites.h"

#include "ai/character.h"
#include "games/path/play/session.h"
#include "games/path/scenes/path_scenes.h"
#include "i18n/i18n.h"
#include "play/chronicle.h"
#include "scenes/front/front.h"
#include "scenes/menus/in_play.h"
#include "scenes/menus/menus.h"
#include "scenes/menus/offer.h"
#include "store/store.h"

#include <cjson/cJSON.h>

#include <stdio.h>
#include <string.h>

static Seat person(const char *name, Figurine figurine) {
    Seat seat = {.figurine = figurine};
    i18n_copy(seat.name, sizeof seat.name, name);
    return seat;
}

static Seat computer(const char *name, Figurine figurine) {
    Seat seat = person(name, figurine);
    seat.is_computer = true;
    seat.level = AI_EASY;
    return seat;
}

static void pass_all(void) {
    for (int p = 0; p < session_players(in_play(app)); p++) {
        path_session_close(in_play(app), p, &(PathLine){.end = PATH_END_B});
    }
}

/* Everybody has passed so many rounds. */
static int64_t begin(const Seat *seat, int players, int rounds) {
    PathSessionSetup setup = {.players = players, .board = "classic"};
    PlayError error;
    memcpy(setup.seat, seat, (size_t)players * sizeof *seat);
    ck_assert_msg(in_play_sit_down(app, path_session_start(in_play_host(app), &setup, &error)), "%s", error.text);
    for (int round = 0; round < rounds; round++) {
        pass_all();
    }
    return session_store_id(in_play(app));
}

/* --- lists of games ----------------------------------------------------------------------------------------------- */

enum { GAMES = 7 };

/* The newest is the first, and five are on a page. */
START_TEST(every_open_game_is_listed_and_opened_as_itself) {
    static const char *const WHO[GAMES] = {"Ada", "Ben", "Cem", "Dora", "Eva", "Finn", "Gina"};
    int64_t game[GAMES];
    for (int i = 0; i < GAMES; i++) {
        game[i] = begin((Seat[]){person(WHO[i], 0), person("Otto", 1)}, 2, i);
    }
    for (int place = 0; place < GAMES; place++) {
        int which = GAMES - 1 - place;
        char label[120];
        house_show(app, &TITLE_SCENE, NULL, 0);
        DO("click title.others");
        DO("wait idle");
        if (place >= 5) {
            DO("click open_games.later");
            DO("wait idle");
        }
        snprintf(label, sizeof label, "%s and Otto\nBest Path · Round %d of 15, nobody’s ahead", WHO[which], which + 1);
        const Widget *row = widget(ui_id("open_games.game%d", place));
        ck_assert_str_eq(row->label, label);
        ck_assert_ptr_nonnull(strstr(house_reads(app, row->rect), label));
        if (place == 0 || place == GAMES - 1) {
            DO("click open_games.game%d", place);
            DO("wait idle");
            ck_assert_int_eq(session_store_id(in_play(app)), game[which]);
        }
    }
}
END_TEST

static void row_tells(int row, const char *words) {
    const char *label = widget(ui_id("statistics.row%d", row))->label;
    ck_assert_msg(strstr(label, words) != NULL, "\"%s\" does not say \"%s\"", label, words);
}

START_TEST(the_list_of_games_tells_who_played_how_long_and_to_what_end) {
    Seat two[] = {person("Lea", 0), person("Otto", 1)};
    begin(two, 2, PATH_CARDS);
    begin(two, 2, 2);
    in_play_abandon(app);
    begin(two, 2, 3);
    house_show(app, &PATH_SCENE, NULL, 0);
    DO("wait 625000");
    house_show(app, &TITLE_SCENE, NULL, 0);
    DO("click title.statistics");
    DO("wait idle");
    DO("click statistics.tab_games");
    DO("wait idle");
    row_tells(0, ", unfinished · Classic, ");
    row_tells(0, ", 10 minutes · Lea · Otto");
    row_tells(1, ", abandoned · ");
    row_tells(2, " · Lea No. 1, −60 points · Otto No. 1, −60 points");
    ck_assert(has("statistics.game0.resume") && !has("statistics.game1.resume") && !has("statistics.game2.resume"));
    ck_assert(has("statistics.game2.review"));
}
END_TEST

/* --- stand-ins ---------------------------------------------------------------------------------------------------- */

START_TEST(a_computer_plays_for_whom_it_says_and_somebody_stays) {
    begin((Seat[]){computer("Ada", 0), person("Lea", 1), person("Otto", 2)}, 3, 0);
    house_show(app, &PATH_SCENE, NULL, 0);
    DO("click path.pause");
    DO("wait idle");
    DO("click pause.stand_in");
    DO("wait idle");
    ck_assert(!has("stand_in.seat0"));
    ck_assert_str_eq(widget("stand_in.seat1")->label, "A computer plays for Lea");
    ck_assert_str_eq(widget("stand_in.seat2")->label, "A computer plays for Otto");
    ck_assert_ptr_null(widget("stand_in.seat2")->why_not);
    DO("click stand_in.seat1");
    DO("wait 50");
    ck_assert(!session_is_person(in_play(app), 1) && session_is_person(in_play(app), 2));
    ck_assert_str_eq(widget("stand_in.seat2")->why_not, "At least one person has to keep playing.");
    ck_assert_ptr_null(widget("stand_in.seat1")->why_not); /* may come back */
}
END_TEST

/* --- the offer to newcomers --------------------------------------------------------------------------------------- */

static void play_through(const Seat *seat, int players) {
    begin(seat, players, PATH_CARDS);
    ck_assert(session_is_over(in_play(app)));
    store_flush(app->store);
}

/* Takes the game in play away, and keeps it as if it had come in a file. */
static void come_in_a_file(void) {
    PlayError error;
    int64_t game = session_store_id(in_play(app));
    char *text = chronicle_to_text(in_play(app));
    in_play_leave(app);
    store_delete_game(app->store, game);
    Session *chronicle = chronicle_from_text(in_play_host(app), text, strlen(text), "file.json", &error);
    ck_assert_msg(chronicle != NULL, "%s", error.text);
    chronicle_keep(chronicle);
    session_leave(chronicle);
    cJSON_free(text);
    store_flush(app->store);
}

/* Neither a computer of that name nor somebody in a file has played here. */
START_TEST(who_has_played_here_before_is_offered_no_lesson) {
    Seat mia = person("Mia", 0), otto = person("Otto", 1);
    play_through((Seat[]){computer("Mia", 0), otto}, 2);
    play_through((Seat[]){mia, otto}, 2);
    come_in_a_file();
    begin((Seat[]){mia}, 1, 0);
    ck_assert(offer_is_due(app, in_play(app)));
    StoreGames games = store_list_games(app->store, "path");
    ck_assert_uint_eq(games.count, 3);
    store_games_free(&games);
    play_through((Seat[]){mia, otto}, 2);
    begin((Seat[]){mia}, 1, 0);
    ck_assert(!offer_is_due(app, in_play(app)));
    begin((Seat[]){person("Zoe", 2)}, 1, 0);
    ck_assert(offer_is_due(app, in_play(app)));
}
END_TEST

/* The person may sit anywhere, and have the coach's usual figurine. */
START_TEST(the_coach_is_somebody_else_and_teaches_the_person) {
    char label[160];
    begin((Seat[]){computer("Ada", FIGURINE_FLASK), person("Zoe", FIGURINE_FIBRE)}, 2, 0);
    house_show(app, &PATH_SCENE, NULL, 0);
    snprintf(label, sizeof label, "Want %s to show you how?",
             tr(ai_character(ai_character_of(FIGURINE_FLASK, 0))->name));
    ck_assert_str_eq(widget("path.teach")->label, label);
    DO("click path.teach");
    DO("wait idle");
    ck_assert(session_is_tutorial(in_play(app)));
    ck_assert_str_eq(session_seat(in_play(app), 0)->name, "Zoe");
}
END_TEST

Suite *suite_whose(void) {
    Suite *suite = suite_create("whose");
    TCase *cases = tcase_create("whose");
    tcase_add_checked_fixture(cases, open_house, close_house);
    tcase_set_timeout(cases, 240);
    tcase_add_test(cases, every_open_game_is_listed_and_opened_as_itself);
    tcase_add_test(cases, the_list_of_games_tells_who_played_how_long_and_to_what_end);
    tcase_add_test(cases, a_computer_plays_for_whom_it_says_and_somebody_stays);
    tcase_add_test(cases, who_has_played_here_before_is_offered_no_lesson);
    tcase_add_test(cases, the_coach_is_somebody_else_and_teaches_the_person);
    suite_add_tcase(suite, cases);
    return suite;
}
