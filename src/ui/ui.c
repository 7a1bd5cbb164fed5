#include "ui/ui_private.h"

#include "core/core_assert.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SAY_MS_LEAST = 2000, SAY_MS_PER_BYTE = 45 };

static void set_id(UiId id, const char *text) {
    snprintf(id, sizeof(UiId), "%s", text);
}

static _Noreturn void no_memory(void) {
    platform_complain("SCHOTT World", "There is not enough memory.");
    exit(1);
}

Ui *ui_new(const char *scene, Gfx *gfx, Input *input, Sound *sound) {
    Ui *ui = calloc(1, sizeof *ui);
    if (ui == NULL) {
        no_memory();
    }
    set_id(ui->scene, scene);
    ui->gfx = gfx;
    ui->input = input;
    ui->sound = sound;
    ui->said_until = -1;
    return ui;
}

void ui_free(Ui *ui) {
    if (ui == NULL) {
        return;
    }
    field_end(ui);
    UiEvent event;
    while (ui_next(ui, &event)) {
    }
    arena_empty(&ui->strings[0]);
    arena_empty(&ui->strings[1]);
    free(ui->widget);
    free(ui);
}

const char *ui_id(const char *format, ...) {
    static char ids[8][WIDGET_ID_BYTES];
    static int next;
    char *id = ids[next];
    next = (next + 1) % 8;
    va_list arguments;
    va_start(arguments, format);
    int length = vsnprintf(id, WIDGET_ID_BYTES, format, arguments);
    va_end(arguments);
    CORE_ASSERT(length > 0 && length < WIDGET_ID_BYTES);
    return id;
}

/* ---- building ---- */

void ui_build_begin(Ui *ui, const Layout *layout) {
    ui->layout = *layout;
    ui->count = 0;
    ui->arena = 1 - ui->arena;
    arena_empty(&ui->strings[ui->arena]);
}

void ui_add(Ui *ui, const Widget *widget) {
    size_t prefix = strlen(ui->scene);
    CORE_ASSERT(strlen(widget->id) < WIDGET_ID_BYTES);
    CORE_ASSERT(strncmp(widget->id, ui->scene, prefix) == 0 && widget->id[prefix] == '.');
    CORE_ASSERT(widget_find(ui, widget->id) == NULL);
    if (ui->count == ui->capacity) {
        ui->capacity = ui->capacity > 0 ? ui->capacity * 2 : 64;
        Widget *more = realloc(ui->widget, (size_t)ui->capacity * sizeof *more);
        if (more == NULL) {
            no_memory();
        }
        ui->widget = more;
    }
    Arena *strings = &ui->strings[ui->arena];
    Widget *copy = &ui->widget[ui->count++];
    *copy = *widget;
    copy->id = arena_copy(strings, widget->id);
    copy->label = arena_copy(strings, widget->label != NULL ? widget->label : "");
    copy->text = arena_copy(strings, widget->text);
    copy->hint = arena_copy(strings, widget->hint);
    copy->why_not = arena_copy(strings, widget->why_not);
    copy->picture = arena_copy(strings, widget->picture);
    copy->in = arena_copy(strings, widget->in);
    copy->text_max = widget->text_max > 0 && widget->text_max < UI_TEXT_BYTES ? widget->text_max : 63;
}

void ui_build_end(Ui *ui) {
    for (int i = 0; i < ui->count; i++) {
        const Widget *widget = &ui->widget[i];
        if (widget->kind == WIDGET_LIST) { /* it may have become shorter */
            list_set_offset(ui, widget, list_offset(ui, widget->id));
        }
    }
    if (ui->held[0] != '\0' && widget_find(ui, ui->held) == NULL) {
        if (ui->hold == HOLD_DRAG) {
            ui_push(ui, UI_DRAG_ENDED, NULL);
        }
        ui->hold = HOLD_NOTHING;
        ui->held[0] = '\0';
    }
    if (widget_find(ui, ui->hovered) == NULL) {
        ui->hovered[0] = '\0';
    }
    if (ui->edited[0] != '\0' && widget_find(ui, ui->edited) == NULL) {
        field_end(ui);
    }
    focus_heal(ui);
    gfx_invalidate(ui->gfx);
}

const Layout *ui_layout(const Ui *ui) {
    return &ui->layout;
}

/* ---- finding ---- */

Widget *widget_find(const Ui *ui, const char *id) {
    for (int i = 0; i < ui->count && id != NULL && id[0] != '\0'; i++) {
        if (strcmp(ui->widget[i].id, id) == 0) {
            return &ui->widget[i];
        }
    }
    return NULL;
}

bool widget_is_enabled(const Widget *widget) {
    return widget->why_not == NULL;
}

