/* What the subcommands of schott-lab share. */
#ifndef LAB_LAB_H
#define LAB_LAB_H

#include "ai/world/ai.h"
#include "data/world/board.h"
#include "data/world/questions.h"
#include "protocol/world/record.h"

/* Exit statuses. */
enum {
    LAB_DONE = 0,
    LAB_FAILED = 1,
    LAB_WRONG_USAGE = 2,
};

/* Tracks and questions of the game; not changed once loaded. */
typedef struct LabAssets {
    char *folder;
    WorldTrack track[BOARD_NAMES][WORLD_PLAYERS_MAX + 1]; /* by board and number of players */
    Questions *questions;
} LabAssets;

/* Finds and loads them all; wanted is --assets or NULL. False: failed, nothing is loaded. */
bool lab_assets_load(LabAssets *assets, const char *wanted, const char *program, DataError *error);
void lab_assets_free(LabAssets *assets);

/* The track of that name for so many players, or NULL with an error. */
const WorldTrack *lab_track(const LabAssets *assets, const char *name, int players, DataError *error);

/* Which of the deck's questions are about which site of the record's board, as the desktop game has it. */
void lab_choose_sites(const LabAssets *assets, const Deck *deck, WorldRecord *record);

/* A seed of its own for one use of a seed. */
uint64_t lab_derive_seed(uint64_t seed, uint64_t use);

/* A level by name; false with an error. */
bool lab_level(const char *name, AiLevel *level, DataError *error);

/* What a computer does: Fast Track or world_ai_choose, or with its rate (permille, below 0: the level's) the right
 * answer. It learns no more of the game than a person at the table sees, but for a question whose answer it knows.
 * question: the id of the one that is awaited, if any. */
WorldAction lab_decide(const WorldGame *game, const char *question, const Questions *questions, AiLevel level,
                       int quiz_permille, Random *random);

/* Microseconds of a clock. */
double lab_micros(void);

/* The subcommands, with what comes after their name; they return the exit status. */
int lab_engine(const char *program, int count, char **arguments);
int lab_simulate(const char *program, int count, char **arguments);
int lab_replay(const char *program, int count, char **arguments);
int lab_bench(const char *program, int count, char **arguments);

/* One line on standard error about wrong usage; returns LAB_WRONG_USAGE. */
int lab_wrong_usage(const char *format, ...) DATA_FORMAT(1, 2);

#endif
