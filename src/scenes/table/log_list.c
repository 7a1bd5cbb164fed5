#include "scenes/table/log_list.h"

#include "i18n/i18n.h"
#include "shell/parts.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { ACT_CLOSE = 1 };

static const float WIDE = 1000, HIGH = 860, LINE = 54, HEAD = 124, FOOT = 36, LEAST_LINES = 4; /* units */

const char *log_list_id(const LogList *log) {
    return ui_id("%s.list", log->scene);
}

static const char *close_id(const LogList *log) {
    return ui_id("%s.close", log->scene);
}

void log_list_speak(LogList *log, const char *line) {
    size_t used = strlen(log->spoken);
    if (used + strlen(line) + 2 < sizeof log->spoken) {
        snprintf(log->spoken + used, sizeof log->spoken - used, used > 0 ? "\n%s" : "%s", line);
    }
}

Rect log_list_line(const LogList *log, const App *app, int line) {
    float pad = layout_px(&app->layout, 32), high = layout_px(&app->layout, LINE);
    return (Rect){log->list.x, log->list.y + (float)line * high, log->list.w - pad, high};
}

void log_list_build(void *state, App *app, Ui *ui) {
    LogList *log = state;
    const Layout *layout = &app->layout;
    float lines = fmaxf((float)log->count, LEAST_LINES);
    log->panel = layout_popup(layout, WIDE, fminf(HEAD + FOOT + lines * LINE, layout->portrait ? 2 * HIGH : HIGH));
    Rect box = rect_inset(log->panel, layout_px(layout, 36));
    layout_cut_top(layout, &box, HEAD - 36);
    log->list = box;
    ui_put(ui, log_list_id(log), box, log->spoken[0] != '\0' ? log->spoken : tr("What happened"), 0,
           .kind = WIDGET_LIST, .content = (float)log->count * layout_px(layout, LINE));
    part_close_build(app, ui, log->panel, close_id(log), ACT_CLOSE);
    ui_focus(ui, close_id(log));
}

void log_list_draw(const void *state, const App *app, const Ui *ui) {
    const LogList *log = state;
    float high = layout_px(&app->layout, LINE), scroll = ui_scroll(ui, log_list_id(log));
    theme_use(THEME_PAPER);
    part_popup(app, log->panel, tr("What happened"));
    gfx_push_clip(app->gfx, log->list);
    for (int i = (int)fmaxf(scroll / high, 0); i < log->count; i++) {
        Rect where = rect_moved(log_list_line(log, app, i), 0, -scroll);
        if (where.y > log->list.y + log->list.h) {
            break;
        }
        log->draw_line(log, app, i, where);
    }
    gfx_pop_clip(app->gfx);
    ui_draw(ui);
}

void log_list_handle(void *state, App *app, const UiEvent *event) {
    bool closes = event->kind == UI_PRESSED && event->act == ACT_CLOSE;
    if (closes || event->kind == UI_BACK || event->kind == UI_MENU) {
        scene_pop(app);
    } else if (event->kind == UI_HELP) {
        help_show(app, ((const LogList *)state)->topic);
    }
}
