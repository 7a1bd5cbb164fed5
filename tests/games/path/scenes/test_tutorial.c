/* Best Path's tutorial in the house, without a window: what the coach says to people who listen, and to those who
 * don't. */
#include "table_house.h"

#include "games/path/play/game.h"
#include "games/path/scenes/tutorial.h"
#include "games/path/scenes/tutorial_steps.h"
#include "store/store.h"

enum { PERSON = 0, COACH = 1, ROUNDS_TAUGHT = 5 };

static void begin_tutorial(void) {
    PlayError error = {{0}};
    Seat person = {.figurine = FIGURINE_VIAL, .name = "Lena"};
    ck_assert_msg(path_tutorial_start(app, &person, &error), "%s", error.text);
    house_show(app, &PATH_SCENE, NULL, 0);
    DO("wait idle");
}

static const char *scene(void) {
    return house_scene(app);
}

static bool is_spoken_to(void) {
    return strcmp(scene(), "path_tutorial") == 0;
}

static const char *said(void) {
    const Widget *words = widget(is_spoken_to() ? "path_tutorial.text" : "path.coach");
    return words != NULL ? words->label : "";
}

static bool says(const char *part) {
    return strstr(said(), part) != NULL;
}

#define EXPECT(part) ck_assert_msg(says(part), "expected \"%s\", was told \"%s\"", part, said())

static void press(const char *id) {
    DO("click %s", id);
    DO("wait idle");
}

static void listen(const char *part) {
    ck_assert_msg(is_spoken_to(), "nothing is said, \"%s\" was expected; the prompt is \"%s\"", part, said());
    EXPECT(part);
    press("path_tutorial.next");
}

static void hear_welcome(void) {
    listen("Hi, Lena! I’m Pixel.");
    listen("a card is turned up for both of us");
}

static void hear_all(void) {
    while (is_spoken_to()) {
        press("path_tutorial.next");
    }
}

/* Where the coach points: the tile, or -1. */
static int pointed_at(void) {
    for (int cell = 0; cell < PATH_CELLS; cell++) {
        if (widget(tile(PERSON, cell)) != NULL && widget(tile(PERSON, cell))->selected) {
            return cell;
        }
    }
    return -1;
}

/* Also where the tile is not for drawing on: the answer is what counts. */
static void poke(int cell) {
    Point at = rect_middle(ui_rect(ui(), tile(PERSON, cell)));
    DO("pointer %g %g down", (double)at.x, (double)at.y);
    DO("pointer %g %g up", (double)at.x, (double)at.y);
    DO("wait idle");
}

/* Does what is asked for until the round is over; what is said in between is read. */
static void play_round_as_told(void) {
    int round = game()->round;
    while (game()->round == round && !session_is_over(in_play(app))) {
        if (is_spoken_to()) {
            press("path_tutorial.next");
        } else if (pointed_at() >= 0) {
            press(tile(PERSON, pointed_at()));
        } else if (says("Touch this row")) {
            press("path.rounds");
        } else if (says("nobody knows in which order")) {
            DO("key Escape");
            DO("wait idle");
        } else {
            press("path.ready0");
        }
    }
}

/* --- a listener --------------------------------------------------------------------------------------------------- */

START_TEST(whoever_does_as_told_hears_every_lesson_that_always_comes_up) {
    begin_tutorial();
    hear_welcome();
    EXPECT("Start here: this tile is red, and red is on the card.");
    for (int round = 1; round <= ROUNDS_TAUGHT; round++) {
        ck_assert_int_eq(game()->round, round);
        play_round_as_told();
    }
    uint32_t always = 1u << PATH_LESSON_WELCOME | 1u << PATH_LESSON_CARD | 1u << PATH_LESSON_LIT |
                      1u << PATH_LESSON_FIRST | 1u << PATH_LESSON_THEIRS | 1u << PATH_LESSON_ENDS |
                      1u << PATH_LESSON_DOUBLED | 1u << PATH_LESSON_DECK;
    ck_assert_uint_eq(session_lessons(in_play(app)) & always, always);
    ck_assert_uint_eq(session_lessons(in_play(app)) & 1u << PATH_LESSON_EARLY, 0);
    listen("That’s all you need!");
    ck_assert_str_eq(scene(), "path");
    ck_assert_ptr_null(widget("path.coach"));
    ck_assert_int_eq(pointed_at(), -1);
    ck_assert_int_ge(path_total(&game()->player[PERSON]), -15);
}
END_TEST

