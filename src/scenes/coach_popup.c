/* What every coach's popup has: its words, the button that goes on, and one that leads out, as people can leave and
 * find the tutorial again where it was. */
#include "i18n/i18n.h"
#include "scenes/coach.h"
#include "scenes/offer.h"

static const float NEXT_WIDE = 250, GAP = 20;

static const char *next_label(const CoachRemark *remark) {
    if (remark->yes != NULL) {
        return remark->yes;
    }
    return remark->is_last ? tr("Keep playing") : tr("Continue");
}

static const char *leave_label(const CoachRemark *remark, const App *app) {
    if (remark->no != NULL) {
        return remark->no;
    }
    if (app->kiosk != NULL) {
        return tr("End the game");
    }
    /* TRANSLATORS: a button, of the guided first game */
    return remark->is_last ? tr("Main menu") : tr("Leave for now");
}

void coach_build(const CoachRemark *remark, const char *scene, const App *app, Ui *ui, Rect words, Rect foot) {
    bool asks = remark->no != NULL;
    Rect next = layout_cut_right(&app->layout, &foot, NEXT_WIDE);
    layout_cut_right(&app->layout, &foot, GAP);
    ui_add_words(ui, ui_id("%s.text", scene), words, remark->words, COACH_NOTHING);
    ui_put(ui, ui_id("%s.next", scene), next, next_label(remark), COACH_NEXT, .look = LOOK_MAIN);
    ui_put(ui, ui_id(asks ? "%s.keep" : "%s.leave", scene), foot, leave_label(remark, app),
           asks ? COACH_NO : COACH_LEAVE, .look = remark->is_last ? LOOK_GLASS : LOOK_LINK, .size = 24);
    ui_focus(ui, ui_id("%s.next", scene));
}

CoachAct coach_asked(App *app, const UiEvent *event, HelpTopic topic) {
    if (pause_takes(app, event, topic) || event->kind != UI_PRESSED) {
        return COACH_NOTHING;
    }
    return (CoachAct)event->act;
}

void coach_said(const CoachRemark *remark, App *app) {
    session_give_lesson(app->session, remark->lesson);
    if (remark->is_last) {
        offer_is_taken(app, app->session);
    }
}

void coach_leave(const CoachRemark *remark, App *app) {
    if (remark->is_last) {
        coach_said(remark, app);
    }
    scene_go_home(app);
}
