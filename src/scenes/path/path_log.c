/* What happened, in words, the newest first. Who was ready when goes without saying. */
#include "i18n/i18n.h"
#include "scenes/menus.h"
#include "scenes/path/table.h"
#include "shell/parts.h"

#include <math.h>

enum { LINES_MAX = 400, ACT_CLOSE = 1 };

static const float WIDE = 1000, HIGH = 860, LINE = 46, HEAD = 124, FOOT = 36, LEAST_LINES = 4; /* units */

typedef struct Log {
    PathNames names;
    int count;
    int line[LINES_MAX]; /* in the session's history */
    Rect panel, list;
} Log;

static bool words_of(const Log *log, const Session *session, int index, char out[PATH_WORDS_MAX]) {
    const PathEvent *event = path_session_history(session, index);
    bool is_news = event != NULL && event->kind != PATH_HAPPENED_CLOSED && event->kind != PATH_HAPPENED_REOPENED;
    return is_news && path_words_log(&log->names, &path_session_game(session)->board, event, out);
}

/* Only what the table has shown. */
static void enter(void *state, App *app, const void *argument) {
    Log *log = state;
    char words[PATH_WORDS_MAX];
    (void)argument;
    log->names.players = session_players(app->session);
    for (int p = 0; p < log->names.players; p++) {
        log->names.name[p] = session_seat(app->session, p)->name;
    }
    for (int i = session_told(app->session) - 1; i >= 0 && log->count < LINES_MAX; i--) {
        if (words_of(log, app->session, i, words)) {
            log->line[log->count++] = i;
        }
    }
}

static void build(void *state, App *app, Ui *ui) {
    Log *log = state;
    const Layout *layout = &app->layout;
    float lines = fmaxf((float)log->count, LEAST_LINES);
    log->panel = layout_popup(layout, WIDE, fminf(HEAD + FOOT + lines * LINE, layout->portrait ? 2 * HIGH : HIGH));
    Rect box = rect_inset(log->panel, layout_px(layout, 36));
    layout_cut_top(layout, &box, HEAD - 36);
    log->list = box;
    ui_add(ui, &(Widget){.id = "path_log.list",
                         .kind = WIDGET_LIST,
                         .rect = box,
                         .label = tr("What happened"),
                         .content = (float)log->count * layout_px(layout, LINE)});
    part_close_build(app, ui, log->panel, "path_log.close", ACT_CLOSE);
    ui_focus(ui, "path_log.close");
}

static void handle(void *state, App *app, const UiEvent *event) {
    (void)state;
    bool closes = event->kind == UI_PRESSED && event->act == ACT_CLOSE;
    if (closes || event->kind == UI_BACK || event->kind == UI_MENU) {
        scene_pop(app);
    }
}

static void draw_line(const Log *log, const App *app, int index, Rect where) {
    char words[PATH_WORDS_MAX];
    const PathEvent *event = path_session_history(app->session, index);
    float side = where.h * .74f;
    if (!words_of(log, app->session, index, words)) {
        return;
    }
    bool is_round = event->kind == PATH_HAPPENED_CARD;
    if (event->player < log->names.players) {
        Rect head = {where.x, where.y + (where.h - side) / 2, side, side};
        part_portrait(app->gfx, session_seat(app->session, event->player)->figurine, rect_snapped(head));
    }
    TextStyle style = {.face = is_round ? TEXT_BOLD : TEXT_REGULAR,
                       .size = 26,
                       .min_size = 17,
                       .color = color_rgb(is_round ? THEME_RIBBON_TOP : THEME_TEXT_SECOND),
                       .fit = TEXT_SHRINK,
                       .scales = true};
    text_draw(app->gfx, &style, words, (Rect){where.x + side * 1.35f, where.y, where.w - side * 1.35f, where.h});
}

static void draw(const void *state, const App *app, const Ui *ui) {
    const Log *log = state;
    part_popup(app, log->panel, tr("What happened"));
    float pad = layout_px(&app->layout, 32), line = layout_px(&app->layout, LINE);
    gfx_push_clip(app->gfx, log->list);
    float top = log->list.y - ui_scroll(ui, "path_log.list");
    for (int i = 0; i < log->count; i++) {
        Rect where = {log->list.x, top + (float)i * line, log->list.w - pad, line};
        if (where.y + line > log->list.y && where.y < log->list.y + log->list.h) {
            draw_line(log, app, log->line[i], where);
        }
    }
    gfx_pop_clip(app->gfx);
    ui_draw(ui);
}

const Scene PATH_LOG_SCENE = {
    .name = "path_log",
    .access = SCENE_FOR_VISITORS,
    .state_size = sizeof(Log),
    .is_popup = true,
    .enter = enter,
    .build = build,
    .handle = handle,
    .draw = draw,
};
