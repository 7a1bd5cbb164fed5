#include "scenes/table/new_game.h"

#include "i18n/i18n.h"
#include "shell/parts.h"

/* A setup's own acts lie below, those of its seats too. */
typedef enum NewGameAct {
    ACT_NONE,
    ACT_BACK = 120,
    ACT_HELP,
    ACT_START,
    ACT_CODE,
    ACT_DAY,
} NewGameAct;

static const float SHARED_WIDE = 232, GAP = 14;

NewGamePlaces new_game_places(const Layout *layout, Rect strip) {
    Rect column = layout_cut_right(layout, &strip, SHARED_WIDE);
    layout_cut_right(layout, &strip, GAP);
    return (NewGamePlaces){
        .start = strip, .day = layout_row(layout, column, 2, 0, 10), .code = layout_row(layout, column, 2, 1, 10)};
}

/* In the middle of everything; why it can't start is said where two share a name. */
static void build_start(const SeatChoices *choices, Ui *ui, Rect where) {
    char why[256];
    bool is_stuck = seats_why_not(choices, why, sizeof why);
    ui_put(ui, ui_id("%s.start", choices->of->scene), where, tr("Start"), ACT_START, .look = LOOK_MAIN,
           .why_not = is_stuck ? why : NULL, .size = 50);
}

void new_game_build(const SeatChoices *choices, const NewGamePlaces *places, const App *app, Ui *ui, float count_wide) {
    const char *scene = choices->of->scene;
    build_start(choices, ui, places->start);
    ui_put(ui, ui_id("%s.day", scene), places->day, tr("Game of the day"), ACT_DAY, .size = 23);
    ui_put(ui, ui_id("%s.code", scene), places->code, tr("Game code"), ACT_CODE, .size = 23);
    float taken = app->layout.portrait ? 0 : count_wide + 20;
    part_help_build(ui, part_help_rect(app, taken), ui_id("%s.help", scene), ACT_HELP);
    part_header_build(app, ui, ui_id("%s.back", scene), ACT_BACK);
}

static NewGameAct asked(const UiEvent *event) {
    if (event->kind == UI_BACK) {
        return ACT_BACK;
    }
    if (event->kind == UI_HELP) {
        return ACT_HELP;
    }
    bool is_own = event->kind == UI_PRESSED && event->act >= ACT_BACK && event->act <= ACT_DAY;
    return is_own ? (NewGameAct)event->act : ACT_NONE;
}

bool new_game_handle(const NewGameOf *of, void *setup, App *app, const UiEvent *event) {
    if (event->kind == UI_MENU) {
        ui_press_main(scene_ui(app));
    }
    switch (asked(event)) {
    case ACT_NONE:
        return false;
    case ACT_BACK:
        scene_go_home(app);
        break;
    case ACT_HELP:
        help_show(app, of->help);
        break;
    case ACT_START:
        of->start(setup, app);
        break;
    case ACT_CODE:
        of->show_code(setup, app);
        break;
    case ACT_DAY:
        of->show_day(setup, app);
        break;
    }
    return true;
}
