/* Which questions a game asks, and in which order. */
#include "suites.h"

#include "games/world/data/deck.h"

#include <stdlib.h>
#include <string.h>

static Questions *bank;

static void load(void) {
    char *path = asset_path("questions.json");
    DataError error = {0};
    bank = questions_load(path, &error);
    ck_assert_msg(bank != NULL, "%s", error.text);
    free(path);
}

static void unload(void) {
    questions_free(bank);
}

static const Question *at(const Deck *deck, int i) {
    return &bank->list[deck->index[i]];
}

/* For a table at which all have one level. */
static void choose(Deck *deck, DeckLevel level, uint64_t seed, const char *const *seen, int seen_count) {
    DeckWish wish = {.players = 3, .level = {level, level, level}, .seen = seen, .seen_count = seen_count};
    deck_choose(deck, bank, &wish, seed);
}

static void check_none_twice(const Deck *deck) {
    for (int i = 0; i < deck->count; i++) {
        for (int j = 0; j < i; j++) {
            ck_assert_uint_ne(deck->index[i], deck->index[j]);
        }
    }
}

static int of_difficulty(const Deck *deck, int first, int difficulty) {
    int count = 0;
    for (int i = 0; i < first; i++) {
        count += at(deck, i)->difficulty == difficulty;
    }
    return count;
}

START_TEST(no_question_comes_twice) {
    for (int level = DECK_CHILDREN; level <= DECK_EXPERTS; level++) {
        Deck deck;
        choose(&deck, (DeckLevel)level, 5, NULL, 0);
        ck_assert_int_gt(deck.count, 0);
        check_none_twice(&deck);
    }
    Deck deck;
    deck_shuffle(&deck, bank, 5);
    ck_assert_int_eq(deck.count, WORLD_QUESTIONS_MAX);
    check_none_twice(&deck);
}
END_TEST

START_TEST(any_question_may_come_first_or_last) {
    bool first_moves = false, last_moves = false;
    for (uint64_t seed = 0; seed < 20; seed++) {
        Deck deck;
        deck_shuffle(&deck, bank, seed);
        first_moves = first_moves || deck.index[0] != 0;
        last_moves = last_moves || deck.index[deck.count - 1] != bank->count - 1;
    }
    ck_assert(first_moves);
    ck_assert(last_moves);
}
END_TEST

/* More than there are topics to take turns. */
START_TEST(the_first_question_for_children_is_seldom_the_same) {
    int different = 0;
    uint16_t met[40];
    for (uint64_t seed = 0; seed < 40; seed++) {
        Deck deck;
        bool known = false;
        choose(&deck, DECK_CHILDREN, seed, NULL, 0);
        for (int i = 0; i < different; i++) {
            known = known || met[i] == deck.index[0];
        }
        if (!known) {
            met[different++] = deck.index[0];
        }
    }
    ck_assert_int_gt(different, 2 * QUESTION_TOPICS);
}
END_TEST

START_TEST(families_and_experts_get_as_many_as_a_game_holds) {
    Deck deck;
    for (int level = DECK_FAMILY; level <= DECK_EXPERTS; level++) {
        choose(&deck, (DeckLevel)level, 1, NULL, 0);
        ck_assert_int_eq(deck.count, WORLD_QUESTIONS_MAX);
        ck_assert_int_eq(deck.unseen, WORLD_QUESTIONS_MAX);
        for (int difficulty = 1; difficulty <= QUESTION_DIFFICULTIES; difficulty++) {
            ck_assert_int_gt(of_difficulty(&deck, deck.count, difficulty), 20);
        }
    }
}
END_TEST

START_TEST(children_get_easy_questions_alone) {
    Deck deck;
    choose(&deck, DECK_CHILDREN, 9, NULL, 0);
    ck_assert_int_ge(deck.count, 120);
    ck_assert_int_eq(of_difficulty(&deck, deck.count, 1), deck.count);
}
END_TEST

START_TEST(children_who_have_seen_all_see_those_again_that_they_saw_first) {
    const char **seen = calloc((size_t)bank->count, sizeof *seen);
    int count = 0;
    for (int i = bank->count - 1; i >= 0; i--) {
        if (bank->list[i].difficulty == 1) {
            seen[count++] = bank->list[i].id;
        }
    }
    Deck deck;
    choose(&deck, DECK_CHILDREN, 9, seen, count);
    ck_assert_int_ge(deck.count, 120);
    ck_assert_int_eq(deck.unseen, 0);
    ck_assert_int_eq(of_difficulty(&deck, deck.count, 1), deck.count);
    for (int i = 1; i < deck.count; i++) { /* they were seen from the end of the bank on */
        ck_assert_uint_lt(deck.index[i], deck.index[i - 1]);
    }
    free(seen);
}
END_TEST

START_TEST(of_a_set_only_one_comes_and_a_retired_one_never) {
    for (int level = DECK_CHILDREN; level <= DECK_LEVELS; level++) {
        Deck deck;
        if (level < DECK_LEVELS) {
            choose(&deck, (DeckLevel)level, 6, NULL, 0);
        } else {
            deck_shuffle(&deck, bank, 6);
        }
        int of_sets = 0;
        for (int i = 0; i < deck.count; i++) {
            const char *set = at(&deck, i)->set;
            ck_assert_msg(!at(&deck, i)->retired, "%s", at(&deck, i)->id);
            of_sets += set != NULL;
            for (int j = 0; j < i && set != NULL; j++) {
                const char *other = at(&deck, j)->set;
                ck_assert_msg(other == NULL || strcmp(set, other) != 0, "two of %s", set);
            }
        }
        ck_assert_int_gt(of_sets, 5);
    }
}
END_TEST

