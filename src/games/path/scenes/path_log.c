/* What happened, in words, the newest first. Who was ready when goes without saying. */
#include "games/path/scenes/table.h"
#include "scenes/menus/in_play.h"
#include "scenes/menus/menus.h"
#include "scenes/table/log_list.h"
#include "shell/parts.h"

enum { LINES_MAX = 400 };

typedef struct Log {
    LogList list;
    PathNames names;
    struct {
        int event; /* in the session's history */
        bool is_remark;
    } line[LINES_MAX];
} Log;

/* *player: whose portrait stands before it, if anybody's. */
static bool words_of(const Log *log, const Session *session, int index, bool is_remark, int *player,
                     char out[PATH_WORDS_MAX]) {
    const PathEvent *event = path_session_history(session, index);
    if (is_remark) {
        return speech_line(session, index, player, out, PATH_WORDS_MAX);
    }
    *player = event != NULL ? event->player : PATH_NOBODY;
    bool is_news = event != NULL && event->kind != PATH_HAPPENED_CLOSED && event->kind != PATH_HAPPENED_REOPENED;
    return is_news && path_words_log(&log->names, path_session_board(session), event, out);
}

static void draw_line(const void *state, const App *app, int line, Rect where) {
    const Log *log = state;
    char words[PATH_WORDS_MAX];
    int player, index = log->line[line].event;
    bool is_remark = log->line[line].is_remark;
    float side = where.h * .74f;
    if (!words_of(log, in_play(app), index, is_remark, &player, words)) {
        return;
    }
    bool is_round = !is_remark && path_session_history(in_play(app), index)->kind == PATH_HAPPENED_CARD;
    if (player < log->names.players) {
        Rect head = {where.x, where.y + (where.h - side) / 2, side, side};
        part_portrait(app->gfx, session_seat(in_play(app), player)->figurine, rect_snapped(head));
    }
    TextStyle style = {.face = is_round ? TEXT_BOLD : TEXT_REGULAR,
                       .size = 26,
                       .min_size = 17,
                       .color = color_rgb(is_round    ? THEME_TEXT_HEAD
                                          : is_remark ? THEME_TEXT
                                                      : THEME_TEXT_SECOND),
                       .fit = TEXT_SHRINK,
                       .scales = true};
    text_draw(app->gfx, &style, words, (Rect){where.x + side * 1.35f, where.y, where.w - side * 1.35f, where.h});
}

static void add_line(Log *log, const Session *session, int event, bool is_remark) {
    char words[PATH_WORDS_MAX];
    int player;
    if (log->list.count < LINES_MAX && words_of(log, session, event, is_remark, &player, words)) {
        log_list_speak(&log->list, words);
        log->line[log->list.count].event = event;
        log->line[log->list.count++].is_remark = is_remark;
    }
}

/* Only what the table has shown. A remark comes after what it is about. */
static void enter(void *state, App *app, const void *argument) {
    Log *log = state;
    (void)argument;
    log->list = (LogList){.scene = "path_log", .topic = HELP_PATH_ROUND, .draw_line = draw_line};
    log->names.players = session_players(in_play(app));
    for (int p = 0; p < log->names.players; p++) {
        log->names.name[p] = session_seat(in_play(app), p)->name;
    }
    for (int i = session_told(in_play(app)) - 1; i >= 0; i--) {
        add_line(log, in_play(app), i, true);
        add_line(log, in_play(app), i, false);
    }
}

const Scene PATH_LOG_SCENE = {
    .name = "path_log",
    .access = SCENE_FOR_VISITORS,
    .state_size = sizeof(Log),
    .is_popup = true,
    .enter = enter,
    .build = log_list_build,
    .handle = log_list_handle,
    .draw = log_list_draw,
};
