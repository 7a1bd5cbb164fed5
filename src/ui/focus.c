/* Keyboard and game controller: one widget has the focus, directions lead to its neighbours. */
#include "ui/ui_inside.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static const double REPEAT_FIRST_MS = 420, REPEAT_MS = 110;
static const float LIST_STEP_UNITS = 120;

static bool scrolls(const Widget *list) {
    return list->content > list->rect.h + 1;
}

static bool has_focusable_child(const Ui *ui, const Widget *list) {
    for (int i = 0; i < ui->count; i++) {
        const Widget *child = &ui->widget[i];
        if (child->in != NULL && strcmp(child->in, list->id) == 0 && !child->no_focus) {
            return true;
        }
    }
    return false;
}

static bool can_focus(const Ui *ui, const Widget *widget) {
    if (widget->no_focus) {
        return false;
    }
    if (widget->kind == WIDGET_LIST) {
        return scrolls(widget) && !has_focusable_child(ui, widget);
    }
    Point point;
    return widget->in != NULL || ui_reach(ui, widget->id, &point) == UI_REACHED;
}

void focus_set(Ui *ui, const Widget *widget) {
    if (strcmp(ui->focused, widget->id) != 0 && ui->edited[0] != '\0') {
        field_end(ui);
    }
    snprintf(ui->focused, sizeof ui->focused, "%s", widget->id);
    ui->focused_rect = widget_rect(ui, widget);
    ui->key_is_down = false;
    gfx_invalidate(ui->gfx);
}

/* By keyboard or pad: it is shown, scrolled to, and a field is typed in at once. */
static void travel_to(Ui *ui, const Widget *widget) {
    focus_set(ui, widget);
    ui->done_with[0] = '\0';
    list_show(ui, widget);
    ui->focused_rect = widget_rect(ui, widget);
    ui->shows_focus = true;
    if (widget->kind == WIDGET_TEXT_FIELD && widget_is_enabled(ui, widget)) {
        field_begin(ui, widget);
    }
    sound_play(ui->sound, SOUND_FOCUS);
}

/* What a first key press leads to: what goes on, else what is chosen, else the first. */
static const Widget *first_choice(const Ui *ui) {
    const Widget *best = NULL;
    int best_worth = 0;
    for (int i = 0; i < ui->count; i++) {
        const Widget *widget = &ui->widget[i];
        int worth = widget->look == LOOK_MAIN ? 4 : widget->selected ? 3 : widget->glows ? 2 : 1;
        if (worth > best_worth && can_focus(ui, widget)) {
            best = widget;
            best_worth = worth;
        }
    }
    return best;
}

/* How far away in a direction; negative: not in that direction. Sideways counts double, and only what lies beside the
 * span of where one comes from. */
static float away(Rect from, Rect to, int dx, int dy) {
    Point a = rect_middle(from), b = rect_middle(to);
    float along = dx != 0 ? (b.x - a.x) * (float)dx : (b.y - a.y) * (float)dy;
    if (along < 1) {
        return -1;
    }
    float gap = dx > 0   ? to.x - from.x - from.w
                : dx < 0 ? from.x - to.x - to.w
                : dy > 0 ? to.y - from.y - from.h
                         : from.y - to.y - to.h;
    float aside = dx != 0 ? fmaxf(fmaxf(to.y - from.y - from.h, from.y - to.y - to.h), 0)
                          : fmaxf(fmaxf(to.x - from.x - from.w, from.x - to.x - to.w), 0);
    float off = dx != 0 ? fabsf(b.y - a.y) : fabsf(b.x - a.x);
    return fmaxf(gap, 0) + aside * 3 + off * .3f + along * .01f;
}

static const Widget *neighbour(const Ui *ui, Rect from, const Widget *except, int dx, int dy) {
    const Widget *best = NULL;
    float best_away = 0;
    for (int i = 0; i < ui->count; i++) {
        const Widget *widget = &ui->widget[i];
        float far_away = widget != except ? away(from, widget_rect(ui, widget), dx, dy) : -1;
        if (far_away >= 0 && (best == NULL || far_away < best_away) && can_focus(ui, widget)) {
            best = widget;
            best_away = far_away;
        }
    }
    return best;
}

