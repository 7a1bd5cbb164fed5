/* Gentle loses to a child half the time, but nobody shall say it plays foolishly: over many games, nothing it does with
 * a card looks so. */
#include "play.h"

#include "games/world/rules/row.h"

#include <string.h>

enum { GAMES = 120, THIRD = 3 };

typedef struct Row {
    WorldCard card[WORLD_ROW];
} Row;

static Row row_with(const WorldCard *own, int slot, WorldCard card) {
    Row row;
    for (int i = 0; i < WORLD_ROW; i++) {
        row.card[i] = i == slot ? card : own[i];
    }
    return row;
}

static int in_order(const Row *row) {
    return world_row_ascending(row->card, WORLD_ROW);
}

static int third_of(WorldCard card, int players) {
    return (card - 1) * WORLD_ROW / world_deck_highest(players) / THIRD;
}

static bool third_is_all_jokers(const WorldCard *own, int third) {
    for (int slot = third * THIRD; slot < (third + 1) * THIRD; slot++) {
        if (own[slot] != WORLD_JOKER) {
            return false;
        }
    }
    return true;
}

/* In the card's third there was a slot where all that stands in order would have stayed so. */
static bool could_keep_order(const WorldCard *own, WorldCard card, int players) {
    Row before = row_with(own, -1, card);
    int third = third_of(card, players);
    for (int slot = third * THIRD; slot < (third + 1) * THIRD; slot++) {
        Row after = row_with(own, slot, card);
        if (own[slot] != WORLD_JOKER && in_order(&after) >= in_order(&before)) {
            return true;
        }
    }
    return false;
}

static void looks_sensible(const WorldGame *game, int slot) {
    const WorldCard *own = game->player[game->awaited_player].row;
    WorldCard card = game->hand[0];
    Row before = row_with(own, -1, card), after = row_with(own, slot, card);
    if (world_row_complete(after.card, WORLD_ROW)) {
        return;
    }
    for (int other = 0; other < WORLD_ROW; other++) {
        Row better = row_with(own, other, card);
        ck_assert_msg(!world_row_complete(better.card, WORLD_ROW), "it did not finish its row");
    }
    ck_assert_msg(own[slot] != WORLD_JOKER, "it gave a joker away");
    if (card == WORLD_JOKER) {
        return;
    }
    int third = third_of(card, game->players);
    ck_assert_msg(slot / THIRD == third || third_is_all_jokers(own, third), "%d went to slot %d", card, slot);
    bool tears = in_order(&after) < in_order(&before);
    ck_assert_msg(!tears || !could_keep_order(own, card, game->players), "%d broke what stood in order", card);
}

START_TEST(what_it_does_with_a_card_looks_sensible) {
    Random random;
    int placed = 0;
    random_init(&random, 5);
    for (int i = 0; i < GAMES; i++) {
        WorldSetup setup;
        WorldGame game;
        play_setup(&setup, WORLD_PLAYERS_MIN + i % 3, (uint64_t)(i + 900));
        world_start(&game, &setup, NULL);
        while (game.awaiting != WORLD_AWAITING_OVER) {
            WorldAction action = play_decide(&game, AI_GENTLE, &random);
            if (game.awaiting == WORLD_AWAITING_PLACE) {
                looks_sensible(&game, action.a);
                placed++;
            }
            ck_assert(world_apply(&game, action, NULL) == WORLD_ACCEPTED);
        }
    }
    ck_assert_int_gt(placed, 100 * GAMES);
}
END_TEST

/* --- below gentle, and on the way from one level to the next ------------------------------------------------------ */

/* 4 8 11 23 25 30 34 and 37 stand; the 46 in the hand finishes the row on the last slot. */
START_TEST(who_dreams_mostly_misses_the_card_that_finishes_its_row) {
    static const WorldCard ROW[WORLD_ROW] = {4, 8, 11, 23, 25, 30, 34, 37, 2};
    WorldView view = {.players = 2, .awaiting = WORLD_AWAITING_PLACE, .hand = {46}, .hand_count = 1};
    Random random;
    random_init(&random, 8);
    memcpy(view.seat[0].row, ROW, WORLD_ROW);
    int seen = 0, seen_dreaming = 0;
    for (int i = 0; i < 600; i++) {
        seen += world_ai_choose_by((AiSkill){AI_GENTLE, 0}, AI_TASTE_NONE, &view, 0, &random).a == 8;
        seen_dreaming +=
            world_ai_choose_by((AiSkill){AI_GENTLE, -AI_STEPS_BELOW}, AI_TASTE_NONE, &view, 0, &random).a == 8;
    }
    ck_assert_int_eq(seen, 600);
    ck_assert_int_lt(seen_dreaming, 500);
    ck_assert_int_gt(seen_dreaming, 100);
}
END_TEST

START_TEST(each_step_brings_more_moves_of_the_next_level) {
    Random random;
    random_init(&random, 8);
    for (int step = 0, before = 0; step < AI_STEPS; step++) {
        int medium = 0;
        for (int i = 0; i < 1000; i++) {
            AiLevel level = ai_skill_level((AiSkill){AI_EASY, step}, &random);
            ck_assert(level == AI_EASY || level == AI_MEDIUM);
            medium += level == AI_MEDIUM;
        }
        ck_assert(step == 0 ? medium == 0 : medium > before + 200 && medium < 800);
        before = medium;
    }
}
END_TEST

START_TEST(all_skills_stand_in_one_line) {
    for (int strength = -AI_STEPS_BELOW; strength <= (AI_LEVELS - 1) * AI_STEPS; strength++) {
        ck_assert_int_eq(ai_skill_strength(ai_skill_of_strength(strength)), strength);
    }
    ck_assert_int_eq(ai_skill_strength((AiSkill){AI_EASY, 0}), AI_STEPS);
}
END_TEST

Suite *suite_gentle(void) {
    Suite *suite = suite_create("gentle");
    TCase *tests = tcase_create("gentle");
    tcase_set_timeout(tests, 240);
    tcase_add_test(tests, what_it_does_with_a_card_looks_sensible);
    tcase_add_test(tests, who_dreams_mostly_misses_the_card_that_finishes_its_row);
    tcase_add_test(tests, each_step_brings_more_moves_of_the_next_level);
    tcase_add_test(tests, all_skills_stand_in_one_line);
    suite_add_tcase(suite, tests);
    return suite;
}
