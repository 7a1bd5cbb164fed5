/* Who plays on for whom, over the pause menu: somebody has to leave the table, a computer takes over the seat and gives
 * it back. Name and piece stay. */
#include "i18n/i18n.h"
#include "scenes/in_play.h"
#include "scenes/menus.h"
#include "shell/parts.h"

#include <string.h>

static const float WIDE = 900, HEAD = 116, ROW_HIGH = 108, FOOT = 28;

enum { ACT_CLOSE = 1, ACT_SEAT /* a: which */ };

typedef struct StandIns {
    bool has_changed; /* the table is laid anew for those who play now */
} StandIns;

/* Of whoever is a person, here or away. */
static int seats_of(const Session *session, int seat[SEATS_MAX]) {
    int count = 0;
    for (int p = 0; p < session_players(session); p++) {
        if (session_is_person(session, p) || session_stands_in(session, p)) {
            seat[count++] = p;
        }
    }
    return count;
}

bool stand_ins_may_be(const Session *session) {
    int seat[SEATS_MAX];
    return !session_is_show(session) && !session_is_tutorial(session) && seats_of(session, seat) > 1;
}

static Rect body_for(const App *app) {
    int seat[SEATS_MAX];
    return layout_popup(&app->layout, WIDE, HEAD + FOOT + ROW_HIGH * (float)seats_of(app->session, seat));
}

static void build(void *state, App *app, Ui *ui) {
    (void)state;
    const Layout *layout = &app->layout;
    int seat[SEATS_MAX], count = seats_of(app->session, seat);
    Rect body = body_for(app), list = body;
    layout_cut_top(layout, &list, HEAD);
    layout_cut_bottom(layout, &list, FOOT);
    list = rect_of(list.x + layout_px(layout, 48), list.y, list.w - layout_px(layout, 96), list.h);
    for (int i = 0; i < count; i++) {
        char label[160];
        bool stands_in = session_stands_in(app->session, seat[i]);
        bool is_last = !stands_in && session_persons(app->session) == 1;
        i18n_format(label, sizeof label, tr("A computer plays for {name}"),
                    I18N_TEXT("name", session_seat(app->session, seat[i])->name));
        ui_add(ui, &(Widget){.id = ui_id("stand_in.seat%d", seat[i]),
                             .kind = WIDGET_TOGGLE,
                             .rect = layout_row(layout, list, count, i, 20),
                             .label = label,
                             .why_not = is_last ? tr("Somebody has to stay.") : NULL,
                             .value = stands_in,
                             .act = ACT_SEAT,
                             .a = seat[i]});
    }
    part_close_build(app, ui, body, "stand_in.close", ACT_CLOSE);
}

static void close_it(const StandIns *state, App *app) {
    if (state->has_changed) {
        in_play_show(app);
    } else {
        scene_pop(app);
    }
}

static void handle(void *state, App *app, const UiEvent *event) {
    StandIns *stand_ins = state;
    if (event->kind == UI_CHANGED && event->act == ACT_SEAT) {
        session_stand_in(app->session, event->a, event->value > .5f);
        stand_ins->has_changed = true;
        scene_rebuild(app);
    } else if (event->kind == UI_BACK || event->kind == UI_MENU ||
               (event->kind == UI_PRESSED && event->act == ACT_CLOSE)) {
        close_it(stand_ins, app);
    }
}

static void draw(const void *state, const App *app, const Ui *ui) {
    (void)state;
    part_popup(app, body_for(app), tr("Who is at the table?"));
    ui_draw(ui);
}

const Scene STAND_IN_SCENE = {
    .name = "stand_in",
    .state_size = sizeof(StandIns),
    .is_popup = true,
    .build = build,
    .handle = handle,
    .draw = draw,
};
