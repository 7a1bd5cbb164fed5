/* World's own subcommands; see LabGame. */
#ifndef GAMES_WORLD_LAB_COMMANDS_H
#define GAMES_WORLD_LAB_COMMANDS_H

#include "lab/lab.h"

int lab_world_simulate(const char *program, int count, char **arguments);
void lab_world_bench(const LabAssets *assets, int64_t actions, uint64_t seed);

#endif
