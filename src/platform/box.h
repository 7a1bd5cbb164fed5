/* A system message box, for messages when the game has no window. */
#ifndef PLATFORM_BOX_H
#define PLATFORM_BOX_H

/* Waits until somebody clicks it away. A program that is told to end (SIGTERM, SIGINT) ends, and its box with it. */
void box_show(const char *title, const char *sentence);

#endif
