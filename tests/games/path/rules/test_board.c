/* The board and what a game begins with; and setups that are refused. */
#include "table.h"

#include <stdlib.h>
#include <string.h>

/* Where a cell lies on a plane: half cells across, rows down. */
static void place(int cell, int *across, int *down) {
    static const int row[] = {5, 6, 7, 8, 9, 8, 7, 6, 5};
    for (*down = 0; cell >= row[*down]; (*down)++) {
        cell -= row[*down];
    }
    *across = 2 * cell - row[*down];
}

START_TEST(two_cells_are_neighbours_if_they_share_a_side) {
    for (int a = 0; a < PATH_CELLS; a++) {
        for (int b = 0; b < PATH_CELLS; b++) {
            int across_a, down_a, across_b, down_b;
            place(a, &across_a, &down_a);
            place(b, &across_b, &down_b);
            int across = abs(across_a - across_b), down = abs(down_a - down_b);
            bool share = (across == 2 && down == 0) || (across == 1 && down == 1);
            ck_assert_msg(path_cells_have(path_beside[a], b) == share, "%d and %d", a, b);
        }
    }
}
END_TEST

START_TEST(the_rim_is_the_24_cells_with_fewer_than_six_neighbours) {
    ck_assert_int_eq(path_cells_count(PATH_CELLS_RIM), 24);
    for (int cell = 0; cell < PATH_CELLS; cell++) {
        ck_assert_int_eq(path_cells_have(PATH_CELLS_RIM, cell), path_cells_count(path_beside[cell]) < 6);
    }
}
END_TEST

/* --- what is refused of a board ----------------------------------------------------------------------------------- */

static void check_fault(const PathBoard *board, PathBoardFault fault, int at) {
    int where = -1;
    ck_assert_int_eq(path_board_check(board, &where), fault);
    ck_assert_int_eq(where, at);
    PathSetup setup = {.players = 2, .board = *board};
    ck_assert_int_eq(path_setup_check(&setup), PATH_SETUP_BOARD);
}

static PathBoard fine(void) {
    Table table;
    table_begin(&table, 1);
    return table.setup.board;
}

static void paint(PathBoard *board, int cell, int colour) {
    for (int i = 0; i < PATH_COLOURS; i++) {
        board->colour[i] &= ~path_cells_of(cell);
    }
    board->colour[colour] |= path_cells_of(cell);
}

START_TEST(every_cell_has_one_colour) {
    PathBoard board = fine();
    board.colour[PATH_RED] |= path_cells_of(60);
    board.colour[PATH_BLUE] |= path_cells_of(60);
    check_fault(&board, PATH_BOARD_CELL, 60);
    board = fine();
    for (int i = 0; i < PATH_COLOURS; i++) {
        board.colour[i] &= ~path_cells_of(17);
    }
    check_fault(&board, PATH_BOARD_CELL, 17);
}
END_TEST

START_TEST(every_colour_is_on_the_board) {
    PathBoard board = fine();
    for (int cell = 0; cell < PATH_CELLS; cell++) {
        if (path_board_colour(&board, cell) == PATH_GREY) {
            paint(&board, cell, PATH_RED);
        }
    }
    check_fault(&board, PATH_BOARD_COLOUR, PATH_GREY);
}
END_TEST

START_TEST(numbers_5_to_10_stand_on_the_rim_and_2_to_4_inside) {
    for (int number = PATH_NUMBER_MIN; number <= PATH_NUMBER_MAX; number++) {
        PathBoard board = fine();
        board.number[number - 2] = number >= 5 ? 13 : 1;
        check_fault(&board, number >= 5 ? PATH_BOARD_NUMBER_NOT_ON_RIM : PATH_BOARD_NUMBER_NOT_INSIDE, number);
    }
}
END_TEST

START_TEST(no_two_numbers_stand_on_one_cell_and_none_beside_the_board) {
    PathBoard board = fine();
    board.number[9 - 2] = board.number[6 - 2];
    check_fault(&board, PATH_BOARD_NUMBERS_TOGETHER, 9);
    board = fine();
    board.number[10 - 2] = 61;
    check_fault(&board, PATH_BOARD_NUMBER_OFF, 10);
}
END_TEST

