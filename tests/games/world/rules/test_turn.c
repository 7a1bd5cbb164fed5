/* A turn: exchange or event, and nothing else. */
#include "table.h"

static Table two_players(void) {
    Table table;
    table_begin(&table, 2);
    table_hold(&table, 0, WORLD_EVENT_PASS_LEFT, WORLD_EVENT_QUIZ);
    table_hold(&table, 1, WORLD_EVENT_SHIFT_SEATS, WORLD_EVENT_TRADE);
    table_start(&table);
    return table;
}

START_TEST(a_card_from_the_stock_is_exchanged_and_the_replaced_one_is_discarded) {
    Table table = two_players();
    WorldCard top = table.game.stock[table.game.stock_count - 1];
    WorldCard replaced = table.game.player[0].row[4];
    int stock = table.game.stock_count;
    table_act(&table, WORLD_ACTION_TAKE, WORLD_FROM_STOCK, 0, 0);
    table_expect(&table, WORLD_AWAITING_PLACE, 0);
    ck_assert_int_eq(table.game.hand_count, 1);
    ck_assert_int_eq(table.game.hand[0], top);
    ck_assert_int_eq(table.game.hand_from, WORLD_FROM_STOCK);
    table_act(&table, WORLD_ACTION_PLACE, 4, 0, 0);
    ck_assert_int_eq(table.game.player[0].row[4], top);
    ck_assert_int_eq(table.game.discard[table.game.discard_count - 1], replaced);
    ck_assert_int_eq(table.game.stock_count, stock - 1);
    ck_assert_int_eq(table.game.hand_count, 0);
}
END_TEST

START_TEST(the_top_of_the_discard_is_exchanged_likewise) {
    Table table = two_players();
    WorldCard top = table.game.discard[table.game.discard_count - 1];
    int stock = table.game.stock_count, discard = table.game.discard_count;
    table_exchange(&table, WORLD_FROM_DISCARD, 2);
    ck_assert_int_eq(table.game.player[0].row[2], top);
    ck_assert_int_eq(table.game.stock_count, stock);
    ck_assert_int_eq(table.game.discard_count, discard);
}
END_TEST

START_TEST(a_card_taken_from_the_stock_cannot_be_thrown_away) {
    Table table = two_players();
    table_act(&table, WORLD_ACTION_TAKE, WORLD_FROM_STOCK, 0, 0);
    WorldAction legal[WORLD_LEGAL_MAX];
    int count = world_legal(&table.game, legal);
    ck_assert_int_eq(count, WORLD_ROW);
    for (int i = 0; i < count; i++) {
        ck_assert_int_eq(legal[i].kind, WORLD_ACTION_PLACE);
    }
}
END_TEST

START_TEST(there_is_no_passing) {
    Table table = two_players();
    WorldAction legal[WORLD_LEGAL_MAX];
    int count = world_legal(&table.game, legal);
    for (int i = 0; i < count; i++) {
        ck_assert(legal[i].kind == WORLD_ACTION_TAKE || legal[i].kind == WORLD_ACTION_PLAY_EVENT ||
                  legal[i].kind == WORLD_ACTION_FAST_TRACK);
    }
    ck_assert_int_eq(count, 2 + 2 + 2);
}
END_TEST

START_TEST(play_runs_clockwise) {
    Table table;
    table_begin(&table, 4);
    table.setup.starter = 2;
    table_start(&table);
    static const int ORDER[] = {2, 3, 0, 1, 2};
    for (int turn = 0; turn < 5; turn++) {
        table_expect(&table, WORLD_AWAITING_TURN, ORDER[turn]);
        ck_assert_int_eq(table.game.active, ORDER[turn]);
        table_idle_turn(&table);
    }
}
END_TEST

