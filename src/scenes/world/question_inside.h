/* The popup of a question: what its course and its drawing share. */
#ifndef SCENES_WORLD_QUESTION_INSIDE_H
#define SCENES_WORLD_QUESTION_INSIDE_H

#include "play/world/session.h"
#include "shell/scene.h"

enum { SAID_BYTES = 900 };

static const double QUESTION_LAST_MS = 5000; /* of the clock: it ticks, and is red */

typedef struct QuestionPopup {
    int index, player, reader, field, amount;
    WorldWhy why;
    const BoardField *site; /* where it is asked; NULL: at none */
    bool is_computer;
    WorldSessionQuestion text;
    int chosen;        /* as shown; -1: not yet */
    bool is_reported;  /* as wrong, by whoever answered it */
    bool is_gone;      /* the popup has been told to go */
    double moment;     /* a computer: when it goes on with what comes next */
    double opens;      /* ms: nobody answers before it was seen */
    bool was_closed;   /* when its widgets were built */
    bool in_haste;     /* it came while somebody hurried */
    double left, last; /* the clock: ms that are left, and when they were counted last; left < 0: no clock */
    double whole;      /* ms it began with */
    Rect panel, medallion, title, made, reads, outcome[2], question, answer[WORLD_ANSWERS], foot, next, help, report;
} QuestionPopup;

static inline bool question_is_answered(const QuestionPopup *popup) {
    return popup->chosen >= 0;
}

/* question.c: whether its answers rest, as it came while somebody hurried */
bool question_is_closed(const QuestionPopup *popup, const App *app);

/* What is said once there is an answer. */
void question_explain(const QuestionPopup *popup, char *out, size_t size);

/* question_draw.c */
void question_draw(const void *state, const App *app, const Ui *ui);

#endif
