/* After a game: which rounds decided it, and how much of it was luck. Everything in hundredths of a point, by expert's
 * judgement.
 *
 * A review replays the game one action at a time, so that a worker can be stopped between any two. When a round
 * closes, everybody's line is examined; the total work is bounded: the more players, the less time per line. Nothing
 * is allocated. */
#ifndef GAMES_PATH_AI_REVIEW_H
#define GAMES_PATH_AI_REVIEW_H

#include "games/path/ai/ai.h"

enum { PATH_REVIEW_MOMENTS = 3 };

/* A round that moved somebody's total. */
typedef struct PathMoment {
    int16_t swing;  /* what it did to what that player could expect */
    uint8_t round;  /* from 1 */
    uint8_t player; /* who won or lost by it */
    bool by_choice; /* there was a better line; else it was the card that came next, and what the others took */
    PathLine drawn;
    PathLine better; /* expert's, if by_choice */
} PathMoment;

typedef struct PathReviewPlayer {
    int32_t lost;    /* by own choices, against expert's: 0 or less */
    int32_t luck;    /* what cards and others brought on balance, against what was to be expected */
    int32_t choices; /* how many were judged */
    int32_t as_good; /* of them as good as expert's */
    int32_t total;   /* in the end, whole points */
} PathReviewPlayer;

typedef struct PathReview {
    PathReviewPlayer player[PATH_PLAYERS_MAX];
    PathMoment moment[PATH_REVIEW_MOMENTS]; /* in the order they came */
    int moments;
    int16_t expected[PATH_CARDS + 1][PATH_PLAYERS_MAX]; /* total before each round, by best play, and at the end */
    int points;                                         /* of this chart */

    /* under way: */
    PathGame game;
    int32_t after[PATH_PLAYERS_MAX]; /* what was expected after the line last drawn */
    PathLine drawn[PATH_PLAYERS_MAX];
    int actions;
} PathReview;

void path_ai_review_begin(PathReview *review, const PathSetup *setup);

/* Takes the game's next action; false if it is refused: then setup and actions do not belong together. */
bool path_ai_review_step(PathReview *review, const PathAction *action);

/* Sums up once all actions are in. */
void path_ai_review_end(PathReview *review);

#endif
