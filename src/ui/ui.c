/* The list of one scene's widgets: building it, time, and what a scene asks of it. */
#include "ui/ui_inside.h"

#include "base/memory.h"
#include "core/core_assert.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SAY_MS_LEAST = 2000, SAY_MS_PER_BYTE = 45 };

static const double TOOLTIP_MS = 650;

Ui *ui_new(const char *scene, Gfx *gfx, Input *input, Sound *sound, Haste *haste) {
    Ui *ui = memory_new(sizeof *ui);
    ui_id_set(ui->scene, scene);
    ui->gfx = gfx;
    ui->input = input;
    ui->sound = sound;
    ui->haste = haste;
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

/* --- building ----------------------------------------------------------------------------------------------------- */

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
        ui->widget = memory_resize(ui->widget, (size_t)ui->capacity * sizeof *ui->widget);
    }
    Arena *strings = &ui->strings[ui->arena];
    Widget *copy = &ui->widget[ui->count++];
    *copy = *widget;
    copy->id = arena_copy(strings, widget->id);
    copy->label = arena_copy(strings, widget->label != NULL ? widget->label : "");
    copy->text = arena_copy(strings, widget->text);
    copy->hint = arena_copy(strings, widget->hint);
    copy->why_not = arena_copy(strings, widget->why_not);
    copy->no_letter = arena_copy(strings, widget->no_letter);
    copy->picture = arena_copy(strings, widget->picture);
    copy->in = arena_copy(strings, widget->in);
    copy->text_max = widget->text_max > 0 && widget->text_max < UI_TEXT_BYTES ? widget->text_max : 63;
}

void ui_add_words(Ui *ui, const char *id, Rect where, const char *words, int act) {
    ui_add(ui, &(Widget){.id = id,
                         .kind = WIDGET_CUSTOM,
                         .rect = where,
                         .label = words,
                         .no_focus = true,
                         .quiet = true,
                         .act = act});
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

/* --- time --------------------------------------------------------------------------------------------------------- */

bool ui_step(Ui *ui, double now) {
    ui->now = now;
    focus_step(ui);
    pointer_step(ui);
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
    wake = sooner(wake, pointer_wakes_at(ui));
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
    ui_id_set(ui->said_at, id != NULL ? id : "");
    snprintf(ui->said, sizeof ui->said, "%s", sentence);
    ui->said_hint = false;
    ui->said_until = now + SAY_MS_LEAST + SAY_MS_PER_BYTE * (double)strlen(sentence);
    gfx_invalidate(ui->gfx);
}

void ui_tell(Ui *ui, const char *id) {
    const Widget *widget = widget_find(ui, id);
    if (widget_has_hint(widget)) {
        ui_say(ui, id, widget->hint, ui->now);
        ui->said_hint = true;
    }
}

/* --- asking ------------------------------------------------------------------------------------------------------- */

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
        .enabled = widget_is_enabled(ui, widget),
        .read = widget_is_read(ui, widget),
        .dragged = ui->hold == HOLD_DRAG && is_held,
        .drop_here =
            ui->hold == HOLD_DRAG && is_hovered && !is_held && widget->takes_drop && widget_is_enabled(ui, widget),
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
        ui_id_set(ui->focused, id);
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
