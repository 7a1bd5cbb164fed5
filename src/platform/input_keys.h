/* Keys of any keyboard as the game's own. */
#ifndef PLATFORM_INPUT_KEYS_H
#define PLATFORM_INPUT_KEYS_H

#include "platform/platform.h"

#include <SDL.h>

InputEvent key_event(const SDL_KeyboardEvent *event);

#endif
