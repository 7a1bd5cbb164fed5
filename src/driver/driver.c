/* One function a command. Each answers with fields of the object it is given, or refuses with a sentence. Time moves
 * only here, by loop_virtual_step(). */
#include "driver/driver.h"

#include "kiosk/wall.h"
#include "platform/inject.h"
#include "platform/paths.h"
#include "scenes/loop.h"
#include "scenes/stack.h"

#include <cjson/cJSON.h>

#include <ctype.h>
#include <math.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

enum {
    LINE_MAX_BYTES = 1 << 20,
    WORDS_MAX = 6,
    DRAG_MOVES = 8,
    SIDE_MAX = 16384,
    SHOT_TRIES = 50,
    RESIZE_TRIES = 200,
    IDLE_MS_MAX = 3600 * 1000, /* what is still moving after that never rests */
};

typedef struct Command {
    App *app;
    cJSON *answer;
    const char *rest; /* the line behind the command's name */
    char *word[WORDS_MAX];
    int words;
    bool refused;
} Command;

/* ---- refusing ---- */

/* The answer is to be UTF-8, whatever came in. */
static void make_plain(char *text) {
    for (; *text != '\0'; text++) {
        if (!isprint((unsigned char)*text)) {
            *text = '?';
        }
    }
}

#if defined(__GNUC__)
__attribute__((format(printf, 2, 3)))
#endif
static void
refuse(Command *command, const char *format, ...) {
    char sentence[512];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(sentence, sizeof sentence, format, arguments);
    va_end(arguments);
    if (command->refused) {
        return;
    }
    command->refused = true;
    cJSON_Delete(command->answer);
    command->answer = cJSON_CreateObject();
    cJSON_AddBoolToObject(command->answer, "ok", false);
    cJSON_AddStringToObject(command->answer, "error", sentence);
}

static void refuse_usage(Command *command, const char *usage) {
    refuse(command, "This command is written: %s.", usage);
}

static bool number_in(const char *word, double least, double most, double *out) {
    char *end;
    *out = strtod(word, &end);
    return end != word && *end == '\0' && *out >= least && *out <= most;
}

static void steps(App *app, int count) {
    for (int i = 0; i < count && !app->quits; i++) {
        loop_virtual_step(app);
    }
}

/* ---- what is there ---- */

static void add_widget(cJSON *list, const Widget *widget, Rect rect, const Ui *ui, const char *scene) {
    cJSON *entry = cJSON_CreateObject();
    cJSON_AddStringToObject(entry, "id", widget->id);
    /* A button that shows a picture alone says in its tooltip what it does. */
    const char *label = widget->label[0] == '\0' && widget->hint != NULL ? widget->hint : widget->label;
    cJSON_AddStringToObject(entry, "label", label);
    const double side[] = {roundf(rect.x), roundf(rect.y), roundf(rect.w), roundf(rect.h)};
    cJSON_AddItemToObject(entry, "rect", cJSON_CreateDoubleArray(side, 4));
    cJSON_AddBoolToObject(entry, "enabled", widget->why_not == NULL);
    cJSON_AddBoolToObject(entry, "focused", strcmp(ui_focused(ui), widget->id) == 0);
    cJSON_AddStringToObject(entry, "scene", scene);
    cJSON_AddItemToArray(list, entry);
}

static void do_ui(Command *command) {
    Stack *stack = command->app->stack;
    const Ui *ui = stack_top_ui(stack);
    cJSON *list = cJSON_AddArrayToObject(command->answer, "widgets");
    int cursor = 0;
    Rect rect;
    const Widget *widget;
    while (ui != NULL && (widget = ui_next_visible(ui, &cursor, &rect)) != NULL) {
        add_widget(list, widget, rect, ui, stack_name(stack, stack_depth(stack) - 1));
    }
}

