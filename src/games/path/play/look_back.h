/* A game of Best Path, looked back on: what an expert examines (games/path/ai/review.h), and how the boards stood. */
#ifndef GAMES_PATH_PLAY_LOOK_BACK_H
#define GAMES_PATH_PLAY_LOOK_BACK_H

#include "games/path/ai/review.h"
#include "games/path/play/session.h"

/* path_ai_review_begin for a session that has been played. */
void path_review_begin_record(PathReview *review, const Session *record);

/* A board as a round began. */
typedef struct PathBefore {
    PathPlayer player;
    size_t from; /* actions that were carried out by then */
} PathBefore;

/* The boards of whom the moments concern, as those rounds began. */
void path_review_boards(const PathReview *review, const Session *record, PathBefore before[PATH_REVIEW_MOMENTS]);

/* How everybody stood round by round. */
typedef struct PathRounds {
    int played;
    uint8_t points[PATH_CARDS + 1][PATH_PLAYERS_MAX]; /* by the end of so many rounds: for numbers */
    uint8_t tiles[PATH_CARDS + 1][PATH_PLAYERS_MAX];  /* likewise: that are lit */
} PathRounds;

void path_rounds_of(const Session *record, PathRounds *out);

#endif
