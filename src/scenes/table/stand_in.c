/* Who plays on for whom, over the pause menu: somebody has to leave the table, a computer takes over the seat and gives
 * it back. Name and piece stay. */
#include "i18n/i18n.h"
#include "scenes/menus/in_play.h"
#include "scenes/menus/menus.h"
#include "scenes/menus/popup.h"

static const float WIDE = 900, ROW_HIGH = 108;

enum { ACT_SEAT = POPUP_OWN /* a: which */ };

typedef struct StandIns {
    const PopupKind *kind;
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
    return !session_is_show(session) && !session_is_tutorial(session) && !session_is_far(session) &&
           seats_of(session, seat) > 1;
}

static void show(const void *state, Popup *popup) {
    const App *app = popup->app;
    int seat[SEATS_MAX], count = seats_of(in_play(app), seat);
    (void)state;
    popup_begin_list(popup, tr("Who is at the table?"), WIDE, ROW_HIGH * (float)count);
    popup_sides(popup, 48);
    for (int i = 0; i < count; i++) {
        char label[160];
        bool stands_in = session_stands_in(in_play(app), seat[i]);
        bool is_last = !stands_in && session_persons(in_play(app)) == 1;
        i18n_format(label, sizeof label, tr("A computer plays for {name}"),
                    I18N_TEXT("name", session_seat(in_play(app), seat[i])->name));
        popup_put(popup, ui_id("stand_in.seat%d", seat[i]), layout_row(&app->layout, popup->inside, count, i, 20),
                  label, ACT_SEAT, .kind = WIDGET_TOGGLE,
                  .why_not = is_last ? tr("At least one person has to keep playing.") : NULL, .value = stands_in,
                  .a = seat[i]);
    }
    popup_corner(popup, "stand_in.close");
}

static void close_it(void *state, App *app) {
    if (((const StandIns *)state)->has_changed) {
        in_play_show(app);
    } else {
        scene_pop(app);
    }
}

static void handle(void *state, App *app, const UiEvent *event) {
    StandIns *stand_ins = state;
    if (event->kind == UI_CHANGED && event->act == ACT_SEAT) {
        session_stand_in(in_play(app), event->a, event->value > .5f);
        stand_ins->has_changed = true;
        scene_rebuild(app);
    } else if (event->kind == UI_MENU) {
        close_it(stand_ins, app);
    }
}

static void enter(void *state, App *app, const void *argument) {
    static const PopupKind KIND = {.show = show, .handle = handle, .close = close_it};
    (void)app;
    (void)argument;
    ((StandIns *)state)->kind = &KIND;
}

const Scene STAND_IN_SCENE = {
    .name = "stand_in",
    .state_size = sizeof(StandIns),
    .enter = enter,
    POPUP_SCENE,
};