static void do_scene(Command *command) {
    Stack *stack = command->app->stack;
    int depth = stack_depth(stack);
    cJSON_AddItemToObject(command->answer, "scene",
                          depth > 0 ? cJSON_CreateString(stack_name(stack, depth - 1)) : cJSON_CreateNull());
    cJSON *list = cJSON_AddArrayToObject(command->answer, "stack");
    for (int i = 0; i < depth; i++) {
        cJSON_AddItemToArray(list, cJSON_CreateString(stack_name(stack, i)));
    }
    cJSON_AddBoolToObject(command->answer, "motion", stack_is_moving(stack));
}

static void add_from_hook(Command *command, const char *name, char *(*hook)(App *app)) {
    char *text = hook != NULL ? hook(command->app) : NULL;
    cJSON_AddItemToObject(command->answer, name, text != NULL ? cJSON_CreateRaw(text) : cJSON_CreateNull());
    free(text);
}

static void do_state(Command *command) {
    add_from_hook(command, "state", command->app->hooks.state);
}

static void do_hash(Command *command) {
    add_from_hook(command, "hash", command->app->hooks.hash);
}

/* ---- hands ---- */

/* A point where this widget can be pressed; else refuses. */
static bool find(Command *command, char *id, Point *point) {
    const Ui *ui = stack_top_ui(command->app->stack);
    UiReach reach = ui != NULL ? ui_reach(ui, id, point) : UI_REACH_UNKNOWN;
    if (reach != UI_REACHED) {
        make_plain(id);
    }
    switch (reach) {
    case UI_REACHED:
        return true;
    case UI_REACH_UNKNOWN:
        refuse(command, "The scene in front has no widget %.60s.", id);
        return false;
    case UI_REACH_OFF_SCREEN:
        refuse(command, "The widget %.60s is off the screen.", id);
        return false;
    case UI_REACH_COVERED:
        refuse(command, "The widget %.60s is covered.", id);
        return false;
    }
    return false;
}

static bool find_enabled(Command *command, char *id, Point *point) {
    if (!find(command, id, point)) {
        return false;
    }
    const char *why = ui_why_not(stack_top_ui(command->app->stack), id);
    if (why != NULL) {
        refuse(command, "The widget %.60s is disabled: %s", id, why);
    }
    return why == NULL;
}

static void do_click(Command *command) {
    Point point;
    if (command->words != 1) {
        refuse_usage(command, "click ID");
    } else if (find_enabled(command, command->word[0], &point)) {
        App *app = command->app;
        inject_mouse(app->video, point.x, point.y, INJECT_MOVE);
        inject_mouse(app->video, point.x, point.y, INJECT_DOWN);
        steps(app, 1);
        inject_mouse(app->video, point.x, point.y, INJECT_UP);
        steps(app, 1);
    }
}

