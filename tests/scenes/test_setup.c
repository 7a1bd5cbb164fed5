/* Choosing players and board. */
#include "rooms.h"
#include "suites.h"

#include "games/path/scenes/path_scenes.h"
#include "games/world/play/session_inside.h"
#include "games/world/scenes/setup_inside.h"
#include "games/world/scenes/world_scenes.h"
#include "gfx/theme.h"

#include <stdio.h>
#include <string.h>

static void type_name(int seat, const char *name) {
    DO("click setup.seat%d.name", seat);
    DO("text %s", name);
    DO("key Return");
    DO("wait idle");
}

START_TEST(a_route_says_how_long_it_is_and_the_sprint_how_many_stages_it_has) {
    house_show(app, &SETUP_SCENE, NULL, 0);
    ck_assert_str_eq(house_reads(app, widget("setup.route.sprint")->rect), "Sprint\n25 spaces and 2 stages\n");
    ck_assert_str_eq(house_reads(app, widget("setup.route.classic")->rect), "Classic\n64 spaces\n");
}
END_TEST

START_TEST(a_figurine_somebody_has_is_swapped) {
    house_show(app, &SETUP_SCENE, NULL, 0);
    DO("click setup.seats4");
    DO("wait idle");
    DO("click setup.seat0.figurine");
    DO("wait idle");
    DO("click setup.start");
    DO("wait idle");
    unsigned used = 0;
    for (int p = 0; p < 4; p++) {
        used |= 1u << session_seat(in_play(app), p)->figurine;
    }
    ck_assert_uint_eq(used, 0xf);
    ck_assert_int_eq(session_seat(in_play(app), 0)->figurine, FIGURINE_LENS);
    ck_assert_int_eq(session_seat(in_play(app), 1)->figurine, FIGURINE_FLASK);
}
END_TEST

START_TEST(two_of_one_name_are_told_apart_before_they_start) {
    house_show(app, &SETUP_SCENE, NULL, 0);
    type_name(0, "Nora");
    type_name(1, "Nora ");
    ck_assert_ptr_nonnull(ui_why_not(stack_top_ui(app->stack), "setup.start"));
    ck_assert_ptr_nonnull(strstr(ui_why_not(stack_top_ui(app->stack), "setup.start"), "Nora"));
    type_name(1, "小红");
    ck_assert_ptr_null(ui_why_not(stack_top_ui(app->stack), "setup.start"));
    DO("click setup.start");
    DO("wait idle");
    ck_assert_str_eq(session_seat(in_play(app), 1)->name, "小红");
}
END_TEST

START_TEST(a_name_is_shown_whole_or_not_taken) {
    house_show(app, &SETUP_SCENE, NULL, 0);
    type_name(0, "陈玥喆");
    ck_assert_str_eq(widget("setup.seat0.name")->text, "陈玥喆");
    ck_assert_str_eq(stack_top_ui(app->stack)->said, "");
    type_name(1, "A😀n한na");
    ck_assert_str_eq(widget("setup.seat1.name")->text, "Anna");
    ck_assert_ptr_nonnull(strstr(stack_top_ui(app->stack)->said, "can’t display"));
    ck_assert_str_eq(stack_top_ui(app->stack)->said_at, "setup.seat1.name");
    DO("click setup.start");
    DO("wait idle");
    ck_assert_str_eq(session_seat(in_play(app), 0)->name, "陈玥喆");
    ck_assert_str_eq(session_seat(in_play(app), 1)->name, "Anna");
}
END_TEST

START_TEST(an_empty_name_has_a_default) {
    house_show(app, &SETUP_SCENE, NULL, 0);
    type_name(0, "Mia");
    DO("click setup.seat0.name");
    DO("key Backspace");
    DO("key Return");
    DO("wait idle");
    ck_assert_str_eq(widget("setup.seat0.name")->text, "");
    DO("click setup.start");
    DO("wait idle");
    ck_assert_str_eq(session_seat(in_play(app), 0)->name, "Player 1");
}
END_TEST

START_TEST(a_name_can_be_chosen_from_a_list) {
    house_show(app, &SETUP_SCENE, NULL, 0);
    DO("click setup.seat0.names");
    DO("wait idle");
    IN_SCENE("names");
    char name[64];
    snprintf(name, sizeof name, "%s", widget("names.name3")->label);
    DO("click names.name3");
    DO("wait idle");
    IN_SCENE("setup");
    ck_assert_str_eq(widget("setup.seat0.name")->text, name);
}
END_TEST

