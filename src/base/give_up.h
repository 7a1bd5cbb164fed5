/* The only way the program ends when it can't continue: a message for the user and exit status 1. */
#ifndef BASE_GIVE_UP_H
#define BASE_GIVE_UP_H

typedef enum GiveUpWhy {
    GIVE_UP_NO_MEMORY,
    GIVE_UP_NO_THREAD,
} GiveUpWhy;

/* Any thread may call it. */
_Noreturn void give_up(GiveUpWhy why);

/* How a person is told, besides a line on standard error: called once, on the thread that gave up, with an English
 * message. It gets by without memory as well as it can. */
void give_up_with(void (*tell)(const char *message));

#endif
