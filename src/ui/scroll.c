#include "ui/ui_inside.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static const float VIEW_MARGIN = 24; /* units kept between what is scrolled to and the list's edge */

float list_offset(const Ui *ui, const char *id) {
    for (int i = 0; i < UI_LISTS_MAX; i++) {
        if (strcmp(ui->list[i].id, id) == 0) {
            return ui->list[i].offset;
        }
    }
    return 0;
}

void list_set_offset(Ui *ui, const Widget *list, float offset) {
    offset = roundf(fmaxf(fminf(offset, list->content - list->rect.h), 0));
    int place = -1;
    for (int i = UI_LISTS_MAX - 1; i >= 0; i--) {
        if (strcmp(ui->list[i].id, list->id) == 0) {
            place = i;
            break;
        }
        if (ui->list[i].id[0] == '\0') {
            place = i;
        }
    }
    if (place < 0) {
        place = 0; /* more lists than a scene has */
    }
    snprintf(ui->list[place].id, sizeof ui->list[place].id, "%s", list->id);
    ui->list[place].offset = offset;
    gfx_invalidate(ui->gfx);
}

void list_show(Ui *ui, const Widget *widget) {
    const Widget *list = widget->in != NULL ? widget_find(ui, widget->in) : NULL;
    if (list == NULL) {
        return;
    }
    float margin = layout_px(&ui->layout, VIEW_MARGIN);
    float offset = list_offset(ui, list->id);
    offset = fminf(offset, widget->rect.y - list->rect.y - margin);
    offset = fmaxf(offset, widget->rect.y + widget->rect.h - list->rect.y - list->rect.h + margin);
    list_set_offset(ui, list, offset);
}

void ui_scroll_to(Ui *ui, const char *id, float offset) {
    const Widget *list = widget_find(ui, id);
    if (list != NULL) {
        list_set_offset(ui, list, offset);
    }
}

float ui_scroll(const Ui *ui, const char *id) {
    return list_offset(ui, id);
}
