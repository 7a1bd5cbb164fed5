/* The hall of fame: the fewest turns, the longest run, the most questions answered correctly in a row; today and for
 * the whole fair. Visitors who have just made it come here after their win; the demo shows it between games. */
#include "gfx/paint.h"
#include "gfx/theme.h"
#include "gfx/tween.h"
#include "i18n/i18n.h"
#include "platform/wall.h"
#include "scenes/in_play.h"
#include "scenes/kiosk/guard.h"
#include "scenes/kiosk/kiosk_scenes.h"
#include "scenes/kiosk/stand_game.h"
#include "shell/confetti.h"
#include "shell/parts.h"
#include "store/store.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { KINDS = STAND_FAME_MAX, SPANS = 2, ROWS = KIOSK_FAME_SHOWN };
enum { ACT_AGAIN = 1, ACT_DONE };

static const double ROW_EVERY_MS = 90, ROW_MS = 320;
static const float MARGIN = 28, GAP = 22;

typedef struct Fame {
    const StandGame *game;
    char board[STORE_KEY_SIZE];
    StoreFame best[KINDS][SPANS][ROWS];
    int count[KINDS][SPANS];
    Honour honour[KIOSK_HONOURS_MAX];
    int honours;
    bool is_show; /* below attract: nothing to press */
    double entered;
    Confetti confetti;
} Fame;

/* TRANSLATORS: headings of the hall of fame: the best of today, the best since the fair began */
static const char *const SPAN_NAME[SPANS] = {N_("Today"), N_("Best of the fair")};

/* --- coming and going --------------------------------------------------------------------------------------------- */

static void enter(void *state, App *app, const void *argument) {
    (void)argument;
    Fame *fame = state;
    const Kiosk *kiosk = app->kiosk;
    fame->is_show = app->session == NULL || session_is_show(app->session);
    fame->game = app->session != NULL ? stand_game_of(session_rules(app->session)) : stand_game(app, 0);
    snprintf(fame->board, sizeof fame->board, "%s",
             fame->is_show ? stand_boards(app, fame->game)->name[0] : session_board_name(app->session));
    store_flush(app->store); /* what was entered a moment ago is to be seen */
    int64_t now = wall_now();
    for (int kind = 0; kind < fame->game->fame_count; kind++) {
        for (int span = 0; span < SPANS; span++) {
            fame->count[kind][span] = (int)hall_best(app->store, fame->game->fame[kind].kind, fame->board,
                                                     (HallSpan)span, now, fame->best[kind][span], ROWS);
        }
    }
    fame->honours = kiosk->honours;
    memcpy(fame->honour, kiosk->honour, sizeof fame->honour);
    fame->entered = app->now;
    confetti_throw(&fame->confetti, app);
    if (fame->honours > 0) {
        sound_play(app->sound, SOUND_STAGE);
    }
}

static bool is_moving(const void *state, const App *app) {
    const Fame *fame = state;
    return app->now < fame->entered + (fame->honours > 0 ? CONFETTI_MS : ROW_EVERY_MS * KINDS * ROWS + ROW_MS);
}

/* --- what there is to tell ---------------------------------------------------------------------------------------- */

static void value_of(StoreFameKind kind, int value, char *out, size_t size) {
    const unsigned long n = (unsigned long)value;
    switch (kind) {
    case STORE_FAME_TURNS:
        i18n_format(out, size, trn("{n} turn", "{n} turns", n), I18N_NUMBER("n", value));
        return;
    case STORE_FAME_RUN:
        i18n_format(out, size, trn("{n} card", "{n} cards", n), I18N_NUMBER("n", value));
        return;
    case STORE_FAME_QUIZ:
        /* TRANSLATORS: so many right answers one after the other */
        i18n_format(out, size, trn("{n} in a row", "{n} in a row", n), I18N_NUMBER("n", value));
        return;
    case STORE_FAME_POINTS:
    case STORE_FAME_ALONE:
        i18n_format(out, size, trn("{n} point", "{n} points", n), I18N_NUMBER("n", value));
        return;
    }
}

