/* The languages, each by its own name, so that everyone finds theirs; applied immediately. */
#include "i18n/i18n.h"
#include "scenes/menus.h"
#include "shell/parts.h"

#include <string.h>

static const float WIDE = 900, HEAD = 116, ROW_HIGH = 108, FOOT = 28;

enum { ACT_CLOSE = 1, ACT_CHOOSE };

static Rect body_for(const App *app) {
    size_t count;
    i18n_offered(&count);
    return layout_popup(&app->layout, WIDE, HEAD + FOOT + ROW_HIGH * (float)((count + 1) / 2));
}

static void build(void *state, App *app, Ui *ui) {
    (void)state;
    const Layout *layout = &app->layout;
    size_t found;
    const I18nLanguage *const *languages = i18n_offered(&found);
    int count = (int)found;
    Rect body = body_for(app), grid = body;
    layout_cut_top(layout, &grid, HEAD);
    layout_cut_bottom(layout, &grid, FOOT);
    grid = rect_of(grid.x + layout_px(layout, 36), grid.y, grid.w - layout_px(layout, 72), grid.h);
    int rows = (count + 1) / 2;
    for (int i = 0; i < count; i++) {
        Rect row = layout_row(layout, grid, rows, i / 2, 16);
        bool is_current = strcmp(languages[i]->code, i18n_language()) == 0;
        ui_add(ui, &(Widget){.id = ui_id("language.%s", languages[i]->code),
                             .rect = layout_column(layout, row, 2, i % 2, 20),
                             .label = languages[i]->own_name,
                             .size = 34,
                             .selected = is_current,
                             .act = ACT_CHOOSE,
                             .a = i});
        if (is_current && ui_focused(ui)[0] == '\0') {
            ui_focus(ui, ui_id("language.%s", languages[i]->code));
        }
    }
    part_close_build(app, ui, body, "language.close", ACT_CLOSE);
}

static void handle(void *state, App *app, const UiEvent *event) {
    (void)state;
    if (event->kind == UI_BACK || (event->kind == UI_PRESSED && event->act == ACT_CLOSE)) {
        scene_pop(app);
    } else if (event->kind == UI_PRESSED) {
        size_t count;
        if (app_set_language(app, i18n_offered(&count)[event->a]->code)) {
            app_use_preferences(app);
        }
        scene_pop(app);
    }
}

static void draw(const void *state, const App *app, const Ui *ui) {
    (void)state;
    part_popup(app, body_for(app), tr("Language"));
    ui_draw(ui);
}

const Scene LANGUAGE_SCENE = {
    .name = "language", .access = SCENE_FOR_VISITORS, .is_popup = true, .build = build, .handle = handle, .draw = draw};
