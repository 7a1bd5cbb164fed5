/* What Best Path's table says, localized; buffers are the caller's. Every sentence about somebody names them, so that
 * it can be turned in any language. */
#ifndef GAMES_PATH_WORDS_PATH_WORDS_H
#define GAMES_PATH_WORDS_PATH_WORDS_H

#include "games/path/ai/hint.h"
#include "games/path/ai/review.h"
#include "games/path/words/draft.h"

enum { PATH_WORDS_MAX = 400 };

typedef struct PathNames {
    int players;
    const char *name[PATH_PLAYERS_MAX];
} PathNames;

const char *path_words_colour(int colour);

/* The card's colours whose bit in `used` is not set: "blue, yellow twice and grey"; "" for none. */
void path_words_colours(const PathCard *card, unsigned used, char out[PATH_WORDS_MAX]);

/* A tile, as a screen reader would say it. number: 0 for none. */
void path_words_tile(int colour, int number, char out[PATH_WORDS_MAX]);

/* Why a press on a tile does nothing; "" where it does something. */
void path_words_refusal(DraftWhy why, int colour, char out[PATH_WORDS_MAX]);

/* What somebody who draws can do next. */
void path_words_asked(const Draft *draft, const char *name, char out[PATH_WORDS_MAX]);

/* The same without the name and as short as can be, for a note below it. */
void path_words_asked_briefly(const Draft *draft, char out[PATH_WORDS_MAX]);

/* Why the coach would draw that line. */
void path_words_hint(const PathNames *names, const PathHint *hint, char out[PATH_WORDS_MAX]);

/* Whom the round waits for: a bit for each. "" for nobody. */
void path_words_awaited(const PathNames *names, unsigned awaited, char out[PATH_WORDS_MAX]);

/* Somebody's path cannot grow any more: told once. */
void path_words_shut_in(const char *name, char out[PATH_WORDS_MAX]);

const char *path_words_board(const char *board); /* by its name; another one keeps that */

void path_words_round(int round, char out[PATH_WORDS_MAX]);

/* "3 of 5 left". */
void path_words_left(const Draft *draft, char out[PATH_WORDS_MAX]);

/* The best number that may be reached with what the card has left; 0: none. *points: what it would give. */
int path_words_chance(const PathView *view, int seat, const Draft *draft, int *points);

/* "10, in full" and what follows from it, alone; either may come out as "". */
void path_words_chance_said(const PathView *view, int seat, const Draft *draft, char said[PATH_WORDS_MAX],
                            char then[PATH_WORDS_MAX]);

/* A review counts in hundredths of a point; people read whole ones. */
int path_words_whole(int hundredths);

/* What a round that decided the game did to whom. */
void path_words_moment(const PathNames *names, const PathMoment *moment, char out[PATH_WORDS_MAX]);

/* One line of the log; false: nothing to tell. */
bool path_words_log(const PathNames *names, const PathBoard *board, const PathEvent *event, char out[PATH_WORDS_MAX]);

#endif
