/* Commands that do what hands do: mouse, finger, keyboard and gamepad. */
#include "driver/driver_inside.h"

#include "platform/inject.h"
#include "shell/stack.h"

#include <stdio.h>
#include <string.h>

enum { DRAG_MOVES = 8 };

/* A point where this widget can be pressed; else refuses. */
static bool find(DriverCommand *command, char *id, Point *point) {
    const Ui *ui = stack_top_ui(command->app->stack);
    UiReach reach = ui != NULL ? ui_reach(ui, id, point) : UI_REACH_UNKNOWN;
    if (reach != UI_REACHED) {
        driver_make_plain(id);
    }
    switch (reach) {
    case UI_REACHED:
        return true;
    case UI_REACH_UNKNOWN:
        driver_refuse(command, "The scene in front has no widget %.60s.", id);
        return false;
    case UI_REACH_OFF_SCREEN:
        driver_refuse(command, "The widget %.60s is off the screen.", id);
        return false;
    case UI_REACH_COVERED:
        driver_refuse(command, "The widget %.60s is covered.", id);
        return false;
    }
    return false;
}

static bool find_enabled(DriverCommand *command, char *id, Point *point) {
    if (!find(command, id, point)) {
        return false;
    }
    const Ui *ui = stack_top_ui(command->app->stack);
    const char *why = ui_why_not(ui, id);
    if (why != NULL) {
        driver_refuse(command, "The widget %.60s is disabled: %s", id, why);
    } else if (ui_sleeps(ui, id)) {
        driver_refuse(command, "The widget %.60s is disabled until nobody hurries any more.", id);
    }
    return ui_look(ui, id).enabled;
}

static void do_click(DriverCommand *command) {
    Point point;
    if (command->words != 1) {
        driver_refuse_usage(command, "click ID");
    } else if (find_enabled(command, command->word[0], &point)) {
        App *app = command->app;
        inject_mouse(app->video, point.x, point.y, INJECT_MOVE);
        inject_mouse(app->video, point.x, point.y, INJECT_DOWN);
        driver_steps(app, 1);
        inject_mouse(app->video, point.x, point.y, INJECT_UP);
        driver_steps(app, 1);
    }
}

/* The target may become one only when the drag has begun, so it need not be enabled before. */
static void do_drag(DriverCommand *command) {
    Point from, to;
    if (command->words != 2) {
        driver_refuse_usage(command, "drag ID ID");
        return;
    }
    if (!find_enabled(command, command->word[0], &from) || !find(command, command->word[1], &to)) {
        return;
    }
    App *app = command->app;
    inject_mouse(app->video, from.x, from.y, INJECT_MOVE);
    inject_mouse(app->video, from.x, from.y, INJECT_DOWN);
    driver_steps(app, 1);
    for (int i = 1; i <= DRAG_MOVES; i++) {
        float t = (float)i / DRAG_MOVES;
        const Ui *ui = stack_top_ui(app->stack);
        Point moved;
        if (ui != NULL && ui_reach(ui, command->word[1], &moved) == UI_REACHED) {
            to = moved;
        }
        inject_mouse(app->video, from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t, INJECT_MOVE);
        driver_steps(app, 1);
    }
    inject_mouse(app->video, to.x, to.y, INJECT_UP);
    driver_steps(app, 1);
}

static bool phase_of(const char *word, InjectPhase *phase) {
    static const char *const NAME[] = {[INJECT_DOWN] = "down", [INJECT_MOVE] = "move", [INJECT_UP] = "up"};
    for (int i = INJECT_DOWN; i <= INJECT_UP; i++) {
        if (strcmp(word, NAME[i]) == 0) {
            *phase = (InjectPhase)i;
            return true;
        }
    }
    return false;
}

static void do_pointer(DriverCommand *command) {
    double x, y;
    InjectPhase phase;
    if (command->words != 3 || !driver_number(command->word[0], -SIDE_MAX, SIDE_MAX, &x) ||
        !driver_number(command->word[1], -SIDE_MAX, SIDE_MAX, &y) || !phase_of(command->word[2], &phase)) {
        driver_refuse_usage(command, "pointer X Y down|up|move");
        return;
    }
    inject_mouse(command->app->video, (float)x, (float)y, phase);
    driver_steps(command->app, 1);
}

static void do_touch(DriverCommand *command) {
    double finger, x, y;
    InjectPhase phase;
    if (command->words != 4 || !driver_number(command->word[0], 0, 1000, &finger) ||
        !driver_number(command->word[1], -SIDE_MAX, SIDE_MAX, &x) ||
        !driver_number(command->word[2], -SIDE_MAX, SIDE_MAX, &y) || !phase_of(command->word[3], &phase)) {
        driver_refuse_usage(command, "touch FINGER X Y down|up|move");
        return;
    }
    inject_finger(command->app->video, (int)finger, (float)x, (float)y, phase);
    driver_steps(command->app, 1);
}

/* A name, which may hold spaces ("Left Shift"), and at the end perhaps down or up. */
static void split_name(const DriverCommand *command, char name[64], bool *down, bool *up) {
    snprintf(name, 64, "%s", command->rest);
    char *last = strrchr(name, ' ');
    *down = *up = true;
    if (last != NULL && strcmp(last, " down") == 0) {
        *up = false;
    } else if (last != NULL && strcmp(last, " up") == 0) {
        *down = false;
    } else {
        return;
    }
    *last = '\0';
}

static bool press_key(App *app, const char *name, bool down) {
    return inject_key(app->video, name, down);
}

static bool press_pad(App *app, const char *name, bool down) {
    (void)app;
    return inject_pad(name, down);
}

static void press(DriverCommand *command, bool (*inject)(App *app, const char *name, bool down), const char *what) {
    char name[64];
    bool down, up;
    split_name(command, name, &down, &up);
    if (!inject(command->app, name, down)) {
        driver_make_plain(name);
        driver_refuse(command, "There is no %s called \"%s\".", what, name);
        return;
    }
    driver_steps(command->app, 1);
    if (down && up) {
        inject(command->app, name, false);
        driver_steps(command->app, 1);
    }
}

static void do_key(DriverCommand *command) {
    press(command, press_key, "key");
}

static void do_pad(DriverCommand *command) {
    press(command, press_pad, "button");
}

static void do_text(DriverCommand *command) {
    if (command->rest[0] == '\0') {
        driver_refuse_usage(command, "text STRING");
    } else if (!input_is_text(command->app->input)) {
        driver_refuse(command, "No text field is being typed in.");
    } else {
        inject_text(command->app->video, command->rest);
        driver_steps(command->app, 1);
    }
}

const DriverVerb DRIVER_HANDS[] = {
    {"click", do_click, true}, {"drag", do_drag, true}, {"touch", do_touch, true}, {"pointer", do_pointer, true},
    {"key", do_key, true},     {"text", do_text, true}, {"pad", do_pad, true},     {0},
};
