/* The picture that a desktop shows for the window. */
#ifndef GFX_WINDOW_ICON_H
#define GFX_WINDOW_ICON_H

struct SDL_Window;

/* Where the system has none for the program itself. Nothing happens if it cannot be read. */
void window_icon_set(struct SDL_Window *window);

#endif