START_TEST(the_four_starts_are_different_neighbours_of_the_middle_without_a_number) {
    static const uint8_t apart[] = {30, 20, 61, 255};
    for (size_t i = 0; i < sizeof apart; i++) {
        PathBoard board = fine();
        board.start[2] = apart[i];
        check_fault(&board, PATH_BOARD_START_APART, 2);
    }
    PathBoard board = fine();
    board.start[3] = board.start[0];
    check_fault(&board, PATH_BOARD_STARTS_TOGETHER, 3);
    board = fine();
    board.number[0] = board.start[1];
    check_fault(&board, PATH_BOARD_START_ON_NUMBER, 1);
}
END_TEST

static void check_card(PathCard card, PathBoardFault fault) {
    PathBoard board = fine();
    board.card[7] = card;
    check_fault(&board, fault, 7);
}

START_TEST(a_card_shows_four_colours_and_one_of_them_twice_at_most) {
    check_card((PathCard){3, {0, 1, 2}}, PATH_BOARD_CARD_COLOURS);
    check_card((PathCard){4, {0, 1, 2, 2}}, PATH_BOARD_CARD_COLOURS);
    check_card((PathCard){5, {0, 1, 2, 3, 4}}, PATH_BOARD_CARD_COLOURS);
    check_card((PathCard){5, {0, 0, 1, 1, 2}}, PATH_BOARD_CARD_COLOURS);
    check_card((PathCard){4, {0, 1, 2, 6}}, PATH_BOARD_CARD_COLOURS);
    check_card((PathCard){6, {0, 0, 1, 2, 3}}, PATH_BOARD_CARD_COLOURS);
    check_card((PathCard){5, {0, 1, 0, 2, 3}}, PATH_BOARD_CARD_ORDER);
    check_card((PathCard){5, {0, 1, 2, 3, 0}}, PATH_BOARD_CARD_ORDER);
}
END_TEST

START_TEST(there_is_one_card_for_each_choice_of_four_colours) {
    PathBoard board = fine();
    const PathCard first = board.card[0];
    board.card[14] =
        (PathCard){5, {first.colour[3], first.colour[2], first.colour[2], first.colour[1], first.colour[0]}};
    check_fault(&board, PATH_BOARD_CARD_TWICE, 14);
}
END_TEST

START_TEST(any_colours_may_be_doubled) {
    PathBoard board = fine();
    for (int i = 0; i < PATH_CARDS; i++) {
        PathCard *card = &board.card[i];
        memmove(card->colour + 1, card->colour, 4);
        card->count = 5;
    }
    int where;
    ck_assert_int_eq(path_board_check(&board, &where), PATH_BOARD_FINE);
}
END_TEST

/* --- setups ------------------------------------------------------------------------------------------------------- */

START_TEST(one_to_four_people_play) {
    for (int players = 0; players <= 6; players++) {
        Table table;
        table_begin(&table, players);
        bool may = players >= 1 && players <= 4;
        ck_assert_int_eq(path_setup_check(&table.setup), may ? PATH_SETUP_FINE : PATH_SETUP_PLAYERS);
    }
}
END_TEST

START_TEST(an_order_of_the_cards_names_each_once) {
    Table table;
    table_begin(&table, 2);
    table.setup.deck[3] = 4;
    ck_assert_int_eq(path_setup_check(&table.setup), PATH_SETUP_DECK);
    table.setup.deck[3] = 15;
    ck_assert_int_eq(path_setup_check(&table.setup), PATH_SETUP_DECK);
    table.setup.has_deck = false;
    ck_assert_int_eq(path_setup_check(&table.setup), PATH_SETUP_FINE);
}
END_TEST

START_TEST(each_player_needs_a_start_of_its_own) {
    Table table;
    table_begin(&table, 3);
    table.setup.start[2] = 0;
    ck_assert_int_eq(path_setup_check(&table.setup), PATH_SETUP_STARTS);
    table.setup.start[2] = 4;
    ck_assert_int_eq(path_setup_check(&table.setup), PATH_SETUP_STARTS);
    table.setup.start[2] = 3;
    table.setup.start[3] = 9; /* nobody sits there */
    ck_assert_int_eq(path_setup_check(&table.setup), PATH_SETUP_FINE);
}
END_TEST

