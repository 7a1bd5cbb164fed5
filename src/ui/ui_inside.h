/* Shared by this folder's files about one scene's widgets. */
#ifndef UI_UI_INSIDE_H
#define UI_UI_INSIDE_H

#include "gfx/text.h"
#include "ui/arena.h"
#include "ui/ui.h"

#include <stdio.h>

enum {
    UI_EVENTS_MAX = 64,
    UI_LISTS_MAX = 8,
    UI_TEXT_BYTES = 1024, /* a text field's text, with the final zero */
    UI_SENTENCE_BYTES = 512,
};

typedef char UiId[WIDGET_ID_BYTES]; /* "": none */

typedef struct UiQueued {
    UiEvent event;
    UiId id, target;
    char *text; /* on the heap, or NULL */
} UiQueued;

/* The pointer that holds something; others are ignored meanwhile. */
typedef enum UiHold {
    HOLD_NOTHING = 0,
    HOLD_PRESS,  /* on a widget that acts when let go */
    HOLD_LONG,   /* on one that has told what it is instead */
    HOLD_SLIDER, /* moves a slider's knob */
    HOLD_SCROLL, /* pulls a list */
    HOLD_DRAG,   /* carries a widget */
    HOLD_AIR,    /* went down on nothing */
} UiHold;

struct Ui {
    char scene[WIDGET_ID_BYTES];
    Gfx *gfx;
    Input *input;
    Sound *sound;
    Haste *haste;
    Layout layout;
    double now;

    Widget *widget;
    int count, capacity;
    Arena strings[2]; /* of this build and the last one: what a scene still holds from it stays readable */
    int arena;

    UiQueued queue[UI_EVENTS_MAX];
    int queue_first, queue_count;
    UiQueued given; /* what ui_next() gave out last */

    UiId hovered;
    double hovered_since;
    bool tooltip_is_due;
    UiId done_with; /* pressed since the pointer or the focus came to it: who did knows what it is */

    UiHold hold;
    int pointer; /* that holds */
    double down_since;
    UiId held;
    UiId held_list; /* the list it lies in or is */
    Point went_down, at;
    float scroll_then; /* the list's scroll when the pointer went down */

    UiId focused;
    Rect focused_rect; /* where it was, to find a neighbour if it goes */
    bool shows_focus;
    InputPad pad_held;
    double pad_repeats_at;
    bool key_is_down; /* Enter, Space or the pad's button on the focused widget */

    UiId edited; /* text field being typed in */
    char text[UI_TEXT_BYTES];
    size_t cursor; /* byte */
    bool all_selected;
    char composing[INPUT_TEXT_MAX];

    struct {
        UiId id;
        float offset; /* pixels */
    } list[UI_LISTS_MAX];

    UiId said_at; /* widget the sentence belongs to */
    char said[UI_SENTENCE_BYTES];
    double said_until;
    bool said_hint; /* what is said is what that widget is, not why it can't be pressed */
};

static inline void ui_id_set(UiId id, const char *text) {
    snprintf(id, sizeof(UiId), "%s", text);
}

/* find.c */
Widget *widget_find(const Ui *ui, const char *id);
bool widget_is_enabled(const Ui *ui, const Widget *widget);
bool widget_has_hint(const Widget *widget); /* that is shown beside it; widget may be NULL */
bool widget_is_read(const Ui *ui, const Widget *widget);
bool widget_sleeps(const Ui *ui, const Widget *widget); /* only because somebody hurries */
Rect widget_rect(const Ui *ui, const Widget *widget);   /* scrolled */
Rect widget_seen(const Ui *ui, const Widget *widget);   /* the part of it within the screen and its list */
Widget *widget_at(const Ui *ui, Point point);

/* events.c */
UiEvent *ui_push(Ui *ui, UiEventKind kind, const Widget *widget); /* may be filled in further */
void ui_push_elsewhere(Ui *ui);
void ui_push_value(Ui *ui, Widget *widget, float value);       /* UI_CHANGED, if it is another value */
void ui_refuse(Ui *ui, const Widget *widget, const char *why); /* says why, with a sound */
void ui_act(Ui *ui, Widget *widget, Point point);              /* a press, by whichever device */
void ui_nudge(Ui *ui, Widget *widget, int direction);          /* slider and choice: one step */
Rect choice_box(const Ui *ui, const Widget *widget);           /* the value and its two arrows */

/* scroll.c */
float list_offset(const Ui *ui, const char *id);
void list_set_offset(Ui *ui, const Widget *list, float offset);
void list_show(Ui *ui, const Widget *widget); /* scrolls its list so that it can be seen */

/* pointer.c */
void pointer_input(Ui *ui, const InputEvent *event);
void pointer_release(Ui *ui);
void pointer_step(Ui *ui);
double pointer_wakes_at(const Ui *ui); /* when that has something to do; negative: not before the next input */
float slider_track(const Ui *ui, const Widget *widget, Rect *track); /* returns the knob's middle, x */

/* focus.c */
bool focus_key(Ui *ui, const InputEvent *event);
void focus_pad(Ui *ui, const InputEvent *event);
void focus_set(Ui *ui, const Widget *widget);
void focus_heal(Ui *ui); /* after a build */
void focus_step(Ui *ui);

/* field.c */
void field_begin(Ui *ui, const Widget *widget);
void field_end(Ui *ui);
bool field_key(Ui *ui, const InputEvent *event); /* true: it was for the field */
void field_text(Ui *ui, const char *text);
void field_composing(Ui *ui, const InputEvent *event);
void field_press(Ui *ui, const Widget *widget, Point point);
TextStyle field_style(const Ui *ui, const Widget *widget);
Rect field_box(const Ui *ui, const Widget *widget); /* where its text stands */
/* Where the edited text begins, given where in it the cursor is: the end of a long one stays in sight. */
float field_left(const Ui *ui, Rect box, float cursor);

/* draw_field.c */
void field_draw(const Ui *ui, const Widget *widget, Rect rect, const UiLook *look);

#endif
