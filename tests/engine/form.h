/* A scene with fields, sliders, choices, a list and buttons of every kind, to try what they do at their ends. */
#ifndef TESTS_ENGINE_FORM_H
#define TESTS_ENGINE_FORM_H

#include "shell/scene.h"

/* What the scene was told last, and what it lists. */
typedef struct Form {
    UiEventKind kind;
    int a, b, pressed, helps, backs;
    float value, level, is_on;
    unsigned mods;
    char text[64];
    int rows;
    int what_goes_on; /* of the widgets in the middle, which is marked how */
} Form;

extern Form form;

enum { MARKED_NONE, MARKED_MAIN, MARKED_CHOSEN, MARKED_GLOWING };

/* Why the short and the long button are disabled. */
extern const char FORM_SHORT[], FORM_LONG[];

/* A fixture, ended by script_end(), and the form anew with other buttons marked. */
void form_begin(void);
void form_open(int marked);

Ui *form_ui(void);
Rect place_of(const char *id);

/* With the mouse. Also on what is disabled, which `click` refuses. */
void press_at(float x, float y);
void press(const char *id);

#endif
