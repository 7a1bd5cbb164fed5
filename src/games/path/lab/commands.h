/* Best Path's own subcommands; see LabGame. */
#ifndef GAMES_PATH_LAB_COMMANDS_H
#define GAMES_PATH_LAB_COMMANDS_H

#include "games/path/lab/contest.h"

int lab_path_simulate(const char *program, int count, char **arguments);
void lab_path_bench(const LabAssets *assets, int64_t actions, uint64_t seed);

/* Like lab_path_simulate, with other levels, for programs that measure other players. */
int lab_path_simulate_levels(const LabPathLevel *levels, int level_count, const char *program, int count,
                             char **arguments);

#endif
