/* The coach has something to say over the table. People read it and go on; the round waits meanwhile. They can leave
 * from here, too, and find the tutorial again where it was. */
#include "scenes/path/tutorial.h"

#include "i18n/i18n.h"
#include "scenes/menus.h"
#include "scenes/offer.h"
#include "scenes/path/path_scenes.h"
#include "scenes/path/tutorial_bubble.h"
#include "scenes/path/tutorial_steps.h"

enum { ACT_NEXT = 1, ACT_LEAVE, ACT_KEEP, ACT_TEXT };

static const float NEXT_WIDE = 250;

typedef struct Tutorial {
    PathTable *table; /* the scene's below, which does not move */
    const PathStep *step;
    char words[PATH_TUTORIAL_TEXT_MAX];
    PathBubble bubble;
} Tutorial;

static const PathStep *spoken_step(const PathTable *table, PathSight *sight) {
    *sight = path_sight(table);
    const PathStep *step = path_step(sight);
    return step != NULL && path_step_is_spoken(step) ? step : NULL;
}

static void enter(void *state, App *app, const void *argument) {
    Tutorial *tutorial = state;
    PathSight sight;
    (void)app;
    tutorial->table = *(PathTable *const *)argument;
    tutorial->step = spoken_step(tutorial->table, &sight);
}

/* --- what it offers ----------------------------------------------------------------------------------------------- */

/* Somebody was ready too soon: the line can be taken back from here. */
static bool is_early(const Tutorial *tutorial) {
    return path_step_lesson(tutorial->step) == PATH_LESSON_EARLY;
}

static bool is_last(const Tutorial *tutorial) {
    return path_step_lesson(tutorial->step) == PATH_LESSON_FAREWELL;
}

static const char *leave_label(const Tutorial *tutorial, const App *app) {
    if (app->kiosk != NULL) {
        return tr("End the game");
    }
    return is_last(tutorial) ? tr("Main menu") : tr("Leave for now");
}

static void build_buttons(const Tutorial *tutorial, App *app, Ui *ui) {
    Rect foot = tutorial->bubble.foot;
    bool early = is_early(tutorial);
    Rect next = layout_cut_right(&app->layout, &foot, NEXT_WIDE);
    layout_cut_right(&app->layout, &foot, 20);
    ui_add(ui, &(Widget){.id = "path_tutorial.next",
                         .look = LOOK_MAIN,
                         .rect = next,
                         /* TRANSLATORS: a button: somebody takes a line back to go on drawing it */
                         .label = early               ? trc("line", "Draw on")
                                  : is_last(tutorial) ? tr("Keep playing")
                                                      : tr("Continue"),
                         .act = ACT_NEXT});
    ui_add(ui, &(Widget){.id = early ? "path_tutorial.keep" : "path_tutorial.leave",
                         .look = is_last(tutorial) ? LOOK_GLASS : LOOK_LINK,
                         .rect = foot,
                         /* TRANSLATORS: a button: a line stays as it is, though it could be longer */
                         .label = early ? trc("line", "It stays as it is") : leave_label(tutorial, app),
                         .size = 24,
                         .act = early ? ACT_KEEP : ACT_LEAVE});
    ui_focus(ui, "path_tutorial.next");
}

/* The sight is taken anew: window and language may have changed. The table below is laid out with its own window. */
static void build(void *state, App *app, Ui *ui) {
    Tutorial *tutorial = state;
    path_table_lay_out(tutorial->table);
    PathSight sight;
    spoken_step(tutorial->table, &sight);
    path_step_words(tutorial->step, &sight, tutorial->words);
    Rect target = path_step_target(tutorial->step, &sight);
    tutorial->bubble =
        path_bubble_remark(tutorial->table, tutorial->words, target, path_step_is_at_tile(tutorial->step));
    ui_add_words(ui, "path_tutorial.text", tutorial->bubble.words, tutorial->words, ACT_TEXT);
    build_buttons(tutorial, app, ui);
}

/* --- what people do ----------------------------------------------------------------------------------------------- */

