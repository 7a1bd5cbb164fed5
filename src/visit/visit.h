/* A visit to a table elsewhere: calls its host, makes a table or joins one, and hands what is said to the session and
 * what the session says to the host. A line that breaks is called again by itself; the session stays as it was seen
 * last until its host is there again. */
#ifndef VISIT_VISIT_H
#define VISIT_VISIT_H

#include "core/figurine.h"
#include "far/message.h"
#include "line/line.h"
#include "play/far.h"

enum { VISIT_ADDRESS_MAX = 256, VISIT_SECRET_BYTES = 33, VISIT_LINK_MAX = 400 };

/* Where somebody sits, or wants to: all that is needed to come back to it. */
typedef struct VisitPlace {
    char address[VISIT_ADDRESS_MAX]; /* of the host: ws://fair.local:8021 */
    char code[CODE_NUMBER_BYTES];    /* of the table; empty: it is still to be made */
    char secret[VISIT_SECRET_BYTES]; /* of the seat; empty: none yet */
    char owner[VISIT_SECRET_BYTES];  /* of who made the table; empty: that is somebody else */
} VisitPlace;

/* As a person types or pastes it: a link, or an address, or a table's code alone (then the address stays). False: it
 * is none of these, and the place is left as it was. */
bool visit_place_read(const char *text, VisitPlace *place);

/* For others to open: the table, in a browser or in the game. with_seat: one's own seat with it, for another device of
 * one's own. */
void visit_link(const VisitPlace *place, bool with_seat, char out[VISIT_LINK_MAX]);

/* A table to be made. Seats: who makes it sits in the first that is no computer's. */
typedef struct VisitTable {
    const Game *rules;
    const char *board;
    Seats seats;           /* only is_computer, level and character matter of those who are not here */
    const char *questions; /* level of World's (deck_level_names); NULL: the host's usual one */
    int limit;             /* of Best Path, s a round; 0: none */
    bool is_over_days;
    bool has_clock;
} VisitTable;

typedef struct VisitWish {
    VisitPlace place;
    const VisitTable *table; /* NULL: it is there already */
    char name[SEAT_NAME_SIZE];
    int figurine; /* -1: any */
    bool watches;
} VisitWish;

typedef struct Visit Visit;

/* wake: called on any thread when visit_step() has something to do. The host is the program's: it and *rules outlive
 * the visit. language: in which one is asked. */
typedef struct VisitHost {
    const PlayHost *play;
    const char *language;
    const char *build;              /* what this program is: its version */
    double (*now)(void *context);   /* ms of a clock that never jumps */
    int64_t (*wall)(void *context); /* ms since 1970 */
    void (*wake)(void *context);
    void *context;
} VisitHost;

Visit *visit_new(const VisitHost *host, const VisitWish *wish);
/* Hangs up; the table goes on, and the place can be gone back to. The session is freed. NULL is fine. */
void visit_free(Visit *visit);

typedef enum VisitStage {
    VISIT_CALLING, /* for the first time */
    VISIT_THERE,   /* at the table: there is a session */
    VISIT_AWAY,    /* the line has broken, and is called again by itself; the session is as it was */
    VISIT_PARTED,  /* for good: visit_trouble() says why */
} VisitStage;

/* Does what is due: takes what has come, sends what the session wants sent, calls again. True: something has changed
 * that one may want to show. When it wants to be called again though nothing comes: ms of host.now; negative: never. */
bool visit_step(Visit *visit);
double visit_due(const Visit *visit);

VisitStage visit_stage(const Visit *visit);
Session *visit_session(const Visit *visit);        /* NULL: no table has been told yet */
const VisitPlace *visit_place(const Visit *visit); /* grows while one makes a table and sits down */
bool visit_watches(const Visit *visit);            /* also who gave their seat up */
bool visit_is_owner(const Visit *visit);

/* Why it could not be, or is no more; one localized sentence. Empty: nothing is wrong. */
const char *visit_trouble(const Visit *visit);
LineFault visit_line_fault(const Visit *visit);
int visit_why(const Visit *visit); /* FarWhy of the last "no" about the table or "bye"; negative: none */

/* --- who is there ------------------------------------------------------------------------------------------------- */

unsigned visit_free_seats(const Visit *visit); /* a bit for each that nobody has taken yet */
unsigned visit_away_seats(const Visit *visit); /* whose person is not there now */
unsigned visit_seatings(const Visit *visit);   /* grows whenever any of this changes */

/* The clock of a seat whose turn it is. False: none runs. *left: ms until its time is over; negative: so long ago. */
bool visit_clock(const Visit *visit, int seat, double *left);

typedef enum VisitDeed {
    VISIT_STAND_IN, /* a computer plays for who is away, or whose time is over */
    VISIT_TAKE_BACK,
    VISIT_LEAVE,    /* gives one's own seat up for good */
    VISIT_SET_FREE, /* for the owner: somebody else may have it */
} VisitDeed;

void visit_do(Visit *visit, int seat, VisitDeed deed);

enum { VISIT_REACTIONS = 8 };
extern const char *const visit_reaction_names[VISIT_REACTIONS]; /* on the wire */
extern const char *const visit_reaction_words[VISIT_REACTIONS]; /* N_("Hello!") ... */

void visit_react(Visit *visit, int what);
/* What somebody has said since this was asked last; false: nothing. */
bool visit_take_reaction(Visit *visit, int *seat, int *what);

/* The whole game of a table that is over, as text (the host's record, with its key); NULL: not yet. */
const char *visit_record(const Visit *visit);

/* --- tables gone back to ------------------------------------------------------------------------------------------ */

/* As it is noted on this machine: one for each table that is not over. */
typedef struct VisitNote {
    VisitPlace place;
    char game[16]; /* kind */
    char board[32];
    Seats seats;
    int seat;       /* SESSION_NOBODY: watches */
    unsigned epoch; /* how far it was seen here */
    int n;
    int64_t seen; /* s since 1970 */
} VisitNote;

enum { VISIT_NOTES_MOST = 20 };

/* Newest first. */
int visit_notes(struct Store *store, VisitNote note[VISIT_NOTES_MOST]);
void visit_note(struct Store *store, const Visit *visit, int64_t now);
void visit_forget(struct Store *store, const char *code);

#endif
