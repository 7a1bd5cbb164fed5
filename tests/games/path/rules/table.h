/* A table set out by hand, so that a test can say in a few lines what lies where. */
#ifndef TESTS_CORE_PATH_TABLE_H
#define TESTS_CORE_PATH_TABLE_H

#include "core/random.h"
#include "games/path/rules/game.h"
#include "games/path/rules/view.h"

#include <check.h>

/* For checks made millions of times: those of the library write a mark into a file each time. */
#define MUST(what) ((what) ? (void)0 : ck_abort_msg("%s:%d: %s", __FILE__, __LINE__, #what))

typedef struct Table {
    PathSetup setup;
    PathGame game;
    PathEvents events; /* of the last action */
} Table;

/* A board on which no two neighbours are of one colour, numbers 2 to 4 on 12, 16 and 53, 5 to 10 on 0, 4, 26, 34, 56
 * and 60, starts 21, 22, 29 and 31, cards by their colours without any doubled, turned up in the order of the board. */
void table_begin(Table *table, int players);
void table_number(Table *table, int number, int cell);
void table_start(Table *table);

/* A list of cells for the calls below. */
#define CELLS(...) ((const int[]){__VA_ARGS__, -1})
#define NO_CELLS   ((const int[]){-1})

PathLine table_line(PathEnd end, const int *cells);

/* Sets cells in front of an end as if rounds had passed; each must be beside the one before it, and have no number. */
void table_lead(Table *table, int player, PathEnd end, const int *cells);

/* Gives the cells the colours of the card that is turned up, in its order. */
void table_paint(Table *table, const int *cells);

/* Closes the round for a player, expecting that it is accepted, or trying. */
void table_close(Table *table, int player, PathEnd end, const int *cells);
void table_pass(Table *table, int player);
void table_pass_to_the_end(Table *table);
PathRefusal table_try(Table *table, int player, int end, const int *cells);
PathRefusal table_reopen(Table *table, int player);

/* Paints, then closes the round for this player and passes for all others. */
void table_round(Table *table, int player, PathEnd end, const int *cells);

/* What a player got for a number; 0: not reached. */
int table_points_for(const Table *table, int player, int number);

/* Any fine board. */
PathBoard table_random_board(Random *random);
PathSetup table_random_setup(uint64_t seed);

Suite *suite_board(void);
Suite *suite_lines(void);
Suite *suite_rounds(void);
Suite *suite_numbers(void);
Suite *suite_views(void);
Suite *suite_whole_games(void);

#endif