static void give(const Tutorial *tutorial, const App *app) {
    session_give_lesson(app->session, path_step_lesson(tutorial->step));
    if (is_last(tutorial)) {
        offer_is_taken(app, app->session);
    }
}

/* One word may follow on another; the popup stays for that. */
static void go_on(Tutorial *tutorial, App *app) {
    PathSight sight;
    give(tutorial, app);
    const PathStep *step = spoken_step(tutorial->table, &sight);
    if (step == NULL) {
        scene_pop(app);
        return;
    }
    tutorial->step = step;
    scene_rebuild(app);
}

static void draw_on(Tutorial *tutorial, App *app) {
    path_table_press(tutorial->table, path_sight(tutorial->table).person, SEAT_KEY_REOPEN);
    go_on(tutorial, app);
}

/* The last word is given once people have seen it, whichever way they go. */
static void leave_for_title(const Tutorial *tutorial, App *app) {
    if (is_last(tutorial)) {
        give(tutorial, app);
    }
    scene_go_home(app);
}

static void pressed(Tutorial *tutorial, App *app, int act) {
    if (act == ACT_NEXT && is_early(tutorial)) {
        draw_on(tutorial, app);
    } else if (act == ACT_NEXT || act == ACT_KEEP) {
        go_on(tutorial, app);
    } else if (act == ACT_LEAVE) {
        leave_for_title(tutorial, app);
    }
}

static void handle(void *state, App *app, const UiEvent *event) {
    switch (event->kind) {
    case UI_PRESSED:
        pressed(state, app, event->act);
        return;
    case UI_BACK:
    case UI_MENU:
        scene_push(app, &PAUSE_SCENE, &(PauseArgument){.topic = HELP_PATH}, sizeof(PauseArgument));
        return;
    case UI_HELP:
        help_show(app, HELP_PATH);
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
    const PathTable *table = tutorial->table;
    (void)app;
    path_bubble_draw(table, &tutorial->bubble, session_seat(table->session, path_sight(table).coach), tutorial->words);
    ui_draw(ui);
}

const Scene PATH_TUTORIAL_SCENE = {
    .name = "path_tutorial",
    .access = SCENE_FOR_VISITORS,
    .state_size = sizeof(Tutorial),
    .is_popup = true,
    .veil = .34f,
    .enter = enter,
    .build = build,
    .handle = handle,
    .draw = draw,
};

/* --- prompts, which are the table's own --------------------------------------------------------------------------- */

static bool find_prompt(const PathTable *table, PathSight *sight, char words[PATH_TUTORIAL_TEXT_MAX],
                        PathBubble *bubble) {
    if (!session_is_tutorial(table->session) || table->lesson.round != table->view.round) {
        return false;
    }
    *sight = path_sight(table);
    const PathStep *step = path_step(sight);
    if (step == NULL || path_step_is_spoken(step)) {
        return false;
    }
    path_step_words(step, sight, words);
    *bubble = path_bubble_prompt(table, words, path_step_target(step, sight), path_step_is_at_tile(step));
    return true;
}

int path_tutorial_points_at(const PathTable *table) {
    if (!session_is_tutorial(table->session) || table->lesson.round != table->view.round) {
        return -1;
    }
    PathSight sight = path_sight(table);
    const PathStep *step = path_step(&sight);
    return step != NULL && !path_step_is_spoken(step) ? path_step_cell(step, &sight) : -1;
}

void path_tutorial_build(const PathTable *table, Ui *ui) {
    char words[PATH_TUTORIAL_TEXT_MAX];
    PathSight sight;
    PathBubble bubble;
    if (find_prompt(table, &sight, words, &bubble)) {
        ui_add_words(ui, "path.coach", bubble.panel, words, TABLE_ACT_WORDS);
    }
}

void path_tutorial_draw(const PathTable *table) {
    char words[PATH_TUTORIAL_TEXT_MAX];
    PathSight sight;
    PathBubble bubble;
    if (find_prompt(table, &sight, words, &bubble)) {
        path_bubble_draw(table, &bubble, session_seat(table->session, sight.coach), words);
    }
}
