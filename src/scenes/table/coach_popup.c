/* What every coach's popup has: its words, the button that goes on, and one that leads out, as people can leave and
 * find the tutorial again where it was. */
#include "i18n/i18n.h"
#include "scenes/menus/offer.h"
#include "scenes/table/coach.h"

enum { COACH_NOTHING, COACH_NEXT /* or yes */, COACH_NO, COACH_LEAVE };

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
    if (app->policy.ends_visits) {
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

/* It was said, and read. */
static void said(const CoachRemark *remark, const App *app) {
    session_give_lesson(in_play(app), remark->lesson);
    if (remark->is_last) {
        offer_is_taken(app, in_play(app));
    }
}

/* One word may follow on another; the popup stays for that. */
static void go_on(CoachPopup *popup, App *app) {
    said(&popup->remark, app);
    if (popup->next(popup)) {
        scene_rebuild(app);
    } else {
        scene_pop(app);
    }
}

/* The last word is given once people have seen it, whichever way they go. */
static void leave(const CoachRemark *remark, App *app) {
    if (remark->is_last) {
        said(remark, app);
    }
    scene_go_home(app);
}

void coach_handle(void *state, App *app, const UiEvent *event) {
    CoachPopup *popup = state;
    if (pause_takes(app, event, popup->topic) || event->kind != UI_PRESSED) {
        return;
    }
    if (event->act == COACH_LEAVE) {
        leave(&popup->remark, app);
    } else if (event->act != COACH_NOTHING) {
        if (event->act == COACH_NEXT && popup->yes != NULL) {
            popup->yes(popup);
        }
        go_on(popup, app);
    }
}