START_TEST(the_lessons_come_in_their_rounds_with_the_words_of_the_table) {
    begin_tutorial();
    hear_welcome();
    play_round_as_told();
    listen("every tile you haven’t lit costs one");
    listen("Your ray has two ends now");
    EXPECT("You can reach the 9 in this round!");
    play_round_as_told();
    listen("You were first to reach the 9, so it counts in full: 9 points!");
    listen("I was first to reach the 8, so on your window it has turned silver. From now on it’s worth half, "
           "rounded up: still 4 for you.");
    play_round_as_told();
    listen("We both reached the 3 in the same round");
    listen("violet is on this card twice");
    EXPECT("Touch this row to see which are still to come");
    press("path.rounds");
    EXPECT("Still to come: 11 of the 15 cards, but nobody knows in which order. The 10 is yellow, and yellow is on "
           "7 of them. So plan your way there!");
    DO("key Escape");
    DO("wait idle");
    ck_assert(!says("Touch this row"));
    ck_assert_int_ge(pointed_at(), 0);
}
END_TEST

/* Hands over what the coach says: they lead away and back to the same words. */
START_TEST(the_pause_and_the_help_open_over_what_the_coach_says) {
    static const struct {
        const char *hand, *scene;
    } WAY[] = {{"key Escape", "pause"}, {"pad start", "pause"}, {"key F1", "help"}};
    begin_tutorial();
    for (size_t i = 0; i < sizeof WAY / sizeof WAY[0]; i++) {
        DO("%s", WAY[i].hand);
        DO("wait idle");
        ck_assert_msg(strcmp(scene(), WAY[i].scene) == 0, "%s leads to %s", WAY[i].hand, scene());
        DO("key Escape");
        DO("wait idle");
        EXPECT("Hi, Lena! I’m Pixel.");
    }
}
END_TEST

/* --- who ---------------------------------------------------------------------------------------------------------- */

static void check_seats(const Seat *who, const char *person, const char *coach) {
    PlayError error = {{0}};
    ck_assert_msg(path_tutorial_start(app, who, &error), "%s", error.text);
    const Seat *taught = session_seat(in_play(app), PERSON), *teaches = session_seat(in_play(app), COACH);
    ck_assert_str_eq(taught->name, person);
    ck_assert_str_eq(teaches->name, coach);
    ck_assert(taught->figurine != teaches->figurine && teaches->is_computer && !taught->is_computer);
    in_play_abandon(app);
}

START_TEST(nobody_sits_opposite_a_coach_of_the_same_name_or_figurine) {
    check_seats(&(Seat){.figurine = FIGURINE_VIAL, .name = "Ada"}, "Ada", "Pixel");
    check_seats(&(Seat){.figurine = FIGURINE_VIAL, .name = "Pixel"}, "Guest", "Pixel");
    check_seats(&(Seat){.figurine = FIGURINE_FIBRE, .name = "Pixel"}, "Pixel", "Otto");
}
END_TEST

START_TEST(who_had_the_first_seat_of_the_last_game_is_taught_by_name) {
    store_set_text(app->store, "path_game.seat0.name", "Ada");
    check_seats(NULL, "Ada", "Pixel");
    store_set_flag(app->store, "path_game.seat0.computer", true);
    check_seats(NULL, "Guest", "Pixel");
    store_set_flag(app->store, "path_game.seat0.computer", false);
    store_set_text(app->store, "path_game.seat0.name", " ");
    check_seats(NULL, "Guest", "Pixel");
}
END_TEST

/* --- others ------------------------------------------------------------------------------------------------------- */

START_TEST(a_press_on_a_tile_that_does_not_fit_is_answered_and_forgiven) {
    begin_tutorial();
    hear_welcome();
    int start = game()->player[PERSON].start;
    poke(60);
    EXPECT("That tile is too far away");
    ck_assert_int_ge(pointed_at(), 0);
    poke(23); /* violet, beside the start; the card has none */
    EXPECT("That colour isn’t on this card");
    poke(14); /* red */
    ck_assert(!says("That colour"));
    poke(start);
    DO("wait idle");
    poke(14);
    poke(13); /* blue */
    poke(15); /* blue again, but beside the 14: no neighbour of the tip */
    EXPECT("too far away");
}
END_TEST

