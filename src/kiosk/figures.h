/* Records visits and computes statistics for staff: by hour, by day, as CSV. No names. */
#ifndef KIOSK_FIGURES_H
#define KIOSK_FIGURES_H

#include "ai/level.h"
#include "games/world/data/questions.h"
#include "i18n/i18n.h"
#include "kiosk/games.h"
#include "store/visits.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* --- while visitors play ------------------------------------------------------------------------------------------ */

typedef struct KioskVisitors {
    const char *language; /* "de" */
    const char *kind;     /* of game: "world" */
    const char *board;    /* "short" */
    int persons;
    int computers;
    const char *levels[4]; /* ai_level_names of the computers */
    int64_t game;          /* the store's id of its journal; 0: none */
} KioskVisitors;

/* A game has begun; the visit's id. All of these do nothing without a store. */
int64_t kiosk_visit_begins(Store *store, const KioskVisitors *visitors, int64_t now);

/* Its game is over: call after the journal says so. seconds are those of a clock that does not jump. The names are
 * taken out of the journal, its answers counted, and old journals of visits go. */
void kiosk_visit_ends(Store *store, int64_t visit, StoreVisitOutcome outcome, int64_t seconds, int64_t now);

/* Every few seconds while a game is in play, and at its end, so that a later start knows how long ago that was. */
void kiosk_visit_lives(Store *store, int64_t now);
bool kiosk_was_visited(Store *store, int within, int64_t now); /* no more than so many seconds ago */

/* At the start. The visit that was in play no more than `within` seconds ago, to be gone on with: its id, else 0.
 * Every other one still open counts as abandoned from here on, its game too. */
int64_t kiosk_visits_take_up(Store *store, int within, int64_t now);

/* --- by night ----------------------------------------------------------------------------------------------------- */

enum { KIOSK_HOURS = 24, KIOSK_DAYS = 14 };

/* Of one game. */
typedef struct KioskPlayed {
    int64_t begun, finished;
    int64_t seconds; /* of the finished ones, together */
    int64_t board[KIOSK_BOARDS_MAX];
} KioskPlayed;

typedef struct KioskFigures {
    int32_t date, hour; /* hour -1: the whole day */
    int64_t begun, finished, abandoned;
    int64_t seconds; /* of the finished ones, together */
    int64_t persons;
    int64_t language[I18N_LANGUAGES_MAX]; /* as i18n_languages() lists them */
    int64_t level[AI_LEVELS];
    KioskPlayed game[KIOSK_GAMES_MAX]; /* those of the box */
    int64_t asked[QUESTION_TOPICS], right[QUESTION_TOPICS];
} KioskFigures;

/* Of a day by its hours, or of KIOSK_DAYS days up to the last by day. Adds everything up in *sum as well. */
void kiosk_figures_by_hour(Store *store, int32_t date, KioskFigures hours[KIOSK_HOURS], KioskFigures *sum);
void kiosk_figures_by_day(Store *store, int32_t last, KioskFigures days[KIOSK_DAYS], KioskFigures *sum);
/* Seconds of a finished game on average; 0: none was finished. */
int64_t kiosk_mean_seconds(int64_t seconds, int64_t finished);

/* figures_csv.c: all there is, a line for every hour in which anybody played: RFC 4180 in UTF-8 with its mark, so that
 * spreadsheets know it. stand: its name, in every line; may be empty. The caller frees it with free(). */
char *kiosk_figures_csv(Store *store, const char *stand, size_t *size);

#endif
