/* Shared by the subcommands of schott-lab. */
#ifndef LAB_LAB_H
#define LAB_LAB_H

#include "games/path/data/board.h"
#include "games/path/rules/board.h"
#include "games/world/data/board.h"
#include "games/world/data/questions.h"
#include "games/world/rules/setup.h"
#include "protocol/envelope.h"

/* Exit statuses. */
enum {
    LAB_DONE = 0,
    LAB_FAILED = 1,
    LAB_WRONG_USAGE = 2,
};

/* Boards and questions of the games; not changed once loaded. */
typedef struct LabAssets {
    char *folder;
    WorldTrack track[BOARD_NAMES][WORLD_PLAYERS_MAX + 1]; /* by board and number of players */
    Questions *questions;
    PathBoard path_board[PATH_BOARD_NAMES];
} LabAssets;

/* Finds and loads them all; wanted is --assets or NULL. False: failed, nothing is loaded. */
bool lab_assets_load(LabAssets *assets, const char *wanted, const char *program, DataError *error);
void lab_assets_free(LabAssets *assets);

/* The track of that name for so many players, or NULL with an error. */
const WorldTrack *lab_track(const LabAssets *assets, const char *name, int players, DataError *error);

/* Best Path's board of that name, or NULL with an error. */
const PathBoard *lab_path_board(const LabAssets *assets, const char *name, DataError *error);

/* A separate seed for one use of a seed. */
uint64_t lab_derive_seed(uint64_t seed, uint64_t use);

/* The time in microseconds. */
double lab_micros(void);

/* The subcommands, with what comes after their name; they return the exit status. */
int lab_engine(const char *program, int count, char **arguments);
int lab_simulate(const char *program, int count, char **arguments);
int lab_replay(const char *program, int count, char **arguments);
int lab_check_pack(const char *program, int count, char **arguments);
int lab_pack_from_csv(const char *program, int count, char **arguments);
int lab_pack_manifest(const char *program, int count, char **arguments);
int lab_pack_to_csv(const char *program, int count, char **arguments);
int lab_bench(const char *program, int count, char **arguments);

/* One line on standard error about wrong usage, or about what has failed; returns the exit status for it. */
int lab_wrong_usage(const char *format, ...) DATA_FORMAT(1, 2);
int lab_failed(const DataError *error);

#endif
