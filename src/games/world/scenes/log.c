/* What happened, in words. People open it from the table, scroll, and close it; an event card or Fast Track that was
 * played can be pressed there, and read again. Very wide windows have its last lines open beside the board all the
 * time. */
#include "games/world/scenes/log.h"

#include "games/world/scenes/cards.h"
#include "games/world/scenes/words.h"
#include "games/world/scenes/world_scenes.h"
#include "games/world/words/event_text.h"
#include "gfx/paint.h"
#include "i18n/i18n.h"
#include "scenes/menus/menus.h"
#include "scenes/table/log_list.h"
#include "shell/parts.h"
#include "shell/scene.h"

#include <math.h>
#include <stdio.h>

enum { LINES_MAX = 600 };

typedef struct LogLine {
    int event; /* in the session's history */
    bool is_remark;
} LogLine;

typedef struct Log {
    LogList list;
    LogLine line[LINES_MAX]; /* newest first */
    int read;                /* that line's card is read; -1: none is */
    Rect panel;              /* and there */
} Log;

enum { ACT_READ = 2, ACT_BACK }; /* after the list's own */

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

static bool is_card_kind(WorldEventKind kind) {
    return kind == WORLD_HAPPENED_EVENT_SHOWN || kind == WORLD_HAPPENED_FAST_TRACK;
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
    bool is_card = !line->is_remark && is_card_kind(world_session_history(session, line->event)->kind);
    uint32_t color = is_new_stage || is_card ? THEME_TEXT_HEAD : line->is_remark ? THEME_TEXT : THEME_TEXT_SECOND;
    float chip = high * .84f;
    float cards = draw_cards(gfx, session, line, (Point){where.x + side * 1.35f, where.y + where.h / 2}, chip);
    float left = side * 1.35f + cards + (cards > 0 ? chip * .2f : 0);
    words_draw(gfx, text, (Rect){where.x + left, where.y, where.w - left, where.h},
               (Words){.face = is_new_stage || is_card ? TEXT_BOLD : TEXT_REGULAR,
                       .size = size,
                       .min_size = size * .7f,
                       .color = color,
                       .fit = where.h > high ? TEXT_WRAP_SHRINK : TEXT_SHRINK});
}

/* --- in a popup --------------------------------------------------------------------------------------------------- */

static void draw_in_list(const void *state, const App *app, int line, Rect where) {
    const Log *log = state;
    draw_line(app->gfx, in_play(app), &log->line[line], where, where.h, 26);
}

