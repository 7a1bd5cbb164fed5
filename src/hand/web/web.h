/* What the page gives beside what hand.h has. */
#ifndef HAND_WEB_WEB_H
#define HAND_WEB_WEB_H

/* A file of that name, which is copied: a board, a catalogue. */
void hand_give(const char *path, const char *bytes, int length);

/* Before all else. */
void hand_begin(void);

#endif