START_TEST(an_event_takes_the_whole_turn_and_is_out_until_the_next_stage) {
    Table table = two_players();
    table_act(&table, WORLD_ACTION_PLAY_EVENT, 0, 0, 0);
    table_expect(&table, WORLD_AWAITING_TURN, 1);
    table_idle_turn(&table);
    ck_assert_int_eq(table_try(&table, WORLD_ACTION_PLAY_EVENT, 0, 0, 0), WORLD_REFUSED_EVENT_PLAYED);
    table_act(&table, WORLD_ACTION_PLAY_EVENT, 1, 0, 0);
    table_answer(&table, false);
    table_idle_turn(&table);
    ck_assert_int_eq(table_try(&table, WORLD_ACTION_PLAY_EVENT, 1, 0, 0), WORLD_REFUSED_EVENT_PLAYED);
}
END_TEST

START_TEST(a_joker_is_taken_replaced_and_discarded_like_a_number_card) {
    Table table;
    table_begin(&table, 2);
    table_row(&table, 0, ROW(9, 8, 7, 6, 5, 4, 3, 2, J));
    table_discard(&table, (WorldCard[]){J}, 1);
    table_start(&table);
    table_exchange(&table, WORLD_FROM_DISCARD, 0);
    ck_assert_int_eq(table.game.player[0].row[0], J);
    table_idle_turn(&table);
    table_exchange(&table, WORLD_FROM_STOCK, 8);
    ck_assert_int_eq(table.game.discard[table.game.discard_count - 1], J);
}
END_TEST

START_TEST(an_empty_stock_is_renewed_when_a_turn_begins) {
    Table table;
    table_begin(&table, 2);
    table_short_stock(&table, 1);
    table_start(&table);
    ck_assert_int_eq(table.game.stock_count, 1);
    table_act(&table, WORLD_ACTION_TAKE, WORLD_FROM_STOCK, 0, 0);
    ck_assert_int_eq(table.game.stock_count, 0);
    WorldCard replaced = table.game.player[0].row[0];
    int discard = table.game.discard_count + 1;
    table_act(&table, WORLD_ACTION_PLACE, 0, 0, 0);
    ck_assert_int_eq(table.game.discard_count, 1);
    ck_assert_int_eq(table.game.discard[0], replaced);
    ck_assert_int_eq(table.game.stock_count, discard - 1);
    ck_assert(table_happened(&table, WORLD_HAPPENED_STOCK_RENEWED));
}
END_TEST

START_TEST(a_deal_with_an_empty_stock_is_renewed_before_the_first_turn) {
    Table table;
    table_begin(&table, 2);
    table_short_stock(&table, 0);
    table_start(&table);
    ck_assert_int_eq(table.game.discard_count, 1);
    ck_assert_int_eq(table.game.stock_count, 53 - 18 - 1);
}
END_TEST

START_TEST(a_renewed_stock_is_the_old_discard_shuffled) {
    Table table;
    table_begin(&table, 2);
    table_short_stock(&table, 1);
    table_start(&table);
    WorldCard before[WORLD_DECK_MAX];
    int count = table.game.discard_count;
    for (int i = 0; i < count; i++) {
        before[i] = table.game.discard[i];
    }
    table_idle_turn(&table);
    ck_assert_int_eq(table.game.stock_count, count);
    int moved = 0;
    int copies[WORLD_HIGHEST_CARD + 1] = {0};
    for (int i = 0; i < count; i++) {
        moved += before[i] != table.game.stock[i];
        copies[before[i]]++;
        copies[table.game.stock[i]]--;
    }
    ck_assert_int_gt(moved, count / 2);
    for (int card = 0; card <= WORLD_HIGHEST_CARD; card++) {
        ck_assert_int_eq(copies[card], 0);
    }
}
END_TEST

typedef struct RefusalCase {
    WorldAction action;
    WorldRefusal refusal;
} RefusalCase;

