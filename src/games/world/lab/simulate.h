/* Whole games of World between computers. */
#ifndef GAMES_WORLD_LAB_SIMULATE_H
#define GAMES_WORLD_LAB_SIMULATE_H

#include "games/world/ai/ai.h"
#include "lab/lab.h"
#include "lab/tally.h"

/* What is asked for. */
typedef struct Contest {
    const LabAssets *assets;
    WorldTrack track;
    int players;
    AiLevel level[WORLD_PLAYERS_MAX]; /* in the order of --players */
    int64_t games;
    uint64_t seed;
    int quiz_permille; /* below 0: each level's own */
    bool no_events;    /* every stage is dealt with its event cards played: what rows alone are worth */
} Contest;

/* What a seat or a level did. */
typedef struct Score {
    int64_t games; /* a level that sits at a table twice counts two */
    int64_t wins;  /* alone */
    int64_t shared;
    int64_t questions, right;
    Mean exchanges; /* own exchanges of the stage's winner in the stage it won, by stage */
    Times times;    /* microseconds of a decision, questions not counted */
} Score;

typedef struct Results {
    Score seat[WORLD_PLAYERS_MAX];
    Score level[AI_LEVELS];
    Mean stages, turns; /* of a game */
    double seconds;
} Results;

/* Plays them all; false: a game did not end. The caller frees results with results_fini. */
bool contest_play(const Contest *contest, Results *results, DataError *error);
void results_fini(Results *results);

#endif
