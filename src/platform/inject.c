#include "platform/inject.h"

#include <SDL.h>

static Uint32 window_id(Video *video) {
    return SDL_GetWindowID(video_window(video));
}

void inject_mouse(Video *video, float x, float y, InjectPhase phase) {
    float scale = video_size(video).scale;
    int px = (int)(x / scale), py = (int)(y / scale);
    SDL_Event event = {0};
    if (phase == INJECT_MOVE) {
        event.motion = (SDL_MouseMotionEvent){.type = SDL_MOUSEMOTION, .windowID = window_id(video), .x = px, .y = py};
    } else {
        bool down = phase == INJECT_DOWN;
        event.button = (SDL_MouseButtonEvent){.type = down ? SDL_MOUSEBUTTONDOWN : SDL_MOUSEBUTTONUP,
                                              .windowID = window_id(video),
                                              .button = SDL_BUTTON_LEFT,
                                              .state = down ? SDL_PRESSED : SDL_RELEASED,
                                              .clicks = 1,
                                              .x = px,
                                              .y = py};
    }
    SDL_PushEvent(&event);
}

void inject_finger(Video *video, int finger, float x, float y, InjectPhase phase) {
    VideoSize size = video_size(video);
    static const Uint32 TYPE[] = {
        [INJECT_DOWN] = SDL_FINGERDOWN, [INJECT_MOVE] = SDL_FINGERMOTION, [INJECT_UP] = SDL_FINGERUP};
    SDL_Event event = {.tfinger = {.type = TYPE[phase],
                                   .touchId = 1,
                                   .fingerId = finger,
                                   .x = x / (float)size.width,
                                   .y = y / (float)size.height,
                                   .pressure = 1,
                                   .windowID = window_id(video)}};
    SDL_PushEvent(&event);
}

/* Held keys are the keyboard's to know; here there is none. */
static void hold_modifier(SDL_Keycode code, bool down) {
    static const struct {
        SDL_Keycode code;
        SDL_Keymod mod;
    } MODIFIER[] = {{SDLK_LCTRL, KMOD_LCTRL},   {SDLK_RCTRL, KMOD_RCTRL}, {SDLK_LSHIFT, KMOD_LSHIFT},
                    {SDLK_RSHIFT, KMOD_RSHIFT}, {SDLK_LALT, KMOD_LALT},   {SDLK_RALT, KMOD_RALT},
                    {SDLK_LGUI, KMOD_LGUI},     {SDLK_RGUI, KMOD_RGUI}};
    for (size_t i = 0; i < sizeof MODIFIER / sizeof MODIFIER[0]; i++) {
        if (MODIFIER[i].code == code) {
            SDL_Keymod held = SDL_GetModState();
            SDL_SetModState((SDL_Keymod)(down ? held | MODIFIER[i].mod : held & ~MODIFIER[i].mod));
        }
    }
}

bool inject_key(Video *video, const char *name, bool down) {
    SDL_Keycode code = SDL_GetKeyFromName(name);
    if (code == SDLK_UNKNOWN) {
        return false;
    }
    hold_modifier(code, down);
    SDL_Event event = {
        .key = {.type = down ? SDL_KEYDOWN : SDL_KEYUP,
                .windowID = window_id(video),
                .state = down ? SDL_PRESSED : SDL_RELEASED,
                .keysym = {.scancode = SDL_GetScancodeFromKey(code), .sym = code, .mod = (Uint16)SDL_GetModState()}}};
    SDL_PushEvent(&event);
    return true;
}

bool inject_pad(const char *name, bool down) {
    SDL_GameControllerButton button = SDL_GameControllerGetButtonFromString(name);
    if (button == SDL_CONTROLLER_BUTTON_INVALID) {
        return false;
    }
    SDL_Event event = {.cbutton = {.type = down ? SDL_CONTROLLERBUTTONDOWN : SDL_CONTROLLERBUTTONUP,
                                   .button = (Uint8)button,
                                   .state = down ? SDL_PRESSED : SDL_RELEASED}};
    SDL_PushEvent(&event);
    return true;
}

void inject_text(Video *video, const char *text) {
    while (*text != '\0') {
        SDL_Event event = {.text = {.type = SDL_TEXTINPUT, .windowID = window_id(video)}};
        size_t taken = SDL_utf8strlcpy(event.text.text, text, sizeof event.text.text);
        if (taken == 0) {
            return; /* not UTF-8 */
        }
        SDL_PushEvent(&event);
        text += taken;
    }
}

void inject_composing(Video *video, const char *text) {
    SDL_Event event = {.edit = {.type = SDL_TEXTEDITING, .windowID = window_id(video)}};
    SDL_utf8strlcpy(event.edit.text, text, sizeof event.edit.text);
    SDL_PushEvent(&event);
}
