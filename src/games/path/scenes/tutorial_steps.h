/* What the coach sees, and what it says to that. */
#ifndef GAMES_PATH_SCENES_TUTORIAL_STEPS_H
#define GAMES_PATH_SCENES_TUTORIAL_STEPS_H

#include "games/path/scenes/table.h"
#include "scenes/table/coach.h"

/* A bit each, saved with the game: append only. */
typedef enum PathLesson {
    PATH_LESSON_WELCOME,
    PATH_LESSON_CARD,
    PATH_LESSON_EARLY,
    PATH_LESSON_LIT,
    PATH_LESSON_FIRST,
    PATH_LESSON_SAME,
    PATH_LESSON_THEIRS,
    PATH_LESSON_HALF,
    PATH_LESSON_ENDS,
    PATH_LESSON_DOUBLED,
    PATH_LESSON_DECK,
    PATH_LESSON_WALLED,
    PATH_LESSON_FAREWELL,
    PATH_LESSON_NONE = -1, /* asks for something: shown as long as it applies */
} PathLesson;

typedef enum PathPoint {
    PATH_AT_NOTHING,
    PATH_AT_START, /* the person's piece */
    PATH_AT_CARD,
    PATH_AT_TILE,   /* that is to be drawn next */
    PATH_AT_NUMBER, /* the sight's number */
    PATH_AT_OTHER_END,
    PATH_AT_WALLED_END,
    PATH_AT_POINTS,
    PATH_AT_ROUNDS,
    PATH_AT_READY,
    PATH_AT_BACK,
    PATH_AT_CHANGE,
    PATH_AT_HINT,
} PathPoint;

/* The table in the coach's eyes. */
typedef struct PathSight {
    const PathTable *table;
    int person, coach;
    bool draws;         /* the person may */
    bool closed;        /* the person has, and waits for the coach */
    int round, drawn;   /* drawn: tiles of the line */
    int number;         /* that the talk is of, and what it brings, or brought */
    int points;         /* to the person */
    int doubled;        /* colour the card shows twice; -1: none */
    int goal;           /* the highest number that is still worth all its points; 0: none */
    int cards, fitting; /* that are to come, and those of them that show its colour */
    int walled;         /* end of the ray that can grow no more, where the other one can; -1: none */
} PathSight;

PathSight path_sight(const PathTable *table);

typedef struct PathStep PathStep;

/* The first that applies; NULL: the coach is silent. It may turn the sight to what it talks of. */
const PathStep *path_step(PathSight *sight);
const PathStep *path_step_at(int index);        /* all there are, from 0; NULL: no such one */
bool path_step_is_spoken(const PathStep *step); /* waits for nothing: it is said, and then it is over */
PathLesson path_step_lesson(const PathStep *step);
void path_step_words(const PathStep *step, const PathSight *sight, char out[COACH_TEXT_MAX]);

/* Pixels; empty: nothing. */
Rect path_step_target(const PathStep *step, const PathSight *sight);
int path_step_cell(const PathStep *step, const PathSight *sight); /* that it is about, or -1 */
bool path_step_is_at_tile(const PathStep *step);

/* All lessons have been given: the coach says no more. */
bool path_tutorial_is_done(uint32_t lessons);

#endif