START_TEST(whoever_is_ready_too_early_may_change_the_line) {
    begin_tutorial();
    hear_welcome();
    press("path.ready0");
    ck_assert(is_spoken_to());
    EXPECT("Ready already? With this card you could light more tiles: 4 in all.");
    ck_assert_int_eq(game()->round, 1);
    press("path_tutorial.next");
    ck_assert_str_eq(scene(), "path");
    ck_assert_uint_eq(game()->closed, 0);
    press(tile(PERSON, 14));
    press("path.ready0"); /* early again: nobody is asked twice */
    ck_assert_int_eq(game()->round, 2);
    ck_assert_int_eq(game()->player[PERSON].count, 2);
}
END_TEST

START_TEST(or_leave_it_at_that) {
    begin_tutorial();
    hear_welcome();
    press("path.ready0");
    press("path_tutorial.keep");
    ck_assert_int_eq(game()->round, 2);
    ck_assert_int_eq(game()->player[PERSON].count, 1);
    listen("You’ve passed. That’s allowed");
    ck_assert_msg(!says("two ends"), "a ray that is a tile has one end");
}
END_TEST

START_TEST(whoever_passes_always_comes_to_the_last_word_too) {
    begin_tutorial();
    hear_welcome();
    for (int i = 0; i < 60 && !says("That’s all you need!"); i++) {
        if (is_spoken_to()) {
            press(widget("path_tutorial.keep") != NULL ? "path_tutorial.keep" : "path_tutorial.next");
        } else {
            press("path.ready0");
        }
    }
    EXPECT("That’s all you need!");
    ck_assert_int_eq(game()->round, ROUNDS_TAUGHT + 1);
    ck_assert(session_lessons(in_play(app)) >> PATH_LESSON_THEIRS & 1);
}
END_TEST

START_TEST(a_line_that_shuts_tiles_off_is_warned_of_while_it_can_be_taken_back) {
    static const int ROUND[4][5] = {{30, 38, 37, 29}, {15, 16, 17}, {25, 34, 42, 41, 33}, {20, 19, 27, 26}};
    begin_tutorial();
    for (int round = 0; round < 4; round++) {
        hear_all();
        for (int i = 0; i < 5 && ROUND[round][i] > 0; i++) {
            press(tile(PERSON, ROUND[round][i]));
            ck_assert_msg(!says("Careful!"), "nothing is cut off by %d", ROUND[round][i]);
        }
        press("path.ready0");
    }
    hear_all();
    press(tile(PERSON, 35)); /* along the rim: the tiles above and below lie apart from now on */
    EXPECT("Careful! This line would cut 17 tiles off for good. Each would stay dark");
    press("path.back0");
    ck_assert(!says("Careful!"));
}
END_TEST

/* --- what is kept ------------------------------------------------------------------------------------------------- */

START_TEST(it_goes_on_where_it_was_left_and_begins_anew_when_it_was_done) {
    begin_tutorial();
    hear_welcome();
    play_round_as_told();
    press("path_tutorial.next");
    uint64_t hash = path_hash(game());
    uint32_t lessons = session_lessons(in_play(app));
    PlayError error;
    in_play_leave(app);
    ck_assert(path_tutorial_start(app, NULL, &error));
    ck_assert_uint_eq(path_hash(game()), hash);
    ck_assert_uint_eq(session_lessons(in_play(app)), lessons);
    ck_assert_str_eq(session_seat(in_play(app), PERSON)->name, "Lena");
    house_show(app, &PATH_SCENE, NULL, 0);
    DO("wait idle");
    while (!says("That’s all you need!")) {
        play_round_as_told();
    }
    press("path_tutorial.next");
    in_play_leave(app);
    ck_assert(path_tutorial_start(app, NULL, &error));
    ck_assert_int_eq(game()->round, 1);
    ck_assert_uint_eq(session_lessons(in_play(app)), 0);
}
END_TEST

