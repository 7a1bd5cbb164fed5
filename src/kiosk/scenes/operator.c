/* The staff panel: status, and the few things that can be changed while the kiosk runs. It replaces the PIN pad,
 * returns to whatever was below, and closes if nobody touches it. */
#include "games/world/scenes/question_reports.h"
#include "i18n/i18n.h"
#include "kiosk/scenes/guard.h"
#include "kiosk/scenes/operator_inside.h"
#include "kiosk/scenes/operators.h"
#include "kiosk/watch.h"
#include "platform/wall.h"
#include "scenes/menus/in_play.h"
#include "scenes/menus/menus.h"
#include "shell/dawn.h"
#include "shell/parts.h"

#include <math.h>
#include <string.h>

static const double IDLE_MS = 120000, LOOK_MS = 2000;
static const float MARGIN = 24, TABS_HIGH = 80;

static const char *const TAB_NAME[OPERATOR_TABS] = {NC_("staff panel", "Statistics"), N_("Booth"), N_("Messages"),
                                                    N_("Questions")};
static const char *const TAB_ID[OPERATOR_TABS] = {"operator.tab_figures", "operator.tab_stand", "operator.tab_messages",
                                                  "operator.tab_questions"};
static const char *const REPORTS_ID = "operator.questions";

/* --- layout ------------------------------------------------------------------------------------------------------- */

static Rect tabs_for(const Layout *layout) {
    float wide = layout->portrait ? layout->wide - 2 * MARGIN : fminf(780, layout->wide - 760);
    if (layout->portrait) {
        return layout_rect(layout, MARGIN, 120, wide, TABS_HIGH);
    }
    return layout_rect(layout, layout->left_handed ? MARGIN : layout->wide - MARGIN - wide, 22, wide, TABS_HIGH);
}

static Rect place_for(const Layout *layout) {
    float top = layout->portrait ? 220 : 124;
    return layout_rect(layout, MARGIN, top, layout->wide - 2 * MARGIN, layout->high - top - MARGIN);
}

/* --- coming and going --------------------------------------------------------------------------------------------- */

static void look_for_drives(Operator *panel, App *app) {
    Drive before[EXPORT_DRIVES_MAX];
    int count = panel->drives;
    memcpy(before, panel->drive, sizeof before);
    panel->looked_at = app->now;
    panel->drives = export_drives(&kiosk_of(app)->config, panel->drive, EXPORT_DRIVES_MAX);
    bool same = count == panel->drives;
    for (int i = 0; same && i < count; i++) {
        same = strcmp(before[i].path, panel->drive[i].path) == 0;
    }
    if (!same) {
        scene_rebuild(app);
    }
}

static void read(Operator *panel, App *app) {
    operator_figures_read(panel, app);
    world_session_reports_free(&panel->reports);
    panel->reports = world_session_list_reports(in_play_host(app));
}

static void enter(void *state, App *app, const void *argument) {
    Operator *panel = state;
    (void)argument;
    panel->period = 1;
    watch_panel(true);
    panel->tab = kiosk_of(app)->unsaved != STORE_FINE ? OPERATOR_STAND : OPERATOR_FIGURES; /* that is said there */
    read(panel, app);
    look_for_drives(panel, app);
    scene_wake_at(app, app->now + LOOK_MS);
}

static void leave(void *state, App *app) {
    Operator *panel = state;
    (void)app;
    watch_panel(false);
    world_session_reports_free(&panel->reports);
}

static void resumed(void *state, App *app) {
    read(state, app);
    scene_rebuild(app);
}

static void step(void *state, App *app) {
    Operator *panel = state;
    if (app->now - kiosk_of(app)->touched >= IDLE_MS) {
        scene_pop(app);
        return;
    }
    if (app->now - panel->looked_at >= LOOK_MS) {
        look_for_drives(panel, app);
        if (panel->tab != OPERATOR_FIGURES) {
            scene_rebuild(app); /* what is told may be new */
        }
    }
    scene_wake_at(app, app->now + LOOK_MS);
}

/* --- widgets ------------------------------------------------------------------------------------------------------ */

static void build(void *state, App *app, Ui *ui) {
    Operator *panel = state;
    Rect tabs = tabs_for(&app->layout), place = place_for(&app->layout);
    switch (panel->tab) {
    case OPERATOR_FIGURES:
        operator_figures_build(panel, app, ui, place);
        break;
    case OPERATOR_STAND:
        operator_stand_build(app, ui, place);
        break;
    case OPERATOR_MESSAGES:
        operator_messages_build(app, ui, place);
        break;
    case OPERATOR_QUESTIONS:
        question_reports_build(&panel->reports, app, ui, place, REPORTS_ID);
        break;
    case OPERATOR_TABS:
        break;
    }
    for (int i = 0; i < OPERATOR_TABS; i++) {
        ui_put(ui, TAB_ID[i], layout_column(&app->layout, tabs, OPERATOR_TABS, i, 14), tr(TAB_NAME[i]), OPERATOR_TAB,
               .selected = (int)panel->tab == i, .a = i);
    }
    part_header_build(app, ui, "operator.back", OPERATOR_BACK);
}

static void export(const Operator *panel, App *app, int drive) {
    char sentence[MESSAGE_TEXT_BYTES];
    export_figures(app->store, &kiosk_of(app)->config, app->data, drive >= 0 ? &panel->drive[drive] : NULL, wall_now(),
                   sentence, sizeof sentence);
    message_tell(app, tr("Statistics (CSV)"), sentence);
}

static void handle(void *state, App *app, const UiEvent *event) {
    Operator *panel = state;
    if (event->kind == UI_BACK || (event->kind == UI_PRESSED && event->act == OPERATOR_BACK)) {
        scene_pop(app);
    } else if (event->kind == UI_PRESSED && event->act == OPERATOR_TAB) {
        panel->tab = (OperatorTab)event->a;
        read(panel, app);
        scene_rebuild(app);
    } else if (event->kind == UI_PRESSED && event->act == OPERATOR_EXPORT && event->a < panel->drives) {
        export(panel, app, event->a);
    } else if (event->kind == UI_CHANGED && event->act == OPERATOR_PERIOD) {
        panel->period = (int)(event->value + .5f);
        operator_figures_read(panel, app);
        scene_rebuild(app);
    } else {
        operator_stand_act(app, event);
    }
}

static void draw(const void *state, const App *app, const Ui *ui) {
    const Operator *panel = state;
    Rect place = place_for(&app->layout);
    part_header_draw(app, app->layout.portrait ? tr("Staff") : "");
    switch (panel->tab) {
    case OPERATOR_FIGURES:
        operator_figures_draw(panel, app, place);
        break;
    case OPERATOR_STAND:
        operator_stand_draw(app, place);
        break;
    case OPERATOR_MESSAGES:
        operator_messages_draw(app, ui, place);
        break;
    case OPERATOR_QUESTIONS:
        question_reports_draw(&panel->reports, app, ui, place, REPORTS_ID);
        break;
    case OPERATOR_TABS:
        break;
    }
    ui_draw(ui);
}

static void background(const void *state, const App *app) {
    (void)state;
    dawn_room(app, DAWN_QUIET);
}

const Scene OPERATOR_SCENE = {
    .name = "operator",
    .access = SCENE_FOR_STAFF,
    .state_size = sizeof(Operator),
    .enter = enter,
    .leave = leave,
    .build = build,
    .handle = handle,
    .step = step,
    .background = background,
    .draw = draw,
    .resumed = resumed,
};