/* The target may become one only when the drag has begun, so it need not be enabled before. */
static void do_drag(Command *command) {
    Point from, to;
    if (command->words != 2) {
        refuse_usage(command, "drag ID ID");
        return;
    }
    if (!find_enabled(command, command->word[0], &from) || !find(command, command->word[1], &to)) {
        return;
    }
    App *app = command->app;
    inject_mouse(app->video, from.x, from.y, INJECT_MOVE);
    inject_mouse(app->video, from.x, from.y, INJECT_DOWN);
    steps(app, 1);
    for (int i = 1; i <= DRAG_MOVES; i++) {
        float t = (float)i / DRAG_MOVES;
        const Ui *ui = stack_top_ui(app->stack);
        Point moved;
        if (ui != NULL && ui_reach(ui, command->word[1], &moved) == UI_REACHED) {
            to = moved;
        }
        inject_mouse(app->video, from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t, INJECT_MOVE);
        steps(app, 1);
    }
    inject_mouse(app->video, to.x, to.y, INJECT_UP);
    steps(app, 1);
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

static void do_pointer(Command *command) {
    double x, y;
    InjectPhase phase;
    if (command->words != 3 || !number_in(command->word[0], -SIDE_MAX, SIDE_MAX, &x) ||
        !number_in(command->word[1], -SIDE_MAX, SIDE_MAX, &y) || !phase_of(command->word[2], &phase)) {
        refuse_usage(command, "pointer X Y down|up|move");
        return;
    }
    inject_mouse(command->app->video, (float)x, (float)y, phase);
    steps(command->app, 1);
}

static void do_touch(Command *command) {
    double finger, x, y;
    InjectPhase phase;
    if (command->words != 4 || !number_in(command->word[0], 0, 1000, &finger) ||
        !number_in(command->word[1], -SIDE_MAX, SIDE_MAX, &x) ||
        !number_in(command->word[2], -SIDE_MAX, SIDE_MAX, &y) || !phase_of(command->word[3], &phase)) {
        refuse_usage(command, "touch FINGER X Y down|up|move");
        return;
    }
    inject_finger(command->app->video, (int)finger, (float)x, (float)y, phase);
    steps(command->app, 1);
}

/* A name, which may hold spaces ("Left Shift"), and at the end perhaps down or up. */
static void split_name(const Command *command, char name[64], bool *down, bool *up) {
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

static void press(Command *command, bool (*inject)(App *app, const char *name, bool down), const char *what) {
    char name[64];
    bool down, up;
    split_name(command, name, &down, &up);
    if (!inject(command->app, name, down)) {
        make_plain(name);
        refuse(command, "There is no %s called \"%s\".", what, name);
        return;
    }
    steps(command->app, 1);
    if (down && up) {
        inject(command->app, name, false);
        steps(command->app, 1);
    }
}

static void do_key(Command *command) {
    press(command, press_key, "key");
}

static void do_pad(Command *command) {
    press(command, press_pad, "button");
}

static void do_text(Command *command) {
    if (command->rest[0] == '\0') {
        refuse_usage(command, "text STRING");
    } else if (!input_is_text(command->app->input)) {
        refuse(command, "No text field is being typed in.");
    } else {
        inject_text(command->app->video, command->rest);
        steps(command->app, 1);
    }
}

/* ---- time ---- */

static void wait_until_idle(Command *command, double begin) {
    App *app = command->app;
    while (loop_virtual_step(app)) {
        if (clock_ms(&app->clock) - begin > IDLE_MS_MAX) {
            refuse(command, "Something has been moving for an hour.");
            return;
        }
    }
}

static void do_wait(Command *command) {
    App *app = command->app;
    double ms, begin = clock_ms(&app->clock);
    if (command->words == 1 && strcmp(command->word[0], "idle") == 0) {
        wait_until_idle(command, begin);
    } else if (command->words == 1 && number_in(command->word[0], 0, IDLE_MS_MAX, &ms)) {
        steps(app, (int)ceil(ms / STEP_MS - 1e-6));
    } else {
        refuse_usage(command, "wait idle or wait MS");
    }
    if (!command->refused) {
        cJSON_AddNumberToObject(command->answer, "ms", round(clock_ms(&app->clock) - begin));
    }
}

/* ---- pictures ---- */

static void do_draw(Command *command) {
    double n;
    if (command->words == 1 && strcmp(command->word[0], "on") == 0) {
        loop_draw_every(command->app, 1);
    } else if (command->words == 1 && strcmp(command->word[0], "off") == 0) {
        loop_draw_every(command->app, 0);
    } else if (command->words == 2 && strcmp(command->word[0], "every") == 0 &&
               number_in(command->word[1], 1, 1e6, &n)) {
        loop_draw_every(command->app, (int)n);
    } else {
        refuse_usage(command, "draw on, draw off or draw every N");
    }
}

/* What is drawn first may only have asked for its pictures; virtual time stands still until they are there. */
static void make_sharp(App *app) {
    for (int i = 0; i < SHOT_TRIES; i++) {
        loop_draw(app, NULL, NULL);
        if (!gfx_is_waiting(app->gfx) && !workers_busy(app->workers)) {
            return;
        }
        workers_wait(app->workers);
        workers_take_up(app->workers, 0);
    }
}

static void do_shot(Command *command) {
    if (command->rest[0] == '\0') {
        refuse_usage(command, "shot FILE.png");
        return;
    }
    App *app = command->app;
    const char *error = "";
    make_sharp(app);
    if (!loop_draw(app, command->rest, &error)) {
        refuse(command, "The picture cannot be written: %s.", error);
        return;
    }
    VideoSize size = video_size(app->video);
    const double side[] = {size.width, size.height};
    cJSON_AddItemToObject(command->answer, "size", cJSON_CreateDoubleArray(side, 2));
}

/* A window manager takes its time. */
static bool has_size(App *app, int width, int height) {
    for (int i = 0; i < RESIZE_TRIES; i++) {
        loop_virtual_step(app);
        VideoSize size = video_size(app->video);
        if (size.width == width && size.height == height) {
            return true;
        }
        input_wait(app->input, 5);
    }
    return false;
}

static void do_resize(Command *command) {
    double width, height;
    if (command->words != 2 || !number_in(command->word[0], 1, SIDE_MAX, &width) ||
        !number_in(command->word[1], 1, SIDE_MAX, &height)) {
        refuse_usage(command, "resize W H");
        return;
    }
    App *app = command->app;
    video_resize(app->video, (int)width, (int)height);
    if (!has_size(app, (int)width, (int)height)) {
        VideoSize size = video_size(app->video);
        refuse(command, "The window cannot have that size; it has %d x %d now.", size.width, size.height);
    }
}

static void do_lang(Command *command) {
    if (command->words != 1) {
        refuse_usage(command, "lang CODE");
    } else if (!app_set_language(command->app, command->word[0])) {
        make_plain(command->word[0]);
        refuse(command, "There is no language %.30s.", command->word[0]);
    } else {
        steps(command->app, 1);
    }
}

static void do_speed(Command *command) {
    double speed;
    if (command->words != 1 || !number_in(command->word[0], .01, 1000, &speed)) {
        refuse_usage(command, "speed N");
        return;
    }
    command->app->preferences.speed = (float)speed;
}

/* The time of day, for a kiosk that must not mind; virtual time is not touched. */
static void do_wall(Command *command) {
    static const double YEARS = 1e10;
    double seconds;
    if (command->words != 1 || !number_in(command->word[0], -YEARS, YEARS, &seconds)) {
        refuse_usage(command, "wall SECONDS");
    } else if (!wall_jump((int64_t)seconds)) {
        refuse(command, "The clock on the wall is the machine's own.");
    }
}

static void do_perf(Command *command) {
    LoopFigures figures = loop_figures(command->app);
    cJSON *answer = command->answer;
    cJSON_AddNumberToObject(answer, "frames", (double)figures.frames);
    cJSON_AddNumberToObject(answer, "steps", (double)figures.steps);
    cJSON_AddNumberToObject(answer, "frame_us_p50", figures.frame_us_p50);
    cJSON_AddNumberToObject(answer, "frame_us_p99", figures.frame_us_p99);
    cJSON_AddNumberToObject(answer, "step_us_max", figures.step_us_max);
    cJSON_AddNumberToObject(answer, "texture_bytes", (double)gfx_counts(command->app->gfx).texture_bytes);
    cJSON_AddNumberToObject(answer, "rss_bytes", (double)process_memory());
}

static void do_quit(Command *command) {
    app_quit(command->app);
}

/* ---- commands ---- */

static const struct {
    const char *name;
    void (*run)(Command *command);
    bool takes_words;
} COMMAND[] = {
    {"ui", do_ui, false},      {"scene", do_scene, false}, {"state", do_state, false}, {"hash", do_hash, false},
    {"click", do_click, true}, {"drag", do_drag, true},    {"touch", do_touch, true},  {"pointer", do_pointer, true},
    {"key", do_key, true},     {"text", do_text, true},    {"pad", do_pad, true},      {"wait", do_wait, true},
    {"draw", do_draw, true},   {"shot", do_shot, true},    {"lang", do_lang, true},    {"resize", do_resize, true},
    {"speed", do_speed, true}, {"perf", do_perf, false},   {"wall", do_wall, true},    {"quit", do_quit, false},
};

static void split(Command *command, char *words) {
    for (char *word = strtok(words, " \t"); word != NULL; word = strtok(NULL, " \t")) {
        if (command->words < WORDS_MAX) {
            command->word[command->words] = word;
        }
        command->words++; /* too many is a number no command takes */
    }
}

static void run(Command *command, const char *name) {
    for (size_t i = 0; i < sizeof COMMAND / sizeof COMMAND[0]; i++) {
        if (strcmp(COMMAND[i].name, name) != 0) {
            continue;
        }
        if (command->words > 0 && !COMMAND[i].takes_words) {
            refuse_usage(command, name);
        } else {
            COMMAND[i].run(command);
        }
        return;
    }
    char shown[64];
    snprintf(shown, sizeof shown, "%s", name);
    make_plain(shown);
    refuse(command, "There is no command \"%s\".", shown);
}

static char *copy(const char *text, size_t length) {
    char *memory = malloc(length + 1);
    if (memory == NULL) {
        platform_complain("SCHOTT World", "There is not enough memory.");
        exit(1);
    }
    memcpy(memory, text, length);
    memory[length] = '\0';
    return memory;
}

char *driver_answer(App *app, const char *line) {
    line += strspn(line, " \t");
    size_t length = strcspn(line, " \t");
    char *name = copy(line, length);
    const char *rest = line + length + strspn(line + length, " \t");
    char *words = copy(rest, strlen(rest));
    Command command = {.app = app, .answer = cJSON_CreateObject(), .rest = rest};
    cJSON_AddBoolToObject(command.answer, "ok", true);
    split(&command, words);
    run(&command, name);
    char *answer = cJSON_PrintUnformatted(command.answer);
    cJSON_Delete(command.answer);
    free(words);
    free(name);
    return answer;
}

/* ---- lines ---- */

/* A line without its end; false at the end of input. What is too long comes cut, and *too_long says so. */
static bool read_line(FILE *in, char **line, size_t *room, bool *too_long) {
    size_t length = 0;
    int c;
    *too_long = false;
    while ((c = getc(in)) != EOF && c != '\n') {
        if (length + 1 >= *room && *room < LINE_MAX_BYTES) {
            *room = *room > 0 ? *room * 2 : 256;
            char *more = realloc(*line, *room);
            if (more == NULL) {
                platform_complain("SCHOTT World", "There is not enough memory.");
                exit(1);
            }
            *line = more;
        }
        if (length + 1 < *room) {
            (*line)[length++] = (char)c;
        } else {
            *too_long = true;
        }
    }
    if (c == EOF && length == 0) {
        return false;
    }
    if (*room == 0) {
        *line = copy("", 0);
        *room = 1;
    }
    if (length > 0 && (*line)[length - 1] == '\r') {
        length--;
    }
    (*line)[length] = '\0';
    return true;
}

void driver_run(App *app, FILE *in, FILE *out) {
    char *line = NULL;
    size_t room = 0;
    bool too_long;
    loop_virtual_step(app); /* the first scene is there when the first command is read */
    while (!app->quits && read_line(in, &line, &room, &too_long)) {
        char *answer = driver_answer(app, too_long ? "(a line of more than a mebibyte)" : line);
        fprintf(out, "%s\n", answer);
        fflush(out);
        free(answer);
    }
    free(line);
}