Rect widget_rect(const Ui *ui, const Widget *widget) {
    return widget->in == NULL ? widget->rect : rect_moved(widget->rect, 0, -list_offset(ui, widget->in));
}

Rect widget_seen(const Ui *ui, const Widget *widget) {
    Rect seen = rect_common(widget_rect(ui, widget), ui->layout.screen);
    const Widget *list = widget->in != NULL ? widget_find(ui, widget->in) : NULL;
    return list != NULL ? rect_common(seen, list->rect) : seen;
}

/* A widget with a hit test of its own is asked in the place it was listed at, where its scene knows it. */
static bool is_hit(const Ui *ui, const Widget *widget, Point point) {
    if (!rect_has(widget_seen(ui, widget), point)) {
        return false;
    }
    if (widget->in != NULL) {
        point.y += list_offset(ui, widget->in);
    }
    return widget->hit == NULL || widget->hit(widget, point);
}

Widget *widget_at(const Ui *ui, Point point) {
    for (int i = ui->count - 1; i >= 0; i--) {
        if (is_hit(ui, &ui->widget[i], point)) {
            return &ui->widget[i];
        }
    }
    return NULL;
}

/* The middle if it can be hit, else the first point of a grid that can. */
static UiReach reach(const Ui *ui, const Widget *widget, Point *point) {
    enum { GRID = 7 };
    Rect seen = widget_seen(ui, widget);
    if (seen.w < 1 || seen.h < 1) {
        return UI_REACH_OFF_SCREEN;
    }
    *point = rect_middle(seen);
    if (widget_at(ui, *point) == widget) {
        return UI_REACHED;
    }
    for (int i = 0; i < GRID * GRID; i++) {
        Point tried = {seen.x + seen.w * ((float)(i % GRID) + .5f) / GRID,
                       seen.y + seen.h * ((float)(i / GRID) + .5f) / GRID};
        if (widget_at(ui, tried) == widget) {
            *point = tried;
            return UI_REACHED;
        }
    }
    return UI_REACH_COVERED;
}

UiReach ui_reach(const Ui *ui, const char *id, Point *point) {
    const Widget *widget = widget_find(ui, id);
    return widget == NULL ? UI_REACH_UNKNOWN : reach(ui, widget, point);
}

const Widget *ui_next_visible(const Ui *ui, int *cursor, Rect *rect) {
    while (*cursor < ui->count) {
        const Widget *widget = &ui->widget[ui->count - 1 - (*cursor)++];
        Point point;
        if (reach(ui, widget, &point) == UI_REACHED) {
            *rect = widget_seen(ui, widget);
            return widget;
        }
    }
    return NULL;
}

const char *ui_why_not(const Ui *ui, const char *id) {
    const Widget *widget = widget_find(ui, id);
    return widget != NULL ? widget->why_not : NULL;
}

/* ---- events for the scene ---- */

UiEvent *ui_push(Ui *ui, UiEventKind kind, const Widget *widget) {
    if (ui->queue_count == UI_EVENTS_MAX) { /* more in one step than hands can do: the oldest goes */
        free(ui->queue[ui->queue_first].text);
        ui->queue_first = (ui->queue_first + 1) % UI_EVENTS_MAX;
        ui->queue_count--;
    }
    UiQueued *queued = &ui->queue[(ui->queue_first + ui->queue_count++) % UI_EVENTS_MAX];
    *queued = (UiQueued){.event = {.kind = kind, .point = ui->at}};
    if (widget != NULL) {
        set_id(queued->id, widget->id);
        queued->event.act = widget->act;
        queued->event.a = widget->a;
        queued->event.b = widget->b;
        queued->event.value = widget->value;
        if (widget->kind == WIDGET_TEXT_FIELD) {
            const char *text = strcmp(ui->edited, widget->id) == 0 ? ui->text : widget->text;
            queued->text = string_copy(text);
        }
    }
    return &queued->event;
}

bool ui_next(Ui *ui, UiEvent *out) {
    free(ui->given.text);
    ui->given.text = NULL;
    if (ui->queue_count == 0) {
        return false;
    }
    ui->given = ui->queue[ui->queue_first];
    ui->queue_first = (ui->queue_first + 1) % UI_EVENTS_MAX;
    ui->queue_count--;
    *out = ui->given.event;
    out->id = ui->given.id;
    out->target = ui->given.target;
    out->text = ui->given.text != NULL ? ui->given.text : "";
    return true;
}

void ui_push_value(Ui *ui, Widget *widget, float value) {
    value = fminf(fmaxf(value, widget->minimum), widget->kind == WIDGET_TOGGLE ? 1 : widget->maximum);
    if (fabsf(value - widget->value) > 1e-6f) {
        widget->value = value;
        ui_push(ui, UI_CHANGED, widget);
        gfx_invalidate(ui->gfx);
    }
}