/* A child of nine and a parent. */
START_TEST(people_of_two_levels_find_enough_for_both) {
    const char **seen = calloc((size_t)bank->count, sizeof *seen);
    int count = 0;
    for (int i = 0; i < bank->count; i++) {
        if (bank->list[i].difficulty == 1) {
            seen[count++] = bank->list[i].id;
        }
    }
    Deck deck;
    DeckWish wish = {.players = 2, .level = {DECK_EXPERTS, DECK_CHILDREN}};
    deck_choose(&deck, bank, &wish, 8);
    ck_assert_int_ge(of_difficulty(&deck, 40, 1), 20);
    ck_assert_int_ge(of_difficulty(&deck, 40, 2) + of_difficulty(&deck, 40, 3), 16);
    wish.seen = seen;
    wish.seen_count = count;
    deck_choose(&deck, bank, &wish, 8); /* the child has seen all, and sees them again */
    ck_assert_int_eq(of_difficulty(&deck, deck.unseen, 1), 0);
    ck_assert_int_ge(of_difficulty(&deck, deck.count, 1), 100);
    free(seen);
}
END_TEST

START_TEST(experts_get_harder_questions_than_families) {
    Deck family, experts;
    choose(&family, DECK_FAMILY, 9, NULL, 0);
    choose(&experts, DECK_EXPERTS, 9, NULL, 0);
    ck_assert_int_eq(of_difficulty(&experts, 16, 3), 8);
    ck_assert_int_eq(of_difficulty(&family, 16, 3), 2);
}
END_TEST

START_TEST(topics_take_turns) {
    Deck deck;
    choose(&deck, DECK_FAMILY, 4, NULL, 0);
    for (int i = 1; i < 20; i++) {
        ck_assert_int_ne(at(&deck, i)->topic, at(&deck, i - 1)->topic);
    }
}
END_TEST

START_TEST(the_same_seed_gives_the_same_deck_and_another_another) {
    Deck one, two, other;
    choose(&one, DECK_FAMILY, 12, NULL, 0);
    choose(&two, DECK_FAMILY, 12, NULL, 0);
    choose(&other, DECK_FAMILY, 13, NULL, 0);
    ck_assert_mem_eq(one.index, two.index, (size_t)one.count * sizeof *one.index);
    ck_assert_mem_ne(one.index, other.index, (size_t)one.count * sizeof *one.index);
}
END_TEST

START_TEST(what_was_seen_lately_comes_last) {
    Deck fresh, deck; /* of children, who find all theirs in a game */
    choose(&fresh, DECK_CHILDREN, 3, NULL, 0);
    const char *recent[] = {at(&fresh, 0)->id, "long-gone", at(&fresh, 1)->id, at(&fresh, 2)->id, at(&fresh, 1)->id};
    choose(&deck, DECK_CHILDREN, 3, recent, 5);
    ck_assert_int_eq(fresh.unseen, fresh.count);
    ck_assert_int_eq(deck.count, fresh.count);
    ck_assert_int_eq(deck.unseen, fresh.count - 3);
    check_none_twice(&deck);
    ck_assert_str_eq(at(&deck, deck.count - 3)->id, recent[0]);
    ck_assert_str_eq(at(&deck, deck.count - 2)->id, recent[3]);
    ck_assert_str_eq(at(&deck, deck.count - 1)->id, recent[4]); /* seen twice: the later time counts */
}
END_TEST

START_TEST(who_has_seen_all_sees_them_again) {
    const char **recent = calloc((size_t)bank->count, sizeof *recent);
    for (int i = 0; i < bank->count; i++) {
        recent[i] = bank->list[i].id;
    }
    Deck deck;
    choose(&deck, DECK_EXPERTS, 3, recent, bank->count);
    ck_assert_int_ge(deck.count, 180);
    ck_assert_int_eq(deck.unseen, 0);
    for (int i = 1; i < deck.count; i++) {
        ck_assert_uint_gt(deck.index[i], deck.index[i - 1]);
    }
    free(recent);
}
END_TEST

START_TEST(the_setup_gets_the_right_answers_in_order) {
    Deck deck;
    deck_shuffle(&deck, bank, 77);
    WorldSetup setup = {0};
    deck_to_setup(&deck, bank, &setup);
    ck_assert_int_eq(setup.question_count, deck.count);
    for (int i = 0; i < deck.count; i++) {
        ck_assert_int_eq(setup.right[i], at(&deck, i)->right);
    }
}
END_TEST

Suite *deck_suite(void) {
    Suite *suite = suite_create("decks");
    TCase *tests = tcase_create("decks");
    tcase_add_checked_fixture(tests, load, unload);
    tcase_add_test(tests, no_question_comes_twice);
    tcase_add_test(tests, any_question_may_come_first_or_last);
    tcase_add_test(tests, the_first_question_for_children_is_seldom_the_same);
    tcase_add_test(tests, families_and_experts_get_as_many_as_a_game_holds);
    tcase_add_test(tests, children_get_easy_questions_alone);
    tcase_add_test(tests, children_who_have_seen_all_see_those_again_that_they_saw_first);
    tcase_add_test(tests, of_a_set_only_one_comes_and_a_retired_one_never);
    tcase_add_test(tests, people_of_two_levels_find_enough_for_both);
    tcase_add_test(tests, experts_get_harder_questions_than_families);
    tcase_add_test(tests, topics_take_turns);
    tcase_add_test(tests, the_same_seed_gives_the_same_deck_and_another_another);
    tcase_add_test(tests, what_was_seen_lately_comes_last);
    tcase_add_test(tests, who_has_seen_all_sees_them_again);
    tcase_add_test(tests, the_setup_gets_the_right_answers_in_order);
    suite_add_tcase(suite, tests);
    return suite;
}
