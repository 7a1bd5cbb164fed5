/* Mouse and touch. The first pointer to go down keeps what it went down on until it is lifted. */
#include "ui/ui_inside.h"

#include <math.h>
#include <string.h>

static const float DRAG_UNITS = 14;   /* a press that moves further is a drag */
static const float WHEEL_UNITS = 110; /* a notch scrolls so far */
static const double LONG_MS = 550;    /* a finger that stays wants to know what it is on */

static void hover(Ui *ui, const Widget *widget) {
    const char *id = widget != NULL ? widget->id : "";
    if (strcmp(ui->hovered, id) == 0) {
        return;
    }
    ui_id_set(ui->hovered, id);
    ui->done_with[0] = '\0';
    ui->hovered_since = ui->now;
    ui->tooltip_is_due = false;
    gfx_invalidate(ui->gfx);
}

static float distance(Point a, Point b) {
    return hypotf(a.x - b.x, a.y - b.y);
}

/* --- sliders ------------------------------------------------------------------------------------------------------ */

float slider_track(const Ui *ui, const Widget *widget, Rect *track) {
    Rect rect = widget_rect(ui, widget);
    float knob = fminf(rect.h * .62f, layout_px(&ui->layout, 40));
    *track = (Rect){rect.x + rect.w * .5f, rect.y + rect.h / 2, rect.w * .5f - knob, 0};
    track->x += knob / 2;
    float range = widget->maximum - widget->minimum;
    return track->x + (range > 0 ? track->w * (widget->value - widget->minimum) / range : 0);
}

static void slide(Ui *ui, Widget *widget) {
    Rect track;
    slider_track(ui, widget, &track);
    float t = fminf(fmaxf((ui->at.x - track.x) / track.w, 0), 1);
    float value = widget->minimum + t * (widget->maximum - widget->minimum);
    if (widget->step > 0) {
        value = widget->minimum + roundf((value - widget->minimum) / widget->step) * widget->step;
    }
    ui_push_value(ui, widget, value);
}

/* --- going down, moving, coming up -------------------------------------------------------------------------------- */

static void go_down(Ui *ui, const InputEvent *event) {
    if (ui->hold != HOLD_NOTHING) {
        return;
    }
    Widget *widget = widget_at(ui, ui->at);
    ui->pointer = event->pointer;
    ui->went_down = ui->at;
    ui->down_since = ui->now;
    ui->shows_focus = false;
    ui->said[0] = '\0';
    ui->held_list[0] = '\0';
    if (ui->edited[0] != '\0' && (widget == NULL || strcmp(widget->id, ui->edited) != 0)) {
        field_end(ui);
    }
    gfx_invalidate(ui->gfx);
    if (widget == NULL) {
        ui->hold = HOLD_AIR;
        ui->held[0] = '\0';
        return;
    }
    hover(ui, widget);
    ui_id_set(ui->held, widget->id);
    const char *list = widget->kind == WIDGET_LIST ? widget->id : widget->in;
    if (list != NULL) {
        ui_id_set(ui->held_list, list);
        ui->scroll_then = list_offset(ui, list);
    }
    ui->hold = HOLD_PRESS;
    if (widget->kind != WIDGET_LIST && !widget->no_focus) {
        focus_set(ui, widget);
    }
    if (widget->kind == WIDGET_SLIDER && widget_is_enabled(ui, widget)) {
        ui->hold = HOLD_SLIDER;
        slide(ui, widget);
    }
}

static void pull(Ui *ui) {
    const Widget *list = widget_find(ui, ui->held_list);
    if (list != NULL) {
        list_set_offset(ui, list, ui->scroll_then - (ui->at.y - ui->went_down.y));
    }
}

/* What a press becomes once it has moved too far to be one. */
static void press_moved(Ui *ui, const Widget *widget) {
    if (distance(ui->at, ui->went_down) < layout_px(&ui->layout, DRAG_UNITS)) {
        return;
    }
    if (widget->drags && widget_is_enabled(ui, widget)) {
        ui->hold = HOLD_DRAG;
        ui_push(ui, UI_DRAG_BEGAN, widget);
    } else if (ui->held_list[0] != '\0') {
        ui->hold = HOLD_SCROLL;
    }
}

static void move(Ui *ui) {
    Widget *held = widget_find(ui, ui->held);
    switch (ui->hold) {
    case HOLD_NOTHING:
    case HOLD_AIR:
        hover(ui, widget_at(ui, ui->at));
        return;
    case HOLD_PRESS:
    case HOLD_LONG:
        hover(ui, widget_at(ui, ui->at));
        if (held != NULL) {
            press_moved(ui, held);
        }
        return;
    case HOLD_SLIDER:
        if (held != NULL) {
            slide(ui, held);
        }
        return;
    case HOLD_SCROLL:
        pull(ui);
        return;
    case HOLD_DRAG:
        hover(ui, widget_at(ui, ui->at));
        gfx_invalidate(ui->gfx);
        return;
    }
}