void ui_nudge(Ui *ui, Widget *widget, int direction) {
    if (!widget_is_enabled(widget)) {
        return;
    }
    float step = widget->kind == WIDGET_SLIDER && widget->step > 0 ? widget->step : 1;
    ui_push_value(ui, widget, widget->value + step * (float)direction);
}

/* It begins right of the middle, so that a press on the middle of the whole goes on and not back. */
Rect choice_box(const Ui *ui, const Widget *widget) {
    Rect rect = widget_rect(ui, widget);
    float label = widget->label[0] == '\0' ? 0 : rect.w * .52f;
    return rect_of(rect.x + label, rect.y, rect.w - label, rect.h);
}

static void refuse(Ui *ui, const Widget *widget) {
    ui_push(ui, UI_REFUSED, widget);
    ui_say(ui, widget->id, widget->why_not, ui->now);
    sound_play(ui->sound, SOUND_REFUSED);
}

void ui_act(Ui *ui, Widget *widget, Point point) {
    ui->said[0] = '\0';
    if (!widget_is_enabled(widget)) {
        refuse(ui, widget);
        return;
    }
    Rect box = choice_box(ui, widget);
    switch (widget->kind) {
    case WIDGET_BUTTON:
    case WIDGET_CUSTOM:
        ui_push(ui, UI_PRESSED, widget);
        break;
    case WIDGET_TOGGLE:
        ui_push_value(ui, widget, widget->value > .5f ? 0 : 1);
        break;
    case WIDGET_CHOICE: /* its left arrow goes back, everything else on and round */
        if (point.x >= box.x && point.x < box.x + box.h) {
            ui_push_value(ui, widget, widget->value > widget->minimum ? widget->value - 1 : widget->maximum);
        } else {
            ui_push_value(ui, widget, widget->value < widget->maximum ? widget->value + 1 : widget->minimum);
        }
        break;
    case WIDGET_TEXT_FIELD:
        field_begin(ui, widget);
        ui_push(ui, UI_PRESSED, widget);
        break;
    case WIDGET_SLIDER:
    case WIDGET_LIST:
        return;
    }
    if (!widget->quiet) {
        sound_play(ui->sound, SOUND_PRESS);
    }
}

/* ---- input and time ---- */

static void key_down(Ui *ui, const InputEvent *event) {
    if (field_key(ui, event) || focus_key(ui, event)) {
        return;
    }
    bool types = ui->edited[0] != '\0', asks = event->key == KEY_F1 || (event->letter == '?' && !types);
    if (event->key == KEY_ESCAPE || asks) {
        if (!event->repeat) {
            ui_push(ui, asks ? UI_HELP : UI_BACK, NULL);
        }
        return;
    }
    UiEvent *shortcut = ui_push(ui, UI_SHORTCUT, NULL);
    shortcut->key = event->key;
    shortcut->letter = event->letter;
    shortcut->mods = event->mods;
}

void ui_input(Ui *ui, const InputEvent *event, double now) {
    ui->now = now;
    switch (event->kind) {
    case INPUT_POINTER_DOWN:
    case INPUT_POINTER_MOVE:
    case INPUT_POINTER_UP:
    case INPUT_POINTER_CANCEL:
    case INPUT_WHEEL:
        pointer_input(ui, event);
        return;
    case INPUT_KEY_DOWN:
        key_down(ui, event);
        return;
    case INPUT_KEY_UP:
        if (event->key == KEY_ENTER || event->key == KEY_SPACE) {
            ui->key_is_down = false;
            gfx_invalidate(ui->gfx);
        }
        return;
    case INPUT_TEXT:
        field_text(ui, event->text);
        return;
    case INPUT_COMPOSING:
        field_composing(ui, event);
        return;
    case INPUT_PAD_DOWN:
    case INPUT_PAD_UP:
        focus_pad(ui, event);
        return;
    case INPUT_FILE_DROPPED:
        ui_push(ui, UI_FILE, NULL);
        ui->queue[(ui->queue_first + ui->queue_count - 1) % UI_EVENTS_MAX].text = string_copy(event->path);
        return;
    case INPUT_INACTIVE:
        ui_release(ui);
        return;
    case INPUT_NONE:
    case INPUT_PADS_CHANGED:
    case INPUT_RESIZED:
    case INPUT_EXPOSED:
    case INPUT_TEXTURES_LOST:
    case INPUT_ACTIVE:
    case INPUT_DISPLAYS_CHANGED:
    case INPUT_QUIT:
        return;
    }
}

static const double TOOLTIP_MS = 650;

