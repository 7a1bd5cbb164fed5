#include "games/world/scenes/question_reports.h"

#include "gfx/paint.h"
#include "i18n/i18n.h"
#include "scenes/menus/in_play.h"
#include "shell/parts.h"

#include <string.h>

static const float ROW = 96, TIMES_WIDE = 190, HEADING = 54;

static Rect list_of(const App *app, Rect panel) {
    Rect inside = rect_inset(panel, layout_px(&app->layout, SPACE_PADDING));
    layout_cut_top(&app->layout, &inside, HEADING);
    return inside;
}

static void times_text(int64_t times, char *out, size_t size) {
    /* TRANSLATORS: how often a question was called wrong */
    i18n_format(out, size, trn("{n} time", "{n} times", (unsigned long)times), I18N_NUMBER("n", times));
}

static const char *row_id(const char *id, int row) {
    return ui_id("%s.row%d", id, row);
}

void question_reports_build(WorldSessionReports *reports, const App *app, Ui *ui, Rect panel, const char *id) {
    if (strcmp(reports->language, i18n_language()) != 0) {
        world_session_reports_free(reports);
        *reports = world_session_list_reports(in_play_host(app));
    }
    Rect list = list_of(app, panel);
    float high = layout_px(&app->layout, ROW);
    ui_put(ui, id, list, tr("Questions marked as wrong"), 0, .kind = WIDGET_LIST,
           .content = high * (float)reports->count);
    for (int i = 0; i < reports->count; i++) {
        char times[64];
        times_text(reports->report[i].times, times, sizeof times);
        Rect row = rect_of(list.x, list.y + high * (float)i, list.w - layout_px(&app->layout, 20),
                           high - layout_px(&app->layout, 10));
        ui_add(ui, &(Widget){.id = row_id(id, i), /* there to be read aloud and by scripts */
                             .kind = WIDGET_CUSTOM,
                             .rect = rect_snapped(row),
                             .label = reports->report[i].question,
                             .text = times,
                             .in = id,
                             .no_focus = true,
                             .quiet = true});
    }
}

static void draw_row(const App *app, const char *question, int64_t times, Rect row) {
    const Layout *layout = &app->layout;
    char text[64];
    PanelStyle style = panel_button();
    style.shadow.a = 0;
    paint_panel(app->gfx, row, &style);
    Rect inside = row;
    layout_cut_left(layout, &inside, 18);
    layout_cut_right(layout, &inside, 18);
    Rect end = layout_cut_right(layout, &inside, TIMES_WIDE);
    layout_cut_right(layout, &inside, 14);
    TextStyle words = part_words(TEXT_REGULAR, TYPE_SMALL, THEME_TEXT, TEXT_LEFT);
    text_draw(app->gfx, &words, question, inside);
    times_text(times, text, sizeof text);
    words = part_words(TEXT_BOLD, TYPE_SMALL, THEME_GLOW, TEXT_RIGHT);
    words.fit = TEXT_SHRINK;
    text_draw(app->gfx, &words, text, end);
}

void question_reports_draw(const WorldSessionReports *reports, const App *app, const Ui *ui, Rect panel,
                           const char *id) {
    Rect list = list_of(app, panel);
    part_panel(app, panel, tr("Questions marked as wrong"));
    if (reports->count == 0) {
        TextStyle words = part_words(TEXT_REGULAR, TYPE_TEXT, THEME_TEXT_SECOND, TEXT_LEFT);
        words.vertical = TEXT_TOP;
        text_draw(app->gfx, &words, tr("No question has been marked as wrong."), list);
        return;
    }
    gfx_push_clip(app->gfx, list);
    for (int i = 0; i < reports->count; i++) {
        Rect row = ui_rect(ui, row_id(id, i));
        if (row.y + row.h > list.y && row.y < list.y + list.h) {
            draw_row(app, reports->report[i].question, reports->report[i].times, row);
        }
    }
    gfx_pop_clip(app->gfx);
}
