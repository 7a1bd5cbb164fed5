/* Whole games of Best Path between computers. */
#ifndef GAMES_PATH_LAB_CONTEST_H
#define GAMES_PATH_LAB_CONTEST_H

#include "ai/level.h"
#include "core/random.h"
#include "games/path/rules/view.h"
#include "lab/lab.h"
#include "lab/tally.h"

/* A level: a view and a random source in, a legal line out. */
typedef struct LabPathLevel {
    const char *name;
    PathLine (*choose)(const PathView *view, int seat, Random *random);
} LabPathLevel;

enum { LAB_PATH_LEVELS_MAX = 8 };

/* The weakest first. */
extern const LabPathLevel lab_path_levels[AI_LEVELS];

/* What is asked for. In game g seat s has start (s + g) mod 4. */
typedef struct PathContest {
    PathBoard board;
    const LabPathLevel *levels;
    int level_count;
    int players;
    int level[PATH_PLAYERS_MAX]; /* by seat: which of levels */
    int64_t games;
    uint64_t seed;
} PathContest;

/* What a level or a start did. */
typedef struct PathScore {
    Mean total, points, missed;
    Mean wins;   /* 1, or 1/2 where it is shared; alone: 1 over 40 points */
    Times times; /* microseconds of a decision */
} PathScore;

typedef struct PathResults {
    PathScore level[LAB_PATH_LEVELS_MAX];
    PathScore start[PATH_STARTS];
    int64_t whole_boards; /* paths that took all 61 cells */
    double seconds;
} PathResults;

/* Plays them all; false: a level has chosen a line that is refused. The caller frees results with path_results_fini. */
bool path_contest_play(const PathContest *contest, PathResults *results, DataError *error);
void path_results_fini(PathResults *results);

void path_report_text(const PathContest *contest, PathResults *results);
void path_report_json(const PathContest *contest, PathResults *results);

#endif
