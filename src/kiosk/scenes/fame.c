/* The hall of fame: the fewest turns, the longest run, the most questions answered correctly in a row; today and for
 * the whole fair. Visitors who have just made it come here after their win; the demo shows it between games. */
#include "i18n/i18n.h"
#include "kiosk/scenes/fame_inside.h"
#include "kiosk/scenes/kiosk_scenes.h"
#include "platform/wall.h"
#include "scenes/menus/in_play.h"
#include "store/store.h"

#include <stdio.h>
#include <string.h>

enum { ACT_AGAIN = 1, ACT_DONE };

static const float MARGIN = 28, GAP = 22;

/* TRANSLATORS: headings of the hall of fame: the best of today, the best since the fair began */
const char *const FAME_SPAN_NAME[FAME_SPANS] = {N_("Today"), N_("Best of the fair")};

/* --- coming and going --------------------------------------------------------------------------------------------- */

static void enter(void *state, App *app, const void *argument) {
    const FameArgument *given = argument;
    Fame *fame = state;
    const Kiosk *kiosk = kiosk_of(app);
    fame->is_show = in_play(app) == NULL || session_is_show(in_play(app));
    fame->game = given != NULL          ? stand_game(app, given->game)
                 : in_play(app) != NULL ? stand_game_of(session_rules(in_play(app)))
                                        : stand_game(app, 0);
    snprintf(fame->board, sizeof fame->board, "%s",
             fame->is_show ? stand_boards(app, fame->game)->name[0] : session_board_name(in_play(app)));
    store_flush(app->store); /* what was entered a moment ago is to be seen */
    int64_t now = wall_now();
    for (int kind = 0; kind < fame->game->fame_count; kind++) {
        for (int span = 0; span < FAME_SPANS; span++) {
            fame->count[kind][span] = (int)hall_best(app->store, fame->game->fame[kind].kind, fame->board,
                                                     (HallSpan)span, now, fame->best[kind][span], FAME_ROWS);
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
    return app->now < fame->entered + (fame->honours > 0 ? CONFETTI_MS : fame_comes_ms(fame));
}

/* --- what there is to tell ---------------------------------------------------------------------------------------- */

void fame_value(StoreFameKind kind, int value, char *out, size_t size) {
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
    size_t length = (size_t)snprintf(out, size, "%s:", tr(FAME_SPAN_NAME[span]));
    for (int row = 0; row < fame->count[kind][span] && length < size; row++) {
        char value[64];
        const StoreFame *entry = &fame->best[kind][span][row];
        fame_value(entry->kind, entry->value, value, sizeof value);
        length += (size_t)snprintf(out + length, size - length, "%s %d %s %s", row > 0 ? "," : "", row + 1, entry->name,
                                   value);
    }
}

static void add_words(const Fame *fame, Ui *ui, int kind, Rect where) {
    char words[FAME_SPANS][700], all[2 * 700];
    for (int span = 0; span < FAME_SPANS; span++) {
        tell_span(fame, kind, span, words[span], sizeof words[span]);
    }
    snprintf(all, sizeof all, "%s\n%s", words[HALL_DAY], words[HALL_FAIR]);
    ui_add_words(ui, ui_id("fame.words%d", kind), rect_snapped(where), all, 0);
}

/* --- layout ------------------------------------------------------------------------------------------------------- */

FamePlaces fame_places(const Fame *fame, const App *app) {
    const Layout *layout = &app->layout;
    FamePlaces places;
    float wide = layout->wide - 2 * MARGIN, foot = fame->is_show ? 0 : layout->portrait ? 170 : 128;
    float head = layout->portrait ? 150 : 124;
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
    FamePlaces places = fame_places(fame, app);
    for (int kind = 0; kind < fame->game->fame_count; kind++) {
        add_words(fame, ui, kind, places.kind[kind]);
    }
    if (fame->is_show) {
        return;
    }
    ui_put(ui, "fame.again", places.button[0], tr("Play again"), ACT_AGAIN, .look = LOOK_MAIN, .size = 38);
    ui_put(ui, "fame.done", places.button[1], tr("Done"), ACT_DONE, .size = 38);
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

const Scene FAME_SCENE = {
    .name = "fame",
    .access = SCENE_FOR_VISITORS,
    .state_size = sizeof(Fame),
    .enter = enter,
    .build = build,
    .handle = handle,
    .is_moving = is_moving,
    .background = fame_background,
    .draw = fame_draw,
};
