/* SDL's events made into ours: points into pixels, fingers and mouse into pointers, sticks into directions. */
#include "platform/platform.h"

#include "base/memory.h"
#include "platform/composing.h"
#include "platform/input_keys.h"

#include <SDL.h>

#include <stdlib.h>
#include <string.h>

enum {
    FINGERS = 10,
    PADS = INPUT_PADS,
    LOST_MS = 2000,   /* a finger that was last heard of so long ago may be lost */
    STICK_ON = 18000, /* of 32767: the stick points somewhere */
    STICK_OFF = 12000 /* and here it no longer does: it must not flutter in between */
};

typedef struct Pad {
    SDL_GameController *controller;
    SDL_JoystickID id;
    InputPad held[2]; /* direction the stick points to, by axis */
} Pad;

struct Input {
    Video *video;
    struct {
        SDL_TouchID device;
        SDL_FingerID finger;
        bool is_down;
        Uint32 moved; /* ms: when it was heard of last */
    } finger[FINGERS];
    Pad pad[PADS];
    InputEvent later; /* one SDL event may be two of ours */
    char *path;       /* of the file dropped last */
    bool is_text;
    bool is_closing; /* the window was asked to close: SDL's wish to quit follows */
    bool has_lost_display;
};

static Uint32 wake_event;

Input *input_new(Video *video) {
    Input *input = memory_new(sizeof *input);
    input->video = video;
    wake_event = SDL_RegisterEvents(1);
    composing_end();
    return input;
}

void input_free(Input *input) {
    if (input == NULL) {
        return;
    }
    for (int i = 0; i < PADS; i++) {
        if (input->pad[i].controller != NULL) {
            SDL_GameControllerClose(input->pad[i].controller);
        }
    }
    SDL_free(input->path);
    free(input);
}

void input_wake(void) {
    SDL_PushEvent(&(SDL_Event){.type = wake_event});
}

bool input_has_pads(const Input *input) {
    for (int i = 0; i < PADS; i++) {
        if (input->pad[i].controller != NULL) {
            return true;
        }
    }
    return false;
}

void input_wait(Input *input, int ms) {
    if (input_has_pads(input)) {
        if (SDL_HasEvents(SDL_FIRSTEVENT, SDL_LASTEVENT) == SDL_FALSE) {
            SDL_Delay(ms < 0 || ms > 16 ? 16 : (Uint32)ms);
        }
    } else if (ms < 0) {
        SDL_WaitEvent(NULL);
    } else {
        SDL_WaitEventTimeout(NULL, ms);
    }
}

/* Copies as much as fits, never half a character. */
static void copy_text(char out[INPUT_TEXT_MAX], const char *text) {
    SDL_utf8strlcpy(out, text != NULL ? text : "", INPUT_TEXT_MAX);
}

static InputEvent mouse_event(const Input *input, InputKind kind, int x, int y, unsigned which) {
    if (which == SDL_TOUCH_MOUSEID) {
        return (InputEvent){.kind = INPUT_NONE}; /* the finger has come as a finger */
    }
    float scale = video_size(input->video).scale;
    return (InputEvent){.kind = kind, .pointer = INPUT_MOUSE, .x = (float)x * scale, .y = (float)y * scale};
}

static InputEvent button_event(const Input *input, const SDL_MouseButtonEvent *event) {
    InputKind kind = event->type == SDL_MOUSEBUTTONDOWN ? INPUT_POINTER_DOWN : INPUT_POINTER_UP;
    InputEvent out = mouse_event(input, kind, event->x, event->y, event->which);
    out.secondary = event->button != SDL_BUTTON_LEFT;
    return out;
}

static InputEvent wheel_event(const Input *input, const SDL_MouseWheelEvent *event) {
    InputEvent out = mouse_event(input, INPUT_WHEEL, event->mouseX, event->mouseY, event->which);
    out.wheel = event->direction == SDL_MOUSEWHEEL_FLIPPED ? -event->preciseY : event->preciseY;
    return out;
}

/* A finger of which SDL no longer knows, though nobody said it was lifted: screens are unplugged, drivers forget. -1:
 * none. Devices SDL does not know at all are a script's. */