START_TEST(the_list_offers_names_known_in_the_language) {
    static const struct { const char *language, *name; } FIRST[] = {{"zh_CN", "安安"}, {"en", "Ada"}};
    for (size_t i = 0; i < sizeof FIRST / sizeof FIRST[0]; i++) {
        DO("lang %s", FIRST[i].language);
        house_show(app, &SETUP_SCENE, NULL, 0);
        DO("click setup.seat0.names");
        DO("wait idle");
        ck_assert_str_eq(widget("names.name0")->label, FIRST[i].name);
        DO("key Escape");
        DO("wait idle");
    }
}
END_TEST

static void has_played(const char *name, const char *kind) {
    int64_t id;
    StoreGame game = {.rules = 1, .seat_count = 2, .seat[1] = {.name = "Lens", .level = "easy"}, .started = 1};
    snprintf(game.kind, sizeof game.kind, "%s", kind);
    snprintf(game.board, sizeof game.board, "classic");
    snprintf(game.seat[0].name, sizeof game.seat[0].name, "%s", name);
    store_begin_game(app->store, &game, "{}", &id);
    store_finish_game(app->store, id, &(StoreResult){.seat = {{1, 9}, {2, 8}}}, 2);
}

START_TEST(the_list_begins_with_those_who_have_played_any_game) {
    has_played("Xaveria", "path");
    has_played("Yolande", "world");
    has_played("Zoltan", "tutorial");
    house_show(app, &SETUP_SCENE, NULL, 0);
    DO("click setup.seat0.names");
    DO("wait idle");
    ck_assert_str_eq(widget("names.name0")->label, "Yolande");
    ck_assert_str_eq(widget("names.name1")->label, "Xaveria");
    ck_assert_str_eq(widget("names.name2")->label, "Ada");
}
END_TEST

START_TEST(a_table_is_set_up_by_script) {
    house_show(app, &SETUP_SCENE, NULL, 0);
    static const char *const CLICK[] = {"setup.seats3",       "setup.seat1.kind",  "setup.seat2.level",
                                        "setup.seat2.starts", "setup.route.grand", "setup.questions.experts",
                                        "setup.start"};
    for (size_t i = 0; i < sizeof CLICK / sizeof CLICK[0]; i++) {
        DO("click %s", CLICK[i]);
        DO("wait idle");
    }
    ck_assert_int_eq(session_players(in_play(app)), 3);
    ck_assert_int_eq(session_persons(in_play(app)), 2);
    ck_assert_int_eq(session_seat(in_play(app), 2)->level, AI_MEDIUM);
    ck_assert_str_eq(session_board_name(in_play(app)), "grand");
    ck_assert_int_eq(world_session_game(in_play(app))->starter, 2);
}
END_TEST

START_TEST(a_person_has_questions_of_their_own_level_and_keeps_it) {
    house_show(app, &SETUP_SCENE, NULL, 0);
    static const char *const CLICK[] = {"setup.seats3", "setup.questions.children", "setup.seat1.kind",
                                        "setup.seat1.questions", "setup.start"};
    for (size_t i = 0; i < sizeof CLICK / sizeof CLICK[0]; i++) {
        DO("click %s", CLICK[i]);
        DO("wait idle");
    }
    const SiteQuestions *sites = &world_session_of(in_play(app))->record.sites;
    ck_assert(sites->has_levels);
    ck_assert_int_eq(sites->level[0], DECK_CHILDREN);
    ck_assert_int_eq(sites->level[1], DECK_FAMILY);
    ck_assert_int_eq(sites->level[2], DECK_CHILDREN); /* a computer: as the table */
    house_show(app, &SETUP_SCENE, NULL, 0);
    ck_assert_str_eq(widget("setup.seat0.questions")->label, "Questions: Children");
    ck_assert_str_eq(widget("setup.seat1.questions")->label, "Questions: Family");
    ck_assert(!has("setup.seat2.questions"));
    DO("click setup.questions.experts");
    DO("wait idle");
    ck_assert_str_eq(widget("setup.seat0.questions")->label, "Questions: Experts");
    ck_assert_str_eq(widget("setup.seat1.questions")->label, "Questions: Family");
}
END_TEST

