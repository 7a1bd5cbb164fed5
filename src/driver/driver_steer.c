/* Commands about the run itself: time, window, language, the end. */
#include "driver/driver_inside.h"

#include "platform/platform.h"
#include "platform/wall.h"
#include "shell/loop.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    RESIZE_TRIES = 200,
    IDLE_MS_MAX = 3600 * 1000, /* what is still moving after that never rests */
};

/* What never rests is told apart: the time has passed all the same, so that is no refusal. */
static void wait_until_idle(DriverCommand *command, double begin) {
    App *app = command->app;
    bool is_busy;
    do {
        is_busy = loop_virtual_step(app);
    } while (is_busy && clock_ms(&app->clock) - begin <= IDLE_MS_MAX);
    cJSON_AddBoolToObject(command->answer, "idle", !is_busy);
}

static void do_wait(DriverCommand *command) {
    App *app = command->app;
    double ms, begin = clock_ms(&app->clock);
    if (command->words == 1 && strcmp(command->word[0], "idle") == 0) {
        wait_until_idle(command, begin);
    } else if (command->words == 1 && driver_number(command->word[0], 0, IDLE_MS_MAX, &ms)) {
        driver_steps(app, (int)ceil(ms / STEP_MS - 1e-6));
    } else {
        driver_refuse_usage(command, "wait idle or wait MS");
    }
    if (!command->refused) {
        cJSON_AddNumberToObject(command->answer, "ms", round(clock_ms(&app->clock) - begin));
    }
}

static void do_draw(DriverCommand *command) {
    double n;
    if (command->words == 1 && strcmp(command->word[0], "on") == 0) {
        loop_draw_every(command->app, 1);
    } else if (command->words == 1 && strcmp(command->word[0], "off") == 0) {
        loop_draw_every(command->app, 0);
    } else if (command->words == 2 && strcmp(command->word[0], "every") == 0 &&
               driver_number(command->word[1], 1, 1e6, &n)) {
        loop_draw_every(command->app, (int)n);
    } else {
        driver_refuse_usage(command, "draw on, draw off or draw every N");
    }
}

static bool is_size(const App *app, int width, int height) {
    VideoSize size = video_size(app->video);
    return size.width == width && size.height == height;
}

/* A window manager takes its time, which is none of the game's. */
static bool has_size(App *app, int width, int height) {
    loop_take_in(app);
    for (int i = 0; i < RESIZE_TRIES && !is_size(app, width, height); i++) {
        input_wait(app->input, 5);
        loop_take_in(app);
    }
    return is_size(app, width, height);
}

static void do_life(DriverCommand *command) {
    bool on = command->words == 1 && strcmp(command->word[0], "on") == 0;
    if (!on && !(command->words == 1 && strcmp(command->word[0], "off") == 0)) {
        driver_refuse_usage(command, "life on or life off");
        return;
    }
    command->app->lives = on;
    driver_steps(command->app, 1);
}

static void do_resize(DriverCommand *command) {
    double width, height;
    if (command->words != 2 || !driver_number(command->word[0], 1, SIDE_MAX, &width) ||
        !driver_number(command->word[1], 1, SIDE_MAX, &height)) {
        driver_refuse_usage(command, "resize W H");
        return;
    }
    App *app = command->app;
    VideoSize before = video_size(app->video);
    int least = (int)ceilf(VIDEO_SIDE_LEAST * before.scale);
    if (width < least || height < least) {
        driver_refuse(command, "The window cannot be smaller than %d x %d.", least, least);
        return;
    }
    video_resize(app->video, (int)width, (int)height);
    if (has_size(app, (int)width, (int)height)) {
        driver_steps(app, 1);
    } else {
        VideoSize nearest = video_size(app->video);
        driver_refuse(command, "The window cannot have that size; %d x %d would be possible.", nearest.width,
                      nearest.height);
        video_resize(app->video, before.width, before.height);
        has_size(app, before.width, before.height);
    }
}

static void do_lang(DriverCommand *command) {
    if (command->words != 1) {
        driver_refuse_usage(command, "lang CODE");
    } else if (!app_set_language(command->app, command->word[0])) {
        driver_make_plain(command->word[0]);
        driver_refuse(command, "There is no language %.30s.", command->word[0]);
    } else {
        driver_steps(command->app, 1);
    }
}

static void do_speed(DriverCommand *command) {
    double speed;
    if (command->words != 1 || !driver_number(command->word[0], .01, 1000, &speed)) {
        driver_refuse_usage(command, "speed N");
        return;
    }
    command->app->preferences.speed = (float)speed;
}

/* The time of day, for a kiosk that must not mind; virtual time is not touched. */
static void do_wall(DriverCommand *command) {
    static const double FAR = 1e10; /* seconds: three hundred years */
    double seconds;
    if (command->words != 1 || !driver_number(command->word[0], -FAR, FAR, &seconds)) {
        driver_refuse_usage(command, "wall SECONDS");
    } else if (!wall_jump((int64_t)seconds)) {
        driver_refuse(command, "The clock on the wall is the machine's own.");
    }
}

/* It is eight in the morning of that day, and the machine's own time no longer counts. */
static void do_date(DriverCommand *command) {
    static const int EIGHT = 8 * WALL_HOUR;
    int year, month, day, end = 0;
    if (command->words != 1 || sscanf(command->word[0], "%4d-%2d-%2d%n", &year, &month, &day, &end) != 3 ||
        command->word[0][end] != '\0') {
        driver_refuse_usage(command, "date YYYY-MM-DD");
        return;
    }
    wall_follow(&command->app->clock, (int64_t)wall_days(year, month, day) * WALL_DAY + EIGHT);
}

/* What somebody could paste now. */
static void do_clipboard(DriverCommand *command) {
    char *text = clipboard_text();
    cJSON_AddStringToObject(command->answer, "text", text);
    free(text);
}

static void do_quit(DriverCommand *command) {
    app_quit(command->app);
}

const DriverVerb DRIVER_STEER[] = {
    {"wait", do_wait, true},
    {"draw", do_draw, true},
    {"life", do_life, true},
    {"resize", do_resize, true},
    {"lang", do_lang, true},
    {"speed", do_speed, true},
    {"wall", do_wall, true},
    {"date", do_date, true},
    {"clipboard", do_clipboard, true},
    {"quit", do_quit, false},
    {0},
};