/* Of a record, all that is shown of it: "Today: 1 Mia 12 turns, 2 Ben 14 turns". */
static void tell_span(const Fame *fame, int kind, int span, char *out, size_t size) {
    size_t length = (size_t)snprintf(out, size, "%s:", tr(SPAN_NAME[span]));
    for (int row = 0; row < fame->count[kind][span] && length < size; row++) {
        char value[64];
        const StoreFame *entry = &fame->best[kind][span][row];
        value_of(entry->kind, entry->value, value, sizeof value);
        length += (size_t)snprintf(out + length, size - length, "%s %d %s %s", row > 0 ? "," : "", row + 1, entry->name,
                                   value);
    }
}

static void add_words(const Fame *fame, Ui *ui, int kind, Rect where) {
    char words[SPANS][700], all[2 * 700];
    for (int span = 0; span < SPANS; span++) {
        tell_span(fame, kind, span, words[span], sizeof words[span]);
    }
    snprintf(all, sizeof all, "%s\n%s", words[HALL_DAY], words[HALL_FAIR]);
    ui_add(ui, &(Widget){.id = ui_id("fame.words%d", kind), /* there to be read aloud and by scripts */
                         .kind = WIDGET_CUSTOM,
                         .rect = rect_snapped(where),
                         .label = all,
                         .no_focus = true,
                         .quiet = true});
}

/* --- layout ------------------------------------------------------------------------------------------------------- */

typedef struct FamePlaces {
    Rect heading, kind[KINDS], button[2];
} FamePlaces;

static FamePlaces places_for(const Fame *fame, const App *app) {
    const Layout *layout = &app->layout;
    FamePlaces places;
    float wide = layout->wide - 2 * MARGIN, foot = fame->is_show ? 0 : layout->portrait ? 170 : 128;
    float head = layout->portrait ? 190 : 150;
    places.heading = layout_rect(layout, MARGIN, 16, wide, head - 20);
    Rect body = layout_rect(layout, MARGIN, head, wide, layout->high - head - MARGIN - (foot > 0 ? foot + GAP : 0));
    int kinds = fame->game->fame_count;
    for (int i = 0; i < kinds; i++) {
        places.kind[i] =
            layout->portrait ? layout_row(layout, body, kinds, i, GAP) : layout_column(layout, body, kinds, i, GAP);
    }
    Rect buttons = layout_rect(layout, MARGIN, layout->high - MARGIN - foot, wide, foot);
    for (int i = 0; i < 2; i++) {
        places.button[i] = layout_column(layout, buttons, 2, i, GAP);
    }
    return places;
}

static void build(void *state, App *app, Ui *ui) {
    const Fame *fame = state;
    FamePlaces places = places_for(fame, app);
    for (int kind = 0; kind < fame->game->fame_count; kind++) {
        add_words(fame, ui, kind, places.kind[kind]);
    }
    if (fame->is_show) {
        return;
    }
    ui_add(ui, &(Widget){.id = "fame.again",
                         .look = LOOK_MAIN,
                         .rect = places.button[0],
                         .label = tr("Play again"),
                         .size = 38,
                         .act = ACT_AGAIN});
    ui_add(ui,
           &(Widget){.id = "fame.done", .rect = places.button[1], .label = tr("Done"), .size = 38, .act = ACT_DONE});
}

static void handle(void *state, App *app, const UiEvent *event) {
    Fame *fame = state;
    PlayError error;
    if (event->kind == UI_PRESSED && event->act == ACT_AGAIN) {
        if (in_play_again(app, &error)) {
            in_play_show(app);
        }
    } else if ((event->kind == UI_PRESSED && event->act == ACT_DONE) || event->kind == UI_BACK) {
        guard_send_home(app);
    } else if (event->kind == UI_PRESSED || event->kind == UI_ELSEWHERE) { /* on the lists, or beside them */
        fame->entered -= CONFETTI_MS;
        scene_changed(app);
    }
}

/* --- drawing ------------------------------------------------------------------------------------------------------ */

static float since(const Fame *fame, const App *app, double delay, double duration) {
    double t = (gfx_now(app->gfx) - fame->entered - delay) / duration;
    return t <= 0 ? 0 : t >= 1 ? 1 : (float)t;
}