static void press(const char *const *id, size_t count) {
    for (size_t i = 0; i < count; i++) {
        DO("click %s", id[i]);
        DO("wait idle");
    }
}
#define PRESS(...) press((const char *const[]){__VA_ARGS__}, sizeof((const char *[]){__VA_ARGS__}) / sizeof(char *))

static void reads(const char *id, const char *label) {
    ck_assert_str_eq(widget(id)->label, label);
}

START_TEST(who_has_children_s_questions_plays_against_gentle) {
    house_show(app, &SETUP_SCENE, NULL, 0);
    PRESS("setup.seats3", "setup.questions.children");
    reads("setup.seat1.level", "Gentle");
    reads("setup.seat2.level", "Gentle");
    PRESS("setup.questions.family");
    reads("setup.seat1.level", "Easy");
    PRESS("setup.seat0.questions", "setup.seat0.questions"); /* experts, then children */
    reads("setup.seat0.questions", "Questions: Children");
    reads("setup.seat1.level", "Gentle");
    PRESS("setup.start");
    ck_assert_int_eq(session_seat(in_play(app), 1)->level, AI_GENTLE);
}
END_TEST

START_TEST(best_path_knows_the_children_of_world) {
    house_show(app, &SETUP_SCENE, NULL, 0);
    PRESS("setup.seats3", "setup.seat1.kind", "setup.seat1.questions", "setup.seat1.questions");
    type_name(1, "Mia");
    reads("setup.seat1.questions", "Questions: Children");
    house_show(app, &PATH_SETUP_SCENE, NULL, 0);
    reads("path_setup.seat1.level", "Easy"); /* Mia does not sit here */
    DO("click path_setup.seat0.name");
    DO("text Mia");
    DO("key Return");
    DO("wait idle");
    reads("path_setup.seat1.level", "Gentle");
    house_show(app, &SETUP_SCENE, NULL, 0);
    PRESS("setup.questions.children", "setup.seat1.questions", "setup.seat1.questions"); /* Mia’s are experts’ now */
    reads("setup.seat1.questions", "Questions: Experts");
    house_show(app, &PATH_SETUP_SCENE, NULL, 0);
    reads("path_setup.seat1.level", "Easy");
    PRESS("path_setup.seats3", "path_setup.seat2.kind"); /* somebody unknown is as the table */
    reads("path_setup.seat1.level", "Gentle");
}
END_TEST

/* What can be read of a seat's level. */
static bool tells(const char *id, const char *words) {
    return strstr(house_reads(app, widget(id)->rect), words) != NULL;
}

START_TEST(from_the_second_game_on_computers_follow_and_say_so) {
    static const struct {
        const Scene *scene;
        const char *kind, *level;
    } SETUP[] = {{&SETUP_SCENE, "world", "setup.seat1.level"}, {&PATH_SETUP_SCENE, "path", "path_setup.seat1.level"}};
    for (size_t i = 0; i < sizeof SETUP / sizeof SETUP[0]; i++) {
        house_show(app, SETUP[i].scene, NULL, 0);
        reads(SETUP[i].level, "Easy");
        has_played("Player 1", SETUP[i].kind);
        house_show(app, SETUP[i].scene, NULL, 0);
        reads(SETUP[i].level, "Adapts to you");
        ck_assert(tells(SETUP[i].level, "you win about half the time"));
    }
    PRESS("path_setup.start");
    ck_assert(session_seat(in_play(app), 1)->follows);
}
END_TEST

START_TEST(who_has_not_played_yet_is_followed_by_nobody) {
    has_played("Mia", "world");
    house_show(app, &SETUP_SCENE, NULL, 0);
    reads("setup.seat1.level", "Easy");
    type_name(0, "Mia");
    reads("setup.seat1.level", "Adapts to you");
    PRESS("setup.questions.children");
    reads("setup.seat1.level", "Gentle");
    PRESS("setup.questions.family", "setup.seat1.level"); /* by hand, from then on */
    reads("setup.seat1.level", "Gentle");
    type_name(0, "Noa");
    reads("setup.seat1.level", "Gentle");
    house_show(app, &SETUP_SCENE, NULL, 0);
    reads("setup.seat1.level", "Gentle");
}
END_TEST

START_TEST(a_level_chosen_by_hand_stays_for_children_too) {
    house_show(app, &SETUP_SCENE, NULL, 0);
    PRESS("setup.seats3", "setup.seat2.level", "setup.questions.children");
    for (int time = 0; time < 2; time++) { /* and is remembered */
        reads("setup.seat1.level", "Gentle");
        reads("setup.seat2.level", "Medium");
        house_show(app, &SETUP_SCENE, NULL, 0);
    }
    PRESS("setup.questions.experts");
    reads("setup.seat1.level", "Easy");
    reads("setup.seat2.level", "Medium");
}
END_TEST

