/* A scene with one widget of each kind, to try hands on, and a popup over it. */
#ifndef TESTS_ENGINE_DESK_H
#define TESTS_ENGINE_DESK_H

#include "gfx/tween.h"
#include "shell/scene.h"

typedef struct Desk {
    int entered, left, built, resumed, steps, painted;
    int pressed, refused, elsewhere, backs, helps;
    int last_act, last_a;
    float toggle, slider, choice;
    char name[64], submitted[64];
    int drags_begun, drags_ended, dropped_on;
    int letter;
    bool note_is_open;
    Tween slide; /* of a light that runs across */
    bool ticks;  /* wakes itself once a second */
    int ticked;
} Desk;

extern const Scene DESK_SCENE;
extern const Scene NOTE_SCENE;

/* An app on a window nobody sees, with the desk on its stack. Ends the test if it cannot be opened. */
App *desk_open(int width, int height);
void desk_close(App *app);

/* The state of the desk that is open, or was last. */
const Desk *desk(void);

#endif