/* The next one in the order of the list, round and round. */
static const Widget *following(const Ui *ui, const Widget *from, int direction) {
    int start = from != NULL ? (int)(from - ui->widget) : direction > 0 ? -1 : 0;
    for (int i = 1; i <= ui->count; i++) {
        const Widget *widget = &ui->widget[((start + i * direction) % ui->count + ui->count) % ui->count];
        if (can_focus(ui, widget)) {
            return widget;
        }
    }
    return NULL;
}

/* Up and down scroll a list that has the focus itself, until its end is reached. */
static bool scroll_focused(Ui *ui, const Widget *widget, int dy) {
    if (widget->kind != WIDGET_LIST || dy == 0) {
        return false;
    }
    float before = list_offset(ui, widget->id);
    list_set_offset(ui, widget, before + layout_px(&ui->layout, LIST_STEP_UNITS) * (float)dy);
    return fabsf(list_offset(ui, widget->id) - before) > .5f;
}

static void go(Ui *ui, int dx, int dy) {
    Widget *from = widget_find(ui, ui->focused);
    if (from == NULL || !can_focus(ui, from)) {
        const Widget *first = first_choice(ui);
        if (first != NULL) {
            travel_to(ui, first);
        }
        return;
    }
    if (!ui->shows_focus) {
        travel_to(ui, from);
        return;
    }
    if (dx != 0 && (from->kind == WIDGET_SLIDER || from->kind == WIDGET_CHOICE)) {
        ui_nudge(ui, from, dx);
        return;
    }
    if (scroll_focused(ui, from, dy)) {
        return;
    }
    const Widget *to = neighbour(ui, widget_rect(ui, from), from, dx, dy);
    if (to != NULL) {
        travel_to(ui, to);
    }
}

static void accept(Ui *ui) {
    Widget *widget = widget_find(ui, ui->focused);
    if (widget == NULL || !can_focus(ui, widget)) {
        ui_push_elsewhere(ui);
        return;
    }
    if (!ui->shows_focus && !widget->is_expected) { /* nobody presses what cannot be seen to be chosen */
        (void)haste_lets(ui->haste, ui->now);       /* whoever hurries does so by this press, too */
        travel_to(ui, widget);
        return;
    }
    ui->at = rect_middle(widget_rect(ui, widget));
    ui->key_is_down = true;
    ui_act(ui, widget, ui->at);
    gfx_invalidate(ui->gfx);
}

void ui_press_main(Ui *ui) {
    for (int i = 0; i < ui->count; i++) {
        Widget *widget = &ui->widget[i];
        if (widget->look == LOOK_MAIN && can_focus(ui, widget)) {
            ui_act(ui, widget, rect_middle(widget_rect(ui, widget)));
            return;
        }
    }
}

static void page(Ui *ui, int direction) {
    const Widget *focused = widget_find(ui, ui->focused);
    for (int i = ui->count - 1; i >= 0; i--) {
        const Widget *list = &ui->widget[i];
        bool is_meant = focused == NULL || focused == list || focused->in == NULL || strcmp(focused->in, list->id) == 0;
        if (list->kind == WIDGET_LIST && is_meant && scrolls(list)) {
            list_set_offset(ui, list, list_offset(ui, list->id) + list->rect.h * .85f * (float)direction);
            return;
        }
    }
}

