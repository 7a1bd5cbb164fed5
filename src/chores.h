/* What operators do from a terminal, without a window. */
#ifndef CHORES_H
#define CHORES_H

/* Both say on the terminal how it went, and return the program's exit status. data: the folder of --data, config: the
 * file of --config; NULL: none was named. */

/* Asks twice for a PIN where a person types, else reads one line. */
int chore_set_pin(const char *data, const char *config);

/* Puts a backup in place of the saved games. */
int chore_restore_backup(const char *data, const char *backup);

#endif
