/* The one table of a test: opened before it, closed after it. */
#ifndef TESTS_PLAY_FIXTURE_H
#define TESTS_PLAY_FIXTURE_H

#include "table.h"

extern Table table;
extern PlayError error;

void open_table(void);
void close_table(void);

/* A game of World among so many computers, from easy to expert. */
Session *begin_computers(int players);
uint64_t hash_of(const Session *session);

#endif
