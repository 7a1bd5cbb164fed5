/* Where the system's keyboard and input method come in while a text field is edited. */
#ifndef PLATFORM_COMPOSING_H
#define PLATFORM_COMPOSING_H

/* They show their list near this place, in points of the window. May be called again when it moves. */
void composing_begin(int x, int y, int wide, int high);
void composing_end(void);

#endif