START_TEST(a_level_of_an_older_version_is_one_chosen_by_hand) {
    store_set_number(app->store, "new_game.seat1.level", AI_HARD);
    store_set_number(app->store, "new_game.questions", DECK_CHILDREN);
    house_show(app, &SETUP_SCENE, NULL, 0);
    reads("setup.seat1.level", "Hard");
}
END_TEST

START_TEST(without_a_store_everybody_has_the_questions_of_the_table) {
    static Setup setup;
    setup_recall(&setup, NULL);
    for (int i = 0; i < WORLD_PLAYERS_MAX; i++) {
        setup.seats.seat[i].is_computer = false;
        ck_assert_int_eq(setup_level(&setup, i), DECK_FAMILY);
    }
}
END_TEST

/* Which of two buttons lies further to the right. */
static bool lies_right(const char *a, const char *b) {
    return widget(a)->rect.x > widget(b)->rect.x;
}

START_TEST(what_goes_on_in_a_popup_lies_where_the_hand_is) {
    for (int left = 0; left <= 1; left++) {
        app->preferences.left_handed = left == 1;
        app_use_preferences(app);
        house_show(app, &SETUP_SCENE, NULL, 0);
        DO("click setup.code");
        DO("wait idle");
        ck_assert(lies_right("code.ok", "code.cancel") != (left == 1));
        DO("click code.cancel");
        DO("click setup.day");
        DO("wait idle");
        ck_assert(lies_right("day.ok", "day.cancel") != (left == 1));
    }
}
END_TEST

START_TEST(a_new_game_explains_itself_and_lets_one_go) {
    static const Scene *const SETUP[] = {&SETUP_SCENE, &PATH_SETUP_SCENE};
    static const char *const CHAPTER[] = {"help.goal", "help.path"};
    for (int game = 0; game < 2; game++) {
        house_show(app, SETUP[game], NULL, 0);
        DO("key F1");
        DO("wait idle");
        ck_assert(widget(CHAPTER[game])->selected);
        DO("key Escape");
        DO("wait idle");
        ck_assert_str_eq(house_scene(app), SETUP[game]->name);
        DO("key Escape");
        DO("wait idle");
        ck_assert_str_eq(house_scene(app), "title");
    }
}
END_TEST

Suite *suite_setup(void) {
    Suite *suite = suite_create("setup");
    TCase *cases = tcase_create("setup");
    tcase_add_checked_fixture(cases, open_house, close_house);
    tcase_set_timeout(cases, 240);
    tcase_add_test(cases, a_route_says_how_long_it_is_and_the_sprint_how_many_stages_it_has);
    tcase_add_test(cases, a_figurine_somebody_has_is_swapped);
    tcase_add_test(cases, two_of_one_name_are_told_apart_before_they_start);
    tcase_add_test(cases, a_name_is_shown_whole_or_not_taken);
    tcase_add_test(cases, an_empty_name_has_a_default);
    tcase_add_test(cases, a_name_can_be_chosen_from_a_list);
    tcase_add_test(cases, the_list_offers_names_known_in_the_language);
    tcase_add_test(cases, the_list_begins_with_those_who_have_played_any_game);
    tcase_add_test(cases, a_table_is_set_up_by_script);
    tcase_add_test(cases, a_person_has_questions_of_their_own_level_and_keeps_it);
    tcase_add_test(cases, who_has_children_s_questions_plays_against_gentle);
    tcase_add_test(cases, best_path_knows_the_children_of_world);
    tcase_add_test(cases, from_the_second_game_on_computers_follow_and_say_so);
    tcase_add_test(cases, who_has_not_played_yet_is_followed_by_nobody);
    tcase_add_test(cases, a_level_chosen_by_hand_stays_for_children_too);
    tcase_add_test(cases, a_level_of_an_older_version_is_one_chosen_by_hand);
    tcase_add_test(cases, without_a_store_everybody_has_the_questions_of_the_table);
    tcase_add_test(cases, what_goes_on_in_a_popup_lies_where_the_hand_is);
    tcase_add_test(cases, a_new_game_explains_itself_and_lets_one_go);
    suite_add_tcase(suite, cases);
    return suite;
}
