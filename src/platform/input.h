/* Input from any device as one kind of event. Positions are output pixels; window points are converted here and nowhere
 * else. */
#ifndef PLATFORM_INPUT_H
#define PLATFORM_INPUT_H

#include <stdbool.h>
#include <stdint.h>

typedef enum InputKind {
    INPUT_NONE = 0,
    INPUT_POINTER_DOWN,     /* mouse button or finger: pointer, x, y */
    INPUT_POINTER_MOVE,     /* pointer, x, y */
    INPUT_POINTER_UP,       /* pointer, x, y */
    INPUT_POINTER_CANCEL,   /* the pointer is gone without having been lifted: nothing is pressed by it */
    INPUT_WHEEL,            /* x, y: where; wheel: notches, positive is up */
    INPUT_KEY_DOWN,         /* key, mods, repeat */
    INPUT_KEY_UP,           /* key, mods */
    INPUT_TEXT,             /* text: committed characters */
    INPUT_COMPOSING,        /* text: what the input method is composing, empty when it is done */
    INPUT_PAD_DOWN,         /* pad; sticks arrive as directions */
    INPUT_PAD_UP,           /* pad */
    INPUT_PADS_CHANGED,     /* a game controller came or went */
    INPUT_RESIZED,          /* the output has another size or scale */
    INPUT_EXPOSED,          /* draw everything again */
    INPUT_TEXTURES_LOST,    /* render targets (lost.targets_only) or all textures are gone */
    INPUT_ACTIVE,           /* the window has the focus again */
    INPUT_INACTIVE,         /* the window lost the focus */
    INPUT_FILE_DROPPED,     /* text: path, UTF-8 */
    INPUT_DISPLAYS_CHANGED, /* a display came, went or was turned, or the window was put away */
    INPUT_QUIT,             /* the window was closed, or the system asks the program to end */
} InputKind;

/* The keys that mean something to the game; every other one is KEY_OTHER (letters arrive as INPUT_TEXT too). */
typedef enum InputKey {
    KEY_OTHER = 0,
    KEY_ENTER,
    KEY_SPACE,
    KEY_ESCAPE,
    KEY_TAB,
    KEY_BACKSPACE,
    KEY_DELETE,
    KEY_LEFT,
    KEY_RIGHT,
    KEY_UP,
    KEY_DOWN,
    KEY_HOME,
    KEY_END,
    KEY_PAGE_UP,
    KEY_PAGE_DOWN,
    KEY_F1,
    KEY_F2,
    KEY_F3,
    KEY_F4,
    KEY_F5,
    KEY_F6,
    KEY_F7,
    KEY_F8,
    KEY_F9,
    KEY_F10,
    KEY_F11,
    KEY_F12,
} InputKey;

enum {
    MOD_SHIFT = 1,
    MOD_CTRL = 2, /* Command on a Mac */
    MOD_ALT = 4,
};

typedef enum InputPad {
    PAD_OTHER = 0,
    PAD_LEFT,
    PAD_RIGHT,
    PAD_UP,
    PAD_DOWN,
    PAD_ACCEPT,   /* lower face button */
    PAD_BACK,     /* right face button */
    PAD_THIRD,    /* left face button */
    PAD_FOURTH,   /* upper face button */
    PAD_START,    /* pause */
    PAD_SELECT,   /* help */
    PAD_PREVIOUS, /* left shoulder */
    PAD_NEXT,     /* right shoulder */
} InputPad;

enum {
    INPUT_PADS = 8,     /* as many are heard at once */
    INPUT_MOUSE = 0,    /* pointer number of the mouse; fingers have 1 and up */
    INPUT_TEXT_MAX = 64 /* bytes with the final zero; longer input comes as several events, cut between characters */
};

typedef struct InputEvent {
    InputKind kind;
    int pointer;
    bool secondary; /* another mouse button than the first */
    float x, y;
    float wheel;
    InputKey key;
    char letter; /* of a key: 'a' to 'z', '0' to '9' or '?', else 0; for shortcuts, never for text */
    unsigned mods;
    bool repeat;
    InputPad pad;
    int device; /* of a pad: which, from 0 to INPUT_PADS - 1 */
    bool targets_only;
    char text[INPUT_TEXT_MAX];
    const char *path; /* INPUT_FILE_DROPPED: valid while the event is handled */
} InputEvent;

#endif
