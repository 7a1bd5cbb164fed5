#include "scenes/menus/popup.h"

static const PopupKind *kind_of(const void *state) {
    return *(const PopupKind *const *)state;
}

void popup_build(void *state, App *app, Ui *ui) {
    kind_of(state)->show(state, &(Popup){.app = app, .ui = ui});
}

void popup_draw(const void *state, const App *app, const Ui *ui) {
    theme_use(THEME_PAPER);
    kind_of(state)->show(state, &(Popup){.app = app, .drawn = ui});
    ui_draw(ui);
}

void popup_handle(void *state, App *app, const UiEvent *event) {
    const PopupKind *kind = kind_of(state);
    bool closes = event->kind == UI_BACK || (event->kind == UI_PRESSED && event->act == POPUP_CLOSE);
    if (event->kind == UI_PRESSED && event->act < POPUP_CLOSE) {
        return; /* words, which are only read */
    }
    if (closes && kind->close == NULL) {
        scene_pop(app);
    } else if (closes) {
        kind->close(state, app);
    } else {
        kind->handle(state, app, event);
    }
}

/* --- places ------------------------------------------------------------------------------------------------------- */

void popup_begin_in(Popup *popup, const char *heading, Rect body) {
    popup->body = popup->inside = body;
    if (popup->drawn != NULL) {
        part_popup(popup->app, body, heading);
    }
}

void popup_begin(Popup *popup, const char *heading, float w, float h) {
    PopupPlaces places = part_popup_places(&popup->app->layout, w, h);
    popup_begin_in(popup, heading, places.body);
    popup->inside = places.inside;
    popup->foot = places.foot;
}

void popup_begin_list(Popup *popup, const char *heading, float w, float high) {
    static const float HEAD = 116, FOOT = 28;
    popup_begin_in(popup, heading, layout_popup(&popup->app->layout, w, HEAD + FOOT + high));
    popup_top(popup, HEAD);
    popup_bottom(popup, FOOT);
}

Rect popup_top(Popup *popup, float high) {
    return layout_cut_top(&popup->app->layout, &popup->inside, high);
}

Rect popup_bottom(Popup *popup, float high) {
    return layout_cut_bottom(&popup->app->layout, &popup->inside, high);
}

void popup_sides(Popup *popup, float wide) {
    float side = layout_px(&popup->app->layout, wide);
    popup->inside.x += side;
    popup->inside.w -= 2 * side;
}

/* --- what is in it ------------------------------------------------------------------------------------------------ */

void popup_words(Popup *popup, const char *id, Rect where, const char *words, TextStyle style) {
    if (popup->drawn != NULL) {
        text_draw(popup->app->gfx, &style, words, where);
    } else if (id != NULL) {
        ui_add_words(popup->ui, id, rect_snapped(where), words, 0);
    }
}

void popup_add(Popup *popup, const Widget *widget) {
    if (popup->ui != NULL) {
        ui_add(popup->ui, widget);
    }
}

void popup_focus(Popup *popup, const char *id) {
    if (popup->ui != NULL && ui_focused(popup->ui)[0] == '\0') {
        ui_focus(popup->ui, id);
    }
}

void popup_add_button(Popup *popup, int count, int index, Widget widget) {
    widget.rect = part_popup_button(&popup->app->layout, popup->foot, count, index);
    widget.look = index == 0 ? LOOK_MAIN : LOOK_GLASS;
    popup_add(popup, &widget);
}

void popup_corner(Popup *popup, const char *id) {
    if (popup->ui != NULL) {
        part_close_build(popup->app, popup->ui, popup->body, id, POPUP_CLOSE);
    }
}
