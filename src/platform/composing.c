#include "platform/composing.h"

#include <SDL.h>

void composing_begin(int x, int y, int wide, int high) {
    SDL_SetTextInputRect(&(SDL_Rect){x, y, wide, high});
    if (SDL_IsTextInputActive() == SDL_FALSE) {
        SDL_StartTextInput();
    }
}

void composing_end(void) {
    SDL_StopTextInput();
}
