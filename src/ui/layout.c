#include "ui/layout.h"

#include <math.h>

Layout layout_for(int width, int height, float text_scale, bool left_handed) {
    Layout layout = {.screen = {0, 0, (float)width, (float)height},
                     .portrait = height > width,
                     .left_handed = left_handed,
                     .text_scale = text_scale};
    layout.u = (layout.portrait ? layout.screen.w : layout.screen.h) / 1080;
    layout.wide = layout.screen.w / layout.u;
    layout.high = layout.screen.h / layout.u;
    return layout;
}

Rect layout_rect(const Layout *layout, float x, float y, float w, float h) {
    return rect_snapped((Rect){x * layout->u, y * layout->u, w * layout->u, h * layout->u});
}

float layout_px(const Layout *layout, float units) {
    return units * layout->u;
}

Rect layout_centered(const Layout *layout, float middle_x, float middle_y, float w, float h) {
    return layout_rect(layout, layout->wide / 2 + middle_x - w / 2, layout->high / 2 + middle_y - h / 2, w, h);
}

Rect layout_popup(const Layout *layout, float w, float h) {
    const float margin = 24;
    return layout_centered(layout, 0, 0, fminf(w, layout->wide - 2 * margin), fminf(h, layout->high - 2 * margin));
}

Rect layout_column(const Layout *layout, Rect box, int count, int index, float gap) {
    float space = gap * layout->u;
    float w = (box.w - space * (float)(count - 1)) / (float)count;
    return rect_snapped((Rect){box.x + (w + space) * (float)index, box.y, w, box.h});
}

Rect layout_row(const Layout *layout, Rect box, int count, int index, float gap) {
    float space = gap * layout->u;
    float h = (box.h - space * (float)(count - 1)) / (float)count;
    return rect_snapped((Rect){box.x, box.y + (h + space) * (float)index, box.w, h});
}

Rect layout_cut_top(const Layout *layout, Rect *box, float units) {
    float h = fminf(roundf(units * layout->u), box->h);
    Rect cut = {box->x, box->y, box->w, h};
    *box = (Rect){box->x, box->y + h, box->w, box->h - h};
    return cut;
}

Rect layout_cut_bottom(const Layout *layout, Rect *box, float units) {
    float h = fminf(roundf(units * layout->u), box->h);
    *box = (Rect){box->x, box->y, box->w, box->h - h};
    return (Rect){box->x, box->y + box->h, box->w, h};
}

Rect layout_cut_left(const Layout *layout, Rect *box, float units) {
    float w = fminf(roundf(units * layout->u), box->w);
    Rect cut = {box->x, box->y, w, box->h};
    *box = (Rect){box->x + w, box->y, box->w - w, box->h};
    return cut;
}

Rect layout_cut_right(const Layout *layout, Rect *box, float units) {
    float w = fminf(roundf(units * layout->u), box->w);
    *box = (Rect){box->x, box->y, box->w - w, box->h};
    return (Rect){box->x + box->w, box->y, w, box->h};
}
