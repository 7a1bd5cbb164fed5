/* What every scene is given. One per process, created by main.c and used by the loop. */
#ifndef SHELL_APP_H
#define SHELL_APP_H

#include "core/random.h"
#include "gfx/gfx.h"
#include "platform/clock.h"
#include "platform/paths.h"
#include "platform/platform.h"
#include "platform/sound.h"
#include "platform/video.h"
#include "platform/worker.h"
#include "shell/policy.h"
#include "shell/preferences.h"
#include "shell/stack.h"
#include "ui/layout.h"
#include "ui/ui.h"

#include <stdbool.h>
#include <stdint.h>

struct Store;
struct Scene;

/* The program should be started again by its supervisor. */
enum { APP_EXIT_RESTART = 3 };

typedef struct App {
    Video *video;
    Input *input;
    Workers *workers;
    Sound *sound;
    Gfx *gfx;
    Stack *stack;
    struct Loop *loop;
    Clock clock;
    Layout layout; /* of what scenes may use */
    Layout whole;  /* of the window: for an overlay */
    int reserved;  /* pixels at the bottom that app->layout leaves to the overlay */
    double now;    /* ms, the time of this step: the only time scenes know */
    Random looks;  /* for what only looks different; never for a game */
    uint64_t seed; /* of the next game: app_next_seed() */
    bool has_seed; /* --seed was given: games are then the same every time */
    Preferences preferences;
    bool fullscreen;          /* what the preferences made of the window last; people may have changed it since */
    int display;              /* likewise where they put it */
    struct Store *store;      /* may be NULL: nothing is kept */
    void *box;                /* scenes/menus/in_play.h's own: the games, and the one in play */
    void *together;           /* scenes/together/together.h's own; NULL: no table elsewhere was visited */
    void *stand;              /* kiosk/scenes/guard.h's own; NULL: somebody's own desktop */
    Policy policy;            /* what this machine's people may not do */
    const struct Scene *home; /* where people come back to: the title, or what a kiosk shows */
    char data[PATH_BYTES];    /* folder for settings and games, "" if there is none */
    bool is_driven;           /* --driver: virtual time */
    bool lives;               /* likewise: tables live though a script drives them; see shell/life.h */
    bool quits;
    int exit_status; /* of the program, once it quits */

    /* Set by the modules that know. Strings are malloc'd JSON, NULL where there is no game. */
    struct {
        char *(*state)(struct App *app);
        char *(*hash)(struct App *app);
        bool (*is_busy)(struct App *app); /* something is not written yet, or a computer is about to move */
        bool (*set_language)(struct App *app, const char *code); /* false: unknown, the old one stays */
        void (*preferences_changed)(struct App *app);            /* to be kept */
        bool (*has_news)(struct App *app);                       /* there may be something to tell */
        bool (*tell)(struct App *app);    /* at rest: opens a popup if there is news of saving; true: it did */
        void (*settle)(struct App *app);  /* virtual time stands still: wait until all is written */
        bool (*closing)(struct App *app); /* the scenes are gone; the window is still there. False: something is lost */

        /* For who looks after the game as a whole. Any may be NULL. */
        bool (*takes_input)(struct App *app, const InputEvent *event); /* first of all; true: nobody else hears of it */
        void (*passes)(struct App *app);                               /* time, at the end of a step */
        double (*wakes_at)(const struct App *app); /* a step is wanted then though nothing moves; negative: never */
        bool (*is_locked)(struct App *app, const struct Scene *scene); /* true: this scene is not entered */
    } hooks;
} App;

typedef enum AppWindow {
    APP_WINDOW_PREFERRED, /* as the preferences say */
    APP_WINDOWED,
    APP_FULLSCREEN,
} AppWindow;

typedef struct AppOptions {
    AppWindow window;
    int width, height; /* of a window, in points; 0: as fits the display */
    bool is_driven;    /* virtual time */
    PlatformDisplay display;
    bool mute;
    bool is_kiosk; /* the whole screen, nothing else on it, no way out */
    bool has_seed;
    uint64_t seed;
    const char *data; /* folder for settings and games; NULL: the system's place */

    /* Called when the folders are known, before there is a window: opens the store, reads the preferences, sets the
     * hooks. NULL, or one sentence why the game cannot start. */
    const char *(*prepare)(App *app, const void *context);
    const void *context;
} AppOptions;

/* Opens window, sound, threads. NULL: it cannot start; why has been said, in a box too where a person looks. There is
 * no scene on the stack yet. */
App *app_open(const AppOptions *options);
bool app_close(App *app); /* false: something that people have done is lost, which they were told */

/* The size, scale or text size changed: everything is laid out again. */
void app_lay_out(App *app);

/* Leaves so many pixels at the bottom to the overlay. */
void app_reserve(App *app, int pixels);

/* Ends the game at the end of this step. */
void app_quit(App *app);

/* Fresh every time, or following from --seed. */
uint64_t app_next_seed(App *app);

/* preferences has been changed: speed, volumes, text size, left hand and full screen are used at once. */
void app_use_preferences(App *app);

/* What is seen there, in output pixels, is heard from there. */
SoundPlace app_heard_at(const App *app, float x);

/* Another language, at once, in every scene. False: unknown code, the old one stays. */
bool app_set_language(App *app, const char *code);

#endif
