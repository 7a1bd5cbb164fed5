/* Best Path's own subcommands; they return the exit status. */
#ifndef LAB_PATH_COMMANDS_H
#define LAB_PATH_COMMANDS_H

#include "lab/path/contest.h"

int lab_path_simulate(const char *program, int count, char **arguments);
int lab_path_bench(const char *program, int count, char **arguments);

/* The same as lab_path_simulate with levels of one's own, for programs that measure other players. */
int lab_path_simulate_levels(const LabPathLevel *levels, int level_count, const char *program, int count,
                             char **arguments);

#endif
