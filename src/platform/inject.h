/* Input for scripts: puts into SDL's queue what a device would, so that it takes the same path. Positions are output
 * pixels. */
#ifndef PLATFORM_INJECT_H
#define PLATFORM_INJECT_H

#include "platform/video.h"

typedef enum InjectPhase {
    INJECT_DOWN,
    INJECT_MOVE,
    INJECT_UP,
} InjectPhase;

void inject_mouse(Video *video, float x, float y, InjectPhase phase);
void inject_finger(Video *video, int finger, float x, float y, InjectPhase phase);

/* name as SDL_GetKeyName() gives it. False: there is no such key. */
bool inject_key(Video *video, const char *name, bool down);

/* name as SDL_GameControllerGetStringForButton() gives it. False: there is no such button. */
bool inject_pad(const char *name, bool down);

/* Committed text, UTF-8, in as many events as it takes. */
void inject_text(Video *video, const char *text);

/* What an input method has so far; "": it is done. Cut to what SDL takes. */
void inject_composing(Video *video, const char *text);

#endif