static const RefusalCase REFUSALS[] = {
    {{0, 0, 0, 0}, WORLD_REFUSED_NO_SUCH_ACTION},
    {{WORLD_ACTION_NEXT_STAGE + 1, 0, 0, 0}, WORLD_REFUSED_NO_SUCH_ACTION},
    {{WORLD_ACTION_TAKE, 2, 0, 0}, WORLD_REFUSED_NO_SUCH_PILE},
    {{WORLD_ACTION_PLAY_EVENT, 2, 0, 0}, WORLD_REFUSED_NO_SUCH_EVENT},
    {{WORLD_ACTION_FAST_TRACK, 2, 0, 0}, WORLD_REFUSED_NO_SUCH_PLAYER},
    {{WORLD_ACTION_PLACE, 0, 0, 0}, WORLD_REFUSED_NOT_NOW},
    {{WORLD_ACTION_SWAP, 0, 1, 0}, WORLD_REFUSED_NOT_NOW},
    {{WORLD_ACTION_TRADE, 1, 0, 0}, WORLD_REFUSED_NOT_NOW},
    {{WORLD_ACTION_KEEP, 0, 0, 0}, WORLD_REFUSED_NOT_NOW},
    {{WORLD_ACTION_NAME, 1, 0, 0}, WORLD_REFUSED_NOT_NOW},
    {{WORLD_ACTION_ANSWER, 0, 0, 0}, WORLD_REFUSED_NOT_NOW},
    {{WORLD_ACTION_NEXT_STAGE, 0, 0, 0}, WORLD_REFUSED_NOT_NOW},
};

START_TEST(what_does_not_answer_the_turn_is_refused_and_changes_nothing) {
    Table table = two_players();
    uint64_t before = world_hash(&table.game);
    WorldAction action = REFUSALS[_i].action;
    ck_assert_int_eq(world_apply(&table.game, action, &table.events), REFUSALS[_i].refusal);
    ck_assert(world_hash(&table.game) == before);
    ck_assert_int_eq(table.events.count, 0);
}
END_TEST

START_TEST(a_card_is_placed_in_one_of_nine_slots) {
    Table table = two_players();
    table_act(&table, WORLD_ACTION_TAKE, WORLD_FROM_STOCK, 0, 0);
    ck_assert_int_eq(table_try(&table, WORLD_ACTION_PLACE, 9, 0, 0), WORLD_REFUSED_NO_SUCH_SLOT);
    ck_assert_int_eq(table_try(&table, WORLD_ACTION_TAKE, 0, 0, 0), WORLD_REFUSED_NOT_NOW);
    table_act(&table, WORLD_ACTION_PLACE, 8, 0, 0);
}
END_TEST

Suite *suite_turn(void) {
    Suite *suite = suite_create("turn");
    TCase *tests = tcase_create("turn");
    tcase_add_test(tests, a_card_from_the_stock_is_exchanged_and_the_replaced_one_is_discarded);
    tcase_add_test(tests, the_top_of_the_discard_is_exchanged_likewise);
    tcase_add_test(tests, a_card_taken_from_the_stock_cannot_be_thrown_away);
    tcase_add_test(tests, there_is_no_passing);
    tcase_add_test(tests, play_runs_clockwise);
    tcase_add_test(tests, an_event_takes_the_whole_turn_and_is_out_until_the_next_stage);
    tcase_add_test(tests, a_joker_is_taken_replaced_and_discarded_like_a_number_card);
    tcase_add_test(tests, an_empty_stock_is_renewed_when_a_turn_begins);
    tcase_add_test(tests, a_deal_with_an_empty_stock_is_renewed_before_the_first_turn);
    tcase_add_test(tests, a_renewed_stock_is_the_old_discard_shuffled);
    tcase_add_loop_test(tests, what_does_not_answer_the_turn_is_refused_and_changes_nothing, 0,
                        sizeof REFUSALS / sizeof *REFUSALS);
    tcase_add_test(tests, a_card_is_placed_in_one_of_nine_slots);
    suite_add_tcase(suite, tests);
    return suite;
}