bool focus_key(Ui *ui, const InputEvent *event) {
    if ((event->mods & (MOD_CTRL | MOD_ALT)) != 0) {
        return false;
    }
    const Widget *next;
    switch (event->key) {
    case KEY_LEFT:
        go(ui, -1, 0);
        return true;
    case KEY_RIGHT:
        go(ui, 1, 0);
        return true;
    case KEY_UP:
        go(ui, 0, -1);
        return true;
    case KEY_DOWN:
        go(ui, 0, 1);
        return true;
    case KEY_TAB:
        next = following(ui, widget_find(ui, ui->focused), (event->mods & MOD_SHIFT) != 0 ? -1 : 1);
        if (next != NULL) {
            travel_to(ui, next);
        }
        return true;
    case KEY_ENTER:
    case KEY_SPACE:
        if (!event->repeat) {
            accept(ui);
        }
        return true;
    case KEY_PAGE_UP:
        page(ui, -1);
        return true;
    case KEY_PAGE_DOWN:
        page(ui, 1);
        return true;
    case KEY_OTHER:
    case KEY_ESCAPE:
    case KEY_BACKSPACE:
    case KEY_DELETE:
    case KEY_HOME:
    case KEY_END:
    case KEY_F1:
    case KEY_F2:
    case KEY_F3:
    case KEY_F4:
    case KEY_F5:
    case KEY_F6:
    case KEY_F7:
    case KEY_F8:
    case KEY_F9:
    case KEY_F10:
    case KEY_F11:
    case KEY_F12:
        return false;
    }
    return false;
}

static void go_pad(Ui *ui, InputPad pad) {
    go(ui, pad == PAD_RIGHT ? 1 : pad == PAD_LEFT ? -1 : 0, pad == PAD_DOWN ? 1 : pad == PAD_UP ? -1 : 0);
}

static void pad_down(Ui *ui, const InputEvent *event) {
    const Widget *next;
    switch (event->pad) {
    case PAD_LEFT:
    case PAD_RIGHT:
    case PAD_UP:
    case PAD_DOWN:
        ui->pad_held = event->pad;
        ui->pad_repeats_at = ui->now + REPEAT_FIRST_MS;
        go_pad(ui, event->pad);
        return;
    case PAD_ACCEPT:
        accept(ui);
        return;
    case PAD_BACK:
        field_end(ui);
        ui_push(ui, UI_BACK, NULL);
        return;
    case PAD_START:
        ui_push(ui, UI_MENU, NULL);
        return;
    case PAD_SELECT:
        ui_push(ui, UI_HELP, NULL);
        return;
    case PAD_PREVIOUS:
    case PAD_NEXT:
        next = following(ui, widget_find(ui, ui->focused), event->pad == PAD_NEXT ? 1 : -1);
        if (next != NULL) {
            travel_to(ui, next);
        }
        return;
    case PAD_THIRD:
    case PAD_FOURTH:
    case PAD_OTHER:
        return;
    }
}

void focus_pad(Ui *ui, const InputEvent *event) {
    if (event->kind == INPUT_PAD_DOWN) {
        pad_down(ui, event);
        return;
    }
    if (event->pad == ui->pad_held) {
        ui->pad_held = PAD_OTHER;
    }
    if (event->pad == PAD_ACCEPT) {
        ui->key_is_down = false;
        gfx_invalidate(ui->gfx);
    }
}

void focus_step(Ui *ui) {
    if (ui->pad_held != PAD_OTHER && ui->now >= ui->pad_repeats_at) {
        ui->pad_repeats_at = ui->now + REPEAT_MS;
        go_pad(ui, ui->pad_held);
    }
}

/* The widget that had the focus may be gone: with keyboard or pad in hand, the nearest one takes it. */
void focus_heal(Ui *ui) {
    const Widget *focused = widget_find(ui, ui->focused);
    if (focused != NULL) {
        ui->focused_rect = widget_rect(ui, focused);
        return;
    }
    ui->focused[0] = '\0';
    ui->key_is_down = false;
    if (!ui->shows_focus) {
        return;
    }
    const Widget *best = rect_is_empty(ui->focused_rect) ? first_choice(ui) : NULL;
    if (best != NULL) {
        focus_set(ui, best);
        return;
    }
    float best_away = 0;
    Point was = rect_middle(ui->focused_rect);
    for (int i = 0; i < ui->count; i++) {
        Point is = rect_middle(widget_rect(ui, &ui->widget[i]));
        float far_away = hypotf(is.x - was.x, is.y - was.y);
        if ((best == NULL || far_away < best_away) && can_focus(ui, &ui->widget[i])) {
            best = &ui->widget[i];
            best_away = far_away;
        }
    }
    if (best != NULL) {
        focus_set(ui, best);
    }
}
