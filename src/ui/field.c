/* Typing a line of text: what an input method composes is shown where it will stand. */
#include "gfx/text.h"
#include "gfx/theme.h"
#include "i18n/i18n.h"
#include "ui/ui_inside.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool is_inside_character(char c) {
    return ((unsigned char)c & 0xc0) == 0x80;
}

static size_t before(const char *text, size_t index) {
    while (index > 0 && is_inside_character(text[--index])) {
    }
    return index;
}

static size_t after(const char *text, size_t index) {
    if (text[index] != '\0') {
        index++;
    }
    while (is_inside_character(text[index])) {
        index++;
    }
    return index;
}

TextStyle field_style(const Ui *ui, const Widget *widget) {
    (void)ui;
    return (TextStyle){.face = TEXT_REGULAR, .size = widget->size > 0 ? widget->size : TYPE_TEXT, .scales = true};
}

Rect field_box(const Ui *ui, const Widget *widget) {
    float padding = layout_px(&ui->layout, 18);
    Rect rect = widget_rect(ui, widget);
    return rect_of(rect.x + padding, rect.y, rect.w - 2 * padding, rect.h);
}

float field_left(const Ui *ui, Rect box, float cursor) {
    return box.x - fmaxf(cursor - box.w + layout_px(&ui->layout, 4), 0);
}

void field_begin(Ui *ui, const Widget *widget) {
    if (strcmp(ui->edited, widget->id) == 0) {
        return;
    }
    field_end(ui);
    snprintf(ui->edited, sizeof ui->edited, "%s", widget->id);
    snprintf(ui->text, sizeof ui->text, "%s", widget->text != NULL ? widget->text : "");
    ui->cursor = strlen(ui->text);
    ui->all_selected = ui->cursor > 0;
    ui->composing[0] = '\0';
    Rect rect = widget_rect(ui, widget);
    input_begin_text(ui->input, rect.x, rect.y, rect.w, rect.h);
    gfx_invalidate(ui->gfx);
}

void field_end(Ui *ui) {
    if (ui->edited[0] == '\0') {
        return;
    }
    ui->edited[0] = '\0';
    ui->composing[0] = '\0';
    input_end_text(ui->input);
    gfx_invalidate(ui->gfx);
}

static void changed(Ui *ui, size_t cursor) {
    ui->cursor = cursor;
    ui->all_selected = false;
    Widget *widget = widget_find(ui, ui->edited);
    if (widget != NULL) {
        widget->text = arena_copy(&ui->strings[ui->arena], ui->text);
        ui_push(ui, UI_CHANGED, widget);
    }
    gfx_invalidate(ui->gfx);
}

static void erase(Ui *ui, size_t from, size_t to) {
    if (from < to) {
        memmove(ui->text + from, ui->text + to, strlen(ui->text + to) + 1);
        changed(ui, from);
    }
}

static void drop_selection(Ui *ui) {
    if (ui->all_selected) {
        ui->text[0] = '\0';
        ui->cursor = 0;
        ui->all_selected = false;
    }
}

/* Copies as many whole characters as there is room for. Nothing behind a pasted line break is part of a name, and what
 * is no UTF-8 (clipboards may hold anything) of no text. Returns the bytes taken. lacks: set if a character was left
 * out that there is no letter for, of a field that minds. */
static size_t take_characters(const Ui *ui, const Widget *widget, char out[UI_TEXT_BYTES], const char *text,
                              size_t room, bool *lacks) {
    size_t taken = 0;
    for (size_t next; (unsigned char)*text >= ' ' && taken + (next = after(text, 0)) <= room; text += next) {
        if (!i18n_is_utf8(text, next)) {
            continue;
        }
        if (widget->no_letter != NULL && !text_can_show(ui->gfx, text)) {
            *lacks = true;
            continue;
        }
        memcpy(out + taken, text, next);
        taken += next;
    }
    return taken;
}

