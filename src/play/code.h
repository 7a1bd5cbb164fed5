/* Game codes: twelve letters and digits that one table reads out and another types in, so that both play the same deal.
 * Names, computers and what has been seen stay each table's own.
 *
 * The sixteen signs neither look nor sound alike, in any language of the game. The last one checks the others: one
 * wrong sign, and two that have changed places, are always noticed. */
#ifndef PLAY_CODE_H
#define PLAY_CODE_H

#include "play/host.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    CODE_SIGNS = 12,
    CODE_BYTES = CODE_SIGNS + 3, /* as it is shown, in groups of four */
    CODE_SEED_MOST = (1 << 22) - 1,
};

/* Of which game; read out: append only. */
typedef enum CodeGame {
    CODE_WORLD = 0,
    CODE_PATH = 1,
} CodeGame;

/* What of a new game is in its code. Two versions whose rules or data differ cannot play the same deal. */
typedef struct GameCode {
    CodeGame game;
    int rules;      /* version: its lowest three bits */
    uint8_t data;   /* a digest of board and questions */
    int board;      /* 0 to 3 */
    int players;    /* 1 to 4 */
    int starter;    /* a seat */
    int level;      /* of the questions, or which limit of time: 0 to 3 */
    unsigned house; /* house rules: two bits */
    uint32_t seed;  /* 1 to CODE_SEED_MOST */
} GameCode;

void code_write(const GameCode *code, char out[CODE_BYTES]);

/* Spaces and hyphens are passed over, small letters are fine. False: *error says why. */
bool code_read(const char *text, CodeGame game, GameCode *code, PlayError *error);

/* Puts the reason into *error that a code of other rules or data is refused for. */
void code_refuse_version(PlayError *error);

/* A seed that fits into a code. */
uint32_t code_seed(const PlayHost *host);

/* That seed in a game's record, marked so that a game by chance is not taken for one by a code. */
uint64_t code_marked(uint32_t seed);
bool code_is_marked(uint64_t recorded, uint32_t *seed);

/* Adds to a digest, which begins with 0. */
uint32_t code_digest(uint32_t digest, const void *bytes, size_t count);
uint32_t code_digest_text(uint32_t digest, const char *text); /* NULL is fine */
uint8_t code_digest_end(uint32_t digest);

#endif
