/* What numbers are worth to a player who reaches them in this round. Pure. */
#ifndef GAMES_PATH_WORDS_WORTH_H
#define GAMES_PATH_WORDS_WORTH_H

#include "games/path/rules/view.h"

/* Of the numbers in a line, in its order; returns how many. */
int worth_of_line(const PathView *view, int seat, const PathLine *line, PathReached out[PATH_FIELDS_MAX]);

/* A bit for each number this player has not reached that would be worth half after this line. */
unsigned worth_halved(const PathView *view, int seat, const PathLine *line);

/* A bit for each number this player has reached. */
unsigned worth_taken(const PathPlayer *player);

/* What somebody has got for a number; NULL: it was not reached. */
const PathReached *worth_reached(const PathPlayer *player, int number);

static inline int worth_half(int number) {
    return (number + 1) / 2;
}

#endif
