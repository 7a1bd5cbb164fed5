/* A widget: anything a person can act on. Scenes fill one in with designated initializers and pass it to ui_add(). */
#ifndef UI_WIDGET_H
#define UI_WIDGET_H

#include "gfx/gfx.h"

#include <stdbool.h>

typedef enum WidgetKind {
    WIDGET_BUTTON = 0,
    WIDGET_TOGGLE,     /* value 0 or 1, its label beside a switch */
    WIDGET_SLIDER,     /* value from minimum to maximum by step; its label before it */
    WIDGET_CHOICE,     /* value 0 to maximum; text: the chosen one in words; label before it, an arrow at each end */
    WIDGET_TEXT_FIELD, /* text, at most text_max bytes */
    WIDGET_LIST,       /* scrolls what lies in it (Widget.in); content: its height in pixels */
    WIDGET_CUSTOM,     /* the scene draws it */
} WidgetKind;

typedef enum WidgetLook {
    LOOK_GLASS = 0, /* blue glass with the label on it */
    LOOK_MAIN,      /* the one that goes on: ribbon colours */
    LOOK_ROUND,     /* a glass disc with a picture, the label below it within the rectangle */
    LOOK_CARD,      /* a large panel: picture, label, text below it */
    LOOK_ROW,       /* an entry of a list: label at the left, text at the right */
    LOOK_LINK,      /* label alone */
} WidgetLook;

enum { WIDGET_ID_BYTES = 48 };

typedef struct Widget Widget;

struct Widget {
    const char *id; /* begins with its scene's name: "stage.row0.slot4". Copied, as all strings here */
    WidgetKind kind;
    WidgetLook look;
    Rect rect;             /* pixels; inside a list: as it lies with the list scrolled to its top */
    const char *label;     /* localized: what a screen reader would say, and what standard widgets show */
    const char *text;      /* localized second line, the chosen value, or what a text field holds */
    const char *hint;      /* localized tooltip, which a finger that stays on it gets instead of a press; or what an
                            * empty text field shows; may be NULL */
    const char *why_not;   /* not NULL: it is disabled, and this localized sentence says why on a press */
    const char *no_letter; /* text field: characters our fonts lack are not taken, and this localized sentence says so;
                            * NULL: they are dots */
    const char *picture;   /* "icons/hint"; may be NULL */
    const char *in;        /* id of the list it lies in; may be NULL */
    float value, minimum, maximum, step;
    int text_max; /* bytes without the final zero; 0: 63 */
    float content;
    float size;       /* type size in units of the label; 0: by kind and look */
    bool selected;    /* shown as chosen */
    bool glows;       /* may be touched now: warm light round it */
    bool drags;       /* can be dragged; a press (the click-click twin) comes as UI_PRESSED */
    bool takes_drop;  /* things can be dropped on it */
    bool no_focus;    /* the keyboard skips it: only what another widget offers too */
    bool own_focus;   /* the scene marks the focus itself */
    bool large;       /* the scene shows what the hint says, and more (UiLook.read) */
    bool is_expected; /* what goes on from here: Enter presses it though its focus is not shown yet */
    bool quiet;       /* no sound on press */
    bool commits;     /* what it does can't be taken back: it sleeps while somebody hurries (haste.h) */
    int act;          /* the scene's own enum: what pressing it does */
    int a, b;         /* and on what */

    /* Whether a point (pixels) hits it, within rect; NULL: everywhere. For shapes whose boxes overlap. */
    bool (*hit)(const Widget *widget, Point point);
};

#endif
