/* Where messages go when the program has no console. */
#ifndef PLATFORM_CONSOLE_H
#define PLATFORM_CONSOLE_H

/* On Windows a program with a window has no console: speaks to the one it was started from, if any, and else keeps
 * what it says in schott-world.log beside the saved games, and what it said the time before, if anything, in
 * schott-world-before.log. A pipe or file given by the starter stays. A crash ends the
 * program without a dialog, which nobody would click away on an exhibition's screen. Elsewhere nothing is to be done.
 * Call before anything prints. */
void console_open(void);

/* The saved games lie in another folder than usual: a log, if there is one, goes there from now on. */
void console_log_in(const char *folder);

#endif