bool ui_step(Ui *ui, double now) {
    ui->now = now;
    focus_step(ui);
    const Widget *hovered = widget_find(ui, ui->hovered);
    if (!ui->tooltip_is_due && hovered != NULL && hovered->hint != NULL && now >= ui->hovered_since + TOOLTIP_MS) {
        ui->tooltip_is_due = true;
        gfx_invalidate(ui->gfx);
    }
    if (ui->said[0] != '\0' && now >= ui->said_until) {
        ui->said[0] = '\0';
        gfx_invalidate(ui->gfx);
    }
    return ui_is_moving(ui);
}

bool ui_is_moving(const Ui *ui) {
    return ui->queue_count > 0;
}

static double sooner(double a, double b) {
    return a < 0 || (b >= 0 && b < a) ? b : a;
}

double ui_wakes_at(const Ui *ui) {
    double wake = -1;
    const Widget *hovered = widget_find(ui, ui->hovered);
    if (hovered != NULL && hovered->hint != NULL && !ui->tooltip_is_due) {
        wake = ui->hovered_since + TOOLTIP_MS;
    }
    if (ui->said[0] != '\0') {
        wake = sooner(wake, ui->said_until);
    }
    if (ui->pad_held != PAD_OTHER) {
        wake = sooner(wake, ui->pad_repeats_at);
    }
    return wake;
}

void ui_release(Ui *ui) {
    UiEvent late; /* nobody waits for what was pressed before another scene came */
    while (ui_next(ui, &late)) {
    }
    pointer_release(ui);
    field_end(ui);
    ui->hovered[0] = '\0';
    ui->said[0] = '\0';
    ui->pad_held = PAD_OTHER;
    ui->key_is_down = false;
    gfx_invalidate(ui->gfx);
}

void ui_say(Ui *ui, const char *id, const char *sentence, double now) {
    set_id(ui->said_at, id != NULL ? id : "");
    snprintf(ui->said, sizeof ui->said, "%s", sentence);
    ui->said_until = now + SAY_MS_LEAST + SAY_MS_PER_BYTE * (double)strlen(sentence);
    gfx_invalidate(ui->gfx);
}

/* ---- asking ---- */

UiLook ui_look(const Ui *ui, const char *id) {
    const Widget *widget = widget_find(ui, id);
    if (widget == NULL) {
        return (UiLook){0};
    }
    bool is_held = strcmp(ui->held, id) == 0;
    bool is_hovered = strcmp(ui->hovered, id) == 0;
    bool is_focused = strcmp(ui->focused, id) == 0;
    return (UiLook){
        .exists = true,
        .hovered = is_hovered && ui->hold != HOLD_DRAG,
        .pressed = (ui->hold == HOLD_PRESS && is_held && is_hovered) || (ui->key_is_down && is_focused),
        .focused = is_focused && ui->shows_focus,
        .enabled = widget_is_enabled(widget),
        .dragged = ui->hold == HOLD_DRAG && is_held,
        .drop_here = ui->hold == HOLD_DRAG && is_hovered && !is_held && widget->takes_drop && widget_is_enabled(widget),
        .rect = widget_rect(ui, widget),
        .clip = widget_seen(ui, widget),
    };
}

Rect ui_rect(const Ui *ui, const char *id) {
    return ui_look(ui, id).rect;
}

const Widget *ui_dragged(const Ui *ui, Point *at, Point *grip) {
    const Widget *widget = ui->hold == HOLD_DRAG ? widget_find(ui, ui->held) : NULL;
    if (widget != NULL) {
        Rect rect = widget_rect(ui, widget);
        *at = ui->at;
        *grip = (Point){ui->went_down.x - rect.x, ui->went_down.y - rect.y};
    }
    return widget;
}

void ui_focus(Ui *ui, const char *id) {
    const Widget *widget = widget_find(ui, id);
    if (widget != NULL) {
        focus_set(ui, widget);
    } else { /* it may be in the next build */
        set_id(ui->focused, id);
    }
}

const char *ui_focused(const Ui *ui) {
    return ui->focused;
}

bool ui_shows_focus(const Ui *ui) {
    return ui->shows_focus;
}

void ui_show_focus(Ui *ui, bool shown) {
    ui->shows_focus = shown;
    focus_heal(ui);
    gfx_invalidate(ui->gfx);
}

void ui_set_text(Ui *ui, const char *id, const char *text) {
    Widget *widget = widget_find(ui, id);
    if (widget == NULL) {
        return;
    }
    widget->text = arena_copy(&ui->strings[ui->arena], text);
    if (strcmp(ui->edited, id) == 0) {
        snprintf(ui->text, sizeof ui->text, "%s", text);
        ui->cursor = strlen(ui->text);
        ui->all_selected = false;
    }
    gfx_invalidate(ui->gfx);
}
