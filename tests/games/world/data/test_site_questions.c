/* Which question a site draws. */
#include "suites.h"

#include "games/world/data/site_questions.h"

#include <stdbool.h>
#include <stdlib.h>

enum { COUNT = 10 };

static SiteQuestions sites;
static QuestionCards cards;

static void set_out(void) {
    sites = (SiteQuestions){.field = {0, 0, 7, 0, 9, 0, 7, 0, 9, 9}, .unseen = COUNT};
    question_cards_begin(&cards);
}

static int draw(int card, int field) {
    question_cards_draw(&cards, &sites, COUNT, card, 0, field);
    return cards.question[card];
}

START_TEST(the_next_question_about_the_site_comes) {
    ck_assert_int_eq(draw(0, 7), 2);
    ck_assert_int_eq(cards.question[2], 0);
    ck_assert_int_eq(draw(1, 7), 6);
}
END_TEST

START_TEST(a_card_that_is_about_the_site_stays_and_a_site_without_any_changes_nothing) {
    ck_assert_int_eq(draw(2, 7), 2);
    ck_assert_int_eq(draw(0, 5), 0);
    ck_assert_int_eq(draw(3, 7), 6);
    ck_assert_int_eq(draw(4, 7), 4);
}
END_TEST

START_TEST(none_comes_twice_before_all_others_did) {
    bool came[COUNT] = {false};
    for (int card = 0; card < COUNT; card++) {
        int question = draw(card, card % 2 ? 7 : 9);
        ck_assert(!came[question]);
        came[question] = true;
    }
    int last = cards.question[COUNT - 1];
    ck_assert_int_ne(draw(0, sites.field[last]), last);
}
END_TEST

START_TEST(what_was_asked_last_is_not_asked_again_at_once) {
    sites = (SiteQuestions){.field = {0, 0, 0, 0, 5}, .unseen = COUNT};
    for (int levels = 0; levels < 2; levels++) {
        question_cards_begin(&cards);
        cards.question[4] = COUNT - 1;
        cards.question[COUNT - 1] = 4; /* the only one about field 5 was the last of all */
        sites.has_levels = levels == 1;
        sites.level[0] = DECK_FAMILY;
        ck_assert_int_ne(draw(0, 5), 4);
        ck_assert_int_eq(draw(1, 5), 4); /* but the next time */
    }
}
END_TEST

START_TEST(only_a_site_asks_about_where_somebody_stands) {
    static const uint8_t WHY[] = {WORLD_WHY_REWARD, WORLD_WHY_EVENT, WORLD_WHY_SITE};
    WorldGame game = {.question_count = COUNT};
    game.player[1].field = 7;
    for (size_t i = 0; i < sizeof WHY; i++) {
        question_cards_begin(&cards);
        WorldEvent event = {.kind = WORLD_HAPPENED_QUESTION, .player = 1, .question = {.index = 0, .why = WHY[i]}};
        question_cards_follow(&cards, &sites, &game, &event);
        ck_assert_int_eq(cards.question[0], WHY[i] == WORLD_WHY_SITE ? 2 : 0);
    }
}
END_TEST

START_TEST(what_came_lately_stays_behind) {
    sites.unseen = 4; /* 2 is new, 4 was seen long ago, 8 and 9 lately */
    ck_assert_int_eq(draw(0, 9), 0);
    ck_assert_int_eq(draw(1, 7), 2);
    ck_assert_int_eq(draw(3, 9), 3);
    ck_assert_int_eq(draw(4, 7), 6);
    ck_assert_int_eq(draw(5, 9), 4);
    ck_assert_int_eq(draw(6, 9), 5);
    ck_assert_int_eq(draw(7, 9), 7);
}
END_TEST

/* Player 1 is a child, player 0 an expert; of ten questions the even ones are for children. */
static void seat_two_levels(void) {
    sites.has_levels = true;
    sites.level[0] = DECK_EXPERTS;
    sites.level[1] = DECK_CHILDREN;
    for (int i = 0; i < COUNT; i++) {
        sites.difficulty[i] = i % 2 == 0 ? 1 : i % 4 == 1 ? 2 : 3;
    }
}