static int lost_finger(const Input *input, const SDL_TouchFingerEvent *event) {
    int known = event->type == SDL_FINGERDOWN ? SDL_GetNumTouchFingers(event->touchId) : 0;
    for (int i = 0; i < FINGERS && known > 0; i++) {
        bool is_there = !input->finger[i].is_down || input->finger[i].device != event->touchId ||
                        event->timestamp - input->finger[i].moved < LOST_MS; /* its end may still be on its way */
        for (int k = 0; k < known && !is_there; k++) {
            const SDL_Finger *finger = SDL_GetTouchFinger(event->touchId, k);
            is_there = finger != NULL && finger->id == input->finger[i].finger;
        }
        if (!is_there) {
            return i;
        }
    }
    return -1;
}

/* The number a finger has while it is down: the first that is free. -1: more than ten fingers. */
static int finger_number(Input *input, const SDL_TouchFingerEvent *event) {
    for (int i = 0; i < FINGERS; i++) {
        if (input->finger[i].is_down && input->finger[i].device == event->touchId &&
            input->finger[i].finger == event->fingerId) {
            return i;
        }
    }
    for (int i = 0; i < FINGERS && event->type == SDL_FINGERDOWN; i++) {
        if (!input->finger[i].is_down) {
            input->finger[i].device = event->touchId;
            input->finger[i].finger = event->fingerId;
            return i;
        }
    }
    return -1;
}

static InputEvent finger_event(Input *input, const SDL_TouchFingerEvent *event) {
    int lost = lost_finger(input, event);
    if (lost >= 0) {
        input->finger[lost].is_down = false;
    }
    int i = finger_number(input, event);
    if (i < 0) {
        return (InputEvent){.kind = INPUT_NONE};
    }
    input->finger[i].is_down = event->type != SDL_FINGERUP;
    input->finger[i].moved = event->timestamp;
    VideoSize size = video_size(input->video);
    InputEvent out = {.kind = event->type == SDL_FINGERDOWN ? INPUT_POINTER_DOWN
                              : event->type == SDL_FINGERUP ? INPUT_POINTER_UP
                                                            : INPUT_POINTER_MOVE,
                      .pointer = i + 1,
                      .x = event->x * (float)size.width,
                      .y = event->y * (float)size.height};
    if (lost < 0) {
        return out;
    }
    input->later = out;
    return (InputEvent){.kind = INPUT_POINTER_CANCEL, .pointer = lost + 1};
}

static InputPad pad_button(int button) {
    static const struct {
        SDL_GameControllerButton button;
        InputPad pad;
    } BUTTON[] = {
        {SDL_CONTROLLER_BUTTON_DPAD_LEFT, PAD_LEFT},
        {SDL_CONTROLLER_BUTTON_DPAD_RIGHT, PAD_RIGHT},
        {SDL_CONTROLLER_BUTTON_DPAD_UP, PAD_UP},
        {SDL_CONTROLLER_BUTTON_DPAD_DOWN, PAD_DOWN},
        {SDL_CONTROLLER_BUTTON_A, PAD_ACCEPT},
        {SDL_CONTROLLER_BUTTON_B, PAD_BACK},
        {SDL_CONTROLLER_BUTTON_X, PAD_THIRD},
        {SDL_CONTROLLER_BUTTON_Y, PAD_FOURTH},
        {SDL_CONTROLLER_BUTTON_START, PAD_START},
        {SDL_CONTROLLER_BUTTON_BACK, PAD_SELECT},
        {SDL_CONTROLLER_BUTTON_LEFTSHOULDER, PAD_PREVIOUS},
        {SDL_CONTROLLER_BUTTON_RIGHTSHOULDER, PAD_NEXT},
    };
    for (size_t i = 0; i < SDL_arraysize(BUTTON); i++) {
        if ((int)BUTTON[i].button == button) {
            return BUTTON[i].pad;
        }
    }
    return PAD_OTHER;
}