/* The button beside "Keep playing" leads out, and the lesson counts all the same. */
START_TEST(who_leaves_at_the_last_word_has_learned_it_all) {
    PlayError error;
    begin_tutorial();
    while (!says("That’s all you need!")) {
        play_round_as_told();
    }
    ck_assert(!store_get_flag(app->store, "path_tutorial.done", false));
    DO("click path_tutorial.leave");
    ck_assert(store_get_flag(app->store, "path_tutorial.done", false));
    ck_assert(path_tutorial_start(app, NULL, &error));
    ck_assert_int_eq(game()->round, 1);
}
END_TEST

START_TEST(a_tutorial_played_to_its_end_is_in_no_statistics) {
    begin_tutorial();
    while (!session_is_over(in_play(app))) {
        play_round_as_told();
    }
    DO("wait idle");
    IN_SCENE("path_end");
    in_play_leave(app);
    StoreGames games = store_list_games(app->store, "path");
    ck_assert_uint_eq(games.count, 0);
    store_games_free(&games);
    SessionGlance glance;
    ck_assert_int_eq(session_glances(in_play_host(app), &glance, 1), 0);
}
END_TEST

/* --- the offer ---------------------------------------------------------------------------------------------------- */

START_TEST(a_first_game_offers_it_for_a_round_and_never_again) {
    sit_down(2, 1, 0);
    ck_assert_ptr_nonnull(widget("path.teach"));
    ck_assert_str_eq(widget("path.teach")->label, "Want Pixel to show you how?");
    say_ready(0);
    DO("wait idle");
    ck_assert_int_eq(game()->round, 2);
    ck_assert_ptr_null(widget("path.teach"));
    sit_down(2, 1, 0);
    ck_assert_msg(widget("path.teach") == NULL, "that was not the first game any more");
}
END_TEST

START_TEST(taking_the_offer_leads_there_and_the_game_waits) {
    sit_down(2, 1, 0);
    int64_t first = session_store_id(in_play(app));
    press("path.teach");
    ck_assert(is_spoken_to());
    EXPECT("Hi, Lena! I’m Pixel.");
    ck_assert(session_is_tutorial(in_play(app)));
    PlayError error;
    ck_assert_msg(in_play_resume(app, &error), "%s", error.text);
    ck_assert_int_eq(session_store_id(in_play(app)), first);
    house_show(app, &PATH_SCENE, NULL, 0);
    DO("wait idle");
    ck_assert_ptr_nonnull(widget("path.teach"));
    press("path.teach");
    while (!says("That’s all you need!")) {
        play_round_as_told();
    }
    press("path_tutorial.next");
    ck_assert(in_play_resume(app, &error));
    house_show(app, &PATH_SCENE, NULL, 0);
    DO("wait idle");
    ck_assert_ptr_null(widget("path.teach"));
}
END_TEST

Suite *suite_tutorial(void) {
    Suite *suite = suite_create("tutorial of path");
    TCase *coach = tcase_create("coach");
    tcase_add_checked_fixture(coach, open_house, close_house);
    tcase_set_timeout(coach, 120);
    tcase_add_test(coach, whoever_does_as_told_hears_every_lesson_that_always_comes_up);
    tcase_add_test(coach, the_lessons_come_in_their_rounds_with_the_words_of_the_table);
    tcase_add_test(coach, the_pause_and_the_help_open_over_what_the_coach_says);
    tcase_add_test(coach, nobody_sits_opposite_a_coach_of_the_same_name_or_figurine);
    tcase_add_test(coach, who_had_the_first_seat_of_the_last_game_is_taught_by_name);
    tcase_add_test(coach, a_press_on_a_tile_that_does_not_fit_is_answered_and_forgiven);
    tcase_add_test(coach, whoever_is_ready_too_early_may_change_the_line);
    tcase_add_test(coach, or_leave_it_at_that);
    tcase_add_test(coach, whoever_passes_always_comes_to_the_last_word_too);
    tcase_add_test(coach, a_line_that_shuts_tiles_off_is_warned_of_while_it_can_be_taken_back);
    tcase_add_test(coach, it_goes_on_where_it_was_left_and_begins_anew_when_it_was_done);
    tcase_add_test(coach, who_leaves_at_the_last_word_has_learned_it_all);
    tcase_add_test(coach, a_tutorial_played_to_its_end_is_in_no_statistics);
    tcase_add_test(coach, a_first_game_offers_it_for_a_round_and_never_again);
    tcase_add_test(coach, taking_the_offer_leads_there_and_the_game_waits);
    suite_add_tcase(suite, coach);
    return suite;
}
