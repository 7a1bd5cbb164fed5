/* The coach has something to say: over the table, or over the scoring. People read it and go on; the game waits
 * meanwhile. They can leave from here, too, and find the tutorial again where it was. */
#include "scenes/world/tutorial.h"

#include "i18n/i18n.h"
#include "scenes/menus.h"
#include "scenes/offer.h"
#include "scenes/world/tutorial_bubble.h"
#include "scenes/world/tutorial_steps.h"
#include "scenes/world/world_scenes.h"

enum { ACT_NEXT = 1, ACT_LEAVE, ACT_TEXT };

static const float NEXT_WIDE = 250;

typedef struct Tutorial {
    const Table *table; /* the scene's below, which does not move */
    const TutorialStep *step;
    char words[TUTORIAL_TEXT_MAX];
    TutorialBubble bubble;
} Tutorial;

static const TutorialStep *spoken_step(const Table *table, TutorialSight *sight) {
    *sight = tutorial_sight(table);
    const TutorialStep *step = tutorial_step(sight);
    return step != NULL && tutorial_step_is_spoken(step) ? step : NULL;
}

bool tutorial_speaks(App *app, const Table *table) {
    TutorialSight sight;
    if (!session_is_tutorial(table->session) || spoken_step(table, &sight) == NULL) {
        return false;
    }
    scene_push(app, &TUTORIAL_SCENE, &table, sizeof table); /* NOLINT(bugprone-sizeof-expression): the pointer */
    return true;
}

static void enter(void *state, App *app, const void *argument) {
    Tutorial *tutorial = state;
    TutorialSight sight;
    (void)app;
    tutorial->table = *(const Table *const *)argument;
    tutorial->step = spoken_step(tutorial->table, &sight);
}

/* The sight is taken anew: window and language may have changed. */
static void build(void *state, App *app, Ui *ui) {
    Tutorial *tutorial = state;
    Table table = *tutorial->table;
    table_lay_out(&table, &app->layout);
    TutorialSight sight = tutorial_sight(&table);
    tutorial_step_words(tutorial->step, &sight, tutorial->words);
    Rect target = tutorial_step_target(tutorial->step, &sight);
    tutorial->bubble = tutorial_bubble(&table, tutorial->words, target, true);
    ui_add_words(ui, "tutorial.text", tutorial->bubble.words, tutorial->words, ACT_TEXT);
    Rect foot = tutorial->bubble.foot;
    Rect next = layout_cut_right(&app->layout, &foot, NEXT_WIDE);
    layout_cut_right(&app->layout, &foot, 20);
    bool is_last = tutorial_step_is_last(tutorial->step);
    ui_add(ui, &(Widget){.id = "tutorial.next",
                         .look = LOOK_MAIN,
                         .rect = next,
                         .label = is_last ? tr("Keep playing") : tr("Continue"),
                         .act = ACT_NEXT});
    ui_add(ui, &(Widget){.id = "tutorial.leave",
                         .look = is_last ? LOOK_GLASS : LOOK_LINK,
                         .rect = foot,
                         /* TRANSLATORS: a button, of the guided first game */
                         .label = app->kiosk != NULL ? tr("End the game")
                                  : is_last          ? tr("Main menu")
                                                     : tr("Leave for now"),
                         .size = 24,
                         .act = ACT_LEAVE});
    ui_focus(ui, "tutorial.next");
}

static void give(const Tutorial *tutorial, const App *app) {
    session_give_lesson(app->session, tutorial_step_lesson(tutorial->step));
    if (tutorial_step_is_last(tutorial->step)) {
        offer_is_taken(app, app->session);
    }
}

/* One word may follow on another; the popup stays for that. */
static void go_on(Tutorial *tutorial, App *app) {
    TutorialSight sight;
    give(tutorial, app);
    const TutorialStep *step = spoken_step(tutorial->table, &sight);
    if (step == NULL) {
        scene_pop(app);
        return;
    }
    tutorial->step = step;
    scene_rebuild(app);
}

/* The last word is given once people have seen it, whichever way they go. */
static void leave_for_title(const Tutorial *tutorial, App *app) {
    if (tutorial_step_is_last(tutorial->step)) {
        give(tutorial, app);
    }
    scene_go_home(app);
}

static void handle(void *state, App *app, const UiEvent *event) {
    Tutorial *tutorial = state;
    switch (event->kind) {
    case UI_PRESSED:
        if (event->act == ACT_NEXT) {
            go_on(tutorial, app);
        } else if (event->act == ACT_LEAVE) {
            leave_for_title(tutorial, app);
        }
        return;
    case UI_BACK:
    case UI_MENU:
        scene_push(app, &PAUSE_SCENE, &(PauseArgument){.topic = HELP_GOAL}, sizeof(PauseArgument));
        return;
    case UI_HELP:
        help_show(app, HELP_GOAL);
        return;
    case UI_ELSEWHERE:
    case UI_NONE:
    case UI_CHANGED:
    case UI_SUBMITTED:
    case UI_REFUSED:
    case UI_DRAG_BEGAN:
    case UI_DROPPED:
    case UI_DRAG_ENDED:
    case UI_SHORTCUT:
    case UI_FILE:
        return;
    }
}

static void draw(const void *state, const App *app, const Ui *ui) {
    const Tutorial *tutorial = state;
    Table table = *tutorial->table;
    table_lay_out(&table, &app->layout);
    int coach = session_is_person(table.session, 0) ? 1 : 0;
    tutorial_bubble_draw(&table, &tutorial->bubble, session_seat(table.session, coach), tutorial->words);
    ui_draw(ui);
}

const Scene TUTORIAL_SCENE = {
    .name = "tutorial",
    .access = SCENE_FOR_VISITORS,
    .state_size = sizeof(Tutorial),
    .is_popup = true,
    .veil = .34f,
    .enter = enter,
    .build = build,
    .handle = handle,
    .draw = draw,
};
