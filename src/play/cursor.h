/* The host's side of a connection to a table: how much of the session's own history it has had. Nothing is queued for
 * it, so who is slow costs nothing, and who comes back says how much is there.
 *
 * An action's events, and the answer to who acted, may leave once they are committed (session_awaits_commit()); the
 * host says how much that is. */
#ifndef PLAY_CURSOR_H
#define PLAY_CURSOR_H

#include "play/session.h"

/* What a host knows of a table beside its session. Whoever keeps it may change it at any time. */
typedef struct CursorTable {
    const char *code;
    unsigned epoch; /* how often steps had been taken back before this session was resumed */
    unsigned away;  /* a bit for each seat whose person is not there now */
    unsigned free;  /* for each that nobody has taken yet */
} CursorTable;

enum { CURSOR_SECRET_BYTES = 33 };

typedef struct Cursor {
    Session *session;
    int seat;                         /* SESSION_NOBODY: it watches */
    const CursorTable *table;         /* NULL: there is nothing to know */
    char secret[CURSOR_SECRET_BYTES]; /* of its seat, told with the table, once; empty: they have it */
    bool is_owner;
    int most;    /* events in a message; 0: as many as it holds */
    int seconds; /* for a question; 0: as long as they like */

    bool is_greeted, is_informed; /* has had the table; what is its seat's alone */
    unsigned turned_back, seatings;
    unsigned away, free; /* as it was told */
    int n;               /* events it has had */
    int live;            /* from there on it gets what goes with them */
    int private_at;      /* behind which event something is still to be said; negative: none */
    int answers;         /* not sent yet: 0 none, 1 yes, 2 no */
    int64_t answer_id;
    int answer_at, why; /* yes: when so much is committed */
} Cursor;

/* epoch, n: what it has had ("at"); n is 0 for who is new. */
void cursor_join(Cursor *cursor, Session *session, const CursorTable *table, int seat, unsigned epoch, int n);

/* A message from there (the byte behind it is NUL). False: *fault says why it is refused, and the connection is to be
 * closed. */
bool cursor_take(Cursor *cursor, const char *text, size_t length, DataError *fault);
/* The same of one that has been read. */
bool cursor_take_message(Cursor *cursor, FarKind kind, const JsonPlace *message);

/* What is to be sent next, to be freed with cJSON_free(), so much of the history being committed; NULL: nothing. */
char *cursor_next(Cursor *cursor, int committed);

#endif
