/* The coach has something to say over the table. People read it and go on; the round waits meanwhile. They can leave
 * from here, too, and find the tutorial again where it was. */
#include "games/path/scenes/tutorial.h"

#include "games/path/scenes/path_scenes.h"
#include "games/path/scenes/tutorial_bubble.h"
#include "games/path/scenes/tutorial_steps.h"
#include "i18n/i18n.h"

typedef struct Tutorial {
    CoachPopup coach;
    PathTable *table; /* the scene's below, which does not move */
    const PathStep *step;
    PathBubble bubble;
} Tutorial;

static const PathStep *spoken_step(const PathTable *table, PathSight *sight) {
    *sight = path_sight(table);
    const PathStep *step = path_step(sight);
    return step != NULL && path_step_is_spoken(step) ? step : NULL;
}

/* Somebody was ready too soon: the line can be taken back from here. */
static bool is_early(const Tutorial *tutorial) {
    return path_step_lesson(tutorial->step) == PATH_LESSON_EARLY;
}

static void draw_on(void *state) {
    Tutorial *tutorial = state;
    if (is_early(tutorial)) {
        path_table_press(tutorial->table, path_sight(tutorial->table).person, SEAT_KEY_REOPEN);
    }
}

static bool next(void *state) {
    Tutorial *tutorial = state;
    PathSight sight;
    const PathStep *step = spoken_step(tutorial->table, &sight);
    tutorial->step = step != NULL ? step : tutorial->step;
    return step != NULL;
}

static void enter(void *state, App *app, const void *argument) {
    Tutorial *tutorial = state;
    (void)app;
    tutorial->coach = (CoachPopup){.topic = HELP_PATH, .next = next, .yes = draw_on};
    tutorial->table = *(PathTable *const *)argument;
    next(tutorial);
}

static void say(Tutorial *tutorial, const PathSight *sight) {
    CoachRemark *remark = &tutorial->coach.remark;
    remark->lesson = path_step_lesson(tutorial->step);
    remark->is_last = remark->lesson == PATH_LESSON_FAREWELL;
    /* TRANSLATORS: a button: somebody takes a line back to go on drawing it */
    remark->yes = is_early(tutorial) ? trc("line", "Keep drawing") : NULL;
    /* TRANSLATORS: a button: a line stays as it is, though it could be longer */
    remark->no = is_early(tutorial) ? trc("line", "Leave it") : NULL;
    path_step_words(tutorial->step, sight, remark->words);
}

/* The sight is taken anew: window and language may have changed. The table below is laid out with its own window. */
static void build(void *state, App *app, Ui *ui) {
    Tutorial *tutorial = state;
    PathSight sight;
    path_table_lay_out(tutorial->table);
    spoken_step(tutorial->table, &sight);
    say(tutorial, &sight);
    Rect target = path_step_target(tutorial->step, &sight);
    tutorial->bubble =
        path_bubble_remark(tutorial->table, tutorial->coach.remark.words, target, path_step_is_at_tile(tutorial->step));
    coach_build(&tutorial->coach.remark, "path_tutorial", app, ui, tutorial->bubble.words, tutorial->bubble.foot);
}

static void draw(const void *state, const App *app, const Ui *ui) {
    const Tutorial *tutorial = state;
    const PathTable *table = tutorial->table;
    (void)app;
    const Seat *coach = session_seat(table->session, path_sight(table).coach);
    path_bubble_draw(table, &tutorial->bubble, coach, tutorial->coach.remark.words);
    theme_use(THEME_PAPER);
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
    .handle = coach_handle,
    .draw = draw,
};

/* --- prompts, which are the table's own --------------------------------------------------------------------------- */

static bool find_prompt(const PathTable *table, PathSight *sight, char words[COACH_TEXT_MAX], PathBubble *bubble) {
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
    char words[COACH_TEXT_MAX];
    PathSight sight;
    PathBubble bubble;
    if (find_prompt(table, &sight, words, &bubble)) {
        ui_add_words(ui, "path.coach", bubble.panel, words, TABLE_ACT_WORDS);
    }
}

void path_tutorial_draw(const PathTable *table) {
    char words[COACH_TEXT_MAX];
    PathSight sight;
    PathBubble bubble;
    if (find_prompt(table, &sight, words, &bubble)) {
        path_bubble_draw(table, &bubble, session_seat(table->session, sight.coach), words);
    }
}
