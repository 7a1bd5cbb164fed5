/* The coach has something to say: over the table, or over the scoring. People read it and go on; the game waits
 * meanwhile. They can leave from here, too, and find the tutorial again where it was. */
#include "games/world/scenes/tutorial.h"

#include "games/world/scenes/tutorial_bubble.h"
#include "games/world/scenes/tutorial_steps.h"
#include "games/world/scenes/world_scenes.h"

typedef struct Tutorial {
    CoachPopup coach;
    const Table *table; /* the scene's below, which does not move */
    const TutorialStep *step;
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

static bool next(void *state) {
    Tutorial *tutorial = state;
    TutorialSight sight;
    const TutorialStep *step = spoken_step(tutorial->table, &sight);
    tutorial->step = step != NULL ? step : tutorial->step;
    return step != NULL;
}

static void enter(void *state, App *app, const void *argument) {
    Tutorial *tutorial = state;
    (void)app;
    tutorial->coach = (CoachPopup){.topic = HELP_GOAL, .next = next};
    tutorial->table = *(const Table *const *)argument;
    next(tutorial);
}

/* The sight is taken anew: window and language may have changed. */
static void build(void *state, App *app, Ui *ui) {
    Tutorial *tutorial = state;
    CoachRemark *remark = &tutorial->coach.remark;
    Table table = *tutorial->table;
    table_lay_out(&table, &app->layout);
    TutorialSight sight = tutorial_sight(&table);
    remark->lesson = tutorial_step_lesson(tutorial->step);
    remark->is_last = tutorial_step_is_last(tutorial->step);
    tutorial_step_words(tutorial->step, &sight, remark->words);
    Rect target = tutorial_step_target(tutorial->step, &sight);
    tutorial->bubble = tutorial_bubble(&table, remark->words, target, true);
    coach_build(remark, "tutorial", app, ui, tutorial->bubble.words, tutorial->bubble.foot);
}

static void draw(const void *state, const App *app, const Ui *ui) {
    const Tutorial *tutorial = state;
    Table table = *tutorial->table;
    table_lay_out(&table, &app->layout);
    int coach = session_is_person(table.session, 0) ? 1 : 0;
    tutorial_bubble_draw(&table, &tutorial->bubble, session_seat(table.session, coach), tutorial->coach.remark.words);
    theme_use(THEME_PAPER);
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
    .handle = coach_handle,
    .draw = draw,
};