/* Two may be as good; the place tells them apart. */
static bool is_honoured(const Fame *fame, int kind, int span, int row) {
    const StoreFame *entry = &fame->best[kind][span][row];
    for (int i = 0; i < fame->honours; i++) {
        const Honour *honour = &fame->honour[i];
        int place = span == HALL_DAY ? honour->place.of_day : honour->place.of_fair;
        if (honour->fame.kind == fame->game->fame[kind].kind && place == row + 1 &&
            strcmp(honour->fame.name, entry->name) == 0) {
            return true;
        }
    }
    return false;
}

static void draw_row(const Fame *fame, const App *app, int kind, int span, int row, Rect box) {
    Gfx *gfx = app->gfx;
    const Layout *layout = &app->layout;
    const StoreFame *entry = &fame->best[kind][span][row];
    bool shines = is_honoured(fame, kind, span, row);
    if (shines) {
        PanelStyle style = panel_ribbon();
        style.radius = RADIUS_BUTTON;
        paint_glow(gfx, box, RADIUS_BUTTON, 14, color_alpha(color_rgb(THEME_GLOW), .8f));
        paint_panel(gfx, box, &style);
    } else if (row % 2 == 0) {
        paint_rounded(gfx, box, RADIUS_BUTTON, color_alpha(color_rgb(THEME_WELL), .5f));
    }
    uint32_t ink = shines ? THEME_RIBBON_INK : row == 0 ? THEME_RIBBON_TOP : THEME_TEXT;
    char text[64];
    Rect inside = rect_inset(box, layout_px(layout, 6));
    Rect place = rect_of(inside.x, inside.y, inside.h * .8f, inside.h);
    snprintf(text, sizeof text, "%d", row + 1);
    TextStyle words = {
        .face = TEXT_NUMERAL, .size = inside.h * .62f / layout->u, .color = color_rgb(ink), .align = TEXT_CENTER};
    text_draw(gfx, &words, text, place);
    float side = inside.h * .94f;
    part_portrait(gfx, (Figurine)((unsigned)entry->figurine % FIGURINES),
                  rect_of(inside.x + inside.h * .85f, inside.y + (inside.h - side) / 2, side, side));
    float x = inside.x + inside.h * 1.95f, value = inside.w * .34f;
    words = part_words(row == 0 || shines ? TEXT_BOLD : TEXT_REGULAR, 30, ink, TEXT_LEFT);
    words.fit = TEXT_SHRINK;
    text_draw(gfx, &words, entry->name, rect_of(x, inside.y, inside.x + inside.w - value - x, inside.h));
    value_of(entry->kind, entry->value, text, sizeof text);
    words = part_words(TEXT_BOLD, 28, ink, TEXT_RIGHT);
    words.fit = TEXT_SHRINK;
    text_draw(gfx, &words, text,
              rect_of(inside.x + inside.w - value, inside.y, value - layout_px(layout, 8), inside.h));
}

static void draw_span(const Fame *fame, const App *app, int kind, int span, Rect box) {
    const Layout *layout = &app->layout;
    TextStyle words = part_words(TEXT_BOLD, 26, THEME_TEXT_SECOND, TEXT_LEFT);
    words.fit = TEXT_SHRINK;
    text_draw(app->gfx, &words, tr(SPAN_NAME[span]), layout_cut_top(layout, &box, 44));
    if (fame->count[kind][span] == 0) {
        words = part_words(TEXT_REGULAR, 26, THEME_TEXT_QUIET, TEXT_LEFT);
        text_draw(app->gfx, &words, tr("Still open: this could be you!"), layout_row(layout, box, ROWS, 0, 8));
    }
    for (int row = 0; row < fame->count[kind][span]; row++) {
        float t = ease(EASE_OUT, since(fame, app, ROW_EVERY_MS * (kind * ROWS + row), ROW_MS));
        Rect at = rect_moved(layout_row(layout, box, ROWS, row, 8), (1 - t) * layout_px(layout, 60), 0);
        gfx_push_alpha(app->gfx, t);
        draw_row(fame, app, kind, span, row, rect_snapped(at));
        gfx_pop_alpha(app->gfx);
    }
}

