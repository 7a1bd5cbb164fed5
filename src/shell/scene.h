/* A scene: a screen of its own, or a popup over others. A struct of functions over a state the stack owns.
 *
 * The order of things. enter: fill the state in. build: list the widgets; after enter and whenever something about
 * them changed. background: what stands still, onto a cached layer. draw: what moves, and the widgets. handle: one
 * thing a person did. step: time went on; called 60 times a second while is_moving() or a wake time is due, and after
 * every event; not at all while nothing happens. While is_moving() each frame is drawn, too; a scene that only waits
 * for something of its own accord says so by is_busy(), and asks to be woken. Time is app->now; in draw it is
 * gfx_now(app->gfx), which may lie a little before or after it.
 *
 * A function that is not needed is NULL. The state begins as zeroed memory and does not move. */
#ifndef SHELL_SCENE_H
#define SHELL_SCENE_H

#include "shell/app.h"

/* Where a stand lets a scene be entered. */
typedef enum SceneAccess {
    SCENE_DESKTOP_ONLY = 0,
    SCENE_FOR_VISITORS,
    SCENE_FOR_STAFF, /* behind the PIN, or its pad */
} SceneAccess;

typedef struct Scene {
    const char *name; /* as in the driver's protocol; all its widgets' ids begin with it and a dot */
    size_t state_size;
    SceneAccess access;
    bool is_table;   /* the game in play lies on it: here computers move */
    bool is_night;   /* a table's own light, blue; every other room has the dusk's */
    bool is_popup;   /* what lies below stays visible, dimmed and still */
    bool is_overlay; /* what lies below stays visible and goes on, but all that people do comes here; a stack has one at
                      * most, in front. It is gone to, laid out in app->whole and has no background */
    float veil;      /* of a popup: how much darker what lies below gets, 0 to 1; 0: 0.62 */
    void (*enter)(void *state, App *app, const void *argument); /* argument: of this scene's own type; only valid now */
    void (*leave)(void *state, App *app);
    void (*build)(void *state, App *app, Ui *ui);
    bool (*takes)(void *state, App *app,
                  const InputEvent *event); /* before the widgets do, of any finger or key, which
                                             * may be many at once; true: they do not hear of it */
    void (*handle)(void *state, App *app, const UiEvent *event);
    void (*step)(void *state, App *app);
    bool (*is_moving)(const void *state, const App *app);
    bool (*is_busy)(const void *state, const App *app);    /* it soon goes on by itself, though nothing may move */
    void (*background)(const void *state, const App *app); /* opaque; NULL: the table. Popups have none */
    void (*backdrop)(const void *state,
                     const App *app); /* of a popup: painted over what lies below it, with its veil */
    float (*stays)(const void *state,
                   const App *app); /* of a popup: how much of its veil and backdrop is still there, 1
                                     * to 0; once none is, it goes without another fade. NULL: all */
    void (*draw)(const void *state, const App *app, const Ui *ui);
    void (*resumed)(void *state, App *app); /* what lay over it has gone */
    struct Session *(*shows)(void *state);  /* a game of its own, such as a film's; NULL: the one in play, if any */
} Scene;

/* All act at the end of the step, in the order they were called; the scenes that go have their leave() called then.
 * Arguments are copied. */
void scene_push(App *app, const Scene *scene, const void *argument, size_t argument_size);
void scene_replace(App *app, const Scene *scene, const void *argument, size_t argument_size); /* the top one */
void scene_go(App *app, const Scene *scene, const void *argument, size_t argument_size);      /* all of them */
void scene_pop(App *app);                                                                     /* the top one */

/* Takes everything off the table and leads back to where people come from: app->home. */
void scene_go_home(App *app);

/* For an overlay: all that lies below it, in place of what lay there. What a scene below asks for happens below it,
 * too; what anybody else asks for takes the overlay away. */
void scene_below(App *app, const Scene *scene, const void *argument, size_t argument_size);

/* Of the scene whose function is being called. */
void scene_rebuild(App *app);            /* build() again, before the next draw or event */
void scene_relist(App *app);             /* the same, while its background stays as it is */
void scene_repaint(App *app);            /* background() again; a rebuild does it too */
void scene_melt(App *app);               /* what is seen now melts into what is seen next, as when scenes change */
void scene_changed(App *app);            /* something draw() shows has changed: a frame is needed */
void scene_wake_at(App *app, double ms); /* step() is wanted at that moment (app->now + ...) though nothing moves */
Ui *scene_ui(App *app);

/* Hurrying never plays (ui/haste.h). A press hurried what plays; something has come up that no press of this moment can
 * have meant; may the press that is being handled do what cannot be taken back? If not, it has hurried. Widgets that
 * commit ask by themselves. */
void scene_hurried(App *app);
void scene_unseen(App *app);
bool scene_lets(App *app);
bool scene_sleeps(const App *app); /* what cannot be taken back does */

/* Anywhere on the stack, bottom to top: is it there? */
bool scene_is_open(const App *app, const Scene *scene);

#endif
