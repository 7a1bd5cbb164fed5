/* A host without a window: a store in memory, a clock set by hand, thoughts that wait to be thought. */
#ifndef TESTS_PLAY_TABLE_H
#define TESTS_PLAY_TABLE_H

#include "games/world/play/session.h"
#include "store/store.h"

#include <check.h>

typedef struct Table {
    PlayHost host;
    Store *store;
    double now;
    int64_t wall;
    uint64_t seed;
    int changes; /* how often who draws was told */
    struct {
        void (*run)(void *data);
        void (*done)(void *data, bool dropped);
        void *data;
    } thought[8];
    int thoughts;
} Table;

void table_open(Table *table);
void table_close(Table *table);

/* Whatever was to be thought is thought (or dropped), and its result taken up. */
void table_think(Table *table, bool drop);

/* Two to four computers of these levels, named and with characters. */
WorldSessionSetup table_setup(int players, const AiLevel *level);

/* What somebody of some skill would do. */
WorldAction table_some_action(const Session *session, Random *random);

/* Computers move, questions are answered and stages dealt until so many actions are done or the game is over. */
void table_play(Table *table, Session *session, size_t actions);

#endif
