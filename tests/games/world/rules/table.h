/* A table set up by hand, so that a test can say in a few lines what is where. */
#ifndef TESTS_CORE_TABLE_H
#define TESTS_CORE_TABLE_H

#include "games/world/rules/game.h"
#include "games/world/rules/row.h"
#include "games/world/rules/view.h"

#include <check.h>

#define J WORLD_JOKER

/* For checks made millions of times: those of the library write a mark into a file each time. */
#define MUST(what) ((what) ? (void)0 : ck_abort_msg("%s:%d: %s", __FILE__, __LINE__, #what))

typedef struct Table {
    WorldSetup setup;
    WorldGame game;
    WorldEvents events; /* of the last action */
} Table;

/* Rows that are not laid by hand fall from left to right, so that they are neither complete nor hold a run. */
void table_begin(Table *table, int players);
void table_row(Table *table, int player, const WorldCard row[WORLD_ROW]);
void table_discard(Table *table, const WorldCard *top_first, int count);
void table_stock_top(Table *table, WorldCard card);
void table_short_stock(Table *table, int count); /* all but that many go into the discard */
void table_hold(Table *table, int player, WorldEventCard first, WorldEventCard second);
void table_field(Table *table, int player, int field);
void table_site(Table *table, int field, int amount);
void table_start(Table *table);

/* Acts and expects it to be accepted, or refused. */
void table_act(Table *table, WorldActionKind kind, int a, int b, int c);
WorldRefusal table_try(Table *table, WorldActionKind kind, int a, int b, int c);

/* Shortcuts for whole turns: take the top of the discard or stock and place it. */
void table_exchange(Table *table, WorldSource from, int slot);

/* A turn that changes little: the top of the stock replaces the first card. */
void table_idle_turn(Table *table);

void table_answer(Table *table, bool right);
void table_expect(const Table *table, WorldAwaitingKind kind, int player);
void table_expect_row(const Table *table, int player, const WorldCard row[WORLD_ROW]);
void table_expect_field(const Table *table, int player, int field);
bool table_happened(const Table *table, WorldEventKind kind);
const WorldEvent *table_event(const Table *table, WorldEventKind kind, int nth);

#define ROW(...) ((const WorldCard[WORLD_ROW]){__VA_ARGS__})

Suite *suite_row(void);
Suite *suite_setup(void);
Suite *suite_turn(void);
Suite *suite_fast_track(void);
Suite *suite_moving(void);
Suite *suite_event_cards(void);
Suite *suite_stage_end(void);
Suite *suite_game_end(void);
Suite *suite_house(void);
Suite *suite_whole_games(void);

#endif
