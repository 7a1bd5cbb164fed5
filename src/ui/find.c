/* Finding a widget, by its id or where it can be pressed. */
#include "ui/ui_inside.h"

#include <string.h>

Widget *widget_find(const Ui *ui, const char *id) {
    for (int i = 0; i < ui->count && id != NULL && id[0] != '\0'; i++) {
        if (strcmp(ui->widget[i].id, id) == 0) {
            return &ui->widget[i];
        }
    }
    return NULL;
}

const Widget *ui_focused_widget(const Ui *ui) {
    return widget_find(ui, ui->focused);
}

bool widget_sleeps(const Ui *ui, const Widget *widget) {
    return widget->commits && widget->why_not == NULL && haste_sleeps(ui->haste, ui->now);
}

bool widget_has_hint(const Widget *widget) {
    return widget != NULL && widget->hint != NULL && widget->kind != WIDGET_TEXT_FIELD; /* that shows its own */
}

bool widget_is_enabled(const Ui *ui, const Widget *widget) {
    return widget->why_not == NULL && !widget_sleeps(ui, widget);
}

/* By whoever points at it for a while, stays on it with a finger, or has led the keyboard's focus to what is `large`.
 */
bool widget_is_read(const Ui *ui, const Widget *widget) {
    bool is_hovered = strcmp(ui->hovered, widget->id) == 0 && ui->hold == HOLD_NOTHING && ui->tooltip_is_due;
    bool is_focused = widget->large && ui->shows_focus && strcmp(ui->focused, widget->id) == 0;
    bool is_told = ui->said_hint && ui->said[0] != '\0' && strcmp(ui->said_at, widget->id) == 0;
    bool is_new = strcmp(ui->done_with, widget->id) != 0;
    return widget_has_hint(widget) && (((is_hovered || is_focused) && is_new) || is_told);
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

bool ui_sleeps(const Ui *ui, const char *id) {
    const Widget *widget = widget_find(ui, id);
    return widget != NULL && widget_sleeps(ui, widget);
}

bool ui_any_commits(const Ui *ui) {
    for (int i = 0; i < ui->count; i++) {
        if (ui->widget[i].commits && ui->widget[i].why_not == NULL) {
            return true;
        }
    }
    return false;
}
