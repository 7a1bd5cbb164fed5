/* One scene's widgets and how they respond to input. Mouse, touch, keyboard, gamepad and the driver all act through
 * this list.
 *
 * A scene lists all its widgets in its build function, which runs again when the scene asks for it (scene_rebuild) or
 * the window or the language changes. Focus, hover, presses, scrolling and text being typed belong to the Ui and
 * survive a rebuild by id. Widgets added later are in front. */
#ifndef UI_UI_H
#define UI_UI_H

#include "platform/input.h"
#include "platform/platform.h"
#include "platform/sound.h"
#include "ui/haste.h"
#include "ui/layout.h"
#include "ui/widget.h"

typedef struct Ui Ui;

typedef enum UiEventKind {
    UI_NONE = 0,
    UI_PRESSED,   /* clicked, tapped, Enter, Space, pad button: once it is released on the widget */
    UI_CHANGED,   /* toggle, slider, choice: value; text field: text */
    UI_SUBMITTED, /* Enter in a text field */
    UI_REFUSED,   /* pressed while disabled, or text not taken: the reason is being shown already */
    UI_DRAG_BEGAN,
    UI_DROPPED,    /* the dragged widget was let go on `target` */
    UI_DRAG_ENDED, /* let go elsewhere: it goes back */
    UI_BACK,       /* Escape, the pad's back button */
    UI_MENU,       /* the pad's start button */
    UI_HELP,       /* F1, a question mark, the pad's select button */
    UI_ELSEWHERE,  /* a press that hit no widget, or one that sleeps: to hurry what is playing; also Enter or Space
                    * without focus */
    UI_SHORTCUT,   /* a letter or key no widget wanted: key, letter, mods */
    UI_FILE,       /* a file was dropped on the window: text is its path */
} UiEventKind;

typedef struct UiEvent {
    UiEventKind kind;
    const char *id; /* of the widget, "" if none; valid while the event is handled */
    int act, a, b;  /* of the widget */
    float value;
    const char *text;
    const char *target; /* UI_DROPPED */
    int target_act, target_a, target_b;
    Point point; /* pixels, where there is one */
    InputKey key;
    char letter;
    unsigned mods;
} UiEvent;

/* gfx, input, sound and haste must outlive it. scene: the prefix all ids must have. */
Ui *ui_new(const char *scene, Gfx *gfx, Input *input, Sound *sound, Haste *haste);
void ui_free(Ui *ui);

/* Building. Between these two, ui_add() lists widgets; ids must be unique. ui_build_end() gives back what the hands
 * held if it is no longer there. */
void ui_build_begin(Ui *ui, const Layout *layout);
void ui_add(Ui *ui, const Widget *widget);

/* The same in a line: which one, where, its words and its act, then whatever else there is to say of it. */
#define ui_put(ui, which, where, words, ...)                                                                           \
    ui_add((ui), &(Widget){.id = (which), .rect = (where), .label = (words), .act = __VA_ARGS__})

/* Words that the scene draws itself, listed to be read aloud and by scripts. Keys pass them by; a press on them is
 * silent. act: 0 if it means nothing. */
void ui_add_words(Ui *ui, const char *id, Rect where, const char *words, int act);

void ui_build_end(Ui *ui);
const Layout *ui_layout(const Ui *ui);

/* "stage.row%d.slot%d"; valid until the next call but seven. */
const char *ui_id(const char *format, ...)
#if defined(__GNUC__)
    __attribute__((format(printf, 1, 2)))
#endif
    ;

/* Takes an input event in. Events for the scene are then fetched with ui_next(). */
void ui_input(Ui *ui, const InputEvent *event, double now);
bool ui_next(Ui *ui, UiEvent *out);

/* Time goes on: key repeats of pads, tooltips, the end of what is said. Returns true while something moves. */
bool ui_step(Ui *ui, double now);
bool ui_is_moving(const Ui *ui);

/* When ui_step() next has something to do, ms of the clock; negative: not before the next input. */
double ui_wakes_at(const Ui *ui);

/* Nothing is pressed or hovered any more: another scene came in front. Focus stays. */
void ui_release(Ui *ui);

/* Drawing. ui_draw() draws every standard widget, then what belongs on top: focus, tooltip, why not. A scene that draws
 * custom widgets in between calls the two halves itself. */
void ui_draw(const Ui *ui);
void ui_draw_widgets(const Ui *ui);
void ui_draw_top(const Ui *ui);

/* Asking. */
typedef struct UiLook {
    bool exists, hovered, pressed, focused, enabled, dragged, drop_here;
    bool read; /* somebody wants to know what it is: its hint is due */
    Rect rect; /* where it is now, scrolled; empty if it does not exist */
    Rect clip; /* what can be seen of it */
} UiLook;

UiLook ui_look(const Ui *ui, const char *id);
Rect ui_rect(const Ui *ui, const char *id);

/* What is being dragged, or NULL; *at is where the pointer is, *grip where in the widget it was taken hold of. */
const Widget *ui_dragged(const Ui *ui, Point *at, Point *grip);

/* The one that goes on (LOOK_MAIN) is pressed, as by a hand; if there is none, nothing happens. */
void ui_press_main(Ui *ui);

/* Focus. It is shown once a key or pad is used, and hidden by a mouse or finger. A widget that is not there yet gets it
 * when the next build lists it. */
void ui_focus(Ui *ui, const char *id);
const char *ui_focused(const Ui *ui);          /* "" if nothing */
const Widget *ui_focused_widget(const Ui *ui); /* the same; NULL if nothing */
bool ui_shows_focus(const Ui *ui);
void ui_show_focus(Ui *ui, bool shown); /* a new scene goes on with the hands of the one before */

/* What is typed in a field; the scene's value replaces it at the next build if the field is not being edited. */
void ui_set_text(Ui *ui, const char *id, const char *text);
void ui_scroll_to(Ui *ui, const char *list, float offset);
float ui_scroll(const Ui *ui, const char *list);

/* A sentence shown for a while at a widget (or at the middle of the screen: id NULL). */
void ui_say(Ui *ui, const char *id, const char *sentence, double now);

/* Likewise what a widget is: its hint, as by a long touch. */
void ui_tell(Ui *ui, const char *id);

/* The widgets that can be hit now, front to back, for the driver: *cursor begins as 0. NULL after the last. */
const Widget *ui_next_visible(const Ui *ui, int *cursor, Rect *rect);

typedef enum UiReach {
    UI_REACHED,
    UI_REACH_UNKNOWN, /* there is no such widget */
    UI_REACH_OFF_SCREEN,
    UI_REACH_COVERED,
} UiReach;

/* A point where a press would hit this widget. */
UiReach ui_reach(const Ui *ui, const char *id, Point *point);

/* A disabled widget's why_not, else NULL. */
const char *ui_why_not(const Ui *ui, const char *id);

/* It could be pressed, did nobody hurry. */
bool ui_sleeps(const Ui *ui, const char *id);
bool ui_any_commits(const Ui *ui); /* could do what can't be taken back, did nobody hurry */

#endif