static void enter(void *state, App *app, const void *argument) {
    Log *log = state;
    (void)argument;
    log->read = -1;
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

/* What can be read of a card that was played. */
typedef struct PlayedCard {
    char picture[48], name[96], sentence[WORDS_MAX];
} PlayedCard;

/* False: that line is about none. */
static bool card_of(const Session *session, const LogLine *line, PlayedCard *card) {
    const WorldEvent *event = line->is_remark ? NULL : world_session_history(session, line->event);
    if (event != NULL && event->kind == WORLD_HAPPENED_EVENT_SHOWN) {
        WorldEventCard held = (WorldEventCard)event->held.event;
        i18n_copy(card->picture, sizeof card->picture, event_text(held)->picture);
        i18n_copy(card->name, sizeof card->name, words_event_name(held));
        i18n_copy(card->sentence, sizeof card->sentence, words_event_sentence(held));
        return true;
    }
    if (event != NULL && event->kind == WORLD_HAPPENED_FAST_TRACK) {
        snprintf(card->picture, sizeof card->picture, "cards/fast_track_%s",
                 figurine_key(session_seat(session, event->player)->figurine));
        i18n_copy(card->name, sizeof card->name, tr("Fast Track"));
        words_fast_track(session, event->player, card->sentence);
        return true;
    }
    return false;
}

static void build_read(const Log *log, const App *app, Ui *ui) {
    char words[sizeof(PlayedCard)];
    PlayedCard card;
    if (card_of(in_play(app), &log->line[log->read], &card)) {
        snprintf(words, sizeof words, "%s\n%s", card.name, card.sentence);
        ui_add_words(ui, "log.read", rect_snapped(rect_inset(log->panel, layout_px(&app->layout, 110))), words,
                     ACT_BACK);
    }
    part_close_build(app, ui, log->panel, "log.close", ACT_BACK);
    ui_focus(ui, "log.close");
}

static void build(void *state, App *app, Ui *ui) {
    static const float WIDE = 1000, HIGH = 640; /* units */
    Log *log = state;
    PlayedCard card;
    log->panel = layout_popup(&app->layout, WIDE, HIGH);
    if (log->read >= 0) {
        build_read(log, app, ui);
        return;
    }
    log_list_build(&log->list, app, ui);
    for (int i = 0; i < log->list.count; i++) {
        if (card_of(in_play(app), &log->line[i], &card)) {
            ui_put(ui, ui_id("log.event%d", i), log_list_line(&log->list, app, i), card.name, ACT_READ,
                   .kind = WIDGET_CUSTOM, .in = log_list_id(&log->list), .a = i);
        }
    }
}

/* The list melts into a card of it, and back. */
static void turn_to(Log *log, App *app, int line) {
    log->read = line;
    scene_melt(app);
    scene_rebuild(app);
}

static void handle(void *state, App *app, const UiEvent *event) {
    Log *log = state;
    bool is_press = event->kind == UI_PRESSED || event->kind == UI_ELSEWHERE;
    if (log->read >= 0 && (is_press || event->kind == UI_BACK)) {
        turn_to(log, app, -1);
    } else if (event->kind == UI_PRESSED && event->act == ACT_READ) {
        turn_to(log, app, event->a);
    } else {
        log_list_handle(state, app, event);
    }
}

/* The card large, and beside it what it does. */
static void draw_read(const Log *log, const App *app) {
    static const float INSIDE = 56, APART = 48, SHAPE = 1.4f; /* units; of a card */
    const Layout *layout = &app->layout;
    PlayedCard card;
    if (!card_of(in_play(app), &log->line[log->read], &card)) {
        return;
    }
    Rect box = rect_inset(log->panel, layout_px(layout, INSIDE));
    float high = fminf(box.h, box.w * .42f * SHAPE), wide = high / SHAPE, gap = layout_px(layout, APART);
    Rect place = rect_snapped(rect_of(box.x + gap, box.y + (box.h - high) / 2, wide, high));
    Rect words = rect_of(place.x + wide + gap, box.y, box.x + box.w - place.x - wide - gap, box.h);
    TextStyle name = part_words(TEXT_BOLD, 50, THEME_TEXT_HEAD, TEXT_CENTER);
    TextStyle what = part_words(TEXT_BOLD, 33, THEME_TEXT, TEXT_CENTER);
    name.fit = what.fit = TEXT_WRAP_SHRINK;
    card_draw_picture(app->gfx, card.picture, place, NULL);
    text_draw(app->gfx, &name, card.name, rect_of(words.x, words.y + words.h * .14f, words.w, words.h * .24f));
    text_draw(app->gfx, &what, card.sentence, rect_of(words.x, words.y + words.h * .38f, words.w, words.h * .44f));
}

static void draw(const void *state, const App *app, const Ui *ui) {
    const Log *log = state;
    if (log->read < 0) {
        log_list_draw(&log->list, app, ui);
        return;
    }
    theme_use(THEME_PAPER);
    part_popup(app, log->panel, NULL);
    draw_read(log, app);
    ui_draw(ui);
}

/* --- beside the board --------------------------------------------------------------------------------------------- */

static const float OPEN_SIZE = 25, OPEN_LINE = 48, OPEN_HEAD = 58, OPEN_INSIDE = 20; /* units */

enum { OPEN_LINES = 32 };

/* Rather two lines than letters much smaller than its neighbours have. */
static bool needs_two(Gfx *gfx, const Session *session, const LogLine *line, float wide) {
    char text[WORDS_MAX];
    int player;
    TextStyle style = {.face = TEXT_REGULAR, .size = OPEN_SIZE, .scales = true};
    return words_of(session, *line, &player, text) && text_measure(gfx, &style, text, 0).x * .9f > wide;
}

/* How high each is, and all that there is room for; *count: those. */
static float measure_open(const Table *table, const LogLine *lines, int *count, float wide, float room,
                          float high[OPEN_LINES]) {
    float line = OPEN_LINE * table->layout.units.u, all = 0;
    for (int i = 0; i < *count; i++) {
        high[i] = needs_two(table->app->gfx, table->session, &lines[i], wide - line * 1.1f) ? line * 1.6f : line;
        if (all + high[i] > room) {
            *count = i;
            break;
        }
        all += high[i];
    }
    return all;
}

/* On a pane no higher than what has happened so far needs: the newest line at the top. */
void log_draw_open(const Table *table) {
    Rect where = table->layout.log;
    if (rect_is_empty(where) || session_is_show(table->session)) { /* passers-by don't read */
        return;
    }
    Gfx *gfx = table->app->gfx;
    float u = table->layout.units.u, high[OPEN_LINES];
    LogLine lines[OPEN_LINES];
    Rect box = rect_inset(where, OPEN_INSIDE * u);
    int count = gather(table->session, session_told(table->session) - 1, lines, OPEN_LINES);
    float all = measure_open(table, lines, &count, box.w, box.h - OPEN_HEAD * u, high);
    PanelStyle glass = panel_glass();
    where.h = all + (OPEN_HEAD + 2 * OPEN_INSIDE) * u;
    paint_panel(gfx, rect_snapped(where), &glass);
    words_draw(gfx, tr("What happened"), rect_of(box.x, box.y, box.w, OPEN_HEAD * .7f * u),
               (Words){.face = TEXT_BOLD, .size = 30, .min_size = 20, .color = THEME_TEXT_HEAD, .fit = TEXT_SHRINK});
    float top = box.y + OPEN_HEAD * u;
    for (int i = 0; i < count; i++) {
        gfx_push_alpha(gfx, 1 - .55f * (float)i / (float)count);
        draw_line(gfx, table->session, &lines[i], (Rect){box.x, top, box.w, high[i]}, OPEN_LINE * u, OPEN_SIZE);
        gfx_pop_alpha(gfx);
        top += high[i];
    }
}

const Scene LOG_SCENE = {
    .name = "log",
    .access = SCENE_FOR_VISITORS,
    .state_size = sizeof(Log),
    .is_popup = true,
    .enter = enter,
    .build = build,
    .handle = handle,
    .draw = draw,
};
