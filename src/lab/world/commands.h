/* World's own subcommands; they return the exit status. */
#ifndef LAB_WORLD_COMMANDS_H
#define LAB_WORLD_COMMANDS_H

int lab_world_simulate(const char *program, int count, char **arguments);
int lab_world_bench(const char *program, int count, char **arguments);

#endif
