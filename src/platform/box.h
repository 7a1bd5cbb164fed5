/* A message box of the system, for what has to be said where there is no window of ours. */
#ifndef PLATFORM_BOX_H
#define PLATFORM_BOX_H

/* Waits until somebody clicks it away. A program that is told to end (SIGTERM, SIGINT) ends, and its box with it. */
void box_show(const char *title, const char *sentence);

#endif
