/* The game of the day: one person against computers, the same for everybody who plays it on that date. Who the
 * computers are, on which board, with which cards and questions: all of it follows from the date alone, and nothing
 * from what was played or seen before. */
#ifndef PLAY_DAY_H
#define PLAY_DAY_H

#include "core/random.h"
#include "protocol/seats.h"

/* A local date: days since 1970. */
uint64_t day_seed(int32_t date);
bool day_is_seed(uint64_t recorded, int32_t *date);

/* What the date decides beside the cards. Each game draws what it needs, in an order that must not change. */
void day_random(Random *random, int32_t date);

/* Computers from seat 1 on; the person in seat 0 keeps the figurine, unless a computer of that day has it. */
void day_seat_computers(Random *random, Seat *seat, int players);

#endif
