/* What the system around the program asks of it. */
#ifndef PLATFORM_SYSTEM_H
#define PLATFORM_SYSTEM_H

/* Once SDL has taken its signals. */
void system_end_when_hung_up(void);

#endif
