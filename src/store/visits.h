/* What an exhibition stand keeps: visits and the hall of fame, no names beyond that hall, and only so much of
 * anything that the file does not grow from week to week. Days and hours are local ones, given by the caller. */
#ifndef STORE_VISITS_H
#define STORE_VISITS_H

#include "store/store.h"

/* Saved: append only. */
typedef enum StoreVisitOutcome {
    STORE_VISIT_OPEN = 0,
    STORE_VISIT_FINISHED = 1,
    STORE_VISIT_ABANDONED = 2,
} StoreVisitOutcome;

enum { STORE_VISITS_MOST = 20000, STORE_VISIT_GAMES = 50, STORE_VISIT_ANSWERS = 1000, STORE_LEVELS_SIZE = 96 };

typedef struct StoreVisit {
    int64_t id;                     /* given by the store */
    int64_t game;                   /* its journal; 0: none */
    char kind[STORE_KEY_SIZE];      /* of game: "world" */
    char language[16];              /* "de" */
    char board[STORE_KEY_SIZE];     /* "short" */
    char levels[STORE_LEVELS_SIZE]; /* of the computers, one word each: "easy medium" */
    int32_t persons;
    int32_t date, hour; /* days since 1970-01-01, 0 to 23 */
    int64_t begun;
    StoreVisitOutcome outcome; /* from here on: given by the store */
    int64_t seconds;           /* that it took; 0 while it is open */
} StoreVisit;

StoreTicket store_begin_visit(Store *store, const StoreVisit *visit, int64_t *id);
/* The answers given in its game are counted by topic, the persons' names are taken out of its journal, and of visits'
 * journals only the last STORE_VISIT_GAMES are kept. */
StoreTicket store_end_visit(Store *store, int64_t visit, StoreVisitOutcome outcome, int64_t seconds, int64_t now);
/* The last one that is still open; false: none. */
bool store_find_open_visit(Store *store, StoreVisit *visit);
bool store_find_last_visit(Store *store, StoreVisit *visit); /* open or over */
/* All that are open but one (0: all) were abandoned, and their games too: after a crash. */
StoreTicket store_close_visits(Store *store, int64_t but, int64_t now);

typedef struct StoreVisits {
    StoreVisit *visit; /* oldest first */
    size_t count;
} StoreVisits;

StoreVisits store_list_visits(Store *store, int32_t first_date, int32_t last_date);
void store_visits_free(StoreVisits *visits);

typedef struct StoreQuiz {
    int32_t date, hour; /* when the visit began */
    char topic[STORE_KEY_SIZE];
    int64_t asked, right;
} StoreQuiz;

typedef struct StoreQuizzes {
    StoreQuiz *quiz; /* by date, hour and topic */
    size_t count;
} StoreQuizzes;

StoreQuizzes store_list_quiz(Store *store, int32_t first_date, int32_t last_date);
void store_quizzes_free(StoreQuizzes *quizzes);

/* --- hall of fame ------------------------------------------------------------------------------------------------- */

enum { STORE_FAME_MOST = 10 }; /* kept of each day, and of all days, for each kind and board */

/* Saved: append only. */
typedef enum StoreFameKind {
    STORE_FAME_TURNS = 0,  /* to the goal: fewest first */
    STORE_FAME_RUN = 1,    /* the longest first */
    STORE_FAME_QUIZ = 2,   /* right answers one after another: most first */
    STORE_FAME_POINTS = 3, /* of Best Path, with others: most first */
    STORE_FAME_ALONE = 4,  /* of Best Path, alone: most first */
} StoreFameKind;

enum { STORE_FAME_KINDS = 5 };

typedef struct StoreFame {
    StoreFameKind kind;
    char board[STORE_KEY_SIZE];
    char name[STORE_NAME_SIZE];
    int32_t figurine;
    int32_t value;
    int32_t date;
    int64_t when;
} StoreFame;

/* What a value is worth in its list: the smaller, the better. Here alone; a fleet's server has the same in SQL, and a
 * test holds the two together. */
int64_t store_fame_rank(StoreFameKind kind, int32_t value);

StoreTicket store_add_fame(Store *store, const StoreFame *fame);
/* Best first, equal ones in the order they came; date: of that day, -1: of all. Returns how many, at most `most`. */
size_t store_list_fame(Store *store, StoreFameKind kind, const char *board, int32_t date, StoreFame *out, size_t most);
StoreTicket store_clear_fame(Store *store);
/* The same in a backup. Should that fail, there is a notice with its name. */
StoreTicket store_clear_fame_in(Store *store, const char *path);

#endif
