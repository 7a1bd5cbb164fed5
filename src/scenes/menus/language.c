/* The languages, each by its own name, so that everyone finds theirs; applied immediately. */
#include "i18n/i18n.h"
#include "scenes/menus/menus.h"
#include "scenes/menus/popup.h"

#include <string.h>

static const float WIDE = 900, ROW_HIGH = 108;

enum { ACT_CHOOSE = POPUP_OWN };

static void show(const void *state, Popup *popup) {
    const Layout *layout = &popup->app->layout;
    size_t found;
    const I18nLanguage *const *languages = i18n_offered(&found);
    int count = (int)found, rows = (count + 1) / 2;
    (void)state;
    popup_begin_list(popup, tr("Language"), WIDE, ROW_HIGH * (float)rows);
    popup_sides(popup, 36);
    for (int i = 0; i < count; i++) {
        Rect row = layout_row(layout, popup->inside, rows, i / 2, 16);
        bool is_current = strcmp(languages[i]->code, i18n_language()) == 0;
        popup_put(popup, ui_id("language.%s", languages[i]->code), layout_column(layout, row, 2, i % 2, 20),
                  languages[i]->own_name, ACT_CHOOSE, .size = 34, .selected = is_current, .a = i);
        if (is_current) {
            popup_focus(popup, ui_id("language.%s", languages[i]->code));
        }
    }
    popup_corner(popup, "language.close");
}

static void handle(void *state, App *app, const UiEvent *event) {
    (void)state;
    if (event->kind == UI_PRESSED) {
        size_t count;
        if (app_set_language(app, i18n_offered(&count)[event->a]->code)) {
            app_use_preferences(app);
        }
        scene_pop(app);
    }
}

static void enter(void *state, App *app, const void *argument) {
    static const PopupKind KIND = {.show = show, .handle = handle};
    (void)app;
    (void)argument;
    *(const PopupKind **)state = &KIND;
}

const Scene LANGUAGE_SCENE = {
    .name = "language",
    .access = SCENE_FOR_VISITORS,
    .state_size = sizeof(PopupKind *),
    .enter = enter,
    POPUP_SCENE,
};
