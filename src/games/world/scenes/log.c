/* What happened, in words. People open it from the table, scroll, and close it. Very wide windows have its last lines
 * open beside the board all the time. */
#include "games/world/scenes/log.h"

#include "games/world/scenes/cards.h"
#include "games/world/scenes/words.h"
#include "games/world/scenes/world_scenes.h"
#include "gfx/paint.h"
#include "i18n/i18n.h"
#include "scenes/menus/event_text.h"
#include "scenes/menus/menus.h"
#include "scenes/table/log_list.h"
#include "shell/scene.h"

#include <stdio.h>

enum { LINES_MAX = 600 };

typedef struct LogLine {
    int event; /* in the session's history */
    bool is_remark;
} LogLine;

typedef struct Log {
    LogList list;
    LogLine line[LINES_MAX]; /* newest first */
} Log;

/* False: there is nothing to tell. *player: whose portrait stands before it. */
static bool words_of(const Session *session, LogLine line, int *player, char out[WORDS_MAX]) {
    const WorldEvent *event = world_session_history(session, line.event);
    *player = event != NULL ? words_about(event) : WORLD_NOBODY;
    return event != NULL && (line.is_remark ? speech_line(session, line.event, player, out, WORDS_MAX)
                                            : words_log_at(session, line.event, out));
}

/* Only what the table has shown: the log tells no more than the eye has seen. A remark comes after what it is about. */
static int gather(const Session *session, int from, LogLine *line, int most) {
    int count = 0, player;
    char text[WORDS_MAX];
    for (int i = from; i >= 0; i--) {
        for (int remark = 1; remark >= 0 && count < most; remark--) {
            LogLine next = {.event = i, .is_remark = remark == 1};
            if (words_of(session, next, &player, text)) {
                line[count++] = next;
            }
        }
    }
    return count;
}

/* The cards that line names, as pictures; how wide they are. */
static float draw_cards(Gfx *gfx, const Session *session, const LogLine *line, Point at, float high) {
    const WorldEvent *event = line->is_remark ? NULL : world_session_history(session, line->event);
    WorldCard card[2];
    int count = event != NULL ? words_log_cards(session, line->event, card) : 0;
    float step = high * 1.08f;
    for (int i = 0; i < count; i++) {
        Rect where = rect_snapped((Rect){at.x + step * (float)i, at.y - high / 2, high, high});
        card_draw_small(gfx, card[i], where, high * .62f / gfx_unit(gfx));
    }
    Rect portrait = rect_snapped((Rect){at.x, at.y - high / 2, high / 1.4f, high});
    if (event != NULL && event->kind == WORLD_HAPPENED_EVENT_SHOWN) {
        card_draw_picture(gfx, event_text((WorldEventCard)event->held.event)->picture, portrait,
                          &(CardLook){.flat = true});
        return step;
    }
    if (event != NULL && event->kind == WORLD_HAPPENED_FAST_TRACK) {
        char picture[48];
        snprintf(picture, sizeof picture, "cards/fast_track_%s",
                 figurine_key(session_seat(session, event->player)->figurine));
        card_draw_picture(gfx, picture, portrait, &(CardLook){.flat = true});
        return step;
    }
    return step * (float)count;
}

/* high: of what holds the portrait, in front of the first of its lines. */
static void draw_line(Gfx *gfx, const Session *session, const LogLine *line, Rect where, float high, float size) {
    char text[WORDS_MAX];
    int player;
    if (!words_of(session, *line, &player, text)) {
        return;
    }
    float side = high * .74f;
    Rect head = {where.x, where.y + (high - side) / 2, side, side};
    if (player < session_players(session)) {
        portrait_draw(gfx, session_seat(session, player)->figurine, rect_snapped(head), false);
    }
    bool is_new_stage = !line->is_remark && world_session_history(session, line->event)->kind == WORLD_HAPPENED_STAGE;
    uint32_t color = is_new_stage ? THEME_TEXT_HEAD : line->is_remark ? THEME_TEXT : THEME_TEXT_SECOND;
    float chip = high * .84f;
    float cards = draw_cards(gfx, session, line, (Point){where.x + side * 1.35f, where.y + where.h / 2}, chip);
    float left = side * 1.35f + cards + (cards > 0 ? chip * .2f : 0);
    words_draw(gfx, text, (Rect){where.x + left, where.y, where.w - left, where.h},
               (Words){.face = is_new_stage ? TEXT_BOLD : TEXT_REGULAR,
                       .size = size,
                       .min_size = size * .7f,
                       .color = color,
                       .fit = where.h > high ? TEXT_WRAP_SHRINK : TEXT_SHRINK});
}

static void draw_in_list(const void *state, const App *app, int line, Rect where) {
    const Log *log = state;
    draw_line(app->gfx, in_play(app), &log->line[line], where, where.h, 26);
}

static void enter(void *state, App *app, const void *argument) {
    Log *log = state;
    (void)argument;
    log->list = (LogList){.scene = "log", .topic = HELP_TURN, .draw_line = draw_in_list};
    log->list.count = gather(in_play(app), session_told(in_play(app)) - 1, log->line, LINES_MAX);
    for (int i = 0; i < log->list.count; i++) {
        char text[WORDS_MAX];
        int player;
        if (words_of(in_play(app), log->line[i], &player, text)) {
            log_list_speak(&log->list, text);
        }
    }
}

void log_show(App *app) {
    scene_push(app, &LOG_SCENE, NULL, 0);
}

static const float OPEN_SIZE = 22; /* units, as drawn beside the board */

/* Rather two lines than letters much smaller than its neighbours have. */
static bool needs_two(Gfx *gfx, const Session *session, const LogLine *line, float wide, float size) {
    char text[WORDS_MAX];
    int player;
    TextStyle style = {.face = TEXT_REGULAR, .size = size, .scales = true};
    return words_of(session, *line, &player, text) && text_measure(gfx, &style, text, 0).x * .9f > wide;
}

void log_draw_open(const Table *table) {
    Rect where = table->layout.log;
    if (rect_is_empty(where) || session_is_show(table->session)) { /* passers-by don't read */
        return;
    }
    Gfx *gfx = table->app->gfx;
    float u = table->layout.units.u, line = 40 * u;
    PanelStyle glass = panel_glass();
    paint_panel(gfx, where, &glass);
    Rect box = rect_inset(where, 18 * u);
    LogLine lines[32];
    int room = (int)(box.h / line);
    int count = gather(table->session, session_told(table->session) - 1, lines, room < 32 ? room : 32);
    float bottom = box.y + box.h;
    for (int i = 0; i < count; i++) {
        float high = needs_two(gfx, table->session, &lines[i], box.w - line, OPEN_SIZE) ? line * 1.6f : line;
        Rect place = {box.x, bottom - high, box.w, high};
        if (place.y < box.y - 1) {
            break;
        }
        gfx_push_alpha(gfx, 1 - .6f * (float)i / (float)(room > 0 ? room : 1));
        draw_line(gfx, table->session, &lines[i], place, line, OPEN_SIZE);
        gfx_pop_alpha(gfx);
        bottom = place.y;
    }
}

const Scene LOG_SCENE = {
    .name = "log",
    .access = SCENE_FOR_VISITORS,
    .state_size = sizeof(Log),
    .is_popup = true,
    .enter = enter,
    .build = log_list_build,
    .handle = log_list_handle,
    .draw = log_list_draw,
};
