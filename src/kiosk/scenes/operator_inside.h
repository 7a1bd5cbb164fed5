/* The operator panel's state and its tabs, each with its own file. */
#ifndef KIOSK_SCENES_OPERATOR_INSIDE_H
#define KIOSK_SCENES_OPERATOR_INSIDE_H

#include "games/world/play/session.h"
#include "kiosk/export.h"
#include "kiosk/figures.h"
#include "shell/scene.h"

typedef enum OperatorTab {
    OPERATOR_FIGURES,
    OPERATOR_STAND,
    OPERATOR_MESSAGES,
    OPERATOR_QUESTIONS,
    OPERATOR_TABS,
} OperatorTab;

typedef enum OperatorAct {
    OPERATOR_BACK = 1,
    OPERATOR_TAB,    /* a: which */
    OPERATOR_PERIOD, /* value: 0 the last days, 1 today, 2 yesterday, ... */
    OPERATOR_EXPORT, /* a: which drive, -1: the folder */
    OPERATOR_VOLUME,
    OPERATOR_LANGUAGE,
    OPERATOR_QUIET,
    OPERATOR_GAMES, /* value: 0 all of them, else which alone */
    OPERATOR_ROUND, /* value: which of the limits */
    OPERATOR_CLEAR_FAME,
    OPERATOR_RESTART,
    OPERATOR_QUIT,
} OperatorAct;

typedef struct Operator {
    OperatorTab tab;
    int period; /* as OPERATOR_PERIOD's value */
    int32_t today;
    KioskFigures rows[KIOSK_HOURS], sum; /* KIOSK_DAYS are fewer */
    int row_count;
    WorldSessionReports reports; /* of questions */
    Drive drive[EXPORT_DRIVES_MAX];
    int drives;
    double looked_at; /* ms: when the drives were looked for */
} Operator;

/* Each of them: what it lists, what it shows. place: below the tabs. */
void operator_figures_read(Operator *panel, App *app);
void operator_figures_build(const Operator *panel, const App *app, Ui *ui, Rect place);
void operator_figures_draw(const Operator *panel, const App *app, Rect place);

void operator_stand_build(const App *app, Ui *ui, Rect place);
void operator_stand_draw(const App *app, Rect place);
void operator_stand_act(App *app, const UiEvent *event);

void operator_messages_build(const App *app, Ui *ui, Rect place);
void operator_messages_draw(const App *app, const Ui *ui, Rect place);

#endif
