/* The languages, each by its own name, so that everybody finds theirs; used at once. */
#include "core/core_assert.h"
#include "i18n/i18n.h"
#include "scenes/kiosk/guard.h"
#include "scenes/menus.h"
#include "scenes/parts.h"

#include <string.h>

static const float WIDE = 900, HEAD = 116, ROW_HIGH = 108, FOOT = 28;

enum { LANGUAGES_MAX = KIOSK_LANGUAGES_MAX };
enum { ACT_CLOSE = 1, ACT_CHOOSE };

/* All there are, or those a kiosk offers, in its order. */
static int offered(const App *app, const I18nLanguage *out[LANGUAGES_MAX]) {
    size_t count;
    const I18nLanguage *all = i18n_languages(&count);
    const KioskConfig *config = app->kiosk != NULL ? &app->kiosk->config : NULL;
    int found = 0;
    for (int k = 0; config != NULL && k < config->language_count; k++) {
        for (size_t i = 0; i < count; i++) {
            if (strcmp(all[i].code, config->language[k]) == 0) {
                out[found++] = &all[i];
            }
        }
    }
    CORE_ASSERT(count <= LANGUAGES_MAX);
    for (size_t i = 0; config == NULL && i < count; i++) {
        out[found++] = &all[i];
    }
    return found;
}

static Rect body_for(const App *app) {
    const I18nLanguage *languages[LANGUAGES_MAX];
    int count = offered(app, languages);
    return layout_popup(&app->layout, WIDE, HEAD + FOOT + ROW_HIGH * (float)((count + 1) / 2));
}

static void build(void *state, App *app, Ui *ui) {
    (void)state;
    const Layout *layout = &app->layout;
    const I18nLanguage *languages[LANGUAGES_MAX];
    int count = offered(app, languages);
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
    const I18nLanguage *languages[LANGUAGES_MAX];
    offered(app, languages);
    if (event->kind == UI_BACK || (event->kind == UI_PRESSED && event->act == ACT_CLOSE)) {
        scene_pop(app);
    } else if (event->kind == UI_PRESSED) {
        if (app_set_language(app, languages[event->a]->code)) {
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

const Scene LANGUAGE_SCENE = {.name = "language", .is_popup = true, .build = build, .handle = handle, .draw = draw};
