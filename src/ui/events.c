/* Input comes in, and what hands do with a widget goes out as events for the scene. */
#include "ui/ui_inside.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* --- the queue ---------------------------------------------------------------------------------------------------- */

UiEvent *ui_push(Ui *ui, UiEventKind kind, const Widget *widget) {
    if (ui->queue_count == UI_EVENTS_MAX) { /* more in one step than hands can do: the oldest goes */
        free(ui->queue[ui->queue_first].text);
        ui->queue_first = (ui->queue_first + 1) % UI_EVENTS_MAX;
        ui->queue_count--;
    }
    UiQueued *queued = &ui->queue[(ui->queue_first + ui->queue_count++) % UI_EVENTS_MAX];
    *queued = (UiQueued){.event = {.kind = kind, .point = ui->at}};
    if (widget != NULL) {
        ui_id_set(queued->id, widget->id);
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

/* What sleeps does so until nobody has pressed for a while: these presses count, too. */
void ui_push_elsewhere(Ui *ui) {
    haste_goes_on(ui->haste, ui->now);
    ui_push(ui, UI_ELSEWHERE, NULL);
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

/* --- acting on a widget ------------------------------------------------------------------------------------------- */

void ui_push_value(Ui *ui, Widget *widget, float value) {
    value = fminf(fmaxf(value, widget->minimum), widget->kind == WIDGET_TOGGLE ? 1 : widget->maximum);
    if (fabsf(value - widget->value) > 1e-6f) {
        widget->value = value;
        ui_push(ui, UI_CHANGED, widget);
        gfx_invalidate(ui->gfx);
    }
}

void ui_nudge(Ui *ui, Widget *widget, int direction) {
    if (!widget_is_enabled(ui, widget)) {
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

void ui_refuse(Ui *ui, const Widget *widget, const char *why) {
    ui_push(ui, UI_REFUSED, widget);
    ui_say(ui, widget->id, why, ui->now);
    sound_play(ui->sound, SOUND_REFUSED);
}

void ui_act(Ui *ui, Widget *widget, Point point) {
    ui->said[0] = '\0';
    ui_id_set(ui->done_with, widget->id);
    if (widget->why_not != NULL) {
        ui_refuse(ui, widget, widget->why_not);
        return;
    }
    if (widget->commits && !haste_lets(ui->haste, ui->now)) {
        ui_push_elsewhere(ui);
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

/* --- input -------------------------------------------------------------------------------------------------------- */

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