static InputEvent stick_event(Input *input, const SDL_ControllerAxisEvent *event) {
    int axis = event->axis == SDL_CONTROLLER_AXIS_LEFTX ? 0 : event->axis == SDL_CONTROLLER_AXIS_LEFTY ? 1 : -1;
    Pad *pad = NULL;
    for (int i = 0; i < PADS; i++) {
        if (input->pad[i].controller != NULL && input->pad[i].id == event->which) {
            pad = &input->pad[i];
        }
    }
    if (pad == NULL || axis < 0) {
        return (InputEvent){.kind = INPUT_NONE};
    }
    InputPad held = pad->held[axis], now = held;
    if (event->value > STICK_ON) {
        now = axis == 0 ? PAD_RIGHT : PAD_DOWN;
    } else if (event->value < -STICK_ON) {
        now = axis == 0 ? PAD_LEFT : PAD_UP;
    } else if (event->value > -STICK_OFF && event->value < STICK_OFF) {
        now = PAD_OTHER;
    }
    pad->held[axis] = now;
    if (now == held) {
        return (InputEvent){.kind = INPUT_NONE};
    }
    int device = (int)(pad - input->pad);
    InputEvent up = {.kind = INPUT_PAD_UP, .pad = held, .device = device};
    InputEvent down = {.kind = INPUT_PAD_DOWN, .pad = now, .device = device};
    if (held == PAD_OTHER) {
        return down;
    }
    if (now != PAD_OTHER) {
        input->later = down;
    }
    return up;
}

/* One that nobody has added counts as the first. */
static int pad_number(const Input *input, SDL_JoystickID id) {
    for (int i = 0; i < PADS; i++) {
        if (input->pad[i].controller != NULL && input->pad[i].id == id) {
            return i;
        }
    }
    return 0;
}

static InputEvent pad_added(Input *input, int index) {
    SDL_JoystickID id = SDL_JoystickGetDeviceInstanceID(index);
    Pad *free_pad = NULL;
    for (int i = 0; i < PADS; i++) {
        Pad *pad = &input->pad[i];
        if (pad->controller != NULL && pad->id == id) {
            return (InputEvent){.kind = INPUT_NONE};
        }
        free_pad = pad->controller == NULL && free_pad == NULL ? pad : free_pad;
    }
    SDL_GameController *controller = free_pad != NULL ? SDL_GameControllerOpen(index) : NULL;
    if (controller != NULL) {
        *free_pad = (Pad){.controller = controller, .id = id};
    }
    return (InputEvent){.kind = INPUT_PADS_CHANGED};
}

static InputEvent pad_removed(Input *input, SDL_JoystickID id) {
    for (int i = 0; i < PADS; i++) {
        if (input->pad[i].controller != NULL && input->pad[i].id == id) {
            SDL_GameControllerClose(input->pad[i].controller);
            input->pad[i] = (Pad){0};
        }
    }
    return (InputEvent){.kind = INPUT_PADS_CHANGED};
}

static InputEvent window_event(const SDL_WindowEvent *event) {
    InputKind kind = INPUT_NONE;
    switch (event->event) {
    case SDL_WINDOWEVENT_SIZE_CHANGED:
    case SDL_WINDOWEVENT_DISPLAY_CHANGED:
        kind = INPUT_RESIZED;
        break;
    case SDL_WINDOWEVENT_EXPOSED:
    case SDL_WINDOWEVENT_RESTORED:
    case SDL_WINDOWEVENT_SHOWN:
        kind = INPUT_EXPOSED;
        break;
    case SDL_WINDOWEVENT_FOCUS_GAINED:
        kind = INPUT_ACTIVE;
        break;
    case SDL_WINDOWEVENT_FOCUS_LOST:
        kind = INPUT_INACTIVE;
        break;
    case SDL_WINDOWEVENT_LEAVE:
        return (InputEvent){.kind = INPUT_POINTER_MOVE, .pointer = INPUT_MOUSE, .x = -1, .y = -1};
    case SDL_WINDOWEVENT_MINIMIZED:
    case SDL_WINDOWEVENT_HIDDEN:
        kind = INPUT_DISPLAYS_CHANGED;
        break;
    case SDL_WINDOWEVENT_CLOSE:
        kind = INPUT_QUIT;
        break;
    default: /* SDL has more of them than concern us, and the field is no enum */
        break;
    }
    return (InputEvent){.kind = kind};
}

static InputEvent text_event(InputKind kind, const char *text) {
    InputEvent out = {.kind = kind};
    copy_text(out.text, text);
    return out;
}

static InputEvent drop_event(Input *input, char *path) {
    SDL_free(input->path);
    input->path = path;
    return (InputEvent){.kind = INPUT_FILE_DROPPED, .path = path};
}

