/* Game codes: letters and digits that one table reads out and another types in, so that both play the same deal. Names,
 * computers and what has been seen stay each table's own.
 *
 * The sixteen signs neither look nor sound alike, in any language of the game. A code of version 1 has twelve; it knows
 * two games, with four boards each, by their place in a list. One of version 2 has sixteen, knows sixteen games, and
 * any board by a digest of what lies on it; it is written only for what version 1 cannot say, so that tables that know
 * no other keep understanding the rest. Both are read for ever. One wrong sign, and two that have changed places, are
 * always noticed. */
#ifndef PLAY_CODE_H
#define PLAY_CODE_H

#include "play/host.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    CODE_SIGNS = 12,                  /* of version 1 */
    CODE_SIGNS_MOST = 16,             /* of version 2 */
    CODE_BYTES = CODE_SIGNS_MOST + 4, /* as it is shown, in groups of four */
    CODE_SEED_MOST = (1 << 22) - 1,
};

/* Of which game, up to 15; read out: append only. */
typedef enum CodeGame {
    CODE_WORLD = 0,
    CODE_PATH = 1,
} CodeGame;

/* What of a new game is in its code. Two versions whose rules or data differ cannot play the same deal. */
typedef struct GameCode {
    int version; /* of a code that was read */
    CodeGame game;
    int rules;      /* version: its lowest bits */
    uint32_t data;  /* a digest of board and questions; of a code that was read: as much of it as codes have */
    int board;      /* its place among the game's; of a code of version 2 that was read: -1 */
    int players;    /* 1 to 4 */
    int starter;    /* a seat */
    int level;      /* of the questions, or which limit of time: 0 to 3 */
    unsigned house; /* house rules: two bits */
    uint32_t seed;  /* 1 to CODE_SEED_MOST */
} GameCode;

/* In the oldest version that can say it. board: -1 where it is in no list. */
void code_write(const GameCode *code, char out[CODE_BYTES]);

/* Spaces and hyphens are passed over, small letters are fine. False: *error says why. */
bool code_read(const char *text, CodeGame game, GameCode *code, PlayError *error);

/* Whether a code that was read is for the rules of that version. */
bool code_is_by_rules(const GameCode *code, int rules);

/* A game's boards. Version 1 knows the first four by their place, which must not change. */
typedef struct CodeBoards {
    const char *const *name;
    int count;
    int listed; /* the first ones, which come with the game; those behind them go by their digest alone */
    /* Of what lies on a board and all else that both tables must have alike; false: *error says why not. */
    bool (*digest)(const void *context, const char *board, uint32_t *digest, PlayError *error);
    const void *context;
} CodeBoards;

int code_board_place(const CodeBoards *boards, const char *name); /* -1: it is none of the listed */

/* The one that a code is for. NULL: *error says why not. */
const char *code_board(const GameCode *code, const CodeBoards *boards, PlayError *error);

/* Puts the reason into *error that a code of other rules or data is refused for. */
void code_refuse_version(PlayError *error);

/* A seed that fits into a code. */
uint32_t code_seed(const PlayHost *host);

/* That seed in a game's record, marked so that a game by chance is not taken for one by a code. */
uint64_t code_marked(uint32_t seed);
bool code_is_marked(uint64_t recorded, uint32_t *seed);

/* A code of another kind, for a table at a distance: a number below 2^28 in signs, and one that checks them. One wrong
 * sign, and two that have changed places, are always noticed. */
enum { CODE_NUMBER_SIGNS = 8, CODE_NUMBER_BYTES = CODE_NUMBER_SIGNS + 2, CODE_NUMBER_MOST = (1 << 28) - 1 };

void code_number_write(uint32_t number, char out[CODE_NUMBER_BYTES]);
bool code_number_read(const char *text, uint32_t *number);

/* Adds to a digest, which begins with 0. */
uint32_t code_digest(uint32_t digest, const void *bytes, size_t count);
uint32_t code_digest_text(uint32_t digest, const char *text); /* NULL is fine */

#endif
