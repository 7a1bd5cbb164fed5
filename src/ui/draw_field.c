/* How a text field looks, with the text being composed and the cursor. */
#include "gfx/paint.h"
#include "gfx/text.h"
#include "gfx/theme.h"
#include "ui/ui_inside.h"

#include <math.h>
#include <string.h>

/* What stands there unless something else is typed: a name as good as any, not a field that is closed. */
static const float EMPTY_FADES = .14f;

/* What is typed, with what is being composed at the cursor. Returns the byte the cursor stands before. */
static size_t shown_text(const Ui *ui, char out[UI_TEXT_BYTES + INPUT_TEXT_MAX]) {
    size_t cursor = ui->cursor, composing = strlen(ui->composing);
    memcpy(out, ui->text, cursor);
    memcpy(out + cursor, ui->composing, composing);
    strcpy(out + cursor + composing, ui->text + cursor);
    return cursor + composing;
}

/* A character shortly before so many pixels of a text: no line is rendered as long as a path may be. */
static size_t first_in_sight(const Ui *ui, const TextStyle *style, const char *text, float hidden) {
    size_t low = 0, high = strlen(text);
    while (hidden > 0 && high - low > 1) {
        size_t middle = low + (high - low) / 2;
        if (text_offset(ui->gfx, style, text, middle) < hidden) {
            low = middle;
        } else {
            high = middle;
        }
    }
    while (low > 0 && ((unsigned char)text[low] & 0xc0) == 0x80) {
        low--;
    }
    return low;
}

static void draw_edited(const Ui *ui, const Widget *widget, Rect box) {
    char text[UI_TEXT_BYTES + INPUT_TEXT_MAX];
    size_t cursor = shown_text(ui, text);
    TextStyle style = field_style(ui, widget);
    float high = layout_px(&ui->layout, style.size) * 1.3f * ui->layout.text_scale, top = box.y + (box.h - high) / 2;
    float at = text_offset(ui->gfx, &style, text, cursor);
    float begin = text_offset(ui->gfx, &style, text, ui->cursor);
    float all = text_offset(ui->gfx, &style, text, strlen(text));
    float left = field_left(ui, box, at);
    size_t first = first_in_sight(ui, &style, text, box.x - left);
    float before = text_offset(ui->gfx, &style, text, first);
    gfx_push_clip(ui->gfx, box);
    if (ui->all_selected) {
        paint_rounded(ui->gfx, rect_of(left, top, all, high), 4, color_alpha(color_rgb(THEME_GLOW), .35f));
    }
    text_draw(ui->gfx, &style, text + first,
              rect_of(left + before, box.y, fmaxf(all - before, box.w) + layout_px(&ui->layout, 40), box.h));
    if (ui->composing[0] != '\0') {
        paint_fill(ui->gfx, rect_of(left + begin, top + high, at - begin, fmaxf(layout_px(&ui->layout, 3), 1)),
                   color_rgb(THEME_GLOW));
    }
    paint_fill(ui->gfx, rect_snapped(rect_of(left + at, top, fmaxf(layout_px(&ui->layout, 3), 1), high)),
               color_rgb(THEME_FOCUS));
    gfx_pop_clip(ui->gfx);
}

void field_draw(const Ui *ui, const Widget *widget, Rect rect, const UiLook *look) {
    bool is_edited = strcmp(ui->edited, widget->id) == 0;
    PanelStyle style = panel_well();
    if (is_edited || look->hovered) {
        style.edge_top = style.edge_bottom = color_rgb(is_edited ? THEME_FOCUS : THEME_PANEL_EDGE);
    }
    paint_panel(ui->gfx, rect, &style);
    Rect box = field_box(ui, widget);
    if (is_edited) {
        draw_edited(ui, widget, box);
        return;
    }
    TextStyle ink = field_style(ui, widget);
    bool is_empty = widget->text == NULL || widget->text[0] == '\0';
    if (is_empty) {
        ink.color = color_mix(color_rgb(THEME_BUTTON_INK), color_rgb(THEME_WELL), EMPTY_FADES);
    }
    ink.fit = TEXT_SHRINK; /* while it is edited it moves along instead */
    text_draw(ui->gfx, &ink, is_empty ? widget->hint : widget->text, box);
}
