#include "table.h"

#include <string.h>

/* --- a board ------------------------------------------------------------------------------------------------------ */

/* Rows are counted from the middle one; a step along adds 1 to the colour, a step down 2. */
static int regular_colour(int cell) {
    static const int first[] = {0, 5, 11, 18, 26, 35, 43, 50, 56, PATH_CELLS};
    int row = 0;
    while (first[row + 1] <= cell) {
        row++;
    }
    int left = row < 4 ? -row : -4;
    return (left + cell - first[row] + 2 * row + 12) % PATH_COLOURS;
}

static void plain_cards(PathBoard *board) {
    int count = 0;
    for (int choice = 0; choice < 1 << PATH_COLOURS; choice++) {
        if (path_cells_count((PathCells)choice) != PATH_CARD_COLOURS) {
            continue;
        }
        PathCard card = {0};
        for (int colour = 0; colour < PATH_COLOURS; colour++) {
            if ((choice >> colour & 1) != 0) {
                card.colour[card.count++] = (uint8_t)colour;
            }
        }
        board->card[count++] = card;
    }
}

void table_begin(Table *table, int players) {
    static const uint8_t numbers[] = {12, 16, 53, 0, 4, 26, 34, 56, 60}, starts[] = {21, 22, 29, 31};
    memset(table, 0, sizeof *table);
    PathSetup *setup = &table->setup;
    setup->seed = 1;
    setup->players = (uint8_t)players;
    setup->has_deck = setup->has_starts = true;
    for (int cell = 0; cell < PATH_CELLS; cell++) {
        setup->board.colour[regular_colour(cell)] |= path_cells_of(cell);
    }
    memcpy(setup->board.number, numbers, sizeof numbers);
    memcpy(setup->board.start, starts, sizeof starts);
    plain_cards(&setup->board);
    for (int i = 0; i < PATH_CARDS; i++) {
        setup->deck[i] = (uint8_t)i;
    }
    for (int p = 0; p < PATH_PLAYERS_MAX; p++) {
        setup->start[p] = (uint8_t)p;
    }
}

void table_number(Table *table, int number, int cell) {
    table->setup.board.number[number - PATH_NUMBER_MIN] = (uint8_t)cell;
}

void table_start(Table *table) {
    ck_assert_int_eq(path_setup_check(&table->setup), PATH_SETUP_FINE);
    path_start(&table->game, &table->setup, &table->events);
}

/* --- lines -------------------------------------------------------------------------------------------------------- */

PathLine table_line(PathEnd end, const int *cells) {
    PathLine line = {.end = (uint8_t)end};
    while (cells[line.count] >= 0) {
        line.cell[line.count] = (uint8_t)cells[line.count];
        line.count++;
    }
    return line;
}

void table_lead(Table *table, int player, PathEnd end, const int *cells) {
    for (; *cells >= 0; cells++) {
        PathPlayer *path = &table->game.player[player];
        ck_assert(path_cells_have(path_beside[path_end_cell(path, end)], *cells));
        ck_assert(!path_cells_have(path->taken, *cells));
        ck_assert_int_eq(path_board_number(&table->game.board, *cells), 0);
        PathLine line = {.end = (uint8_t)end, .count = 1, .cell = {(uint8_t)*cells}};
        path_lengthen(path, &line);
    }
}

void table_paint(Table *table, const int *cells) {
    PathBoard *board = &table->game.board;
    const PathCard *card = path_card(&table->game);
    for (int i = 0; cells[i] >= 0; i++) {
        for (int colour = 0; colour < PATH_COLOURS; colour++) {
            board->colour[colour] &= ~path_cells_of(cells[i]);
        }
        board->colour[card->colour[i]] |= path_cells_of(cells[i]);
    }
}

PathRefusal table_try(Table *table, int player, int end, const int *cells) {
    PathAction action = {.kind = PATH_ACTION_LINE, .player = (uint8_t)player, .line = table_line((PathEnd)end, cells)};
    return path_apply(&table->game, &action, &table->events);
}

