/* The host's side of a connection to a table: how much of the session's own history it has had. Nothing is queued for
 * it, so who is slow costs nothing, and who comes back says how much is there.
 *
 * An action's events, and the answer to who acted, may leave once they are committed (session_awaits_commit()); the
 * host says how much that is. */
#ifndef PLAY_CURSOR_H
#define PLAY_CURSOR_H

#include "play/session.h"

typedef struct Cursor {
    Session *session;
    int seat;    /* SESSION_NOBODY: it watches */
    int most;    /* events in a message; 0: as many as it holds */
    int seconds; /* for a question; 0: as long as they like */

    bool is_greeted, is_informed; /* has had the table; what is its seat's alone */
    unsigned turned_back, seatings;
    int n;          /* events it has had */
    int live;       /* from there on it gets what goes with them */
    int private_at; /* behind which event something is still to be said; negative: none */
    int answers;    /* not sent yet: 0 none, 1 yes, 2 no */
    int64_t answer_id;
    int answer_at, why; /* yes: when so much is committed */
} Cursor;

/* epoch, n: what it has had ("at"); n is 0 for who is new. */
void cursor_join(Cursor *cursor, Session *session, int seat, unsigned epoch, int n);

/* A message from there (the byte behind it is NUL). False: *fault says why it is refused, and the connection is to be
 * closed. */
bool cursor_take(Cursor *cursor, const char *text, size_t length, DataError *fault);

/* What is to be sent next, to be freed with cJSON_free(), so much of the history being committed; NULL: nothing. */
char *cursor_next(Cursor *cursor, int committed);

#endif
