/* What recorded games of every kind have in common: which game it is, and the hash it ends in. */
#ifndef PROTOCOL_ENVELOPE_H
#define PROTOCOL_ENVELOPE_H

#include "data/json.h"

/* The games we ship, as "game" names them everywhere: places in the box. */
typedef enum EnvelopeGame {
    ENVELOPE_WORLD,
    ENVELOPE_PATH,
} EnvelopeGame;

/* The games of this program: games.c, unless the program brings a table of its own. */
extern const char *const envelope_games[];
extern const int ENVELOPE_GAMES;

/* "game" in an object: one of them, or one that is expected. False: a fault has been told. */
bool envelope_game_from_json(const JsonPlace *in, EnvelopeGame *game);
bool envelope_expect_game(const JsonPlace *in, EnvelopeGame expected);

/* These keys, separated by blanks, only the other game has: where one of them stands, the fault says so. */
void envelope_refuse_keys_of(EnvelopeGame other, const JsonPlace *place, const char *keys);

/* A record of later rules says so before anything else in it surprises. False: a fault has been told. */
bool envelope_expect_rules(const JsonPlace *in, int newest);

/* The record itself: the root, or its part "record", as 0.1.0 wrote who played and when around it. */
JsonPlace envelope_record(const JsonPlace *root);

/* 16 hex digits and a NUL. */
void hash_to_text(uint64_t hash, char out[17]);

uint64_t hash_from_json(const JsonPlace *place);

/* Whether a game has ended as its record says; false: a fault has been told. */
bool hash_is_as_recorded(uint64_t hash, uint64_t recorded, DataError *error);

#endif