void table_close(Table *table, int player, PathEnd end, const int *cells) {
    ck_assert_int_eq(table_try(table, player, (int)end, cells), PATH_ACCEPTED);
}

void table_pass(Table *table, int player) {
    table_close(table, player, PATH_END_B, NO_CELLS);
}

void table_pass_to_the_end(Table *table) {
    for (unsigned awaited; (awaited = path_awaited(&table->game)) != 0;) {
        table_pass(table, path_cells_first(awaited));
    }
}

PathRefusal table_reopen(Table *table, int player) {
    PathAction action = {.kind = PATH_ACTION_REOPEN, .player = (uint8_t)player};
    return path_apply(&table->game, &action, &table->events);
}

void table_round(Table *table, int player, PathEnd end, const int *cells) {
    table_paint(table, cells);
    for (int p = 0; p < table->game.players; p++) {
        if (p != player) {
            table_pass(table, p);
        }
    }
    table_close(table, player, end, cells);
}

int table_points_for(const Table *table, int player, int number) {
    const PathPlayer *path = &table->game.player[player];
    for (int i = 0; i < path->reached_count; i++) {
        if (path->reached[i].number == number) {
            return path->reached[i].points;
        }
    }
    return 0;
}

/* --- any board ---------------------------------------------------------------------------------------------------- */

static int pick(Random *random, PathCells cells) {
    for (uint32_t skip = random_below(random, (uint32_t)path_cells_count(cells)); skip > 0; skip--) {
        cells = path_cells_without_first(cells);
    }
    return path_cells_first(cells);
}

/* From even to few colours, in which lines are long and many. */
static void random_colours(Random *random, PathBoard *board) {
    uint8_t colour[PATH_CELLS];
    uint32_t kinds = 1 + random_below(random, PATH_COLOURS);
    for (int cell = 0; cell < PATH_CELLS; cell++) {
        colour[cell] = (uint8_t)(cell < PATH_COLOURS ? (uint32_t)cell : random_below(random, kinds));
    }
    random_shuffle(random, colour, PATH_CELLS);
    for (int cell = 0; cell < PATH_CELLS; cell++) {
        board->colour[colour[cell]] |= path_cells_of(cell);
    }
}

PathBoard table_random_board(Random *random) {
    PathBoard board = {0};
    random_colours(random, &board);
    PathCells open = PATH_CELLS_ALL;
    for (int i = 0; i < PATH_STARTS; i++) {
        board.start[i] = (uint8_t)pick(random, path_beside[PATH_MIDDLE] & open);
        open &= ~path_cells_of(board.start[i]);
    }
    for (int i = 0; i < PATH_NUMBERS; i++) {
        bool rim = i + PATH_NUMBER_MIN >= PATH_NUMBER_RIM;
        board.number[i] = (uint8_t)pick(random, (rim ? PATH_CELLS_RIM : ~PATH_CELLS_RIM & PATH_CELLS_ALL) & open);
        open &= ~path_cells_of(board.number[i]);
    }
    plain_cards(&board);
    for (int i = 0; i < PATH_CARDS; i++) {
        PathCard *card = &board.card[i];
        uint32_t at = random_below(random, 2 * PATH_CARD_COLOURS);
        if (at < PATH_CARD_COLOURS) {
            memmove(card->colour + at + 1, card->colour + at, PATH_CARD_COLOURS - at);
            card->count++;
        }
    }
    return board;
}

PathSetup table_random_setup(uint64_t seed) {
    Random random;
    random_init(&random, seed);
    PathSetup setup = {.seed = seed, .players = (uint8_t)(1 + seed % PATH_PLAYERS_MAX)};
    setup.board = table_random_board(&random);
    ck_assert_int_eq(path_setup_check(&setup), PATH_SETUP_FINE);
    return setup;
}