static int draw_for(int player, int card, int field) {
    question_cards_draw(&cards, &sites, COUNT, card, player, field);
    return cards.question[card];
}

START_TEST(everybody_gets_questions_of_their_own_level) {
    seat_two_levels();
    ck_assert_int_eq(draw_for(0, 0, 0), 1); /* experts are asked for 2, then 3 */
    ck_assert_int_eq(draw_for(0, 1, 0), 3);
    ck_assert_int_eq(draw_for(1, 2, 0), 2);
    ck_assert_int_eq(draw_for(1, 3, 9), 4); /* about the site, and easy */
    ck_assert_int_eq(draw_for(1, 4, 7), 6);
    ck_assert_int_eq(draw_for(1, 5, 9), 8); /* 9 is about it, too, but not for children */
    ck_assert_int_eq(draw_for(0, 6, 9), 9);
}
END_TEST

START_TEST(with_two_levels_none_comes_twice_either) {
    bool came[COUNT] = {false};
    seat_two_levels();
    for (int card = 0; card < COUNT; card++) {
        int question = draw_for(card % 3 == 0, card, card % 2 ? 7 : 9);
        ck_assert(!came[question]);
        came[question] = true;
    }
    int last = cards.question[COUNT - 1];
    ck_assert_int_ne(draw_for(last % 2 == 0, 0, sites.field[last]), last);
}
END_TEST

START_TEST(a_child_gets_a_seen_question_before_one_that_is_too_hard) {
    seat_two_levels();
    sites.unseen = 4;
    for (int i = 0; i < sites.unseen; i++) {
        sites.difficulty[i] = 3;
    }
    ck_assert_int_eq(draw_for(1, 0, 9), 4); /* the one seen longest ago that fits the site: 4 */
    ck_assert_int_eq(draw_for(1, 1, 0), 6);
    ck_assert_int_eq(draw_for(0, 2, 0), 2);
}
END_TEST

START_TEST(it_is_kept_with_a_game) {
    SiteQuestions back;
    if (_i == 1) {
        seat_two_levels();
    }
    DataError error = {0};
    cJSON *tree = site_questions_to_json(&sites, COUNT, 2);
    JsonPlace place = json_root(tree, "the sites", NULL, &error);
    site_questions_from_json(&place, COUNT, 2, &back);
    ck_assert_msg(!data_failed(&error), "%s", error.text);
    ck_assert_mem_eq(&back, &sites, sizeof sites);
    site_questions_from_json(&place, COUNT - 1, 2, &back);
    ck_assert(data_failed(&error));
    cJSON_Delete(tree);
}
END_TEST

Suite *site_questions_suite(void) {
    Suite *suite = suite_create("site questions");
    TCase *cases = tcase_create("site questions");
    tcase_add_checked_fixture(cases, set_out, NULL);
    tcase_add_test(cases, the_next_question_about_the_site_comes);
    tcase_add_test(cases, a_card_that_is_about_the_site_stays_and_a_site_without_any_changes_nothing);
    tcase_add_test(cases, none_comes_twice_before_all_others_did);
    tcase_add_test(cases, what_was_asked_last_is_not_asked_again_at_once);
    tcase_add_test(cases, only_a_site_asks_about_where_somebody_stands);
    tcase_add_test(cases, what_came_lately_stays_behind);
    tcase_add_test(cases, everybody_gets_questions_of_their_own_level);
    tcase_add_test(cases, with_two_levels_none_comes_twice_either);
    tcase_add_test(cases, a_child_gets_a_seen_question_before_one_that_is_too_hard);
    tcase_add_loop_test(cases, it_is_kept_with_a_game, 0, 2);
    suite_add_tcase(suite, cases);
    return suite;
}