static void draw_kind(const Fame *fame, const App *app, int kind, Rect box) {
    const Layout *layout = &app->layout;
    Rect inside = rect_inset(box, layout_px(layout, 22));
    Rect head = layout_cut_top(layout, &inside, 66);
    float side = head.h * .95f;
    picture_draw(app->gfx, fame->game->fame[kind].picture, rect_snapped(rect_of(head.x, head.y, side, side)), NULL);
    TextStyle words = part_words(TEXT_BOLD, 38, THEME_TEXT, TEXT_LEFT);
    words.fit = TEXT_SHRINK;
    text_draw(app->gfx, &words, tr(fame->game->fame[kind].heading),
              rect_of(head.x + side + layout_px(layout, 16), head.y, head.w - side - layout_px(layout, 16), head.h));
    layout_cut_top(layout, &inside, 8);
    for (int span = 0; span < SPANS; span++) {
        Rect part = layout->portrait ? layout_column(layout, inside, SPANS, span, 26)
                                     : layout_row(layout, inside, SPANS, span, 18);
        draw_span(fame, app, kind, span, part);
    }
}

static void heading(const Fame *fame, char *out, size_t size) {
    const char *names[KIOSK_HONOURS_MAX];
    size_t count = 0;
    for (int i = 0; i < fame->honours; i++) {
        bool is_there = false;
        for (size_t k = 0; k < count; k++) {
            is_there = is_there || strcmp(names[k], fame->honour[i].fame.name) == 0;
        }
        if (!is_there) {
            names[count++] = fame->honour[i].fame.name;
        }
    }
    if (count == 0) {
        i18n_copy(out, size, tr("Hall of fame"));
        return;
    }
    char list[512];
    i18n_format_list(list, sizeof list, names, count);
    i18n_format(out, size,
                trn("{names} made the hall of fame!", "{names} made the hall of fame!", (unsigned long)count),
                I18N_TEXT("names", list));
}

static void background(const void *state, const App *app) {
    const Fame *fame = state;
    FamePlaces places = places_for(fame, app);
    part_table(app);
    Rect head = places.heading;
    paint_pool(app->gfx, rect_middle(head), head.w * .45f, head.h * 1.6f, color_alpha(color_rgb(0xffe9b4), .3f));
    char text[640];
    heading(fame, text, sizeof text);
    TextStyle words = part_words(TEXT_BOLD, 72, THEME_RIBBON_TOP, TEXT_CENTER);
    words.shadow = color_alpha(color_rgb(THEME_SHADOW), .7f);
    float beside = fame->honours > 0 ? head.h * 1.5f : 0;
    text_draw(app->gfx, &words, text, rect_of(head.x + beside, head.y, head.w - 2 * beside, head.h));
    for (int kind = 0; kind < fame->game->fame_count; kind++) {
        part_panel(app, places.kind[kind], NULL);
    }
}

/* The new entry's figurine jumps for joy at both ends of the heading. */
static void draw_proud(const Fame *fame, const App *app, Rect head) {
    if (fame->honours == 0) {
        return;
    }
    float hop = ease(EASE_HOP, since(fame, app, 200, 700)) + ease(EASE_HOP, since(fame, app, 1100, 700));
    Figurine left = (Figurine)((unsigned)fame->honour[0].fame.figurine % FIGURINES);
    Figurine right = (Figurine)((unsigned)fame->honour[fame->honours - 1].fame.figurine % FIGURINES);
    float high = head.h * 1.35f, y = head.y + head.h * 1.08f - hop * head.h * .2f;
    part_figurine(app->gfx, left, POSE_CHEER, (Point){head.x + high * .5f, y}, high, NULL);
    part_figurine(app->gfx, right, POSE_CHEER, (Point){head.x + head.w - high * .5f, y}, high, NULL);
}

static void draw(const void *state, const App *app, const Ui *ui) {
    const Fame *fame = state;
    FamePlaces places = places_for(fame, app);
    if (fame->honours > 0) {
        confetti_draw(&fame->confetti, app, fame->entered); /* behind all there is to read */
    }
    for (int kind = 0; kind < fame->game->fame_count; kind++) {
        draw_kind(fame, app, kind, places.kind[kind]);
    }
    draw_proud(fame, app, places.heading);
    ui_draw_widgets(ui);
    ui_draw_top(ui);
}

const Scene FAME_SCENE = {
    .name = "fame",
    .access = SCENE_FOR_VISITORS,
    .state_size = sizeof(Fame),
    .enter = enter,
    .build = build,
    .handle = handle,
    .is_moving = is_moving,
    .background = background,
    .draw = draw,
};
