/* Gentle loses to a child half the time, but nobody shall say it plays foolishly: over many games, nothing it does with
 * a card looks so. */
#include "play.h"

#include "games/world/rules/row.h"

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

Suite *suite_gentle(void) {
    Suite *suite = suite_create("gentle");
    TCase *tests = tcase_create("gentle");
    tcase_set_timeout(tests, 240);
    tcase_add_test(tests, what_it_does_with_a_card_looks_sensible);
    suite_add_tcase(suite, tests);
    return suite;
}
