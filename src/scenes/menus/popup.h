/* A small popup: a heading, words and choices below it, and buttons in its foot or one that closes it. Its scene says
 * all of it in one function, which is called to list the widgets and to draw the rest; closing is seen to here. */
#ifndef SCENES_MENUS_POPUP_H
#define SCENES_MENUS_POPUP_H

#include "shell/parts.h"

enum { POPUP_CLOSE = 1, POPUP_OWN }; /* acts of widgets; a scene's own begin with the second */

typedef struct Popup {
    const App *app;
    Ui *ui;          /* while widgets are listed; NULL while it is drawn */
    const Ui *drawn; /* and the other way round */
    Rect body, inside, foot;
} Popup;

/* What one of them is; its scene's state begins with a pointer to it, which its `enter` sets. */
typedef struct PopupKind {
    void (*show)(const void *state, Popup *popup);
    void (*handle)(void *state, App *app, const UiEvent *event); /* whatever doesn't close it */
    void (*close)(void *state, App *app);                        /* NULL: it just goes */
} PopupKind;

/* The functions of such a scene. */
void popup_build(void *state, App *app, Ui *ui);
void popup_handle(void *state, App *app, const UiEvent *event);
void popup_draw(const void *state, const App *app, const Ui *ui);
#define POPUP_SCENE .is_popup = true, .build = popup_build, .handle = popup_handle, .draw = popup_draw

/* Begins one with a foot for buttons, or one that is a list of this height. Units. */
void popup_begin(Popup *popup, const char *heading, float w, float h);
void popup_begin_list(Popup *popup, const char *heading, float w, float high);
void popup_begin_in(Popup *popup, const char *heading, Rect body); /* all of it the scene's own */

/* Off the inside; units. */
Rect popup_top(Popup *popup, float high);
Rect popup_bottom(Popup *popup, float high);
void popup_sides(Popup *popup, float wide);

/* Words to be seen, and to be read aloud and by scripts; id: NULL if the scene lists them otherwise. */
void popup_words(Popup *popup, const char *id, Rect where, const char *words, TextStyle style);

void popup_add(Popup *popup, const Widget *widget);
#define popup_put(popup, which, where, words, ...)                                                                     \
    popup_add((popup), &(Widget){.id = (which), .rect = (where), .label = (words), .act = __VA_ARGS__})
void popup_focus(Popup *popup, const char *id); /* where nothing else is */

/* The index'th of so many buttons in the foot: the first goes on and is expected, the last leads out. */
void popup_add_button(Popup *popup, int count, int index, Widget widget);
#define popup_button(popup, count, index, which, words, ...)                                                           \
    popup_add_button((popup), (count), (index), (Widget){.id = (which), .label = (words), .act = __VA_ARGS__})

/* The round button in the corner. */
void popup_corner(Popup *popup, const char *id);

#endif