static void insert(Ui *ui, const char *text) {
    const Widget *widget = widget_find(ui, ui->edited);
    if (widget == NULL) {
        return;
    }
    char taken[UI_TEXT_BYTES];
    size_t most = (size_t)widget->text_max, kept = ui->all_selected ? 0 : strlen(ui->text);
    bool lacks = false;
    size_t bytes = take_characters(ui, widget, taken, text, kept < most ? most - kept : 0, &lacks);
    if (lacks) {
        ui_refuse(ui, widget, widget->no_letter);
    }
    if (bytes == 0) {
        return;
    }
    drop_selection(ui);
    memmove(ui->text + ui->cursor + bytes, ui->text + ui->cursor, strlen(ui->text + ui->cursor) + 1);
    memcpy(ui->text + ui->cursor, taken, bytes);
    changed(ui, ui->cursor + bytes);
}

void field_text(Ui *ui, const char *text) {
    if (ui->edited[0] != '\0') {
        ui->composing[0] = '\0';
        insert(ui, text);
    }
}

void field_composing(Ui *ui, const InputEvent *event) {
    if (ui->edited[0] != '\0') {
        snprintf(ui->composing, sizeof ui->composing, "%s", event->text);
        gfx_invalidate(ui->gfx);
    }
}

static void move_to(Ui *ui, size_t cursor) {
    ui->cursor = cursor;
    ui->all_selected = false;
    gfx_invalidate(ui->gfx);
}

static void shortcut(Ui *ui, char letter) {
    if (letter == 'a') {
        ui->all_selected = ui->text[0] != '\0';
        gfx_invalidate(ui->gfx);
    } else if (letter == 'v') {
        char *text = clipboard_text();
        insert(ui, text);
        free(text);
    }
}

static void submit(Ui *ui) {
    ui_push(ui, UI_SUBMITTED, widget_find(ui, ui->edited));
    field_end(ui);
}

static void erase_by(Ui *ui, bool backwards) {
    if (ui->all_selected) {
        erase(ui, 0, strlen(ui->text));
    } else if (backwards) {
        erase(ui, before(ui->text, ui->cursor), ui->cursor);
    } else {
        erase(ui, ui->cursor, after(ui->text, ui->cursor));
    }
}

bool field_key(Ui *ui, const InputEvent *event) {
    if (ui->edited[0] == '\0') {
        return false;
    }
    if (ui->composing[0] != '\0') {
        return true; /* the input method's keys are not ours */
    }
    bool writes = (event->mods & MOD_ALT) != 0; /* with Ctrl it is AltGr, which Polish and others write letters with */
    if ((event->mods & MOD_CTRL) != 0 && !writes) {
        shortcut(ui, event->letter);
        return true;
    }
    switch (event->key) {
    case KEY_ENTER:
        submit(ui);
        return true;
    case KEY_ESCAPE:
        field_end(ui);
        return true;
    case KEY_BACKSPACE:
    case KEY_DELETE:
        erase_by(ui, event->key == KEY_BACKSPACE);
        return true;
    case KEY_LEFT:
        move_to(ui, ui->all_selected ? 0 : before(ui->text, ui->cursor));
        return true;
    case KEY_RIGHT:
        move_to(ui, ui->all_selected ? strlen(ui->text) : after(ui->text, ui->cursor));
        return true;
    case KEY_HOME:
        move_to(ui, 0);
        return true;
    case KEY_END:
        move_to(ui, strlen(ui->text));
        return true;
    case KEY_SPACE:
    case KEY_OTHER:
        return true; /* arrives as text */
    case KEY_TAB:
    case KEY_UP:
    case KEY_DOWN:
    case KEY_PAGE_UP:
    case KEY_PAGE_DOWN:
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

void field_press(Ui *ui, const Widget *widget, Point point) {
    TextStyle style = field_style(ui, widget);
    float left = field_left(ui, field_box(ui, widget), text_offset(ui->gfx, &style, ui->text, ui->cursor));
    move_to(ui, text_index(ui->gfx, &style, ui->text, point.x - left));
}
