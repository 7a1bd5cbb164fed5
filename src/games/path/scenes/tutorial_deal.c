/* The cards of the first game, on the board `classic`, and what the coach draws on the first five of them. On every one
 * there is a line that shows something new: the 3 close by, then from the other end the 9, a colour used twice, a
 * number at half, numbers worth planning for. The coach's lines depend on nobody's: it is first at the 8. */
#include "games/path/scenes/tutorial.h"

#include "games/path/play/game.h"
#include "games/path/scenes/path_scenes.h"
#include "games/path/scenes/tutorial_steps.h"
#include "scenes/table/coach.h"

#include <string.h>

enum { PERSON = 0, COACH = 1 };

static const double CLOSES_AFTER_MS = 700;

static const PathSetup CARDS = {
    .has_deck = true,
    .has_starts = true,
    .deck = {3, 6, 1, 11, 2, 7, 12, 0, 9, 4, 14, 5, 13, 8, 10},
    .start = {[PERSON] = 2, [COACH] = 1},
};

/* By rounds. */
static const PathLine DRAWN[] = {{PATH_END_B, 4, {40, 41, 42, 33}},
                                 {PATH_END_B, 2, {34, 25}},
                                 {PATH_END_B, 4, {24, 32, 31, 30}},
                                 {PATH_END_B, 5, {21, 20, 19, 11, 5}},
                                 {PATH_END_B, 3, {6, 1, 2}}};
enum { ROUNDS_DRAWN = sizeof DRAWN / sizeof DRAWN[0] };

bool path_tutorial_start(App *app, const Seat *person, PlayError *error) {
    if (coach_resume(app, &PATH_GAME, path_tutorial_is_done, error)) {
        return true;
    }
    PathSessionSetup setup = {.players = 2, .given = &CARDS, .is_tutorial = true, .board = "classic"};
    coach_sit_down(app, "path_game", person, FIGURINE_VIAL, &setup.seat[PERSON], &setup.seat[COACH]);
    return in_play_sit_down(app, path_session_start(in_play_host(app), &setup, error));
}

/* --- what the coach does ------------------------------------------------------------------------------------------ */

static bool is_in_mind(const TableLesson *lesson, const PathTable *table, const Draft *draft) {
    return lesson->round == table->view.round && lesson->has_chosen == draft->has_chosen &&
           memcmp(&lesson->drawn, &draft->line, sizeof draft->line) == 0;
}

/* Thought over anew whenever the line has changed; then a press that did nothing is forgotten, too. */
void path_tutorial_look(PathTable *table) {
    TableLesson *lesson = &table->lesson;
    const Draft *draft = &table->seat[PERSON].draft;
    if (!session_is_tutorial(table->session) || table->view.card == PATH_NO_CARD || is_in_mind(lesson, table, draft)) {
        return;
    }
    *lesson = (TableLesson){.advice = path_advice(&table->view, PERSON, draft),
                            .round = table->view.round,
                            .drawn = draft->line,
                            .has_chosen = draft->has_chosen,
                            .closes_at = lesson->closes_at};
}

/* True: its line of this round is prepared, and it has not closed yet. */
static bool is_to_draw(const PathTable *table) {
    return table->view.round <= ROUNDS_DRAWN && table->view.winners == 0 && !path_table_is_closed(table, COACH);
}

/* Once the person has: until then the line can be changed. */
static void draw(PathTable *table) {
    TableLesson *lesson = &table->lesson;
    double now = table->app->now;
    if (!path_table_is_closed(table, PERSON)) {
        lesson->closes_at = 0;
    } else if (lesson->closes_at <= 0) {
        lesson->closes_at = now + CLOSES_AFTER_MS;
    } else if (now >= lesson->closes_at) {
        lesson->closes_at = 0;
        path_session_close(table->session, COACH, &DRAWN[table->view.round - 1]);
        path_table_step(table);
        return;
    }
    if (lesson->closes_at > 0) {
        scene_wake_at(table->app, lesson->closes_at);
    }
}

static bool speaks(PathTable *table) {
    PathSight sight = path_sight(table);
    const PathStep *step = path_step(&sight);
    if (step == NULL || !path_step_is_spoken(step)) {
        return false;
    }
    scene_push(table->app, &PATH_TUTORIAL_SCENE, &table, sizeof table); /* NOLINT(bugprone-sizeof-expression) */
    return true;
}

bool path_tutorial_goes_first(PathTable *table) {
    if (!session_is_tutorial(table->session)) {
        return false;
    }
    path_tutorial_look(table);
    if (speaks(table)) {
        return true;
    }
    if (is_to_draw(table)) {
        draw(table);
        return true;
    }
    return false;
}

bool path_tutorial_answers(PathTable *table, DraftWhy why) {
    bool listens = session_is_tutorial(table->session) && !path_tutorial_is_done(session_lessons(table->session));
    if (listens) {
        table->lesson.why = why;
        scene_relist(table->app);
    }
    return listens;
}

void path_tutorial_saw_deck(PathTable *table) {
    if (session_is_tutorial(table->session) && table->shows_deck) {
        session_give_lesson(table->session, PATH_LESSON_DECK);
    }
}