/* When its connection to a Wayland display breaks, SDL wants to quit without any window being closed. Nobody else does
 * where it takes no signals; a Mac and Windows have other reasons. */
static InputEvent quit_event(Input *input) {
    const char *driver = SDL_GetCurrentVideoDriver();
    bool may_go = driver != NULL && strcmp(driver, "cocoa") != 0 && strcmp(driver, "windows") != 0;
    input->has_lost_display = input->has_lost_display || (may_go && !input->is_closing);
    input->is_closing = false;
    return (InputEvent){.kind = INPUT_QUIT};
}

bool input_has_lost_display(const Input *input) {
    return input->has_lost_display;
}

static InputEvent translate(Input *input, SDL_Event *event) {
    switch (event->type) {
    case SDL_QUIT:
        return quit_event(input);
    case SDL_WINDOWEVENT:
        input->is_closing = input->is_closing || event->window.event == SDL_WINDOWEVENT_CLOSE;
        return window_event(&event->window);
    case SDL_DISPLAYEVENT:
        return (InputEvent){.kind = INPUT_DISPLAYS_CHANGED};
    case SDL_RENDER_TARGETS_RESET:
        return (InputEvent){.kind = INPUT_TEXTURES_LOST, .targets_only = true};
    case SDL_RENDER_DEVICE_RESET:
        return (InputEvent){.kind = INPUT_TEXTURES_LOST};
    case SDL_MOUSEMOTION:
        return mouse_event(input, INPUT_POINTER_MOVE, event->motion.x, event->motion.y, event->motion.which);
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP:
        return button_event(input, &event->button);
    case SDL_MOUSEWHEEL:
        return wheel_event(input, &event->wheel);
    case SDL_FINGERDOWN:
    case SDL_FINGERMOTION:
    case SDL_FINGERUP:
        return finger_event(input, &event->tfinger);
    case SDL_KEYDOWN:
    case SDL_KEYUP:
        return key_event(&event->key);
    case SDL_TEXTINPUT:
        return text_event(INPUT_TEXT, event->text.text);
    case SDL_TEXTEDITING:
        return text_event(INPUT_COMPOSING, event->edit.text);
    case SDL_TEXTEDITING_EXT: {
        InputEvent out = text_event(INPUT_COMPOSING, event->editExt.text);
        SDL_free(event->editExt.text);
        return out;
    }
    case SDL_CONTROLLERDEVICEADDED:
        return pad_added(input, event->cdevice.which);
    case SDL_CONTROLLERDEVICEREMOVED:
        return pad_removed(input, event->cdevice.which);
    case SDL_CONTROLLERBUTTONDOWN:
        return (InputEvent){.kind = INPUT_PAD_DOWN,
                            .pad = pad_button(event->cbutton.button),
                            .device = pad_number(input, event->cbutton.which)};
    case SDL_CONTROLLERBUTTONUP:
        return (InputEvent){.kind = INPUT_PAD_UP,
                            .pad = pad_button(event->cbutton.button),
                            .device = pad_number(input, event->cbutton.which)};
    case SDL_CONTROLLERAXISMOTION:
        return stick_event(input, &event->caxis);
    case SDL_DROPFILE:
        return drop_event(input, event->drop.file);
    case SDL_DROPTEXT: /* nothing wants it, but it is ours to free */
        SDL_free(event->drop.file);
        return (InputEvent){.kind = INPUT_NONE};
    default: /* as above */
        return (InputEvent){.kind = INPUT_NONE};
    }
}

bool input_poll(Input *input, InputEvent *out) {
    if (input->later.kind != INPUT_NONE) {
        *out = input->later;
        input->later = (InputEvent){.kind = INPUT_NONE};
        return true;
    }
    SDL_Event event;
    while (SDL_PollEvent(&event) != 0) {
        *out = translate(input, &event);
        if (out->kind != INPUT_NONE) {
            return true;
        }
    }
    return false;
}

void input_begin_text(Input *input, float x, float y, float w, float h) {
    float scale = video_size(input->video).scale;
    composing_begin((int)(x / scale), (int)(y / scale), (int)(w / scale), (int)(h / scale));
    input->is_text = true;
}

void input_end_text(Input *input) {
    if (input->is_text) {
        composing_end();
    }
    input->is_text = false;
}

bool input_is_text(const Input *input) {
    return input->is_text;
}