START_TEST(a_game_begins_with_everybody_on_a_start_and_a_card_turned_up) {
    Table table;
    table_begin(&table, 3);
    table.setup.deck[0] = 9;
    table.setup.deck[9] = 0;
    table_start(&table);
    const PathGame *game = &table.game;
    for (int p = 0; p < 3; p++) {
        ck_assert_int_eq(game->player[p].start, game->board.start[p]);
        ck_assert_int_eq(game->player[p].count, 1);
        ck_assert_int_eq(path_cell(&game->player[p], 0), game->board.start[p]);
        ck_assert_int_eq(path_total(&game->player[p]), -60);
        ck_assert_int_eq(table.events.list[p].kind, PATH_HAPPENED_START);
        ck_assert_int_eq(table.events.list[p].start.cell, game->board.start[p]);
    }
    ck_assert_int_eq(game->round, 1);
    ck_assert_ptr_eq(path_card(game), &game->board.card[9]);
    ck_assert_int_eq(path_awaited(game), 7);
    ck_assert_int_eq(table.events.count, 4);
    ck_assert_int_eq(table.events.list[3].kind, PATH_HAPPENED_CARD);
    ck_assert_int_eq(table.events.list[3].card.round, 1);
    ck_assert_int_eq(table.events.list[3].card.index, 9);
}
END_TEST

START_TEST(cards_and_starts_are_dealt_at_random_each_as_likely) {
    int first_card[PATH_CARDS] = {0}, first_start[PATH_STARTS] = {0}, last_start[PATH_STARTS] = {0};
    Table table;
    table_begin(&table, 4);
    table.setup.has_deck = table.setup.has_starts = false;
    for (table.setup.seed = 0; table.setup.seed < 6000; table.setup.seed++) {
        table_start(&table);
        unsigned starts = 0, cards = 0;
        for (int p = 0; p < 4; p++) {
            starts |= 1u << table.events.list[p].start.index;
        }
        for (int i = 0; i < PATH_CARDS; i++) {
            cards |= 1u << table.game.deck[i];
        }
        MUST(starts == 15 && cards == 0x7fff);
        first_card[table.game.deck[0]]++;
        first_start[table.events.list[0].start.index]++;
        last_start[table.events.list[3].start.index]++;
    }
    for (int i = 0; i < PATH_CARDS; i++) {
        ck_assert(first_card[i] > 300 && first_card[i] < 500);
    }
    for (int i = 0; i < PATH_STARTS; i++) {
        ck_assert(first_start[i] > 1350 && first_start[i] < 1650);
        ck_assert(last_start[i] > 1350 && last_start[i] < 1650);
    }
}
END_TEST

START_TEST(what_is_set_by_hand_leaves_the_rest_as_the_seed_has_it) {
    Table free, with_cards, with_starts;
    table_begin(&free, 3);
    free.setup.has_deck = free.setup.has_starts = false;
    free.setup.seed = 77;
    with_cards = with_starts = free;
    with_cards.setup.has_deck = with_starts.setup.has_starts = true;
    table_start(&free);
    table_start(&with_cards);
    table_start(&with_starts);
    for (int p = 0; p < 3; p++) {
        ck_assert_int_eq(with_cards.game.player[p].start, free.game.player[p].start);
    }
    ck_assert_mem_eq(with_starts.game.deck, free.game.deck, PATH_CARDS);
    ck_assert_mem_ne(with_cards.game.deck, free.game.deck, PATH_CARDS);
}
END_TEST

Suite *suite_board(void) {
    Suite *suite = suite_create("board");
    TCase *tests = tcase_create("board");
    tcase_add_test(tests, two_cells_are_neighbours_if_they_share_a_side);
    tcase_add_test(tests, the_rim_is_the_24_cells_with_fewer_than_six_neighbours);
    tcase_add_test(tests, every_cell_has_one_colour);
    tcase_add_test(tests, every_colour_is_on_the_board);
    tcase_add_test(tests, numbers_5_to_10_stand_on_the_rim_and_2_to_4_inside);
    tcase_add_test(tests, no_two_numbers_stand_on_one_cell_and_none_beside_the_board);
    tcase_add_test(tests, the_four_starts_are_different_neighbours_of_the_middle_without_a_number);
    tcase_add_test(tests, a_card_shows_four_colours_and_one_of_them_twice_at_most);
    tcase_add_test(tests, there_is_one_card_for_each_choice_of_four_colours);
    tcase_add_test(tests, any_colours_may_be_doubled);
    tcase_add_test(tests, one_to_four_people_play);
    tcase_add_test(tests, an_order_of_the_cards_names_each_once);
    tcase_add_test(tests, each_player_needs_a_start_of_its_own);
    tcase_add_test(tests, a_game_begins_with_everybody_on_a_start_and_a_card_turned_up);
    tcase_add_test(tests, cards_and_starts_are_dealt_at_random_each_as_likely);
    tcase_add_test(tests, what_is_set_by_hand_leaves_the_rest_as_the_seed_has_it);
    suite_add_tcase(suite, tests);
    return suite;
}
