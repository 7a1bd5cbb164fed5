#include "platform/input_keys.h"

static const struct {
    SDL_Keycode code;
    InputKey key;
} KEY[] = {
    {SDLK_RETURN, KEY_ENTER},
    {SDLK_KP_ENTER, KEY_ENTER},
    {SDLK_SPACE, KEY_SPACE},
    {SDLK_ESCAPE, KEY_ESCAPE},
    {SDLK_AC_BACK, KEY_ESCAPE},
    {SDLK_TAB, KEY_TAB},
    {SDLK_DELETE, KEY_DELETE},
    {SDLK_LEFT, KEY_LEFT},
    {SDLK_RIGHT, KEY_RIGHT},
    {SDLK_UP, KEY_UP},
    {SDLK_DOWN, KEY_DOWN},
    {SDLK_HOME, KEY_HOME},
    {SDLK_END, KEY_END},
    {SDLK_PAGEUP, KEY_PAGE_UP},
    {SDLK_PAGEDOWN, KEY_PAGE_DOWN},
    {SDLK_F1, KEY_F1},
    {SDLK_F2, KEY_F2},
    {SDLK_F3, KEY_F3},
    {SDLK_F4, KEY_F4},
    {SDLK_F5, KEY_F5},
    {SDLK_F6, KEY_F6},
    {SDLK_F7, KEY_F7},
    {SDLK_F8, KEY_F8},
    {SDLK_F9, KEY_F9},
    {SDLK_F10, KEY_F10},
    {SDLK_F11, KEY_F11},
    {SDLK_F12, KEY_F12},
    {SDLK_BACKSPACE, KEY_BACKSPACE},
};

/* French keyboards have digits only with Shift, so the row above the letters counts by its place. */
static char digit_of(const SDL_Keysym *key) {
    static const char DIGIT[] = "1234567890"; /* in the order of SDL's numbers */
    if (key->scancode >= SDL_SCANCODE_1 && key->scancode <= SDL_SCANCODE_0) {
        return DIGIT[key->scancode - SDL_SCANCODE_1];
    }
    bool is_pad = key->scancode >= SDL_SCANCODE_KP_1 && key->scancode <= SDL_SCANCODE_KP_0;
    return is_pad && (key->mod & KMOD_NUM) != 0 ? DIGIT[key->scancode - SDL_SCANCODE_KP_1] : '\0';
}

/* Keys come by what they are without Shift: a question mark is with it right of the 0 on German (ß), Swiss and Italian
 * keyboards ('), and right of the N on French ones. */
static bool is_question_mark(const SDL_Keysym *key) {
    if (key->sym == SDLK_QUESTION) {
        return true;
    }
    bool right_of_0 = key->scancode == SDL_SCANCODE_MINUS && (key->sym == 0xdf || key->sym == SDLK_QUOTE);
    bool right_of_n = key->scancode == SDL_SCANCODE_M && key->sym == SDLK_COMMA;
    return (key->mod & KMOD_SHIFT) != 0 && (key->sym == SDLK_SLASH || right_of_0 || right_of_n);
}

static char letter_of(const SDL_Keysym *key) {
    if (is_question_mark(key)) {
        return '?';
    }
    if ((key->sym >= 'a' && key->sym <= 'z') || (key->sym >= '0' && key->sym <= '9')) {
        return (char)key->sym;
    }
    return digit_of(key);
}

InputEvent key_event(const SDL_KeyboardEvent *event) {
    InputEvent out = {.kind = event->type == SDL_KEYDOWN ? INPUT_KEY_DOWN : INPUT_KEY_UP, .repeat = event->repeat != 0};
    SDL_Keycode code = event->keysym.sym;
    for (size_t i = 0; i < SDL_arraysize(KEY); i++) {
        if (KEY[i].code == code) {
            out.key = KEY[i].key;
        }
    }
    out.letter = letter_of(&event->keysym);
#ifdef __APPLE__
    const unsigned ctrl = KMOD_GUI;
#else
    const unsigned ctrl = KMOD_CTRL;
#endif
    unsigned mod = event->keysym.mod;
    out.mods = ((mod & KMOD_SHIFT) != 0 ? MOD_SHIFT : 0u) | ((mod & ctrl) != 0 ? MOD_CTRL : 0u) |
               ((mod & KMOD_ALT) != 0 ? MOD_ALT : 0u);
    return out;
}