static void drop(Ui *ui, const Widget *held) {
    const Widget *target = widget_at(ui, ui->at);
    if (target == NULL || target == held || !target->takes_drop) {
        ui_push(ui, UI_DRAG_ENDED, held);
        return;
    }
    if (target->why_not != NULL) {
        ui_push(ui, UI_DRAG_ENDED, held);
        ui_say(ui, target->id, target->why_not, ui->now);
        return;
    }
    UiEvent *event = ui_push(ui, UI_DROPPED, held);
    event->target_act = target->act;
    event->target_a = target->a;
    event->target_b = target->b;
    UiQueued *queued = &ui->queue[(ui->queue_first + ui->queue_count - 1) % UI_EVENTS_MAX];
    ui_id_set(queued->target, target->id);
}

static void come_up(Ui *ui, bool is_finger) {
    Widget *held = widget_find(ui, ui->held);
    UiHold hold = ui->hold;
    ui->hold = HOLD_NOTHING;
    if (hold == HOLD_PRESS && held != NULL && widget_at(ui, ui->at) == held) {
        if (held->kind == WIDGET_LIST) {
            ui_push_elsewhere(ui);
        } else {
            bool was_edited = strcmp(ui->edited, held->id) == 0;
            ui_act(ui, held, ui->at);
            if (was_edited) {
                field_press(ui, held, ui->at);
            }
        }
    } else if (hold == HOLD_DRAG && held != NULL) {
        drop(ui, held);
    } else if (hold == HOLD_AIR) {
        ui_push_elsewhere(ui);
    }
    ui->held[0] = '\0';
    hover(ui, is_finger ? NULL : widget_at(ui, ui->at)); /* a finger that is gone hovers nowhere */
    gfx_invalidate(ui->gfx);
}

static void wheel(Ui *ui, const InputEvent *event) {
    const Widget *widget = widget_at(ui, (Point){event->x, event->y});
    const Widget *list = widget == NULL ? NULL : widget->kind == WIDGET_LIST ? widget : widget_find(ui, widget->in);
    if (list != NULL) {
        list_set_offset(ui, list, list_offset(ui, list->id) - event->wheel * layout_px(&ui->layout, WHEEL_UNITS));
        hover(ui, widget_at(ui, (Point){event->x, event->y}));
    }
}

/* --- a long touch ------------------------------------------------------------------------------------------------- */

/* A mouse has its tooltip before it presses. */
static const Widget *told_by_long_touch(const Ui *ui) {
    const Widget *held = widget_find(ui, ui->held);
    bool is_touch = ui->hold == HOLD_PRESS && ui->pointer != INPUT_MOUSE && widget_at(ui, ui->at) == held;
    return is_touch && widget_has_hint(held) ? held : NULL;
}

double pointer_wakes_at(const Ui *ui) {
    return told_by_long_touch(ui) != NULL ? ui->down_since + LONG_MS : -1;
}

void pointer_step(Ui *ui) {
    const Widget *held = told_by_long_touch(ui);
    if (held != NULL && ui->now >= ui->down_since + LONG_MS) {
        ui->hold = HOLD_LONG;
        ui_tell(ui, held->id);
    }
}

void pointer_release(Ui *ui) {
    const Widget *held = widget_find(ui, ui->held);
    if (ui->hold == HOLD_DRAG) {
        ui_push(ui, UI_DRAG_ENDED, held);
    }
    ui->hold = HOLD_NOTHING;
    ui->held[0] = '\0';
}

void pointer_input(Ui *ui, const InputEvent *event) {
    if (event->kind == INPUT_WHEEL) {
        wheel(ui, event);
        return;
    }
    bool is_holder = ui->hold == HOLD_NOTHING || event->pointer == ui->pointer;
    bool is_idle_finger =
        ui->hold == HOLD_NOTHING && event->kind == INPUT_POINTER_MOVE && event->pointer != INPUT_MOUSE;
    if (!is_holder || is_idle_finger || event->secondary) { /* a finger that holds nothing points at nothing */
        return;
    }
    if (event->kind == INPUT_POINTER_CANCEL) {
        pointer_release(ui);
        return;
    }
    ui->at = (Point){event->x, event->y};
    if (event->kind == INPUT_POINTER_DOWN) {
        go_down(ui, event);
    } else if (event->kind == INPUT_POINTER_MOVE) {
        move(ui);
    } else if (ui->hold != HOLD_NOTHING) {
        come_up(ui, event->pointer != INPUT_MOUSE);
    }
}
